// Orders for a player turn, as a general would give them: each wing of the army is told to hold, to advance without
// charging, to press, to shoot, or to do as it sees fit. They say which candidates are looked at; what is legal stays
// legal. Over the shared interface only: which actions march, charge or shoot is said by path and gesture.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

enum class Order : std::uint8_t { free, hold, advance, press, shoot };
inline constexpr std::array allOrders{Order::free, Order::hold, Order::advance, Order::press, Order::shoot};
/// "as it sees fit", "holds", "advances without charging".
[[nodiscard]] std::string_view wordsOf(Order order);

enum class Wing : std::uint8_t { left, centre, right };
inline constexpr std::size_t wingCount = 3;

/// One order for each wing.
struct Orders {
  std::array<Order, wingCount> of{};
  friend bool operator==(const Orders&, const Orders&) = default;
};

/// Which wing each unit of a side stands in, looking at the enemy: thirds of the army.
class Wings {
 public:
  Wings() = default;
  Wings(const Battle& battle, SideIndex side);
  [[nodiscard]] Wing of(UnitIndex unit) const;

 private:
  std::vector<Wing> wings_;
};

/// Leaves those candidates that follow the orders, and all of them where none would; in their order.
void keepFollowing(const Definition& definition, const Orders& orders, const Wings& wings, ActionList& candidates);

}  // namespace signifer
