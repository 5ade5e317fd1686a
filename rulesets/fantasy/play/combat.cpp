// Close combats: who strikes whom and when, results, break tests (FA-CC-1 to FA-CC-15, FA-RES-1 to FA-RES-11, FA-BRK-1
// to FA-BRK-9).
#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {
namespace {

/// Pairs at blows, both ways, before anybody falls.
std::vector<Relation> pairsOf(const Position& position, const UnitSet& combat) {
  std::vector<Relation> pairs;
  for (UnitIndex a = 0; a < position.battle().unitCount(); ++a)
    for (UnitIndex b = 0; b < position.battle().unitCount(); ++b)
      if (a != b && in(combat, a) && in(combat, b) && position.touch(a, b))
        pairs.push_back({numberOf(RelationKind::rounds), a, b, 0});
  return pairs;
}

}  // namespace

// FA-CC-14: one combat, all units linked by contact.
void Play::fight(UnitIndex u) {
  const UnitSet combat = position_.combatOf(u);
  const std::vector<Relation> pairs = pairsOf(position_, combat);
  const std::array<CombatBonusIn, 2> bonuses{bonusOf(position_, combat, 0), bonusOf(position_, combat, 1)};
  const std::array<int, 2> numbers{numbersOf(position_, combat, 0), numbersOf(position_, combat, 1)};
  std::vector<Strikes> strikes = strikesOf(position_, combat);
  for (std::size_t first = 0; first < strikes.size();) {
    std::size_t last = first + 1;
    while (last < strikes.size() && !before(strikes[first], strikes[last])) ++last;
    strike(strikes, first, last);
    first = last;
  }
  const auto a = static_cast<std::size_t>(battle_.active);
  const std::size_t b = 1 - a;
  std::array<Modifiers, 2> modifiers;
  CombatResultIn in;
  for (const Strikes& each : strikes)
    (battle_.unit(each.unit).side == battle_.active ? in.aWounds : in.bWounds) += each.scored;
  in.aBonus = combatBonus(book(), bonuses[a], modifiers[0]).bonus;
  in.bBonus = combatBonus(book(), bonuses[b], modifiers[1]).bonus;
  // FA-RES-1 under the option: greater numbers.
  if (numbers[a] > numbers[b]) in.aBonus += options().outnumberBonus;
  if (numbers[b] > numbers[a]) in.bBonus += options().outnumberBonus;
  const CombatResultOut out = combatResult(in);
  tell("score", u, noUnit, {"FA-RES-1"}, {Figure::count(out.aScore), Figure::count(out.bScore)}, "combat-bonus",
       &modifiers[0]);
  tell("score-of-the-other", u, noUnit, {"FA-RES-1"}, {Figure::count(in.bWounds), Figure::count(in.bBonus)},
       "combat-bonus", &modifiers[1]);
  const SideIndex winner = out.winner == Winner::draw ? noSide
                           : out.winner == Winner::a  ? battle_.active
                                                      : enemyOf(battle_.active);
  if (winner == noSide)
    tell("combat-drawn", u, noUnit, {"FA-RES-11"}, {}, "combat-result", nullptr, true);
  else
    tellSide("combat-won", winner, {"FA-RES-1", "FA-CC-10"}, {Figure::count(out.difference)}, true);
  settleRound(combat, pairs, winner, out.difference);
}

// Who has won and lost, who is gone; the pairs at blows have had another round.
void Play::settleRound(const UnitSet& combat, const std::vector<Relation>& pairs, SideIndex winner, int difference) {
  for (UnitIndex c = 0; c < battle_.unitCount(); ++c)
    if (battle_.unit(c).present && position_.attached(c) && position_.models(c) == 0) destroy(c, noUnit);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(combat, v)) continue;
    set(v, UnitStatus::fought);
    status(v, UnitStatus::wonRound) = battle_.unit(v).side == winner ? 1 : 0;
    if (position_.models(v) == 0) {
      destroy(v, noUnit);
      setDue(v, Due::breaks);
    } else if (winner != noSide && battle_.unit(v).side != winner) {
      relate(RelationKind::loses, v, v, difference);
    }
  }
  for (const Relation& pair : pairs) {
    if (!battle_.unit(pair.from).present || !battle_.unit(pair.to).present) continue;
    const int rounds = relation(RelationKind::rounds, pair.from, pair.to);
    relate(RelationKind::rounds, pair.from, pair.to, std::min(100, rounds + 1));
    relate(RelationKind::sixesToHit, pair.from, pair.to, 0);
    if (battle_.unit(pair.from).side == winner) relate(RelationKind::beats, pair.from, pair.to, 1);
  }
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(combat, v) && battle_.unit(v).present) reshape(v);
  closeUp(pairs);
}

// Those that strike together; the fallen of this rank of blows strike no later ones (FA-CC-11, D34).
void Play::strike(std::vector<Strikes>& strikes, std::size_t first, std::size_t last) {
  std::vector<std::pair<UnitIndex, int>> fallen;
  for (std::size_t i = first; i < last; ++i) {
    Strikes& each = strikes[i];
    if (each.fighters <= 0 || position_.models(each.target) <= 0) continue;
    const bool hostGone = each.character != noUnit && position_.models(each.unit) <= 0;
    const bool himselfGone = each.character != noUnit && position_.models(each.character) <= 0;
    if ((hostGone || himselfGone) && !options().fallenStrike) continue;
    const int standing = position_.models(each.target);
    blow(each);
    fallen.emplace_back(each.target, standing - position_.models(each.target));
  }
  if (options().fallenStrike) return;
  for (const auto& [unit, lost] : fallen) takeFallen(strikes, last, unit, lost);
}

// FA-CC-2, FA-CC-3, FA-CC-7 to FA-CC-9, FA-CC-12
void Play::blow(Strikes& each) {
  const UnitIndex target = each.target;
  const UnitIndex who = each.character == noUnit ? each.unit : each.character;
  Modifiers modifiers;
  AttacksIn attacksIn;
  attacksIn.modelsInContact = attacksIn.frontRankInContact = each.fighters;
  attacksIn.attacksEach = position_.figure(who, Profile::attacks);
  attacksIn.weaponInEachHand = position_.has(who, Profile::weaponInEachHand);
  attacksIn.frenzied = position_.frenzied(who);
  attacksIn.fastMarching = position_.is(each.unit, UnitStatus::fastMarched);
  CombatToHitIn hit;
  hit.attackerSkill = position_.figure(who, Profile::weaponSkill);
  hit.defenderSkill = position_.figure(target, Profile::weaponSkill);
  hit.firstRound = each.firstRound;
  hit.fearFailed = relation(RelationKind::sixesToHit, each.unit, position_.carrierOf(target)) != 0;
  hit.hatesEnemy = position_.hated(who, target);
  hit.attacks = attacks(book(), attacksIn, modifiers).attacks;
  const CombatToHitOut hits = combatToHit(book(), hit, dice_, thrower(who, target));
  CombatToWoundIn wound;
  wound.strength = position_.figure(who, Profile::strength);
  wound.toughness = position_.figure(target, Profile::toughness);
  wound.hits = hits.hits;
  SavingThrowIn save = saveOf(position_, target, each.zone);
  save.strength = wound.strength;
  save.wounds = combatToWound(book(), wound, dice_, thrower(who, target)).wounds;
  const int unsaved = savingThrow(book(), save, dice_, modifiers, thrower(target, who)).unsaved;
  const int left = position_.models(target) * position_.figure(target, Profile::wounds) -
                   position_.status(target, UnitStatus::woundsCarried);
  each.scored = options().overkill ? unsaved : std::min(unsaved, left);
  tell("strikes", who, target, {"FA-CC-7", "FA-CC-8", "FA-CC-9"},
       {Figure::count(hit.attacks), Figure::count(hits.hits), Figure::count(unsaved)}, "attacks", &modifiers);
  this->wound(target, std::min(unsaved, left));
}

// Ranks that fell away from the rear, swarms that have shrunk: who was at blows stays so, stepping up.
void Play::closeUp(const std::vector<Relation>& pairs) {
  for (const Relation& pair : pairs) {
    const UnitIndex a = pair.from;
    const UnitIndex b = pair.to;
    if (!position_.live(a) || !position_.live(b) || position_.touch(a, b)) continue;
    if (position_.inCombat(a) && !position_.inCombat(b)) continue;
    const Vec2 from = position_.body(a).nearestTo(position_.body(b));
    const Vec2 to = position_.body(b).nearestTo(position_.body(a));
    const double gap = position_.apart(a, b);
    const Pose pose = movedAlong(battle_.unit(a).pose, unit(to - from), gap);
    Ignoring ignoring;
    add(ignoring.units, b);
    if (underfoot(position_, a, position_.bodyAt(a, pose), ignoring) == noUnit) place(a, pose);
  }
}

// What ends with the last combat's result: the blows that pursuit gave (FA-PUR-4), small units that break at once
// (D38).
void Play::closeCombats() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!position_.is(u, UnitStatus::fought)) continue;
    status(u, UnitStatus::pursuedInto) = 0;
    const bool small = position_.live(u) && position_.models(u) < book().tables.morale.fewestInCombat &&
                       position_.status(u, UnitStatus::startingModels) >= book().tables.morale.fewestInCombat;
    if (options().underFive != UnderFive::atOnce || !small || relation(RelationKind::loses, u, u) != 0) continue;
    setDue(u, Due::breaks);
    const UnitSet foes = position_.contacts(u);
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(foes, v)) relate(RelationKind::beats, v, u, static_cast<int>(BreakOutcome::broken) + 1);
    tell("breaks", u, noUnit, {"FA-BRK-8"}, {}, "break-test", nullptr, true);
  }
}

// FA-BRK-1, FA-BRK-4: each unit of a losing side, after all combats have their result.
void Play::breakTests() {
  std::vector<std::pair<UnitIndex, int>> losers;
  for (const UnitIndex u : fromLeft())
    if (const int difference = relation(RelationKind::loses, u, u); difference != 0) losers.emplace_back(u, difference);
  forgetRelations(RelationKind::loses);
  for (const auto& [u, difference] : losers)
    if (position_.live(u)) breakTest(u, difference);
}

BreakTestIn Play::breakFacts(UnitIndex u, int difference) const {
  const UnitSet foes = position_.contacts(u);
  UnitSet feared;
  BreakTestIn in;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    if (position_.feared(u, v) || position_.dreaded(u, v)) add(feared, v);
    in.hatesEnemy = in.hatesEnemy || position_.hated(u, v);
  }
  const bool hates = position_.figure(u, Profile::hates) != 0;
  in.hatesEnemy = in.hatesEnemy || (hates && options().hatredLeadership == HatredLeadership::everyBreakTest);
  in.difference = std::clamp(difference, 1, 100);
  in.models = position_.models(u);
  in.startingModels = std::max(in.models, position_.status(u, UnitStatus::startingModels));
  position_.lead(u, in);
  in.armyStandardWithin12 = position_.personWithin(u, Role::armyStandard, book().tables.distances.armyStandard);
  in.outnumberedByFeared = feared.any() && position_.outnumbered(u, feared);
  in.stubborn = position_.has(u, Profile::stubborn);
  in.stubbornUsed = in.stubborn && position_.is(u, UnitStatus::stubbornUsed);
  in.frenzied = position_.frenzied(u);
  return in;
}

void Play::breakTest(UnitIndex u, int difference) {
  const BreakTestIn in = breakFacts(u, difference);
  Modifiers modifiers;
  const BreakTestOut out = fantasy::breakTest(book(), in, dice_, modifiers, thrower(u));
  const bool broken = out.outcome == BreakOutcome::broken;
  const bool back = out.outcome == BreakOutcome::givesGround;
  tell(broken ? "breaks"
       : back ? "gives-ground"
              : "holds",
       u, noUnit,
       {broken ? "FA-BRK-3"
        : back ? "FA-STB-2"
               : "FA-BRK-9"},
       {Figure::count(out.needed)}, "break-test", &modifiers, broken || back);
  if (out.frenzyLost) set(u, UnitStatus::frenzyLost);
  if (broken) setDue(u, Due::breaks);
  if (back) {
    setDue(u, Due::givesGround);
    if (in.stubborn) set(u, UnitStatus::stubbornUsed);
  }
  for (Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::beats) && r.to == u)
      r.value = static_cast<std::int16_t>(static_cast<int>(out.outcome) + 1);
  if (!broken && !back)
    std::erase_if(battle_.relations,
                  [&](const Relation& r) { return r.kind == numberOf(RelationKind::beats) && r.to == u; });
}

}  // namespace signifer::fantasy
