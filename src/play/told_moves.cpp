#include "play/told_moves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "play/override.h"
#include "rules/gestures.h"
#include "table/vec.h"

namespace signifer {
namespace {

// A hand lays a base this far beside its way without meaning to.
constexpr Length beside = oneInch * 15 / 100;

Length between(Point a, Point b) { return static_cast<Length>(std::lround(std::hypot(a.x - b.x, a.y - b.y))); }

bool stoodStill(const Battle& battle, const ToldPlace& place, const ToldGrace& grace) {
  const Pose& held = battle.unit(place.unit).pose;
  return between(held.centre, place.pose.centre) <= std::max(grace.place, place.error) &&
         angleBetween(held.heading, place.pose.heading) <= grace.heading;
}

bool isThere(const Pose& pose, const ToldPlace& place, const ToldGrace& grace) {
  return between(pose.centre, place.pose.centre) <= std::max(grace.place, place.error) &&
         angleBetween(pose.heading, place.pose.heading) <= grace.heading;
}

// The place that is told, and what it may have meant: a photo is a little off, and so is a hand. Straight ahead,
// without the last tenth of an inch, on a whole degree.
std::vector<Shown> readingsOf(const Pose& from, const ToldPlace& place) {
  const Pose& to = place.pose;
  std::vector<Shown> readings;
  const double turn = from.heading * 3.14159265358979323846 / 18000;
  const double ahead = (to.centre.x - from.centre.x) * std::sin(turn) + (to.centre.y - from.centre.y) * std::cos(turn);
  const double right = (to.centre.x - from.centre.x) * std::cos(turn) - (to.centre.y - from.centre.y) * std::sin(turn);
  const auto along = [&](double way) {
    return Point{from.centre.x + static_cast<Length>(std::lround(way * std::sin(turn))),
                 from.centre.y + static_cast<Length>(std::lround(way * std::cos(turn)))};
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

struct Meaning {
  Action action;
  Verdict verdict;
  /// The distance from the end of a legal way to the place; 0 where there is none.
  Length shortBy = 0;
};

// The first reading that is legal and ends there; else the refusal that says most.
Meaning meaningOf(const RuleSet& rules, const Battle& battle, const ToldPlace& place, const ToldGrace& grace) {
  Meaning best;
  for (const Shown& shown : readingsOf(battle.unit(place.unit).pose, place)) {
    Meaning one{meantBy(rules, battle, place.unit, shown), {}, 0};
    if (one.action.kind < 0) continue;
    one.verdict = rules.judge(battle, one.action);
    if (one.verdict.legal()) {
      const std::vector<Pose> way = rules.trace(battle, one.action);
      if (!way.empty() && isThere(way.back(), place, grace)) return one;
      one.verdict.kind = Verdict::Kind::notLegal;
      one.verdict.reasons.clear();
      one.shortBy = way.empty() ? 0 : between(way.back().centre, place.pose.centre);
    }
    const bool saysMore = best.verdict.reasons.empty() &&
                          (!one.verdict.reasons.empty() || best.action.kind < 0 || one.shortBy < best.shortBy);
    if (best.action.kind < 0 || saysMore) best = std::move(one);
  }
  if (best.action.kind < 0) best.verdict.refuse(notNow(rules.definition(), battle, rules.decision(battle)));
  return best;
}

}  // namespace

std::vector<ToldMove> movesTold(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                                const ToldGrace& grace) {
  std::vector<ToldMove> moves;
  for (const ToldPlace& place : places) {
    const Unit& unit = battle.unit(place.unit);
    if (!unit.present || stoodStill(battle, place, grace)) continue;
    Meaning meaning = meaningOf(rules, battle, place, grace);
    moves.push_back({place.unit, unit.pose, place.pose, place.error, between(unit.pose.centre, place.pose.centre),
                     meaning.action, std::move(meaning.verdict), meaning.shortBy});
  }
  return moves;
}

TakenMoves takeTold(const RuleSet& rules, std::vector<ToldPlace> places, bool overrule, const TakingDoor& door,
                    const ToldGrace& grace) {
  TakenMoves taken;
  std::erase_if(places, [&](const ToldPlace& place) {
    return !door.battle().unit(place.unit).present || stoodStill(door.battle(), place, grace);
  });
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Meaning meaning = meaningOf(rules, door.battle(), places[i], grace);
      if (meaning.action.kind < 0 || !meaning.verdict.legal() || !door.act(meaning.action)) continue;
      taken.played.push_back(places[i].unit);
      places.erase(places.begin() + static_cast<std::ptrdiff_t>(i));
      again = true;
      break;
    }
  }
  // The moves may have put others where they were told to be, or off the table.
  std::erase_if(places, [&](const ToldPlace& place) {
    return !door.battle().unit(place.unit).present || stoodStill(door.battle(), place, grace);
  });
  std::vector<UnitIndex>& rest = overrule ? taken.overruled : taken.left;
  for (const ToldPlace& place : places) rest.push_back(place.unit);
  if (!overrule || places.empty()) return taken;
  StateEdit edit;
  for (const ToldPlace& place : places) edit.units.push_back(UnitEdit::placed(place.unit, place.pose));
  if (!door.change(overrideText(rules, door.battle(), edit))) {
    taken.left = std::move(taken.overruled);
    taken.overruled.clear();
  }
  return taken;
}

}  // namespace signifer
