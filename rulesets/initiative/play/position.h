// The position seen with the rules' eyes: bases, gaps, quarters, engagements, sight, supports, Generals and divisions.
// It reads a battle and decides nothing. Bases are worked out when they are first asked for and kept until the unit
// moves.
#pragma once

#include <cmath>
#include <optional>

#include "battle/action.h"
#include "battle/kept_pairs.h"
#include "battle/stands.h"
#include "initiative/play/body.h"
#include "initiative/play/book.h"
#include "initiative/play/near_enemies.h"
#include "initiative/play/steps.h"
#include "rules/course_rows.h"
#include "table/distance.h"
#include "table/moves.h"
#include "table/terrain.h"

namespace signifer::initiative {

[[nodiscard]] constexpr std::int16_t kindOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }

/// A distance in the whole thousandths that a battle keeps, so that limits hold exactly and nothing that reads alike is
/// too far.
[[nodiscard]] inline double measured(double distance) { return std::round(distance); }

/// As the forms have it: distances are at most so many inches.
[[nodiscard]] inline double inForm(double inches, double most = 120) { return std::min(inches, most); }

/// What gives a unit its move.
enum class MoveBasis : std::uint8_t { none, initiative, order, freeMove, retirement, turnOnly };

/// A unit's view of a target (IO-VIS-14, IO-VIS-16).
struct Glimpse {
  /// It sees the target; under the option sight-arc only ahead.
  bool seen = false;
  /// A point that it sees lies in its front quarter.
  bool inFront = false;
  /// It sees the target, but not all of it (IO-VIS-14).
  bool obscured = false;
  friend bool operator==(const Glimpse&, const Glimpse&) = default;
};
class Position;

/// The units on the lines of a sight: of each sort, and of all, the nearest to the eye, whatever the order of the list.
struct Hiders {
  UnitIndex nearest = noUnit;
  UnitIndex formed = noUnit;
  UnitIndex openOrder = noUnit;
  /// Bits of the target's corners and, the last, its centre: nothing hides these.
  unsigned seenPoints = 0;

  void add(const Position& position, Vec2 eye, UnitIndex v);
};

/// The same with why.
struct Sight : Glimpse {
  Answered<VisibilityIn, VisibilityOut> ruling;
  /// A line that something blocks, to be drawn, and what blocks it: a unit, or terrain where there is none.
  std::optional<Segment> blocked;
  UnitIndex hider = noUnit;
  Ground ground = Ground::open;
  Hiders hiders;
};

/// The ground under a unit.
struct Underfoot {
  /// Of the hill under its middle.
  int level = 0;
  /// Most of it lies there.
  bool inWood = false;
  bool inBuildings = false;
  friend bool operator==(const Underfoot&, const Underfoot&) = default;
};

class Position : public Stands {
 public:
  Position(const PlayBook& book, const Battle& battle) : Stands(battle), book_(book) {}

  void remember();
  /// It stands elsewhere or otherwise, or has left the table (battle/mover.h).
  void moved(UnitIndex u) {
    Stands::moved(u);
    add(moved_, u);
    underfoot_.forget(static_cast<std::size_t>(u));
    if (!remembers()) return;
    ++moves_[static_cast<std::size_t>(u)];
    ++sideMoves_[static_cast<std::size_t>(unit(u).side)];
    noMove_.set(static_cast<std::size_t>(u), false);
  }
  [[nodiscard]] static constexpr bool counts(UnitStatus slot) { return slot == UnitStatus::formation; }
  /// The units that have moved since contacts were last looked for.
  [[nodiscard]] bool anyMoved() const { return moved_.any(); }
  [[nodiscard]] UnitSet takeMoved() { return std::exchange(moved_, {}); }
  void allMoved() { moved_.set(); }

  [[nodiscard]] const PlayBook& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] StepId step() const { return book_.steps.stopAt(battle_.step); }
  [[nodiscard]] const Rulings& rulings() const { return book_.rulings; }
  [[nodiscard]] const Tables& tables() const { return book_.rules.tables; }
  [[nodiscard]] const Options& options() const { return book_.rules.options; }
  [[nodiscard]] int status(UnitIndex u, UnitStatus slot) const { return unit(u).status[slot]; }
  [[nodiscard]] bool is(UnitIndex u, UnitStatus slot) const { return status(u, slot) != 0; }
  [[nodiscard]] int profile(UnitIndex u, UnitProfile slot) const { return battle_.profile(u, slot); }
  [[nodiscard]] Troop troop(UnitIndex u) const { return static_cast<Troop>(profile(u, UnitProfile::troop)); }
  [[nodiscard]] Size size(UnitIndex u) const { return static_cast<Size>(profile(u, UnitProfile::size)); }
  [[nodiscard]] int stamina(UnitIndex u) const { return profile(u, UnitProfile::stamina); }
  [[nodiscard]] Formation formation(UnitIndex u) const {
    return static_cast<Formation>(status(u, UnitStatus::formation));
  }
  [[nodiscard]] bool openOrder(UnitIndex u) const { return formation(u) == Formation::openOrder; }
  [[nodiscard]] bool artillery(UnitIndex u) const { return isArtillery(troop(u)); }
  [[nodiscard]] bool artilleryOrBaggage(UnitIndex u) const { return artillery(u) || isBaggage(troop(u)); }
  [[nodiscard]] bool byFaces(UnitIndex u) const { return fightsByFaces(formation(u)); }
  /// The effect of its markers. More markers than the form has count as the most that it has.
  [[nodiscard]] UnitStatusOut markers(UnitIndex u) const;
  // Read where the procedures read it too: these few are asked of every unit at every look.
  [[nodiscard]] bool shaken(UnitIndex u) const { return isShaken(status(u, UnitStatus::hits), stamina(u)); }
  [[nodiscard]] bool disordered(UnitIndex u) const { return is(u, UnitStatus::disordered); }
  /// None for a unit that shoots with nothing.
  [[nodiscard]] std::optional<Weapon> weapon(UnitIndex u) const;
  [[nodiscard]] Length moveLength(UnitIndex u) const { return tables().moveInches(troop(u), openOrder(u)) * oneInch; }

  /// Within how far of an enemy it is under the proximity rule, thousandths of an inch (IO-PRX-1, IO-PRX-2).
  [[nodiscard]] double proximityLimit(UnitIndex u) const {
    return tables().proximityInches(openOrder(u)) * 1.0 * oneInch;
  }
  /// Its place on the table: its base, or the buildings that it holds.
  [[nodiscard]] Body body(UnitIndex u) const {
    return {stand(u), formation(u) == Formation::buildings ? heldBy(u) : Outline()};
  }
  [[nodiscard]] double gap(UnitIndex a, UnitIndex b) const;
  [[nodiscard]] bool touch(UnitIndex a, UnitIndex b) const {
    return nearer(a, b, touchingGap) && touching(stand(a), stand(b)) &&
           distanceBetween(body(a), body(b)) <= touchingGap;
  }
  /// IO-MOV-10
  [[nodiscard]] Quarter quarter(const Footprint& base, Vec2 point) const { return quarterAround(base, point); }
  /// Its centre in the front quarter.
  [[nodiscard]] bool faces(const Footprint& base, UnitIndex enemy) const {
    return quarter(base, stand(enemy).centre) == Quarter::front;
  }
  /// Any of its five points in the front quarter.
  [[nodiscard]] bool partlyInFront(const Footprint& base, UnitIndex other) const;

  [[nodiscard]] bool engaged(UnitIndex u) const;
  [[nodiscard]] UnitSet foes(UnitIndex u) const;
  /// The quarter of `u` in which an engaged enemy stands.
  [[nodiscard]] Quarter foeQuarter(UnitIndex u, UnitIndex foe) const;
  /// All units joined to it by contact, itself included (IO-HSQ-12).
  [[nodiscard]] UnitSet fight(UnitIndex u) const;

  /// The nearest enemy unit of a unit. Generals do not count (IO-VIS-9).
  [[nodiscard]] NearEnemy nearEnemy(UnitIndex u) const;
  /// Whether any is measured so near.
  [[nodiscard]] bool enemyWithin(UnitIndex u, double reach) const;
  /// Surely none is so near; quicker than measuring.
  [[nodiscard]] bool noEnemyWithin(UnitIndex u, double reach) const;
  /// As if the unit stood there, and none that is measured farther away than the limit.
  [[nodiscard]] NearEnemy nearEnemyWithin(UnitIndex u, const Footprint& at, double limit) const;
  /// noUnit for none; `away` as it is measured.
  [[nodiscard]] UnitIndex nearestEnemy(UnitIndex u, double* away = nullptr) const;
  /// The enemy that binds a unit in its place under the proximity rule; noUnit for none. He is the nearest within the
  /// limit; under proximity-sight seen-only the nearest that the unit sees. `away` is the measured distance to him.
  [[nodiscard]] UnitIndex bindingEnemy(UnitIndex u, double* away = nullptr) const;
  /// As if the unit stood there.
  [[nodiscard]] UnitIndex bindingEnemyAt(UnitIndex u, const Footprint& at) const;
  [[nodiscard]] Sight sight(UnitIndex viewer, UnitIndex target) const { return sight(viewer, stand(viewer), target); }
  /// As if the viewer stood so.
  [[nodiscard]] Sight sight(UnitIndex viewer, const Footprint& from, UnitIndex target) const;
  /// Kept as long as nobody moves there, by a position that remembers.
  [[nodiscard]] Glimpse glimpse(UnitIndex viewer, UnitIndex target) const {
    return glimpses_.of(*this, viewer, target, [&] { return look(viewer, target); });
  }
  [[nodiscard]] bool sees(UnitIndex viewer, UnitIndex target) const { return glimpse(viewer, target).seen; }
  [[nodiscard]] bool seesAnyEnemy(UnitIndex viewer) const;
  /// The units that it may shoot at now, in their order.
  [[nodiscard]] const UnitList& targetsOf(UnitIndex shooter) const;
  /// The nearest enemy that it might shoot at within a distance: seen, in front, in no fight (IO-VIS-15).
  [[nodiscard]] UnitIndex nearestTarget(UnitIndex shooter, double within) const;
  /// The shooter's share of the question: a target right before it.
  [[nodiscard]] MayShootIn shooterFacts(UnitIndex shooter, Shot shot) const;
  [[nodiscard]] MayShootIn shotFacts(UnitIndex shooter, UnitIndex target, Shot shot, const Glimpse& seen) const;
  [[nodiscard]] Answered<MayShootIn, MayShootOut> mayShoot(UnitIndex shooter, UnitIndex target, Shot shot,
                                                           const Glimpse& seen) const {
    return ask(*rulings().mayShoot, shotFacts(shooter, target, shot, seen));
  }
  [[nodiscard]] bool mayShoot(UnitIndex shooter, UnitIndex target) const;
  /// Units that had no target for a volley at this moment, for whoever asks to add to; null where nothing is kept.
  [[nodiscard]] UnitSet* withoutTarget() const;
  /// The units with nothing to move for in this step, whatever friends do.
  [[nodiscard]] UnitSet* withoutMove() const;
  /// Whether it would shoot if a target stood right before it.
  [[nodiscard]] bool readyToShoot(UnitIndex shooter, Shot shot) const {
    // Most have nothing to shoot with.
    return weapon(shooter) && ask(*rulings().mayShoot, shooterFacts(shooter, shot))->allowed;
  }
  /// Faces from which the target is seen, 1 to 4; 1 for formations that do not shoot by faces (D-27).
  [[nodiscard]] int facesSeeing(UnitIndex shooter, UnitIndex target) const;
  /// The piece of buildings that it stands in, -1 for none.
  [[nodiscard]] int buildingsOf(UnitIndex u) const;
  /// The buildings that it touches and nobody is in, -1 for none (IO-TER-4).
  [[nodiscard]] int emptyBuildingsBy(UnitIndex u) const;
  /// Steps of the hill under a point; 0 off hills (IO-TER-3).
  [[nodiscard]] int level(Vec2 point) const;
  /// The ground under a unit, kept until the unit moves.
  [[nodiscard]] const Underfoot& underfoot(UnitIndex u) const;
  [[nodiscard]] Protection protection(UnitIndex target, UnitIndex attacker) const;

  /// The unit that `u` would support in its fight, noUnit for none (IO-SUP-2).
  [[nodiscard]] Answered<SupportIn, SupportOut> support(UnitIndex u, UnitIndex fighter, int& place) const;

  [[nodiscard]] bool brokenDivision(UnitIndex u) const {
    return (battle_.side(unit(u).side).status[SideStatus::brokenDivisions] >> status(u, UnitStatus::division)) & 1;
  }
  [[nodiscard]] Answered<DivisionStatusIn, DivisionStatusOut> division(SideIndex side, int number) const;
  /// Numbers of the side's divisions, a bit each.
  [[nodiscard]] int divisions(SideIndex side) const;

  [[nodiscard]] bool armyCommander(PersonIndex p) const { return battle_.personProfile(p, PersonProfile::rank) == 1; }
  [[nodiscard]] bool replacement(PersonIndex p) const;
  [[nodiscard]] int rating(PersonIndex p) const;
  [[nodiscard]] int fightingDice(UnitIndex u) const;
  /// Those that this General would add.
  [[nodiscard]] int fightingDiceOf(PersonIndex p) const;
  [[nodiscard]] PersonIndex commanderOf(SideIndex side) const;
  [[nodiscard]] double generalInches(PersonIndex p, UnitIndex u) const;
  /// As whom he gives orders, and whether the unit is of his own division.
  [[nodiscard]] Giver giver(PersonIndex p) const;
  [[nodiscard]] bool ownCommand(PersonIndex p, UnitIndex u) const;
  /// The facts by which his order to the unit is judged, without the order itself.
  [[nodiscard]] MayOrderIn orderFacts(PersonIndex p, UnitIndex u) const;
  /// The same but for how far he is.
  [[nodiscard]] MayOrderIn orderFactsAnywhere(PersonIndex p, UnitIndex u) const;
  /// It was tested for an order in this player turn that counts as its own (IO-ORD-18).
  [[nodiscard]] bool hadItsOrder(UnitIndex u) const;
  /// Whether the order, to it or to others, would move the unit or help it.
  [[nodiscard]] bool obeys(PersonIndex p, Order order, UnitIndex u) const;
  [[nodiscard]] Answered<MayOrderIn, MayOrderOut> mayOrder(PersonIndex p, Order order, UnitIndex u) const {
    MayOrderIn in = orderFacts(p, u);
    in.order = order;
    return ask(*rulings().mayOrder, in);
  }
  /// The units that an order would move.
  [[nodiscard]] UnitSet ordered(PersonIndex p, Order order, UnitIndex u) const;
  [[nodiscard]] double orderDistance(PersonIndex p, Order order, const UnitSet& units) const;

  /// But for where enemies are.
  [[nodiscard]] InitiativeMoveIn initiativeFacts(UnitIndex u, bool charge) const;
  [[nodiscard]] Answered<InitiativeMoveIn, InitiativeMoveOut> initiativeMove(UnitIndex u, bool charge) const;
  /// The answer alone: whom it sees is looked at only where the distance does not tell.
  [[nodiscard]] bool movesOnInitiative(UnitIndex u, bool charge) const;
  [[nodiscard]] Answered<FreeMoveIn, FreeMoveOut> freeMove(UnitIndex u) const;

  /// The answers of decision.cpp, kept while the battle rests.
  struct Found {
    AtRest<UnitIndex> mover;
    AtRest<UnitIndex> shooter;
    AtRest<UnitList, UnitIndex> targets;
    AtRest<MoveBasis, UnitIndex> basis;
  };
  /// The answers for the course of play (rules/course.h).
  [[nodiscard]] const AskedNow& askedNow() const { return askedNow_; }
  [[nodiscard]] const Found& found() const { return found_; }
  /// Of ways that were found open while the battle rests the last straight one and the last wheel are known: a leg that
  /// goes no farther is open too.
  [[nodiscard]] bool knownOpen(UnitIndex u, const Pose& from, const Leg& leg) const {
    const OpenWay& way = open_[isStraight(leg.kind) ? 0 : 1];
    return moment() != 0 && way.moment == moment() && way.unit == u && way.leg.kind == leg.kind && way.from == from &&
           leg.amount <= way.leg.amount;
  }
  void noteOpen(UnitIndex u, const Pose& from, const Leg& leg) const {
    open_[isStraight(leg.kind) ? 0 : 1] = {moment(), u, from, leg};
  }

  template <class F>
  void forEachEnemy(UnitIndex of, F&& f) const {
    const UnitIndex count = battle_.unitCount();
    for (UnitIndex u = 0; u < count; ++u)
      if (unit(u).present && enemies(of, u)) f(u);
  }

 private:
  [[nodiscard]] Outline heldBy(UnitIndex u) const;
  /// The obstacles on the five lines of a sight.
  struct SightLines {
    VisibilityIn facts;
    /// A point in front is seen, by itself or over formations.
    bool openInFront = false;
    bool overInFront = false;
    std::optional<Segment> blocked;
    Hiders hiders;
    Ground ground = Ground::open;
  };
  /// `naming`: who hides it is wanted as well.
  [[nodiscard]] SightLines sightLines(UnitIndex viewer, const Footprint& from, UnitIndex target,
                                      bool naming = false) const;
  [[nodiscard]] Glimpse glimpseBy(UnitIndex viewer, const SightLines& lines, bool canSee, bool obscured) const;
  [[nodiscard]] Glimpse look(UnitIndex viewer, UnitIndex target) const;
  [[nodiscard]] UnitList unitsBetween(UnitIndex viewer, const Footprint& from, UnitIndex target) const;
  [[nodiscard]] Box boundsOf(std::size_t piece) const {
    return boxes_.empty() ? signifer::boundsOf(battle_.setup->terrain[piece].outline) : boxes_[piece];
  }

  [[nodiscard]] NearEnemy findNearEnemy(UnitIndex u, UnitIndex guess) const;
  /// Seen, in front, in no fight, however far away.
  [[nodiscard]] bool mightShoot(UnitIndex shooter, UnitIndex target) const;
  [[nodiscard]] UnitList findTargets(UnitIndex shooter) const;

  /// An enemy that a unit saw when so many had moved, noUnit for none; 0: it is not known.
  struct Seen {
    std::uint32_t steps = 0;
    UnitIndex unit = noUnit;
  };
  struct KnownGap {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    double gap = 0;
  };
  /// A measure of a unit holds as long as this value is the same.
  [[nodiscard]] std::uint32_t standing(UnitIndex u) const { return moves_[static_cast<std::size_t>(u)]; }
  /// A moment: how many had moved, in which step of which player turn.
  struct Since {
    std::uint32_t moved = 0;
    std::int16_t turn = 0;
    SideIndex side = noSide;
    StepIndex step = noStep;
    friend bool operator==(const Since&, const Since&) = default;
  };
  struct OpenWay {
    std::uint32_t moment = 0;
    UnitIndex unit = noUnit;
    Pose from;
    Leg leg;
  };

  const PlayBook& book_;
  Found found_;
  AskedNow askedNow_;
  mutable std::array<OpenWay, 2> open_;
  AtRest<NearEnemy, UnitIndex> nearest_;
  NearEnemies nearEnemies_;
  KeptPairs<Glimpse> glimpses_;
  mutable std::vector<Seen> seen_;
  /// How often each has moved, and what was measured between two when they had.
  std::vector<std::uint32_t> moves_;
  std::array<std::uint32_t, 2> sideMoves_{};
  mutable std::vector<KnownGap> gaps_;
  mutable Since noTargetSince_;
  mutable UnitSet noTarget_;
  mutable Since noMoveSince_;
  mutable UnitSet noMove_;
  static_assert(Kept<Underfoot>::most >= mostUnits);
  Kept<Underfoot> underfoot_;
  UnitSet moved_;
  /// Of the ground, once it remembers.
  std::vector<Box> boxes_;
};

}  // namespace signifer::initiative
