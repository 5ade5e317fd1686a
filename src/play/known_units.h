// Units out of battles that were read before, by their text. Requests come with positions that differ in little: where
// a unit's text is known, a number stands for it in a shorter text of the battle, and the reader takes the unit that
// was read from that text under the same circumstances. So nothing is read otherwise than by the one reader, and
// whatever goes wrong with a shorter text is read again in full.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "battle/battle.h"

namespace signifer {

class RuleSet;

/// What the reading of a unit depends on beside its text.
struct UnitReading {
  const RuleSet* rules = nullptr;
  std::array<std::string, 2> sides;
  int columns = 0;
  int rows = 0;
  Length squareSide = 0;
  friend bool operator==(const UnitReading&, const UnitReading&) = default;
};

/// A text as a key that is looked up without being copied.
struct TextHash {
  using is_transparent = void;
  [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// A unit as its text says, before the rule set works out what follows.
struct KnownUnit {
  UnitInfo info;
  Unit unit;
};

class KnownUnits {
 public:
  /// The battle with numbers in the place of units that are known; empty where its units cannot be told apart by a
  /// quick look. The texts must stay until `keep` or the next `shorten`.
  [[nodiscard]] std::string shorten(std::string_view battle);

  /// For the reader of the shorter text: how units are read now.
  void begin(UnitReading reading) { reading_ = std::move(reading); }
  /// The unit that a number stands for; null where there is none that was read like this.
  [[nodiscard]] const KnownUnit* find(std::size_t number) const;
  /// A unit that was read from its text.
  void met(const UnitInfo& info, const Unit& unit) { met_.push_back({info, unit}); }

  /// The shorter text was read: what was new in it is known from now on.
  void keep();
  /// It was not: units that were read otherwise than now are forgotten.
  void drop();
  /// Rule sets may have gone.
  void clear();

 private:
  struct Entry {
    KnownUnit unit;
    std::size_t reading;
  };
  using Entries = std::unordered_map<std::string, Entry, TextHash, std::equal_to<>>;
  Entries units_;
  /// How the units were read that are known: few.
  std::vector<UnitReading> readings_;

  /// The shorter text of now: whom its numbers mean, and the texts that it left.
  std::vector<const Entries::value_type*> numbered_;
  std::vector<std::string_view> left_;
  std::vector<std::size_t> placesLeft_;
  /// The units of the latest battle in their places, null where one is not known: mostly they come again.
  std::vector<const Entries::value_type*> latest_;
  std::vector<std::string_view> likely_;
  std::vector<KnownUnit> met_;
  UnitReading reading_;
};

}  // namespace signifer
