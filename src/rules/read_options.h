// Reads a rule set's chosen options into its described struct of options: a member `chargeDeclaration` is the option
// "charge-declaration". An enumeration takes the option's word, a bool its "yes" or "no", "on" or "off", an int its
// number.
#pragma once

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <string>
#include <string_view>
#include <type_traits>

#include "rules/definition.h"

namespace signifer {

namespace detail {

BOOST_DEFINE_FIXED_ENUM_CLASS(NoYes, std::uint8_t, no, yes)
BOOST_DEFINE_FIXED_ENUM_CLASS(OffOn, std::uint8_t, off, on)

[[nodiscard]] inline bool optionHolds(const Definition& definition, std::string_view id) {
  const std::string_view word = definition.optionWord(id);
  if (word == "on" || word == "off") return definition.option<OffOn>(id) == OffOn::on;
  return definition.option<NoYes>(id) == NoYes::yes;
}

[[nodiscard]] inline std::string kebabCase(std::string_view name) {
  std::string word;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital || (c >= '0' && c <= '9')) word += '-';
    word += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return word;
}

}  // namespace detail

/// All members of a described struct, its bases' too. Throws SourceError where options.json and the struct differ.
template <class Options>
[[nodiscard]] Options readOptions(const Definition& definition) {
  using namespace boost::describe;
  Options options;
  boost::mp11::mp_for_each<describe_members<Options, mod_public | mod_inherited>>([&](auto member) {
    const std::string id = detail::kebabCase(decltype(member)::name);
    auto& value = options.*decltype(member)::pointer;
    using Chosen = std::remove_reference_t<decltype(value)>;
    if constexpr (std::is_same_v<Chosen, bool>)
      value = detail::optionHolds(definition, id);
    else if constexpr (std::is_enum_v<Chosen>)
      value = definition.option<Chosen>(id);
    else
      value = definition.optionNumber(id);
  });
  return options;
}

}  // namespace signifer
