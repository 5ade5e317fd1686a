#include "play/arrivals_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "play/measures_json.h"
#include "play/state_json.h"
#include "table/grid.h"

namespace signifer {
namespace {

using Edge = DeploymentZone::Edge;

constexpr std::array<std::string_view, 5> edgeWords{"", "south", "north", "west", "east"};
constexpr int lastArrival = 1000;

Edge readEdge(const Node& node) {
  const auto found = std::find(edgeWords.begin() + 1, edgeWords.end(), node.text());
  if (found == edgeWords.end()) throw node.error("south, north, west or east was expected");
  return static_cast<Edge>(found - edgeWords.begin());
}

Length lengthOf(Edge edge, const Setup& setup) {
  return edge == Edge::south || edge == Edge::north ? setup.width : setup.depth;
}

Point readEntryPoint(const Node& node, const Setup& setup) {
  if (setup.columns > 0)
    return centreOf({static_cast<int>(node.at("column").integer(0, setup.columns - 1)),
                     static_cast<int>(node.at("row").integer(0, setup.rows - 1))},
                    setup.squareSide);
  return {fromInches(node.at("x").number(0, toInches(setup.width))),
          fromInches(node.at("y").number(0, toInches(setup.depth)))};
}

// The pose of a unit without a place in the file: the middle of its entry, facing the table.
Pose poseAtEntry(const Arrival& arrival, const Setup& setup) {
  const Length along = (arrival.entry.from + arrival.entry.to) / 2;
  Pose pose;
  switch (arrival.entry.edge) {
    case Edge::south:
      pose = {{along, 0}, 0};
      break;
    case Edge::north:
      pose = {{along, setup.depth - 1}, 180 * oneDegree};
      break;
    case Edge::west:
      pose = {{0, along}, 90 * oneDegree};
      break;
    case Edge::east:
      pose = {{setup.width - 1, along}, 270 * oneDegree};
      break;
    case Edge::none:
      pose = {arrival.at, arrival.at.y > setup.depth / 2 ? 180 * oneDegree : 0};
      break;
  }
  if (setup.columns > 0) pose.centre = centreOf(squareAt(pose.centre, setup.squareSide), setup.squareSide);
  return pose;
}

}  // namespace

bool hasArrivals(const Node& battle) {
  const auto any = [&battle](const char* list, const char* member) {
    const auto all = battle.find(list);
    return all && all->json().is_array() && std::ranges::any_of(all->json(), [member](const Json& one) {
             return one.is_object() && one.contains(member);
           });
  };
  return any("units", "arrives") || any("objectives", "exit");
}

TableStretch readStretch(const Node& node, const char* edge, const Setup& setup) {
  TableStretch stretch;
  stretch.edge = readEdge(node.at(edge));
  const Length whole = lengthOf(stretch.edge, setup);
  stretch.to = whole;
  if (setup.columns > 0) {
    const auto squares = static_cast<int>(whole / setup.squareSide);
    int from = 0;
    if (const auto first = node.find("fromSquare")) from = static_cast<int>(first->integer(0, squares - 1));
    stretch.from = from * setup.squareSide;
    if (const auto last = node.find("toSquare"))
      stretch.to = static_cast<Length>(last->integer(from, squares - 1) + 1) * setup.squareSide;
    return stretch;
  }
  if (const auto from = node.find("fromInches")) stretch.from = fromInches(from->number(0, toInches(whole) - 0.5));
  if (const auto to = node.find("toInches"))
    stretch.to = fromInches(to->number(toInches(stretch.from) + 0.5, toInches(whole)));
  return stretch;
}

Arrival readArrival(const Node& node, const Setup& setup) {
  const bool grid = setup.columns > 0;
  if (grid)
    node.allowOnly({"edge", "fromSquare", "toSquare", "column", "row", "turn", "needs", "blocked"});
  else
    node.allowOnly({"edge", "fromInches", "toInches", "x", "y", "turn", "needs", "blocked"});
  Arrival arrival;
  const bool point = node.has(grid ? "column" : "x");
  if (node.has("edge") == point)
    throw node.error(grid ? "either \"edge\", or \"column\" and \"row\" was expected"
                          : "either \"edge\", or \"x\" and \"y\" was expected");
  if (point)
    arrival.at = readEntryPoint(node, setup);
  else
    arrival.entry = readStretch(node, "edge", setup);
  arrival.turn = static_cast<int>(node.at("turn").integer(1, lastArrival));
  if (const auto needs = node.find("needs")) arrival.needs = static_cast<int>(needs->integer(2, 6));
  if (const auto blocked = node.find("blocked")) {
    const std::string word = blocked->text();
    if (word != "nearest" && word != "wait") throw blocked->error("nearest or wait was expected");
    arrival.waits = word == "wait";
  }
  return arrival;
}

void writeStretch(Json& json, const char* edge, const TableStretch& stretch, const Setup& setup) {
  json[edge] = edgeWords[static_cast<std::size_t>(stretch.edge)];
  const bool ends = stretch.to < lengthOf(stretch.edge, setup);
  if (setup.columns > 0) {
    if (stretch.from > 0) json["fromSquare"] = stretch.from / setup.squareSide;
    if (ends) json["toSquare"] = stretch.to / setup.squareSide - 1;
    return;
  }
  if (stretch.from > 0) json["fromInches"] = inchesToJson(stretch.from);
  if (ends) json["toInches"] = inchesToJson(stretch.to);
}

void readArrivals(const Node& root, Setup& setup, Battle& battle) {
  const auto items = root.at("units").items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Node& node = items[i];
    if (!node.isObject()) continue;
    Unit& unit = battle.units[i];
    const auto arrives = node.find("arrives");
    if (const auto off = node.find("off"); off && !arrives)
      throw off->error("\"arrives\" was expected beside it: it says where and when the unit comes");
    if (const auto by = node.find("leftBy")) {
      setLeftBy(unit, readEdge(*by));
      unit.present = false;
    }
    if (!arrives) continue;
    Arrival arrival = readArrival(*arrives, setup);
    arrival.unit = static_cast<UnitIndex>(i);
    if (!node.has(setup.columns > 0 ? "column" : "x")) unit.pose = poseAtEntry(arrival, setup);
    setup.arrivals.push_back(arrival);
    if (!node.boolean("off", true)) continue;
    setWaitsOffTable(unit, true);
    unit.present = false;
    // Those who are with it come with it.
    for (Person& person : battle.people)
      if (person.unit == arrival.unit) {
        person.present = false;
        person.at = unit.pose.centre;
      }
  }
}

void writeArrival(Json& json, const Battle& battle, UnitIndex u) {
  const Setup& setup = *battle.setup;
  if (const Edge by = leftBy(battle.unit(u)); by != Edge::none)
    json["leftBy"] = edgeWords[static_cast<std::size_t>(by)];
  const auto found = std::ranges::find(setup.arrivals, u, &Arrival::unit);
  if (found == setup.arrivals.end()) return;
  Json arrives{{"turn", found->turn}};
  if (found->entry.edge != Edge::none) {
    writeStretch(arrives, "edge", found->entry, setup);
  } else if (setup.columns > 0) {
    arrives["column"] = found->at.x / setup.squareSide;
    arrives["row"] = found->at.y / setup.squareSide;
  } else {
    arrives["x"] = inchesToJson(found->at.x);
    arrives["y"] = inchesToJson(found->at.y);
  }
  if (found->needs > 0) arrives["needs"] = found->needs;
  if (found->waits) arrives["blocked"] = "wait";
  json["arrives"] = std::move(arrives);
  if (!waitsOffTable(battle.unit(u))) json["off"] = false;
}

}  // namespace signifer
