// The facts that stay the same during a battle: the sides, their figures, the ground and the options. Made by reading a
// battle file against a rule set's definition (library/battle_file.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

/// The place where a side deploys: along an edge of the table, to a given depth, or within an outline.
struct DeploymentZone {
  enum class Edge : std::uint8_t { none, south, north, west, east };
  std::int8_t side = 0;
  Edge edge = Edge::none;
  Length depth = 0;
  /// Corners where there is no edge.
  std::vector<Point> outline;
  friend bool operator==(const DeploymentZone&, const DeploymentZone&) = default;
};

/// How the players deploy. Without an order the units stand as the file has them, and zones are shown alone.
struct DeploymentPlan {
  enum class Order : std::uint8_t { none, turns, alternately, secretly };
  Order order = Order::none;
  /// The side that begins.
  std::int8_t first = 0;
  std::vector<DeploymentZone> zones;
  friend bool operator==(const DeploymentPlan&, const DeploymentPlan&) = default;
};

/// A photo of the real table, laid under the drawn one. `corners` are the table's corners in the photo: lower left,
/// lower right, upper right, upper left. They are shares of the photo's width and height from its upper left.
/// `strength` tells how strongly the photo is shown.
struct TablePhoto {
  std::string file;
  std::array<std::array<double, 2>, 4> corners{};
  int strength = 80;
  friend bool operator==(const TablePhoto&, const TablePhoto&) = default;
};

/// A part of an edge of the table, from one place on it to another, from the left or from below.
struct TableStretch {
  DeploymentZone::Edge edge = DeploymentZone::Edge::none;
  Length from = 0;
  Length to = 0;
  friend bool operator==(const TableStretch&, const TableStretch&) = default;
};

/// A unit that waits off the table, and comes in from a turn on.
struct Arrival {
  std::int16_t unit = -1;
  /// The edge by which it comes; without one it comes in at the point.
  TableStretch entry;
  Point at;
  int turn = 1;
  /// The least face of a d6 that brings it, asked for in each turn; 0 without a die.
  int needs = 0;
  /// It waits until its entry has room, else it takes the nearest free place.
  bool waits = false;
  friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// A place, a unit or a way off the table that is worth points to a side.
struct Objective {
  enum class Kind : std::uint8_t { place, unit, exit };
  Kind kind = Kind::place;
  std::string name;
  int points = 1;
  /// Counted at the end of each turn, else at the end of the battle.
  bool eachTurn = false;
  /// The only side that scores by it; -1 where either may.
  std::int8_t side = -1;
  /// The middle of a place: a circle where it has a radius, else a box square to the table.
  Point at;
  Length radius = 0;
  Base box;
  /// The squares of a place on a grid.
  std::vector<int> squares;
  /// The unit whose loss is worth points to the other side.
  std::int16_t unit = -1;
  /// The edge that a side's units leave by, each for the points, and the stretch of it.
  TableStretch stretch;
  friend bool operator==(const Objective&, const Objective&) = default;
};

/// The end of a battle by turns: with the turn itself, or from then on with a d6 that shows at least `needs`, and with
/// turn `latest` at the latest.
struct LastTurn {
  int turn = 0;
  int needs = 0;
  int latest = 0;
  friend bool operator==(const LastTurn&, const LastTurn&) = default;
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
  /// The slot of a person's status that counts how often another has taken his place; -1 where the rule set has none.
  int successions = -1;
  /// Index of the chosen word, or the number, of each option of the rule set.
  std::vector<std::int32_t> options;
  /// Values of the rule set's battle settings, like a profile.
  std::vector<std::int32_t> settings;
  /// Text of the house-rule patch, empty for none.
  std::string houseRules;
  /// Troop types and modifiers that house rules add, as HouseRules has them.
  std::string houseTroops;
  std::string houseModifiers;
  /// The files of house rules that were laid over the battle: "Thursday club, spring 2026".
  std::vector<std::string> houseRuleNames;
  DeploymentPlan deployment;
  std::optional<TablePhoto> photo;
  std::vector<Objective> objectives;
  std::optional<LastTurn> lastTurn;
  std::vector<Arrival> arrivals;

  /// Place in `squares` of a square of the grid.
  [[nodiscard]] std::size_t squareIndex(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace signifer
