// Shots judged (FA-SHO-1, FA-SHO-2, FA-WPN-8, FA-WPN-15).
#include "fantasy/play/missiles.h"
#include "fantasy/play/referee.h"

namespace signifer::fantasy {
namespace {

std::string_view ruleOf(NoShooting reason) {
  switch (reason) {
    case NoShooting::failedFearTest:
      return "FA-FEA-5";
    case NoShooting::fleeing:
      return "FA-CHG-10";
    case NoShooting::mayNotMoveAndShoot:
      return "FA-WPN-15";
    case NoShooting::rallied:
      return "FA-RAL-5";
    case NoShooting::reformed:
      return "FA-MAN-11";
    case NoShooting::disengaged:
      return "FA-DIS-1";
    default:
      return "FA-SHO-1";
  }
}

}  // namespace

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!ours(u, "FA-SHO-1")) return;
  const auto weapon = position_.weapon(u);
  if (!weapon || position_.attached(u)) return refuse("FA-SHO-1", "has-no-missiles", u);
  ShootingPermissionIn in;
  in.weapon = *weapon;
  in.moved = position_.is(u, UnitStatus::moved);
  in.marched = position_.is(u, UnitStatus::marched) || (position_.is(u, UnitStatus::fastMarched) && in.moved);
  in.charged = position_.is(u, UnitStatus::charged);
  in.disengaged = position_.is(u, UnitStatus::disengaged);
  in.reformed = position_.is(u, UnitStatus::reformed);
  in.rallied = position_.is(u, UnitStatus::rallied);
  in.failedFearTest = position_.is(u, UnitStatus::failedFear);
  in.fleeing = position_.fleeing(u);
  in.inCombat = position_.inCombat(u);
  const WordSet<NoShooting> barred = shootingPermission(position_.book(), in).barredBy;
  for (std::size_t i = 0; i < Words<NoShooting>::words.size(); ++i)
    if (barred.has(static_cast<NoShooting>(i)))
      refuse(ruleOf(static_cast<NoShooting>(i)), wordOf(static_cast<NoShooting>(i)), u);
  if (!verdict_.legal() || !enemy(action, "FA-SHO-2")) return;
  const UnitIndex target = action.target;
  const double inches = shootingInches(position_, u, target);
  const double range = position_.tables().weapon(*weapon).range;
  if (inches > range)
    refuse(position_.tables().weapon(*weapon).rule, wordOf(Shot::outOfRange), target,
           Figure::inches(toLength(inches * oneInch)), Figure::inches(toLength(range * oneInch)));
  if (action.values[0] != 0 && (*weapon != Weapon::sling || inches * 2 > range))
    refuse("FA-WPN-8", "no-second-shot", u, Figure::inches(toLength(inches * oneInch)),
           Figure::inches(toLength(range * oneInch / 2)));
  if (position_.inCombat(target) && !position_.fleeing(target) && !options().shootIntoCombat)
    refuse("FA-SHO-1", "target-in-combat", target);
  if (!verdict_.legal()) return;
  if (!position_.sees(u, target) || bearingOn(position_, u, target).front == 0) {
    refuse("FA-SHO-2", wordOf(NoCharge::noTarget), target);
    showLine(position_.body(u).centre(), position_.body(target).centre(), "no-line-of-sight");
  }
}

}  // namespace signifer::fantasy
