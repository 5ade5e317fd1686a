// The referee's judgement of an action: legal, or not and why, by rule id, with figures and what to draw. It looks and
// measures; it rolls no dice and changes nothing. What a ruling decides it asks of that ruling.
#pragma once

#include "initiative/play/course.h"
#include "initiative/play/decision.h"
#include "initiative/play/paths.h"
#include "rules/referee_base.h"

namespace signifer::initiative {

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

  [[nodiscard]] std::string_view endedBy() const;
  /// They are there, on the side that is asked, and the unit that is asked; shots at movers say themselves whose they
  /// are.
  [[nodiscard]] bool isNamed(const Action& action, Names names);
  void outOfStep(const Action& action);

 private:
  friend struct Course;

  // referee.cpp
  [[nodiscard]] std::string_view tooLateBy(ActionId id) const;
  void endOrders(const Action& action);
  void endStep();
  void begin(const Action& action);
  void throwAgain();
  void stay(UnitIndex u);
  void holdFire(UnitIndex u);
  [[nodiscard]] bool own(UnitIndex u, SideIndex side);
  [[nodiscard]] bool enemyOf(UnitIndex u, UnitIndex target);
  [[nodiscard]] bool general(PersonIndex p, SideIndex side);
  void order(const Action& action);
  void refuseOrder(PersonIndex p, Order order, UnitIndex u);
  void refuseOrderBesides(PersonIndex p, Order order, UnitIndex u);
  void join(const Action& action);
  void moveGeneral(const Action& action);
  void strike(const Action& action);
  void support(const Action& action);
  void giveWay(const Action& action);
  void followUp(const Action& action);

  // referee_moves.cpp
  [[nodiscard]] MoveBasis mayMove(UnitIndex u, bool charge);
  void move(const Action& action);
  void measureProximity(UnitIndex u);
  void changeFormation(const Action& action);
  void noRoomFor(std::string_view rule, const Footprint& there, UnitIndex other);
  void keptWhereItStands(UnitIndex u, const Footprint& there);
  void enterBuildings(UnitIndex u);
  [[nodiscard]] bool namesRightly(const Action& action);
  void charge(const Action& action);
  void chargeBesides(const Action& action);
  void refuseCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const Sight& sight,
                    const Answered<ChargeIn, ChargeOut>& permitted);
  void refuseMoveBesides(const Action& action, MoveBasis basis, const Reason& told);
  void noWayHome(double gap, double reach);
  void inTheWayOf(const ChargePlan& plan, UnitIndex u);

  // referee_limits.cpp
  void explainBasis(UnitIndex u, MoveBasis basis);
  void explainOrder(Order order, UnitIndex u);
  void explainRetirement(UnitIndex u, const Pose& end);
  void explainMove(UnitIndex u, const Path& path, MoveBasis basis);
  void explainProximity(UnitIndex u, const Path& path, UnitIndex nearest);
  void facesTheNearest(UnitIndex u, const Path& path, UnitIndex enemy);
  void explainCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const Sight& sight, MoveBasis basis);
  void explainSight(UnitIndex u, UnitIndex target, const Sight& sight);
  void explainShot(UnitIndex u, UnitIndex target, const Sight& sight);

  // referee_shots.cpp
  void shoot(const Action& action);
  void explainReaction(UnitIndex u, UnitIndex mover, Shot shot);
  void showNearestTarget(const Action& action);
  void notSeen(const Sight& sight);
  void hiddenBy(const Hiders& hiders);
  [[nodiscard]] Figure outOfFront(const Footprint& base, UnitIndex target, const Hiders& hiders) const;

  /// Keeps what was asked, and refuses for its reasons; `unitOf` says which unit is one.
  template <class In, class Out, class UnitOf>
  void refuseAll(const Answered<In, Out>& ruling, UnitOf&& unitOf) {
    consult(ruling);
    refuseEach(ruling->reasons, unitOf);
  }
  /// An enemy in contact, for whoever may not for being in hand-to-hand.
  [[nodiscard]] UnitIndex anyFoe(UnitIndex u) const;
};

}  // namespace signifer::initiative
