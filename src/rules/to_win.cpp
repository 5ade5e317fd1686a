#include "rules/to_win.h"

#include <algorithm>
#include <cmath>

#include "schema/document.h"

namespace signifer {
namespace {

constexpr double surest = 0.99;
/// A battle's own odds tell nothing any more when this share of both armies has gone.
constexpr double fading = 0.33;
/// While no more than this share has gone, and the chance differs by less than this from that of the first move,
/// nothing is known of how it will end. The bins of the calibration are ten per cent wide.
constexpr double hardlyAny = 0.04;
constexpr double hardlyDifferent = 0.1;

double logOdds(double chance) {
  const double kept = std::clamp(chance, 0.005, 0.995);
  return std::log(kept / (1 - kept));
}

/// The shares of a side's units that are left.
std::array<double, 2> leftOf(const Battle& battle) {
  std::array<double, 2> all{};
  std::array<double, 2> left{};
  for (const Unit& unit : battle.units) {
    ++all[static_cast<std::size_t>(unit.side)];
    if (unit.present) ++left[static_cast<std::size_t>(unit.side)];
  }
  for (std::size_t side = 0; side < 2; ++side) left[side] = all[side] > 0 ? left[side] / all[side] : 0;
  return left;
}

}  // namespace

ToWinFigures toWinFiguresOf(const Battle& battle, double first, double second) {
  const std::array<double, 2> left = leftOf(battle);
  const double ahead = (logOdds(first) - logOdds(second)) / 2;
  const double units = left[0] - left[1];
  const double gone = 1 - (left[0] + left[1]) / 2;
  const double level = ahead / (1 + std::abs(ahead));
  return {ahead, ahead * gone, level, level * gone, units, units * gone, std::max(0.0, 1 - gone / fading)};
}

void ToWin::check(const Node& toWin) {
  toWin.allowOnly({"weights", "battles"});
  const Node weights = toWin.at("weights");
  const std::vector<Node> items = weights.items();
  if (items.size() + 1 != toWinFigures)
    throw weights.error(std::to_string(toWinFigures - 1) + " numbers were expected");
  for (const Node& weight : items) (void)weight.number();
  if (const auto battles = toWin.find("battles"))
    for (const auto& [title, even] : battles->members()) (void)even.number();
}

std::optional<ToWin> ToWin::of(const Definition& definition, const Setup& setup) {
  const std::optional<Node> node = definition.toWin();
  if (!node) return std::nullopt;
  ToWinFigures weights{};
  const std::vector<Node> items = node->at("weights").items();
  for (std::size_t i = 0; i < items.size(); ++i) weights[i] = items[i].number();
  if (const auto battles = node->find("battles"))
    if (const auto even = battles->find(setup.title)) weights.back() = even->number();
  return ToWin(weights);
}

std::optional<double> toldChance(const RuleSet& rules, const Battle& battle) {
  const auto first = rules.chanceAtEnd(rules.appraiseEnd(battle, 0));
  const auto toWin = ToWin::of(rules.definition(), *battle.setup);
  if (!first || !toWin) return first;
  const auto second = rules.chanceAtEnd(rules.appraiseEnd(battle, 1));
  return toWin->chance(toWinFiguresOf(battle, *first, *second));
}

bool tooEarlyToSay(const RuleSet& rules, const Battle& battle) {
  const std::array<double, 2> left = leftOf(battle);
  const auto chance = toldChance(rules, battle);
  const auto toWin = ToWin::of(rules.definition(), *battle.setup);
  if (!chance || !toWin || 1 - (left[0] + left[1]) / 2 > hardlyAny) return false;
  ToWinFigures first{};
  first.back() = 1;
  return std::abs(*chance - toWin->chance(first)) < hardlyDifferent;
}

double ToWin::chance(const ToWinFigures& figures) const {
  double sum = 0;
  for (std::size_t i = 0; i < toWinFigures; ++i) sum += weights_[i] * figures[i];
  return std::clamp(1 / (1 + std::exp(-sum)), 1 - surest, surest);
}

}  // namespace signifer
