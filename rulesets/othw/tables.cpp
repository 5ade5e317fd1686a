#include "othw/tables.h"

#include <string>

namespace signifer::othw {
namespace {

// Reads figures of the tables within bounds: a house rule may change them, but not to what play cannot carry out.
class TableReader {
 public:
  explicit TableReader(const Definition& definition) : definition_(definition) {}

  /// A figure beside its rule.
  [[nodiscard]] int number(std::string_view path, int least, int most) const { return row(path, least, most).value; }
  /// A figure alone.
  [[nodiscard]] int plain(std::string_view path, int least, int most) const {
    const int value = definition_.integer(path);
    require(path, "", value, least, most);
    return value;
  }
  [[nodiscard]] Row row(std::string_view path, int least, int most) const {
    Row row = definition_.row(path);
    require(path, "/value", row.value, least, most);
    return row;
  }

 private:
  void require(std::string_view path, std::string_view below, int value, int least, int most) const {
    if (value >= least && value <= most) return;
    definition_.fail("/tables/" + std::string(path) + std::string(below),
                     "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                         " was expected, not " + std::to_string(value));
  }

  const Definition& definition_;
};

AttackDiceTable readAttackDice(const TableReader& t) {
  return {t.row("attackDice/wood", 0, 8),       t.row("attackDice/woodLooseOrder", 0, 8),
          t.row("attackDice/foeInFord", -8, 8), t.row("attackDice/downhill", -8, 8),
          t.row("attackDice/general", 0, 8),    t.row("attackDice/archers", 0, 8),
          t.row("attackDice/hoplites", 0, 8),   t.row("attackDice/throwingSpears", -8, 8)};
}

ToHitTable readToHit(const TableReader& t) {
  return {t.row("toHit/rear", 2, 6), t.row("toHit/hoplites", 2, 6), t.row("toHit/phalanxFlank", 2, 6),
          t.row("toHit/elephantDrill", 2, 6), t.row("toHit/indianAgainstAfrican", 2, 6)};
}

GeneralsTable readGenerals(const TableReader& t) {
  return {t.number("generals/riskFailsUpTo", 0, 6),    t.number("generals/removedUpTo", 0, 6),
          t.number("generals/missesTurnUpTo", 0, 6),   t.number("generals/rallyFrom", 1, 7),
          t.row("generals/battlefieldManager", -6, 6), t.row("generals/fortuneFavoursTheBold", -4, 0)};
}

// Army Morale never rises: what is lost is 0 or below.
MoraleTable readMorale(const TableReader& t) {
  return {t.number("armyMorale/unitsToAPoint", 1, 100),    t.number("armyMorale/base", 0, mostMorale),
          t.number("armyMorale/wearsFrom", 0, mostMorale), t.row("armyMorale/general", 0, 4),
          t.row("moraleLoss/brokeInCombat", -9, 0),        t.row("moraleLoss/pushedOffTable", -9, 0),
          t.row("moraleLoss/rampageEnded", -9, 0),         t.row("moraleLoss/slaughtered", -9, 0),
          t.row("moraleLoss/generalLost", -9, 0)};
}

}  // namespace

Tables readTables(const Definition& definition) {
  const TableReader table(definition);
  Tables t;
  t.phaseEndsUpTo = table.number("phaseEnd", 0, 6);
  t.boundMoves = table.number("boundMoves", 1, 6);
  t.leadershipTotal = table.number("leadershipTotal", 2, 12);
  t.attackDice = readAttackDice(table);
  t.toHit = readToHit(table);
  t.archersRerolled = table.number("archersRerolled", 0, 14);
  t.strengthKept = table.number("strengthKept", 1, 12);
  t.barredRetreatCosts = table.number("barredRetreatCosts", 0, 12);
  t.rampageLeft = table.plain("rampage/left", 0, 6);
  t.rampageRight = table.plain("rampage/right", 0, 6);
  t.rampageRear = table.plain("rampage/rear", 0, 6);
  t.generals = readGenerals(table);
  t.morale = readMorale(table);
  return t;
}

}  // namespace signifer::othw
