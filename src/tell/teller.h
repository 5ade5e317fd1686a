// A line being understood: clause after clause, each told of the battle as the clauses before it left it.
#pragma once

#include <nlohmann/json.hpp>

#include "play/session.h"
#include "rules/hand_turns.h"
#include "tell/line.h"
#include "tell/names.h"
#include "tell/rehearsal.h"
#include "tell/replies.h"
#include "tell/tell.h"
#include "tell/trials.h"

namespace signifer::tell {

class Teller {
 public:
  Teller(const RuleSet& rules, const Battle& battle, std::string_view line)
      : rules_(rules), battle_(battle), line_(line), words_(wordsOf(line)) {}

  [[nodiscard]] Told told();
  /// The line puts right what was told before, and the battle is as it was then.
  [[nodiscard]] Told toldAnew() {
    takenBack_ = true;
    return told();
  }
  /// The whole line is about these units.
  [[nodiscard]] Told toldOf(std::vector<UnitIndex> units) {
    units_ = std::move(units);
    return told();
  }

 private:
  // A clause that is being read: the words that are left.
  struct Reading {
    Words left;
    void take(std::size_t count) { left = left.subspan(count); }
    [[nodiscard]] bool done() const { return left.empty(); }
    [[nodiscard]] const std::string& word() const { return left.front().text; }
    [[nodiscard]] Sense sense() const { return senseOf(left.front().text); }
    void skipFiller() {
      while (!done() && sense() == Sense::filler) take(1);
    }
    [[nodiscard]] std::optional<double> number() const { return done() ? std::nullopt : numberOf(left.front().text); }
  };

  // tell.cpp
  void clause(Words words);
  [[nodiscard]] bool subject(Reading& reading);
  [[nodiscard]] bool numberedSubject(Reading& reading);
  /// False where a further name is asked back.
  [[nodiscard]] bool moreSubjects(Reading& reading);
  /// "gauls deployed", "all return": whoever waits is placed as the battle has him.
  [[nodiscard]] bool placing(Words words);
  /// Deeds that may be told of a unit, for those whose word was not understood.
  [[nodiscard]] static std::vector<std::string> sayable();
  /// "reveal mago", "mago hidden": whether the clause is one of these.
  [[nodiscard]] bool secret(Words words);
  /// Of several that fit, the one that is meant by what is told of it (`rest`); else they are asked back.
  [[nodiscard]] bool oneOf(Words words, std::size_t count, std::vector<UnitIndex>& units, Words rest = {});
  /// Applies a change and notes what it did; false, and stopped, where it cannot be.
  [[nodiscard]] bool change(Words words, const nlohmann::json& change);
  bool stop(Words words, std::string why, std::vector<std::string> choices = {});
  /// Says more of what was understood last.
  void note(const std::string& words);

  /// Leaves out the words that say that something is put right.
  [[nodiscard]] Words withoutCorrection(Words words);
  [[nodiscard]] bool goesOnOfKnown(Words part) const;

  // told_moments.cpp
  [[nodiscard]] bool beginsMoment(Words words) const;
  [[nodiscard]] bool clauseOfMoment(Words words);
  [[nodiscard]] bool moment(Words words);
  [[nodiscard]] bool onwards(Words words, bool endsSo);
  [[nodiscard]] std::string dueHere() const;
  [[nodiscard]] bool goTo(Words words, std::optional<int> turn, SideIndex side, Words step);

  // deed_forms.cpp: each form is false where the words are none of it, or where the line stops at them.
  [[nodiscard]] bool deed(Reading& reading);
  [[nodiscard]] bool deedByItsWord(Reading& reading);
  /// Stops where a correction would come on top of what was told before, of which nothing is kept.
  [[nodiscard]] bool addsToCorrected(Reading reading);
  [[nodiscard]] bool signedCount(Reading& reading);
  [[nodiscard]] bool untouched(Reading& reading);
  [[nodiscard]] bool losesOrTakes(Reading& reading);
  [[nodiscard]] bool countFirst(Reading& reading);
  [[nodiscard]] bool tellsHowMany(Words from, const Reading& counted) const;
  /// Whether the field counts what the first unit has left, as models.
  [[nodiscard]] bool isLeft(std::size_t field) const;
  [[nodiscard]] bool harmOrLoss(Reading& reading);
  [[nodiscard]] bool comesBack(Reading& reading);
  [[nodiscard]] bool putDown(Reading& reading);
  [[nodiscard]] bool movesOrIs(Reading& reading);
  [[nodiscard]] bool harmOf(Reading& reading, Words from, double amount);
  /// Takes a figure, or one in words.
  [[nodiscard]] static std::optional<double> countedNext(Reading& reading);
  [[nodiscard]] bool namesEnemyNext(Words words) const;
  [[nodiscard]] bool namesPlace(Words words) const;

  // deeds.cpp
  [[nodiscard]] bool personDeed(Reading& reading);
  [[nodiscard]] bool harm(Words words, double amount);
  [[nodiscard]] bool sixesAlso(Reading& reading);
  [[nodiscard]] static std::optional<int> sixesTold(Reading& reading);
  [[nodiscard]] const Field* fieldOfSixes() const;
  [[nodiscard]] bool bookSixes(Words words, int count);
  /// "2 DPs" of a field that counts something else than harm; adds, or sets where nothing says that it comes to it.
  [[nodiscard]] bool counted(Reading& reading, Words from, double amount, bool adds);
  /// Whether the word is that of the field in which the first unit's harm is kept.
  [[nodiscard]] bool namesHarm(const std::string& word) const;
  [[nodiscard]] bool namesOtherCount(const std::string& word) const;
  [[nodiscard]] bool gone(Words words);
  [[nodiscard]] bool back(Words words);
  [[nodiscard]] bool status(Reading& reading);
  [[nodiscard]] bool derived(Words from, const std::string& word);
  [[nodiscard]] bool nothing(Words words);
  [[nodiscard]] bool stateOf(Words words);

  // fates.cpp
  /// "Retreats 8", "beats Boii by 2", "breaks", "is caught": what a fight came to. False where the words are none, or a
  /// fate that the rule set does not have.
  [[nodiscard]] bool fate(Reading& reading);
  /// "Did not rally", "failed to rally": it was due, and nothing came of it.
  [[nodiscard]] bool denied(Reading& reading);
  [[nodiscard]] bool answersCharge(Reading& reading);
  /// "Joins the spearmen": of leaders who are units of their own.
  [[nodiscard]] bool joins(Reading& reading);
  /// "Shoots Velites 1": what follows is told of the target.
  [[nodiscard]] bool shot(Reading& reading);
  [[nodiscard]] bool strikes(Reading& reading);
  [[nodiscard]] bool saved(Reading& reading);
  [[nodiscard]] bool undergo(Words words, HandFate fate);
  /// Adds the places of both to the changes, and says what they hang on.
  [[nodiscard]] std::string meet(nlohmann::json& counter, nlohmann::json& units, const HandFate& fate) const;

  // told_trials.cpp
  /// How the roll of an order came out, as it was told.
  struct TrialResult {
    bool fails = false;
    std::optional<int> moves = std::nullopt;
    std::optional<int> total = std::nullopt;
  };
  /// An order of which nobody has said yet how its roll came out, and the reasons against it.
  struct ToldTrial {
    Action action;
    Words words;
    std::vector<Reason> against;
  };
  [[nodiscard]] bool trialOf(Reading& reading);
  [[nodiscard]] bool trialAlone(Words words);
  [[nodiscard]] bool trialGoesOn(Words words);
  [[nodiscard]] static std::optional<TrialResult> trialResult(Reading& reading);
  [[nodiscard]] bool beginTrial(Words words, const Trial& trial, PersonIndex person, UnitIndex unit);
  [[nodiscard]] bool giveTrial(const TrialResult& result);
  [[nodiscard]] std::optional<StepIndex> stepOfTrials(int kind) const;
  [[nodiscard]] static std::string oneUnitOrMore();
  /// A leader joins a unit as the rules book it, where they ask for that at this moment. False where they do not.
  [[nodiscard]] std::string doubtOfJoining(UnitIndex unit) const;
  [[nodiscard]] bool joinsByTheRules(Words words, UnitIndex unit);

  // told_rules.cpp
  [[nodiscard]] bool leaderDeed(Reading& reading);
  [[nodiscard]] bool testTold(Reading& reading);
  [[nodiscard]] std::optional<Battle> whereAsked(int kind) const;
  /// `total`: what its dice came to.
  [[nodiscard]] bool carriedOut(Words words, const Battle& at, const Action& action, std::optional<int> total,
                                int times);

  // movements.cpp
  [[nodiscard]] bool way(Reading& reading);
  [[nodiscard]] bool turning(Reading& reading);
  /// The place from which a move is told.
  [[nodiscard]] Pose poseBefore(UnitIndex u) const;
  [[nodiscard]] nlohmann::json moving(UnitIndex u, const Pose& pose, bool moved = true);
  [[nodiscard]] bool contact(Reading& reading, bool charges = false);
  [[nodiscard]] std::optional<Pose> endOfCharge(const ChargeJudged& charge, UnitIndex foe,
                                                std::optional<Face> told) const;
  [[nodiscard]] bool place(Reading& reading);
  [[nodiscard]] std::optional<Angle> facingTold(Reading& reading) const;
  [[nodiscard]] bool faces(Reading& reading);
  bool beside(Reading& reading);
  [[nodiscard]] bool goBack(Words words, double amount);
  /// The way of which the figure has just been read, with the length that stands behind it. Nothing, and stopped, if no
  /// table is so large.
  [[nodiscard]] std::optional<Length> lengthOf(Reading& reading, Words from, double number);

  const RuleSet& rules_;
  Battle battle_;
  std::string_view line_;
  std::vector<Word> words_;
  std::vector<UnitIndex> units_;
  PersonIndex person_ = noPerson;
  /// The line puts right what was told: "no, Boii 2 hits".
  bool corrects_ = false;
  bool takenBack_ = false;
  /// A fate that the rule set does not have of the unit there, as it was typed.
  std::optional<FateKind> unknownFate_;
  std::optional<ToldTrial> trial_ = std::nullopt;
  /// The units of which the line has told a move.
  std::vector<UnitIndex> moved_ = {};
  /// Units that were named alone, and to whom what follows happened too.
  std::vector<UnitIndex> waiting_ = {};
  /// The words of the last name, where a figure ends it.
  Words lastNumbered_ = {};
  std::vector<nlohmann::json> changes_;
  Told told_;
};

/// A line that may put right what the session was told before.
[[nodiscard]] Told toldAnew(const Session& session, std::string_view line, Words words);
/// Reads and answers a question about the battle. `told`: the units of which something was told in this step.
[[nodiscard]] Told answered(const RuleSet& rules, const Battle& battle, std::string_view line, Words words,
                            const std::optional<TableMoment>& moment = std::nullopt, std::vector<UnitIndex> told = {});
/// Whether the words ask something.
[[nodiscard]] bool isQuestion(const Definition& definition, Words words);
/// Whether they ask if the last move by hand was legal: "was that legal?".
[[nodiscard]] bool asksOfLastMove(Words words);
/// Narrows units that a name fits by the words that follow. Harm and flight are told of those who fight. Moves are told
/// of the side whose turn it is, first of units that have not acted. All of them where none would be left.
[[nodiscard]] std::vector<UnitIndex> sensible(const RuleSet& rules, const Battle& battle,
                                              const std::vector<UnitIndex>& units, Words rest);
/// Whether the unit touches an enemy.
[[nodiscard]] bool fights(const Battle& battle, UnitIndex unit);
/// Whether two enemies touch; on a grid their squares have an edge in common.
[[nodiscard]] bool meets(const Battle& battle, UnitIndex one, UnitIndex other);
/// The enemies whom the unit touches.
[[nodiscard]] std::vector<UnitIndex> foesOf(const Battle& battle, UnitIndex unit);

}  // namespace signifer::tell
