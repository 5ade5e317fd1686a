// Units out of battles that were read before, by their text. Requests come with positions that differ in little. A
// number stands for a known unit's text in a shorter text of the battle. The reader then takes the unit that it read
// from that text under the same circumstances. So nothing is read otherwise than by the one reader, and whatever goes
// wrong with a shorter text is read again in full.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "battle/battle.h"
#include "schema/document.h"

namespace signifer {

class RuleSet;

/// The circumstances that the reading of a unit depends on, beside its text.
struct UnitReading {
  const RuleSet* rules = nullptr;
  std::array<std::string, 2> sides;
  int columns = 0;
  int rows = 0;
  Length squareSide = 0;
  friend bool operator==(const UnitReading&, const UnitReading&) = default;
};

[[nodiscard]] UnitReading readingOf(const RuleSet& rules, const Setup& setup);

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

/// The rest of a battle, as its text says as well.
struct KnownBattle {
  std::shared_ptr<const Setup> setup;
  std::array<SideState, 2> sides;
  std::vector<Person> people;
};

class KnownUnits {
 public:
  /// The texts of the latest battle's units, one for each place, empty where it is not known: mostly they come again.
  [[nodiscard]] std::span<const std::string_view> likely();
  /// Adds the items of the list of units with these texts, numbers in the place of those that are known. The texts must
  /// stay until `keep` or the next `shorten`.
  void shorten(std::span<const std::string_view> texts, std::string& list);

  /// For the reader of the shorter text: how units are read now.
  void begin(UnitReading reading) { reading_ = std::move(reading); }
  /// The unit that a number stands for. Throws SourceError where there is none that was read like this.
  [[nodiscard]] const KnownUnit& at(const Node& number) const;
  /// A unit that was read from its text.
  void met(const UnitInfo& info, const Unit& unit) { met_.push_back({info, unit}); }
  /// The battle when all its text is read.
  void met(const Battle& battle) { battle_ = KnownBattle{battle.setup, battle.sides, battle.people}; }
  /// The battle that was met since the latest `shorten`, if the reader was told of what is known.
  [[nodiscard]] std::optional<KnownBattle> takeBattle() { return std::exchange(battle_, std::nullopt); }

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
  /// The few circumstances under which known units were read.
  std::vector<UnitReading> readings_;

  /// The shorter text of now: whom its numbers mean, and the texts that it left.
  std::vector<const Entries::value_type*> numbered_;
  std::vector<std::string_view> left_;
  std::vector<std::size_t> placesLeft_;
  /// The units of the latest battle in their places, null where one is not known.
  std::vector<const Entries::value_type*> latest_;
  std::vector<std::string_view> likely_;
  std::vector<KnownUnit> met_;
  std::optional<KnownBattle> battle_;
  UnitReading reading_;
};

}  // namespace signifer
