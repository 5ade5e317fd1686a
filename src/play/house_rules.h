// A club's house rules as a file: options by name and a patch of the rule set's JSON, with a title to print
// (docs/file-formats.md, "House rules"). A file without a format is taken as the patch alone.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "library/loader.h"
#include "schema/document.h"

namespace signifer {

/// The sight that a club has in all its battles: a word of a battle file's `visibility`, and its `sightInches`.
struct HouseSight {
  /// Empty where the battle itself says.
  std::string visibility;
  /// 0 where the battle itself says.
  int inches = 0;
  [[nodiscard]] bool says() const { return !visibility.empty() || inches > 0; }
  friend bool operator==(const HouseSight&, const HouseSight&) = default;
};

struct HouseRulesFile {
  std::string title;
  /// Which issue of them this is, in the club's own words: "2", "spring 2026".
  std::string edition;
  std::string notes;
  /// The rule set that they are for; empty where the file does not say.
  std::string ruleSet;
  HouseRules rules;
  HouseSight sight = {};
};

/// Throws SourceError.
[[nodiscard]] HouseRulesFile readHouseRulesFile(const Node& root);

/// A list of additions (troop types, modifiers) as text, empty where there are none. What they say is read when the
/// rule set is made. Throws SourceError.
[[nodiscard]] std::string readAdditions(const Node& owner, std::string_view member);

/// The place of house rules in a document, as JSON Pointers.
struct HouseRulesPlace {
  std::string options = "/options";
  std::string patch;
  std::string troops = "/troops";
  std::string modifiers = "/modifiers";
};

/// House rules and where they stand, so that a fault in them is reported there.
struct HouseRulesLayer {
  HouseRules rules;
  /// nullptr for those that were given one by one.
  const Document* file = nullptr;
  HouseRulesPlace place = {};
  /// The everyday name of the house rules; empty where they are a battle's own or were given one by one.
  std::string name = {};
  HouseSight sight = {};
};

/// The rules of all layers: later options and figures come before earlier ones, and what a later layer does not speak
/// of stays as an earlier one has it.
[[nodiscard]] HouseRules merged(std::span<const HouseRulesLayer> layers);

/// Makes a rule set under the house rules of these layers. A fault is reported in the layer it stands in. Throws
/// SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> createUnder(const RuleSetSource& source,
                                                   std::span<const HouseRulesLayer> layers);

}  // namespace signifer
