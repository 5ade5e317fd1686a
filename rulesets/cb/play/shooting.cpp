// Volleys, and what DPs and critical hits do to a unit (CB-SHO, CB-SPT, CB-SHK).
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

void Play::shoot(UnitIndex u, UnitIndex target) {
  const Timing timing = timingNow(position_, u);
  const Shot shot = aim(position_, u, target, timing);
  ShootingIn in;
  in.shooter = volleyOf(position_, u, shot.facts.shooter);
  in.frontStands = std::max(1, shot.frontStands);
  in.rearStands = shot.rearStands;
  in.moved = timing != Timing::withoutMoving;
  in.shooterDps = position_.special(u) ? 0 : status(u, UnitStatus::dps);
  in.targetTroop = position_.troop(target);
  in.targetFormed = !position_.unformed(target);
  in.targetArmoured = position_.armoured(target);
  in.targetInCover = position_.inCover(u, target);
  in.shortRange = shot.permitted.range == Range::shortRange;
  Modifiers modifiers;
  const ShootingOut out = shooting(book_, in, dice_, modifiers, thrower(u, target));
  set(u, UnitStatus::shot, 1);
  tellRuling("shoots", u, target, "CB-SHO-6", {Figure::count(out.diceThrown), Figure::count(out.hits)}, modifiers,
             "shooting");
  if (out.hits == 0) return;
  const ShootingEffectIn effect{std::min(24, out.hits),          position_.troop(target),
                                status(target, UnitStatus::dps), position_.shaken(target),
                                position_.stands(target),        status(target, UnitStatus::casualties)};
  const ShootingEffectOut hit = shootingEffect(book_, effect, dice_, thrower(target, u));
  if (options().leaderRiskWhen == LeaderRiskWhen::combatAndShooting) riskOfUnit(target);  // CB-LDR-8
  set(target, UnitStatus::dps, hit.dps);
  set(target, UnitStatus::casualties, hit.casualties);
  if (hit.fate != CriticalFate::none) return applyFate(target, hit.fate);
  if (hit.shaken && !position_.shaken(target)) {
    set(target, UnitStatus::shaken, 1);
    tell("becomes-shaken", target, noUnit, {"CB-SHK-1"}, {}, true);
  }
}

void Play::gainDps(UnitIndex u, int dps, std::string_view phrase, std::string_view rule) {
  if (dps <= 0 || !position_.present(u)) return;
  tell(phrase, u, noUnit, {rule}, {Figure::count(dps)});
  sufferDps(u, dps);
}

void Play::gainDps(UnitIndex u, int dps, std::string_view phrase, const Modifiers& reasons) {
  if (dps <= 0 || !position_.present(u)) return;
  tellRuling(phrase, u, noUnit, {}, {Figure::count(dps)}, reasons, {});
  sufferDps(u, dps);
}

void Play::tire(UnitIndex u, const MovementOut& move) {
  gainDps(u, move.fatigueDps, "tires", isPhalanx(position_.troop(u)) ? "CB-MOV-11" : "CB-MOV-12");
}

// Special troops test for each DP in its place (CB-SPT-1).
void Play::sufferDps(UnitIndex u, int dps) {
  if (position_.special(u)) return applyFate(u, criticalTests(book_, position_.troop(u), dps, dice_, thrower(u)).fate);
  const DpTallyOut out =
      dpTally(book_, {position_.troop(u), status(u, UnitStatus::dps), 0, std::min(24, dps), position_.shaken(u)});
  set(u, UnitStatus::dps, out.dps);
  if (!out.shaken || position_.shaken(u)) return;
  set(u, UnitStatus::shaken, 1);
  tell("becomes-shaken", u, noUnit, {"CB-SHK-1"}, {}, true);
}

void Play::applyFate(UnitIndex u, CriticalFate fate) {
  if (fate == CriticalFate::destroyed) destroy(u);
  if (fate == CriticalFate::rampage) startRampage(u);
}

}  // namespace signifer::cb
