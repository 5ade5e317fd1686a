// The referee: whether an action answers the decision of the moment by the rules, and why not. It changes nothing.
#pragma once

#include "cb/play/choices.h"
#include "rules/verdict.h"

namespace signifer::cb {

class Referee {
 public:
  explicit Referee(const Position& position) : position_(position), battle_(position.battle()) {}

  [[nodiscard]] Verdict judge(const Action& action);

 private:
  [[nodiscard]] bool asked(const Action& action);
  void judgeKind(const Action& action);
  void leaderAction(const Action& action);
  void leaderMoves(const Action& action);
  void leaderInfluence(const Action& action);
  void giveOrders(const Action& action);
  void testControl(const Action& action);
  void shoot(const Action& action);
  void move(const Action& action);
  void go(const Action& action);
  void manoeuvre(const Action& action);
  void newFootprint(const Action& action);
  void declareCharge(const Action& action);
  [[nodiscard]] bool own(UnitIndex u);
  [[nodiscard]] bool freeToMove(UnitIndex u);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target, std::string_view rule);

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  [[nodiscard]] Figure figure(double length) const { return Figure::inches(toLength(length)); }

  const Position& position_;
  const Battle& battle_;
  Verdict verdict_;
};

}  // namespace signifer::cb
