#include "play/place_words.h"

#include <array>
#include <string_view>

#include "play/wording.h"

namespace signifer {
namespace {

constexpr std::array<std::string_view, 4> quarters{"up the table", "right", "down the table", "left"};
// Nearer to a quarter than this, the quarter alone is said.
constexpr Angle exact = oneDegree / 4;

std::string facingWords(Angle heading) {
  const auto quarter = static_cast<std::size_t>((heading + 45 * oneDegree) / (90 * oneDegree)) % quarters.size();
  const Angle straight = static_cast<Angle>(quarter) * 90 * oneDegree;
  const std::string words = "facing " + std::string(quarters[quarter]);
  const Angle off = angleBetween(heading, straight);
  if (off <= exact) return words;
  const bool clockwise = normalised(heading - straight) < 180 * oneDegree;
  return words + ", " + worded(Figure::degrees(off)) + (clockwise ? " clockwise of it" : " anticlockwise of it");
}

// To a tenth: nobody lays a tape finer.
std::string tenths(Length length) { return worded(Figure::inches((length + 50) / 100 * 100)); }

}  // namespace

std::string placeWords(const Setup& setup, const Pose& pose) {
  if (setup.columns > 0)
    return "column " + std::to_string(pose.centre.x / setup.squareSide + 1) + ", row " +
           std::to_string(pose.centre.y / setup.squareSide + 1) + ", " + facingWords(pose.heading);
  return tenths(pose.centre.x) + " from the left, " + tenths(pose.centre.y) + " from below, " +
         facingWords(pose.heading);
}

}  // namespace signifer
