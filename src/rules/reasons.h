// Why something is not permitted, as a procedure finds it: a set of words, each with the rule that says so and the
// figures that decide. Forms and odds see the set of words; a verdict takes rule and figures from here as well, so that
// no second list has to say which rule stands behind a word.
#pragma once

#include <array>
#include <optional>

#include "rules/verdict.h"
#include "schema/words.h"

namespace signifer {

/// The rule behind a reason, and what was measured against what is allowed.
struct Because {
  std::string_view rule;
  std::optional<Figure> measured = std::nullopt;
  std::optional<Figure> allowed = std::nullopt;
};

/// A set of reasons out of an enumeration of at most 64 words. Two sets with the same words are equal, whatever their
/// figures. Nothing is allocated.
template <class E>
requires std::is_enum_v<E>
class Reasons {
 public:
  using Word = E;

  void add(E word, const Because& because) {
    because_[static_cast<std::size_t>(word)] = because;
    words_.add(word);
  }
  /// Adds the word if the condition holds: the shape of most refusals.
  void addIf(bool holds, E word, const Because& because) {
    if (holds) add(word, because);
  }
  [[nodiscard]] bool has(E word) const { return words_.has(word); }
  [[nodiscard]] bool empty() const { return words_.empty(); }
  [[nodiscard]] int size() const { return words_.size(); }
  [[nodiscard]] const Because& because(E word) const { return because_[static_cast<std::size_t>(word)]; }

  /// Calls `visit(word, because)` for each reason, in the words' order.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t i = 0; i < Words<E>::words.size(); ++i)
      if (words_.has(static_cast<E>(i))) visit(static_cast<E>(i), because_[i]);
  }

  // As a list of words (typed_procedure.h). Reasons that come from a form have no figures.
  [[nodiscard]] std::uint64_t bits() const { return words_.bits(); }
  [[nodiscard]] static Reasons fromBits(std::uint64_t bits) {
    Reasons reasons;
    reasons.words_ = WordSet<E>::fromBits(bits);
    return reasons;
  }
  friend auto operator<=>(const Reasons& a, const Reasons& b) { return a.words_ <=> b.words_; }
  friend bool operator==(const Reasons& a, const Reasons& b) { return a.words_ == b.words_; }

 private:
  static constexpr std::size_t most = 32;
  WordSet<E> words_;
  std::array<Because, most> because_{};
};

/// Adds each reason to a verdict; `unitOf(word)` says which unit is the reason, noUnit for none.
template <class E, class UnitOf>
void refuse(Verdict& verdict, const Reasons<E>& reasons, UnitOf&& unitOf) {
  reasons.forEach([&](E word, const Because& because) {
    verdict.refuse({because.rule, wordOf(word), because.measured, because.allowed, unitOf(word)});
  });
}

}  // namespace signifer
