// The battles of earlier requests, with the work of making and reading them. Rule sets are kept by their house rules,
// positions and units by their text, and the common parts of positions once for each battle.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/battle_frame.h"
#include "play/known_units.h"
#include "play/position.h"

namespace signifer {

class BattleMemory {
 public:
  explicit BattleMemory(const RuleSetLibrary& library) : library_(library) {}

  /// The request with what is known of its battle left out. The line must stay until the next request. Throws
  /// SourceError.
  [[nodiscard]] Document request(std::string_view line);
  /// The position in the request of now; it stays until the next request. Throws SourceError.
  [[nodiscard]] const Position& position(const Node& battle);
  /// The position in a file.
  [[nodiscard]] const Position& position(const std::string& path, const Document& file);

 private:
  struct Known {
    std::string text;
    Position position;
  };

  /// A battle of which one position was read in full.
  struct KnownFrame {
    BattleFrame frame;
    std::shared_ptr<const RuleSet> rules;
    KnownBattle battle;
  };
  /// The way the current request tells its battle.
  enum class Telling { whole, withNumbers, asParts };

  [[nodiscard]] std::size_t endOfFrame(std::string_view line, std::size_t at);
  [[nodiscard]] std::string shorter();
  [[nodiscard]] bool tellUnitsApart();
  [[nodiscard]] Position readShorter(const Node& battle);
  [[nodiscard]] const Position* find(std::string_view text) const;
  [[nodiscard]] const Position& keep(std::string_view text, Position position);
  [[nodiscard]] Position read(const Node& battle, KnownUnits* known);

  const RuleSetLibrary& library_;
  /// The latest positions; the oldest makes room for the next.
  std::vector<Known> positions_;
  std::size_t oldest_ = 0;
  std::map<std::string, std::shared_ptr<const RuleSet>> ruleSets_;
  KnownUnits units_;
  /// The latest first.
  std::vector<KnownFrame> frames_;

  /// The request of now, and the text of its battle within it: empty where a quick look did not find it.
  std::string_view line_;
  std::string_view raw_;
  /// Its position, null where it is not known.
  const Position* found_ = nullptr;
  /// The frame that it fits, null where none is known, and what stands in the gaps.
  KnownFrame* fitting_ = nullptr;
  BattleParts parts_;
  /// The battle's members where it fits none.
  std::vector<RawMember> members_;
  Telling telling_ = Telling::whole;
};

}  // namespace signifer
