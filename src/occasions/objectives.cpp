#include "occasions/objectives.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "battle/arriving.h"
#include "battle/scoring.h"
#include "language/language.h"
#include "language/names.h"
#include "play/deployment.h"
#include "rules/account.h"
#include "table/distance.h"
#include "table/grid.h"

namespace signifer {
namespace {

using Kind = Objective::Kind;

constexpr int cornersOfCircle = 48;

// A rectangle square to the table, as the footprint of a base.
Footprint boxOf(const Objective& objective) { return {{objective.at, 0}, objective.box}; }

bool mayScore(const Objective& objective, SideIndex side) { return objective.side == noSide || objective.side == side; }

}  // namespace

std::vector<std::vector<Point>> outlinesOf(const Objective& objective, const Setup& setup) {
  std::vector<std::vector<Point>> outlines;
  if (objective.kind != Kind::place) return outlines;
  const auto addBox = [&outlines](const Footprint& box) {
    std::vector<Point>& outline = outlines.emplace_back();
    for (const Vec2 corner : box.corners()) outline.push_back(toPoint(corner));
  };
  const Grid grid{setup.columns, setup.rows};
  for (const int square : objective.squares)
    addBox({{centreOf(grid.squareOf(square), setup.squareSide), 0}, {setup.squareSide, setup.squareSide}});
  if (!objective.squares.empty()) return outlines;
  if (objective.radius == 0) {
    addBox(boxOf(objective));
    return outlines;
  }
  std::vector<Point>& circle = outlines.emplace_back();
  for (int i = 0; i < cornersOfCircle; ++i) {
    const double angle = 2 * std::numbers::pi * i / cornersOfCircle;
    circle.push_back(toPoint(toVec(objective.at) + Vec2{std::cos(angle), std::sin(angle)} * objective.radius));
  }
  return outlines;
}

std::pair<Point, Point> endsOf(const TableStretch& stretch, const Setup& setup) {
  using Edge = DeploymentZone::Edge;
  const bool lying = stretch.edge == Edge::south || stretch.edge == Edge::north;
  const Length other = stretch.edge == Edge::north ? setup.depth : stretch.edge == Edge::east ? setup.width : 0;
  const auto at = [&](Length along) { return lying ? Point{along, other} : Point{other, along}; };
  return {at(stretch.from), at(stretch.to)};
}

Objectives::Objectives(const RuleSet& rules, const Battle& battle)
    : rules_(rules), battle_(battle), views_{seenBy(rules, battle, 0), seenBy(rules, battle, 1)} {}

bool Objectives::isKnown(UnitIndex unit) const {
  return unit == noUnit || views_[static_cast<std::size_t>(enemyOf(battle_.unit(unit).side))].sees(unit);
}

bool Objectives::standsIn(UnitIndex u, const Objective& objective) const {
  const Unit& unit = battle_.unit(u);
  if (!unit.present) return false;
  const Setup& setup = *battle_.setup;
  if (setup.columns > 0) {
    const Square square = squareAt(unit.pose.centre, setup.squareSide);
    const Grid grid{setup.columns, setup.rows};
    if (!grid.contains(square)) return false;
    if (std::ranges::find(objective.squares, grid.indexOf(square)) == objective.squares.end()) return false;
  } else {
    const Footprint print(unit.pose, unit.base);
    const bool within = objective.radius > 0 ? distanceTo(print, toVec(objective.at)) <= objective.radius
                                             : signifer::within(print, boxOf(objective), 0);
    if (!within) return false;
  }
  return !rules_.portray(battle_, u).adrift;
}

UnitIndex Objectives::holder(const Objective& objective, SideIndex side) const {
  if (objective.kind != Kind::place || !mayScore(objective, side)) return noUnit;
  UnitIndex held = noUnit;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool own = battle_.unit(u).side == side;
    if (own && held != noUnit && isKnown(held)) continue;
    if (!own && !views_[static_cast<std::size_t>(side)].sees(u)) continue;
    if (!standsIn(u, objective)) continue;
    if (!own) return noUnit;
    if (held == noUnit || isKnown(u)) held = u;
  }
  return held;
}

Points Objectives::worthNow(const Objective& objective) const {
  Points points{};
  // Nobody holds or loses anything before the battle begins.
  if (deploymentNow(rules_.definition(), battle_)) return points;
  if (objective.kind == Kind::exit) {
    for (const Unit& unit : battle_.units)
      if (leftBy(unit) == objective.stretch.edge && mayScore(objective, unit.side))
        points[static_cast<std::size_t>(unit.side)] += objective.points;
    return points;
  }
  if (objective.kind == Kind::unit) {
    const Unit& unit = battle_.unit(objective.unit);
    if (!unit.present && !isAside(unit) && mayScore(objective, enemyOf(unit.side)))
      points[static_cast<std::size_t>(enemyOf(unit.side))] = objective.points;
    return points;
  }
  for (SideIndex side = 0; side < 2; ++side)
    if (holder(objective, side) != noUnit) points[static_cast<std::size_t>(side)] = objective.points;
  return points;
}

Points Objectives::total() const {
  Points points{pointsScored(battle_, 0), pointsScored(battle_, 1)};
  for (const Objective& objective : battle_.setup->objectives) {
    if (objective.eachTurn) continue;
    const Points now = worthNow(objective);
    for (std::size_t side = 0; side < 2; ++side) points[side] += now[side];
  }
  return points;
}

void countTurn(const RuleSet& rules, Battle& battle, const TurnMoment& ended, const Account& account) {
  struct Held {
    int objective;
    SideIndex side;
    UnitIndex unit;
    bool known;
  };
  std::vector<Held> held;
  const auto& list = battle.setup->objectives;
  const Objectives objectives(rules, battle);
  for (std::size_t i = 0; i < list.size(); ++i)
    for (SideIndex side = 0; list[i].eachTurn && side < 2; ++side)
      if (const UnitIndex u = objectives.holder(list[i], side); u != noUnit)
        held.push_back({static_cast<int>(i), side, u, objectives.isKnown(u)});
  const ToldAt then(battle, ended);
  for (const Held& one : held) {
    const int worth = list[static_cast<std::size_t>(one.objective)].points;
    const int points = std::min(worth, mostPoints - pointsScored(battle, one.side));
    setPointsScored(battle, one.side, pointsScored(battle, one.side) + points);
    if (!one.known) setPointsUntold(battle, one.side, pointsUntold(battle, one.side) + points);
    account.tell(
        "objective-held", {"OBJ-2"},
        {.unit = one.unit, .side = one.side, .figures = {Figure::objective(one.objective), Figure::count(points)}});
  }
}

std::string objectiveInWords(const Battle& battle, const Objective& objective) {
  const std::string points = said("{0|# point|# points}", {std::to_string(objective.points)});
  const std::string name(saidName(objective.name));
  std::string words;
  if (objective.kind == Kind::unit)
    words = said(
        "{0}: {1} for {2} when beaten",
        {name, points, std::string(saidName(battle.setup->sides[enemyOf(battle.unit(objective.unit).side)].name))});
  else if (objective.kind == Kind::exit)
    words = said("{0}: {1} for each unit that leaves there", {name, points});
  else if (objective.eachTurn)
    words = said("{0}: {1} at the end of each turn", {name, points});
  else
    words = said("{0}: {1} at the end of the battle", {name, points});
  if (objective.side != noSide)
    words = said("{0}, for {1} alone", {words, std::string(saidName(battle.setup->sides[objective.side].name))});
  return words;
}

}  // namespace signifer
