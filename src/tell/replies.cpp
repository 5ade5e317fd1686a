#include "tell/replies.h"

#include <algorithm>

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

// The battle as the charger's next player turn begins: what a charge marks is not marked then.
Battle unmarked(const HandTurns& turns, const Battle& battle) {
  Battle fresh = battle;
  fresh.tasks.clear();
  turns.endPlayerTurn(fresh);
  turns.endPlayerTurn(fresh);
  return fresh;
}

// The marks of a charge: the battle before it, and the same with the charge noted.
struct ChargeMarks {
  Battle before;
  Battle noted;
};

std::optional<ChargeMarks> marksOf(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr || rules.outcome(battle)) return std::nullopt;
  ChargeMarks marks{unmarked(*turns, battle), {}};
  const bool there = marks.before.unit(charger).present && marks.before.unit(unit).present;
  if (!there || rules.outcome(marks.before)) return std::nullopt;
  marks.before.turn = battle.turn;
  marks.before.active = battle.active;
  marks.before.step = battle.step;
  marks.noted = marks.before;
  (void)turns->noteCharged(marks.noted, charger, unit);
  return marks;
}

// Whether everything that a charge marks of the unit is marked; figures may be others by now.
bool bearsMarks(const RuleSet& rules, const Battle& battle, const ChargeMarks& marks, UnitIndex u) {
  const Fields& fields = rules.definition().unitStatus();
  bool any = false;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::int16_t noted = marks.noted.unit(u).status.at[i];
    const bool word = fields[i].type == FieldType::boolean || fields[i].type == FieldType::choice;
    if (!word || noted == marks.before.unit(u).status.at[i]) continue;
    if (battle.unit(u).status.at[i] != noted) return false;
    any = true;
  }
  return any;
}

// The charger some way off in front of whom it charged, with the marks of the charge taken back.
std::optional<Battle> putBack(const RuleSet& rules, const Battle& battle, const ChargeMarks& marks, UnitIndex charger,
                              UnitIndex unit, const Pose& from) {
  Battle back = battle;
  back.tasks.clear();
  Unit& one = back.unit(charger);
  one.status = marks.before.unit(charger).status;
  for (std::size_t i = 0; i < rules.definition().unitStatus().size(); ++i)
    if (marks.noted.unit(unit).status.at[i] != marks.before.unit(unit).status.at[i])
      back.unit(unit).status.at[i] = marks.before.unit(unit).status.at[i];
  std::erase_if(back.relations, [&](const Relation& r) {
    return (r.from == charger && r.to == unit) || (r.from == unit && r.to == charger);
  });
  one.pose = from;
  const Footprint there(one.pose, one.base);
  for (UnitIndex v = 0; v < back.unitCount(); ++v) {
    const Unit& other = back.unit(v);
    if (v != charger && other.present && overlaps(there, Footprint(other.pose, other.base))) return std::nullopt;
  }
  try {
    rules.derive(back);
  } catch (const SourceError&) {
    return std::nullopt;
  }
  return back;
}

// The step of that player turn in which the side is asked for charges, and the rules' word on this one there.
struct ChargeJudged {
  Battle at;
  Judgement judgement;
};

std::optional<ChargeJudged> chargeJudged(const RuleSet& rules, const Battle& back, UnitIndex charger, UnitIndex unit) {
  std::optional<ChargeJudged> refused;
  const std::vector<int> charges = ofUnits(rules.definition(), kindsMeant(rules.definition(), "charge"));
  TableMoment moment = tableMoment(back);
  moment.side = back.unit(charger).side;
  for (const StepIndex stop : stopsOf(rules, back)) {
    moment.step = stop;
    const auto at = atMoment(rules, back, moment);
    if (!at || rules.outcome(*at)) continue;
    const Decision decision = rules.decision(*at);
    const auto asks = [&](int kind) { return decision.allows(kind); };
    if (decision.automatic || std::ranges::none_of(charges, asks)) continue;
    ChargeJudged one{*at, judged(rules, *at, charger, charges, unit)};
    if (one.judgement.legal) return one;
    if (!refused) refused = std::move(one);
  }
  return refused;
}

// Listens for what the rules do to one unit.
class FateOf final : public Chronicle {
 public:
  explicit FateOf(UnitIndex unit) : Chronicle(true), unit_(unit) {}
  void tell(Entry entry) override {
    if (entry.unit == unit_ && !entry.rules.empty() && rule.empty()) rule = std::string(entry.rules.front());
  }
  std::string rule;

 private:
  UnitIndex unit_;
};

// The charge carried out once more, and the rule that drives the charged unit off before anybody chooses.
struct ChargedAgain {
  Battle then;
  bool lostFirst = false;
  std::string rule = {};
};

std::optional<ChargedAgain> chargedAgain(const RuleSet& rules, const Battle& back, UnitIndex charger, UnitIndex unit) {
  const auto charge = chargeJudged(rules, back, charger, unit);
  if (!charge || !charge->judgement.legal) return std::nullopt;
  ChargedAgain again{charge->at};
  LowDice low;
  FateOf fate(unit);
  rules.resolve(again.then, charge->judgement.action, low, fate);
  // Whatever falls.
  Battle other = charge->at;
  HighDice high;
  SilentChronicle silent;
  rules.resolve(other, charge->judgement.action, high, silent);
  const auto isOff = [&](const Battle& at) { return !at.unit(unit).present || rules.portray(at, unit).adrift; };
  again.lostFirst = !isOff(charge->at) && isOff(again.then) && isOff(other);
  if (again.lostFirst) again.rule = fate.rule;
  return again;
}

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
  const auto marks = marksOf(rules, battle, charger, unit);
  return marks && bearsMarks(rules, battle, *marks, charger);
}

std::string chargeDoubt(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  if (comesBefore(rules, battle) != Before::nothing || battle.unit(charger).side != battle.active) return {};
  const auto charge = chargeJudged(rules, battle, charger, unit);
  if (!charge) return {};
  // A charge may be declared that does not come home.
  const Verdict& verdict = charge->judgement.verdict;
  for (const Reason& reason : charge->judgement.legal ? verdict.figures : verdict.reasons) {
    if (charge->judgement.legal && !(saysTooFar(reason) && isOfWay(rules, charge->judgement.action, reason))) continue;
    if (!reason.measured || !reason.allowed) continue;
    std::string words = sentence(rules.definition(), charge->at, reason);
    return reason.rule.empty() ? words : words + " (" + std::string(reason.rule) + ")";
  }
  return {};
}

std::optional<ChargeReply> replyTo(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit,
                                   const ChargeOrigins& origins) {
  const auto marks = marksOf(rules, battle, charger, unit);
  if (!marks) return std::nullopt;
  const Unit& one = battle.unit(charger);
  std::vector<std::pair<Pose, std::optional<Length>>> places;
  if (!meets(battle, charger, unit)) places.emplace_back(one.pose, std::nullopt);
  for (const auto& [who, pose] : origins)
    if (who == charger) places.emplace_back(pose, std::nullopt);
  for (const double inches : {6.0, 9.0, 3.0, 1.5})
    if (meets(battle, charger, unit))
      places.emplace_back(after(one.pose, one.base, {LegKind::back, fromInches(inches)}), fromInches(inches));
  for (const auto& [place, way] : places) {
    const auto back = putBack(rules, battle, *marks, charger, unit, place);
    const auto again = back ? chargedAgain(rules, *back, charger, unit) : std::nullopt;
    if (!again) continue;
    const Battle& charged = again->then;
    ChargeReply reply{unit, charger, charged, {}, way, again->lostFirst, again->rule};
    if (reply.lostFirst) return reply;
    // A choice once they touch is no answer to the charge.
    const auto asked = idleUntil(rules, charged, [&](const Battle& at, const Decision& decision) {
      if (at.turn != charged.turn || at.active != charged.active || meets(at, charger, unit)) return true;
      reply.answers = answersOf(rules, at, decision, unit);
      return !reply.answers.empty();
    });
    if (asked && !reply.answers.empty()) reply.at = *asked;
    return reply;
  }
  return std::nullopt;
}

ChargeOrigins chargeOrigins(const Session& session) {
  ChargeOrigins origins;
  const Battle& now = session.battle();
  for (std::size_t i = session.eventCount(); i-- > 0;) {
    const Battle& before = session.before(i);
    if (before.turn != now.turn || before.active != now.active) break;
    const Battle& then = i + 1 < session.eventCount() ? session.before(i + 1) : now;
    for (UnitIndex u = 0; u < now.unitCount(); ++u)
      if (before.unit(u).present && before.unit(u).pose != then.unit(u).pose && !fights(before, u) && fights(then, u))
        origins.emplace_back(u, before.unit(u).pose);
  }
  return origins;
}

std::vector<ChargeReply> openReplies(const RuleSet& rules, const Battle& battle, const ChargeOrigins& origins) {
  std::vector<ChargeReply> open;
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr || comesBefore(rules, battle) != Before::nothing || !asksCharges(rules, battle)) return open;
  for (UnitIndex charger = 0; charger < battle.unitCount(); ++charger) {
    if (!battle.unit(charger).present || battle.unit(charger).side != battle.active) continue;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (!isChargeTold(rules, battle, charger, unit)) continue;
      if (hasCountercharged(*turns, battle, charger, unit)) continue;
      if (auto reply = replyTo(rules, battle, charger, unit, origins); reply && reply->answers.size() > 1)
        open.push_back(std::move(*reply));
    }
  }
  return open;
}

std::vector<ChargeReply> repliesOf(const RuleSet& rules, const Battle& battle, UnitIndex unit,
                                   const ChargeOrigins& origins) {
  std::vector<ChargeReply> replies;
  if (handTurnsOf(rules) == nullptr || comesBefore(rules, battle) != Before::nothing) return replies;
  for (UnitIndex charger = 0; charger < battle.unitCount(); ++charger) {
    if (!isChargeTold(rules, battle, charger, unit)) continue;
    if (hasCountercharged(*handTurnsOf(rules), battle, charger, unit)) continue;
    if (auto reply = replyTo(rules, battle, charger, unit, origins)) replies.push_back(std::move(*reply));
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
