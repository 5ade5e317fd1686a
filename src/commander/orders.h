// Orders for a player turn, as a general would give them. Each wing of the army, or each of its lines or arms, is told
// to hold, to advance without charging, to press, to shoot, or to act freely. They say which candidates are looked at;
// what is legal stays legal. Over the shared interface only: which actions march, charge or shoot is said by path and
// gesture, and by what leads to a move.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/roles.h"
#include "rules/ruleset.h"
#include "table/vec.h"

namespace signifer {

enum class Order : std::uint8_t { free, hold, advance, press, shoot };
inline constexpr std::array allOrders{Order::free, Order::hold, Order::advance, Order::press, Order::shoot};
/// "as it sees fit", "holds", "advances without charging".
[[nodiscard]] std::string_view wordsOf(Order order);

enum class Wing : std::uint8_t { left, centre, right };
inline constexpr std::size_t wingCount = 3;

/// Before whom friends stand is of the reserve.
enum class Line : std::uint8_t { first, reserve };
inline constexpr std::size_t lineCount = 2;

inline constexpr std::size_t armCount = 3;

/// The part of an army that a unit belongs to.
struct Part {
  Wing wing = Wing::centre;
  Line line = Line::first;
  Arm arm = Arm::foot;
};

/// One order for each wing, each line and each arm. A line's order goes before the wing's unless it is free, and an
/// arm's goes before both.
struct Orders {
  std::array<Order, wingCount> of{};
  std::array<Order, lineCount> ofLine{};
  std::array<Order, armCount> ofArm{};
  /// They end with the player turn; else they hold in each of the side's own.
  bool thisTurnOnly = false;
  friend bool operator==(const Orders&, const Orders&) = default;
  /// The order for a unit of this part.
  [[nodiscard]] Order forPart(const Part& part) const;
  /// Whether any line is told something, or any arm.
  [[nodiscard]] bool byLine() const;
  [[nodiscard]] bool byArm() const;
};

/// The way from the middle of the side's army to that of its enemy, in thousandths of an inch; nothing where either has
/// no units.
[[nodiscard]] std::optional<Vec2> wayToEnemy(const Battle& battle, SideIndex side);

/// Which part of the army each unit of a side belongs to, looking at the enemy: the wing, a third of the army, the line
/// and the arm.
class Parts {
 public:
  Parts() = default;
  Parts(const Battle& battle, SideIndex side);
  [[nodiscard]] Part of(UnitIndex unit) const;
  [[nodiscard]] bool anyReserve() const;
  /// Whether some units, and not all, are of this arm.
  [[nodiscard]] bool someOf(Arm arm) const;

 private:
  std::vector<Part> parts_;
  std::array<int, armCount> ofArm_{};
};

/// Leaves those candidates that follow the orders, and all of them where none would; in their order.
void keepFollowing(const RuleSet& rules, const Orders& orders, const Parts& parts, ActionList& candidates);
/// Of what is asked of one unit leaves that which costs nothing (RuleSet::costsNothing), where something does.
void keepWhatCostsNothing(const RuleSet& rules, const Battle& battle, const Decision& decision, ActionList& candidates);
/// A waiting unit (a flag for each unit) marches nowhere. It charges no enemy that still stands where it stood at the
/// `start`: such a charge was possible before. Leaves what does not go against that, and all candidates where nothing
/// would be left.
void keepWaiting(const RuleSet& rules, const std::vector<bool>& waiting, const Battle& start, const Battle& battle,
                 ActionList& candidates);

}  // namespace signifer
