// Reads the chosen options from the definition, each by the name of its member.
#include "initiative/options.h"

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <string>
#include <type_traits>

#include "rules/definition.h"

namespace signifer {
namespace initiative {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(OffOn, std::uint8_t, off, on)

}  // namespace
}  // namespace initiative

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

}  // namespace signifer

namespace signifer::initiative {
namespace {

/// The option that a member is: `rangedCavalry3` is "ranged-cavalry-3".
std::string optionId(std::string_view member) {
  std::string id;
  for (const char c : member) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital || (c >= '0' && c <= '9')) id += '-';
    id += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return id;
}

}  // namespace

Options Options::of(const Definition& definition) {
  using namespace boost::describe;
  Options options;
  boost::mp11::mp_for_each<describe_members<Options, mod_public>>([&](auto member) {
    auto& value = options.*decltype(member)::pointer;
    using Value = std::remove_reference_t<decltype(value)>;
    const std::string id = optionId(decltype(member)::name);
    if constexpr (std::is_same_v<Value, bool>)
      value = definition.option<OffOn>(id) == OffOn::on;
    else if constexpr (std::is_enum_v<Value>)
      value = definition.option<Value>(id);
    else
      value = definition.optionNumber(id);
  });
  return options;
}

}  // namespace signifer::initiative
