#include "simulation/course.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace signifer {
namespace {

/// Fewer battles with a lead say nothing of a turning point.
constexpr std::uint32_t fewest = 20;

double meanOf(std::uint64_t faces, std::uint64_t rolled) {
  return rolled == 0 ? 0 : static_cast<double>(faces) / static_cast<double>(rolled);
}

// What stands at this share of the way through a sorted list.
double quantile(const std::vector<std::int32_t>& sorted, double share) {
  const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5);
  return sorted[at];
}

TurnOfCourse endOf(const std::vector<PlayedBattle>& battles, int turn, std::size_t index) {
  TurnOfCourse end;
  end.turn = turn;
  std::vector<std::int32_t> leads;
  leads.reserve(battles.size());
  for (const PlayedBattle& battle : battles) {
    if (battle.leads.empty()) continue;
    const std::int32_t lead = battle.leads[std::min(index, battle.leads.size() - 1)];
    leads.push_back(lead);
    const bool over = index + 1 >= battle.leads.size();
    const bool won = !battle.stalled && battle.winner != noSide;
    if (over && won) ++end.won[static_cast<std::size_t>(battle.winner)];
    if (over && !won && !battle.stalled) ++end.drawn;
    if (over || lead == 0) continue;
    ++end.led;
    if (won && battle.winner == (lead > 0 ? 0 : 1)) ++end.leaderWon;
  }
  if (leads.empty()) return end;
  std::ranges::sort(leads);
  end.low = quantile(leads, 0.1);
  end.middle = quantile(leads, 0.5);
  end.high = quantile(leads, 0.9);
  return end;
}

}  // namespace

Course courseOf(const std::vector<PlayedBattle>& battles, int firstTurn) {
  std::size_t turns = 0;
  for (const PlayedBattle& battle : battles) turns = std::max(turns, battle.leads.size());
  Course course;
  for (std::size_t i = 0; i < turns; ++i) course.turns.push_back(endOf(battles, firstTurn + static_cast<int>(i), i));
  for (const TurnOfCourse& turn : course.turns)
    if (!course.turningPoint && turn.led >= fewest && turn.leaderWon >= decisive * turn.led)
      course.turningPoint = turn.turn;
  return course;
}

Json courseJson(const Course& course) {
  Json turns = Json::array();
  for (const TurnOfCourse& turn : course.turns)
    turns.push_back({{"turn", turn.turn},
                     {"won", {turn.won[0], turn.won[1]}},
                     {"drawn", turn.drawn},
                     {"led", turn.led},
                     {"leaderWon", turn.leaderWon},
                     {"lead", {turn.low / 100, turn.middle / 100, turn.high / 100}}});
  Json json{{"turns", std::move(turns)}, {"turningPoint", nullptr}};
  if (course.turningPoint) json["turningPoint"] = *course.turningPoint;
  return json;
}

Luck luckIn(const std::vector<PlayedBattle>& battles, SideIndex side) {
  std::array<std::uint64_t, 3> rolled{}, faces{};
  for (const PlayedBattle& battle : battles) {
    const DiceTally& tally = battle.dice[static_cast<std::size_t>(side)];
    const std::size_t outcome = battle.stalled || battle.winner == noSide ? 2 : battle.winner == side ? 0 : 1;
    rolled[outcome] += tally.rolled;
    faces[outcome] += tally.faces;
  }
  const std::uint64_t all = std::accumulate(rolled.begin(), rolled.end(), std::uint64_t{0});
  return {all, meanOf(std::accumulate(faces.begin(), faces.end(), std::uint64_t{0}), all), meanOf(faces[0], rolled[0]),
          meanOf(faces[1], rolled[1])};
}

Json luckOf(const std::vector<PlayedBattle>& battles, SideIndex side) {
  const Luck luck = luckIn(battles, side);
  return {{"rolled", luck.rolled}, {"mean", luck.mean}, {"whenWon", luck.whenWon}, {"whenLost", luck.whenLost}};
}

}  // namespace signifer
