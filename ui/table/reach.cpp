#include "table/reach.h"

#include <chrono>
#include <cmath>

#include "play/deployment.h"
#include "table/distance.h"
#include "table/grid.h"
#include "table/move_draft.h"

namespace signifer::ui {
namespace {

constexpr int bearingCount = 120;
constexpr double farthest = 40.0 * oneInch;
constexpr double reachStep = 0.5 * oneInch;
constexpr double precision = 0.2 * oneInch;
// Nothing is found behind so much that is out of reach: an obstacle is less deep.
constexpr int mostMissed = 16;

Vec2 alongBearing(double bearing) {
  return forwardOf(static_cast<Angle>(std::lround(360.0 * oneDegree * bearing / bearingCount)));
}

QPointF inInches(Vec2 p) { return {p.x / oneInch, p.y / oneInch}; }

}  // namespace

ReachFinder::ReachFinder(std::shared_ptr<const RuleSet> rules, const Battle& battle, UnitIndex unit)
    : rules_(std::move(rules)),
      battle_(battle),
      unit_(unit),
      deploys_(deploymentNow(rules_->definition(), battle).has_value()) {}

int ReachFinder::parts() const {
  if (deploys_) return 0;
  return battle_.setup->columns > 0 ? battle_.setup->columns : bearingCount;
}

bool ReachFinder::work(int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (next_ < parts()) {
    battle_.setup->columns > 0 ? lookAtColumn(next_) : lookAlong(next_);
    if (++next_ == parts() && battle_.setup->columns == 0) join();
    if (Clock::now() > until) break;
  }
  return next_ == parts();
}

Reach ReachFinder::find() {
  while (!work(1000)) continue;
  return reach_;
}

// Whether the unit can go to this very point by an ordinary move.
bool ReachFinder::reaches(int bearing, double distance) const {
  const Point where = toPoint(toVec(battle_.unit(unit_).pose.centre) + alongBearing(bearing) * distance);
  if (where.x < 0 || where.y < 0 || where.x > battle_.setup->width || where.y > battle_.setup->depth) return false;
  const Action action = rules_->propose(battle_, unit_, where);
  if (!isOrdinaryMove(*rules_, action) || !rules_->judge(battle_, action).legal()) return false;
  const std::vector<Pose> trace = rules_->trace(battle_, action);
  return !trace.empty() && signifer::distance(toVec(trace.back().centre), toVec(where)) < oneInch / 2.0;
}

double ReachFinder::edgeBetween(int bearing, double good, double bad) const {
  while (std::abs(bad - good) > precision) {
    const double middle = (good + bad) / 2;
    (reaches(bearing, middle) ? good : bad) = middle;
  }
  return good;
}

void ReachFinder::lookAlong(int bearing) {
  Bearing stretches;
  bool inside = false;
  int missed = 0;
  for (double next = reachStep; next <= farthest && missed <= mostMissed; next += reachStep) {
    const bool good = reaches(bearing, next);
    missed = good ? 0 : missed + 1;
    if (good && !inside) stretches.push_back({edgeBetween(bearing, next, next - reachStep), next});
    if (good) stretches.back().to = next;
    if (!good && inside) stretches.back().to = edgeBetween(bearing, next - reachStep, next);
    inside = good;
  }
  // The unit is already on the places within its base.
  const Base& base = battle_.unit(unit_).base;
  if (!stretches.empty() && stretches.front().from < std::max(base.frontage, base.depth)) stretches.front().from = 0;
  bearings_.push_back(std::move(stretches));
}

// Neighbouring bearings are joined where their stretches overlap; a stretch without a neighbour goes half of the way.
void ReachFinder::join() {
  const Vec2 middle = toVec(battle_.unit(unit_).pose.centre);
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  const auto add = [&](double one, const Stretch& a, double other, const Stretch& b) {
    const Vec2 left = alongBearing(one);
    const Vec2 right = alongBearing(other);
    path.addPolygon(QPolygonF() << inInches(middle + left * a.from) << inInches(middle + left * a.to)
                                << inInches(middle + right * b.to) << inInches(middle + right * b.from)
                                << inInches(middle + left * a.from));
  };
  const auto overlap = [](const Stretch& a, const Stretch& b) { return a.from < b.to && b.from < a.to; };
  for (int i = 0; i < bearingCount; ++i) {
    const Bearing& here = bearings_[static_cast<std::size_t>(i)];
    const Bearing& there = bearings_[static_cast<std::size_t>((i + 1) % bearingCount)];
    const auto alone = [&](const Stretch& one, const Bearing& others) {
      for (const Stretch& other : others)
        if (overlap(one, other)) return false;
      return true;
    };
    for (const Stretch& a : here)
      for (const Stretch& b : there)
        if (overlap(a, b)) add(i, a, i + 1, b);
    for (const Stretch& a : here)
      if (alone(a, there)) add(i, a, i + 0.5, a);
    for (const Stretch& b : there)
      if (alone(b, here)) add(i + 0.5, b, i + 1, b);
  }
  reach_.region = path.simplified();
}

void ReachFinder::lookAtColumn(int column) {
  const Setup& setup = *battle_.setup;
  for (int y = 0; y < setup.rows; ++y) {
    const Point middle = centreOf(Square{column, y}, setup.squareSide);
    const Action action = rules_->propose(battle_, unit_, middle);
    if (isOrdinaryMove(*rules_, action) && middle != battle_.unit(unit_).pose.centre &&
        rules_->judge(battle_, action).legal())
      reach_.squares.push_back(middle);
  }
}

}  // namespace signifer::ui
