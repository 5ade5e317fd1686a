#include "table/motion.h"

#include <algorithm>
#include <cmath>

namespace signifer::ui {
namespace {

constexpr int fullTurn = 360 * oneDegree;

Pose between(const Pose& from, const Pose& to, double share) {
  const auto mixed = [share](Length a, Length b) { return a + static_cast<Length>(std::lround((b - a) * share)); };
  // The shorter way round.
  int turn = (to.heading - from.heading) % fullTurn;
  if (turn > fullTurn / 2) turn -= fullTurn;
  if (turn < -fullTurn / 2) turn += fullTurn;
  const int heading = from.heading + static_cast<int>(std::lround(turn * share));
  return {{mixed(from.centre.x, to.centre.x), mixed(from.centre.y, to.centre.y)},
          static_cast<Angle>((heading + fullTurn) % fullTurn)};
}

}  // namespace

Motion::Motion(QObject* parent) : QObject(parent) {
  clock_.setStartValue(0.0);
  clock_.setEndValue(1.0);
  clock_.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&clock_, &QVariantAnimation::valueChanged, this, &Motion::stepped);
  connect(&clock_, &QVariantAnimation::finished, this, &Motion::stepped);
}

void Motion::begin(std::vector<Glide> glides, int milliseconds) {
  clock_.stop();
  glides_ = std::move(glides);
  std::erase_if(glides_, [](const Glide& glide) { return glide.poses.size() < 2; });
  if (glides_.empty()) return;
  clock_.setDuration(milliseconds);
  clock_.start();
}

void Motion::stop() { clock_.stop(); }

Pose Motion::poseOf(UnitIndex unit, const Pose& standing) const {
  if (!running()) return standing;
  const auto glide = std::ranges::find(glides_, unit, &Glide::unit);
  if (glide == glides_.end()) return standing;
  const double at = clock_.currentValue().toDouble() * static_cast<double>(glide->poses.size() - 1);
  const std::size_t leg = std::min(static_cast<std::size_t>(at), glide->poses.size() - 2);
  return between(glide->poses[leg], glide->poses[leg + 1], at - static_cast<double>(leg));
}

}  // namespace signifer::ui
