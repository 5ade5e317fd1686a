#include "initiative/play/prospects.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "initiative/play/blows.h"

namespace signifer::initiative {
namespace {

// How much the three count, in hundredths of a unit: tried one answer at a time against greedy armies, where they made
// 63 victories of a hundred out of 55.
constexpr double worthOfLosses = 100;
constexpr double worthOfVictory = 200;
constexpr double worthOfThreat = 60;
/// Whoever stands no farther from an enemy may be charged by him.
constexpr double threatens = 9 * oneInch;
/// More than so many times what a unit can still take counts for nothing more.
constexpr double mostLost = 1.5;

double casualtiesBy(const Position& position, UnitIndex u, UnitIndex foe, const HandToHandIn& blows) {
  const Book& book = position.book().rules;
  Modifiers modifiers;
  const HandToHandOut strokes = strokesOf(blows, book, modifiers);
  Modifiers ofSaves;
  const int saves = saveNeeded(savesFrom(position, foe, u, 1, HitBy::other), book, ofSaves);
  const double hits = strokes.attackDice * (7 - strokes.needed) / 6.0;
  return saves == 0 ? hits : hits * (saves - 1) / 6.0;
}

/// A unit's worth, of which 1 is that of ordinary foot.
double worthOf(const Position& position, UnitIndex u) {
  return (100 + 10 * position.profile(u, UnitProfile::combatValue)) / 160.0;
}

double shareLost(const Position& position, UnitIndex u, double casualties) {
  const int left = std::max(1, position.stamina(u) - position.status(u, UnitStatus::hits));
  return std::min(mostLost, casualties / left) * worthOf(position, u);
}

struct Exchange {
  double given = 0;
  double taken = 0;
};

/// About how likely a unit is to lose a fight in which it gives and takes so many casualties on average.
double chanceToLose(const Exchange& exchange) {
  const double margin = exchange.given - exchange.taken;
  return 1.0 / (1.0 + std::exp(1.7 * margin / std::sqrt(0.5 + exchange.given + exchange.taken)));
}

/// What those who are in contact lose in the coming round, own less enemy's.
double ofFights(const Position& position, SideIndex side) {
  std::array<Exchange, mostUnits> exchanges{};
  position.forEachPresent([&](UnitIndex u) {
    if (!position.engaged(u)) return;
    const UnitSet foes = position.foes(u);
    const bool faces = position.byFaces(u);
    // Whoever strikes one of several strikes each in as many of his rounds.
    double parts = 0;
    forEachIn(foes, [&](UnitIndex) { parts += 1; });
    if (faces) parts = 1;
    forEachIn(foes, [&](UnitIndex v) {
      if (!position.present(v)) return;
      const double casualties = casualtiesBy(position, u, v, blowsAt(position, u, v, true, faces)) / parts;
      exchanges[static_cast<std::size_t>(u)].given += casualties;
      exchanges[static_cast<std::size_t>(v)].taken += casualties;
    });
  });
  double sum = 0;
  position.forEachPresent([&](UnitIndex u) {
    const Exchange& exchange = exchanges[static_cast<std::size_t>(u)];
    if (exchange.taken == 0) return;
    const double lost = worthOfLosses * shareLost(position, u, exchange.taken) +
                        worthOfVictory * chanceToLose(exchange) * worthOf(position, u);
    sum += position.unit(u).side == side ? -lost : lost;
  });
  return sum;
}

/// What the nearest enemies would win by charging those who stand within their reach.
double ofThreats(const Position& position, SideIndex side) {
  double sum = 0;
  position.forEachPresent([&](UnitIndex u) {
    if (position.unit(u).side != side || position.engaged(u)) return;
    double away = 0;
    const UnitIndex v = position.nearestEnemy(u, &away);
    if (v == noUnit || away > threatens || position.engaged(v) || position.artilleryOrBaggage(v)) return;
    HandToHandIn charge = blowsAt(position, v, u, false, false);
    charge.momentum = chargesIn(charge.formation, position.book().rules) ? Momentum::charging : Momentum::none;
    const double onUs = casualtiesBy(position, v, u, charge);
    const double onHim = casualtiesBy(position, u, v, blowsAt(position, u, v, false, false));
    sum += shareLost(position, v, onHim) - shareLost(position, u, onUs);
  });
  return worthOfThreat * sum;
}

}  // namespace

int prospectsOf(const Position& position, SideIndex side) {
  return static_cast<int>(ofFights(position, side) + ofThreats(position, side));
}

}  // namespace signifer::initiative
