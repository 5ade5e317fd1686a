// Names of pieces of ground on a printed map: upon the piece, clear of bases and of smaller pieces, else beside it.
#pragma once

#include <QPainterPath>
#include <string>
#include <vector>

#include "printing/label_places.h"
#include "printing/type.h"

namespace signifer::ui {

struct NamedGround {
  QPainterPath shape;
  std::string name;
  /// A plain surface, upon which words need no white.
  bool plain = false;
  /// A zone in which a side deploys: ground of any kind lies within it.
  bool zone = false;
};

void nameGrounds(Galley& galley, LabelPlaces& places, const std::vector<NamedGround>& grounds, const Type& type);

}  // namespace signifer::ui
