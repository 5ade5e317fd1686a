// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, movement, charge, reaction, psychology, shooting,
// combat, aftermath, flight. What it is told to do against the rules it does as far as it has a meaning.
#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <initializer_list>
#include <span>
#include <vector>

#include "fantasy/play/course.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/ways.h"
#include "rules/hand_turns.h"
#include "rules/play_base.h"

namespace signifer::fantasy {

struct Room;
struct Strikes;

class Play : public PlayBase<Position> {
 public:
  Play(const PlayBook& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : PlayBase(book, battle, dice, chronicle), playBook_(book) {}

  /// Turn 1, with the question who begins (FA-SEQ-13).
  void deploy();
  /// Derives what follows from models, formations and positions.
  void derive();

  // Functions that the table of the turn works with.
  void cannot(const Action& action) const;
  [[nodiscard]] bool isOver() const {
    return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none;
  }
  void stepBegins();
  /// Notes the fate of a unit in a fight that people have played out by hand.
  FateNoted fateByHand(const HandFate& fate);
  /// Moves those whose charge this unit has fled from, as people told it. False where nobody has charged it.
  bool chargersByHand(UnitIndex fled);
  /// Comes back to the table, as people told it; one that was lost by mistake, too.
  void bringBackByHand(UnitIndex u);
  /// Taken off the table by people: whoever is with it goes too (FA-CHR-4).
  void takeOffByHand(UnitIndex u) { destroy(u, noUnit); }
  /// Models that people have taken off in close combat.
  void harmByHand(UnitIndex unit, int models);
  void closeCombatsByHand() { endCombatPhase(); }
  /// Whether anything followed; where nobody remembers what was before, it is taken that something did.
  bool afterwards() {
    followed_ = false;
    derive();
    return !remembers() || followed_;
  }

 private:
  friend struct Course;

  // setting_up.cpp
  void shedFallen(UnitIndex u);
  void settle(UnitIndex u);
  void settleUnits();
  void settleCharacters();
  void settleCharacter(UnitIndex u);
  void countPoints();
  /// The edges at which the players stand; noted once, as armies wander.
  void findHomes();
  /// Keeps the unit as it is now, to be compared with the next time.
  void keepSettled(UnitIndex u) {
    if (static_cast<std::size_t>(u) < settled_.size()) settled_[static_cast<std::size_t>(u)] = battle_.unit(u);
  }
  void follow(std::int16_t& slot, std::int16_t value) {
    followed_ = followed_ || slot != value;
    slot = value;
  }

  // turn.cpp
  void advance();
  void endStepNow();
  void stay(UnitIndex u);
  void fleeNext();
  void fightNext();
  /// All units in the order in which they test: from their owner's left to his right, the active side's first (D56).
  [[nodiscard]] UnitList fromLeft() const;
  void beginPlayerTurn(SideIndex side);
  void endPlayerTurn();
  void rollForFirstTurn();
  void closeMovement();

  // movement.cpp
  GroundCovered goAlong(UnitIndex u, const Path& path, bool chain);
  void moveAlong(const Action& action);
  struct Way;
  void carryAlong(const Action& action, const MarchIn& march);
  void tellMove(UnitIndex u, ActionId id, const Way& way, const MarchIn& march) const;
  void beginMove(UnitIndex u);
  void changeFormation(UnitIndex u, int ranks);
  void changeRanks(const Action& action);
  void reformUnit(const Action& action);
  void takeFormation(const Action& action, bool rearStays);
  void formUpAfter(const Task& task, const Action& action);
  void formUpNow(const Action& action) { formUp(action, false); }
  void formUp(const Action& action, bool returned);
  void join(UnitIndex character, UnitIndex host);
  void leave(const Action& action);
  void disengage(UnitIndex u);
  void disengageMoves();
  void reshape(UnitIndex u);
  void place(UnitIndex u, const Pose& pose) { mover_.place(u, pose); }
  void takeBase(UnitIndex u, const Base& base) { mover_.reshape(u, base); }

  // charge.cpp
  void declareCharge(UnitIndex u, UnitIndex target);
  void moveChargers();
  void counterCharge(UnitIndex charger, UnitIndex counter);
  void tellCharge(std::string_view phrase, Cited rules, UnitIndex charger, UnitIndex target,
                  const ChargePlan& plan) const;
  void makeContact(UnitIndex charger, UnitIndex target, const ChargePlan& plan);
  /// Enemies that the charger has met besides its target are charged too, with their tests (D62).
  void meetByTheWay(UnitIndex charger, UnitIndex target, const Pose& began);
  void charge(UnitIndex charger, UnitIndex met, const Pose& began);
  void rideDown(UnitIndex charger, UnitIndex target, const ChargePlan& plan);
  void moveFailedCharges();
  bool redirect(UnitIndex u, UnitIndex target);
  void setFlushWhereMet(UnitIndex u, UnitIndex met, const Pose& began);
  void fallShort(UnitIndex u, UnitIndex target);

  // charges_together.cpp
  friend class ChargesTogether;
  void callOff(UnitIndex charger);

  // reaction.cpp
  void react(UnitIndex u, Reaction reaction, UnitIndex at);
  void reactWith(const Action& action);
  void forcedReactions();
  void resolveReactions();
  void standAndShoot(UnitIndex u, UnitIndex charger);

  // psychology.cpp
  void chargerTests();
  void targetTests();
  bool testTarget(UnitIndex target, const UnitSet& chargers, bool inPursuit);
  [[nodiscard]] bool failsTerror(UnitIndex u, UnitIndex cause, TerrorOccasion occasion);
  [[nodiscard]] bool fleesFromFear(UnitIndex u, const UnitSet& feared, UnitIndex first);
  bool panics(UnitIndex u, PanicTrigger trigger, double inches, UnitIndex cause);
  void panicByProximity();
  void terrorByProximity();
  void shootingPanic();
  void panicFromBroken();
  void panicFromRiddenDown();
  /// Friends within 12" of these units test for panic; the flight of those that fail is due `then`.
  void panicFromLost(const UnitList& lost, Due then);
  void generalLost(bool atOnce);
  void fleeAllDue();

  // shooting.cpp
  void shootAt(const Action& action) { shoot(action.unit, action.target, action.values[0] != 0); }
  void shoot(UnitIndex u, UnitIndex target, bool twice);
  void resolveShooting();
  void volley(UnitIndex u, UnitIndex target, double inches, bool twice, bool charging);

  // combat.cpp
  void strikeAt(UnitIndex u, UnitIndex target);
  void fight(UnitIndex u);
  void strike(std::span<Strikes> strikes, std::size_t first, std::size_t last);
  void closeCombats();
  void fightRound(const CombatRoundIn& in, std::span<Strikes> strikes);
  void blow(Strikes& each);
  template <class... Rulings>
  void tellBlow(UnitIndex who, UnitIndex target, int attacks, int hits, int unsaved, bool hates, bool afraid,
                const Rulings&... rulings) const;
  void fightByHand(UnitIndex u, SideIndex winner, int difference);
  void settleCorners(const UnitSet& combat, std::span<const Strikes> strikes);
  void settleRound(const UnitSet& combat, std::span<const Relation> pairs, SideIndex winner, int difference);
  void closeUp(std::span<const Relation> pairs);
  void breakTests();
  void breakTest(UnitIndex u, int difference);
  void tellBreak(UnitIndex u, const Answered<BreakTestIn, BreakTestOut>& test) const;

  // aftermath.cpp
  void stepsBack();
  void flightsAndPursuits();
  void giveGround(UnitIndex u);
  void pursue(UnitIndex u, UnitIndex quarry) { mean(u, quarry, Sequel::pursue); }
  void followUp(UnitIndex u);
  void standFast(UnitIndex u);
  /// A winner says what it does (D39); it is done when all have said so and nobody has to flee first.
  void mean(UnitIndex u, UnitIndex loser, Sequel sequel);
  void carryOutSequels();
  struct Chase;
  void chase(const Chase& chase);
  /// The part of its way that a pursuer gets: how far, whether off the table, and whether to those who flee.
  struct Stretch {
    double gone = 0.0;
    bool leaves = false;
    bool reaches = false;
  };
  [[nodiscard]] Stretch stretchOf(UnitIndex u, const PursuitWay& way, int fled, const Body& fleers) const;
  bool runAfter(UnitIndex u, const PursuitWay& way, const Stretch& stretch, UnitIndex caught);
  void stopAt(UnitIndex u, UnitIndex met, const Pose& began);
  void tellStop(const Chase& chase, const PursuitWay& way) const;
  void runInto(UnitIndex u, UnitIndex met, const Pose& began);
  void stepAfter(UnitIndex u, UnitIndex loser);
  void endCombatPhase();
  void checkVictory();

  // by_hand.cpp
  FateNoted giveGroundByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance);
  FateNoted breakOffByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance);
  FateNoted fleeByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance);
  FateNoted pursueByHand(UnitIndex u, UnitIndex quarry, std::optional<Length> distance);
  FateNoted failByHand(UnitIndex u);
  void seeItBreak(UnitIndex u);
  [[nodiscard]] bool hasCharged(UnitIndex u, UnitIndex target) const;
  FateNoted followByHand(UnitIndex u, UnitIndex foe);
  void holdByHand(UnitIndex u);

  // flight.cpp
  void flee(UnitIndex u, bool fired);
  void fleeMove(UnitIndex u);
  /// The phrase for a flight, and the one for a flight that went farther than it rolled.
  struct FlightPhrases {
    std::string_view plain;
    std::string_view past;
  };
  /// Runs the distance of a ruling on a flight.
  template <class In, class Out>
  void runAway(UnitIndex u, Vec2 direction, const Answered<In, Out>& out, bool compulsory, const FlightPhrases& phrases,
               const Cited& rules);
  template <class Ruling>
  void tellFlight(UnitIndex u, Point end, const Ruling& out, bool compulsory, const FlightPhrases& phrases,
                  const Cited& rules) const;
  /// It runs so far from now on, and has nothing to do with a combat any more.
  void takeFlight(UnitIndex u, int inches);
  void standAfterRally(UnitIndex u);
  void breakOffInFlight(UnitIndex u, const Answered<DisengageIn, DisengageOut>& out);
  [[nodiscard]] Vec2 awayFromThreats(UnitIndex u) const;
  [[nodiscard]] UnitSet foughtBy(UnitIndex u) const;
  [[nodiscard]] boost::container::small_vector<Vec2, 16> centresOf(const UnitSet& units) const;
  void rally(UnitIndex u);
  void setUpRallied(UnitIndex u);
  void returnToTable();
  void tellReturn(UnitIndex u, const Answered<ReturnTestIn, ReturnTestOut>& out, bool returns) const;
  bool placeAtEdge(UnitIndex u);
  void takeRoom(UnitIndex u, const Room& room);
  void wound(UnitIndex u, int wounds);
  void destroy(UnitIndex u, UnitIndex by);
  void leaveTable(UnitIndex u, UnitState state);
  void noteLoss(UnitIndex u);

  // Shared by all.
  [[nodiscard]] const Book& book() const { return playBook_.book; }
  void set(UnitIndex u, UnitStatus slot) { status(u, slot) = 1; }
  void setDue(UnitIndex u, Due due) { status(u, UnitStatus::due) = static_cast<std::int16_t>(due); }
  [[nodiscard]] Due due(UnitIndex u) const { return static_cast<Due>(position_.status(u, UnitStatus::due)); }
  [[nodiscard]] std::int16_t relation(RelationKind kind, UnitIndex a, UnitIndex b) const {
    return battle_.relation(numberOf(kind), a, b);
  }
  void relate(RelationKind kind, UnitIndex a, UnitIndex b, int value) {
    mover_.relate(numberOf(kind), a, b, static_cast<std::int16_t>(value));
  }
  void forgetRelations(RelationKind kind);
  /// Adds a sentence with the rulings that it rests on, the one that it is about first.
  template <class... Rulings>
  void tell(std::string_view phrase, const Cited& rules, const Telling& telling, const Rulings&... rulings) const {
    account_.tell(phrase, rules, telling, rulings...);
  }
  /// The total of the last two dice: of a test on leadership.
  [[nodiscard]] static Figure rolled(const std::vector<int>& faces) {
    return Figure::count(faces.size() < 2 ? 0 : faces.back() + faces[faces.size() - 2]);
  }
  template <class In, class Out>
  [[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>* ruling, const In& in) const {
    return account_.ask(*ruling, in);
  }

  const PlayBook& playBook_;
  /// The units when all had been settled last, by a play that goes on for long.
  std::vector<Unit> settled_;
  /// Whether the last settling has changed anything.
  bool followed_ = false;
  /// Whether the armies' points may have changed.
  bool recount_ = true;
  /// Units that were found changed when all were settled last.
  UnitSet changed_;
  UnitSet characters_;
  bool charactersKnown_ = false;
};

}  // namespace signifer::fantasy
