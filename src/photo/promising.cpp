#include "photo/promising.h"

#include <algorithm>

namespace signifer::photo {
namespace {

constexpr int tile = 32;

// The brightest and the darkest of each tile, as means of four pixels, so that noise does not count.
struct Tiles {
  int across = 0;
  int down = 0;
  std::vector<std::uint8_t> least, most;
  std::vector<bool> covered;

  explicit Tiles(const GreyPicture& picture)
      : across((picture.width + tile - 1) / tile),
        down((picture.height + tile - 1) / tile),
        least(count(), 255),
        most(count(), 0),
        covered(count()) {
    for (int y = 0; y + 1 < picture.height; y += 2)
      for (int x = 0; x + 1 < picture.width; x += 2) {
        const int sum = picture.at(x, y) + picture.at(x + 1, y) + picture.at(x, y + 1) + picture.at(x + 1, y + 1);
        const auto mean = static_cast<std::uint8_t>(sum / 4);
        const std::size_t at = place(x / tile, y / tile);
        least[at] = std::min(least[at], mean);
        most[at] = std::max(most[at], mean);
      }
  }

  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(across) * static_cast<std::size_t>(down); }
  [[nodiscard]] std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(across) + static_cast<std::size_t>(x);
  }
};

bool touch(const PictureBox& a, const PictureBox& b) {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

PictureBox around(const PictureBox& a, const PictureBox& b) {
  const int left = std::min(a.x, b.x);
  const int top = std::min(a.y, b.y);
  return {left, top, std::max(a.x + a.width, b.x + b.width) - left, std::max(a.y + a.height, b.y + b.height) - top};
}

}  // namespace

std::vector<PictureBox> joined(std::vector<PictureBox> boxes) {
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < boxes.size(); ++i)
      for (std::size_t j = boxes.size(); j-- > i + 1;)
        if (touch(boxes[i], boxes[j])) {
          boxes[i] = around(boxes[i], boxes[j]);
          boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
          again = true;
        }
  }
  return boxes;
}

std::vector<PictureBox> promisingBoxes(const GreyPicture& picture, double contrast, std::span<const FoundMark> known) {
  Tiles tiles(picture);
  for (const FoundMark& mark : known) {
    const Spot middle = middleOf(mark.corners);
    const double reach = sideOf(mark.corners) * 0.9;
    const auto tileOf = [](double at, int most) { return std::clamp(static_cast<int>(at) / tile, 0, most - 1); };
    for (int y = tileOf(middle.y - reach, tiles.down); y <= tileOf(middle.y + reach, tiles.down); ++y)
      for (int x = tileOf(middle.x - reach, tiles.across); x <= tileOf(middle.x + reach, tiles.across); ++x)
        tiles.covered[tiles.place(x, y)] = true;
  }
  // A mark may lie across tiles, so each is looked at with its right and lower neighbours.
  std::vector<PictureBox> boxes;
  for (int y = 0; y < tiles.down; ++y)
    for (int x = 0; x < tiles.across; ++x) {
      int least = 255;
      int most = 0;
      bool covered = false;
      for (int b = y; b <= std::min(y + 1, tiles.down - 1); ++b)
        for (int a = x; a <= std::min(x + 1, tiles.across - 1); ++a) {
          covered = covered || tiles.covered[tiles.place(a, b)];
          least = std::min<int>(least, tiles.least[tiles.place(a, b)]);
          most = std::max<int>(most, tiles.most[tiles.place(a, b)]);
        }
      if (covered || most - least < contrast / 2) continue;
      const int left = std::max(0, (x - 1) * tile);
      const int top = std::max(0, (y - 1) * tile);
      boxes.push_back({left, top, std::min(4 * tile, picture.width - left), std::min(4 * tile, picture.height - top)});
    }
  boxes = joined(std::move(boxes));
  std::ranges::sort(boxes, {}, [](const PictureBox& box) { return box.width * box.height; });
  return boxes;
}

}  // namespace signifer::photo
