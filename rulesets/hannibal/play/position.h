// The table seen with the rules' eyes: bases, contacts, Battle Lines, leaders, ground. It reads a battle and decides
// nothing. Bases are worked out when they are first asked for and kept until the unit moves.
#pragma once

#include <optional>

#include "battle/action.h"
#include "battle/kept_foes.h"
#include "battle/kept_touches.h"
#include "hannibal/charging.h"
#include "hannibal/kind.h"
#include "hannibal/play/book.h"
#include "hannibal/play/known_paths.h"
#include "hannibal/play/retreat_plan.h"
#include "rules/asking.h"
#include "rules/course_rows.h"
#include "table/distance.h"
#include "table/moves.h"
#include "table/sides.h"

namespace signifer::hannibal {

/// Do the circles around two bases come within `extra` of each other? Asked before anything dearer.
[[nodiscard]] inline bool nearEach(const Footprint& a, const Footprint& b, double extra = 0.0) {
  const double reach = a.radius + b.radius + extra;
  return squaredLength(a.centre - b.centre) <= reach * reach;
}

class Position : public Stands {
 public:
  Position(const PlayBook& book, const Battle& battle) : Stands(battle), book_(book) {}

  [[nodiscard]] const PlayBook& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] StepId step() const { return book_.steps.stopAt(battle_.step); }
  [[nodiscard]] const Options& options() const { return book_.options; }
  [[nodiscard]] const Tables& tables() const { return book_.tables; }
  /// The question that the course of play puts now (rules/course.h).
  [[nodiscard]] const AskedNow& askedNow() const { return askedNow_; }
  [[nodiscard]] const Rulings& rulings() const { return book_.rulings; }
  [[nodiscard]] bool knownPerson(PersonIndex p) const { return p >= 0 && p < battle_.personCount(); }
  [[nodiscard]] int status(UnitIndex u, UnitStatus slot) const { return battle_.unit(u).status[slot]; }
  [[nodiscard]] bool is(UnitIndex u, UnitStatus slot) const { return status(u, slot) != 0; }
  [[nodiscard]] bool has(UnitIndex u, UnitProfile slot) const { return battle_.profile(u, slot) != 0; }
  [[nodiscard]] Kind kind(UnitIndex u) const { return static_cast<Kind>(battle_.profile(u, UnitProfile::kind)); }
  [[nodiscard]] UnitType type(UnitIndex u) const { return unitTypeOf(kind(u)); }
  [[nodiscard]] MoveClass moveClass(UnitIndex u) const {
    return static_cast<MoveClass>(battle_.profile(u, UnitProfile::moveClass));
  }
  [[nodiscard]] const MovementRow& movement(UnitIndex u) const { return tables().row(moveClass(u)); }
  /// None for a unit that shoots with nothing.
  [[nodiscard]] std::optional<Weapon> weapon(UnitIndex u) const {
    const int word = battle_.profile(u, UnitProfile::weapon);
    return word == 0 ? std::nullopt : std::optional(static_cast<Weapon>(word - 1));
  }
  [[nodiscard]] int strength(UnitIndex u) const { return battle_.profile(u, UnitProfile::strength); }
  [[nodiscard]] bool skirmisher(UnitIndex u) const { return isSkirmisher(kind(u), options()); }
  [[nodiscard]] bool fightsInLine(UnitIndex u, LinesBy lines = LinesBy::options) const {
    return hannibal::fightsInLine(kind(u), has(u, UnitProfile::battleLine), book_.linesBy(lines));
  }
  [[nodiscard]] bool routed(UnitIndex u) const { return is(u, UnitStatus::routed); }
  /// On the table and not routed; false for what is no unit.
  [[nodiscard]] bool standing(UnitIndex u) const { return present(u) && !routed(u); }
  /// The unit whose action goes on, noUnit for none.
  [[nodiscard]] UnitIndex currentUnit() const {
    const UnitIndex u = battle_.status[BattleStatus::currentUnit];
    return present(u) ? u : noUnit;
  }
  [[nodiscard]] bool worn(UnitIndex u) const;
  [[nodiscard]] Wear wear(UnitIndex u) const { return {status(u, UnitStatus::hits), strength(u)}; }
  [[nodiscard]] UnitState state(UnitIndex u) const;

  /// It has moved, left the table, or begun or ceased to rout (battle/mover.h).
  void moved(UnitIndex u);
  [[nodiscard]] static constexpr bool counts(UnitStatus slot) { return slot == UnitStatus::routed; }
  /// The count of such changes to all units.
  [[nodiscard]] std::uint32_t changes() const { return changes_; }
  [[nodiscard]] bool touch(UnitIndex a, UnitIndex b) const {
    return nearer(a, b, touchingGap) && touching(stand(a), stand(b));
  }
  /// The enemy on the table whose centre is nearest.
  [[nodiscard]] const KeptFoes::Foe& nearestFoe(UnitIndex u) const { return foes_.of(battle_, u); }
  /// The first unrouted enemy in contact with it, noUnit for none.
  [[nodiscard]] UnitIndex toucher(UnitIndex u) const;
  /// Of several the one whose centre is nearest, whatever the order of the list; noUnit for none.
  [[nodiscard]] UnitIndex nearestToucher(UnitIndex u) const;
  /// Unrouted enemies in contact with it: they touch it, and not only side edge along side edge (D76).
  [[nodiscard]] UnitSet contacts(UnitIndex u) const;
  [[nodiscard]] bool inContact(UnitIndex u) const { return toucher(u) != noUnit; }
  [[nodiscard]] bool anyContact() const;
  /// An enemy unit, routed or not, touches it.
  [[nodiscard]] bool touchesEnemy(UnitIndex u) const;

  /// The attached leader, noPerson for none.
  [[nodiscard]] PersonIndex leader(UnitIndex u) const;
  [[nodiscard]] bool extraordinaryLeader(UnitIndex u) const;

  /// The units formed with it in a Battle Line, itself included; none if it does not fight in line (HG-BL-4).
  [[nodiscard]] UnitSet line(UnitIndex u, LinesBy lines = LinesBy::options) const;
  /// 1: lone; 0: not a Battle Line unit.
  [[nodiscard]] int stands(UnitIndex u) const { return fightsInLine(u) ? static_cast<int>(line(u).count()) : 0; }
  [[nodiscard]] bool wasInLine(UnitIndex u) const { return lineNumber(u) > 0; }
  /// The units that were formed with it when the player turn began, itself included.
  [[nodiscard]] UnitSet lineAtTurnStart(UnitIndex u) const;

  /// The ruling on where a point lies seen from a unit (HG-CHG-4); none for a point inside its base, which has no arc
  /// in the ledger.
  [[nodiscard]] std::optional<Answered<ArcOfApproachIn, ArcOfApproachOut>> approach(UnitIndex of, Vec2 from) const;
  /// The unit's arc in which a point lies; for a point inside the base, the arc of its nearest face.
  [[nodiscard]] Arc arcOf(UnitIndex of, Vec2 from) const;
  /// Does any part of `other` lie in the forward arc (HG-CHG-5)?
  [[nodiscard]] bool inForwardArc(UnitIndex u, UnitIndex other) const;

  /// The angle from the forward arc to a point, or to the nearest corner of a unit. None inside the arc, and where a
  /// house rule has another arc.
  [[nodiscard]] std::optional<Angle> outsideForwardArc(UnitIndex u, Vec2 p) const;
  [[nodiscard]] std::optional<Angle> outsideForwardArc(UnitIndex u, UnitIndex other) const;

  /// Height of the ground; of overlapping pieces the highest.
  [[nodiscard]] int level(Point p) const;
  /// Does this leg, its start and end included, pass over ground that takes the charge bonus (HG-CMT-8)?
  [[nodiscard]] bool losesBonusOn(const Pose& pose, const Base& base, const Leg& leg) const;

  [[nodiscard]] bool onTable(const Footprint& base) const { return isOn(table_, base); }

  /// Retreats by the unit and by whether the full distance is wished (retrograde.cpp).
  [[nodiscard]] Kept<KnownRetreat>& knownRetreats(bool full) const { return full ? fullRetreats_ : leastRetreats_; }
  [[nodiscard]] Kept<KnownDisengagement>& knownDisengagements() const { return disengagements_; }
  /// Legs that were measured of this unit (paths.cpp).
  [[nodiscard]] KnownWays& knownWays(UnitIndex mover) const {
    ways_.look(mover);
    return ways_;
  }

 private:
  /// The least stretch of two side edges along each other that counts (D76).
  static constexpr double sidesShared = 20.0;
  /// Whether the two are in contact, given that they touch and neither is routed.
  [[nodiscard]] bool meets(UnitIndex a, UnitIndex b) const {
    return options().sideContact == SideContact::combat || !sideToSide(stand(a), stand(b), sidesShared);
  }
  /// Beyond it no two units are formed together.
  static constexpr double formedGap = 2.0 * oneInch;
  [[nodiscard]] bool formed(UnitIndex a, UnitIndex b, LinesBy lines = LinesBy::options) const;
  /// Its line when the player turn began. A battle under house rules on lines notes the ledger's lines as well: what is
  /// judged by the ledger goes by these.
  [[nodiscard]] int lineNumber(UnitIndex u) const {
    const int byLedger = book_.otherLines() ? -1 : status(u, UnitStatus::ledgerLineAtTurnStart);
    return byLedger >= 0 ? byLedger : status(u, UnitStatus::lineAtTurnStart);
  }
  /// Units that would be formed with it as they are placed, routed or not, gone or not.
  [[nodiscard]] const UnitSet& formedWith(UnitIndex u) const { return formed_.of(*this, u, formedGap, Formed{*this}); }
  struct Formed {
    const Position& position;
    bool operator()(UnitIndex a, UnitIndex b) const { return position.fightsInLine(b) && position.formed(a, b); }
  };
  /// Enemies whose bases touch its own, routed or not, gone or not.
  [[nodiscard]] const UnitSet& touched(UnitIndex u) const { return touched_.of(*this, u, touchingGap); }

  const PlayBook& book_;
  KeptTouches touched_;
  KeptNeighbours<Neighbours::friends> formed_;
  KeptFoes foes_;
  std::uint32_t changes_ = 0;
  AskedNow askedNow_;
  mutable Kept<KnownRetreat> leastRetreats_;
  mutable Kept<KnownRetreat> fullRetreats_;
  mutable Kept<KnownDisengagement> disengagements_;
  mutable KnownWays ways_;
};

}  // namespace signifer::hannibal
