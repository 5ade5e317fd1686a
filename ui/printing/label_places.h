// Finds room for names on a map: near what they name, clear of everything that has been placed before.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <vector>

#include "sheet/document.h"

namespace signifer::ui {

/// Units of one name, but for their numbers, that stand beside each other, in the map's order.
[[nodiscard]] std::vector<const SheetMap::Unit*> namedTogether(const SheetMap& map, const SheetMap::Unit& unit);
/// "Hastati 1–4" where the numbers run on, else the name alone.
[[nodiscard]] QString groupName(const std::vector<const SheetMap::Unit*>& group);

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
