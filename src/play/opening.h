// The one door to house rules that may be bad, and to the battles, rulings and papers under them: what cannot be used
// is left out and named with its reasons, and holds nothing up.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "play/overlays.h"
#include "play/position.h"
#include "play/session.h"

namespace signifer {

/// House rules that are not used, and why.
struct LeftOutOverlay {
  /// The file, its title, or what else people call them.
  std::string name;
  std::vector<SourceError> faults;
};

/// The overlays that were left out, a line for each and one for each fault: "Left out: club.json", "  club.json:4
/// at /options/ties: ...". Empty where nothing was.
[[nodiscard]] std::string leftOutWords(const std::vector<LeftOutOverlay>& leftOut);

/// The overlays of a stack that can be used together over `below` (nullptr for nothing), in order; the others are added
/// to `leftOut`.
[[nodiscard]] std::vector<Overlay> usable(const RuleSetSource& source, const std::vector<Overlay>& stack,
                                          std::vector<LeftOutOverlay>& leftOut, const HouseRulesLayer* below = nullptr);

/// Reads the usable overlays from files, which are named as they were given. Throws SourceError where a file cannot be
/// read at all: that is a slip in its name.
[[nodiscard]] std::vector<Overlay> readUsable(const RuleSetSource& source, std::span<const std::string> files,
                                              std::vector<LeftOutOverlay>& leftOut,
                                              const HouseRulesLayer* below = nullptr);

/// A battle with these overlays over its own house rules. What cannot be used of its own is left out, fault by fault;
/// of the overlays, the whole file. Throws SourceError for other faults of the battle.
[[nodiscard]] Position openUnder(const RuleSetLibrary& library, const Node& battle, const std::vector<Overlay>& stack,
                                 std::vector<LeftOutOverlay>& leftOut);

/// Loads a battle file (a scenario or a saved moment) into a new session. Throws SourceError.
[[nodiscard]] std::unique_ptr<Session> openBattle(const RuleSetLibrary& library, const std::filesystem::path& path,
                                                  std::uint64_t seed, std::vector<LeftOutOverlay>* leftOut = nullptr);

}  // namespace signifer
