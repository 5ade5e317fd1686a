// Rounds of combat that people have fought by themselves and tell by their difference (CB-RES-1): what the rules bring
// both sides without further dice is carried out, and what they leave open is asked.
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cb/play/play.h"
#include "dice/sources.h"

namespace signifer::cb {
namespace {

/// A relation of value 0 is none: differences are kept from here.
constexpr int evenDifference = 100;
/// CB-DPG-10
constexpr int burstThroughDps = 2;

bool isChoice(const Task& task, UnitIndex u) {
  return task.code == static_cast<std::int16_t>(TaskKind::choose) && task.args[0] == u;
}

// A result is against somebody. Whoever ran over friends leaves them one against any enemy: only its tests are left.
UnitIndex anyEnemy(const Battle& battle, UnitIndex u) {
  UnitIndex v = 0;
  while (v < battle.unitCount() && battle.unit(v).side == battle.unit(u).side) ++v;
  return v < battle.unitCount() ? v : noUnit;
}

bool isFallingBack(HandFate::Kind kind) {
  return kind == HandFate::Kind::fallsBack || kind == HandFate::Kind::givesGround;
}

std::optional<int> toldDifference(const Battle& battle, UnitIndex u, UnitIndex enemy) {
  const int noted = battle.relation(relationOf(RelationKind::outcome), u, enemy);
  return noted == 0 ? std::nullopt : std::optional(noted - evenDifference);
}

bool goesOn(WordSet<AfterMove> moves) {
  return moves.has(AfterMove::pursue) || moves.has(AfterMove::followUp) || moves.has(AfterMove::advance);
}

}  // namespace

// Nobody fights twice in a phase (CB-SEQ-13).
FateNoted Play::fightByHand(UnitIndex u, UnitIndex enemy, std::optional<int> difference) {
  if (enemy == noUnit) return {};
  if (!difference) {
    for (const UnitIndex v : {u, enemy}) {
      roundFoughtByHand(v);
      if (status(v, UnitStatus::afterDid) == 0) set(v, UnitStatus::afterDid, AfterDid::halt);
    }
    return {.rule = "CB-RES-1"};
  }
  if (toldDifference(battle_, u, enemy)) return {.known = false, .refused = "told-fight-again"};
  const int by = std::clamp(*difference, -60, 60);
  mover_.relate(relationOf(RelationKind::outcome), u, enemy, static_cast<std::int16_t>(evenDifference + by));
  mover_.relate(relationOf(RelationKind::outcome), enemy, u, static_cast<std::int16_t>(evenDifference - by));
  FateNoted noted{.rule = "CB-RES-1"};
  const auto own = toldResult(u);
  const auto other = toldResult(enemy);
  if (!own || !other) noted.waits = own ? enemy : u;
  // The lower score first, of equals whoever is not active (section 4a).
  const bool ownFirst = by < 0 || (by == 0 && battle_.unit(u).side != battle_.active);
  std::vector<Task> open;
  for (const bool first : {ownFirst, !ownFirst})
    if (const auto& result = first ? own : other) sufferResult(*result, open);
  // Whoever moves first is asked first.
  for (auto task = open.rbegin(); task != open.rend(); ++task) mover_.tasks.push_back(*task);
  return noted;
}

// D39: of several enemies the worst difference counts, once all are told.
std::optional<Task> Play::toldResult(UnitIndex u) const {
  UnitSet foes = position_.foes(u);
  bool open = false;
  forEachIn(foes, [&](UnitIndex v) { open = open || !toldDifference(battle_, u, v); });
  if (open) return std::nullopt;
  UnitIndex beater = noUnit;
  int worst = 0;
  for (const Relation& r : battle_.relations) {
    if (r.kind != relationOf(RelationKind::outcome) || r.from != u) continue;
    add(foes, r.to);
    if (beater != noUnit && r.value - evenDifference >= worst) continue;
    beater = r.to;
    worst = r.value - evenDifference;
  }
  Task result = resultTask(u, foes, worst);
  if (options().severalEnemies == SeveralEnemies::mainEnemy)
    result.args[1] =
        static_cast<std::int16_t>(toldDifference(battle_, u, static_cast<UnitIndex>(result.args[2])).value_or(worst));
  result.args[5] = static_cast<std::int16_t>(beater + 1);
  return result;
}

// Dice that nobody has told stay open: tests of special troops, and how far a unit retires, runs or pursues.
void Play::sufferResult(const Task& task, std::vector<Task>& open) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  const UnitIndex beater = beaterNow(u, task.args[5], enemy);
  if (!position_.present(u) || position_.rampaging(u)) return;
  constexpr std::array noHits{6, 6, 6, 6};
  ScriptedDice dice(noHits);
  const auto result = ask(*rulings().combatResult, resultFacts(task), dice, true);
  const int tests = position_.special(u) ? static_cast<int>(result.faces.size()) : 0;
  roundFoughtByHand(u);
  set(u, UnitStatus::impetus, Impetus::none);
  set(u, UnitStatus::afterDid, AfterDid::halt);
  status(u, UnitStatus::casualties) =
      static_cast<std::int16_t>(std::min(position_.stands(u), status(u, UnitStatus::casualties) + result->casualties));
  if (!position_.special(u)) gainDps(u, result->dps, "disordered-by-combat", {});
  const bool lost = status(u, UnitStatus::casualties) >= position_.stands(u);
  if (result->fate == CombatFate::destroyed || lost) return takeOffByHand(u);
  if (result->fate == CombatFate::rampage) return (void)rampageByHand(u, std::nullopt, std::nullopt);
  if (position_.broken(u)) return;
  if (result->fate == CombatFate::breaks) return breakUnit(u);
  WordSet<AfterMove> moves = result->moves;
  if (goesOn(moves) && staysInCombat(u)) moves = {AfterMove::halt};
  if (fellBack(position_, enemy) && !isAsked(enemy)) moves = openMoves(u, enemy, moves);
  const auto leave = [&](TaskKind kind, std::initializer_list<int> args) {
    Task next;
    next.code = static_cast<std::int16_t>(kind);
    std::ranges::transform(args, next.args.begin(), [](int arg) { return static_cast<std::int16_t>(arg); });
    open.push_back(next);
  };
  if (tests > 0) leave(TaskKind::result, {u, 0, enemy, 0, 0, beater + 1, tests});
  if (moves == WordSet<AfterMove>{AfterMove::halt}) return;
  // Without room here the table knows better than the program.
  const bool fallsBack = moves == WordSet<AfterMove>{AfterMove::fallBack} && tests == 0;
  if (fallsBack && !fallBackWay(position_, u, beater, false).stays) return fallBack(u, beater, false);
  const bool falls =
      !moves.has(AfterMove::halt) && (moves.has(AfterMove::fallBack) || moves.has(AfterMove::fallBackThroughSupports));
  if (falls) set(u, UnitStatus::afterDid, AfterDid::fallBack);
  if (moves == WordSet<AfterMove>{AfterMove::retire}) set(u, UnitStatus::afterDid, AfterDid::retire);
  leave(TaskKind::choose, {u, static_cast<int>(moves.bits()), enemy, beater + 1});
}

bool Play::isAsked(UnitIndex u) const {
  return std::ranges::any_of(battle_.tasks, [u](const Task& task) { return isChoice(task, u); });
}

// An enemy who has not gone, and does not have to.
bool Play::staysInCombat(UnitIndex u) const {
  bool stays = false;
  forEachIn(position_.foes(u), [&](UnitIndex v) {
    const auto did = static_cast<AfterDid>(position_.status(v, UnitStatus::afterDid));
    stays = stays || did == AfterDid::nothing || did == AfterDid::halt || did == AfterDid::openRanks;
  });
  return stays;
}

// CB-SPT-5. How far it ran, and where to, may not be known.
FateNoted Play::rampageByHand(UnitIndex u, std::optional<Length> distance, std::optional<Angle> turn) {
  if (!isElephantsOrScythed(position_.troop(u))) return {.known = false};
  set(u, UnitStatus::rampaging, 1);
  set(u, UnitStatus::doing, Activity::rampaging);
  set(u, UnitStatus::afterDid, AfterDid::gone);
  FateNoted noted{.rule = "CB-SPT-5"};
  if (!distance || !turn) {
    noted.open = distance ? "told-rampage-whither" : "";
    return noted;
  }
  set(u, UnitStatus::fled, 1);
  const Pose from = turnedTo(battle_.unit(u).pose, normalised(battle_.unit(u).pose.heading + *turn));
  const Rampage run = rampageOf(u, from, static_cast<double>(*distance));
  runOver(u, from, run);
  forEachIn(run.met, [&](UnitIndex v) {
    const UnitIndex enemy = anyEnemy(battle_, v);
    if (!position_.special(v))
      burst(v, false);
    else if (enemy != noUnit)
      push(TaskKind::result, {v, 0, enemy, 0, 0, 0, burstThroughDps});
  });
  return noted;
}

void Play::takeOffByHand(UnitIndex u) {
  lossByHand(u);
  set(u, UnitStatus::afterDid, AfterDid::gone);
  set(u, UnitStatus::fate, Fate::destroyed);
  mover_.remove(u);
  countLost(u, SideStatus::destroyed);
}

bool Play::isAsBooked(const HandFate& fate) const {
  const auto did = static_cast<AfterDid>(position_.status(fate.unit, UnitStatus::afterDid));
  if (isFallingBack(fate.kind)) return did == AfterDid::fallBack || did == AfterDid::fallBackThrough;
  if (fate.kind == HandFate::Kind::retreats) return did == AfterDid::retire;
  return fate.kind == HandFate::Kind::routs && did == AfterDid::breaks;
}

// Whether the result of its fight, if it was told, gives it that move.
bool Play::resultAllows(const HandFate& fate, WordSet<AfterMove> asked) const {
  const UnitIndex u = fate.unit;
  const bool told = std::ranges::any_of(
      battle_.relations, [u](const Relation& r) { return r.kind == relationOf(RelationKind::outcome) && r.from == u; });
  if (!told || position_.special(u)) return true;
  switch (fate.kind) {
    case HandFate::Kind::fallsBack:
    case HandFate::Kind::givesGround:
      return asked.has(AfterMove::fallBack) || asked.has(AfterMove::fallBackThroughSupports);
    case HandFate::Kind::retreats:
      return asked.has(AfterMove::retire);
    case HandFate::Kind::pursues:
      return asked.has(AfterMove::pursue);
    case HandFate::Kind::follows:
      return asked.has(AfterMove::followUp) ||
             position_.status(u, UnitStatus::impetus) == static_cast<int>(Impetus::followUp);
    case HandFate::Kind::holds:
      return asked.empty() || asked.has(AfterMove::halt);
    case HandFate::Kind::routs:
      return false;
    default:
      return true;
  }
}

// The moves that it was asked to choose from; its tests are told with its fate.
WordSet<AfterMove> Play::closeMoves(UnitIndex u) {
  WordSet<AfterMove> moves;
  std::erase_if(mover_.tasks, [&](const Task& task) {
    const bool choice = isChoice(task, u);
    if (choice) moves = WordSet<AfterMove>::fromBits(static_cast<std::uint64_t>(task.args[1]));
    return choice || (task.code == static_cast<std::int16_t>(TaskKind::result) && task.args[0] == u);
  });
  return moves;
}

// A victor by a told difference has his moves already, unless the fate told is another than that difference has.
auto Play::victorsOver(const HandFate& fate, bool asBooked, WordSet<AfterMove> asked) -> std::vector<Victor> {
  // One difference of each band in which a unit leaves.
  constexpr std::array differences{0, -3, -6, -8};
  const UnitIndex u = fate.unit;
  const bool falls = isFallingBack(fate.kind);
  const bool goes = falls || fate.kind == HandFate::Kind::retreats || fate.kind == HandFate::Kind::routs;
  std::vector<Victor> victors;
  const bool chosen = (falls && asked.has(AfterMove::fallBack)) ||
                      (fate.kind == HandFate::Kind::retreats && asked.has(AfterMove::retire));
  if (!goes || asBooked || chosen || position_.special(u) || position_.broken(u)) return victors;
  position_.forEachPresent([&](UnitIndex v) {
    const bool free = !position_.adrift(v) && !position_.special(v) && position_.troop(v) != Troop::artillery;
    if (!free || !position_.enemies(u, v) || !position_.touching(u, v) || position_.foes(v).count() != 1) return;
    if (toldDifference(battle_, u, v)) (void)closeMoves(v);
    Victor victor{v, {}};
    for (const int difference : differences) {
      const auto out = ask(*rulings().combatResult, resultFacts(resultTask(u, position_.foes(u), difference)));
      const bool fits = fate.kind == HandFate::Kind::routs ? out->fate == CombatFate::breaks
                        : falls                            ? out->moves.has(AfterMove::fallBack)
                                                           : out->moves.has(AfterMove::retire);
      if (fits) victor.results.push_back(resultTask(v, position_.foes(v), -difference));
    }
    if (!victor.results.empty()) victors.push_back(std::move(victor));
  });
  return victors;
}

// Nothing is open where the results that fit leave it different moves.
void Play::openVictors(UnitIndex u, std::span<const Victor> victors) {
  for (const auto& [v, results] : victors) {
    if (!position_.present(v) || position_.inCombat(v)) continue;
    std::optional<WordSet<AfterMove>> moves;
    bool alike = true;
    for (const Task& task : results) {
      const auto out = ask(*rulings().combatResult, resultFacts(task));
      alike = alike && (!moves || *moves == out->moves);
      moves = out->moves;
    }
    if (!moves || !alike || *moves == WordSet<AfterMove>{AfterMove::halt}) continue;
    if (!position_.present(u) && moves->has(AfterMove::pursue)) continue;  // CB-AFT-11
    push(TaskKind::choose, {v, static_cast<int>(moves->bits()), u, u + 1});
  }
}

}  // namespace signifer::cb
