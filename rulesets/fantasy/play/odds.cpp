// The odds of winning, read from the features of a position. They were fitted by logistic regression to positions of
// 12,300 battles over the shipped scenarios. The commanders were greedy ones and ones that went by earlier odds. Some
// answers were drawn by lot, and each army's own chances were set aside (docs/commander-trials.md). A weight says what
// goes together with winning, not what brings it about. The weights of shots are set by hand: armies that stood and
// shot lost to those that came on, so that the fitted ones had shooters charge rather than shoot.
#include <algorithm>

#include "fantasy/play/features.h"

namespace signifer::fantasy {
namespace {

/// Log odds for each feature, in its order, of the side whose turn it is and of the other.
struct Weights {
  Features ofMover;
  Features ofOther;
  /// The weight of the difference in losses, full in the last turn and half of it halfway there.
  double late;
};

constexpr std::array<Weights, 5> weights{{
    // Up to the declaration of charges, and where a player turn begins
    {{-1.76, -3.67, 1.9,  0.81, 0.81, -2.84, -0.19, 1.36, 0.87, 0.58, -5.61,
      -1.08, 1.8,   3.97, 2,    0.14, 1,     0.1,   0.28, 0.02, -0.21},
     {1.76, 3.67,  -1.9, -0.81, -0.81, 2.84, 0.19, -1.36, -0.75, -0.58, 3.75,
      1.08, -0.65, 0,    0,     0.13,  0,    -0.1, -0.28, -0.02, 0.18},
     1.48},
    // Charges under way
    {{-1.97, -4.45, 1.9,  1.03, 1.03, -3, -0.12, 1.44, 0.13,  0.35, -6.62,
      -2.1,  -0.32, 4.07, 2,    0.38, 1,  0.12,  0.15, -0.05, -0.34},
     {1.97, 4.45,  -1.9, -1.03, -1.03, 3, 0.12,  -1.44, -0.34, -0.35, 7.17,
      2.1,  -1.09, 0,    0,     0.22,  0, -0.12, -0.15, 0.05,  0.25},
     1.31},
    // Moves
    {{-1.68, -5.41, 1.28, 1.56, 1.56, -4.13, -0.2, 0.72, 1.39, 0.5,  -6.69,
      -0.42, 0.65,  0,    2,    0.09, 1,     0.16, 0.17, 0.06, -0.02},
     {1.68, 5.41,  -1.28, -1.56, -1.56, 4.13, 0.2,   -0.72, -1.25, -0.5, 5.52,
      0.42, -2.26, 0,     0,     -0.13, 0,    -0.16, -0.17, -0.06, -0.02},
     2.32},
    // Shooting
    {{-1.66, -5.92, 1.11, 0.15, 0.15, -4.8, -0.04, 1.52, 1.39,  0.64, -5.6,
      -0.59, 0.66,  0,    2,    0.11, 0,    0.11,  0.13, -0.14, -0.45},
     {1.66, 5.92,  -1.11, -0.15, -0.15, 4.8, 0.04,  -1.52, -1.67, -0.64, 5.23,
      0.59, -3.27, 0,     0,     -0.23, 0,   -0.11, -0.13, 0.14,  0.04},
     1.3},
    // Close combat
    {{-2,    -5.96, 1.5, 1.58, 1.58,  -2.17, -0.76, 0.23, 1.28,  0.68, -4.55,
      -1.01, 0.7,   0,   0,    -0.21, 0,     0.33,  0.2,  -0.14, 0.03},
     {2,    5.96,  -1.5, -1.58, -1.58, 2.17, 0.76,  -0.23, -1.16, -0.68, 6.01,
      1.01, -1.93, 0,    0,     -0.18, 0,    -0.33, -0.2,  0.14,  0.16},
     1.42},
}};

const Weights& weightsIn(StepId step) {
  if (step <= StepId::declareCharges) return weights[0];
  if (step < StepId::ordinaryMoves) return weights[1];
  if (step < StepId::nominateTargets) return weights[2];
  return step < StepId::fightCombats ? weights[3] : weights[4];
}

}  // namespace

double oddsOf(const Position& position, SideIndex side) {
  const auto features = featuresOf(position);
  const SideIndex active = position.battle().active;
  const Features& mover = features[static_cast<std::size_t>(active)];
  const Features& other = features[static_cast<std::size_t>(enemyOf(active))];
  const Weights& with = weightsIn(position.step());
  double odds = 0;
  for (std::size_t i = 0; i < mover.size(); ++i) odds += with.ofMover[i] * mover[i] + with.ofOther[i] * other[i];
  const auto lost = static_cast<std::size_t>(Feature::lost);
  odds += with.late * std::clamp((position.battle().turn - 3) / 3.0, 0.0, 1.0) * (other[lost] - mover[lost]);
  return side == active ? odds : -odds;
}

}  // namespace signifer::fantasy
