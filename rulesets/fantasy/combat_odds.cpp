#include "fantasy/combat_odds.h"

namespace signifer::fantasy {
namespace {

using boost::multiprecision::cpp_int;

/// A chance of so many in 2^twos times 3^threes, which is 1296 at most.
struct Chance {
  int ways = 1;
  int twos = 0;
  int threes = 0;

  [[nodiscard]] int all() const {
    int product = 1 << twos;
    for (int i = 0; i < threes; ++i) product *= 3;
    return product;
  }
};

// Cancels what numerator and denominator share: weights stay small.
Chance reduced(Chance chance) {
  if (chance.ways == 0) return {0, 0, 0};
  while (chance.twos > 0 && chance.ways % 2 == 0) {
    chance.ways /= 2;
    --chance.twos;
  }
  while (chance.threes > 0 && chance.ways % 3 == 0) {
    chance.ways /= 3;
    --chance.threes;
  }
  return chance;
}

Chance operator*(const Chance& a, const Chance& b) {
  return reduced({a.ways * b.ways, a.twos + b.twos, a.threes + b.threes});
}

// The chance that one die shows a needed face or more.
Chance faceFrom(int needed) { return reduced({std::clamp(7 - needed, 0, 6), 1, 1}); }

// The chances of an attack to hit, of a hit to wound, and of a wound to go through.
std::array<Chance, 3> chancesOf(const Blow& blow) {
  Chance hit = faceFrom(blow.hitFrom);
  if (blow.again) {
    const int faces = std::clamp(7 - blow.hitFrom, 0, 6);
    hit = reduced({faces * 6 + (6 - faces) * faces, 2, 2});
  }
  const Chance wound = blow.woundFrom == 0 ? Chance{0, 0, 0} : faceFrom(blow.woundFrom);
  const Chance through = reduced({std::clamp(blow.saveFrom - 1, 0, 6), 1, 1});
  return {hit, wound, blow.saveFrom == noSave ? Chance{} : through};
}

/// Some dice in a row that are told apart only by how many come through all of them.
struct Pool {
  Chance chance;
  /// The place where the number that comes through is noted; nullptr if nobody asked for it.
  int Struck::*noted = nullptr;
};

// The pools of a blow; neighbours are drawn together where nobody asked for what lies between.
std::vector<Pool> poolsOf(const Blow& blow, bool hitsAsked, bool woundsAsked) {
  const std::array<Chance, 3> chances = chancesOf(blow);
  std::vector<Pool> pools{{chances[0], nullptr}};
  if (hitsAsked) {
    pools.back().noted = &Struck::hits;
    pools.push_back({chances[1], nullptr});
  } else {
    pools.back().chance = pools.back().chance * chances[1];
  }
  if (woundsAsked) {
    pools.back().noted = &Struck::wounds;
    pools.push_back({chances[2], nullptr});
  } else {
    pools.back().chance = pools.back().chance * chances[2];
  }
  pools.back().noted = &Struck::unsaved;
  return pools;
}

using Outcomes = std::map<Struck, cpp_int>;

/// The outcomes of blows of up to `most` attacks over one denominator for all of them, so that adding is plain.
class BlowOdds {
 public:
  BlowOdds(std::vector<Pool> pools, int mostStrikes) : pools_(std::move(pools)), most_(mostStrikes) {
    for (const Pool& pool : pools_) {
      powers_.push_back(powersOf(pool.chance.all()));
      successes_.push_back(powersOf(pool.chance.ways));
      failures_.push_back(powersOf(pool.chance.all() - pool.chance.ways));
      weight_.twos += pool.chance.twos * most_;
      weight_.threes += pool.chance.threes * most_;
    }
  }

  /// The most outcomes that there can be: each further pool is no larger than the number that came through the last.
  [[nodiscard]] double size() const {
    double outcomes = 1;
    for (std::size_t i = 1; i <= pools_.size(); ++i)
      outcomes *= static_cast<double>(most_ + static_cast<int>(i)) / static_cast<double>(i);
    return outcomes;
  }
  /// The outcomes of a blow, over the denominator of weight(1).
  [[nodiscard]] Outcomes of(const Blow& blow) const {
    Outcomes outcomes;
    draw(0, blow.strikes, 1, {}, blow.most, outcomes);
    return outcomes;
  }
  [[nodiscard]] Weight weight(cpp_int ways) const { return {std::move(ways), weight_.twos, weight_.threes}; }

 private:
  [[nodiscard]] std::vector<cpp_int> powersOf(int base) const {
    std::vector<cpp_int> powers{1};
    for (int i = 0; i < most_; ++i) powers.push_back(powers.back() * base);
    return powers;
  }

  void draw(std::size_t at, int dice, const cpp_int& ways, Struck struck, int most, Outcomes& outcomes) const {
    if (at == pools_.size()) {
      struck.unsaved = std::min(struck.unsaved, most);
      outcomes[struck] += ways;
      return;
    }
    const cpp_int scaled = ways * powers_[at][static_cast<std::size_t>(most_ - dice)];
    cpp_int choose = 1;
    for (int n = 0; n <= dice; ++n) {
      if (n > 0) choose = choose * (dice - n + 1) / n;
      const cpp_int here =
          choose * successes_[at][static_cast<std::size_t>(n)] * failures_[at][static_cast<std::size_t>(dice - n)];
      struck.*pools_[at].noted = n;
      if (here != 0) draw(at + 1, n, scaled * here, struck, most, outcomes);
    }
  }

  std::vector<Pool> pools_;
  int most_;
  std::vector<std::vector<cpp_int>> powers_, successes_, failures_;
  Weight weight_{0, 0, 0};
};

}  // namespace

void combatRoundOdds(const Book& book, const CombatRoundIn& in, const Asked& asked, OddsWatch& watch,
                     const std::function<void(const CombatRoundOut&, const Weight&)>& found) {
  const RoundOrder order(book, in);
  const auto oddsOf = [&](const Blow& most, bool isA) {
    return BlowOdds(poolsOf(most, asked(isA ? "aHits" : "bHits"), asked(isA ? "aWounds" : "bWounds")), most.strikes);
  };
  const Blow first = order.firstBlow();
  const BlowOdds firstOdds = oddsOf(first, order.firstIsA());
  const BlowOdds secondOdds = oddsOf(order.secondBlow({}), !order.firstIsA());
  watch.expect(firstOdds.size() + secondOdds.size(), 0, 0);
  std::map<int, Outcomes> answers;
  for (const auto& [struck, ways] : firstOdds.of(first)) {
    const Blow second = order.secondBlow(struck);
    const auto [place, fresh] = answers.try_emplace(second.strikes);
    if (fresh) place->second = secondOdds.of(second);
    const Weight weight = firstOdds.weight(ways);
    for (const auto& [answer, answerWays] : place->second)
      found(order.result(first, struck, second, answer), weight * secondOdds.weight(answerWays));
  }
}

}  // namespace signifer::fantasy
