// The words in which a referee says an answer, so short that a line knows them.
#pragma once

#include <string>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"

namespace signifer::tell {

class EntryWords {
 public:
  explicit EntryWords(const RuleSet& rules) : rules_(rules) {}

  /// "legio 1 and all triarii".
  [[nodiscard]] std::string namesOf(const Battle& battle, const std::vector<UnitIndex>& units) const;
  /// "wheel right 30 ahead 4".
  [[nodiscard]] std::string wayOf(const Battle& battle, UnitIndex unit, const Path& path) const;
  /// By its verb; with `way` also by its way, with `deed` by all that can be said of it.
  [[nodiscard]] std::string answerOf(const Battle& battle, const Action& action, bool way, bool deed) const;

 private:
  [[nodiscard]] std::string nameOf(const Battle& battle, UnitIndex u) const;
  [[nodiscard]] std::vector<UnitIndex> allCalled(const Battle& battle, const std::string& word, SideIndex side) const;

  const RuleSet& rules_;
};

}  // namespace signifer::tell
