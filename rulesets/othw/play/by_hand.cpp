// Fates of fights that people have played out by themselves: retreats, breaks, pursuits and follow-ups
// (OT-RET-1 to OT-RET-7, OT-FLE-1 to OT-FLE-4, OT-PUR-1, OT-FUP-1).
#include <algorithm>
#include <cmath>

#include "battle/origins.h"
#include "othw/play/fates.h"
#include "othw/play/losing.h"
#include "rules/foremost.h"

namespace signifer::othw {
namespace {

// The nearest enemy of whom this holds.
template <class Fits>
UnitIndex nearestOf(const Battle& battle, UnitIndex unit, Fits&& fits) {
  const Square at = squareOf(battle, unit);
  const auto may = [&](UnitIndex v) { return battle.unit(v).present && areEnemies(battle, unit, v) && fits(v); };
  return foremost(battle, may, [&](UnitIndex v) { return static_cast<double>(distance(at, squareOf(battle, v))); });
}

// One step from a square towards another, along the longer way.
Square stepTowards(Square from, Square to) {
  const Square way = to - from;
  const bool across = std::abs(way.x) >= std::abs(way.y);
  const auto sign = [](int figure) { return figure > 0 ? 1 : figure < 0 ? -1 : 0; };
  Square step = way;
  step.x = static_cast<decltype(step.x)>(across ? sign(way.x) : 0);
  step.y = static_cast<decltype(step.y)>(across ? 0 : sign(way.y));
  return step;
}

class ByHand {
 public:
  ByHand(Play& play, const HandFate& fate) : play_(play), fate_(fate), unit_(fate.unit) {
    const double side = play.battle().setup->squareSide;
    if (fate.distance && side > 0) squares_ = static_cast<int>(std::lround(static_cast<double>(*fate.distance) / side));
    const auto touches = [&](UnitIndex v) {
      return adjacent(squareOf(battle(), unit_), squareOf(battle(), v)) && !isFleeing(battle(), v);
    };
    // Of several enemies the one whose charge was told, or whom it faces.
    const auto isFoe = [&](UnitIndex v) {
      return touches(v) && (toldTarget(battle(), v) == unit_ || toldTarget(battle(), unit_) == v);
    };
    const auto faces = [&](UnitIndex v) {
      return touches(v) && squareOf(battle(), unit_) + stepAhead(facingOf(battle(), unit_)) == squareOf(battle(), v);
    };
    beside_ = fate.foe != noUnit ? fate.foe : nearestOf(battle(), unit_, isFoe);
    if (beside_ == noUnit) beside_ = nearestOf(battle(), unit_, faces);
    if (beside_ == noUnit) beside_ = nearestOf(battle(), unit_, touches);
  }

  FateNoted noted() {
    switch (fate_.kind) {
      case HandFate::Kind::givesGround:
      case HandFate::Kind::fallsBack:
      case HandFate::Kind::retreats:
        return retreat();
      case HandFate::Kind::routs:
        return breaks();
      case HandFate::Kind::pursues:
        return pursues();
      case HandFate::Kind::follows:
        return follows();
      case HandFate::Kind::wins:
        return decide(beside_, unit_);
      case HandFate::Kind::loses:
        return decide(unit_, beside_);
      case HandFate::Kind::draws:
        noteFought(beside_);
        settle();
        return {};
      case HandFate::Kind::holds:
        settle();
        return {};
      case HandFate::Kind::caught:
        return caught();
      case HandFate::Kind::leaves:
        if (!isFleeing(battle(), unit_)) (void)breaks();
        if (battle().unit(unit_).present) removeUnit(play_, unit_, Quarry::leftTable);
        return {.rule = "OT-FLE-7"};
      case HandFate::Kind::rallies:
      case HandFate::Kind::disengages:
      case HandFate::Kind::countercharges:
      case HandFate::Kind::failsTest:
      case HandFate::Kind::evades:
      case HandFate::Kind::rampages:
        break;
    }
    return {.known = false};
  }

 private:
  [[nodiscard]] const Battle& battle() { return play_.battle(); }
  [[nodiscard]] Length side() { return battle().setup->squareSide; }

  // OT-SEQ-8: the side whose phase it is has opened the combat.
  void noteFought(UnitIndex foe) {
    if (foe == noUnit || !adjacent(squareOf(battle(), unit_), squareOf(battle(), foe))) return;
    const UnitIndex opened = battle().unit(unit_).side == battle().active ? unit_ : foe;
    play_.mover().set(opened, UnitStatus::fought, 1);
  }

  // OT-FLE-6, OT-PUR-3: cut down by whoever is after it, or named or next to it. He stands in its square and halts.
  FateNoted caught() {
    if (!isFleeing(battle(), unit_)) return {.known = false};
    UnitIndex by = fate_.foe;
    for (UnitIndex v = 0; v < battle().unitCount() && by == noUnit; ++v)
      if (pursuedBy(battle(), v) == unit_) by = v;
    if (by == noUnit) by = beside_;
    if (by == noUnit || isFleeing(battle(), by)) return {.known = false};
    return cutDown(unit_, by);
  }

  FateNoted cutDown(UnitIndex quarry, UnitIndex by) {
    const Square to = squareOf(battle(), quarry);
    const Square from = squareOf(battle(), by);
    slaughter(play_, quarry, by, "OT-FLE-6");
    if (to != from) play_.place(by, to, facingOfStep(stepTowards(from, to)));
    endPursuitIfCaught(play_, by, quarry);
    bookFalls(play_);
    return {.rule = "OT-FLE-6"};
  }

  FateNoted decide(UnitIndex loser, UnitIndex winner) {
    settle();
    noteFought(beside_);
    if (loser == noUnit || winner == noUnit) return {};
    const bool touch = adjacent(squareOf(battle(), loser), squareOf(battle(), winner));
    if (touch && !isFleeing(battle(), loser) && strengthLeft(battle(), loser) > 0) loseByHand(play_, loser, winner);
    return {.rule = "OT-RET-1"};
  }

  // The tests of this round are told.
  void settle() {
    std::erase_if(play_.mover().tasks, [&](const Task& task) {
      const auto kind = static_cast<TaskKind>(task.code);
      const bool ofRound =
          kind == TaskKind::rampageRoll || kind == TaskKind::retreatTests || kind == TaskKind::followUp;
      return ofRound && (task.args[0] == unit_ || task.args[1] == unit_);
    });
  }

  FateNoted retreat() {
    const FateNoted noted{.least = side(), .most = 2 * side(), .rule = "OT-RET-2"};
    settle();
    const Square at = squareOf(battle(), unit_);
    if (beside_ != noUnit && adjacent(at, squareOf(battle(), beside_)) && squares_.value_or(1) <= 2) {
      retreatByHand(play_, unit_, beside_, squares_.value_or(1));
      bookFalls(play_);
      return noted;
    }
    const Facing facing = facingOf(battle(), unit_);
    Square to = at;
    for (int i = squares_.value_or(1); i > 0; --i) to = to - stepAhead(facing);
    if (!play_.field().contains(to))
      pushOff(play_, unit_);
    else
      play_.place(unit_, to, facing);
    bookFalls(play_);
    return noted;
  }

  // OT-PUR-1: who broke it is after it.
  FateNoted breaks() {
    settle();
    if (isFleeing(battle(), unit_) && !squares_) return {};
    const Square from = squareOf(battle(), unit_);
    if (!isFleeing(battle(), unit_)) {
      const bool pursues = beside_ != noUnit && !isFleeing(battle(), beside_) && !isRampaging(battle(), beside_);
      breakInCombat(play_, unit_, beside_, pursues ? beside_ : noUnit);
      bookFalls(play_);
    }
    if (!squares_ || !battle().unit(unit_).present) return {.rule = "OT-FLE-2"};
    const Facing way = towardsBase(battle(), battle().unit(unit_).side);
    Square to = from;
    for (int i = *squares_; i > 0; --i) to = to + stepAhead(way);
    play_.mover().set(unit_, UnitStatus::waits, 0);
    play_.mover().set(unit_, UnitStatus::compulsoryDone, 1);
    if (!play_.field().contains(to))
      removeUnit(play_, unit_, Quarry::leftTable);
    else
      play_.place(unit_, to, way);
    return {.rule = "OT-FLE-2"};
  }

  FateNoted pursues() {
    const UnitIndex target = fate_.foe != noUnit
                                 ? fate_.foe
                                 : nearestOf(battle(), unit_, [&](UnitIndex v) { return isFleeing(battle(), v); });
    if (target == noUnit) return {.known = false};
    setPursuit(play_, unit_, target);
    const int way = distance(squareOf(battle(), unit_), squareOf(battle(), target));
    if (squares_ && *squares_ >= way && isFleeing(battle(), target)) return cutDown(target, unit_);
    if (squares_) goTowards(target, *squares_);
    return {.rule = "OT-PUR-1"};
  }

  // OT-FUP-1: into the square that the enemy has left.
  FateNoted follows() {
    const bool followed = followByHand(play_, unit_);
    settle();
    if (followed) return {.least = side(), .most = side(), .rule = "OT-FUP-1"};
    const UnitIndex foe = fate_.foe != noUnit ? fate_.foe : nearestOf(battle(), unit_, [](UnitIndex) { return true; });
    if (foe == noUnit) return {.known = false};
    goTowards(foe, squares_.value_or(1));
    return {.least = side(), .most = side(), .rule = "OT-FUP-1"};
  }

  // As far as squares are empty.
  void goTowards(UnitIndex foe, int squares) {
    Square at = squareOf(battle(), unit_);
    Facing facing = facingOf(battle(), unit_);
    for (; squares > 0; --squares) {
      const Square step = stepTowards(at, squareOf(battle(), foe));
      const Square next = at + step;
      if (!play_.field().contains(next) || !play_.field().empty(next)) break;
      at = next;
      facing = facingOfStep(step);
    }
    play_.place(unit_, at, facing);
  }

  Play& play_;
  const HandFate& fate_;
  UnitIndex unit_;
  /// The enemy in contact.
  UnitIndex beside_ = noUnit;
  std::optional<int> squares_ = std::nullopt;
};

}  // namespace

FateNoted Play::fateByHand(const HandFate& fate) { return ByHand(*this, fate).noted(); }

}  // namespace signifer::othw
