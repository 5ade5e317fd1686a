// Questions for figures: what a unit needs, how far it reaches, where it may stand, how it is.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "commander/why.h"
#include "dice/dice.h"
#include "dice/sources.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/own_accord.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "rules/limits.h"
#include "schema/field_reader.h"
#include "table/distance.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/teller.h"
#include "tell/throw_words.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostThrows = 8;

// The battle with nobody in a fight but those with whom the unit is in one: where fights are worked out one after
// another, the others come first.
Battle withOnlyItsFight(const RuleSet& rules, const Battle& battle, UnitIndex u) {
  std::vector<UnitIndex> fight{u};
  const auto meets = [&](UnitIndex a, UnitIndex b) {
    const Unit& one = battle.unit(a);
    const Unit& other = battle.unit(b);
    return one.present && other.present && one.side != other.side &&
           touching(Footprint(one.pose, one.base), Footprint(other.pose, other.base));
  };
  for (std::size_t i = 0; i < fight.size(); ++i)
    for (UnitIndex v = 0; v < battle.unitCount(); ++v)
      if (std::ranges::find(fight, v) == fight.end() && meets(fight[i], v)) fight.push_back(v);
  Battle alone = battle;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    if (std::ranges::find(fight, v) != fight.end()) continue;
    for (UnitIndex w = 0; w < battle.unitCount(); ++w)
      if (meets(v, w)) alone.unit(v).present = false;
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

// Dice by which nothing happens that a low roll does not do, so that others' rolls change as little as may be.
class LowDice final : public FaceDice {
 protected:
  int nextFace(const Throw& request) override {
    for (const int face : facesOf(request.die))
      if (request.has(face)) return face;
    return facesOf(request.die).front();
  }
};

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

bool saysTooFar(const Reason& reason) {
  if (!reason.measured || !reason.allowed || reason.allowed->value <= 0) return false;
  const Figure::Measure way = reason.allowed->measure;
  return (way == Figure::Measure::length || way == Figure::Measure::squares) &&
         reason.measured->value > reason.allowed->value;
}

}  // namespace

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
  for (const Action& action : list) {
    const bool own = u != noUnit ? action.unit == u : action.person == p;
    const bool ofAll = action.unit == noUnit && action.person == noPerson;
    if ((!own && !ofAll && !decision.automatic) || lines.size() >= mostThrows) continue;
    if (own && !meant(action)) continue;
    for (ForeseenThrow& one : late ? lateThrows(rules_, at, action) : foreseen(rules_, at, action)) {
      if (!own && one.dice.unit != u) continue;
      const bool aims =
          against == noUnit || one.dice.against == against || action.target == against || action.unit == against;
      if (!one.ruling || !aims) continue;
      const std::string head = own ? actionInWords(rules_, at, action)
                               : one.dice.against != noUnit
                                   ? said("{0} against {1}", {unitInFull(at, u), unitInFull(at, one.dice.against)})
                                   : unitInFull(at, u);
      std::string line = said("{0}: {1}", {head, throwInWords(rules_, at, one)});
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

// The reach of its moves and shots, and the distance of the nearest enemy.
std::vector<std::string> Answerer::reachOf(UnitIndex u, const std::vector<int>& kinds) {
  std::vector<std::string> lines;
  const auto at = momentFor(battle_.unit(u).side, kinds);
  if (!at) return lines;
  UnitIndex nearest = noUnit;
  for (UnitIndex v = 0; v < at->unitCount(); ++v) {
    if (!at->unit(v).present || at->unit(v).side == at->unit(u).side) continue;
    if (nearest == noUnit || rules_.apart(*at, u, v).value < rules_.apart(*at, u, nearest).value) nearest = v;
  }
  const UnitIndex target = asked_.units.size() > 1 && asked_.units[1].size() == 1 ? asked_.units[1].front() : nearest;
  for (const int kind : kinds) {
    const ActionKind& info = rules_.definition().actions()[static_cast<std::size_t>(kind)];
    Action action;
    action.kind = static_cast<std::int8_t>(kind);
    action.unit = u;
    const bool aims = std::ranges::count(info.fields, FieldType::unit, &Field::type) > 1;
    const bool hasPath = std::ranges::count(info.fields, FieldType::path, &Field::type) > 0;
    const bool hasSteps = std::ranges::count(info.fields, FieldType::steps, &Field::type) > 0;
    if (hasPath) (void)action.path.add({LegKind::ahead, oneInch / 10});
    if (hasSteps) (void)action.path.add({LegKind::ahead, 1});
    // The first enemy of whom the verdict measures the way tells how far it reaches.
    std::vector<UnitIndex> targets{noUnit};
    if (aims && target != noUnit) targets = {target};
    if (aims && asked_.units.size() < 2)
      for (UnitIndex v = 0; v < at->unitCount(); ++v)
        if (at->unit(v).present && at->unit(v).side != at->unit(u).side && v != target) targets.push_back(v);
    Verdict verdict;
    for (const UnitIndex v : targets) {
      action.target = v;
      verdict = rules_.judge(*at, action);
      if (std::ranges::any_of(verdict.figures, saysHowFar) || std::ranges::any_of(verdict.reasons, saysTooFar)) break;
    }
    for (const std::vector<Reason>* list : {&verdict.reasons, &verdict.figures}) {
      const auto figure = std::ranges::find_if(*list, list == &verdict.reasons ? saysTooFar : saysHowFar);
      if (figure == list->end()) continue;
      std::string line = said("{0}: at most {1}", {info.title, worded(rules_.definition(), *at, *figure->allowed)});
      if (!figure->rule.empty()) line += " (" + std::string(figure->rule) + ")";
      if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
      break;
    }
  }
  if (target != noUnit)
    lines.push_back(said("{0} is {1} away.",
                         {unitInFull(*at, target), worded(rules_.definition(), *at, rules_.apart(*at, u, target))}));
  return lines;
}

void Answerer::needs(UnitIndex u) {
  auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  UnitIndex against = noUnit;
  if (asked_.units.size() > 1) {
    const auto other = unitAt(1);
    if (!other) return;
    against = *other;
  }
  std::vector<std::string> lines = throwsOf(*at, u, noPerson, against);
  if (lines.empty() && fights(*at, u)) lines = throwsInFight(*at, u, against);
  std::vector<int> kinds;
  if (asked_.deed)
    for (const int kind : *asked_.deed)
      if (isOfUnit(rules_.definition().actions()[static_cast<std::size_t>(kind)])) kinds.push_back(kind);
  if (lines.empty() && !kinds.empty()) {
    if (const auto then = momentFor(at->unit(u).side, kinds)) {
      lines = throwsOf(*then, u, noPerson, against);
      if (!lines.empty()) at = then;
    }
    if (told_.stopped) return;
  }
  for (const OwnAccord& one : ofItsOwnAccord(rules_, *at))
    if (one.unit == u) lines.push_back(one.words);
  const bool none = lines.empty();
  if (none)
    lines.push_back(said("{0} has no dice to throw in this step, as far as the program knows.", {unitInFull(*at, u)}));
  // Before a charge or a move the reach is what is needed.
  if ((none || !kinds.empty()) && comesBefore(rules_, *at) == Before::nothing) {
    if (kinds.empty())
      for (std::size_t i = 0; i < rules_.definition().actions().size(); ++i) {
        const std::string& gesture = rules_.definition().actions()[i].gesture;
        if (rules_.decision(*at).allows(static_cast<int>(i)) &&
            (gesture == "charge" || gesture == "shoot" || gesture == "move"))
          kinds.push_back(static_cast<int>(i));
      }
    if (!kinds.empty())
      for (std::string& line : reachOf(u, kinds)) lines.push_back(std::move(line));
    if (told_.stopped) return;
  }
  figures(*at, std::move(lines));
}

void Answerer::needsOfPerson(PersonIndex p) {
  const auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  const Person& person = battle_.person(p);
  const std::string name = personInFull(battle_, p);
  std::vector<std::string> lines;
  if (!person.present)
    lines.push_back(said("{0} is not on the table.", {name}));
  else if (person.unit != noUnit)
    lines.push_back(said("{0} is with {1}.", {name, unitInFull(battle_, person.unit)}));
  else
    lines.push_back(said("{0} stands alone.", {name}));
  if (asked_.has(Asks::need) || asked_.has(Asks::must)) {
    std::vector<std::string> throws = throwsOf(*at, noUnit, p, noUnit);
    if (throws.empty())
      throws.push_back(said("{0} has no dice to throw in this step, as far as the program knows.", {name}));
    lines.insert(lines.begin(), throws.begin(), throws.end());
  }
  figures(*at, std::move(lines));
}

void Answerer::where() {
  if (asked_.person && asked_.units.empty()) return needsOfPerson(*asked_.person);
  if (asked_.units.empty()) return stop(words_, said("Which unit is the question about?"));
  const auto u = unitAt(0);
  if (!u) return;
  std::vector<std::string> lines;
  if (waitsToDeploy(rules_.definition(), battle_, *u)) {
    const std::string zone = zoneWords(rules_.definition(), battle_, battle_.unit(*u).side);
    lines.push_back(zone.empty() ? said("Its side has no zone of deployment.") : zone);
  } else if (!battle_.unit(*u).present) {
    lines.push_back(said("{0} is not on the table.", {unitInFull(battle_, *u)}));
  } else {
    lines.push_back(said("{0}: {1}", {unitInFull(battle_, *u), placeWords(*battle_.setup, battle_.unit(*u).pose)}));
    const std::vector<int> kinds = asked_.deed && !asked_.deed->empty() ? *asked_.deed : std::vector<int>();
    if (asked_.has(Asks::may) && !kinds.empty())
      for (std::string& line : reachOf(*u, kinds)) lines.push_back(std::move(line));
    if (told_.stopped) return;
  }
  figures(battle_, std::move(lines));
}

void Answerer::howFar() {
  if (asked_.units.empty()) return stop(words_, said("Which unit is the question about?"));
  const auto u = unitAt(0);
  if (!u) return;
  if (asked_.units.size() > 1 && !asked_.deed) {
    const auto v = unitAt(1);
    if (!v) return;
    return figures(battle_,
                   {said("{0} is {1} away.", {unitInFull(battle_, *v),
                                              worded(rules_.definition(), battle_, rules_.apart(battle_, *u, *v))})});
  }
  std::vector<int> kinds;
  for (std::size_t i = 0; i < rules_.definition().actions().size(); ++i) {
    const ActionKind& kind = rules_.definition().actions()[i];
    const bool named = asked_.deed ? std::ranges::find(*asked_.deed, static_cast<int>(i)) != asked_.deed->end()
                                   : kind.gesture == "move" || kind.gesture == "charge" || kind.gesture == "shoot";
    if (named && isOfUnit(kind)) kinds.push_back(static_cast<int>(i));
  }
  std::vector<std::string> lines = reachOf(*u, kinds);
  if (told_.stopped) return;
  const auto at = momentFor(battle_.unit(*u).side, kinds);
  if (!at) return;
  // A distance alone is no answer: dice may say how far.
  if (lines.size() < 2) {
    std::vector<std::string> dice = throwsOf(*at, *u, noPerson, noUnit);
    if (dice.empty()) dice.push_back(said("The program knows no measure of that."));
    lines.insert(lines.begin(), dice.begin(), dice.end());
  }
  figures(*at, std::move(lines));
}

void Answerer::howMany() {
  if (asked_.has(Asks::deploys)) return whoDeploys();
  if (asked_.state || asked_.sideField || asked_.lost || !asked_.units.empty()) return stateOf();
  stop(words_, said("How many of what? Ask \"how many hits has ...?\"."));
}

// "Is Boii routed?", "how many hits has Boii?", "what is the army stamina of the Gauls?"
void Answerer::stateOf() {
  std::vector<std::string> lines;
  if (asked_.person && asked_.units.empty()) return needsOfPerson(*asked_.person);
  if (asked_.units.empty()) {
    if (asked_.state && asked_.side == noSide && !asked_.sideField) return whoIs();
    for (const Standing& standing : rules_.standings(battle_))
      if (asked_.side == noSide || standing.side == asked_.side)
        lines.push_back(said("{0}: {1} {2} of {3}", {std::string(sideName(battle_, standing.side)),
                                                     std::string(rules_.definition().phrase(standing.phrase)),
                                                     std::to_string(standing.left), std::to_string(standing.start)}));
    const Fields& fields = rules_.definition().sideStatus();
    if (asked_.sideField && *asked_.sideField < fields.size())
      for (SideIndex side = 0; side < 2; ++side) {
        if (asked_.side != noSide && side != asked_.side) continue;
        const Field& field = fields[*asked_.sideField];
        const std::int16_t slot = battle_.side(side).status.at[*asked_.sideField];
        lines.push_back(said("{0}: {1}: {2}", {std::string(sideName(battle_, side)), captionOf(field),
                                               valueWords(field, toJson(field, fromSlot(field, slot)))}));
      }
    if (lines.empty()) return stop(words_, said("Which unit is the question about?"));
    return figures(battle_, std::move(lines));
  }
  const auto u = unitAt(0);
  if (!u) return;
  const Unit& unit = battle_.unit(*u);
  const Definition& definition = rules_.definition();
  const std::string name = unitInFull(battle_, *u);
  if (!unit.present) lines.push_back(said("{0} is not on the table.", {name}));
  if (asked_.lost && unit.present) lines.push_back(said("{0} is on the table.", {name}));
  if (asked_.state) {
    const Field& field = definition.unitStatus()[asked_.state->field];
    const std::int16_t slot = unit.status.at[asked_.state->field];
    lines.push_back(
        said("{0}: {1}: {2}", {name, captionOf(field), valueWords(field, toJson(field, fromSlot(field, slot)))}));
  }
  if (const std::string harm = harmInWords(definition, battle_, rules_.portray(battle_, *u)); !harm.empty())
    lines.push_back(said("{0}: {1}", {name, harm}));
  figures(battle_, std::move(lines));
}

}  // namespace signifer::tell
