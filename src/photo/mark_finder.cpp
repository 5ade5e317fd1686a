#include "photo/mark_finder.h"

#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>

#include <algorithm>
#include <cmath>

#include "photo/square_map.h"

namespace signifer::photo {
namespace {

// Flatter parts of a picture are not looked at: a mat's own pattern, mostly. Steps of brightness.
constexpr int flattest = 16;

// Between the rim and the border beside it.
void measureEdges(const GreyPicture& picture, FoundMark& mark) {
  auto edges = edgesAround(picture, SquareMap(mark.corners));
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

bool isNoise(const GreyPicture& picture) {
  // Between a pixel and the next but one, in steps of brightness: all over a mat it is a third of that.
  constexpr double wildest = 32;
  double sum = 0;
  double count = 0;
  for (int y = 0; y < picture.height; y += 2)
    for (int x = 2; x < picture.width; x += 2, ++count) sum += std::abs(picture.at(x, y) - picture.at(x - 2, y));
  return sum / count > wildest;
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

int numbersInFamily() {
  apriltag_family_t* family = tag36h11_create();
  const auto count = static_cast<int>(family->ncodes);
  tag36h11_destroy(family);
  return count;
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
