// House rules of several files at once: what is wrong in each, where they speak of the same thing, and how they are
// written. What is to be done about those that cannot be used stands in opening.h.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "play/house_rules.h"

namespace signifer {

/// The heads of pointers to an option, and to a figure, in house rules.
inline constexpr std::string_view optionsHead = "/options/";
inline constexpr std::string_view patchHead = "/patch";

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
/// Takes everything that is at fault out of house rules, wherever they stand, and returns the faults.
[[nodiscard]] std::vector<SourceError> takeOutFaults(const RuleSetSource& source, HouseRulesLayer& layer);

/// Two overlays that say different things about one option or figure; the later one is in force.
struct OverlayConflict {
  /// "/options/ties" or "/patch/tables/walkInches".
  std::string pointer;
  std::string earlier, later;
  std::string earlierValue, laterValue;
};
[[nodiscard]] std::vector<OverlayConflict> conflictsOf(const std::vector<Overlay>& stack);

/// A file of house rules: only what differs from the rule set's own is in it.
[[nodiscard]] std::string overlayText(const std::string& ruleSet, const HouseRulesFile& file);

/// The value at a choice's pointer, as JSON; empty where the overlay does not speak of it.
[[nodiscard]] std::string valueIn(const HouseRulesFile& file, const std::string& pointer);
/// Sets it, or with an empty value takes it out.
void setValueIn(HouseRulesFile& file, const std::string& pointer, const std::string& value);

}  // namespace signifer
