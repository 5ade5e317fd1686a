// Orders tested and carried out, Generals who join and move (IO-ORD-1 to IO-ORD-22, IO-RRL-1 to IO-RRL-6).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

void Play::giveOrder(const Action& action) {
  const PersonIndex p = action.person;
  const bool known = action.values[0] >= 0 && action.values[0] <= static_cast<int>(Order::courage);
  const bool ofUnit = action.values[0] != static_cast<int>(Order::generalAdvance);
  if (!known || (ofUnit && !namesEnough(battle_, Names::personAndUnit, action))) return cannot(action);
  const auto order = static_cast<Order>(action.values[0]);
  const PersonIndex before = status(BattleStatus::orderingGeneral);
  if (before != noPerson && before != p) mover_.person(before).status[PersonStatus::done] = 1;
  status(BattleStatus::orderingGeneral) = p;
  if (isJoined(order)) joinUnit(p, action.unit);
  // A general advance is of the whole army, whichever unit is named.
  testOrder(p, order, ofUnit ? action.unit : noUnit, false);
}

/// The units that the order moves, including one that the players let be ordered against the rules.
UnitSet Play::orderedUnits(PersonIndex p, Order order, UnitIndex u) {
  UnitSet units;
  // `ordered` asks whether he may still order: what this test makes of him counts from the next order on.
  std::int16_t& orders = mover_.person(p).status[PersonStatus::orders];
  const std::int16_t after = orders;
  orders = static_cast<std::int16_t>(GiverStatus::free);
  if (!isJoined(order)) units = position_.ordered(p, order, u);
  orders = after;
  if (units.none() && position_.present(u)) add(units, u);
  return units;
}

/// The moves that a test gives, -1 where it fails.
int Play::testForMoves(PersonIndex p, Order order, UnitIndex u, int& roll) {
  struct Words {
    std::string_view succeeds, fails, rule;
  };
  static constexpr std::array<Words, 4> words{{{"order-unit", "order-unit-fails", "IO-ORD-3"},
                                               {"order-command", "order-command-fails", "IO-ORD-11"},
                                               {"order-advance", "order-advance-fails", "IO-ORD-12"},
                                               {"order-follow-me", "order-follow-me-fails", "IO-ORD-9"}}};
  OrderTestIn in;
  in.order = static_cast<MoveOrder>(order);
  in.rating = position_.rating(p);
  // A General who joined for the order stands with the unit.
  in.distanceInches =
      order == Order::followMe ? 0 : inForm(position_.orderDistance(p, order, orderedUnits(p, order, u)));
  in.roller = {battle_.person(p).side, u, noUnit};
  const auto test = account_.ask(*rulings().orderTest, in);
  roll = test->roll;
  const Words& said = words[static_cast<std::size_t>(order)];
  const std::string_view margin = !test->success && order == Order::followMe                   ? "IO-ORD-10"
                                  : !test->success                                             ? "IO-ORD-17"
                                  : order == Order::followMe || order == Order::generalAdvance ? "IO-ORD-13"
                                                                                               : "IO-ORD-16";
  account_.tell(test->success ? said.succeeds : said.fails, {"IO-ORD-14", said.rule, margin},
                {.unit = u,
                 .person = p,
                 .figures = {Figure::count(test->roll), Figure::count(test->target), Figure::count(test->moves)}},
                test);
  return test->success ? test->moves : -1;
}

/// The markers that a rally leaves, -1 where it fails. The form knows no fewer than two: with fewer, what they lose
/// counts.
int Play::testForRally(PersonIndex p, Order order, UnitIndex u, int& roll) {
  const int hits = position_.status(u, UnitStatus::hits);
  const bool rally = order == Order::rally;
  const RallyOrderIn in{position_.rating(p),
                        std::clamp(hits, rally ? 2 : 0, 24),
                        position_.stamina(u),
                        false,
                        false,
                        Roller{battle_.person(p).side, u, noUnit}};
  const auto told = [&](const auto& test, std::string_view succeeds, std::string_view fails, std::string_view rule) {
    roll = test->roll;
    const int left = std::max(0, hits - (in.hits - test->hits));
    account_.tell(test->success ? succeeds : fails, {"IO-ORD-14", rule},
                  {.unit = u,
                   .person = p,
                   .figures = {Figure::count(test->roll), Figure::count(in.rating), Figure::count(hits - left),
                               Figure::count(left)}},
                  test);
    return test->success ? left : -1;
  };
  if (rally) return told(account_.ask(*rulings().rallyOrder, in), "rally-succeeds", "rally-fails", "IO-ORD-6");
  return told(account_.ask(*rulings().courageOrder, in), "courage-succeeds", "courage-fails", "IO-ORD-8");
}

// One test; the value is the number of moves, or the markers left after a rally, -1 where the test fails.
void Play::testOrder(PersonIndex p, Order order, UnitIndex u, bool again) {
  int roll = 0;
  const int value = isMove(order) ? testForMoves(p, order, u, roll) : testForRally(p, order, u, roll);
  if (again || roll == 0) return applyOrder(p, order, u, value, roll);
  askForReroll(p, order, u, value, roll, 0);
}

// D-16: the tester's own side is asked first; a success is worth rolling again for more moves only.
void Play::askForReroll(PersonIndex p, Order order, UnitIndex u, int value, int roll, int stage) {
  const bool most =
      value >= (order == Order::generalAdvance || !isMove(order) ? 1 : 3) || (!isMove(order) && value >= 0);
  for (; stage < 2; ++stage) {
    const bool worth = stage == 0 ? !most : value >= 0;
    if (!worth) continue;
    const auto reroll = mayReroll(position_, p, stage);
    if (!reroll || !(*reroll)->allowed) continue;
    return push(TaskKind::orderThrown, {p, static_cast<int>(order), u, value, roll, stage});
  }
  applyOrder(p, order, u, value, roll);
}

void Play::answerReroll(const Task& task, const Action& action) {
  const bool again = static_cast<ActionId>(action.kind) == ActionId::throwAgain;
  const PersonIndex p = task.args[0];
  const auto order = static_cast<Order>(task.args[1]);
  const UnitIndex u = task.args[2];
  if (!again) return askForReroll(p, order, u, task.args[3], task.args[4], task.args[5] + 1);
  const SideIndex own = battle_.person(p).side;
  const SideIndex side = task.args[5] == 0 ? own : enemyOf(own);
  const auto reroll = mayReroll(position_, p, task.args[5]);
  mover_.side(side).status[SideStatus::rerollUsed] = 1;
  const std::string_view whose = task.args[5] != 0 ? "IO-RRL-5" : "IO-RRL-3";
  const Telling telling{.person = p, .side = side, .key = true};
  if (reroll)
    account_.tell("order-thrown-again", {"IO-RRL-1", whose, "IO-RRL-6"}, telling, *reroll);
  else
    account_.tell("order-thrown-again", {"IO-RRL-1", whose, "IO-RRL-6"}, telling);
  testOrder(p, order, u, true);
}

void Play::applyOrder(PersonIndex p, Order order, UnitIndex u, int value, int roll) {
  Person& person = mover_.person(p);
  const bool success = value >= 0;
  if (!success && !isJoined(order))
    person.status[PersonStatus::orders] = static_cast<std::int16_t>(GiverStatus::hasFailed);
  const UnitSet units = orderedUnits(p, order, u);
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
  Person& person = mover_.person(p);
  const auto joining = mayJoin(position_, p, u);
  const bool ordering = position_.step() < StepId::volleys;
  person.unit = u;
  person.at = battle_.unit(u).pose.centre;
  if (ordering) {
    person.status[PersonStatus::orders] = static_cast<std::int16_t>(GiverStatus::hasJoined);
    person.status[PersonStatus::done] = 1;
  }
  account_.tell("general-joins", {ordering ? "IO-ORD-4" : "IO-HSQ-2"},
                {.unit = u, .person = p, .figures = {Figure::inches(fromInches(joining.in.distanceInches))}}, joining);
}

void Play::joinNamed(const Action& action) { joinUnit(action.person, action.unit); }

// IO-ORD-21
void Play::moveGeneral(const Action& action) {
  const PersonIndex p = action.person;
  const Point to = action.point;
  Person& person = mover_.person(p);
  const Length way = toLength(distance(toVec(person.at), toVec(to)));
  person.unit = noUnit;
  person.at = to;
  person.status[PersonStatus::moved] = 1;
  person.status[PersonStatus::done] = 1;
  account_.tell("general-moves", {"IO-ORD-21"}, {.person = p, .figures = {Figure::inches(way)}});
}

// IO-END-3
void Play::generalLost(UnitIndex u) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    Person& person = mover_.person(p);
    if (!person.present || person.unit != u) continue;
    person.unit = noUnit;
    if (!options().generalLostWithUnit) continue;
    person.present = false;
    person.status[PersonStatus::lost] = 1;
    account_.tell("general-lost", {"IO-END-3"}, {.unit = u, .person = p, .key = true});
  }
}

void Play::endOrders(const Action& action) {
  mover_.person(action.person).status[PersonStatus::done] = 1;
  account_.tell("general-done", {"IO-SEQ-5"}, {.person = action.person});
}

}  // namespace signifer::initiative
