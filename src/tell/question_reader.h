// Reads a question word by word into its parts. It stops at a word that no part takes.
#pragma once

#include "tell/asked.h"

namespace signifer::tell {

/// Words that stand between the others and say nothing by themselves: "does", "each other".
[[nodiscard]] bool isBetween(std::string_view word);

class QuestionReader {
 public:
  QuestionReader(const RuleSet& rules, const Battle& battle, std::string_view line, Words words)
      : rules_(rules), battle_(battle), line_(line), left_(words) {}

  /// False where it stopped, and then `stopped` says at which word.
  [[nodiscard]] bool read();

  Asked asked;
  std::optional<NotUnderstood> stopped;

 private:
  // question_reader.cpp
  bool stop(Words words, std::string why, std::vector<std::string> choices = {});
  void take(std::size_t count) { left_ = left_.subspan(count); }

  // "Rule OT-TRT-9?": an id is one word to people, and no other word matters beside it.
  bool ruleById();
  bool whichStep(Words words, const std::vector<StepIndex>& steps);
  // "... in Roman shooting": the moment that the question is for.
  bool moment();
  // "Is it in contact?" is asked of no step, whatever step has that word.
  static bool ofFight(Words named);
  [[nodiscard]] bool asksForState() const;
  // Whether a unit is called by the word: "in reserve" says how one is.
  [[nodiscard]] bool isName(const std::string& word) const;
  /// A word of a name, and not only the beginning of one.
  [[nodiscard]] bool isWordOfName(const std::string& word) const;
  // "Is Boii shaken?": what the rules find of it.
  bool condition(const std::string& word);
  [[nodiscard]] bool isUnknownState(const std::string& word) const;
  bool stopAtState();
  // Reads on, and notes the word at which each part of the question was named.
  bool one();
  bool readOne();
  // "General advance", "the whole command". "Command the first legion" is no more than an order to it.
  bool order();
  // "Not", "right", "row": words that say how, and that nobody is called by.
  bool manner(Sense sense, std::string_view word);
  // "Has Boii moved?" asks for a mark, not for leave.
  bool done(Asks asks, const std::string& word);
  // "May Boii be charged by Legio II?"
  bool suffers(const std::string& word);
  bool secondDeed();
  bool throwsWeapon();
  bool testNamed(std::string_view word);
  bool whoFlees(const std::string& word);
  bool isCharged(std::string_view word);
  bool objective();
  bool trait(const std::string& word);
  // A unit, a person or a side. A side's name alone is no unit of it.
  bool name();
  bool deed();
  [[nodiscard]] bool isMeantFirst(const std::vector<int>& kinds) const;
  bool choiceOfDeed();
  // "Orders" of "give orders": a word of the title of what was named.
  [[nodiscard]] bool isOfDeed(std::string_view word) const;
  [[nodiscard]] std::optional<Meant> stateMeant(std::string_view word) const;
  /// A figure of sides, or what armies count for victory, behind these.
  [[nodiscard]] std::optional<std::size_t> sideFieldNamed(std::string_view word) const;
  bool state();
  // The deeds that can be asked for at that place.
  [[nodiscard]] std::vector<std::string> offered() const;

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words left_;
  // Words of a passive that were read: "be", "by".
  bool be_ = false;
  bool by_ = false;
  bool becomes_ = false;
  bool holds_ = false;
  std::string stateWord_;
  // The last word was "in".
  bool afterIn_ = false;
  // The last word was "and" or "or".
  bool afterAnd_ = false;
};

}  // namespace signifer::tell
