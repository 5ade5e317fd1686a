#include "sheet/paper.h"

#include <algorithm>

#include "language/language.h"

namespace signifer {
namespace {

bool fits(const Json& wanted, const Json& value, const Json& input) {
  if (wanted.is_array()) return std::ranges::any_of(wanted, [&](const Json& one) { return fits(one, value, input); });
  if (!wanted.is_object())
    return wanted == value || (value.is_array() && std::ranges::find(value, wanted) != value.end());
  const double number = value.is_number() ? value.get<double>() : 0;
  if (wanted.contains("times"))
    return number >= wanted["times"].get<double>() * input.value(wanted["of"].get<std::string>(), 0.0);
  return (!wanted.contains("from") || number >= wanted["from"].get<double>()) &&
         (!wanted.contains("above") || number > wanted["above"].get<double>()) &&
         (!wanted.contains("to") || number <= wanted["to"].get<double>());
}

int amount(const PaperModifier& modifier, const Json& input) {
  if (modifier.each.empty()) return modifier.rows.front().value;
  const int given = input.contains(modifier.each) ? static_cast<int>(input[modifier.each].get<double>()) : 0;
  // Whole ones only; what is below 0 counts back.
  const int times = std::min(given / modifier.per, modifier.most);
  if (modifier.rows.size() == 1) return times * modifier.rows.front().value;
  const auto last = static_cast<int>(modifier.rows.size());
  return times <= 0 ? 0 : modifier.rows[static_cast<std::size_t>(std::min(times, last) - 1)].value;
}

// Rolls of one result in words: "6", "5, 6", "7 to 9", "8 or more".
std::string rollsInWords(const std::vector<SheetRow>& rows, std::size_t first, std::size_t last) {
  const std::string& high = rows[first].cells.front();
  const std::string& low = rows[last].cells.front();
  const auto bare = [](const std::string& label) { return label.substr(0, label.find_first_not_of("0123456789")); };
  if (first == last) return high;
  const bool toTheEnd = last + 1 == rows.size();
  if (first == 0 && !toTheEnd) return said("{0} or more", {bare(low)});
  if (first > 0 && toTheEnd) return said("{0} or less", {bare(high)});
  return last == first + 1 ? low + ", " + high : said("{0} to {1}", {low, high});
}

// Each result of the grid once. A column's own stand between those that it has in common with the columns before it.
std::vector<std::string> resultsOf(const SheetGrid& grid) {
  std::vector<std::string> results;
  for (std::size_t column = 1; column < grid.columns.size(); ++column) {
    std::size_t next = 0;
    for (const SheetRow& row : grid.rows) {
      const auto known = std::ranges::find(results, row.cells[column]);
      if (known == results.end())
        results.insert(results.begin() + static_cast<std::ptrdiff_t>(next++), row.cells[column]);
      else
        next = std::max(next, static_cast<std::size_t>(known - results.begin()) + 1);
    }
  }
  return results;
}

// For each result of the grid the rolls that have it, column by column.
SheetGrid turnedRound(const SheetGrid& grid) {
  SheetGrid turned;
  turned.head = grid.head;
  turned.columns.push_back({SheetColumn::Align::left, false, true});
  turned.columns.resize(grid.columns.size(), {SheetColumn::Align::centre, false, false});
  for (const std::string& result : resultsOf(grid)) {
    SheetRow& made = turned.rows.emplace_back();
    made.cells.assign(grid.columns.size(), "");
    made.cells.front() = result;
  }
  for (SheetRow& made : turned.rows)
    for (std::size_t column = 1; column < made.cells.size(); ++column) {
      const auto has = [&](std::size_t row) { return grid.rows[row].cells[column] == made.cells.front(); };
      for (std::size_t first = 0, last = 0; first < grid.rows.size(); first = last + 1) {
        last = first;
        if (!has(first)) continue;
        while (last + 1 < grid.rows.size() && has(last + 1)) ++last;
        std::string& cell = made.cells[column];
        cell += (cell.empty() ? "" : ", ") + rollsInWords(grid.rows, first, last);
      }
    }
  return turned;
}

}  // namespace

SheetPanel turnedRound(const SheetPanel& panel) {
  SheetPanel turned = panel;
  for (SheetPart& part : turned.parts)
    if (auto* grid = std::get_if<SheetGrid>(&part)) *grid = turnedRound(*grid);
  return turned;
}

bool holds(const Json& condition, const Json& input) {
  return std::ranges::all_of(condition.items(), [&](const auto& one) {
    if (one.key() == "not") return !holds(one.value(), input);
    return input.contains(one.key()) && fits(one.value(), input[one.key()], input);
  });
}

bool counts(const PaperModifier& modifier, const Json& input) { return holds(modifier.condition, input); }

int PaperTest::sum(const Json& input, int start) const {
  int total = start;
  for (const PaperModifier& modifier : modifiers) {
    if (!counts(modifier, input)) continue;
    total = modifier.sets ? modifier.rows.front().value
                          : total + (modifier.lowers ? -sign : sign) * amount(modifier, input);
  }
  return total >= none ? 0 : std::clamp(total, least, most);
}

const PaperBlock* Paper::find(std::string_view id) const {
  const auto found = std::ranges::find(blocks, id, &PaperBlock::id);
  return found == blocks.end() ? nullptr : &*found;
}

std::string Paper::word(const std::string& plain) const {
  const auto found = std::ranges::find(words, plain, &std::pair<std::string, std::string>::first);
  if (found != words.end()) return found->second;
  return plainWord(plain);
}

}  // namespace signifer
