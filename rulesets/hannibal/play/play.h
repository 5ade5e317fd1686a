// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, movement, charge, shooting, combat, flight,
// leaders. Against the referee's advice it does what the table allows, and tells what it could not do.
#pragma once

#include "hannibal/play/army.h"
#include "hannibal/play/course.h"
#include "hannibal/play/paths.h"
#include "rules/hand_turns.h"
#include "rules/play_base.h"

namespace signifer::hannibal {

class Play : public PlayBase<Position> {
 public:
  using PlayBase::PlayBase;

  /// Turn 1, with the question who begins (HG-SEQ-9).
  void deploy();
  /// Works out the statuses that follow from positions and losses.
  void derive();

  // Functions that the table of the turn works with.
  void cannot(const Action& action) const;
  [[nodiscard]] bool isOver() const { return hannibal::isOver(battle_); }
  void catchUp();

  /// Notes a charge that people have made by hand; false where its modifier hangs on a die that nobody has told.
  bool chargeByHand(UnitIndex charger, UnitIndex target);
  /// Notes the fate of a unit in a fight that people have played out by hand.
  FateNoted fateByHand(const HandFate& fate);
  /// Takes a unit off the table that people tell to be lost.
  void takeOffByHand(UnitIndex u);
  void bringBackByHand(UnitIndex u);
  void shotByHand(UnitIndex u);
  /// Asks for the rolls that hits bring which people have told (HG-TER-1, HG-RCK-1).
  void hitsByHand(UnitIndex u, int hits);
  /// A leader is lost; `why`: the rule by which he is.
  void losePerson(PersonIndex p, std::string_view why);

 private:
  friend struct Course;

  // setting_up.cpp
  void keepLinesAtTurnStart(bool onlyMissing);
  void numberLines(UnitStatus slot, LinesBy lines, bool onlyMissing);

  // turn.cpp
  void advance();
  void endStepNow();
  void beginPlayerTurn(SideIndex side);
  void rollForFirstTurn();
  void finishCurrent();
  void leaveUnitActions();
  void closeActionPhase();
  void beginLeaderPhase();
  void leaveLeaderMoves();
  void afterLeaderCasualties();
  void treatRoutedUnits();
  void countStamina();
  void endPlayerTurn();
  void stay(UnitIndex u);
  void begin(UnitIndex u);
  void finish(UnitIndex u);
  void go(StepId step) {
    const StepIndex place = position_.places()[step];
    if (place != battle_.step) pass(Waypoint::stepEnds);
    mover_.step = place;
  }

  // movement.cpp
  void march(const Action& action);
  void lineWheel(const Action& action);
  void marchLeg(const Task& task);
  [[nodiscard]] FirstMet meetsOnLeg(UnitIndex u, const Leg& leg) const;
  void lineWheelLeg(const Task& task);
  void tellStopped(UnitIndex u, UnitIndex by);
  void tellLeg(UnitIndex u, const Leg& leg, const Answered<MarchIn, MarchOut>& ruling);
  void endMove(TaskKind kind, UnitIndex u, UnitIndex stoppedBy);
  void turnLine(const UnitSet& line, Vec2 pivot, Angle clockwise, Length way);
  void giveWay(UnitIndex skirmishers, UnitIndex mover);
  void face(const Action& action);
  void place(UnitIndex u, const Pose& pose);
  void moveLeg(UnitIndex u, const Leg& leg);

  // charge.cpp
  void declareCharge(const Action& action);
  void declare(UnitIndex charger, UnitIndex target, const UnitSet& intervening);
  void declaredCharge(const Task& task);
  void answerIntervening(const Task& task, const Action& action);
  void answerCharge(const Task& task, const Action& action);
  void countercharge(UnitIndex u);
  void charge(const Task& task);
  struct Reach {
    double way = 0.0;
    bool contact = false;
  };
  [[nodiscard]] double restOf(UnitIndex u, const ChargePlan& plan, double straight) const;
  Reach chargeReach(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone);
  void tellShort(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone, Length way);
  void captureInPassing(UnitIndex charger, const ChargePlan& plan, double straight, UnitIndex target);
  void makeContact(const Task& task, const Pose& from, const UnitSet& touched, bool terrain);
  void conform(UnitIndex charger, UnitIndex target);
  /// Of two directions the worse counts (D33).
  void noteAttack(UnitIndex u, Arc from);
  [[nodiscard]] ChargeModifierIn chargeModifierFacts(UnitIndex u, UnitIndex against, Arc arc, bool countercharging,
                                                     bool terrain) const;
  void takeChargeModifier(UnitIndex u, UnitIndex against, Arc arc, bool countercharging, bool terrain);
  void askForPila(UnitIndex charger, const UnitSet& touched);

  // shooting.cpp
  void shoot(UnitIndex shooter, UnitIndex target);
  int volley(UnitIndex shooter, UnitIndex target, Weapon weapon);
  void aimPila(const Action& action);
  void throwPila();
  void consequencesOfVolley(UnitIndex target, UnitIndex shooter, int hits);

  // combat.cpp
  void beginRound(const UnitSet& fighting);
  void fightNow(UnitIndex u) { beginRound(combatOf(u)); }
  void fightRound();
  [[nodiscard]] UnitList orderOfBlows(const UnitSet& fighting) const;
  void aimBlow(const Action& action);
  int blow(UnitIndex u, UnitIndex enemy);
  void checkHits(UnitIndex u, UnitIndex by, int hits, std::vector<Task>& routs);
  void checkRout(UnitIndex u, UnitIndex by, std::vector<Task>& routs);
  void rollAfterHits(const Task& task);
  void openChoices();
  void chooseAfterRound(const Action& action);
  void closeChoicesWithoutEnemy();
  void endRound();
  void disengage(UnitIndex u);
  void tryRetreat(UnitIndex u, UnitIndex threat, const Path& path, bool metByMarch);
  [[nodiscard]] UnitSet fighters() const;
  [[nodiscard]] UnitSet combatOf(UnitIndex u) const;

  // flight.cpp
  void wound(UnitIndex u, int hits, UnitIndex by);
  void eliminateDead();
  void remove(UnitIndex u, Fate fate, UnitIndex by);
  void routNow(const Task& task) { rout(task.args[0], task.args[1], -1); }
  void takeFlight(UnitIndex u) {
    status(u, UnitStatus::routed) = 1;
    mover_.clear(u, {UnitStatus::retreating, UnitStatus::choiceOpen, UnitStatus::part, UnitStatus::chargeModifier});
  }
  void rout(UnitIndex u, UnitIndex threat, int inches);
  void flee(UnitIndex u, const Pose& start, double distance, UnitIndex threat);
  void retreatAs(const Task& task, const Action& action) { retreatMove(action.unit, task.args[1], action.path); }
  void retreatMove(UnitIndex u, UnitIndex threat, const Path& path);
  bool formsUp(UnitIndex u, UnitIndex friendly, std::vector<UnitIndex>& panicked);
  bool formsUpByHand(UnitIndex u, UnitIndex friendly, const MeetsFriendIn& in);
  void captureTouched(UnitIndex mover);
  void captureRouter(UnitIndex u, UnitIndex by);
  void pushRouts(std::vector<Task>& routs);

  // by_hand.cpp
  FateNoted retreatByHand(UnitIndex u, UnitIndex threat, std::optional<Length> distance);
  FateNoted routByHand(UnitIndex u, UnitIndex threat, std::optional<Length> distance);
  FateNoted disengageByHand(UnitIndex u);
  FateNoted counterchargeByHand(UnitIndex u, UnitIndex charger);
  bool byHand_ = false;
  bool modifierByHand(UnitIndex u, UnitIndex against, Arc arc, bool countercharging);
  [[nodiscard]] bool losesBonusByHand(UnitIndex u, UnitIndex target) const;
  void pilaByHand(UnitIndex charger);
  void struckByHand(UnitIndex gone);
  void checkPanic(const Task& task);
  [[nodiscard]] bool leavesByHand(const Pose& from, UnitIndex u, Length distance) const;

  // leaders.cpp
  void moveLeader(const Action& action);
  void attachLeader(const Action& action);
  void detachLeader(const Action& action);
  void checkLeaders();
  void touchLeaders(UnitIndex mover, const Pose& from, const Leg& leg);
  void escapeAlone(const Task& task) { escapeLeader(task.args[0], noUnit); }
  void escapeTo(const Task& task, const Action& action) { escapeLeader(task.args[0], action.unit); }
  void escapeLeader(PersonIndex p, UnitIndex to);
  void markLeaderMoved(PersonIndex p);

  // Shared by all.
  /// Adds to a count, up to the most that a file may say.
  void raise(UnitIndex u, UnitStatus slot, int by, int most) {
    status(u, slot) = static_cast<std::int16_t>(std::min(most, status(u, slot) + by));
  }
  /// The most wheels that a file may say.
  static constexpr int mostWheels = 8;
  [[nodiscard]] static bool is(const Task& task, TaskKind kind) { return task.code == static_cast<std::int16_t>(kind); }
};

[[nodiscard]] constexpr std::int16_t relationOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }
[[nodiscard]] constexpr std::int16_t flag(bool on) { return on ? 1 : 0; }

}  // namespace signifer::hannibal
