#include "play/place_words.h"

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"

namespace signifer {
namespace {

// Nearer to a quarter than this, the quarter alone is said.
constexpr Angle exact = oneDegree / 4;

std::string headingWords(Angle heading) {
  const int quarter = (heading + 45 * oneDegree) / (90 * oneDegree) % 4;
  const Angle straight = Angle{quarter} * 90 * oneDegree;
  std::string words = facingWords(quarter);
  const Angle off = angleBetween(heading, straight);
  if (off <= exact) return words;
  const std::string degrees = worded(Figure::degrees(off));
  const bool clockwise = normalised(heading - straight) < 180 * oneDegree;
  return clockwise ? said("{0}, {1} clockwise of it", {words, degrees})
                   : said("{0}, {1} anticlockwise of it", {words, degrees});
}

// To a tenth: nobody lays a tape finer.
std::string tenths(Length length) { return worded(Figure::inches((length + 50) / 100 * 100)); }

}  // namespace

std::string placeWords(const Setup& setup, Point at) {
  if (setup.columns > 0)
    return said("column {0}, row {1}",
                {std::to_string(at.x / setup.squareSide + 1), std::to_string(at.y / setup.squareSide + 1)});
  return said("{0} from the left, {1} from below", {tenths(at.x), tenths(at.y)});
}

std::string placeWords(const Setup& setup, const Pose& pose) {
  return placeWords(setup, pose.centre) + ", " + headingWords(pose.heading);
}

}  // namespace signifer
