#include "othw/options.h"

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <string>

namespace signifer::othw {
namespace {

// The id in options.json of a member of Options: its name in kebab-case.
std::string idOf(std::string_view member) {
  std::string id;
  for (const char c : member) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital) id += '-';
    id += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return id;
}

template <Worded E>
void read(const Definition& definition, const std::string& id, E& option) {
  option = definition.option<E>(id);
}
void read(const Definition& definition, const std::string& id, int& option) { option = definition.optionNumber(id); }

}  // namespace

Options readOptions(const Definition& definition) {
  using namespace boost::describe;
  Options options;
  boost::mp11::mp_for_each<describe_members<Options, mod_public>>(
      [&](auto member) { read(definition, idOf(member.name), options.*member.pointer); });
  return options;
}

}  // namespace signifer::othw
