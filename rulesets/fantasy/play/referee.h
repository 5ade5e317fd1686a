// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it throws no dice and changes nothing. Files: referee.cpp (whose turn, small answers), referee_moves.cpp,
// referee_charge.cpp, referee_shots.cpp.
#pragma once

#include "fantasy/play/asked.h"
#include "fantasy/play/ways.h"
#include "rules/verdict.h"

namespace signifer::fantasy {

/// A frenzied unit that has an enemy in reach has to charge (FA-FRZ-1).
[[nodiscard]] bool mustCharge(const Position& position, UnitIndex u);

class Referee {
 public:
  Referee(const Rules& rules, const Battle& battle) : battle_(battle), position_(rules, battle) {}
  [[nodiscard]] Verdict judge(const Action& action);
  [[nodiscard]] const Position& position() const { return position_; }

 private:
  // referee.cpp
  [[nodiscard]] bool asked(const Action& action);
  [[nodiscard]] bool known(UnitIndex u, std::string_view rule);
  [[nodiscard]] bool ours(UnitIndex u, std::string_view rule);
  [[nodiscard]] bool enemy(const Action& action, std::string_view rule);
  void endStep();
  void stay(UnitIndex u);
  void judgeAnswer(const Action& action);
  void judgeMove(const Action& action);
  void fleeMove(UnitIndex u);
  void rally(UnitIndex u);
  void fight(const Action& action);
  void strikeAt(const Action& action);
  void sequel(const Action& action);

  // referee_charge.cpp
  void disengage(UnitIndex u);
  void declareCharge(const Action& action);
  void react(const Action& action);

  // referee_moves.cpp
  [[nodiscard]] bool mover(UnitIndex u);
  void move(const Action& action);
  void checkLegs(const Action& action, Moving moving);
  [[nodiscard]] std::int32_t openOf(UnitIndex u, const Pose& pose, const Leg& leg, const Ignoring& ignoring);
  void checkWay(const Action& action, const Pose& start, const Ignoring& ignoring, double allowance, double before,
                std::string_view tooFar);
  void snake(const Action& action, double allowance, std::string_view tooFar);
  [[nodiscard]] MarchIn marchFacts(const Action& action, UnitIndex u, bool fast) const;
  [[nodiscard]] double marchAllowance(const Action& action, UnitIndex u, bool fast);
  [[nodiscard]] Ignoring moversCare() const;

  // referee_forms.cpp
  void changeFormation(const Action& action);
  void reform(const Action& action);
  void formUp(const Action& action);
  void checkFormation(const Action& action, std::string_view rule, bool bounded, bool rearStays);
  void join(const Action& action);
  void leave(const Action& action);

  // referee_shots.cpp
  void shoot(const Action& action);

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  void showOutline(const Body& body, std::string_view label);
  void showLine(Vec2 from, Vec2 to, std::string_view label);
  [[nodiscard]] const Options& options() const { return position_.options(); }

  const Battle& battle_;
  Position position_;
  Verdict verdict_;
};

}  // namespace signifer::fantasy
