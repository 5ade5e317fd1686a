// Moves out of a charge's way: where a unit evades to, how far, and what it costs (CB-RSP-3, CB-RSP-5).
#include <algorithm>

#include "cb/play/play.h"
#include "table/arcs.h"

namespace signifer::cb {

// Whether friends and ground that bars it leave a unit its way in this direction. Who else stands in it matters only
// where there is such ground, which he may stop it before.
bool Play::evadesFreely(UnitIndex u, Angle heading, double limit) const {
  const Footprint from(turnedTo(battle_.unit(u).pose, heading), battle_.unit(u).base);
  bool clear = true;
  position_.forEachPresent([&](UnitIndex v) {
    if (clear && v != u && !position_.enemies(u, v)) clear = !firstMeeting(position_, u, from, from.forward, limit, v);
  });
  const auto meets = [&](const TerrainPiece& piece) {
    return position_.barred(u, piece.kind) && firstTouch(from, from.forward, limit, piece.outline);
  };
  if (!clear || std::ranges::none_of(battle_.setup->terrain, meets)) return clear;
  return openWay(position_, u, from, from.forward, limit, 1).rule != "CB-MOV-13";
}

// Away from the charger, turned to either side no more than needed to find a free way, to a hundredth of a degree;
// where a right angle does not help, straight away, through its friends.
Angle Play::evasion(UnitIndex u, Angle away, double limit) const {
  if (evadesFreely(u, away, limit)) return away;
  const auto free = [&](Angle turn) { return evadesFreely(u, normalised(away + turn), limit); };
  const auto least = [&](int side, Angle open) {
    Angle blocked = open - oneDegree;
    while (open - blocked > 1) {
      const Angle middle = (open + blocked) / 2;
      (free(side * middle) ? open : blocked) = middle;
    }
    return open;
  };
  for (Angle angle = oneDegree; angle <= 90 * oneDegree; angle += oneDegree) {
    const bool right = free(angle);
    const bool left = free(-angle);
    if (!right && !left) continue;
    const Angle clockwise = right ? least(1, angle) : 2 * angle;
    const Angle back = left ? least(-1, angle) : 2 * angle;
    return normalised(clockwise <= back ? away + clockwise : away - back);
  }
  return away;
}

// CB-RSP-3, CB-RSP-5: directly away from the charger, turning no more than needed to avoid friends and bad ground.
void Play::evade(UnitIndex u, UnitIndex charger) {
  const Rolled rolled = rollChosen(u, MoveKind::evade);
  const double limit = position_.lengthOf(chosenDistance(u, rolled));
  set(u, UnitStatus::fled, 1);
  set(u, UnitStatus::doing, Activity::evading);
  const Vec2 away = position_.stand(u).centre - position_.stand(charger).centre;
  const Angle heading = toHeading(bearing({}, away));
  const Pose turned = turnedTo(battle_.unit(u).pose, evasion(u, heading, limit));
  const Slide way = slideOf(u, turned, limit, 1, true);
  tellGone({"evades", "evades-short", "evades-on"}, {isLightFoot(position_.troop(u)) ? "CB-RSP-3" : "CB-RSP-5"}, u,
           charger, way, rolled);
  (void)slide(u, turned, way);
  shockOfEvasion(u);
}

// CB-DPG-6
void Play::shockOfEvasion(UnitIndex u) {
  ShockDpsIn shock;
  shock.troop = position_.troop(u);
  shock.unformed = position_.unformed(u);
  shock.evaded = true;
  const auto ruling = ask(*rulings().shockDps, shock);
  gainDps(u, ruling->dps, "disordered-by-evading", {}, ruling);
}

}  // namespace signifer::cb
