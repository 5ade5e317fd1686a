#include "fantasy/play/body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "table/arcs.h"

namespace signifer::fantasy {

Base Ranks::outline() const {
  const int wide = abreast();
  const int deep = ranks();
  return {wide * model.frontage + (wide - 1) * gap(), deep * model.depth + (deep - 1) * gap()};
}

Vec2 Ranks::place(int at) const {
  const int wide = abreast();
  const int rank = at / wide;
  const int inRank = rank + 1 < ranks() ? wide : models - rank * wide;
  const double stepAside = model.frontage + gap();
  const double stepBack = model.depth + gap();
  const double aside = (at % wide - (inRank - 1) / 2.0) * stepAside;
  return {aside, (ranks() - 1) / 2.0 * stepBack - rank * stepBack};
}

int Ranks::ranksBehind(int leastWide) const {
  if (abreast() < leastWide) return 0;
  const int last = models - (ranks() - 1) * abreast();
  return ranks() - 1 - (ranks() > 1 && last < leastWide ? 1 : 0);
}

Pose keptFront(const Pose& pose, const Base& before, const Base& after) {
  const Footprint stand(pose, before);
  const Vec2 centre = stand.frontCentre() - stand.forward * (after.depth / 2.0);
  // Take the nearest of the four points about the centre that is not ahead of it. Otherwise the front would creep into
  // the enemy before it, loss after loss.
  Vec2 best;
  double least = 1e9;
  for (const double x : {std::floor(centre.x), std::ceil(centre.x)})
    for (const double y : {std::floor(centre.y), std::ceil(centre.y)}) {
      const Vec2 off = Vec2{x, y} - centre;
      if (dot(off, stand.forward) > computingNoise || squaredLength(off) >= least) continue;
      best = {x, y};
      least = squaredLength(off);
    }
  return {toPoint(best), pose.heading};
}

double swarmRadius(int models, const Base& model, bool skirmishers) {
  const double apart = skirmishers ? oneInch : 0;
  return std::sqrt(models * (model.frontage + apart) * (model.depth + apart) / std::numbers::pi);
}

Body Body::block(const Pose& pose, const Ranks& ranks) {
  Body body;
  body.outline_ = Footprint(pose, ranks.outline());
  body.ranks_ = ranks;
  return body;
}

Body Body::swarm(Point centre, double radius, int models, const Base& model) {
  Body body;
  body.swarm_ = true;
  body.disc_ = {toVec(centre), radius};
  body.ranks_ = {Formation::skirmish, models, models, model};
  return body;
}

Footprint Body::modelAt(int model) const {
  const Vec2 place = ranks_.place(model);
  return {outline_.at(place.x, place.y), outline_.forward, ranks_.model.frontage / 2.0, ranks_.model.depth / 2.0};
}

double Body::distanceTo(const Body& other) const {
  if (swarm_) return other.swarm_ ? distanceBetween(disc_, other.disc_) : distanceBetween(disc_, other.outline_);
  return other.swarm_ ? distanceBetween(other.disc_, outline_) : distanceBetween(outline_, other.outline_);
}

bool Body::overlaps(const Body& other) const {
  if (swarm_) return other.swarm_ ? signifer::overlaps(disc_, other.disc_) : signifer::overlaps(disc_, other.outline_);
  return other.swarm_ ? signifer::overlaps(other.disc_, outline_) : signifer::overlaps(outline_, other.outline_);
}

Vec2 Body::nearestTo(const Body& other) const {
  if (!swarm_) return other.swarm_ ? nearestOn(outline_, other.centre()) : gapBetween(outline_, other.outline_).onFirst;
  const Vec2 aim = other.swarm_ ? other.centre() : nearestOn(other.outline_, centre());
  return centre() + unit(aim - centre()) * std::min(disc_.radius, distance(centre(), aim));
}

namespace {

/// The edges at a corner, the one nearer the front first; corners in the order of Footprint::corners.
constexpr std::array<std::array<Face, 2>, 4> edgesAtCorner{
    {{Face::front, Face::left}, {Face::front, Face::right}, {Face::right, Face::rear}, {Face::left, Face::rear}}};

std::optional<Edges> edgesSideBySide(const Footprint& a, const Footprint& b) {
  constexpr double cosineOfOneDegree = 0.99984769515639124;
  std::optional<Edges> found;
  double longest = leastStretch + computingNoise;
  for (const Face first : allFaces) {
    const Vec2 normal = outward(a, first);
    for (const Face second : allFaces) {
      if (dot(normal, outward(b, second)) > -cosineOfOneDegree) continue;
      const Segment mine = edge(a, first);
      const Segment theirs = edge(b, second);
      const Vec2 along = unit(mine.to - mine.from);
      const Vec2 from = theirs.to - mine.from;
      const Vec2 to = theirs.from - mine.from;
      const double low = std::max(0.0, dot(from, along));
      const double high = std::min(lengthOf(a, first), dot(to, along));
      if (high - low <= longest) continue;
      // The distance of the other edge at the ends of the stretch.
      const double slope = (dot(to, normal) - dot(from, normal)) / (dot(to, along) - dot(from, along));
      const double atLow = dot(from, normal) + (low - dot(from, along)) * slope;
      const double atHigh = dot(from, normal) + (high - dot(from, along)) * slope;
      const bool crossing = (atLow < 0.0) != (atHigh < 0.0);
      if (!crossing && std::min(std::abs(atLow), std::abs(atHigh)) > touchingGap) continue;
      longest = high - low;
      found = Edges{first, second, {mine.from + along * low, mine.from + along * high}};
    }
  }
  return found;
}

/// A corner of the first on an edge of the second.
std::optional<Edges> cornerOnEdge(const Footprint& a, const Footprint& b) {
  const Corners corners = a.corners();
  std::optional<Edges> found;
  double least = touchingGap;
  for (std::size_t i = 0; i < corners.size(); ++i)
    for (const Face second : allFaces) {
      const Segment side = edge(b, second);
      const double at = dot(corners[i] - side.from, unit(side.to - side.from));
      const double away = distance(side, corners[i]);
      const bool inside =
          at > leastStretch + computingNoise && at < lengthOf(b, second) - leastStretch - computingNoise;
      if (!inside || away > least) continue;
      const Vec2 normal = outward(b, second);
      const auto [front, other] = edgesAtCorner[i];
      const bool rather = dot(outward(a, other), normal) < dot(outward(a, front), normal) - computingNoise;
      least = away;
      found = Edges{rather ? other : front, second, {corners[i], corners[i]}};
    }
  return found;
}

}  // namespace

std::optional<Edges> edgesInContact(const Footprint& a, const Footprint& b) {
  if (!touching(a, b)) return std::nullopt;
  if (const auto edges = edgesSideBySide(a, b)) return edges;
  if (const auto edges = cornerOnEdge(a, b)) return edges;
  const auto edges = cornerOnEdge(b, a);
  if (!edges) return std::nullopt;
  return Edges{edges->second, edges->first, edges->common};
}

namespace {

bool touchesBlock(const Body& body, int model, const Body& enemy) {
  const Footprint own = body.modelAt(model);
  if (!touching(own, enemy.outline())) return false;
  for (int j = 0; j < enemy.models(); ++j)
    if (touching(own, enemy.modelAt(j))) return true;
  return false;
}

// The side of a formed unit that a swarm has closed up on, and how many of the swarm stand there.
struct ClosedUp {
  Face face = Face::front;
  Vec2 contact;
  int models = 0;
};

ClosedUp closedUp(const Body& swarm, const Body& block, std::optional<Face> face) {
  ClosedUp line;
  const Vec2 nearest = block.nearestTo(swarm);
  line.face = face.value_or(faceAt(block.outline(), nearest, swarm.centre()));
  const Segment side = edge(block.outline(), line.face);
  const Vec2 along = unit(side.to - side.from);
  const double length = lengthOf(block.outline(), line.face);
  const double width = swarm.ranks().model.frontage;
  line.models = std::min(swarm.models(), static_cast<int>(std::ceil(length / width - computingNoise)));
  // As much of the line as can be lies on the side.
  const double half = line.models * width / 2.0;
  const double at = std::clamp(dot(nearest - side.from, along), 0.0, length);
  line.contact = side.from + along * (half * 2.0 <= length ? std::clamp(at, half, length - half)
                                                           : std::clamp(at, length - half, half));
  return line;
}

// Does a model stand along the swarm's line about the point of contact?
bool touchesSwarm(const Body& body, int model, const Body& swarm, std::optional<Face> face) {
  const ClosedUp line = closedUp(swarm, body, face);
  const Segment side = edge(body.outline(), line.face);
  const Vec2 along = unit(side.to - side.from);
  const Vec2 square = outward(body.outline(), line.face);
  const double half = line.models * swarm.ranks().model.frontage / 2.0;
  const Footprint own = body.modelAt(model);
  const double behind = dot(side.from - own.centre, square) - own.halfExtent(square);
  const double aside = std::abs(dot(own.centre - line.contact, along)) - own.halfExtent(along);
  return behind <= touchingGap && aside < half - computingNoise;
}

}  // namespace

bool modelTouches(const Body& body, int model, const Body& enemy, std::optional<Face> face) {
  return enemy.isSwarm() ? touchesSwarm(body, model, enemy, face) : touchesBlock(body, model, enemy);
}

Fighters fightersAgainst(const Body& body, const Body& enemy, std::optional<Face> face) {
  if (!body.touches(enemy)) return {};
  if (body.isSwarm()) {
    const int models = enemy.isSwarm() ? std::min(body.models(), enemy.models()) : closedUp(body, enemy, face).models;
    return {models, models};
  }
  Fighters fighters;
  for (int i = 0; i < body.models(); ++i) {
    if (!modelTouches(body, i, enemy, face)) continue;
    ++fighters.models;
    if (i < body.ranks().abreast()) ++fighters.frontRank;
  }
  return fighters;
}

Face faceStruck(const Body& target, const Body& charger) {
  if (charger.isSwarm()) return quarterOf(target.outline(), charger.centre());
  return quarterOfMost(target.outline(), edge(charger.outline(), Face::front));
}

Zone zoneStruck(const Body& target, const Body& charger) {
  if (target.isSwarm()) return Zone::front;
  const Face face = faceStruck(target, charger);
  if (face == Face::front) return Zone::front;
  return face == Face::rear ? Zone::rear : Zone::flank;
}

namespace {

// From a disc's middle to the zone ahead, in the viewer's own frame; mirrored to its right half.
double distanceToArc(const Footprint& viewer, Vec2 p, bool halfPlane) {
  const Place at = viewer.place(p);
  const double aside = std::abs(at.aside);
  if (halfPlane) return std::max(0.0, -at.ahead);
  if (at.ahead >= 0 && aside - viewer.halfFrontage <= at.ahead) return 0.0;
  const Vec2 local{aside, at.ahead};
  const Vec2 corner{viewer.halfFrontage, 0.0};
  constexpr double far = 1e7;
  return std::min(distance(Segment{{0.0, 0.0}, corner}, local),
                  distance(Segment{corner, corner + Vec2{far, far}}, local));
}

}  // namespace

bool inVisionArc(const Body& viewer, const Body& other, bool halfPlane) {
  if (viewer.isSwarm()) return true;
  if (other.isSwarm()) return distanceToArc(viewer.outline(), other.centre(), halfPlane) <= other.disc().radius;
  if (!halfPlane) return partlyInForwardArc(viewer.outline(), other.outline());
  for (const Vec2 corner : other.outline().corners())
    if (viewer.outline().place(corner).ahead >= -computingNoise) return true;
  return false;
}

Vec2 awayFrom(Vec2 centre, std::span<const Vec2> threats) {
  Vec2 towards;
  for (const Vec2 threat : threats) towards += unit(threat - centre);
  return length(towards) < 0.01 ? Vec2{} : unit(-towards);
}

}  // namespace signifer::fantasy
