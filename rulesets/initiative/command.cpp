#include "initiative/command.h"

#include <algorithm>
#include <cmath>

#include "initiative/morale.h"

namespace signifer::initiative {
namespace {

/// How often the distance modifier counts (IO-ORD-15).
int distanceSteps(double inches, const Book& book) {
  const double steps = inches / book.tables.orders.distanceInches;
  switch (book.options.orderDistance) {
    case OrderDistance::full12:
      return static_cast<int>(std::floor(steps));
    case OrderDistance::part12:
      return static_cast<int>(std::ceil(steps));
    case OrderDistance::none:
      break;
  }
  return 0;
}

/// Moves that a total gives (IO-ORD-9, IO-ORD-12, IO-ORD-16).
int movesGiven(MoveOrder order, int target, int total, const OrdersTable& table) {
  if (total > target) return 0;
  if (order == MoveOrder::generalAdvance) return table.generalAdvanceMoves;
  if (order == MoveOrder::followMe) return table.followMeMoves;
  const auto margin = static_cast<std::size_t>(target - total);
  return table.movesByMargin[std::min(margin, table.movesByMargin.size() - 1)];
}

int mostMoves(MoveOrder order, const OrdersTable& table) {
  if (order == MoveOrder::generalAdvance) return table.generalAdvanceMoves;
  if (order == MoveOrder::followMe) return table.followMeMoves;
  return std::ranges::max(table.movesByMargin);
}

struct RatingTest {
  bool success = false;
  int roll = 0;
  bool rerolled = false;
};

/// A test against a rating that only succeeds or fails (IO-ORD-14), rolled again once at most (IO-RRL-6).
RatingTest testRating(const RallyOrderIn& in, Dice& dice, std::string_view first, std::string_view again) {
  RatingTest test;
  test.roll = dice.sum(in.roller.purpose(first), 2);
  test.success = test.roll <= in.rating;
  test.rerolled = test.success ? in.enemyReroll : in.reroll;
  if (test.rerolled) {
    test.roll = dice.sum(in.roller.purpose(again), 2);
    test.success = test.roll <= in.rating;
  }
  return test;
}

}  // namespace

EliteRallyOut eliteRally(const EliteRallyIn& in, const Book& book, Dice& dice) {
  if (!in.elite || !in.disordered) return {false, in.disordered};
  const bool profile = book.options.eliteRallyScore == EliteRallyScore::profile;
  const int needed = profile ? in.eliteOn : book.tables.eliteFourUp;
  const bool rallied = dice.one(in.roller.purpose("dice-elite-rally")) >= needed;
  return {rallied, !rallied};
}

InitiativeMoveOut initiativeMove(const InitiativeMoveIn& in, const Book& book) {
  using enum InitiativeReason;
  InitiativeMoveOut out;
  out.basis.addIf(in.enemyInches && *in.enemyInches <= book.tables.initiativeInches,
                  InitiativeBasis::enemyWithin12);                                     // IO-CMD-4
  out.basis.addIf(in.openOrder && in.seesEnemy, InitiativeBasis::openOrderSeesEnemy);  // IO-CMD-5
  std::optional<Figure> away;
  if (in.enemyInches) away = Figure::inches(fromInches(*in.enemyInches));
  out.reasons.addIf(out.basis.empty(), noEnemyNear,
                    {"IO-CMD-4", away, Figure::inches(book.tables.initiativeInches * oneInch)});
  out.reasons.addIf(in.disordered, disordered, "IO-CMD-6");
  out.reasons.addIf(in.engaged, engaged, "IO-MOV-14");
  out.reasons.addIf(in.brokenDivision, brokenDivision, "IO-CMD-6");
  out.reasons.addIf(in.movedAlready, alreadyMoved, "IO-CMD-3");
  out.reasons.addIf(in.shaken && in.charge, shakenNoCharge, "IO-CMD-7");
  out.reasons.addIf(in.charge && !book.options.initiativeCharge, initiativeNoCharge, "IO-CMD-7");
  out.allowed = out.reasons.empty();
  out.maxMoves = out.allowed ? book.tables.initiativeMoves : 0;
  return out;
}

MayOrderOut mayOrder(const MayOrderIn& in, const Book& book) {
  using enum OrderReason;
  const OrdersTable& table = book.tables.orders;
  const bool divisionOrder = in.order != Order::generalAdvance && in.order != Order::courage;
  const bool retiring = book.options.brokenDivisionOrders == BrokenDivisionOrders::retiringMoves &&
                        (in.order == Order::unit || in.order == Order::command);
  const bool anyGeneral = in.general == Giver::general;
  MayOrderOut out;
  out.reasons.addIf(in.generalStatus == GiverStatus::hasFailed && book.options.ordersUntilFailed, generalFailedOrder,
                    "IO-ORD-17");
  out.reasons.addIf(in.generalStatus == GiverStatus::hasJoined, generalJoinedUnit, "IO-ORD-4");
  out.reasons.addIf(in.alreadyOrdered, alreadyOrdered, "IO-ORD-18");
  out.reasons.addIf(in.engaged, engaged, "IO-MOV-14");
  out.reasons.addIf(!divisionOrder && anyGeneral, armyCommanderOnly,
                    in.order == Order::courage ? "IO-ORD-7" : "IO-ORD-12");
  out.reasons.addIf(divisionOrder && !commands(in.general, in.ownCommand), otherCommand, "IO-ORD-19");
  out.reasons.addIf(in.order != Order::courage && in.brokenDivision && !retiring, brokenDivision, "IO-DIV-2");
  out.reasons.addIf(in.order == Order::courage && !in.brokenDivision, divisionNotBroken, "IO-ORD-7");
  out.reasons.addIf(isMove(in.order) && in.disordered, disordered, "IO-ORD-18");
  out.reasons.addIf(isMove(in.order) && in.movedOnInitiative && !book.options.ordersAfterInitiative, movedOnInitiative,
                    "IO-CMD-8");
  if (isJoined(in.order) && in.generalInches > table.joinInches)
    out.reasons.add(generalTooFar, {"IO-ORD-4", Figure::inches(fromInches(in.generalInches)),
                                    Figure::inches(table.joinInches * oneInch)});
  out.reasons.addIf(in.order == Order::rally && in.unitHits < table.rallyLeastHits, fewerThanTwoHits,
                    {"IO-ORD-5", Figure::count(in.unitHits), Figure::count(table.rallyLeastHits)});
  out.allowed = out.reasons.empty();
  return out;
}

OrderTestOut orderTest(const OrderTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  const OrdersTable& table = book.tables.orders;
  const bool measured = in.order == MoveOrder::unit || in.order == MoveOrder::command;  // IO-ORD-13, D-6
  const int steps = measured ? distanceSteps(in.distanceInches, book) : 0;
  OrderTestOut out;
  out.target = in.rating;
  if (steps > 0) out.target += modifiers.add(table.distance.rule, steps * table.distance.value);
  if (out.target >= table.leastTarget) {
    out.roll = dice.sum(in.roller.purpose("dice-order"), 2);
    out.moves = movesGiven(in.order, out.target, out.roll, table);
    out.rerolled = out.moves < std::min(in.rerollBelow, mostMoves(in.order, table)) || out.moves > in.enemyRerollAbove;
    if (out.rerolled) {
      out.roll = dice.sum(in.roller.purpose("dice-order-again"), 2);
      out.moves = movesGiven(in.order, out.target, out.roll, table);
    }
  }
  out.success = out.moves > 0;
  const bool joined = in.order == MoveOrder::followMe;
  out.generalMayContinue = (out.success || !book.options.ordersUntilFailed) && !joined;  // IO-ORD-4, IO-ORD-17
  out.freeMoveAllowed = !out.success && !joined;                                         // IO-ORD-10
  return out;
}

int hitsAfterRally(int hits, const Book& book) {
  const bool toOne = book.options.rallyRecovers == RallyRecovers::toOneHit;
  return toOne ? std::min(hits, 1) : std::max(0, hits - book.tables.orders.rallyRecovers);
}

RallyOrderOut rallyOrder(const RallyOrderIn& in, const Book& book, Dice& dice) {
  const RatingTest test = testRating(in, dice, "dice-rally", "dice-rally-again");
  const int hits = test.success ? hitsAfterRally(in.hits, book) : in.hits;
  return {test.success, test.roll, test.rerolled, hits, isShaken(hits, in.stamina)};
}

CourageOrderOut courageOrder(const RallyOrderIn& in, const Book& book, Dice& dice) {
  const RatingTest test = testRating(in, dice, "dice-courage", "dice-courage-again");
  const bool recovers = test.success && in.hits >= book.tables.orders.courageLeastHits &&
                        book.options.courageEffect == CourageEffect::recoverHit;
  const int hits = recovers ? in.hits - 1 : in.hits;
  return {test.success, test.roll, test.rerolled, hits, isShaken(hits, in.stamina), !test.success};
}

OrderRerollOut orderReroll(const OrderRerollIn& in, const Book& book) {
  using enum RerollReason;
  const int reach = book.tables.orders.rerollInches;
  OrderRerollOut out;
  out.reasons.addIf(in.commander == Commander::replacement, replacementCommander, "IO-RRL-2");
  out.reasons.addIf(in.testBy != TestBy::self && in.distanceInches > reach, tooFar,
                    {"IO-RRL-4", Figure::inches(fromInches(in.distanceInches)), Figure::inches(reach * oneInch)});
  out.reasons.addIf(in.usedThisTurn && book.options.rerollLimit == RerollLimit::onePerTurn, alreadyUsed, "IO-RRL-6");
  out.reasons.addIf(in.testBy == TestBy::enemyGeneral && !book.options.rerollEnemyOrders, enemyGeneral, "IO-RRL-5");
  out.allowed = out.reasons.empty();
  return out;
}

FreeMoveOut freeMove(const FreeMoveIn& in) {
  using enum FreeReason;
  FreeMoveOut out;
  out.reasons.addIf(in.engaged, engaged, "IO-MOV-14");
  out.reasons.addIf(in.movedAlready, alreadyMoved, "IO-FRE-7");
  if (in.brokenDivision) {
    out.reasons.addIf(in.test == TestDone::succeeded, orderSucceeded, "IO-FRE-4");
    if (out.reasons.empty()) out.options.add(FreeOption::retirementMove);
  } else {
    out.reasons.addIf(in.test != TestDone::failed, orderNotFailed, "IO-FRE-6");
    out.reasons.addIf(!in.column && !in.tiny && !in.baggage, notEntitled, "IO-FRE-1");  // to IO-FRE-3
    out.reasons.addIf(in.test == TestDone::failed && in.order == Order::followMe, followMeFailed, "IO-ORD-10");
    out.reasons.addIf(in.disordered, disordered, "IO-FRE-7");
    if (out.reasons.empty()) out.options.add(FreeOption::freeMove);
  }
  out.moves = out.options.size();
  return out;
}

JoinUnitOut joinUnit(const JoinUnitIn& in, const Book& book) {
  using enum JoinReason;
  const bool ordering = in.stage == JoinStage::orders;
  const std::string_view rule = ordering ? "IO-ORD-4" : "IO-HSQ-2";
  const int reach = book.tables.orders.joinInches;
  JoinUnitOut out;
  out.reasons.addIf(in.distanceInches > reach, tooFar,
                    {rule, Figure::inches(fromInches(in.distanceInches)), Figure::inches(reach * oneInch)});
  out.reasons.addIf(!in.friendlyUnit, enemyUnit, rule);
  out.reasons.addIf(in.alreadyJoined, alreadyJoined, "IO-ORD-4");
  out.reasons.addIf(ordering && in.side == PlayerSide::opponent, notTheirTurn, "IO-SEQ-4");
  out.allowed = out.reasons.empty();
  out.ordersEnd = out.allowed && ordering;
  return out;
}

}  // namespace signifer::initiative
