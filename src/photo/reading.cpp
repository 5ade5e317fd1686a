#include "photo/reading.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "photo/one_photo.h"

namespace signifer::photo {
namespace {

// Two photos of one unit may differ by this much, in inches and degrees.
constexpr double sameWithin = 0.2;
constexpr double sameHeading = 4;
// A facing on a grid is not told where a unit stands within so many degrees of askew.
constexpr double askew = 8;

bool onTable(const TableFacts& facts, Spot place) {
  return place.x >= 0 && place.y >= 0 && place.x <= facts.width && place.y <= facts.depth;
}

bool facesClearly(const TableFacts& facts, const Standing& standing) {
  return facts.columns == 0 || std::abs(std::remainder(standing.heading, 90.0)) <= 45 - askew;
}

class Merging {
 public:
  Merging(const TableFacts& facts, std::span<const OnePhoto> photos) : facts_(facts), photos_(photos) {}

  Reading run() {
    std::set<int> border, unknown;
    for (const OnePhoto& photo : photos_) {
      border.insert(photo.border.begin(), photo.border.end());
      reading_.error = std::max(reading_.error, photo.error);
      for (const std::size_t model : photo.stoodStill)
        if (std::ranges::find(reading_.stoodStill, model) == reading_.stoodStill.end())
          reading_.stoodStill.push_back(model);
      for (const LyingMark& mark : photo.marks)
        if (std::ranges::find(facts_.models, mark.found.id, &TableFacts::Model::id) == facts_.models.end())
          unknown.insert(mark.found.id);
    }
    reading_.borderMarks = static_cast<int>(border.size());
    reading_.unknown.assign(unknown.begin(), unknown.end());
    std::ranges::sort(reading_.stoodStill);
    for (std::size_t model = 0; model < facts_.models.size(); ++model) place(model);
    return std::move(reading_);
  }

 private:
  void place(std::size_t model) {
    const LyingMark* best = nullptr;
    const OnePhoto* of = nullptr;
    for (const OnePhoto& photo : photos_)
      for (const LyingMark& mark : photo.marks)
        if (mark.found.id == facts_.models[model].id && (best == nullptr || mark.square.off < best->square.off)) {
          best = &mark;
          of = &photo;
        }
    if (best == nullptr) return miss(model);
    if (isSeenElsewhere(*best)) {
      reading_.doubled.push_back(model);
      return miss(model);
    }
    if (!onTable(facts_, best->square.middle)) return reading_.outside.push_back(model);
    Standing standing = standingOf(facts_, model, best->square);
    standing.error = std::hypot(standing.error, of->error);
    if (!facesClearly(facts_, standing)) return miss(model);
    reading_.standing.push_back(standing);
  }

  // Another mark of the number lies elsewhere, or what may be one.
  [[nodiscard]] bool isSeenElsewhere(const LyingMark& best) const {
    for (const OnePhoto& photo : photos_) {
      for (const LyingMark& mark : photo.marks)
        if (mark.found.id == best.found.id &&
            (apart(mark.square.middle, best.square.middle) > sameWithin ||
             std::abs(std::remainder(mark.square.heading - best.square.heading, 360.0)) > sameHeading))
          return true;
      for (const Glimpse& glimpse : photo.glimpses)
        if (glimpse.id == best.found.id && apart(glimpse.middle, best.square.middle) > facts_.markSide) return true;
    }
    return false;
  }

  void miss(std::size_t model) {
    if (facts_.models[model].expected) reading_.missing.push_back(model);
  }

  const TableFacts& facts_;
  std::span<const OnePhoto> photos_;
  Reading reading_;
};

}  // namespace

std::variant<Reading, Unreadable> readTable(const TableFacts& facts, std::span<const GreyPicture> photos,
                                            const Progress& progress) {
  const MarkFinder finder;
  std::vector<OnePhoto> read;
  for (std::size_t i = 0; i < photos.size(); ++i) {
    const Progress share = [&](double part) {
      if (progress) progress((static_cast<double>(i) + part) / static_cast<double>(photos.size()));
    };
    auto one = readPhoto(finder, facts, photos[i], share);
    if (auto* why = std::get_if<Unreadable>(&one)) {
      why->photo = i;
      return *why;
    }
    read.push_back(std::move(std::get<OnePhoto>(one)));
  }
  return Merging(facts, read).run();
}

}  // namespace signifer::photo
