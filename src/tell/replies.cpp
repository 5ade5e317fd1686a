#include "tell/replies.h"

#include <algorithm>

#include "battle/origins.h"
#include "commander/outcome_words.h"
#include "language/language.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/deed_words.h"
#include "tell/idle_play.h"
#include "tell/judgement.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

// A countercharge that has been told already would change nothing.
bool hasCountercharged(const HandTurns& turns, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  Battle again = battle;
  const FateNoted noted = turns.noteFate(again, {.kind = FateKind::countercharges, .unit = unit, .foe = charger});
  return noted.known && again.unit(unit).status == battle.unit(unit).status;
}

// The step that is on is that of charges; later ones no longer ask for answers.
bool asksCharges(const RuleSet& rules, const Battle& battle) {
  const Decision decision = rules.decision(battle.tasks.empty() ? battle : atStop(rules, battle, battle.step));
  return !decision.automatic &&
         std::ranges::any_of(kindsMeant(rules.definition(), "charge"), [&](int kind) { return decision.allows(kind); });
}

}  // namespace

std::vector<Action> answersOf(const RuleSet& rules, const Battle& at, const Decision& decision, UnitIndex unit) {
  std::vector<Action> answers;
  if (decision.automatic || decision.side != at.unit(unit).side) return answers;
  if (decision.unit != noUnit && decision.unit != unit) return answers;
  ActionList list;
  rules.candidates(at, decision, list);
  for (const Action& action : list) {
    const bool alike = std::ranges::any_of(
        answers, [&](const Action& other) { return answersAlike(rules.definition(), action, other); });
    if (action.unit == unit && !alike) answers.push_back(action);
  }
  return answers;
}

bool isChargeTold(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  if (!meets(battle, charger, unit)) return false;
  if (const UnitIndex target = toldTarget(battle, charger); target != noUnit && target != unit) return false;
  const auto marks = chargeMarks(rules, battle, charger, unit);
  return marks && bearsMarks(rules, battle, *marks, charger);
}

std::string chargeDoubt(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit) {
  // A charge may be declared that does not come home.
  const Verdict& verdict = charge.judgement.verdict;
  for (const Reason& reason : charge.judgement.legal ? verdict.figures : verdict.reasons) {
    if (charge.judgement.legal && !(saysTooFar(reason) && isOfWay(rules, charge.judgement.action, reason))) continue;
    // Marks of the charger are no doubt; where it may not come to this enemy there is one.
    const bool ofTarget = !charge.judgement.legal && reason.unit == unit;
    if (!ofTarget && (!reason.measured || !reason.allowed)) continue;
    std::string words = sentence(rules.definition(), charge.at, reason);
    return reason.rule.empty() ? words : words + " (" + std::string(reason.rule) + ")";
  }
  return {};
}

std::optional<ChargeReply> replyTo(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  const auto again = chargeAgain(rules, battle, charger, unit);
  if (!again) return std::nullopt;
  ChargeReply reply = replyToCharge(rules, again->charge, unit);
  reply.from = again->from;
  return reply;
}

ChargeReply replyToCharge(const RuleSet& rules, const ChargeJudged& judged, UnitIndex unit) {
  const UnitIndex charger = judged.judgement.action.unit;
  const ChargeDeclared charge = declared(rules, judged, unit);
  ChargeReply reply{unit, charger, charge.then, {}, std::nullopt, charge.lostFirst, charge.rule};
  if (reply.lostFirst) return reply;
  // A choice once they touch is no answer to the charge.
  const auto asked = idleUntil(rules, charge.then, [&](const Battle& at, const Decision& decision) {
    if (at.turn != charge.then.turn || at.active != charge.then.active || meets(at, charger, unit)) return true;
    reply.answers = answersOf(rules, at, decision, unit);
    return !reply.answers.empty();
  });
  if (asked && !reply.answers.empty()) reply.at = *asked;
  return reply;
}

// The tests of a charge are taken in the phase in which charges are made; a charge may be told before it.
std::vector<ChargeTest> openTests(const RuleSet& rules, const Battle& battle) {
  std::vector<ChargeTest> open;
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr || comesBefore(rules, battle) != Before::nothing) return open;
  const Sequence& sequence = rules.definition().sequence();
  for (UnitIndex charger = 0; charger < battle.unitCount(); ++charger) {
    if (!battle.unit(charger).present || battle.unit(charger).side != battle.active) continue;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (!isChargeTold(rules, battle, charger, unit)) continue;
      const auto again = chargeAgain(rules, battle, charger, unit);
      if (!again || phaseAt(sequence, again->charge.at.step) < phaseAt(sequence, battle.step)) continue;
      for (ForeseenThrow& test : testsOnTheWay(rules, again->charge, unit)) {
        const auto same = [&](const ChargeTest& other) {
          return other.test.dice.unit == test.dice.unit && other.test.dice.purpose == test.dice.purpose;
        };
        if (std::ranges::none_of(open, same))
          open.push_back({charger, unit, again->charge.at, std::move(test), again->from});
      }
    }
  }
  return open;
}

std::vector<ChargeReply> openReplies(const RuleSet& rules, const Battle& battle) {
  std::vector<ChargeReply> open;
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr || comesBefore(rules, battle) != Before::nothing || !asksCharges(rules, battle)) return open;
  for (UnitIndex charger = 0; charger < battle.unitCount(); ++charger) {
    if (!battle.unit(charger).present || battle.unit(charger).side != battle.active) continue;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (!isChargeTold(rules, battle, charger, unit)) continue;
      if (hasCountercharged(*turns, battle, charger, unit)) continue;
      if (auto reply = replyTo(rules, battle, charger, unit); reply && reply->answers.size() > 1)
        open.push_back(std::move(*reply));
    }
  }
  return open;
}

std::vector<ChargeReply> repliesOf(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  std::vector<ChargeReply> replies;
  if (handTurnsOf(rules) == nullptr || comesBefore(rules, battle) != Before::nothing) return replies;
  for (UnitIndex charger = 0; charger < battle.unitCount(); ++charger) {
    if (!isChargeTold(rules, battle, charger, unit)) continue;
    if (hasCountercharged(*handTurnsOf(rules), battle, charger, unit)) continue;
    if (auto reply = replyTo(rules, battle, charger, unit)) replies.push_back(std::move(*reply));
  }
  return replies;
}

std::string lostFirstInWords(const Battle& battle, const ChargeReply& reply) {
  if (!reply.lostFirst) return {};
  const std::string words = said("By the rules {0} is broken or gone before {1} comes home.",
                                 {unitInFull(battle, reply.unit), unitInFull(battle, reply.charger)});
  return reply.rule.empty() ? words : words + " (" + reply.rule + ")";
}

std::string repliesInWords(const RuleSet& rules, const ChargeReply& reply) {
  std::string words;
  for (const Action& answer : reply.answers) words += (words.empty() ? "" : ", ") + replyInWords(rules, answer);
  return words;
}

}  // namespace signifer::tell
