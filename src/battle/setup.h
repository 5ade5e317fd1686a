// What does not change while a battle goes on: who fights, with which figures, on which ground, under which options.
// Made by reading a battle file against a rule set's definition (library/battle_file.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "table/measures.h"

namespace signifer {

/// The most units of a battle, 128 a side.
inline constexpr std::size_t mostUnits = 256;

struct UnitInfo {
  std::string id;
  std::string name;
  /// Index in the rule set's troop catalogue, -1 for a unit that stands in no list.
  int troop = -1;
  /// Drawn with this symbol.
  std::string symbol;
  /// One figure a profile field: a boolean, integer or index of a word; a number in thousandths.
  std::vector<std::int32_t> profile;
  friend bool operator==(const UnitInfo&, const UnitInfo&) = default;
};

struct PersonInfo {
  std::string id;
  std::string name;
  std::string symbol;
  std::vector<std::int32_t> profile;
  friend bool operator==(const PersonInfo&, const PersonInfo&) = default;
};

struct SideInfo {
  std::string id;
  std::string name;
  friend bool operator==(const SideInfo&, const SideInfo&) = default;
};

/// A piece of ground on a measured table. `kind` is an index in the rule set's terrain kinds.
struct TerrainPiece {
  int kind = 0;
  int level = 0;
  std::string name;
  std::vector<Point> outline;
  friend bool operator==(const TerrainPiece&, const TerrainPiece&) = default;
};

/// One square of a gridded table.
struct SquareGround {
  std::int8_t kind = 0;
  std::int8_t level = 0;
  friend bool operator==(const SquareGround&, const SquareGround&) = default;
};

struct Setup {
  std::string ruleSet;
  std::string ruleSetVersion;
  std::string title;
  /// Sources and remarks, shown to the players.
  std::string notes;
  Length width = 72 * oneInch;
  Length depth = 48 * oneInch;
  /// A grid where columns is above 0; row by row from the lower left.
  int columns = 0;
  int rows = 0;
  Length squareSide = 0;
  std::vector<SquareGround> squares;
  std::vector<TerrainPiece> terrain;
  SideInfo sides[2];
  std::vector<UnitInfo> units;
  std::vector<PersonInfo> people;
  /// Index of the chosen word, or the number, of each option of the rule set.
  std::vector<std::int32_t> options;
  /// Values of the rule set's battle settings, like a profile.
  std::vector<std::int32_t> settings;
  /// Text of the house-rule patch, empty for none.
  std::string houseRules;

  /// Place in `squares` of a square of the grid.
  [[nodiscard]] std::size_t squareIndex(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace signifer
