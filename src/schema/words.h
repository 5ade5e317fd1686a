// Enumerations that have words: the kebab-case values of the rulings contract. A rule set declares the words of each of
// its enumerations once; forms, JSON and refusals use those.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace signifer {

/// Specialise with `static constexpr std::array words{...}` in the order of the enumerators, which start at 0.
template <class E>
struct Words;

template <class E>
concept Worded = std::is_enum_v<E> && requires {
  Words<E>::words.size();
};

template <Worded E>
[[nodiscard]] constexpr std::string_view wordOf(E value) {
  return Words<E>::words[static_cast<std::size_t>(value)];
}

/// A set of words, such as the reasons of a refusal; at most 64 words. The words themselves may be declared later in
/// the header than the structs that hold sets of them.
template <class E>
requires std::is_enum_v<E>
class WordSet {
 public:
  constexpr WordSet() = default;
  constexpr WordSet(std::initializer_list<E> values) {
    for (const E value : values) add(value);
  }
  [[nodiscard]] static constexpr WordSet fromBits(std::uint64_t bits) {
    WordSet set;
    set.bits_ = bits;
    return set;
  }
  constexpr void add(E value) { bits_ |= std::uint64_t{1} << static_cast<unsigned>(value); }
  /// Adds the word if the condition holds: the shape of most refusals.
  constexpr void addIf(bool holds, E value) {
    if (holds) add(value);
  }
  [[nodiscard]] constexpr bool has(E value) const { return (bits_ >> static_cast<unsigned>(value)) & 1U; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  friend constexpr auto operator<=>(const WordSet&, const WordSet&) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace signifer
