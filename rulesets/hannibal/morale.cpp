#include "hannibal/morale.h"

#include "hannibal/bearing.h"
#include "hannibal/combat.h"

namespace signifer::hannibal {

int routNumber(Level level, const Tables& tables) {
  switch (level) {
    case Level::upToHalf:
      return tables.rout.upToHalf;
    case Level::overHalf:
      return tables.rout.overHalf;
    case Level::none:
    case Level::eliminated:
      break;
  }
  return 0;
}

bool mayRetreat(int battleLineStands, const Options& options) {
  return battleLineStands == 0 || (battleLineStands == 1 && options.loneLineUnitRetreats);
}

std::optional<Refusal> refuseRoutCheck(const RoutCheckIn& in) {
  if (in.hits >= in.strength) return Refusal{"hits", "a unit with as many hits as strength is eliminated"};
  return std::nullopt;
}

RoutCheckOut routCheck(const RoutCheckIn& in, const Tables& tables, Dice& dice) {
  RoutCheckOut out;
  out.routNumber = casualtyLevel({in.hits, in.strength}, tables).routNumber;
  if (in.hits == 0) return out;
  out.score = dice.sum(in.roller.purpose("dice-rout-check"), 2);
  out.routs = out.score >= out.routNumber;
  return out;
}

std::optional<Refusal> refuseRetreat(const RetreatIn& in) { return refuseRoutCheck({in.hits, in.strength, {}}); }

RetreatOut retreat(const RetreatIn& in, const Tables& tables, const Options& options, Dice& dice) {
  const MovementRow& row = tables.row(in.moveClass);
  RetreatOut out;
  out.routNumber = casualtyLevel({in.hits, in.strength}, tables).routNumber;
  if (!mayRetreat(in.battleLineStands, options)) return out;
  const bool checked = !in.metByMarch || options.skirmisherRetreatCheck;
  RoutCheckOut check;
  if (checked) check = routCheck({in.hits, in.strength, in.roller}, tables, dice);
  out.score = check.score;
  if (check.routs) {
    out.outcome = RetreatOutcome::routs;
    out.minInches = out.maxInches = row.rout + dice.one(in.roller.purpose("dice-rout-distance"));
    return out;
  }
  out.outcome = RetreatOutcome::retreats;
  out.minInches = row.retreatLeast;
  out.maxInches = row.retreatMost;
  return out;
}

std::optional<Refusal> refuseRetrogradeAxis(const RetrogradeAxisIn& in) {
  if (in.ownX == in.enemyX && in.ownY == in.enemyY) return Refusal{"ownX", "the two centres coincide"};
  return std::nullopt;
}

RetrogradeAxisOut retrogradeAxis(const RetrogradeAxisIn& in) {
  const Bearing bearing = bearingOf(in.ownX - in.enemyX, in.ownY - in.enemyY, in.facingDegrees);
  return {bearing.headingDegrees, bearing.turnDegrees};
}

MeetsFriendOut meetsFriend(const MeetsFriendIn& in, const Tables& tables, const Options& options, Dice& dice) {
  MeetsFriendOut out;
  const bool through =
      in.retrograde == Retrograde::rout && in.mover != Retrograder::skirmishersOrRabble && !in.friendVeteran;
  if (!through) return out;
  out.action = FriendAction::pushThrough;
  const bool unshaken = options.panicCheck == PanicCheck::routTable && in.friendUnhurt;
  if (in.friendRouted || unshaken) return out;
  const bool worn = in.friendBattleWorn && options.panicCheck != PanicCheck::alwaysTen;
  out.panicNumber = worn ? tables.panic.worn : tables.panic.fresh;
  out.score = dice.sum(in.roller.purpose("dice-panic-check"), 2);
  out.panics = out.score >= out.panicNumber;
  return out;
}

SkirmisherContactOut skirmisherContact(const SkirmisherContactIn& in) {
  const bool marchedOn = in.contact == SkirmishersMetBy::normalMove;
  const bool retreats = marchedOn && in.roomToRetreat;
  return {marchedOn && in.ableToShoot, retreats ? SkirmisherReaction::retreat : SkirmisherReaction::rout};
}

RoutedUnitOut routedUnit(const RoutedUnitIn& in) {
  if (in.touchesEnemy) return {RoutedFate::captured};
  if (in.moment == Moment::anyOtherTime) return {RoutedFate::staysRouted};
  return {in.leaderAttached ? RoutedFate::rallies : RoutedFate::disperses};
}

TerrorTestOut terrorTest(const TerrorTestIn& in, const Tables& tables, Dice& dice) {
  if (in.hitsSuffered == 0) return {};
  const int score = dice.sum(in.roller.purpose("dice-terror-test"), 2);
  return {true, score, score >= tables.terrorPanics};
}

}  // namespace signifer::hannibal
