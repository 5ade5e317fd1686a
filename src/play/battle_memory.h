// The battles that requests have asked about, and what making and reading them has taken: rule sets by their house
// rules, positions by their text, units by theirs.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "play/known_units.h"
#include "play/position.h"

namespace signifer {

class BattleMemory {
 public:
  explicit BattleMemory(const RuleSetLibrary& library) : library_(library) {}

  /// The request with what is known of its battle left out. `raw` is the battle's text within the line, empty where a
  /// quick look did not find it. Throws SourceError.
  [[nodiscard]] Document request(std::string_view line, std::string_view raw);
  /// The position in that request. Throws SourceError.
  [[nodiscard]] const Position& position(const Node& battle, std::string_view line, std::string_view raw);
  /// The position in a file.
  [[nodiscard]] const Position& position(const std::string& path, const Document& file);

 private:
  [[nodiscard]] const Position& keep(std::string_view text, Position position);
  [[nodiscard]] Position read(const Node& battle, KnownUnits* known);

  const RuleSetLibrary& library_;
  std::unordered_map<std::string, Position, TextHash, std::equal_to<>> positions_;
  std::map<std::string, std::shared_ptr<const RuleSet>> ruleSets_;
  KnownUnits units_;
  /// Whether the request of now has numbers for units.
  bool shorter_ = false;
};

}  // namespace signifer
