// A replay keeps each of these once: texts in each of its languages, the looks of units, badges and outlines. Events
// name them by their places.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/ruleset.h"
#include "schema/json_text.h"

namespace signifer {

/// Each thing once.
template <class One>
class Kept {
 public:
  int at(const One& one) {
    const auto [found, fresh] = places_.try_emplace(one, static_cast<int>(places_.size()));
    if (fresh) list_.push_back(one);
    return found->second;
  }
  [[nodiscard]] const std::vector<One>& list() const { return list_; }

 private:
  std::map<One, int> places_;
  std::vector<One> list_;
};

/// Texts that a recording told in one language, in the order of the telling.
using ToldTexts = std::vector<std::string>;

/// The texts of a recording. A battle is told in the same order in any language, so that the n-th text of one is the
/// n-th of the others.
class RecordedTexts {
 public:
  explicit RecordedTexts(const std::vector<ToldTexts>& others) : others_(others) {}

  int at(const std::string& words);
  /// A list for each language, this one first.
  [[nodiscard]] Json list() const;
  [[nodiscard]] ToldTexts takeTold() { return std::move(told_); }

 private:
  const std::vector<ToldTexts>& others_;
  Kept<std::vector<std::string>> texts_;
  ToldTexts told_;
};

class RecordedLooks {
 public:
  RecordedLooks(const RuleSet& rules, const Setup& setup, RecordedTexts& texts)
      : rules_(rules), setup_(setup), texts_(texts) {}

  /// A unit's look and the words of its card, the same for many units and moments.
  int lookOf(const Battle& battle, UnitIndex index);
  void addSymbol(const std::string& symbol) { symbols_.insert(symbol); }
  /// Looks, badges and outlines.
  void write(Json& json) const;

 private:
  const RuleSet& rules_;
  const Setup& setup_;
  RecordedTexts& texts_;
  Kept<Json> looks_;
  Kept<std::pair<std::string, bool>> badges_;
  std::set<std::string> symbols_;
};

/// Puts the numbers of names into the texts of a recording that name somebody: "~12~" stands for text 12, and a "~" of
/// a text is written twice.
void packNames(Json& recording);

}  // namespace signifer
