#include "play/dice_statistics.h"

#include <cmath>

namespace signifer {
namespace {

constexpr double unusual = 2;

struct Expected {
  double mean = 0;
  double variance = 0;
};

Expected expectedOf(Die die) {
  const auto faces = facesOf(die);
  Expected expected;
  const auto count = static_cast<double>(faces.size());
  for (const int face : faces) expected.mean += face / count;
  for (const int face : faces) expected.variance += (face - expected.mean) * (face - expected.mean) / count;
  return expected;
}

void count(const ThrownDice& dice, DiceCount& side) {
  const auto faces = facesOf(dice.die);
  const Expected expected = expectedOf(dice.die);
  const auto rolls = static_cast<double>(dice.faces.size());
  for (const int face : dice.faces) side.total += face;
  // Nobody knows the faces of a total that was told.
  if (!dice.told) {
    for (const int face : faces) side.faces[face].expected += rolls / static_cast<double>(faces.size());
    for (const int face : dice.faces) ++side.faces[face].fell;
  }
  side.rolled += static_cast<int>(dice.faces.size());
  side.expected += rolls * expected.mean;
  side.variance += rolls * expected.variance;
}

}  // namespace

double DiceCount::luck() const { return variance > 0 ? (total - expected) / std::sqrt(variance) : 0; }

DiceStatistics diceStatistics(const Session& session) {
  DiceStatistics all;
  for (std::size_t event = 0; event < session.eventCount(); ++event)
    for (const ThrownDice& dice : session.event(event).dice) {
      if (dice.die.kind == Die::Kind::deck || (dice.side != 0 && dice.side != 1)) continue;
      // How many came into a band says too little of what fell.
      if (dice.told && dice.told->reading == Reading::bands) continue;
      count(dice, all.sides[static_cast<std::size_t>(dice.side)]);
      if (dice.faces.size() < 2) continue;
      DiceCount alone;
      count(dice, alone);
      if (alone.luck() > all.luckiest.luck) all.luckiest = {event, &dice, alone.luck()};
    }
  return all;
}

std::string_view luckInWords(double luck) {
  if (luck >= unusual) return "uncommonly good luck";
  if (luck <= -unusual) return "uncommonly bad luck";
  return "ordinary luck";
}

}  // namespace signifer
