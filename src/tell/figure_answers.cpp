// Questions for figures: what a unit needs, how far it reaches, where it may stand, how it is.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "commander/why.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "rules/limits.h"
#include "schema/field_reader.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/idle_play.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostMarks = 9;

// A charge may be declared that does not come home: its reach is told all the same.
bool saysReach(const RuleSet& rules, const Action& action, const Reason& figure) {
  return (saysHowFar(figure) || saysTooFar(figure)) && isOfWay(rules, action, figure);
}

// Keeps the reasons that stand here too. Those with a figure hang on the way or the target.
void keepCommon(std::optional<std::vector<Reason>>& common, const std::vector<Reason>& reasons) {
  if (!common) common = reasons;
  std::erase_if(*common, [&](const Reason& one) {
    return one.measured.has_value() || std::ranges::none_of(reasons, [&](const Reason& other) {
             return other.rule == one.rule && other.code == one.code;
           });
  });
}

}  // namespace

// The reach of its moves and shots, and the distance of the nearest enemy.
std::vector<std::string> Answerer::reachOf(UnitIndex u, const std::vector<int>& kinds) {
  std::vector<std::string> lines;
  std::vector<std::string> closed;
  const auto at = momentFor(battle_.unit(u).side, kinds);
  if (!at) return lines;
  UnitIndex nearest = noUnit;
  const auto isFoe = [&](UnitIndex v) {
    return at->unit(v).present && at->unit(v).side != at->unit(u).side && rules_.carrier(*at, v) == v;
  };
  for (UnitIndex v = 0; v < at->unitCount(); ++v) {
    if (!isFoe(v)) continue;
    if (nearest == noUnit || rules_.apart(*at, u, v).value < rules_.apart(*at, u, nearest).value) nearest = v;
  }
  const UnitIndex target = asked_.units.size() > 1 && asked_.units[1].size() == 1 ? asked_.units[1].front() : nearest;
  for (const int kind : kinds) {
    const ActionKind& info = rules_.definition().actions()[static_cast<std::size_t>(kind)];
    Action action;
    action.kind = static_cast<std::int8_t>(kind);
    action.unit = u;
    const bool aims = tell::aims(info);
    const bool hasPath = std::ranges::count(info.fields, FieldType::path, &Field::type) > 0;
    const bool hasSteps = std::ranges::count(info.fields, FieldType::steps, &Field::type) > 0;
    if (hasPath) (void)action.path.add({LegKind::ahead, oneInch / 10});
    if (hasSteps) (void)action.path.add({LegKind::ahead, 1});
    // The first enemy of whom the verdict measures the way tells how far it reaches.
    std::vector<UnitIndex> targets{noUnit};
    if (aims && target != noUnit) targets = {target};
    if (aims && asked_.units.size() < 2)
      for (UnitIndex v = 0; v < at->unitCount(); ++v)
        if (isFoe(v) && v != target) targets.push_back(v);
    const auto tellsReach = [&](const Reason& figure) { return saysReach(rules_, action, figure); };
    // Some rule sets name the target with the reach of a charge at him.
    const auto ofTarget = [&](const Reason& figure) {
      return info.gesture == "charge" && figure.unit != noUnit && isFoe(figure.unit) &&
             (saysHowFar(figure) || saysTooFar(figure));
    };
    Verdict verdict;
    bool measured = false;
    bool straight = true;
    std::optional<std::vector<Reason>> always;
    for (const UnitIndex v : targets) {
      action.target = v;
      const Verdict one = rules_.judge(*at, action);
      keepCommon(always, one.reasons);
      if (!measured) verdict = one;
      measured = measured || std::ranges::any_of(verdict.figures, tellsReach) ||
                 std::ranges::any_of(verdict.figures, ofTarget) || std::ranges::any_of(verdict.reasons, saysTooFar);
      if (measured && always->empty()) break;
    }
    // A unit that may do it against nobody has no reach. Another way may be open where the straight one is not.
    const auto isTooFar = [&](const Reason& one) { return saysTooFar(one) && isOfWay(rules_, action, one); };
    const bool notNear = !aims && !verdict.legal() && std::ranges::none_of(verdict.reasons, isTooFar);
    if (!always->empty() || notNear) {
      const Judgement other = aims ? Judgement{} : judged(rules_, *at, u, {kind}, noUnit);
      constexpr std::size_t most = 3;
      const std::vector<Reason>& all = always->empty() ? verdict.reasons : *always;
      std::string why = said("{0}: no. {1}", {info.title, words(*at, all.front())});
      for (std::size_t i = 1; i < std::min(most, all.size()); ++i) why += " " + words(*at, all[i]);
      if (const auto way = std::ranges::find_if(verdict.figures, tellsReach); way != verdict.figures.end())
        why += " " + said("Where it may: at most {0}.", {worded(rules_.definition(), *at, *way->allowed)});
      if (!other.legal && std::ranges::find(closed, why) == closed.end()) closed.push_back(why);
      if (!other.legal) continue;
      // It may turn, and somebody stands before it.
      if (!verdict.legal() && !isTooFar(verdict.reasons.front()) && isOfWay(rules_, action, verdict.reasons.front()))
        addOnce(lines, said("Straight ahead: no. {0}", {words(*at, verdict.reasons.front())}));
      verdict = other.verdict;
      straight = false;
    }
    const Reason* reach = nullptr;
    const auto seek = [&](const std::vector<Reason>& list, auto&& holds) {
      const auto found = reach == nullptr ? std::ranges::find_if(list, holds) : list.end();
      if (found != list.end()) reach = &*found;
    };
    seek(verdict.reasons, isTooFar);
    seek(verdict.figures, tellsReach);
    seek(verdict.reasons, ofTarget);
    seek(verdict.figures, ofTarget);
    // Friends who stand before it take nothing from its reach.
    Verdict clear;
    if (reach == nullptr && aims) {
      Battle alone = *at;
      for (UnitIndex v = 0; v < alone.unitCount(); ++v)
        if (v != u && !isFoe(v)) alone.unit(v).present = false;
      for (const UnitIndex v : targets) {
        if (reach != nullptr) break;
        action.target = v;
        clear = rules_.judge(alone, action);
        seek(clear.reasons, isTooFar);
        seek(clear.figures, tellsReach);
        seek(clear.reasons, ofTarget);
        seek(clear.figures, ofTarget);
      }
    }
    if (reach != nullptr) {
      std::string line = said("{0}: at most {1}", {info.title, worded(rules_.definition(), *at, *reach->allowed)});
      // The way that was asked for is a tenth of an inch: whatever is more has been gone before.
      const Length gone = straight && hasPath && !aims && reach->measured ? reach->measured->value - oneInch / 10 : 0;
      if (reach->measured && reach->measured->measure == Figure::Measure::length && gone >= oneInch / 4)
        line += ", " + said("{0} of it gone", {worded(rules_.definition(), *at, Figure::inches(gone))});
      if (!reach->rule.empty()) line += " (" + std::string(reach->rule) + ")";
      addOnce(lines, std::move(line));
    }
    // "Moves left: 2."
    for (const Reason& figure : verdict.figures)
      if (info.gesture == "move" && figure.measured && figure.measured->measure == Figure::Measure::count &&
          !figure.allowed && figure.unit == noUnit)
        addOnce(lines, words(*at, figure));
  }
  if (lines.empty() && !judged(rules_, *at, u, kinds, noUnit).legal) lines = std::move(closed);
  if (target != noUnit)
    lines.push_back(said("{0} is {1} away.",
                         {unitInFull(*at, target), worded(rules_.definition(), *at, rules_.apart(*at, u, target))}));
  return lines;
}

void Answerer::where() {
  if (asked_.person && asked_.units.empty()) return needsOfPerson(*asked_.person);
  if (asked_.units.empty()) return leave(words_, said("Which unit is the question about?"));
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

// "Double move: 8 in to 20 in, as the dice fall.": how far an action whose dice open a move carries the unit.
std::vector<std::string> Answerer::reachByDice(const Battle& at, UnitIndex u) const {
  std::vector<std::string> lines;
  if (comesBefore(rules_, at) != Before::nothing) return lines;
  const auto farthest = [&](const Action& action, FaceDice& dice) -> std::optional<Figure> {
    Battle then = at;
    SilentChronicle silent;
    rules_.resolve(then, action, dice, silent);
    if (rules_.outcome(then)) return std::nullopt;
    const Decision decision = rules_.decision(then);
    const auto& kinds = rules_.definition().actions();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const auto goes = [&](FieldType type) { return std::ranges::count(kinds[i].fields, type, &Field::type) > 0; };
      if (decision.automatic || !decision.allows(static_cast<int>(i)) || !goes(FieldType::path)) continue;
      Action move;
      move.kind = static_cast<std::int8_t>(i);
      move.unit = u;
      (void)move.path.add({LegKind::ahead, oneInch / 10});
      const Verdict verdict = rules_.judge(then, move);
      const auto figure = std::ranges::find_if(
          verdict.figures, [&](const Reason& one) { return saysHowFar(one) && isOfWay(rules_, move, one); });
      if (figure != verdict.figures.end()) return figure->allowed;
    }
    return std::nullopt;
  };
  ActionList list;
  rules_.candidates(at, rules_.decision(at), list);
  for (const Action& action : list) {
    if (action.unit != u || !rules_.leadsToMove(action)) continue;
    LowDice low;
    HighDice high;
    const auto least = farthest(action, low);
    const auto most = farthest(action, high);
    if (!least || !most) continue;
    addOnce(lines, said("{0}: {1} to {2}, as the dice fall.",
                        {actionInWords(rules_, at, action), worded(rules_.definition(), at, *least),
                         worded(rules_.definition(), at, *most)}));
  }
  return lines;
}

void Answerer::howFar() {
  if (asked_.units.empty()) return leave(words_, said("Which unit is the question about?"));
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
  const auto at = momentFor(battle_.unit(*u).side, kinds);
  if (!at) return;
  if (wheels() && !isAskedFor(*at, kinds))
    if (const auto then = afterRoll(*at, *u, kinds))
      if (std::vector<std::string> wheels = widestWheels(*then, *u, kinds); !wheels.empty()) {
        wheels.push_back(said("Once it has rolled for its move."));
        return figures(*then, std::move(wheels));
      }
  if (asked_.deed && !isAskedFor(*at, kinds)) return stop(words_, said("No step asks for that, as things stand."));
  if (wheels())
    if (std::vector<std::string> wheels = widestWheels(*at, *u, kinds); !wheels.empty())
      return figures(*at, std::move(wheels));
  if (constexpr double slight = 5; wheels() && at->setup->columns == 0) return mayGo(*at, *u, kinds, slight);
  std::vector<std::string> lines;
  if (asked_.deed) {
    lines = reachOf(*u, kinds);
  } else {
    // Moves, charges and shots have steps of their own. The distance of the enemy stands behind all.
    std::string last;
    for (const int kind : kinds)
      for (std::string& line : reachOf(*u, {kind})) {
        if (!last.empty()) addOnce(lines, std::move(last));
        last = std::move(line);
      }
    if (!last.empty()) addOnce(lines, std::move(last));
  }
  if (told_.stopped) return;
  // A distance alone is no answer: dice may say how far.
  if (lines.size() < 2) {
    std::vector<std::string> dice = reachByDice(*at, *u);
    for (std::string& line : throwsOf(*at, *u, noPerson, noUnit)) dice.push_back(std::move(line));
    if (dice.empty()) dice.push_back(said("The program knows no measure of that."));
    lines.insert(lines.begin(), dice.begin(), dice.end());
  }
  hangOnFacts(*at, *u, asked_.units.size() > 1 && asked_.units[1].size() == 1 ? asked_.units[1].front() : noUnit);
  figures(*at, std::move(lines));
}

// The mark that a rule set keeps of a deed: by its name, or of a yes or no by its caption.
std::optional<Meant> Answerer::markOf(std::string_view verb) const {
  const Fields& fields = rules_.definition().unitStatus();
  std::optional<Meant> found;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    double score = likeAny(wordsOfName(fields[i].name), verb);
    // "A-t-elle bougé ?": of what was moved by initiative and what was moved, the latter.
    const std::vector<std::string> names = wordsOfName(fields[i].name);
    for (const std::string& meant : meaningsOf(verb))
      if (const double like = likeAny(names, meant); like > 1)
        score = std::max(score, like + (names.size() == 1 ? 2 : 0));
    if (fields[i].type == FieldType::boolean) score = std::max(score, likeAny(wordsOfName(captionOf(fields[i])), verb));
    const bool told = fields[i].type == FieldType::boolean || fields[i].type == FieldType::choice;
    if (told && score > 1 && (!found || score > found->score)) found = Meant{i, std::nullopt, score};
  }
  return found;
}

// "Has Boii moved?"
void Answerer::hasDone() {
  asked_.state = markOf(asked_.done);
  if (asked_.state && !asked_.units.empty()) return stateOf();
  std::vector<std::string> kept;
  for (const Field& field : rules_.definition().unitStatus())
    if (field.type == FieldType::boolean && kept.size() < mostMarks) kept.push_back(captionOf(field));
  stop(words_, said("No mark of this rule set says so. Of a unit it keeps, among others:"), std::move(kept));
}

void Answerer::whoHasDone() {
  asked_.state = markOf(asked_.done);
  return asked_.state ? whoIs() : hasDone();
}

// "Is Boii routed?", "how many hits has Boii?", "what is the army stamina of the Gauls?"
void Answerer::stateOf() {
  std::vector<std::string> lines;
  if (asked_.person && asked_.units.empty()) return needsOfPerson(*asked_.person);
  if (asked_.units.empty()) {
    if (asked_.state && asked_.has(Asks::many)) return leave(words_, said("Which unit is the question about?"));
    if (asked_.state && !asked_.sideField) return whoIs();
    if (asked_.lost) return countUnits(true);
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
    if (lines.empty()) return leave(words_, said("Which unit is the question about?"));
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
    const auto inWords = [&](std::int16_t value) { return valueWords(field, toJson(field, fromSlot(field, value))); };
    // "Is it broken?" of a word among several.
    if (asked_.state->value && asked_.has(Asks::is)) {
      const auto value = static_cast<std::int16_t>(*asked_.state->value);
      lines.push_back(said("{0}: {1}: {2}", {name, inWords(value), slot == value ? said("yes") : said("no")}));
    }
    lines.push_back(said("{0}: {1}: {2}", {name, captionOf(field), inWords(slot)}));
  }
  if (const std::string harm = harmInWords(definition, battle_, rules_.portray(battle_, *u)); !harm.empty())
    lines.push_back(said("{0}: {1}", {name, harm}));
  figures(battle_, std::move(lines));
}

}  // namespace signifer::tell
