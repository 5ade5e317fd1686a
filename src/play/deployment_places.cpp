#include "play/deployment_places.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

#include "play/deployment.h"
#include "play/table_plan.h"
#include "table/distance.h"
#include "table/tabletop.h"
#include "table/terrain.h"

namespace signifer {
namespace {

constexpr Length searchStep = oneInch;

/// Of the point that is farthest out. Zones along an edge are boxes, which is quickly told.
double outside(const DeploymentZone& zone, const Setup& setup, std::span<const Vec2> points) {
  const std::vector<Point> outline = outlineOf(zone, setup);
  const bool alongEdge = zone.edge != DeploymentZone::Edge::none;
  const Box bounds = boundsOf(Outline(outline));
  double most = 0;
  for (const Vec2 p : points)
    most = std::max(most, alongEdge ? distanceTo(bounds, p) : distanceTo(Outline(outline), p));
  return most <= roundingTolerance ? 0 : most;
}

// The least over the zones of the side, of the greatest over the points; 0 where the side has no zone.
double outsideAll(const Setup& setup, SideIndex side, std::span<const Vec2> points) {
  double least = std::numeric_limits<double>::max();
  for (const DeploymentZone& zone : setup.deployment.zones)
    if (zone.side == side) least = std::min(least, outside(zone, setup, points));
  return least == std::numeric_limits<double>::max() ? 0 : least;
}

std::vector<Box> boundsOfZones(const Setup& setup, SideIndex side) {
  std::vector<Box> bounds;
  for (const DeploymentZone& zone : setup.deployment.zones)
    if (zone.side == side) bounds.push_back(boundsOf(Outline(outlineOf(zone, setup))));
  return bounds;
}

/// Whether a point may lie in a zone; anywhere where there are none.
bool mayBeIn(const std::vector<Box>& zones, Vec2 p) {
  return zones.empty() ||
         std::ranges::any_of(zones, [&](const Box& box) { return distanceTo(box, p) <= roundingTolerance; });
}

}  // namespace

double outsideZones(const Setup& setup, SideIndex side, const Pose& pose, const Base& base) {
  const Footprint print(pose, base);
  const Corners corners = print.corners();
  std::array<Vec2, 1 + 2 * std::tuple_size_v<Corners>> points{print.centre};
  std::ranges::copy(corners, points.begin() + 1);
  std::ranges::transform(allFaces, points.begin() + 1 + corners.size(),
                         [&](Face face) { return middleOf(print, face); });
  return outsideAll(setup, side, points);
}

double outsideZones(const Setup& setup, SideIndex side, Point at) {
  const Vec2 point = toVec(at);
  return outsideAll(setup, side, {&point, 1});
}

void DeploymentPlaces::judge(UnitIndex u, const Pose& pose, Verdict& verdict) const {
  const Unit& unit = battle_.unit(u);
  if (!isOn({battle_.setup->width, battle_.setup->depth}, Footprint(pose, unit.base)))
    verdict.refuse({.rule = "DEP-1", .code = "deploy-off-table", .unit = u});
  if (const double off = outsideZones(*battle_.setup, unit.side, pose, unit.base); off > 0) {
    verdict.refuse({.rule = "DEP-1", .code = "deploy-outside", .measured = Figure::inches(toLength(off)), .unit = u});
    for (const DeploymentZone& zone : battle_.setup->deployment.zones)
      if (zone.side == unit.side)
        verdict.witness.push_back({Mark::Kind::outline, outlineOf(zone, *battle_.setup), "deploy-zone"});
  }
  judgeNeighbours(u, pose, verdict);
}

void DeploymentPlaces::judgeNeighbours(UnitIndex u, const Pose& pose, Verdict& verdict) const {
  const Footprint print(pose, battle_.unit(u).base);
  // No part of a base is farther from its centre.
  const auto spread = [](const Base& base) { return (base.frontage + base.depth) / 2.0; };
  const double own = spread(battle_.unit(u).base);
  const UnitIndex count = battle_.unitCount();
  for (UnitIndex v = 0; v < count; ++v) {
    const Unit& other = battle_.unit(v);
    if (v == u || !other.present) continue;
    if (battle_.setup->columns > 0) {
      if (other.pose.centre == pose.centre && tasks_.hostOf(battle_, v) == noUnit)
        verdict.refuse({.rule = "DEP-3", .code = "deploy-square-taken", .unit = v});
      continue;
    }
    const double reach = own + spread(other.base);
    if (squaredLength(toVec(other.pose.centre) - print.centre) > reach * reach) continue;
    if (tasks_.hostOf(battle_, v) != noUnit) continue;
    const Footprint its(other.pose, other.base);
    if (!overlaps(print, its)) continue;
    verdict.refuse({.rule = "DEP-3",
                    .code = "deploy-on-another",
                    .measured = Figure::inches(toLength(overlapDepth(print, its))),
                    .unit = v});
    std::vector<Point> corners;
    for (const Vec2 corner : its.corners()) corners.push_back(toPoint(corner));
    verdict.witness.push_back({Mark::Kind::outline, std::move(corners), "deploy-on-another"});
  }
}

bool DeploymentPlaces::fits(UnitIndex u, const Pose& pose) const {
  Verdict verdict;
  judge(u, pose, verdict);
  return verdict.legal();
}

std::optional<Pose> DeploymentPlaces::movedIn(UnitIndex u, const Pose& pose) const {
  const Unit& unit = battle_.unit(u);
  for (const DeploymentZone& zone : battle_.setup->deployment.zones) {
    if (zone.side != unit.side) continue;
    const Box bounds = boundsOf(Outline(outlineOf(zone, *battle_.setup)));
    const Footprint print(pose, unit.base);
    const double x = print.halfExtent({1, 0});
    const double y = print.halfExtent({0, 1});
    if (2 * x > bounds.high.x - bounds.low.x || 2 * y > bounds.high.y - bounds.low.y) continue;
    // A hair within, so that rounding leaves it there.
    Pose in = pose;
    const Vec2 centre = toVec(pose.centre);
    in.centre = toPoint({std::clamp(centre.x, std::ceil(bounds.low.x + x),
                                    std::max(std::ceil(bounds.low.x + x), std::floor(bounds.high.x - x))),
                         std::clamp(centre.y, std::ceil(bounds.low.y + y),
                                    std::max(std::ceil(bounds.low.y + y), std::floor(bounds.high.y - y)))});
    if (fits(u, in)) return in;
  }
  return std::nullopt;
}

std::optional<Pose> DeploymentPlaces::roomFor(UnitIndex u) const {
  const Setup& setup = *battle_.setup;
  const Length step = setup.columns > 0 ? setup.squareSide : searchStep;
  const Length from = setup.columns > 0 ? step / 2 : step;
  const bool upwards = forwardOf(battle_.unit(u).pose.heading).y >= 0;
  // Most of a table lies outside the zones.
  const std::vector<Box> zones = boundsOfZones(setup, battle_.unit(u).side);
  for (Length row = from; row < setup.depth; row += step)
    for (Length column = from; column < setup.width; column += step) {
      const Pose pose{{column, upwards ? setup.depth - row : row}, battle_.unit(u).pose.heading};
      if (mayBeIn(zones, toVec(pose.centre)) && fits(u, pose)) return pose;
    }
  return std::nullopt;
}

Point DeploymentPlaces::middleOfZone(SideIndex side) const {
  for (const DeploymentZone& zone : battle_.setup->deployment.zones) {
    if (zone.side != side) continue;
    const Box bounds = boundsOf(Outline(outlineOf(zone, *battle_.setup)));
    return toPoint({(bounds.low.x + bounds.high.x) / 2, (bounds.low.y + bounds.high.y) / 2});
  }
  return {battle_.setup->width / 2, battle_.setup->depth / 2};
}

}  // namespace signifer
