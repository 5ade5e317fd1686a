// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it throws no dice and changes nothing. Files: referee.cpp (whose turn), referee_moves.cpp,
// referee_charge.cpp, referee_combat.cpp, referee_leaders.cpp.
#pragma once

#include "hannibal/movement.h"
#include "hannibal/play/paths.h"
#include "hannibal/play/position.h"
#include "hannibal/play/retrograde.h"
#include "rules/verdict.h"

namespace signifer::hannibal {

class Referee {
 public:
  Referee(const Book& book, const Battle& battle) : battle_(battle), position_(book, battle) {}

  [[nodiscard]] Verdict judge(const Action& action);

 private:
  // referee.cpp
  [[nodiscard]] bool asked(const Action& action);
  [[nodiscard]] bool actor(UnitIndex u);
  [[nodiscard]] bool enemyOfActor(const Action& action, std::string_view rule);
  void refuseManoeuvre(UnitIndex u, const ManoeuvreIn& in);

  // referee_moves.cpp
  void march(const Action& action);
  void checkAllowance(const Action& action);
  void checkPath(const Action& action);
  void lineWheel(const Action& action);
  void checkLineUnits(UnitIndex u, const UnitSet& line);
  void checkLineWheelLeg(const Position& position, const Action& action, std::size_t leg, const LineWheel& wheel);

  // referee_charge.cpp
  void declareCharge(const Action& action);
  [[nodiscard]] bool checkIntervening(const Action& action, const ChargePlan& plan);
  void checkChargeFacts(const Action& action, const ChargePlan& plan);
  void refuseCharge(const Action& action, const ChargePlan& plan, ChargeReason reason, double needed);
  void countercharge(const Action& action);
  void shoot(const Action& action);
  void throwPila(const Action& action);
  void strike(const Action& action);

  // referee_combat.cpp
  void routFirst(const Action& action);
  void roundChoice(const Action& action);
  void retreatPath(UnitIndex u, UnitIndex threat, const Action& action);
  void retreatMove(const Action& action);
  void face(const Action& action);

  // referee_leaders.cpp
  void leaderAction(const Action& action);
  void escape(const Action& action);

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  [[nodiscard]] bool known(UnitIndex u) const { return u >= 0 && u < battle_.unitCount(); }
  [[nodiscard]] const Options& options() const { return position_.options(); }
  [[nodiscard]] const Tables& tables() const { return position_.tables(); }
  void showOutline(const Footprint& base, std::string_view label);
  void showLine(Vec2 from, Vec2 to, std::string_view label);

  const Battle& battle_;
  Position position_;
  Verdict verdict_;
};

}  // namespace signifer::hannibal
