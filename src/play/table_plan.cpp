#include "play/table_plan.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/measures_json.h"
#include "play/state_json.h"

namespace signifer {
namespace {

constexpr std::size_t mostZones = 20;
constexpr std::size_t mostZoneCorners = 64;
// Corners of a photo may lie outside it.
constexpr double mostShare = 3;

constexpr std::array<std::string_view, 4> orders{"", "turns", "alternately", "secretly"};
constexpr std::array<std::string_view, 5> edges{"", "south", "north", "west", "east"};

template <std::size_t N>
std::size_t readPlaceOf(const Node& node, const std::array<std::string_view, N>& words) {
  const std::string word = node.text();
  const auto found = std::find(words.begin() + 1, words.end(), word);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  std::string all;
  for (std::size_t i = 1; i < N; ++i) all += (all.empty() ? "" : ", ") + std::string(words[i]);
  throw node.error("one of " + all + " was expected");
}

DeploymentZone readZone(const Node& node, const Setup& setup) {
  node.allowOnly({"side", "edge", "depthInches", "rows", "outline"});
  DeploymentZone zone;
  zone.side = readSideId(setup, node.at("side"));
  if (node.has("edge") == node.has("outline")) throw node.error("either \"edge\" or \"outline\" was expected");
  if (const auto edge = node.find("edge")) {
    zone.edge = static_cast<DeploymentZone::Edge>(readPlaceOf(*edge, edges));
    zone.depth = setup.columns > 0 ? static_cast<Length>(node.at("rows").integer(1, 60)) * setup.squareSide
                                   : fromInches(node.at("depthInches").number(0.5, mostInches / 2));
    return zone;
  }
  const Node outline = node.at("outline");
  for (const Node& corner : itemsOf(outline, mostZoneCorners, "corners")) {
    const auto both = corner.items();
    if (both.size() != 2) throw corner.error("a place [x, y] in inches was expected");
    zone.outline.push_back(
        {fromInches(both[0].number(-mostInches, mostInches)), fromInches(both[1].number(-mostInches, mostInches))});
  }
  if (zone.outline.size() < 3) throw outline.error("an outline of 3 corners or more was expected");
  return zone;
}

}  // namespace

DeploymentPlan readDeploymentPlan(const Node& node, const Setup& setup) {
  node.allowOnly({"order", "first", "zones"});
  DeploymentPlan plan;
  if (const auto order = node.find("order"))
    plan.order = static_cast<DeploymentPlan::Order>(readPlaceOf(*order, orders));
  if (const auto first = node.find("first")) plan.first = readSideId(setup, *first);
  if (const auto zones = node.find("zones"))
    for (const Node& zone : itemsOf(*zones, mostZones, "zones")) plan.zones.push_back(readZone(zone, setup));
  return plan;
}

Json writeDeploymentPlan(const DeploymentPlan& plan, const Setup& setup) {
  Json json = Json::object();
  if (plan == DeploymentPlan{}) return json;
  if (plan.order != DeploymentPlan::Order::none) {
    json["order"] = orders[static_cast<std::size_t>(plan.order)];
    json["first"] = setup.sides[plan.first].id;
  }
  json["zones"] = Json::array();
  for (const DeploymentZone& zone : plan.zones) {
    Json one{{"side", setup.sides[zone.side].id}};
    if (zone.edge != DeploymentZone::Edge::none) {
      one["edge"] = edges[static_cast<std::size_t>(zone.edge)];
      if (setup.columns > 0)
        one["rows"] = zone.depth / setup.squareSide;
      else
        one["depthInches"] = inchesToJson(zone.depth);
    } else {
      one["outline"] = Json::array();
      for (const Point corner : zone.outline)
        one["outline"].push_back(Json::array({inchesToJson(corner.x), inchesToJson(corner.y)}));
    }
    json["zones"].push_back(std::move(one));
  }
  return json;
}

TablePhoto readPhoto(const Node& node) {
  node.allowOnly({"file", "corners", "strength"});
  TablePhoto photo;
  photo.file = node.at("file").text();
  const Node corners = node.at("corners");
  const auto list = corners.items();
  if (list.size() != photo.corners.size()) throw corners.error("four corners were expected");
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto both = list[i].items();
    if (both.size() != 2) throw list[i].error("a place [across, down] in shares of the photo was expected");
    photo.corners[i] = {both[0].number(-mostShare, mostShare), both[1].number(-mostShare, mostShare)};
  }
  if (const auto strength = node.find("strength")) photo.strength = static_cast<int>(strength->integer(0, 100));
  return photo;
}

Json writePhoto(const TablePhoto& photo) {
  Json corners = Json::array();
  for (const auto& corner : photo.corners) corners.push_back(Json::array({corner[0], corner[1]}));
  return {{"file", photo.file}, {"corners", std::move(corners)}, {"strength", photo.strength}};
}

std::vector<Point> outlineOf(const DeploymentZone& zone, const Setup& setup) {
  const Length w = setup.width;
  const Length d = setup.depth;
  const auto box = [](Length left, Length below, Length right, Length above) {
    return std::vector<Point>{{left, below}, {right, below}, {right, above}, {left, above}};
  };
  switch (zone.edge) {
    case DeploymentZone::Edge::south:
      return box(0, 0, w, std::min(zone.depth, d));
    case DeploymentZone::Edge::north:
      return box(0, d - std::min(zone.depth, d), w, d);
    case DeploymentZone::Edge::west:
      return box(0, 0, std::min(zone.depth, w), d);
    case DeploymentZone::Edge::east:
      return box(w - std::min(zone.depth, w), 0, w, d);
    case DeploymentZone::Edge::none:
      break;
  }
  return zone.outline;
}

}  // namespace signifer
