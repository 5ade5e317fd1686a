// Close combats: who strikes whom and when, results, break tests (FA-CC-1 to FA-CC-15, FA-RES-1 to FA-RES-11, FA-BRK-1
// to FA-BRK-9).
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <span>

#include "fantasy/play/asked.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {
namespace {

using Pairs = boost::container::small_vector<Relation, 16>;

/// Pairs at blows, both ways, before anybody falls.
Pairs pairsOf(const Position& position, const UnitSet& combat) {
  Pairs pairs;
  for (UnitIndex a = 0; a < position.battle().unitCount(); ++a)
    for (UnitIndex b = 0; b < position.battle().unitCount(); ++b)
      if (a != b && in(combat, a) && in(combat, b) && position.touch(a, b))
        pairs.push_back({numberOf(RelationKind::rounds), a, b, 0});
  return pairs;
}

// FA-RES-1 under the option.
int greaterNumbers(const Position& position, const UnitSet& combat, SideIndex side) {
  const bool more = numbersOf(position, combat, side) > numbersOf(position, combat, enemyOf(side));
  return more ? position.options().outnumberBonus : 0;
}

SideIndex winnerOf(const CombatResultOut& out, SideIndex a) {
  if (out.winner == Winner::draw) return noSide;
  return out.winner == Winner::a ? a : enemyOf(a);
}

}  // namespace

// FA-CC-14: one combat, all units linked by contact. Unit against unit is one round; else the groups strike in turn.
void Play::fight(UnitIndex u) {
  if (!position_.known(u) || !position_.live(u)) return;
  const UnitSet combat = position_.combatOf(u);
  const Pairs pairs = pairsOf(position_, combat);
  // D67
  for (const Relation& pair : pairs) relate(RelationKind::foughtWith, pair.from, pair.to, 1);
  const auto ofA = ask(rulings().combatBonus, bonusOf(position_, combat, battle_.active));
  const auto ofB = ask(rulings().combatBonus, bonusOf(position_, combat, enemyOf(battle_.active)));
  CombatResultIn in;
  in.aBonus = ofA->bonus + greaterNumbers(position_, combat, battle_.active);
  in.bBonus = ofB->bonus + greaterNumbers(position_, combat, enemyOf(battle_.active));
  AllStrikes strikes = strikesOf(position_, combat);
  if (const auto round = roundOf(position_, strikes, in.aBonus, in.bBonus)) {
    fightRound(*round, strikes);
  } else {
    for (std::size_t first = 0; first < strikes.size();) {
      std::size_t last = first + 1;
      while (last < strikes.size() && !before(position_, strikes[first], strikes[last])) ++last;
      strike(strikes, first, last);
      first = last;
    }
  }
  for (const Strikes& each : strikes)
    (battle_.unit(each.unit).side == battle_.active ? in.aWounds : in.bWounds) += each.scored;
  const auto out = ask(rulings().combatResult, in);
  tell("score", {"FA-RES-1"},
       {.side = battle_.active,
        .figures = {Figure::count(in.aWounds), Figure::count(in.aBonus), Figure::count(out->aScore)}},
       ofA);
  tell("score", {"FA-RES-1"},
       {.side = enemyOf(battle_.active),
        .figures = {Figure::count(in.bWounds), Figure::count(in.bBonus), Figure::count(out->bScore)}},
       ofB);
  const SideIndex winner = winnerOf(out.out, battle_.active);
  if (winner == noSide)
    tell("combat-drawn", {"FA-RES-11"}, {.unit = u, .figures = {Figure::count(out->aScore)}, .key = true}, out);
  else
    tell("combat-won", {"FA-RES-1", "FA-CC-10"},
         {.unit = u, .side = winner, .figures = {Figure::count(out->difference)}, .key = true}, out);
  settleRound(combat, pairs, winner, out->difference);
  settleCorners(combat, strikes);
}

// A combat that people have fought by hand. Its result may be told again, and is no further round then.
void Play::fightByHand(UnitIndex u, SideIndex winner, int difference) {
  const UnitSet combat = position_.combatOf(u);
  Pairs pairs = pairsOf(position_, combat);
  for (const Relation& pair : pairs) relate(RelationKind::foughtWith, pair.from, pair.to, 1);
  std::erase_if(mover_.relations, [&](const Relation& r) {
    const bool result = r.kind == numberOf(RelationKind::loses) || r.kind == numberOf(RelationKind::beats);
    return result && in(combat, r.to);
  });
  if (!position_.is(u, UnitStatus::fought)) return settleRound(combat, pairs, winner, difference);
  forEachIn(combat, [&](UnitIndex v) {
    status(v, UnitStatus::wonRound) = battle_.unit(v).side == winner ? 1 : 0;
    if (winner != noSide && battle_.unit(v).side != winner) relate(RelationKind::loses, v, v, difference);
  });
  for (const Relation& pair : pairs)
    if (battle_.unit(pair.from).side == winner) relate(RelationKind::beats, pair.from, pair.to, 1);
}

// Losses that people tell of in the round decide it, with the bonuses as they are (FA-RES-1).
void Play::harmByHand(UnitIndex unit, int models) {
  const UnitIndex u = position_.carrierOf(unit);
  if (!position_.live(u)) return;
  // They fought with the models that have gone; then ranks close, and the two close up.
  auto count = status(unit, UnitStatus::models);
  const std::int16_t left = count;
  count = static_cast<std::int16_t>(left + std::max(0, models));
  const bool fought = models > 0 && position_.contacts(u).any();
  const Pairs pairs = fought ? pairsOf(position_, position_.combatOf(u)) : Pairs();
  count = left;
  reshape(u);
  if (!fought && left == 0) destroy(unit, noUnit);
  if (!fought) return;
  closeUp(pairs);
  const int wounds =
      std::max(0, relation(RelationKind::wounded, u, u) + models * position_.figure(u, UnitProfile::wounds));
  relate(RelationKind::wounded, u, u, std::min(400, wounds));
  const UnitSet combat = position_.combatOf(u);
  const SideIndex a = battle_.active;
  const SideIndex b = enemyOf(a);
  CombatResultIn in;
  in.aBonus = ask(rulings().combatBonus, bonusOf(position_, combat, a))->bonus + greaterNumbers(position_, combat, a);
  in.bBonus = ask(rulings().combatBonus, bonusOf(position_, combat, b))->bonus + greaterNumbers(position_, combat, b);
  forEachIn(combat, [&](UnitIndex v) {
    (battle_.unit(v).side == a ? in.bWounds : in.aWounds) += relation(RelationKind::wounded, v, v);
  });
  const auto out = ask(rulings().combatResult, in);
  fightByHand(u, winnerOf(out.out, a), out->difference);
}

// Settles units that strike or are struck across a corner without a part in the combat (D57).
void Play::settleCorners(const UnitSet& combat, std::span<const Strikes> strikes) {
  for (const Strikes& each : strikes) {
    const UnitIndex target = position_.carrierOf(each.target);
    if (in(combat, each.unit) && in(combat, target)) continue;
    if (battle_.unit(each.unit).present && battle_.unit(target).present) {
      relate(RelationKind::rounds, each.unit, target,
             std::min(100, relation(RelationKind::rounds, each.unit, target) + 1));
      relate(RelationKind::sixesToHit, each.unit, target, 0);
    }
    if (in(combat, target) || !battle_.unit(target).present) continue;
    if (position_.models(target) > 0) {
      reshape(target);
      continue;
    }
    destroy(target, each.unit);
    setDue(target, Due::breaks);
  }
}

// One unit against one, neither with a character: all at once, the active player's being A.
void Play::fightRound(const CombatRoundIn& in, std::span<Strikes> strikes) {
  const auto out = ask(rulings().combatRound, in);
  for (Strikes& each : strikes) {
    const bool byA = battle_.unit(each.unit).side == battle_.active;
    const int unsaved = byA ? out->aUnsaved : out->bUnsaved;
    each.scored = unsaved;
    tellBlow(each.unit, each.target, byA ? out->aStrikes : out->bStrikes, byA ? out->aHits : out->bHits, unsaved,
             byA ? in.aHates : in.bHates, byA ? in.aFearFailed : in.bFearFailed, out);
  }
  for (const Strikes& each : strikes) wound(each.target, std::min(each.scored, woundsLeft(position_, each.target)));
}

template <class... Rulings>
void Play::tellBlow(UnitIndex who, UnitIndex target, int attacks, int hits, int unsaved, bool hates, bool afraid,
                    const Rulings&... rulings) const {
  tell(hits > 0 ? "strikes" : "strikes-in-vain",
       Cited{"FA-CC-7", "FA-CC-8", "FA-CC-9"}.addIf(hates, "FA-HAT-2").addIf(afraid, "FA-FEA-3"),
       {.unit = who, .other = target, .figures = {Figure::count(attacks), Figure::count(hits), Figure::count(unsaved)}},
       rulings...);
}

// Settles which units have won, lost or are gone. The pairs at blows have had another round.
void Play::settleRound(const UnitSet& combat, std::span<const Relation> pairs, SideIndex winner, int difference) {
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

// Blows of one rank are struck together. The fallen of this rank strike no later blows (FA-CC-11, D34).
void Play::strike(std::span<Strikes> strikes, std::size_t first, std::size_t last) {
  boost::container::small_vector<std::pair<UnitIndex, int>, 16> fallen;
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

// FA-CC-2, FA-CC-3, FA-CC-7 to FA-CC-9, FA-CC-12. Pools beyond what the forms take are rolled in parts.
void Play::blow(Strikes& each) {
  const UnitIndex target = each.target;
  const UnitIndex who = each.character == noUnit ? each.unit : each.character;
  const auto attacks = ask(rulings().attacks, attackFacts(position_, each));
  CombatToHitIn hit = hitFacts(position_, each);
  CombatToWoundIn wounding;
  wounding.strength = position_.figure(who, UnitProfile::strength);
  wounding.toughness = position_.figure(target, UnitProfile::toughness);
  wounding.roller = hit.roller;
  SavingThrowIn save = saveOf(position_, target, Attack::closeCombat, each.zone);
  save.strength = wounding.strength;
  save.roller = rollerOf(position_, target, who);
  const int left = woundsLeft(position_, target);
  constexpr int mostDice = 100;
  int unsaved = 0;
  for (int rest = attacks->attacks; rest > 0; rest -= mostDice) {
    hit.attacks = std::min(rest, mostDice);
    const auto hits = ask(rulings().combatToHit, hit);
    wounding.hits = hits->hits;
    const auto wounds = ask(rulings().combatToWound, wounding);
    save.wounds = wounds->wounds;
    const auto saves = ask(rulings().savingThrow, save);
    unsaved += saves->unsaved;
    tellBlow(who, target, hit.attacks, hits->hits, saves->unsaved, hit.hatesEnemy && hit.firstRound,
             hit.fearFailed && hit.firstRound, attacks, hits, wounds, saves);
  }
  each.scored = options().overkill ? unsaved : std::min(unsaved, left);
  wound(target, std::min(unsaved, left));
}

// Ranks that fell away from the rear, swarms that have shrunk: who was at blows stays so, stepping up.
void Play::closeUp(std::span<const Relation> pairs) {
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

// The last combat's result ends the blows that pursuit gave (FA-PUR-4). Small units break at once (D38).
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
    tell("breaks-under-five", {"FA-BRK-8"},
         {.unit = u,
          .figures = {Figure::count(position_.models(u)), Figure::count(book().tables.morale.fewestInCombat)},
          .key = true});
  }
}

// FA-BRK-1, FA-BRK-4: each unit of a losing side, after all combats have their result.
void Play::breakTests() {
  boost::container::small_vector<std::pair<UnitIndex, int>, 16> losers;
  for (const UnitIndex u : fromLeft())
    if (const int difference = relation(RelationKind::loses, u, u); difference != 0) losers.emplace_back(u, difference);
  forgetRelations(RelationKind::loses);
  for (const auto& [u, difference] : losers)
    if (position_.live(u)) breakTest(u, difference);
}

void Play::breakTest(UnitIndex u, int difference) {
  const auto test = ask(rulings().breakTest, breakFacts(position_, u, difference));
  const BreakTestIn& in = test.in;
  const BreakTestOut& out = test.out;
  const bool broken = out.outcome == BreakOutcome::broken;
  const bool back = out.outcome == BreakOutcome::givesGround;
  tellBreak(u, test);
  if (out.frenzyLost) set(u, UnitStatus::frenzyLost);
  if (broken) setDue(u, Due::breaks);
  if (back) {
    setDue(u, Due::givesGround);
    if (in.stubborn) set(u, UnitStatus::stubbornUsed);
  }
  for (Relation& r : mover_.relations)
    if (r.kind == numberOf(RelationKind::beats) && r.to == u)
      r.value = static_cast<std::int16_t>(static_cast<int>(out.outcome) + 1);
  if (!broken && !back)
    std::erase_if(mover_.relations,
                  [&](const Relation& r) { return r.kind == numberOf(RelationKind::beats) && r.to == u; });
}

// Tells what decided the break test, with the roll where there was one.
void Play::tellBreak(UnitIndex u, const Answered<BreakTestIn, BreakTestOut>& test) const {
  const BreakTestIn& in = test.in;
  const BreakTestOut& out = test.out;
  const bool broken = out.outcome == BreakOutcome::broken;
  const bool back = out.outcome == BreakOutcome::givesGround;
  const MoraleTable& table = book().tables.morale;
  if (out.by == BreakBy::underFive)
    return tell("breaks-under-five", {"FA-BRK-8"},
                {.unit = u, .figures = {Figure::count(in.models), Figure::count(table.fewestInCombat)}, .key = true},
                test);
  if (out.by == BreakBy::fearedAndOutnumbered && !in.stubborn)
    return tell("breaks-outnumbered", {"FA-FEA-6"}, {.unit = u, .key = true}, test);
  if (out.by == BreakBy::fearedAndOutnumbered)
    return tell(
        broken ? "breaks-on-a-die" : "holds-on-a-die", {"FA-FEA-6", "FA-STB-3"},
        {.unit = u,
         .figures = {Figure::count(test.faces.empty() ? 0 : test.faces.back()), Figure::count(table.stubbornHoldsFrom)},
         .key = broken},
        test);
  const bool loses = broken || (back && in.stubborn);
  Cited rules{"FA-BRK-3", "FA-BRK-2"};
  rules.addIf(back, "FA-STB-2").addIf(!loses, "FA-BRK-9").addIf(out.rerolled, "FA-STD-1");
  rules.addIf(in.hatesEnemy, "FA-HAT-1").addIf(!in.hatesEnemy && generalLends(in), "FA-GEN-1");
  rules.addIf(out.frenzyLost, "FA-FRZ-8");
  tell(broken ? "breaks"
       : back ? "gives-ground"
              : "holds",
       rules, {.unit = u, .figures = {rolled(test.faces), Figure::count(out.needed)}, .key = broken || back}, test);
}

void Play::strikeAt(UnitIndex u, UnitIndex target) {
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == numberOf(RelationKind::strikesAt) && r.from == u; });
  relate(RelationKind::strikesAt, u, target, 1);
}

}  // namespace signifer::fantasy
