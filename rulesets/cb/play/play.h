// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, leaders, moves, charges, fighting, aftermath,
// morale. It assumes that the referee agreed.
#pragma once

#include "cb/combat_result.h"
#include "cb/manoeuvre.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/play/choices.h"
#include "rules/chronicle.h"

namespace signifer::cb {

class Play {
 public:
  Play(const PlayBook& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : book_(book), battle_(battle), position_(book, battle), dice_(dice), chronicle_(chronicle) {}

  void resolve(const Action& action);
  void deploy();
  void derive();

 private:
  using RuleIds = std::initializer_list<std::string_view>;

  // turn.cpp
  void run();
  void perform(const Task& task);
  void endStep();
  void beginTurn(SideIndex side);
  void enterTactical();
  void endDeclarations();
  void endPhase();
  void endTurn();
  [[nodiscard]] bool hasChoice() const;
  [[nodiscard]] bool waits(const Task& task) const;

  // leaders.cpp
  void leaderAction(const Action& action);
  void moveMessengers();
  void testControl(const Action& action);
  void risk(PersonIndex p);
  void riskOfUnit(UnitIndex u);
  void losePerson(PersonIndex p);
  void joinNearest(PersonIndex p);
  void tellOf(std::string_view phrase, PersonIndex p, RuleIds rules);

  // moves.cpp
  void place(UnitIndex u, const Pose& pose);
  void reform(UnitIndex u, Formation formation, int front);
  void gainDps(UnitIndex u, int dps, std::string_view phrase, RuleIds rules);
  void shoot(UnitIndex u, UnitIndex target);
  void startMove(const Action& action);
  void go(const Task& task, const Path& path);
  void manoeuvreUnit(const Action& action);
  void manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond);
  void walkLeg(UnitIndex u, const Leg& leg, bool wasBeyond, UnitSet& passed, bool& difficult);
  void passFriends(UnitIndex u, const UnitSet& friends);
  void compulsoryMove(UnitIndex u);
  [[nodiscard]] MovementOut throwMove(UnitIndex u, MoveKind kind, int optional);
  [[nodiscard]] bool slide(UnitIndex u, const Pose& from, Vec2 direction, double limit, double keep, bool mayLeave);
  void becomeUnformed(UnitIndex u);

  // charges.cpp
  void beginCharges();
  void charge(UnitIndex u, UnitIndex target);
  void meetBreaking(UnitIndex u, UnitIndex target);
  void meetEvading(UnitIndex u, UnitIndex target);
  void meetCountering(UnitIndex u, UnitIndex target);
  void advanceCharge(UnitIndex u, UnitIndex target, double allowance, bool countered);
  void contact(UnitIndex u, UnitIndex target, bool behindFlank, bool pursuing);
  void align(UnitIndex u, UnitIndex target);

  // fighting.cpp
  void fight();
  void round(const UnitSet& fighting);
  void result(const Task& task);
  void choose(const Task& task, AfterMove move);

  // aftermath.cpp
  void carryOut(UnitIndex u, AfterMove move, UnitIndex enemy);
  void fallBack(UnitIndex u, bool through);
  void followUpEnemy(UnitIndex u, UnitIndex enemy);
  void retire(UnitIndex u, UnitIndex enemy, MoveKind kind);
  void pursue(UnitIndex u, UnitIndex enemy);
  void burstThrough(UnitIndex u, UnitIndex enemy);
  void rampageMove(UnitIndex u);
  void routMove(UnitIndex u, Vec2 direction);
  void breakUnit(UnitIndex u);
  void startRampage(UnitIndex u);
  void destroy(UnitIndex u);
  void leaveTable(UnitIndex u);
  void noteLoss(UnitIndex u);
  void applyFate(UnitIndex u, CriticalFate fate);
  void hack(UnitIndex u, UnitIndex by);
  void followOn(UnitIndex u, UnitIndex enemy);

  // morale_play.cpp
  void morale();
  void removeDps();
  void assignDps();
  void checkArmies();

  [[nodiscard]] const Options& options() const { return book_.options; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  template <class E>
  void set(UnitIndex u, UnitStatus slot, E value) {
    status(u, slot) = static_cast<std::int16_t>(value);
  }
  [[nodiscard]] Thrower thrower(UnitIndex u, UnitIndex against = noUnit) const {
    return {battle_.unit(u).side, u, against};
  }
  void push(TaskKind kind, std::initializer_list<int> args);
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds rules,
            std::initializer_list<Figure> figures = {}, bool key = false);

  const PlayBook& book_;
  Battle& battle_;
  Position position_;
  Dice& dice_;
  Chronicle& chronicle_;
};

}  // namespace signifer::cb
