// A battle seen as a board: which unit holds which square, what the ground is, and what each unit is and does. A cheap
// read-only view, kept by whoever plays a battle (play.h); no rule is decided here beyond what the words mean.
#pragma once

#include <span>

#include "othw/combat.h"
#include "othw/movement.h"
#include "othw/play/steps.h"
#include "rules/asking.h"

namespace signifer::othw {

enum class GroundKind : std::uint8_t { open, wood, ford, river, difficult };

// Units, by their numbers.
[[nodiscard]] inline int figure(const Battle& b, UnitIndex unit, UnitProfile f) { return b.profile(unit, f); }
[[nodiscard]] inline UnitClass classOf(const Battle& b, UnitIndex u) {
  return static_cast<UnitClass>(figure(b, u, UnitProfile::unitClass));
}
[[nodiscard]] inline UnitState stateOf(const Battle& b, UnitIndex u) {
  return static_cast<UnitState>(b.unit(u).status[UnitStatus::state]);
}
[[nodiscard]] inline bool isFleeing(const Battle& b, UnitIndex u) { return stateOf(b, u) == UnitState::fleeing; }
/// Whether a broken unit has not begun its flight (OT-FLE-4).
[[nodiscard]] inline bool waitsToFlee(const Battle& b, UnitIndex u) {
  return isFleeing(b, u) && b.unit(u).status[UnitStatus::waits] != 0;
}
/// Whether the unit may step into the square of a friend who takes its own (D12).
[[nodiscard]] inline bool mayChangePlaces(const Battle& b, UnitIndex u) {
  return stateOf(b, u) == UnitState::ready || stateOf(b, u) == UnitState::halted;
}
[[nodiscard]] inline bool isRampaging(const Battle& b, UnitIndex u) { return stateOf(b, u) == UnitState::rampaging; }
[[nodiscard]] inline bool isElephants(const Battle& b, UnitIndex u) { return classOf(b, u) == UnitClass::elephants; }
[[nodiscard]] inline int strengthLeft(const Battle& b, UnitIndex u) {
  return b.unit(u).status[UnitStatus::strengthLeft];
}
[[nodiscard]] inline bool atFullStrength(const Battle& b, UnitIndex u) {
  return strengthLeft(b, u) >= figure(b, u, UnitProfile::strength);
}
[[nodiscard]] inline Moved movedOf(const Battle& b, UnitIndex u) {
  return static_cast<Moved>(b.unit(u).status[UnitStatus::moved]);
}
[[nodiscard]] Troops troopsOf(const Battle& b, UnitIndex u);
[[nodiscard]] inline Passing passingOf(const Battle& b, UnitIndex u) {
  return classOf(b, u) == UnitClass::skirmishers ? Passing::skirmishers : Passing::other;
}
/// Whether `other` counts as an enemy of `unit`: the other side's, or a rampaging friend (OT-RAM-9).
[[nodiscard]] inline bool areEnemies(const Battle& b, UnitIndex unit, UnitIndex other) {
  return b.unit(unit).side != b.unit(other).side || isRampaging(b, other) || isRampaging(b, unit);
}

/// The general with a unit, able or not; noPerson where there is none.
[[nodiscard]] PersonIndex generalWith(const Battle& b, UnitIndex unit);
/// The side's general, only if he gives anything at present (D41).
[[nodiscard]] PersonIndex ableGeneralWith(const Battle& b, UnitIndex unit);
/// The general who may have a failed leadership test of the unit rolled again, noPerson for none (OT-GEN-8, D38).
[[nodiscard]] PersonIndex rerollerOf(const Options& options, const Battle& b, UnitIndex unit);
[[nodiscard]] inline int figure(const Battle& b, PersonIndex person, PersonProfile f) {
  return b.personProfile(person, f);
}
[[nodiscard]] Ability abilityOf(const Battle& b, PersonIndex person);
/// The units as a set of one.
[[nodiscard]] inline UnitSet only(UnitIndex unit) {
  UnitSet units;
  add(units, unit);
  return units;
}

/// The edge that a side started from, as the facing towards it.
[[nodiscard]] Facing towardsBase(const Battle& b, SideIndex side);

[[nodiscard]] inline Square squareOf(const Battle& b, UnitIndex u) {
  return squareAt(b.unit(u).pose.centre, b.setup->squareSide);
}
[[nodiscard]] inline Facing facingOf(const Battle& b, UnitIndex u) {
  return signifer::facingOf(b.unit(u).pose.heading);
}
/// The facing of a step to an adjacent square.
[[nodiscard]] constexpr Facing facingOfStep(Square step) {
  return step.y > 0 ? Facing::north : step.x > 0 ? Facing::east : step.y < 0 ? Facing::south : Facing::west;
}

/// The square so many squares off in a direction.
[[nodiscard]] constexpr Square along(Square from, Facing way, int squares) {
  const Square step = stepAhead(way);
  return {from.x + step.x * squares, from.y + step.y * squares};
}

/// Where a unit stands, or would.
struct Place {
  Square square;
  Facing facing = Facing::north;
};

class Board {
 public:
  explicit Board(const Battle& battle);

  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] bool contains(Square s) const { return grid_.contains(s); }
  /// The unit that holds a square of the table, noUnit for none.
  [[nodiscard]] UnitIndex at(Square s) const { return at_[static_cast<std::size_t>(grid_.indexOf(s))]; }
  [[nodiscard]] bool empty(Square s) const { return at(s) == noUnit; }
  [[nodiscard]] GroundKind ground(Square s) const;
  [[nodiscard]] int level(Square s) const;
  /// Rivers outside fords (D11).
  [[nodiscard]] bool impassable(Square s) const { return ground(s) == GroundKind::river; }
  /// Ground that binds whoever does not disregard it (OT-TER-2, OT-TER-4).
  [[nodiscard]] bool binds(Square s) const;
  void lift(Square s) { at_[static_cast<std::size_t>(grid_.indexOf(s))] = noUnit; }
  void set(Square s, UnitIndex unit) { at_[static_cast<std::size_t>(grid_.indexOf(s))] = unit; }

 protected:
  /// Without anybody on it.
  explicit Board(const Setup& setup);

 private:
  static constexpr std::size_t mostSquares = 3600;
  const Setup* setup_;
  Grid grid_;
  std::array<UnitIndex, mostSquares> at_;
};

/// Squares apart along rows and columns; beyond every table where there is nobody.
struct Nearest {
  UnitIndex unit = noUnit;
  int distance = INT16_MAX;
};

/// Squares of which the nearest is asked for, kept so that many are measured at once.
class Crowd {
 public:
  // Not defaulted: `Crowd{}` would then clear it all first.
  Crowd() {}  // NOLINT(modernize-use-equals-default)
  void add(Square s) {
    xs_[count_] = static_cast<std::int16_t>(s.x);
    ys_[count_++] = static_cast<std::int16_t>(s.y);
  }
  void move(std::size_t place, Square s) {
    xs_[place] = static_cast<std::int16_t>(s.x);
    ys_[place] = static_cast<std::int16_t>(s.y);
  }
  void remove(std::size_t place);
  [[nodiscard]] std::size_t size() const { return count_; }
  /// INT16_MAX where there is none.
  [[nodiscard]] int leastDistance(Square from) const;
  /// The first in this distance.
  [[nodiscard]] std::size_t firstAt(Square from, int apart) const;

 private:
  std::array<std::int16_t, mostUnits> xs_, ys_;
  std::size_t count_ = 0;
};

/// A board that knows where every unit on the table stands, so that nobody reckons a square from a pose or looks
/// through the units of both sides. The mover of the units says who has moved or gone (battle/mover.h).
class Field : public Board {
 public:
  explicit Field(const Battle& battle);

  /// The place where a unit left the table.
  [[nodiscard]] const Place& place(UnitIndex u) const { return places_[static_cast<std::size_t>(u)]; }
  [[nodiscard]] Square square(UnitIndex u) const { return place(u).square; }
  [[nodiscard]] Facing facing(UnitIndex u) const { return place(u).facing; }
  /// A side's units on the table, in order.
  [[nodiscard]] std::span<const UnitIndex> units(SideIndex side) const {
    const Side& own = sides_[static_cast<std::size_t>(side)];
    return {own.units.data(), own.squares.size()};
  }

  /// A side's unit that is nearest to a square, the first in order of those that are as near.
  [[nodiscard]] Nearest nearest(SideIndex side, Square from) const;

  /// How far it is; INT16_MAX where the side has nobody.
  [[nodiscard]] int leastDistance(SideIndex side, Square from) const {
    return sides_[static_cast<std::size_t>(side)].squares.leastDistance(from);
  }

  void move(UnitIndex u, SideIndex side, Square square, Facing facing);
  void remove(UnitIndex u, SideIndex side);
  /// Whether it is as one made anew would be.
  [[nodiscard]] bool shows(const Battle& battle) const;

 private:
  struct Side {
    std::array<UnitIndex, mostUnits> units;
    Crowd squares;
    // Not defaulted, as above.
    Side() {}  // NOLINT(modernize-use-equals-default)
    [[nodiscard]] std::size_t placeOf(UnitIndex u) const;
  };
  std::array<Place, mostUnits> places_;
  std::array<Side, 2> sides_;
};

/// The enemy in the square that a unit would face, noUnit for none (a rampaging friend counts, OT-RAM-9).
[[nodiscard]] inline UnitIndex enemyAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from,
                                          Facing facing) {
  const Square s = from + stepAhead(facing);
  if (!board.contains(s)) return noUnit;
  const UnitIndex met = board.at(s);
  return met != noUnit && met != unit && areEnemies(battle, unit, met) ? met : noUnit;
}
/// The same where the unit stands.
[[nodiscard]] inline UnitIndex enemyAhead(const Battle& battle, const Field& field, UnitIndex unit) {
  return enemyAhead(battle, field, unit, field.square(unit), field.facing(unit));
}
/// Whether a charge or a combat may be aimed at an enemy: not while he waits to flee, or by an option (OT-FLE-6, D35).
[[nodiscard]] inline bool mayBeAttacked(const Options& options, const Battle& battle, UnitIndex enemy) {
  return options.waitingFleers == WaitingFleers::slaughtered || !waitsToFlee(battle, enemy);
}
/// The enemy ahead whom the unit may attack, noUnit for none.
[[nodiscard]] inline UnitIndex targetAhead(const Options& options, const Battle& battle, const Board& board,
                                           UnitIndex unit, Place from) {
  const UnitIndex enemy = enemyAhead(battle, board, unit, from.square, from.facing);
  return enemy != noUnit && mayBeAttacked(options, battle, enemy) ? enemy : noUnit;
}
/// The same where the unit stands.
[[nodiscard]] inline UnitIndex targetAhead(const Options& options, const Battle& battle, const Field& field,
                                           UnitIndex unit) {
  return targetAhead(options, battle, field, unit, field.place(unit));
}
/// An enemy in a square beside the unit's, noUnit for none.
[[nodiscard]] UnitIndex enemyBeside(const Battle& battle, const Board& board, UnitIndex unit, Square at);
/// The enemy who holds a unit in its square, where an option has it so (D4); noUnit for none.
[[nodiscard]] inline UnitIndex heldBy(const Options& options, const Battle& battle, const Board& board, UnitIndex unit,
                                      Square at) {
  return options.leavingContact == LeavingContact::held ? enemyBeside(battle, board, unit, at) : noUnit;
}

}  // namespace signifer::othw
