// Questions in a line: "may Legio II charge?", "what do the Triarii need?", "who must test?". An answer says for which
// moment it is, and what it took for granted.
#include <algorithm>

#include "commander/outcome_words.h"
#include "commander/prospects.h"
#include "commander/why.h"
#include "language/language.h"
#include "play/table_moment.h"
#include "play/who_is_asked.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/fate_words.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostTargets = 8;
constexpr std::size_t mostAnswers = 6;

std::vector<std::string> namesOf(const Battle& battle, const std::vector<UnitIndex>& units) {
  std::vector<std::string> names;
  for (const UnitIndex u : units)
    if (names.size() < mostTargets + 1) names.push_back(unitInFull(battle, u));
  return names;
}

// "Taken for granted of Boii: Hits suffered: 0. If 3: not legal (HG-BW-2). Routed: no. If yes: not legal (HG-SEQ-2)."
std::vector<std::string> assumedByUnit(const RuleSet& rules, const Battle& at, const std::vector<Assumed>& all) {
  std::vector<std::string> lines;
  std::vector<UnitIndex> units;
  constexpr double mostThatIsTold = 20;
  for (const Assumed& one : all) {
    // A unit of a hundred models is nothing that a table could hold.
    const Field& field = rules.definition().unitStatus()[one.field];
    if (field.type == FieldType::integer && one.value == field.most && field.most > mostThatIsTold) continue;
    const auto known = std::ranges::find(units, one.unit);
    std::string words = turnInWords(rules, at, one);
    if (known == units.end()) {
      units.push_back(one.unit);
      lines.push_back(said("Taken for granted of {0}: {1}", {unitInFull(at, one.unit), words}));
    } else {
      lines[static_cast<std::size_t>(known - units.begin())] += " " + words;
    }
  }
  return lines;
}

// Whether a charge falls short whatever is answered. A figure that is too far may be of something else than its reach.
bool neverComesHome(const RuleSet& rules, const Battle& at, const Action& charge) {
  const auto any = prospectsOf(rules, at, charge);
  if (!any) return false;
  const auto comesHome = [](const Prospects& one) { return one.home > 0 || one.diverted > 0; };
  if (comesHome(*any)) return false;
  return std::ranges::none_of(any->replies, [&](const Action& reply) {
    const auto one = prospectsOf(rules, at, charge, prospectsLimit, nullptr, reply);
    return one && comesHome(*one);
  });
}

}  // namespace

void addOnce(std::vector<std::string>& lines, std::string line) {
  if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
}

Told Answerer::told(const std::optional<TableMoment>& moment) {
  if (auto asked = readQuestion(rules_, battle_, line_, words_, told_.stopped)) {
    asked_ = std::move(*asked);
    if (moment) asked_.moment = moment;
    answer();
  }
  if (told_.stopped && told_.stopped->unanswered) addRules();
  if (told_.answer && figuresAt_) told_.answer->assumed = factsBehindFigures();
  if (told_.answer && comesBefore(rules_, battle_) == Before::whoBegins && assumesTurn_)
    told_.answer->assumed.push_back(
        said("Taken for granted: {0} has the first player turn.", {std::string(sideName(battle_, *assumesTurn_))}));
  return std::move(told_);
}

void Answerer::stop(Words words, std::string why, std::vector<std::string> choices) {
  const std::size_t from = words.empty() ? line_.size() : words.front().from;
  const std::size_t to = words.empty() ? line_.size() : words.back().to;
  told_.stopped =
      NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
}

void Answerer::leave(Words words, std::string why, std::vector<std::string> choices) {
  stop(words, std::move(why), std::move(choices));
  told_.stopped->unanswered = true;
}

void Answerer::figures(const Battle& at, std::vector<std::string> lines) {
  told_.answer = ToldAnswer{ToldAnswer::Says::figures, headOf(rules_, at), std::move(lines)};
}

std::string Answerer::words(const Battle& at, const Reason& reason) const {
  std::string words = sentence(rules_.definition(), at, reason);
  if (!reason.rule.empty()) words += " (" + std::string(reason.rule) + ")";
  return words;
}

std::optional<UnitIndex> Answerer::unitAt(std::size_t which) {
  std::vector<UnitIndex> fit = asked_.units[which];
  // The units of the side that is on are meant first, then those that fight.
  const auto narrow = [&fit](auto&& holds) {
    std::vector<UnitIndex> kept;
    std::ranges::copy_if(fit, std::back_inserter(kept), holds);
    if (!kept.empty()) fit = std::move(kept);
  };
  if (which == 0 && fit.size() > 1) narrow([&](UnitIndex u) { return battle_.unit(u).side == battle_.active; });
  if (which == 1 && fit.size() > 1 && asked_.units[0].size() == 1)
    narrow([&](UnitIndex u) { return battle_.unit(u).side != battle_.unit(asked_.units[0].front()).side; });
  if (fit.size() > 1) {
    std::vector<UnitIndex> fighting;
    std::ranges::copy_if(fit, std::back_inserter(fighting), [&](UnitIndex u) { return fights(battle_, u); });
    if (fighting.size() == 1) return fighting.front();
  }
  if (fit.size() == 1) return fit.front();
  stop(asked_.unitWords[which], said("Which of {0}?", {std::to_string(fit.size())}), namesOf(battle_, fit));
  return std::nullopt;
}

std::optional<Battle> Answerer::there(const TableMoment& moment) {
  if (comesBefore(rules_, battle_) == Before::deployment) {
    stop(words_, comesBeforeWords(rules_, battle_));
    return std::nullopt;
  }
  auto at = atMoment(rules_, battle_, moment);
  if (at && comesBefore(rules_, battle_) == Before::whoBegins) assumesTurn_ = at->active;
  return at;
}

// The moment that was named; else this step, or the next step in which such a thing is asked of anybody of the side.
std::optional<Battle> Answerer::momentFor(SideIndex side, const std::vector<int>& kinds) {
  if (asked_.moment) {
    auto at = there(*asked_.moment);
    if (at && comesBefore(rules_, *at) == Before::nothing) at = untilAsked(*at, side);
    return at;
  }
  const auto asks = [&](const Battle& at) {
    const Decision decision = rules_.decision(at);
    return isAsked(rules_.definition(), at, decision, side) &&
           std::ranges::any_of(kinds, [&](int kind) { return decision.allows(kind); });
  };
  if (comesBefore(rules_, battle_) == Before::nothing && asks(battle_)) return untilAsked(battle_, side);
  auto now = there(tableMoment(battle_));
  if (!now) return now;
  if (asks(*now)) return untilAsked(*now, side);
  if (auto later = firstLater(side, asks)) return untilAsked(*later, side);
  return now;
}

// The step of the same player turn, this one or a later one, in which least is against it: some shoot before they move,
// others after.
Battle Answerer::bestThisTurn(Battle first, UnitIndex u, const std::vector<int>& kinds, UnitIndex target) const {
  if (asked_.moment || comesBefore(rules_, battle_) != Before::nothing) return first;
  const auto against = [&](const Battle& at) {
    const Judgement one = judged(rules_, at, u, kinds, target, asked_.chosen);
    return one.legal ? 0 : std::max<std::size_t>(1, one.verdict.reasons.size());
  };
  std::size_t least = against(first);
  Battle best = std::move(first);
  TableMoment moment = tableMoment(best);
  const StepIndex begin = best.step;
  for (const StepIndex stop : stopsOf(rules_, battle_)) {
    if (least == 0) break;
    if (stop <= begin) continue;
    moment.step = stop;
    const auto at = atMoment(rules_, battle_, moment);
    if (!at || rules_.outcome(*at)) continue;
    Battle asks = untilAsked(*at, battle_.unit(u).side);
    if (!isAskedFor(asks, kinds)) continue;
    const std::size_t now = against(asks);
    if (now >= least) continue;
    least = now;
    best = std::move(asks);
  }
  return best;
}

bool Answerer::isAskedFor(const Battle& at, const std::vector<int>& kinds) const {
  const Decision decision = rules_.decision(at);
  return std::ranges::any_of(kinds, [&](int kind) { return decision.allows(kind); });
}

// The first of the later steps of this player turn, then of the side's own next one, of which something holds.
std::optional<Battle> Answerer::firstLater(SideIndex side, const std::function<bool(const Battle&)>& holds) const {
  const auto among = [&](TableMoment moment, bool all) -> std::optional<Battle> {
    for (const StepIndex stop : stopsOf(rules_, battle_)) {
      if (!all && stop <= battle_.step) continue;
      moment.step = stop;
      if (auto at = atMoment(rules_, battle_, moment); at && !rules_.outcome(*at) && holds(*at)) return at;
    }
    return std::nullopt;
  };
  if (auto at = among(tableMoment(battle_), false)) return at;
  TableMoment next = playerTurnOf(rules_, battle_, side);
  const bool isOn = next.turn == battle_.turn && next.side == battle_.active;
  if (isOn) ++next.turn;
  return among(next, true);
}

// "May the horse charge?" is asked of the one that may, if it is only one.
std::vector<UnitIndex> Answerer::whoCan(const std::vector<UnitIndex>& fit) {
  std::vector<UnitIndex> can;
  if (asked_.deed && comesBefore(rules_, battle_) == Before::nothing)
    for (const UnitIndex u : fit)
      if (judged(rules_, battle_, u, *asked_.deed, noUnit, asked_.chosen).legal) can.push_back(u);
  return can;
}

void Answerer::may() {
  // "May Boii be charged by Legio II?" asks of Legio II.
  if (asked_.passive && asked_.units.size() < 2) return whoMay();
  if (asked_.passive) {
    std::swap(asked_.units[0], asked_.units[1]);
    std::swap(asked_.unitWords[0], asked_.unitWords[1]);
  }
  // "May the Gauls charge?" asks who of them may.
  if (asked_.side != noSide && !asked_.person && asked_.deed && !asked_.deed->empty()) return whoMay();
  if (asked_.person && (asked_.units.empty() || asked_.unitWords[0].front().from > words_.front().to)) {
    const bool personFirst = asked_.units.empty() || asked_.deed;
    const auto isOf = [&](int kind) {
      return isOfPerson(rules_.definition().actions()[static_cast<std::size_t>(kind)]);
    };
    if (personFirst && (asked_.units.empty() || std::ranges::any_of(*asked_.deed, isOf)))
      return mayPerson(*asked_.person);
  }
  if (asked_.units.empty()) return leave(words_, said("Which unit is the question about?"));
  if (asked_.all && asked_.deed && asked_.units[0].size() > 1) return mayAll();
  if (asked_.units[0].size() > 1)
    if (const auto can = whoCan(asked_.units[0]); can.size() == 1) asked_.units[0] = can;
  if (const auto u = unitAt(0)) mayUnit(*u);
}

void Answerer::mayUnit(UnitIndex u) {
  const Definition& definition = rules_.definition();
  std::vector<int> kinds = kindsOfUnits(definition);
  if (answersChoice(u) || answersCharge(u)) return;
  if (asked_.deed) {
    kinds = ofUnits(definition, *asked_.deed);
    if (kinds.empty()) {
      if (!battle_.unit(u).present)
        return figures(battle_, {said("{0} is not on the table.", {unitInFull(battle_, u)})});
      if (hangsOnFight()) return;
      // "May it rally?" of what the rules do by themselves.
      std::vector<std::string> lines = fatesOfCharges(u);
      if (!lines.empty()) return figures(battle_, std::move(lines));
      if (const auto then = asked_.moment ? std::nullopt : whatComesTo(u, lines))
        return figures(*then, std::move(lines));
      std::vector<std::string> others;
      for (const int kind : kindsOfUnits(definition))
        if (others.size() < mostTargets) others.push_back(definition.actions()[static_cast<std::size_t>(kind)].title);
      return stop(words_, said("No unit does that by itself here, as far as is known: {0}.", {asked_.deedWord}),
                  std::move(others));
    }
  }
  UnitIndex target = noUnit;
  if (asked_.units.size() > 1) {
    const auto other = unitAt(1);
    if (!other) return;
    target = *other;
    // "May it move through Boii?": a move has no target, and the answer would be that of another question.
    const auto& all = definition.actions();
    const auto goes = [&](int kind) {
      const ActionKind& one = all[static_cast<std::size_t>(kind)];
      return one.gesture == "move" && !aims(one);
    };
    if (asked_.deed && std::ranges::all_of(kinds, goes)) {
      leaveOut(asked_.unitWords[1].first(1));
      return;
    }
  }
  auto at = momentFor(battle_.unit(u).side, kinds);
  if (!at) return;
  if (asked_.deed && !asked_.moment && !isAskedFor(*at, kinds) && hangsOnFight()) return;
  if (!asked_.number) at = bestThisTurn(std::move(*at), u, kinds, target);
  constexpr double slightWheel = 5;
  const bool turns = asked_.deed && (asked_.way != Sense::none || wheels()) && target == noUnit;
  if (turns && !asked_.number && wheels()) return mayGo(*at, u, kinds, slightWheel);
  if (asked_.number && asked_.deed) return mayGo(*at, u, kinds, *asked_.number);
  const Judgement judgement = judged(rules_, *at, u, kinds, target, asked_.chosen);
  if (judgement.legal || !judgement.byItself) {
    tell(*at, judgement, u);
    // The end of a fight is asked for in the middle of a step, and the table beside is never there.
    const bool notNow =
        std::ranges::find(judgement.verdict.reasons, "not-now", &Reason::code) != judgement.verdict.reasons.end();
    if (told_.answer && !judgement.legal && !asked_.moment && notNow && !isAskedFor(*at, kinds)) {
      told_.answer->says = ToldAnswer::Says::figures;
      told_.answer->lines.front() = said("No step asks for that, as things stand. Against it now:");
    }
    return;
  }
  std::vector<std::string> lines{said("Yes: the rules carry it out, and nobody is asked.")};
  for (std::string& line : throwsOf(*at, u, noPerson, target)) addOnce(lines, std::move(line));
  told_.answer = ToldAnswer{ToldAnswer::Says::yes, headOf(rules_, *at), std::move(lines)};
}

// "May it pursue?" of a rule set in which fights decide it.
bool Answerer::hangsOnFight() {
  const std::vector<Word> verb = wordsOf(asked_.deedWord);
  const auto fate = fateSaid(verb);
  const HandTurns* turns = handTurnsOf(rules_);
  const auto& kinds = rules_.definition().actions();
  const auto has = [&](std::string_view word) {
    return std::ranges::any_of(kinds, [&](const ActionKind& kind) {
      return std::ranges::any_of(kind.fields, [&](const Field& field) {
        return std::ranges::any_of(field.values, [&](const std::string& value) { return value.starts_with(word); });
      });
    });
  };
  if (!fate || turns == nullptr || verb.empty() ||
      !has(meaningsOf(verb.front().text).empty() ? verb.front().text : meaningsOf(verb.front().text).front()))
    return false;
  figures(battle_, {said("The program does not know: how the fight ended decides it. Say first what became of the "
                         "beaten unit.")});
  return true;
}

void Answerer::mayPerson(PersonIndex p) {
  const Definition& definition = rules_.definition();
  std::vector<int> kinds;
  for (std::size_t i = 0; i < definition.actions().size(); ++i) {
    const ActionKind& kind = definition.actions()[i];
    const bool named = !asked_.deed || std::ranges::find(*asked_.deed, static_cast<int>(i)) != asked_.deed->end();
    if (isOfPerson(kind) && kind.gesture != "stay" && named) kinds.push_back(static_cast<int>(i));
  }
  if (kinds.empty()) {
    std::vector<std::string> others;
    for (const ActionKind& kind : definition.actions())
      if (isOfPerson(kind) && others.size() < mostTargets) others.push_back(kind.title);
    return stop(words_, said("No leader does that by himself here, as far as is known: {0}.", {asked_.deedWord}),
                std::move(others));
  }
  UnitIndex target = noUnit;
  if (!asked_.units.empty()) {
    const auto other = unitAt(0);
    if (!other) return;
    target = *other;
  }
  const auto at = momentFor(battle_.person(p).side, kinds);
  if (!at) return;
  const Judgement judgement = judgedPerson(rules_, *at, p, kinds, target);
  ToldAnswer answer{judgement.legal ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, *at), {}};
  if (judgement.legal) {
    answer.lines.push_back(said("Yes: {0}.", {actionInWords(rules_, *at, judgement.action)}));
    for (const Reason& figure : judgement.verdict.figures)
      if (figure.measured || figure.allowed) addOnce(answer.lines, words(*at, figure));
    for (std::string& line : throwsOf(*at, noUnit, p, target)) addOnce(answer.lines, std::move(line));
  } else {
    answer.lines.push_back(judgement.measuredAll ? said("No.") : said("I find no way."));
    for (const Reason& reason : judgement.verdict.reasons) addOnce(answer.lines, words(*at, reason));
  }
  told_.answer = std::move(answer);
}

void Answerer::tell(const Battle& at, const Judgement& judgement, UnitIndex u) {
  const Definition& definition = rules_.definition();
  ToldAnswer answer;
  answer.says = judgement.legal ? ToldAnswer::Says::yes : ToldAnswer::Says::no;
  answer.head = headOf(rules_, at);
  if (judgement.legal) {
    const bool aimed = judgement.action.target != noUnit;
    const std::string deed = actionInWords(rules_, at, judgement.action);
    const bool fallsShort = aimed && std::ranges::any_of(judgement.verdict.figures, saysTooFar) &&
                            neverComesHome(rules_, at, judgement.action);
    answer.lines.push_back(fallsShort ? said("It may be declared, and does not come home: {0}.", {deed})
                                      : said("Yes: {0}.", {deed}));
    if (aimed && judgement.targets.size() > 1)
      answer.lines.push_back(said("Possible targets: {0}.", {unitsInFull(at, judgement.targets)}));
    for (const Reason& figure : judgement.verdict.figures)
      if (figure.measured || figure.allowed) addOnce(answer.lines, words(at, figure));
    if (std::string end = bare_ ? "" : moveInWords(rules_, at, judgement.action); !end.empty())
      answer.lines.push_back(std::move(end));
    if (!bare_)
      for (std::string& chances : attackByReplyInWords(rules_, at, judgement.action))
        answer.lines.push_back(std::move(chances));
    std::string ids;
    for (const std::string& rule : definition.actions()[static_cast<std::size_t>(judgement.action.kind)].rules)
      ids += (ids.empty() ? "" : ", ") + rule;
    if (!ids.empty()) answer.lines.push_back(said("Rules: {0}.", {ids}));
  } else {
    answer.lines.push_back(judgement.measuredAll ? said("No.") : said("I find no way."));
    for (const Reason& reason : judgement.verdict.reasons)
      if (answer.lines.size() <= mostAnswers) addOnce(answer.lines, words(at, reason));
  }
  const bool later = tableMoment(at) != tableMoment(battle_) && !asked_.moment;
  if (later && comesBefore(rules_, battle_) == Before::nothing)
    answer.lines.insert(answer.lines.begin() + 1, said("That is for {0}, not for the step that is on.", {answer.head}));
  if (!bare_) answer.assumed = assumedByUnit(rules_, at, assumptions(rules_, at, judgement, u));
  told_.answer = std::move(answer);
}

bool asksOfLastMove(Words words) {
  const auto has = [&](std::initializer_list<std::string_view> any) {
    return std::ranges::any_of(words, [&](const Word& word) { return std::ranges::find(any, word.text) != any.end(); });
  };
  return has({"legal", "allowed", "erlaubt", "regelgerecht", "permis", "autorise"}) &&
         has({"that", "this", "it", "das", "dies", "cela", "ce", "c"}) && words.size() <= 6;
}

Told answered(const RuleSet& rules, const Battle& battle, std::string_view line, Words words,
              const std::optional<TableMoment>& moment, std::vector<UnitIndex> told) {
  return Answerer(rules, battle, line, words, std::move(told)).told(moment);
}

}  // namespace signifer::tell
