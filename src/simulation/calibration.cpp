#include "simulation/calibration.h"

#include <algorithm>
#include <cmath>

#include "battle/streams.h"
#include "commander/commander.h"
#include "dice/sources.h"
#include "dice/stream.h"
#include "simulation/playout.h"

namespace signifer {
namespace {

double logistic(double sum) { return 1 / (1 + std::exp(-sum)); }
double oddsLog(double chance) { return std::log(chance / (1 - chance)); }

double chanceOf(const Sitting& sitting, SideIndex side) {
  return sitting.rules().chanceAtEnd(sitting.appraiseEnd(side)).value_or(0.5);
}

using Regressors = std::vector<double>;

/// Newton's method for a logistic regression with a little shrinkage, which keeps figures that never vary at 0.
Regressors fitted(const std::vector<Regressors>& rows, const std::vector<double>& outcomes, double shrinkage) {
  const std::size_t n = rows.empty() ? 0 : rows.front().size();
  Regressors weights(n, 0.0);
  for (int round = 0; round < 30; ++round) {
    std::vector<Regressors> curve(n, Regressors(n + 1, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
      curve[i][i] = shrinkage;
      curve[i][n] = -shrinkage * weights[i];
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
      double sum = 0;
      for (std::size_t i = 0; i < n; ++i) sum += weights[i] * rows[r][i];
      const double chance = logistic(sum);
      for (std::size_t i = 0; i < n; ++i) {
        if (rows[r][i] == 0) continue;
        curve[i][n] += (outcomes[r] - chance) * rows[r][i];
        for (std::size_t j = 0; j < n; ++j) curve[i][j] += chance * (1 - chance) * rows[r][i] * rows[r][j];
      }
    }
    for (std::size_t i = 0; i < n; ++i) {
      const double pivot = curve[i][i];
      for (std::size_t j = 0; j <= n; ++j) curve[i][j] /= pivot;
      for (std::size_t k = 0; k < n; ++k) {
        if (k == i) continue;
        const double factor = curve[k][i];
        for (std::size_t j = 0; j <= n; ++j) curve[k][j] -= factor * curve[i][j];
      }
    }
    double step = 0;
    for (std::size_t i = 0; i < n; ++i) {
      weights[i] += curve[i][n];
      step = std::max(step, std::abs(curve[i][n]));
    }
    if (step < 1e-7) break;
  }
  return weights;
}

}  // namespace

std::vector<ToldMoment> toldMoments(const RuleSet& rules, const Battle& start, const std::string& commander,
                                    std::uint32_t battles, std::uint64_t seed, std::size_t place,
                                    const std::atomic<bool>* stop) {
  const auto toWin = ToWin::of(rules.definition(), *start.setup);
  std::vector<ToldMoment> told;
  ActionList candidates;
  std::vector<ToldMoment> turns;
  for (std::uint32_t number = 0; number < battles && (stop == nullptr || !*stop); ++number) {
    const auto one = makeCommander(commander, streamSeed(seed, number, "first side"));
    const auto other = makeCommander(commander, streamSeed(seed, number, "second side"));
    RolledDice dice(diceStream(seed, number));
    Battle battle = start;
    turns.clear();
    const PlayedBattle played = playOut(
        rules, battle, {one.get(), other.get()}, dice, candidates, mostActions, nullptr, [&](const Sitting& now) {
          ToldMoment moment;
          moment.battle = place;
          moment.figures = toWinFiguresOf(now.battle(), chanceOf(now, 0), chanceOf(now, 1));
          if (toWin) moment.told = toWin->chance(moment.figures);
          turns.push_back(moment);
        });
    if (turns.empty() || played.stalled) continue;
    ToldMoment moment = turns[streamSeed(seed, number, "moment") % turns.size()];
    moment.won = played.winner == noSide ? 0.5 : played.winner == 0 ? 1 : 0;
    told.push_back(moment);
  }
  return told;
}

Calibration calibrationOf(const std::vector<ToldMoment>& moments) {
  Calibration found;
  std::vector<Regressors> rows;
  std::vector<double> outcomes;
  const auto add = [&](double told, double won) {
    ToldBin& bin = found.bins[std::min<std::size_t>(9, static_cast<std::size_t>(told * 10))];
    ++bin.moments;
    bin.told += told;
    bin.won += won;
    found.brier += (told - won) * (told - won);
    found.brierOfEven += (0.5 - won) * (0.5 - won);
    rows.push_back({oddsLog(told)});
    outcomes.push_back(won);
  };
  for (const ToldMoment& moment : moments) {
    add(moment.told, moment.won);
    add(1 - moment.told, 1 - moment.won);
  }
  for (ToldBin& bin : found.bins) {
    if (bin.moments == 0) continue;
    bin.told /= bin.moments;
    bin.won /= bin.moments;
  }
  if (rows.empty()) return found;
  found.brier /= static_cast<double>(rows.size());
  found.brierOfEven /= static_cast<double>(rows.size());
  found.slope = fitted(rows, outcomes, 1e-6).front();
  return found;
}

FittedToWin fitToWin(const std::vector<ToldMoment>& moments, std::size_t count) {
  constexpr std::size_t shared = toWinFigures - 1;
  constexpr double shrinkage = 0.5;
  std::vector<Regressors> rows;
  std::vector<double> outcomes;
  for (const ToldMoment& moment : moments) {
    Regressors row(shared + count, 0.0);
    std::copy_n(moment.figures.begin(), shared, row.begin());
    row[shared + moment.battle] = moment.figures.back();
    rows.push_back(std::move(row));
    outcomes.push_back(moment.won);
  }
  const Regressors weights = fitted(rows, outcomes, shrinkage);
  return {{weights.begin(), weights.begin() + shared}, {weights.begin() + shared, weights.end()}};
}

}  // namespace signifer
