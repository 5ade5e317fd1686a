// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, orders, moving, charging, shots, melee, breaking.
// It assumes that the referee agreed.
#pragma once

#include <initializer_list>

#include "initiative/play/charge.h"
#include "initiative/play/decision.h"
#include "initiative/play/position.h"
#include "rules/chronicle.h"

namespace signifer::initiative {

class Play {
 public:
  Play(const PlayBook& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), position_(book, battle), dice_(dice), chronicle_(chronicle) {}

  void resolve(const Action& action);
  void deploy();
  /// Makes a battle that was read or changed by hand hang together: tasks that make no sense are dropped, bases follow
  /// formations, contacts positions.
  void settle();

 private:
  using RuleIds = std::initializer_list<std::string_view>;

  // play.cpp
  [[nodiscard]] bool makesSense(const Task& task) const;
  void fitBases();
  /// Engagements and where joined Generals stand.
  void derive();
  void carryOut(const Action& action);
  void run();
  void perform(const Task& task);
  bool answerTask(const Action& action);
  void answerTask(const Action& action, const Task& task);

  // turn.cpp
  void advance();
  void throwForFirstTurn();
  void beginPlayerTurn(SideIndex side);
  void replaceGenerals(SideIndex side);
  void endStep();
  void enter(StepIndex step);
  void rallyElites();
  void endPlayerTurn();
  void dropDisorder();
  void countDivisions();
  void clearConsidered();

  // orders.cpp
  void giveOrder(const Action& action);
  void throwOrder(PersonIndex p, Order order, UnitIndex u, bool again);
  void askForReroll(PersonIndex p, Order order, UnitIndex u, int value, int roll, int stage);
  void answerReroll(const Task& task, bool again);
  void applyOrder(PersonIndex p, Order order, UnitIndex u, int value, int roll);
  void joinUnit(PersonIndex p, UnitIndex u);
  void moveGeneral(PersonIndex p, Point to);
  void generalLost(UnitIndex u);

  // movement.cpp
  void move(const Action& action);
  void changeFormation(const Action& action);
  void spendMove(UnitIndex u, MoveBasis basis);
  void pushWay(UnitIndex u, const Path& path, UnitIndex target);
  void walkLeg(const Task& task);
  void astray(UnitIndex u);
  void place(UnitIndex u, const Pose& pose);
  void moved(UnitIndex u) {
    position_.moved(u);
    moved_ = true;
  }
  void stepAside(UnitIndex u);
  void stepAside(UnitIndex u, const Leg& leg);
  void setBeside(Person& person);

  // charging.cpp
  void charge(const Action& action);
  void goAgainst(UnitIndex u, UnitIndex target, const ChargePlan& plan);
  void chargeOn(UnitIndex u, UnitIndex target, int moves);
  void answerCharge(const Task& task, ActionId answer);
  void evade(UnitIndex u, UnitIndex charger);
  void countercharge(UnitIndex u, UnitIndex charger, int moves);
  void contact(UnitIndex u, UnitIndex target, Quarter quarter);

  // buildings.cpp
  void setInBuildings(UnitIndex u, int piece);
  void leaveBuildings(UnitIndex u, Vec2 direction);

  // shooting.cpp
  [[nodiscard]] ShootingIn shotOf(UnitIndex shooter, UnitIndex target, Shot shot) const;
  void shoot(UnitIndex shooter, UnitIndex target, Shot shot);
  int takeShots(UnitIndex target, UnitIndex shooter, Shot shot, const ShootingOut& out);
  int takeHits(UnitIndex target, UnitIndex attacker, int hits, HitBy by);
  void wound(UnitIndex u, int casualties);
  void testAfterShooting(UnitIndex u);
  void testRanged(UnitIndex u, std::string_view why);
  void carryOutRanged(UnitIndex u, RangedResult result);
  void pushRangedTests();
  void closeShooting();

  // combat.cpp
  void pushStrikes();
  void blows();
  int blow(UnitIndex u, UnitIndex foe, bool withGenerals, bool oneFace);
  void pushSupports();
  void findSupports();
  void decideFights();
  void pushCombatTests();
  void pushSupportTests();
  void pushFollowUps();
  void followUp(UnitIndex u, UnitIndex foe);
  void closeCombat();

  // morale.cpp
  void testInCombat(UnitIndex u);
  void giveGround(UnitIndex u, const BreakTestOut& result);
  void giveGroundFrom(UnitIndex u, UnitIndex threat, const BreakTestOut& result);
  void goBack(UnitIndex u, UnitIndex threat, const Task& task);
  double pushBack(UnitIndex u, Vec2 direction, EnforcedMoveIn in);
  void remove(UnitIndex u, Fate fate);
  void disorder(UnitIndex u);
  [[nodiscard]] UnitIndex threatTo(UnitIndex u, GoesBack how) const;
  void retreat(UnitIndex u, UnitIndex threat);

  [[nodiscard]] const Options& options() const { return position_.options(); }
  [[nodiscard]] const Book& rules() const { return position_.rules(); }
  [[nodiscard]] const Steps& steps() const { return position_.book().steps; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  [[nodiscard]] std::int16_t& status(BattleStatus slot) { return battle_.status[slot]; }
  [[nodiscard]] Roller roller(UnitIndex u, UnitIndex against = noUnit) const {
    return {battle_.unit(u).side, u, against};
  }
  void push(TaskKind kind, std::initializer_list<int> args);
  void dropTasksOf(UnitIndex u);
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds ids,
            std::initializer_list<Figure> figures = {}, std::string_view procedure = {},
            const Modifiers& modifiers = {}, bool key = false);
  void tellOf(std::string_view phrase, PersonIndex p, UnitIndex u, RuleIds ids,
              std::initializer_list<Figure> figures = {}, std::string_view procedure = {},
              const Modifiers& modifiers = {});
  void tellSide(std::string_view phrase, SideIndex side, RuleIds ids, std::initializer_list<Figure> figures = {});

  Battle& battle_;
  Position position_;
  Dice& dice_;
  Chronicle& chronicle_;
  /// Somebody has moved since contacts were worked out.
  bool moved_ = false;
};

}  // namespace signifer::initiative
