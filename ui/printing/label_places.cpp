#include "printing/label_places.h"

#include <algorithm>
#include <cmath>

namespace signifer::ui {
namespace {

double gapBetween(const QRectF& one, const QRectF& other) {
  const double aside = std::max({0.0, other.left() - one.right(), one.left() - other.right()});
  const double apart = std::max({0.0, other.top() - one.bottom(), one.top() - other.bottom()});
  return std::hypot(aside, apart);
}

double sharedWidth(const QRectF& one, const QRectF& other) {
  return std::max(0.0, std::min(one.right(), other.right()) - std::max(one.left(), other.left()));
}

}  // namespace

bool standsAtItsOwn(const QRectF& words, const QRectF& own, const std::vector<QRectF>& others, double line) {
  constexpr double beside = 0.7;
  constexpr double mostAtAnother = 0.25;
  const double gap = gapBetween(words, own);
  return gap < beside * line && std::ranges::none_of(others, [&](const QRectF& other) {
           const double away = gapBetween(words, other);
           if (away > gap + beside * line) return false;
           // Near another base too, the most of the words must stand along their own.
           return away <= gap || sharedWidth(words, other) > mostAtAnother * words.width() ||
                  sharedWidth(words, own) < (1 - 2 * mostAtAnother) * words.width();
         });
}

bool LabelPlaces::isFree(const QRectF& place) const {
  return map_.contains(place) &&
         std::ranges::none_of(taken_, [&](const QRectF& other) { return other.intersects(place); });
}

bool LabelPlaces::takeExactly(const QRectF& place) {
  if (!isFree(place)) return false;
  taken_.push_back(place);
  return true;
}

std::optional<QRectF> LabelPlaces::take(const QRectF& about, QSizeF size, bool up, const Suits& suits) {
  const double line = size.height();
  const double centred = about.center().x() - size.width() / 2;
  const double beside = about.center().y() - line / 2;
  // Farther off line by line, on the side that is preferred before the other.
  constexpr int lines = 4;
  for (int i = 0; i < lines; ++i) {
    const double above = about.top() - line * (i + 1);
    const double below = about.bottom() + line * i;
    for (const double y : {up ? above : below, up ? below : above})
      for (const double shift : {0.0, 0.3, -0.3, 0.6, -0.6}) {
        const QRectF place({centred + shift * size.width(), y}, size);
        if ((!suits || suits(place)) && takeExactly(place)) return place;
      }
    if (i > 0) continue;
    for (const double drop : {0.0, 0.35, -0.35, 0.6, -0.6})
      for (const double x : {about.right() + line * 0.2, about.left() - size.width() - line * 0.2}) {
        const QRectF place({x, beside + drop * line}, size);
        if ((!suits || suits(place)) && takeExactly(place)) return place;
      }
  }
  return std::nullopt;
}

std::optional<QRectF> LabelPlaces::takeNearest(const QRectF& about, QSizeF size, const Suits& suits) {
  std::optional<QRectF> nearest;
  const double step = size.height() / 2;
  for (double y = map_.top(); y + size.height() <= map_.bottom(); y += step)
    for (double x = map_.left(); x + size.width() <= map_.right(); x += step) {
      const QRectF place({x, y}, size);
      const bool nearer = !nearest || gapBetween(place, about) < gapBetween(*nearest, about);
      if (nearer && (!suits || suits(place)) && isFree(place)) nearest = place;
    }
  if (nearest) taken_.push_back(*nearest);
  return nearest;
}

}  // namespace signifer::ui
