// Charges, disengagements and reactions judged (FA-CHG-1 to FA-CHG-14, FA-DIS-1, FA-FRZ-1, FA-FRZ-2, FA-FST-9).
#include <algorithm>

#include "fantasy/play/referee.h"

namespace signifer::fantasy {

bool mustCharge(const Position& position, UnitIndex u) {
  if (!mayDeclare(position, u) || !position.frenzied(u)) return false;
  const double reach = position.rate(u) * position.tables().movement.chargeTimes * static_cast<double>(oneInch);
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!position.live(v) || !position.enemies(u, v) || !position.nearEach(u, v, reach)) continue;
    if (position.apart(u, v) > reach || !position.sees(u, v)) continue;
    if (planCharge(position, u, v).reaches) return true;
  }
  return false;
}

void Referee::disengage(UnitIndex u) {
  if (!ours(u, "FA-DIS-1") || mayDisengage(position_, u)) return;
  if (!position_.live(u) || !position_.inCombat(u)) return refuse("FA-DIS-1", "not-in-combat", u);
  DisengageIn in;
  in.rate = position_.rate(u);
  in.enemyRate = 0;
  in.frenzied = position_.frenzied(u);
  const UnitSet foes = position_.contacts(u);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    in.enemyRate = std::max(in.enemyRate, position_.rate(v));
    in.engagedFlankOrRear = in.engagedFlankOrRear || position_.zoneTouched(u, v) != Zone::front;
  }
  if (options().disengagement == Disengagement::forbidden) refuse("FA-DIS-1", wordOf(NoDisengaging::forbidden), u);
  if (in.enemyRate >= in.rate)
    refuse("FA-DIS-1", wordOf(NoDisengaging::enemyAsFast), u, Figure::count(in.rate), Figure::count(in.enemyRate));
  if (in.engagedFlankOrRear) refuse("FA-DIS-1", wordOf(NoDisengaging::enveloped), u);
  if (in.frenzied) refuse("FA-DIS-1", wordOf(NoDisengaging::frenzied), u);
}

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-CHG-1")) return;
  if (position_.unit(u).side != battle_.active) return refuse("FA-CHG-1", "not-the-active-side", u);
  if (position_.attached(u)) return refuse("FA-CHR-2", "with-a-unit", u);
  if (chargeTarget(battle_, u) != noUnit) return refuse("FA-CHG-1", "has-declared", u);
  ChargeDeclarationIn in;
  in.fastMarching = position_.is(u, UnitStatus::fastMarched);
  in.returned = position_.is(u, UnitStatus::returned);
  in.fleeing = position_.fleeing(u);
  in.inCombat = !in.fleeing && position_.inCombat(u);
  in.frenzied = position_.frenzied(u);
  const WordSet<NoCharge> barred = chargeDeclaration(in).barredBy;
  if (barred.has(NoCharge::fastMarching)) refuse("FA-FST-9", wordOf(NoCharge::fastMarching), u);
  if (barred.has(NoCharge::returned)) refuse("FA-RET-1", wordOf(NoCharge::returned), u);
  if (barred.has(NoCharge::fleeing)) refuse("FA-CHG-1", wordOf(NoCharge::fleeing), u);
  if (barred.has(NoCharge::inCombat)) refuse("FA-CHG-1", wordOf(NoCharge::inCombat), u);
  if (position_.is(u, UnitStatus::disengaged)) refuse("FA-DIS-1", wordOf(NoShooting::disengaged), u);
  if (verdict_.legal() && position_.is(u, UnitStatus::acted)) refuse("FA-SEQ-7", "has-had-its-say", u);
  if (!verdict_.legal() || !enemy(action, "FA-CHG-1")) return;
  const UnitIndex target = action.target;
  if (!position_.sees(u, target)) {
    refuse("FA-CHG-1", wordOf(NoCharge::noTarget), target);
    return showLine(position_.body(u).centre(), position_.body(target).centre(), "no-line-of-sight");
  }
  if (!in.frenzied || !mustCharge(position_, u)) return;
  const ChargePlan plan = planCharge(position_, u, target);
  if (!plan.reaches)
    refuse("FA-FRZ-1", "must-charge-within-reach", target, Figure::inches(toLength(plan.cost * oneInch)),
           Figure::inches(position_.rate(u) * position_.tables().movement.chargeTimes * oneInch));
}

// FA-CHG-3, FA-CHG-14
void Referee::react(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-CHG-3")) return;
  const UnitSet chargers = chargersOf(battle_, u);
  if (position_.unit(u).side == battle_.active || chargers.none()) return refuse("FA-CHG-3", "is-not-charged", u);
  if (hasReacted(battle_, u)) return refuse("FA-CHG-14", "has-reacted", u);
  const Reaction reaction = reactionOf(static_cast<ActionId>(action.kind)).value_or(Reaction::hold);
  const bool atOne = reaction != Reaction::hold && reaction != Reaction::flee;
  if (atOne && (action.target < 0 || action.target >= battle_.unitCount() || !in(chargers, action.target)))
    return refuse("FA-CHG-14", "not-its-charger", position_.known(action.target) ? action.target : noUnit);
  const WordSet<Reaction> open = atOne ? reactionsTo(position_, u, action.target) : reactionsOf(position_, u);
  if (open.has(reaction)) return;
  if (position_.fleeing(u) || (position_.inCombat(u) && reaction != Reaction::hold))
    return refuse("FA-CHG-12", "reaction-not-open", u);
  if (position_.frenzied(u) && (reaction == Reaction::flee || reaction == Reaction::fireAndFlee))
    return refuse("FA-FRZ-2", "reaction-not-open", u);
  if (reaction == Reaction::counterCharge) {
    const bool fast = position_.is(u, UnitStatus::fastMarched);
    return refuse(fast ? "FA-FST-9" : "FA-CHG-5", "reaction-not-open", u);
  }
  refuse(reaction == Reaction::fireAndFlee ? "FA-CHG-11" : "FA-CHG-6", "reaction-not-open", u,
         atOne ? std::optional(Figure::inches(toLength(position_.apart(u, action.target)))) : std::nullopt,
         atOne ? std::optional(Figure::inches(position_.rate(action.target) * oneInch)) : std::nullopt);
}

}  // namespace signifer::fantasy
