// Sight lines and what ground does to them and to saves (IO-VIS-3, IO-VIS-4, IO-VIS-6, IO-VIS-9 to IO-VIS-14, IO-TER-1
// to IO-TER-4). Where players find that good sense says otherwise (IO-VIS-2, IO-VIS-5) they overrule the referee.
#include <algorithm>
#include <bit>
#include <boost/container/small_vector.hpp>

#include "initiative/play/position.h"
#include "table/sight.h"

namespace signifer::initiative {
namespace {

constexpr int linesOfSight = 5;

bool isBuildings(const TerrainPiece& piece) { return static_cast<Ground>(piece.kind) == Ground::buildings; }

/// The ground that may hide something on any of several lines from one point, looked up once for all of them.
class HidingGround {
 public:
  /// A piece of ground that a unit stands in hides neither the unit nor others from it, however its base was rounded:
  /// `viewers` and `targets`.
  template <class BoundsOf>
  HidingGround(const Setup& setup, Vec2 from, const Box& around, int viewers, int targets, BoundsOf&& bounds) {
    for (int i = 0; i < static_cast<int>(setup.terrain.size()); ++i) {
      const TerrainPiece& piece = setup.terrain[static_cast<std::size_t>(i)];
      const auto kind = static_cast<Ground>(piece.kind);
      if (i == viewers || i == targets) continue;
      if (kind != Ground::hill && kind != Ground::wood && kind != Ground::buildings) continue;
      const Piece near{&piece, bounds(static_cast<std::size_t>(i))};
      if (around.meets(near.box) && !near.holds(from)) pieces_.push_back(near);
    }
  }
  /// Open where nothing hides it.
  [[nodiscard]] Ground on(const Segment& line) const {
    for (const Piece& near : pieces_)
      if (near.mayMeet(line) && !near.holds(line.to) && crosses(line, near.piece->outline))
        return static_cast<Ground>(near.piece->kind);
    return Ground::open;
  }

 private:
  struct Piece {
    const TerrainPiece* piece;
    Box box;

    [[nodiscard]] bool holds(Vec2 p) const {
      constexpr double beside = 1.0;
      return p.x >= box.low.x - beside && p.x <= box.high.x + beside && p.y >= box.low.y - beside &&
             p.y <= box.high.y + beside && contains(piece->outline, p);
    }
    /// False where the line surely passes beside the box.
    [[nodiscard]] bool mayMeet(const Segment& line) const {
      if (!boundsOf(line).meets(box)) return false;
      const Vec2 along = line.to - line.from;
      const Vec2 half = (box.high - box.low) * 0.5;
      const double off = std::abs(cross(along, box.low + half - line.from));
      return off <= std::abs(along.x) * (half.y + 1.0) + std::abs(along.y) * (half.x + 1.0);
    }
  };
  boost::container::small_vector<Piece, 16> pieces_;
};

Hidden hiddenBy(int blocked) {
  return blocked == 0 ? Hidden::none : blocked == linesOfSight ? Hidden::wholly : Hidden::partly;
}

/// The units that may stand in the way of a line.
struct Screen {
  UnitIndex unit;
  Body body;
};

/// The number of the five lines that are blocked, their obstacles, and the height of the formations in the way.
struct Blocked {
  int byTerrain = 0;
  int byFormations = 0;
  int byEither = 0;
  int level = 0;

  void count(bool terrain, bool formations) {
    byTerrain += terrain ? 1 : 0;
    byFormations += formations ? 1 : 0;
    byEither += terrain || formations ? 1 : 0;
  }
  /// If all lines are blocked only by both together, the one that blocks more is taken to hide the target wholly.
  [[nodiscard]] VisibilityIn facts() const {
    VisibilityIn in;
    in.terrain = hiddenBy(byTerrain);
    in.formations = hiddenBy(byFormations);
    if (byEither == linesOfSight && byTerrain < linesOfSight && byFormations < linesOfSight)
      (byTerrain >= byFormations ? in.terrain : in.formations) = Hidden::wholly;
    return in;
  }
};

}  // namespace

int Position::level(Vec2 point) const {
  int highest = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (static_cast<Ground>(piece.kind) == Ground::hill && contains(piece.outline, point))
      highest = std::max(highest, std::max(1, piece.level));
  return highest;
}

void Position::remember() {
  Stands::remember();
  seen_.resize(battle_.units.size());
  moves_.assign(battle_.units.size(), 1);
  gaps_.resize(battle_.units.size() * battle_.units.size());
  for (const TerrainPiece& piece : battle_.setup->terrain) boxes_.push_back(signifer::boundsOf(piece.outline));
}

const Underfoot& Position::underfoot(UnitIndex u) const {
  return underfoot_.of(static_cast<std::size_t>(u), [&]() -> Underfoot {
    const Footprint& base = stand(u);
    const Box box = signifer::boundsOf(base);
    Underfoot under;
    const std::vector<TerrainPiece>& pieces = battle_.setup->terrain;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (!box.meets(boundsOf(i))) continue;
      const TerrainPiece& piece = pieces[i];
      const auto kind = static_cast<Ground>(piece.kind);
      if (kind == Ground::hill && contains(piece.outline, base.centre))
        under.level = std::max({under.level, 1, piece.level});
      if (kind == Ground::wood) under.inWood = under.inWood || shareInside(base, piece.outline) > 0.5;
      if (kind == Ground::buildings) under.inBuildings = under.inBuildings || shareInside(base, piece.outline) > 0.5;
    }
    return under;
  });
}

// Units aside of all five lines, which spread from one point, are left out.
UnitList Position::unitsBetween(UnitIndex viewer, const Footprint& from, UnitIndex target) const {
  const Footprint& to = stand(target);
  const Segment middle{from.frontCentre(), to.centre};
  const Box around = signifer::boundsOf(middle);
  const Vec2 margin{to.radius, to.radius};
  const double squared = squaredLength(middle.to - middle.from);
  const bool spreads = squared > 4.0 * to.radius * to.radius;
  const double length = std::sqrt(squared);
  const Vec2 along = spreads ? (middle.to - middle.from) * (1.0 / length) : Vec2();
  const double pace = spreads ? to.radius / std::sqrt(squared - to.radius * to.radius) : 0.0;
  const auto aside = [&](UnitIndex v) {
    const Footprint& base = stand(v);
    const Vec2 there = base.centre - middle.from;
    const double half = base.halfExtent(along);
    const double farthest = dot(along, there) + half;
    return farthest <= 0.0 || farthest - 2.0 * half > length + to.radius ||
           std::abs(cross(along, there)) > base.halfExtent(rightOf(along)) + pace * farthest + touchingGap;
  };
  UnitList between;
  forEachWithin(around.low - margin, around.high + margin, [&](UnitIndex v) {
    if (v == viewer || v == target) return;
    if (spreads ? !aside(v) : nearLine(middle, v, to.radius)) between.push_back(v);
  });
  return between;
}

void Hiders::add(const Position& position, Vec2 eye, UnitIndex v) {
  const auto away = [&](UnitIndex one) {
    const Footprint& base = position.stand(one);
    return std::pair(length(nearestOn(base, eye) - eye), length(base.centre - eye));
  };
  for (UnitIndex* kept : {&nearest, position.openOrder(v) ? &openOrder : &formed})
    if (*kept == noUnit || away(v) < away(*kept)) *kept = v;
}

Position::SightLines Position::sightLines(UnitIndex viewer, const Footprint& from, UnitIndex target,
                                          bool naming) const {
  const Footprint& to = stand(target);
  const Corners corners = to.corners();
  // The centre last: of several blocked lines that one is shown.
  const std::array<Vec2, linesOfSight> points{corners[0], corners[1], corners[2], corners[3], to.centre};
  boost::container::small_vector<Screen, 16> between;
  for (const UnitIndex v : unitsBetween(viewer, from, target)) between.push_back({v, body(v)});
  Box around = signifer::boundsOf(to);
  const Vec2 eye = from.frontCentre();
  around.include(eye);
  const HidingGround ground(*battle_.setup, eye, around, buildingsOf(viewer), buildingsOf(target),
                            [&](std::size_t piece) { return boundsOf(piece); });
  Blocked blocked;
  SightLines found;
  for (const Vec2& point : points) {
    const Segment line{eye, point};
    const Ground hiding = ground.on(line);
    const bool terrain = hiding != Ground::open;
    UnitIndex first = noUnit;
    for (const auto& [v, its] : between) {
      if (!crosses(line, its)) continue;
      if (first == noUnit) first = v;
      if (naming) found.hiders.add(*this, eye, v);
      blocked.level = std::max(blocked.level, underfoot(v).level);
    }
    blocked.count(terrain, first != noUnit);
    if (terrain || first != noUnit) found.blocked = line;
    if (terrain) found.ground = hiding;
    if (!terrain && first == noUnit) found.hiders.seenPoints |= 1U << (&point - points.data());
    if (terrain || found.openInFront || quarter(from, point) != Quarter::front) continue;
    found.overInFront = true;
    found.openInFront = first == noUnit;
  }
  VisibilityIn& in = found.facts = blocked.facts();
  in.artillery = artillery(viewer);
  // Turned on the spot its middle stays where it is.
  const int own = from.centre == stand(viewer).centre ? underfoot(viewer).level : level(from.centre);
  const Underfoot& under = underfoot(target);
  in.higher = std::max(own, under.level) > blocked.level;
  if (in.terrain == Hidden::none && (under.inWood || under.inBuildings)) in.terrain = Hidden::partly;
  return found;
}

Glimpse Position::glimpseBy(UnitIndex viewer, const SightLines& lines, bool canSee, bool obscured) const {
  const VisibilityIn& in = lines.facts;
  Glimpse glimpse{false, lines.openInFront, obscured};
  // IO-VIS-13: who sees over formations sees their points too.
  if (!lines.openInFront && lines.overInFront)
    glimpse.inFront =
        ask(*rulings().visibility, {in.target, in.artillery, in.higher, Hidden::none, Hidden::wholly})->canSee;
  // IO-VIS-16, under the option sight-arc: some of it is seen ahead.
  const bool ahead = options().sightArc == SightArc::allRound || byFaces(viewer) || glimpse.inFront;
  glimpse.seen = canSee && ahead;
  return glimpse;
}

Sight Position::sight(UnitIndex viewer, const Footprint& from, UnitIndex target) const {
  const SightLines lines = sightLines(viewer, from, target, true);
  Sight sight{{},          ask(*rulings().visibility, lines.facts), lines.blocked, lines.hiders.nearest, lines.ground,
              lines.hiders};
  static_cast<Glimpse&>(sight) = glimpseBy(viewer, lines, sight.ruling->canSee, sight.ruling->partlyObscured);
  return sight;
}

Glimpse Position::look(UnitIndex viewer, UnitIndex target) const {
  const SightLines lines = sightLines(viewer, stand(viewer), target);
  // What nothing hides is seen whole.
  if (lines.facts.terrain == Hidden::none && lines.facts.formations == Hidden::none)
    return glimpseBy(viewer, lines, true, false);
  const auto ruling = ask(*rulings().visibility, lines.facts);
  return glimpseBy(viewer, lines, ruling->canSee, ruling->partlyObscured);
}

int Position::facesSeeing(UnitIndex shooter, UnitIndex target) const {
  if (!shootsByFaces(formation(shooter), book_.rules)) return 1;
  const Footprint& own = stand(shooter);
  const Footprint& his = stand(target);
  unsigned faces = 0;
  const auto look = [&](Vec2 point) { faces |= 1U << static_cast<unsigned>(quarter(own, point)); };
  look(his.centre);
  for (const Vec2 corner : his.corners()) look(corner);
  return std::popcount(faces);
}

int Position::buildingsOf(UnitIndex u) const {
  if (formation(u) != Formation::buildings) return -1;
  const auto& pieces = battle_.setup->terrain;
  const auto found = std::ranges::find_if(pieces, [&](const TerrainPiece& piece) {
    return isBuildings(piece) && contains(piece.outline, stand(u).centre);
  });
  return found == pieces.end() ? -1 : static_cast<int>(found - pieces.begin());
}

Outline Position::heldBy(UnitIndex u) const {
  const int piece = buildingsOf(u);
  return piece < 0 ? Outline() : Outline(battle_.setup->terrain[static_cast<std::size_t>(piece)].outline);
}

int Position::emptyBuildingsBy(UnitIndex u) const {
  const auto& pieces = battle_.setup->terrain;
  for (int i = 0; i < static_cast<int>(pieces.size()); ++i) {
    const TerrainPiece& piece = pieces[static_cast<std::size_t>(i)];
    if (!isBuildings(piece) || distanceBetween(stand(u), Outline(piece.outline)) > touchingGap) continue;
    bool empty = true;
    forEachPresent([&](UnitIndex v) { empty = empty && buildingsOf(v) != i; });
    if (empty) return i;
  }
  return -1;
}

Protection Position::protection(UnitIndex target, UnitIndex attacker) const {
  if (formation(target) == Formation::buildings) return Protection::buildings;
  const Footprint& base = stand(target);
  const Segment attack{stand(attacker).frontCentre(), base.centre};
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (static_cast<Ground>(piece.kind) == Ground::rampart &&
        distanceBetween(base, Outline(piece.outline)) <= touchingGap && crosses(attack, piece.outline))
      return Protection::fortifications;
  return underfoot(target).inWood ? Protection::cover : Protection::none;
}

}  // namespace signifer::initiative
