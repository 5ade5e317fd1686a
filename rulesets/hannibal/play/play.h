// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject: turn, movement, charge, shooting, combat, flight,
// leaders. It assumes that the referee agreed; what it is told to do against the rules it does as far as the table
// allows.
#pragma once

#include <initializer_list>

#include "hannibal/command.h"
#include "hannibal/play/paths.h"
#include "hannibal/play/position.h"
#include "hannibal/shooting.h"
#include "rules/chronicle.h"

namespace signifer::hannibal {

class Play {
 public:
  Play(const Book& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), position_(book, battle), dice_(dice), chronicle_(chronicle) {}

  void resolve(const Action& action);

  /// Turn 1, with the question who begins (HG-SEQ-9).
  void deploy();
  /// What follows from positions and losses.
  void derive();

 private:
  using Rules = std::initializer_list<std::string_view>;

  // turn.cpp
  void advance();
  void endStep();
  void beginPlayerTurn(SideIndex side);
  void throwForFirstTurn();
  void run();
  void perform(const Task& task);
  void answer(const Action& action);
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
  void go(StepIndex step) { battle_.step = step; }

  // movement.cpp
  void march(const Action& action);
  void lineWheel(const Action& action);
  void marchLeg(const Task& task);
  [[nodiscard]] FirstMet meetsOnLeg(UnitIndex u, const Leg& leg) const;
  void lineWheelLeg(const Task& task);
  void endMove(TaskKind kind, UnitIndex u, UnitIndex stoppedBy);
  void turnLine(const UnitSet& line, Vec2 pivot, Angle clockwise, Length way);
  void giveWay(UnitIndex skirmishers, UnitIndex mover);
  void place(UnitIndex u, const Pose& pose);
  void moveLeg(UnitIndex u, const Leg& leg);

  // charge.cpp
  void declareCharge(const Action& action);
  void answerCharge(const Task& task);
  void countercharge(UnitIndex u);
  void stand();
  void charge(const Task& task);
  double chargeReach(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone, bool& contact);
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
  void losePerson(PersonIndex p);
  void checkLeaders();
  void touchLeaders(UnitIndex mover, const Pose& from, const Leg& leg);
  void escapeLeader(PersonIndex p, UnitIndex to);
  void markLeaderMoved(PersonIndex p);

  // Shared by all.
  [[nodiscard]] const Options& options() const { return position_.options(); }
  [[nodiscard]] const Tables& tables() const { return position_.tables(); }
  [[nodiscard]] const Steps& steps() const { return position_.book().steps; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  [[nodiscard]] std::int16_t& status(BattleStatus slot) { return battle_.status[slot]; }
  [[nodiscard]] UnitIndex currentUnit() { return status(BattleStatus::currentUnit); }
  [[nodiscard]] Roller roller(UnitIndex u, UnitIndex against = noUnit) const {
    return {battle_.unit(u).side, u, against};
  }
  void push(TaskKind kind, std::initializer_list<int> args);
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, Rules rules,
            std::initializer_list<Figure> figures = {}, std::string_view procedure = {}, bool key = false);
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, Rules rules, std::initializer_list<Figure> figures,
            std::string_view procedure, const Modifiers& modifiers);
  void tellOf(std::string_view phrase, PersonIndex p, UnitIndex u, Rules rules,
              std::initializer_list<Figure> figures = {}, std::string_view procedure = {}, bool key = false);
  void tellSide(std::string_view phrase, SideIndex side, Rules rules, std::initializer_list<Figure> figures = {},
                bool key = false);

  Battle& battle_;
  Position position_;
  Dice& dice_;
  Chronicle& chronicle_;
};

/// All units of a side, or all with a quality, as a set: for the small loops of play.
[[nodiscard]] constexpr std::int16_t relationOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }
[[nodiscard]] constexpr std::int16_t flag(bool on) { return on ? 1 : 0; }

}  // namespace signifer::hannibal
