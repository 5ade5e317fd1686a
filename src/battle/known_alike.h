// Findings about a few units, known again in each battle where these units and those about them stand alike. Who looks
// ahead tries his answers on copies of a battle, and in most of them most units stand as they stood. A position knows
// nothing of the copy before it; so the findings lie with the thread, under all that they hang on.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "battle/action.h"
#include "battle/battle.h"
#include "table/kept_check.h"
#include "table/vec.h"

namespace signifer {

/// A number that no other book of a rule set has had: a book goes, and another with other options may lie in its place.
[[nodiscard]] inline std::uint64_t numberOfNextBook() {
  static std::atomic<std::uint64_t> count = 0;
  return ++count;
}

/// A number for the setup of a battle that no other setup has had in this thread.
[[nodiscard]] inline std::uint64_t numberOfSetup(const Battle& battle) {
  struct Numbered {
    // Held, so that no other setup comes to lie in its place.
    std::shared_ptr<const Setup> setup;
    std::uint64_t number = 0;
  };
  thread_local std::array<Numbered, 4> lately;
  thread_local std::uint64_t count = 0;
  for (const Numbered& one : lately)
    if (one.number != 0 && one.setup == battle.setup) return one.number;
  Numbered& oldest = lately[count % lately.size()];
  oldest = {battle.setup, ++count};
  return oldest.number;
}

/// Something kept for the battles of one setup under one book, and made anew for those of another.
template <class T>
class OfSetup {
 public:
  [[nodiscard]] T& of(std::uint64_t book, const Battle& battle) {
    const std::uint64_t setup = numberOfSetup(battle);
    if (!kept_ || book != book_ || setup != setup_) kept_.emplace();
    book_ = book;
    setup_ = setup;
    return *kept_;
  }

 private:
  std::uint64_t book_ = 0;
  std::uint64_t setup_ = 0;
  std::optional<T> kept_;
};

/// All that a finding hangs on, summed up in 128 bits: where it is the same, the finding is.
class Likeness {
 public:
  Likeness(std::uint64_t book, const Battle& battle) : battle_(battle) {
    add(book);
    add(numberOfSetup(battle));
  }

  void add(std::uint64_t figure) {
    one_ = (one_ ^ figure) * 0x9e3779b97f4a7c15;
    one_ ^= one_ >> 32;
    other_ = (other_ + figure) * 0xd6e8feb86659fd93;
    other_ ^= other_ >> 29;
  }
  void addTwo(std::int32_t first, std::int32_t second) {
    add(std::uint64_t{static_cast<std::uint32_t>(first)} << 32 | static_cast<std::uint32_t>(second));
  }
  void addSet(const UnitSet& units) {
    for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, mostUnits / 64>>(units)) add(word);
  }
  /// The unit's side, place and base, and a figure of its own.
  void addUnit(UnitIndex u, std::int32_t figure = 0) {
    const Unit& unit = battle_.unit(u);
    addTwo(u, unit.side);
    addTwo(unit.pose.centre.x, unit.pose.centre.y);
    addTwo(unit.pose.heading, figure);
    addTwo(unit.base.frontage, unit.base.depth);
  }
  /// The units on the table that `counts` is true of, each with its figure. It is asked with the unit's centre and the
  /// radius of a circle that holds its base.
  template <class Counts, class Figure>
  void addUnits(Counts&& counts, Figure&& figure) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      const Unit& unit = battle_.unit(u);
      const double radius = (unit.base.frontage + unit.base.depth) / 2.0;
      if (unit.present && counts(toVec(unit.pose.centre), radius)) addUnit(u, figure(u));
    }
  }
  /// The units of which some part may lie within the reach of a place.
  template <class Figure>
  void addNear(Vec2 place, double reach, Figure&& figure) {
    const auto near = [&](Vec2 centre, double radius) {
      return squaredLength(centre - place) <= (reach + radius) * (reach + radius);
    };
    addUnits(near, figure);
  }

 private:
  template <class Finding>
  friend class KnownAlike;

  const Battle& battle_;
  std::uint64_t one_ = 0;
  std::uint64_t other_ = 0;
};

/// The latest findings of one question; a thread has its own.
template <class Finding>
class KnownAlike {
 public:
  template <class Make>
  [[nodiscard]] Finding of(const Likeness& like, Make&& make) {
    if (known_.empty()) known_.resize(most);
    Known& known = known_[like.one_ % most];
    if (known.one == like.one_ && known.other == like.other_) {
      checkKept(known.finding, make);
      return known.finding;
    }
    // To work it out may take others.
    Finding found = make();
    known = {like.one_, like.other_, found};
    return found;
  }

 private:
  static constexpr std::size_t most = 8192;
  struct Known {
    std::uint64_t one = 0;
    std::uint64_t other = 0;
    Finding finding{};
  };
  std::vector<Known> known_;
};

}  // namespace signifer
