#include "rules/option_bonds.h"

#include <algorithm>

namespace signifer {
namespace {

// Places of the values that `key` names, one or a list of them; those of another option than the first by default.
std::vector<std::int32_t> valuesAt(const Node& bond, std::string_view key, const OptionInfo& option) {
  const auto given = bond.find(key);
  std::vector<std::int32_t> places;
  if (!given) {
    for (std::size_t i = 0; i < option.values.size(); ++i)
      if (static_cast<std::int32_t>(i) != option.standard) places.push_back(static_cast<std::int32_t>(i));
    return places;
  }
  for (const Node& value : given->isArray() ? given->items() : std::vector<Node>{*given}) {
    const auto found = std::ranges::find(option.values, value.text());
    if (found == option.values.end()) throw value.error("a value of the option \"" + option.id + "\" was expected");
    places.push_back(static_cast<std::int32_t>(found - option.values.begin()));
  }
  return places;
}

bool holds(const std::vector<std::int32_t>& places, std::int32_t chosen) {
  return std::ranges::find(places, chosen) != places.end();
}

class Bonds {
 public:
  Bonds(std::span<const OptionInfo> options, std::span<const std::int32_t> chosen,
        const std::map<std::string, std::string>& asked)
      : options_(options), chosen_(chosen), asked_(asked) {}

  void requireOf(const Node& option, std::size_t own) const {
    for (const bool needs : {true, false})
      if (const auto bonds = option.find(needs ? "needs" : "excludes"))
        for (const Node& bond : bonds->items()) require(bond, own, needs);
  }

 private:
  void require(const Node& bond, std::size_t own, bool needs) const {
    bond.allowOnly({"value", "option", "values", "says"});
    const auto other = std::ranges::find(options_, bond.at("option").text(), &OptionInfo::id);
    if (other == options_.end() || other->values.empty() || options_[own].values.empty())
      throw bond.at("option").error("the id of an option was expected, both with words to choose from");
    const auto at = static_cast<std::size_t>(other - options_.begin());
    const bool counts = holds(valuesAt(bond, "value", options_[own]), chosen_[own]);
    const bool among = holds(valuesAt(bond, "values", *other), chosen_[at]);
    const std::string says = bond.at("says").text();
    if (!counts || among == needs) return;
    // The blamed option is one of the two that somebody asked for: the defaults agree.
    const std::string& blamed = asked_.contains(options_[own].id) ? options_[own].id : other->id;
    if (!asked_.contains(blamed)) throw bond.error("defaults that agree were expected");
    throw SourceError("house rules", "/options/" + pointerStep(blamed), 0, says);
  }

  std::span<const OptionInfo> options_;
  std::span<const std::int32_t> chosen_;
  const std::map<std::string, std::string>& asked_;
};

}  // namespace

void requireBonds(const Node& list, std::span<const OptionInfo> options, std::span<const std::int32_t> chosen,
                  const std::map<std::string, std::string>& asked) {
  const Bonds bonds(options, chosen, asked);
  const std::vector<Node> nodes = list.items();
  for (std::size_t i = 0; i < nodes.size(); ++i) bonds.requireOf(nodes[i], i);
}

}  // namespace signifer
