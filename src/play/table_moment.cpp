#include "play/table_moment.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/origins.h"
#include "dice/sources.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/state_json.h"
#include "play/wording.h"
#include "rules/hand_turns.h"

namespace signifer {
namespace {

constexpr int highestTurn = 10000;

int phaseOf(const Sequence& sequence, int step) {
  while (sequence.step(step).parent >= 0) step = sequence.step(step).parent;
  return step;
}

// Deployment and arrivals stand behind the other phases and are walked by placing units.
bool isForPlacing(const Sequence& sequence, int step) {
  const std::string& id = sequence.step(step).id;
  return id == "deployment" || id == "arrivals";
}

// Without the rules of its turns a rule set is walked leaf by leaf.
StepIndex stopOf(const RuleSet& rules, const Battle& battle, StepIndex step) {
  const HandTurns* turns = handTurnsOf(rules);
  if (turns != nullptr) return turns->stopOf(battle, step);
  Battle there = battle;
  there.step = step;
  there.tasks.clear();
  rules.derive(there);
  return there.step;
}

// Ends the player turn of the active side.
void endPlayerTurn(const RuleSet& rules, Battle& battle) {
  forgetOrigins(battle);
  if (const HandTurns* turns = handTurnsOf(rules)) return turns->endPlayerTurn(battle);
  battle.tasks.clear();
  battle.active = enemyOf(battle.active);
  if (battle.active == 0) ++battle.turn;
}

// Begins a player turn out of its order: as if the enemy's had ended, long before any limit of turns.
void beginPlayerTurn(const RuleSet& rules, Battle& battle, SideIndex side, int turn) {
  battle.active = enemyOf(side);
  battle.turn = 0;
  endPlayerTurn(rules, battle);
  battle.active = side;
  battle.turn = static_cast<std::int16_t>(turn);
}

void goToTurn(const RuleSet& rules, Battle& battle, SideIndex side, int turn) {
  Battle next = battle;
  endPlayerTurn(rules, next);
  const bool follows = next.active == side && next.turn == turn;
  // An army that is lost, or a limit that is reached, ends the battle where it was.
  if (follows || (rules.outcome(next) && turn >= battle.turn)) {
    battle = std::move(next);
    return;
  }
  beginPlayerTurn(rules, battle, side, turn);
}

// The candidates are only a sensible choice. Whoever may legally begin an action can act.
bool anybodyMay(const RuleSet& rules, const Battle& battle, const Decision& decision) {
  const std::vector<ActionKind>& kinds = rules.definition().actions();
  const auto names = [](const ActionKind& kind, FieldType type) {
    return std::ranges::any_of(kind.fields, [type](const Field& field) { return field.type == type; });
  };
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (!decision.allows(static_cast<int>(i)) || kinds[i].gesture == "advance" || kinds[i].gesture == "next") continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    if (names(kinds[i], FieldType::person)) {
      for (PersonIndex p = 0; p < battle.personCount(); ++p) {
        action.person = p;
        if (battle.person(p).present && rules.judge(battle, action).legal()) return true;
      }
    } else if (names(kinds[i], FieldType::unit)) {
      for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
        action.unit = u;
        if (battle.unit(u).present && rules.judge(battle, action).legal()) return true;
      }
    }
  }
  return false;
}

std::size_t placeOf(const std::vector<StepIndex>& stops, StepIndex step) {
  const auto after = std::ranges::upper_bound(stops, step);
  return after == stops.begin() ? 0 : static_cast<std::size_t>(after - stops.begin() - 1);
}

}  // namespace

TableMoment tableMoment(const Battle& battle) { return {battle.turn, battle.active, battle.step}; }

std::vector<StepIndex> stopsOf(const RuleSet& rules, const Battle& battle, Pace pace) {
  const Sequence& sequence = rules.definition().sequence();
  std::vector<StepIndex> stops;
  for (int i = 0; i < sequence.size(); ++i) {
    if (isForPlacing(sequence, phaseOf(sequence, i)) || !sequence.step(i).steps.empty()) continue;
    const StepIndex stop = stopOf(rules, battle, static_cast<StepIndex>(i));
    if (std::ranges::find(stops, stop) == stops.end()) stops.push_back(stop);
  }
  std::ranges::sort(stops);
  if (pace == Pace::steps) return stops;
  std::vector<StepIndex> firsts;
  for (const StepIndex stop : stops)
    if (firsts.empty() || phaseOf(sequence, firsts.back()) != phaseOf(sequence, stop)) firsts.push_back(stop);
  return firsts;
}

Before comesBefore(const RuleSet& rules, const Battle& battle) {
  if (deploymentNow(rules.definition(), battle)) return Before::deployment;
  const HandTurns* turns = handTurnsOf(rules);
  if (turns != nullptr && turns->openerUnknown(battle)) return Before::whoBegins;
  return rules.outcome(battle) ? Before::over : Before::nothing;
}

std::string outcomeWords(const RuleSet& rules, const Battle& battle) {
  const auto outcome = rules.outcome(battle);
  if (!outcome) return {};
  Entry why;
  why.phrase = outcome->why;
  why.side = outcome->winner;
  std::string words =
      outcome->winner == noSide ? said("A draw.") : said("{0} won.", {std::string(sideName(battle, outcome->winner))});
  words += " " + sentence(rules.definition(), battle, why);
  std::string ids;
  for (const std::string_view rule : outcome->rules) ids += (ids.empty() ? "" : ", ") + std::string(rule);
  return ids.empty() ? words : words + " (" + ids + ")";
}

std::string comesBeforeWords(const RuleSet& rules, const Battle& battle) {
  switch (comesBefore(rules, battle)) {
    case Before::deployment: {
      const auto now = deploymentNow(rules.definition(), battle);
      if (endOfPlacing(rules.definition(), battle))
        return said("First end the deployment of {0}: all stand on the table.",
                    {std::string(sideName(battle, now->side))});
      return said("First deploy: {0} still has {1} to place.",
                  {std::string(sideName(battle, now->side)), std::to_string(now->units.size() + now->leaders.size())});
    }
    case Before::whoBegins:
      return said("Who begins: {0} or {1}?", {std::string(sideName(battle, 0)), std::string(sideName(battle, 1))});
    case Before::over:
      return said("The battle is over.") + " " + outcomeWords(rules, battle);
    case Before::nothing:
      break;
  }
  return {};
}

TableMoment nextMoment(const RuleSet& rules, const Battle& battle, Pace pace) {
  const std::vector<StepIndex> stops = stopsOf(rules, battle, pace);
  const auto after = std::ranges::upper_bound(stops, battle.step);
  if (after != stops.end()) return {battle.turn, battle.active, *after};
  Battle next = battle;
  endPlayerTurn(rules, next);
  // A battle that ends there ends in the player turn that is asked for.
  if (rules.outcome(next)) return {battle.turn + 1, enemyOf(battle.active), stops.front()};
  return {next.turn, next.active, stops.front()};
}

StepIndex phaseAt(const Sequence& sequence, StepIndex step) { return static_cast<StepIndex>(phaseOf(sequence, step)); }

Battle atStop(const RuleSet& rules, const Battle& battle, StepIndex stop) {
  Battle there = battle;
  there.tasks.clear();
  there.step = stop;
  rules.derive(there);
  return there;
}

namespace {

/// The moment with its decision, and all that may answer it.
struct AskedNow {
  AskedNow(const RuleSet& rules, const Battle& battle) : decision(rules.decision(battle)) {
    rules.candidates(battle, decision, list);
  }
  /// Whether the action only ends the step.
  [[nodiscard]] bool goesOn(const RuleSet& rules, const Action& action) const {
    const std::string& gesture = rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture;
    return decision.automatic || (action.unit == noUnit && (gesture == "advance" || gesture == "next"));
  }
  Decision decision;
  ActionList list;
};

/// No throw and no choice.
bool isIdle(const RuleSet& rules, const Battle& battle, const AskedNow& asked) {
  const bool idle = std::ranges::all_of(asked.list, [&](const Action& action) {
    return asked.goesOn(rules, action) && foreseen(rules, battle, action).empty();
  });
  return idle && (asked.decision.automatic || !anybodyMay(rules, battle, asked.decision));
}

/// Some throw comes there whatever anybody chooses.
bool throwsAreDue(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle) || !battle.tasks.empty()) return false;
  const AskedNow asked(rules, battle);
  return std::ranges::any_of(asked.list, [&](const Action& action) {
    return asked.goesOn(rules, action) && !foreseen(rules, battle, action).empty();
  });
}

/// The entries of one step's own work. What follows from it is left out.
class OneStep final : public Chronicle {
 public:
  struct Done {};
  OneStep() : Chronicle(true) {}
  void pass(Waypoint point) override {
    if (point == Waypoint::actionDone) throw Done{};
  }
  void tell(Entry entry) override {
    const bool ofSomebody = entry.unit != noUnit || entry.person != noPerson;
    if (ofSomebody || entry.key) (ofSomebody ? entries : ofArmies).push_back(std::move(entry));
  }
  std::vector<Entry> entries;
  /// Key moments of no single unit: a player turn begins, or an army is lost.
  std::vector<Entry> ofArmies;
};

std::vector<Entry> eventsOf(const RuleSet& rules, Battle battle, const AskedNow& asked) {
  if (asked.list.empty()) return {};
  OneStep told;
  RolledDice dice(1);
  const Action action = asked.list.front();
  try {
    rules.resolve(battle, action, dice, told);
  } catch (const OneStep::Done&) {
  }
  return rules.outcome(battle) ? std::move(told.ofArmies) : std::move(told.entries);
}

}  // namespace

bool nobodyCanAct(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle) || !battle.tasks.empty()) return false;
  const AskedNow asked(rules, battle);
  return isIdle(rules, battle, asked) && eventsOf(rules, battle, asked).empty();
}

namespace {

/// Shots may be aimed there that are rolled at a later step.
bool aimsForLater(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle) || !battle.tasks.empty()) return false;
  const AskedNow asked(rules, battle);
  const std::vector<ActionKind>& kinds = rules.definition().actions();
  return !asked.decision.automatic && std::ranges::any_of(asked.list, [&](const Action& action) {
    return kinds[static_cast<std::size_t>(action.kind)].gesture == "shoot" && foreseen(rules, battle, action).empty();
  });
}

// The first steps of the next player turn in which nobody acts.
void passIdleStart(const RuleSet& rules, const Battle& last, MomentAhead& ahead) {
  Battle next = last;
  endPlayerTurn(rules, next);
  if (rules.outcome(next)) return;
  std::vector<StepIndex> passed;
  for (const StepIndex stop : stopsOf(rules, next)) {
    const Battle there = atStop(rules, next, stop);
    if (there.step != stop || !nobodyCanAct(rules, there)) {
      ahead.to = {next.turn, next.active, stop};
      ahead.passed.insert(ahead.passed.end(), passed.begin(), passed.end());
      return;
    }
    passed.push_back(stop);
  }
}

}  // namespace

MomentAhead nextToAct(const RuleSet& rules, const Battle& battle, Pace pace) {
  const Sequence& sequence = rules.definition().sequence();
  const int phase = phaseOf(sequence, battle.step);
  MomentAhead ahead;
  bool hangs = false;
  for (const StepIndex stop : stopsOf(rules, battle)) {
    const bool inPhase = phaseOf(sequence, stop) == phase;
    if (stop <= battle.step && !inPhase) continue;
    const Battle there = atStop(rules, battle, stop);
    // Throws that are due, as of those in contact, are not passed over with the rest of their phase.
    const bool due = stop > battle.step && there.step == stop && throwsAreDue(rules, there);
    if (pace == Pace::phases && inPhase && !due) continue;
    if (stop <= battle.step) {
      hangs = hangs || throwsAreDue(rules, there) || aimsForLater(rules, there);
      continue;
    }
    if ((hangs && inPhase) || there.step != stop || !nobodyCanAct(rules, there)) {
      ahead.to = {battle.turn, battle.active, stop};
      return ahead;
    }
    ahead.passed.push_back(stop);
  }
  Battle last = battle;
  last.step = stopsOf(rules, battle).back();
  ahead.to = nextMoment(rules, last);
  passIdleStart(rules, last, ahead);
  return ahead;
}

TableMoment momentBefore(const RuleSet& rules, const Battle& battle, Pace pace) {
  const std::vector<StepIndex> stops = stopsOf(rules, battle, pace);
  const std::size_t place = placeOf(stops, battle.step);
  if (place > 0) return {battle.turn, battle.active, stops[place - 1]};
  // Turns are counted from the side that opened: its player turn ends without a new number.
  Battle next = battle;
  endPlayerTurn(rules, next);
  const bool opened = next.turn == battle.turn;
  const int turn = opened ? battle.turn - 1 : battle.turn;
  if (turn < 1) return tableMoment(battle);
  return {turn, enemyOf(battle.active), stops.back()};
}

std::vector<NotKnown> notKnownYet(const RuleSet& rules, const Battle& battle) {
  std::vector<NotKnown> open;
  if (comesBefore(rules, battle) != Before::nothing) return open;
  const Definition& definition = rules.definition();
  Battle moment = battle;
  // The tasks from the top, each as the referee would ask it.
  while (!moment.tasks.empty()) {
    const Decision asked = rules.decision(moment);
    const UnitIndex unit = asked.unit != noUnit ? asked.unit : static_cast<UnitIndex>(moment.tasks.back().args[0]);
    const bool named = unit >= 0 && unit < moment.unitCount();
    Decision about = asked;
    if (named) about.unit = unit;
    NotKnown one{named ? unit : noUnit, asked.side, sentence(definition, moment, notNow(definition, moment, about))};
    // An automatic step that would come to nothing now waits for another: nobody follows up before the loser has gone.
    const AskedNow now(rules, moment);
    const bool moot =
        asked.automatic && asked.unit == noUnit && isIdle(rules, moment, now) && eventsOf(rules, moment, now).empty();
    const auto same = [&](const NotKnown& other) { return other.words == one.words; };
    if (!moot && std::ranges::none_of(open, same)) open.push_back(std::move(one));
    moment.tasks.pop_back();
  }
  return open;
}

SideIndex openingSide(const RuleSet& rules, const Battle& battle) {
  Battle next = battle;
  endPlayerTurn(rules, next);
  return next.turn == battle.turn ? battle.active : enemyOf(battle.active);
}

std::string momentText(const RuleSet& rules, const Battle& battle, const TableMoment& moment) {
  Json change;
  change["turn"] = moment.turn;
  change["side"] = battle.setup->sides[static_cast<std::size_t>(moment.side)].id;
  change["step"] = rules.definition().sequence().step(moment.step).id;
  return Json{{"moment", change}}.dump();
}

std::string beginsText(const Battle& battle, SideIndex side) {
  return Json{{"moment", {{"side", battle.setup->sides[static_cast<std::size_t>(side)].id}, {"begins", true}}}}.dump();
}

void requireDeployed(const RuleSet& rules, const Battle& battle, const Node& node) {
  if (deploymentNow(rules.definition(), battle)) throw node.error(comesBeforeWords(rules, battle));
}

void goToMoment(const RuleSet& rules, Battle& battle, const Node& moment) {
  moment.allowOnly({"turn", "side", "step", "begins"});
  requireDeployed(rules, battle, moment);
  const Sequence& sequence = rules.definition().sequence();
  const auto givenTurn = moment.find("turn");
  const int turn = givenTurn ? static_cast<int>(givenTurn->integer(1, highestTurn)) : battle.turn;
  const auto given = moment.find("side");
  const SideIndex side = given ? readSideId(*battle.setup, *given) : battle.active;
  const bool begins = moment.boolean("begins", false);
  const HandTurns* turns = handTurnsOf(rules);
  if (turns != nullptr && turns->openerUnknown(battle)) {
    if (!begins) throw moment.error(comesBeforeWords(rules, battle));
    battle.tasks.clear();
    turns->open(battle, side);
    beginPlayerTurn(rules, battle, side, 1);
  } else if (begins) {
    // The file may have named the other side.
    if (turns != nullptr) turns->open(battle, side);
    goToTurn(rules, battle, side, turn);
  } else if (turn != battle.turn || side != battle.active) {
    goToTurn(rules, battle, side, turn);
  }
  battle.tasks.clear();
  if (rules.outcome(battle)) return;
  const auto step = moment.find("step");
  int index = stopsOf(rules, battle).front();
  if (step) {
    index = sequence.indexOf(step->text());
    if (index < 0 || isForPlacing(sequence, index)) throw step->error("the id of a step was expected");
  } else if (!begins && turn == battle.turn && side == battle.active) {
    index = battle.step;
  }
  battle.step = stopOf(rules, battle, static_cast<StepIndex>(index));
}

}  // namespace signifer
