#include "cb/options.h"

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>

namespace signifer::cb {
namespace {

// turnStyle is the option "turn-style".
std::string idOf(std::string_view member) {
  std::string id;
  for (const char c : member) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital) id += '-';
    id += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return id;
}

}  // namespace

Options readOptions(const Definition& definition) {
  Options options;
  boost::mp11::mp_for_each<boost::describe::describe_members<Options, boost::describe::mod_public>>([&](auto member) {
    auto& chosen = options.*decltype(member)::pointer;
    using Chosen = std::remove_reference_t<decltype(chosen)>;
    if constexpr (std::is_same_v<Chosen, int>)
      chosen = definition.optionNumber(idOf(decltype(member)::name));
    else
      chosen = definition.option<Chosen>(idOf(decltype(member)::name));
  });
  return options;
}

}  // namespace signifer::cb
