// The referee on shots (CB-SHO, CB-SEQ-7 to CB-SEQ-9).
#include "cb/play/referee.h"

namespace signifer::cb {

void Referee::refuseUnseen(std::string_view rule, UnitIndex u, UnitIndex target) {
  const Position::Hidden hidden = position_.hiddenBy(u, target);
  if (hidden.outOfArc) return refuse(rule, "out-of-arc", noUnit, Figure::degrees(*hidden.outOfArc));
  refuse(rule, hidden.behind != noUnit ? "hidden-by" : "hidden-by-ground", hidden.behind);
}

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-SHO-10")) return;
  const Shot shot = aim(position_, u, action.target, timingNow(position_, u));
  if (!shot.armed) return refuse("CB-SHO-11", "has-no-missiles");
  consult(shot.permitted);
  const Figure range = jts(position_.distance(u, action.target));
  shot.permitted->reasons.forEach([&](ShootingReason reason, const Because& because) {
    if (reason == ShootingReason::notNearestTarget)
      refuse(because.rule, wordOf(reason), shot.nearer, range, jts(position_.distance(u, shot.nearer)));
    else if (reason == ShootingReason::outOfRange)
      refuse(because.rule, wordOf(reason), noUnit, range, figure(reachOf(position_, u)));
    else
      refuse(because.rule, wordOf(reason), reason == ShootingReason::targetInCombat ? shot.mixedWith : noUnit);
  });
  const Vec2 eye = position_.stand(u).frontCentre();
  if (shot.frontStands == 0) refuseUnseen("CB-SHO-10", u, action.target);
  measure("CB-SHO-11", "range", range, figure(reachOf(position_, u)));
  if (verdict_.legal()) return limitsOfShot(u, action.target, shot);
  draw(Mark::Kind::line, {eye, nearestOn(position_.stand(action.target), eye)}, "line-of-shot");
}

}  // namespace signifer::cb
