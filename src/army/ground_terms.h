// The meaning of ground under a rule set, beyond its name: the kinds that change nothing by themselves, and those on
// which a level counts. Editors say it beside a piece. Read from ground.json of the rule set's folder; under a rule set
// without one all ground counts, and so does every level.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "rules/definition.h"

namespace signifer {

/// On which kinds of ground a level counts: on every one, on those drawn as hills alone (which are then one level high
/// at the least), or on none.
enum class HeightCounts : std::uint8_t { everywhere, onHills, nowhere };

class GroundTerms {
 public:
  /// Throws SourceError.
  static GroundTerms load(const std::filesystem::path& folder, const Definition& definition);

  /// A piece of this kind changes nothing by itself: it lies there to be seen, or only its level counts.
  [[nodiscard]] bool isPlain(int kind) const;
  [[nodiscard]] bool heightCounts(int kind) const;
  /// Drawn as a hill: it begins at level 1.
  [[nodiscard]] bool isHill(int kind) const;
  /// Drawn as a hill, and at this level nobody on it stands higher.
  [[nodiscard]] bool liesFlat(int kind, int level) const;

 private:
  HeightCounts height_ = HeightCounts::everywhere;
  /// By the kinds' places in the definition.
  std::vector<bool> plain_;
  std::vector<bool> hill_;
};

}  // namespace signifer
