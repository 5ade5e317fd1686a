#include "play/told_moves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "play/deployment.h"
#include "play/override.h"
#include "play/told_touches.h"
#include "rules/gestures.h"
#include "table/distance.h"
#include "table/trig.h"
#include "table/vec.h"

namespace signifer {
namespace {

// A hand lays a base this far beside its way without meaning to.
constexpr Length beside = oneInch * 15 / 100;

Length between(Point a, Point b) { return static_cast<Length>(std::lround(std::hypot(a.x - b.x, a.y - b.y))); }

bool isThere(const Pose& pose, const ToldPlace& place, const ToldGrace& grace) {
  return between(pose.centre, place.pose.centre) <= std::max(grace.place, place.error) &&
         angleBetween(pose.heading, place.pose.heading) <= grace.heading;
}

// Whether the sides deploy, and it is still to be placed.
bool isWaiting(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  return !battle.unit(unit).present && waitsToDeploy(rules.definition(), battle, unit);
}

bool liesIn(Point at, const Pose& pose, const Base& base, Length grace) {
  return distanceTo(Footprint(pose, base), toVec(at)) <= grace;
}

Pose poseTold(const Battle& battle, std::span<const ToldPlace> places, UnitIndex unit) {
  const auto told = std::ranges::find(places, unit, &ToldPlace::unit);
  return told == places.end() ? battle.unit(unit).pose : told->pose;
}

// A character in the ranks of his unit, wherever that stands now.
bool goesWithHost(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places, const ToldPlace& place,
                  const ToldGrace& grace) {
  const UnitIndex host = hostInRanks(rules.definition(), battle, place.unit);
  return host != noUnit &&
         liesIn(place.pose.centre, poseTold(battle, places, host), battle.unit(host).base, grace.place);
}

// The places of units that stand elsewhere now or come onto the table.
std::vector<ToldPlace> changedPlaces(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                                     const ToldGrace& grace) {
  std::vector<ToldPlace> changed;
  for (const ToldPlace& place : places) {
    const Unit& unit = battle.unit(place.unit);
    if (!isWaiting(rules, battle, place.unit) && (!unit.present || isThere(unit.pose, place, grace))) continue;
    if (!goesWithHost(rules, battle, places, place, grace)) changed.push_back(place);
  }
  return changed;
}

// Into ranks or out of them.
bool changesRanks(const RuleSet& rules, const Battle& battle, const ToldPlace& place) {
  if (ranksField(rules.definition()) < 0) return false;
  if (hostInRanks(rules.definition(), battle, place.unit) != noUnit) return true;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (v != place.unit && battle.unit(v).present && battle.unit(v).side == battle.unit(place.unit).side &&
        liesIn(place.pose.centre, battle.unit(v).pose, battle.unit(v).base, 0))
      return true;
  return false;
}

// The place that is told, and what it may have meant: a photo is a little off, and so is a hand. Straight ahead,
// without the last tenth of an inch, on a whole degree.
std::vector<Shown> readingsOf(const Pose& from, const ToldPlace& place) {
  const Pose& to = place.pose;
  std::vector<Shown> readings;
  const auto [sine, cosine] = sineCosine(from.heading);
  const double ahead = (to.centre.x - from.centre.x) * sine + (to.centre.y - from.centre.y) * cosine;
  const double right = (to.centre.x - from.centre.x) * cosine - (to.centre.y - from.centre.y) * sine;
  const auto along = [&, sine = sine, cosine = cosine](double way) {
    return Point{from.centre.x + static_cast<Length>(std::lround(way * sine)),
                 from.centre.y + static_cast<Length>(std::lround(way * cosine))};
  };
  const bool keepsFront = angleBetween(from.heading, to.heading) <= 3 * oneDegree;
  if (keepsFront && std::abs(right) <= beside) {
    readings.emplace_back(Pose{along(ahead), from.heading});
    readings.emplace_back(Pose{along(ahead - std::copysign(100, ahead)), from.heading});
  }
  if (keepsFront) readings.emplace_back(Pose{to.centre, from.heading});
  readings.emplace_back(to.centre);
  const double way = std::max(1.0, std::hypot(to.centre.x - from.centre.x, to.centre.y - from.centre.y));
  const double back = std::min(0.5, 100 / way);
  const Point nearer{to.centre.x - static_cast<Length>(std::lround((to.centre.x - from.centre.x) * back)),
                     to.centre.y - static_cast<Length>(std::lround((to.centre.y - from.centre.y) * back))};
  readings.emplace_back(nearer);
  readings.emplace_back(Pose{to.centre, (to.heading + oneDegree / 2) / oneDegree * oneDegree % fullTurn});
  readings.emplace_back(Pose{nearer, to.heading});
  readings.emplace_back(to);
  return readings;
}

// The enemies that it touches where it was told to stand are touched at the end of its way as well.
bool keepsContacts(const Battle& battle, const ToldPlace& place, const Pose& end, const ToldGrace& grace) {
  if (grace.touch == 0 || battle.setup->columns > 0) return true;
  const Unit& unit = battle.unit(place.unit);
  const Footprint told(place.pose, unit.base);
  const Footprint there(end, unit.base);
  return std::ranges::all_of(battle.units, [&](const Unit& other) {
    const Footprint its(other.pose, other.base);
    return other.side == unit.side || !other.present || !touching(told, its) || touching(there, its);
  });
}

struct Meaning {
  Action action;
  Verdict verdict;
  /// The distance from the end of a legal way to the place; 0 where there is none.
  Length shortBy = 0;
};

// An arrival faces as its file has it, if that is near enough, else on a whole degree.
std::vector<Shown> readingsOfArrival(const Pose& usual, const ToldPlace& place, const ToldGrace& grace) {
  const Point at = place.pose.centre;
  const Angle whole = (place.pose.heading + oneDegree / 2) / oneDegree * oneDegree % fullTurn;
  std::vector<Shown> readings;
  if (angleBetween(usual.heading, place.pose.heading) <= grace.heading) readings.emplace_back(Pose{at, usual.heading});
  readings.emplace_back(Pose{at, whole});
  readings.emplace_back(place.pose);
  return readings;
}

// A limit that is passed by less than a hand may be off decides nothing where something else stands against the move.
void forgiveWithinGrace(Verdict& verdict, const ToldGrace& grace) {
  const auto forgiven = [&grace](const Reason& reason) {
    if (!reason.measured || !reason.allowed || reason.measured->measure != reason.allowed->measure) return false;
    const std::int32_t over = reason.measured->value - reason.allowed->value;
    const bool angle = reason.measured->measure == Figure::Measure::angle;
    if (!angle && reason.measured->measure != Figure::Measure::length) return false;
    return over > 0 && over <= (angle ? grace.heading : grace.place);
  };
  if (std::ranges::all_of(verdict.reasons, forgiven)) return;
  std::erase_if(verdict.reasons, forgiven);
}

// The first reading that is legal and ends there; else the refusal that says most.
Meaning meaningOf(const RuleSet& rules, const Battle& battle, const ToldPlace& place, const ToldGrace& grace) {
  Meaning best;
  std::optional<Meaning> allowed;
  const Pose& stands = battle.unit(place.unit).pose;
  const std::vector<Shown> readings =
      isWaiting(rules, battle, place.unit) ? readingsOfArrival(stands, place, grace) : readingsOf(stands, place);
  for (const Shown& shown : readings) {
    Meaning one{meantBy(rules, battle, place.unit, shown), {}, 0};
    if (one.action.kind < 0) continue;
    one.verdict = rules.judge(battle, one.action);
    // The nearest that is allowed may be as near as the place can be told.
    if (const auto nearest = one.verdict.nearest; !one.verdict.legal() && nearest) {
      const std::vector<Pose> way = rules.trace(battle, *nearest);
      Verdict verdict = rules.judge(battle, *nearest);
      if (!allowed && verdict.legal() && !way.empty() && isThere(way.back(), place, grace) &&
          keepsContacts(battle, place, way.back(), grace))
        allowed = Meaning{*nearest, std::move(verdict), 0};
    }
    if (one.verdict.legal()) {
      const std::vector<Pose> way = rules.trace(battle, one.action);
      if (!way.empty() && isThere(way.back(), place, grace) && keepsContacts(battle, place, way.back(), grace))
        return one;
      one.verdict.kind = Verdict::Kind::notLegal;
      one.verdict.reasons.clear();
      one.shortBy = way.empty() ? 0 : between(way.back().centre, place.pose.centre);
    }
    const bool saysMore = best.verdict.reasons.empty() &&
                          (!one.verdict.reasons.empty() || best.action.kind < 0 || one.shortBy < best.shortBy);
    if (best.action.kind < 0 || saysMore) best = std::move(one);
  }
  if (allowed) return *allowed;
  if (best.action.kind < 0) best.verdict.refuse(notNow(rules.definition(), battle, rules.decision(battle)));
  forgiveWithinGrace(best.verdict, grace);
  return best;
}

// By hand. Whoever waits for his deployment stands on the table from now on.
StateEdit editOf(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places) {
  StateEdit edit;
  const int ranks = ranksField(rules.definition());
  for (const ToldPlace& place : places) {
    edit.units.push_back(UnitEdit::placed(place.unit, place.pose));
    if (!battle.unit(place.unit).present) edit.units.back().present = true;
    if (!changesRanks(rules, battle, place)) continue;
    const auto field = static_cast<std::size_t>(ranks);
    edit.units.back().status.emplace_back(field, rules.definition().unitStatus()[field].standard);
  }
  return edit;
}

}  // namespace

std::vector<ToldMove> movesTold(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                                const ToldGrace& grace) {
  std::vector<ToldPlace> changed = changedPlaces(rules, battle, places, grace);
  const std::vector<BroughtToTouch> brought = bringToTouch(rules, battle, changed, grace);
  std::vector<ToldMove> moves;
  for (const ToldPlace& place : changed) {
    const Pose& from = battle.unit(place.unit).pose;
    Meaning meaning = meaningOf(rules, battle, place, grace);
    moves.push_back({place.unit,
                     from,
                     place.pose,
                     place.error,
                     between(from.centre, place.pose.centre),
                     meaning.action,
                     std::move(meaning.verdict),
                     meaning.shortBy,
                     isWaiting(rules, battle, place.unit),
                     {},
                     false,
                     false});
    for (const BroughtToTouch& touch : brought)
      if (touch.unit == place.unit) moves.back().touching.push_back(touch.other);
  }
  return moves;
}

TakenMoves takeTold(const RuleSet& rules, std::vector<ToldPlace> places, bool overrule, const TakingDoor& door,
                    const ToldGrace& grace) {
  TakenMoves taken;
  const auto left = [&] {
    std::vector<ToldPlace> changed = changedPlaces(rules, door.battle(), places, grace);
    (void)bringToTouch(rules, door.battle(), changed, grace);
    return changed;
  };
  // A unit that has gone is not tried again, wherever its way ended.
  const auto hasGone = [&](const ToldPlace& place) { return std::ranges::count(taken.played, place.unit) > 0; };
  for (bool again = true; again;) {
    again = false;
    for (const ToldPlace& place : left()) {
      if (hasGone(place)) continue;
      const Meaning meaning = meaningOf(rules, door.battle(), place, grace);
      if (meaning.action.kind < 0 || !meaning.verdict.legal() || !door.act(meaning.action)) continue;
      taken.played.push_back(place.unit);
      again = true;
      break;
    }
  }
  // The moves may have put others where they were told to be, or off the table.
  std::vector<ToldPlace> rest = left();
  std::erase_if(rest, hasGone);
  std::vector<UnitIndex>& others = overrule ? taken.overruled : taken.left;
  for (const ToldPlace& place : rest) others.push_back(place.unit);
  if (!overrule || rest.empty()) return taken;
  if (!door.change(overrideText(rules, door.battle(), editOf(rules, door.battle(), rest)))) {
    taken.left = std::move(taken.overruled);
    taken.overruled.clear();
  }
  return taken;
}

}  // namespace signifer
