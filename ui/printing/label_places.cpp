#include "printing/label_places.h"

#include <algorithm>

namespace signifer::ui {

bool LabelPlaces::isFree(const QRectF& place) const {
  return map_.contains(place) &&
         std::ranges::none_of(taken_, [&](const QRectF& other) { return other.intersects(place); });
}

bool LabelPlaces::takeExactly(const QRectF& place) {
  if (!isFree(place)) return false;
  taken_.push_back(place);
  return true;
}

std::optional<QRectF> LabelPlaces::take(const QRectF& about, QSizeF size, bool up) {
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
        if (takeExactly(place)) return place;
      }
    if (i > 0) continue;
    for (const double drop : {0.0, 0.35, -0.35, 0.6, -0.6})
      for (const double x : {about.right() + line * 0.2, about.left() - size.width() - line * 0.2}) {
        const QRectF place({x, beside + drop * line}, size);
        if (takeExactly(place)) return place;
      }
  }
  return std::nullopt;
}

}  // namespace signifer::ui
