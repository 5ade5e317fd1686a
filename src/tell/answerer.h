// The answers to questions that were read: each kind of question has its own.
#pragma once

#include <functional>

#include "battle/origins.h"
#include "tell/asked.h"
#include "tell/judgement.h"
#include "tell/question_forms.h"
#include "tell/replies.h"
#include "tell/tell.h"
#include "tell/teller.h"

namespace signifer::tell {

/// "Its zone: 12 in from the lower edge."; empty where the side has none.
[[nodiscard]] std::string zoneWords(const Definition& definition, const Battle& battle, SideIndex side);

/// Adds a line that is not there yet.
void addOnce(std::vector<std::string>& lines, std::string line);

class Answerer {
 public:
  Answerer(const RuleSet& rules, const Battle& battle, std::string_view line, Words words, std::vector<UnitIndex> told)
      : rules_(rules), battle_(battle), line_(line), words_(words), toldHere_(std::move(told)) {
    for (const UnitIndex u : settledUnits(battle)) toldHere_.push_back(u);
  }

  /// `moment` takes the place of the one that the question names.
  [[nodiscard]] Told told(const std::optional<TableMoment>& moment = std::nullopt);

 private:
  // questions.cpp
  void answer();
  [[nodiscard]] bool asksWhen(Form form) const;
  void needed();
  void whatMay();
  [[nodiscard]] Battle bestThisTurn(Battle first, UnitIndex u, const std::vector<int>& kinds, UnitIndex target) const;
  void stop(Words words, std::string why, std::vector<std::string> choices = {});
  /// Stops where no answer is worked out, whatever was meant.
  void leaveOut(Words word);
  void leave(Words words, std::string why, std::vector<std::string> choices = {});
  void figures(const Battle& at, std::vector<std::string> lines);
  /// The unit that a name of the question fits, or nothing, and then it is asked back.
  [[nodiscard]] std::optional<UnitIndex> unitAt(std::size_t which);
  [[nodiscard]] std::optional<Battle> there(const TableMoment& moment);
  [[nodiscard]] std::optional<Battle> momentFor(SideIndex side, const std::vector<int>& kinds);
  [[nodiscard]] std::optional<Battle> firstLater(SideIndex side, const std::function<bool(const Battle&)>& holds) const;
  [[nodiscard]] std::string words(const Battle& at, const Reason& reason) const;
  /// Whether the step asks for any of these kinds. Where it does not, no refusal of theirs says anything.
  [[nodiscard]] bool isAskedFor(const Battle& at, const std::vector<int>& kinds) const;
  void may();
  void mayUnit(UnitIndex u);
  /// "May it move and shoot?"
  void mayBoth();
  void mustUnit(UnitIndex u);
  [[nodiscard]] bool hangsOnFight();
  void chooseSideOrPerson();
  void mayPerson(PersonIndex p);
  void tell(const Battle& at, const Judgement& judgement, UnitIndex u);
  [[nodiscard]] std::vector<UnitIndex> whoCan(const std::vector<UnitIndex>& fit);

  // way_answers.cpp
  void mayAll();
  void mayStandAt();
  void mayGo(const Battle& at, UnitIndex u, const std::vector<int>& kinds, double far);
  [[nodiscard]] bool takesSeveral(const Battle& at, UnitIndex u, double far, Judgement& one) const;
  [[nodiscard]] bool wheels() const;
  [[nodiscard]] std::vector<std::string> widestWheels(const Battle& at, UnitIndex u, const std::vector<int>& kinds);
  [[nodiscard]] std::vector<Leg> legsAsked(const Battle& at, double far) const;
  [[nodiscard]] std::optional<Judgement> wayJudged(const Battle& at, UnitIndex u, const std::vector<int>& kinds,
                                                   double far) const;

  // reply_answers.cpp
  /// "May it countercharge?", "must it evade?" of a unit that has been charged. False where nothing of that is asked.
  [[nodiscard]] bool answersCharge(UnitIndex u);
  [[nodiscard]] bool answersChoice(UnitIndex u);
  void whoAnswers();
  void answersIfCharged(UnitIndex u, UnitIndex charger);
  /// "By the rules Velites 1 is broken or gone before Boii comes home." of whoever has been charged.
  [[nodiscard]] std::vector<std::string> fatesOfCharges(UnitIndex u) const;
  /// "Boii may answer the charge of Legio II, if it has not yet: stand, countercharge."
  [[nodiscard]] std::string replyLine(const ChargeReply& reply) const;

  // who_answers.cpp
  void whoMust();
  void whoComesTo();
  void whoMay();
  /// "Who may be charged?"
  void whoMayBe();
  void whoBegins();
  void whoDeploys();
  void whoFights();
  void whoHasWon();
  void whoWonFights();
  void countUnits(bool lost);
  void whoLeads();
  void whoseTurn();
  void whatNow();
  [[nodiscard]] std::vector<std::string> throwsNow(const Battle& at) const;
  [[nodiscard]] std::vector<std::string> remindersNow(const Battle& at) const;

  // occasion_answers.cpp
  void whoArrives();
  void whoScores();
  void howLong();

  // condition_answers.cpp
  [[nodiscard]] std::string conditionWords() const;
  [[nodiscard]] bool isSo(UnitIndex u) const;
  void conditionOf();
  void isCharged();
  void traits();
  void whoHasTrait();
  void whoIsGeneral();
  [[nodiscard]] std::optional<Battle> afterRoll(const Battle& at, UnitIndex u, const std::vector<int>& kinds) const;
  void whoIsSo();
  void whoIs();
  void whoSuffered();

  // rule_answers.cpp
  void ruleFor();
  /// The rules that have the words of the question, under a line that says so; empty where none has.
  [[nodiscard]] std::vector<std::string> rulesOfWords() const;
  /// They are the answer of a question that names nobody, and stand beneath the word at which another one stopped.
  void addRules();
  [[nodiscard]] bool isNamed(Words word) const;

  // hit_answers.cpp
  /// "What does Boii need to hit?", with nobody named: against each whom it may hit.
  void needsToHit(UnitIndex u);
  [[nodiscard]] std::string nobodyToHit(UnitIndex u) const;

  // need_answers.cpp
  void needs(UnitIndex u);
  [[nodiscard]] bool asksForTests() const;
  /// Whether a test of these words is the one that is asked about; any where none was named.
  [[nodiscard]] bool isTestAsked(std::string_view words) const;
  [[nodiscard]] std::vector<std::string> testsBehind(const Battle& at, UnitIndex u) const;
  [[nodiscard]] std::vector<std::string> testsOf(const Battle& at, UnitIndex u) const;
  /// The tests of told charges: of this unit, or of all.
  [[nodiscard]] std::vector<std::string> testsOfCharges(const Battle& at, UnitIndex u) const;
  [[nodiscard]] std::vector<std::string> throwsOfReplies(UnitIndex u, const std::vector<int>& kinds,
                                                         UnitIndex at) const;
  [[nodiscard]] std::vector<std::string> testsThatHang(const Battle& at, UnitIndex u) const;
  void isWith();
  void needsOfPerson(PersonIndex p);
  /// The next moment at which the rules do something to the unit by themselves, and its words.
  [[nodiscard]] std::optional<Battle> whatComesTo(UnitIndex u, std::vector<std::string>& lines) const;
  [[nodiscard]] std::vector<std::string> throwsOf(const Battle& at, UnitIndex u, PersonIndex p, UnitIndex against,
                                                  bool late = false) const;
  [[nodiscard]] std::vector<std::string> throwsInFight(const Battle& at, UnitIndex u, UnitIndex against) const;
  void addReach(UnitIndex u, const Battle& at, std::vector<int> kinds, std::vector<std::string>& lines);
  [[nodiscard]] std::vector<std::string> throwsAt(const Battle& at, UnitIndex u, UnitIndex against) const;
  [[nodiscard]] std::vector<std::string> throwsAfter(const Battle& at, const Action& action, UnitIndex against) const;
  [[nodiscard]] std::vector<std::string> throwsBy(const Battle& at, const Action& action, UnitIndex against) const;
  [[nodiscard]] std::vector<std::string> throwsIfItDoes(UnitIndex u, const std::vector<int>& kinds, UnitIndex against,
                                                        std::optional<Battle>& when);
  [[nodiscard]] bool isOutOfRange(UnitIndex u, UnitIndex against);
  [[nodiscard]] Battle untilAsked(const Battle& at, SideIndex side) const;

  // trial_answers.cpp
  /// "What does Scipio need for a general advance?", "may he order the first legion?"
  [[nodiscard]] bool asksForTrial() const;
  void trialAsked();

  // figure_facts.cpp
  /// Notes that the figures of the answer are those of this moment, and about whom they are.
  void hangOnFacts(const Battle& at, UnitIndex u, UnitIndex against);
  /// "Taken for granted of Boii: Disordered: no. If yes: ...": the facts that would change the figures.
  [[nodiscard]] std::vector<std::string> factsBehindFigures() const;
  /// Asks this question of another battle, without chances.
  [[nodiscard]] std::vector<std::string> askedAgain(const Battle& battle) const;

  // figure_answers.cpp
  void where();
  void howFar();
  void stateOf();
  void hasDone();
  [[nodiscard]] std::vector<std::string> reachByDice(const Battle& at, UnitIndex u) const;
  void whoHasDone();
  [[nodiscard]] std::optional<Meant> markOf(std::string_view verb) const;
  [[nodiscard]] std::vector<std::string> reachOf(UnitIndex u, const std::vector<int>& kinds);

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words words_;
  std::vector<UnitIndex> toldHere_;
  Asked asked_;
  Told told_;
  /// The side whose first player turn an answer takes for granted, before anybody has told who begins.
  std::optional<SideIndex> assumesTurn_;
  std::optional<TableMoment> figuresAt_;
  std::vector<UnitIndex> figuresOf_;
  /// Only the figures are asked for: no chances, and not what they hang on.
  bool bare_ = false;
};

}  // namespace signifer::tell
