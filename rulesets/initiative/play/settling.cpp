// What follows from positions and statuses: at the deployment, and in battles that were read or changed by hand.
#include <algorithm>

#include "initiative/play/play.h"

namespace signifer::initiative {
namespace {

/// A task that does nothing but ask: where nobody may answer any more it is gone.
bool onlyAsks(const Task& task) {
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::reactionShot:
    case TaskKind::breakChoice:
    case TaskKind::strike:
    case TaskKind::followUp:
    case TaskKind::support:
      return true;
    default:
      return false;
  }
}

}  // namespace

void Play::deploy() {
  battle_.turn = 1;
  battle_.active = 0;
  battle_.tasks.clear();
  battle_.relations.clear();
  battle_.step = steps().rallyElite;
  status(BattleStatus::orderingGeneral) = noPerson;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    std::int16_t& formation = status(u, UnitStatus::formation);
    const bool always = position_.profile(u, UnitProfile::openOrder) == 2;
    if (always && formation == 0) formation = static_cast<std::int16_t>(Formation::openOrder);
  }
  fitBases();
  derive();
  if (options().firstPlayer == FirstPlayer::attacker)
    beginPlayerTurn(0);
  else
    push(TaskKind::firstPlayer, {});
  run();
}

/// Whether a task speaks of units and Generals that there are, and of what it can mean.
bool Play::makesSense(const Task& task) const {
  const auto within = [&](std::size_t arg, int most) { return task.args[arg] >= 0 && task.args[arg] < most; };
  const auto unit = [&](std::size_t arg) { return position_.present(task.args[arg]); };
  const auto foes = [&] { return unit(0) && unit(1) && position_.enemies(task.args[0], task.args[1]); };
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::firstPlayer:
    case TaskKind::supportTests:
      return true;
    case TaskKind::orderThrown:
      return within(0, battle_.personCount()) && battle_.person(task.args[0]).present &&
             within(1, static_cast<int>(Words<Order>::words.size())) &&
             (unit(2) || task.args[1] == static_cast<int>(Order::generalAdvance)) && task.args[3] >= -1 &&
             task.args[3] <= 99 && within(5, 2);
    case TaskKind::leg:
      return unit(0) && within(1, static_cast<int>(LegKind::aboutFace) + 1);
    case TaskKind::reactionShot:
      return foes() && within(2, static_cast<int>(Words<Shot>::words.size()));
    case TaskKind::contact:
      return foes() && within(2, static_cast<int>(Words<Quarter>::words.size()));
    case TaskKind::chargeResponse:
      return foes() && task.args[2] >= 1 && task.args[2] <= 3 && within(3, 3) && task.args[4] >= 0;
    case TaskKind::giveWay:
      return unit(0) && within(1, static_cast<int>(Words<BreakOutcome>::words.size()));
    default:
      return unit(0);
  }
}

void Play::settle() {
  std::erase_if(battle_.tasks, [&](const Task& task) { return !makesSense(task); });
  if (status(BattleStatus::orderingGeneral) >= battle_.personCount()) status(BattleStatus::orderingGeneral) = noPerson;
  battle_.step = steps().stopAt(battle_.step);
  if (status(BattleStatus::firstPlayer) == 0 && battle_.step > steps().rallyElite)
    status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(battle_.active + 1);
  for (Person& person : battle_.people)
    if (person.unit != noUnit && !position_.present(person.unit)) person.unit = noUnit;
  fitBases();
  derive();
  while (!battle_.tasks.empty() && onlyAsks(battle_.tasks.back()) && !asksSomebody(position_, battle_.tasks.back()))
    battle_.tasks.pop_back();
  if (!battle_.tasks.empty() || isOver(battle_)) return;
  if (battle_.step == steps().rangedTests) pushRangedTests();
  if (battle_.step == steps().combatTests) pushCombatTests();
  if (battle_.step == steps().followUps) pushFollowUps();
}

// A base that is one of its size's own goes with the formation; others were measured by the players and stay.
void Play::fitBases() {
  const PlayBook& book = position_.book();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    Unit& unit = battle_.unit(u);
    if (const int piece = position_.buildingsOf(u); piece >= 0) {
      setInBuildings(u, piece);
      continue;
    }
    bool own = false;
    for (int formation = 0; formation < static_cast<int>(Formation::buildings); ++formation)
      own = own || unit.base == book.footprint(position_.size(u), static_cast<Formation>(formation));
    if (own) unit.base = book.footprint(position_.size(u), position_.formation(u));
    position_.moved(u);
  }
}

// Contact is engagement (IO-MOV-12): the quarter is that of the charge, or for chance contacts where the centre lies.
void Play::derive() {
  moved_ = false;
  std::erase_if(battle_.relations, [&](const Relation& r) {
    return r.kind == kindOf(RelationKind::engaged) &&
           (!battle_.unit(r.from).present || !battle_.unit(r.to).present || !position_.enemies(r.from, r.to) ||
            !position_.touch(r.from, r.to));
  });
  std::array<UnitSet, 128> touching{};
  position_.forEachPresent([&](UnitIndex u) {
    for (UnitIndex v = static_cast<UnitIndex>(u + 1); v < battle_.unitCount(); ++v) {
      if (!position_.enemies(u, v) || !battle_.unit(v).present || !position_.touch(u, v)) continue;
      add(touching[static_cast<std::size_t>(u)], v);
      add(touching[static_cast<std::size_t>(v)], u);
    }
  });
  position_.forEachPresent([&](UnitIndex u) {
    const UnitSet& near = touching[static_cast<std::size_t>(u)];
    if (near.none()) return;
    position_.forEachEnemy(u, [&](UnitIndex v) {
      if (!in(near, v)) return;
      const int known = battle_.relation(kindOf(RelationKind::engaged), u, v);
      if (known >= 1 && known <= static_cast<int>(Words<Quarter>::words.size())) return;
      const Quarter quarter = position_.quarter(position_.stand(u), position_.stand(v).centre);
      battle_.relate(kindOf(RelationKind::engaged), u, v, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
    });
  });
  for (Person& person : battle_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
}

}  // namespace signifer::initiative
