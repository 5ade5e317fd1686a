#include "dice/odds.h"

#include <algorithm>
#include <cassert>

namespace signifer {
namespace {

using boost::multiprecision::cpp_int;

cpp_int power(int base, int exponent) {
  return boost::multiprecision::pow(cpp_int(base), static_cast<unsigned>(exponent));
}

// Ways to reach each total with `count` dice.
std::map<int, cpp_int> totals(Die die, int count) {
  std::map<int, cpp_int> ways{{0, 1}};
  for (int i = 0; i < count; ++i) {
    std::map<int, cpp_int> next;
    for (const auto& [total, n] : ways)
      for (const int face : facesOf(die)) next[total + face] += n;
    ways = std::move(next);
  }
  return ways;
}

// Ways to fill the bands with `left` dice from band `at` on: the multinomial, band by band.
void fillBands(const std::vector<int>& widths, std::size_t at, int left, const cpp_int& ways, Bands& bands,
               std::vector<std::pair<Bands, cpp_int>>& out, OddsWatch& watch) {
  if (at + 1 == widths.size()) {
    watch.look();
    bands.count.at(at) = left;
    if (widths[at] > 0 || left == 0) out.emplace_back(bands, ways * power(widths[at], left));
    return;
  }
  cpp_int choose = 1;
  for (int n = 0; n <= left; ++n) {
    if (n > 0) choose = choose * (left - n + 1) / n;
    if (n > 0 && widths[at] == 0) break;
    bands.count.at(at) = n;
    fillBands(widths, at + 1, left - n, ways * choose * power(widths[at], n), bands, out, watch);
  }
}

}  // namespace

Weight Weight::of(cpp_int ways, cpp_int below) {
  assert(below > 0);
  Weight weight{std::move(ways), static_cast<int>(boost::multiprecision::lsb(below)), 0, 1};
  below >>= static_cast<unsigned>(weight.twos);
  for (; below % 3 == 0; below /= 3) ++weight.threes;
  weight.rest = std::move(below);
  weight.reduce();
  return weight;
}

Weight Weight::operator*(const Weight& other) const {
  return {ways * other.ways, twos + other.twos, threes + other.threes, rest * other.rest};
}

Weight& Weight::operator+=(const Weight& other) {
  if (twos == other.twos && threes == other.threes && rest == other.rest) {
    ways += other.ways;
    return *this;
  }
  const int t2 = std::max(twos, other.twos);
  const int t3 = std::max(threes, other.threes);
  const cpp_int common = boost::multiprecision::lcm(rest, other.rest);
  const auto raised = [&](const Weight& w) -> cpp_int {
    return cpp_int(w.ways << static_cast<unsigned>(t2 - w.twos)) * power(3, t3 - w.threes) * (common / w.rest);
  };
  ways = raised(*this) + raised(other);
  rest = common;
  twos = t2;
  threes = t3;
  return *this;
}

void Weight::reduce() {
  if (ways == 0) {
    twos = threes = 0;
    rest = 1;
    return;
  }
  const int shared = std::min(twos, static_cast<int>(boost::multiprecision::lsb(ways)));
  ways >>= static_cast<unsigned>(shared);
  twos -= shared;
  while (threes > 0 && ways % 3 == 0) {
    ways /= 3;
    --threes;
  }
  if (rest == 1) return;
  const cpp_int factor = boost::multiprecision::gcd(ways, rest);
  ways /= factor;
  rest /= factor;
}

double Weight::value() const {
  return boost::multiprecision::cpp_rational(ways, power(2, twos) * power(3, threes) * rest).convert_to<double>();
}

std::size_t Weight::bits() const { return ways == 0 ? 0 : boost::multiprecision::msb(ways) + 1; }

std::string Weight::fraction() const {
  Weight reduced = *this;
  reduced.reduce();
  const cpp_int below = power(2, reduced.twos) * power(3, reduced.threes) * reduced.rest;
  return below == 1 ? reduced.ways.str() : reduced.ways.str() + "/" + below.str();
}

bool BranchingDice::advance() {
  depth_ = 0;
  while (!branches_.empty() && branches_.back().chosen + 1 == branches_.back().outcomes->size()) branches_.pop_back();
  if (branches_.empty()) return false;
  ++branches_.back().chosen;
  return true;
}

Weight BranchingDice::weight() const {
  Weight weight;
  for (const Branch& branch : branches_) weight = weight * (*branch.outcomes)[branch.chosen].weight;
  return weight;
}

const std::vector<BranchingDice::Outcome>& BranchingDice::outcomesOf(const Throw& request) {
  Key key{request.die,
          request.count,
          request.reading,
          {request.thresholds.begin(), request.thresholds.end()},
          {request.left.begin(), request.left.end()}};
  const auto [place, fresh] = known_.try_emplace(std::move(key));
  auto& outcomes = place->second;
  if (!fresh) return outcomes;
  if (!request.left.empty()) {
    for (const int kind : facesOf(request.die))
      if (const int cards = request.left[static_cast<std::size_t>(kind - 1)]; cards > 0)
        outcomes.push_back({Bands{{kind}}, Weight::of(cards, request.cards())});
    return outcomes;
  }
  const cpp_int all = power(static_cast<int>(facesOf(request.die).size()), request.count);
  if (request.reading != Reading::bands) {
    for (auto& [total, ways] : totals(request.die, request.count))
      outcomes.push_back({Bands{{total}}, Weight::of(std::move(ways), all)});
    return outcomes;
  }
  std::vector<int> widths(request.thresholds.size() + 1);
  for (const int face : facesOf(request.die)) ++widths[static_cast<std::size_t>(bandOf(face, request.thresholds))];
  std::vector<std::pair<Bands, cpp_int>> filled;
  Bands bands;
  fillBands(widths, 0, request.count, 1, bands, filled, watch_);
  for (auto& [counts, ways] : filled) outcomes.push_back({counts, Weight::of(std::move(ways), all)});
  return outcomes;
}

const BranchingDice::Outcome& BranchingDice::choose(const Throw& request) {
  if (depth_ == branches_.size()) branches_.push_back({&outcomesOf(request), 0});
  const Branch& branch = branches_[depth_++];
  return (*branch.outcomes)[branch.chosen];
}

int BranchingDice::readFace(const Throw& request) { return choose(request).bands[0]; }
int BranchingDice::readTotal(const Throw& request) { return choose(request).bands[0]; }
Bands BranchingDice::readBands(const Throw& request) { return choose(request).bands; }

}  // namespace signifer
