// One line tells the program what happened, while the battle goes on on a real table: "hastati 2 lose 2, fall back 3",
// "gauls 4 rout", "next", "rome shooting", or a question. The grammar is made of the battle's names and of the rule
// set's fields, steps and actions, so that every rule set has it. Nothing is guessed: what is not clear is asked back,
// and what is not understood is marked at the word.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "rules/ruleset.h"

namespace signifer {

/// One thing that was understood: where it stands in the line, and what it changes, before and after.
struct ToldFact {
  std::size_t from = 0;
  std::size_t to = 0;
  std::string words;
};

/// The word at which a line stopped, and why. `choices` are what it could mean, where several fit.
struct NotUnderstood {
  std::size_t from = 0;
  std::size_t to = 0;
  std::string word;
  std::string why;
  std::vector<std::string> choices = {};
  /// Rules that have the words of a question which is not worked out, under a line that says so.
  std::vector<std::string> rules = {};
  /// No answer takes the word, whatever was meant by it.
  bool unanswered = false;
};

/// The answer to a question. It rests on what the program knows; what it took for granted stands in `assumed`.
struct ToldAnswer {
  enum class Says : std::uint8_t { yes, no, figures };
  Says says = Says::figures;
  /// For which moment it is: "Action phase, turn 3, Rome".
  std::string head;
  /// The answer, then its figures and rules.
  std::vector<std::string> lines;
  /// The facts by which the answer would change, and how: "Taken for granted: has marched in this player turn: no. Else
  /// not legal (HG-SEQ-2)."
  std::vector<std::string> assumed = {};
};

struct Told {
  std::vector<ToldFact> understood = {};
  std::optional<NotUnderstood> stopped = std::nullopt;
  /// The change of state, as Session::override takes it; empty where nothing changes.
  std::string changes = {};
  std::optional<ToldAnswer> answer = std::nullopt;
};

/// Understands a line about this battle. Where it stops nothing is to be changed.
[[nodiscard]] Told tellLine(const RuleSet& rules, const Battle& battle, std::string_view line);

/// Understands a line with the events before it in mind: "was that legal?" asks about the last move by hand.
[[nodiscard]] Told tellLine(const Session& session, std::string_view line);

/// The answer to a question for the step that somebody has named, whatever it is asked for by itself.
[[nodiscard]] std::optional<ToldAnswer> answerFor(const RuleSet& rules, const Battle& battle, std::string_view question,
                                                  const TableMoment& moment);

/// Understands what happened to these units, without their names: "+1", "rout", "is lost", "returns".
[[nodiscard]] Told tellDeed(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& units,
                            std::string_view deed);

/// A word or a name with which a line may go on, as Tab completes it: the line up to `from`, and then `text`.
struct Completion {
  std::size_t from = 0;
  std::string text;
};
/// The likely ones first, at most `most`: names of those who fight or may act, then the others; behind a name the words
/// that tell what happened to it.
[[nodiscard]] std::vector<Completion> completions(const RuleSet& rules, const Battle& battle, std::string_view line,
                                                  std::size_t most = 8);

}  // namespace signifer
