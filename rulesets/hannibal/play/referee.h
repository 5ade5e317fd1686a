// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it rolls no dice and changes nothing. Files: referee.cpp (whose turn), referee_moves.cpp,
// referee_charge.cpp, referee_combat.cpp, referee_leaders.cpp.
#pragma once

#include "hannibal/play/paths.h"
#include "hannibal/play/position.h"
#include "hannibal/play/retrograde.h"
#include "rules/ruleset.h"

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
  void refuseNow(const Decision& now, std::string_view rule = {});
  [[nodiscard]] bool anotherIsAsked(UnitIndex u, std::string_view rule);
  void judgeManoeuvre(UnitIndex u, const ManoeuvreIn& in);

  // referee_moves.cpp
  void march(const Action& action);
  void checkAllowance(const Action& action, const WaySum& sum);
  void checkPath(const Action& action);
  void lineWheel(const Action& action);
  void checkLineUnits(UnitIndex u, const UnitSet& line);
  void checkLineWheelLeg(const Position& position, const Action& action, std::size_t leg, const LineWheel& wheel);

  // referee_charge.cpp
  void declareCharge(const Action& action);
  [[nodiscard]] bool checkIntervening(const Action& action, const ChargePlan& plan);
  void checkChargeFacts(const Action& action, const ChargePlan& plan);
  void refusePath(const Action& action, const ChargePlan& plan, const Because& because);
  void countercharge(const Action& action);
  void shoot(const Action& action);
  void throwPila(const Action& action);
  void strike(const Action& action);

  // referee_combat.cpp
  void routFirst(const Action& action);
  void roundChoice(const Action& action);
  void disengage(UnitIndex u);
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
  void refusePerson(std::string_view rule, std::string_view code, PersonIndex person, UnitIndex unit = noUnit,
                    std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit, person});
  }
  /// A figure that decides and holds.
  void measure(std::string_view rule, std::string_view code, Figure measured, std::optional<Figure> allowed,
               UnitIndex unit = noUnit) {
    verdict_.measure({rule, code, measured, allowed, unit});
  }
  /// Keeps a ruling with the verdict.
  template <class In, class Out>
  void consult(const Answered<In, Out>& ruling) {
    verdict_.consulted.push_back(ruling.consultation());
  }
  [[nodiscard]] bool known(UnitIndex u) const { return position_.known(u); }
  [[nodiscard]] const Options& options() const { return position_.options(); }
  [[nodiscard]] const Rulings& rulings() const { return position_.rulings(); }
  void showOutline(const Footprint& base, std::string_view label);
  void showLine(Vec2 from, Vec2 to, std::string_view label);

  const Battle& battle_;
  Position position_;
  Verdict verdict_;
};

}  // namespace signifer::hannibal
