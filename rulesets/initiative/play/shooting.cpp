// Shooting carried out: volleys, shots on the move, what hits do, break tests from ranged attacks (IO-SHO-1 to
// IO-SHO-10, IO-SAV-9, IO-BTR-1 to IO-BTR-11).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {
namespace {

HitBy hitBy(Weapon weapon) {
  switch (weapon) {
    case Weapon::lightArtillery:
      return HitBy::lightArtillery;
    case Weapon::mediumArtillery:
      return HitBy::mediumArtillery;
    case Weapon::heavyArtillery:
      return HitBy::heavyArtillery;
    default:
      return HitBy::other;
  }
}

/// Values of the relation shotAt: volleys count until the end of their phase, shots on the move until hand-to-hand is
/// over.
constexpr std::int16_t shotInVolley = 1;
constexpr std::int16_t shotOnTheMove = 2;

}  // namespace

ShootingIn Play::shotOf(UnitIndex shooter, UnitIndex target, Shot shot) const {
  ShootingIn in;
  const double away = position_.gap(shooter, target) / oneInch;
  in.rangedValue = position_.profile(shooter, UnitProfile::rangedValue);
  in.size = position_.size(shooter);
  in.formation = position_.formation(shooter);
  in.faces = position_.facesSeeing(shooter, target);
  in.weapon = position_.weapon(shooter).value_or(Weapon::javelin);
  in.distanceInches = shot == Shot::normal ? away : std::min<double>(away, rules().tables.reactionShotInches);
  in.shot = shot;
  in.shaken = position_.shaken(shooter);
  in.disordered = position_.disordered(shooter);
  in.targetObscured = position_.sight(shooter, target).out.partlyObscured;
  in.targetOpenOrder = position_.openOrder(target);
  in.targetType = static_cast<TargetType>(position_.profile(target, UnitProfile::targetType));
  in.fromTargetsFront =
      position_.quarter(position_.stand(target), position_.stand(shooter).frontCentre()) == Quarter::front;
  in.roller = roller(shooter, target);
  return in;
}

void Play::shoot(UnitIndex shooter, UnitIndex target, Shot shot) {
  const ShootingIn in = shotOf(shooter, target, shot);
  Modifiers modifiers;
  const ShootingOut out = shooting(in, rules(), dice_, modifiers);
  status(shooter, shot == Shot::normal ? UnitStatus::shot : UnitStatus::reactionShot) = 1;
  tell("shoots", shooter, target, {"IO-HIT-10"},
       {Figure::count(out.attackDice), Figure::count(out.needed), Figure::count(out.hits)}, "shooting", modifiers);
  const bool wasShaken = position_.shaken(target);
  std::int16_t& atPhase = status(target, UnitStatus::hitsAtPhase);
  if (shot == Shot::normal && atPhase < 0) atPhase = status(target, UnitStatus::hits);
  const int casualties = takeShots(target, shooter, shot, out);
  battle_.relate(kindOf(RelationKind::shotAt), shooter, target, shot == Shot::normal ? shotInVolley : shotOnTheMove);
  wound(target, casualties);
  if (shot != Shot::normal && battle_.unit(target).present && !wasShaken && position_.shaken(target))
    status(target, UnitStatus::shakenByShots) = 1;
}

// IO-SHO-3, IO-SHO-4, IO-HSQ-4, IO-HSQ-5: hits that call for a test are counted before saves. Under the option
// six-trigger those count that are not saved, so their saves are thrown first, apart from the others.
int Play::takeShots(UnitIndex target, UnitIndex shooter, Shot shot, const ShootingOut& out) {
  const HitBy by = hitBy(position_.weapon(shooter).value_or(Weapon::javelin));
  const int unnerving = std::min(out.hits, out.onlySixesHit ? out.hits : out.sixes);
  const bool apart = options().sixTrigger == SixTrigger::casualtiesOnly;
  const int unsaved = apart ? takeHits(target, shooter, unnerving, by) : 0;
  const int casualties = unsaved + takeHits(target, shooter, apart ? out.hits - unnerving : out.hits, by);
  const bool volley = shot == Shot::normal;
  const UnitStatus slot = out.onlySixesHit ? (volley ? UnitStatus::volleySixesOnly : UnitStatus::shotSixesOnly)
                                           : (volley ? UnitStatus::volleySixes : UnitStatus::shotSixes);
  const int counted = apart ? unsaved : unnerving;
  status(target, slot) += static_cast<std::int16_t>(counted);
  return casualties;
}

/// Casualties after saves.
int Play::takeHits(UnitIndex target, UnitIndex attacker, int hits, HitBy by) {
  if (hits == 0) return 0;
  const Formation formation = position_.formation(target);
  MoraleSaveIn in;
  in.hits = hits;
  in.morale = position_.profile(target, UnitProfile::morale);
  in.formation = formation == Formation::buildings ? FieldFormation::line : static_cast<FieldFormation>(formation);
  in.protection = position_.protection(target, attacker);
  in.hitBy = by;
  in.roller = roller(target, attacker);
  Modifiers modifiers;
  const MoraleSaveOut out = moraleSave(in, rules(), dice_, modifiers);
  tell("saves", target, attacker, {"IO-SAV-9"},
       {Figure::count(hits), Figure::count(out.needed), Figure::count(out.casualties)}, "morale-save", modifiers);
  return out.casualties;
}

// IO-STA-1, IO-STA-3
void Play::wound(UnitIndex u, int casualties) {
  if (casualties == 0) return;
  std::int16_t& hits = status(u, UnitStatus::hits);
  hits = static_cast<std::int16_t>(std::min(99, hits + casualties));
  if (isShattered(hits, position_.stamina(u), rules())) remove(u, Fate::shattered);
}

void Play::pushRangedTests() {
  for (UnitIndex u = battle_.unitCount(); u-- > 0;)
    if (battle_.unit(u).present && position_.status(u, UnitStatus::hitsAtPhase) >= 0) push(TaskKind::rangedTest, {u});
}

// IO-SHO-2 to IO-SHO-4, IO-SHO-6
void Play::testAfterShooting(UnitIndex u) {
  const int before = position_.status(u, UnitStatus::hitsAtPhase);
  const ShootingBreakCheckOut out = shootingBreakCheck(
      {before, position_.status(u, UnitStatus::hits) - before, position_.stamina(u),
       position_.status(u, UnitStatus::volleySixesOnly), position_.status(u, UnitStatus::volleySixes)},
      rules());
  if (out.testRequired) testRanged(u, "shot-at");
}

void Play::testRanged(UnitIndex u, std::string_view why) {
  Modifiers modifiers;
  const BreakTestIn in{static_cast<BreakType>(position_.profile(u, UnitProfile::breakType)),
                       position_.status(u, UnitStatus::hits), position_.stamina(u), roller(u)};
  const RangedBreakTestOut out = rangedBreakTest(in, rules(), dice_, modifiers);
  tell(why, u, noUnit, {"IO-BRK-1"}, {Figure::count(out.score)}, "ranged-break-test", modifiers);
  if (out.options.has(RangedResult::holdDisordered)) return push(TaskKind::breakChoice, {u});  // IO-BTR-5
  for (const RangedResult result :
       {RangedResult::breaks, RangedResult::hold, RangedResult::retreat, RangedResult::retreatDisordered})
    if (out.options.has(result)) return carryOutRanged(u, result);
}

void Play::carryOutRanged(UnitIndex u, RangedResult result) {
  switch (result) {
    case RangedResult::breaks:
      return remove(u, Fate::broken);
    case RangedResult::hold:
      return;
    case RangedResult::holdDisordered:
      return disorder(u);  // IO-BTR-10
    case RangedResult::retreatDisordered:
      disorder(u);
      break;
    case RangedResult::retreat:
      break;
  }
  if (waysToGive(position_, u, GoesBack::retreats).count() > 1) return push(TaskKind::giveWay, {u, 0, 0, 0, 1});
  retreat(u, threatTo(u, GoesBack::retreats));
}

// IO-BTR-11
void Play::retreat(UnitIndex u, UnitIndex threat) {
  if (threat == noUnit) return;
  const Quarter quarter = position_.quarter(position_.stand(u), position_.stand(threat).centre);
  const Vec2 direction = awayFrom(position_.stand(u), quarter);
  tell("retreats", u, threat, {"IO-BTR-11"}, {}, "enforced-move");
  leaveBuildings(u, direction);
  pushBack(u, direction, {EnforcedKind::retreat, position_.troop(u), position_.openOrder(u), std::nullopt});
}

// IO-BRK-4
void Play::closeShooting() {
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.status(u, UnitStatus::hitsAtPhase) >= 0)
      status(u, UnitStatus::hits) =
          static_cast<std::int16_t>(std::min(position_.status(u, UnitStatus::hits), position_.stamina(u)));
  });
  for (Unit& unit : battle_.units) {
    unit.status[UnitStatus::hitsAtPhase] = -1;
    unit.status[UnitStatus::volleySixesOnly] = 0;
    unit.status[UnitStatus::volleySixes] = 0;
  }
  std::erase_if(battle_.relations,
                [](const Relation& r) { return r.kind == kindOf(RelationKind::shotAt) && r.value == shotInVolley; });
}

}  // namespace signifer::initiative
