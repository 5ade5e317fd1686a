// Finds room for names on a map: near what they name, clear of everything that has been placed before.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <optional>
#include <vector>

namespace signifer::ui {

class LabelPlaces {
 public:
  explicit LabelPlaces(const QRectF& map) : map_(map) {}

  /// Nothing is placed here.
  void keepClear(const QRectF& place) { taken_.push_back(place); }
  /// Room beside, below or above `about`, the side first that `up` says, and takes it; nothing where all is full.
  [[nodiscard]] std::optional<QRectF> take(const QRectF& about, QSizeF size, bool up);
  /// The place itself, if it is free.
  [[nodiscard]] bool takeExactly(const QRectF& place);

 private:
  [[nodiscard]] bool isFree(const QRectF& place) const;

  QRectF map_;
  std::vector<QRectF> taken_;
};

}  // namespace signifer::ui
