// The referee: whether an action answers the decision of the moment by the rules, and why not. It changes nothing. The
// files beside this one hold its parts by subject.
#pragma once

#include "cb/play/charge_plan.h"
#include "cb/play/course.h"
#include "cb/play/decision.h"
#include "cb/play/manoeuvres.h"
#include "cb/play/paths.h"
#include "cb/play/shot.h"
#include "rules/referee_base.h"

namespace signifer::cb {

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

  [[nodiscard]] std::string_view endedBy() const { return battle_.status[BattleStatus::over] != 0 ? "CB-END-1" : ""; }
  /// Answers to a question that is put to one unit are that unit's.
  [[nodiscard]] bool isAsked(const Action& action) const;
  /// An action whose time is past is also told the rule that ended its time.
  void outOfStep(const Action& action);

 private:
  friend struct Course;

  // referee.cpp
  void startRally(const Action& action);
  void respond(const Action& action);
  void afterMove(const Action& action);
  void endStep();
  [[nodiscard]] bool own(UnitIndex u);
  [[nodiscard]] bool isOwn(UnitIndex u) const;
  [[nodiscard]] UnitIndex nearestOf(UnitIndex u, const UnitSet& some) const;
  void refuseResponse(UnitIndex u, UnitIndex charger, Response wanted, const ChargeResponseIn& in,
                      std::string_view row);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target, std::string_view rule);

  // referee_leaders.cpp
  void leaderAction(const Action& action);
  void leaderMoves(const Action& action);
  void leaderInfluence(const Action& action);
  void giveOrders(const Action& action);
  void testControl(const Action& action);

  // referee_moves.cpp
  void refuseBound(UnitIndex u);
  [[nodiscard]] bool freeToMove(UnitIndex u);
  void move(const Action& action);
  void go(const Action& action);
  void refuseWay(const Action& action, const MoveTerms& terms, const WayCost& cost);
  void refuseOpen(const Action& action, const MoveTerms& terms, const WayCost& cost);
  void refuseWayBesides(const Action& action, const MoveTerms& terms, const WayCost& cost);
  void refuseTooFar(UnitIndex u, const MoveTerms& terms, const WayCost& cost);
  void refuseNear(UnitIndex u, const Pose& from, const Leg& leg, const Open& open);
  void refuseClip(const Action& action, const WayCost& cost);
  void refuseOrders(UnitIndex u, const Pose& end);
  void refuseEndOn(UnitIndex u, const Pose& from, const Leg& leg, const Footprint& end, UnitIndex under);
  void retire(const Action& action);
  void manoeuvre(const Action& action);
  void refuseFarObstacle(UnitIndex u, std::string_view row);
  void newFormation(const Action& action, Manoeuvre which);
  void sideStep(const Action& action, Manoeuvre which);
  void newFootprint(const Action& action, const Reformed& now);

  // referee_shots.cpp
  void shoot(const Action& action);
  void refuseUnseen(std::string_view rule, UnitIndex u, UnitIndex target);

  // referee_charge.cpp
  void declareCharge(const Action& action);
  void chargeWay(const Action& action);
  void refuseStateInCharge(UnitIndex u);
  ChargeEligibilityIn refuseEligibility(UnitIndex u, UnitIndex target, const ChargePlan& plan);
  void refuseMetInCharge(UnitIndex u, const ChargePlan& plan, UnitIndex under);
  void refuseTurnInCharge(const ChargePlan& plan);
  [[nodiscard]] Figure bearingFrom(UnitIndex u, UnitIndex target, Face face) const;
  void refuseOneWheel(UnitIndex u, UnitIndex target);
  void refuseGroundInCharge(UnitIndex u, const ChargePlan& plan);
  void refuseChargeOrders(UnitIndex u, UnitIndex target);
  void notePassedOver(UnitIndex u);

  // referee_limits.cpp: what was kept, of an action that is legal
  void cite(std::string_view rule, std::string_view code, UnitIndex unit = noUnit) {
    measure(rule, code, {}, {}, unit);
  }
  void limitsOfMove(UnitIndex u, const Path& path, const MoveTerms& terms, const WayCost& cost);
  void limitsOfLeg(UnitIndex u, const Pose& from, const Leg& leg, const UnitSet& clipped, UnitSet& passed,
                   UnitSet& behind);
  bool comesOutClear(const Footprint& start, const Leg& leg, UnitIndex passed);
  void limitsOfDistance(UnitIndex u, const Path& path, const MoveTerms& terms);
  void limitsOfOrders(UnitIndex u);
  void limitOfFormation(double way);
  void limitOfGround(UnitIndex u, const Path& path);
  void limitsOfSight(std::string_view rule, UnitIndex u, UnitIndex target);
  void limitsOfShot(UnitIndex u, UnitIndex target, const Shot& shot);
  void limitsOfAfterMove(int move);
  void limitsOfCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const ChargeEligibilityIn& in);

  void draw(Mark::Kind kind, std::initializer_list<Vec2> points, std::string_view label);
  [[nodiscard]] Figure figure(double length) const { return Figure::inches(toLength(length)); }
  [[nodiscard]] Figure jts(double length) const { return figure(position_.lengthOf(length)); }

  /// Nothing more need be found out.
  [[nodiscard]] bool isSettled() const { return !explained_ && !verdict_.legal(); }
};

}  // namespace signifer::cb
