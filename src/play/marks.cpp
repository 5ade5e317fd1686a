#include "play/marks.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "play/measures_json.h"

namespace signifer {
namespace {

// The first number of the second side, where each has its own half.
constexpr int middleMark = (firstModelMark + lastMark + 1) / 2;
// Added to the place of the marks as the setup keeps it, if sides have their own halves.
constexpr std::int32_t bySideFigure = 16;

// Numbers in order, but those that are fixed.
class Numbers {
 public:
  Numbers(const FixedMarks& marks, bool bySide) : next_{firstModelMark, bySide ? middleMark : firstModelMark} {
    for (const UnitTag& tag : marks.units) fixed_.insert(tag.id);
    for (const UnitTag& tag : marks.people) fixed_.insert(tag.id);
    bySide_ = bySide;
  }

  int give(int fixed, SideIndex side) {
    if (fixed > 0) return fixed;
    int& next = next_[bySide_ ? static_cast<std::size_t>(side) : 0];
    while (fixed_.contains(next)) ++next;
    return next++;
  }

 private:
  std::set<int> fixed_;
  std::array<int, 2> next_;
  bool bySide_ = false;
};

// An army too large for its half shares the numbers with the other.
bool fitsHalf(const Battle& battle, const FixedMarks& marks) {
  std::array<std::ptrdiff_t, 2> armies{};
  for (const Unit& unit : battle.units) ++armies[static_cast<std::size_t>(unit.side)];
  for (const Person& person : battle.people) ++armies[static_cast<std::size_t>(person.side)];
  // Fixed numbers may lie in either half.
  const auto isFixed = [](const UnitTag& tag) { return tag.id > 0; };
  const std::ptrdiff_t taken =
      std::ranges::count_if(marks.units, isFixed) + std::ranges::count_if(marks.people, isFixed);
  return std::max(armies[0], armies[1]) + taken <= middleMark - firstModelMark;
}

// The middle of the base. On one that is too shallow for the mark it lies to the right: where two such units touch
// front to front, their marks lie beside each other.
ModelMark onBase(int id, const Base& base, Length side) {
  const Length whole = side + 2 * rimOf(side);
  const bool aside = base.depth < whole && base.frontage >= 2 * whole;
  return {id, aside ? base.frontage / 4 : 0, 0, 0};
}

// On a grid the base is the square: the slip lies within it, at its rear.
ModelMark behindBase(int id, const Base& base, Length side, bool grid) {
  const Length whole = side + 2 * rimOf(side);
  return {id, 0, -(base.depth + (grid ? -whole : whole)) / 2, 0};
}

ModelMark markOf(int id, const UnitTag& tag, MarkPlace place, const Base& base, Length side, bool grid) {
  switch (tag.place.value_or(place)) {
    case MarkPlace::elsewhere:
      return {id, tag.right, tag.ahead, tag.turn};
    case MarkPlace::behind:
      return behindBase(id, base, side, grid);
    case MarkPlace::base:
      break;
  }
  return onBase(id, base, side);
}

constexpr std::size_t figuresOfTag = 5;
// A mark farther from its base says nothing of it.
constexpr double mostMarkAway = 24;

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
  const auto fixes = [](const UnitTag& tag) { return tag != UnitTag{}; };
  if (!marks.bySide && marks.side == 0 && marks.place == MarkPlace::base && std::ranges::none_of(marks.units, fixes) &&
      std::ranges::none_of(marks.people, fixes))
    return;
  setup.settings.push_back(marks.side);
  setup.settings.push_back(static_cast<std::int32_t>(marks.place) + (marks.bySide ? bySideFigure : 0));
  for (const std::vector<UnitTag>* tags : {&marks.units, &marks.people})
    for (const UnitTag& tag : *tags)
      setup.settings.insert(setup.settings.end(), {tag.id, tag.place ? static_cast<std::int32_t>(*tag.place) : -1,
                                                   tag.right, tag.ahead, tag.turn});
}

FixedMarks fixedMarks(const Setup& setup, const Definition& definition) {
  FixedMarks marks{0, MarkPlace::base, std::vector<UnitTag>(setup.units.size()),
                   std::vector<UnitTag>(setup.people.size())};
  const std::size_t own = definition.settings().size();
  if (setup.settings.size() != own + 2 + figuresOfTag * (marks.units.size() + marks.people.size())) return marks;
  auto kept = setup.settings.begin() + static_cast<std::ptrdiff_t>(own);
  marks.side = *kept++;
  marks.bySide = *kept >= bySideFigure;
  marks.place = static_cast<MarkPlace>(*kept++ % bySideFigure);
  for (std::vector<UnitTag>* tags : {&marks.units, &marks.people})
    for (UnitTag& tag : *tags) {
      tag.id = *kept++;
      if (*kept >= 0) tag.place = static_cast<MarkPlace>(*kept);
      ++kept;
      tag.right = *kept++;
      tag.ahead = *kept++;
      tag.turn = *kept++;
    }
  return marks;
}

std::string markTaken(int tag, const std::string& name, const std::string& owner) {
  return "another mark was expected for " + name + ": " + std::to_string(tag) + " is on " +
         (owner == name ? "another " + name : owner) + " already";
}

BattleMarks marksOf(const Definition& definition, const Battle& battle, const MarkWish& wish) {
  const Setup& setup = *battle.setup;
  const FixedMarks fixed = fixedMarks(setup, definition);
  BattleMarks marks;
  marks.side = wish.side.value_or(fixed.side > 0 ? fixed.side : usualMarkSide);
  const MarkPlace place = wish.place.value_or(fixed.place);
  marks.border = borderMarks(setup.width, setup.depth);
  Numbers numbers(fixed, fixed.bySide && fitsHalf(battle, fixed));
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    const UnitTag& tag = fixed.units[static_cast<std::size_t>(i)];
    const int number = numbers.give(tag.id, battle.unit(i).side);
    marks.units.push_back(markOf(number, tag, place, battle.unit(i).base, marks.side, definition.grid()));
  }
  // On a grid the slip of a leader lies in his square as well, at the rear of his base.
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const UnitTag& tag = fixed.people[static_cast<std::size_t>(i)];
    const int number = numbers.give(tag.id, battle.person(i).side);
    marks.people.push_back(markOf(number, tag, place, leaderBase, marks.side, false));
  }
  return marks;
}

MarkWish markWishIn(const std::string& notes) {
  MarkWish wish;
  const Json json = Json::parse(notes, nullptr, false);
  const Json kept = json.is_object() ? json.value("marks", Json()) : Json();
  if (!kept.is_object()) return wish;
  if (const Json side = kept.value("sizeInches", Json()); side.is_number()) {
    const Length length = fromInches(side.get<double>());
    if (std::ranges::find(markSides, length) != markSides.end()) wish.side = length;
  }
  if (const Json place = kept.value("place", Json()); place.is_string())
    wish.place = markPlaceFrom(place.get<std::string>());
  return wish;
}

MarkWish orElse(const MarkWish& wish, const MarkWish& other) {
  return {wish.side ? wish.side : other.side, wish.place ? wish.place : other.place};
}

std::optional<Length> markSideFrom(std::string_view word) {
  if (word == "1" || word == "1.0") return oneInch;
  if (word == "0.8") return 800;
  if (word == "0.6") return 600;
  return std::nullopt;
}

std::optional<MarkPlace> markPlaceFrom(std::string_view word) {
  if (word == "base") return MarkPlace::base;
  if (word == "behind") return MarkPlace::behind;
  return std::nullopt;
}

std::string_view wordOf(MarkPlace place) { return place == MarkPlace::behind ? "behind" : "base"; }

MarkPlace readMarkPlace(const Node& node) {
  const auto place = markPlaceFrom(node.text());
  if (!place) throw node.error("base or behind was expected");
  return *place;
}

bool readMarksBySide(const Node& node) {
  const std::string word = node.text();
  if (word != "bySide" && word != "together") throw node.error("bySide or together was expected");
  return word == "bySide";
}

UnitTag readUnitTag(const Node& node) {
  UnitTag tag;
  const auto number = [](const Node& id) { return static_cast<int>(id.integer(firstModelMark, lastMark)); };
  if (!node.isObject()) {
    tag.id = number(node);
    return tag;
  }
  node.allowOnly({"id", "place", "atInches", "turnDegrees"});
  if (const auto id = node.find("id")) tag.id = number(*id);
  if (const auto place = node.find("place")) tag.place = readMarkPlace(*place);
  const auto at = node.find("atInches");
  if (!at) {
    if (const auto turn = node.find("turnDegrees")) throw turn->error("a place \"atInches\" was expected as well");
    return tag;
  }
  if (tag.place) throw at->error("either \"place\" or \"atInches\" was expected");
  const auto both = at->items();
  if (both.size() != 2) throw at->error("[right, ahead] of the base's centre in inches was expected");
  tag.place = MarkPlace::elsewhere;
  tag.right = fromInches(both[0].number(-mostMarkAway, mostMarkAway));
  tag.ahead = fromInches(both[1].number(-mostMarkAway, mostMarkAway));
  if (const auto turn = node.find("turnDegrees")) tag.turn = normalised(fromDegrees(turn->number(-360, 360)));
  return tag;
}

Json unitTagJson(const UnitTag& tag) {
  if (!tag.place) return tag.id > 0 ? Json(tag.id) : Json();
  Json json = Json::object();
  if (tag.id > 0) json["id"] = tag.id;
  if (*tag.place != MarkPlace::elsewhere) {
    json["place"] = wordOf(*tag.place);
    return json;
  }
  json["atInches"] = place(tag.right, tag.ahead);
  if (tag.turn != 0) json["turnDegrees"] = degreesToJson(tag.turn);
  return json;
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
    if (marks.units[i].id > 0) units.push_back(markJson(marks.units[i], "unit", setup.units[i].id, marks.side));
  Json people = Json::array();
  for (std::size_t i = 0; i < marks.people.size(); ++i)
    if (standsAlone(battle.people[i]) && marks.people[i].id > 0)
      people.push_back(markJson(marks.people[i], "person", setup.people[i].id, marks.side));
  return {
      {"family", markFamily}, {"table", std::move(table)}, {"units", std::move(units)}, {"people", std::move(people)}};
}

}  // namespace signifer
