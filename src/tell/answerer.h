// The answers to questions that were read: each kind of question has its own.
#pragma once

#include "tell/asked.h"
#include "tell/judgement.h"
#include "tell/tell.h"

namespace signifer::tell {

/// "Its zone: 12 in from the lower edge."; empty where the side has none.
[[nodiscard]] std::string zoneWords(const Definition& definition, const Battle& battle, SideIndex side);

class Answerer {
 public:
  Answerer(const RuleSet& rules, const Battle& battle, std::string_view line, Words words)
      : rules_(rules), battle_(battle), line_(line), words_(words) {}

  [[nodiscard]] Told told();

 private:
  // questions.cpp
  void answer();
  void stop(Words words, std::string why, std::vector<std::string> choices = {});
  void figures(const Battle& at, std::vector<std::string> lines);
  /// The unit that a name of the question fits, or nothing, and then it is asked back.
  [[nodiscard]] std::optional<UnitIndex> unitAt(std::size_t which);
  [[nodiscard]] std::optional<Battle> there(const TableMoment& moment);
  [[nodiscard]] std::optional<Battle> momentFor(SideIndex side, const std::vector<int>& kinds);
  [[nodiscard]] std::string words(const Battle& at, const Reason& reason) const;
  void may();
  void mayUnit(UnitIndex u);
  void mayGo(const Battle& at, UnitIndex u, const std::vector<int>& kinds, double far);
  void mayPerson(PersonIndex p);
  void tell(const Battle& at, const Judgement& judgement, UnitIndex u);
  [[nodiscard]] std::vector<UnitIndex> whoCan(const std::vector<UnitIndex>& fit);

  // who_answers.cpp
  void who();
  void whoMust();
  void whoMay();
  void whoBegins();
  void whoDeploys();
  void whoFights();
  void whoHasWon();
  void whoIs();
  void whatNow();
  [[nodiscard]] std::vector<std::string> throwsNow(const Battle& at) const;
  [[nodiscard]] std::vector<std::string> remindersNow(const Battle& at) const;

  // figure_answers.cpp
  void needs(UnitIndex u);
  void needsOfPerson(PersonIndex p);
  void where();
  void howFar();
  void howMany();
  void stateOf();
  [[nodiscard]] std::vector<std::string> throwsOf(const Battle& at, UnitIndex u, PersonIndex p, UnitIndex against,
                                                  bool late = false) const;
  [[nodiscard]] std::vector<std::string> throwsInFight(const Battle& at, UnitIndex u, UnitIndex against) const;
  [[nodiscard]] std::vector<std::string> reachOf(UnitIndex u, const std::vector<int>& kinds);

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words words_;
  Asked asked_;
  Told told_;
};

}  // namespace signifer::tell
