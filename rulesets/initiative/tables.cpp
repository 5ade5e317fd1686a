// Reads the tables. Figures that a house rule could make senseless (a part of nothing, a column without cells) are
// refused here, so that the procedures need not look.
#include "initiative/tables.h"

#include <algorithm>
#include <string>

#include "rules/definition.h"

namespace signifer::initiative {
namespace {

/// Distances and counts of a table, wide enough for any house rule.
constexpr int most = 1000;

std::string path(std::string_view table, std::string_view row) { return std::string(table) + "/" + std::string(row); }

/// Reads figures and rows of one object of "tables".
class Section {
 public:
  Section(const Definition& definition, std::string_view name) : definition_(definition), name_(name) {}

  [[nodiscard]] int figure(std::string_view key, int least, int greatest = most) const {
    const int value = definition_.integer(path(name_, key));
    if (value < least || value > greatest)
      definition_.fail("/tables/" + path(name_, key), "a whole number from " + std::to_string(least) + " to " +
                                                          std::to_string(greatest) + " was expected");
    return value;
  }
  [[nodiscard]] Row row(std::string_view key) const { return definition_.row(path(name_, key)); }

 private:
  const Definition& definition_;
  std::string name_;
};

/// Words of the option order-moves-margin, which name its lists.
constexpr std::array<std::string_view, 3> marginLists{"0-1-2-3", "one-move-always", "each-point"};

OrdersTable readOrders(const Definition& definition, const Options& options) {
  const Section orders(definition, "orders");
  OrdersTable table;
  table.joinInches = orders.figure("joinInches", 0);
  table.rerollInches = orders.figure("rerollInches", 0);
  table.rallyLeastHits = orders.figure("rallyLeastHits", 0);
  table.rallyRecovers = orders.figure("rallyRecovers", 0);
  table.courageLeastHits = orders.figure("courageLeastHits", 0);
  table.leastTarget = orders.figure("leastTarget", 2, 12);
  table.distance = orders.row("distance");
  table.distanceInches = orders.figure("distanceInches", 1);
  const std::string margins =
      path("orders/movesByMargin", marginLists[static_cast<std::size_t>(options.orderMovesMargin)]);
  table.movesByMargin = definition.integers(margins);
  const auto isMoves = [](int moves) { return moves >= 1 && moves <= 3; };
  if (table.movesByMargin.empty() || !std::ranges::all_of(table.movesByMargin, isMoves))
    definition.fail("/tables/" + margins, "a list of one to three moves for each margin was expected");
  table.generalAdvanceMoves = orders.figure("generalAdvanceMoves", 1, 3);
  table.followMeMoves = orders.figure("followMeMoves", 1, 3);
  return table;
}

std::array<MovementRow, troops> readMovement(const Definition& definition, const Options& options) {
  std::array<MovementRow, troops> table;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Section row(definition, path("movement", wordOf(static_cast<Troop>(i))));
    table[i] = {row.figure("formed", 0), row.figure("openOrder", 0)};
  }
  if (options.heavyArtilleryMove == HeavyArtilleryMove::threeInches) {
    const int inches = definition.integer("heavyArtilleryInches");
    table[static_cast<std::size_t>(Troop::otherArtillery)] = {inches, inches};
  }
  return table;
}

EnforcedTable readEnforced(const Definition& definition) {
  const Section enforced(definition, "enforced");
  return {enforced.figure("giveGroundPart", 1), enforced.figure("retreatPart", 1),
          enforced.figure("giveGroundInches", 0)};
}

ShootingTable readShooting(const Definition& definition) {
  const Section shooting(definition, "shooting");
  ShootingTable table;
  table.hitsFrom = shooting.figure("hitsFrom", 2, 6);
  table.large = shooting.row("large");
  table.small = shooting.row("small");
  table.tinyDice = shooting.figure("tinyDice", 1);
  table.squareDice = shooting.figure("squareDice", 1);
  table.buildingsDiceEachFace = shooting.figure("buildingsDiceEachFace", 1);
  table.unsteady = shooting.row("unsteady");
  table.targetObscured = shooting.row("targetObscured");
  table.targetOpenOrder = shooting.row("targetOpenOrder");
  table.artilleryOrBaggage = shooting.row("artilleryOrBaggage");
  table.shieldedHeavyInfantry = shooting.row("shieldedHeavyInfantry");
  table.cataphractCavalry = shooting.row("cataphractCavalry");
  table.closing = shooting.row("closing");
  table.traversing = shooting.row("traversing");
  table.extremeRange = shooting.row("extremeRange");
  return table;
}

HandToHandTable readHandToHand(const Definition& definition) {
  const Section blows(definition, "handToHand");
  HandToHandTable table;
  table.hitsFrom = blows.figure("hitsFrom", 2, 6);
  table.large = blows.row("large");
  table.small = blows.row("small");
  table.tinyDice = blows.figure("tinyDice", 1);
  table.columnDice = blows.figure("columnDice", 1);
  table.diceEachFace = blows.figure("diceEachFace", 1);
  table.generalDie = blows.row("generalDie");
  table.charging = blows.row("charging");
  table.winning = blows.row("winning");
  table.uphill = blows.row("uphill");
  table.unsteady = blows.row("unsteady");
  table.openOrder = blows.row("openOrder");
  table.flankOrRear = blows.row("flankOrRear");
  return table;
}

SavesTable readSaves(const Definition& definition) {
  const Section saves(definition, "saves");
  return {saves.row("squareOrWedge"),  saves.row("cover"),          saves.row("testudo"),        saves.row("buildings"),
          saves.row("fortifications"), saves.row("lightArtillery"), saves.row("greatArtillery"), saves.row("column")};
}

template <class Cell>
ScoreTable<Cell> readScores(const Definition& definition, std::string_view name) {
  ScoreTable<Cell> table;
  table.fromScore = Section(definition, name).figure("fromScore", 2, 12);
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string column = path(name, wordOf(static_cast<BreakType>(i)));
    for (const std::string& word : definition.words(column)) {
      const auto found = std::ranges::find(Words<Cell>::words, word);
      if (found == Words<Cell>::words.end())
        definition.fail("/tables/" + column, "the code knows no result \"" + word + "\"");
      table.columns[i].push_back(static_cast<Cell>(found - Words<Cell>::words.begin()));
    }
    if (table.columns[i].empty()) definition.fail("/tables/" + column, "a result for each score was expected");
  }
  return table;
}

}  // namespace

Tables Tables::of(const Definition& definition, const Options& options) {
  Tables tables;
  tables.eliteFourUp = Section(definition, "elite").figure("fourUp", 1, 6);
  const Section initiative(definition, "initiative");
  tables.initiativeInches = initiative.figure("enemyInches", 0);
  tables.initiativeMoves = initiative.figure("moves", 1, 3);
  const Section proximity(definition, "proximity");
  tables.proximityFormed = proximity.figure("formedInches", 0);
  tables.proximityOpenOrder = proximity.figure("openOrderInches", 0);
  tables.orders = readOrders(definition, options);
  tables.movement = readMovement(definition, options);
  tables.enforced = readEnforced(definition);
  const Section ranges(definition, "ranges");
  for (std::size_t i = 0; i < tables.ranges.size(); ++i)
    tables.ranges[i] = ranges.figure(wordOf(static_cast<Weapon>(i)), 0);
  tables.extremeBeyondInches = definition.integer("extremeBeyondInches");
  tables.reactionShotInches = definition.integer("reactionShotInches");
  tables.shooting = readShooting(definition);
  const Section triggers(definition, "shotTriggers");
  tables.shotTriggers = {triggers.figure("sixesOnlyHits", 1), triggers.figure("sixes", 1)};
  tables.handToHand = readHandToHand(definition);
  tables.saves = readSaves(definition);
  tables.shatteredTimes = Section(definition, "status").figure("shatteredTimes", 1);
  const Section supports(definition, "supports");
  tables.supports = {supports.figure("inches", 0), supports.row("ours"), supports.row("theirs")};
  tables.excessHit = definition.row("excessHit");
  tables.breakTest = readScores<BreakCell>(definition, "breakTest");
  tables.rangedBreakTest = readScores<RangedCell>(definition, "rangedBreakTest");
  return tables;
}

}  // namespace signifer::initiative
