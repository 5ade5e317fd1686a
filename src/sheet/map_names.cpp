#include "sheet/map_names.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace signifer {
namespace {

constexpr const char* upTo = "\u2013";

// "Hastati 3" without its number.
std::string stemOf(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  return end == std::string::npos || name[end] != ' ' ? name : name.substr(0, end);
}

auto placeInOrder(const SheetMap::Unit* unit) { return std::tuple(unit->centre.x, unit->centre.y, unit->name); }

}  // namespace

std::vector<const SheetMap::Unit*> namedTogether(const SheetMap& map, const SheetMap::Unit& unit) {
  constexpr double near = 1.3;
  std::vector<const SheetMap::Unit*> group{&unit};
  for (std::size_t i = 0; i < group.size(); ++i)
    for (const SheetMap::Unit& other : map.units) {
      const SheetMap::Unit& one = *group[i];
      if (other.side != one.side || stemOf(other.name) != stemOf(one.name)) continue;
      const double apart = std::hypot(other.centre.x - one.centre.x, other.centre.y - one.centre.y);
      if (apart < near * std::max(one.frontage, one.depth) && std::ranges::find(group, &other) == group.end())
        group.push_back(&other);
    }
  std::ranges::sort(group, {}, placeInOrder);
  return group;
}

std::string groupName(const std::vector<const SheetMap::Unit*>& group) {
  const std::string& first = group.front()->name;
  const std::string stem = stemOf(first);
  if (group.size() == 1) return first;
  std::vector<int> numbers;
  for (const SheetMap::Unit* unit : group)
    if (unit->name.size() > stem.size() && unit->name.size() < stem.size() + 6)
      numbers.push_back(std::stoi(unit->name.substr(stem.size() + 1)));
  if (numbers.size() != group.size()) return stem;
  const auto [least, most] = std::ranges::minmax(numbers);
  if (most - least + 1 != static_cast<int>(group.size())) return stem;
  return stem + " " + std::to_string(least) + upTo + std::to_string(most);
}

void numberUnits(SheetMap& map) {
  std::vector<std::vector<const SheetMap::Unit*>> groups;
  for (const SheetMap::Unit& unit : map.units)
    if (auto group = namedTogether(map, unit); group.front() == &unit) groups.push_back(std::move(group));
  std::ranges::sort(groups, {}, [](const auto& group) {
    return std::tuple_cat(std::tuple(group.front()->side), placeInOrder(group.front()));
  });
  int number = 0;
  for (const auto& group : groups)
    for (const SheetMap::Unit* unit : group)
      map.units[static_cast<std::size_t>(unit - map.units.data())].number = ++number;
}

std::string numbersInWords(std::vector<int> numbers) {
  constexpr std::size_t mostTogether = 3;
  std::ranges::sort(numbers);
  // A few of them stand on one line.
  const std::string comma = numbers.size() > mostTogether ? ", " : ",\u00A0";
  std::string words;
  for (std::size_t from = 0; from < numbers.size();) {
    std::size_t last = from;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (!words.empty()) words += comma;
    words += std::to_string(numbers[from]);
    if (last > from) words += (last == from + 1 ? comma : upTo) + std::to_string(numbers[last]);
    from = last + 1;
  }
  return words;
}

}  // namespace signifer
