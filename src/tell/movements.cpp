// Moves of units as they are told: how far, by how much they turned, whom they touched.
#include <algorithm>
#include <cmath>

#include "language/language.h"
#include "play/measures_json.h"
#include "table/moves.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

// A unit that is pushed back has not moved in the sense of the rules.
nlohmann::json placed(const Battle& battle, UnitIndex u, const Pose& pose, bool moved = true) {
  return {{"id", battle.setup->units[static_cast<std::size_t>(u)].id},
          {"moved", moved},
          {"x", inchesToJson(pose.centre.x)},
          {"y", inchesToJson(pose.centre.y)},
          {"heading", degreesToJson(pose.heading)}};
}

}  // namespace

// "ahead 4", "fall back 3", "left 2": inches, on a grid squares.
bool Teller::way(Reading& reading) {
  const Words from = reading.left;
  LegKind kind = LegKind::ahead;
  bool told = false;
  // The figure may stand before the direction.
  auto number = reading.number();
  if (number) reading.take(1);
  for (; !reading.done(); reading.take(1)) {
    const Sense sense = reading.sense();
    if (sense == Sense::back || sense == Sense::falls)
      kind = LegKind::back;
    else if (sense == Sense::left)
      kind = LegKind::left;
    else if (sense == Sense::right)
      kind = LegKind::right;
    else if (sense != Sense::ahead && sense != Sense::filler)
      break;
    told = told || sense != Sense::filler;
  }
  if (!told) return false;
  if (!number) {
    number = reading.number();
    if (!number) return stop(from, said("How far?"));
    reading.take(1);
  }
  const Words words = from.first(from.size() - reading.left.size());
  const bool grid = battle_.setup->columns > 0;
  const double inches = grid ? *number * toInches(battle_.setup->squareSide) : *number;
  if (inches > 120) return stop(words, said("That is farther than any table."));
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_)
    units.push_back(placed(battle_, u, after(battle_.unit(u).pose, battle_.unit(u).base, {kind, fromInches(inches)}),
                           kind != LegKind::back));
  return change(words, {{"units", units}});
}

// "turns left", "about", "wheels right 30": turns are on the spot, of 90 degrees where none are told.
bool Teller::turning(Reading& reading) {
  const Words from = reading.left;
  bool wheels = false;
  bool about = false;
  int to = 0;
  for (; !reading.done(); reading.take(1)) {
    const Sense sense = reading.sense();
    if (sense == Sense::wheels)
      wheels = true;
    else if (sense == Sense::about)
      about = true;
    else if (sense == Sense::left)
      to = -1;
    else if (sense == Sense::right)
      to = 1;
    else if (sense != Sense::turn && sense != Sense::filler)
      break;
  }
  if (!about && to == 0) return stop(from.first(1), said("Left, right or about?"));
  double degrees = about ? 180 : 90;
  if (const auto number = reading.number()) {
    degrees = std::min(*number, 360.0);
    reading.take(1);
  } else if (wheels) {
    return stop(from, said("By how many degrees?"));
  }
  const Words words = from.first(from.size() - reading.left.size());
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_) {
    const Unit& unit = battle_.unit(u);
    const Angle angle = fromDegrees(degrees);
    const Leg wheel{to < 0 ? LegKind::wheelLeft : LegKind::wheelRight, angle};
    const Pose pose = wheels ? after(unit.pose, unit.base, wheel)
                             : rotatedAbout(unit.pose, toVec(unit.pose.centre), to < 0 ? -angle : angle);
    units.push_back(placed(battle_, u, pose));
  }
  return change(words, {{"units", units}});
}

// "contact gauls 2 flank": flush with that side, or with the one that it stands towards.
bool Teller::contact(Reading& reading) {
  const Words from = reading.left;
  reading.take(1);
  reading.skipFiller();
  auto named = unitsNamed(battle_, reading.left);
  if (named.count == 0 || units_.empty())
    return stop(reading.left.first(std::min<std::size_t>(1, reading.left.size())), said("With whom?"));
  std::vector<UnitIndex> foes;
  for (const UnitIndex u : named.fit)
    if (battle_.unit(u).side != battle_.unit(units_.front()).side) foes.push_back(u);
  if (foes.empty()) return stop(reading.left.first(named.count), said("That is no enemy."));
  if (!oneOf(reading.left, named.count, foes)) return false;
  reading.take(named.count);
  std::optional<Face> face;
  bool flank = false;
  for (; !reading.done(); reading.take(1)) {
    const Sense sense = reading.sense();
    if (sense == Sense::front)
      face = Face::front;
    else if (sense == Sense::rear)
      face = Face::rear;
    else if (sense == Sense::left)
      face = Face::left;
    else if (sense == Sense::right)
      face = Face::right;
    else if (sense == Sense::flank)
      flank = true;
    else if (sense != Sense::filler)
      break;
  }
  const Words words = from.first(from.size() - reading.left.size());
  if (units_.size() != 1) return stop(words, said("One unit after the other: they cannot all stand there."));
  const Unit& own = battle_.unit(units_.front());
  const Unit& foe = battle_.unit(foes.front());
  const Footprint print(foe.pose, foe.base);
  if (!face) {
    const Vec2 at = print.local(toVec(own.pose.centre));
    const bool aside = flank || std::abs(at.x) - print.halfFrontage > std::abs(at.y) - print.halfDepth;
    face = aside ? (at.x < 0 ? Face::left : Face::right) : (at.y < 0 ? Face::rear : Face::front);
  }
  const bool grid = battle_.setup->columns > 0;
  const double off = grid ? battle_.setup->squareSide : own.base.depth / 2.0;
  const Vec2 from0 = grid ? print.centre : middleOf(print, *face);
  const Angle turned = static_cast<Angle>((static_cast<int>(*face) == 0 ? 180
                                           : *face == Face::left        ? 90
                                           : *face == Face::right       ? 270
                                                                        : 0) *
                                          oneDegree);
  const Pose pose{toPoint(from0 + outward(print, *face) * off), (foe.pose.heading + turned) % (360 * oneDegree)};
  return change(words, {{"units", nlohmann::json::array({placed(battle_, units_.front(), pose)})}});
}

}  // namespace signifer::tell
