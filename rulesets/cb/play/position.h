// The table seen with the rules' eyes: footprints, contacts, distances in JT, leaders, ground (section 4a of the
// ledger). It reads a battle and decides nothing. Footprints are worked out when first asked for and kept until the
// unit moves.
#pragma once

#include <climits>
#include <optional>

#include "battle/action.h"
#include "battle/kept_touches.h"
#include "battle/known_alike.h"
#include "cb/play/declarations.h"
#include "cb/play/steps.h"
#include "cb/rulings.h"
#include "cb/tables.h"
#include "rules/course_rows.h"
#include "rules/step_places.h"
#include "table/arcs.h"
#include "table/distance.h"
#include "table/sight.h"
#include "table/terrain.h"

namespace signifer::cb {

/// The width of one stand, JT (D50).
inline constexpr double standWidth = 0.75;

struct PlayBook : Book {
  const Definition& definition;
  StepPlaces<StepId> steps;
  Rulings rulings;
  std::uint64_t number = numberOfNextBook();
  /// Checks that cb.json names statuses, actions, tasks and relations as the code does. Throws SourceError.
  explicit PlayBook(const Definition& d);
};

/// Cheap: false only where the two are farther apart than the reach.
[[nodiscard]] inline bool maybeWithin(const Footprint& a, const Footprint& b, double reach) {
  const double most = reach + a.radius + b.radius;
  return squaredLength(a.centre - b.centre) <= most * most;
}

class Position : public Stands {
 public:
  Position(const PlayBook& book, const Battle& battle)
      : Stands(battle), book_(book), touched_(sidesApart()), declarations_(battle) {}

  [[nodiscard]] const PlayBook& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] StepId step() const { return book_.steps.stopAt(battle_.step); }
  [[nodiscard]] const Options& options() const { return book_.options; }
  [[nodiscard]] const Rulings& rulings() const { return book_.rulings; }

  // Measures: thousandths of an inch to a JT, JT to a bow shot.
  [[nodiscard]] double jt() const { return battle_.setup->settings[0]; }
  [[nodiscard]] double bowShot() const { return battle_.setup->settings[1] / 1000.0; }
  [[nodiscard]] double lengthOf(double jts) const { return jts * jt(); }
  [[nodiscard]] double jtsOf(double length) const { return length / jt(); }
  /// Up to which gap two bases touch: a hundredth of a JT, and never less than poses are rounded by.
  [[nodiscard]] double contactGap() const { return std::max(lengthOf(0.01), 2.5 * roundingTolerance); }
  /// Along how much of their sides two who touch may lie and still be in contact; below 0: any length (D69).
  [[nodiscard]] double sidesApart() const {
    return options().sideContact == SideContact::noCombat ? lengthOf(0.01) : -1;
  }
  /// In contact: side to side only is none, by default.
  [[nodiscard]] bool touching(const Footprint& a, const Footprint& b) const {
    if (!signifer::within(a, b, contactGap())) return false;
    const double apart = sidesApart();
    return apart < 0 || !sideToSide(a, b, apart);
  }
  [[nodiscard]] bool touching(UnitIndex a, UnitIndex b) const { return touching(stand(a), stand(b)); }

  [[nodiscard]] int status(UnitIndex u, UnitStatus slot) const { return unit(u).status[slot]; }
  [[nodiscard]] bool is(UnitIndex u, UnitStatus slot) const { return status(u, slot) != 0; }
  [[nodiscard]] int profile(UnitIndex u, UnitProfile slot) const { return battle_.profile(u, slot); }
  [[nodiscard]] Troop troop(UnitIndex u) const { return static_cast<Troop>(profile(u, UnitProfile::troop)); }
  /// None where its troops cannot have the role that its profile gives.
  [[nodiscard]] Role role(UnitIndex u) const;
  /// The weapon of the unit; none where its troops cannot have it. Bowmen and artillery shoot with the weapon that they
  /// are named after.
  [[nodiscard]] Weapon weapon(UnitIndex u) const;
  [[nodiscard]] Grade grade(UnitIndex u) const { return static_cast<Grade>(profile(u, UnitProfile::grade)); }
  [[nodiscard]] bool armoured(UnitIndex u) const { return profile(u, UnitProfile::armoured) != 0; }
  [[nodiscard]] int stands(UnitIndex u) const { return profile(u, UnitProfile::stands); }
  [[nodiscard]] Formation formation(UnitIndex u) const {
    return static_cast<Formation>(status(u, UnitStatus::formation));
  }
  /// As the latest doubling or halving of ranks left it; a column keeps it for later.
  [[nodiscard]] int frontStands(UnitIndex u) const;
  /// Stands side by side as it is formed now, and one behind the other.
  [[nodiscard]] int wide(UnitIndex u) const { return formation(u) == Formation::column ? 1 : frontStands(u); }
  [[nodiscard]] int ranks(UnitIndex u) const { return (stands(u) + wide(u) - 1) / wide(u); }
  [[nodiscard]] bool mayForm(UnitIndex u, Formation formation) const {
    return (profile(u, UnitProfile::formations) >> static_cast<int>(formation)) & 1;
  }
  [[nodiscard]] bool special(UnitIndex u) const { return book_.special(troop(u)); }
  [[nodiscard]] bool unformed(UnitIndex u) const { return formation(u) == Formation::unformed; }
  [[nodiscard]] bool formed(UnitIndex u) const { return !unformed(u) && !special(u); }
  [[nodiscard]] bool shaken(UnitIndex u) const { return is(u, UnitStatus::shaken); }
  [[nodiscard]] bool broken(UnitIndex u) const { return is(u, UnitStatus::broken); }
  /// Obeys nobody: broken or rampaging.
  [[nodiscard]] bool adrift(UnitIndex u) const { return broken(u) || is(u, UnitStatus::rampaging); }
  [[nodiscard]] bool rampaging(UnitIndex u) const { return is(u, UnitStatus::rampaging); }
  [[nodiscard]] bool rallying(UnitIndex u) const {
    return status(u, UnitStatus::doing) == static_cast<int>(Activity::rallying);
  }
  [[nodiscard]] bool sameLegion(UnitIndex a, UnitIndex b) const;
  [[nodiscard]] bool ofLegion(UnitIndex u) const { return profile(u, UnitProfile::legion) > 0 && isOpenFoot(troop(u)); }
  [[nodiscard]] bool stationary(UnitIndex u) const { return !is(u, UnitStatus::moved); }
  [[nodiscard]] ControlKind controlKind(UnitIndex u) const;
  [[nodiscard]] Doing doing(UnitIndex u) const;

  /// The base that formation and ranks give it.
  [[nodiscard]] Base baseOf(UnitIndex u) const { return baseAs(u, formation(u), frontStands(u)); }
  [[nodiscard]] Base baseAs(UnitIndex u, Formation formation, int frontStands) const;
  /// It has moved, left the table or begun to rampage (battle/mover.h): others are nearest now.
  void moved(UnitIndex u) {
    const double gap = contactGap();
    touched_.begin(u);
    const bool told = Stands::moved(u, gap, [&](UnitIndex v) {
      if (enemies(u, v)) touched_.passed(*this, u, v, gap);
    });
    if (told) touched_.end(u);
    nearest_.forgetAll();
    beyond_.forgetAll();
    declarations_.forget();
  }
  [[nodiscard]] static constexpr bool counts(UnitStatus slot) { return slot == UnitStatus::rampaging; }
  /// The findings about charges, kept in the step of declarations.
  [[nodiscard]] const Declarations& declarations() const { return declarations_; }
  void beginStep() { declarations_.forget(); }
  /// The question that the course of play puts now (rules/course.h).
  [[nodiscard]] const AskedNow& askedNow() const { return askedNow_; }
  [[nodiscard]] double distance(UnitIndex a, UnitIndex b) const { return jtsOf(distanceBetween(stand(a), stand(b))); }
  [[nodiscard]] bool within(UnitIndex a, UnitIndex b, double jts) const {
    return signifer::within(stand(a), stand(b), lengthOf(jts));
  }
  /// Enemies in contact, adrift or not, gone or not.
  [[nodiscard]] const UnitSet& touched(UnitIndex u) const { return touched_.of(*this, u, contactGap()); }
  /// Enemies that it fights: in contact, neither side of it adrift (D53).
  [[nodiscard]] UnitSet foes(UnitIndex u) const;
  [[nodiscard]] bool inCombat(UnitIndex u) const;
  /// The face of `enemy` that `u` touches.
  [[nodiscard]] Face faceStruck(UnitIndex u, UnitIndex enemy) const;
  /// The charge of `u` on it was frontal, as it was noted at the shock; of who stands in contact from the start the
  /// face struck decides.
  [[nodiscard]] bool chargedFrontally(UnitIndex u, UnitIndex enemy) const;
  /// Rampaging stands, which cannot be charged, left out.
  [[nodiscard]] UnitIndex nearestEnemy(UnitIndex u) const;
  [[nodiscard]] bool beyondBowShot(UnitIndex u) const {
    return beyond_.of(static_cast<std::size_t>(u), [&] { return beyondBowShot(u, stand(u)); });
  }
  /// Every enemy farther away than a bow shot.
  [[nodiscard]] bool beyondBowShot(UnitIndex u, const Footprint& where) const;
  /// An enemy that is closer to `where` than this and, unless `anyway`, closer than it was to the unit: none may come
  /// nearer to those that are near (CB-SEQ-6, D59). Rampaging stands stop nobody.
  [[nodiscard]] UnitIndex enemyTooNear(UnitIndex u, const Footprint& where, double jts, bool anyway = false) const;

  /// The attached leader, noPerson for none.
  [[nodiscard]] PersonIndex leader(UnitIndex u) const;
  /// The orders of the leader whose command the unit belongs to; none bind a unit that is in no command.
  [[nodiscard]] std::optional<Orders> orders(UnitIndex u) const;
  /// +1 where the enemy's table edge lies at the top, -1 at the bottom.
  [[nodiscard]] int onward(SideIndex side) const { return battle_.side(side).status[SideStatus::homeAtTop] ? -1 : 1; }

  [[nodiscard]] bool isDifficult(int kind) const;
  [[nodiscard]] bool inDifficult(const Footprint& base) const;
  /// The level of the highest ground under the centre; 0 on the plain.
  [[nodiscard]] int levelOf(UnitIndex u) const;
  /// An obstacle or fortification runs between the two, within half a JT of the unit's front (`strong`: fortification).
  [[nodiscard]] bool behindLine(UnitIndex u, UnitIndex enemy, bool strong) const;
  [[nodiscard]] bool inCover(UnitIndex shooter, UnitIndex target) const;
  /// Some part of the target is seen from the eye.
  [[nodiscard]] bool sees(Vec2 eye, UnitIndex target, const UnitList& between) const;
  /// Why no stand of the front rank sees the target: how far it is out of the arc, or the unit that hides it (none:
  /// ground does).
  struct Hidden {
    std::optional<Angle> outOfArc;
    UnitIndex behind = noUnit;
  };
  [[nodiscard]] Hidden hiddenBy(UnitIndex u, UnitIndex target) const;
  /// One stand of the front rank, from the left.
  [[nodiscard]] Footprint frontStand(UnitIndex u, int i) const;
  /// Stands of its front rank that see the target in their arc (D60); no more are looked at once there are enough.
  [[nodiscard]] int standsThatSee(UnitIndex u, UnitIndex target, int enough = INT_MAX) const;
  /// From any stand of its front rank, within the arc of shooting (CB-CHG-10).
  [[nodiscard]] bool inSight(UnitIndex u, UnitIndex target) const { return standsThatSee(u, target, 1) > 0; }
  /// The camp of the enemy: one in the half of the table where the enemy's own edge is.
  [[nodiscard]] bool enemyCamp(UnitIndex u, const TerrainPiece& piece) const;
  /// May not enter the kind of ground at all.
  [[nodiscard]] bool barred(UnitIndex u, int kind) const;

  /// The unit that was last found to be able to do something, where it was asked whether anybody can (candidates.cpp).
  [[nodiscard]] UnitIndex latestListed() const { return latestListed_; }
  void noteListed(UnitIndex u) const { latestListed_ = u; }

 private:
  [[nodiscard]] UnitIndex searchNearestEnemy(UnitIndex u) const;
  [[nodiscard]] bool lineIsClear(const Segment& line, const UnitList& between) const;

  const PlayBook& book_;
  KeptTouches touched_;
  mutable UnitIndex latestListed_ = noUnit;
  Kept<UnitIndex> nearest_;
  Kept<bool> beyond_;
  Declarations declarations_;
  AskedNow askedNow_;
};

}  // namespace signifer::cb
