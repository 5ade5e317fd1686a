// The referee: whether an action answers the decision of the moment by the rules, and why not. It changes nothing. The
// files beside this one hold its parts by subject.
#pragma once

#include "cb/play/charge_plan.h"
#include "cb/play/decision.h"
#include "cb/play/paths.h"
#include "cb/play/shot.h"
#include "rules/verdict.h"

namespace signifer::cb {

class Referee {
 public:
  explicit Referee(const Position& position) : position_(position), battle_(position.battle()) {}

  [[nodiscard]] Verdict judge(const Action& action);

 private:
  // referee.cpp
  [[nodiscard]] bool asked(const Action& action);
  void judgeKind(const Action& action);
  void startRally(const Action& action);
  void respond(const Action& action);
  void afterMove(const Action& action);
  void endStep();
  [[nodiscard]] bool own(UnitIndex u);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target, std::string_view rule);

  // referee_leaders.cpp
  void leaderAction(const Action& action);
  void leaderMoves(const Action& action);
  void leaderInfluence(const Action& action);
  void giveOrders(const Action& action);
  void testControl(const Action& action);

  // referee_moves.cpp
  [[nodiscard]] bool freeToMove(UnitIndex u);
  void move(const Action& action);
  void go(const Action& action);
  void refuseWay(const Action& action, const MoveTerms& terms, const WayCost& cost);
  void retire(const Action& action);
  void manoeuvre(const Action& action);
  void newFormation(const Action& action, Manoeuvre which);
  void sideStep(const Action& action, Manoeuvre which);
  void newFootprint(const Action& action, const Reformed& now);

  // referee_charge.cpp
  void shoot(const Action& action);
  void declareCharge(const Action& action);
  void chargeWay(const Action& action);

  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  void draw(Mark::Kind kind, std::initializer_list<Vec2> points, std::string_view label);
  [[nodiscard]] Figure figure(double length) const { return Figure::inches(toLength(length)); }

  const Position& position_;
  const Battle& battle_;
  Verdict verdict_;
};

}  // namespace signifer::cb
