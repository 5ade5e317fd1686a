// A table that is being prepared out of a battle file, and into one.
#include <algorithm>
#include <array>

#include "editors/table_document.h"
#include "play/battle_json.h"
#include "play/table_plan.h"

namespace signifer::ui {
namespace {

Json inches(Length length) {
  if (length % oneInch == 0) return length / oneInch;
  return length / 1000.0;
}

void take(Json& json, std::initializer_list<const char*> keys) {
  for (const char* key : keys) json.erase(key);
}

// A place in a list that a status holds, as the id of whoever stands there.
void placesToIds(Json& owner, const Fields& fields, const Battle& battle) {
  if (!owner.contains("status")) return;
  for (const Field& field : fields) {
    if (!owner["status"].contains(field.name)) continue;
    Json& value = owner["status"][field.name];
    const auto place = value.is_number_integer() ? value.get<std::int64_t>() : -1;
    if (place < 0) continue;
    const auto at = static_cast<std::size_t>(place);
    if (field.holds == Holds::unit && at < battle.setup->units.size()) value = battle.setup->units[at].id;
    if (field.holds == Holds::person && at < battle.setup->people.size()) value = battle.setup->people[at].id;
  }
}

void idsToPlaces(Json& owner, const Fields& fields, const TableModel& model) {
  if (!owner.contains("status")) return;
  for (const Field& field : fields) {
    if (field.holds == Holds::number || !owner["status"].contains(field.name)) continue;
    const Json value = owner["status"][field.name];
    if (!value.is_string()) continue;
    const std::string id = value.get<std::string>();
    owner["status"].erase(field.name);
    const auto search = [&](const auto& list, auto member) {
      const auto found = std::ranges::find(list, id, member);
      if (found != list.end()) owner["status"][field.name] = found - list.begin();
    };
    if (field.holds == Holds::unit) search(model.units, &TableUnit::id);
    if (field.holds == Holds::person) search(model.people, &TablePerson::id);
  }
  if (owner["status"].empty()) owner.erase("status");
}

Json groundJson(const Definition& d, const TableModel& model) {
  Json list = Json::array();
  if (d.grid()) {
    for (int row = 0; row < model.size.rows; ++row)
      for (int column = 0; column < model.size.columns; ++column) {
        const SquareGround& ground =
            model.squares[static_cast<std::size_t>(row) * static_cast<std::size_t>(model.size.columns) +
                          static_cast<std::size_t>(column)];
        if (ground == SquareGround{}) continue;
        Json one{{"kind", d.terrainKinds()[static_cast<std::size_t>(ground.kind)].id}};
        if (ground.level != 0) one["level"] = ground.level;
        one["squares"] = Json::array({Json::array({column, row})});
        list.push_back(std::move(one));
      }
    return list;
  }
  for (const TerrainPiece& piece : model.ground) {
    Json one{{"kind", d.terrainKinds()[static_cast<std::size_t>(piece.kind)].id}};
    if (piece.level != 0) one["level"] = piece.level;
    if (!piece.name.empty()) one["name"] = piece.name;
    one["outline"] = Json::array();
    for (const Point corner : piece.outline)
      one["outline"].push_back(Json::array({inches(corner.x), inches(corner.y)}));
    list.push_back(std::move(one));
  }
  return list;
}

constexpr std::array<const char*, 8> keptMembers{"visibility", "sightInches", "markers",        "markersTell",
                                                 "objectives", "lastTurn",    "markSizeInches", "markPlace"};

// Objectives and markers, without those of units that are no longer there.
Json keptOf(const TableModel& model) {
  Json kept = model.kept;
  const auto isThere = [&](const Json& id) {
    return std::ranges::any_of(model.units, [&](const TableUnit& unit) { return Json(unit.id) == id; });
  };
  for (const char* list : {"objectives", "markers"})
    if (kept.contains(list) && kept[list].is_array()) {
      Json left = Json::array();
      for (const Json& one : kept[list])
        if (!one.is_object() || !one.contains("unit") || isThere(one["unit"])) left.push_back(one);
      kept[list] = std::move(left);
    }
  return kept;
}

}  // namespace

Document standing(const Document& file) {
  Json json = file.root().json();
  if (json.contains("deployment") && json["deployment"].is_object()) json["deployment"].erase("order");
  return Document::parse(file.name(), json.dump());
}

Setup landOf(const Definition& definition, const TableModel& model) {
  Setup land;
  land.width = model.size.width;
  land.depth = model.size.depth;
  if (definition.grid()) {
    land.columns = model.size.columns;
    land.rows = model.size.rows;
    land.squareSide = model.size.squareSide;
  }
  land.terrain = model.ground;
  land.squares = model.squares;
  for (std::size_t side = 0; side < 2; ++side) land.sides[side] = model.sides[side];
  land.deployment = model.deployment;
  return land;
}

TableModel readTableModel(const RuleSet& rules, const Battle& battle, const Json& file) {
  const Definition& d = rules.definition();
  const Setup& setup = *battle.setup;
  TableModel model;
  model.title = setup.title;
  model.notes = setup.notes;
  for (const auto& [key, member] :
       {std::pair{"options", &model.options}, std::pair{"houseRules", &model.houseRules},
        std::pair{"houseTroops", &model.houseTroops}, std::pair{"houseModifiers", &model.houseModifiers},
        std::pair{"houseRuleNames", &model.houseRuleNames}, std::pair{"settings", &model.settings}})
    if (file.contains(key)) *member = file[key];
  for (const char* key : keptMembers)
    if (file.contains(key)) model.kept[key] = file[key];
  model.size.width = setup.width;
  model.size.depth = setup.depth;
  if (d.grid()) {
    model.size.columns = setup.columns;
    model.size.rows = setup.rows;
    model.size.squareSide = setup.squareSide;
  }
  model.ground = setup.terrain;
  model.deployment = setup.deployment;
  model.photo = setup.photo;
  model.squares = setup.squares;
  for (std::size_t side = 0; side < 2; ++side) {
    model.sides[side] = setup.sides[side];
    if (file["sides"][side].contains("status")) model.sideStatus[side] = file["sides"][side]["status"];
  }
  for (std::size_t i = 0; i < battle.units.size(); ++i) {
    Json rest = file["units"][i];
    placesToIds(rest, d.unitStatus(), battle);
    take(rest, {"id", "side", "x", "y", "heading", "column", "row", "facing"});
    if (d.basesFollow()) rest.erase("base");
    TableUnit unit{setup.units[i].id, battle.units[i].side, battle.units[i].pose, battle.units[i].base, nullptr, {}};
    rest["name"] = setup.units[i].name;
    unit.rest = std::make_shared<const Json>(std::move(rest));
    model.units.push_back(std::move(unit));
  }
  for (std::size_t i = 0; i < battle.people.size(); ++i) {
    Json rest = file["people"][i];
    placesToIds(rest, d.personStatus(), battle);
    take(rest, {"id", "side", "x", "y", "unit"});
    TablePerson person{setup.people[i].id, battle.people[i].side, battle.people[i].at, {}, nullptr, -1};
    if (battle.people[i].unit != noUnit) person.unit = setup.units[static_cast<std::size_t>(battle.people[i].unit)].id;
    rest["name"] = setup.people[i].name;
    person.rest = std::make_shared<const Json>(std::move(rest));
    model.people.push_back(std::move(person));
  }
  return model;
}

Json writeTableModel(const Definition& d, const TableModel& model) {
  Json json{{"format", "signifer-battle"},
            {"version", 1},
            {"ruleset", d.id()},
            {"rulesetVersion", d.version()},
            {"title", model.title}};
  if (!model.notes.empty()) json["notes"] = model.notes;
  if (!model.options.empty()) json["options"] = model.options;
  if (!model.houseRules.empty()) json["houseRules"] = model.houseRules;
  if (!model.houseTroops.empty()) json["houseTroops"] = model.houseTroops;
  if (!model.houseModifiers.empty()) json["houseModifiers"] = model.houseModifiers;
  if (!model.houseRuleNames.empty()) json["houseRuleNames"] = model.houseRuleNames;
  if (!model.settings.empty()) json["settings"] = model.settings;
  const MusterTable& size = model.size;
  json["table"] = d.grid()
                      ? Json{{"columns", size.columns}, {"rows", size.rows}, {"squareInches", inches(size.squareSide)}}
                      : Json{{"widthInches", inches(size.width)}, {"depthInches", inches(size.depth)}};
  if (model.photo) json["photo"] = writePhoto(*model.photo);
  json.update(keptOf(model));
  json["terrain"] = groundJson(d, model);
  json["sides"] = Json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    Json one{{"id", model.sides[side].id}, {"name", model.sides[side].name}};
    if (!model.sideStatus[side].empty()) one["status"] = model.sideStatus[side];
    json["sides"].push_back(std::move(one));
  }
  if (const Json plan = writeDeploymentPlan(model.deployment, landOf(d, model)); !plan.empty())
    json["deployment"] = plan;
  json["units"] = Json::array();
  for (const TableUnit& unit : model.units) {
    Json one{{"id", unit.id}, {"side", model.sides[unit.side].id}};
    one.update(*unit.rest);
    writePlace(one, d, size, unit.pose);
    idsToPlaces(one, d.unitStatus(), model);
    json["units"].push_back(std::move(one));
  }
  json["people"] = Json::array();
  for (const TablePerson& person : model.people) {
    Json one{{"id", person.id}, {"side", model.sides[person.side].id}};
    one.update(*person.rest);
    const bool with = std::ranges::find(model.units, person.unit, &TableUnit::id) != model.units.end();
    if (with) {
      one["unit"] = person.unit;
    } else {
      one["x"] = inches(person.at.x);
      one["y"] = inches(person.at.y);
    }
    idsToPlaces(one, d.personStatus(), model);
    json["people"].push_back(std::move(one));
  }
  return json;
}

// Divisions, commands and characters with units, as the armies have them.
void TableDocument::writeCommands(Json& battle) const {
  const Fields& statuses = definition().unitStatus();
  for (SideIndex side = 0; side < 2; ++side) {
    const TableArmy* own = army(side);
    if (!own) continue;
    const Army& army = own->opened.army;
    const auto eachOf = [&](const std::string& entry, auto then) {
      for (std::size_t i = 0; i < model_->units.size(); ++i) {
        const TableUnit& unit = model_->units[i];
        if (unit.side == side && unit.from && army.units[unit.from->entry].id == entry) then(i);
      }
    };
    if (terms_.join)
      for (std::size_t i = 0; i < model_->units.size(); ++i) {
        const TableUnit& unit = model_->units[i];
        if (unit.side != side || !unit.from || army.units[unit.from->entry].with.empty()) continue;
        int host = -1;
        eachOf(army.units[unit.from->entry].with,
               [&](std::size_t at) { host = host < 0 ? static_cast<int>(at) : host; });
        if (host >= 0) battle["units"][i]["status"][statuses[*terms_.join].name] = host;
      }
    if (!terms_.command) continue;
    int number = 0;
    for (std::size_t p = 0; p < model_->people.size(); ++p) {
      const TablePerson& person = model_->people[p];
      if (person.side != side || person.from < 0) continue;
      const auto& commands = army.people[static_cast<std::size_t>(person.from)].commands;
      if (commands.empty()) continue;
      const int value = terms_.command->personField ? ++number : static_cast<int>(p);
      if (terms_.command->personField)
        battle["people"][p]["status"][definition().personStatus()[*terms_.command->personField].name] = value;
      for (const std::string& entry : commands)
        eachOf(entry, [&](std::size_t at) {
          battle["units"][at]["status"][statuses[terms_.command->unitField].name] = value;
        });
    }
  }
}

}  // namespace signifer::ui
