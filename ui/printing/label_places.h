// Finds room for names on a map: near what they name, clear of everything that has been placed before.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <functional>
#include <optional>
#include <vector>

namespace signifer::ui {

/// Whether readers take words at a place for the name of a base among others: they stand at it, and nearer to it or far
/// more along it than at any other. `line` is the height of a line.
[[nodiscard]] bool standsAtItsOwn(const QRectF& words, const QRectF& own, const std::vector<QRectF>& others,
                                  double line);

class LabelPlaces {
 public:
  explicit LabelPlaces(const QRectF& map) : map_(map) {}

  /// Nothing is placed here.
  void keepClear(const QRectF& place) { taken_.push_back(place); }
  using Suits = std::function<bool(const QRectF&)>;
  /// Room beside, below or above `about`, the side first that `up` says, and takes it; nothing where all is full. Only
  /// places that suit are looked at.
  [[nodiscard]] std::optional<QRectF> take(const QRectF& about, QSizeF size, bool up, const Suits& suits = {});
  /// The free place nearest to `about`, however far, and takes it; nothing where the map is full. Only places that suit
  /// are looked at.
  [[nodiscard]] std::optional<QRectF> takeNearest(const QRectF& about, QSizeF size, const Suits& suits = {});
  /// The place itself, if it is free.
  [[nodiscard]] bool takeExactly(const QRectF& place);

 private:
  [[nodiscard]] bool isFree(const QRectF& place) const;

  QRectF map_;
  std::vector<QRectF> taken_;
};

}  // namespace signifer::ui
