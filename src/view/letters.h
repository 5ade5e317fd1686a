// Play by mail. A letter is the battle as one side may know it, as a file. The side answers with another file: what it
// wishes to do, and orders to be sealed. The umpire's program takes each wish as a proposal, and judges it by the true
// battle. Letters and answers bear a sum under a key of the battle's own, which its journal keeps. So a damaged, a
// foreign, or an old file is named as such, and nothing is taken in twice.
#pragma once

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "play/sealed_orders.h"
#include "play/session.h"
#include "schema/document.h"

namespace signifer {

/// The letters of a side, as the umpire's program knows them.
struct SideMail {
  /// The number of the newest letter; 0 before the first.
  int letter = 0;
  /// The events of the battle when it was written.
  std::size_t events = 0;
  /// The newest letter whose answer was taken in.
  int answered = 0;
  friend bool operator==(const SideMail&, const SideMail&) = default;
};

/// The post of a battle, as the notes of its journal keep it (`mail`). The key is the umpire's alone.
struct MailBook {
  /// In hexadecimal digits; empty before the first letter.
  std::string key;
  std::array<SideMail, 2> sides{};
  friend bool operator==(const MailBook&, const MailBook&) = default;
};
[[nodiscard]] MailBook mailBookIn(const std::string& notes);
/// As notes hold it: a JSON object, without the member's name.
[[nodiscard]] Json mailBookJson(const MailBook& book);
/// The name of the battle in its files; it tells nothing of the key.
[[nodiscard]] std::string battleInMail(const MailBook& book);
/// The key of a side, by its id. Neither can answer for the other.
[[nodiscard]] std::string keyInMail(const MailBook& book, const std::string& side);

/// Writes the side's next letter, and notes it in the book. The book is to be kept before the letter is sent.
[[nodiscard]] Json writeLetter(const Session& session, SideIndex side, MailBook& book);

/// A letter as the side's own program reads it.
struct Letter {
  std::string battle;
  int number = 0;
  /// The side's id.
  std::string side;
  std::string key;
  /// A battle file: the battle as the side knows it.
  Json view;
  /// The sentences that the side was told since its last letter.
  std::vector<std::string> told;
};
/// Whether a file is a letter, or an answer to one, by its format alone.
[[nodiscard]] bool isLetter(const Node& root);
[[nodiscard]] bool isAnswer(const Node& root);
/// Throws SourceError where it is none, or is damaged.
[[nodiscard]] Letter readLetter(const Node& root);

/// An order that a side wants to be sealed, with the salt that it is sealed with there and here: its seal is the one
/// that the side has written down.
struct MailedOrder {
  OrderText text;
  std::optional<OrderTime> opens;
  std::string salt;
};

/// As answers hold it; draws the salt where there is none. Throws SourceError.
[[nodiscard]] MailedOrder readMailedOrder(const Node& node, const Session& session);

/// The content of an answer. Actions are JSON objects, for the side's view and the true battle have different indices.
struct Answer {
  std::vector<Json> actions;
  std::vector<MailedOrder> orders;
};
/// Whether an action rolls dice. Those are the umpire's to roll, so what comes of it is not known to its author.
[[nodiscard]] bool rollsDice(const Session& view, const Action& action);
[[nodiscard]] Json writeAnswer(const Letter& letter, const Definition& definition, const Setup& setup,
                               const Answer& answer);

/// An answer as it came back to the umpire.
struct TakenAnswer {
  SideIndex side = noSide;
  int number = 0;
  Answer answer;
  /// Something has happened since the letter was written.
  bool movedOn = false;
};
/// Throws SourceError, which names it: damaged, of another battle, to an old letter, or taken in before.
[[nodiscard]] TakenAnswer readAnswer(const Node& root, const Session& session, const MailBook& book);
/// Notes that the answer is taken in.
void noteTaken(const TakenAnswer& taken, MailBook& book);

/// A proposal by the true battle as it stands.
struct ProposalJudged {
  /// Nothing where it does not fit the battle any more; `why` says so then.
  std::optional<Action> action;
  Verdict verdict;
  /// The action, and the reason where it may not be done, in words for the umpire.
  std::string words;
  std::string why;
  /// One before it rolls dice, so what it is judged by may still change.
  bool afterDice = false;
  [[nodiscard]] bool mayBeDone() const { return action && verdict.legal(); }
};
[[nodiscard]] ProposalJudged judgeProposal(const Session& session, SideIndex side, const Json& proposal);
/// Proposals in their order, each judged as if those before it were carried out. Those that roll dice are taken to
/// change nothing.
[[nodiscard]] std::vector<ProposalJudged> judgeProposals(const Session& session, SideIndex side,
                                                         const std::vector<Json>& proposals);
/// Plans an action in a session of the letter's view. One without dice is carried out there; one with dice is noted
/// alone, and the next is judged by the same moment. `planned` gets it where it may be done.
[[nodiscard]] ProposalJudged planInLetter(Session& view, SideIndex side, const Json& proposal, Answer& planned);

}  // namespace signifer
