// Rounds of combat: who fights whom, scores and results (CB-COM, CB-RES).
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <span>
#include <utility>

#include "cb/play/play.h"

namespace signifer::cb {
namespace {

/// Facts of the round that a result is read with after others have moved.
enum Fact : int {
  frontal = 1,
  mixedLight = 2,
  mixedCavalry = 4,
  counterChargedFact = 8,
  defends = 16,
  enemyUnformedFact = 32,
  unformedFact = 64,
  shakenFact = 128
};

int standsOf(const Position& position, UnitIndex u) {
  return position.options().numbers == Numbers::frontage ? position.wide(u) : position.stands(u);
}

// All units bound together by contact (D38).
UnitSet combatOf(const Position& position, UnitIndex u) {
  UnitSet all;
  add(all, u);
  for (bool grown = true; grown;) {
    grown = false;
    for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
      if (!in(all, v)) continue;
      const UnitSet more = position.foes(v) & ~all;
      if (more.none()) continue;
      all |= more;
      grown = true;
    }
  }
  return all;
}

bool hasImpact(const Battle& battle, UnitIndex u, const UnitSet& foes) {
  return std::ranges::any_of(battle.relations, [&](const Relation& r) {
    if (r.kind != relationOf(RelationKind::impact)) return false;
    return (r.from == u && in(foes, r.to)) || (r.to == u && in(foes, r.from));
  });
}

// Of several enemies: the one that charged it, else the one on its front.
UnitIndex mainEnemy(const Position& position, UnitIndex u, const UnitSet& foes) {
  for (const Relation& r : position.battle().relations)
    if (r.kind == relationOf(RelationKind::impact) && r.to == u && in(foes, r.from)) return r.from;
  UnitIndex first = noUnit;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!in(foes, v)) continue;
    if (first == noUnit) first = v;
    if (position.faceStruck(v, u) == Face::front) return v;
  }
  return first;
}

CombatScoreIn scoreFacts(const Position& position, UnitIndex u, UnitIndex enemy, const UnitSet& all, bool charge) {
  const Battle& battle = position.battle();
  CombatScoreIn in;
  in.grade = position.grade(u);
  in.combatFactor = position.profile(u, UnitProfile::combatFactor);
  in.moraleValue = position.profile(u, UnitProfile::moraleValue);
  in.troop = position.troop(u);
  in.role = position.role(u);
  in.unformed = position.unformed(u);
  in.armoured = position.armoured(u);
  in.combat = charge ? CombatKind::charge : CombatKind::melee;
  in.impetus = static_cast<Impetus>(position.status(u, UnitStatus::impetus));
  if (in.troop == Troop::artillery || (in.impetus == Impetus::charge && !charge)) in.impetus = Impetus::none;
  in.inspireActions = std::min(6, position.status(u, UnitStatus::inspireActions));
  in.advantageOfGround = battle.relation(relationOf(RelationKind::ground), u, enemy) != 0;
  in.defendingFortification = battle.relation(relationOf(RelationKind::defends), u, enemy) == 2;
  in.deeperFormation = position.ranks(u) > position.ranks(enemy);
  in.indianVersusAfrican =
      in.troop == Troop::elephants && position.troop(enemy) == Troop::elephants &&
      position.profile(u, UnitProfile::elephantKind) == static_cast<int>(ElephantKind::indian) &&
      position.profile(enemy, UnitProfile::elephantKind) == static_cast<int>(ElephantKind::african);
  in.enemyTroop = position.troop(enemy);
  in.enemyUnformed = position.unformed(enemy);
  in.dps = position.special(u) ? 0 : position.status(u, UnitStatus::dps);
  in.shaken = position.shaken(u);
  in.casualties = position.status(u, UnitStatus::casualties);
  in.ownStands = 0;
  in.enemyStands = 0;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    if (!signifer::in(all, v)) continue;
    (position.enemies(u, v) ? in.enemyStands : in.ownStands) += standsOf(position, v);
  }
  in.ownStands = std::clamp(in.ownStands, 1, 40);
  in.enemyStands = std::clamp(in.enemyStands, 1, 40);
  return in;
}

int partIn(const Position& position, UnitIndex u, bool charge) {
  const bool melee = position.status(u, UnitStatus::part) == 0 || !charge;
  return melee ? static_cast<int>(Part::melee) : position.status(u, UnitStatus::part) - 1;
}

int factsOf(const Position& position, UnitIndex u, UnitIndex enemy, const UnitSet& foes) {
  int facts = position.chargedFrontally(u, enemy) ? frontal : 0;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!in(foes, v) || v == enemy) continue;
    if (!isLight(position.troop(v))) facts |= mixedLight;
    if (!position.book().cavalry(position.troop(v))) facts |= mixedCavalry;
  }
  if (position.is(u, UnitStatus::counterCharged)) facts |= counterChargedFact;
  if (position.battle().relation(relationOf(RelationKind::defends), u, enemy) != 0) facts |= defends;
  if (position.unformed(enemy)) facts |= enemyUnformedFact;
  if (position.unformed(u)) facts |= unformedFact;
  if (position.shaken(u)) facts |= shakenFact;
  return facts;
}

EnemyMove enemyMoveOf(int did) {
  if (did == static_cast<int>(AfterDid::fallBackThrough)) return EnemyMove::fallBack;
  return did == 0 ? EnemyMove::halt : static_cast<EnemyMove>(did - 1);
}

}  // namespace

using Score = Answered<CombatScoreIn, CombatScoreOut>;

/// One unit in a round, with its score against its main enemy: the die is rolled once.
struct Play::Fighter {
  UnitIndex unit = noUnit;
  UnitIndex main = noUnit;
  double right = 0;
  int die = 0;
};
struct Play::Result {
  UnitIndex unit = noUnit;
  UnitIndex enemy = noUnit;
  /// The enemy that beats it worst, the nearest of equals (section 4a, Fall back).
  UnitIndex beater = noUnit;
  int difference = 0;
  int part = 0;
  int facts = 0;
  int combat = 0;
  bool opensRanks = false;
  bool active = false;
};

void Play::fight() {
  goTo(StepId::fight);
  UnitSet fighting;
  position_.forEachPresent([&](UnitIndex u) {
    // One whose round has been told has fought it.
    if (position_.inCombat(u) && status(u, UnitStatus::afterDid) == 0) add(fighting, u);
  });
  const UnitSet open = fighting;
  forEachIn(open, [&](UnitIndex u) {
    if ((position_.foes(u) & open).none()) fighting.reset(static_cast<std::size_t>(u));
  });
  if (fighting.any()) round(fighting, false);
}

// CB-AFT-12, D48: one round between the two alone; with the option `free-hack` also in place of a free hack.
void Play::followOn(UnitIndex u, UnitIndex enemy, bool forced) {
  if (!position_.present(u) || !position_.present(enemy) || position_.adrift(u) || position_.rampaging(enemy)) return;
  if (!forced && position_.adrift(enemy)) return;
  if (!position_.touching(u, enemy)) return;
  const bool again = position_.is(u, UnitStatus::followedOn) || position_.is(enemy, UnitStatus::followedOn);
  if (again && options().followOnLimit == FollowOnLimit::one) return;
  goTo(StepId::followOnCombats);
  for (const UnitIndex v : {u, enemy}) set(v, UnitStatus::followedOn, 1);
  UnitSet two;
  add(two, u);
  add(two, enemy);
  round(two, forced);
}

// Every die first, from right to left (CB-SEQ-10); then the scores; the moves follow as tasks (CB-SEQ-13, CB-SEQ-14).
void Play::round(const UnitSet& fighting, bool forced) {
  const auto foesOf = [&](UnitIndex u) {
    UnitSet foes = forced ? fighting : position_.foes(u) & fighting;
    return foes.reset(static_cast<std::size_t>(u));
  };
  boost::container::small_vector<Fighter, 16> fighters;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(fighting, u)) fighters.push_back({u, mainEnemy(position_, u, foesOf(u)), fromTheRight(position_, u)});
  std::ranges::sort(fighters, {}, [](const Fighter& f) { return std::pair(f.right, f.unit); });
  for (Fighter& f : fighters) {
    // The score of the die alone is asked here; against whom, in its turn.
    CombatScoreIn in = scoreFacts(position_, f.unit, f.main, fighting, false);
    in.roller = account_.roller(f.unit, f.main);
    f.die = account_.ask(*rulings().combatScore, in)->die;
  }
  boost::container::small_vector<Result, 16> results;
  UnitSet placed;
  int combat = 0;
  for (const Fighter& f : fighters) {
    if (in(placed, f.unit)) continue;
    const UnitSet all = forced ? fighting : combatOf(position_, f.unit) & fighting;
    placed |= all;
    ++combat;
    for (const Fighter& each : fighters)
      if (in(all, each.unit)) {
        results.push_back(resultOf(each, fighters, all, foesOf(each.unit), results));
        results.back().combat = combat;
      }
  }
  for (const Fighter& f : fighters) riskOfUnit(f.unit);  // CB-LDR-8
  queueResults(results);
  for (const Fighter& f : fighters) {
    set(f.unit, UnitStatus::impetus, Impetus::none);
    set(f.unit, UnitStatus::afterDid, AfterDid::nothing);
    if (!position_.adrift(f.unit)) set(f.unit, UnitStatus::doing, Activity::halted);
  }
}

// Combat by combat, the lower difference first, and whoever may open ranks before the elephants (section 4a).
void Play::queueResults(std::span<Result> results) {
  std::ranges::stable_sort(results, [](const Result& a, const Result& b) {
    if (a.combat != b.combat) return a.combat < b.combat;
    if (a.opensRanks != b.opensRanks) return a.opensRanks;
    if (a.difference != b.difference) return a.difference < b.difference;
    return !a.active && b.active;
  });
  for (std::size_t i = results.size(); i > 0; --i) {
    const Result& r = results[i - 1];
    push(TaskKind::result, {r.unit, r.difference, r.enemy, r.part, r.facts, r.beater + 1});
  }
}

// Its score is worked out against each enemy, and the worst counts (D39). Every die has fallen.
Play::Result Play::resultOf(const Fighter& fighter, std::span<const Fighter> fighters, const UnitSet& all,
                            const UnitSet& foes, std::span<const Result> told) {
  const UnitIndex u = fighter.unit;
  const bool charge = hasImpact(battle_, u, foes);
  Result result{u, fighter.main, fighter.main, 1000, 0, 0, 0, false, battle_.unit(u).side == battle_.active};
  const auto scoreOf = [&](const Fighter& of, UnitIndex enemy, bool charges) {
    ScriptedDice fallen({&of.die, 1});
    return ask(*rulings().combatScore, scoreFacts(position_, of.unit, enemy, all, charges), fallen, account_.wanted());
  };
  std::optional<Score> own;
  std::optional<Score> other;
  const auto away = [&](UnitIndex v) { return squaredLength(position_.stand(v).centre - position_.stand(u).centre); };
  int lowest = 1000;
  for (const Fighter& enemy : fighters) {
    if (!in(foes, enemy.unit)) continue;
    Score mine = scoreOf(fighter, enemy.unit, charge);
    Score theirs = scoreOf(enemy, u, hasImpact(battle_, enemy.unit, position_.foes(enemy.unit)));
    const int difference = mine->score - theirs->score;
    if (difference < lowest || (difference == lowest && away(enemy.unit) < away(result.beater))) {
      result.beater = enemy.unit;
      lowest = difference;
    }
    if (options().severalEnemies == SeveralEnemies::mainEnemy && enemy.unit != fighter.main) continue;
    if (difference >= result.difference) continue;
    result.difference = difference;
    own = std::move(mine);
    other = std::move(theirs);
  }
  result.difference = std::clamp(result.difference, -60, 60);
  // Of two that fight each other alone one sentence tells both scores.
  const bool mirrored = std::ranges::any_of(told, [&](const Result& one) {
    return one.unit == fighter.main && one.enemy == u && one.difference == -result.difference;
  });
  if (own && other && !mirrored)
    tell("scores", {"CB-RES-1"},
         {.unit = u,
          .other = fighter.main,
          .figures = {Figure::count((*own)->score), Figure::count((*other)->score), Figure::count(result.difference)}},
         *own, *other);
  result.part = partIn(position_, u, charge);
  result.facts = factsOf(position_, u, fighter.main, foes);
  result.opensRanks = isHeavy(position_.troop(u)) && position_.grade(u) == Grade::a &&
                      isElephantsOrScythed(position_.troop(fighter.main)) &&
                      bandOf(book_, result.difference) == Band::inconclusive;
  return result;
}

Task Play::resultTask(UnitIndex u, const UnitSet& foes, int difference) const {
  const UnitIndex enemy = mainEnemy(position_, u, foes);
  Task task;
  task.code = static_cast<std::int16_t>(TaskKind::result);
  const int facts = factsOf(position_, u, enemy, foes);
  const std::array<int, 6> args{u,     difference, enemy, partIn(position_, u, hasImpact(battle_, u, foes)),
                                facts, enemy + 1};
  for (std::size_t i = 0; i < args.size(); ++i) task.args[i] = static_cast<std::int16_t>(args[i]);
  return task;
}

void Play::result(const Task& task) {
  if (position_.step() < StepId::afterCombatMoves) goTo(StepId::afterCombatMoves);
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  if (!position_.present(u) || position_.rampaging(u)) return;
  if (task.args[6] > 0) return sufferDps(u, task.args[6]);  // CB-SPT-1
  followResult(u, enemy, beaterNow(u, task.args[5], enemy), account_.ask(*rulings().combatResult, resultFacts(task)));
}

CombatResultIn Play::resultFacts(const Task& task) const {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  const int facts = task.args[4];
  const UnitIndex beater = beaterNow(u, task.args[5], enemy);
  CombatResultIn in;
  in.difference = task.args[1];
  in.troop = position_.troop(u);
  in.grade = position_.grade(u);
  const bool special = position_.special(u);
  in.unformed = !special && (facts & unformedFact) != 0;
  in.shaken = !special && (facts & shakenFact) != 0;
  in.part = static_cast<Part>(task.args[3]);
  if (in.part == Part::charged && in.troop == Troop::artillery) in.part = Part::stood;
  if (in.part == Part::counterCharged && !book_.cavalry(in.troop)) in.part = Part::charged;
  in.enemyTroop = position_.troop(enemy);
  in.counterCharged = (facts & counterChargedFact) != 0 && in.part == Part::charged && book_.cavalry(in.enemyTroop);
  in.defendingObstacle = (facts & defends) != 0;
  in.legionSupports = position_.ofLegion(u) && supportsBehind(position_, u, beater) != noUnit;
  in.enemyUnformed = !position_.special(enemy) && (facts & enemyUnformedFact) != 0;
  in.mixedEnemies = (facts & (in.difference >= book_.tables.bands.successFrom ? mixedLight : mixedCavalry)) != 0;
  in.frontal = (facts & frontal) != 0;
  const int did = position_.status(enemy, UnitStatus::afterDid);
  // One that has left the table has done what it did: retired, or broken. One that is destroyed is gone, for want of a
  // way out, too (CB-AFT-16).
  const bool gone =
      position_.rampaging(enemy) || position_.status(enemy, UnitStatus::fate) == static_cast<int>(Fate::destroyed);
  in.enemyMove = gone ? EnemyMove::gone : enemyMoveOf(did);
  in.roller = account_.roller(u, enemy);
  return in;
}

// The enemy that beat the unit. If the two are no longer in contact, another enemy in contact with the unit stands for
// the beater. `noted`: the beater as the task holds it, counted from 1.
UnitIndex Play::beaterNow(UnitIndex u, int noted, UnitIndex enemy) const {
  const UnitIndex beater = noted > 0 ? static_cast<UnitIndex>(noted - 1) : enemy;
  const UnitSet foes = position_.foes(u);
  if (foes.none() || in(foes, beater)) return beater;
  if (in(foes, enemy)) return enemy;
  UnitIndex other = beater;
  forEachIn(foes, [&](UnitIndex v) { other = v; });
  return other;
}

void Play::followResult(UnitIndex u, UnitIndex enemy, UnitIndex beater,
                        const Answered<CombatResultIn, CombatResultOut>& ruling) {
  constexpr std::array<std::string_view, 6> phrases{"result-victory",  "result-success", "result-inconclusive",
                                                    "result-set-back", "result-defeat",  "result-rout"};
  const CombatResultOut& out = ruling.out;
  tell(phrases[static_cast<std::size_t>(out.band)], {"CB-RES-1"},
       {.unit = u, .other = enemy, .figures = {Figure::count(ruling.in.difference)}, .key = true}, ruling);
  status(u, UnitStatus::casualties) =
      static_cast<std::int16_t>(std::min(position_.stands(u), status(u, UnitStatus::casualties) + out.casualties));
  if (out.casualties > 0)
    tell("lost-in-combat", {out.rows.list().front()}, {.unit = u, .figures = {Figure::count(out.casualties)}});
  gainDps(u, out.dps, "disordered-by-combat", {out.rows.list().front()});
  if (!position_.present(u) || position_.rampaging(u)) return;
  if (out.fate == CombatFate::destroyed || status(u, UnitStatus::casualties) >= position_.stands(u)) return destroy(u);
  if (out.fate == CombatFate::rampage) return startRampage(u);
  if (position_.broken(u)) return;  // It runs on in its own time.
  if (out.fate == CombatFate::breaks) {
    breakUnit(u);
    return routFrom(u, beater);
  }
  WordSet<AfterMove> moves = out.moves;
  const bool going = moves.has(AfterMove::pursue) || moves.has(AfterMove::followUp) || moves.has(AfterMove::advance);
  // A unit still in contact with another enemy that stays halts.
  if (going && position_.inCombat(u)) moves = {AfterMove::halt};
  moves = openMoves(u, enemy, moves);
  if (moves.size() > 1) return push(TaskKind::choose, {u, static_cast<int>(moves.bits()), enemy, beater + 1});
  for (int i = 0; i < static_cast<int>(Words<AfterMove>::words.size()); ++i)
    if (moves.has(static_cast<AfterMove>(i))) return carryOut(u, static_cast<AfterMove>(i), enemy, beater);
}

void Play::carryOut(UnitIndex u, AfterMove move, UnitIndex enemy, UnitIndex beater) {
  if (!position_.present(u)) return;
  const auto does = [&](AfterDid did) { set(u, UnitStatus::afterDid, did); };
  switch (move) {
    case AfterMove::halt:  // CB-AFT-1
      does(AfterDid::halt);
      return tell("halts", {"CB-AFT-1"}, {.unit = u, .other = enemy});
    case AfterMove::openRanks:  // CB-AFT-3
      does(AfterDid::openRanks);
      return tell("opens-ranks", {"CB-AFT-3"}, {.unit = u, .other = enemy});
    case AfterMove::advance:
      does(AfterDid::halt);
      return advanceIntoPlace(u, enemy);
    case AfterMove::fallBack:
      return fallBack(u, beater, false);
    case AfterMove::fallBackThroughSupports:
      return fallBack(u, beater, true);
    case AfterMove::followUp:
      does(AfterDid::halt);
      return followUpEnemy(u, enemy);
    case AfterMove::pursue:
      does(AfterDid::halt);
      return pursue(u, enemy);
    case AfterMove::retire:
      does(AfterDid::retire);
      return retire(u, beater);
    case AfterMove::burstThrough:
      does(AfterDid::burstThrough);
      return burstThrough(u, enemy);
    // Fates, done where they befall, or decreed.
    case AfterMove::breaks:
      breakUnit(u);
      return routFrom(u, beater);
    case AfterMove::rampage:
      return startRampage(u);
  }
}

}  // namespace signifer::cb
