#include "photo/mark_finder.h"

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

#include <algorithm>
#include <cmath>

namespace signifer::photo {
namespace {

// Fields along a side of the black square.
constexpr int fieldsAcross = 8;
// Flatter parts of a picture are not looked at: a mat's own pattern, mostly. Steps of brightness.
constexpr int flattest = 16;

// From the mark's own square, (0, 0) lower left to (1, 1) upper right, to the picture.
class SquareMap {
 public:
  explicit SquareMap(const Corners& c) {
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
  [[nodiscard]] Spot operator()(double u, double v) const {
    return (a_ * u + b_ * v + o_) * (1 / (g_ * u + h_ * v + 1));
  }

 private:
  Spot a_, b_, o_;
  double g_ = 0, h_ = 0;
};

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

// The mean of the middle of a field, or of a place in the rim, around (u, v).
double fieldMean(const GreyPicture& picture, const SquareMap& map, double u, double v) {
  constexpr double off = 0.2 / fieldsAcross;
  return (brightness(picture, map(u - off, v - off)) + brightness(picture, map(u + off, v - off)) +
          brightness(picture, map(u - off, v + off)) + brightness(picture, map(u + off, v + off))) /
         4;
}

// Around the square: the white rim against the black border, field by field. Each pair lies in the same light.
void measureEdges(const GreyPicture& picture, FoundMark& mark) {
  const SquareMap map(mark.corners);
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
  std::ranges::sort(edges);
  mark.leastEdge = edges.front();
  mark.usualEdge = edges[edges.size() / 2];
}

}  // namespace

struct MarkFinder::Library {
  apriltag_family_t* family = tag36h11_create();
  apriltag_detector_t* detector = apriltag_detector_create();

  Library() {
    detector->nthreads = 1;
    detector->refine_edges = true;
    detector->qtp.min_white_black_diff = flattest;
    // With two fields put right a mark is not sure, but it tells that there may be another of its number.
    apriltag_detector_add_family_bits(detector, family, 2);
  }
  ~Library() {
    apriltag_detector_destroy(detector);
    tag36h11_destroy(family);
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
};

MarkFinder::MarkFinder() : library_(std::make_unique<Library>()) {}
MarkFinder::~MarkFinder() = default;

std::vector<FoundMark> MarkFinder::find(const GreyPicture& picture, const PictureBox& box, bool halved) const {
  std::vector<FoundMark> found;
  if (std::min(box.width, box.height) < smallestSide) return found;
  // The library takes parts of a picture, and changes nothing in it.
  auto* first = const_cast<std::uint8_t*>(
      &picture.pixels[static_cast<std::size_t>(box.y) * static_cast<std::size_t>(picture.width) +
                      static_cast<std::size_t>(box.x)]);  // NOLINT
  image_u8_t image{box.width, box.height, picture.width, first};
  library_->detector->quad_decimate = halved ? 2.0F : 1.0F;
  zarray_t* all = apriltag_detector_detect(library_->detector, &image);
  for (int i = 0; i < zarray_size(all); ++i) {
    apriltag_detection_t* one = nullptr;
    zarray_get(all, i, static_cast<void*>(&one));
    FoundMark mark;
    mark.id = one->id;
    mark.corrected = one->hamming;
    mark.margin = static_cast<double>(one->decision_margin);
    for (std::size_t corner = 0; corner < 4; ++corner)
      mark.corners[corner] = {one->p[corner][0] + box.x, one->p[corner][1] + box.y};
    measureEdges(picture, mark);
    found.push_back(mark);
  }
  apriltag_detections_destroy(all);
  return found;
}

std::vector<FoundMark> MarkFinder::findAcrossShadows(const GreyPicture& picture, const PictureBox& box) const {
  // White in shadow is brighter than this share of white in light, and black is darker.
  constexpr double whiteFrom = 0.4;
  // So many of the brightest pixels are glare.
  constexpr double glare = 0.002;
  GreyPicture even{box.width, box.height, {}};
  std::array<std::size_t, 256> counts{};
  even.pixels.reserve(static_cast<std::size_t>(box.width) * static_cast<std::size_t>(box.height));
  for (int y = 0; y < box.height; ++y)
    for (int x = 0; x < box.width; ++x) {
      even.pixels.push_back(picture.at(box.x + x, box.y + y));
      ++counts[even.pixels.back()];
    }
  std::size_t brightest = 255;
  for (std::size_t left = static_cast<std::size_t>(glare * static_cast<double>(even.pixels.size()));
       brightest > 1 && counts[brightest] <= left; --brightest)
    left -= counts[brightest];
  const double white = std::max(1.0, whiteFrom * static_cast<double>(brightest));
  for (std::uint8_t& pixel : even.pixels) pixel = static_cast<std::uint8_t>(std::min(255.0, pixel * 255 / white));
  std::vector<FoundMark> found = find(even, {0, 0, box.width, box.height}, false);
  std::erase_if(found, [](const FoundMark& mark) { return mark.corrected > 0; });
  for (FoundMark& mark : found) {
    for (Spot& corner : mark.corners) corner = corner + Spot{static_cast<double>(box.x), static_cast<double>(box.y)};
    measureEdges(picture, mark);
  }
  return found;
}

bool showsInPart(const GreyPicture& picture, int id, const Corners& corners, double contrast) {
  // A block of so many fields a side is as it was printed: hardly ever by chance.
  constexpr std::size_t block = 3;
  // The least contrast in it, as a share of that in full light.
  constexpr double leastShare = 0.3;
  const auto fields = fieldsOf(id);
  const SquareMap map(corners);
  std::array<std::array<double, fieldsAcross>, fieldsAcross> seen{};
  for (std::size_t y = 0; y < fieldsAcross; ++y)
    for (std::size_t x = 0; x < fieldsAcross; ++x)
      seen[y][x] = fieldMean(picture, map, (static_cast<double>(x) + 0.5) / fieldsAcross,
                             1 - (static_cast<double>(y) + 0.5) / fieldsAcross);
  const auto shows = [&](std::size_t left, std::size_t top) {
    double darkestWhite = 255;
    double brightestBlack = 0;
    int whites = 0;
    for (std::size_t y = top; y < top + block; ++y)
      for (std::size_t x = left; x < left + block; ++x)
        if (fields[y + 1][x + 1]) {
          brightestBlack = std::max(brightestBlack, seen[y][x]);
        } else {
          darkestWhite = std::min(darkestWhite, seen[y][x]);
          ++whites;
        }
    return whites >= 2 && whites <= 7 && darkestWhite - brightestBlack >= leastShare * contrast;
  };
  // The black border is the same on all marks, so that it tells nothing.
  for (std::size_t y = 1; y + block < fieldsAcross; ++y)
    for (std::size_t x = 1; x + block < fieldsAcross; ++x)
      if (shows(x, y)) return true;
  return false;
}

std::array<std::array<bool, 10>, 10> fieldsOf(int id) {
  std::array<std::array<bool, 10>, 10> fields{};
  for (std::size_t y = 1; y < 9; ++y)
    for (std::size_t x = 1; x < 9; ++x) fields[y][x] = true;
  apriltag_family_t* family = tag36h11_create();
  const std::uint64_t code = family->codes[id];
  for (std::uint32_t bit = 0; bit < family->nbits; ++bit)
    if (((code >> (family->nbits - 1 - bit)) & 1U) != 0) fields[family->bit_y[bit] + 1][family->bit_x[bit] + 1] = false;
  tag36h11_destroy(family);
  return fields;
}

}  // namespace signifer::photo
