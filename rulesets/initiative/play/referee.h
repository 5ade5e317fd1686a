// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it rolls no dice and changes nothing. What a ruling decides it asks of that ruling.
#pragma once

#include "initiative/play/decision.h"
#include "initiative/play/paths.h"
#include "rules/verdict.h"

namespace signifer::initiative {

class Referee {
 public:
  Referee(const PlayBook& book, const Battle& battle) : battle_(battle), position_(book, battle) {}

  [[nodiscard]] Verdict judge(const Action& action);

 private:
  // referee.cpp
  void notAsked(const Action& action, const Decision& now);
  void judgeKind(const Action& action, const Decision& now);
  void judgeUnit(const Action& action, const Decision& now);
  [[nodiscard]] bool own(UnitIndex u, SideIndex side);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target);
  [[nodiscard]] bool general(PersonIndex p, SideIndex side);
  void order(const Action& action);
  void refuseOrder(PersonIndex p, Order order, UnitIndex u);
  void join(const Action& action, const Decision& now);
  void moveGeneral(const Action& action);
  void answer(const Action& action, const Decision& now);
  void strike(const Action& action);
  void support(const Action& action);
  void giveWay(const Action& action);
  void followUp(const Action& action);

  // referee_moves.cpp
  [[nodiscard]] MoveBasis mayMove(UnitIndex u, bool charge);
  void move(const Action& action);
  void measureProximity(UnitIndex u);
  void changeFormation(const Action& action);
  void enterBuildings(UnitIndex u);
  [[nodiscard]] bool namesRightly(const Action& action);
  void charge(const Action& action);

  // referee_shots.cpp
  void shoot(const Action& action);
  void showNearestTarget(const Action& action);
  void notSeen(const Sight& sight);
  [[nodiscard]] Figure outOfFront(const Footprint& base, UnitIndex target) const;

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  void measure(std::string_view rule, std::string_view code, const Figure& measured,
               std::optional<Figure> allowed = std::nullopt, UnitIndex unit = noUnit) {
    verdict_.measure({rule, code, measured, allowed, unit});
  }
  /// Keeps what was asked, and refuses for its reasons; `unitOf` says which unit is one.
  template <class In, class Out, class UnitOf>
  void refuseAll(const Answered<In, Out>& ruling, UnitOf&& unitOf) {
    verdict_.consulted.push_back(ruling.consultation());
    signifer::refuse(verdict_, ruling->reasons, unitOf);
  }
  /// An enemy in contact, for whoever may not for being in hand-to-hand.
  [[nodiscard]] UnitIndex anyFoe(UnitIndex u) const;
  void showOutline(UnitIndex u, std::string_view label);

  const Battle& battle_;
  Position position_;
  Verdict verdict_;
};

}  // namespace signifer::initiative
