#include "commander/places.h"

#include <algorithm>
#include <array>
#include <utility>

#include "table/base.h"

namespace signifer {
namespace {

/// Left free before an enemy: near enough to charge from, and no enemy is touched by the way.
constexpr double standOff = 3.0 * oneInch;
constexpr double besideFriends = 0.1 * oneInch;
constexpr double stepBack = 4.0 * oneInch;
constexpr std::size_t friendsNear = 2;

/// The others of a side on the table, nearest first.
std::vector<UnitIndex> nearest(const Battle& battle, UnitIndex unit, SideIndex side, std::size_t most) {
  std::vector<std::pair<double, UnitIndex>> away;
  const Vec2 from = toVec(battle.unit(unit).pose.centre);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (v != unit && battle.unit(v).present && battle.unit(v).side == side)
      away.emplace_back(squaredLength(toVec(battle.unit(v).pose.centre) - from), v);
  const std::size_t kept = std::min(most, away.size());
  std::ranges::partial_sort(away, away.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<UnitIndex> near;
  for (std::size_t i = 0; i < kept; ++i) near.push_back(away[i].second);
  return near;
}

}  // namespace

std::vector<WorthGoing> placesFor(const Battle& battle, UnitIndex unit, int enemies) {
  const Unit& self = battle.unit(unit);
  const Footprint own(self.pose, self.base);
  std::vector<WorthGoing> places;
  const auto add = [&](Errand errand, Vec2 at) {
    const Point point = toPoint(at);
    if (point.x > 0 && point.y > 0 && point.x < battle.setup->width && point.y < battle.setup->depth)
      places.push_back({point, errand});
  };
  for (const UnitIndex v : nearest(battle, unit, enemyOf(self.side), static_cast<std::size_t>(enemies))) {
    const Footprint foe(battle.unit(v).pose, battle.unit(v).base);
    const double off = own.halfDepth + standOff;
    for (const double side : {-1.0, 1.0}) add(Errand::closeIn, foe.at(side * (foe.halfFrontage + off), 0.0));
    for (const double end : {-1.0, 1.0}) add(Errand::closeIn, foe.at(0.0, end * (foe.halfDepth + off)));
  }
  for (const UnitIndex v : nearest(battle, unit, self.side, friendsNear)) {
    const Footprint other(battle.unit(v).pose, battle.unit(v).base);
    for (const double side : {-1.0, 1.0})
      add(Errand::joinLine,
          other.at(side * (other.halfFrontage + own.halfFrontage + besideFriends), other.halfDepth - own.halfDepth));
  }
  for (const double side : {-1.0, 1.0})
    add(Errand::joinLine, own.at(side * (2.0 * own.halfFrontage + besideFriends), 0.0));
  add(Errand::giveWay, own.at(0.0, -stepBack));
  return places;
}

std::vector<Errand> addMovesToPlaces(const RuleSet& rules, const Battle& battle, const Decision& decision, int enemies,
                                     ActionList& candidates) {
  const UnitIndex unit = decision.unit;
  if (decision.automatic || unit == noUnit || enemies == 0 || battle.setup->columns > 0 || candidates.size() < 2)
    return {};
  const auto moves = [&](const Action& action) { return action.unit == unit && !action.path.empty(); };
  if (std::ranges::none_of(candidates, moves)) return {};
  std::vector<Errand> errands;
  for (const auto& [place, errand] : placesFor(battle, unit, enemies)) {
    Action action = rules.propose(battle, unit, place);
    if (action.kind < 0 || action.unit != unit || action.path.empty()) continue;
    Verdict verdict = rules.judge(battle, action);
    if (!verdict.legal()) {
      if (!verdict.nearest || !moves(*verdict.nearest)) continue;
      action = *verdict.nearest;
      if (!rules.judge(battle, action).legal()) continue;
    }
    if (std::ranges::find(candidates, action) != candidates.end()) continue;
    candidates.push_back(action);
    errands.push_back(errand);
  }
  return errands;
}

void keepBestOfEachErrand(std::vector<std::size_t>& answers, std::size_t firstPlace, std::span<const Errand> errands,
                          std::size_t playedOut) {
  const auto isPlace = [&](std::size_t answer) { return answer >= firstPlace; };
  std::array<bool, errandCount> kept{};
  std::erase_if(answers, [&](std::size_t answer) {
    return isPlace(answer) && std::exchange(kept[static_cast<std::size_t>(errands[answer - firstPlace])], true);
  });
  const std::size_t last = std::min(playedOut, answers.size());
  const auto places = static_cast<std::size_t>(std::ranges::count_if(answers, isPlace));
  const std::size_t wanted = std::min(places, playedOut / 4);
  for (std::size_t at = last - wanted; at < last; ++at) {
    const auto here = answers.begin() + static_cast<std::ptrdiff_t>(at);
    if (static_cast<std::size_t>(std::count_if(answers.begin(), here, isPlace)) >= wanted) return;
    const auto next = std::find_if(here, answers.end(), isPlace);
    if (next == answers.end()) return;
    std::rotate(here, next, next + 1);
  }
}

}  // namespace signifer
