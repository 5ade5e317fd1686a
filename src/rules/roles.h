// The role of a unit in an order of battle, and the arm that it belongs to, told by its symbol: over the shared
// interface no more is known of it.
#pragma once

#include <cstdint>
#include <string_view>

namespace signifer {

/// In the order in which they are best placed where sides deploy. Whatever has no role of its own is foot.
enum class Role : std::uint8_t { baggage, foot, engine, missiles, beasts, horse };
[[nodiscard]] Role roleOf(std::string_view symbol);

/// The arm that a unit fights as. Mounted troops are all that do not go on foot. Missile troops are foot that fight by
/// shooting, and engines.
enum class Arm : std::uint8_t { foot, mounted, missiles };
[[nodiscard]] Arm armOf(Role role);

}  // namespace signifer
