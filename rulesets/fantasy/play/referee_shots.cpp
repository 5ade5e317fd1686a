// Shots judged (FA-SHO-1, FA-SHO-2, FA-WPN-8, FA-WPN-15).
#include "fantasy/play/missiles.h"
#include "fantasy/play/referee.h"

namespace signifer::fantasy {

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!ours(u, "FA-SHO-1")) return;
  const auto weapon = position_.weapon(u);
  if (!weapon || position_.attached(u)) return refuse("FA-SHO-1", "has-no-missiles", u);
  refuseFor(ask(rulings().shootingPermission, permissionFacts(position_, u, *weapon))->barredBy, u);
  // A unit that may not shoot is told as well what keeps it from this target.
  const bool permitted = verdict_.legal();
  if (!enemy(action, "FA-SHO-2")) return;
  const UnitIndex target = action.target;
  const Reasons<NoTarget> reasons = noTarget(position_, u, target, *weapon, action.values[0] != 0, explained_);
  const bool unseen = reasons.has(NoTarget::hidden);
  reasons.forEach([&](NoTarget why, const Because& because) {
    if (why == NoTarget::hidden) return hidden(because.rule, u, target);
    if (why == NoTarget::noneBears) return noneBears(because, u, target);
    if (why == NoTarget::outOfArc) return outOfArc(because.rule, wordOf(why), u, target);
    Reason reason{because.rule, wordOf(why), because.measured, because.allowed,
                  why == NoTarget::noSecondShot ? u : target};
    // Near enough for a sling is no reason against another weapon.
    if (why == NoTarget::noSecondShot && *weapon != Weapon::sling) {
      reason.measured = reason.allowed = std::nullopt;
      reason.said = "Only slings shoot twice.";
    }
    refuse(reason);
  });
  if (unseen) showLine(position_.body(u).centre(), position_.body(target).centre(), "no-line-of-sight");
  if (!permitted || !reasons.empty()) return;
  const auto out = ask(rulings().missileWeapon, missilesOf(position_, u, target, shootingInches(position_, u, target),
                                                           action.values[0] != 0, false));
  const WeaponRow& row = position_.tables().weapon(*weapon);
  measure("FA-SHO-1", "may-shoot-now", std::nullopt, std::nullopt, u);
  measureSight(u, target, "FA-SHO-2");
  measure(row.rule, "range-of", inches(out.in.distance), Figure::inches(row.range * oneInch), target);
  if (action.values[0] != 0)
    measure("FA-WPN-8", "range-of", inches(out.in.distance), Figure::inches(row.range * oneInch / 2), target);
}

// FA-SHO-15: the target shows, but each model's line to its nearest point is barred.
void Referee::noneBears(const Because& because, UnitIndex u, UnitIndex target) {
  const auto by = hiddenBy(position_, u, target);
  Reason reason{because.rule, wordOf(NoTarget::noneBears), because.measured, because.allowed, by.value_or(target)};
  if (by)
    reason.said = "Models with a free line past {unit} to the nearest point of the target: {0}, at least {1} needed.";
  refuse(reason);
  if (!explained_) return;
  const Vec2 eye = position_.body(u).nearestTo(position_.body(target));
  showLine(eye, position_.body(target).nearestTo(position_.body(u)), "no-line-of-sight");
}

}  // namespace signifer::fantasy
