#include "othw/play/outlook.h"

#include <algorithm>
#include <cstdlib>

#include "othw/play/attack.h"

namespace signifer::othw {
namespace {

/// The weight of a feature for the side whose turn begins and for the side that waits, in thousandths.
struct Weight {
  int begins = 0;
  int waits = 0;
};

// The weights come from a logistic regression over 64,000 beginnings of player turns. They are scaled so that a point
// of Army Morale that wears units is worth about a point. The 2,800 battles were Zama, the demonstration, Porus, the
// Metaurus and two equal armies. Their commanders went by yardstick and outlook without playouts, one answer in four by
// lot. Figures for units, Attacks, reserves, worn units and ways back that friends bar foretold no better.
constexpr std::array<Weight, featureCount> weights{{
    {240, -322},   // morale
    {-796, 661},   // lowMorale
    {95, -93},     // steadiness
    {359, -354},   // horse
    {-84, 23},     // skirmishers
    {-732, 379},   // rampaging
    {13, 251},     // breakNext
    {-124, 41},    // fleeing
    {-1379, 915},  // cutOff
    {-176, 319},   // generalInDanger
    {-103, 310},   // barred
    {-26, -62},    // frontMargin
    {282, -128},   // flankHits
    {95, -104},    // reachMargin
    {248, -74},    // reachFlank
    {667, -662},   // massed
    {-6, 3},       // distanceOff
}};
/// The worth of being the side whose turn begins, in hundredths of a point.
constexpr int turnBegins = 130;
/// The margin above the Army Morale that wears units, within which the danger of falling to it counts.
constexpr int feltBefore = 2;

/// Figures of one side, gathered unit by unit.
class View {
 public:
  View(const Position& position, SideIndex side)
      : book_(position.book()), battle_(position.battle()), field_(position.field()), side_(side) {
    std::fill_n(hitsOn_.begin(), battle_.unitCount(), 0);
    const SideState& state = battle_.side(side);
    morale_ = state.status[SideStatus::armyMorale] - state.status[SideStatus::fallToBook];
    for (const UnitIndex v : field_.units(enemyOf(side)))
      if (!isFleeing(battle_, v)) enemies_.add(field_.square(v));
    for (const UnitIndex v : field_.units(side)) friendRampages_ = friendRampages_ || isRampaging(battle_, v);
  }

  Features features() {
    add(Feature::morale, 100 * morale_);
    add(Feature::lowMorale, 100 * std::max(0, book_.tables.morale.wearsFrom + feltBefore - morale_));
    for (const UnitIndex u : field_.units(side_)) addUnit(u);
    // Of either side, as rampaging friends are struck too.
    for (const SideIndex side : {side_, enemyOf(side_)})
      for (const UnitIndex foe : field_.units(side)) {
        if (hitsOn(foe) == 0 || isFleeing(battle_, foe) || isSkirmishers(foe)) continue;
        add(Feature::massed, std::min(100, hitsOn(foe) / std::max(1, strengthLeft(battle_, foe))));
      }
    return features_;
  }

 private:
  void add(Feature feature, int value) { features_[static_cast<std::size_t>(feature)] += value; }
  int& hitsOn(UnitIndex foe) { return hitsOn_[static_cast<std::size_t>(foe)]; }
  [[nodiscard]] bool isSkirmishers(UnitIndex u) const { return classOf(battle_, u) == UnitClass::skirmishers; }
  [[nodiscard]] bool hasFreeTurns(UnitIndex u) const { return figure(battle_, u, UnitProfile::freeTurns) != 0; }

  void addUnit(UnitIndex u) {
    switch (stateOf(battle_, u)) {
      case UnitState::fleeing:
        return addFlight(u);
      case UnitState::rampaging:
        return add(Feature::rampaging, 100);
      default:
        break;
    }
    const int nearest = enemies_.leastDistance(field_.square(u));
    // Nobody else is an enemy but a friend that rampages.
    const auto mayStand = [&](int within) { return nearest <= within || friendRampages_; };
    if (stateOf(battle_, u) != UnitState::pursuing && mayStand(std::max(1, movesOf(u)))) addBlows(u);
    addStrength(u);
    if (mayStand(1)) addNeighbours(u);
    if (enemies_.size() > 0) add(Feature::distanceOff, 100 * nearest);
  }

  void addStrength(UnitIndex u) {
    const int left = strengthLeft(battle_, u);
    const int leadership = figure(battle_, u, UnitProfile::leadership);
    add(Feature::steadiness, 100 * left * (6 - leadership) / 3);
    if (figure(battle_, u, UnitProfile::moves) >= 3) add(Feature::horse, 100 * left);
    if (isSkirmishers(u)) return add(Feature::skirmishers, 100 * left);
    const int next = morale_ - 1;
    if (left == 1 && next <= book_.tables.morale.wearsFrom && leadership >= next) add(Feature::breakNext, 100);
  }

  // Straight back: what stands in the way cuts it down (OT-FLE-5).
  void addFlight(UnitIndex u) {
    add(Feature::fleeing, 100);
    Square at = field_.square(u);
    for (int left = figure(battle_, u, UnitProfile::moves); left > 0; --left) {
      at = at + stepAhead(towardsBase(battle_, side_));
      if (!field_.contains(at) || field_.impassable(at)) return;
      if (isStandingEnemy(u, at)) return add(Feature::cutOff, 100);
    }
  }

  [[nodiscard]] bool isStandingEnemy(UnitIndex u, Square at) const {
    return !field_.empty(at) && areEnemies(battle_, u, field_.at(at)) && !isFleeing(battle_, field_.at(at));
  }

  void addNeighbours(UnitIndex u) {
    const Square at = field_.square(u);
    bool touched = false;
    for (const Square s : around(at)) {
      if (!field_.contains(s) || !isStandingEnemy(u, s)) continue;
      touched = true;
      if (faces(s, field_.facing(field_.at(s)), at)) addWayBack(u, at + (at - s));
    }
    constexpr int worn = 2;
    if (touched && generalWith(battle_, u) != noPerson && strengthLeft(battle_, u) <= worn)
      add(Feature::generalInDanger, 100);
  }

  // OT-RET-7. What friends bar tells nothing of who wins.
  void addWayBack(UnitIndex u, Square back) {
    const bool open = field_.contains(back) && !field_.impassable(back) &&
                      (field_.empty(back) || !areEnemies(battle_, u, field_.at(back)));
    if (!open) add(Feature::barred, 100);
  }

  /// A charge counts with the square that it strikes.
  [[nodiscard]] int movesOf(UnitIndex u) const {
    return allowanceOf(book_, figure(battle_, u, UnitProfile::moves), field_.binds(field_.square(u)),
                       troopsOf(battle_, u));
  }

  /// The result of striking an enemy from a place.
  struct Blow {
    UnitIndex foe = noUnit;
    int dealt = 0;
    int margin = 0;
    bool inFront = false;
  };

  [[nodiscard]] Blow blowFrom(UnitIndex u, Place from) const {
    Blow blow;
    blow.foe = targetAhead(book_.options, battle_, field_, u, from);
    if (blow.foe == noUnit) return blow;
    if (isFleeing(battle_, blow.foe)) return {};
    const Place foes = field_.place(blow.foe);
    blow.dealt = expectedHits(book_, attackBetween(book_, battle_, field_, u, from, blow.foe, foes));
    blow.inFront = faces(foes.square, foes.facing, from.square);
    const int taken =
        blow.inFront ? expectedHits(book_, attackBetween(book_, battle_, field_, blow.foe, foes, u, from)) : 0;
    blow.margin = blow.dealt - taken;
    return blow;
  }

  // The unit's own place, or the charge that promises most.
  void addBlows(UnitIndex u) {
    const Place here = field_.place(u);
    Blow blow = blowFrom(u, here);
    const bool touches = blow.foe != noUnit;
    if (!touches) blow = bestCharge(u, here);
    if (blow.foe == noUnit) return;
    if (blow.inFront)
      add(touches ? Feature::frontMargin : Feature::reachMargin, blow.margin);
    else
      add(touches ? Feature::flankHits : Feature::reachFlank, blow.dealt);
    hitsOn(blow.foe) += blow.dealt;
  }

  // Ahead, aside and ahead again, over empty squares: friends that could be passed are left out.
  [[nodiscard]] Blow bestCharge(UnitIndex u, Place from) const {
    const int moves = movesOf(u);
    const int turnCosts = hasFreeTurns(u) ? 0 : 1;
    Blow best;
    for (const int turn : {0, -1, 1}) {
      Place at{from.square, turned(from.facing, turn)};
      for (int left = moves - turnCosts * std::abs(turn); left > 0; --left) {
        consider(u, at, best);
        if (turn != 0 || at.square != from.square)
          for (const int then : {-1, 1}) considerAhead(u, {at.square, turned(at.facing, then)}, left - turnCosts, best);
        if (!goesOn(at)) break;
      }
    }
    return best;
  }

  void considerAhead(UnitIndex u, Place at, int left, Blow& best) const {
    for (; left > 0; --left) {
      consider(u, at, best);
      if (!goesOn(at)) return;
    }
  }

  void consider(UnitIndex u, Place at, Blow& best) const {
    const Blow blow = blowFrom(u, at);
    if (blow.foe != noUnit && (best.foe == noUnit || blow.margin > best.margin)) best = blow;
  }

  bool goesOn(Place& at) const {
    at.square = at.square + stepAhead(at.facing);
    return field_.contains(at.square) && field_.empty(at.square) && !field_.impassable(at.square);
  }

  const Book& book_;
  const Battle& battle_;
  const Field& field_;
  SideIndex side_;
  int morale_ = 0;
  /// Squares of enemies that stand.
  Crowd enemies_;
  bool friendRampages_ = false;
  Features features_{};
  std::array<int, mostUnits> hitsOn_;
};

}  // namespace

int outlookOf(const Position& position, SideIndex side) {
  const Battle& battle = position.battle();
  const Features begins = View(position, battle.active).features();
  const Features waits = View(position, enemyOf(battle.active)).features();
  int sum = 0;
  for (std::size_t i = 0; i < featureCount; ++i) sum += begins[i] * weights[i].begins + waits[i] * weights[i].waits;
  const int ahead = sum / 1000 + turnBegins;
  return battle.active == side ? ahead : -ahead;
}

// The mean of two outlooks, each side's player turn beginning in one of them.
int outlookAmidTurn(const Position& position, SideIndex side) {
  const Features own = View(position, side).features();
  const Features others = View(position, enemyOf(side)).features();
  int sum = 0;
  for (std::size_t i = 0; i < featureCount; ++i) sum += (own[i] - others[i]) * (weights[i].begins - weights[i].waits);
  return sum / 2000;
}

}  // namespace signifer::othw
