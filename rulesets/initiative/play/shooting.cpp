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
  const double away = inForm(position_.gap(shooter, target) / oneInch, 60);
  in.rangedValue = position_.profile(shooter, UnitProfile::rangedValue);
  in.size = position_.size(shooter);
  in.formation = position_.formation(shooter);
  in.faces = position_.facesSeeing(shooter, target);
  in.weapon = position_.weapon(shooter).value_or(Weapon::javelin);
  in.distanceInches = shot == Shot::normal ? away : std::min<double>(away, tables().reactionShotInches);
  in.shot = shot;
  in.shaken = position_.shaken(shooter);
  in.disordered = position_.disordered(shooter);
  in.targetObscured = position_.glimpse(shooter, target).obscured;
  in.targetOpenOrder = position_.openOrder(target);
  in.targetType = static_cast<TargetType>(position_.profile(target, UnitProfile::targetType));
  in.fromTargetsFront =
      position_.quarter(position_.stand(target), position_.stand(shooter).frontCentre()) == Quarter::front;
  in.roller = account_.roller(shooter, target);
  return in;
}

void Play::shoot(UnitIndex shooter, UnitIndex target, Shot shot) {
  const auto volley = account_.ask(*rulings().shooting, shotOf(shooter, target, shot));
  status(shooter, shot == Shot::normal ? UnitStatus::shot : UnitStatus::reactionShot) = 1;
  const std::string_view rule = shot == Shot::closing ? "IO-SHO-8" : shot == Shot::traversing ? "IO-SHO-9" : "IO-SHO-5";
  const std::string_view phrase = volley->attackDice == 0    ? "shoots-nothing"
                                  : shot == Shot::closing    ? "shoots-closing"
                                  : shot == Shot::traversing ? "shoots-traversing"
                                                             : "shoots";
  account_.tell(phrase, {rule, "IO-HIT-10"},
                {.unit = shooter,
                 .other = target,
                 .figures = {Figure::count(volley->attackDice), Figure::count(volley->needed),
                             Figure::count(volley->hits), Figure::inches(fromInches(volley.in.distanceInches))}},
                volley);
  const bool wasShaken = position_.shaken(target);
  auto atPhase = status(target, UnitStatus::hitsAtPhase);
  if (shot == Shot::normal && atPhase < 0) atPhase = status(target, UnitStatus::hits);
  const int casualties = takeShots(target, shooter, shot, volley.out);
  mover_.relate(kindOf(RelationKind::shotAt), shooter, target, shot == Shot::normal ? shotInVolley : shotOnTheMove);
  if (shot == Shot::closing) count(target, UnitStatus::closingCasualties, casualties);  // D-34
  wound(target, casualties);
  if (shot != Shot::normal && battle_.unit(target).present && !wasShaken && position_.shaken(target))
    status(target, UnitStatus::shakenByShots) = 1;
}

// IO-SHO-3, IO-SHO-4, IO-HSQ-4, IO-HSQ-5: hits that call for a test are counted before saves. Under the option
// six-trigger those count that are not saved, so their saves are rolled first, apart from the others.
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
  count(target, slot, counted);
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
  in.roller = account_.roller(target, attacker);
  const auto saves = account_.ask(*rulings().moraleSave, in);
  account_.tell(saves->needed == 0 ? "no-save" : "saves", {"IO-SAV-9"},
                {.unit = target,
                 .other = attacker,
                 .figures = {Figure::count(hits), Figure::count(saves->needed), Figure::count(saves->saved),
                             Figure::count(saves->casualties)}},
                saves);
  return saves->casualties;
}

// IO-STA-1 to IO-STA-3
void Play::wound(UnitIndex u, int casualties) {
  if (casualties == 0) return;
  const UnitStatusIn in{std::min(24, position_.status(u, UnitStatus::hits)), std::min(24, casualties),
                        position_.stamina(u)};
  const auto markers = ask(*rulings().unitStatus, in);
  count(u, UnitStatus::hits, casualties);
  if (markers->shattered) {
    account_.tell("markers", {"IO-STA-1"}, {.unit = u, .figures = {Figure::count(markers->hits)}}, markers);
    return remove(u, Fate::shattered, "shattered", {"IO-STA-3"});
  }
  account_.tell(
      markers->becameShaken ? "becomes-shaken" : "markers",
      {"IO-STA-1", markers->becameShaken ? "IO-STA-2" : "IO-STA-1"},
      {.unit = u, .figures = {Figure::count(markers->hits), Figure::count(in.stamina)}, .key = markers->becameShaken},
      markers);
}

// IO-BRK-4
void Play::dropExcess(UnitIndex u) {
  if (position_.status(u, UnitStatus::hits) <= position_.stamina(u)) return;
  const auto markers =
      ask(*rulings().unitStatus, {0, std::min(24, position_.status(u, UnitStatus::hits)), position_.stamina(u)});
  if (markers->hitsKept == position_.status(u, UnitStatus::hits)) return;
  status(u, UnitStatus::hits) = static_cast<std::int16_t>(markers->hitsKept);
  account_.tell("excess-dropped", {"IO-BRK-4"}, {.unit = u, .figures = {Figure::count(markers->hitsKept)}}, markers);
}

void Play::pushRangedTests() {
  for (UnitIndex u = battle_.unitCount(); u-- > 0;)
    if (battle_.unit(u).present && position_.status(u, UnitStatus::hitsAtPhase) >= 0) push(TaskKind::rangedTest, {u});
}

// IO-SHO-2 to IO-SHO-4, IO-SHO-6
void Play::testAfterShooting(UnitIndex u) {
  if (shatteredAlready(u)) return;
  const int hits = position_.status(u, UnitStatus::hits);
  const int before = std::clamp(position_.status(u, UnitStatus::hitsAtPhase), 0, hits);
  const auto check = ask(*rulings().shootingBreakCheck, {before, hits - before, position_.stamina(u),
                                                         std::min(24, position_.status(u, UnitStatus::volleySixesOnly)),
                                                         std::min(24, position_.status(u, UnitStatus::volleySixes))});
  if (!check->testRequired) return;
  const auto test = account_.ask(*rulings().rangedBreakTest, breakTestOf(u));
  Cited rules{"IO-BRK-1", rangedBreakRow(test->score)};
  check->reasons.forEach([&](ShootingTestReason, const Because& because) { rules.add(because.rule); });
  account_.tell("tests-after-shooting", rules,
                {.unit = u, .figures = {Figure::count(test->score), Figure::count(takenOff(test.modifiers))}}, test,
                check);
  afterRangedTest(u, test.out);
}

void Play::afterRangedTest(UnitIndex u, const RangedBreakTestOut& test) {
  if (test.options.has(RangedResult::holdDisordered)) return push(TaskKind::breakChoice, {u});  // IO-BTR-5
  for (const RangedResult result :
       {RangedResult::breaks, RangedResult::hold, RangedResult::retreat, RangedResult::retreatDisordered})
    if (test.options.has(result)) return carryOutRanged(u, result);
}

void Play::carryOutRanged(UnitIndex u, RangedResult result) {
  switch (result) {
    case RangedResult::breaks:
      return remove(u, Fate::broken, "breaks", {"IO-STA-4"});
    case RangedResult::hold:
      return account_.tell("holds", {"IO-BRK-1"}, {.unit = u});
    case RangedResult::holdDisordered:
      account_.tell("holds", {"IO-BTR-10"}, {.unit = u});
      return disorder(u, "IO-BTR-10");
    case RangedResult::retreatDisordered:
      disorder(u, "IO-BTR-11");
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
  leaveBuildings(u, direction);
  pushBack(u, direction, {EnforcedKind::retreat, position_.troop(u), position_.openOrder(u), std::nullopt},
           {"retreats", "retreats-short", threat, "IO-BTR-11"});
}

// IO-BRK-4
void Play::closeShooting() {
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.status(u, UnitStatus::hitsAtPhase) >= 0) dropExcess(u);
  });
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    status(u, UnitStatus::hitsAtPhase) = -1;
    mover_.clear(u, {UnitStatus::volleySixesOnly, UnitStatus::volleySixes});
  }
  std::erase_if(mover_.relations,
                [](const Relation& r) { return r.kind == kindOf(RelationKind::shotAt) && r.value == shotInVolley; });
}

// Overruled, or in its step.
void Play::shootNow(const Action& action) {
  const bool reacts = !battle_.tasks.empty() && battle_.tasks.back().code == static_cast<int>(TaskKind::reactionShot);
  shoot(action.unit, action.target, reacts ? Shot::traversing : Shot::normal);
}

void Play::answerShot(const Task& task, const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::shoot)
    shoot(action.unit, action.target, static_cast<Shot>(task.args[2]));
}

void Play::holdFire(UnitIndex u) { status(u, UnitStatus::considered) = 1; }

void Play::chooseAfterTest(const Action& action) {
  const bool holds = static_cast<ActionId>(action.kind) == ActionId::hold;
  carryOutRanged(action.unit, holds ? RangedResult::holdDisordered : RangedResult::retreat);
}

}  // namespace signifer::initiative
