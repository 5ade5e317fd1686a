#include "table/trig.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace signifer {
namespace {

/// Taylor series; enough terms for 45 degrees.
constexpr double sineOfSmall(double x) {
  const double s = x * x;
  double sum = -1.0 / 1307674368000.0;  // -1/15!
  sum = sum * s + 1.0 / 6227020800.0;
  sum = sum * s - 1.0 / 39916800.0;
  sum = sum * s + 1.0 / 362880.0;
  sum = sum * s - 1.0 / 5040.0;
  sum = sum * s + 1.0 / 120.0;
  sum = sum * s - 1.0 / 6.0;
  return x + x * s * sum;
}

constexpr double cosineOfSmall(double x) {
  const double s = x * x;
  double sum = 1.0 / 20922789888000.0;  // 1/16!
  sum = sum * s - 1.0 / 87178291200.0;
  sum = sum * s + 1.0 / 479001600.0;
  sum = sum * s - 1.0 / 3628800.0;
  sum = sum * s + 1.0 / 40320.0;
  sum = sum * s - 1.0 / 720.0;
  sum = sum * s + 1.0 / 24.0;
  sum = sum * s - 0.5;
  return 1.0 + s * sum;
}

/// Arc tangent of 0..1 in hundredths of a degree. The nearest multiple of 11.25 degrees is taken off first, so that
/// what is left (at most 5.6 degrees) needs few terms.
double arcTangentHundredths(double t) {
  struct Step {
    double upTo;     // tangent of the middle between this multiple and the next
    double tangent;  // of the multiple itself
    double angle;    // in hundredths of a degree
  };
  static constexpr std::array<Step, 5> steps{{{0.098491403357164253, 0.0, 0.0},
                                              {0.303346683607342392, 0.198912367379658006, 1125.0},
                                              {0.534511135950791641, 0.414213562373095049, 2250.0},
                                              {0.820678790828660331, 0.668178637919298920, 3375.0},
                                              {2.0, 1.0, 4500.0}}};
  std::size_t i = 0;
  while (t > steps[i].upTo) ++i;
  const double u = (t - steps[i].tangent) / (1.0 + t * steps[i].tangent);
  const double s = u * u;
  double sum = -1.0 / 15.0;
  for (const double n : {13.0, 11.0, 9.0, 7.0, 5.0, 3.0})
    sum = (n == 13.0 || n == 9.0 || n == 5.0 ? 1.0 : -1.0) / n + s * sum;
  return steps[i].angle + (u + u * s * sum) / radiansPerHundredth;
}

constexpr Angle quarterTurn = fullTurn / 4;

constexpr SineCosine inQuadrant(int quadrant, double s, double c) {
  switch (quadrant) {
    case 0:
      return {s, c};
    case 1:
      return {c, -s};
    case 2:
      return {-s, -c};
    default:
      return {-c, s};
  }
}

// Every whole hundredth of the turn; bases are turned by nothing finer, and often. Worked out by the compiler: only
// what is looked up is ever read.
constexpr std::array<SineCosine, fullTurn> allFigures() {
  std::array<SineCosine, fullTurn> all;
  for (Angle i = 0; i < quarterTurn; ++i) {
    const double radians = (i - quarterTurn / 2) * radiansPerHundredth;
    const double sine = sineOfSmall(radians);
    const double cosine = cosineOfSmall(radians);
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
      const Angle angle = normalised(quadrant * quarterTurn + i - quarterTurn / 2);
      all[static_cast<std::size_t>(angle)] = inQuadrant(quadrant, sine, cosine);
    }
  }
  return all;
}
constexpr std::array<SineCosine, fullTurn> figures = allFigures();

}  // namespace

SineCosine sineCosine(Angle angle) { return figures[static_cast<std::size_t>(normalised(angle))]; }

SineCosine sineCosine(double hundredths) {
  const double quarter = std::floor(hundredths / quarterTurn + 0.5);
  const double radians = (hundredths - quarter * quarterTurn) * radiansPerHundredth;
  const int quadrant = static_cast<int>(quarter - 4.0 * std::floor(quarter / 4.0));
  return inQuadrant(quadrant, sineOfSmall(radians), cosineOfSmall(radians));
}

double bearingHundredths(double x, double y) {
  const double across = std::abs(x);
  const double along = std::abs(y);
  if (across == 0.0 && along == 0.0) return 0.0;
  double angle = across <= along ? arcTangentHundredths(across / along) : 9000.0 - arcTangentHundredths(along / across);
  if (y < 0.0) angle = 18000.0 - angle;
  if (x < 0.0) angle = 36000.0 - angle;
  return angle >= 36000.0 ? 0.0 : angle;
}

double arcSineHundredths(double sine) {
  const double s = std::clamp(sine, -1.0, 1.0);
  const double bearing = bearingHundredths(std::abs(s), std::sqrt((1.0 - s) * (1.0 + s)));
  return s < 0.0 ? -bearing : bearing;
}

}  // namespace signifer
