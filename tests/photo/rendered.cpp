#include "photo/rendered.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "photo/mark_finder.h"

namespace signifer::photo::rendered {
namespace {

constexpr int white = 225;
constexpr int black = 30;
constexpr int plainMat = 120;
constexpr double cell = 2;

using Fields = std::array<std::array<bool, 10>, 10>;

std::uint32_t mixed(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  std::uint32_t h = a * 0x9E3779B1U ^ (b + 0x7F4A7C15U) * 0x85EBCA77U ^ (c + 0x165667B1U) * 0xC2B2AE3DU;
  h ^= h >> 15U;
  h *= 0x2C1B3C6DU;
  h ^= h >> 12U;
  return h;
}

class Table {
 public:
  explicit Table(const Scene& scene) : scene_(scene) {
    for (std::size_t i = 0; i < scene.papers.size(); ++i) {
      const Paper& paper = scene.papers[i];
      if (!fields_.contains(paper.id)) fields_[paper.id] = fieldsOf(paper.id);
      drawn_.push_back(&fields_.at(paper.id));
      const double turn = paper.heading * std::numbers::pi / 180;
      north_.push_back({std::sin(turn), std::cos(turn)});
    }
    across_ = static_cast<int>(scene.width / cell) + 12;
    down_ = static_cast<int>(scene.depth / cell) + 12;
    near_.resize(static_cast<std::size_t>(across_ * down_));
    for (std::size_t i = 0; i < scene.papers.size(); ++i) {
      const Paper& paper = scene.papers[i];
      const double reach = paper.side;
      for (int y = row(paper.middle.y - reach); y <= row(paper.middle.y + reach); ++y)
        for (int x = column(paper.middle.x - reach); x <= column(paper.middle.x + reach); ++x)
          near_[static_cast<std::size_t>(y * across_ + x)].push_back(i);
    }
  }

  [[nodiscard]] bool isFine(Spot at) const { return !near_[place(at)].empty(); }

  [[nodiscard]] double brightness(Spot at) const {
    double value = ground(at);
    for (const std::size_t i : near_[place(at)]) {
      const Paper& paper = scene_.papers[i];
      const Spot from = at - paper.middle;
      const Spot north = north_[i];
      const double u = (from.x * north.y - from.y * north.x) / paper.side + 0.5;
      const double v = (from.x * north.x + from.y * north.y) / paper.side + 0.5;
      const int x = static_cast<int>(std::floor(u * 8)) + 1;
      const int y = 8 - static_cast<int>(std::floor(v * 8));
      if (x < 0 || y < 0 || x > 9 || y > 9) continue;
      value = (*drawn_[i])[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] ? black : white;
    }
    for (const Cover& cover : scene_.covers)
      if (apart(at, cover.middle) < cover.radius) value = cover.brightness;
    if (scene_.shadowFrom && at.x > *scene_.shadowFrom) value *= 0.55;
    return value * scene_.light;
  }

 private:
  [[nodiscard]] double ground(Spot at) const {
    const bool beside = at.x < 0 || at.y < 0 || at.x > scene_.width || at.y > scene_.depth;
    if (beside) return 80;
    if (!scene_.flocked) return plainMat;
    const auto x = static_cast<std::uint32_t>(at.x * 25);
    const auto y = static_cast<std::uint32_t>(at.y * 25);
    const double fibre = mixed(x, y, 1) % 80;
    const double patch = mixed(x / 40, y / 40, 2) % 30;
    return 60 + fibre + patch;
  }
  [[nodiscard]] int column(double x) const { return std::clamp(static_cast<int>(x / cell) + 6, 0, across_ - 1); }
  [[nodiscard]] int row(double y) const { return std::clamp(static_cast<int>(y / cell) + 6, 0, down_ - 1); }
  [[nodiscard]] std::size_t place(Spot at) const {
    return static_cast<std::size_t>(row(at.y) * across_ + column(at.x));
  }

  const Scene& scene_;
  std::map<int, Fields> fields_;
  std::vector<const Fields*> drawn_;
  std::vector<Spot> north_;
  int across_ = 0;
  int down_ = 0;
  std::vector<std::vector<std::size_t>> near_;
};

// A pinhole before a lens that bends.
class Eye {
 public:
  Eye(const Scene& scene, const Camera& camera) : camera_(camera), tilt_(camera.tilt * std::numbers::pi / 180) {
    half_ = std::hypot(camera.width, camera.height) / 2;
    focal_ = camera.width;
    target_ = {scene.width / 2, scene.depth / 2};
    // So far away that the table fits.
    for (distance_ = 20; distance_ < 1000; distance_ *= 1.01)
      if (fits(scene)) break;
  }

  // The place on the table that is seen at a pixel.
  [[nodiscard]] Spot seen(double x, double y) const {
    const Spot bent{(x - camera_.width / 2.0) / half_, (y - camera_.height / 2.0) / half_};
    Spot straight = bent;
    for (int i = 0; i < 6; ++i) {
      const double r = straight.x * straight.x + straight.y * straight.y;
      straight = bent * (1 / (1 + camera_.bend * r));
    }
    const double rx = straight.x * half_ / focal_;
    const double ry = -straight.y * half_ / focal_;
    // The camera leans back towards the near edge.
    const double up = ry * std::cos(tilt_) + std::sin(tilt_);
    const double down = std::cos(tilt_) - ry * std::sin(tilt_);
    const double far = distance_ * std::cos(tilt_) / down;
    return {target_.x + rx * far, target_.y - distance_ * std::sin(tilt_) + up * far};
  }

 private:
  [[nodiscard]] bool fits(const Scene& scene) const {
    for (const Spot corner : {Spot{0, 0}, Spot{scene.width, 0}, Spot{scene.width, scene.depth}, Spot{0, scene.depth}}) {
      const double gx = corner.x - target_.x;
      const double gy = corner.y - target_.y + distance_ * std::sin(tilt_);
      const double h = distance_ * std::cos(tilt_);
      const double depth = gy * std::sin(tilt_) + h * std::cos(tilt_);
      if (depth <= 0) return false;
      Spot at{gx / depth * focal_ / half_, (gy * std::cos(tilt_) - h * std::sin(tilt_)) / depth * focal_ / half_};
      at = at * (1 + camera_.bend * (at.x * at.x + at.y * at.y));
      if (std::abs(at.x) * half_ > camera_.width / 2.0 * camera_.filled ||
          std::abs(at.y) * half_ > camera_.height / 2.0 * camera_.filled)
        return false;
    }
    return true;
  }

  Camera camera_;
  double tilt_;
  double half_ = 1;
  double focal_ = 1;
  Spot target_;
  double distance_ = 60;
};

std::vector<float> blurred(std::vector<float> values, int width, int height, double sigma) {
  const int reach = static_cast<int>(std::ceil(sigma * 2.5));
  std::vector<float> weights;
  float sum = 0;
  for (int i = -reach; i <= reach; ++i) {
    weights.push_back(static_cast<float>(std::exp(-i * i / (2 * sigma * sigma))));
    sum += weights.back();
  }
  for (float& weight : weights) weight /= sum;
  // A row, wider by what the ends are repeated; then whole rows.
  std::vector<float> out(values.size());
  std::vector<float> wide(static_cast<std::size_t>(width + 2 * reach));
  const auto row = [width](std::vector<float>& all, int y) {
    return all.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  };
  const auto addShare = [width](float* to, const float* from, float weight) {
    for (int x = 0; x < width; ++x) to[x] += weight * from[x];
  };
  for (int y = 0; y < height; ++y) {
    const float* from = row(values, y);
    std::fill_n(wide.begin(), reach, from[0]);
    std::copy_n(from, width, wide.begin() + reach);
    std::fill_n(wide.end() - reach, reach, from[width - 1]);
    for (int i = 0; i <= 2 * reach; ++i) addShare(row(out, y), wide.data() + i, weights[static_cast<std::size_t>(i)]);
  }
  std::ranges::fill(values, 0.0F);
  for (int y = 0; y < height; ++y)
    for (int i = -reach; i <= reach; ++i)
      addShare(row(values, y), row(out, std::clamp(y + i, 0, height - 1)),
               weights[static_cast<std::size_t>(i + reach)]);
  return values;
}

// The places that pixels show. Within a few pixels lens and perspective are as good as straight, so that the eye is
// asked at every sixteenth corner alone.
class Gaze {
 public:
  Gaze(const Eye& eye, int left, int top, int width, int height) : left_(left), top_(top), across_(width / step + 2) {
    const int down = height / step + 2;
    for (int y = 0; y < down; ++y)
      for (int x = 0; x < across_; ++x) corners_.push_back(eye.seen(left + x * step, top + y * step));
  }

  /// The place at a pixel's upper left corner, and how far on the next one is to the right and below.
  struct Sight {
    Spot at, right, below;
  };
  [[nodiscard]] Sight seen(int x, int y) const {
    const std::size_t i = static_cast<std::size_t>((y - top_) / step * across_ + (x - left_) / step);
    const double u = (x - left_) % step / static_cast<double>(step);
    const double v = (y - top_) % step / static_cast<double>(step);
    const Spot& a = corners_[i];
    const Spot& b = corners_[i + 1];
    const Spot& c = corners_[i + static_cast<std::size_t>(across_)];
    const Spot& d = corners_[i + static_cast<std::size_t>(across_) + 1];
    const Spot above = a + (b - a) * u;
    const Spot under = c + (d - c) * u;
    return {above + (under - above) * v, (b - a + (d - c - b + a) * v) * (1.0 / step), (under - above) * (1.0 / step)};
  }

 private:
  static constexpr int step = 16;
  int left_;
  int top_;
  int across_;
  std::vector<Spot> corners_;
};

}  // namespace

GreyPicture photograph(const Scene& scene, const Camera& camera) {
  const Table table(scene);
  const int left = static_cast<int>(camera.left * camera.width);
  const int top = static_cast<int>(camera.top * camera.height);
  GreyPicture picture;
  picture.width = static_cast<int>(camera.right * camera.width) - left;
  picture.height = static_cast<int>(camera.bottom * camera.height) - top;
  const Gaze gaze(Eye(scene, camera), left, top, picture.width, picture.height);
  std::vector<float> values(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
  std::size_t at = 0;
  for (int y = top; y < top + picture.height; ++y)
    for (int x = left; x < left + picture.width; ++x, ++at) {
      const auto [corner, right, below] = gaze.seen(x, y);
      const Spot middle = corner + (right + below) * 0.5;
      if (!table.isFine(middle)) {
        values[at] = static_cast<float>(table.brightness(middle));
        continue;
      }
      double sum = 0;
      for (const double b : {0.17, 0.5, 0.83})
        for (const double a : {0.17, 0.5, 0.83}) sum += table.brightness(corner + right * a + below * b);
      values[at] = static_cast<float>(sum / 9);
    }
  if (camera.blur > 0) values = blurred(std::move(values), picture.width, picture.height, camera.blur);
  picture.pixels.resize(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    // Four lots together are nearly normal.
    const std::uint32_t lot = mixed(static_cast<std::uint32_t>(i), camera.seed, 3);
    const double lots = (lot & 255U) + ((lot >> 8U) & 255U) + ((lot >> 16U) & 255U) + (lot >> 24U);
    const double noise = camera.noise * (lots - 510) / 147.8;
    picture.pixels[i] = static_cast<std::uint8_t>(std::clamp(values[i] + noise, 0.0, 255.0));
  }
  return picture;
}

Scene sceneOf(const TableFacts& facts) {
  Scene scene;
  scene.width = facts.width;
  scene.depth = facts.depth;
  for (const TableFacts::Border& border : facts.border)
    scene.papers.push_back({border.id, border.centre, 0, facts.borderSide});
  for (const TableFacts::Model& model : facts.models) {
    if (model.withUnit) continue;
    const double turn = model.heading * std::numbers::pi / 180;
    const Spot ahead{std::sin(turn), std::cos(turn)};
    const Spot right{ahead.y, -ahead.x};
    scene.papers.push_back(
        {model.id, model.stood + right * model.at.x + ahead * model.at.y, model.heading + model.turn, facts.markSide});
  }
  return scene;
}

TableFacts factsOf(double width, double depth, int models, double markSide) {
  TableFacts facts;
  facts.width = width;
  facts.depth = depth;
  facts.markSide = markSide;
  const double in = 1.25;
  facts.border = {
      {0, {in, in}},        {1, {width - in, in}},        {2, {width - in, depth - in}}, {3, {in, depth - in}},
      {4, {width / 2, in}}, {5, {width - in, depth / 2}}, {6, {width / 2, depth - in}},  {7, {in, depth / 2}}};
  const int across = 8;
  for (int i = 0; i < models; ++i) {
    TableFacts::Model model;
    model.id = 10 + i;
    model.who = "unit-" + std::to_string(i + 1);
    model.stood = {width * (0.1 + 0.8 * (i % across) / (across - 1)),
                   depth * (0.12 + 0.76 * (i / across) / std::max(1, (models - 1) / across))};
    model.heading = 37.0 * i - 360 * std::floor(37.0 * i / 360);
    facts.models.push_back(model);
  }
  return facts;
}

}  // namespace signifer::photo::rendered
