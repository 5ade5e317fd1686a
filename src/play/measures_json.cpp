#include "play/measures_json.h"

#include <nlohmann/json.hpp>

namespace signifer {

Json inchesToJson(Length length) {
  if (length % oneInch == 0) return length / oneInch;
  return length / 1000.0;
}

Json degreesToJson(Angle angle) {
  if (angle % oneDegree == 0) return angle / oneDegree;
  return angle / 100.0;
}

}  // namespace signifer
