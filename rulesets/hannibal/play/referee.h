// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it rolls no dice and changes nothing. Files: referee.cpp (whose turn), referee_moves.cpp,
// referee_charge.cpp, referee_choices.cpp, referee_leaders.cpp, referee_figures.cpp (the figures of legal answers).
#pragma once

#include "hannibal/play/army.h"
#include "hannibal/play/course.h"
#include "hannibal/play/paths.h"
#include "hannibal/play/retrograde.h"
#include "hannibal/play/shot.h"
#include "rules/referee_base.h"

namespace signifer::hannibal {

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

  [[nodiscard]] std::string_view endedBy() const { return isOver(battle_) ? "HG-STA-6" : ""; }
  void outOfStep(const Action& action);

 private:
  friend struct Course;

  // referee.cpp
  [[nodiscard]] bool actor(UnitIndex u);
  [[nodiscard]] bool enemyOfActor(const Action& action, std::string_view rule);
  [[nodiscard]] bool anotherIsAsked(UnitIndex u, std::string_view rule);
  void judgeManoeuvre(UnitIndex u, const ManoeuvreIn& in);

  // referee_moves.cpp
  void march(const Action& action);
  void checkAllowance(const Action& action, const WaySum& sum);
  void checkPath(const Action& action);
  void refuseBlocked(const Action& action, const Leg& leg, const OpenLeg& found);
  [[nodiscard]] bool clearsFriends(const Action& action, std::size_t leg, const Pose& from);
  void refuseLedInto(UnitIndex u, const Pose& from, const Footprint& wheeled, Length straight);
  void refuseClipped(std::string_view rule, UnitIndex clipped, Length straight, Length needed);
  void lineWheel(const Action& action);
  using LineWheels = std::vector<LineWheel>;
  void checkLineWay(const Action& action, const UnitSet& line, LineWheels& wheels);
  void checkLineAllowance(UnitIndex u, const UnitSet& line, double way);
  [[nodiscard]] UnitIndex nearestOf(UnitIndex u, const UnitSet& some) const;
  void checkLineUnits(UnitIndex u, const UnitSet& line);
  void checkLineWheelLeg(const Position& position, const Action& action, std::size_t leg, const LineWheel& wheel);

  // referee_charge.cpp
  void declareCharge(const Action& action);
  [[nodiscard]] bool checkIntervening(const Action& action, const ChargePlan& plan);
  void checkChargeFacts(const Action& action, const ChargePlan& plan);
  void refusePath(const Action& action, const ChargePlan& plan, const Because& because);
  void refuseMissed(UnitIndex u, UnitIndex target, const ChargePlan& plan, std::string_view rule);
  void countercharge(const Action& action);
  void intervene(const Action& action);
  void shoot(const Action& action);
  // referee_figures.cpp: what a legal answer rests on
  void measureWay(const Action& action, const WaySum& sum);
  void measureLineWheel(UnitIndex u, const UnitSet& line, const LineWheels& wheels);
  void measureNeighbours(UnitIndex u, const Path& path);
  void measureWear(UnitIndex u);
  void measureWheelsBefore(UnitIndex u, Finish finish);
  void measureCharged(const Action& action, const ChargePlan& plan);
  void measureCharge(const Action& action, const ChargePlan& plan);
  void measureShot(const Action& action, const Shot& shot);
  void measureRetreat(UnitIndex u, const RetreatPlan& plan, Length wayShown);
  void throwPila(const Action& action);
  void throwAt(const Action& action);
  void strike(const Action& action);

  // referee_choices.cpp
  void routFirst(const Action& action);
  void roundChoice(const Action& action);
  void disengage(UnitIndex u);
  void retreatPath(UnitIndex u, UnitIndex threat, const Action& action);
  void refuseRetreatInto(UnitIndex u, const RetreatPlan& plan, const Path& path);
  void retreatMove(const Action& action);
  void face(const Action& action);

  // referee_leaders.cpp
  void leaderAction(const Action& action);
  void escape(const Action& action);
  void measureLeaderWay(PersonIndex p, const Segment& way);
};

}  // namespace signifer::hannibal
