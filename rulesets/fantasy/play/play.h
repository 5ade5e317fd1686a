// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, movement, charge, reaction, psychology, shooting,
// combat, aftermath, flight. It assumes that the referee agreed; what it is told to do against the rules it does as far
// as the table allows.
#pragma once

#include <initializer_list>

#include "fantasy/combat.h"
#include "fantasy/morale.h"
#include "fantasy/play/ways.h"
#include "rules/chronicle.h"

namespace signifer::fantasy {

struct Strikes;

class Play {
 public:
  Play(const Rules& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
      : rules_(rules), battle_(battle), position_(rules, battle), dice_(dice), chronicle_(chronicle) {}

  void resolve(const Action& action);
  /// Turn 1, with the question who begins (FA-SEQ-13).
  void deploy();
  /// What follows from models, formations and positions.
  void derive();

 private:
  using RuleIds = std::initializer_list<std::string_view>;
  using Figures = std::initializer_list<Figure>;

  // turn.cpp
  void act(const Action& action);
  void actInCombat(const Action& action);
  void actInMovement(const Action& action);
  void advance();
  void goOn();
  /// All units in the order in which they test: from their owner's left to his right, the active side's first (D56).
  [[nodiscard]] std::vector<UnitIndex> fromLeft() const;
  void nextStep();
  void endStep();
  void beginPlayerTurn(SideIndex side);
  void endPlayerTurn();
  void throwForFirstTurn();
  void closeMovement();
  void settle(UnitIndex u);
  void settleCharacters();

  // movement.cpp
  Path goAlong(UnitIndex u, const signifer::Path& path, bool chain);
  void moveAlong(const Action& action);
  void beginMove(UnitIndex u);
  void changeFormation(UnitIndex u, int ranks);
  void reformUnit(const Action& action);
  void takeFormation(const Action& action, bool rearStays);
  void formUp(const Action& action);
  void join(UnitIndex character, UnitIndex host);
  void leave(const Action& action);
  void disengageMoves();
  void reshape(UnitIndex u);
  void place(UnitIndex u, const Pose& pose);

  // charge.cpp
  void declareCharge(UnitIndex u, UnitIndex target);
  void chargerTests();
  void targetTests();
  bool testTarget(UnitIndex target, const UnitSet& chargers, bool inPursuit);
  [[nodiscard]] bool failsTerror(UnitIndex u, UnitIndex cause, TerrorOccasion occasion);
  [[nodiscard]] bool fleesFromFear(UnitIndex u, const UnitSet& feared, UnitIndex first);
  void moveNextCharger();
  void counterCharge(UnitIndex charger, UnitIndex counter);
  void makeContact(UnitIndex charger, UnitIndex target, const ChargePlan& plan);
  void moveFailedCharges();
  void fallShort(UnitIndex u, UnitIndex target);
  void callOff(UnitIndex charger);

  // reaction.cpp
  void react(UnitIndex u, Reaction reaction, UnitIndex at);
  void forcedReactions();
  void resolveReactions();
  void standAndShoot(UnitIndex u, UnitIndex charger);

  // psychology.cpp
  bool panics(UnitIndex u, PanicTrigger trigger, double inches, UnitIndex cause);
  void panicByProximity();
  void terrorByProximity();
  void shootingPanic();
  void panicFromBroken();
  void generalLost(bool atOnce);
  void fleeAllDue();

  // shooting.cpp
  void shoot(UnitIndex u, UnitIndex target, bool twice);
  void resolveShooting();
  void volley(UnitIndex u, UnitIndex target, double inches, bool twice, bool charging);

  // combat.cpp, strikes.cpp
  void fight(UnitIndex u);
  void strike(std::vector<Strikes>& strikes, std::size_t first, std::size_t last);
  void closeCombats();
  void blow(Strikes& each);
  void settleRound(const UnitSet& combat, const std::vector<Relation>& pairs, SideIndex winner, int difference);
  void closeUp(const std::vector<Relation>& pairs);
  void breakTests();
  void breakTest(UnitIndex u, int difference);
  [[nodiscard]] BreakTestIn breakFacts(UnitIndex u, int difference) const;

  // aftermath.cpp
  void flightsAndSteps();
  void giveGround(UnitIndex u);
  void pursue(UnitIndex u, UnitIndex quarry);
  void runInto(UnitIndex u, UnitIndex met);
  void followUp(UnitIndex u);
  void endCombatPhase();
  void checkVictory();

  // flight.cpp
  void flee(UnitIndex u, bool fired);
  void fleeMove(UnitIndex u);
  void runAway(UnitIndex u, Vec2 direction, int inches, bool compulsory);
  [[nodiscard]] Vec2 awayFromThreats(UnitIndex u) const;
  void rally(UnitIndex u);
  void setUpRallied(UnitIndex u);
  void returnToTable();
  bool placeAtEdge(UnitIndex u);
  void wound(UnitIndex u, int wounds);
  void destroy(UnitIndex u, UnitIndex by);
  void leaveTable(UnitIndex u, UnitState state);
  void noteLoss(UnitIndex u);

  // Shared by all.
  [[nodiscard]] const Book& book() const { return rules_.book; }
  [[nodiscard]] const Options& options() const { return rules_.book.options; }
  [[nodiscard]] const Steps& steps() const { return rules_.steps; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  [[nodiscard]] std::int16_t& status(BattleStatus slot) { return battle_.status[slot]; }
  void set(UnitIndex u, UnitStatus slot) { status(u, slot) = 1; }
  void setDue(UnitIndex u, Due due) { status(u, UnitStatus::due) = static_cast<std::int16_t>(due); }
  [[nodiscard]] Due due(UnitIndex u) const { return static_cast<Due>(position_.status(u, UnitStatus::due)); }
  [[nodiscard]] std::int16_t relation(RelationKind kind, UnitIndex a, UnitIndex b) const {
    return battle_.relation(numberOf(kind), a, b);
  }
  void relate(RelationKind kind, UnitIndex a, UnitIndex b, int value) {
    battle_.relate(numberOf(kind), a, b, static_cast<std::int16_t>(value));
  }
  void forgetRelations(RelationKind kind);
  [[nodiscard]] Thrower thrower(UnitIndex u, UnitIndex against = noUnit) const {
    return {battle_.unit(u).side, u, against};
  }
  [[nodiscard]] bool over() const {
    return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none;
  }
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds rules, Figures figures = {},
            std::string_view procedure = {}, const Modifiers* modifiers = nullptr, bool key = false);
  void tellSide(std::string_view phrase, SideIndex side, RuleIds rules, Figures figures = {}, bool key = false);

  const Rules& rules_;
  Battle& battle_;
  Position position_;
  Dice& dice_;
  Chronicle& chronicle_;
};

}  // namespace signifer::fantasy
