// Reads the tables. Figures that a house rule could make senseless (a part of nothing, a die that hits below 1) are
// refused here, so that the procedures need not look.
#include "cb/tables.h"

#include <string>

#include "rules/read_options.h"

namespace signifer::cb {
namespace {

// Reads the rows and figures of one table.
class Reader {
 public:
  Reader(const Definition& definition, std::string table) : definition_(definition), table_(std::move(table)) {}

  [[nodiscard]] Row row(std::string_view name) const { return definition_.row(path(name)); }
  [[nodiscard]] int figure(std::string_view name, int least = 0, int most = 100) const {
    const int value = definition_.integer(path(name));
    if (value < least || value > most)
      definition_.fail("/tables/" + path(name), "a whole number from " + std::to_string(least) + " to " +
                                                    std::to_string(most) + " was expected");
    return value;
  }
  /// A row whose value is not below 0.
  [[nodiscard]] Row plus(std::string_view name) const {
    Row read = row(name);
    if (read.value < 0) definition_.fail("/tables/" + path(name) + "/value", "no number below 0 was expected");
    return read;
  }

 private:
  [[nodiscard]] std::string path(std::string_view name) const { return table_ + "/" + std::string(name); }
  const Definition& definition_;
  std::string table_;
};

void readMorale(const Definition& definition, Tables& t) {
  const Reader control(definition, "control");
  t.control = {control.row("impetus"), control.row("inspiring"), control.row("steady"), control.figure("lowUpTo"),
               control.figure("highFrom")};
  const Reader dps(definition, "dps");
  t.dps = {dps.figure("most", 0, 12), dps.figure("shakenFrom", 1, 13), dps.figure("shakenFromPhalanx", 1, 13)};
  const Reader removal(definition, "dpRemoval");
  t.dpRemoval = {removal.plus("steady"), removal.plus("gradeA"), removal.plus("gradeABeyondBowShot"),
                 removal.plus("gradeB"), removal.plus("gradeCBeyondBowShot")};
  const Reader morale(definition, "moraleDps");
  t.moraleDps = {morale.plus("heavyLost"),     morale.plus("otherLost"),
                 morale.plus("nearElephants"), morale.plus("nearElephantsOwnArmyHas"),
                 morale.plus("nearCamels"),    morale.plus("leaderLost"),
                 morale.plus("commanderLost")};
  const Reader shock(definition, "shockDps");
  t.shock = {shock.plus("evade"),        shock.plus("chargingFootMetByMounted"),
             shock.plus("burstThrough"), shock.plus("openedRanks"),
             shock.plus("behindFlank"),  shock.plus("behindFlankGrave")};
  const Reader army(definition, "armyBreak");
  t.breakHalf = army.figure("half", 1);
  t.breakThird = army.figure("third", 1);
}

void readRisks(const Definition& definition, Tables& t) {
  const Reader command(definition, "command");
  t.leaderMove = command.figure("moveJt", 1);
  t.wounded = command.figure("wounded", 0, 6);
  const Reader critical(definition, "criticalHits");
  t.critical = {critical.figure("hitUpTo", 0, 6), critical.figure("destroyedUpTo", 0, 6),
                critical.figure("elephantsRampageFrom", 1, 7), critical.figure("othersRampageFrom", 1, 7)};
  const Reader leader(definition, "leaderRisk");
  t.leaderRisk = {leader.figure("hitUpTo", 0, 6), leader.figure("killedUpTo", 0, 6),
                  leader.figure("woundedUpTo", 0, 6)};
}

MovementRow readMovementRow(const Definition& definition, Troop troop) {
  const Reader row(definition, "movement/" + std::string(wordOf(troop)));
  return {row.figure("averageDice", 0, 1), row.figure("sixSided", 0, 1), row.figure("column")};
}

void readMovement(const Definition& definition, const Options& options, Tables& t) {
  for (std::size_t i = 0; i < troops; ++i) t.movement[i] = readMovementRow(definition, static_cast<Troop>(i));
  // D10
  if (options.specialMovement == SpecialMovement::asInfantry)
    for (const Troop troop : {Troop::chariots, Troop::scythedChariots, Troop::elephants, Troop::artillery})
      t.movement[static_cast<std::size_t>(troop)] = t.row(Troop::heavyInfantry);
  const Reader bonus(definition, "moveBonus");
  t.moveBonus = {bonus.plus("halvesADieLight"), bonus.plus("halvesADieInitial"), bonus.plus("lightColumn"),
                 bonus.plus("halvesAnInspireAction")};
  const Reader fatigue(definition, "fatigue");
  t.fatiguePhalanx = fatigue.figure("phalanxFrom", 1);
  t.fatigueOthers = fatigue.figure("othersFrom", 1);
  t.shortOfEnemy = definition.integer("shortOfEnemyJt");
  t.chargeKeepsFormation = definition.integer("charging/keepsFormationUpToJt");
  const Reader terrain(definition, "terrain");
  t.terrainPhalanx = terrain.plus("phalanx");
  t.terrainFoot = terrain.plus("formedFoot");
  const Reader passage(definition, "passage");
  t.passageFormed = passage.plus("formed");
  t.passageGrave = passage.plus("grave");
  const Reader m(definition, "manoeuvre");
  t.manoeuvre = {m.figure("ceiling"),
                 m.figure("ceilingPhalanx"),
                 m.plus("wheel"),
                 m.plus("changeFormation"),
                 m.plus("aboutFace"),
                 m.plus("ranks"),
                 m.plus("obstacleChariots"),
                 m.plus("obstacle"),
                 m.plus("majorObstacle"),
                 m.plus("gap")};
}

void readShooting(const Definition& definition, Tables& t) {
  const Reader shooting(definition, "shooting");
  t.shooting = {shooting.figure("diceFrontBowmen", 0, 12), shooting.figure("diceStationaryMissileTroops", 0, 12),
                shooting.figure("diceOthers", 0, 12),      shooting.figure("hitFrom", 1),
                shooting.figure("javelinReachJt"),         shooting.figure("artilleryReachBowShots"),
                shooting.row("artilleryAtFormed"),         shooting.row("shortRange"),
                shooting.row("elephantsOrChariots")};
}

void readCombat(const Definition& definition, Tables& t) {
  const Reader c(definition, "combat");
  t.combat = {c.row("morale"),
              c.row("inspired"),
              c.row("inspiredCharge"),
              c.row("ground"),
              c.row("fortification"),
              c.row("deeper"),
              c.row("indianVersusAfrican"),
              c.row("armoured"),
              c.row("impetus"),
              c.row("cavalryAtUnformedFoot"),
              c.row("unformed"),
              c.row("skirmishersAtSpecial"),
              c.row("dp"),
              c.figure("dpsCounted"),
              c.row("shaken"),
              c.row("casualty"),
              c.row("outnumbered"),
              c.row("outnumberedTwice"),
              c.row("outnumberedThrice"),
              c.figure("outnumberedSpecial", -100)};
  const Reader bands(definition, "bands");
  t.bands = {bands.figure("victoryFrom", -100), bands.figure("successFrom", -100),
             bands.figure("inconclusiveFrom", -100), bands.figure("setBackFrom", -100),
             bands.figure("defeatFrom", -100)};
  const Reader r(definition, "results");
  t.results = {r.figure("success"),        r.figure("successPhalanx"),
               r.figure("inconclusive"),   r.figure("inconclusivePhalanx"),
               r.figure("successScythed"), r.figure("inconclusiveScythed"),
               r.figure("beaten"),         r.figure("casualties")};
  t.freeHack = definition.integer("freeHackCasualties");
}

}  // namespace

Book readBook(const Definition& definition) {
  Book book;
  book.options = readOptions<Options>(definition);
  readMorale(definition, book.tables);
  readRisks(definition, book.tables);
  readMovement(definition, book.options, book.tables);
  readShooting(definition, book.tables);
  readCombat(definition, book.tables);
  return book;
}

}  // namespace signifer::cb
