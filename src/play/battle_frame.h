// The text of a battle that was read, with gaps where its positions differ: sides, units, people and state. A text that
// is the same around the gaps is a position of the same battle, and what stands in the gaps is all that is to be read.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "schema/raw_json.h"

namespace signifer {

/// The fillings of the gaps in a position's text.
struct BattleParts {
  std::vector<std::string_view> units;
  /// Empty where they are as they were.
  std::string_view sides;
  std::string_view people;
  /// Empty where the battle begins with its deployment.
  std::string_view state;
};

class BattleFrame {
 public:
  /// The frame of a battle that was read, and that has these members; nothing where it has no units.
  [[nodiscard]] static std::optional<BattleFrame> of(std::string_view battle, std::span<const RawMember> members);

  /// The place after the position that begins at a place of the text, whose parts are then in `parts`; npos where none
  /// of this battle begins there. `likely`: texts of units, one for each place, that may well stand there.
  [[nodiscard]] std::size_t fit(std::string_view text, std::size_t at, std::span<const std::string_view> likely,
                                BattleParts& parts) const;

  /// From now on sides and people are as they were in these parts.
  void renew(const BattleParts& parts);

 private:
  enum class Part { sides, units, people, state };
  struct Gap {
    /// The text before it, from the last gap on.
    std::string before;
    Part part;
    /// The former value at that place, for sides and people alone.
    std::string value;
  };
  static std::optional<Part> partOf(std::string_view name);
  static std::string_view& textOf(Part part, BattleParts& parts);

  std::vector<Gap> gaps_;
  std::string end_;
};

}  // namespace signifer
