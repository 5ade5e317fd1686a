// Enumerations that have words: the kebab-case values of the rulings contract. A rule set describes each of its
// enumerations once, with BOOST_DESCRIBE_ENUM or BOOST_DEFINE_FIXED_ENUM_CLASS; the words follow from the enumerators
// (heavyInfantry is "heavy-infantry"). Where a word is no such name, Words is specialised: the exceptions are visible.
// Forms, JSON and refusals use those words.
#pragma once

#include <array>
#include <bit>
#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace signifer {

namespace detail {

/// The words of a described enumeration: its enumerators in kebab-case.
template <class E>
struct DescribedWords {
 private:
  template <template <class...> class List, class... Enumerator>
  static constexpr auto namesOf(List<Enumerator...>) {
    return std::array<std::string_view, sizeof...(Enumerator)>{std::string_view(Enumerator::name)...};
  }

 public:
  static constexpr auto names = namesOf(boost::describe::describe_enumerators<E>());

 private:
  template <template <class...> class List, class... Enumerator>
  static constexpr bool countFromZero(List<Enumerator...>) {
    std::size_t next = 0;
    return (... && (static_cast<std::size_t>(Enumerator::value) == next++));
  }
  static_assert(countFromZero(boost::describe::describe_enumerators<E>()), "enumerators must count from 0 in order");

  static constexpr bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
  static constexpr std::size_t letters() {
    std::size_t count = 0;
    for (const std::string_view name : names)
      for (const char c : name) count += isCapital(c) ? 2 : 1;
    return count;
  }
  static constexpr auto spelled() {
    std::array<char, letters() + 1> all{};
    std::size_t at = 0;
    for (const std::string_view name : names)
      for (const char c : name) {
        if (isCapital(c)) all[at++] = '-';
        all[at++] = isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c;
      }
    return all;
  }
  static constexpr auto text = spelled();
  static constexpr auto cut() {
    std::array<std::string_view, names.size()> cut{};
    std::size_t at = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
      std::size_t length = 0;
      for (const char c : names[i]) length += isCapital(c) ? 2 : 1;
      cut[i] = std::string_view(text.data() + at, length);
      at += length;
    }
    return cut;
  }

 public:
  static constexpr auto words = cut();
};

}  // namespace detail

/// The words of an enumeration in the order of its enumerators, which start at 0. Specialise with
/// `static constexpr std::array words{...}` where they do not follow from the names.
template <class E>
struct Words;

template <class E>
requires boost::describe::has_describe_enumerators<E>::value struct Words<E> : detail::DescribedWords<E> {
};

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
  using Word = E;
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
