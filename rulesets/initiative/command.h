// Command: Elite units shedding Disorder, initiative moves, who may order whom, order tests and joined orders, an Army
// Commander's re-roll, what failed orders leave, and Generals who join units. The sheet's Command and Orders.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

struct EliteRallyIn {
  bool elite = true;
  bool disordered = true;
  int eliteOn = 4;
  Roller roller;
};
struct EliteRallyOut {
  bool rallied = false;
  bool disordered = false;
  friend auto operator<=>(const EliteRallyOut&, const EliteRallyOut&) = default;
};
/// IO-CMD-1, IO-CMD-2. Dice: one d6 for a Disordered Elite unit.
[[nodiscard]] EliteRallyOut eliteRally(const EliteRallyIn& in, const Book& book, Dice& dice);

enum class InitiativeBasis : std::uint8_t { enemyWithin12, openOrderSeesEnemy };
/// `noCharge` where the option initiative-charge is off.
enum class InitiativeReason : std::uint8_t {
  alreadyMoved,
  brokenDivision,
  disordered,
  engaged,
  noEnemyNear,
  shakenNoCharge,
  noCharge,
};
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
struct InitiativeMoveOut {
  bool allowed = false;
  int maxMoves = 0;
  WordSet<InitiativeBasis> basis;
  WordSet<InitiativeReason> reasons;
  friend auto operator<=>(const InitiativeMoveOut&, const InitiativeMoveOut&) = default;
};
/// IO-CMD-3 to IO-CMD-7.
[[nodiscard]] InitiativeMoveOut initiativeMove(const InitiativeMoveIn& in, const Book& book);

enum class Order : std::uint8_t { unit, command, generalAdvance, followMe, rally, courage };
/// Orders for movement, in the order of Order.
enum class MoveOrder : std::uint8_t { unit, command, generalAdvance, followMe };
/// Orders that a General gives by joining a unit (IO-ORD-4).
[[nodiscard]] constexpr bool isJoined(Order order) { return order >= Order::followMe; }
[[nodiscard]] constexpr bool isMove(Order order) { return order <= Order::followMe; }

enum class Giver : std::uint8_t { general, armyCommander, replacementCommander };
enum class GiverStatus : std::uint8_t { free, hasFailed, hasJoined };
enum class OrderReason : std::uint8_t {
  alreadyOrdered,
  armyCommanderOnly,
  brokenDivision,
  disordered,
  divisionNotBroken,
  engaged,
  fewerThanTwoHits,
  generalFailedOrder,
  generalJoinedUnit,
  generalTooFar,
  movedOnInitiative,
  otherCommand,
};
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
struct MayOrderOut {
  bool allowed = false;
  WordSet<OrderReason> reasons;
  friend auto operator<=>(const MayOrderOut&, const MayOrderOut&) = default;
};
/// IO-ORD-2 to IO-ORD-5, IO-ORD-7, IO-ORD-9, IO-ORD-11, IO-ORD-12, IO-ORD-17 to IO-ORD-19, IO-CMD-8.
[[nodiscard]] MayOrderOut mayOrder(const MayOrderIn& in, const Book& book);

struct OrderTestIn {
  MoveOrder order = MoveOrder::unit;
  int rating = 8;
  double distanceInches = 0;
  /// Thrown again if it gives fewer moves than this; 0: never.
  int rerollBelow = 0;
  /// The enemy has it thrown again if it gives more moves than this; 3: never.
  int enemyRerollAbove = 3;
  Roller roller;
};
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
/// IO-ORD-9 to IO-ORD-17, IO-RRL-6. Dice: two d6 unless the target is below 2; two more if they are thrown again.
[[nodiscard]] OrderTestOut orderTest(const OrderTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

/// Of a Rally Order and of Where Is Your Courage alike.
struct RallyOrderIn {
  int rating = 8;
  int hits = 2;
  int stamina = 6;
  bool reroll = false;
  bool enemyReroll = false;
  Roller roller;
};
struct RallyOrderOut {
  bool success = false;
  int roll = 0;
  bool rerolled = false;
  int hits = 0;
  bool shaken = false;
  friend auto operator<=>(const RallyOrderOut&, const RallyOrderOut&) = default;
};
/// IO-ORD-5, IO-ORD-6. Dice: two d6; two more if they are thrown again.
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
/// IO-ORD-7, IO-ORD-8. Dice as rallyOrder.
[[nodiscard]] CourageOrderOut courageOrder(const RallyOrderIn& in, const Book& book, Dice& dice);

enum class TestBy : std::uint8_t { self, friendlyGeneral, enemyGeneral };
enum class Commander : std::uint8_t { original, replacement };
/// `ownGeneralsOnly` where the option reroll-enemy-orders is off.
enum class RerollReason : std::uint8_t { alreadyUsed, replacementCommander, tooFar, ownGeneralsOnly };
struct OrderRerollIn {
  TestBy testBy = TestBy::self;
  Commander commander = Commander::original;
  double distanceInches = 0;
  bool usedThisTurn = false;
};
struct OrderRerollOut {
  bool allowed = false;
  WordSet<RerollReason> reasons;
  friend auto operator<=>(const OrderRerollOut&, const OrderRerollOut&) = default;
};
/// IO-RRL-1 to IO-RRL-6.
[[nodiscard]] OrderRerollOut orderReroll(const OrderRerollIn& in, const Book& book);

enum class TestDone : std::uint8_t { failed, succeeded, none };
enum class FreeOption : std::uint8_t { freeMove, retirementMove };
enum class FreeReason : std::uint8_t {
  alreadyMoved,
  disordered,
  engaged,
  followMeFailed,
  notEntitled,
  orderNotFailed,
  orderSucceeded,
};
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
struct FreeMoveOut {
  WordSet<FreeOption> options;
  int moves = 0;
  WordSet<FreeReason> reasons;
  friend auto operator<=>(const FreeMoveOut&, const FreeMoveOut&) = default;
};
/// IO-FRE-1 to IO-FRE-7, IO-ORD-10.
[[nodiscard]] FreeMoveOut freeMove(const FreeMoveIn& in);

enum class JoinStage : std::uint8_t { orders, handToHand };
enum class JoinReason : std::uint8_t { alreadyJoined, enemyUnit, notTheirTurn, tooFar };
struct JoinUnitIn {
  JoinStage stage = JoinStage::orders;
  PlayerSide side = PlayerSide::active;
  double distanceInches = 0;
  bool friendlyUnit = true;
  bool alreadyJoined = false;
};
struct JoinUnitOut {
  bool allowed = false;
  bool ordersEnd = false;
  WordSet<JoinReason> reasons;
  friend auto operator<=>(const JoinUnitOut&, const JoinUnitOut&) = default;
};
/// IO-ORD-4, IO-HSQ-2.
[[nodiscard]] JoinUnitOut joinUnit(const JoinUnitIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::InitiativeBasis> {
  static constexpr auto words = std::to_array<std::string_view>({"enemy-within-12", "open-order-sees-enemy"});
};

template <>
struct Words<initiative::InitiativeReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"already-moved", "broken-division", "disordered", "engaged", "no-enemy-near",
                                       "shaken-no-charge", "initiative-no-charge"});
};

template <>
struct Words<initiative::Order> {
  static constexpr auto words =
      std::to_array<std::string_view>({"unit", "command", "general-advance", "follow-me", "rally", "courage"});
};

template <>
struct Words<initiative::MoveOrder> {
  static constexpr auto words = std::to_array<std::string_view>({"unit", "command", "general-advance", "follow-me"});
};

template <>
struct Words<initiative::Giver> {
  static constexpr auto words = std::to_array<std::string_view>({"general", "army-commander", "replacement-commander"});
};

template <>
struct Words<initiative::GiverStatus> {
  static constexpr auto words = std::to_array<std::string_view>({"free", "has-failed", "has-joined"});
};

template <>
struct Words<initiative::OrderReason> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"already-ordered", "army-commander-only", "broken-division", "disordered", "division-not-broken", "engaged",
       "fewer-than-two-hits", "general-failed-order", "general-joined-unit", "general-too-far", "moved-on-initiative",
       "other-command"});
};

template <>
struct Words<initiative::TestBy> {
  static constexpr auto words = std::to_array<std::string_view>({"self", "friendly-general", "enemy-general"});
};

template <>
struct Words<initiative::Commander> {
  static constexpr auto words = std::to_array<std::string_view>({"original", "replacement"});
};

template <>
struct Words<initiative::RerollReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"already-used", "replacement-commander", "too-far", "own-generals-only"});
};

template <>
struct Words<initiative::TestDone> {
  static constexpr auto words = std::to_array<std::string_view>({"failed", "succeeded", "none"});
};

template <>
struct Words<initiative::FreeOption> {
  static constexpr auto words = std::to_array<std::string_view>({"free-move", "retirement-move"});
};

template <>
struct Words<initiative::FreeReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"already-moved", "disordered", "engaged", "follow-me-failed", "not-entitled",
                                       "order-not-failed", "order-succeeded"});
};

template <>
struct Words<initiative::JoinStage> {
  static constexpr auto words = std::to_array<std::string_view>({"orders", "hand-to-hand"});
};

template <>
struct Words<initiative::JoinReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"already-joined", "enemy-unit", "not-their-turn", "too-far"});
};

}  // namespace signifer
