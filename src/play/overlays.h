// House rules of several files at once: what is wrong in each, where they speak of the same thing, and a battle that
// opens all the same with those left out that cannot be used. Also every option and every figure of a rule set's tables
// as a list, for whoever chooses among them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "play/house_rules.h"
#include "play/position.h"

namespace signifer {

/// A file of house rules in a stack; later ones come before earlier ones.
struct Overlay {
  HouseRulesFile file;
  std::shared_ptr<const Document> document;

  /// "Thursday club 2", or the file's name where it has no title.
  [[nodiscard]] std::string name() const;
  [[nodiscard]] HouseRulesLayer layer() const;
};

/// Throws SourceError.
[[nodiscard]] Overlay readOverlay(const std::filesystem::path& path);

/// Everything that is wrong in one overlay, each with its place: unknown options and members, figures out of range,
/// another rule set's. Empty where it can be used.
[[nodiscard]] std::vector<SourceError> faultsOf(const RuleSetSource& source, const Overlay& overlay);

/// An overlay that is not used, and why.
struct LeftOutOverlay {
  std::string name;
  std::vector<SourceError> faults;
};

/// Those of a stack that can be used together, in order; the others are added to `leftOut`.
[[nodiscard]] std::vector<Overlay> usable(const RuleSetSource& source, const std::vector<Overlay>& stack,
                                          std::vector<LeftOutOverlay>& leftOut);

/// Two overlays that say different things about one option or figure; the later one is in force.
struct OverlayConflict {
  /// "/options/ties" or "/patch/tables/walkInches".
  std::string pointer;
  std::string earlier, later;
  std::string earlierValue, laterValue;
};
[[nodiscard]] std::vector<OverlayConflict> conflictsOf(const std::vector<Overlay>& stack);

/// A battle with these overlays over its own house rules. What cannot be used of either is left out and told. Throws
/// SourceError for other faults of the battle.
[[nodiscard]] Position openUnder(const RuleSetLibrary& library, const Node& battle, const std::vector<Overlay>& stack,
                                 std::vector<LeftOutOverlay>& leftOut);

/// One option, or one figure of the tables, that house rules can change.
struct HouseChoice {
  /// "/options/ties" or "/patch/tables/fight/veteran/value": where an overlay says it.
  std::string pointer;
  /// The chapter that it stands in: "Options", "Hand to hand".
  std::string chapter;
  std::string words;
  /// The rule that says it, empty where the table does not name one.
  std::string rule;
  /// What the rule says.
  std::string effect;
  /// Words to choose from; empty for a figure.
  std::vector<std::string> values;
  /// What people read for them.
  std::vector<std::string> captions;
  /// Bounds of an option's number; equal where there are none.
  std::int32_t least = 0;
  std::int32_t most = 0;
  /// As the sheet has it, as JSON.
  std::string standard;
};

/// All of a rule set's, options first, then tables in the file's order. Throws SourceError.
[[nodiscard]] std::vector<HouseChoice> houseChoices(const RuleSetSource& source);

/// A file of house rules: only what differs from the rule set's own is in it.
[[nodiscard]] std::string overlayText(const std::string& ruleSet, const HouseRulesFile& file);

/// The value at a choice's pointer, as JSON; empty where the overlay does not speak of it.
[[nodiscard]] std::string valueIn(const HouseRulesFile& file, const std::string& pointer);
/// Sets it, or with an empty value takes it out.
void setValueIn(HouseRulesFile& file, const std::string& pointer, const std::string& value);

}  // namespace signifer
