// Sight, cover and the ground under bodies (section 6 of the ledger, D9, D29, D52).
#include <algorithm>

#include "fantasy/play/position.h"
#include "table/sight.h"

namespace signifer::fantasy {

bool liesOn(const Body& body, Outline outline) {
  return body.isSwarm() ? overlaps(body.disc(), outline) : overlaps(body.outline(), outline);
}

bool Position::mayContain(const TerrainPiece& piece, Vec2 p) const {
  if (boxes_.empty()) return true;
  const Box box = boundsOf(piece);
  return p.x >= box.low.x - oneInch && p.x <= box.high.x + oneInch && p.y >= box.low.y - oneInch &&
         p.y <= box.high.y + oneInch;
}

int Position::level(Vec2 p) const {
  int level = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (piece.level > level && mayContain(piece, p) && contains(piece.outline, p)) level = piece.level;
  return level;
}

int Position::levelUnder(UnitIndex u) const {
  const Made& kept = made(u);
  if (kept.level < 0) kept.level = level(kept.body.centre());
  return kept.level;
}

InBetween Position::between(UnitIndex u, UnitIndex target) const {
  const Segment line{body(u).centre(), body(target).centre()};
  const double margin = std::max(body(u).reach(), body(target).reach());
  InBetween list;
  if (options().sightOverUnits == SightOverUnits::higherGroundAndLarge) {
    list.viewer = has(u, UnitProfile::largeTarget) ? 1 : 0;
    list.target = levelUnder(target) + (has(target, UnitProfile::largeTarget) ? 1 : 0);
    list.overUnits = list.viewer > 0 || list.target > 0 ||
                     std::ranges::any_of(battle_.setup->terrain, [](const TerrainPiece& p) { return p.level > 0; });
  }
  for (const UnitIndex v : whoIsNear(line, margin))
    if (v != u && v != target && live(v) && nearLine(line, v, margin)) list.units.push_back(v);
  const Box box = signifer::boundsOf(line);
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if ((ground(piece).sightDepth >= 0 || piece.level > 0) && boundsOf(piece).meets(box, margin + roundingTolerance))
      list.ground.push_back(&piece);
  return list;
}

// Many lines begin at one eye or end at one aim.
int Position::levelAt(Vec2 p, InBetween& between) const {
  for (const InBetween::Height& known : between.heights)
    if (known.at == p) return known.level;
  const int found = level(p);
  if (between.heights.size() < between.heights.capacity()) between.heights.push_back({p, found});
  return found;
}

bool Position::lineFree(const Segment& line, InBetween& between) const {
  for (UnitIndex& v : between.units) {
    if (!nearLine(line, v)) continue;
    const Body& body = this->body(v);
    if (distance(line, body.centre()) > body.reach()) continue;
    if (body.isSwarm() ? crosses(line, body.disc()) : crosses(line, body.outline())) {
      if (between.overUnits) {
        const int height = heightOf(v);
        if (between.target > height || between.viewer + levelAt(line.from, between) > height) continue;
      }
      // The unit that blocks one line mostly blocks the next.
      std::swap(v, between.units.front());
      return false;
    }
  }
  if (between.ground.empty()) return true;
  const Box box = signifer::boundsOf(line);
  for (const TerrainPiece* each : between.ground) {
    const TerrainPiece& piece = *each;
    const double depth = ground(piece).sightDepth;
    if (!boundsOf(piece).meets(box)) continue;
    const bool hides =
        piece.level > 0 && piece.level > levelAt(line.from, between) && piece.level > levelAt(line.to, between);
    if (hides && crosses(line, piece.outline)) return false;
    if (depth == 0 && crosses(line, piece.outline) && !contains(piece.outline, line.from) &&
        !contains(piece.outline, line.to))
      return false;
    if (depth > 0 && depthWithin(line, piece.outline) > depth) return false;
  }
  return true;
}

int Position::heightOf(UnitIndex u) const {
  int height = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (piece.level > height && liesOn(body(u), piece.outline)) height = piece.level;
  return height + (has(u, UnitProfile::largeTarget) ? 1 : 0);
}

bool Position::seenOver(UnitIndex u, UnitIndex target, UnitIndex between) const {
  if (options().sightOverUnits == SightOverUnits::never) return false;
  const Body& own = body(u);
  const Vec2 eye = own.isSwarm() ? own.centre() : own.outline().frontCentre();
  const int height = heightOf(between);
  return level(eye) + (has(u, UnitProfile::largeTarget) ? 1 : 0) > height ||
         levelUnder(target) + (has(target, UnitProfile::largeTarget) ? 1 : 0) > height;
}

bool Position::inArc(UnitIndex u, UnitIndex target) const {
  if (loose(u)) return true;
  return inVisionArc(body(u), body(target), options().visionArc == VisionArc::degrees180);
}

// D9: between rays outwards from the front corners at 45 degrees, or under the option all ahead of the front.
ConvexShape Position::cutToArc(UnitIndex u, UnitIndex target) const {
  ConvexShape part(body(target).outline());
  if (loose(u)) return part;
  const Footprint& own = body(u).outline();
  part.cut(halfPlane(own.frontCentre(), own.forward));
  if (options().visionArc == VisionArc::degrees180) return part;
  part.cut(halfPlane(own.frontRight(), signifer::unit(own.forward - own.right)));
  part.cut(halfPlane(own.frontLeft(), signifer::unit(own.forward + own.right)));
  return part;
}

const ConvexShape& Position::partInArc(UnitIndex u, UnitIndex target) const {
  if (partSeen_.unit != u || partSeen_.target != target || partSeen_.changes != changes_) {
    partSeen_.part = cutToArc(u, target);
    partSeen_.unit = u;
    partSeen_.target = target;
    partSeen_.changes = changes_;
  }
  return partSeen_.part;
}

namespace {

/// Points of a target at which a unit may look: its nearest, its middle, the corners of what lies in the arc.
struct Aims {
  std::array<Vec2, ConvexShape::capacity + 4> at;
  std::size_t count = 0;
  void add(Vec2 p) {
    if (count < at.size()) at[count++] = p;
  }
};

Aims aimsOf(const Position& position, UnitIndex u, UnitIndex target) {
  const Body& own = position.body(u);
  const Body& other = position.body(target);
  Aims aims;
  if (other.isSwarm()) {
    const bool half = position.options().visionArc == VisionArc::degrees180;
    const Vec2 aside = rightOf(signifer::unit(other.centre() - own.centre())) * other.disc().radius;
    for (const Vec2 p : {other.nearestTo(own), other.centre(), other.centre() + aside, other.centre() - aside})
      if (position.loose(u) || inVisionArc(own, Body::swarm(toPoint(p), 1.0, 1, {1, 1}), half)) aims.add(p);
    // If a swarm only just reaches into the arc, look at the part that lies deepest in the arc.
    if (aims.count == 0 && !half && !own.isSwarm()) {
      const Footprint& base = own.outline();
      const bool left = base.place(other.centre()).aside < 0.0;
      const Vec2 corner = left ? base.frontLeft() : base.frontRight();
      const Vec2 border = signifer::unit(left ? base.forward - base.right : base.forward + base.right);
      const Vec2 square = left ? rightOf(border) : -rightOf(border);
      const double outside = -dot(other.centre() - corner, square);
      aims.add(other.centre() + square * ((outside + other.disc().radius) / 2.0));
    }
    return aims;
  }
  const ConvexShape& part = position.partInArc(u, target);
  if (part.empty()) return aims;
  aims.add(part.nearestTo(own.isSwarm() ? own.centre() : own.outline().frontCentre()));
  aims.add(part.middle());
  for (const Vec2 corner : part) aims.add(corner);
  return aims;
}

}  // namespace

bool Position::unchangedBetween(UnitIndex u, UnitIndex target, std::uint32_t changes) const {
  if (changes_ - changes > mostKept) return false;
  const Segment line{body(u).centre(), body(target).centre()};
  const double margin = std::max(body(u).reach(), body(target).reach());
  for (std::uint32_t i = changes; i != changes_; ++i) {
    const Change& change = lately_[i % mostKept];
    if (change.unit == u || change.unit == target || nearLine(line, change.unit, margin)) return false;
    if (change.lay && distance(line, {change.x, change.y}) <= change.reach + margin + roundingTolerance) return false;
  }
  return true;
}

bool Position::sees(UnitIndex u, UnitIndex target) const {
  if (glimpses_.empty()) return looks(u, target);
  Glimpse& glimpse = glimpses_[static_cast<std::size_t>(u) * battle_.units.size() + static_cast<std::size_t>(target)];
  if (glimpse.changes == 0 || !unchangedBetween(u, target, glimpse.changes - 1))
    glimpse.seen = looks(u, target);
  else
    checkKept(
        glimpse.seen, [&] { return looks(u, target); }, u);
  glimpse.changes = changes_ + 1;
  return glimpse.seen;
}

// From the front rank's models, from the middle outwards (D52).
bool Position::looks(UnitIndex u, UnitIndex target) const {
  if (!inArc(u, target)) return false;
  const Body& own = body(u);
  const Aims aims = aimsOf(*this, u, target);
  InBetween inBetween = between(u, target);
  const int eyes = own.isSwarm() ? 1 : own.ranks().abreast();
  const auto eyeOf = [&](int i) { return own.isSwarm() ? own.nearestTo(body(target)) : own.modelAt(i).frontCentre(); };
  for (int i = 0; i < 2 * eyes; ++i) {
    const int eye = eyes / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
    if (eye < 0 || eye >= eyes) continue;
    for (std::size_t k = 0; k < aims.count; ++k)
      if (lineFree({eyeOf(eye), aims.at[k]}, inBetween)) return true;
  }
  for (int eye = 0; eye < eyes; ++eye)
    if (seesThroughGap(u, target, eyeOf(eye), inBetween)) return true;
  return false;
}

Going Position::goingUnder(const Body& body) const {
  Going worst = Going::normal;
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const Going going = ground(piece).going;
    if (going > worst && anyBare(piece, [&](Outline part) { return liesOn(body, part); })) worst = going;
  }
  return worst;
}

namespace {

/// The part of a line towards a body's middle that lies within a reach of the body: it only comes nearer on its way.
Segment endOf(const Segment& line, const Body& body, double reach) {
  const auto gapAt = [&](double share) {
    const Vec2 p = line.from + (line.to - line.from) * share;
    return body.isSwarm() ? distance(p, body.disc().centre) - body.disc().radius : distanceTo(body.outline(), p);
  };
  if (gapAt(0.0) <= reach) return line;
  double low = 0.0;
  double high = 1.0;
  for (int halving = 0; halving < 24; ++halving) {
    const double middle = (low + high) / 2.0;
    (gapAt(middle) <= reach ? high : low) = middle;
  }
  return {line.from + (line.to - line.from) * high, line.to};
}

}  // namespace

// FA-SHO-8, FA-SHO-9: the better of what the line crosses within 2" of the target, or what it stands in.
Cover Position::coverOf(UnitIndex shooter, UnitIndex target) const {
  const Body& own = body(shooter);
  const Vec2 from = own.isSwarm() ? own.centre() : own.outline().frontCentre();
  const Vec2 to = body(target).centre();
  Cover best = Cover::none;
  const Segment line = endOf({from, to}, body(target), playBook_.coverReach);
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const Cover cover = ground(piece).cover;
    if (cover <= best) continue;
    if (contains(piece.outline, to) || crosses(line, piece.outline)) best = cover;
  }
  return best;
}

// FA-HAT-5: in it, or with its front against it.
bool Position::defended(UnitIndex u) const {
  const Body& own = body(u);
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    if (!ground(piece).defended) continue;
    if (liesOn(own, piece.outline)) return true;
    if (!own.isSwarm() && distanceTo(piece.outline, own.outline().frontCentre()) <= oneInch) return true;
  }
  return false;
}

}  // namespace signifer::fantasy
