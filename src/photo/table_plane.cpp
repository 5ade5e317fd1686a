#include "photo/table_plane.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace signifer::photo {
namespace {

using Values = std::vector<double>;

// Solves a * x = b, a row by row; nothing where there is no one solution.
std::optional<Values> solved(Values a, Values b) {
  const std::size_t n = b.size();
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t best = column;
    for (std::size_t row = column + 1; row < n; ++row)
      if (std::abs(a[row * n + column]) > std::abs(a[best * n + column])) best = row;
    if (std::abs(a[best * n + column]) < 1e-12) return std::nullopt;
    for (std::size_t k = 0; k < n; ++k) std::swap(a[column * n + k], a[best * n + k]);
    std::swap(b[column], b[best]);
    for (std::size_t row = column + 1; row < n; ++row) {
      const double by = a[row * n + column] / a[column * n + column];
      for (std::size_t k = column; k < n; ++k) a[row * n + k] -= by * a[column * n + k];
      b[row] -= by * b[column];
    }
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) b[row] -= a[row * n + k] * b[k];
    b[row] /= a[row * n + row];
  }
  return b;
}

double squared(const Values& values) {
  double sum = 0;
  for (const double value : values) sum += value * value;
  return sum;
}

// Least squares by Levenberg and Marquardt, with slopes by differences.
void improve(Values& x, const std::function<Values(const Values&)>& residuals) {
  const std::size_t n = x.size();
  Values now = residuals(x);
  double worth = squared(now);
  double damping = 1e-3;
  for (int round = 0; round < 60; ++round) {
    std::vector<Values> slopes(n);
    for (std::size_t i = 0; i < n; ++i) {
      Values shifted = x;
      const double step = 1e-6 * std::max(1.0, std::abs(x[i]));
      shifted[i] += step;
      slopes[i] = residuals(shifted);
      for (std::size_t r = 0; r < now.size(); ++r) slopes[i][r] = (slopes[i][r] - now[r]) / step;
    }
    Values normal(n * n), gradient(n);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j)
        for (std::size_t r = 0; r < now.size(); ++r) normal[i * n + j] += slopes[i][r] * slopes[j][r];
      for (std::size_t r = 0; r < now.size(); ++r) gradient[i] -= slopes[i][r] * now[r];
    }
    bool better = false;
    for (int attempt = 0; attempt < 8 && !better; ++attempt) {
      Values damped = normal;
      for (std::size_t i = 0; i < n; ++i) damped[i * n + i] += damping * (normal[i * n + i] + 1e-9);
      const auto step = solved(damped, gradient);
      if (step) {
        Values next = x;
        for (std::size_t i = 0; i < n; ++i) next[i] += (*step)[i];
        Values then = residuals(next);
        const double worthThen = squared(then);
        if (worthThen < worth) {
          const bool done = worth - worthThen < 1e-9 * worth;
          x = std::move(next);
          now = std::move(then);
          worth = worthThen;
          damping = std::max(damping / 5, 1e-9);
          if (done) return;
          better = true;
          continue;
        }
      }
      damping *= 10;
    }
    if (!better) return;
  }
}

// The usual error of a corner, in pixels.
constexpr double cornerError = 0.25;
// A usual lens, before anything is known: its bends, and its middle in half diagonals.
constexpr double usualBend2 = 0.1;
constexpr double usualBend4 = 0.02;
constexpr double usualMiddle = 0.3;

}  // namespace

LyingSquare lyingSquare(const Corners& c) {
  LyingSquare square;
  square.middle = middleOf(c);
  // The right and the upward direction together, each turned upward.
  const Spot across = c[1] - c[0] + c[2] - c[3];
  const Spot up = c[3] - c[0] + c[2] - c[1];
  const Spot top = up + Spot{-across.y, across.x};
  const double turn = std::atan2(top.x, top.y) * 180 / std::numbers::pi;
  square.heading = turn < 0 ? turn + 360 : turn;
  square.side = lengthOf(top) / 4;
  const Spot north = top * (1 / lengthOf(top));
  const Spot east{north.y, -north.x};
  const double half = square.side / 2;
  const Corners fitted{square.middle - east * half - north * half, square.middle + east * half - north * half,
                       square.middle + east * half + north * half, square.middle - east * half + north * half};
  for (std::size_t i = 0; i < 4; ++i) square.off = std::max(square.off, apart(c[i], fitted[i]));
  return square;
}

Spot TablePlane::straightened(Spot pixel) const {
  const Spot from = (pixel - middle_) * (1 / scale_) - lens_;
  const double r = from.x * from.x + from.y * from.y;
  return lens_ + from * (1 + bend2_ * r + bend4_ * r * r);
}

Spot TablePlane::onTable(Spot pixel) const {
  const Spot u = straightened(pixel);
  const double w = plane_[6] * u.x + plane_[7] * u.y + plane_[8];
  return {(plane_[0] * u.x + plane_[1] * u.y + plane_[2]) / w, (plane_[3] * u.x + plane_[4] * u.y + plane_[5]) / w};
}

Corners TablePlane::onTable(const Corners& corners) const {
  return {onTable(corners[0]), onTable(corners[1]), onTable(corners[2]), onTable(corners[3])};
}

Spot TablePlane::inPicture(Spot place) const {
  // The straight picture's place by the inverse plane, then the lens step by step.
  const auto& p = plane_;
  const Values a{p[0] - place.x * p[6], p[1] - place.x * p[7], p[3] - place.y * p[6], p[4] - place.y * p[7]};
  const Values b{place.x * p[8] - p[2], place.y * p[8] - p[5]};
  const auto u = solved(a, b);
  if (!u) return middle_;
  const Spot wanted{(*u)[0], (*u)[1]};
  Spot from = wanted - lens_;
  for (int i = 0; i < 20; ++i) {
    const double r = from.x * from.x + from.y * from.y;
    from = (wanted - lens_) * (1 / (1 + bend2_ * r + bend4_ * r * r));
  }
  return middle_ + (lens_ + from) * scale_;
}

class PlaneFit {
 public:
  PlaneFit(std::span<const TablePlane::Square> squares, int width, int height) : squares_(squares) {
    base_.middle_ = {width / 2.0, height / 2.0};
    base_.scale_ = std::hypot(width, height) / 2;
    for (const auto& square : squares)
      if (square.table) {
        known_ += 1;
        for (const Spot& corner : *square.table) span_ = std::max({span_, corner.x, corner.y});
      }
  }

  std::optional<TablePlane> run() {
    if (known_ < 3) return std::nullopt;
    auto x = straightPlane();
    if (!x) return std::nullopt;
    x->resize(12);
    improve(*x, [this](const Values& values) { return residuals(values); });
    return planeOf(*x);
  }

 private:
  [[nodiscard]] TablePlane planeOf(const Values& x) const {
    TablePlane plane = base_;
    for (std::size_t i = 0; i < 8; ++i) plane.plane_[i] = i < 6 ? x[i] * span_ : x[i];
    plane.plane_[8] = 1;
    if (x.size() < 12) return plane;
    plane.bend2_ = x[8];
    plane.bend4_ = x[9];
    plane.lens_ = {x[10], x[11]};
    return plane;
  }

  // Without a lens, by linear equations.
  [[nodiscard]] std::optional<Values> straightPlane() const {
    Values normal(64), right(8);
    const auto add = [&](const std::array<double, 8>& row, double value) {
      for (std::size_t i = 0; i < 8; ++i) {
        for (std::size_t j = 0; j < 8; ++j) normal[i * 8 + j] += row[i] * row[j];
        right[i] += row[i] * value;
      }
    };
    for (const auto& square : squares_) {
      if (!square.table) continue;
      for (std::size_t i = 0; i < 4; ++i) {
        const Spot u = base_.straightened(square.picture[i]);
        const Spot t = (*square.table)[i] * (1 / span_);
        add({u.x, u.y, 1, 0, 0, 0, -u.x * t.x, -u.y * t.x}, t.x);
        add({0, 0, 0, u.x, u.y, 1, -u.x * t.y, -u.y * t.y}, t.y);
      }
    }
    return solved(normal, right);
  }

  // In corner errors; what is known of lenses counts like measurements.
  [[nodiscard]] Values residuals(const Values& x) const {
    const TablePlane plane = planeOf(x);
    Values all;
    all.reserve(squares_.size() * 8 + 4);
    for (const auto& square : squares_) {
      const Corners lies = plane.onTable(square.picture);
      const double perInch = sideOf(square.picture) / std::max(1e-6, sideOf(square.table.value_or(lies)));
      const Corners wanted = square.table.value_or(ownSquare(lies));
      for (std::size_t i = 0; i < 4; ++i) {
        all.push_back((lies[i].x - wanted[i].x) * perInch / cornerError);
        all.push_back((lies[i].y - wanted[i].y) * perInch / cornerError);
      }
    }
    all.push_back(x[8] / usualBend2);
    all.push_back((x[9] - 3 * x[8] * x[8]) / usualBend4);
    all.push_back(x[10] / usualMiddle);
    all.push_back(x[11] / usualMiddle);
    return all;
  }

  static Corners ownSquare(const Corners& lies) {
    const LyingSquare square = lyingSquare(lies);
    const double turn = square.heading * std::numbers::pi / 180;
    const Spot north{std::sin(turn), std::cos(turn)};
    const Spot east{north.y, -north.x};
    const double half = square.side / 2;
    return {square.middle - east * half - north * half, square.middle + east * half - north * half,
            square.middle + east * half + north * half, square.middle - east * half + north * half};
  }

  std::span<const TablePlane::Square> squares_;
  TablePlane base_;
  int known_ = 0;
  double span_ = 1;
};

std::optional<TablePlane> TablePlane::through(std::span<const Square> squares, int width, int height) {
  return PlaneFit(squares, width, height).run();
}

}  // namespace signifer::photo
