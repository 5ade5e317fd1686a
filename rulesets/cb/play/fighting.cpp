// Rounds of combat: who fights whom, scores and results (CB-COM, CB-RES).
#include <algorithm>

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
  return position.options().numbers == Numbers::frontage ? position.frontStands(u) : position.stands(u);
}

struct Sides {
  int own = 0;
  int enemy = 0;
};

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
  in.inspireActions = position.status(u, UnitStatus::inspireActions);
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
    if (!cb::in(all, v)) continue;
    (position.enemies(u, v) ? in.enemyStands : in.ownStands) += standsOf(position, v);
  }
  in.ownStands = std::clamp(in.ownStands, 1, 40);
  in.enemyStands = std::clamp(in.enemyStands, 1, 40);
  return in;
}

int factsOf(const Position& position, UnitIndex u, UnitIndex enemy, const UnitSet& foes) {
  int facts = position.faceStruck(u, enemy) == Face::front ? frontal : 0;
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

EnemyMove enemyMoveOf(int did) { return did == 0 ? EnemyMove::halt : static_cast<EnemyMove>(did - 1); }

// CB-AFT-5: a unit of its legion behind it, within 3 JT and out of combat.
bool hasSupports(const Position& position, UnitIndex u) {
  const int legion = position.profile(u, UnitProfile::legion);
  if (legion == 0 || !isOpenFoot(position.troop(u))) return false;
  bool found = false;
  const Footprint& own = position.stand(u);
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || position.enemies(u, v) || position.profile(v, UnitProfile::legion) != legion) return;
    if (position.adrift(v) || position.inCombat(v)) return;
    found = found || firstTouch(own, own.forward * -1.0, position.lengthOf(3), position.stand(v)).has_value();
  });
  return found;
}

}  // namespace

void Play::fight() {
  battle_.step = book_.steps.fight;
  UnitSet fighting;
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.inCombat(u)) add(fighting, u);
  });
  if (fighting.any()) round(fighting);
}

void Play::round(const UnitSet& fighting) {
  struct Fighter {
    UnitIndex unit;
    int die;
    double right;
  };
  std::vector<Fighter> fighters;
  const double right = position_.onward(battle_.active);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(fighting, u)) fighters.push_back({u, 0, -right * battle_.unit(u).pose.centre.x});
  std::ranges::stable_sort(fighters, {}, &Fighter::right);  // CB-SEQ-10
  std::array<int, 128> dice{};
  for (Fighter& f : fighters)
    dice[static_cast<std::size_t>(f.unit)] = combatDie(
        position_.grade(f.unit), dice_, thrower(f.unit, mainEnemy(position_, f.unit, position_.foes(f.unit))));
  struct Result {
    std::array<int, 5> args;
    int combat;
    bool opensRanks;
    bool active;
  };
  std::vector<Result> results;
  UnitSet placed;
  int combat = 0;
  for (const Fighter& f : fighters) {
    if (in(placed, f.unit)) continue;
    const UnitSet all = combatOf(position_, f.unit);
    placed |= all;
    ++combat;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (!in(all, u) || !in(fighting, u)) continue;
      const UnitSet foes = position_.foes(u) & fighting;
      if (foes.none()) continue;
      const UnitIndex main = mainEnemy(position_, u, foes);
      const bool charge = hasImpact(battle_, u, foes);
      int worst = 1000;
      for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
        if (!in(foes, v)) continue;
        if (options().severalEnemies == SeveralEnemies::mainEnemy && v != main) continue;
        Modifiers ownList;
        Modifiers enemyList;
        const bool enemyCharge = hasImpact(battle_, v, position_.foes(v));
        const int own =
            dice[static_cast<std::size_t>(u)] + combatFactors(book_, scoreFacts(position_, u, v, all, charge), ownList);
        const int other = dice[static_cast<std::size_t>(v)] +
                          combatFactors(book_, scoreFacts(position_, v, u, all, enemyCharge), enemyList);
        worst = std::min(worst, own - other);
      }
      tell("scores", u, main, {"CB-RES-1"}, {Figure::count(worst)});
      const int part =
          status(u, UnitStatus::part) == 0 || !charge ? static_cast<int>(Part::melee) : status(u, UnitStatus::part) - 1;
      const bool opens = isHeavy(position_.troop(u)) && position_.grade(u) == Grade::a &&
                         isElephantsOrScythed(position_.troop(main)) && bandOf(book_, worst) == Band::inconclusive;
      results.push_back({{u, std::clamp(worst, -60, 60), main, part, factsOf(position_, u, main, foes)},
                         combat,
                         opens,
                         battle_.unit(u).side == battle_.active});
    }
  }
  for (const Fighter& f : fighters) riskOfUnit(f.unit);  // CB-LDR-8
  std::ranges::stable_sort(results, [](const Result& a, const Result& b) {
    if (a.combat != b.combat) return a.combat < b.combat;
    if (a.opensRanks != b.opensRanks) return a.opensRanks;
    if (a.args[1] != b.args[1]) return a.args[1] < b.args[1];
    return !a.active && b.active;
  });
  for (std::size_t i = results.size(); i > 0; --i) {
    const auto& a = results[i - 1].args;
    push(TaskKind::result, {a[0], a[1], a[2], a[3], a[4]});
  }
  for (const Fighter& f : fighters) {
    set(f.unit, UnitStatus::impetus, Impetus::none);
    set(f.unit, UnitStatus::afterDid, AfterDid::nothing);
    if (static_cast<Activity>(status(f.unit, UnitStatus::doing)) != Activity::halted)
      set(f.unit, UnitStatus::doing, Activity::halted);
  }
}

void Play::result(const Task& task) {
  battle_.step = book_.steps.afterMoves;
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  const int facts = task.args[4];
  if (!position_.present(u) || position_.adrift(u)) return;
  CombatResultIn in;
  in.difference = task.args[1];
  in.troop = position_.troop(u);
  in.grade = position_.grade(u);
  in.unformed = (facts & unformedFact) != 0;
  in.shaken = (facts & shakenFact) != 0;
  in.part = static_cast<Part>(task.args[3]);
  if (in.part == Part::charged && in.troop == Troop::artillery) in.part = Part::stood;
  if (in.part == Part::counterCharged && !book_.cavalry(in.troop)) in.part = Part::charged;
  in.enemyTroop = position_.troop(enemy);
  in.counterCharged = (facts & counterChargedFact) != 0 && in.part == Part::charged && book_.cavalry(in.enemyTroop);
  in.defendingObstacle = (facts & defends) != 0;
  in.legionSupports = hasSupports(position_, u);
  in.enemyUnformed = (facts & enemyUnformedFact) != 0;
  in.mixedEnemies = (facts & (in.difference >= book_.tables.bands.successFrom ? mixedLight : mixedCavalry)) != 0;
  in.frontal = (facts & frontal) != 0;
  const bool gone = !position_.present(enemy) || position_.is(enemy, UnitStatus::rampaging);
  in.enemyMove = gone ? EnemyMove::gone : enemyMoveOf(status(enemy, UnitStatus::afterDid));
  if (gone && status(enemy, UnitStatus::afterDid) == static_cast<int>(AfterDid::breaks))
    in.enemyMove = EnemyMove::breaks;
  const CombatResultOut out = combatResult(book_, in, dice_, thrower(u, enemy));
  tell("result", u, enemy, {"CB-RES-1"}, {Figure::count(in.difference)}, true);
  status(u, UnitStatus::casualties) =
      static_cast<std::int16_t>(std::min(position_.stands(u), status(u, UnitStatus::casualties) + out.casualties));
  gainDps(u, out.dps, "disordered-by-combat", {"CB-RES-6", "CB-RES-14", "CB-RES-24", "CB-RES-34"});
  if (out.fate == CombatFate::destroyed || status(u, UnitStatus::casualties) >= position_.stands(u)) return destroy(u);
  if (out.fate == CombatFate::rampage) return startRampage(u);
  if (out.fate == CombatFate::breaks) {
    breakUnit(u);
    return retire(u, enemy, MoveKind::rout);
  }
  WordSet<AfterMove> moves = out.moves;
  const bool going = moves.has(AfterMove::pursue) || moves.has(AfterMove::followUp) || moves.has(AfterMove::advance);
  // A unit still in contact with another enemy that stays halts.
  if (going && position_.inCombat(u)) moves = {AfterMove::halt};
  if (moves.size() == 1) {
    for (int i = 0; i < static_cast<int>(Words<AfterMove>::words.size()); ++i)
      if (moves.has(static_cast<AfterMove>(i))) return carryOut(u, static_cast<AfterMove>(i), enemy);
    return;
  }
  push(TaskKind::choose, {u, static_cast<int>(moves.bits()), enemy, task.args[3]});
}

void Play::choose(const Task& task, AfterMove move) {
  carryOut(static_cast<UnitIndex>(task.args[0]), move, static_cast<UnitIndex>(task.args[2]));
}

}  // namespace signifer::cb
