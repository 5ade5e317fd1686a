// Reads the tables. Figures that a house rule could make senseless (a part of nothing, a die that does not exist) are
// refused here, so that the procedures need not look.
#include "fantasy/tables.h"

#include <algorithm>
#include <string>

#include "rules/definition.h"
#include "rules/read_options.h"

namespace signifer::fantasy {
namespace {

std::string path(std::string_view table, std::string_view row) { return std::string(table) + "/" + std::string(row); }

int figure(const Definition& definition, const std::string& where, int least, int most) {
  const int value = definition.integer(where);
  if (value < least || value > most)
    definition.fail("/tables/" + where,
                    "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " was expected");
  return value;
}

Ten readTen(const Definition& definition, const std::string& where, int least, int most) {
  const std::vector<int> values = definition.integers(where);
  Ten table{};
  if (values.size() != table.size()) definition.fail("/tables/" + where, "ten figures were expected");
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (values[i] < least || values[i] > most)
      definition.fail("/tables/" + where,
                      "figures from " + std::to_string(least) + " to " + std::to_string(most) + " were expected");
    table[i] = values[i];
  }
  return table;
}

TenByTen readChart(const Definition& definition, std::string_view where, int least) {
  TenByTen chart{};
  for (std::size_t i = 0; i < chart.size(); ++i)
    chart[i] = readTen(definition, path(where, std::to_string(i + 1)), least, 6);
  return chart;
}

DistancesTable readDistances(const Definition& definition) {
  const auto inches = [&](std::string_view name) { return figure(definition, path("distances", name), 0, 200); };
  return {inches("panicFriendsFlee"), inches("panicFriendsBroken"),
          inches("terror"),           inches("march"),
          inches("fastMarch"),        inches("rally"),
          inches("general"),          inches("armyStandard")};
}

MovementTable readMovement(const Definition& definition) {
  const auto count = [&](std::string_view name) { return figure(definition, path("movement", name), 1, 20); };
  return {count("chargeTimes"),    count("marchTimes"),    count("characterMarchTimes"),
          count("fastMarchTimes"), count("aboutFacePart"), count("oneRankPart"),
          count("mostRanks"),      count("aboutFaces"),    count("aboutFacesInOpenOrder")};
}

GroundCost readGround(const Definition& definition, std::string_view order) {
  const auto cost = [&](std::string_view name) {
    return figure(definition, path(path("terrain", order), name), 1, 100);
  };
  return {cost("difficult"), cost("veryDifficult"), cost("obstacle")};
}

FlightTable readFlight(const Definition& definition) {
  const auto dice = [&](std::string_view name) { return figure(definition, path("flight", name), 0, 6); };
  return {figure(definition, "flight/slowUpTo", 0, 20), dice("slowDice"), dice("fastDice"), dice("slowReduction"),
          dice("fastReduction")};
}

MoraleTable readMorale(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("morale", name)); };
  const auto count = [&](std::string_view name, int least, int most) {
    return figure(definition, path("morale", name), least, most);
  };
  MoraleTable table;
  table.panicHalfStrength = row("panicHalfStrength");
  table.rallyHalfStrength = row("rallyHalfStrength");
  table.rallyEnemyNear = row("rallyEnemyNear");
  table.returnHalfStrength = row("returnHalfStrength");
  table.lostBy = row("lostBy");
  table.fewestToRally = count("fewestToRally", 0, 100);
  table.fewestToReturn = count("fewestToReturn", 0, 100);
  table.fewestInCombat = count("fewestInCombat", 0, 100);
  table.shootingLossPart = count("shootingLossPart", 1, 100);
  table.hatred = count("hatred", 1, 12);
  table.stubbornHoldsFrom = count("stubbornHoldsFrom", 1, 7);
  return table;
}

ShootingTable readShooting(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("shooting", name)); };
  ShootingTable table;
  table.toHit = readTen(definition, "ballisticSkill", -20, 20);
  table.charging = row("charging");
  table.longRange = row("longRange");
  table.moving = row("moving");
  table.singleCharacter = row("singleCharacter");
  table.softCover = row("softCover");
  table.hardCover = row("hardCover");
  table.skirmishers = row("skirmishers");
  table.lightChariot = row("lightChariot");
  table.largeTarget = row("largeTarget");
  const std::vector<int> second = definition.integers("shooting/secondDie");
  if (second.size() != table.second.size())
    definition.fail("/tables/shooting/secondDie", "three figures were expected");
  for (std::size_t i = 0; i < second.size(); ++i) table.second[i] = second[i];
  return table;
}

WeaponRow readWeapon(const Definition& definition, Weapon weapon) {
  const auto count = [&](std::string_view name, int least, int most) {
    return figure(definition, path(path("weapons", wordOf(weapon)), name), least, most);
  };
  WeaponRow row;
  row.rule = definition.row(path("weapons", wordOf(weapon))).rule;
  row.range = count("value", 1, 100);
  row.strength = count("strength", 1, 10);
  row.strengthShort = count("strengthShort", 1, 10);
  row.save = count("save", -9, 0);
  row.saveShort = count("saveShort", -9, 0);
  row.farIsHarder = count("farIsHarder", 0, 1) != 0;
  row.moving = static_cast<Moved>(count("moving", 0, 2));
  row.massed = static_cast<Massed>(count("massed", 0, 2));
  return row;
}

void readSaves(const Definition& definition, ArmourTable& table) {
  const auto save = [&](const std::string& where) { return figure(definition, where, 1, 7); };
  table.bareOnFoot = save("saves/bareOnFoot");
  table.bareMounted = save("saves/bareMounted");
  for (std::size_t i = 1; i < table.armour.size(); ++i) {
    const std::string where = path("saves", Words<Armour>::words[i]);
    table.armour[i] = {save(where + "/onFoot"), save(where + "/mounted"),
                       figure(definition, where + "/shieldOnFoot", 0, 1) != 0,
                       figure(definition, where + "/shieldMounted", 0, 1) != 0};
  }
  for (std::size_t i = 1; i < table.shields.size(); ++i) {
    const std::string where = path("shields", Words<Shield>::words[i]);
    table.shields[i] = {definition.row(where), save(where + "/onFoot"), save(where + "/mounted")};
  }
  for (std::size_t i = 1; i < table.barding.size(); ++i)
    table.barding[i] = definition.row(path("barding", Words<Barding>::words[i]));
}

ArmourTable readArmour(const Definition& definition) {
  ArmourTable table;
  readSaves(definition, table);
  const std::vector<Row> byStrength = definition.rows("saveByStrength");
  if (byStrength.size() != table.byStrength.size()) definition.fail("/tables/saveByStrength", "ten rows were expected");
  std::ranges::copy(byStrength, table.byStrength.begin());
  table.byWeapon = definition.row("saveByWeapon");
  const auto penalty = [&](std::string_view name) { return definition.row(path("armourPenalty", name)); };
  table.heavyWithShield = penalty("heavyWithShield");
  table.partialPlate = penalty("partialPlate");
  table.fullPlate = penalty("fullPlate");
  table.halfPlateBarding = penalty("halfPlateBarding");
  table.fullPlateBarding = penalty("fullPlateBarding");
  return table;
}

CombatTable readCombat(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("combatBonus", name)); };
  CombatTable table;
  table.weaponInEachHand = definition.row("attacks/weaponInEachHand");
  table.frenzied = definition.row("attacks/frenzied");
  table.toHit = readChart(definition, "toHit", 2);
  table.toWound = readChart(definition, "toWound", 0);
  table.toHitAfraid = figure(definition, "toHitAfraid", 2, 7);
  table.closeOrder = row("closeOrder");
  table.rankBehind = row("rankBehind");
  table.standard = row("standard");
  table.armyStandard = row("armyStandard");
  table.highGround = row("highGround");
  table.momentum = row("momentum");
  table.flank = row("flank");
  table.rear = row("rear");
  table.mostRanks = figure(definition, "combatBonus/mostRanks", 0, 20);
  return table;
}

}  // namespace

Book readBook(const Definition& definition) {
  Book book{readOptions<Options>(definition), {}};
  Tables& tables = book.tables;
  tables.distances = readDistances(definition);
  tables.movement = readMovement(definition);
  tables.closeOrder = readGround(definition, "close-order");
  tables.openOrder = readGround(definition, "open-order");
  tables.obstaclePart = figure(definition, "terrain/obstaclePart", 1, 100);
  tables.flight = readFlight(definition);
  tables.morale = readMorale(definition);
  tables.shooting = readShooting(definition);
  for (std::size_t i = 0; i < tables.weapons.size(); ++i)
    tables.weapons[i] = readWeapon(definition, static_cast<Weapon>(i));
  if (book.options.longBowSave == LongBowSave::allRanges) {
    WeaponRow& longBow = tables.weapons[static_cast<std::size_t>(Weapon::longBow)];
    longBow.save = longBow.saveShort;
  }
  tables.slingShots = figure(definition, "slingTwice/shots", 1, 10);
  tables.slingStrength = figure(definition, "slingTwice/strength", 1, 10);
  tables.massedPart = figure(definition, "massed/part", 1, 100);
  tables.armour = readArmour(definition);
  tables.combat = readCombat(definition);
  return book;
}

}  // namespace signifer::fantasy
