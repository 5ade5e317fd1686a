// The actions open now, as the table of the turn asks for them.
#include "initiative/play/decision.h"

#include <algorithm>

#include "table/sweep.h"

namespace signifer::initiative {
namespace {

template <class Holds>
UnitIndex firstUnit(const Position& position, Holds&& holds) {
  const UnitIndex count = position.battle().unitCount();
  const Unit* at = position.battle().units.data();
  for (UnitIndex u = 0; u < count; ++u, ++at)
    if (at->present && holds(u)) return u;
  return noUnit;
}

bool active(const Position& position, UnitIndex u) { return position.unit(u).side == position.battle().active; }

/// The first unit of the active side that is not done and that `holds` is true of. Units that are out of it are noted
/// in `idle`, if it is kept, and not looked at again until its condition changes. `holds(u, lasts)` says for a unit
/// that has nothing to do whether that lasts.
template <class Holds>
UnitIndex firstDue(const Position& position, UnitSet* idle, Holds&& holds) {
  const UnitIndex count = position.battle().unitCount();
  const UnitIndex found = firstIn(idle == nullptr ? ~UnitSet() : ~*idle, [&](UnitIndex u) {
    if (u >= count) return true;
    bool lasts = true;
    const bool due = position.unit(u).present && active(position, u) && !position.is(u, UnitStatus::considered);
    if (due && holds(u, lasts)) return true;
    if (idle != nullptr && lasts) add(*idle, u);
    return false;
  });
  return found < count ? found : noUnit;
}

MoveBasis findBasis(const Position& position, UnitIndex u, bool charge) {
  const StepId step = position.step();
  if (!active(position, u) || !position.unit(u).present) return MoveBasis::none;
  // Looked at first: whoever is bound so has no initiative move, wherever the enemy is (IO-CMD-3, IO-CMD-6, IO-MOV-14).
  if (step == StepId::initiativeMoves && (position.is(u, UnitStatus::initiativeMove) || position.disordered(u) ||
                                          position.engaged(u) || position.brokenDivision(u)))
    return MoveBasis::none;
  const bool moves = position.moveLength(u) > 0;
  if (step == StepId::initiativeMoves)
    return moves && position.movesOnInitiative(u, charge) ? MoveBasis::initiative : MoveBasis::none;
  if (step != StepId::unitOrders && step != StepId::freeMoves) return MoveBasis::none;
  // Under the option broken-division-orders a Broken Division is ordered to retire.
  if (position.status(u, UnitStatus::movesLeft) > 0 && !position.engaged(u))
    return position.brokenDivision(u) ? MoveBasis::retirement : MoveBasis::order;
  // Most have neither (IO-FRE-4, IO-FRE-6).
  const bool mightBeFree =
      position.brokenDivision(u) || position.status(u, UnitStatus::order) == static_cast<int>(OrderState::failed);
  const WordSet<FreeOption> options = mightBeFree ? position.freeMove(u)->options : WordSet<FreeOption>();
  if (moves && options.has(FreeOption::freeMove)) return MoveBasis::freeMove;
  if (moves && options.has(FreeOption::retirementMove)) return MoveBasis::retirement;
  const bool turns = !moves && !position.is(u, UnitStatus::turned) && !position.engaged(u);  // D-22
  return turns ? MoveBasis::turnOnly : MoveBasis::none;
}

}  // namespace

UnitIndex nextMover(const Position& position) {
  return position.found().mover.of(position.moment(), [&] {
    return firstDue(position, position.withoutMove(), [&](UnitIndex u, bool& lasts) {
      // A unit in open order that moves for an enemy in sight may see more of them when a friend has moved.
      lasts = !position.openOrder(u);
      return basisOf(position, u) != MoveBasis::none;
    });
  });
}

UnitIndex nextShooter(const Position& position) {
  return position.found().shooter.of(position.moment(), [&] {
    return firstDue(position, position.withoutTarget(),
                    [&](UnitIndex u, bool&) { return !position.targetsOf(u).empty(); });
  });
}

SideIndex joiningSide(const Battle& battle) {
  return battle.status[BattleStatus::opponentJoins] != 0 ? enemyOf(battle.active) : battle.active;
}

bool anyJoin(const Position& position) {
  const Battle& battle = position.battle();
  const SideIndex side = joiningSide(battle);
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    if (battle.person(p).side == side && std::ranges::any_of(battle.relations, [&](const Relation& r) {
          return r.kind == kindOf(RelationKind::engaged) && mayJoinNow(position, p, r.from);
        }))
      return true;
  return false;
}

bool generalMayMove(const Position& position) {
  return std::ranges::any_of(position.battle().people, [&](const Person& person) {
    return person.present && person.side == position.battle().active && person.unit == noUnit &&
           person.status[PersonStatus::moved] == 0;
  });
}

bool nobodyRallies(const Position& position) {
  return firstUnit(position, [&](UnitIndex u) {
           return active(position, u) && position.disordered(u) && position.profile(u, UnitProfile::eliteOn) > 0;
         }) == noUnit;
}

bool isOver(const Battle& battle) {
  return battle.status[BattleStatus::over] != 0 || battle.side(0).status[SideStatus::defeated] != 0 ||
         battle.side(1).status[SideStatus::defeated] != 0;
}

bool anyFight(const Position& position) {
  return firstUnit(position, [&](UnitIndex u) { return position.engaged(u); }) != noUnit;
}

MoveBasis basisOf(const Position& position, UnitIndex u, bool charge) {
  if (charge) return findBasis(position, u, true);
  return position.found().basis.of(position.moment(), u, [&] { return findBasis(position, u, false); });
}

// Asked before every order, and mostly of nobody.
UnitIndex unitUnderOrders(const Position& position) {
  const Battle& battle = position.battle();
  const auto isDue = [&](const Unit& unit) {
    return unit.status[UnitStatus::movesLeft] > 0 && unit.present && unit.side == battle.active &&
           !position.engaged(static_cast<UnitIndex>(&unit - battle.units.data()));
  };
  const auto found = std::ranges::find_if(battle.units, isDue);
  return found == battle.units.end() ? noUnit : static_cast<UnitIndex>(found - battle.units.begin());
}

bool mayGiveOrders(const Position& position, PersonIndex p) {
  const Person& person = position.battle().person(p);
  if (!person.present || person.side != position.battle().active || person.unit != noUnit) return false;
  if (person.status[PersonStatus::done] != 0) return false;
  MayOrderIn in;
  in.generalStatus = static_cast<GiverStatus>(person.status[PersonStatus::orders]);
  if (in.generalStatus == GiverStatus::free) return true;  // The rest of what forbids an order is the unit's.
  return ask(*position.rulings().mayOrder, in)->allowed;
}

Answered<JoinUnitIn, JoinUnitOut> mayJoin(const Position& position, PersonIndex p, UnitIndex u) {
  const Person& person = position.battle().person(p);
  JoinUnitIn in;
  in.stage = position.step() < StepId::volleys ? JoinStage::orders : JoinStage::handToHand;
  in.side = person.side == position.battle().active ? PlayerSide::active : PlayerSide::opponent;
  in.distanceInches = position.generalInches(p, u);
  in.friendlyUnit = position.unit(u).side == person.side;
  in.alreadyJoined = person.unit != noUnit;
  return ask(*position.rulings().joinUnit, in);
}

bool mayJoinNow(const Position& position, PersonIndex p, UnitIndex u) {
  const Person& person = position.battle().person(p);
  if (!person.present || person.unit != noUnit || !position.present(u)) return false;  // IO-ORD-4
  // Most are too far away (IO-ORD-4, IO-HSQ-2).
  const double reach = position.tables().orders.joinInches * 1.0 * oneInch + position.spread(u) + 1.0;
  if (squaredLength(toVec(person.at) - toVec(position.unit(u).pose.centre)) > reach * reach) return false;
  return mayJoin(position, p, u)->allowed;
}

bool reactionOpen(const Position& position, UnitIndex shooter, UnitIndex mover, Shot shot) {
  if (!position.present(shooter) || !position.present(mover) || !position.enemies(shooter, mover)) return false;
  MayShootIn in = position.shotFacts(shooter, mover, shot, position.glimpse(shooter, mover));
  in.distanceInches = std::min<double>(in.distanceInches, position.tables().reactionShotInches);
  if (shot == Shot::closing) in.inFront = true;  // D-51: it was when the charge began
  return ask(*position.rulings().mayShoot, in)->allowed;
}

int reactionTask(const Position& position, UnitIndex shooter) {
  const std::vector<Task>& tasks = position.battle().tasks;
  for (int i = static_cast<int>(tasks.size()) - 1; i >= 0; --i) {
    const Task& task = tasks[static_cast<std::size_t>(i)];
    if (task.code != static_cast<int>(TaskKind::reactionShot)) return -1;
    if (task.args[0] == shooter && reactionOpen(position, shooter, task.args[1], static_cast<Shot>(task.args[2])))
      return i;
  }
  return -1;
}

std::optional<Answered<OrderRerollIn, OrderRerollOut>> mayReroll(const Position& position, PersonIndex tester,
                                                                 int stage) {
  const Battle& battle = position.battle();
  const SideIndex own = battle.person(tester).side;
  const SideIndex side = stage == 0 ? own : enemyOf(own);
  const PersonIndex p = position.commanderOf(side);
  if (p == noPerson) return std::nullopt;
  OrderRerollIn in;
  in.testBy = p == tester ? TestBy::self : stage == 0 ? TestBy::friendlyGeneral : TestBy::enemyGeneral;
  in.commander = position.replacement(p) ? Commander::replacement : Commander::original;
  in.distanceInches = inForm(measured(distance(toVec(battle.person(p).at), toVec(battle.person(tester).at))) / oneInch);
  in.usedThisTurn = battle.side(side).status[SideStatus::rerollUsed] != 0;
  return ask(*position.rulings().orderReroll, in);
}

UnitSet followTargets(const Position& position, UnitIndex u) {
  UnitSet targets;
  const int fight = position.status(u, UnitStatus::fight);
  if (!position.present(u) || fight == 0 || position.disordered(u) || position.engaged(u) ||
      position.status(u, UnitStatus::roundOutcome) != static_cast<int>(RoundOutcome::won))
    return targets;
  bool allGone = true;
  position.forEachEnemy(u, [&](UnitIndex v) {
    if (position.status(v, UnitStatus::fight) == fight && position.status(v, UnitStatus::gaveGround) == 0)
      allGone = false;
  });
  if (!allGone) return targets;
  const Footprint& own = position.stand(u);
  position.forEachEnemy(u, [&](UnitIndex v) {
    const int way = position.status(v, UnitStatus::gaveGround);
    if (position.status(v, UnitStatus::fight) != fight || way == 0) return;
    const auto touch = firstTouch(own, own.forward, way, position.body(v));
    if (!touch) return;
    bool clear = true;
    position.forEachPresent([&](UnitIndex w) {
      if (w == u || w == v) return;
      const auto met = metOnTheWay(position, w, own, own.forward, *touch);
      clear = clear && (!met || *met >= *touch - touchingGap);
    });
    if (clear) add(targets, v);
  });
  return targets;
}

GoesBack goesBack(const Task& giveWay) { return giveWay.args[4] != 0 ? GoesBack::retreats : GoesBack::givesGround; }

UnitSet threatsTo(const Position& position, UnitIndex u, GoesBack how) {
  const UnitSet foes = position.foes(u);
  if (how == GoesBack::givesGround && foes.any()) return foes;
  UnitSet shooters;
  for (const Relation& r : position.battle().relations)
    if (r.kind == kindOf(RelationKind::shotAt) && r.to == u && position.present(r.from)) add(shooters, r.from);
  const bool shotAt = how == GoesBack::retreats && shooters.any();
  UnitSet nearest;
  double least = 0;
  position.forEachEnemy(u, [&](UnitIndex v) {
    if (shotAt && !in(shooters, v)) return;
    const double away = position.gap(u, v);
    if (nearest.any() && away > least) return;
    if (away < least) nearest.reset();
    least = away;
    add(nearest, v);
  });
  return nearest;
}

UnitSet waysToGive(const Position& position, UnitIndex u, GoesBack how) {
  UnitSet ways;
  unsigned quarters = 0;
  const UnitSet threats = threatsTo(position, u, how);
  position.forEachPresent([&](UnitIndex v) {
    if (!in(threats, v)) return;
    const unsigned quarter = 1U << static_cast<unsigned>(position.foeQuarter(u, v));
    if ((quarters & quarter) == 0) add(ways, v);
    quarters |= quarter;
  });
  return ways;
}

UnitSet supportable(const Position& position, UnitIndex u) {
  UnitSet fighters;
  // IO-SUP-2: whatever the fighter.
  if (position.disordered(u) || position.shaken(u) || position.artilleryOrBaggage(u)) return fighters;
  const double most = position.tables().supports.inches * 1.0 * oneInch;
  UnitSet seen;
  for (const Relation& r : position.battle().relations) {
    const UnitIndex v = r.from;
    if (r.kind != kindOf(RelationKind::engaged) || in(seen, v)) continue;
    if (v == u) return {};
    add(seen, v);
    if (!position.present(v) || position.enemies(u, v) || !position.nearer(u, v, most)) continue;
    int place = -1;
    const bool supports = position.support(u, v, place)->supports;
    if (place >= 0 && supports) add(fighters, v);
  }
  return fighters;
}

UnitSet besideFighters(const Position& position) {
  UnitSet beside;
  UnitSet seen;
  for (const Relation& r : position.battle().relations) {
    if (r.kind != kindOf(RelationKind::engaged) || in(seen, r.from)) continue;
    add(seen, r.from);
    position.forEachFriendNear(r.from, position.tables().supports.inches * 1.0 * oneInch,
                               [&](UnitIndex u) { add(beside, u); });
  }
  return beside;
}

bool mustRetire(const Position& position, UnitIndex u) {
  return position.options().brokenDivisionRetires == BrokenDivisionRetires::must &&
         basisOf(position, u) == MoveBasis::retirement && !retirementsOf(position, u).empty();
}

UnitIndex nextToRetire(const Position& position) {
  if (position.options().brokenDivisionRetires == BrokenDivisionRetires::may) return noUnit;
  return firstUnit(position, [&](UnitIndex u) { return active(position, u) && mustRetire(position, u); });
}

Answered<CombatBreakCheckIn, CombatBreakCheckOut> mustTest(const Position& position, UnitIndex u) {
  CombatBreakCheckIn in;
  in.outcome = static_cast<RoundOutcome>(position.status(u, UnitStatus::roundOutcome));
  in.supportedUnit = static_cast<SupportedUnit>(position.status(u, UnitStatus::supportFate));
  if (in.outcome != RoundOutcome::none)
    in.role = position.is(u, UnitStatus::charged) ? CombatRole::charger : CombatRole::otherFighter;
  else
    in.role = position.status(u, UnitStatus::supporting) != noUnit ? CombatRole::supporter : CombatRole::nonFighter;
  if (in.role != CombatRole::supporter) in.supportedUnit = SupportedUnit::stands;
  const bool now = position.options().drawnShaken == DrawnShaken::countedNow;
  in.shaken = now ? position.shaken(u) : position.is(u, UnitStatus::shakenAtBlows);
  in.shakenByShots = position.is(u, UnitStatus::shakenByShots);
  in.sixesOnlyHits = std::min(24, position.status(u, UnitStatus::shotSixesOnly));
  in.sixes = std::min(24, position.status(u, UnitStatus::shotSixes));
  return ask(*position.rulings().combatBreakCheck, in);
}

}  // namespace signifer::initiative
