// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject. The players may have overruled the referee: an action is
// done as far as it has a meaning, and what could not be done is told.
#pragma once

#include <array>
#include <initializer_list>

#include "initiative/play/charge_plan.h"
#include "initiative/play/course.h"
#include "initiative/play/decision.h"
#include "rules/hand_turns.h"
#include "rules/play_base.h"

namespace signifer::initiative {

class Play : public PlayBase<Position> {
 public:
  using PlayBase::PlayBase;

  void deploy();
  /// Makes a battle that was read or changed by hand hang together: what is gone is dropped, bases follow formations,
  /// contacts positions; what a step asks at its beginning is asked where nothing waits.
  void derive();

  // The values that the table of the turn works with.
  void cannot(const Action& action) const;
  [[nodiscard]] bool isOver() const { return initiative::isOver(battle_); }
  void catchUp() {
    if (position_.anyMoved()) findContacts();
  }
  void stepBegins();

  /// Notes the fate of a unit in a fight that people have played out by hand.
  FateNoted fateByHand(const HandFate& fate);
  /// Taken off the table by people: with it goes what the rules take with it.
  /// IO-STA-3: whoever has been marked with all that it bears is gone.
  void shatterByHand(UnitIndex u) { (void)shatteredAlready(u); }
  void takeOffByHand(UnitIndex u) { remove(u, Fate::shattered, "shattered", {"IO-STA-3"}); }
  /// Casualties that people have marked in hand-to-hand: its enemies have inflicted them, and by that its fight is
  /// decided.
  void harmByHand(UnitIndex u, int casualties);
  /// The winners of fights that go on are winning in the next round (D-34).
  void closeRoundByHand();

 private:
  friend struct Course;

  // setting_up.cpp
  void fitBases();
  /// Engagements of those that have moved, and where joined Generals stand.
  void findContacts();

  // turn.cpp
  void rollForFirstTurn();
  void beginPlayerTurn(SideIndex side);
  void beginWith(const Action& action);
  void advance();
  void endStepNow();
  void stay(UnitIndex u);
  void replaceGenerals(SideIndex side);
  void forgetOrders();
  void leaveJoining();
  void rallyElites();
  void endPlayerTurn();
  void dropDisorder();
  void countDivisions();
  int countDivisionsOf(SideIndex side);

  // orders.cpp
  void giveOrder(const Action& action);
  void endOrders(const Action& action);
  void testOrder(PersonIndex p, Order order, UnitIndex u, bool again);
  [[nodiscard]] int testForMoves(PersonIndex p, Order order, UnitIndex u, int& roll);
  [[nodiscard]] int testForRally(PersonIndex p, Order order, UnitIndex u, int& roll);
  void askForReroll(PersonIndex p, Order order, UnitIndex u, int value, int roll, int stage);
  void answerReroll(const Task& task, const Action& action);
  void applyOrder(PersonIndex p, Order order, UnitIndex u, int value, int roll);
  [[nodiscard]] UnitSet orderedUnits(PersonIndex p, Order order, UnitIndex u);
  void joinUnit(PersonIndex p, UnitIndex u);
  void joinNamed(const Action& action);
  void moveGeneral(const Action& action);
  void generalLost(UnitIndex u);

  // movement.cpp
  void move(const Action& action);
  void tellMove(UnitIndex u, const Path& path, MoveBasis basis);
  void changeFormation(const Action& action);
  void spendMove(UnitIndex u, MoveBasis basis);
  void pushWay(UnitIndex u, const Path& path, UnitIndex target, Quarter charged = Quarter::front);
  void walkLeg(const Task& task);
  void astray(UnitIndex u);
  void place(UnitIndex u, const Pose& pose) { mover_.place(u, pose); }
  void stepAside(UnitIndex u);
  void stepOver(UnitIndex u, const Leg& leg);
  void setBeside(Person& person);

  // charge.cpp
  void charge(const Action& action);
  void goAgainst(UnitIndex u, UnitIndex target, const ChargePlan& plan);
  void chargeOn(UnitIndex u, UnitIndex target, int moves, const NamedCharge& named);
  void answerCharge(const Task& task, const Action& action);
  void chargeAfterAnswer(const Task& task);
  void evade(UnitIndex u, UnitIndex charger);
  void countercharge(UnitIndex u, UnitIndex charger, int moves);
  void contactOf(const Task& task);
  [[nodiscard]] bool roomToStandFlush(UnitIndex u, UnitIndex target, const Footprint& there) const;
  void contact(UnitIndex u, UnitIndex target, Quarter quarter);

  // buildings.cpp
  void setInBuildings(UnitIndex u, int piece);
  void leaveBuildings(UnitIndex u, Vec2 direction);

  // shooting.cpp
  [[nodiscard]] ShootingIn shotOf(UnitIndex shooter, UnitIndex target, Shot shot) const;
  void shoot(UnitIndex shooter, UnitIndex target, Shot shot);
  void shootNow(const Action& action);
  void answerShot(const Task& task, const Action& action);
  void holdFire(UnitIndex u);
  void chooseAfterTest(const Action& action);
  int takeShots(UnitIndex target, UnitIndex shooter, Shot shot, const ShootingOut& out);
  int takeHits(UnitIndex target, UnitIndex attacker, int hits, HitBy by);
  void wound(UnitIndex u, int casualties);
  void dropExcess(UnitIndex u);
  void testAfterShooting(UnitIndex u);
  void afterRangedTest(UnitIndex u, const RangedBreakTestOut& test);
  void carryOutRanged(UnitIndex u, RangedResult result);
  void pushRangedTests();
  void closeShooting();

  // combat.cpp
  void beginRound();
  void pushChoices();
  void strikeAt(UnitIndex u, UnitIndex target);
  void supportFighter(UnitIndex u, UnitIndex fighter);
  void blows();
  int blow(UnitIndex u, UnitIndex foe, bool withGenerals, bool oneFace);
  void findSupports();
  [[nodiscard]] std::array<int, 2> closingCasualties(const UnitSet& fight);
  void decideFights();
  void decideFight(const UnitSet& fight, UnitIndex u, std::int16_t number);
  void pushCombatTests();
  void pushSupportTests();
  void pushFollowUps();
  void followUp(UnitIndex u, UnitIndex foe);
  void closeCombat();

  // by_hand.cpp
  FateNoted rallyByHand(UnitIndex u);
  FateNoted goBackByHand(const HandFate& fate, GoesBack how);
  void decideByHand(UnitIndex u, RoundOutcome outcome);

  // morale.cpp
  /// How a unit goes back: the sentence of a full way and of a shorter one, from or with whom, and by which rules.
  struct GoingBack {
    std::string_view phrase;
    std::string_view shortOfRoom;
    UnitIndex other = noUnit;
    std::string_view rule;
  };
  [[nodiscard]] bool shatteredAlready(UnitIndex u);
  [[nodiscard]] BreakTestIn breakTestOf(UnitIndex u) const;
  [[nodiscard]] int takenOff(const Modifiers& modifiers) const;
  void testInCombat(UnitIndex u);
  void giveGround(UnitIndex u, const BreakTestOut& result);
  void giveGroundFrom(UnitIndex u, UnitIndex threat, const BreakTestOut& result);
  void goBack(UnitIndex u, UnitIndex threat, const Task& task);
  void goBackAlone(const Task& task);
  void goBackFrom(const Task& task, const Action& action);
  double pushBack(UnitIndex u, Vec2 direction, EnforcedMoveIn in, const GoingBack& how);
  void remove(UnitIndex u, Fate fate, std::string_view phrase, Account::RuleIds rules);
  void disorder(UnitIndex u, std::string_view rule);
  [[nodiscard]] UnitIndex threatTo(UnitIndex u, GoesBack how) const;
  void retreat(UnitIndex u, UnitIndex threat);

  [[nodiscard]] const Tables& tables() const { return position_.tables(); }
  /// Adds to a status that the form of a battle limits to 99.
  void count(UnitIndex u, UnitStatus slot, int more) {
    status(u, slot) = static_cast<std::int16_t>(std::min(99, status(u, slot) + more));
  }
};

}  // namespace signifer::initiative
