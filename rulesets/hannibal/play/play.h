// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, movement, charge, shooting, combat, flight,
// leaders. Against the referee's advice it does what the table allows, and tells what it could not do.
#pragma once

#include <initializer_list>

#include "hannibal/play/paths.h"
#include "hannibal/play/position.h"
#include "rules/account.h"

namespace signifer::hannibal {

class Play {
 public:
  Play(const Book& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), position_(book, battle), account_(battle, dice, chronicle) {}

  void resolve(const Action& action);

  /// Turn 1, with the question who begins (HG-SEQ-9).
  void deploy();
  /// What follows from positions and losses.
  void derive();

 private:
  // play.cpp
  [[nodiscard]] bool possible(const Action& action) const;
  void notCarriedOut(const Action& action) const;
  /// The task on top is of this kind and asks this unit or person.
  [[nodiscard]] bool asked(TaskKind kind, int who) const;
  /// Place of a unit's rout among the tasks; their number where there is none.
  [[nodiscard]] std::size_t dueRout(UnitIndex u) const;
  void chooseAfterRound(const Action& action);
  void answerTask(const Action& action);

  // turn.cpp
  void advance();
  void endStep();
  /// Does the work of a step that asks nobody.
  void workStep();
  void beginPlayerTurn(SideIndex side);
  void throwForFirstTurn();
  void run();
  void perform(const Task& task);
  void closeActionPhase();
  void beginLeaderPhase();
  void leaveLeaderMoves();
  void afterLeaderCasualties();
  void treatRoutedUnits();
  void countStamina();
  void endPlayerTurn();
  void keepLinesAtTurnStart(bool onlyMissing);
  void begin(UnitIndex u);
  void finish(UnitIndex u);
  void go(StepIndex step) {
    if (step != battle_.step) account_.chronicle().pass(Waypoint::stepEnds);
    battle_.step = step;
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
  void place(UnitIndex u, const Pose& pose);
  void moveLeg(UnitIndex u, const Leg& leg);

  // charge.cpp
  void declareCharge(const Action& action);
  void countercharge(UnitIndex u);
  void charge(const Task& task);
  struct Reach {
    double way = 0.0;
    bool contact = false;
  };
  Reach chargeReach(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone);
  void tellShort(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone, Length way);
  void captureInPassing(UnitIndex charger, const ChargePlan& plan, double straight, UnitIndex target);
  void makeContact(const Task& task, const Pose& from, const UnitSet& touched, bool terrain);
  void conform(UnitIndex charger, UnitIndex target);
  void takeChargeModifier(UnitIndex u, UnitIndex against, Arc arc, bool countercharging, bool terrain);
  void askForPila(UnitIndex charger, const UnitSet& touched);

  // shooting.cpp
  void shoot(UnitIndex shooter, UnitIndex target);
  int volley(UnitIndex shooter, UnitIndex target, Weapon weapon);
  void throwPila();
  void consequencesOfVolley(UnitIndex target, UnitIndex shooter, int hits);

  // combat.cpp
  void beginRound(const UnitSet& fighting);
  void fightRound();
  [[nodiscard]] std::vector<UnitIndex> orderOfBlows(const UnitSet& fighting) const;
  int blow(UnitIndex u, UnitIndex enemy);
  void checkHits(UnitIndex u, UnitIndex by, int hits, std::vector<Task>& routs);
  void checkRout(UnitIndex u, UnitIndex by, std::vector<Task>& routs);
  void openChoices();
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
  void rout(UnitIndex u, UnitIndex threat, int inches);
  void flee(UnitIndex u, const Pose& start, double distance, UnitIndex threat);
  void retreatMove(UnitIndex u, UnitIndex threat, const Path& path);
  bool formsUp(UnitIndex u, UnitIndex friendly, std::vector<UnitIndex>& panicked);
  void captureTouched(UnitIndex mover);
  void captureRouter(UnitIndex u, UnitIndex by);
  void pushRouts(std::vector<Task>& routs);

  // leaders.cpp
  void moveLeader(PersonIndex p, Point to);
  void attachLeader(PersonIndex p, UnitIndex u);
  void detachLeader(PersonIndex p);
  /// `why`: the rule by which he is lost.
  void losePerson(PersonIndex p, std::string_view why);
  void checkLeaders();
  void touchLeaders(UnitIndex mover, const Pose& from, const Leg& leg);
  void escapeLeader(PersonIndex p, UnitIndex to);
  void markLeaderMoved(PersonIndex p);

  // Shared by all.
  [[nodiscard]] const Options& options() const { return position_.options(); }
  [[nodiscard]] const Rulings& rulings() const { return position_.rulings(); }
  [[nodiscard]] const Steps& steps() const { return position_.book().steps; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  [[nodiscard]] std::int16_t& status(BattleStatus slot) { return battle_.status[slot]; }
  /// Adds to a count, up to the most that a file may say.
  void raise(UnitIndex u, UnitStatus slot, int by, int most);
  [[nodiscard]] UnitIndex knownOrNone(int u) const {
    return position_.known(static_cast<UnitIndex>(u)) ? static_cast<UnitIndex>(u) : noUnit;
  }
  [[nodiscard]] static bool is(const Task& task, TaskKind kind) { return task.code == static_cast<std::int16_t>(kind); }
  void push(TaskKind kind, std::initializer_list<int> args);

  Battle& battle_;
  Position position_;
  Account account_;
};

[[nodiscard]] constexpr std::int16_t relationOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }
[[nodiscard]] constexpr std::int16_t flag(bool on) { return on ? 1 : 0; }

}  // namespace signifer::hannibal
