#include "sheet/battle_sheet.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "language/language.h"
#include "language/names.h"
#include "occasions/objectives.h"
#include "occasions/occasion_words.h"
#include "play/table_plan.h"
#include "schema/field_reader.h"
#include "sheet/army_sheets.h"
#include "sheet/map_names.h"
#include "sheet/paper_lengths.h"
#include "sheet/plain_forms.h"
#include "table/grid.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

// A square's side is this much wider and deeper than the unit that stands in it.
constexpr double widthInSquare = 0.84;
constexpr double depthInSquare = 0.56;

SheetMap::Place placeOf(Point point) { return {toInches(point.x), toInches(point.y)}; }

SheetMap::Ground groundOf(const Definition& d, int kind, int level) {
  const TerrainKind& terrain = d.terrainKinds()[static_cast<std::size_t>(kind)];
  SheetMap::Ground ground;
  ground.kind = terrain.name;
  ground.drawn = terrain.drawn;
  if (level > 0 && terrain.drawn == "open") {
    ground.kind = said("Higher ground");
    ground.drawn = "hill";
  }
  return ground;
}

void addGrounds(const Definition& d, const Setup& setup, SheetMap& map) {
  for (const TerrainPiece& piece : setup.terrain) {
    SheetMap::Ground ground = groundOf(d, piece.kind, piece.level);
    ground.name = saidName(piece.name);
    for (const Point corner : piece.outline) ground.outline.push_back(placeOf(corner));
    map.grounds.push_back(std::move(ground));
  }
  const double side = toInches(setup.squareSide);
  for (int row = 0; row < setup.rows; ++row)
    for (int column = 0; column < setup.columns; ++column) {
      const SquareGround& square = setup.squares[setup.squareIndex(column, row)];
      SheetMap::Ground ground = groundOf(d, square.kind, square.level);
      if (ground.drawn == "open") continue;
      const double x = column * side;
      const double y = row * side;
      ground.outline = {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
      map.grounds.push_back(std::move(ground));
    }
}

// The rule set on a kind of ground, or on higher ground that is of no kind itself.
const PaperGround* groundAt(const Paper& paper, const Definition& d, const std::string& name) {
  const auto kind = std::ranges::find(d.terrainKinds(), name, &TerrainKind::name);
  const std::string id = kind == d.terrainKinds().end() ? "" : kind->id;
  const auto found = std::ranges::find(paper.ground, id, &PaperGround::kind);
  return found == paper.ground.end() ? nullptr : &*found;
}

// Ground by its kinds, each once, with the names of its pieces and what it does.
SheetPanel groundPanel(const Paper& paper, const Definition& d, const SheetMap& map) {
  std::map<std::string, std::string> kinds;
  for (const SheetMap::Ground& ground : map.grounds) {
    std::string& names = kinds[ground.kind];
    std::string words = ground.name;
    if (words.empty() && map.columns > 0) {
      const double half = map.width / map.columns / 2;
      words = map.placeInWords({ground.outline.front().x + half, ground.outline.front().y + half});
    }
    if (!words.empty()) names += (names.empty() ? "" : ", ") + words;
  }
  SheetPanel panel;
  panel.title = said("Ground");
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (auto& [kind, names] : kinds) {
    const PaperGround* effect = groundAt(paper, d, kind);
    const std::string words = effect == nullptr ? names
                              : names.empty()   ? effect->text
                                                : said("{0}: {1}", {names, effect->text});
    grid.rows.push_back({{kind, words}, effect == nullptr ? std::vector<std::string>{} : effect->rules, {}});
  }
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

std::string upper(std::string word) {
  std::ranges::transform(word, word.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return word;
}

// The losses that beat the army, to be crossed off.
void addStanding(const RuleSet& rules, const Battle& battle, SideIndex side, SheetPanel& panel) {
  constexpr int mostMarks = 40;
  for (const Standing& standing : rules.standings(battle)) {
    if (standing.side != side) continue;
    std::string caption(rules.definition().phrase(standing.phrase));
    if (!caption.empty()) caption.replace(0, 1, upper(caption.substr(0, 1)));
    SheetGrid grid;
    grid.columns = {{Align::left, true, true}, {Align::right, true, false}};
    grid.rows.push_back({{caption, std::to_string(standing.start)}, {}, {}});
    panel.parts.emplace_back(std::move(grid));
    if (standing.start > mostMarks) continue;
    SheetTrack track;
    for (int mark = standing.start; mark > 0; --mark) track.marks.push_back(std::to_string(mark));
    panel.parts.emplace_back(std::move(track));
  }
}

// The zones in which the sides deploy, drawn below the ground.
void addZones(const Setup& setup, SheetMap& map) {
  std::vector<SheetMap::Ground> zones;
  for (const DeploymentZone& zone : setup.deployment.zones) {
    SheetMap::Ground& ground = zones.emplace_back();
    ground.kind = said("Deployment: {0}", {std::string(saidName(setup.sides[zone.side].name))});
    ground.name = ground.kind;
    ground.drawn = "zone";
    for (const Point corner : outlineOf(zone, setup)) ground.outline.push_back(placeOf(corner));
  }
  map.grounds.insert(map.grounds.begin(), zones.begin(), zones.end());
}

// The places that are worth points, drawn as zones are.
void addPlaces(const Setup& setup, SheetMap& map) {
  for (const Objective& objective : setup.objectives)
    for (const std::vector<Point>& outline : outlinesOf(objective, setup)) {
      SheetMap::Ground& ground = map.grounds.emplace_back();
      ground.kind = said("Objective");
      ground.name = saidName(objective.name);
      ground.drawn = "zone";
      for (const Point corner : outline) ground.outline.push_back(placeOf(corner));
    }
}

// A unit's own name where the objective has another, and the edge that is left by.
std::string whereInWords(const Setup& setup, const Objective& objective) {
  if (objective.kind == Objective::Kind::unit) {
    const std::string& unit = setup.units[static_cast<std::size_t>(objective.unit)].name;
    return unit == objective.name ? "" : std::string(saidName(unit));
  }
  if (objective.kind != Objective::Kind::exit) return {};
  const TableStretch& stretch = objective.stretch;
  const std::string edge = edgeInWords(stretch.edge);
  if (stretch.to <= stretch.from || setup.columns > 0) return edge;
  return said("{0}, {1} to {2}", {edge, paperLengthFigure(toInches(stretch.from)), paperLength(toInches(stretch.to))});
}

// Victory without the limit of turns that a battle with an end of its own never reaches.
SheetPanel victoryPanel(const Paper& paper, const std::string& id, const Setup& setup) {
  SheetPanel panel = paper.find(id)->panel;
  const int last = ownLastTurn(setup);
  if (last == 0 || (paper.limit > 0 && paper.limit < last)) return panel;
  for (SheetPart& part : panel.parts)
    if (auto* grid = std::get_if<SheetGrid>(&part))
      std::erase_if(grid->rows, [](const SheetRow& row) { return row.limit; });
  return panel;
}

// The objectives with room to write each side's points.
SheetPanel objectivesPanel(const Battle& battle) {
  const Setup& setup = *battle.setup;
  SheetPanel panel;
  panel.title = said("Objectives");
  SheetGrid grid;
  grid.columns = {{Align::left, false, true}};
  for (const Objective& objective : setup.objectives) {
    const std::string words = objectiveInWords(battle, objective);
    const std::string where = whereInWords(setup, objective);
    grid.rows.push_back({{where.empty() ? words : said("{0} ({1})", {words, where})}, {}, {}});
  }
  if (std::ranges::any_of(setup.objectives, [](const Objective& one) { return one.kind == Objective::Kind::place; }))
    grid.rows.push_back(
        {{said("A place counts for the side with a unit in it and no enemy; units in rout count for neither.")},
         {},
         {}});
  if (setup.lastTurn) grid.rows.push_back({{lastTurnInWords(*setup.lastTurn)}, {}, {}});
  if (!setup.objectives.empty())
    grid.rows.push_back({{said("Where the rules name no winner, the side with more points wins.")}, {}, {}});
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

std::string zoneInWords(const DeploymentZone& zone, const Setup& setup) {
  const std::string depth = setup.columns == 0
                                ? paperLength(toInches(zone.depth))
                                : said("{0|# square|# squares}", {std::to_string(zone.depth / setup.squareSide)});
  switch (zone.edge) {
    case DeploymentZone::Edge::south:
      return said("up to {0} from the lower edge", {depth});
    case DeploymentZone::Edge::north:
      return said("up to {0} from the upper edge", {depth});
    case DeploymentZone::Edge::west:
      return said("up to {0} from the left edge", {depth});
    case DeploymentZone::Edge::east:
      return said("up to {0} from the right edge", {depth});
    case DeploymentZone::Edge::none:
      break;
  }
  return said("in the zone drawn on the map");
}

std::string orderInWords(const Setup& setup) {
  const std::string first(saidName(setup.sides[setup.deployment.first].name));
  switch (setup.deployment.order) {
    case DeploymentPlan::Order::turns:
      return said("{0} first, the whole army; then {1}",
                  {first, std::string(saidName(setup.sides[enemyOf(setup.deployment.first)].name))});
    case DeploymentPlan::Order::alternately:
      return said("by turns, unit by unit; {0} first", {first});
    case DeploymentPlan::Order::secretly:
      return said("in secret, behind a screen; {0} first", {first});
    case DeploymentPlan::Order::none:
      break;
  }
  return {};
}

// The zones of both sides, the side that deploys first, and the way of it.
SheetPanel deploymentPanel(const Battle& battle) {
  const Setup& setup = *battle.setup;
  SheetPanel panel;
  panel.title = said("Deployment");
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  if (const std::string order = orderInWords(setup); !order.empty())
    grid.rows.push_back({{said("Order"), order}, {}, {}});
  for (const DeploymentZone& zone : setup.deployment.zones)
    grid.rows.push_back({{std::string(saidName(setup.sides[zone.side].name)), zoneInWords(zone, setup)}, {}, {}});
  for (SideIndex side = 0; side < 2; ++side) {
    const auto left = std::ranges::count_if(
        battle.units, [&](const Unit& unit) { return unit.side == side && !unit.present && !isAside(unit); });
    if (left > 0)
      grid.rows.push_back({{std::string(saidName(setup.sides[side].name)),
                            said("{0|# unit|# units} still to be deployed", {std::to_string(left)})},
                           {},
                           {}});
  }
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

// The units still to come, and their turns.
SheetPanel arrivalsPanel(const Battle& battle) {
  SheetPanel panel;
  panel.title = said("Arrivals");
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (const Arrival& arrival : battle.setup->arrivals)
    if (waitsOffTable(battle.unit(arrival.unit)))
      grid.rows.push_back({{std::string(saidName(battle.setup->units[static_cast<std::size_t>(arrival.unit)].name)),
                            arrivalInWords(arrival)},
                           {},
                           {}});
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

SheetPanel notesPanel(const Setup& setup) {
  SheetPanel panel;
  panel.title = said("Notes and sources");
  SheetGrid grid;
  grid.columns = {{Align::left, false, true}};
  grid.rows.push_back({{std::string(saidName(setup.notes))}, {}, {}});
  panel.parts.emplace_back(std::move(grid));
  return panel;
}

// The side of a choice between the first-listed and the second-listed.
std::optional<std::string> sideInWords(const Field& field, std::int32_t slot, const Setup& setup) {
  if (field.values != std::vector<std::string>{"first-listed", "second-listed"}) return std::nullopt;
  return std::string(saidName(setup.sides[slot == 0 ? 0 : 1].name));
}

// The settings that the rule set leaves to the battle: the length of a javelin throw, the side that begins.
SheetPanel settingsPanel(const RuleSet& rules, const Paper& paper, const Battle& battle) {
  const Setup& setup = *battle.setup;
  const Definition& d = rules.definition();
  SheetPanel panel;
  panel.title = said("For this battle");
  SheetGrid grid;
  grid.columns = {{Align::left, false, true}, {Align::right, true, false}};
  for (std::size_t i = 0; i < d.settings().size() && i < setup.settings.size(); ++i) {
    const Field& field = d.settings()[i];
    const Json value = toJson(field, fromSlot(field, setup.settings[i]));
    const auto side = sideInWords(field, setup.settings[i], setup);
    std::string words = side                   ? *side
                        : value.is_string()    ? paper.word(value.get<std::string>())
                        : field.unit == "inch" ? paperLength(value.get<double>())
                        : value.is_number()    ? figure(value.get<double>())
                                               : value.dump();
    if (!field.unit.empty() && field.unit != "inch") words += " " + upper(field.unit);
    grid.rows.push_back({{field.caption, words}, {}, {}});
  }
  if (!paper.begins.empty()) {
    const auto index = static_cast<std::size_t>(indexOf(d.battleStatus(), paper.begins));
    const Field& field = d.battleStatus()[index];
    if (const auto side = sideInWords(field, battle.status.at[index], setup))
      grid.rows.push_back({{field.caption, *side}, {}, {}});
  }
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

// The table as it stands.
SheetMap mapOf(const RuleSet& rules, const Paper& paper, const Battle& battle) {
  const Setup& setup = *battle.setup;
  SheetMap map;
  map.width = toInches(setup.width);
  map.depth = toInches(setup.depth);
  map.columns = setup.columns;
  map.rows = setup.rows;
  for (SideIndex side = 0; side < 2; ++side) map.sides[side] = saidName(setup.sides[side].name);
  addGrounds(rules.definition(), setup, map);
  const double square = toInches(setup.squareSide);
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    const Unit& unit = battle.unit(i);
    if (!unit.present) continue;
    const UnitInfo& info = setup.units[static_cast<std::size_t>(i)];
    const bool grid = setup.columns > 0;
    map.units.push_back({unit.side, std::string(saidName(info.name)), info.symbol, placeOf(unit.pose.centre),
                         static_cast<double>(unit.pose.heading) / oneDegree,
                         grid ? square * widthInSquare : toInches(unit.base.frontage),
                         grid ? square * depthInSquare : toInches(unit.base.depth), 0,
                         partnerOf(paper, rules.definition(), battle, i)});
  }
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    // A leader is placed with the unit that he goes with.
    if (!person.present || (person.unit != noUnit && !battle.unit(person.unit).present)) continue;
    const PersonInfo& info = setup.people[static_cast<std::size_t>(i)];
    const std::string with(person.unit == noUnit ? ""
                                                 : saidName(setup.units[static_cast<std::size_t>(person.unit)].name));
    map.leaders.push_back({person.side, std::string(saidName(info.name)), info.symbol, placeOf(person.at), with});
  }
  return map;
}

// By the battle's units; 0 for those that are not on the table.
std::vector<int> numbersOf(const SheetMap& map, const Battle& battle) {
  std::vector<int> numbers;
  auto drawn = map.units.begin();
  for (const Unit& unit : battle.units) numbers.push_back(unit.present ? (drawn++)->number : 0);
  return numbers;
}

}  // namespace

void addBattleSheet(const ArmyPaper& how, const Battle& battle, SheetPanel houseRules, Sheet& sheet) {
  const RuleSet& rules = how.figures.rules();
  const Setup& setup = *battle.setup;
  if (!setup.title.empty()) sheet.title = saidName(setup.title);
  sheet.subtitle = said("a battle for {0}", {rules.definition().name()});
  sheet.blanks = {said("{0}, commander", {std::string(saidName(setup.sides[0].name))}),
                  said("{0}, commander", {std::string(saidName(setup.sides[1].name))}), said("Date"),
                  said("Won by, in turn")};
  SheetMap map = mapOf(rules, how.paper, battle);
  SheetPanel ground = groundPanel(how.paper, rules.definition(), map);
  addZones(setup, map);
  addPlaces(setup, map);
  numberUnits(map);
  const std::vector<int> numbers = numbersOf(map, battle);
  // Squares are read off the map; elsewhere what is set up is measured.
  map.placesApart = map.columns == 0 && !map.units.empty();
  const std::vector<SheetPanel> places = map.placesApart ? placesOf(map) : std::vector<SheetPanel>{};
  sheet.blocks.emplace_back(std::move(map));
  for (SideIndex side = 0; side < 2; ++side) {
    SheetPanel forces = forcesPanel(how, battle, side, numbers);
    addStanding(rules, battle, side, forces);
    sheet.blocks.emplace_back(std::move(forces));
  }
  for (const std::string& id : how.paper.victory) sheet.blocks.emplace_back(victoryPanel(how.paper, id, setup));
  if (SheetPanel objectives = objectivesPanel(battle); !objectives.parts.empty())
    sheet.blocks.emplace_back(std::move(objectives));
  if (!houseRules.parts.empty()) sheet.blocks.emplace_back(std::move(houseRules));
  if (SheetPanel deployment = deploymentPanel(battle); !deployment.parts.empty())
    sheet.blocks.emplace_back(std::move(deployment));
  if (SheetPanel arrivals = arrivalsPanel(battle); !arrivals.parts.empty())
    sheet.blocks.emplace_back(std::move(arrivals));
  if (SheetPanel settings = settingsPanel(rules, how.paper, battle); !settings.parts.empty())
    sheet.blocks.emplace_back(std::move(settings));
  if (!ground.parts.empty()) sheet.blocks.emplace_back(std::move(ground));
  if (!setup.notes.empty()) sheet.blocks.emplace_back(notesPanel(setup));
  if (!places.empty()) sheet.blocks.emplace_back(SheetPageBreak{});
  sheet.blocks.insert(sheet.blocks.end(), places.begin(), places.end());
  if (!places.empty()) addTestsFor(how, battle, sheet);
}

}  // namespace signifer
