// A line at full referee being understood: clause after clause, each carried out on a copy of the session.
#pragma once

#include <deque>

#include "tell/acts.h"
#include "tell/line.h"
#include "tell/names.h"

namespace signifer::tell {

/// The kinds of action that a verb names: by title, id or gesture.
[[nodiscard]] std::vector<int> kindsCalled(const Definition& definition, std::string_view word);

class Actor {
 public:
  Actor(const Session& session, const std::vector<StandingOrder>& orders, std::string_view line)
      : session_(session), line_(line), words_(wordsOf(line)) {
    session_.setSink(nullptr);
    told_.orders = orders;
  }
  [[nodiscard]] ActedLine told();

 private:
  // acts.cpp
  void clause(Words words);
  [[nodiscard]] bool order(Words words);
  [[nodiscard]] bool rest(Words words);
  [[nodiscard]] bool goesOn(Words words);
  bool stop(Words words, std::string why, std::vector<std::string> choices = {});
  [[nodiscard]] Words beforeVerb(Words words) const;
  /// Takes the names at its beginning: whom the clause is about. False where it names nobody.
  [[nodiscard]] bool subject(Words& left);

  // act_steps.cpp
  /// Carries an answer out, with dice of the line where they are wanted; false where it stops or dice are missing.
  bool perform(Words words, const Action& action);
  /// Answers that nobody need be asked for: orders, steps that pass, and steps whose dice the line tells.
  void goOn(Words words);
  /// Figures of the clauses that follow, if they are nothing but dice.
  [[nodiscard]] bool pullDice();
  /// Takes figures behind an answer as dice; false where something else stands there.
  bool dice(Words left);

  // act_answers.cpp
  [[nodiscard]] bool answer(Words words, UnitIndex unit, Words left, bool asked);
  /// A way; turns on the spot are told by how much, so that it serves any unit.
  [[nodiscard]] std::optional<Path> way(Words& left) const;
  [[nodiscard]] Path wayOf(UnitIndex unit, Path way) const;
  [[nodiscard]] bool move(Words words, std::vector<UnitIndex> units, const Path& path);
  [[nodiscard]] std::optional<Action> moveBy(UnitIndex unit, const Path& path) const;
  [[nodiscard]] std::optional<Action> groupMove(const std::vector<UnitIndex>& units, const Path& path) const;
  [[nodiscard]] std::optional<Action> namedAnswer(UnitIndex unit, Words words) const;
  struct Answering;
  [[nodiscard]] bool isDie(const Answering& now) const;
  [[nodiscard]] bool narrowByWay(Answering& now) const;
  [[nodiscard]] bool narrowByTarget(Answering& now, int best) const;
  void narrow(Answering& now) const;
  void keepPlainest(Answering& now) const;
  [[nodiscard]] std::vector<std::string> choicesAmong(const ActionList& open) const;
  [[nodiscard]] ActionList candidates() const;
  void refuse(Words words, const Action& action);

  [[nodiscard]] const Battle& battle() const { return session_.battle(); }
  [[nodiscard]] const RuleSet& rules() const { return session_.rules(); }
  [[nodiscard]] Words clauseAt(std::size_t from) const;

  Session session_;
  std::string_view line_;
  std::vector<Word> words_;
  /// The first word of the clauses that are still to be read.
  std::size_t at_ = 0;
  std::deque<int> dice_;
  bool faces_ = false;
  std::vector<UnitIndex> units_;
  /// All of them are meant.
  bool all_ = false;
  PersonIndex person_ = noPerson;
  ActedLine told_;
};

}  // namespace signifer::tell
