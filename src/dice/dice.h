// Dice are asked for, not rolled. Rules say how many of which die they need, for what purpose, and what counts. Behind
// this interface stands a seeded generator, the players' own dice, a recorded script, or the enumeration of every
// outcome (odds.h). A pool is one request, so that it is one fast draw when rolled and one weighted set when
// enumerated.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

/// The source of chance: a die whose faces are equally likely, or a deck with cards of so many kinds.
struct Die {
  enum class Kind : std::uint8_t { plain, average, deck };
  Kind kind = Kind::plain;
  /// Faces of the die, 2 to mostFaces; kinds of the deck's cards, 1 to mostFaces.
  std::uint8_t faces = 6;

  static constexpr int mostFaces = 100;
  /// A die with the faces 1 to `faces`.
  static constexpr Die of(int faces) { return {Kind::plain, static_cast<std::uint8_t>(faces)}; }
  /// A deck with cards of `kinds` kinds, numbered from 1.
  static constexpr Die deck(int kinds) { return {Kind::deck, static_cast<std::uint8_t>(kinds)}; }
  static const Die d6;
  /// The average die: 2, 3, 3, 4, 4, 5.
  static const Die avd;
  friend auto operator<=>(const Die&, const Die&) = default;
};
inline constexpr Die Die::d6{};
inline constexpr Die Die::avd{Kind::average, 6};

/// The faces of a die, lowest first, each equally likely; of a deck the numbers of its kinds.
[[nodiscard]] std::span<const int> facesOf(Die die);
/// Whether the die has such a face.
[[nodiscard]] bool hasFace(Die die, int face);
/// As files write it: "d6", "d20", "avd", "deck5".
[[nodiscard]] std::string nameOf(Die die);
/// The die of that name, if there is one.
[[nodiscard]] std::optional<Die> dieNamed(std::string_view name);

/// The purpose of a roll: shown by the dice tray and kept by the journal. `id` is a phrase of the rule set and must
/// outlive the roll (a literal). `side`, `unit` and `against` are indexes in the battle, -1 where there is none.
struct Purpose {
  std::string_view id;
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;
};

/// The reading of the dice of one roll.
enum class Reading : std::uint8_t { face, total, bands };

/// One throw, as a source of dice sees it. `thresholds` are the lowest faces of each band but the first.
struct Throw {
  Purpose purpose;
  Die die = Die::d6;
  int count = 1;
  Reading reading = Reading::face;
  std::span<const int> thresholds{};
  /// The number of cards of each kind left in a deck.
  std::span<const int> left{};

  /// How many cards are left in a deck; 0 of dice.
  [[nodiscard]] int cards() const { return std::accumulate(left.begin(), left.end(), 0); }
  /// Whether such a face can fall; of a deck, whether such a card is left.
  [[nodiscard]] bool has(int face) const {
    return hasFace(die, face) && (left.empty() || left[static_cast<std::size_t>(face - 1)] > 0);
  }
};

/// The number of dice of a roll in each band: below the first threshold, from the first up, and so on.
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
  /// Counts the `count` dice in each band; at most Bands::most - 1 thresholds, ascending.
  Bands bands(const Purpose& purpose, int count, std::initializer_list<int> thresholds, Die die = Die::d6) {
    if (count <= 0) return {};
    return readBands({purpose, die, count, Reading::bands, {thresholds.begin(), thresholds.size()}});
  }
  /// A card drawn from a deck of which `left[i]` cards of kind i are left: its kind, from 0. At least one card is left,
  /// of at most Die::mostFaces kinds. What is left is the rule's to remember; drawn again from the same figures, the
  /// card has been put back.
  int card(const Purpose& purpose, std::span<const int> left) {
    return readFace({purpose, Die::deck(static_cast<int>(left.size())), 1, Reading::face, {}, left}) - 1;
  }
  /// Draws a card and takes it out of the deck: `left` then has one less of its kind.
  int draw(const Purpose& purpose, std::span<int> left) {
    const int kind = card(purpose, left);
    --left[static_cast<std::size_t>(kind)];
    return kind;
  }

  /// Keeps every face that falls from now on in `faces` as well, until another list or none is given. Sources that
  /// know no faces (odds.h) keep none.
  void keepFaces(std::vector<int>* faces) { kept_ = faces; }

 protected:
  virtual int readFace(const Throw& request) = 0;
  virtual int readTotal(const Throw& request) = 0;
  virtual Bands readBands(const Throw& request) = 0;
  [[nodiscard]] bool keepsFaces() const { return kept_ != nullptr; }
  void keep(int face) const {
    if (kept_ != nullptr) kept_->push_back(face);
  }
  void keep(std::span<const int> faces) const {
    if (kept_ != nullptr) kept_->insert(kept_->end(), faces.begin(), faces.end());
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
  /// Fills the list with the next faces of a throw and keeps them: one by one, where a source knows no quicker way.
  virtual void nextFaces(const Throw& request, std::span<int> faces);

  int readFace(const Throw& request) final;
  int readTotal(const Throw& request) final;
  Bands readBands(const Throw& request) override;

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
