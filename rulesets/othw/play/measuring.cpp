#include "othw/play/measuring.h"

namespace signifer::othw {

// OT-CMB-3: it strikes only in the direction that it faces.
std::vector<Zone> zonesOf(const Position& position, UnitIndex unit) {
  const Battle& battle = position.battle();
  std::vector<Zone> zones;
  if (!battle.unit(unit).present) return zones;
  const Square ahead = along(squareOf(battle, unit), facingOf(battle, unit), 1);
  if (!Grid{battle.setup->columns, battle.setup->rows}.contains(ahead)) return zones;
  const Length side = battle.setup->squareSide;
  const Point low{ahead.x * side, ahead.y * side};
  zones.push_back({Zone::Kind::control,
                   "zone-front",
                   "OT-CMB-3",
                   Figure::squares(1),
                   {low, {low.x, low.y + side}, {low.x + side, low.y + side}, {low.x + side, low.y}},
                   noPerson,
                   {}});
  return zones;
}

Figure apartOf(const Position& position, UnitIndex one, UnitIndex other) {
  return Figure::squares(distance(squareOf(position.battle(), one), squareOf(position.battle(), other)));
}

}  // namespace signifer::othw
