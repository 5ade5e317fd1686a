#include "fantasy/play/fighters.h"

#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/facts.h"
#include "rules/asking.h"

namespace signifer::fantasy {
namespace {

bool firstBlows(const Position& position, UnitIndex u) {
  return position.is(u, UnitStatus::charged) || position.is(u, UnitStatus::counterCharged) ||
         position.is(u, UnitStatus::pursuedInto);
}

// FA-CC-15: each model strikes an enemy that it touches, the one named for the unit where there are several. It strikes
// across a corner only where it touches nobody along an edge, or its owner says so (D57).
void assign(const Position& position, UnitIndex u, const UnitSet& foes, const UnitSet& cornerFoes,
            std::array<int, mostUnits>& count) {
  const Body& own = position.body(u);
  const auto preferred = [&](UnitIndex v) {
    return position.battle().relation(numberOf(RelationKind::strikesAt), u, v) != 0;
  };
  if (own.isSwarm()) {
    int left = own.models();
    for (const bool first : {true, false})
      for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
        if (!in(foes, v) || preferred(v) != first) continue;
        const int models = std::min(left, fightersAgainst(own, position.body(v), position.faceToSwarm(u, v)).models);
        count[static_cast<std::size_t>(v)] = models;
        left -= models;
      }
    return;
  }
  const int limit = position.is(u, UnitStatus::fastMarched) ? own.ranks().abreast() : own.models();
  for (int i = 0; i < limit; ++i) {
    UnitIndex aim = noUnit;
    for (const UnitSet* set : {&foes, &cornerFoes})
      forEachIn(*set, [&](UnitIndex v) {
        if ((aim == noUnit || preferred(v)) && modelTouches(own, i, position.body(v), position.faceToSwarm(u, v)))
          aim = v;
      });
    if (aim != noUnit) ++count[static_cast<std::size_t>(aim)];
  }
}

// D45 or, under the option, the combat's first round.
bool isFirstRound(const Position& position, UnitIndex u, UnitIndex target, const UnitSet& foes) {
  if (position.options().firstRound == FirstRound::pair)
    return position.battle().relation(numberOf(RelationKind::rounds), u, target) == 0;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
    if (in(foes, v) && position.battle().relation(numberOf(RelationKind::rounds), u, v) != 0) return false;
  return true;
}

Strikes blowsOf(const Position& position, UnitIndex u, UnitIndex who, UnitIndex target, const UnitSet& foes) {
  Strikes strikes;
  strikes.unit = u;
  if (who != u) strikes.character = who;
  strikes.target = target;
  strikes.charged = firstBlows(position, u);
  strikes.initiative = position.figure(who, UnitProfile::initiative);
  strikes.momentum = hasMomentum(position, u);
  strikes.firstRound = isFirstRound(position, u, target, foes);
  strikes.zone = position.zoneTouched(target, u);
  return strikes;
}

// D46 under the option: models that touch an enemy character strike at him where their owner has said so.
void pickOut(const Position& position, UnitIndex u, const UnitSet& foes, std::array<int, mostUnits>& count,
             AllStrikes& all) {
  if (!position.options().charactersTargeted || position.body(u).isSwarm()) return;
  for (UnitIndex c = 0; c < position.battle().unitCount(); ++c) {
    if (!position.unit(c).present || !position.attached(c) ||
        position.battle().relation(numberOf(RelationKind::strikesAt), u, c) == 0)
      continue;
    const UnitIndex host = position.carrierOf(c);
    if (!in(foes, host)) continue;
    const Body& own = position.body(u);
    int models = 0;
    for (int i = 0; i < own.models(); ++i)
      if (modelTouches(own, i, position.body(host)) && touching(own.modelAt(i), position.body(c).outline())) ++models;
    models = std::min(models, count[static_cast<std::size_t>(host)]);
    if (models == 0) continue;
    count[static_cast<std::size_t>(host)] -= models;
    all.push_back(blowsOf(position, u, u, host, foes));
    all.back().target = c;
    all.back().fighters = models;
  }
}

/// A unit in no combat strikes only across corners, at units of this one (D57).
void addStrikes(const Position& position, UnitIndex u, const UnitSet& combat, AllStrikes& all) {
  const UnitSet foes = position.contacts(u);
  const UnitSet cornerFoes = position.cornerFoes(u);
  std::array<int, mostUnits> count{};
  assign(position, u, foes, cornerFoes, count);
  pickOut(position, u, foes, count, all);
  UnitIndex first = noUnit;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!in(foes, v) && !in(cornerFoes, v)) continue;
    if (in(foes, v) && (first == noUnit || position.battle().relation(numberOf(RelationKind::strikesAt), u, v) != 0))
      first = v;
    if (!in(combat, u) && !in(combat, v)) continue;
    if (count[static_cast<std::size_t>(v)] == 0) continue;
    all.push_back(blowsOf(position, u, u, v, foes));
    all.back().fighters = count[static_cast<std::size_t>(v)];
  }
  if (first == noUnit) return;
  for (UnitIndex c = 0; c < position.battle().unitCount(); ++c) {
    if (!position.unit(c).present || !position.attached(c) || position.carrierOf(c) != u) continue;
    UnitIndex aim = first;
    for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
      if (in(foes, v) && position.battle().relation(numberOf(RelationKind::strikesAt), c, v) != 0) aim = v;
    UnitIndex opponent = noUnit;
    forEachIn(charactersTouched(position, c), [&](UnitIndex e) {
      if (position.battle().relation(numberOf(RelationKind::strikesAt), c, e) != 0) opponent = e;
    });
    if (opponent != noUnit) aim = position.carrierOf(opponent);
    all.push_back(blowsOf(position, u, c, aim, foes));
    if (opponent != noUnit) all.back().target = opponent;
    all.back().fighters = 1;
  }
}

}  // namespace

bool before(const Position& position, const Strikes& a, const Strikes& b) {
  const StrikeOrderIn in{a.charged, b.charged, a.initiative, b.initiative, a.momentum, b.momentum};
  return ask(*position.rulings().strikeOrder, in)->first == First::a;
}

int woundsLeft(const Position& position, UnitIndex u) {
  return position.models(u) * position.figure(u, UnitProfile::wounds) - position.status(u, UnitStatus::woundsCarried);
}

AttacksIn attackFacts(const Position& position, const Strikes& strikes) {
  const UnitIndex who = strikes.character == noUnit ? strikes.unit : strikes.character;
  AttacksIn in;
  in.modelsInContact = in.frontRankInContact = std::min(60, strikes.fighters);
  in.attacksEach = position.figure(who, UnitProfile::attacks);
  in.weaponInEachHand = position.has(who, UnitProfile::weaponInEachHand);
  in.frenzied = position.frenzied(who);
  in.fastMarching = position.is(strikes.unit, UnitStatus::fastMarched);
  return in;
}

CombatToHitIn hitFacts(const Position& position, const Strikes& strikes) {
  const UnitIndex who = strikes.character == noUnit ? strikes.unit : strikes.character;
  CombatToHitIn in;
  in.attackerSkill = position.figure(who, UnitProfile::weaponSkill);
  in.defenderSkill = position.figure(strikes.target, UnitProfile::weaponSkill);
  in.firstRound = strikes.firstRound;
  in.fearFailed = position.battle().relation(numberOf(RelationKind::sixesToHit), strikes.unit,
                                             position.carrierOf(strikes.target)) != 0;
  in.hatesEnemy = position.hated(who, strikes.target);
  in.roller = rollerOf(position, who, strikes.target);
  return in;
}

namespace {

bool withoutCharacter(const Position& position, UnitIndex u) {
  for (UnitIndex c = 0; c < position.battle().unitCount(); ++c)
    if (position.unit(c).present && position.attached(c) && position.carrierOf(c) == u) return false;
  return true;
}

/// One side of a round.
struct Side {
  int& fighters;
  int& attacks;
  int& skill;
  int& strength;
  int& toughness;
  int& initiative;
  int& save;
  int& models;
  int& woundsEach;
  int& woundsCarried;
  bool& charged;
  bool& momentum;
  bool& hates;
  bool& fearFailed;
};

void fill(const Position& position, const Strikes& own, const Strikes& foes, const Side& side) {
  const auto attacks = ask(*position.rulings().attacks, attackFacts(position, own));
  const CombatToHitIn hit = hitFacts(position, own);
  side.fighters = attacks->fighters;
  side.attacks = attacks->each;
  side.skill = hit.attackerSkill;
  side.strength = position.figure(own.unit, UnitProfile::strength);
  side.toughness = position.figure(own.unit, UnitProfile::toughness);
  side.initiative = own.initiative;
  side.save = ask(*position.rulings().savingThrow, saveOf(position, own.unit, Attack::closeCombat, foes.zone))->chart;
  side.models = position.models(own.unit);
  side.woundsEach = position.figure(own.unit, UnitProfile::wounds);
  side.woundsCarried = position.status(own.unit, UnitStatus::woundsCarried);
  side.charged = own.charged;
  side.momentum = own.momentum;
  side.hates = hit.hatesEnemy;
  side.fearFailed = hit.fearFailed;
}

}  // namespace

std::optional<CombatRoundIn> roundOf(const Position& position, std::span<const Strikes> strikes, int aBonus,
                                     int bBonus) {
  if (strikes.size() != 2 || strikes[0].unit != strikes[1].target || strikes[1].unit != strikes[0].target ||
      strikes[0].firstRound != strikes[1].firstRound)
    return std::nullopt;
  if (!withoutCharacter(position, strikes[0].unit) || !withoutCharacter(position, strikes[1].unit)) return std::nullopt;
  const bool firstIsA = position.unit(strikes[0].unit).side == position.battle().active;
  const Strikes& a = strikes[firstIsA ? 0 : 1];
  const Strikes& b = strikes[firstIsA ? 1 : 0];
  CombatRoundIn in;
  in.firstRound = a.firstRound;
  in.aBonus = aBonus;
  in.bBonus = bBonus;
  fill(position, a, b,
       {in.aFighters, in.aAttacks, in.aSkill, in.aStrength, in.aToughness, in.aInitiative, in.aSave, in.aModels,
        in.aWoundsEach, in.aWoundsCarried, in.aCharged, in.aMomentum, in.aHates, in.aFearFailed});
  fill(position, b, a,
       {in.bFighters, in.bAttacks, in.bSkill, in.bStrength, in.bToughness, in.bInitiative, in.bSave, in.bModels,
        in.bWoundsEach, in.bWoundsCarried, in.bCharged, in.bMomentum, in.bHates, in.bFearFailed});
  in.a = rollerOf(position, a.unit, b.unit);
  in.b = rollerOf(position, b.unit, a.unit);
  const bool inRange = in.aFighters <= 40 && in.bFighters <= 40 && in.aAttacks <= 10 && in.bAttacks <= 10 &&
                       aBonus >= 0 && aBonus <= 12 && bBonus >= 0 && bBonus <= 12 && in.aModels > 0 && in.bModels > 0;
  return inRange && !refuseCombatRound(position.book(), in) ? std::optional(in) : std::nullopt;
}

namespace {

/// The unit is in no combat, and touches a unit of this one by a corner.
bool strikesFromOutside(const Position& position, UnitIndex u, const UnitSet& combat) {
  return position.live(u) && (position.cornerFoes(u) & combat).any() && !position.inCombat(u);
}

}  // namespace

AllStrikes strikesOf(const Position& position, const UnitSet& combat) {
  AllStrikes all;
  const SideIndex active = position.battle().active;
  for (const SideIndex side : {active, enemyOf(active)})
    for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
      if (position.unit(u).side == side && (in(combat, u) || strikesFromOutside(position, u, combat)))
        addStrikes(position, u, combat, all);
  std::ranges::stable_sort(all, [&](const Strikes& a, const Strikes& b) { return before(position, a, b); });
  return all;
}

void takeFallen(std::span<Strikes> strikes, std::size_t next, UnitIndex unit, int lost) {
  for (; lost > 0; --lost) {
    Strikes* largest = nullptr;
    for (std::size_t i = next; i < strikes.size(); ++i)
      if (strikes[i].unit == unit && strikes[i].character == noUnit && strikes[i].fighters > 0 &&
          (largest == nullptr || strikes[i].fighters > largest->fighters))
        largest = &strikes[i];
    if (largest == nullptr) return;
    --largest->fighters;
  }
}

bool hasMomentum(const Position& position, UnitIndex u) {
  const bool won = position.is(u, UnitStatus::wonRound) && position.options().momentum == Momentum::chargeOrWon;
  if (!firstBlows(position, u) && !won) return false;
  const UnitKind kind = position.kind(u);
  const bool swift = kind == UnitKind::cavalry || kind == UnitKind::lightChariot || kind == UnitKind::heavyChariot;
  const Going going = swift ? position.goingUnder(position.body(u)) : Going::normal;
  return going != Going::difficult && going != Going::veryDifficult;
}

namespace {

/// The common stretch along which two enemies touch: its middle, the direction square on from the first to the second,
/// and its length (FA-RES-6, D70).
struct Meeting {
  Vec2 middle;
  Vec2 square;
  double length = 0.0;
};

Meeting meetingOf(const Position& position, UnitIndex u, UnitIndex v) {
  const Body& own = position.body(u);
  const Body& foe = position.body(v);
  if (own.isSwarm() || foe.isSwarm()) {
    const Vec2 mine = own.nearestTo(foe);
    Vec2 square = signifer::unit(foe.centre() - own.centre());
    if (!own.isSwarm()) square = outward(own.outline(), position.faceTouched(u, v));
    if (!foe.isSwarm()) square = -outward(foe.outline(), position.faceTouched(v, u));
    return {(mine + foe.nearestTo(own)) * 0.5, square, static_cast<double>(oneInch)};
  }
  const auto edges = edgesInContact(own.outline(), foe.outline());
  if (!edges) return {};
  return {(edges->common.from + edges->common.to) * 0.5, outward(own.outline(), edges->first),
          distance(edges->common.from, edges->common.to)};
}

// FA-RES-6, D70: by how far it stands higher than it stands lower, along all its contacts.
double lengthUphill(const Position& position, UnitIndex u, const UnitSet& foes) {
  double higher = 0.0;
  forEachIn(foes, [&](UnitIndex v) {
    const Meeting meeting = meetingOf(position, u, v);
    const int own = position.level(meeting.middle - meeting.square * (position.modelBase(u).depth / 2.0));
    const int theirs = position.level(meeting.middle + meeting.square * (position.modelBase(v).depth / 2.0));
    if (own != theirs) higher += own > theirs ? meeting.length : -meeting.length;
  });
  return higher;
}

void addUnit(const Position& position, UnitIndex u, const UnitSet& foes, CombatBonusIn& in, bool& struckAside) {
  if (position.kind(u) == UnitKind::infantry) {
    in.infantry = true;
    in.infantryCloseOrder = in.infantryCloseOrder || position.formation(u) == Formation::closeOrder;
    if (!position.loose(u))
      in.ranksBehind = std::max(in.ranksBehind, position.ranks(u).ranksBehind(position.options().rankWidth));
  }
  in.standard = in.standard || position.has(u, UnitProfile::standard);
  if (hasMomentum(position, u)) {
    in.momentum = true;
    in.momentumKind = UnitKind::infantry;
  }
  for (UnitIndex c = 0; c < position.battle().unitCount(); ++c)
    if (position.unit(c).present && position.figure(c, UnitProfile::role) == static_cast<int>(Role::armyStandard) &&
        position.carrierOf(c) == u)
      in.armyStandardFighting = true;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    const Zone zone = position.zoneAttacked(v, u);
    in.flankAttack = in.flankAttack || zone == Zone::flank;
    in.rearAttack = in.rearAttack || zone == Zone::rear;
    struckAside = struckAside || position.zoneAttacked(u, v) != Zone::front;
  }
}

}  // namespace

CombatBonusIn bonusOf(const Position& position, const UnitSet& combat, SideIndex side) {
  CombatBonusIn in;
  in.infantry = false;
  bool struckAside = false;
  double uphill = 0.0;
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (signifer::in(combat, u) && position.unit(u).side == side) {
      addUnit(position, u, position.contacts(u), in, struckAside);
      if (!position.battle().setup->terrain.empty()) uphill += lengthUphill(position, u, position.contacts(u));
    }
  in.uphill = uphill > computingNoise;
  const FlankCancels cancels = position.options().flankCancels;
  if (struckAside && cancels != FlankCancels::nothing) in.ranksBehind = 0;
  if (struckAside && cancels == FlankCancels::ranksAndCloseOrder) in.infantryCloseOrder = false;
  return in;
}

int numbersOf(const Position& position, const UnitSet& combat, SideIndex side) {
  int sum = 0;
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (in(combat, u) && position.unit(u).side == side) sum += position.models(u);
  return sum;
}

// D32: who fights with a weapon in each hand has no use of its shield.
SavingThrowIn saveOf(const Position& position, UnitIndex u, Attack attack, Zone zone) {
  SavingThrowIn in;
  in.mounted = position.has(u, UnitProfile::mounted);
  in.armour = static_cast<Armour>(position.figure(u, UnitProfile::armour));
  if (attack == Attack::missile || !position.has(u, UnitProfile::weaponInEachHand))
    in.shield = static_cast<Shield>(position.figure(u, UnitProfile::shield));
  in.barding = static_cast<Barding>(position.figure(u, UnitProfile::barding));
  in.attack = attack;
  in.facing = zone;
  in.skirmishFormation = position.skirmishing(u);
  return in;
}

}  // namespace signifer::fantasy
