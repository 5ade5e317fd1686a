#include "hannibal/play/position.h"

#include <algorithm>
#include <cmath>

#include "hannibal/combat.h"
#include "table/arcs.h"
#include "table/clip.h"
#include "table/sweep.h"
#include "table/trig.h"

namespace signifer::hannibal {

// Looked at are those alone whom it was near, and whom it is near now.
void Position::moved(UnitIndex u) {
  static_assert(formedGap >= touchingGap);
  ++changes_;
  ways_.moved(u);
  touched_.begin(u);
  formed_.forget(u);
  const bool told = Stands::moved(u, formedGap, [&](UnitIndex v) {
    if (enemies(u, v))
      touched_.passed(*this, u, v, touchingGap);
    else
      formed_.passed(u, v, Formed{*this});
  });
  if (told) touched_.end(u);
  foes_.moved(battle_, u);
}

bool Position::worn(UnitIndex u) const {
  return ask(*rulings().casualtyLevel, {status(u, UnitStatus::hits), strength(u)})->battleWorn;
}

UnitState Position::state(UnitIndex u) const {
  if (routed(u)) return UnitState::routed;
  return inContact(u) ? UnitState::inContact : UnitState::free;
}

UnitSet Position::contacts(UnitIndex u) const {
  UnitSet set;
  forEachIn(touched(u), [&](UnitIndex v) {
    if (standing(v) && meets(u, v)) add(set, v);
  });
  return set;
}

UnitIndex Position::toucher(UnitIndex u) const {
  return firstIn(touched(u), [&](UnitIndex v) { return standing(v) && meets(u, v); });
}

UnitIndex Position::nearestToucher(UnitIndex u) const {
  UnitIndex nearest = noUnit;
  const auto away = [&](UnitIndex v) {
    const Vec2 at = stand(u).local(stand(v).centre);
    return std::pair(squaredLength(at), at.x);
  };
  forEachIn(contacts(u), [&](UnitIndex v) {
    if (nearest == noUnit || away(v) < away(nearest)) nearest = v;
  });
  return nearest;
}

bool Position::anyContact() const {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (unit(u).side == battle_.active && standing(u) && inContact(u)) return true;
  return false;
}

bool Position::touchesEnemy(UnitIndex u) const {
  return firstIn(touched(u), [&](UnitIndex v) { return unit(v).present; }) != noUnit;
}

PersonIndex Position::leader(UnitIndex u) const {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p)
    if (battle_.person(p).present && battle_.person(p).unit == u) return p;
  return noPerson;
}

bool Position::extraordinaryLeader(UnitIndex u) const {
  const PersonIndex p = leader(u);
  return p != noPerson && battle_.personProfile(p, PersonProfile::extraordinary) != 0;
}

// HG-BL-4. Gap and step are measured in the frame of the unit further left (D70).
bool Position::formed(UnitIndex a, UnitIndex b, LinesBy lines) const {
  if (!nearer(a, b, formedGap)) return false;
  const Footprint& one = stand(a);
  const Footprint& two = stand(b);
  const double reach = one.radius + two.radius + formedGap;
  if (squaredLength(one.centre - two.centre) > reach * reach) return false;
  const bool oneIsLeft = one.local(two.centre).x >= 0.0;
  const Footprint& left = oneIsLeft ? one : two;
  const Footprint& right = oneIsLeft ? two : one;
  const Place corner = left.place(right.frontLeft());
  // The noise of turning a heading into a direction must not decide who stands exactly at a limit.
  const auto inches = [](double thousandths) { return std::round(thousandths * 1000.0) / 1000.0 / oneInch; };
  const double gap = inches(corner.aside - left.halfFrontage);
  const double step = inches(std::abs(corner.ahead));
  const double turn = toDegrees(angleBetween(unit(a).pose.heading, unit(b).pose.heading));
  const bool beside = gap >= -tables().battleLine.gapInches &&
                      formedTogether({true, std::max(0.0, gap), step, turn}, tables(), book_.linesBy(lines)).formed;
  if (beside || book_.linesBy(lines).lineDepth == LineDepth::sideBySide) return beside;
  // Ranks behind count under the option: base to base, looking the same way, more in front of each other than beside.
  const bool oneIsFront = one.local(two.centre).y <= 0.0;
  const Footprint& front = oneIsFront ? one : two;
  const Footprint& rear = oneIsFront ? two : one;
  const Vec2 behind = front.local(rear.frontCentre());
  return turn <= tables().battleLine.headingDegrees && std::abs(behind.x) < front.halfFrontage &&
         std::abs(behind.y + front.halfDepth) <= tables().battleLine.gapInches * oneInch;
}

UnitSet Position::line(UnitIndex u, LinesBy lines) const {
  UnitSet found;
  if (!standing(u) || !fightsInLine(u, lines)) return found;
  const auto beside = [&](UnitIndex one) {
    if (lines == LinesBy::options) return formedWith(one);
    UnitSet set;
    forEachPresent([&](UnitIndex v) {
      if (v != one && !enemies(one, v) && fightsInLine(v, lines) && formed(one, v, lines)) add(set, v);
    });
    return set;
  };
  add(found, u);
  UnitList open{u};
  while (!open.empty()) {
    const UnitIndex next = open.back();
    open.pop_back();
    forEachIn(beside(next) & ~found, [&](UnitIndex v) {
      if (!standing(v)) return;
      add(found, v);
      open.push_back(v);
    });
  }
  return found;
}

UnitSet Position::lineAtTurnStart(UnitIndex u) const {
  UnitSet set;
  const int number = lineNumber(u);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (v == u || (number > 0 && unit(v).present && unit(v).side == unit(u).side && lineNumber(v) == number))
      set.set(static_cast<std::size_t>(v));
  return set;
}

std::optional<Answered<ArcOfApproachIn, ArcOfApproachOut>> Position::approach(UnitIndex of, Vec2 from) const {
  const Footprint& base = stand(of);
  if (contains(base, from)) return std::nullopt;
  Place at = base.place(from);
  // The noise of turning a heading into a direction must not decide who lies exactly on a line.
  at.ahead = std::round(at.ahead * 1000.0) / 1000.0;
  at.aside = std::round(at.aside * 1000.0) / 1000.0;
  return ask(*rulings().arcOfApproach,
             {at.ahead / oneInch, at.aside / oneInch, 2 * base.halfFrontage / oneInch, 2 * base.halfDepth / oneInch});
}

Arc Position::arcOf(UnitIndex of, Vec2 from) const {
  if (const auto ruling = approach(of, from)) return (*ruling)->arc;
  const Face face = quarterOf(stand(of), from);
  return face == Face::front ? Arc::front : face == Face::rear ? Arc::rear : Arc::flank;
}

bool Position::inForwardArc(UnitIndex u, UnitIndex other) const {
  switch (options().forwardArc) {
    case ForwardArc::halfPlane: {
      ConvexShape shape(stand(other));
      shape.cut(halfPlane(stand(u).frontCentre(), stand(u).forward));
      return !shape.empty();
    }
    case ForwardArc::straightAhead:
      return straightAhead(stand(u), stand(other)).has_value();
    default:
      return partlyInForwardArc(stand(u), stand(other));
  }
}

std::optional<Angle> Position::outsideForwardArc(UnitIndex u, Vec2 p) const {
  const Footprint& base = stand(u);
  const Place at = base.place(p);
  const double beyond = std::max(0.0, std::abs(at.aside) - base.halfFrontage);
  if (beyond == 0.0 && at.ahead == 0.0) return std::nullopt;
  const auto bearing = static_cast<Angle>(std::lround(bearingHundredths(beyond, at.ahead)));
  return bearing > forwardArcLimit(options().forwardArc) ? std::optional(bearing) : std::nullopt;
}

std::optional<Angle> Position::outsideForwardArc(UnitIndex u, UnitIndex other) const {
  std::optional<Angle> least;
  for (const Vec2 corner : stand(other).corners()) {
    const auto outside = outsideForwardArc(u, corner);
    if (!outside) return std::nullopt;
    if (!least || *outside < *least) least = outside;
  }
  return least;
}

int Position::level(Point p) const {
  int highest = 0;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (piece.level > highest && contains(piece.outline, toVec(p))) highest = piece.level;
  return highest;
}

bool Position::losesBonusOn(const Pose& pose, const Base& base, const Leg& leg) const {
  return std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    return book_.takesBonus[static_cast<std::size_t>(piece.kind)] && passesOver(pose, base, leg, piece.outline);
  });
}

}  // namespace signifer::hannibal
