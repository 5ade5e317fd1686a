// Questions in a line: "may Legio II charge?", "what do the Triarii need?", "who must test?". An answer says for which
// moment it is, and what it took for granted.
#include <algorithm>
#include <cmath>

#include "commander/outcome_words.h"
#include "commander/why.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/foresight.h"
#include "play/override.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "schema/field_reader.h"
#include "tell/judgement.h"
#include "tell/matters.h"
#include "tell/teller.h"
#include "tell/throw_words.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostTargets = 8;
constexpr std::size_t mostRows = 8;

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

class Questioner {
 public:
  Questioner(const RuleSet& rules, const Battle& battle, std::string_view line, Words words)
      : rules_(rules), battle_(battle), line_(line), left_(words) {}

  Told told() {
    while (!left_.empty() && left_.back().text == "?") left_ = left_.first(left_.size() - 1);
    readMoment();
    if (left_.empty()) stop(left_, said("Which unit is the question about?"));
    if (told_.stopped) return std::move(told_);
    if (std::ranges::any_of(left_, [](const Word& word) { return isOneOf(word.text, {"who", "wer", "qui"}); }))
      whatMatters();
    else
      aboutUnit();
    return std::move(told_);
  }

 private:
  void stop(Words words, std::string why, std::vector<std::string> choices = {}) {
    const std::size_t from = words.empty() ? line_.size() : words.front().from;
    const std::size_t to = words.empty() ? line_.size() : words.back().to;
    told_.stopped =
        NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
  }

  // "... in Roman shooting": the moment that the question is for.
  void readMoment() {
    for (std::size_t i = 1; i + 1 < left_.size(); ++i) {
      if (!isOneOf(left_[i].text, {"in", "im", "en", "dans", "bei", "during", "lors"})) continue;
      Words named = left_.subspan(i + 1);
      while (!named.empty() && senseOf(named.front().text) == Sense::filler) named = named.subspan(1);
      if (named.empty()) continue;
      SideIndex side = noSide;
      if (const auto found = sideNamed(battle_, named); found.fit.size() == 1) {
        side = found.fit.front();
        named = named.subspan(found.count);
      }
      const std::vector<StepIndex> steps = named.empty() ? std::vector<StepIndex>() : stepsNamed(rules_, named);
      if (steps.empty() && (side == noSide || !named.empty())) continue;
      if (steps.size() > 1) {
        std::vector<std::string> titles;
        for (const StepIndex one : steps) titles.push_back(rules_.definition().sequence().step(one).title);
        return stop(named, said("Which step?"), std::move(titles));
      }
      asked_ = momentOf(battle_, side);
      if (!steps.empty()) asked_->step = steps.front();
      left_ = left_.first(i);
      return;
    }
  }

  // The player turn of a side: the one that is on, or its next.
  [[nodiscard]] TableMoment momentOf(const Battle& battle, SideIndex side) const {
    if (side == noSide || side == battle.active) return tableMoment(battle);
    Battle last = battle;
    last.step = stopsOf(rules_, battle).back();
    return nextMoment(rules_, last);
  }

  // The battle as it is at the moment that the question is for.
  [[nodiscard]] std::optional<Battle> there(const TableMoment& moment) {
    if (comesBefore(rules_, battle_) == Before::deployment) {
      stop(left_, comesBeforeWords(rules_, battle_));
      return std::nullopt;
    }
    return atMoment(rules_, battle_, moment);
  }

  void whatMatters() {
    const auto at = asked_ ? there(*asked_) : std::optional<Battle>(battle_);
    if (!at) return;
    ToldAnswer answer;
    answer.head = headOf(rules_, *at);
    for (const Matter& matter : whatMattersNow(rules_, *at)) {
      if (matter.kind != Matter::Kind::throws) continue;
      std::string words = matter.words;
      for (std::size_t i = 0; i < matter.units.size(); ++i)
        words += (i == 0 ? ": " : ", ") + unitInFull(*at, matter.units[i]);
      answer.lines.push_back(words + (matter.figures.empty() ? "" : ". " + matter.figures));
    }
    for (const Reminder& reminder : rules_.reminders(*at)) {
      std::string words(rules_.definition().phrase(reminder.phrase));
      for (std::size_t i = 0; i < reminder.units.size(); ++i)
        words += (i == 0 ? ": " : ", ") + unitInFull(*at, reminder.units[i]);
      if (!reminder.rule.empty()) words += " (" + std::string(reminder.rule) + ")";
      answer.lines.push_back(std::move(words));
    }
    for (const NotKnown& open : notKnownYet(rules_, *at))
      answer.lines.push_back(said("Not known yet: {0}", {open.words}));
    if (answer.lines.empty()) answer.lines.push_back(said("Nobody that the program knows of."));
    told_.answer = std::move(answer);
  }

  void aboutUnit() {
    bool may = senseOf(left_.front().text) == Sense::may;
    // The unit begins at the first words that name one.
    Named<UnitIndex> named;
    Words from = left_.subspan(may || senseOf(left_.front().text) == Sense::what ? 1 : 0);
    while (!from.empty()) {
      const Sense sense = senseOf(from.front().text);
      if (sense == Sense::none || sense == Sense::filler || sense == Sense::all) named = unitsNamed(battle_, from);
      if (named.count > 0) break;
      from = from.subspan(1);
    }
    if (named.count == 0) return stop(left_, said("Which unit is the question about?"));
    // French asks "Legio II peut charger ?" as well as "peut Legio II charger ?".
    Words rest = from.subspan(named.count);
    if (!may && !rest.empty() && senseOf(rest.front().text) == Sense::may) {
      may = true;
      rest = rest.subspan(1);
    }
    if (named.fit.size() > 1) named.fit = whoMay(named.fit, may ? rest : Words());
    if (named.fit.size() > 1) {
      std::vector<std::string> names;
      for (const UnitIndex u : named.fit)
        if (names.size() < mostTargets + 1) names.push_back(unitInFull(battle_, u));
      return stop(from.first(named.count), said("Which of {0}?", {std::to_string(named.fit.size())}), std::move(names));
    }
    const UnitIndex u = named.fit.front();
    may ? mayIt(u, rest) : needs(u);
  }

  // "May the horse charge?" is asked of the one that may, if it is only one; else of the one that fights.
  [[nodiscard]] std::vector<UnitIndex> whoMay(const std::vector<UnitIndex>& fit, Words words) const {
    while (!words.empty() && senseOf(words.front().text) == Sense::filler) words = words.subspan(1);
    std::vector<int> kinds;
    if (!words.empty()) kinds = kindsNamed(rules_.definition(), words.front().text);
    std::vector<UnitIndex> may;
    if (!kinds.empty() && comesBefore(rules_, battle_) == Before::nothing)
      for (const UnitIndex u : fit)
        if (judged(rules_, battle_, u, kinds, noUnit).legal) may.push_back(u);
    if (may.size() == 1) return may;
    std::vector<UnitIndex> fighting;
    std::ranges::copy_if(fit, std::back_inserter(fighting), [&](UnitIndex u) { return fights(battle_, u); });
    return fighting.size() == 1 ? fighting : fit;
  }

  void mayIt(UnitIndex u, Words words) {
    const Definition& definition = rules_.definition();
    while (!words.empty() && senseOf(words.front().text) == Sense::filler) words = words.subspan(1);
    std::vector<int> kinds;
    if (!words.empty()) {
      kinds = kindsNamed(definition, words.front().text);
      if (kinds.empty()) return stop(words.first(1), said("No action of this rule set is called that."));
      words = words.subspan(1);
    } else {
      kinds = kindsOfUnits(definition);
    }
    UnitIndex target = noUnit;
    while (!words.empty() && senseOf(words.front().text) == Sense::filler) words = words.subspan(1);
    if (!words.empty()) {
      auto foe = unitsNamed(battle_, words);
      std::erase_if(foe.fit, [&](UnitIndex v) { return v == u; });
      if (foe.count == 0 || foe.fit.empty()) return stop(words, said("Nothing more was expected here."));
      if (foe.fit.size() > 1) {
        std::vector<std::string> names;
        for (const UnitIndex v : foe.fit) names.push_back(unitInFull(battle_, v));
        return stop(words, said("Which of {0}?", {std::to_string(foe.fit.size())}), std::move(names));
      }
      target = foe.fit.front();
    }
    const auto at = momentFor(u, kinds);
    if (!at) return;
    const Judgement judgement = judged(rules_, *at, u, kinds, target);
    answer(*at, judgement, u);
  }

  // The moment that was named; else this step, or the next step in which such a thing is asked of anybody of its side.
  [[nodiscard]] std::optional<Battle> momentFor(UnitIndex u, const std::vector<int>& kinds) {
    if (asked_) return there(*asked_);
    const auto asks = [&](const Battle& at) {
      const Decision decision = rules_.decision(at);
      return decision.side == battle_.unit(u).side &&
             std::ranges::any_of(kinds, [&](int kind) { return decision.allows(kind); });
    };
    if (comesBefore(rules_, battle_) == Before::nothing && asks(battle_)) return battle_;
    auto now = there(tableMoment(battle_));
    if (!now || asks(*now)) return now;
    TableMoment moment = momentOf(battle_, battle_.unit(u).side);
    const bool later = moment.turn != battle_.turn || moment.side != battle_.active;
    for (const StepIndex step : stopsOf(rules_, battle_)) {
      if (!later && step < battle_.step) continue;
      moment.step = step;
      if (auto at = atMoment(rules_, battle_, moment); at && asks(*at)) return at;
    }
    return now;
  }

  void answer(const Battle& at, const Judgement& judgement, UnitIndex u) {
    const Definition& definition = rules_.definition();
    ToldAnswer answer;
    answer.says = judgement.legal ? ToldAnswer::Says::yes : ToldAnswer::Says::no;
    answer.head = headOf(rules_, at);
    const auto reasonWords = [&](const Reason& reason) {
      std::string words = sentence(definition, at, reason);
      if (!reason.rule.empty()) words += " (" + std::string(reason.rule) + ")";
      return words;
    };
    if (judgement.legal) {
      const bool aimed = judgement.action.target != noUnit;
      answer.lines.push_back(said("Yes: {0}.", {actionInWords(rules_, at, judgement.action)}));
      if (aimed && judgement.targets.size() > 1) {
        std::string names;
        for (const UnitIndex v : judgement.targets) names += (names.empty() ? "" : ", ") + unitInFull(at, v);
        answer.lines.push_back(said("Possible targets: {0}.", {names}));
      }
      for (const Reason& figure : judgement.verdict.figures) answer.lines.push_back(reasonWords(figure));
      if (const std::string odds = outcomeInWords(rules_, at, judgement.action); !odds.empty())
        answer.lines.push_back(odds);
      std::string ids;
      for (const std::string& rule : definition.actions()[static_cast<std::size_t>(judgement.action.kind)].rules)
        ids += (ids.empty() ? "" : ", ") + rule;
      if (!ids.empty()) answer.lines.push_back(said("Rules: {0}.", {ids}));
    } else {
      answer.lines.push_back(judgement.measuredAll ? said("No.") : said("I find no way."));
      for (const Reason& reason : judgement.verdict.reasons) answer.lines.push_back(reasonWords(reason));
    }
    for (const Assumed& one : assumptions(rules_, at, judgement, u))
      answer.assumed.push_back(assumedInWords(rules_, at, one));
    told_.answer = std::move(answer);
  }

  // The throws that are to come for a unit, with what they need.
  void needs(UnitIndex u) {
    const auto at = asked_ ? there(*asked_) : std::optional<Battle>(battle_);
    if (!at) return;
    ToldAnswer answer;
    answer.head = headOf(rules_, *at);
    ActionList list;
    const Decision decision = rules_.decision(*at);
    rules_.candidates(*at, decision, list);
    std::vector<std::string> told;
    for (const Action& action : list) {
      if (action.unit != u && !decision.automatic) continue;
      if (told.size() >= mostRows) break;
      for (const ForeseenThrow& one : foreseen(rules_, *at, action)) {
        if (one.dice.unit != u && action.unit != u) continue;
        if (!one.ruling) continue;
        std::string words = throwWords(*at, action, *one.ruling);
        if (std::ranges::find(told, words) == told.end()) told.push_back(std::move(words));
        break;
      }
    }
    answer.lines = std::move(told);
    if (answer.lines.empty())
      answer.lines.push_back(
          said("{0} has no dice to throw in this step, as far as the program knows.", {unitInFull(*at, u)}));
    told_.answer = std::move(answer);
  }

  // "Shoot at Boii: Shooting. Long range -1 (HG-SHO-3). Hits: 0 58 %, 1 42 %."
  [[nodiscard]] std::string throwWords(const Battle& at, const Action& action, const Consultation& ruling) const {
    return actionInWords(rules_, at, action) + ": " + ruling.procedure->info().title + ". " +
           chancesInWords(rules_, ruling);
  }

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words left_;
  std::optional<TableMoment> asked_;
  Told told_;
};

}  // namespace

bool asksOfLastMove(Words words) {
  const auto has = [&](std::initializer_list<std::string_view> any) {
    return std::ranges::any_of(words, [&](const Word& word) { return isOneOf(word.text, any); });
  };
  return has({"legal", "allowed", "erlaubt", "regelgerecht", "permis", "autorise"}) &&
         has({"that", "this", "it", "das", "dies", "cela", "ce", "c"}) && words.size() <= 6;
}

bool isQuestion(Words words) {
  if (words.empty()) return false;
  const Sense first = senseOf(words.front().text);
  return words.back().text == "?" || first == Sense::may || first == Sense::what ||
         isOneOf(words.front().text, {"who", "wer", "qui"});
}

Told answered(const RuleSet& rules, const Battle& battle, std::string_view line, Words words) {
  return Questioner(rules, battle, line, words).told();
}

}  // namespace signifer::tell
