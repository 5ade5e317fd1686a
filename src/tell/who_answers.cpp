// "Who ...?" and "what now?". Each verb has its own answer; where none is known it is said what can be asked.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "language/field_words.h"
#include "language/language.h"
#include "occasions/occasion_words.h"
#include "play/deployment.h"
#include "play/own_accord.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/matters.h"
#include "tell/names.h"
#include "tell/teller.h"
#include "tell/trials.h"

namespace signifer::tell {
namespace {

// "Name a unit or group and its action, turn 2, Rome."
std::string nextInWords(const RuleSet& rules, const Battle& battle) {
  const auto next = atMoment(rules, battle, nextToAct(rules, battle, Pace::steps).to);
  return next ? headOf(rules, *next) : std::string();
}

}  // namespace

std::string zoneWords(const Definition& definition, const Battle& battle, SideIndex side) {
  const Setup& setup = *battle.setup;
  std::string zones;
  for (const DeploymentZone& zone : setup.deployment.zones) {
    if (zone.side != side || zone.edge == DeploymentZone::Edge::none) continue;
    using Edge = DeploymentZone::Edge;
    const std::string edge = zone.edge == Edge::south   ? said("from the lower edge")
                             : zone.edge == Edge::north ? said("from the upper edge")
                             : zone.edge == Edge::west  ? said("from the left edge")
                                                        : said("from the right edge");
    // In rows where the table has squares.
    const Length square = setup.columns > 0 ? setup.squareSide : 0;
    const Figure depth = square > 0 ? Figure::squares(static_cast<std::int32_t>((zone.depth + square / 2) / square))
                                    : Figure::inches(zone.depth);
    zones += (zones.empty() ? "" : ", ") + worded(definition, battle, depth) + " " + edge;
  }
  return zones.empty() ? zones : said("Its zone: {0}.", {zones});
}

// The throws and forced fates of the step.
std::vector<std::string> Answerer::throwsNow(const Battle& at) const {
  std::vector<std::string> lines;
  std::vector<UnitIndex> known;
  std::vector<UnitIndex> listed;
  const std::vector<UnitIndex> passed = settledUnits(battle_);
  for (const Matter& matter : whatMattersNow(rules_, at)) {
    if (matter.kind != Matter::Kind::throws) continue;
    listed.insert(listed.end(), matter.units.begin(), matter.units.end());
    // The harm of a blow has been told with whoever took it.
    // A test is told with whoever takes it.
    const bool ofOne = matter.units.size() == 1;
    const UnitIndex about = matter.against != noUnit && !(matter.test && ofOne) ? matter.against
                            : ofOne                                             ? matter.units.front()
                                                                                : noUnit;
    const std::vector<UnitIndex>& settled = matter.test && ofOne ? passed : toldHere_;
    const bool told = std::ranges::find(settled, about) != settled.end();
    if (told && tableMoment(at) == tableMoment(battle_)) {
      if (std::ranges::find(known, about) == known.end()) known.push_back(about);
      continue;
    }
    std::string line = matter.words;
    if (!matter.units.empty()) line = said("{0}: {1}", {line, unitsInFull(at, matter.units)});
    lines.push_back(line + (matter.figures.empty() ? "" : ". " + matter.figures));
  }
  for (UnitIndex u = 0; asksForTests() && u < at.unitCount(); ++u)
    if (at.unit(u).present && std::ranges::find(listed, u) == listed.end())
      for (std::string& line : testsBehind(at, u)) addOnce(lines, std::move(line));
  if (!known.empty()) lines.push_back(said("Told in this step already: {0}", {unitsInFull(at, known)}));
  for (const OwnAccord& one : ofItsOwnAccord(rules_, at)) lines.push_back(said("By the rules: {0}", {one.words}));
  // A fact that is about no unit is nothing that somebody has to roll for.
  for (const NotKnown& open : notKnownYet(rules_, at))
    if (open.unit != noUnit && std::ranges::find(passed, open.unit) == passed.end())
      lines.push_back(said("Not known yet: {0}", {open.words}));
  return lines;
}

std::vector<std::string> Answerer::remindersNow(const Battle& at) const {
  std::vector<std::string> lines;
  for (const Reminder& reminder : rules_.reminders(at)) {
    std::string line(rules_.definition().phrase(reminder.phrase));
    if (!reminder.units.empty()) line = said("{0}: {1}", {line, unitsInFull(at, reminder.units)});
    if (!reminder.rule.empty()) line += " (" + std::string(reminder.rule) + ")";
    lines.push_back(std::move(line));
  }
  for (const Arrival& arrival : at.setup->arrivals) {
    const Unit& unit = at.unit(arrival.unit);
    if (waitsOffTable(unit) && !unit.present && unit.side == at.active && arrival.turn <= at.turn)
      lines.push_back(said("Due to arrive: {0}", {unitInFull(at, arrival.unit)}) + ", " + arrivalInWords(arrival));
  }
  return lines;
}

// "Who may rally?" of a step in which the rules do it by themselves.
void Answerer::whoComesTo() {
  const std::vector<StepIndex> steps = stepsNamed(rules_, wordsOf(asked_.deedWord));
  std::vector<std::string> lines;
  const auto isNamed = [&](const Battle& at) {
    const std::vector<StepIndex> here = stepsAtStop(rules_, at);
    return std::ranges::any_of(steps, [&](StepIndex one) { return std::ranges::find(here, one) != here.end(); });
  };
  const SideIndex side = asked_.side != noSide ? asked_.side : battle_.active;
  const bool begun = !steps.empty() && comesBefore(rules_, battle_) == Before::nothing;
  const auto at = !begun ? std::nullopt : isNamed(battle_) ? std::optional<Battle>(battle_) : firstLater(side, isNamed);
  if (!at) return stop(words_, said("No unit does that by itself here, as far as is known: {0}.", {asked_.deedWord}));
  lines = throwsNow(*at);
  if (lines.empty()) lines.push_back(said("Nobody has to roll or to test in this step, as far as the program knows."));
  for (const std::string& reminder : remindersNow(*at)) lines.push_back(said("Do not forget: {0}", {reminder}));
  figures(*at, std::move(lines));
}

void Answerer::whoMust() {
  auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  std::vector<std::string> lines = throwsNow(*at);
  for (std::string& line : testsOfCharges(*at, noUnit)) addOnce(lines, std::move(line));
  for (const ChargeReply& reply : openReplies(rules_, *at)) lines.push_back(replyLine(reply));
  if (!asked_.moment)
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (fights(battle_, u))
        for (std::string& line : fatesOfCharges(u)) lines.push_back(std::move(line));
  const bool begun = comesBefore(rules_, *at) == Before::nothing;
  const std::vector<std::string> hanging = begun ? testsThatHang(*at, noUnit) : std::vector<std::string>();
  if (lines.empty() && begun && !asked_.moment)
    if (const auto later = firstLater(at->active, [&](const Battle& one) {
          lines = throwsNow(one);
          return !lines.empty();
        })) {
      at = later;
      lines.insert(lines.begin(), said("Nobody in this step, as far as the program knows. The next are:"));
    }
  lines.insert(lines.end(), hanging.begin(), hanging.end());
  if (lines.empty()) {
    const Before before = comesBefore(rules_, *at);
    if (before != Before::nothing) {
      lines.push_back(comesBeforeWords(rules_, *at));
    } else {
      lines.push_back(said("Nobody has to roll or to test in this step, as far as the program knows."));
      for (const std::string& reminder : remindersNow(*at)) lines.push_back(said("Do not forget: {0}", {reminder}));
    }
  }
  figures(*at, std::move(lines));
}

void Answerer::whoMay() {
  const std::vector<ActionKind>& actions = rules_.definition().actions();
  const auto ofUnit = [&](int kind) { return isOfUnit(actions[static_cast<std::size_t>(kind)]); };
  std::vector<int> kinds;
  std::vector<int> ofPeople;
  for (const int kind : *asked_.deed) (ofUnit(kind) ? kinds : ofPeople).push_back(kind);
  const SideIndex side = asked_.side != noSide ? asked_.side : battle_.active;
  UnitIndex target = noUnit;
  if (!asked_.units.empty()) {
    const auto other = unitAt(0);
    if (!other) return;
    target = *other;
  }
  const SideIndex asking = target != noUnit && !kinds.empty() ? enemyOf(battle_.unit(target).side) : side;
  // The next order comes when the moves of the last are made.
  const int orders = kindOfTrials(rules_.definition());
  const Battle free = withoutMovesLeft(rules_, battle_);
  const bool ordersNow = std::ranges::find(*asked_.deed, orders) != asked_.deed->end() && asking == battle_.active &&
                         comesBefore(rules_, battle_) == Before::nothing && rules_.decision(free).allows(orders);
  const auto at = ordersNow ? std::optional<Battle>(free) : momentFor(asking, *asked_.deed);
  if (!at) return;
  if (!isAskedFor(*at, *asked_.deed))
    return figures(*at, {said("Nobody of {0}, as far as the program knows.", {std::string(sideName(*at, asking))}),
                         said("No step asks for that, as things stand.")});
  std::vector<UnitIndex> may;
  std::vector<std::pair<std::string, UnitIndex>> against;
  for (UnitIndex u = 0; u < at->unitCount() && !kinds.empty(); ++u) {
    if (!at->unit(u).present || at->unit(u).side != asking) continue;
    const Judgement judgement = judged(rules_, *at, u, kinds, target, asked_.chosen);
    if (judgement.legal) may.push_back(u);
    constexpr std::size_t most = 3;
    if (judgement.legal || judgement.verdict.reasons.empty()) continue;
    const std::string why = words(*at, judgement.verdict.reasons.front());
    const auto known = std::ranges::find(against, why, &std::pair<std::string, UnitIndex>::first);
    if (known == against.end() && against.size() < most) against.emplace_back(why, u);
  }
  std::string people;
  for (PersonIndex p = 0; p < at->personCount() && !ofPeople.empty(); ++p) {
    if (!at->person(p).present || at->person(p).side != asking) continue;
    if (judgedPerson(rules_, *at, p, ofPeople, target).legal)
      people += (people.empty() ? "" : ", ") + personInFull(*at, p);
  }
  std::vector<std::string> lines;
  if (!may.empty())
    lines.push_back(said("{0}: {1}", {actions[static_cast<std::size_t>(kinds.front())].title, unitsInFull(*at, may)}));
  if (!people.empty())
    lines.push_back(said("{0}: {1}", {actions[static_cast<std::size_t>(ofPeople.front())].title, people}));
  if (lines.empty()) {
    lines.push_back(said("Nobody of {0}, as far as the program knows.", {std::string(sideName(*at, asking))}));
    for (const auto& [why, u] : against) lines.push_back(said("{0}: {1}", {unitInFull(*at, u), why}));
  }
  figures(*at, std::move(lines));
}

// "Who may be charged?", "who may be charged by Boii?": the enemies at whom somebody may do it.
void Answerer::whoMayBe() {
  const std::vector<int> kinds = ofUnits(rules_.definition(), *asked_.deed);
  UnitIndex by = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    by = *one;
  }
  // A side that is named is the one that suffers it.
  const SideIndex side = by != noUnit            ? battle_.unit(by).side
                         : asked_.side != noSide ? enemyOf(asked_.side)
                                                 : battle_.active;
  const auto at = kinds.empty() ? std::nullopt : momentFor(side, kinds);
  if (!at) {
    if (!told_.stopped)
      stop(words_, said("No unit does that by itself here, as far as is known: {0}.", {asked_.deedWord}));
    return;
  }
  std::vector<std::string> lines;
  for (UnitIndex foe = 0; foe < at->unitCount(); ++foe) {
    if (!at->unit(foe).present || at->unit(foe).side == side) continue;
    std::vector<UnitIndex> may;
    for (UnitIndex u = 0; u < at->unitCount(); ++u) {
      const bool meant = at->unit(u).present && at->unit(u).side == side && (by == noUnit || u == by);
      if (meant && judged(rules_, *at, u, kinds, foe).legal) may.push_back(u);
    }
    if (!may.empty()) lines.push_back(said("{0}: by {1}", {unitInFull(*at, foe), unitsInFull(*at, may)}));
  }
  if (lines.empty())
    lines.push_back(said("Nobody of {0}, as far as the program knows.", {std::string(sideName(*at, enemyOf(side)))}));
  figures(*at, std::move(lines));
}

// Turns are counted from the side that opened, so the last player turn of a turn is the other's.
void Answerer::whoBegins() {
  std::string line;
  switch (comesBefore(rules_, battle_)) {
    case Before::deployment:
      line = said("That is not known before both have deployed. {0}", {comesBeforeWords(rules_, battle_)});
      break;
    case Before::whoBegins:
      line = said("Not known yet: nobody has told who has the first player turn. Say \"{0} begins\".",
                  {std::string(sideName(battle_, 0))});
      break;
    default:
      line = said("The first player turn of each turn is that of {0}.",
                  {std::string(sideName(battle_, openingSide(rules_, battle_)))});
  }
  figures(battle_, {std::move(line)});
}

void Answerer::whoDeploys() {
  const auto now = deploymentNow(rules_.definition(), battle_);
  if (!now) return figures(battle_, {said("Nobody waits to be placed.")});
  std::vector<std::string> lines;
  const std::string side(sideName(battle_, now->side));
  std::string names = unitsInFull(battle_, now->units);
  for (const PersonIndex p : now->leaders) names += (names.empty() ? "" : ", ") + personInFull(battle_, p);
  lines.push_back(said("Still to be placed by {0}: {1}", {side, names}));
  if (const std::string zone = zoneWords(rules_.definition(), battle_, now->side); !zone.empty()) lines.push_back(zone);
  const std::vector<std::string> who{now->units.empty() ? side : unitInFull(battle_, now->units.front()), side};
  lines.push_back(battle_.setup->columns > 0
                      ? said("Say \"{0} at 5, 1\" for a place by column and row, from the left and from below, or "
                             "\"{1} deployed\" for all as the battle has them.",
                             who)
                      : said("Say \"{0} at 20, 5\" for a place in inches from the left and from below, or "
                             "\"{1} deployed\" for all as the battle has them.",
                             who));
  figures(battle_, std::move(lines));
}

void Answerer::whoFights() {
  std::vector<std::string> lines;
  UnitIndex only = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    only = *one;
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const Unit& own = battle_.unit(u);
    if (!own.present || (only == noUnit ? own.side != battle_.active : u != only)) continue;
    // Characters fight in the place of their unit.
    const UnitIndex with = rules_.carrier(battle_, u);
    if (only == noUnit && with != u) continue;
    std::vector<UnitIndex> foes = foesOf(battle_, with);
    std::erase_if(foes, [&](UnitIndex foe) { return rules_.carrier(battle_, foe) != foe; });
    if (!foes.empty()) lines.push_back(said("{0} against {1}", {unitInFull(battle_, u), unitsInFull(battle_, foes)}));
  }
  if (lines.empty()) lines.push_back(said("Nobody touches an enemy."));
  figures(battle_, std::move(lines));
}

// "Who won the fight?": those of whom the rule set keeps it, by its own word.
void Answerer::whoWonFights() {
  std::vector<std::string> lines;
  const Fields& fields = rules_.definition().unitStatus();
  for (std::size_t i = 0; i < fields.size(); ++i)
    for (const std::string_view result : {"won", "lost", "draw"}) {
      if (fields[i].type != FieldType::choice || fields[i].indexOf("won") < 0) continue;
      const int slot = fields[i].indexOf(result);
      std::vector<UnitIndex> units;
      for (UnitIndex u = 0; slot >= 0 && u < battle_.unitCount(); ++u)
        if (battle_.unit(u).present && battle_.unit(u).status.at[i] == slot &&
            (asked_.side == noSide || battle_.unit(u).side == asked_.side))
          units.push_back(u);
      const Json value = slot < 0 ? Json() : toJson(fields[i], fromSlot(fields[i], slot));
      if (!units.empty())
        lines.push_back(said("{0}: {1}", {valueWords(fields[i], value), unitsInFull(battle_, units)}));
    }
  if (lines.empty()) lines.push_back(said("Nobody, as far as the program knows."));
  figures(battle_, std::move(lines));
}

// "How many units has Rome lost?", "how many are left?"
void Answerer::countUnits(bool lost) {
  std::vector<std::string> lines;
  for (SideIndex side = 0; side < 2; ++side) {
    if (asked_.side != noSide && side != asked_.side) continue;
    std::vector<UnitIndex> units;
    int all = 0;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (battle_.unit(u).side != side) continue;
      ++all;
      const bool waits = !battle_.unit(u).present && waitsToDeploy(rules_.definition(), battle_, u);
      if (!waits && battle_.unit(u).present != lost) units.push_back(u);
    }
    const std::string count = std::to_string(units.size());
    const std::string name(sideName(battle_, side));
    std::string line = lost ? said("{0}: {1} of {2} units are off the table", {name, count, std::to_string(all)})
                            : said("{0}: {1} of {2} units are on the table", {name, count, std::to_string(all)});
    if (lost && !units.empty()) line = said("{0}: {1}", {line, unitsInFull(battle_, units)});
    lines.push_back(std::move(line));
  }
  figures(battle_, std::move(lines));
}

void Answerer::whoHasWon() {
  if (asked_.has(Asks::fights)) return whoWonFights();
  if (asked_.lost) return countUnits(true);
  std::vector<std::string> lines;
  if (std::string won = outcomeInWords(rules_, battle_); !won.empty())
    lines.push_back(std::move(won));
  else
    lines.push_back(said("Nobody has won yet."));
  for (const Standing& standing : rules_.standings(battle_))
    lines.push_back(said("{0}: {1} {2} of {3}", {std::string(sideName(battle_, standing.side)),
                                                 std::string(rules_.definition().phrase(standing.phrase)),
                                                 std::to_string(standing.left), std::to_string(standing.start)}));
  figures(battle_, std::move(lines));
}

// "Who leads Boii?", "who has a leader?"
void Answerer::whoLeads() {
  UnitIndex of = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    of = *one;
  }
  std::vector<std::string> lines;
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    const bool meant = of != noUnit ? person.unit == of : asked_.side == noSide || person.side == asked_.side;
    if (!person.present || person.unit == noUnit || !meant) continue;
    lines.push_back(said("{0} is with {1}.", {personInFull(battle_, p), unitInFull(battle_, person.unit)}));
  }
  if (lines.empty())
    lines.push_back(of != noUnit ? said("No leader is with {0}.", {unitInFull(battle_, of)})
                                 : said("No leader is with a unit."));
  figures(battle_, std::move(lines));
}

void Answerer::whoseTurn() {
  if (comesBefore(rules_, battle_) != Before::nothing) return whatNow();
  const Step& step = rules_.definition().sequence().step(battle_.step);
  const SideIndex acts = step.actor == Actor::opponent ? enemyOf(battle_.active) : battle_.active;
  figures(battle_, {said("{0} has its player turn, turn {1}.",
                         {std::string(sideName(battle_, battle_.active)), std::to_string(battle_.turn)}),
                    step.actor == Actor::both
                        ? said("Both sides act in this step: {0}.", {step.title})
                        : said("To act in this step: {0} ({1}).", {std::string(sideName(battle_, acts)), step.title})});
}

void Answerer::whatNow() {
  const auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  if (comesBefore(rules_, *at) == Before::deployment) return whoDeploys();
  if (comesBefore(rules_, *at) == Before::whoBegins) return whoBegins();
  if (comesBefore(rules_, *at) == Before::over) return whoHasWon();
  const Step& step = rules_.definition().sequence().step(at->step);
  std::vector<std::string> lines;
  const std::string side(sideName(*at, at->active));
  const std::string other(sideName(*at, enemyOf(at->active)));
  lines.push_back(step.actor == Actor::both       ? said("Both sides act in this step: {0}.", {step.title})
                  : step.actor == Actor::opponent ? said("To act in this step: {0} ({1}).", {other, step.title})
                                                  : said("To act in this step: {0} ({1}).", {side, step.title}));
  if (!step.help.empty()) lines.push_back(step.help);
  for (std::string& line : throwsNow(*at)) lines.push_back(std::move(line));
  for (std::string& line : testsOfCharges(*at, noUnit)) addOnce(lines, std::move(line));
  for (const ChargeReply& reply : openReplies(rules_, *at)) lines.push_back(replyLine(reply));
  if (nobodyCanAct(rules_, *at))
    lines.push_back(
        said("Nobody acts in this step, as far as the program knows. Next: {0}", {nextInWords(rules_, *at)}));
  for (std::string& line : remindersNow(*at)) lines.push_back(std::move(line));
  figures(*at, std::move(lines));
}

}  // namespace signifer::tell
