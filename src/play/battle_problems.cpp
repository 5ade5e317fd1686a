#include "play/battle_problems.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

#include "language/language.h"
#include "play/wording.h"
#include "table/distance.h"
#include "table/tabletop.h"
#include "table/terrain.h"

namespace signifer {
namespace {

std::string nameOf(const Battle& battle, UnitIndex unit) { return std::string(unitName(battle, unit)); }

std::string inWords(double thousandths) { return worded(Figure::inches(toLength(thousandths))); }

// The unit of his side that a person stands nearest to, and how far; noUnit where there is none.
UnitIndex nearestOwn(const Battle& battle, const std::vector<Footprint>& prints, const Person& person,
                     double& distance) {
  UnitIndex nearest = noUnit;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (!battle.unit(i).present || battle.unit(i).side != person.side) continue;
    const double off = distanceTo(prints[static_cast<std::size_t>(i)], toVec(person.at));
    if (nearest != noUnit && off >= distance) continue;
    nearest = i;
    distance = off;
  }
  return nearest;
}

// Blanks of all widths, and characters that show nothing.
bool isBlank(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 10> nothing{{{" ", " "},
                                                                                          {"\u00A0", "\u00A0"},
                                                                                          {"\u00AD", "\u00AD"},
                                                                                          {"\u115F", "\u1160"},
                                                                                          {"\u2000", "\u200F"},
                                                                                          {"\u202F", "\u202F"},
                                                                                          {"\u205F", "\u2064"},
                                                                                          {"\u3000", "\u3000"},
                                                                                          {"\u3164", "\u3164"},
                                                                                          {"\uFEFF", "\uFEFF"}}};
  for (std::size_t at = 0, next = 0; at < name.size(); at = next) {
    next = at + 1;
    while (next < name.size() && (static_cast<unsigned char>(name[next]) & 0xC0U) == 0x80U) ++next;
    const std::string_view one = name.substr(at, next - at);
    if (std::ranges::none_of(nothing, [&](const auto& range) { return one >= range.first && one <= range.second; }))
      return false;
  }
  return true;
}

// The side of the line through a and b on which c lies: 1, -1, or 0 on the line.
int sideOf(Point a, Point b, Point c) {
  const std::int64_t twice =
      (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) - (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
  return twice > 0 ? 1 : twice < 0 ? -1 : 0;
}

bool isBetween(Point a, Point b, Point c) {
  return std::min(a.x, b.x) <= c.x && c.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= c.y &&
         c.y <= std::max(a.y, b.y);
}

bool meet(Point a, Point b, Point c, Point d) {
  const int first = sideOf(a, b, c), second = sideOf(a, b, d), third = sideOf(c, d, a), fourth = sideOf(c, d, b);
  if (first != second && third != fourth) return true;
  return (first == 0 && isBetween(a, b, c)) || (second == 0 && isBetween(a, b, d)) ||
         (third == 0 && isBetween(c, d, a)) || (fourth == 0 && isBetween(c, d, b));
}

// Edges that are no neighbours meet. Neighbours share a corner anyway, and a corner that stands twice counts once.
bool crossesItself(const std::vector<Point>& outline) {
  std::vector<Point> corners;
  for (const Point corner : outline)
    if (corners.empty() || corners.back() != corner) corners.push_back(corner);
  while (corners.size() > 1 && corners.back() == corners.front()) corners.pop_back();
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i + 2 < n; ++i)
    for (std::size_t j = i + 2; j < n; ++j)
      if ((i > 0 || j + 1 < n) && meet(corners[i], corners[i + 1], corners[j], corners[(j + 1) % n])) return true;
  return false;
}

void tellNames(const Battle& battle, std::vector<BattleProblem>& problems) {
  const auto tell = [&](const std::string& id) {
    problems.push_back({BattleProblem::Kind::noName, said("{0} has no name.", {id}), {}});
  };
  for (SideIndex side = 0; side < 2; ++side)
    if (const SideInfo& info = battle.setup->sides[static_cast<std::size_t>(side)]; isBlank(info.name)) {
      tell(info.id);
      problems.back().side = side;
    }
  for (UnitIndex i = 0; i < battle.unitCount(); ++i)
    if (const UnitInfo& info = battle.setup->units[static_cast<std::size_t>(i)]; isBlank(info.name)) {
      tell(info.id);
      problems.back().units.push_back(i);
    }
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    if (const PersonInfo& info = battle.setup->people[static_cast<std::size_t>(p)]; isBlank(info.name)) {
      tell(info.id);
      problems.back().person = p;
    }
}

// The two halves of a figure of eight take each other's area, so the area alone tells nothing.
bool onOneLine(Outline outline) {
  return std::ranges::all_of(outline, [&](const Point& a) {
    return std::ranges::all_of(outline, [&](const Point& b) {
      const std::array corners{outline.front(), a, b};
      return areaOf(corners) == 0.0;
    });
  });
}

void tellGround(const RuleSet& rules, const Battle& battle, std::vector<BattleProblem>& problems) {
  const std::vector<TerrainPiece>& pieces = battle.setup->terrain;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const TerrainPiece& piece = pieces[i];
    const std::string name =
        piece.name.empty() ? rules.definition().terrainKinds()[static_cast<std::size_t>(piece.kind)].name : piece.name;
    if (onOneLine(piece.outline))
      problems.push_back(
          {BattleProblem::Kind::noArea, said("{0} covers nothing: its corners lie on one line.", {name}), {}});
    else if (crossesItself(piece.outline))
      problems.push_back({BattleProblem::Kind::crossing, said("The outline of {0} crosses itself.", {name}), {}});
    else
      continue;
    problems.back().ground = static_cast<int>(i);
  }
}

}  // namespace

std::vector<BattleProblem> problemsOf(const RuleSet& rules, const Battle& battle) {
  std::vector<BattleProblem> problems;
  const Tabletop table{battle.setup->width, battle.setup->depth};
  std::set<std::pair<SideIndex, std::string_view>> names, told;
  std::vector<Footprint> prints;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) prints.emplace_back(battle.unit(i).pose, battle.unit(i).base);
  const auto isPerson = [&](UnitIndex unit) { return rules.portray(battle, unit).shape == Shape::person; };
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (!battle.unit(i).present) continue;
    const auto at = static_cast<std::size_t>(i);
    if (battle.setup->columns == 0) {
      if (!isOn(table, prints[at]))
        problems.push_back({BattleProblem::Kind::offTable, said("Off the table: {0}.", {nameOf(battle, i)}), {i}});
      for (UnitIndex j = 0; j < i; ++j)
        if (battle.unit(j).present && overlaps(prints[at], prints[static_cast<std::size_t>(j)]) && !isPerson(i) &&
            !isPerson(j))
          problems.push_back(
              {BattleProblem::Kind::overlap,
               said("{0} and {2} overlap by {1}.",
                    {nameOf(battle, i), inWords(overlapDepth(prints[at], prints[static_cast<std::size_t>(j)])),
                     nameOf(battle, j)}),
               {i, j}});
    }
    if (names.insert({battle.unit(i).side, battle.setup->units[at].name}).second) continue;
    if (told.insert({battle.unit(i).side, battle.setup->units[at].name}).second)
      problems.push_back(
          {BattleProblem::Kind::sameName,
           said("Several units are called {0}. The journal cannot tell them apart.", {nameOf(battle, i)}),
           {i}});
  }
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    if (!person.present || person.unit != noUnit || battle.setup->columns > 0) continue;
    const std::string name(personName(battle, p));
    if (!table.contains(toVec(person.at)))
      problems.push_back({BattleProblem::Kind::offTable, said("Off the table: {0}.", {name}), {}, p});
    double nearest = 0;
    const UnitIndex unit = nearestOwn(battle, prints, person, nearest);
    if (unit != noUnit && nearest > farLeader)
      problems.push_back({BattleProblem::Kind::farLeader,
                          said("{0} stands {1} from the nearest unit of his side.", {name, inWords(nearest)}),
                          {unit},
                          p});
  }
  tellNames(battle, problems);
  tellGround(rules, battle, problems);
  return problems;
}

}  // namespace signifer
