// Hundreds of photos by lot: other lenses, tilts, crops, blur, noise, shadows, hands over marks, torn ones, twins, and
// marks of other clubs. None may be read wrong. SIGNIFER_PHOTOS says how many; the figures are printed
// (docs/performance.md, "Photos of the table").
#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "photo/reading.h"
#include "photo/rendered.h"

namespace signifer::photo::stress_test {
namespace {

using rendered::Camera;
using rendered::Scene;

constexpr int usualPhotos = 6;

int photosWanted() {
  const char* wish = std::getenv("SIGNIFER_PHOTOS");
  return wish == nullptr ? usualPhotos : std::max(1, std::atoi(wish));
}

// As a telephone keeps it.
GreyPicture asJpeg(const GreyPicture& picture) {
  const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width, QImage::Format_Grayscale8);
  QBuffer file;
  file.open(QIODevice::ReadWrite);
  image.save(&file, "JPEG", 85);
  const QImage back = QImage::fromData(file.data()).convertToFormat(QImage::Format_Grayscale8);
  GreyPicture kept{back.width(), back.height(), {}};
  for (int y = 0; y < back.height(); ++y)
    kept.pixels.insert(kept.pixels.end(), back.constScanLine(y), back.constScanLine(y) + back.width());
  return kept;
}

enum class Kind { above, tilted, monitor, wild };

struct Figures {
  int photos = 0;
  int unread = 0;
  int marks = 0;
  int read = 0;
  int wrong = 0;
  int hidden = 0;
  int hiddenRead = 0;
  int twins = 0;
  double inches = 0;
  double degrees = 0;
  double seconds = 0;
  double slowest = 0;
};

class Lot {
 public:
  explicit Lot(unsigned seed) : lots_(seed) {}
  double between(double least, double most) {
    return least + (most - least) * (static_cast<double>(lots_()) / 4294967296.0);
  }
  bool once(double chance) { return between(0, 1) < chance; }

 private:
  std::mt19937 lots_;
};

// One photo: what the referee holds, what stands there, and who is in full sight.
class Shot {
 public:
  Shot(Kind kind, bool flocked, unsigned seed) : lot_(seed) {
    const bool large = kind != Kind::above;
    held_ = rendered::factsOf(72, 48, 40, large ? 1.0 : 0.8);
    now_ = held_;
    for (std::size_t i = 0; i < now_.models.size(); ++i)
      if (lot_.once(0.5)) {
        now_.models[i].stood = now_.models[i].stood + Spot{lot_.between(-2, 2), lot_.between(-1.5, 1.5)};
        now_.models[i].heading = lot_.between(0, 359);
      }
    clear_.assign(now_.models.size(), true);
    scene_ = rendered::sceneOf(now_);
    scene_.flocked = flocked;
    camera_.seed = seed;
    camera_.bend = lot_.between(-0.05, 0.01);
    camera_.tilt = kind == Kind::tilted ? 35 : kind == Kind::wild ? lot_.between(0, 30) : lot_.between(0, 6);
    if (kind == Kind::monitor) {
      camera_.width = 1920;
      camera_.height = 1080;
    }
    if (kind == Kind::wild) makeWild();
  }

  void read(Figures& figures) {
    const GreyPicture picture = asJpeg(photograph(scene_, camera_));
    const auto from = std::chrono::steady_clock::now();
    const auto answer = readTable(held_, {&picture, 1});
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    figures.seconds += took;
    figures.slowest = std::max(figures.slowest, took);
    figures.photos += 1;
    const auto* reading = std::get_if<Reading>(&answer);
    if (reading == nullptr) {
      figures.unread += 1;
      return;
    }
    std::vector<bool> seen(now_.models.size());
    for (const Standing& standing : reading->standing) {
      seen[standing.model] = true;
      const TableFacts::Model& model = now_.models[standing.model];
      const double inches = apart(standing.place, model.stood);
      const double degrees = std::abs(std::remainder(standing.heading - model.heading, 360.0));
      if (inches > 0.2 || degrees > 5) {
        figures.wrong += 1;
        std::printf("wrong: seed %u, %s, %.2f in, %.1f degrees\n", camera_.seed, model.who.c_str(), inches, degrees);
        continue;
      }
      figures.inches = std::max(figures.inches, inches);
      figures.degrees = std::max(figures.degrees, degrees);
    }
    figures.twins += twins_;
    for (std::size_t i = 0; i < seen.size(); ++i)
      if (clear_[i]) {
        figures.marks += 1;
        figures.read += seen[i] ? 1 : 0;
        if (!seen[i]) tellMissed(*reading, i);
      } else {
        figures.hidden += 1;
        figures.hiddenRead += seen[i] ? 1 : 0;
      }
  }

 private:
  void tellMissed(const Reading& reading, std::size_t model) const {
    const bool doubted = std::ranges::find(reading.doubled, model) != reading.doubled.end();
    std::printf("missed: seed %u, %s at %.1f, %.1f, heading %.0f%s\n", camera_.seed, now_.models[model].who.c_str(),
                now_.models[model].stood.x, now_.models[model].stood.y, now_.models[model].heading,
                doubted ? ", doubted" : "");
  }

  void makeWild() {
    camera_.filled = lot_.between(0.8, 0.92);
    camera_.left = lot_.between(0, 0.06);
    camera_.top = lot_.between(0, 0.06);
    camera_.blur = lot_.between(0.5, 1.3);
    camera_.noise = lot_.between(2, 7);
    scene_.light = lot_.between(0.55, 1);
    if (lot_.once(0.5)) scene_.shadowFrom = lot_.between(10, 60);
    std::size_t model = 0;
    for (int i = 0; i < 12; ++i, model += 3) {
      const Spot at = now_.models[model].stood;
      const double angle = lot_.between(0, 6.28);
      const double from = lot_.between(0, 0.9);
      const double radius = lot_.between(0.25, 0.6);
      scene_.covers.push_back(
          {at + Spot{std::cos(angle), std::sin(angle)} * from, radius, static_cast<int>(lot_.between(20, 220))});
      clear_[model] = false;
      // A twin of it. Nobody can know it where hardly anything of the right one is left to see, and more has to be left
      // where it is not looked for.
      const bool stoodStill = apart(now_.models[model].stood, held_.models[model].stood) == 0;
      const double least = stoodStill ? 0.4 : std::max(0.4, radius);
      if (from > least && lot_.once(0.6)) {
        scene_.papers.push_back(
            {now_.models[model].id, {lot_.between(6, 66), 24 + lot_.between(-1, 1)}, lot_.between(0, 359), 1.0});
        twins_ += 1;
      }
    }
    for (int i = 0; i < 4; ++i) {
      const std::size_t twin = 1 + 3 * static_cast<std::size_t>(i);
      scene_.papers.push_back({now_.models[twin].id, {8.0 + 16 * i, lot_.between(19, 22)}, lot_.between(0, 359), 1.0});
      clear_[twin] = false;
      twins_ += 1;
      scene_.papers.push_back(
          {300 + i, {12.0 + 15 * i, lot_.between(27, 30)}, lot_.between(0, 359), lot_.between(0.6, 1.6)});
    }
    hideBelowPapers();
  }

  // A paper may have come to lie on somebody: with its rim it is five quarters of its side long.
  void hideBelowPapers() {
    for (std::size_t i = 0; i < now_.models.size(); ++i)
      for (const rendered::Paper& paper : scene_.papers) {
        const double reach = (paper.side + held_.markSide) * 1.25 * 0.7072;
        const bool isOwn = paper.id == now_.models[i].id && apart(paper.middle, now_.models[i].stood) == 0;
        if (!isOwn && apart(paper.middle, now_.models[i].stood) < reach) clear_[i] = false;
      }
  }

  Lot lot_;
  TableFacts held_;
  TableFacts now_;
  Scene scene_;
  Camera camera_;
  std::vector<bool> clear_;
  int twins_ = 0;
};

void tryAll(const char* name, Kind kind, double share, double within) {
  for (const bool flocked : {false, true}) {
    Figures figures;
    const int photos = std::max(1, photosWanted() / usualPhotos);
    for (int i = 0; i < photos; ++i)
      Shot(kind, flocked, static_cast<unsigned>(1 + i * 2 + (flocked ? 1 : 0))).read(figures);
    std::printf(
        "%s, %s: %d photos, %d unread, %d of %d clear marks, %d wrong, %.3f in, %.2f degrees, %d of %d hidden, "
        "%d twins, %.2f s, slowest %.2f s\n",
        name, flocked ? "flocked" : "plain", figures.photos, figures.unread, figures.read, figures.marks, figures.wrong,
        figures.inches, figures.degrees, figures.hiddenRead, figures.hidden, figures.twins,
        figures.seconds / figures.photos, figures.slowest);
    EXPECT_EQ(figures.wrong, 0) << name;
    EXPECT_EQ(figures.unread, 0) << name;
    EXPECT_GE(figures.read, share * figures.marks) << name;
    EXPECT_LE(figures.inches, within) << name;
    EXPECT_LE(figures.degrees, 2) << name;
  }
}

TEST(PhotoStress, FromAbove) { tryAll("above, 0.8 in", Kind::above, 1, 0.05); }
TEST(PhotoStress, TiltedBy35Degrees) { tryAll("tilted by 35, 1 in", Kind::tilted, 1, 0.1); }
TEST(PhotoStress, AMonitorsPixels) { tryAll("1920 by 1080, 1 in", Kind::monitor, 0.95, 0.1); }
TEST(PhotoStress, HandsTwinsAndStrangers) { tryAll("wild, 1 in", Kind::wild, 1, 0.1); }

}  // namespace
}  // namespace signifer::photo::stress_test
