#include "simulation/course.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace signifer {
namespace {

/// Fewer battles with a lead of a side say nothing of a turning point.
constexpr std::uint32_t fewest = 10;

double meanOf(std::uint64_t faces, std::uint64_t rolled) {
  return rolled == 0 ? 0 : static_cast<double>(faces) / static_cast<double>(rolled);
}

// The value at this share of the way through a sorted list.
double quantile(const std::vector<std::int16_t>& sorted, double share) {
  const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5);
  return sorted[at] / 1000.0;
}

TurnOfCourse endOf(const std::vector<PlayedBattle>& battles, int turn, std::size_t index) {
  TurnOfCourse end;
  end.turn = turn;
  std::vector<std::int16_t> chances;
  chances.reserve(battles.size());
  for (const PlayedBattle& battle : battles) {
    if (battle.chances.empty()) continue;
    const std::int16_t chance = battle.chances[std::min(index, battle.chances.size() - 1)];
    chances.push_back(chance);
    const bool over = index + 1 >= battle.chances.size();
    const bool won = !battle.stalled && battle.winner != noSide;
    if (over && won) ++end.won[static_cast<std::size_t>(battle.winner)];
    if (over && !won && !battle.stalled) ++end.drawn;
    if (over || chance == evenChance) continue;
    const SideIndex leader = chance > evenChance ? 0 : 1;
    ++end.led[static_cast<std::size_t>(leader)];
    if (won && battle.winner == leader) ++end.leaderWon[static_cast<std::size_t>(leader)];
  }
  if (chances.empty()) return end;
  std::ranges::sort(chances);
  end.low = quantile(chances, 0.1);
  end.middle = quantile(chances, 0.5);
  end.high = quantile(chances, 0.9);
  return end;
}

bool decides(const TurnOfCourse& turn) {
  for (std::size_t side = 0; side < 2; ++side)
    if (turn.led[side] < fewest || turn.leaderWon[side] < decisive * turn.led[side]) return false;
  return true;
}

}  // namespace

Course courseOf(const std::vector<PlayedBattle>& battles, int firstTurn) {
  std::size_t turns = 0;
  for (const PlayedBattle& battle : battles) turns = std::max(turns, battle.chances.size());
  Course course;
  for (std::size_t i = 0; i < turns; ++i) course.turns.push_back(endOf(battles, firstTurn + static_cast<int>(i), i));
  for (const TurnOfCourse& turn : course.turns)
    if (!course.turningPoint && decides(turn)) course.turningPoint = turn.turn;
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
                     {"chance", {turn.low, turn.middle, turn.high}}});
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
