#include "occasions/entry_places.h"

#include <algorithm>

#include "table/distance.h"
#include "table/grid.h"
#include "table/tabletop.h"

namespace signifer {
namespace {

using Edge = DeploymentZone::Edge;

constexpr Length stepAlong = oneInch / 2;
constexpr std::size_t mostPlaces = 12;

Angle inwards(Edge edge) {
  switch (edge) {
    case Edge::north:
      return 180 * oneDegree;
    case Edge::west:
      return 90 * oneDegree;
    case Edge::east:
      return 270 * oneDegree;
    default:
      return 0;
  }
}

double squaredApart(Point a, Point b) { return squaredLength(toVec(a) - toVec(b)); }

}  // namespace

bool EntryPlaces::isAcross() const { return arrival_.entry.edge == Edge::south || arrival_.entry.edge == Edge::north; }

Length EntryPlaces::wholeEdge() const { return isAcross() ? battle_.setup->width : battle_.setup->depth; }

Pose EntryPlaces::atEdge(Length along) const {
  const Setup& setup = *battle_.setup;
  const Edge edge = arrival_.entry.edge;
  const Angle heading = inwards(edge);
  Length deep = (battle_.unit(arrival_.unit).base.depth + 1) / 2;
  if (setup.columns > 0) {
    deep = setup.squareSide / 2;
    along = std::clamp<Length>(along, 0, wholeEdge() - 1) / setup.squareSide * setup.squareSide + setup.squareSide / 2;
  }
  switch (edge) {
    case Edge::north:
      return {{along, setup.depth - deep}, heading};
    case Edge::west:
      return {{deep, along}, heading};
    case Edge::east:
      return {{setup.width - deep, along}, heading};
    default:
      return {{along, deep}, heading};
  }
}

Pose EntryPlaces::poseFor(Point shown) const {
  const Pose& own = battle_.unit(arrival_.unit).pose;
  if (hasEdge()) return atEdge(alongOf(shown));
  if (battle_.setup->columns == 0) return {shown, own.heading};
  return {centreOf(squareAt(shown, battle_.setup->squareSide), battle_.setup->squareSide), own.heading};
}

bool EntryPlaces::isOnTable(const Pose& pose) const {
  const Setup& setup = *battle_.setup;
  if (setup.columns > 0) return Grid{setup.columns, setup.rows}.contains(squareAt(pose.centre, setup.squareSide));
  return isOn({setup.width, setup.depth}, Footprint(pose, battle_.unit(arrival_.unit).base));
}

bool EntryPlaces::isAtEntry(const Pose& pose) const {
  if (!hasEdge()) return pose.centre == arrival_.at;
  if (pose != atEdge(alongOf(pose.centre))) return false;
  const Length half = battle_.setup->columns > 0 ? 0 : battle_.unit(arrival_.unit).base.frontage / 2;
  const Length along = alongOf(pose.centre);
  return along - half >= arrival_.entry.from && along + half <= arrival_.entry.to;
}

UnitIndex EntryPlaces::inTheWay(const Pose& pose) const {
  const Footprint print(pose, battle_.unit(arrival_.unit).base);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    const Unit& other = battle_.unit(v);
    if (v == arrival_.unit || !other.present) continue;
    if (battle_.setup->columns > 0 ? other.pose.centre == pose.centre
                                   : overlaps(print, Footprint(other.pose, other.base)))
      return v;
  }
  return noUnit;
}

bool EntryPlaces::hasRoom(const Pose& pose) const {
  const Setup& setup = *battle_.setup;
  if (!isOnTable(pose) || inTheWay(pose) != noUnit) return false;
  // Nobody arrives in contact: the rules of charges are for those who stand on the table.
  if (setup.columns > 0) return true;
  const Footprint print(pose, battle_.unit(arrival_.unit).base);
  return std::ranges::none_of(battle_.units, [&](const Unit& other) {
    return other.present && other.side != battle_.unit(arrival_.unit).side &&
           within(print, Footprint(other.pose, other.base), oneInch);
  });
}

// From the middle outwards.
std::vector<Pose> EntryPlaces::alongEdge(Length from, Length to) const {
  const Length step = battle_.setup->columns > 0 ? battle_.setup->squareSide : stepAlong;
  const Length half = battle_.setup->columns > 0 ? 0 : (battle_.unit(arrival_.unit).base.frontage + 1) / 2;
  std::vector<Length> places;
  for (Length along = from + half; along <= to - half; along += step) places.push_back(along);
  const Length middle = (arrival_.entry.from + arrival_.entry.to) / 2;
  std::ranges::stable_sort(places, {}, [middle](Length along) { return std::abs(along - middle); });
  std::vector<Pose> poses;
  for (const Length along : places)
    if (const Pose pose = atEdge(along); std::ranges::find(poses, pose) == poses.end()) poses.push_back(pose);
  return poses;
}

std::vector<Pose> EntryPlaces::freePlaces() const {
  std::vector<Pose> free;
  const Pose& own = battle_.unit(arrival_.unit).pose;
  if (!hasEdge()) {
    const Pose pose{arrival_.at, own.heading};
    if (hasRoom(pose)) free.push_back(pose);
    return free;
  }
  for (const Pose& pose : alongEdge(arrival_.entry.from, arrival_.entry.to))
    if (isFree(pose)) free.push_back(pose);
  // Spread over the entry: those near the middle alone would be much alike.
  const std::size_t every = (free.size() + mostPlaces - 1) / mostPlaces;
  std::vector<Pose> some;
  for (std::size_t i = 0; i < free.size(); i += every) some.push_back(free[i]);
  return some;
}

std::optional<Pose> EntryPlaces::nearest() const {
  if (arrival_.waits) return std::nullopt;
  const Setup& setup = *battle_.setup;
  if (hasEdge()) {
    for (const Pose& pose : alongEdge(0, wholeEdge()))
      if (hasRoom(pose)) return pose;
    return std::nullopt;
  }
  std::optional<Pose> best;
  const Angle heading = battle_.unit(arrival_.unit).pose.heading;
  const Length step = setup.columns > 0 ? setup.squareSide : oneInch;
  const Length from = setup.columns > 0 ? step / 2 : 0;
  for (Length y = from; y <= setup.depth; y += step)
    for (Length x = from; x <= setup.width; x += step) {
      const Pose pose{{x, y}, heading};
      if (best && squaredApart(pose.centre, arrival_.at) >= squaredApart(best->centre, arrival_.at)) continue;
      if (hasRoom(pose)) best = pose;
    }
  return best;
}

}  // namespace signifer
