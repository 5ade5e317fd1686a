// Reading of battle files; writing stands in battle_writer.cpp.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/hiding.h"
#include "play/arrivals_json.h"
#include "play/battle_json.h"
#include "play/forces_reader.h"
#include "play/house_rules.h"
#include "play/known_units.h"
#include "play/marks.h"
#include "play/objectives_json.h"
#include "play/state_json.h"
#include "play/status_json.h"
#include "play/table_plan.h"
#include "play/visibility_json.h"
#include "schema/field_reader.h"
#include "schema/format.h"

namespace signifer {
namespace {

constexpr std::size_t mostPeople = 128;
constexpr std::size_t mostNames = 50;
// The pieces of ground and corners that sight and movement look at, each time.
constexpr std::size_t mostPieces = 256;
constexpr std::size_t mostCorners = 4096;

Point readCorner(const Node& node) {
  const auto both = node.items();
  if (both.size() != 2) throw node.error("a place [x, y] in inches was expected");
  return {fromInches(both[0].number(-mostInches, mostInches)), fromInches(both[1].number(-mostInches, mostInches))};
}

class BattleReader {
 public:
  BattleReader(const RuleSet& rules, const Node& root, KnownUnits* known)
      : rules_(rules), d_(rules.definition()), root_(root), known_(known) {}

  Battle read() {
    requireFormat(root_, "signifer-battle", 1);
    root_.allowOnly({"format",    "version",    "ruleset",        "rulesetVersion", "title",          "notes",
                     "options",   "houseRules", "houseTroops",    "houseModifiers", "houseRuleNames", "settings",
                     "table",     "photo",      "terrain",        "sides",          "deployment",     "units",
                     "people",    "state",      "markSizeInches", "visibility",     "sightInches",    "contacts",
                     "markPlace", "objectives", "lastTurn",       "markers",        "markNumbers",    "markersTell"});
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
    if (const auto size = root_.find("markSizeInches")) marks_.side = readMarkSide(*size);
    if (const auto place = root_.find("markPlace")) marks_.place = readMarkPlace(*place);
    readUnits();
    readPeople();
    readArrivals(root_, *setup_, battle_);
    readObjectives(root_, *setup_);
    const auto state = root_.find("state");
    if (state) readState(d_, *setup_, *state, battle_);
    requirePlacesInLists();
    readMarkers(root_, *setup_, battle_);
    readVisibility(root_, battle_);
    // Battles that are under way keep the numbers of their paper.
    marks_.bySide = !state && visibilityOf(battle_) != Visibility::open;
    if (const auto numbers = root_.find("markNumbers")) marks_.bySide = readMarksBySide(*numbers);
    keepMarks(*setup_, d_, marks_);
    if (known_ != nullptr) known_->met(battle_);
    battle_.setup = setup_;
    complete(state.has_value());
    return std::move(battle_);
  }

 private:
  // A fault found by the rule set is told with its place in this file.
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
    if (const auto settings = root_.find("settings")) readProfile(d_.settings(), *settings, setup_->settings);
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
    for (const Node& corner : corners) piece.outline.push_back(readCorner(corner));
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
      forces_.readSide(both[i], setup_->sides[i], battle_.sides[i]);
      readPoints(both[i], battle_, static_cast<SideIndex>(i));
    }
    if (setup_->sides[0].id == setup_->sides[1].id)
      throw both[1].at("id").error("another id than the first side's was expected");
  }

  void readUnits() {
    if (known_ != nullptr) known_->begin(readingOf(rules_, *setup_));
    for (const Node& node : itemsOf(root_.at("units"), mostUnits, "units")) {
      UnitInfo info;
      Unit unit;
      if (known_ != nullptr && !node.isObject()) {
        const KnownUnit& known = known_->at(node);
        info = known.info;
        unit = known.unit;
        forces_.requireNewId(node, info.id);
      } else {
        forces_.readUnit(node, info, unit);
        if (known_ != nullptr) known_->met(info, unit);
      }
      marks_.units.push_back(node.isObject() ? forces_.readTag(node, info.name) : UnitTag{});
      setup_->units.push_back(std::move(info));
      battle_.units.push_back(unit);
    }
  }

  void readPeople() {
    const auto people = root_.find("people");
    if (!people) return;
    for (const Node& node : itemsOf(*people, mostPeople, "people")) {
      PersonInfo info;
      Person person;
      forces_.readPerson(node, battle_, info, person);
      marks_.people.push_back(forces_.readTag(node, info.name));
      setup_->people.push_back(std::move(info));
      battle_.people.push_back(person);
    }
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
  ForcesReader forces_{d_, *setup_};
  FixedMarks marks_;
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
