// Command: Elite units shedding Disorder, initiative moves and their order, order tests, joined orders, the re-roll of
// an Army Commander, and the marks of failed orders. Generals who join units belong here too. The sheet's Command and
// Orders.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

struct EliteRallyIn {
  bool elite = true;
  bool disordered = true;
  int eliteOn = 4;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(EliteRallyIn, (), (elite, disordered, eliteOn))
struct EliteRallyOut {
  bool rallied = false;
  bool disordered = false;
  friend auto operator<=>(const EliteRallyOut&, const EliteRallyOut&) = default;
};
BOOST_DESCRIBE_STRUCT(EliteRallyOut, (), (rallied, disordered))
/// IO-CMD-1, IO-CMD-2. Dice: one d6 for a Disordered Elite unit.
[[nodiscard]] EliteRallyOut eliteRally(const EliteRallyIn& in, const Book& book, Dice& dice);

enum class InitiativeBasis : std::uint8_t { enemyWithin12, openOrderSeesEnemy };
/// `initiativeNoCharge` where the option initiative-charge is off.
BOOST_DEFINE_FIXED_ENUM_CLASS(InitiativeReason, std::uint8_t, alreadyMoved, brokenDivision, disordered, engaged,
                              noEnemyNear, shakenNoCharge, initiativeNoCharge)
struct InitiativeMoveIn {
  /// To the nearest enemy unit, seen or not (inches); none: no enemy unit.
  std::optional<double> enemyInches;
  bool openOrder = false;
  bool seesEnemy = false;
  bool charge = false;
  bool disordered = false;
  bool shaken = false;
  bool engaged = false;
  bool brokenDivision = false;
  bool movedAlready = false;
};
BOOST_DESCRIBE_STRUCT(InitiativeMoveIn, (),
                      (enemyInches, openOrder, seesEnemy, charge, disordered, shaken, engaged, brokenDivision,
                       movedAlready))
struct InitiativeMoveOut {
  bool allowed = false;
  int maxMoves = 0;
  WordSet<InitiativeBasis> basis;
  Reasons<InitiativeReason> reasons;
  friend auto operator<=>(const InitiativeMoveOut&, const InitiativeMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(InitiativeMoveOut, (), (allowed, maxMoves, basis, reasons))
/// IO-CMD-3 to IO-CMD-7.
[[nodiscard]] InitiativeMoveOut initiativeMove(const InitiativeMoveIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(Order, std::uint8_t, unit, command, generalAdvance, followMe, rally, courage)
/// Orders for movement, in the order of Order.
BOOST_DEFINE_FIXED_ENUM_CLASS(MoveOrder, std::uint8_t, unit, command, generalAdvance, followMe)
/// Orders that a General gives by joining a unit (IO-ORD-4).
[[nodiscard]] constexpr bool isJoined(Order order) { return order >= Order::followMe; }
[[nodiscard]] constexpr bool isMove(Order order) { return order <= Order::followMe; }

BOOST_DEFINE_FIXED_ENUM_CLASS(Giver, std::uint8_t, general, armyCommander, replacementCommander)
/// Whether units of that command are his to order: an Army Commander's are all (IO-ORD-12, IO-ORD-19).
[[nodiscard]] constexpr bool commands(Giver giver, bool ownCommand) { return ownCommand || giver != Giver::general; }
BOOST_DEFINE_FIXED_ENUM_CLASS(GiverStatus, std::uint8_t, free, hasFailed, hasJoined)
BOOST_DEFINE_FIXED_ENUM_CLASS(OrderReason, std::uint8_t, alreadyOrdered, armyCommanderOnly, brokenDivision, disordered,
                              divisionNotBroken, engaged, fewerThanTwoHits, generalFailedOrder, generalJoinedUnit,
                              generalTooFar, movedOnInitiative, otherCommand)
struct MayOrderIn {
  Order order = Order::unit;
  Giver general = Giver::general;
  GiverStatus generalStatus = GiverStatus::free;
  double generalInches = 0;
  bool ownCommand = true;
  int unitHits = 0;
  bool brokenDivision = false;
  bool disordered = false;
  bool engaged = false;
  bool movedOnInitiative = false;
  bool alreadyOrdered = false;
};
BOOST_DESCRIBE_STRUCT(MayOrderIn, (),
                      (order, general, generalStatus, generalInches, ownCommand, unitHits, brokenDivision, disordered,
                       engaged, movedOnInitiative, alreadyOrdered))
struct MayOrderOut {
  bool allowed = false;
  Reasons<OrderReason> reasons;
  friend auto operator<=>(const MayOrderOut&, const MayOrderOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MayOrderOut, (), (allowed, reasons))
/// IO-ORD-2 to IO-ORD-5, IO-ORD-7, IO-ORD-9, IO-ORD-11, IO-ORD-12, IO-ORD-17 to IO-ORD-19, IO-CMD-8.
[[nodiscard]] MayOrderOut mayOrder(const MayOrderIn& in, const Book& book);

struct OrderTestIn {
  MoveOrder order = MoveOrder::unit;
  int rating = 8;
  double distanceInches = 0;
  /// Rolled again if it gives fewer moves than this; 0: never.
  int rerollBelow = 0;
  /// The enemy has it rolled again if it gives more moves than this; 3: never.
  int enemyRerollAbove = 3;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(OrderTestIn, (), (order, rating, distanceInches, rerollBelow, enemyRerollAbove))
struct OrderTestOut {
  bool success = false;
  int moves = 0;
  int target = 0;
  int roll = 0;
  bool rerolled = false;
  bool generalMayContinue = false;
  bool freeMoveAllowed = false;
  friend auto operator<=>(const OrderTestOut&, const OrderTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderTestOut, (), (success, moves, target, roll, rerolled, generalMayContinue, freeMoveAllowed))
/// IO-ORD-9 to IO-ORD-17, IO-RRL-6. Dice: two d6 unless the target is below 2; two more if they are rolled again.
[[nodiscard]] OrderTestOut orderTest(const OrderTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

/// The markers that a Rally Order and Where Is Your Courage remove.
struct RallyOrderIn {
  int rating = 8;
  int hits = 2;
  int stamina = 6;
  bool reroll = false;
  bool enemyReroll = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(RallyOrderIn, (), (rating, hits, stamina, reroll, enemyReroll))
struct RallyOrderOut {
  bool success = false;
  int roll = 0;
  bool rerolled = false;
  int hits = 0;
  bool shaken = false;
  friend auto operator<=>(const RallyOrderOut&, const RallyOrderOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RallyOrderOut, (), (success, roll, rerolled, hits, shaken))
/// IO-ORD-5, IO-ORD-6. Dice: two d6; two more if they are rolled again.
[[nodiscard]] RallyOrderOut rallyOrder(const RallyOrderIn& in, const Book& book, Dice& dice);

struct CourageOrderOut {
  bool success = false;
  int roll = 0;
  bool rerolled = false;
  int hits = 0;
  bool shaken = false;
  bool mayRetire = false;
  friend auto operator<=>(const CourageOrderOut&, const CourageOrderOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CourageOrderOut, (), (success, roll, rerolled, hits, shaken, mayRetire))
/// IO-ORD-7, IO-ORD-8. Dice as rallyOrder.
[[nodiscard]] CourageOrderOut courageOrder(const RallyOrderIn& in, const Book& book, Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(TestBy, std::uint8_t, self, friendlyGeneral, enemyGeneral)
BOOST_DEFINE_FIXED_ENUM_CLASS(Commander, std::uint8_t, original, replacement)
/// `enemyGeneral` where the option reroll-enemy-orders is off.
BOOST_DEFINE_FIXED_ENUM_CLASS(RerollReason, std::uint8_t, alreadyUsed, enemyGeneral, replacementCommander, tooFar)
struct OrderRerollIn {
  TestBy testBy = TestBy::self;
  Commander commander = Commander::original;
  double distanceInches = 0;
  bool usedThisTurn = false;
};
BOOST_DESCRIBE_STRUCT(OrderRerollIn, (), (testBy, commander, distanceInches, usedThisTurn))
struct OrderRerollOut {
  bool allowed = false;
  Reasons<RerollReason> reasons;
  friend auto operator<=>(const OrderRerollOut&, const OrderRerollOut&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderRerollOut, (), (allowed, reasons))
/// IO-RRL-1 to IO-RRL-6.
[[nodiscard]] OrderRerollOut orderReroll(const OrderRerollIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(TestDone, std::uint8_t, failed, succeeded, none)
BOOST_DEFINE_FIXED_ENUM_CLASS(FreeOption, std::uint8_t, freeMove, retirementMove)
BOOST_DEFINE_FIXED_ENUM_CLASS(FreeReason, std::uint8_t, alreadyMoved, disordered, engaged, followMeFailed, notEntitled,
                              orderNotFailed, orderSucceeded)
struct FreeMoveIn {
  TestDone test = TestDone::none;
  Order order = Order::unit;
  bool column = false;
  bool tiny = false;
  bool baggage = false;
  bool brokenDivision = false;
  bool disordered = false;
  bool engaged = false;
  bool movedAlready = false;
};
BOOST_DESCRIBE_STRUCT(FreeMoveIn, (),
                      (test, order, column, tiny, baggage, brokenDivision, disordered, engaged, movedAlready))
struct FreeMoveOut {
  WordSet<FreeOption> options;
  int moves = 0;
  Reasons<FreeReason> reasons;
  friend auto operator<=>(const FreeMoveOut&, const FreeMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(FreeMoveOut, (), (options, moves, reasons))
/// IO-FRE-1 to IO-FRE-7, IO-ORD-10.
[[nodiscard]] FreeMoveOut freeMove(const FreeMoveIn& in);

BOOST_DEFINE_FIXED_ENUM_CLASS(JoinStage, std::uint8_t, orders, handToHand)
BOOST_DEFINE_FIXED_ENUM_CLASS(JoinReason, std::uint8_t, alreadyJoined, enemyUnit, notTheirTurn, tooFar)
struct JoinUnitIn {
  JoinStage stage = JoinStage::orders;
  PlayerSide side = PlayerSide::active;
  double distanceInches = 0;
  bool friendlyUnit = true;
  bool alreadyJoined = false;
};
BOOST_DESCRIBE_STRUCT(JoinUnitIn, (), (stage, side, distanceInches, friendlyUnit, alreadyJoined))
struct JoinUnitOut {
  bool allowed = false;
  bool ordersEnd = false;
  Reasons<JoinReason> reasons;
  friend auto operator<=>(const JoinUnitOut&, const JoinUnitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(JoinUnitOut, (), (allowed, ordersEnd, reasons))
/// IO-ORD-4, IO-HSQ-2.
[[nodiscard]] JoinUnitOut joinUnit(const JoinUnitIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::InitiativeBasis> {
  static constexpr auto words = std::to_array<std::string_view>({"enemy-within-12", "open-order-sees-enemy"});
};

}  // namespace signifer
