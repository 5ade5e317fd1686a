// A round of hand-to-hand combat: blows, terror and Rout Checks, the choices at its end (HG-SEQ-8, HG-H2H-*, HG-TER-*,
// HG-RET-1, HG-DIS-1).
#include "hannibal/combat.h"

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <boost/range/adaptor/reversed.hpp>

#include "hannibal/play/army.h"
#include "hannibal/play/choices.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"
#include "hannibal/play/targets.h"

namespace signifer::hannibal {
namespace {

/// Rounds of one player turn under the option until-decided, for two that cannot hurt each other.
constexpr int mostRounds = 20;

Vec2 middleOf(const Battle& battle, SideIndex side) {
  Vec2 sum;
  double count = 0.0;
  for (const Unit& unit : battle.units) {
    if (!unit.present || unit.side != side) continue;
    sum += toVec(unit.pose.centre);
    count += 1.0;
  }
  return count > 0.0 ? sum * (1.0 / count) : sum;
}

}  // namespace

/// All that touch an unrouted enemy and have not fought in this turn.
UnitSet Play::fighters() const {
  UnitSet set;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (position_.standing(u) &&
        battle_.unit(u).status[UnitStatus::combatThisTurn] != static_cast<int>(CombatState::fought) &&
        position_.inContact(u))
      add(set, u);
  return set;
}

/// The units that are in one combat with it, contact by contact.
UnitSet Play::combatOf(UnitIndex u) const {
  UnitSet group;
  if (!position_.standing(u)) return group;
  UnitSet next = position_.contacts(u);
  if (next.any()) add(group, u);
  while (next.any()) {
    group |= next;
    UnitSet more;
    forEachIn(next, [&](UnitIndex v) { more |= position_.contacts(v); });
    next = more & ~group;
  }
  return group;
}

void Play::beginRound(const UnitSet& fighting) {
  if (fighting.none()) return;
  go(StepId::blows);
  std::erase_if(mover_.relations, [](const Relation& r) { return r.kind == relationOf(RelationKind::strikes); });
  const bool pila = options().pila == Pila::everyRound;
  const UnitList order = orderOfBlows(fighting);
  for (const UnitIndex u : boost::adaptors::reverse(order)) {
    status(u, UnitStatus::hitsThisRound) = 0;
    status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fighting);
    if (strikeTargets(position_, u).count() > 1) push(TaskKind::strike, {u});
  }
  if (!pila) return;
  push(TaskKind::pilaVolley, {});
  for (const UnitIndex u : boost::adaptors::reverse(order))
    if (pilaTargets(position_, u).any()) push(TaskKind::pila, {u});
}

// D73: from the active side's left to its right, the active side's unit before those that it faces.
UnitList Play::orderOfBlows(const UnitSet& fighting) const {
  const Vec2 ahead = unit(middleOf(battle_, enemyOf(battle_.active)) - middleOf(battle_, battle_.active));
  const Vec2 right = rightOf(ahead);
  boost::container::static_vector<std::pair<double, UnitIndex>, mostUnits> keys;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(fighting, u)) continue;
    double key = dot(position_.stand(u).centre, right);
    if (battle_.unit(u).side != battle_.active) {
      // Beside the leftmost that it faces.
      double least = 1e18;
      forEachIn(position_.contacts(u) & fighting,
                [&](UnitIndex v) { least = std::min(least, dot(position_.stand(v).centre, right)); });
      key = least + 0.5;
    }
    keys.emplace_back(key, u);
  }
  std::sort(keys.begin(), keys.end());
  UnitList order;
  for (const auto& [key, u] : keys) order.push_back(u);
  return order;
}

// HG-H2H-13: all blows of the round are simultaneous (D35).
void Play::fightRound() {
  UnitSet fighting;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (position_.standing(u) && status(u, UnitStatus::combatThisTurn) == static_cast<int>(CombatState::fighting) &&
        position_.inContact(u))
      add(fighting, u);
  if (fighting.none()) fighting = fighters();
  const UnitList order = orderOfBlows(fighting);
  std::array<int, mostUnits> given{};
  std::array<int, mostUnits> taken{};
  std::array<UnitIndex, mostUnits> by{};
  std::array<UnitIndex, mostUnits> struck{};
  by.fill(noUnit);
  struck.fill(noUnit);
  for (const UnitIndex u : order) {
    status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fighting);
    const UnitSet targets = strikeTargets(position_, u);
    UnitIndex enemy = noUnit;
    forEachIn(targets, [&](UnitIndex v) {
      if (enemy == noUnit || battle_.relation(relationOf(RelationKind::strikes), u, v) != 0) enemy = v;
    });
    if (enemy == noUnit) continue;
    mover_.relate(relationOf(RelationKind::strikes), u, enemy, 1);
    const int hits = blow(u, enemy);
    const auto to = static_cast<std::size_t>(enemy);
    given[static_cast<std::size_t>(u)] = hits;
    struck[static_cast<std::size_t>(u)] = enemy;
    taken[to] += hits;
    // HG-TER-3: of several that hit it, the nearest centre.
    const auto away = [&](UnitIndex v) {
      return squaredLength(position_.stand(v).centre - position_.stand(enemy).centre);
    };
    if (hits > 0 && (by[to] == noUnit || away(u) < away(by[to]))) by[to] = u;
  }
  for (const UnitIndex u : order) {
    const UnitIndex enemy = struck[static_cast<std::size_t>(u)];
    if (enemy == noUnit) continue;
    const int hits = given[static_cast<std::size_t>(u)];
    const int back = struck[static_cast<std::size_t>(enemy)] == u ? given[static_cast<std::size_t>(enemy)] : 0;
    if (hits <= back) continue;
    account_.tell("had-the-better", {"HG-H2H-13"},
                  {.unit = u, .other = enemy, .figures = {Figure::count(hits), Figure::count(back)}, .key = true});
  }
  for (const UnitIndex u : order) {
    const auto i = static_cast<std::size_t>(u);
    wound(u, taken[i], by[i]);
    status(u, UnitStatus::hitsThisRound) = static_cast<std::int16_t>(std::min(40, taken[i]));
  }
  eliminateDead();
  go(StepId::roundChoices);
  push(TaskKind::openChoices, {});
  std::vector<Task> routs;
  for (const UnitIndex u : order) {
    const auto i = static_cast<std::size_t>(u);
    if (taken[i] == 0 || !position_.standing(u)) continue;
    checkHits(u, by[i], taken[i], routs);
    const bool lost = options().routCheckWhen == RoutCheckWhen::roundLoser && taken[i] > given[i];
    if (lost || options().routCheckWhen == RoutCheckWhen::everyHit) checkRout(u, by[i], routs);
  }
  pushRouts(routs);
}

int Play::blow(UnitIndex u, UnitIndex enemy) {
  HandToHandIn in;
  in.part = static_cast<Part>(status(u, UnitStatus::part));
  if (in.part == Part::charging || in.part == Part::countercharging)
    in.chargeModifier = status(u, UnitStatus::chargeModifier);
  in.veteran = position_.has(u, UnitProfile::veteran);
  in.battleLineStands = std::min(20, position_.stands(u));
  in.rankers = in.battleLineStands > 0 && position_.kind(u) == Kind::rankers;
  in.extraordinaryLeader = position_.extraordinaryLeader(u);
  const UnitSet group = options().outnumberCount == OutnumberCount::wholeCombat ? combatOf(u) : UnitSet();
  UnitSet foes = position_.contacts(u);
  UnitSet friends;
  forEachIn(foes, [&](UnitIndex v) { friends |= position_.contacts(v); });
  forEachIn(group, [&](UnitIndex v) { add(position_.enemies(u, v) ? foes : friends, v); });
  in.enemiesInContact = std::clamp(static_cast<int>(foes.count()), 1, 20);
  in.friendsInContact = std::clamp(static_cast<int>(friends.count()), 1, 20);
  in.attacked = static_cast<Arc>(status(u, UnitStatus::attackedFrom));
  in.opponentShields = battle_.profile(enemy, UnitProfile::shields);
  in.roller = account_.roller(u, enemy);
  const auto ruling = account_.ask(*rulings().handToHand, in);
  account_.tell("strikes", {"HG-H2H-13", hitRule(ruling->hits)},
                {.unit = u,
                 .other = enemy,
                 .figures = {Figure::count(ruling->score), Figure::count(ruling->hits),
                             Figure::count(ruling->score - ruling.modifiers.total())}},
                ruling);
  return ruling->hits;
}

// HG-TER-1 to HG-TER-3: the opponent rolls.
void Play::checkHits(UnitIndex u, UnitIndex by, int hits, std::vector<Task>& routs) {
  if (!position_.has(u, UnitProfile::terror) || !position_.standing(u)) return;
  TerrorTestIn in;
  in.hitsSuffered = std::min(hits, 20);
  in.roller = {enemyOf(battle_.unit(u).side), by, u};
  const auto ruling = account_.ask(*rulings().terrorTest, in);
  account_.tell(ruling->panics ? "terror-panics" : "terror-holds", {"HG-TER-1", "HG-TER-2"},
                {.unit = u,
                 .other = by,
                 .figures = {Figure::count(ruling->score), Figure::count(position_.tables().terrorPanics)},
                 .key = ruling->panics},
                ruling);
  if (!ruling->panics) return;
  if (options().terrorPanic == TerrorPanic::removed) return remove(u, Fate::eliminated, by);
  Task task;
  task.code = static_cast<std::int16_t>(TaskKind::rout);
  task.args[0] = u;
  // The option rampage: it runs wherever a die sends it, which a rout from itself stands for.
  task.args[1] = options().terrorPanic == TerrorPanic::rampage ? u : by;
  routs.push_back(task);
}

void Play::rollAfterHits(const Task& task) {
  const UnitIndex u = task.args[0];
  std::vector<Task> routs;
  checkHits(u, task.args[1], task.args[2], routs);
  if (options().routCheckWhen == RoutCheckWhen::everyHit) checkRout(u, task.args[1], routs);
  pushRouts(routs);
}

void Play::checkRout(UnitIndex u, UnitIndex by, std::vector<Task>& routs) {
  const bool due = std::ranges::any_of(routs, [&](const Task& task) { return task.args[0] == u; });
  if (due || !position_.standing(u)) return;
  const auto ruling =
      account_.ask(*rulings().routCheck, {status(u, UnitStatus::hits), position_.strength(u), account_.roller(u, by)});
  account_.tell(ruling->routs ? "rout-check-fails" : "rout-check-holds",
                {"HG-RCK-4", position_.worn(u) ? "HG-RCK-3" : "HG-RCK-2"},
                {.unit = u,
                 .other = by,
                 .figures = {Figure::count(ruling->score), Figure::count(ruling->routNumber)},
                 .key = ruling->routs},
                ruling);
  if (!ruling->routs) return;
  Task task;
  task.code = static_cast<std::int16_t>(TaskKind::rout);
  task.args[0] = u;
  task.args[1] = by;
  routs.push_back(task);
}

// Only units that still touch an enemy have a choice, and only where there is more than fighting on.
void Play::openChoices() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!position_.standing(u) || status(u, UnitStatus::combatThisTurn) != static_cast<int>(CombatState::fighting))
      continue;
    if (!position_.inContact(u)) continue;
    if (hasChoice(position_, u)) status(u, UnitStatus::choiceOpen) = 1;
  }
}

void Play::closeChoicesWithoutEnemy() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (status(u, UnitStatus::choiceOpen) != 0 && (!position_.standing(u) || !position_.inContact(u)))
      status(u, UnitStatus::choiceOpen) = 0;
}

void Play::endRound() {
  const bool closing = status(BattleStatus::closingRound) != 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool fought = status(u, UnitStatus::combatThisTurn) == static_cast<int>(CombatState::fighting);
    if (!fought && !closing) continue;
    for (const UnitStatus slot : {UnitStatus::part, UnitStatus::chargeModifier, UnitStatus::attackedFrom,
                                  UnitStatus::hitsThisRound, UnitStatus::choiceOpen})
      status(u, slot) = 0;
    if (fought) status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fought);
  }
  std::erase_if(mover_.relations, [](const Relation& r) {
    return r.kind == relationOf(RelationKind::charges) || r.kind == relationOf(RelationKind::strikes);
  });
  if (!closing) return go(StepId::unitActions);
  auto& rounds = status(BattleStatus::roundsFought);
  rounds = static_cast<std::int16_t>(std::min(100, rounds + 1));
  const int most = options().combatRounds == CombatRounds::one   ? 1
                   : options().combatRounds == CombatRounds::two ? 2
                                                                 : mostRounds;
  if (rounds >= most) return beginLeaderPhase();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::combatThisTurn) = 0;
  const UnitSet fighting = fighters();
  if (fighting.none()) return beginLeaderPhase();
  beginRound(fighting);
}

void Play::disengage(UnitIndex u) {
  const UnitIndex threat = threatTo(position_, u);
  const DisengagePlan plan = planDisengage(position_, u);
  // Against the referee's advice: there is no way to go.
  if (!plan.room && (plan.blocker == noUnit ||
                     overlappedUnit(position_, u, Footprint(plan.end, battle_.unit(u).base), 0.0) != noUnit))
    return account_.tell("cannot-disengage", {"HG-DIS-2"}, {.unit = u, .other = plan.blocker});
  const auto ruling = account_.ask(*rulings().disengage, disengageFacts(position_, u, plan));
  account_.tell("disengages", {"HG-DIS-1", "HG-DIS-2"},
                {.unit = u, .other = threat, .figures = {Figure::inches(plan.way)}, .key = true}, ruling);
  place(u, plan.end);
}

// HG-RET-1 to HG-RET-9. Room is looked at before the dice (D67).
void Play::tryRetreat(UnitIndex u, UnitIndex threat, const Path& path, bool metByMarch) {
  if (threat == noUnit || !position_.standing(u)) return;
  RetreatIn in;
  in.moveClass = position_.moveClass(u);
  in.battleLineStands = std::min(20, position_.stands(u));
  in.hits = status(u, UnitStatus::hits);
  in.strength = position_.strength(u);
  in.metByMarch = metByMarch;
  in.roller = account_.roller(u, threat);
  const auto ruling = account_.ask(*rulings().retreat, in);
  if (ruling->outcome == RetreatOutcome::notPermitted)
    return account_.tell("line-does-not-retreat", {"HG-BL-1"},
                         {.unit = u, .figures = {Figure::count(in.battleLineStands)}}, ruling);
  const Telling telling{.unit = u,
                        .other = threat,
                        .figures = {Figure::count(ruling->score), Figure::count(ruling->routNumber)},
                        .key = true};
  const std::string_view number = position_.worn(u) ? "HG-RCK-3" : "HG-RCK-2";
  if (ruling->outcome == RetreatOutcome::routs) {
    account_.tell("retreat-fails", {"HG-RET-6", number}, telling, ruling);
    return rout(u, threat, ruling->maxInches);
  }
  if (ruling->score > 0)
    account_.tell("retreats", {"HG-RET-3", number}, telling, ruling);
  else if (in.hits > 0)
    account_.tell("retreats-unasked", {"HG-SKI-1"}, telling, ruling);
  else
    account_.tell("retreats-unchecked", {"HG-RET-2", "HG-RCK-1"}, telling, ruling);
  if (!path.empty()) return retreatMove(u, threat, path);
  push(TaskKind::retreatMove, {u, threat});
}

void Play::chooseAfterRound(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  status(action.unit, UnitStatus::choiceOpen) = 0;
  if (id == ActionId::disengage) disengage(action.unit);
  if (id == ActionId::retreat) tryRetreat(action.unit, threatTo(position_, action.unit), action.path, false);
}

void Play::aimBlow(const Action& action) {
  mover_.relate(relationOf(RelationKind::strikes), action.unit, action.target, 1);
}

}  // namespace signifer::hannibal
