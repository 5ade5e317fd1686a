// The moment that a line tells: "next", "turn 4", "rome shooting", "rome begins".
#include <algorithm>
#include <utility>

#include "battle/origins.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/change_words.h"
#include "play/own_accord.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "tell/fields.h"
#include "tell/judgement.h"
#include "tell/matters.h"
#include "tell/tell.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

// "First" and "has the first turn" beside the verb itself.
bool saysItBegins(Words words) {
  constexpr std::string_view others = "first go goes has have turn als zuerst hat an ersten premier";
  const auto begins = [](const Word& word) {
    return senseOf(word.text) == Sense::begins || word.text == "first" || word.text == "zuerst" ||
           word.text == "premier";
  };
  return std::ranges::any_of(words, begins) && std::ranges::all_of(words, [&](const Word& word) {
           return begins(word) || senseOf(word.text) == Sense::filler || hasWord(others, word.text);
         });
}

// "Étape suivante".
bool endsInNext(Words words) {
  return words.size() == 2 && senseOf(words[1].text) == Sense::next &&
         (words[0].text == "etape" || sameStem(words[0].text, "phase"));
}

// Steps in words, parted by commas.
std::string inARow(const RuleSet& rules, std::span<const StepIndex> steps) {
  std::string words;
  for (const StepIndex step : steps) words += (words.empty() ? "" : ", ") + stepInWords(rules.definition(), step);
  return words;
}

}  // namespace

// The moment that a step, a side and a turn name together. A side that is not on has its next player turn.
bool Teller::goTo(Words words, std::optional<int> turn, SideIndex side, Words step) {
  TableMoment moment = tableMoment(battle_);
  if (side != noSide && side != battle_.active && !turn) {
    Battle last = battle_;
    last.step = stopsOf(rules_, battle_).back();
    moment = nextMoment(rules_, last);
  }
  // A turn by its number alone begins with the side that opened the battle.
  if (turn && *turn != battle_.turn && side == noSide) moment.side = openingSide(rules_, battle_);
  if (turn) moment.turn = *turn;
  if (side != noSide) moment.side = side;
  const bool sameTurn = moment.turn == battle_.turn && moment.side == battle_.active;
  if (!sameTurn) moment.step = stopsOf(rules_, battle_).front();
  if (!step.empty()) {
    const std::vector<StepIndex> steps = stepsNamed(rules_, step);
    if (steps.empty()) return stop(step, said("No step of this rule set has that name."));
    if (steps.size() > 1) {
      std::vector<std::string> titles;
      for (const StepIndex one : steps) titles.push_back(rules_.definition().sequence().step(one).title);
      return stop(step, said("Which step?"), std::move(titles));
    }
    moment.step = steps.front();
  }
  return change(words, json::parse(momentText(rules_, battle_, moment)));
}

// The throws of this step that a step on leaves behind.
std::string Teller::dueHere() const {
  constexpr std::size_t most = 12;
  std::string due;
  for (const Matter& matter : whatMattersNow(rules_, battle_)) {
    if (matter.kind != Matter::Kind::throws) continue;
    std::vector<UnitIndex> units = matter.units;
    const std::vector<UnitIndex> settled = settledUnits(battle_);
    std::erase_if(units, [&](UnitIndex u) { return std::ranges::find(settled, u) != settled.end(); });
    if (units.empty() && !matter.units.empty()) continue;
    std::string names;
    for (std::size_t i = 0; i < units.size() && i < most; ++i)
      names += (i == 0 ? "" : ", ") + unitInFull(battle_, units[i]);
    due += (due.empty() ? "" : "; ") + (names.empty() ? matter.words : said("{0}: {1}", {matter.words, names}));
  }
  for (const OwnAccord& one : ofItsOwnAccord(rules_, battle_)) due += (due.empty() ? "" : "; ") + one.words;
  return due;
}

// "next", "next phase", "back". `endsSo`: the word stands at the end, "Schritt weiter".
bool Teller::onwards(Words words, bool endsSo) {
  const bool ahead = endsSo || senseOf(words.front().text) == Sense::next;
  if (comesBefore(rules_, battle_) == Before::whoBegins)
    return stop(words, comesBeforeWords(rules_, battle_),
                {std::string(sideName(battle_, 0)), std::string(sideName(battle_, 1))});
  if (const std::string before = comesBeforeWords(rules_, battle_); !before.empty()) return stop(words, before);
  const std::string pacing = words.size() > 1 ? words[endsSo ? 0 : 1].text : std::string();
  if (ahead && hasWord("turn player zug spieler tour joueur", pacing))
    return goTo(words, std::nullopt, enemyOf(battle_.active), {});
  const Pace pace = sameStem(pacing, "phase") ? Pace::phases : Pace::steps;
  if (words.size() > 1 && pace == Pace::steps && !sameStem(pacing, "step") && pacing != "schritt" && pacing != "etape")
    return stop(words.subspan(1), said("Only \"step\" or \"phase\" was expected here."));
  // "next step" is the very next one; "next" passes those at which nobody can act.
  const bool very = words.size() > 1 && pace == Pace::steps;
  const MomentAhead next =
      ahead && !very ? nextToAct(rules_, battle_, pace) : MomentAhead{nextMoment(rules_, battle_, pace), {}};
  const TableMoment to = ahead ? next.to : momentBefore(rules_, battle_, pace);
  const std::string open = ahead ? dueHere() : std::string();
  if (!change(words, json::parse(momentText(rules_, battle_, to)))) return false;
  std::string& understood = told_.understood.back().words;
  const std::vector<StepIndex> here = stepsAtStop(rules_, battle_);
  if (here.size() > 1) understood += ". " + said("Here too: {0}", {inARow(rules_, std::span(here).subspan(1))});
  if (!open.empty()) understood += ". " + said("Left behind, if nobody has told it: {0}", {open});
  if (ahead && !next.passed.empty())
    understood = said("{0} (passed, as the program knows of nobody who acts there: {1})",
                      {understood, inARow(rules_, next.passed)});
  return true;
}

// "next", "back", "turn 4", "rome shooting", "rome begins", "shooting". False where the words are something else; where
// they stop it is said.
bool Teller::moment(Words words) {
  Reading reading{words};
  const bool alone = words.size() == 1 || (words.size() == 2 && stepsNamed(rules_, words.subspan(1)).empty());
  const bool endsSo = endsInNext(words);
  if (endsSo || reading.sense() == Sense::next || (alone && reading.sense() == Sense::back))
    return onwards(words, endsSo);
  std::optional<int> turn;
  SideIndex side = noSide;
  for (bool more = true; more && !reading.done();) {
    more = false;
    if (!turn && reading.sense() == Sense::turn && reading.left.size() > 1) {
      if (const auto number = numberOf(reading.left[1].text); number && *number >= 1) {
        turn = static_cast<int>(*number);
        reading.take(2);
        more = true;
        continue;
      }
    }
    if (side == noSide)
      if (const auto named = sideNamed(battle_, reading.left); named.fit.size() == 1) {
        side = named.fit.front();
        reading.take(named.count);
        more = true;
      }
  }
  reading.skipFiller();
  // "Rome's turn", "Rom ist am Zug".
  if (side != noSide && !turn && !reading.done() &&
      std::ranges::all_of(
          reading.left,
          [](const Word& word) {
            return hasWord("s turn phase player zug manche am an der reihe dran tour joue begins its move now jetzt",
                           word.text) ||
                   senseOf(word.text) == Sense::filler;
          }) &&
      std::ranges::any_of(
          reading.left, [](const Word& word) { return hasWord("turn phase zug reihe dran tour manche", word.text); }) &&
      comesBefore(rules_, battle_) == Before::nothing)
    return side == battle_.active ? change(words, json::parse(momentText(rules_, battle_, tableMoment(battle_))))
                                  : goTo(words, std::nullopt, side, {});
  // "Rome breaks" is told of an army, and is no step of routed units.
  const Sense fate = reading.done() ? Sense::none : reading.sense();
  if (side != noSide && reading.left.size() == 1 &&
      (fate == Sense::routs || fate == Sense::loses || fate == Sense::gone))
    return false;
  // A side alone answers the question of who begins.
  const bool answers = reading.done() && !turn && comesBefore(rules_, battle_) == Before::whoBegins;
  const bool says = !reading.done() && saysItBegins(reading.left);
  if (side != noSide && (answers || says)) {
    if (comesBefore(rules_, battle_) == Before::deployment) return stop(words, comesBeforeWords(rules_, battle_));
    const SideIndex opener = openingSide(rules_, battle_);
    const bool goneOn =
        comesBefore(rules_, battle_) == Before::nothing && (battle_.turn > 1 || battle_.active != opener);
    if (goneOn && side != opener)
      return stop(words, said("The first player turn is that of {0}, and the battle has gone on since.",
                              {std::string(sideName(battle_, opener))}));
    return change(words, json::parse(beginsText(battle_, side)));
  }
  const bool whole = reading.done() ? turn || side != noSide : !stepsNamed(rules_, reading.left).empty();
  // A side alone may be the beginning of a unit's name.
  if (!whole) return turn.has_value() ? stop(reading.left, said("No step of this rule set has that name.")) : false;
  return goTo(words, turn, side, reading.left);
}

// Words with which a moment begins, whoever has been spoken of.
bool Teller::beginsMoment(Words words) const {
  const Sense sense = senseOf(words.front().text);
  const bool numbered = words.size() > 1 && numberOf(words[1].text).has_value();
  // "Marched" behind a unit is no side of the march.
  const auto side = sideNamed(battle_, words);
  const bool ofSide =
      side.count > 0 && (units_.empty() || !meantByWord(rules_.definition().unitStatus(), words.front().text));
  return sense == Sense::next || endsInNext(words) || (sense == Sense::back && words.size() == 1) ||
         (sense == Sense::turn && numbered) || ofSide;
}

bool Teller::clauseOfMoment(Words words) {
  // "King orders general advance": a leader may be called as his side is.
  const auto leader = personNamed(battle_, words);
  if (leader.count > 0 && leader.count < words.size() && givesOrders(rules_.definition(), words[leader.count].text))
    return false;
  if (beginsMoment(words)) return moment(words) || told_.stopped;
  // A step by its title, unless somebody was spoken of or the words are a unit's name.
  const bool known = !units_.empty() || person_ != noPerson;
  // Words about several units are no step.
  if (const Named<UnitIndex> all = unitsNamed(battle_, words); all.all && all.count < words.size()) return false;
  // A line that begins with somebody's name is about him, whatever step has a word of it.
  const auto named = unitsNamed(battle_, words);
  if (named.count > 0 && named.fit.size() == 1 && named.count < words.size()) return false;
  const std::vector<StepIndex> steps = stepsNamed(rules_, words);
  // "Tir" is the phase before it is the beginning of "Tirailleurs".
  const bool whole = std::ranges::any_of(steps, [&](StepIndex step) {
    return std::ranges::equal(wordsOf(rules_.definition().sequence().step(step).title), words, {}, &Word::text,
                              &Word::text);
  });
  if (known || steps.empty() || (named.count == words.size() && !whole)) return false;
  return moment(words) || told_.stopped;
}

}  // namespace signifer::tell
