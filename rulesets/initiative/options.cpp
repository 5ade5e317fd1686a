#include "initiative/options.h"

#include "rules/read_options.h"

namespace signifer {

template <>
struct Words<initiative::OrderMovesMargin> {
  static constexpr auto words = std::to_array<std::string_view>({"0-1-2-3", "one-move-always", "each-point"});
};

template <>
struct Words<initiative::OrderDistance> {
  static constexpr auto words = std::to_array<std::string_view>({"full-12", "part-12", "none"});
};

template <>
struct Words<initiative::GeneralMove> {
  static constexpr auto words = std::to_array<std::string_view>({"24-inches", "36-inches"});
};

namespace initiative {

Options Options::of(const Definition& definition) { return readOptions<Options>(definition); }

}  // namespace initiative
}  // namespace signifer
