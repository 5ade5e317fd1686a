// Volleys and their effects (CB-SHO, CB-SHK).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {
namespace {

VolleyShooter volleyOf(const Position& position, UnitIndex u, Shooter shooter) {
  switch (shooter) {
    case Shooter::artillery:
      return VolleyShooter::artillery;
    case Shooter::bowmen:
      return VolleyShooter::bowmen;
    case Shooter::missileTroops:
      return VolleyShooter::missileTroops;
    default:
      return position.role(u) == Role::rabble ? VolleyShooter::rabble : VolleyShooter::other;
  }
}

}  // namespace

bool Play::shoot(UnitIndex u, UnitIndex target) {
  if (!position_.present(target) || !position_.enemies(u, target)) return false;
  const Timing timing = timingNow(position_, u);
  const Shot shot = aim(position_, u, target, timing);
  if (!shot.armed) return false;
  ShootingIn in;
  in.shooter = volleyOf(position_, u, shot.permitted.in.shooter);
  in.frontStands = std::max(1, shot.frontStands);
  in.rearStands = in.shooter == VolleyShooter::bowmen ? shot.rearStands : 0;
  in.moved =
      timing != Timing::withoutMoving && in.shooter != VolleyShooter::bowmen && in.shooter != VolleyShooter::artillery;
  in.shooterDps = position_.special(u) ? 0 : status(u, UnitStatus::dps);
  in.targetTroop = position_.troop(target);
  in.targetFormed = !position_.unformed(target);
  in.targetArmoured = position_.armoured(target);
  in.targetInCover = position_.inCover(u, target);
  in.shortRange = shot.permitted->range == Range::shortRange;
  in.roller = account_.roller(u, target);
  const auto volley = account_.ask(*rulings().shooting, in);
  set(u, UnitStatus::shot, 1);
  tell(volley->diceThrown > 0 ? "shoots" : "shoots-without-dice", {"CB-SHO-6"},
       {.unit = u,
        .other = target,
        .figures = {Figure::count(volley->diceThrown), Figure::count(volley->hits), Figure::count(volley->needed)}},
       volley, shot.permitted);
  if (volley->hits > 0) hit(u, target, volley);
  return true;
}

void Play::hit(UnitIndex u, UnitIndex target, const Answered<ShootingIn, ShootingOut>& volley) {
  ShootingEffectIn in;
  in.hits = std::min(24, volley->hits);
  in.targetTroop = position_.troop(target);
  in.targetDps = status(target, UnitStatus::dps);
  in.targetShaken = position_.shaken(target);
  in.targetStands = position_.stands(target);
  in.targetCasualties = std::min<int>(status(target, UnitStatus::casualties), in.targetStands - 1);
  in.roller = account_.roller(target, u);
  const auto effect = account_.ask(*rulings().shootingEffect, in);
  const int casualties = effect->casualties - in.targetCasualties;
  const int dps = effect->dps - in.targetDps;
  if (position_.special(target))
    tell(effect->fate == CriticalFate::none ? "no-critical-hit" : "critical-hit", {}, {.unit = target}, effect);
  else
    tell(casualties > 0 ? "lost-to-shooting" : "disordered-by-shooting", {},
         {.unit = target, .figures = {Figure::count(casualties > 0 ? casualties : dps)}}, effect);
  if (options().leaderRiskWhen == LeaderRiskWhen::combatAndShooting) riskOfUnit(target);  // CB-LDR-8
  set(target, UnitStatus::dps, effect->dps);
  set(target, UnitStatus::casualties, effect->casualties);
  if (effect->fate != CriticalFate::none) return applyFate(target, effect->fate);
  if (effect->shaken && !position_.shaken(target)) {
    set(target, UnitStatus::shaken, 1);
    tell("becomes-shaken", {"CB-SHK-1"}, {.unit = target, .figures = {Figure::count(effect->dps)}, .key = true});
  }
}

}  // namespace signifer::cb
