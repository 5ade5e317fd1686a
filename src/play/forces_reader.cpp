#include "play/forces_reader.h"

#include <algorithm>

#include "play/marks.h"
#include "play/state_json.h"
#include "play/status_json.h"
#include "play/visibility_json.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

/// A unit in single file is longer than a table: what a battle has come to is read again.
constexpr double mostBaseInches = 1000;

// For editors and checks (army/army_link.h); the battle has its own copies of the units.
void readArmyLink(const Node& army) {
  army.allowOnly({"file", "copy"});
  if (army.at("file").text().empty()) throw army.at("file").error("the file of an army was expected");
  if (!army.at("copy").isObject()) throw army.at("copy").error("an army, an object, was expected");
}

void readEntry(const Node& node) {
  if (const auto entry = node.find("entry")) (void)entry->name();
  if (const auto which = node.find("entryUnit")) (void)which->integer(1, mostUnits);
}

}  // namespace

void ForcesReader::readSide(const Node& node, SideInfo& info, SideState& side) const {
  node.allowOnly({"id", "name", "status", "army", "points", "pointsUntold", "arrivalsAsked"});
  if (const auto army = node.find("army")) readArmyLink(*army);
  info = {node.at("id").name(), node.at("name").name()};
  if (info.id.empty()) throw node.at("id").error("an id was expected");
  setStandards(d_.sideStatus(), side.status.at);
  if (const auto status = node.find("status")) readStatus(d_.sideStatus(), *status, side.status.at);
}

void ForcesReader::requireNewId(const Node& node, const std::string& id) {
  if (id.empty()) throw node.error("an id was expected");
  if (!ids_.insert(id).second) throw node.error("the id \"" + id + "\" is taken already");
}

UnitTag ForcesReader::readTag(const Node& node, const std::string& name) {
  const auto tag = node.find("tag");
  if (!tag) return {};
  const UnitTag read = readUnitTag(*tag);
  if (read.id > 0) requireNewTag(tag->isObject() ? tag->at("id") : *tag, read.id, name);
  return read;
}

void ForcesReader::requireNewTag(const Node& node, int number, const std::string& name) {
  const auto [owner, isNew] = tags_.try_emplace(number, name);
  if (!isNew) throw node.error(markTaken(number, name, owner->second));
}

void ForcesReader::readUnit(const Node& node, UnitInfo& info, Unit& unit) {
  node.allowOnly({"id",        "name",    "side",   "troop",    "symbol",  "profile", "base",    "x",
                  "y",         "heading", "column", "row",      "facing",  "status",  "present", "entry",
                  "entryUnit", "tag",     "hidden", "lastSeen", "arrives", "off",     "leftBy"});
  requireNewId(node.at("id"), node.at("id").name());
  readEntry(node);
  info.id = node.at("id").text();
  unit.side = readSideId(setup_, node.at("side"));
  if (const auto troop = node.find("troop")) {
    const auto& troops = d_.troops();
    const auto found = std::ranges::find(troops, troop->text(), &TroopType::id);
    if (found == troops.end()) throw troop->error(unknownWord("troop type", troop->text(), idsOf(troops)));
    info.troop = static_cast<int>(found - troops.begin());
    info.name = found->name;
    info.symbol = found->symbol;
    info.profile = found->profile;
    unit.base = {found->frontage, found->depth};
  } else {
    for (const Field& field : d_.unitProfile()) info.profile.push_back(toSlot(field, field.standard));
    for (const Field& field : d_.unitProfile())
      if (field.required && !node.at("profile").has(field.name))
        throw node.at("profile").error("the profile lacks \"" + field.name + "\"");
  }
  info.name = node.name("name", info.name.empty() ? info.id : info.name);
  info.symbol = node.name("symbol", info.symbol);
  if (const auto profile = node.find("profile")) readProfile(d_.unitProfile(), *profile, info.profile);
  readPlace(node, unit);
  unit.present = node.boolean("present", true);
  setStandards(d_.unitStatus(), unit.status.at);
  if (const auto status = node.find("status")) readStatus(d_.unitStatus(), *status, unit.status.at);
  readSecrets(node, unit);
}

void ForcesReader::readPlace(const Node& node, Unit& unit) const {
  // A unit that arrives needs no place.
  const bool placed = node.has(d_.grid() ? "column" : "x") || !node.has("arrives");
  if (const auto base = node.find("base")) {
    base->allowOnly({"frontageInches", "depthInches"});
    unit.base = {fromInches(base->at("frontageInches").number(0.25, mostBaseInches)),
                 fromInches(base->at("depthInches").number(0.25, mostBaseInches))};
  }
  if (d_.grid()) {
    unit.base = {setup_.squareSide, setup_.squareSide};
    if (!placed) return;
    const auto x = node.at("column").integer(0, setup_.columns - 1);
    const auto y = node.at("row").integer(0, setup_.rows - 1);
    unit.pose.centre = {static_cast<Length>(x) * setup_.squareSide + setup_.squareSide / 2,
                        static_cast<Length>(y) * setup_.squareSide + setup_.squareSide / 2};
    const std::string facing = node.at("facing").text();
    constexpr std::string_view words[] = {"north", "east", "south", "west"};
    const auto found = std::ranges::find(words, facing);
    if (found == std::end(words)) throw node.at("facing").error("north, east, south or west was expected");
    unit.pose.heading = static_cast<Angle>(found - std::begin(words)) * 9000;
    return;
  }
  if (d_.basesFollow() && unit.base.frontage <= 0) unit.base = {oneInch, oneInch};
  if (unit.base.frontage <= 0 || unit.base.depth <= 0) throw node.error("the unit has no \"base\"");
  if (!placed) return;
  unit.pose.centre = {fromInches(node.at("x").number(-mostInches, mostInches)),
                      fromInches(node.at("y").number(-mostInches, mostInches))};
  unit.pose.heading = fromDegrees(node.at("heading").number(-360, 720));
}

void ForcesReader::readPerson(const Node& node, const Battle& battle, PersonInfo& info, Person& person) {
  node.allowOnly({"id", "name", "side", "type", "symbol", "profile", "unit", "x", "y", "status", "present", "entry",
                  "tag", "hidden"});
  requireNewId(node.at("id"), node.at("id").name());
  readEntry(node);
  info.id = node.at("id").text();
  info.symbol = "leader";
  person.side = readSideId(setup_, node.at("side"));
  for (const Field& field : d_.personProfile()) info.profile.push_back(toSlot(field, field.standard));
  if (const auto type = node.find("type")) {
    const auto& types = d_.people();
    const auto found = std::ranges::find(types, type->text(), &PersonType::id);
    if (found == types.end()) throw type->error(unknownWord("type of person", type->text(), idsOf(types)));
    info.name = found->name;
    info.symbol = found->symbol;
    info.profile = found->profile;
  }
  info.name = node.name("name", info.name.empty() ? info.id : info.name);
  info.symbol = node.name("symbol", info.symbol);
  if (const auto profile = node.find("profile")) readProfile(d_.personProfile(), *profile, info.profile);
  const auto unit = node.find("unit");
  if (unit && !unit->isNull()) {
    person.unit = readUnitId(setup_, *unit);
    if (battle.unit(person.unit).side != person.side) throw unit->error("a unit of the same side was expected");
    person.at = battle.unit(person.unit).pose.centre;
  } else {
    person.at = {fromInches(node.at("x").number(-mostInches, mostInches)),
                 fromInches(node.at("y").number(-mostInches, mostInches))};
  }
  person.present = node.boolean("present", true);
  setStandards(d_.personStatus(), person.status.at);
  if (const auto status = node.find("status")) readStatus(d_.personStatus(), *status, person.status.at);
  markHidden(person, node.boolean("hidden", false));
}

}  // namespace signifer
