// "What does Boii need?": the throws of the step, of the next in which it throws, or of what it might do.
#include <algorithm>
#include <array>

#include "commander/why.h"
#include "language/language.h"
#include "play/foresight.h"
#include "play/own_accord.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/idle_play.h"
#include "tell/matters.h"
#include "tell/rehearsal.h"
#include "tell/replies.h"
#include "tell/teller.h"
#include "tell/throw_words.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostThrows = 8;

// The battle with nobody in a fight but those with whom the unit is in one: where fights are worked out one after
// another, the others come first.
Battle withOnlyItsFight(const RuleSet& rules, const Battle& battle, UnitIndex u) {
  std::vector<UnitIndex> fight{u};
  for (std::size_t i = 0; i < fight.size(); ++i)
    for (UnitIndex v = 0; v < battle.unitCount(); ++v)
      if (std::ranges::find(fight, v) == fight.end() && meets(battle, fight[i], v)) fight.push_back(v);
  Battle alone = battle;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    if (std::ranges::find(fight, v) != fight.end()) continue;
    for (UnitIndex w = 0; w < battle.unitCount(); ++w)
      if (meets(battle, v, w)) alone.unit(v).present = false;
  }
  // Choices of others come first there too.
  alone.tasks.clear();
  try {
    rules.derive(alone);
  } catch (const SourceError&) {
    return battle;
  }
  return alone;
}

// The throws of an action with those that come after others: these are taken to fall low.
std::vector<ForeseenThrow> lateThrows(const RuleSet& rules, const Battle& battle, const Action& action) {
  constexpr std::size_t enough = 400;
  constexpr int low = 2;
  const std::vector<int> typed(enough, low);
  const std::array<DiceOrigin, 2> origins{DiceOrigin::typed, DiceOrigin::typed};
  std::vector<ForeseenThrow> throws = foreseen(rules, battle, action, KnownFaces{&typed, &origins, RolledDice(1)});
  for (ForeseenThrow& one : throws) one.known = false;
  return throws;
}

// The dice of a fight that belongs to a told charge, where the rules have them thrown with it.
std::vector<ForeseenThrow> blowsOfCharge(const RuleSet& rules, const Battle& battle, UnitIndex u, UnitIndex foe) {
  std::vector<ForeseenThrow> blows;
  for (const auto& [charger, unit] : {std::pair(u, foe), std::pair(foe, u)}) {
    if (!isChargeTold(rules, battle, charger, unit)) continue;
    const auto again = chargeAgain(rules, battle, charger, unit);
    if (!again) continue;
    for (ForeseenThrow& one : lateThrows(rules, again->charge.at, again->charge.judgement.action))
      if (one.ruling && one.dice.unit == u && one.dice.against == foe && !isTest(rules, one) && !isWay(one))
        blows.push_back(std::move(one));
  }
  return blows;
}

}  // namespace

// "Must Boii test?" asks for no blows.
bool Answerer::asksForTests() const {
  const bool of = asked_.has(Asks::must) || asked_.has(Asks::tests);
  return of && (!asked_.has(Asks::need) || !asked_.test.empty()) && !asked_.has(Asks::toHit) &&
         !asked_.has(Asks::dice) && !asked_.deed && asked_.units.size() < 2;
}

bool Answerer::isTestAsked(std::string_view words) const {
  return asked_.test.empty() || std::ranges::any_of(wordsOfName(words), [&](const std::string& word) {
           return likeness(asked_.test.front(), word) >= 2 || word.starts_with(asked_.test.back());
         });
}

std::vector<std::string> Answerer::throwsOf(const Battle& at, UnitIndex u, PersonIndex p, UnitIndex against,
                                            bool late) const {
  std::vector<std::string> lines;
  if (comesBefore(rules_, at) != Before::nothing) return lines;
  const Decision decision = rules_.decision(at);
  ActionList list;
  rules_.candidates(at, decision, list);
  const auto isOf = [&](int kind) {
    return isOfPerson(rules_.definition().actions()[static_cast<std::size_t>(kind)]) == (p != noPerson);
  };
  const bool named = asked_.deed && std::ranges::any_of(*asked_.deed, isOf);
  const auto meant = [&](const Action& action) {
    return !named || std::ranges::find(*asked_.deed, action.kind) != asked_.deed->end();
  };
  const bool testsAlone = asksForTests();
  for (const Action& action : list) {
    const bool own = u != noUnit ? action.unit == u : action.person == p;
    const bool ofAll = action.unit == noUnit && action.person == noPerson;
    if ((!own && !ofAll && !decision.automatic) || lines.size() >= mostThrows) continue;
    if (own && ((testsAlone && !decision.automatic) || !meant(action))) continue;
    for (ForeseenThrow& one : late ? lateThrows(rules_, at, action) : foreseen(rules_, at, action)) {
      // A shot at whoever marches is thrown by others.
      // Others roll whether it panics.
      if (testsAlone && (!isTest(rules_, one) || !isTestAsked(one.dice.purpose))) continue;
      const bool byOthers = testsAlone || one.dice.unit == noUnit;
      const bool atIt = decision.automatic && u != noUnit && byOthers && one.dice.against == u;
      if (one.dice.unit != u && !atIt && (!own || (u != noUnit && one.dice.unit != noUnit))) continue;
      const bool aims =
          against == noUnit || one.dice.against == against || action.target == against || action.unit == against;
      if (!one.ruling || !aims) continue;
      const std::string head = own    ? actionInWords(rules_, at, action)
                               : atIt ? unitInFull(at, u)
                               : one.dice.against != noUnit
                                   ? said("{0} against {1}", {unitInFull(at, u), unitInFull(at, one.dice.against)})
                                   : unitInFull(at, u);
      std::string line = said("{0}: {1}", {head, throwInWords(rules_, at, one, !bare_)});
      if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
      if (own) break;
    }
  }
  return lines;
}

// The throws of a unit in its fight, whichever rolls come first there.
std::vector<std::string> Answerer::throwsInFight(const Battle& at, UnitIndex u, UnitIndex against) const {
  constexpr int mostRolls = 16;
  Battle fight = withOnlyItsFight(rules_, at, u);
  LowDice dice;
  SilentChronicle silent;
  for (int roll = 0; roll < mostRolls && fight.step == at.step && fight.unit(u).present; ++roll) {
    std::vector<std::string> lines = throwsOf(fight, u, noPerson, against);
    const bool late = lines.empty();
    if (late) lines = throwsOf(fight, u, noPerson, against, true);
    if (!lines.empty()) {
      if (late || roll > 0) lines.push_back(said("Other rolls come first: these are the figures as things stand."));
      return lines;
    }
    const Decision decision = rules_.decision(fight);
    ActionList list;
    rules_.candidates(fight, decision, list);
    if (list.empty() || rules_.outcome(fight)) break;
    rules_.resolve(fight, list.front(), dice, silent);
  }
  return {};
}

// The tests of a unit that stand in the list of the step, those that its enemy throws for it among them.
std::vector<std::string> Answerer::testsOf(const Battle& at, UnitIndex u) const {
  std::vector<std::string> lines;
  if (comesBefore(rules_, at) != Before::nothing) return lines;
  for (const Matter& matter : whatMattersNow(rules_, at)) {
    const bool own = matter.against == noUnit && std::ranges::find(matter.units, u) != matter.units.end();
    if (!matter.test || (!own && matter.against != u) || !isTestAsked(matter.words)) continue;
    const std::string line = said("{0}: {1}", {matter.words, unitsInFull(at, matter.units)});
    addOnce(lines, line + (matter.figures.empty() ? "" : ". " + matter.figures));
  }
  return lines;
}

// The test of a unit in a fight that comes after those of others, where tests are what is thrown now.
std::vector<std::string> Answerer::testsBehind(const Battle& at, UnitIndex u) const {
  if (comesBefore(rules_, at) != Before::nothing || !fights(at, u)) return {};
  const std::vector<Matter> now = whatMattersNow(rules_, at);
  return std::ranges::any_of(now, &Matter::test) ? throwsInFight(at, u, noUnit) : std::vector<std::string>();
}

// The throws of a unit at a moment, in its fight where it is in one.
std::vector<std::string> Answerer::throwsAt(const Battle& at, UnitIndex u, UnitIndex against) const {
  std::vector<std::string> lines = throwsOf(at, u, noPerson, against);
  if (asksForTests()) {
    if (lines.empty()) lines = testsOf(at, u);
    if (lines.empty()) lines = testsBehind(at, u);
    for (std::string& line : testsOfCharges(at, u)) addOnce(lines, std::move(line));
    return lines;
  }
  if (lines.empty() && fights(at, u)) lines = throwsInFight(at, u, against);
  return lines;
}

// The throws against an enemy once an action has been carried out, low dice falling, and nobody does anything else.
std::vector<std::string> Answerer::throwsAfter(const Battle& at, const Action& action, UnitIndex against) const {
  std::vector<std::string> lines;
  (void)idleUntil(rules_, afterLowDice(rules_, at, action), [&](const Battle& then, const Decision&) {
    const bool there = then.turn == at.turn && then.unit(action.unit).present && then.unit(against).present;
    if (there) lines = throwsAt(then, action.unit, against);
    return !there || !lines.empty();
  });
  return lines;
}

// The throws of a unit that an action brings: those of the action itself, else the next against the enemy.
std::vector<std::string> Answerer::throwsBy(const Battle& at, const Action& action, UnitIndex against) const {
  std::vector<std::string> lines;
  std::vector<std::string> others;
  const std::string words = actionInWords(rules_, at, action);
  const auto take = [&](const std::vector<ForeseenThrow>& throws, bool own) {
    for (const ForeseenThrow& due : throws) {
      if (due.dice.unit != action.unit || !due.ruling) continue;
      const bool aims = against == noUnit || due.dice.against == against;
      if (aims || own)
        (aims ? lines : others).push_back(said("{0}: {1}", {words, throwInWords(rules_, at, due, !bare_)}));
    }
  };
  const Foresight ahead = foresight(rules_, at, action);
  take(ahead.throws, true);
  if (lines.empty() && against != noUnit) take(lateThrows(rules_, at, action), false);
  if (lines.empty() && against != noUnit) take(ahead.perhaps, false);
  if (!lines.empty() || against == noUnit) return lines;
  const std::string& gesture = rules_.definition().actions()[static_cast<std::size_t>(action.kind)].gesture;
  for (std::string& line : throwsAfter(at, action, against))
    lines.push_back(gesture == "charge"
                        ? said("If it charges, and {0} does not answer: {1}", {unitInFull(at, against), line})
                        : std::move(line));
  return lines.empty() ? others : lines;
}

// The battle once the side is asked in a step of both sides, the other having let everything be.
Battle Answerer::untilAsked(const Battle& at, SideIndex side) const {
  const auto then = idleUntil(rules_, at, [&](const Battle& now, const Decision& decision) {
    return now.step != at.step || decision.side == side;
  });
  return then && then->step == at.step ? *then : at;
}

// "What does it need to shoot Boii?", "... to hit Boii?": its throws if it shot, fought or charged, now or in its next
// turn.
std::vector<std::string> Answerer::throwsIfItDoes(UnitIndex u, const std::vector<int>& kinds, UnitIndex against,
                                                  std::optional<Battle>& when) {
  std::vector<std::string> lines;
  for (const int kind : kinds) {
    if (!isOfUnit(rules_.definition().actions()[static_cast<std::size_t>(kind)])) continue;
    const std::vector<int> one{kind};
    const auto at = momentFor(battle_.unit(u).side, one);
    if (!at) return {};
    if (const Judgement now = judged(rules_, *at, u, one, against); now.legal) {
      if (lines.empty()) when = at;
      for (std::string& line : throwsBy(*at, now.action, against)) lines.push_back(std::move(line));
      continue;
    }
    TableMoment moment = tableMoment(*at);
    ++moment.turn;
    const auto later = meets(*at, u, against) ? atMoment(rules_, battle_, moment) : std::nullopt;
    if (!later) continue;
    if (const Judgement then = judged(rules_, *later, u, one, against); then.legal)
      for (const std::string& line : throwsBy(*later, then.action, against))
        lines.push_back(said("In its next player turn: {0}", {line}));
  }
  if (lines.size() > mostThrows) lines.resize(mostThrows);
  return lines;
}

// Whether it has what to shoot with, and only the distance forbids it.
bool Answerer::isOutOfRange(UnitIndex u, UnitIndex against) {
  const std::vector<int> shots = kindsMeant(rules_.definition(), "shoot");
  const auto at = shots.empty() ? std::nullopt : momentFor(battle_.unit(u).side, shots);
  if (!at) return false;
  const std::vector<Reason> reasons = judged(rules_, *at, u, shots, against).verdict.reasons;
  return !reasons.empty() && std::ranges::all_of(reasons, [](const Reason& one) { return one.measured.has_value(); });
}

std::optional<Battle> Answerer::whatComesTo(UnitIndex u, std::vector<std::string>& lines) const {
  if (comesBefore(rules_, battle_) != Before::nothing) return std::nullopt;
  const auto takes = [&](const Battle& at) {
    for (const OwnAccord& one : ofItsOwnAccord(rules_, at))
      if (one.unit == u) lines.push_back(said("By the rules: {0}", {one.words}));
    return !lines.empty();
  };
  return takes(battle_) ? std::optional<Battle>(battle_) : firstLater(battle_.unit(u).side, takes);
}

// The tests of which nobody has told whether they are due: "if a rolled 6 was among the hits it tests".
std::vector<std::string> Answerer::testsThatHang(const Battle& at, UnitIndex u) const {
  constexpr std::string_view begins = "remind-test";
  std::vector<std::string> lines;
  for (const Reminder& reminder : rules_.reminders(at)) {
    std::vector<UnitIndex> units = reminder.units;
    if (u != noUnit) std::erase_if(units, [&](UnitIndex one) { return one != u; });
    if (!reminder.phrase.starts_with(begins) || units.empty() || !isTestAsked(reminder.phrase)) continue;
    lines.push_back(
        said("{0}: {1}", {std::string(rules_.definition().phrase(reminder.phrase)), unitsInFull(at, units)}) +
        (reminder.rule.empty() ? "" : " (" + std::string(reminder.rule) + ")"));
  }
  return lines;
}

// The throws of what it may answer to a charge that was told, as closing shots at the charger.
std::vector<std::string> Answerer::throwsOfReplies(UnitIndex u, const std::vector<int>& kinds, UnitIndex at) const {
  std::vector<std::string> lines;
  for (const ChargeReply& reply : repliesOf(rules_, battle_, u)) {
    if (at != noUnit && reply.charger != at) continue;
    for (const Action& action : reply.answers) {
      if (std::ranges::find(kinds, action.kind) == kinds.end()) continue;
      for (const ForeseenThrow& one : foreseen(rules_, reply.at, action))
        if (one.ruling && one.dice.unit == u)
          addOnce(lines, said("{0}: {1}",
                              {actionInWords(rules_, reply.at, action), throwInWords(rules_, reply.at, one, !bare_)}));
    }
  }
  return lines;
}

void Answerer::needs(UnitIndex u) {
  // "Must it pursue?" asks for no other throw.
  if (asked_.has(Asks::must) && asked_.deed && asked_.deed->empty() && !asked_.moment) return mayUnit(u);
  if (asked_.has(Asks::toHit) && asked_.units.size() < 2) return needsToHit(u);
  auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  UnitIndex against = noUnit;
  if (asked_.units.size() > 1) {
    const auto other = unitAt(1);
    if (!other) return;
    against = *other;
  }
  const std::vector<int> kinds = asked_.deed ? ofUnits(rules_.definition(), *asked_.deed) : std::vector<int>();
  const bool waits = comesBefore(rules_, *at) != Before::nothing;
  if (!battle_.unit(u).present) return figures(*at, {said("{0} is not on the table.", {unitInFull(battle_, u)})});
  std::vector<std::string> lines = throwsAt(*at, u, against);
  if (lines.empty() && !kinds.empty() && !waits) {
    if (const auto then = momentFor(at->unit(u).side, kinds)) {
      lines = throwsOf(*then, u, noPerson, against);
      if (!lines.empty()) at = then;
    }
    if (told_.stopped) return;
  }
  const bool mustTest = (asked_.has(Asks::must) || asked_.has(Asks::tests)) && kinds.empty() && against == noUnit;
  if (mustTest && !waits)
    if (std::vector<std::string> open = testsThatHang(*at, u); !open.empty()) {
      lines.insert(lines.end(), open.begin(), open.end());
      return figures(*at, std::move(lines));
    }
  if (lines.empty() && !kinds.empty() && !waits && !asked_.moment) lines = throwsOfReplies(u, kinds, against);
  if (lines.empty() && kinds.empty() && !waits && !asked_.moment && !asksForTests() && at->tasks.empty())
    for (const UnitIndex foe : foesOf(*at, u))
      for (const ForeseenThrow& one : blowsOfCharge(rules_, *at, u, foe))
        if (against == noUnit || against == foe)
          addOnce(lines, said("{0}: {1}", {said("{0} against {1}", {unitInFull(*at, u), unitInFull(*at, foe)}),
                                           throwInWords(rules_, *at, one, !bare_)}));
  // A throw that is asked about is seldom that of the step: the next one is meant, or that of a shot or a charge.
  const bool momentNamed = asked_.moment && !bare_;
  const bool ahead = lines.empty() && !waits && !momentNamed;
  if (ahead && !bare_ && (against == noUnit || meets(*at, u, against)) && kinds.empty())
    if (const auto then = firstLater(at->unit(u).side, [&](const Battle& later) {
          lines = throwsAt(later, u, against);
          return !lines.empty();
        }))
      at = then;
  if (ahead && lines.empty() && (against != noUnit || !kinds.empty())) {
    const std::vector<int> charges = kinds.empty() ? kindsMeant(rules_.definition(), "charge") : kinds;
    std::vector<int> tried = kinds;
    for (const std::string_view verb : {"shoot", "fight", "charge"})
      if (kinds.empty())
        for (const int kind : kindsMeant(rules_.definition(), verb)) tried.push_back(kind);
    lines = throwsIfItDoes(u, tried, against, at);
    if (told_.stopped) return;
    // "Must it retreat?" asks for no leave.
    const bool must = asked_.has(Asks::must) && asked_.deed;
    if (lines.empty() && !must && (against == noUnit || !meets(*at, u, against))) {
      asked_.deed = kinds.empty() && isOutOfRange(u, against) ? kindsMeant(rules_.definition(), "shoot") : charges;
      return mayUnit(u);
    }
  }
  if (!lines.empty() && tableMoment(*at) != tableMoment(battle_) && !asked_.moment)
    lines.insert(lines.begin(), said("That is for {0}, not for the step that is on.", {headOf(rules_, *at)}));
  for (const OwnAccord& one : ofItsOwnAccord(rules_, *at))
    if (one.unit == u) lines.push_back(one.words);
  if (!waits && !asked_.moment)
    for (std::string& line : fatesOfCharges(u)) lines.insert(lines.begin(), std::move(line));
  // A figure may hang on something that nobody has told.
  if (!lines.empty() && !waits && fights(*at, u))
    for (const Reminder& reminder : rules_.reminders(*at))
      if (std::ranges::find(reminder.units, u) != reminder.units.end())
        lines.push_back(
            said("Do not forget: {0}", {std::string(rules_.definition().phrase(reminder.phrase)) +
                                        (reminder.rule.empty() ? "" : " (" + std::string(reminder.rule) + ")")}));
  if (lines.empty() && !asked_.moment && (asked_.has(Asks::must) || asked_.has(Asks::now)))
    if (const auto then = whatComesTo(u, lines)) at = then;
  const bool none = lines.empty();
  if (!none) hangOnFacts(*at, u, against);
  if (none && asksForTests())
    return figures(*at, {said("{0} has no test to take, as far as the program knows.", {unitInFull(*at, u)})});
  if (none)
    lines.push_back(said("{0} has no dice to throw in this step, as far as the program knows.", {unitInFull(*at, u)}));
  // Before a charge or a move the reach is what is needed.
  if ((none || !kinds.empty()) && !waits && !fights(*at, u)) addReach(u, *at, kinds, lines);
  if (!told_.stopped) figures(*at, std::move(lines));
}

std::vector<std::string> Answerer::testsOfCharges(const Battle& at, UnitIndex u) const {
  std::vector<std::string> lines;
  if (asked_.moment) return lines;
  for (const ChargeTest& one : openTests(rules_, at)) {
    if (u != noUnit && one.test.dice.unit != u) continue;
    if (!isTestAsked(one.test.dice.purpose)) continue;
    const std::vector<UnitIndex> settled = settledUnits(at);
    if (std::ranges::find(settled, one.test.dice.unit) != settled.end()) continue;
    std::string line = said("{0}, for the charge of {1}, if it has not yet: {2}",
                            {unitInFull(at, one.test.dice.unit), unitInFull(at, one.charger),
                             throwInWords(rules_, one.at, one.test, !bare_)});
    if (one.from)
      line += " " + said("Taken for granted: {0} charged from {1} away.",
                         {unitInFull(at, one.charger), worded(rules_.definition(), at, Figure::inches(*one.from))});
    addOnce(lines, std::move(line));
  }
  return lines;
}

// The reach of what was named, else of what may be chosen in the step.
void Answerer::addReach(UnitIndex u, const Battle& at, std::vector<int> kinds, std::vector<std::string>& lines) {
  if (kinds.empty() && rules_.decision(at).side == at.unit(u).side)
    for (std::size_t i = 0; i < rules_.definition().actions().size(); ++i) {
      const std::string& gesture = rules_.definition().actions()[i].gesture;
      if (rules_.decision(at).allows(static_cast<int>(i)) &&
          (gesture == "charge" || gesture == "shoot" || gesture == "move"))
        kinds.push_back(static_cast<int>(i));
    }
  if (kinds.empty()) return;
  for (std::string& line : reachOf(u, kinds)) lines.push_back(std::move(line));
}

}  // namespace signifer::tell
