// Reading of battle files; writing stands in battle_writer.cpp.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "play/battle_json.h"
#include "play/house_rules.h"
#include "play/known_units.h"
#include "play/state_json.h"
#include "play/status_json.h"
#include "play/table_plan.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

constexpr std::size_t mostPeople = 128;
constexpr std::size_t mostNames = 50;
constexpr double mostInches = 400;
// What sight and movement look at, each time.
constexpr std::size_t mostPieces = 256;
constexpr std::size_t mostCorners = 4096;

Point readPoint(const Node& node) {
  const auto both = node.items();
  if (both.size() != 2) throw node.error("a place [x, y] in inches was expected");
  return {fromInches(both[0].number(-mostInches, mostInches)), fromInches(both[1].number(-mostInches, mostInches))};
}

// Values of fields from an object, the rest at `standard`.
template <class Set>
void readFieldsInto(const Fields& fields, const Node& node, Set&& set) {
  const std::vector<Given> given = givenFields(fields, node);
  for (const auto& [field, value] : given) set(field, toSlot(fields[field], readValue(fields[field], value)), value);
  if (given.size() != node.json().size()) allowOnlyFields(fields, node);
}

class BattleReader {
 public:
  BattleReader(const RuleSet& rules, const Node& root, KnownUnits* known)
      : rules_(rules), d_(rules.definition()), root_(root), known_(known) {}

  Battle read() {
    root_.allowOnly({"format",     "version",     "ruleset",        "rulesetVersion", "title",    "notes", "options",
                     "houseRules", "houseTroops", "houseModifiers", "houseRuleNames", "settings", "table", "photo",
                     "terrain",    "sides",       "deployment",     "units",          "people",   "state"});
    if (root_.at("format").text() != "signifer-battle")
      throw root_.at("format").error("\"signifer-battle\" was expected");
    (void)root_.at("version").integer(1, 1);
    if (root_.at("ruleset").text() != d_.id()) throw root_.at("ruleset").error("\"" + d_.id() + "\" was expected");
    setup_->ruleSet = d_.id();
    setup_->ruleSetVersion = d_.version();
    setup_->title = root_.name("title", "");
    setup_->notes = root_.text("notes", "");
    setup_->options = d_.chosen();
    const auto successions = std::ranges::find(d_.personStatus(), true, &Field::successions);
    if (successions != d_.personStatus().end())
      setup_->successions = static_cast<int>(successions - d_.personStatus().begin());
    readHouse();
    readSettings();
    readTable();
    readSides();
    if (const auto plan = root_.find("deployment")) setup_->deployment = readDeploymentPlan(*plan, *setup_);
    if (const auto photo = root_.find("photo")) setup_->photo = readPhoto(*photo);
    readUnits();
    readPeople();
    const auto state = root_.find("state");
    if (state) readState(d_, *setup_, *state, battle_);
    requirePlacesInLists();
    battle_.setup = setup_;
    complete(state.has_value());
    return std::move(battle_);
  }

 private:
  // What the rule set finds wrong is told with its place in this file.
  void complete(bool hasState) {
    try {
      hasState ? rules_.derive(battle_) : rules_.deploy(battle_);
    } catch (const SourceError& error) {
      const std::string pointer = root_.pointer() + error.pointer();
      throw SourceError(root_.document().name(), pointer, root_.document().lineOf(pointer), error.expected());
    }
  }

  void readHouse() {
    const HouseRules house = readHouseRules(root_);
    setup_->houseRules = house.patch;
    setup_->houseTroops = house.troops;
    setup_->houseModifiers = house.modifiers;
    if (const auto names = root_.find("houseRuleNames"))
      for (const Node& name : itemsOf(*names, mostNames, "names")) setup_->houseRuleNames.push_back(name.name());
  }

  void readSettings() {
    for (const Field& field : d_.settings()) setup_->settings.push_back(toSlot(field, field.standard));
    if (const auto settings = root_.find("settings"))
      readFieldsInto(d_.settings(), *settings,
                     [&](std::size_t i, std::int32_t slot, const Node&) { setup_->settings[i] = slot; });
  }

  void readTable() {
    const Node table = root_.at("table");
    table.allowOnly({"widthInches", "depthInches", "columns", "rows", "squareInches"});
    if (d_.grid()) {
      setup_->columns = static_cast<int>(table.at("columns").integer(2, 60));
      setup_->rows = static_cast<int>(table.at("rows").integer(2, 60));
      const auto side = table.find("squareInches");
      setup_->squareSide = fromInches(side ? side->number(0.5, 12) : 4);
      setup_->width = setup_->squareSide * setup_->columns;
      setup_->depth = setup_->squareSide * setup_->rows;
      setup_->squares.assign(setup_->squareIndex(0, setup_->rows), {});
    } else {
      setup_->width = fromInches(table.at("widthInches").number(6, mostInches / 2));
      setup_->depth = fromInches(table.at("depthInches").number(6, mostInches / 2));
    }
    if (const auto terrain = root_.find("terrain"))
      for (const Node& piece : itemsOf(*terrain, mostPieces, "pieces of ground"))
        d_.grid() ? readSquares(piece) : readPiece(piece);
  }

  int readTerrainKind(const Node& node) const {
    const std::string id = node.text();
    const auto& kinds = d_.terrainKinds();
    const auto found = std::ranges::find(kinds, id, &TerrainKind::id);
    if (found != kinds.end()) return static_cast<int>(found - kinds.begin());
    std::string all;
    for (const TerrainKind& kind : kinds) all += (all.empty() ? "" : ", ") + kind.id;
    throw node.error("a kind of terrain was expected: " + all);
  }

  void readPiece(const Node& node) {
    node.allowOnly({"kind", "level", "name", "outline"});
    TerrainPiece piece;
    piece.kind = readTerrainKind(node.at("kind"));
    if (const auto level = node.find("level")) piece.level = static_cast<int>(level->integer(0, 9));
    piece.name = node.name("name", "");
    const Node outline = node.at("outline");
    const auto corners = outline.items();
    if (corners.size() < 3 || corners.size() > 256) throw outline.error("an outline of 3 to 256 corners was expected");
    for (const Node& corner : corners) piece.outline.push_back(readPoint(corner));
    corners_ += corners.size();
    if (corners_ > mostCorners)
      throw outline.error("at most " + std::to_string(mostCorners) + " corners of all ground together were expected");
    setup_->terrain.push_back(std::move(piece));
  }

  void readSquares(const Node& node) {
    node.allowOnly({"kind", "level", "name", "squares"});
    (void)node.name("name", "");
    const auto kindNode = node.find("kind");
    const auto levelNode = node.find("level");
    for (const Node& square : itemsOf(node.at("squares"), setup_->squares.size(), "squares")) {
      const auto both = square.items();
      if (both.size() != 2) throw square.error("a square [column, row] was expected");
      const int x = static_cast<int>(both[0].integer(0, setup_->columns - 1));
      const int y = static_cast<int>(both[1].integer(0, setup_->rows - 1));
      SquareGround& ground = setup_->squares[setup_->squareIndex(x, y)];
      if (kindNode) ground.kind = static_cast<std::int8_t>(readTerrainKind(*kindNode));
      if (levelNode) ground.level = static_cast<std::int8_t>(levelNode->integer(0, 9));
    }
  }

  void readSides() {
    const Node sides = root_.at("sides");
    const auto both = sides.items();
    if (both.size() != 2) throw sides.error("two sides were expected");
    for (std::size_t i = 0; i < 2; ++i) {
      both[i].allowOnly({"id", "name", "status", "army"});
      if (const auto army = both[i].find("army")) readArmyLink(*army);
      setup_->sides[i] = {both[i].at("id").name(), both[i].at("name").name()};
      if (setup_->sides[i].id.empty()) throw both[i].at("id").error("an id was expected");
      setStandards(d_.sideStatus(), battle_.sides[i].status.at);
      if (const auto status = both[i].find("status")) readStatus(d_.sideStatus(), *status, battle_.sides[i].status.at);
    }
    if (setup_->sides[0].id == setup_->sides[1].id)
      throw both[1].at("id").error("another id than the first side's was expected");
  }

  // For editors and checks (army/army_link.h); the battle has its own copies of the units.
  static void readArmyLink(const Node& army) {
    army.allowOnly({"file", "copy"});
    if (army.at("file").text().empty()) throw army.at("file").error("the file of an army was expected");
    if (!army.at("copy").isObject()) throw army.at("copy").error("an army, an object, was expected");
  }

  static void readEntry(const Node& node) {
    if (const auto entry = node.find("entry")) (void)entry->name();
    if (const auto which = node.find("entryUnit")) (void)which->integer(1, mostUnits);
  }

  void requireNewId(const Node& node) { requireNewId(node, node.name()); }
  void requireNewId(const Node& node, const std::string& id) {
    if (id.empty()) throw node.error("an id was expected");
    if (!ids_.insert(id).second) throw node.error("the id \"" + id + "\" is taken already");
  }

  void readUnits() {
    if (known_ != nullptr)
      known_->begin(
          {&rules_, {setup_->sides[0].id, setup_->sides[1].id}, setup_->columns, setup_->rows, setup_->squareSide});
    for (const Node& node : itemsOf(root_.at("units"), mostUnits, "units")) {
      if (known_ != nullptr && !node.isObject()) {
        takeUnit(node);
        continue;
      }
      readUnit(node);
      if (known_ != nullptr) known_->met(setup_->units.back(), battle_.units.back());
    }
  }

  void takeUnit(const Node& node) {
    const KnownUnit* unit = known_->find(static_cast<std::size_t>(node.integer(0, mostUnits)));
    if (unit == nullptr) throw node.error("a unit was expected");
    requireNewId(node, unit->info.id);
    setup_->units.push_back(unit->info);
    battle_.units.push_back(unit->unit);
  }

  void readUnit(const Node& node) {
    node.allowOnly({"id", "name", "side", "troop", "symbol", "profile", "base", "x", "y", "heading", "column", "row",
                    "facing", "status", "present", "entry", "entryUnit"});
    requireNewId(node.at("id"));
    readEntry(node);
    UnitInfo info;
    Unit unit;
    info.id = node.at("id").text();
    unit.side = readSideId(*setup_, node.at("side"));
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
    if (const auto profile = node.find("profile"))
      readFieldsInto(d_.unitProfile(), *profile,
                     [&](std::size_t i, std::int32_t slot, const Node&) { info.profile[i] = slot; });
    readPlace(node, unit);
    unit.present = node.boolean("present", true);
    setStandards(d_.unitStatus(), unit.status.at);
    if (const auto status = node.find("status")) readStatus(d_.unitStatus(), *status, unit.status.at);
    setup_->units.push_back(std::move(info));
    battle_.units.push_back(unit);
  }

  void readPlace(const Node& node, Unit& unit) const {
    if (const auto base = node.find("base")) {
      base->allowOnly({"frontageInches", "depthInches"});
      unit.base = {fromInches(base->at("frontageInches").number(0.25, mostInches / 2)),
                   fromInches(base->at("depthInches").number(0.25, mostInches / 2))};
    }
    if (d_.grid()) {
      const auto x = node.at("column").integer(0, setup_->columns - 1);
      const auto y = node.at("row").integer(0, setup_->rows - 1);
      unit.pose.centre = {static_cast<Length>(x) * setup_->squareSide + setup_->squareSide / 2,
                          static_cast<Length>(y) * setup_->squareSide + setup_->squareSide / 2};
      const std::string facing = node.at("facing").text();
      constexpr std::string_view words[] = {"north", "east", "south", "west"};
      const auto found = std::ranges::find(words, facing);
      if (found == std::end(words)) throw node.at("facing").error("north, east, south or west was expected");
      unit.pose.heading = static_cast<Angle>(found - std::begin(words)) * 9000;
      unit.base = {setup_->squareSide, setup_->squareSide};
      return;
    }
    if (d_.basesFollow() && unit.base.frontage <= 0) unit.base = {oneInch, oneInch};
    if (unit.base.frontage <= 0 || unit.base.depth <= 0) throw node.error("the unit has no \"base\"");
    unit.pose.centre = {fromInches(node.at("x").number(-mostInches, mostInches)),
                        fromInches(node.at("y").number(-mostInches, mostInches))};
    unit.pose.heading = fromDegrees(node.at("heading").number(-360, 720));
  }

  void readPeople() {
    const auto people = root_.find("people");
    if (!people) return;
    for (const Node& node : itemsOf(*people, mostPeople, "people")) readPerson(node);
  }

  void readPerson(const Node& node) {
    node.allowOnly({"id", "name", "side", "type", "symbol", "profile", "unit", "x", "y", "status", "present", "entry"});
    requireNewId(node.at("id"));
    readEntry(node);
    PersonInfo info;
    Person person;
    info.id = node.at("id").text();
    info.symbol = "leader";
    person.side = readSideId(*setup_, node.at("side"));
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
    if (const auto profile = node.find("profile"))
      readFieldsInto(d_.personProfile(), *profile,
                     [&](std::size_t i, std::int32_t slot, const Node&) { info.profile[i] = slot; });
    const auto unit = node.find("unit");
    if (unit && !unit->isNull()) {
      person.unit = readUnitId(*setup_, *unit);
      if (battle_.unit(person.unit).side != person.side) throw unit->error("a unit of the same side was expected");
      person.at = battle_.unit(person.unit).pose.centre;
    } else {
      person.at = {fromInches(node.at("x").number(-mostInches, mostInches)),
                   fromInches(node.at("y").number(-mostInches, mostInches))};
    }
    person.present = node.boolean("present", true);
    setStandards(d_.personStatus(), person.status.at);
    if (const auto status = node.find("status")) readStatus(d_.personStatus(), *status, person.status.at);
    setup_->people.push_back(std::move(info));
    battle_.people.push_back(person);
  }

  // Statuses are read before the lists are whole that some of them point into.
  void requirePlacesInLists() const {
    const auto check = [&](const Fields& fields, const Node& owner, const auto& status) {
      requirePlaces(fields, d_, battle_, owner, status.at);
    };
    const auto each = [&](const Fields& fields, const Node& list, const auto& holders) {
      const auto items = list.items();
      for (std::size_t i = 0; i < items.size(); ++i) check(fields, items[i], holders[i].status);
    };
    each(d_.unitStatus(), root_.at("units"), battle_.units);
    if (const auto people = root_.find("people")) each(d_.personStatus(), *people, battle_.people);
    each(d_.sideStatus(), root_.at("sides"), battle_.sides);
    if (const auto state = root_.find("state")) check(d_.battleStatus(), *state, battle_.status);
  }

  const RuleSet& rules_;
  const Definition& d_;
  Node root_;
  /// Null where every unit is read from its text.
  KnownUnits* known_;
  std::shared_ptr<Setup> setup_ = std::make_shared<Setup>();
  Battle battle_;
  std::set<std::string> ids_;
  std::size_t corners_ = 0;
};

}  // namespace

Battle readBattle(const RuleSet& rules, const Node& node, KnownUnits* known) {
  return BattleReader(rules, node, known).read();
}

HouseRules readHouseRules(const Node& battle) {
  HouseRules house;
  if (const auto options = battle.find("options"))
    for (const auto& [id, value] : options->members())
      house.options[id] = value.isString() ? value.name() : std::to_string(value.integer());
  if (const auto patch = battle.find("houseRules")) {
    if (!patch->isObject()) throw patch->error("a JSON Merge Patch, an object, was expected");
    if (!patch->json().empty()) house.patch = patch->json().dump();
  }
  house.troops = readAdditions(battle, "houseTroops");
  house.modifiers = readAdditions(battle, "houseModifiers");
  return house;
}

UnitIndex findUnit(const Battle& battle, std::string_view id) {
  const auto found = std::ranges::find(battle.setup->units, id, &UnitInfo::id);
  return found == battle.setup->units.end() ? noUnit : static_cast<UnitIndex>(found - battle.setup->units.begin());
}

PersonIndex findPerson(const Battle& battle, std::string_view id) {
  const auto found = std::ranges::find(battle.setup->people, id, &PersonInfo::id);
  return found == battle.setup->people.end() ? noPerson
                                             : static_cast<PersonIndex>(found - battle.setup->people.begin());
}

}  // namespace signifer
