// Figures for paper: texts with places in braces, filled from the tables and options that are in force, or asked of a
// procedure. A figure is never typed twice: what a house rule changes, paper changes too, and marks.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// The places that a text may hold:
///   {movement/foot/march}                 a number or word of the rule set's tables, by its path under "tables"
///   {+handToHand/veteran}                 the same with its sign
///   {?toWound/1/4}                        the same, a dash for 0
///   {toHit/oneHitFrom - 1}                two or more, with + - * / between spaces, from left to right
///   {low + 1 to high - 1}                 from one figure to another: "3 to 4", "3" where both are the same
///   {option turn-limit}                   what is chosen for an option
///   {=move-allowance moveClass=foot move=sideways maxInches}   a procedure's answer, whatever its dice show
///   {movement/foot/march in}              a length with its unit, in inches or centimetres as players prefer: "12 in"
///   {movement/foot/march long}            a length without its unit, where that is said already
///   {flight/slowDice d6 in}, {d6 long}    dice that roll inches
///   {in}                                  the unit alone
///   {in d6}                               the unit above a table with dice: what they roll is said here once
///
/// Cards may also hold figures of the unit or leader that a card is for, also within the others:
///   {@strength}, {+@moraleValue}, {movement/@moveClass/march}
///
/// A list of texts may take the place of a text: its sentences are set one behind the other. So may a choice by an
/// option in force:
///   {"choice": "pila", "first-contact": "Once, at contact.", "every-round": "In every round."}
/// "else" stands for all values without a text of their own. The rule set's own value may have none: then nothing is
/// said, as with an empty text. Every other value needs one. houseMark stands behind a text that is not the ledger's.
///
/// A sentence that is short because figures are alike, or tells one in words, has another for figures of a house rule:
///   {"choice": "figures movement/foot/march movement/chariots/march", "usual": "All march 12.", "else": "..."}
class Figures {
 public:
  /// `ledger` is the same rule set without house rules. `words` puts words of tables and results into a reader's words.
  Figures(const RuleSet& rules, const RuleSet& ledger, std::function<std::string(std::string)> words);

  /// The text with every place filled, houseMark behind each figure that is not the ledger's. `own` are the fields of
  /// whoever the text is about. Throws SourceError at the text where a place means nothing.
  [[nodiscard]] std::string fill(const Node& text, const Json& own) const;
  [[nodiscard]] std::string fill(const Node& text) const;
  /// The text of a member that may be missing.
  [[nodiscard]] std::string fillAt(const Node& node, std::string_view key) const;
  /// Whether a text says nothing under the options in force: what it stands in is left out then.
  [[nodiscard]] bool isSilent(const Node& text) const;
  /// The whole number that a text comes to, halves rounded down. Throws SourceError.
  [[nodiscard]] int whole(const Node& text, const Json& own) const;
  /// A number of the tables in force. Throws SourceError at `where` where there is none.
  [[nodiscard]] double number(const Node& where, std::string_view path) const;
  /// A row of the tables: value and rule.
  [[nodiscard]] Row row(const Node& where, std::string_view path) const;
  /// Whether the row is the ledger's.
  [[nodiscard]] bool changed(const Node& where, std::string_view path) const;

  /// The number that is chosen for the option of this name. Throws SourceError.
  [[nodiscard]] int chosenFor(const Node& option) const;
  /// A choice's text under the option's value; nothing where it has none.
  [[nodiscard]] std::optional<Node> choiceOf(const Node& choice) const;

  [[nodiscard]] const RuleSet& rules() const { return rules_; }

 private:
  [[nodiscard]] std::string sentence(const Node& text, const Json& own) const;
  [[nodiscard]] std::size_t optionAt(const Node& id) const;
  [[nodiscard]] std::optional<Node> choiceOf(const Node& choice, std::int32_t value) const;
  [[nodiscard]] std::optional<Node> choiceByFigures(const Node& choice, const std::vector<std::string>& paths) const;
  /// The text of a choice under the rule set's own option or figures.
  [[nodiscard]] std::optional<Node> usualOf(const Node& choice) const;
  [[nodiscard]] std::string place(const Node& text, std::string_view inside, const Json& own) const;
  [[nodiscard]] std::string inWords(const Json& value, bool sign, bool length) const;

  const RuleSet& rules_;
  const RuleSet& ledger_;
  std::function<std::string(std::string)> words_;
};

/// A number as paper has it: up to two decimals, a true minus; with a sign where it is asked for.
[[nodiscard]] std::string figure(double number, bool sign = false);
/// The choice for an option, in a reader's words; a figure where it has no words.
[[nodiscard]] std::string optionInWords(const OptionInfo& option, std::int32_t chosen);

}  // namespace signifer
