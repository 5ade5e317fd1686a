// Why something is not permitted, as a procedure finds it: a set of words, each with the rule that says so and the
// figures that decide. Forms and odds see the set of words; a verdict takes rule and figures from here as well, so that
// no second list has to say which rule stands behind a word.
#pragma once

#include <boost/container/static_vector.hpp>
#include <concepts>
#include <optional>
#include <string_view>

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
/// figures. Nothing is allocated; only the reasons that hold are written or copied.
template <class E>
requires std::is_enum_v<E>
class Reasons {
 public:
  using Word = E;

  // Not defaulted: `Reasons{}` would then clear the whole list first, with every question.
  Reasons() {}  // NOLINT(modernize-use-equals-default)

  /// The last to give a reason's rule and figures decides them.
  void add(E word, const Because& because) {
    if (words_.has(word)) {
      for (Said& said : said_)
        if (said.word == word) said.because = because;
    } else {
      words_.add(word);
      said_.push_back({word, because});
    }
  }
  /// Adds the word if the condition holds: the shape of most refusals.
  void addIf(bool holds, E word, const Because& because) {
    if (holds) add(word, because);
  }
  /// Adds the word if the condition holds, where the rule alone is the reason. Mostly the condition fails, and then no
  /// reason is made.
  template <class Rule>
  requires std::convertible_to<Rule, std::string_view>
  void addIf(bool holds, E word, Rule rule) {
    if (holds) add(word, Because{rule});
  }
  [[nodiscard]] bool has(E word) const { return words_.has(word); }
  [[nodiscard]] bool empty() const { return words_.empty(); }
  [[nodiscard]] int size() const { return words_.size(); }
  /// The rule and figures of a reason; a word without figures, as a form has it, gives none.
  [[nodiscard]] Because because(E word) const {
    for (const Said& said : said_)
      if (said.word == word) return said.because;
    return {};
  }

  /// Calls `visit(word, because)` for each reason, in the words' order.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t i = 0; !empty() && i < Words<E>::words.size(); ++i)
      if (const E word = static_cast<E>(i); words_.has(word)) visit(word, because(word));
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
  struct Said {
    E word;
    Because because;
  };
  static constexpr std::size_t most = 32;
  WordSet<E> words_;
  boost::container::static_vector<Said, most> said_;
};

}  // namespace signifer
