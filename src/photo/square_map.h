// Places within a square of paper, as a picture shows them.
#pragma once

#include "photo/picture.h"

namespace signifer::photo {

/// Fields along a side of the black square.
inline constexpr int fieldsAcross = 8;

/// From the mark's own square, (0, 0) lower left to (1, 1) upper right, to the picture.
class SquareMap {
 public:
  explicit SquareMap(const Corners& corners);
  [[nodiscard]] Spot operator()(double u, double v) const {
    return (a_ * u + b_ * v + o_) * (1 / (g_ * u + h_ * v + 1));
  }

 private:
  Spot a_, b_, o_;
  double g_ = 0, h_ = 0;
};

/// The mean of the middle of a field, or of a place in the rim, around (u, v).
[[nodiscard]] double fieldMean(const GreyPicture& picture, const SquareMap& map, double u, double v);

/// Around the square, four pairs a step: the white rim less the black border beside it. Each pair lies in one light.
[[nodiscard]] std::array<double, std::size_t{4} * fieldsAcross> edgesAround(const GreyPicture& picture,
                                                                            const SquareMap& map);

}  // namespace signifer::photo
