// Reads the tables. Figures that a house rule could make senseless (a part of nothing, thresholds out of order) are
// refused here, so that the procedures need not look.
#include "hannibal/tables.h"

#include <string>

#include "rules/definition.h"

namespace signifer::hannibal {
namespace {

std::string path(std::string_view table, std::string_view row) { return std::string(table) + "/" + std::string(row); }

int figure(const Definition& definition, const std::string& where, int least, int most) {
  const int value = definition.integer(where);
  if (value < least || value > most)
    definition.fail("/tables/" + where,
                    "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " was expected");
  return value;
}

MovementRow readMovement(const Definition& definition, MoveClass moveClass) {
  const auto inches = [&](std::string_view column) {
    return figure(definition, path(path("movement", wordOf(moveClass)), column), 0, 100);
  };
  MovementRow row;
  row.march = inches("march");
  row.sideRear = figure(definition, path(path("movement", wordOf(moveClass)), "sideRear"), 0, 1) == 1;
  row.charge = inches("charge");
  row.retreatLeast = inches("retreatLeast");
  row.retreatMost = inches("retreatMost");
  row.rout = inches("rout");
  row.aboutFacePart = figure(definition, path(path("movement", wordOf(moveClass)), "aboutFacePart"), 1, 100);
  if (row.retreatMost < row.retreatLeast)
    definition.fail("/tables/" + path(path("movement", wordOf(moveClass)), "retreatMost"),
                    "at least the retreat's least distance was expected");
  return row;
}

std::array<MovementRow, moveClasses> readMovement(const Definition& definition, const Options& options) {
  std::array<MovementRow, moveClasses> table;
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = readMovement(definition, static_cast<MoveClass>(i));
  if (options.catapultMovement == CatapultMovement::asBoltShooter)
    table[static_cast<std::size_t>(MoveClass::catapult)] = table[static_cast<std::size_t>(MoveClass::boltShooter)];
  return table;
}

std::array<Row, 3> threeRows(const Definition& definition, const std::string& where) {
  const std::vector<Row> rows = definition.rows(where);
  if (rows.size() != 3) definition.fail("/tables/" + where, "three rows were expected");
  return {rows[0], rows[1], rows[2]};
}

ChargingTable readCharging(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("charging", name)); };
  ChargingTable table;
  table.thresholds = {figure(definition, "charging/aggressiveMiddleFrom", 2, 13),
                      figure(definition, "charging/aggressiveHighFrom", 2, 13)};
  if (table.thresholds[1] < table.thresholds[0])
    definition.fail("/tables/charging/aggressiveHighFrom", "at least the middle band's first score was expected");
  table.aggressive = threeRows(definition, "charging/aggressive");
  table.bonus = row("bonus");
  table.leaderAttached = row("leaderAttached");
  table.flank = row("flank");
  table.rearOrRetreating = row("rearOrRetreating");
  return table;
}

HandToHandTable readHandToHand(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("handToHand", name)); };
  HandToHandTable table;
  table.chargeModifier = row("chargeModifier");
  table.veteran = row("veteran");
  table.loneUnit = row("loneUnit");
  table.threeStands = row("threeStands");
  table.fourStands = row("fourStands");
  table.extraordinaryLeader = row("extraordinaryLeader");
  table.outnumbered = row("outnumbered");
  table.outnumberedTimes = figure(definition, "handToHand/outnumberedTimes", 1, 20);
  table.flankAttacked = row("flankAttacked");
  table.rearAttacked = row("rearAttacked");
  table.shields = threeRows(definition, "handToHand/shields");
  return table;
}

ShootingTable readShooting(const Definition& definition) {
  const auto row = [&](std::string_view name) { return definition.row(path("shooting", name)); };
  ShootingTable table;
  table.footSkirmishers = row("footSkirmishers");
  table.lightCavalry = row("lightCavalry");
  table.pilum = row("pilum");
  table.downhill = row("downhill");
  table.sustained = row("sustainedBombardment");
  table.fleeting = row("fleetingTarget");
  table.shields = threeRows(definition, "shooting/shields");
  return table;
}

HitTable readHits(const Definition& definition) {
  const HitTable table{definition.integer("toHit/oneHitFrom"), definition.integer("toHit/twoHitsFrom")};
  if (table.two < table.one) definition.fail("/tables/toHit/twoHitsFrom", "at least the score of one hit was expected");
  return table;
}

StaminaTable readStamina(const Definition& definition) {
  constexpr std::array<std::string_view, 4> names{"lossOfTwo", "lossOfThree", "lossOfFour", "despot"};
  StaminaTable table;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string where = path("armyStamina", names[i]);
    table.rows[i] = {figure(definition, path(where, "contribution"), 0, 1000),
                     figure(definition, path(where, "eliminated"), 0, 1000)};
  }
  for (std::size_t i = 0; i < table.rowOf.size(); ++i)
    table.rowOf[i] = figure(definition, path("armyStamina/rowOf", wordOf(static_cast<Kind>(i))), 0, 4) - 1;
  return table;
}

}  // namespace

Tables Tables::of(const Definition& definition, const Options& options) {
  Tables tables;
  tables.movement = readMovement(definition, options);
  tables.sideRearCost = figure(definition, "sideRearCost", 1, 100);
  tables.counterchargePart = figure(definition, "charging/counterchargePart", 1, 100);
  tables.disengageInches = figure(definition, "battleLine/disengageInches", 0, 100);
  tables.manoeuvre = {figure(definition, "manoeuvre/lightTypes", 0, 6), figure(definition, "manoeuvre/others", 0, 6),
                      figure(definition, "manoeuvre/othersWheelingOnly", 0, 6)};
  tables.battleLine = {definition.number("battleLine/gapInches"), definition.number("battleLine/stepInches"),
                       definition.number("battleLine/headingDegrees")};
  tables.charging = readCharging(definition);
  tables.handToHand = readHandToHand(definition);
  tables.hits = readHits(definition);
  for (std::size_t i = 0; i < tables.ranges.size(); ++i)
    tables.ranges[i] = figure(definition, path("ranges", wordOf(static_cast<Weapon>(i))), 0, 1000);
  tables.shooting = readShooting(definition);
  tables.rout = {definition.integer("routNumbers/upToHalf"), definition.integer("routNumbers/overHalf")};
  tables.panic = {definition.integer("panicCheck/fresh"), definition.integer("panicCheck/worn")};
  tables.terrorPanics = definition.integer("terrorTest/panics");
  tables.leaderMove = figure(definition, "leader/moveInches", 0, 60);
  tables.stamina = readStamina(definition);
  return tables;
}

}  // namespace signifer::hannibal
