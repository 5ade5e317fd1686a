// Branches of a battle in words: what each is called, and what differs between two of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "play/session.h"

namespace signifer {

/// The turn in which a branch leaves the one before it.
[[nodiscard]] int turnOfFork(const Session& session, BranchIndex branch);

/// The name of a branch: "The table's game", or by the players' name for it, else by its first own event.
[[nodiscard]] std::string branchName(const Session& session, BranchIndex branch);

/// The name of a branch with the turn that it comes from: "From turn 3: If the horse had waited", "Taken back in turn
/// 2: Velites marched 4 in".
[[nodiscard]] std::string branchInWords(const Session& session, BranchIndex branch);

/// The words of one branch and of another for the same thing.
struct BranchRow {
  std::string what;
  std::string one;
  std::string other;
};

struct BranchComparison {
  /// "Alike up to event 12, in turn 3."
  std::string alike;
  /// Turn, events, what each side has lost, its chance to win.
  std::vector<BranchRow> sums;
  /// Every unit that stands elsewhere, is hurt otherwise or is lost in one of them only.
  std::vector<BranchRow> units;
};

/// Both as they were left.
[[nodiscard]] BranchComparison compareBranches(const Session& session, BranchIndex one, BranchIndex other);

/// The branch of this number or name; nothing where there is none.
[[nodiscard]] std::optional<BranchIndex> branchCalled(const Session& session, const std::string& word);

}  // namespace signifer
