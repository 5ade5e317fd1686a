#include "tell/rehearsal.h"

#include <algorithm>

#include "battle/origins.h"
#include "commander/prospects.h"
#include "play/foresight.h"
#include "play/table_moment.h"
#include "rules/hand_turns.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/deed_words.h"
#include "tell/idle_play.h"
#include "tell/replies.h"
#include "tell/teller.h"
#include "tell/throw_words.h"

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

// A charge that goes on until the two touch, whatever dice fall; the charged unit answers so that it keeps its place.
class Homecoming {
 public:
  Homecoming(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit, FaceDice& dice, bool counters = false)
      : rules_(rules),
        began_(charge.at),
        charger_(charge.judgement.action.unit),
        unit_(unit),
        dice_(dice),
        counters_(counters) {}

  [[nodiscard]] std::optional<Battle> from(Battle battle, const Action& action, int answers = 0) {
    constexpr int mostResolved = 48;
    constexpr int deepest = 4;
    Action next = action;
    for (int i = 0; i < mostResolved; ++i) {
      rules_.resolve(battle, next, dice_, silent_);
      if (isOver(battle)) return std::nullopt;
      if (meets(battle, charger_, unit_))
        return !counters_ || answers > 0 ? std::optional<Battle>(battle) : std::nullopt;
      const Decision decision = rules_.decision(battle);
      const std::vector<Action> own = answersOf(rules_, battle, decision, unit_);
      if (!own.empty()) {
        for (const Action& answer : own)
          if (answers < deepest && (!counters_ || isCounter(answer)))
            if (auto home = from(battle, answer, answers + 1)) return home;
        return std::nullopt;
      }
      ActionList list;
      rules_.candidates(battle, decision, list);
      if (list.empty()) return std::nullopt;
      next = idlest(rules_.definition(), list);
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool isCounter(const Action& answer) const {
    const ActionKind& kind = rules_.definition().actions()[static_cast<std::size_t>(answer.kind)];
    const ChosenWord chosen = chosenWord(kind, answer);
    const std::string& word =
        chosen.field == nullptr ? kind.id : chosen.field->values[static_cast<std::size_t>(chosen.value)];
    return word.starts_with("counter");
  }
  [[nodiscard]] bool isOver(const Battle& battle) const {
    const Unit& charged = battle.unit(unit_);
    const bool there = battle.unit(charger_).present && charged.present;
    const bool stands = counters_ || charged.pose == began_.unit(unit_).pose;
    return !there || !stands || battle.turn != began_.turn || battle.active != began_.active || rules_.outcome(battle);
  }

  const RuleSet& rules_;
  const Battle& began_;
  UnitIndex charger_;
  UnitIndex unit_;
  FaceDice& dice_;
  bool counters_;
  SilentChronicle silent_;
};

bool hasRoom(const Battle& battle, UnitIndex u) {
  const Footprint there(battle.unit(u).pose, battle.unit(u).base);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    const Unit& other = battle.unit(v);
    if (v != u && other.present && overlaps(there, Footprint(other.pose, other.base))) return false;
  }
  return true;
}

std::optional<Battle> derived(const RuleSet& rules, Battle battle) {
  try {
    rules.derive(battle);
  } catch (const SourceError&) {
    return std::nullopt;
  }
  return battle;
}

}  // namespace

std::optional<ChargeMarks> chargeMarks(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
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

bool bearsMarks(const RuleSet& rules, const Battle& battle, const ChargeMarks& marks, UnitIndex charger) {
  const Fields& fields = rules.definition().unitStatus();
  bool any = false;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::int16_t noted = marks.noted.unit(charger).status.at[i];
    const bool word = fields[i].type == FieldType::boolean || fields[i].type == FieldType::choice;
    if (!word || noted == marks.before.unit(charger).status.at[i]) continue;
    if (battle.unit(charger).status.at[i] != noted) return false;
    any = true;
  }
  return any;
}

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
  if (!hasRoom(back, charger)) return std::nullopt;
  return derived(rules, std::move(back));
}

std::optional<ChargeJudged> chargeJudged(const RuleSet& rules, const Battle& before, UnitIndex charger,
                                         UnitIndex unit) {
  std::optional<ChargeJudged> refused;
  const std::vector<int> charges = ofUnits(rules.definition(), kindsMeant(rules.definition(), "charge"));
  TableMoment moment = tableMoment(before);
  moment.side = before.unit(charger).side;
  for (const StepIndex stop : stopsOf(rules, before)) {
    moment.step = stop;
    const auto at = atMoment(rules, before, moment);
    if (!at || rules.outcome(*at)) continue;
    const Decision decision = rules.decision(*at);
    const auto asks = [&](int kind) { return decision.allows(kind); };
    if (decision.automatic || std::ranges::none_of(charges, asks)) continue;
    ChargeJudged one{*at, judged(rules, *at, charger, charges, unit)};
    if (one.judgement.legal) return one;
    // A refusal says most as of the step that is on.
    const std::vector<StepIndex> on = stepsAtStop(rules, before);
    const bool here = moment.side == before.active && std::ranges::find(on, stop) != on.end();
    if (!refused || here) refused = std::move(one);
  }
  return refused;
}

std::optional<Battle> withOthersBack(const RuleSet& rules, const Battle& battle, UnitIndex charger) {
  Battle back = battle;
  for (const Origin& origin : origins(battle)) {
    if (origin.target == noUnit || origin.unit == charger || !meets(battle, origin.unit, origin.target)) continue;
    back.unit(origin.unit).pose = origin.from;
    if (!hasRoom(back, origin.unit)) return std::nullopt;
  }
  if (back.units == battle.units) return std::nullopt;
  return derived(rules, std::move(back));
}

std::optional<ChargeAgain> chargeAgain(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit) {
  const auto marks = chargeMarks(rules, battle, charger, unit);
  if (!marks) return std::nullopt;
  const Unit& one = battle.unit(charger);
  std::vector<std::pair<Pose, std::optional<Length>>> places;
  if (!meets(battle, charger, unit)) places.emplace_back(one.pose, std::nullopt);
  if (const auto origin = chargeOrigin(battle, charger, unit)) places.emplace_back(*origin, std::nullopt);
  for (const double inches : {6.0, 9.0, 3.0, 1.5})
    if (meets(battle, charger, unit))
      places.emplace_back(after(one.pose, one.base, {LegKind::back, fromInches(inches)}), fromInches(inches));
  for (const auto& [place, way] : places) {
    const auto back = putBack(rules, battle, *marks, charger, unit, place);
    if (!back) continue;
    auto charge = chargeJudged(rules, *back, charger, unit);
    if (charge && charge->judgement.legal) return ChargeAgain{std::move(*charge), way};
    const auto others = withOthersBack(rules, *back, charger);
    if (others) charge = chargeJudged(rules, *others, charger, unit);
    if (charge && charge->judgement.legal) return ChargeAgain{std::move(*charge), way};
  }
  return std::nullopt;
}

ChargeDeclared declared(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit) {
  ChargeDeclared again{charge.at};
  LowDice low;
  FateOf fate(unit);
  rules.resolve(again.then, charge.judgement.action, low, fate);
  // Whatever falls.
  Battle other = charge.at;
  HighDice high;
  SilentChronicle silent;
  rules.resolve(other, charge.judgement.action, high, silent);
  const auto isOff = [&](const Battle& at) { return !at.unit(unit).present || rules.portray(at, unit).adrift; };
  again.lostFirst = !isOff(charge.at) && isOff(again.then) && isOff(other);
  if (again.lostFirst) again.rule = fate.rule;
  return again;
}

std::optional<Pose> placeOfCharger(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit) {
  if (!charge.judgement.legal) return std::nullopt;
  const UnitIndex charger = charge.judgement.action.unit;
  LowDice low;
  if (const auto home = Homecoming(rules, charge, unit, low).from(charge.at, charge.judgement.action))
    return home->unit(charger).pose;
  HighDice high;
  const auto home = Homecoming(rules, charge, unit, high).from(charge.at, charge.judgement.action);
  return home ? std::optional(home->unit(charger).pose) : std::nullopt;
}

std::optional<Meeting> meetingOf(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit) {
  if (!charge.judgement.legal) return std::nullopt;
  const UnitIndex charger = charge.judgement.action.unit;
  LowDice low;
  HighDice high;
  const auto near = Homecoming(rules, charge, unit, low, true).from(charge.at, charge.judgement.action);
  const auto far = Homecoming(rules, charge, unit, high, true).from(charge.at, charge.judgement.action);
  if (!near && !far) return std::nullopt;
  const Battle& met = near ? *near : *far;
  Meeting meeting{met.unit(charger).pose, met.unit(unit).pose};
  meeting.hangsOnDice = !near || !far || near->unit(unit).pose != far->unit(unit).pose;
  return meeting;
}

std::vector<ForeseenThrow> testsOnTheWay(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit) {
  std::vector<ForeseenThrow> tests;
  if (!charge.judgement.legal) return tests;
  constexpr int mostOnTheWay = 24;
  const UnitIndex charger = charge.judgement.action.unit;
  Battle battle = charge.at;
  Action next = charge.judgement.action;
  LowDice low;
  SilentChronicle silent;
  for (int i = 0; i < mostOnTheWay; ++i) {
    for (ForeseenThrow& one : foreseen(rules, battle, next)) {
      const auto same = [&](const ForeseenThrow& other) {
        return other.dice.purpose == one.dice.purpose && other.dice.unit == one.dice.unit;
      };
      if (isTest(rules, one) && std::ranges::none_of(tests, same)) tests.push_back(std::move(one));
    }
    rules.resolve(battle, next, low, silent);
    const bool there = battle.unit(charger).present && battle.unit(unit).present;
    if (!there || meets(battle, charger, unit) || battle.turn != charge.at.turn || battle.active != charge.at.active ||
        rules.outcome(battle))
      break;
    ActionList list;
    rules.candidates(battle, rules.decision(battle), list);
    if (list.empty()) break;
    next = idlest(rules.definition(), list);
  }
  return tests;
}

}  // namespace signifer::tell
