// Orders thrown and carried out, Generals who join and move (IO-ORD-1 to IO-ORD-22, IO-RRL-1 to IO-RRL-6).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

void Play::giveOrder(const Action& action) {
  const PersonIndex p = action.person;
  const auto order = static_cast<Order>(action.values[0]);
  const PersonIndex before = status(BattleStatus::orderingGeneral);
  if (before != noPerson && before != p) battle_.person(before).status[PersonStatus::done] = 1;
  status(BattleStatus::orderingGeneral) = p;
  if (isJoined(order)) joinUnit(p, action.unit);
  throwOrder(p, order, action.unit, false);
}

// One throw; the value is the number of moves, or the markers left after a rally, -1 where the test fails.
void Play::throwOrder(PersonIndex p, Order order, UnitIndex u, bool again) {
  Modifiers modifiers;
  const Roller who{battle_.person(p).side, u, noUnit};
  int value = 0;
  int roll = 0;
  if (isMove(order)) {
    // Whoever joined for the order has joined already; the units are those that it would have moved.
    const UnitSet units = order == Order::followMe ? UnitSet() : position_.ordered(p, order, u);
    OrderTestIn in;
    in.order = static_cast<MoveOrder>(order);
    in.rating = position_.rating(p);
    in.distanceInches = std::min(120.0, position_.orderDistance(p, order, units));
    in.roller = who;
    const OrderTestOut out = orderTest(in, rules(), dice_, modifiers);
    value = out.success ? out.moves : -1;
    roll = out.roll;
    tellOf(out.success ? "order-succeeds" : "order-fails", p, u, {"IO-ORD-14", "IO-ORD-16"},
           {Figure::count(out.roll), Figure::count(out.target), Figure::count(out.moves)}, "order-test", modifiers);
  } else {
    const RallyOrderIn in{
        position_.rating(p), position_.status(u, UnitStatus::hits), position_.stamina(u), false, false, who};
    const bool rally = order == Order::rally;
    const CourageOrderOut courage = rally ? CourageOrderOut{} : courageOrder(in, rules(), dice_);
    const RallyOrderOut rallied = rally ? rallyOrder(in, rules(), dice_) : RallyOrderOut{};
    const bool success = rally ? rallied.success : courage.success;
    value = success ? (rally ? rallied.hits : courage.hits) : -1;
    roll = rally ? rallied.roll : courage.roll;
    tellOf(success ? "order-succeeds" : "order-fails", p, u, {rally ? "IO-ORD-6" : "IO-ORD-8"},
           {Figure::count(roll), Figure::count(in.rating), Figure::count(0)}, rally ? "rally-order" : "courage-order");
  }
  if (again || roll == 0) return applyOrder(p, order, u, value, roll);
  askForReroll(p, order, u, value, roll, 0);
}

// D-16: the tester's own side is asked first; a success is worth throwing again for more moves only.
void Play::askForReroll(PersonIndex p, Order order, UnitIndex u, int value, int roll, int stage) {
  const bool most =
      value >= (order == Order::generalAdvance || !isMove(order) ? 1 : 3) || (!isMove(order) && value >= 0);
  for (; stage < 2; ++stage) {
    const bool worth = stage == 0 ? !most : value >= 0;
    if (!worth || !mayReroll(position_, p, stage)) continue;
    return push(TaskKind::orderThrown, {p, static_cast<int>(order), u, value, roll, stage});
  }
  applyOrder(p, order, u, value, roll);
}

void Play::answerReroll(const Task& task, bool again) {
  const PersonIndex p = task.args[0];
  const auto order = static_cast<Order>(task.args[1]);
  const UnitIndex u = task.args[2];
  if (!again) return askForReroll(p, order, u, task.args[3], task.args[4], task.args[5] + 1);
  const SideIndex own = battle_.person(p).side;
  const SideIndex side = task.args[5] == 0 ? own : enemyOf(own);
  battle_.side(side).status[SideStatus::rerollUsed] = 1;
  tellSide("order-thrown-again", side, {"IO-RRL-1", "IO-RRL-6"});
  throwOrder(p, order, u, true);
}

void Play::applyOrder(PersonIndex p, Order order, UnitIndex u, int value, int roll) {
  Person& person = battle_.person(p);
  const bool success = value >= 0;
  if (!success && !isJoined(order))
    person.status[PersonStatus::orders] = static_cast<std::int16_t>(GiverStatus::hasFailed);
  UnitSet units;
  if (isJoined(order))
    add(units, u);
  else {
    // `ordered` asks whether he may still order: his failure counts from the next order on.
    const std::int16_t after = person.status[PersonStatus::orders];
    person.status[PersonStatus::orders] = 0;
    units = position_.ordered(p, order, u);
    person.status[PersonStatus::orders] = after;
  }
  const bool blunder = options().blunders == Blunders::onTwelve && isMove(order) && roll == 12;  // IO-ORD-20
  for (UnitIndex v = battle_.unitCount(); v-- > 0;) {
    if (!in(units, v)) continue;
    if (blunder) push(TaskKind::astray, {v});
    status(v, UnitStatus::order) = static_cast<std::int16_t>(success ? OrderState::succeeded : OrderState::failed);
    status(v, UnitStatus::orderKind) = static_cast<std::int16_t>(order);
    if (success && isMove(order)) status(v, UnitStatus::movesLeft) = static_cast<std::int16_t>(value);
    if (success && !isMove(order)) status(v, UnitStatus::hits) = static_cast<std::int16_t>(value);
  }
}

// IO-ORD-4, IO-HSQ-2: in the Orders phase it ends his orders.
void Play::joinUnit(PersonIndex p, UnitIndex u) {
  Person& person = battle_.person(p);
  person.unit = u;
  person.at = battle_.unit(u).pose.centre;
  if (battle_.step < steps().volleys) {
    person.status[PersonStatus::orders] = static_cast<std::int16_t>(GiverStatus::hasJoined);
    person.status[PersonStatus::done] = 1;
  }
  tellOf("general-joins", p, u, {"IO-ORD-4", "IO-HSQ-2"}, {}, "join-unit");
}

// IO-ORD-21
void Play::moveGeneral(PersonIndex p, Point to) {
  Person& person = battle_.person(p);
  person.at = to;
  person.status[PersonStatus::moved] = 1;
  person.status[PersonStatus::done] = 1;
  tellOf("general-moves", p, noUnit, {"IO-ORD-21"});
}

// IO-END-3
void Play::generalLost(UnitIndex u) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    Person& person = battle_.person(p);
    if (!person.present || person.unit != u) continue;
    person.unit = noUnit;
    if (!options().generalLostWithUnit) continue;
    person.present = false;
    person.status[PersonStatus::lost] = 1;
    tellOf("general-lost", p, u, {"IO-END-3"});
  }
}

}  // namespace signifer::initiative
