// The answers to questions that were read: each kind of question has its own.
#pragma once

#include <functional>

#include "tell/asked.h"
#include "tell/judgement.h"
#include "tell/replies.h"
#include "tell/tell.h"

namespace signifer::tell {

/// "Its zone: 12 in from the lower edge."; empty where the side has none.
[[nodiscard]] std::string zoneWords(const Definition& definition, const Battle& battle, SideIndex side);

class Answerer {
 public:
  Answerer(const RuleSet& rules, const Battle& battle, std::string_view line, Words words, ChargeOrigins origins)
      : rules_(rules), battle_(battle), line_(line), words_(words), origins_(std::move(origins)) {}

  /// `moment` takes the place of the one that the question names.
  [[nodiscard]] Told told(const std::optional<TableMoment>& moment = std::nullopt);

 private:
  // questions.cpp
  void answer();
  void stop(Words words, std::string why, std::vector<std::string> choices = {});
  void figures(const Battle& at, std::vector<std::string> lines);
  /// The unit that a name of the question fits, or nothing, and then it is asked back.
  [[nodiscard]] std::optional<UnitIndex> unitAt(std::size_t which);
  [[nodiscard]] std::optional<Battle> there(const TableMoment& moment);
  [[nodiscard]] std::optional<Battle> momentFor(SideIndex side, const std::vector<int>& kinds);
  [[nodiscard]] std::optional<Battle> firstLater(SideIndex side, const std::function<bool(const Battle&)>& holds) const;
  [[nodiscard]] std::string words(const Battle& at, const Reason& reason) const;
  void may();
  void mayUnit(UnitIndex u);
  void mayGo(const Battle& at, UnitIndex u, const std::vector<int>& kinds, double far);
  void mayPerson(PersonIndex p);
  void tell(const Battle& at, const Judgement& judgement, UnitIndex u);
  [[nodiscard]] std::vector<UnitIndex> whoCan(const std::vector<UnitIndex>& fit);

  // reply_answers.cpp
  /// "May it countercharge?", "must it evade?" of a unit that has been charged. False where nothing of that is asked.
  [[nodiscard]] bool answersCharge(UnitIndex u);
  void whoAnswers();
  /// "Boii may answer the charge of Legio II, if it has not yet: stand, countercharge."
  [[nodiscard]] std::string replyLine(const ChargeReply& reply) const;

  // who_answers.cpp
  void who();
  void whoMust();
  void whoMay();
  void whoBegins();
  void whoDeploys();
  void whoFights();
  void whoHasWon();
  void whoIs();
  void whoLeads();
  void whoseTurn();
  void whatNow();
  [[nodiscard]] std::vector<std::string> throwsNow(const Battle& at) const;
  [[nodiscard]] std::vector<std::string> remindersNow(const Battle& at) const;

  // need_answers.cpp
  void needs(UnitIndex u);
  void needsOfPerson(PersonIndex p);
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

  // figure_answers.cpp
  void where();
  void howFar();
  void howMany();
  void stateOf();
  void hasDone();
  void whoHasDone();
  [[nodiscard]] std::optional<Meant> markOf(std::string_view verb) const;
  [[nodiscard]] std::vector<std::string> reachOf(UnitIndex u, const std::vector<int>& kinds);

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words words_;
  ChargeOrigins origins_;
  Asked asked_;
  Told told_;
};

}  // namespace signifer::tell
