// The figures of Initiative Order, read from the "tables" of initiative.json, which can be laid beside the sheet. With
// the options that change their use they make the book that every ruling looks into. Only figures and rule ids; when
// they apply is in the procedures.
#pragma once

#include <array>
#include <vector>

#include "initiative/options.h"
#include "initiative/terms.h"
#include "rules/modifiers.h"
#include "rules/read_options.h"

namespace signifer::initiative {

struct OrdersTable {
  /// The greatest distance from a General to a unit that he joins, and to another unit whose test is rolled again
  /// (inches).
  int joinInches = 0;
  int rerollInches = 0;
  int rallyLeastHits = 0;
  int rallyRecovers = 0;
  /// Is Your Courage leaves fewer markers than this as they are.
  int courageLeastHits = 0;
  /// The least that two dice can show: a target below it fails untested.
  int leastTarget = 2;
  /// Once for each `distanceInches`.
  Row distance;
  int distanceInches = 12;
  /// By the margin; the last serves all greater ones.
  std::vector<int> movesByMargin;
  int generalAdvanceMoves = 0;
  int followMeMoves = 0;
};

/// A row of the movement table, inches a move; 0: does not move.
struct MovementRow {
  int formed = 0;
  int openOrder = 0;
};

struct EnforcedTable {
  /// Part of a move: 2 is a half.
  int giveGroundPart = 2;
  int retreatPart = 1;
  /// The option that asks for a fixed distance (inches).
  int giveGroundInches = 0;
};

struct ShootingTable {
  int hitsFrom = 4;
  Row large, small;
  int tinyDice = 0, squareDice = 0, buildingsDiceEachFace = 0;
  Row unsteady, targetObscured, targetOpenOrder, artilleryOrBaggage, shieldedHeavyInfantry, cataphractCavalry;
  Row closing, traversing, extremeRange;
};

/// Hits from which shots call for a break test.
struct ShotTriggers {
  int sixesOnlyHits = 0;
  int sixes = 0;
};

struct HandToHandTable {
  int hitsFrom = 4;
  Row large, small;
  int tinyDice = 0, columnDice = 0, diceEachFace = 0;
  /// For each die of a joined General.
  Row generalDie;
  Row charging, winning, uphill, unsteady, openOrder, flankOrRear;
};

struct SavesTable {
  Row squareOrWedge, cover, testudo, buildings, fortifications, lightArtillery, greatArtillery, column;
};

struct SupportsTable {
  int inches = 0;
  Row ours, theirs;
};

/// Cells of the hand-to-hand break-test table. `unlessShaken`: a Shaken unit breaks.
enum class BreakCell : std::uint8_t {
  hold,
  goodOrderWithSupports,
  disorderedWithSupports,
  allDisorderedUnlessShaken,
  disordered,
  disorderedUnlessShaken,
  breaks,
};

/// Cells of the ranged break-test table. `unlessCasualties`: a unit with any markers breaks.
enum class RangedCell : std::uint8_t {
  hold,
  retreat,
  holdDisorderedOrRetreat,
  retreatDisordered,
  retreatDisorderedUnlessShaken,
  retreatDisorderedUnlessCasualties,
  breaks,
};

/// A column for each BreakType; the first cell is for `fromScore` or less, the last for its own score or more.
template <class Cell>
struct ScoreTable {
  int fromScore = 2;
  std::array<std::vector<Cell>, breakTypes> columns;

  [[nodiscard]] Cell cell(BreakType type, int score) const {
    const std::vector<Cell>& column = columns[static_cast<std::size_t>(type)];
    const int last = static_cast<int>(column.size()) - 1;
    const int at = score - fromScore;
    return column[static_cast<std::size_t>(at < 0 ? 0 : at > last ? last : at)];
  }
};

struct Tables {
  /// Elite score of every Elite unit, where the option says so (IO-CMD-2).
  int eliteFourUp = 4;
  int initiativeInches = 0, initiativeMoves = 0;
  int proximityFormed = 0, proximityOpenOrder = 0;
  OrdersTable orders;
  std::array<MovementRow, troops> movement;
  EnforcedTable enforced;
  std::array<int, weapons> ranges{};
  /// Extreme range begins beyond this, however short the weapon's range (inches).
  int extremeBeyondInches = 0;
  /// Closing and traversing shots reach this far (inches).
  int reactionShotInches = 0;
  ShootingTable shooting;
  ShotTriggers shotTriggers;
  HandToHandTable handToHand;
  SavesTable saves;
  /// Shattered at so many times the stamina (IO-STA-3).
  int shatteredTimes = 2;
  SupportsTable supports;
  Row excessHit;
  ScoreTable<BreakCell> breakTest;
  ScoreTable<RangedCell> rangedBreakTest;

  /// The limit for a formed unit, or for one in Open Order (IO-PRX-1, IO-PRX-2).
  [[nodiscard]] int proximityInches(bool openOrder) const { return openOrder ? proximityOpenOrder : proximityFormed; }
  [[nodiscard]] int moveInches(Troop troop, bool openOrder) const {
    const MovementRow& row = movement[static_cast<std::size_t>(troop)];
    return openOrder ? row.openOrder : row.formed;
  }
  [[nodiscard]] int range(Weapon weapon) const { return ranges[static_cast<std::size_t>(weapon)]; }

  /// Throws SourceError where the JSON does not fit.
  static Tables of(const Definition& definition, const Options& options);
};

struct Book {
  Options options;
  Tables tables;

  static Book of(const Definition& definition) {
    const Options chosen = readOptions<Options>(definition);
    return {chosen, Tables::of(definition, chosen)};
  }
};

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::BreakCell> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"hold", "good-order-with-supports", "disordered-with-supports", "all-disordered-unless-shaken", "disordered",
       "disordered-unless-shaken", "break"});
};

template <>
struct Words<initiative::RangedCell> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"hold", "retreat", "hold-disordered-or-retreat", "retreat-disordered", "retreat-disordered-unless-shaken",
       "retreat-disordered-unless-casualties", "break"});
};

}  // namespace signifer
