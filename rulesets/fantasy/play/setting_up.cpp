// A battle made ready for play, and the consequences of positions and statuses: at deployment, after each action, and
// in battles that were read or changed by hand.
#include <algorithm>
#include <cstring>
#include <type_traits>

#include "fantasy/play/home_edge.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {
namespace {

/// Byte by byte: mostly true, and told at once.
bool sameBytes(const Unit* a, const Unit* b, std::size_t count) {
  static_assert(std::is_trivially_copyable_v<Unit>);
  // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): where bytes between members differ, members are compared
  return std::memcmp(a, b, count * sizeof(Unit)) == 0;
}

}  // namespace

void Play::deploy() {
  mover_.turn = 1;
  mover_.active = 0;
  mover_.step = position_.places()[StepId::returnToTable];
  mover_.tasks.clear();
  mover_.relations.clear();
  status(BattleStatus::currentUnit) = noUnit;
  derive();
  if (options().firstTurn == FirstTurn::firstArmy) {
    beginPlayerTurn(0);
    Course::run(*this);
    derive();
    return;
  }
  push(TaskKind::firstTurn, {});
}

// FA-CC-12: wounds that people have told on one model may be those of several.
void Play::shedFallen(UnitIndex u) {
  const int each = std::max(1, position_.figure(u, UnitProfile::wounds));
  auto models = status(u, UnitStatus::models);
  auto carried = status(u, UnitStatus::woundsCarried);
  if (carried < each || models <= 0) return;
  models = static_cast<std::int16_t>(std::max(0, models - carried / each));
  carried = static_cast<std::int16_t>(models == 0 ? 0 : carried % each);
}

void Play::settle(UnitIndex u) {
  const Unit& unit = battle_.unit(u);
  const auto index = static_cast<std::size_t>(u);
  const Unit before = unit;
  recount_ = recount_ || index >= settled_.size() ||
             settled_[index].status[UnitStatus::startingModels] != unit.status[UnitStatus::startingModels];
  if (position_.character(u)) status(u, UnitStatus::models) = std::min<std::int16_t>(1, status(u, UnitStatus::models));
  if (status(u, UnitStatus::startingModels) < status(u, UnitStatus::models))
    status(u, UnitStatus::startingModels) = status(u, UnitStatus::models);
  shedFallen(u);
  if (!position_.character(u)) status(u, UnitStatus::attachedTo) = -1;
  const int formations = position_.figure(u, UnitProfile::formations);
  if (position_.character(u)) {
    status(u, UnitStatus::abreast) = 1;
  } else if (formations != 0 && ((formations >> status(u, UnitStatus::formation)) & 1) == 0) {
    int first = 0;
    while (((formations >> first) & 1) == 0) ++first;
    status(u, UnitStatus::formation) = static_cast<std::int16_t>(first);
  }
  if (status(u, UnitStatus::abreast) <= 0)
    status(u, UnitStatus::abreast) = std::clamp<std::int16_t>(status(u, UnitStatus::models), 1, 5);
  if (!unit.present && position_.state(u) == UnitState::steady && position_.models(u) == 0)
    status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::destroyed);
  // A play that goes on asks for the body anyway.
  if (unit.present) takeBase(u, remembers() ? shapeOf(position_.body(u)) : shapeOf(position_, u));
  followed_ = followed_ || before != unit;
  keepSettled(u);
}

// A unit that is as it was when all were settled last is still settled, whatever came between. Few units have changed,
// so some are compared at once.
void Play::settleUnits() {
  constexpr std::size_t atOnce = 4;
  changed_.reset();
  const std::size_t count = battle_.units.size();
  for (std::size_t first = 0; first < count; first += atOnce) {
    const std::size_t end = std::min(first + atOnce, count);
    const bool known = end <= settled_.size();
    if (known && sameBytes(&settled_[first], &battle_.units[first], end - first)) continue;
    for (std::size_t i = first; i < end; ++i) {
      if (known && settled_[i] == battle_.units[i]) continue;
      const auto u = static_cast<UnitIndex>(i);
      add(changed_, u);
      settle(u);
    }
  }
}

// A character is with the unit on which he stands, unless his status says otherwise (FA-CHR-2).
void Play::settleCharacters() {
  if (!charactersKnown_)
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (position_.character(u)) add(characters_, u);
  charactersKnown_ = true;
  forEachIn(characters_, [&](UnitIndex u) {
    // A character's statuses follow from himself and his unit alone.
    if (!in(changed_, u) && !in(changed_, position_.carrierOf(u))) return;
    const int withBefore = position_.status(u, UnitStatus::attachedTo);
    const Pose poseBefore = battle_.unit(u).pose;
    settleCharacter(u);
    if (position_.status(u, UnitStatus::attachedTo) == withBefore && battle_.unit(u).pose == poseBefore) return;
    followed_ = true;
    keepSettled(u);
  });
}

void Play::settleCharacter(UnitIndex u) {
  std::int16_t with = status(u, UnitStatus::attachedTo);
  if (with == -2) {
    with = -1;
    for (UnitIndex v = 0; v < battle_.unitCount() && with < 0; ++v)
      if (v != u && battle_.unit(v).present && !position_.character(v) && !position_.enemies(u, v) &&
          position_.body(v).overlaps(Body::swarm(battle_.unit(u).pose.centre, 5.0, 1, {10, 10})))
        with = v;
  }
  const bool unitOfHis =
      with >= 0 && with < battle_.unitCount() && !position_.character(with) && !position_.enemies(u, with);
  if (!unitOfHis || (battle_.unit(u).present && !battle_.unit(with).present)) with = -1;
  status(u, UnitStatus::attachedTo) = with;
  if (with < 0 || !battle_.unit(u).present) return;
  const Body& host = position_.body(with);
  Pose pose = battle_.unit(with).pose;
  if (!host.isSwarm())
    pose.centre = toPoint(host.outline().frontCentre() - host.outline().forward * (host.ranks().model.depth / 2.0));
  place(u, pose);
}

void Play::countPoints() {
  std::array<int, 2> points{};
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    points[static_cast<std::size_t>(battle_.unit(u).side)] += position_.pointsOf(u);
  for (SideIndex side = 0; side < 2; ++side)
    follow(mover_.side(side).status[SideStatus::points],
           static_cast<std::int16_t>(std::min(points[static_cast<std::size_t>(side)], 30000)));
  recount_ = false;
}

void Play::findHomes() {
  for (SideIndex side = 0; side < 2; ++side)
    if (std::int16_t& home = mover_.side(side).status[SideStatus::homeEdge]; home == 0)
      follow(home, static_cast<std::int16_t>(homeEdge(battle_, side)));
}

void Play::derive() {
  const StepIndex step = battle_.step;
  const std::size_t waiting = battle_.tasks.size();
  const UnitIndex current = status(BattleStatus::currentUnit);
  Course::settle(*this);
  follow(status(BattleStatus::currentUnit), position_.known(current) ? current : noUnit);
  settleUnits();
  settleCharacters();
  Course::askAgain(*this);
  followed_ = followed_ || step != battle_.step || waiting != battle_.tasks.size();
  if (recount_) countPoints();
  findHomes();
  if (remembers() && settled_.empty()) settled_ = battle_.units;
}

}  // namespace signifer::fantasy
