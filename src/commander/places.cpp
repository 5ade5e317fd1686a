#include "commander/places.h"

#include <algorithm>
#include <set>
#include <utility>

#include "table/base.h"
#include "table/moves.h"

namespace signifer {
namespace {

/// Left free before an enemy: near enough to charge from, and no enemy is touched by the way.
constexpr double standOff = 3.0 * oneInch;
constexpr double besideFriends = 0.1 * oneInch;
constexpr double wayBack = 4.0 * oneInch;
constexpr std::size_t friendsNear = 2;
/// A move that neither goes nor turns so far is not worth its name.
constexpr double leastWay = oneInch;
constexpr Angle leastTurn = 10 * oneDegree;

/// The others of a side on the table, nearest first.
std::vector<UnitIndex> nearest(const Battle& battle, UnitIndex unit, SideIndex side, std::size_t most) {
  std::vector<std::pair<double, UnitIndex>> away;
  const Vec2 from = toVec(battle.unit(unit).pose.centre);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (v != unit && battle.unit(v).present && battle.unit(v).side == side)
      away.emplace_back(squaredLength(toVec(battle.unit(v).pose.centre) - from), v);
  const std::size_t kept = std::min(most, away.size());
  std::ranges::partial_sort(away, away.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<UnitIndex> near;
  for (std::size_t i = 0; i < kept; ++i) near.push_back(away[i].second);
  return near;
}

/// Collects places on the table.
class Places {
 public:
  explicit Places(const Battle& battle) : battle_(battle) {}

  void add(Errand errand, Vec2 at) {
    const Point point = toPoint(at);
    if (point.x > 0 && point.y > 0 && point.x < battle_.setup->width && point.y < battle_.setup->depth)
      found_.push_back({point, errand});
  }

  // The front, the flanks and the rear, with room to charge from there.
  void addAbout(const Footprint& own, const Footprint& foe) {
    const double off = own.halfDepth + standOff;
    for (const double side : {-1.0, 1.0}) add(Errand::closeIn, foe.at(side * (foe.halfFrontage + off), 0.0));
    for (const double end : {-1.0, 1.0}) add(Errand::closeIn, foe.at(0.0, end * (foe.halfDepth + off)));
  }

  // All squares about one, those at its corners too: who stands there may charge a flank.
  void addSquaresAbout(const Footprint& foe) {
    const double side = battle_.setup->squareSide;
    for (const double across : {-1.0, 0.0, 1.0})
      for (const double along : {1.0, 0.0, -1.0})
        if (across != 0.0 || along != 0.0) add(Errand::closeIn, foe.at(across * side, along * side));
  }

  [[nodiscard]] std::vector<WorthGoing> found() && { return std::move(found_); }

 private:
  const Battle& battle_;
  std::vector<WorthGoing> found_;
};

/// Moves of one unit, judged and new.
class MovesToPlaces {
 public:
  MovesToPlaces(const RuleSet& rules, const Battle& battle, ActionList& candidates, std::vector<Going>& goings)
      : rules_(rules), battle_(battle), candidates_(candidates), goings_(goings) {}

  void add(const Going& going, Point place) {
    Action action = rules_.propose(battle_, going.unit, place);
    if (action.kind < 0 || action.unit != going.unit || action.path.empty()) return;
    Verdict verdict = rules_.judge(battle_, action);
    if (!verdict.legal()) {
      if (!verdict.nearest || verdict.nearest->unit != going.unit || verdict.nearest->path.empty()) return;
      action = *verdict.nearest;
      if (!rules_.judge(battle_, action).legal()) return;
    }
    if (battle_.setup->columns == 0 && !withoutSmallSteps(action)) return;
    if (!goesSomewhere(action)) return;
    keep(going, action);
    if (battle_.setup->columns > 0 && going.errand == Errand::closeIn) addTurning(going, action);
  }

 private:
  // A turn with a step that is not worth its name is a turn.
  [[nodiscard]] bool withoutSmallSteps(Action& action) const {
    Path way;
    for (const Leg& leg : action.path)
      if (!isStraight(leg.kind) || leg.amount >= leastWay) way.add(leg);
    if (way == action.path) return true;
    action.path = way;
    return !way.empty() && rules_.judge(battle_, action).legal();
  }

  // On a grid how a unit faces in the end is half of what it went for.
  void addTurning(const Going& going, Action action) {
    if (action.path.size() == Path::capacity) return;
    const Path way = action.path;
    for (const LegKind turn : {LegKind::wheelLeft, LegKind::wheelRight}) {
      action.path = way;
      action.path.add({turn, 1});
      if (rules_.judge(battle_, action).legal()) keep(going, action);
    }
  }

  [[nodiscard]] bool goesSomewhere(const Action& action) const {
    if (battle_.setup->columns > 0) return true;
    const Unit& unit = battle_.unit(action.unit);
    const Pose end = walk(unit.pose, unit.base, action.path).end();
    const Angle turn = normalised(end.heading - unit.pose.heading);
    return distance(toVec(end.centre), toVec(unit.pose.centre)) >= leastWay ||
           std::min(turn, fullTurn - turn) >= leastTurn;
  }

  void keep(const Going& going, const Action& action) {
    if (std::ranges::find(candidates_, action) != candidates_.end()) return;
    candidates_.push_back(action);
    goings_.push_back(going);
  }

  const RuleSet& rules_;
  const Battle& battle_;
  ActionList& candidates_;
  std::vector<Going>& goings_;
};

/// The unit that is asked, or on a grid all that may move.
std::vector<UnitIndex> moversOf(const Battle& battle, const Decision& decision, const ActionList& candidates) {
  std::vector<UnitIndex> movers;
  for (const Action& action : candidates) {
    if (action.unit == noUnit || action.path.empty()) continue;
    const bool asked = action.unit == decision.unit || (decision.unit == noUnit && battle.setup->columns > 0);
    if (asked && std::ranges::find(movers, action.unit) == movers.end()) movers.push_back(action.unit);
  }
  return movers;
}

}  // namespace

std::vector<WorthGoing> placesFor(const Battle& battle, UnitIndex unit, int enemies) {
  const Unit& self = battle.unit(unit);
  const bool grid = battle.setup->columns > 0;
  const Footprint own(self.pose, self.base);
  Places places(battle);
  for (const UnitIndex v : nearest(battle, unit, enemyOf(self.side), static_cast<std::size_t>(enemies))) {
    const Footprint foe(battle.unit(v).pose, battle.unit(v).base);
    if (grid)
      places.addSquaresAbout(foe);
    else
      places.addAbout(own, foe);
  }
  const double side = battle.setup->squareSide;
  const double aside = grid ? side : 2.0 * own.halfFrontage + besideFriends;
  for (const UnitIndex v : nearest(battle, unit, self.side, friendsNear)) {
    const Footprint other(battle.unit(v).pose, battle.unit(v).base);
    const double beside = grid ? side : other.halfFrontage + own.halfFrontage + besideFriends;
    for (const double to : {-1.0, 1.0})
      places.add(Errand::joinLine, other.at(to * beside, grid ? 0.0 : other.halfDepth - own.halfDepth));
  }
  for (const double to : {-1.0, 1.0}) places.add(Errand::joinLine, own.at(to * aside, 0.0));
  places.add(Errand::giveWay, own.at(0.0, grid ? -side : -wayBack));
  return std::move(places).found();
}

std::vector<Going> addMovesToPlaces(const RuleSet& rules, const Battle& battle, const Decision& decision, int enemies,
                                    ActionList& candidates) {
  if (decision.automatic || enemies == 0 || candidates.size() < 2) return {};
  std::vector<Going> goings;
  MovesToPlaces moves(rules, battle, candidates, goings);
  for (const UnitIndex unit : moversOf(battle, decision, candidates))
    for (const auto& [place, errand] : placesFor(battle, unit, enemies)) moves.add({unit, errand}, place);
  return goings;
}

void keepBestOfEachErrand(std::vector<std::size_t>& answers, std::size_t firstPlace, std::span<const Going> goings,
                          std::size_t playedOut) {
  const auto isPlace = [&](std::size_t answer) { return answer >= firstPlace; };
  std::set<Going> kept;
  std::erase_if(
      answers, [&](std::size_t answer) { return isPlace(answer) && !kept.insert(goings[answer - firstPlace]).second; });
  const std::size_t last = std::min(playedOut, answers.size());
  const auto places = static_cast<std::size_t>(std::ranges::count_if(answers, isPlace));
  const std::size_t wanted = std::min(places, playedOut / 4);
  for (std::size_t at = last - wanted; at < last; ++at) {
    const auto here = answers.begin() + static_cast<std::ptrdiff_t>(at);
    if (static_cast<std::size_t>(std::count_if(answers.begin(), here, isPlace)) >= wanted) return;
    const auto next = std::find_if(here, answers.end(), isPlace);
    if (next == answers.end()) return;
    std::rotate(here, next, next + 1);
  }
}

}  // namespace signifer
