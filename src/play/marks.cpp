#include "play/marks.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "play/measures_json.h"

namespace signifer {
namespace {

// Numbers in order, but those that are fixed.
class Numbers {
 public:
  explicit Numbers(const FixedMarks& marks) {
    fixed_.insert(marks.units.begin(), marks.units.end());
    fixed_.insert(marks.people.begin(), marks.people.end());
  }

  int give(int fixed) {
    if (fixed > 0) return fixed;
    while (fixed_.contains(next_)) ++next_;
    return next_++;
  }

 private:
  std::set<int> fixed_;
  int next_ = firstModelMark;
};

// The middle of the base. On one that is too shallow for the mark it lies to the right: where two such units touch
// front to front, their marks lie beside each other.
ModelMark onBase(int id, const Base& base, Length side) {
  const Length whole = side + 2 * rimOf(side);
  const bool aside = base.depth < whole && base.frontage >= 2 * whole;
  return {id, aside ? base.frontage / 4 : 0, 0, 0};
}

Json place(Length x, Length y) { return Json::array({inchesToJson(x), inchesToJson(y)}); }

Json markJson(const ModelMark& mark, const char* key, const std::string& whose, Length side) {
  return {{"id", mark.id},
          {key, whose},
          {"sizeInches", inchesToJson(side)},
          {"atInches", place(mark.right, mark.ahead)},
          {"turnDegrees", degreesToJson(mark.turn)}};
}

}  // namespace

std::array<BorderMark, 8> borderMarks(Length width, Length depth) {
  constexpr Length in = borderMarkSide / 2 + rimOf(borderMarkSide);
  const Length right = width - in;
  const Length upper = depth - in;
  return {BorderMark{0, "lowerLeft", {in, in}},        BorderMark{1, "lowerRight", {right, in}},
          BorderMark{2, "upperRight", {right, upper}}, BorderMark{3, "upperLeft", {in, upper}},
          BorderMark{4, "lower", {width / 2, in}},     BorderMark{5, "right", {right, depth / 2}},
          BorderMark{6, "upper", {width / 2, upper}},  BorderMark{7, "left", {in, depth / 2}}};
}

void keepMarks(Setup& setup, const Definition& definition, const FixedMarks& marks) {
  setup.settings.resize(definition.settings().size());
  const auto fixes = [](const std::vector<int>& tags) {
    return std::ranges::any_of(tags, [](int tag) { return tag > 0; });
  };
  if (marks.side == 0 && !fixes(marks.units) && !fixes(marks.people)) return;
  setup.settings.push_back(marks.side);
  setup.settings.insert(setup.settings.end(), marks.units.begin(), marks.units.end());
  setup.settings.insert(setup.settings.end(), marks.people.begin(), marks.people.end());
}

FixedMarks fixedMarks(const Setup& setup, const Definition& definition) {
  FixedMarks marks{0, std::vector<int>(setup.units.size()), std::vector<int>(setup.people.size())};
  const std::size_t own = definition.settings().size();
  if (setup.settings.size() != own + 1 + marks.units.size() + marks.people.size()) return marks;
  const auto kept = setup.settings.begin() + static_cast<std::ptrdiff_t>(own);
  marks.side = *kept;
  std::copy_n(kept + 1, marks.units.size(), marks.units.begin());
  std::copy_n(kept + 1 + static_cast<std::ptrdiff_t>(marks.units.size()), marks.people.size(), marks.people.begin());
  return marks;
}

std::string markTaken(int tag, const std::string& name, const std::string& owner) {
  return "another mark was expected for " + name + ": " + std::to_string(tag) + " is on " +
         (owner == name ? "another " + name : owner) + " already";
}

BattleMarks marksOf(const Definition& definition, const Battle& battle, std::optional<Length> side) {
  const Setup& setup = *battle.setup;
  const FixedMarks fixed = fixedMarks(setup, definition);
  BattleMarks marks;
  marks.side = side.value_or(fixed.side > 0 ? fixed.side : usualMarkSide);
  marks.border = borderMarks(setup.width, setup.depth);
  Numbers numbers(fixed);
  for (UnitIndex i = 0; i < battle.unitCount(); ++i)
    marks.units.push_back(
        onBase(numbers.give(fixed.units[static_cast<std::size_t>(i)]), battle.unit(i).base, marks.side));
  for (const int tag : fixed.people) marks.people.push_back({numbers.give(tag), 0, 0, 0});
  return marks;
}

std::optional<Length> markSideFrom(std::string_view word) {
  if (word == "1" || word == "1.0") return oneInch;
  if (word == "0.8") return 800;
  if (word == "0.6") return 600;
  return std::nullopt;
}

Length readMarkSide(const Node& node) {
  const Length side = fromInches(node.number());
  if (std::ranges::find(markSides, side) == markSides.end()) throw node.error("0.6, 0.8 or 1 inch was expected");
  return side;
}

Json marksJson(const Battle& battle, const BattleMarks& marks) {
  const Setup& setup = *battle.setup;
  Json table = Json::array();
  for (const BorderMark& mark : marks.border)
    table.push_back({{"id", mark.id},
                     {"place", mark.place},
                     {"sizeInches", inchesToJson(borderMarkSide)},
                     {"atInches", place(mark.centre.x, mark.centre.y)}});
  Json units = Json::array();
  for (std::size_t i = 0; i < marks.units.size(); ++i)
    units.push_back(markJson(marks.units[i], "unit", setup.units[i].id, marks.side));
  Json people = Json::array();
  for (std::size_t i = 0; i < marks.people.size(); ++i)
    if (standsAlone(battle.people[i]))
      people.push_back(markJson(marks.people[i], "person", setup.people[i].id, marks.side));
  return {
      {"family", markFamily}, {"table", std::move(table)}, {"units", std::move(units)}, {"people", std::move(people)}};
}

}  // namespace signifer
