// Sight lines and what ground does to them and to saves (IO-VIS-3, IO-VIS-4, IO-VIS-6, IO-VIS-9 to IO-VIS-14, IO-TER-1
// to IO-TER-3). Where players find that good sense says otherwise (IO-VIS-2, IO-VIS-5) they overrule the referee.
#include <algorithm>

#include "initiative/play/position.h"
#include "table/sight.h"

namespace signifer::initiative {
namespace {

enum class Ground : int { open, hill, wood, buildings, rampart };
constexpr int lines = 5;

bool hides(const TerrainPiece& piece, const Segment& line) {
  const auto kind = static_cast<Ground>(piece.kind);
  if (kind != Ground::hill && kind != Ground::wood && kind != Ground::buildings) return false;
  return !contains(piece.outline, line.from) && !contains(piece.outline, line.to) && crosses(line, piece.outline);
}

Hidden hiddenBy(int blocked) {
  return blocked == 0 ? Hidden::none : blocked == lines ? Hidden::wholly : Hidden::partly;
}

bool mostlyIn(const Footprint& base, const Setup& setup, Ground wanted) {
  return std::ranges::any_of(setup.terrain, [&](const TerrainPiece& piece) {
    return static_cast<Ground>(piece.kind) == wanted && shareInside(base, piece.outline) > 0.5;
  });
}

}  // namespace

int Position::level(Vec2 point) const {
  int highest = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (static_cast<Ground>(piece.kind) == Ground::hill && contains(piece.outline, point))
      highest = std::max(highest, std::max(1, piece.level));
  return highest;
}

Sight Position::sight(UnitIndex viewer, UnitIndex target) const {
  const Footprint& from = stand(viewer);
  const Footprint& to = stand(target);
  const Corners corners = to.corners();
  const std::array<Vec2, lines> points{corners[0], corners[1], corners[2], corners[3], to.centre};
  Sight sight;
  int byTerrain = 0;
  int byFormations = 0;
  int byEither = 0;
  int blockersLevel = 0;
  for (const Vec2 point : points) {
    const Segment line{from.frontCentre(), point};
    const bool terrain =
        std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) { return hides(piece, line); });
    bool formations = false;
    forEachPresent([&](UnitIndex v) {
      if (v == viewer || v == target || !crosses(line, stand(v))) return;
      formations = true;
      blockersLevel = std::max(blockersLevel, level(stand(v).centre));
    });
    byTerrain += terrain ? 1 : 0;
    byFormations += formations ? 1 : 0;
    byEither += terrain || formations ? 1 : 0;
    if (terrain || formations) sight.blocked = line;
  }
  VisibilityIn in;
  in.artillery = artillery(viewer);
  in.higher = std::max(level(from.centre), level(to.centre)) > blockersLevel;
  in.terrain = hiddenBy(byTerrain);
  in.formations = hiddenBy(byFormations);
  if (byEither == lines && byTerrain < lines && byFormations < lines)
    (byTerrain >= byFormations ? in.terrain : in.formations) = Hidden::wholly;
  if (in.terrain == Hidden::none &&
      (mostlyIn(to, *battle_.setup, Ground::wood) || mostlyIn(to, *battle_.setup, Ground::buildings)))
    in.terrain = Hidden::partly;
  sight.out = visibility(in, rules());
  return sight;
}

Protection Position::protection(UnitIndex target, UnitIndex attacker) const {
  if (formation(target) == Formation::buildings) return Protection::buildings;
  const Footprint& base = stand(target);
  const Segment attack{stand(attacker).frontCentre(), base.centre};
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (static_cast<Ground>(piece.kind) == Ground::rampart &&
        distanceBetween(base, Outline(piece.outline)) <= touchingGap && crosses(attack, piece.outline))
      return Protection::fortifications;
  return mostlyIn(base, *battle_.setup, Ground::wood) ? Protection::cover : Protection::none;
}

}  // namespace signifer::initiative
