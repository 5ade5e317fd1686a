// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it throws no dice and changes nothing. Files: referee.cpp (whose turn, small answers), referee_moves.cpp,
// referee_charge.cpp, referee_shots.cpp.
#pragma once

#include "fantasy/play/asked.h"
#include "fantasy/play/course.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/ways.h"
#include "rules/reasons.h"
#include "rules/referee_base.h"

namespace signifer::fantasy {

/// A frenzied unit that has an enemy in reach has to charge (FA-FRZ-1).
[[nodiscard]] bool mustCharge(const Position& position, UnitIndex u);

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

  [[nodiscard]] std::string_view endedBy() const;
  [[nodiscard]] bool isAsked(const Action& action) const;
  void outOfStep(const Action& action);

 private:
  friend struct Course;

  // referee.cpp
  [[nodiscard]] bool known(UnitIndex u, std::string_view rule);
  [[nodiscard]] bool ours(UnitIndex u, std::string_view rule);
  [[nodiscard]] bool enemy(const Action& action, std::string_view rule);
  void endStep();
  void stay(UnitIndex u);
  void fleeMove(UnitIndex u);
  void rally(UnitIndex u);
  void fight(const Action& action);
  void strikeAt(const Action& action);
  [[nodiscard]] bool heldByAnother(UnitIndex u);
  void sequel(const Action& action);

  // referee_charge.cpp
  void disengage(UnitIndex u);
  void measureDisengaging(UnitIndex u, int rate);
  void declareCharge(const Action& action);
  void react(const Action& action);
  void measureReaction(UnitIndex u, Reaction reaction, UnitIndex charger);

  // referee_moves.cpp
  [[nodiscard]] bool mover(UnitIndex u);
  /// As a mover, also behind its whole movement: for joining a unit.
  [[nodiscard]] bool afterMove(UnitIndex u);
  void move(const Action& action);
  void checkLegs(const Action& action, Moving moving);
  void tooFar(const Action& action, double spent, double allowance, const GroundCovered& ground, std::string_view rule);
  [[nodiscard]] std::optional<Length> clearsFriends(UnitIndex u, const Pose& wheeled, Length straight,
                                                    const Ignoring& heeded);
  [[nodiscard]] std::optional<Leg> openOf(UnitIndex u, const Pose& pose, const Leg& leg, const Ignoring& ignoring);
  void checkWay(const Action& action, const Pose& start, const Ignoring& ignoring, double allowance, double before,
                std::string_view rule);
  void snake(const Action& action, double allowance, std::string_view rule);
  [[nodiscard]] double marchAllowance(const Action& action, UnitIndex u, bool fast);
  void nearestToMarch(UnitIndex from, std::string_view rule, int most);
  [[nodiscard]] Ignoring moversCare() const;

  // referee_forms.cpp
  void changeFormation(const Action& action);
  void reform(const Action& action);
  void formUp(const Action& action);
  void keptFromEnemiesAt(std::string_view rule, UnitIndex u, const Body& body, bool orAsItWas);
  void noWayHome(const Bar& bar);
  void noneBears(const Because& because, UnitIndex u, UnitIndex target);
  void noRoom(std::string_view rule, UnitIndex u, const Body& body, UnitIndex under, double gap);
  void checkFormation(const Action& action, std::string_view rule, bool bounded, bool rearStays);
  void join(const Action& action);
  void leave(const Action& action);

  // referee_shots.cpp
  void shoot(const Action& action);

  /// Asks a ruling without dice; the verdict keeps it.
  template <class In, class Out>
  [[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>* ruling, const In& in) {
    auto answered = signifer::ask(*ruling, in);
    consult(answered);
    return answered;
  }
  /// Reasons with the unit that each is about: `about`, or the mover.
  template <class E>
  void refuseFor(const Reasons<E>& reasons, UnitIndex about) {
    refuseEach(reasons, [&](E) { return about; });
  }
  [[nodiscard]] static Figure inches(double figure) { return Figure::inches(toLength(figure * oneInch)); }
  void showOutline(const Body& body, std::string_view label);
  /// Measures a legal way beyond its length: wheels, slow ground, about-faces, the distance from enemies.
  void marchesOver(const Action& action, bool fast, NoMarch reason, std::string_view rule);
  void measureWay(const Action& action, const Pose& start, const GroundCovered& ground);
  /// Measures that a target lies in the vision arc and in sight.
  void measureSight(UnitIndex u, UnitIndex target, std::string_view rule);
  [[nodiscard]] std::optional<std::pair<Angle, Angle>> arcTo(UnitIndex u, UnitIndex target) const;
  void outOfArc(std::string_view rule, std::string_view code, UnitIndex u, UnitIndex target);
  void hidden(std::string_view rule, UnitIndex u, UnitIndex target);
};

}  // namespace signifer::fantasy
