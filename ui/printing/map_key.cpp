#include "printing/map_key.h"

#include <algorithm>
#include <vector>

#include "sheet/map_names.h"

namespace signifer::ui {
namespace {

constexpr double gap = 7 * pt;

struct Entry {
  std::string numbers;
  std::string name;
};

std::vector<Entry> entriesOf(const SheetMap& map, const std::vector<const SheetMap::Unit*>& listed, int side) {
  std::vector<std::pair<int, Entry>> found;
  for (const SheetMap::Unit* unit : listed) {
    const auto group = namedTogether(map, *unit);
    if (unit->side != side || group.front() != unit) continue;
    std::vector<int> numbers;
    for (const SheetMap::Unit* one : group) numbers.push_back(one->number);
    found.emplace_back(unit->number, Entry{numbersInWords(numbers), groupName(group)});
  }
  std::ranges::sort(found, {}, &std::pair<int, Entry>::first);
  std::vector<Entry> entries;
  for (auto& [number, entry] : found) entries.push_back(std::move(entry));
  return entries;
}

// Read down, column by column; names that are too long take two lines, and `broken` tells of them.
Galley columnsOf(const std::vector<Entry>& entries, const Type& type, double width, std::size_t columns, bool& broken) {
  const QFont plain = type.sans(type.footer);
  const QFont bold = type.sans(type.footer, QFont::Bold);
  const double column = (width + gap) / static_cast<double>(columns);
  const std::size_t rows = (entries.size() + columns - 1) / columns;
  Galley galley;
  for (std::size_t first = 0; first < entries.size(); first += rows) {
    const std::size_t last = std::min(entries.size(), first + rows);
    double numbers = 0;
    for (std::size_t i = first; i < last; ++i) numbers = std::max(numbers, widthOf(entries[i].numbers, bold));
    const double x = static_cast<double>(first / rows) * column;
    double y = 0;
    for (std::size_t i = first; i < last; ++i) {
      SetText(entries[i].numbers, bold, numbers + 1, Qt::AlignRight).into(galley, {x, y});
      const double indent = numbers + 4 * pt;
      const SetText name(entries[i].name, plain, std::max(column - gap - indent, longestWord(entries[i].name, plain)));
      name.into(galley, {x + indent, y});
      broken = broken || name.lines() > 1;
      y += name.height();
    }
    galley.height = std::max(galley.height, y);
  }
  return galley;
}

}  // namespace

Galley mapKey(const SheetMap& map, const std::vector<const SheetMap::Unit*>& listed, const Type& type, double width) {
  constexpr double between = 7 * millimetre;
  const double half = (width - between) / 2;
  Galley key;
  for (int side = 0; side < 2; ++side) {
    const std::vector<Entry> entries = entriesOf(map, listed, side);
    // Two columns may have names in two lines, more may not.
    bool broken = false;
    Galley best = columnsOf(entries, type, half, type.large ? 1 : 2, broken);
    broken = false;
    if (Galley two = columnsOf(entries, type, half, 2, broken); !broken) best = std::move(two);
    for (const std::size_t columns : {3U, 4U}) {
      broken = false;
      if (Galley more = columnsOf(entries, type, half, columns, broken); !broken) best = std::move(more);
    }
    key.height = std::max(key.height, best.height);
    key.place(std::move(best), {side * (half + between), 0});
  }
  return key;
}

}  // namespace signifer::ui
