#include "othw/play/portrait.h"

#include <algorithm>

#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

void addBadges(const Battle& battle, UnitIndex unit, Portrait& portrait) {
  switch (stateOf(battle, unit)) {
    case UnitState::fleeing:
      portrait.badges.push_back({"fleeing", "badge-fleeing", true});
      break;
    case UnitState::rampaging:
      portrait.badges.push_back({"rampage", "badge-rampaging", true});
      break;
    case UnitState::pursuing:
      portrait.badges.push_back({"pursuing", "badge-pursuing", false});
      break;
    case UnitState::halted:
      portrait.badges.push_back({"halted", "badge-halted", false});
      break;
    default:
      break;
  }
  const auto& status = battle.unit(unit).status;
  if (status[UnitStatus::fought] != 0) portrait.badges.push_back({"engaged", "badge-fought", false});
  if (status[UnitStatus::moved] != 0) portrait.badges.push_back({"acted", "badge-moved", false});
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex unit) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  Portrait portrait;
  const UnitState state = stateOf(battle, unit);
  portrait.harmMost = figure(battle, unit, UnitProfile::strength);
  portrait.harm = portrait.harmMost - std::max(0, strengthLeft(battle, unit));
  portrait.adrift = state == UnitState::fleeing || state == UnitState::rampaging;
  if (classOf(battle, unit) == UnitClass::skirmishers) portrait.stance = Stance::skirmish;
  addBadges(battle, unit, portrait);
  const auto& status = battle.unit(unit).status;
  portrait.hasActed = status[UnitStatus::moved] != 0 || status[UnitStatus::fought] != 0;
  const bool choosing = decision.allows(static_cast<int>(ActionId::move));
  portrait.mayAct =
      decision.unit == unit || (choosing && battle.unit(unit).present && battle.unit(unit).side == decision.side &&
                                mayDoAnything(book, battle, unit));
  return portrait;
}

namespace {

void remind(std::string_view phrase, std::string_view rule, std::vector<UnitIndex> units,
            std::vector<Reminder>& reminders) {
  if (!units.empty()) reminders.push_back({phrase, rule, std::move(units)});
}

template <class Holds>
std::vector<UnitIndex> activeUnits(const Battle& battle, Holds&& holds) {
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == battle.active && holds(u)) units.push_back(u);
  return units;
}

}  // namespace

std::vector<Reminder> remindersOf(const Position& position) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  std::vector<Reminder> reminders;
  if (!decision.allows(static_cast<int>(ActionId::stop))) return reminders;
  remind("remind-may-fight", "OT-CMB-2",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       PermittedIn in = permittedIn(battle, u, Deed::combat);
                       in.facesEnemy = targetAhead(book.options, battle, position.field(), u) != noUnit;
                       return ask(*book.rulings.actionPermitted, in)->allowed;
                     }),
         reminders);
  remind("remind-not-moved", "OT-SEQ-3",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       return ask(*book.rulings.actionPermitted, permittedIn(battle, u, Deed::move))->allowed;
                     }),
         reminders);
  remind("remind-general-free", "OT-GEN-6",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       const PersonIndex general = ableGeneralWith(battle, u);
                       return general != noPerson && battle.person(general).status[PersonStatus::activated] == 0;
                     }),
         reminders);
  remind("remind-agreed-terrain", "OT-TER-4",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       const Board board(battle);
                       return board.ground(squareOf(battle, u)) == GroundKind::difficult;
                     }),
         reminders);
  return reminders;
}

std::vector<Standing> standingsOf(const Position& position) {
  const Battle& battle = position.battle();
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    const auto& status = battle.side(side).status;
    standings.push_back(
        {side, "army-morale", status[SideStatus::armyMorale], std::max<int>(1, status[SideStatus::startingMorale])});
  }
  std::ranges::stable_sort(standings, [](const Standing& a, const Standing& b) { return a.left > b.left; });
  return standings;
}

namespace {

/// The cheapest way to a square: turn, ahead, turn, ahead. Found by trying, as few squares are in reach.
class Finder {
 public:
  Finder(const Book& book, const Battle& battle, UnitIndex unit)
      : book_(book), battle_(battle), board_(battle), unit_(unit) {}

  /// Onto the square, or before it facing it. Empty where there is no such way.
  std::optional<Path> find(Square goal, bool before) {
    const Square from = squareOf(battle_, unit_);
    for (const int first : {0, -1, 1, 2})
      for (const int then : {0, -1, 1})
        for (const int last : {0, -1, 1}) {
          if (last != 0 && !before) continue;
          attempt(from, first, then, last, goal, before);
        }
    return best_;
  }

 private:
  static void addTurn(Path& path, int turn) {
    if (turn < 0) path.add({LegKind::wheelLeft, -turn});
    if (turn > 0) path.add({LegKind::wheelRight, turn});
  }
  static void addAhead(Path& path, int squares) {
    if (squares > 0) path.add({LegKind::ahead, squares});
  }

  // With these turns the squares between them follow from where the goal lies.
  void attempt(Square from, int first, int then, int last, Square goal, bool before) {
    const Facing one = turned(facingOf(battle_, unit_), first);
    const Facing two = turned(one, then);
    const Square end = before ? goal - stepAhead(turned(two, last)) : goal;
    const Square d = end - from;
    const Square a = stepAhead(one);
    const Square b = stepAhead(two);
    const int along = d.x * a.x + d.y * a.y;
    const int across = then == 0 ? 0 : d.x * b.x + d.y * b.y;
    if (along < 0 || across < 0 || (then != 0 && across == 0 && !before)) return;
    if (then == 0 && (d.x * a.y - d.y * a.x) != 0) return;
    Path path;
    addTurn(path, first);
    addAhead(path, along);
    addTurn(path, then);
    addAhead(path, across);
    addTurn(path, last);
    const int cost = along + across + turnsPaid(book_, path);
    if (best_ && cost >= cost_) return;
    const WayEnds ends = before ? WayEnds::inEmptySquare : WayEnds::changingPlaces;
    if (best_ && walked(book_, battle_, board_, unit_, path, ends).bar.holds()) return;
    best_ = path;
    cost_ = cost;
  }

  const Book& book_;
  const Battle& battle_;
  Board board_;
  UnitIndex unit_;
  std::optional<Path> best_;
  int cost_ = 0;
};

}  // namespace

Action proposed(const Position& position, UnitIndex unit, Point where) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  Action action;
  const Board board(battle);
  const Square goal = squareAt(where, battle.setup->squareSide);
  const bool choosing = decision.allows(static_cast<int>(ActionId::move));
  if (!choosing || unit < 0 || unit >= battle.unitCount() || !battle.unit(unit).present || !board.contains(goal))
    return action;
  const Square from = squareOf(battle, unit);
  if (goal == from) return action;
  const UnitIndex there = board.at(goal);
  const bool enemy = there != noUnit && areEnemies(battle, unit, there);
  action.unit = unit;
  if (enemy && targetAhead(book.options, battle, position.field(), unit) == there &&
      battle.unit(unit).status[UnitStatus::enemyAdjacentAtStart] != 0) {
    action.kind = static_cast<std::int8_t>(ActionId::combat);
    return action;
  }
  const std::optional<Path> path = Finder(book, battle, unit).find(goal, enemy);
  if (!path) return Action{};
  action.path = *path;
  const bool moved = movedOf(battle, unit) != Moved::no;
  action.kind = static_cast<std::int8_t>(enemy ? ActionId::charge : moved ? ActionId::furtherMove : ActionId::move);
  if (enemy) action.target = there;
  return action;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  const Battle& battle = position.battle();
  std::vector<Pose> poses;
  const auto kind = static_cast<ActionId>(action.kind);
  UnitIndex unit = action.unit;
  if (kind == ActionId::groupMove)
    for (UnitIndex u = battle.unitCount(); u-- > 0;)
      if (in(action.units, u)) unit = u;
  if (unit < 0 || unit >= battle.unitCount()) return poses;
  Place at{squareOf(battle, unit), facingOf(battle, unit)};
  const auto add = [&] { poses.push_back(poseOf(at.square, at.facing, battle.setup->squareSide)); };
  add();
  for (const Leg& leg : action.path)
    for (std::int32_t i = 0; i < leg.amount && i < 60; ++i) {
      at = afterSteps(at, {{leg.kind, 1}});
      add();
    }
  return poses;
}

}  // namespace signifer::othw
