// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it throws no dice and changes nothing.
#pragma once

#include "initiative/play/decision.h"
#include "initiative/play/paths.h"
#include "initiative/play/reasons.h"
#include "rules/verdict.h"

namespace signifer::initiative {

class Referee {
 public:
  Referee(const PlayBook& book, const Battle& battle) : battle_(battle), position_(book, battle) {}

  [[nodiscard]] Verdict judge(const Action& action);

 private:
  void judgeKind(const Action& action, const Decision& now);
  void judgeUnit(const Action& action, const Decision& now);
  [[nodiscard]] bool own(UnitIndex u, SideIndex side);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target);
  [[nodiscard]] MoveBasis mayMove(UnitIndex u, bool charge);
  void move(const Action& action);
  void changeFormation(const Action& action);
  void enterBuildings(UnitIndex u);
  [[nodiscard]] bool turnsToFace(const Action& action);
  void charge(const Action& action);
  void order(const Action& action);
  void join(const Action& action, const Decision& now);
  void moveGeneral(const Action& action);
  [[nodiscard]] bool general(PersonIndex p, SideIndex side);
  void shoot(const Action& action);
  void showNearestTarget(const Action& action);
  void answer(const Action& action, const Decision& now);

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  template <Worded E>
  void refuseAll(const WordSet<E>& reasons, UnitIndex unit) {
    for (std::size_t i = 0; i < Words<E>::words.size(); ++i)
      if (const auto reason = static_cast<E>(i); reasons.has(reason)) refuse(ruleOf(reason), wordOf(reason), unit);
  }
  void showOutline(UnitIndex u, std::string_view label);

  const Battle& battle_;
  Position position_;
  Verdict verdict_;
};

}  // namespace signifer::initiative
