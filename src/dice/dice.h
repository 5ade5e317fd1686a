// Dice are asked for, not rolled. Rules say how many of which die they need, what for and what counts; behind this
// interface stands a seeded generator, the players' own dice, a recorded script, or the enumeration of every outcome
// (odds.h). A pool is one request, so that it is one fast draw when rolled and one weighted set when enumerated.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace signifer {

/// The dice of the five sheets. `avd` is the average die: 2, 3, 3, 4, 4, 5.
enum class Die : std::uint8_t { d6, avd };

/// The six faces of a die, lowest first; each is equally likely.
[[nodiscard]] std::span<const int, 6> facesOf(Die die);
/// Whether the die has such a face.
[[nodiscard]] bool hasFace(Die die, int face);

/// What dice are thrown for: shown by the dice tray and kept by the journal. `id` is a phrase of the rule set and must
/// outlive the throw (a literal). `side`, `unit` and `against` are indexes in the battle, -1 where there is none.
struct Purpose {
  std::string_view id;
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;
};

/// What is read off the dice of one throw.
enum class Reading : std::uint8_t { face, total, bands };

/// One throw, as a source of dice sees it. `thresholds` are the lowest faces of each band but the first.
struct Throw {
  Purpose purpose;
  Die die = Die::d6;
  int count = 1;
  Reading reading = Reading::face;
  std::span<const int> thresholds;
};

/// How many dice of a throw fell into each band: below the first threshold, from the first up, and so on.
struct Bands {
  static constexpr int most = 4;
  std::array<int, most> count{};
  [[nodiscard]] int operator[](int band) const { return count[static_cast<std::size_t>(band)]; }
};

/// Where rules get their dice from.
class Dice {
 public:
  virtual ~Dice();

  /// One die: its face.
  int one(const Purpose& purpose, Die die = Die::d6) { return readFace({purpose, die, 1, Reading::face, {}}); }
  /// `count` dice added up; 0 dice make 0 and are not asked for.
  int sum(const Purpose& purpose, int count, Die die = Die::d6) {
    return count > 0 ? readTotal({purpose, die, count, Reading::total, {}}) : 0;
  }
  /// How many of `count` dice show `target` or more.
  int atLeast(const Purpose& purpose, int count, int target, Die die = Die::d6) {
    if (count <= 0) return 0;
    return readBands({purpose, die, count, Reading::bands, {&target, 1}})[1];
  }
  /// How many of `count` dice fall into each band; at most Bands::most - 1 thresholds, ascending.
  Bands bands(const Purpose& purpose, int count, std::initializer_list<int> thresholds, Die die = Die::d6) {
    if (count <= 0) return {};
    return readBands({purpose, die, count, Reading::bands, {thresholds.begin(), thresholds.size()}});
  }

  /// Keeps every face that falls from now on in `faces` as well, until another list or none is given. Sources that
  /// know no faces (odds.h) keep none.
  void keepFaces(std::vector<int>* faces) { kept_ = faces; }

 protected:
  virtual int readFace(const Throw& request) = 0;
  virtual int readTotal(const Throw& request) = 0;
  virtual Bands readBands(const Throw& request) = 0;
  void keep(int face) const {
    if (kept_ != nullptr) kept_->push_back(face);
  }

 private:
  std::vector<int>* kept_ = nullptr;
};

/// A source that produces faces one by one; the readings follow from them. Derived classes give the faces.
class FaceDice : public Dice {
 protected:
  /// Called once before the faces of a throw are drawn.
  virtual void begin(const Throw& request) { (void)request; }
  virtual int nextFace(const Throw& request) = 0;

  int readFace(const Throw& request) final;
  int readTotal(const Throw& request) final;
  Bands readBands(const Throw& request) final;

 private:
  int drawn(const Throw& request);
};

/// Which band a face belongs to.
[[nodiscard]] inline int bandOf(int face, std::span<const int> thresholds) {
  int band = 0;
  while (band < static_cast<int>(thresholds.size()) && face >= thresholds[static_cast<std::size_t>(band)]) ++band;
  return band;
}

}  // namespace signifer
