#include "initiative/play/position.h"

#include <algorithm>

namespace signifer::initiative {

std::optional<Weapon> Position::weapon(UnitIndex u) const {
  const int word = profile(u, UnitProfile::weapon);
  return word == 0 ? std::nullopt : std::optional(static_cast<Weapon>(word - 1));
}

UnitStatusOut Position::markers(UnitIndex u) const {
  return ask(*rulings().unitStatus, {0, std::min(24, status(u, UnitStatus::hits)), stamina(u)}).out;
}

bool Position::partlyInFront(const Footprint& base, UnitIndex other) const {
  const Footprint& it = stand(other);
  const auto inFront = [&](Vec2 p) { return quarter(base, p) == Quarter::front; };
  return inFront(it.centre) || std::ranges::any_of(it.corners(), inFront);
}

bool Position::engaged(UnitIndex u) const {
  return std::ranges::any_of(battle_.relations,
                             [&](const Relation& r) { return r.kind == kindOf(RelationKind::engaged) && r.from == u; });
}

UnitSet Position::foes(UnitIndex u) const {
  UnitSet set;
  for (const Relation& r : battle_.relations)
    if (r.kind == kindOf(RelationKind::engaged) && r.from == u) add(set, r.to);
  return set;
}

Quarter Position::foeQuarter(UnitIndex u, UnitIndex foe) const {
  const int value = battle_.relation(kindOf(RelationKind::engaged), u, foe);
  return value > 0 ? static_cast<Quarter>(value - 1) : quarter(stand(u), stand(foe).centre);
}

UnitSet Position::fight(UnitIndex u) const {
  UnitSet all;
  add(all, u);
  for (bool grown = true; grown;) {
    grown = false;
    for (const Relation& r : battle_.relations)
      if (r.kind == kindOf(RelationKind::engaged) && in(all, r.from) && !in(all, r.to)) {
        add(all, r.to);
        grown = true;
      }
  }
  return all;
}

bool Position::seesAnyEnemy(UnitIndex viewer) const {
  const auto look = [&] {
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (unit(v).present && enemies(viewer, v) && sees(viewer, v)) return v;
    return noUnit;
  };
  if (!remembers()) return look() != noUnit;
  // Asked again and again before the next one moves; then whoever was seen is looked at first.
  Seen& known = seen_[static_cast<std::size_t>(viewer)];
  if (known.steps != steps().count() && (!present(known.unit) || !sees(viewer, known.unit))) known.unit = look();
  known.steps = steps().count();
  return known.unit != noUnit;
}

UnitSet* Position::withoutMove() const {
  if (!remembers()) return nullptr;
  const std::uint32_t enemies = sideMoves_[static_cast<std::size_t>(enemyOf(battle_.active))];
  const Since now{enemies, battle_.turn, battle_.active, battle_.step};
  if (now != noMoveSince_) noMove_.reset();
  noMoveSince_ = now;
  return &noMove_;
}

Answered<SupportIn, SupportOut> Position::support(UnitIndex u, UnitIndex fighter, int& place) const {
  const Footprint& own = stand(u);
  const Footprint& his = stand(fighter);
  SupportIn in;
  in.distanceInches = inForm(gap(u, fighter) / oneInch, 60);
  in.sameFacing = angleBetween(unit(u).pose.heading, unit(fighter).pose.heading) <= book_.supportAngle;
  in.size = size(u);
  in.formation = formation(u);
  in.fighterOpenOrder = openOrder(fighter);
  in.shaken = shaken(u);
  in.disordered = disordered(u);
  in.engaged = engaged(u);
  in.artilleryOrBaggage = artilleryOrBaggage(u);
  // D-51: behind, half of the frontage overlapped; beside, the whole front edge between the fighter's lines.
  double left = 1e9;
  double right = -1e9;
  for (const Vec2 corner : own.corners()) {
    left = std::min(left, his.local(corner).x);
    right = std::max(right, his.local(corner).x);
  }
  const double shared = std::min(right, his.halfFrontage) - std::max(left, -his.halfFrontage);
  const bool behind = his.local(own.frontCentre()).y <= -his.halfDepth + roundingTolerance &&
                      shared >= his.halfFrontage - roundingTolerance;
  const Vec2 a = his.local(own.frontLeft());
  const Vec2 b = his.local(own.frontRight());
  const double lines = his.halfDepth + roundingTolerance;
  const bool level = std::abs(a.y) <= lines && std::abs(b.y) <= lines;
  const bool toLeft = level && std::max(a.x, b.x) <= -his.halfFrontage + roundingTolerance;
  const bool toRight = level && std::min(a.x, b.x) >= his.halfFrontage - roundingTolerance;
  place = behind ? 0 : toLeft ? 1 : toRight ? 2 : -1;
  return ask(*rulings().support, in);
}

Answered<DivisionStatusIn, DivisionStatusOut> Position::division(SideIndex side, int number) const {
  DivisionStatusIn in;
  in.units = 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (unit(u).side != side || status(u, UnitStatus::division) != number) continue;
    ++in.units;
    if (!unit(u).present)
      ++in.lost;
    else if (shaken(u))
      ++in.shaken;
  }
  return ask(*rulings().divisionStatus, in);
}

int Position::divisions(SideIndex side) const {
  int mask = 0;
  for (const Unit& unit : battle_.units)
    if (unit.side == side) mask |= 1 << unit.status[UnitStatus::division];
  return mask;
}

bool Position::replacement(PersonIndex p) const {
  return battle_.personProfile(p, PersonProfile::replacement) != 0 ||
         battle_.person(p).status[PersonStatus::replacements] > 0;
}

int Position::rating(PersonIndex p) const {
  const int first = battle_.personProfile(p, PersonProfile::rating);
  const int replaced = battle_.person(p).status[PersonStatus::replacements];
  return replaced == 0 ? first : std::max(std::min(first, book_.replacementRating), first - replaced);
}

int Position::fightingDiceOf(PersonIndex p) const {
  return replacement(p) ? 0 : battle_.personProfile(p, PersonProfile::fightingDice);
}

int Position::fightingDice(UnitIndex u) const {
  int dice = 0;
  for (PersonIndex p = 0; p < battle_.personCount(); ++p)
    if (battle_.person(p).present && battle_.person(p).unit == u) dice += fightingDiceOf(p);
  return std::min(dice, 3);
}

PersonIndex Position::commanderOf(SideIndex side) const {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p)
    if (battle_.person(p).present && battle_.person(p).side == side && armyCommander(p)) return p;
  return noPerson;
}

double Position::generalInches(PersonIndex p, UnitIndex u) const {
  return inForm(measured(distanceTo(body(u), toVec(battle_.person(p).at))) / oneInch);
}

Giver Position::giver(PersonIndex p) const {
  return !armyCommander(p) ? Giver::general : replacement(p) ? Giver::replacementCommander : Giver::armyCommander;
}

bool Position::ownCommand(PersonIndex p, UnitIndex u) const {
  return battle_.person(p).status[PersonStatus::division] == status(u, UnitStatus::division);
}

MayOrderIn Position::orderFacts(PersonIndex p, UnitIndex u) const {
  MayOrderIn in = orderFactsAnywhere(p, u);
  in.generalInches = generalInches(p, u);
  return in;
}

MayOrderIn Position::orderFactsAnywhere(PersonIndex p, UnitIndex u) const {
  MayOrderIn in;
  in.general = giver(p);
  in.generalStatus = static_cast<GiverStatus>(battle_.person(p).status[PersonStatus::orders]);
  in.ownCommand = ownCommand(p, u);
  in.unitHits = std::min(24, status(u, UnitStatus::hits));
  in.brokenDivision = brokenDivision(u);
  in.disordered = disordered(u);
  in.engaged = engaged(u);
  in.movedOnInitiative = is(u, UnitStatus::initiativeMove);
  in.alreadyOrdered = hadItsOrder(u);
  return in;
}

// D-8: a failed General Advance leaves a unit its order, unless it has moved since.
bool Position::hadItsOrder(UnitIndex u) const {
  const auto order = static_cast<OrderState>(status(u, UnitStatus::order));
  const bool failedAdvance = order == OrderState::failed &&
                             status(u, UnitStatus::orderKind) == static_cast<int>(Order::generalAdvance) &&
                             options().failedGeneralAdvance == FailedGeneralAdvance::ordersRemain;
  if (!failedAdvance) return order != OrderState::none;
  return is(u, UnitStatus::moved) && !is(u, UnitStatus::initiativeMove);
}

bool Position::obeys(PersonIndex p, Order order, UnitIndex u) const {
  if (unit(u).side != battle_.person(p).side || (isMove(order) && moveLength(u) == 0)) return false;
  // Only for an order that he joins the unit for it matters how far he is.
  MayOrderIn in = isJoined(order) ? orderFacts(p, u) : orderFactsAnywhere(p, u);
  in.order = order;
  return ask(*rulings().mayOrder, in)->allowed;
}

UnitSet Position::ordered(PersonIndex p, Order order, UnitIndex u) const {
  UnitSet set;
  const auto consider = [&](UnitIndex v) {
    if (order == Order::command && status(v, UnitStatus::division) != status(u, UnitStatus::division)) return;
    if (obeys(p, order, v)) add(set, v);
  };
  if (order == Order::command || order == Order::generalAdvance)
    forEachPresent(consider);
  else if (present(u))
    consider(u);
  return set;
}

double Position::orderDistance(PersonIndex p, Order order, const UnitSet& units) const {
  const bool nearest = order == Order::command && options().commandOrderDistance == CommandOrderDistance::nearest;
  double found = nearest && units.any() ? 1e9 : 0;
  forEachPresent([&](UnitIndex u) {
    if (!in(units, u)) return;
    const double away = generalInches(p, u);
    found = nearest ? std::min(found, away) : std::max(found, away);
  });
  return found;
}

InitiativeMoveIn Position::initiativeFacts(UnitIndex u, bool charge) const {
  InitiativeMoveIn in;
  in.openOrder = openOrder(u);
  in.charge = charge;
  in.disordered = disordered(u);
  in.shaken = shaken(u);
  in.engaged = engaged(u);
  in.brokenDivision = brokenDivision(u);
  in.movedAlready = is(u, UnitStatus::initiativeMove);
  return in;
}

Answered<InitiativeMoveIn, InitiativeMoveOut> Position::initiativeMove(UnitIndex u, bool charge) const {
  InitiativeMoveIn in = initiativeFacts(u, charge);
  double away = 0;
  if (nearestEnemy(u, &away) != noUnit) in.enemyInches = inForm(away / oneInch);
  in.seesEnemy = in.openOrder && seesAnyEnemy(u);
  return ask(*rulings().initiativeMove, in);
}

bool Position::movesOnInitiative(UnitIndex u, bool charge) const {
  const double reach = tables().initiativeInches * 1.0 * oneInch;
  const bool near = enemyWithin(u, reach);
  const bool seen = !near && openOrder(u) && seesAnyEnemy(u);
  if (!near && !seen) return false;  // IO-CMD-4, IO-CMD-5
  InitiativeMoveIn in = initiativeFacts(u, charge);
  if (near) in.enemyInches = reach / oneInch;
  in.seesEnemy = seen;
  return ask(*rulings().initiativeMove, in)->allowed;
}

Answered<FreeMoveIn, FreeMoveOut> Position::freeMove(UnitIndex u) const {
  FreeMoveIn in;
  const auto order = static_cast<OrderState>(status(u, UnitStatus::order));
  in.test = order == OrderState::failed      ? TestDone::failed
            : order == OrderState::succeeded ? TestDone::succeeded
                                             : TestDone::none;
  in.order = static_cast<Order>(status(u, UnitStatus::orderKind));
  in.column = formation(u) == Formation::column;
  in.tiny = size(u) == Size::tiny;
  in.baggage = isBaggage(troop(u));
  in.brokenDivision = brokenDivision(u);
  in.disordered = disordered(u);
  in.engaged = engaged(u);
  in.movedAlready = is(u, UnitStatus::moved);
  return ask(*rulings().freeMove, in);
}

}  // namespace signifer::initiative
