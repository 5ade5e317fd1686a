#include "othw/play/candidates.h"

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cstdlib>

#include "othw/play/acting.h"
#include "othw/play/decision.h"
#include "othw/play/referee.h"
#include "othw/play/ways.h"
#include "rules/proposals.h"

namespace signifer::othw {
namespace {

Action actionOf(ActionId kind, UnitIndex unit = noUnit) {
  Action action;
  action.kind = static_cast<std::int8_t>(kind);
  action.unit = unit;
  return action;
}

/// Candidates among the actions of a phase.
class Choices {
 public:
  Choices(const Position& position, ActionList& out)
      : book_(position.book()), battle_(position.battle()), field_(position.field()), out_(out), acting_(position) {}

  void add(const Decision& decision) {
    for (const Proposed proposal : proposals(decision)) workOut(proposal);
  }

  void draw(const Decision& decision, std::size_t most, Stream& lots) {
    auto all = proposals(decision);
    drawSome(all, most, out_, lots, [&](Proposed proposal) { workOut(proposal); });
  }

 private:
  /// The actions offered in a phase. Of moves there are three ways.
  enum class Idea : std::uint8_t {
    stop,
    roll,
    combat,
    mahouts,
    charge,
    move,
    moveTurning,
    moveThenTurning,
    furtherMove,
    furtherMoveTurning,
    furtherMoveThenTurning,
    group,
    transfers
  };
  /// An idea about a unit, in so little room that a list of all is written quickly.
  struct Proposed {
    std::uint16_t code;
    [[nodiscard]] Idea idea() const { return static_cast<Idea>(code % 16); }
    [[nodiscard]] UnitIndex unit() const { return static_cast<UnitIndex>(code / 16); }
  };
  static constexpr std::size_t mostOfAUnit = 10;
  using AllProposed = boost::container::static_vector<Proposed, 3 + mostOfAUnit * mostUnits>;

  // First who, then what: each unit with what its state does not rule out.
  [[nodiscard]] AllProposed proposals(const Decision& decision) {
    const std::span<const UnitIndex> own = field_.units(battle_.active);
    AllProposed all;
    all.resize(3 + mostOfAUnit * own.size(), boost::container::default_init);
    Proposed* next = all.data();
    const auto propose = [&](UnitIndex unit, auto... ideas) {
      ((*next++ = {static_cast<std::uint16_t>(16 * unit + static_cast<int>(ideas))}), ...);
    };
    std::array<UnitIndex, mostUnits> unmoved;
    std::size_t stillThere = 0;
    propose(0, Idea::stop);
    if (decision.allows(static_cast<int>(ActionId::roll))) propose(0, Idea::roll);
    for (const UnitIndex u : own) {
      const UnitState state = stateOf(battle_, u);
      if (state == UnitState::fleeing || state == UnitState::pursuing) continue;
      // A unit that has moved may only move farther, or with a group (OT-MOV-8).
      const bool moved = movedOf(battle_, u) != Moved::no;
      if (!moved && targetAhead(book_.options, battle_, field_, u) != noUnit) propose(u, Idea::combat);
      if (state == UnitState::rampaging) {
        propose(u, Idea::mahouts);
        ownRampage_ = true;
      }
      if (!moved) {
        unmoved[stillThere++] = u;
        propose(u, Idea::charge, Idea::move, Idea::moveTurning, Idea::moveThenTurning);
      }
      if (moved || battle_.unit(u).status[UnitStatus::fought] != 0)
        propose(u, Idea::furtherMove, Idea::furtherMoveTurning, Idea::furtherMoveThenTurning);
    }
    for (std::size_t i = 0; i < stillThere; ++i) propose(unmoved[i], Idea::group);
    if (decision.allows(static_cast<int>(ActionId::transfer))) propose(0, Idea::transfers);
    all.resize(static_cast<std::size_t>(next - all.data()));
    return all;
  }

  void workOut(Proposed proposal) {
    const UnitIndex unit = proposal.unit();
    const Idea idea = proposal.idea();
    switch (idea) {
      case Idea::stop:
        out_.push_back(actionOf(ActionId::stop));
        return;
      case Idea::roll:
        out_.push_back(actionOf(ActionId::roll));
        return;
      case Idea::combat:
        if (mayAct(unit) && permitted(unit, Deed::combat)) out_.push_back(actionOf(ActionId::combat, unit));
        return;
      case Idea::mahouts:
        if (isRampaging(battle_, unit) && mayAct(unit) && permitted(unit, Deed::mahouts) && mahoutsLeft(battle_, unit))
          out_.push_back(actionOf(ActionId::mahouts, unit));
        return;
      case Idea::charge:
        return addCharges(unit);
      case Idea::move:
      case Idea::moveTurning:
      case Idea::moveThenTurning:
        if (mayAct(unit) && permitted(unit, Deed::move))
          addMove(unit, ActionId::move, static_cast<int>(idea) - static_cast<int>(Idea::move));
        return;
      case Idea::furtherMove:
      case Idea::furtherMoveTurning:
      case Idea::furtherMoveThenTurning:
        if (mayAct(unit) && permitted(unit, Deed::furtherMove) && hasFurtherMoveLeft(book_, battle_, unit))
          addMove(unit, ActionId::furtherMove, static_cast<int>(idea) - static_cast<int>(Idea::furtherMove));
        return;
      case Idea::group:
        return addGroupMoveOf(unit);
      case Idea::transfers:
        addTransfers();
    }
  }

  [[nodiscard]] bool mayAct(UnitIndex unit) const { return acting_.mayAct(unit); }
  [[nodiscard]] bool permitted(UnitIndex unit, Deed deed) const { return acting_.permitted(unit, deed); }

  // If several are equally near, the first in order counts. Rampaging elephants count friends too (OT-RAM-9).
  [[nodiscard]] Nearest nearestFoe(UnitIndex unit) const {
    const Square at = field_.square(unit);
    const SideIndex side = battle_.unit(unit).side;
    Nearest nearest = field_.nearest(enemyOf(side), at);
    if (!ownRampage_) return nearest;
    const bool rampages = isRampaging(battle_, unit);
    for (const UnitIndex u : field_.units(side)) {
      if (u == unit || (!rampages && !isRampaging(battle_, u))) continue;
      const int apart = distance(at, field_.square(u));
      if (apart < nearest.distance || (apart == nearest.distance && u < nearest.unit)) nearest = {u, apart};
    }
    return nearest;
  }

  // OT-CHG-2: at most one charge at each enemy's front and one at its flanks or rear, by the first way that reaches it.
  void addCharges(UnitIndex unit) {
    const int moves = figure(battle_, unit, UnitProfile::moves);
    if (nearestFoe(unit).distance > moves + 1) return;
    if (!mayAct(unit) || !permitted(unit, Deed::charge)) return;
    struck_.clear();
    // A unit that may fight in its place need not charge there.
    const UnitIndex before = targetAhead(book_.options, battle_, field_, unit);
    if (before != noUnit && permitted(unit, Deed::combat))
      struck_.push_back({before, isFaced(before, field_.square(unit))});
    for (const int turn : {0, -1, 1}) {
      const Facing facing = turned(field_.facing(unit), turn);
      Square at = field_.square(unit);
      for (int ahead = 0; ahead <= moves && field_.contains(at); ++ahead, at = at + stepAhead(facing))
        for (const int thenTurn : {0, -1, 1}) addChargesFrom(unit, {turn, ahead, thenTurn, 0}, {at, facing});
    }
  }

  // The rest of the route, walked square by square: only where an enemy stands ahead it is worth a judgement.
  void addChargesFrom(UnitIndex unit, Route route, Place at) {
    const bool freeTurns = figure(battle_, unit, UnitProfile::freeTurns) != 0;
    const int turns = freeTurns ? 0 : std::abs(route.turn) + std::abs(route.thenTurn);
    const int most = route.thenTurn == 0 ? 0 : figure(battle_, unit, UnitProfile::moves) - route.ahead - turns;
    at.facing = turned(at.facing, route.thenTurn);
    const Square step = stepAhead(at.facing);
    for (; route.thenAhead <= most; ++route.thenAhead, at.square = at.square + step) {
      const Square struck = at.square + step;
      if (!field_.contains(at.square) || !field_.contains(struck)) return;
      if (!field_.empty(struck)) addCharge(unit, route, at);
    }
  }

  [[nodiscard]] bool isFaced(UnitIndex foe, Square by) const {
    return faces(field_.square(foe), field_.facing(foe), by);
  }

  void addCharge(UnitIndex unit, const Route& route, const Place& end) {
    const UnitIndex target = targetAhead(book_.options, battle_, field_, unit, end);
    if (target == noUnit) return;
    const Struck struck{target, isFaced(target, end.square)};
    if (std::ranges::find(struck_, struck) != struck_.end()) return;
    const Path path = pathOf(route);
    if (!mayCharge(book_, battle_, field_, unit, path)) return;
    struck_.push_back(struck);
    Action& action = out_.emplace_back(actionOf(ActionId::charge, unit));
    action.path = path;
    action.target = target;
  }

  // Straight ahead, and with a turn towards the nearest enemy before or after: as far as it goes.
  void addMove(UnitIndex unit, ActionId kind, int way) {
    const Nearest nearest = nearestFoe(unit);
    if (nearest.unit == noUnit) return;
    const Facing facing = field_.facing(unit);
    const Square apart = field_.square(nearest.unit) - field_.square(unit);
    const int moves = figure(battle_, unit, UnitProfile::moves);
    const Square right = stepRight(facing);
    const int sideways = apart.x * right.x + apart.y * right.y;
    const Square front = stepAhead(facing);
    const bool inFront = apart.x * front.x + apart.y * front.y > 0;
    const int turn = sideways < 0 ? -1 : 1;
    const bool turns = sideways != 0 || !inFront;
    if (way == 0 && inFront) addLongest(unit, kind, 0, moves, 0);
    if (way == 1 && turns) addLongest(unit, kind, turn, moves, 0);
    if (way == 2 && turns && inFront) addLongest(unit, kind, 0, moves, turn);
  }

  void addLongest(UnitIndex unit, ActionId kind, int turn, int moves, int thenTurn) {
    const bool freeTurns = figure(battle_, unit, UnitProfile::freeTurns) != 0;
    const int turns = freeTurns ? 0 : std::abs(turn) + std::abs(thenTurn);
    const Place from = field_.place(unit);
    const Facing facing = turned(from.facing, turn);
    for (int ahead = moves - turns; ahead >= 0; --ahead) {
      if (ahead == 0 && turn == 0 && thenTurn == 0) return;
      // Every way ends on an empty square, or at a friend who may change places.
      if (!mayEnd(along(from.square, facing, ahead), unit, thenTurn == 0)) continue;
      const Path path = pathOf({turn, ahead, thenTurn, 0});
      if (!mayWalk(book_, battle_, field_, unit, path)) continue;
      Action& action = out_.emplace_back(actionOf(kind, unit));
      action.path = path;
      if (kind == ActionId::furtherMove) action.values[0] = rerollerOf(book_.options, battle_, unit) != noPerson;
      return;
    }
  }

  [[nodiscard]] bool mayEnd(Square s, UnitIndex unit, bool straight) const {
    if (!field_.contains(s)) return false;
    const UnitIndex there = field_.at(s);
    if (there == noUnit || there == unit) return true;
    const bool skirmishers =
        passingOf(battle_, unit) == Passing::skirmishers || passingOf(battle_, there) == Passing::skirmishers;
    return straight && skirmishers && !areEnemies(battle_, unit, there);
  }

  // Whole connected lines of like facing go ahead together (OT-GRP-1 to 3); each is its first unit's.
  void addGroupMoveOf(UnitIndex unit) {
    if (in(grouped_, unit) || !joins(unit, field_.facing(unit))) return;
    const UnitSet group = gather(unit);
    if (group.none()) return;
    grouped_ |= group;
    if (group.count() >= 2 && acting_.mayAct(group)) addGroupMove(group);
  }

  [[nodiscard]] bool joins(UnitIndex u, Facing facing) const {
    return battle_.unit(u).present && battle_.unit(u).side == battle_.active && field_.facing(u) == facing &&
           permitted(u, Deed::groupMove) && !boundByTerrain(field_.binds(field_.square(u)), troopsOf(battle_, u));
  }

  // Nobody, if the group is that of a unit before it.
  [[nodiscard]] UnitSet gather(UnitIndex first) const {
    const Facing facing = field_.facing(first);
    UnitSet group;
    std::array<UnitIndex, mostUnits> open;
    std::size_t count = 1;
    open[0] = first;
    group.set(static_cast<std::size_t>(first));
    while (count > 0) {
      for (const Square s : around(field_.square(open[--count]))) {
        if (!field_.contains(s) || field_.empty(s)) continue;
        const UnitIndex next = field_.at(s);
        if (group.test(static_cast<std::size_t>(next)) || !joins(next, facing)) continue;
        if (next < first) return {};
        group.set(static_cast<std::size_t>(next));
        open[count++] = next;
        if (count == open.size()) return group;
      }
    }
    return group;
  }

  void addGroupMove(const UnitSet& group) {
    for (int ahead = 2; ahead >= 1; --ahead) {
      const Path path{{LegKind::ahead, ahead}};
      const GroupWalked way = walkedAsGroup(book_, battle_, field_, group, path);
      if (way.bar.holds() || !ask(*book_.rulings.groupMove, way.in)->allowed) continue;
      Action action = actionOf(ActionId::groupMove);
      action.units = group;
      action.path = path;
      out_.push_back(action);
      return;
    }
    addFreeMembers(group);
  }

  // If some of a group are barred, the largest part that is free goes one square ahead.
  void addFreeMembers(UnitSet group) {
    const Path path{{LegKind::ahead, 1}};
    for (int tries = 0; tries < 8 && group.count() >= 2; ++tries) {
      const GroupWalked way = walkedAsGroup(book_, battle_, field_, group, path);
      if (!way.bar.holds() && !way.in.anyBoundByTerrain) {
        if (!ask(*book_.rulings.groupMove, way.in)->allowed || !acting_.mayAct(group)) return;
        Action action = actionOf(ActionId::groupMove);
        action.units = group;
        action.path = path;
        out_.push_back(action);
        return;
      }
      group.reset(static_cast<std::size_t>(way.bar.holds() ? way.barred : way.bound));
    }
  }

  void addTransfers() {
    for (PersonIndex i = 0; i < battle_.personCount(); ++i) {
      const Person& person = battle_.person(i);
      if (person.side != battle_.active || person.unit == noUnit || ableGeneralWith(battle_, person.unit) != i)
        continue;
      for (const Square s : around(field_.square(person.unit))) {
        if (!field_.contains(s) || field_.empty(s)) continue;
        Action action = actionOf(ActionId::transfer, field_.at(s));
        action.person = i;
        if (!reasonsAgainstTransfer(battle_, action).empty()) continue;
        out_.push_back(action);
      }
    }
  }

  /// The unit struck by a charge, and whether it faces the charger.
  struct Struck {
    UnitIndex foe = noUnit;
    bool faced = false;
    friend bool operator==(const Struck&, const Struck&) = default;
  };

  const Book& book_;
  const Battle& battle_;
  const Field& field_;
  ActionList& out_;
  Acting acting_;
  /// By the charges of the unit that is looked at.
  boost::container::static_vector<Struck, std::size_t{2} * mostUnits> struck_;
  /// Whether one of the active side's units rampages, once proposals are made.
  bool ownRampage_ = false;
  /// Units whose group has been looked at.
  UnitSet grouped_;
};

void addValued(ActionId kind, std::initializer_list<std::int16_t> values, ActionList& out) {
  for (const std::int16_t value : values) {
    Action action = actionOf(kind);
    action.values[0] = value;
    out.push_back(action);
  }
}

void addCompulsory(const Book& book, const Battle& battle, ActionId kind, UnitState state, ActionList& out) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present || unit.side != battle.active || stateOf(battle, u) != state) continue;
    if (unit.status[UnitStatus::compulsoryDone] != 0) continue;
    out.push_back(actionOf(kind, u));
    if (kind != ActionId::pursue || !mayRerollPursuit(book, battle, u)) continue;
    out.push_back(actionOf(kind, u));
    out.back().values[0] = 1;
  }
}

void addFollowUps(const Book& book, const Battle& battle, UnitIndex unit, ActionList& out) {
  const bool impetuous = figure(battle, unit, UnitProfile::impetuous) != 0;
  addValued(ActionId::followUp, {static_cast<std::int16_t>(FollowChoice::followUp)}, out);
  if (rerollerOf(book.options, battle, unit) != noPerson) {
    addValued(ActionId::followUp, {static_cast<std::int16_t>(FollowChoice::followUp)}, out);
    out.back().values[1] = 1;
  }
  if (!impetuous) addValued(ActionId::followUp, {static_cast<std::int16_t>(FollowChoice::stay)}, out);
}

}  // namespace

void Candidates::list(const Decision& decision) {
  const Battle& battle = position_.battle();
  ActionList& out = out_;
  const auto asks = [&](ActionId kind) { return decision.allows(static_cast<int>(kind)); };
  if (asks(ActionId::advance))
    out.push_back(actionOf(ActionId::advance));
  else if (asks(ActionId::stop))
    Choices(position_, out).add(decision);
  else if (asks(ActionId::pursue))
    addCompulsory(position_.book(), battle, ActionId::pursue, UnitState::pursuing, out);
  else if (asks(ActionId::rampage))
    addCompulsory(position_.book(), battle, ActionId::rampage, UnitState::rampaging, out);
  else if (asks(ActionId::joinIn))
    addValued(ActionId::joinIn, {1, 0}, out);
  else if (asks(ActionId::rally))
    addValued(ActionId::rally, {1, 0}, out);
  else if (asks(ActionId::phalanxTest))
    addValued(ActionId::phalanxTest, {0, 1}, out);
  else if (asks(ActionId::retreatTests))
    addValued(ActionId::retreatTests, {0, 1, 3}, out);
  else if (asks(ActionId::followUp))
    addFollowUps(position_.book(), battle, decision.unit, out);
  else if (asks(ActionId::firstPhase))
    addValued(ActionId::firstPhase, {1, 0}, out);
}

void Candidates::draw(const Decision& decision, std::size_t most, Stream& lots) {
  if (!decision.allows(static_cast<int>(ActionId::advance)) && decision.allows(static_cast<int>(ActionId::stop)))
    return Choices(position_, out_).draw(decision, most, lots);
  const std::size_t first = out_.size();
  list(decision);
  keepSome(out_, first, most, lots);
}

}  // namespace signifer::othw
