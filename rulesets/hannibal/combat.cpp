#include "hannibal/combat.h"

#include "hannibal/morale.h"
#include "hannibal/rounding.h"

namespace signifer::hannibal {

std::optional<Refusal> refuseChargeModifier(const ChargeModifierIn& in) {
  if (in.move == ChargeKind::countercharge && in.against != Against::front)
    return Refusal{"against", "a countercharge meets its charger frontally"};
  return std::nullopt;
}

ChargeModifierOut chargeModifier(const ChargeModifierIn& in, const Tables& tables, const Options& options, Dice& dice,
                                 Modifiers& modifiers) {
  if (in.move == ChargeKind::countercharge && !options.counterchargeBonus) return {};
  const ChargingTable& table = tables.charging;
  const bool bonusLost = in.mounted && in.terrain == ChargeTerrain::other;
  ChargeModifierOut out;
  out.bonusLost = bonusLost;
  if (in.aggressive && !bonusLost) {
    out.bonusRoll = dice.sum(in.roller.purpose("dice-charge-bonus"), 2);
    const int band = bandOf(out.bonusRoll, table.thresholds);
    modifiers.addIf(true, table.aggressive[static_cast<std::size_t>(band)]);
  }
  modifiers.addIf(!in.aggressive && !bonusLost, table.bonus);
  modifiers.addIf(in.leaderAttached, table.leaderAttached);
  const bool retreatingFlank =
      in.against == Against::retreating && in.flankToo && options.flankOnRetreating == FlankOnRetreating::sum;
  modifiers.addIf(in.against == Against::flank || retreatingFlank, table.flank);
  modifiers.addIf(in.against == Against::rear || in.against == Against::retreating, table.rearOrRetreating);
  (void)modifiers.added();
  out.chargeModifier = modifiers.total();
  return out;
}

std::optional<Refusal> refuseHandToHand(const HandToHandIn& in) {
  if (in.chargeModifier > 0 && in.part != Part::charging && in.part != Part::countercharging)
    return Refusal{"chargeModifier", "only a unit that charges or countercharges this round has one"};
  if (in.rankers && in.battleLineStands == 0) return Refusal{"rankers", "rankers are Battle Line units"};
  return std::nullopt;
}

int hitsOf(int score, const Tables& tables) { return score >= tables.hits.two ? 2 : score >= tables.hits.one ? 1 : 0; }

std::string_view hitRule(int hits) { return hits == 0 ? "HG-HIT-1" : hits == 1 ? "HG-HIT-2" : "HG-HIT-3"; }

HandToHandOut handToHand(const HandToHandIn& in, const Tables& tables, Dice& dice, Modifiers& modifiers) {
  const HandToHandTable& table = tables.handToHand;
  const bool chargeRound = in.part != Part::laterRound;
  const bool standing = in.part == Part::laterRound || in.part == Part::charged;
  const bool outnumbered = in.enemiesInContact >= table.outnumberedTimes * in.friendsInContact;
  if (in.chargeModifier != 0) modifiers.add(table.chargeModifier.rule, table.chargeModifier.value * in.chargeModifier);
  modifiers.addIf(in.veteran, table.veteran);
  modifiers.addIf(in.battleLineStands == 1 && !in.rankers, table.loneUnit);
  modifiers.addIf(in.battleLineStands == 3, table.threeStands);
  modifiers.addIf(in.battleLineStands >= 4, table.fourStands);
  modifiers.addIf(in.extraordinaryLeader, table.extraordinaryLeader);
  modifiers.addIf(outnumbered && standing, table.outnumbered);
  modifiers.addIf(in.attacked == Arc::flank && chargeRound, table.flankAttacked);
  modifiers.addIf(in.attacked == Arc::rear && chargeRound, table.rearAttacked);
  for (int shields = 1; shields <= 3; ++shields)
    modifiers.addIf(in.opponentShields == shields, table.shields[static_cast<std::size_t>(shields - 1)]);
  (void)modifiers.added();
  const int score = dice.sum(in.roller.purpose("dice-blows"), 2) + modifiers.total();
  return {score, hitsOf(score, tables)};
}

CasualtyLevelOut casualtyLevel(const CasualtyLevelIn& in, const Tables& tables) {
  CasualtyLevelOut out;
  out.battleWorn = 2 * in.hits > in.strength;
  out.eliminated = in.hits >= in.strength;
  out.level = out.eliminated   ? Level::eliminated
              : in.hits == 0   ? Level::none
              : out.battleWorn ? Level::overHalf
                               : Level::upToHalf;
  out.routNumber = routNumber(out.level, tables);
  return out;
}

DisengageOut disengage(const DisengageIn& in, const Tables& tables) {
  DisengageOut out;
  out.reasons.addIf(in.hitsSuffered > 0, DisengageReason::hitThisRound,
                    {"HG-DIS-3", Figure::count(in.hitsSuffered), Figure::count(0)});
  Because noRoom{"HG-DIS-2"};
  if (in.clearance) noRoom = {"HG-DIS-2", Figure::inches(*in.clearance), inchFigure(tables.disengageInches)};
  out.reasons.addIf(!in.roomToDisengage, DisengageReason::noRoom, noRoom);
  out.reasons.addIf(in.battleLineStands == 0, DisengageReason::notBattleLine, "HG-BL-2");
  out.allowed = out.reasons.empty();
  out.inches = out.allowed ? tables.disengageInches : 0;
  return out;
}

RoundOptionsOut roundOptions(const RoundOptionsIn& in, const Tables& tables, const Options& options) {
  RoundOptionsOut out;
  const DisengageIn breakOff{{in.battleLineStands, in.hitsSuffered, in.roomToDisengage}, std::nullopt};
  out.options.addIf(disengage(breakOff, tables).allowed, RoundOption::disengage);
  out.options.add(RoundOption::fightOn);
  out.noRetreat.addIf(!mayRetreat(in.battleLineStands, options), NoRetreatReason::lineNeverRetreats,
                      {"HG-BL-1", Figure::count(in.battleLineStands)});
  out.noRetreat.addIf(!in.roomToRetreat, NoRetreatReason::noRoomToRetreat, "HG-RET-9");
  out.options.addIf(out.noRetreat.empty(), RoundOption::retreat);
  return out;
}

}  // namespace signifer::hannibal
