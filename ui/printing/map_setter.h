// Sets a battle's map to scale: a frame measured in inches or squares, ground, bases with their fronts, leaders, names
// clear of each other, and below it what the drawings mean.
#pragma once

#include "printing/galley.h"
#include "printing/label_places.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class MapSetter {
 public:
  /// The type must outlive it.
  explicit MapSetter(const Type& type) : type_(type) {}

  /// As large as the width and `highest` let it be.
  [[nodiscard]] Galley set(const SheetMap& map, double width, double highest) const;

 private:
  const Type& type_;
};

}  // namespace signifer::ui
