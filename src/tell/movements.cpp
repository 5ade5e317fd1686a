// Moves of units as they are told: how far, by how much they turned, whom they touched.
#include <algorithm>
#include <array>
#include <cmath>

#include "battle/origins.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/deployment.h"
#include "play/measures_json.h"
#include "play/wording.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/answerer.h"
#include "tell/rehearsal.h"
#include "tell/replies.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

constexpr std::string_view marches = "march marches marched marching marschiert marschieren marche marchent";

// A unit that is pushed back has not moved in the sense of the rules.
nlohmann::json placed(const Battle& battle, UnitIndex u, const Pose& pose, bool moved = true) {
  return {{"id", battle.setup->units[static_cast<std::size_t>(u)].id},
          {"moved", moved},
          {"x", inchesToJson(pose.centre.x)},
          {"y", inchesToJson(pose.centre.y)},
          {"heading", degreesToJson(pose.heading)}};
}

// The place in which a unit touches that side of an enemy with its whole front.
Pose flushWith(const Battle& battle, UnitIndex u, UnitIndex enemy, Face face) {
  const Unit& foe = battle.unit(enemy);
  const Footprint print(foe.pose, foe.base);
  const bool grid = battle.setup->columns > 0;
  const double off = grid ? battle.setup->squareSide : battle.unit(u).base.depth / 2.0;
  const Vec2 from = grid ? print.centre : middleOf(print, face);
  const int degrees = face == Face::front ? 180 : face == Face::left ? 90 : face == Face::right ? 270 : 0;
  return {toPoint(from + outward(print, face) * off), (foe.pose.heading + degrees * oneDegree) % (360 * oneDegree)};
}

// Nobody else stands there; whoever stands in the one or the other of them, as a leader does, moves with them.
bool isFree(const Battle& battle, UnitIndex u, UnitIndex enemy, const Pose& pose) {
  const Footprint there(pose, battle.unit(u).base);
  const Footprint own(battle.unit(u).pose, battle.unit(u).base);
  const Footprint foe(battle.unit(enemy).pose, battle.unit(enemy).base);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    const Unit& other = battle.unit(v);
    if (v == u || v == enemy || !other.present) continue;
    const Footprint print(other.pose, other.base);
    if (overlaps(there, print) && !overlaps(own, print) && !overlaps(foe, print)) return false;
  }
  return true;
}

// Beside whoever stands there already, as near to the middle of that side as there is room.
Pose freeFlush(const Battle& battle, UnitIndex u, UnitIndex enemy, Face face) {
  const Pose middle = flushWith(battle, u, enemy, face);
  if (battle.setup->columns > 0 || isFree(battle, u, enemy, middle)) return middle;
  constexpr Length step = oneInch / 10;
  const Length most =
      (battle.unit(u).base.frontage + std::max(battle.unit(enemy).base.frontage, battle.unit(enemy).base.depth)) / 2 -
      step;
  const Footprint own(battle.unit(u).pose, battle.unit(u).base);
  const double aside = Footprint(middle, battle.unit(u).base).local(own.centre).x;
  for (Length off = step; off <= most; off += step)
    for (const bool nearSide : {true, false}) {
      const LegKind way = (aside > 0) == nearSide ? LegKind::right : LegKind::left;
      const Pose pose = after(middle, battle.unit(u).base, {way, off});
      if (isFree(battle, u, enemy, pose)) return pose;
    }
  return middle;
}

}  // namespace

// "No, Boii ahead 4" puts right what was told of the move.
Pose Teller::poseBefore(UnitIndex u) const {
  const bool first = std::ranges::find(moved_, u) == moved_.end();
  const auto origin = corrects_ && first ? moveOrigin(battle_, u) : std::nullopt;
  return origin.value_or(battle_.unit(u).pose);
}

nlohmann::json Teller::moving(UnitIndex u, const Pose& pose, bool moved) {
  nlohmann::json one = placed(battle_, u, pose, moved);
  if (!moved) return one;
  if (std::ranges::find(moved_, u) != moved_.end()) {
    one["goesOn"] = true;
  } else {
    if (corrects_ && moveOrigin(battle_, u)) one["corrects"] = true;
    moved_.push_back(u);
  }
  return one;
}

// "6 JT" is in a length of the rule set's own.
std::optional<Length> Teller::lengthOf(Reading& reading, Words from, double number) {
  for (const OwnLength& own : rules_.definition().lengths()) {
    const std::vector<std::string> name = wordsOfName(own.name);
    if (reading.done() || name.empty() || likeness(reading.word(), name.front()) < 2) continue;
    number *= static_cast<double>(rules_.definition().inInches(own, battle_.setup->settings)) / oneInch;
    reading.take(std::min(name.size(), reading.left.size()));
    break;
  }
  const bool grid = battle_.setup->columns > 0;
  const double inches = grid ? number * toInches(battle_.setup->squareSide) : number;
  if (inches <= 120) return fromInches(inches);
  stop(from.first(from.size() - reading.left.size()), said("That is farther than any table."));
  return std::nullopt;
}

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
  // "Weichen 3 zurück": the direction may stand behind the figure.
  const bool figureNext = reading.left.size() > 1 && numberOf(reading.left[1].text);
  if (!reading.done() && !figureNext && (reading.sense() == Sense::back || reading.sense() == Sense::ahead)) {
    if (reading.sense() == Sense::back) kind = LegKind::back;
    reading.take(1);
  }
  const auto length = lengthOf(reading, from, *number);
  if (!length) return false;
  const Words words = from.first(from.size() - reading.left.size());
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_)
    units.push_back(moving(u, after(poseBefore(u), battle_.unit(u).base, {kind, *length}), kind != LegKind::back));
  if (std::ranges::any_of(words, [](const Word& word) { return hasWord(marches, word.text); }))
    for (nlohmann::json& one : units) one["marches"] = true;
  return change(words, {{"units", units}});
}

// "turns left", "about", "wheels right 30": turns are on the spot, of 90 degrees where none are told.
bool Teller::turning(Reading& reading) {
  const Words from = reading.left;
  bool wheels = false;
  bool about = false;
  int to = 0;
  std::optional<double> number;
  for (; !reading.done(); reading.take(1)) {
    const Sense sense = reading.sense();
    // "Wheels 20 left".
    if (to == 0 && !about && !number && reading.number())
      number = reading.number();
    else if (number && hasWord("degree degrees grad degres", reading.word()))
      continue;
    else if (sense == Sense::wheels)
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
  if (!number) {
    number = reading.number();
    if (number) reading.take(1);
  }
  if (number) {
    degrees = std::min(*number, 360.0);
  } else if (wheels) {
    return stop(from, said("By how many degrees?"));
  }
  const Words words = from.first(from.size() - reading.left.size());
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_) {
    const Unit& unit = battle_.unit(u);
    const Angle angle = fromDegrees(degrees);
    const Leg wheel{to < 0 ? LegKind::wheelLeft : LegKind::wheelRight, angle};
    const Pose before = poseBefore(u);
    const Pose pose =
        wheels ? after(before, unit.base, wheel) : rotatedAbout(before, toVec(before.centre), to < 0 ? -angle : angle);
    units.push_back(moving(u, pose));
  }
  return change(words, {{"units", units}});
}

// "Rout 14": away from where it looks, which way it ran is not told.
bool Teller::goBack(Words words, double amount) {
  const double inches = battle_.setup->columns > 0 ? amount * toInches(battle_.setup->squareSide) : amount;
  if (inches > 120) return stop(words, said("That is farther than any table."));
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_) {
    const Unit& unit = battle_.unit(u);
    units.push_back(placed(battle_, u, after(unit.pose, unit.base, {LegKind::back, fromInches(inches)}), false));
  }
  return change(words, {{"units", units}});
}

// "at 20, 5": inches from the left and from below; on a grid column and row, "column 5, row 1".
bool Teller::place(Reading& reading) {
  const Words from = reading.left;
  const auto leads = [&] {
    return !reading.done() &&
           (leadsToPlace(reading.word()) || reading.word() == "," || reading.sense() == Sense::filler);
  };
  const bool grid = battle_.setup->columns > 0;
  while (leads()) reading.take(1);
  auto x = reading.number();
  auto y = x;
  if (const auto square = grid && !reading.done() ? letteredSquare(reading.word()) : std::nullopt) {
    x = square->first;
    y = square->second;
  } else {
    if (x) reading.take(1);
    while (leads()) reading.take(1);
    y = reading.number();
  }
  if (!x || !y) return stop(from, said("A place was expected, as \"at 20, 5\"."));
  reading.take(1);
  const auto facing = facingTold(reading);
  const Words words = from.first(from.size() - reading.left.size());
  if (units_.size() != 1) return stop(words, said("One unit after the other: they cannot all stand there."));
  const Setup& setup = *battle_.setup;
  const double side = toInches(setup.squareSide);
  const Point to{fromInches(grid ? (*x - 0.5) * side : *x), fromInches(grid ? (*y - 0.5) * side : *y)};
  if (to.x < 0 || to.y < 0 || to.x > setup.width || to.y > setup.depth)
    return stop(words, said("That is not on the table."));
  const UnitIndex u = units_.front();
  const Angle heading = facing.value_or(battle_.unit(u).pose.heading);
  nlohmann::json one = placed(battle_, u, {to, heading}, battle_.unit(u).present);
  if (!battle_.unit(u).present) one["present"] = true;
  const bool deploys = comesBefore(rules_, battle_) == Before::deployment;
  const SideIndex of = battle_.unit(u).side;
  const double outside = deploys ? outsideZones(setup, of, {to, heading}, battle_.unit(u).base) : 0;
  const std::string zone = zoneWords(rules_.definition(), battle_, of);
  if (!change(words, {{"units", nlohmann::json::array({one})}})) return false;
  constexpr double grace = 0.05 * oneInch;
  if (outside > grace) note(said("Taken as told, though it is outside its zone. {0}", {zone}));
  return true;
}

// "Facing north" by itself, as behind a place and a comma.
bool Teller::faces(Reading& reading) {
  const Words from = reading.left;
  const auto facing = facingTold(reading);
  if (!facing) return false;
  nlohmann::json units = nlohmann::json::array();
  for (const UnitIndex u : units_)
    units.push_back(placed(battle_, u, {battle_.unit(u).pose.centre, *facing}, battle_.unit(u).present));
  return change(from.first(from.size() - reading.left.size()), {{"units", units}});
}

// "facing north", "facing 90": up the table is north.
std::optional<Angle> Teller::facingTold(Reading& reading) const {
  constexpr std::string_view says = "facing faces face looking blick nach tourne vers";
  constexpr std::array<std::string_view, 4> ways{"north up top nord oben haut", "east right ost rechts est droite",
                                                 "south down bottom sud unten bas", "west left links gauche ouest"};
  if (reading.done() || !hasWord(says, reading.word())) return std::nullopt;
  Reading next = reading;
  next.take(1);
  while (!next.done() && (next.sense() == Sense::filler || hasWord(says, next.word()))) next.take(1);
  if (next.done()) return std::nullopt;
  std::optional<Angle> heading;
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (hasWord(ways[i], next.word())) heading = static_cast<Angle>(i) * 90 * oneDegree;
  if (const auto number = next.number()) heading = fromDegrees(std::min(*number, 359.0));
  if (!heading) return std::nullopt;
  next.take(1);
  reading = next;
  return heading;
}

// "Right of Insubres", "behind Legio II": beside a unit of its own side, flush and facing the same way.
bool Teller::beside(Reading& reading) {
  const Words from = reading.left;
  constexpr std::string_view behindWords = "behind hinter derriere";
  constexpr std::string_view beforeWords = "before vor devant";
  const bool behind = hasWord(behindWords, reading.word());
  const bool before = hasWord(beforeWords, reading.word());
  const bool left = reading.sense() == Sense::left;
  if (!behind && !before && !left && reading.sense() != Sense::right) return false;
  Reading next = reading;
  next.take(1);
  const bool of = !next.done() && (next.word() == "of" || next.word() == "von" || next.word() == "de");
  next.skipFiller();
  if (next.done() || next.number() || (!of && !behind && !before)) return false;
  auto named = unitsNamed(battle_, next.left);
  std::erase_if(named.fit, [&](UnitIndex u) { return battle_.unit(u).side != battle_.unit(units_.front()).side; });
  if (named.count == 0 || named.fit.empty()) return false;
  if (!oneOf(next.left, named.count, named.fit)) return false;
  next.take(named.count);
  const Words words = from.first(from.size() - next.left.size());
  if (units_.size() != 1) return stop(words, said("One unit after the other: they cannot all stand there."));
  const UnitIndex u = units_.front();
  const Unit& other = battle_.unit(named.fit.front());
  const Base& base = battle_.unit(u).base;
  const Footprint print(other.pose, other.base);
  const bool grid = battle_.setup->columns > 0;
  const bool aside = !behind && !before;
  const double off = grid    ? battle_.setup->squareSide
                     : aside ? (other.base.frontage + base.frontage) / 2.0
                             : (other.base.depth + base.depth) / 2.0;
  const Face face = behind ? Face::rear : before ? Face::front : left ? Face::left : Face::right;
  const Pose pose{toPoint(print.centre + outward(print, face) * off), other.pose.heading};
  nlohmann::json one = placed(battle_, u, pose, battle_.unit(u).present);
  if (!battle_.unit(u).present) one["present"] = true;
  reading = next;
  return change(words, {{"units", nlohmann::json::array({std::move(one)})}});
}

// The place to which the rules lead the charger, if it is on the side that was told and nobody stands there.
std::optional<Pose> Teller::endOfCharge(const ChargeJudged& charge, UnitIndex foe, std::optional<Face> told) const {
  const UnitIndex u = charge.judgement.action.unit == noUnit ? units_.front() : charge.judgement.action.unit;
  const auto ends = [&](const ChargeJudged& judged) -> std::optional<Pose> {
    const auto home = placeOfCharger(rules_, judged, foe);
    if (!home || !isFree(battle_, u, foe, *home)) return std::nullopt;
    const Unit& enemy = battle_.unit(foe);
    const Footprint there(*home, battle_.unit(u).base);
    const auto met = facesInContact(there, Footprint(enemy.pose, enemy.base));
    return told && (!met || met->second != *told) ? std::nullopt : home;
  };
  if (charge.judgement.legal) return ends(charge);
  const auto others = withOthersBack(rules_, battle_, u);
  const auto together = others ? chargeJudged(rules_, *others, u, foe) : std::nullopt;
  return together && together->judgement.legal ? ends(*together) : std::nullopt;
}

// "contact gauls 2 flank": flush with that side, or with the one that it stands towards.
bool Teller::contact(Reading& reading, bool charges) {
  const Words from = reading.left;
  reading.take(1);
  while (!reading.done() && (reading.sense() == Sense::filler || reading.sense() == Sense::at ||
                             reading.word() == "into" || reading.word() == "in" || reading.word() == "against"))
    reading.take(1);
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
    else if (sense != Sense::filler && reading.word() != "in")
      break;
  }
  const Words words = from.first(from.size() - reading.left.size());
  if (units_.size() != 1) return stop(words, said("One unit after the other: they cannot all stand there."));
  const Unit own = battle_.unit(units_.front());
  const bool faceTold = face || flank;
  const bool touched = meets(battle_, units_.front(), foes.front());
  const Unit& foe = battle_.unit(foes.front());
  const Footprint print(foe.pose, foe.base);
  if (!face) {
    const Vec2 at = print.local(toVec(own.pose.centre));
    const bool aside = flank || std::abs(at.x) - print.halfFrontage > std::abs(at.y) - print.halfDepth;
    // Of two flanks the one that is free.
    const bool leftIsFree =
        isFree(battle_, units_.front(), foes.front(), flushWith(battle_, units_.front(), foes.front(), Face::left));
    const bool rightIsFree =
        isFree(battle_, units_.front(), foes.front(), flushWith(battle_, units_.front(), foes.front(), Face::right));
    if (aside && leftIsFree != rightIsFree)
      face = leftIsFree ? Face::left : Face::right;
    else
      face = aside ? (at.x < 0 ? Face::left : Face::right) : (at.y < 0 ? Face::rear : Face::front);
  }
  // A unit that touches already fights in its place.
  const bool stays = touched && !faceTold;
  const auto charge =
      charges && !touched && own.side == battle_.active && comesBefore(rules_, battle_) == Before::nothing
          ? chargeJudged(rules_, battle_, units_.front(), foes.front())
          : std::nullopt;
  const auto led = charge && battle_.setup->columns == 0
                       ? endOfCharge(*charge, foes.front(), faceTold ? face : std::nullopt)
                       : std::nullopt;
  const Pose pose = stays     ? own.pose
                    : led     ? *led
                    : charges ? freeFlush(battle_, units_.front(), foes.front(), *face)
                              : flushWith(battle_, units_.front(), foes.front(), *face);
  nlohmann::json one = placed(battle_, units_.front(), pose, !stays);
  // A contact alone may be no charge.
  if (charges) one["charges"] = battle_.setup->units[static_cast<std::size_t>(foes.front())].id;
  Battle after = battle_;
  after.unit(units_.front()).pose = pose;
  if (charges && !stays) noteOrigin(after, {units_.front(), foes.front(), own.pose});
  const HandTurns* turns = handTurnsOf(rules_);
  const bool told = !charges || turns == nullptr || turns->noteCharged(after, units_.front(), foes.front());
  // The answers are those from where it stood; from there the rules may not have the charge.
  const std::string doubt = charge ? chargeDoubt(rules_, *charge, foes.front()) : "";
  std::optional<ChargeReply> reply;
  if (charges && !touched) reply = replyTo(rules_, battle_, units_.front(), foes.front());
  if (!change(words, {{"units", nlohmann::json::array({std::move(one)})}})) return false;
  if (charges && !reply) reply = replyTo(rules_, battle_, units_.front(), foes.front());
  if (reply && reply->answers.size() > 1)
    note(said("{0} may answer: {1}", {unitInFull(battle_, foes.front()), repliesInWords(rules_, *reply)}));
  if (reply && reply->lostFirst) note(lostFirstInWords(battle_, *reply));
  if (!doubt.empty()) note(said("Taken as told; the rules say: {0}", {doubt}));
  if (charges && own.side != battle_.active && comesBefore(rules_, battle_) == Before::nothing)
    note(said("Taken as told, though {0} has its player turn", {std::string(sideName(battle_, battle_.active))}));
  if (touched) note(said("They touched already"));
  if (!told) note(said("A die decides what its charge is worth, and nobody has told it"));
  return true;
}

}  // namespace signifer::tell
