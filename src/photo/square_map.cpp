#include "photo/square_map.h"

#include <algorithm>

namespace signifer::photo {
namespace {

// Brightness between pixels, whose middles are at halves.
double brightness(const GreyPicture& picture, Spot at) {
  const double x = std::clamp(at.x - 0.5, 0.0, picture.width - 1.001);
  const double y = std::clamp(at.y - 0.5, 0.0, picture.height - 1.001);
  const int left = static_cast<int>(x);
  const int top = static_cast<int>(y);
  const double right = x - left;
  const double down = y - top;
  return (picture.at(left, top) * (1 - right) + picture.at(left + 1, top) * right) * (1 - down) +
         (picture.at(left, top + 1) * (1 - right) + picture.at(left + 1, top + 1) * right) * down;
}

}  // namespace

SquareMap::SquareMap(const Corners& c) {
  const Spot d1 = c[1] - c[2];
  const Spot d2 = c[3] - c[2];
  const Spot s = c[0] - c[1] + c[2] - c[3];
  const double det = d1.x * d2.y - d2.x * d1.y;
  g_ = (s.x * d2.y - d2.x * s.y) / det;
  h_ = (d1.x * s.y - s.x * d1.y) / det;
  a_ = c[1] - c[0] + c[1] * g_;
  b_ = c[3] - c[0] + c[3] * h_;
  o_ = c[0];
}

double fieldMean(const GreyPicture& picture, const SquareMap& map, double u, double v) {
  constexpr double off = 0.2 / fieldsAcross;
  return (brightness(picture, map(u - off, v - off)) + brightness(picture, map(u + off, v - off)) +
          brightness(picture, map(u - off, v + off)) + brightness(picture, map(u + off, v + off))) /
         4;
}

std::array<double, std::size_t{4} * fieldsAcross> edgesAround(const GreyPicture& picture, const SquareMap& map) {
  const auto mean = [&](double u, double v) { return fieldMean(picture, map, u, v); };
  std::array<double, std::size_t{4} * fieldsAcross> edges{};
  constexpr double half = 0.5 / fieldsAcross;
  for (std::size_t i = 0; i < fieldsAcross; ++i) {
    const double along = (static_cast<double>(i) + 0.5) / fieldsAcross;
    edges[i * 4] = mean(along, -half) - mean(along, half);
    edges[i * 4 + 1] = mean(along, 1 + half) - mean(along, 1 - half);
    edges[i * 4 + 2] = mean(-half, along) - mean(half, along);
    edges[i * 4 + 3] = mean(1 + half, along) - mean(1 - half, along);
  }
  return edges;
}

}  // namespace signifer::photo
