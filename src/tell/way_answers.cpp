// Ways and places that a question names are judged as they are named: "may Boii march 14?", "may it be placed at 28,
// 20?".
#include <algorithm>
#include <span>

#include "commander/why.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "table/moves.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/idle_play.h"
#include "tell/move_moments.h"

namespace signifer::tell {

bool Answerer::wheels() const {
  const std::vector<std::string> words = wordsOfName(asked_.deedWord);
  return !words.empty() && senseOf(words.front()) == Sense::wheels;
}

// "March 14", "wheel 20 right": the legs that may be meant. A wheel without its side may be one to either.
std::vector<Leg> Answerer::legsAsked(const Battle& at, double far) const {
  const auto length = at.setup->columns > 0 ? static_cast<std::int32_t>(far) : fromInches(far);
  if (wheels()) {
    const Angle angle = fromDegrees(std::min(far, 360.0));
    if (asked_.way == Sense::left) return {{LegKind::wheelLeft, angle}};
    if (asked_.way == Sense::right) return {{LegKind::wheelRight, angle}};
    return {{LegKind::wheelLeft, angle}, {LegKind::wheelRight, angle}};
  }
  if (asked_.way == Sense::left) return {{LegKind::left, length}};
  if (asked_.way == Sense::right) return {{LegKind::right, length}};
  return {{LegKind::ahead, length}};
}

// The rules' word on such a way; nothing where no action of these goes a way.
std::optional<Judgement> Answerer::wayJudged(const Battle& at, UnitIndex u, const std::vector<int>& kinds,
                                             double far) const {
  std::optional<Judgement> best;
  for (const int kind : kinds) {
    const ActionKind& info = rules_.definition().actions()[static_cast<std::size_t>(kind)];
    const auto has = [&](FieldType type) { return std::ranges::count(info.fields, type, &Field::type) > 0; };
    if (!has(FieldType::path) && !has(FieldType::steps)) continue;
    for (const Leg& leg : legsAsked(at, far)) {
      Judgement one{.kinds = kinds};
      one.action.kind = static_cast<std::int8_t>(kind);
      one.action.unit = u;
      for (const ChosenValue& choice : asked_.chosen)
        if (choice.kind == kind) one.action.values.at(choice.place) = choice.value;
      if (far > 0 && far <= 120) (void)one.action.path.add(leg);
      one.verdict = rules_.judge(at, one.action);
      one.legal = one.verdict.legal();
      if (!best || one.legal) best = one;
      if (one.legal) return best;
    }
  }
  return best;
}

// The battle once the unit has rolled what its dice can at most, where a roll opens the move that is asked about.
std::optional<Battle> Answerer::afterRoll(const Battle& at, UnitIndex u, const std::vector<int>& kinds) const {
  if (comesBefore(rules_, at) != Before::nothing) return std::nullopt;
  const auto rolls = [&](const Battle& now) {
    ActionList list;
    rules_.candidates(now, rules_.decision(now), list);
    std::erase_if(list, [&](const Action& action) { return action.unit != u || !rules_.leadsToMove(action); });
    return list;
  };
  Battle now = at;
  ActionList list = rolls(now);
  if (list.empty())
    if (auto later = firstLater(at.unit(u).side, [&](const Battle& one) { return !rolls(one).empty(); })) {
      now = std::move(*later);
      list = rolls(now);
    }
  for (const Action& action : list) {
    Battle then = now;
    HighDice dice;
    SilentChronicle silent;
    rules_.resolve(then, action, dice, silent);
    const Decision decision = rules_.decision(then);
    if (!rules_.outcome(then) && !decision.automatic && isAskedFor(then, kinds)) return then;
  }
  return std::nullopt;
}

// A way that is too far for one move, and the rules' word on it by all the moves that the unit has.
bool Answerer::takesSeveral(const Battle& at, UnitIndex u, double far, Judgement& one) const {
  if (wheels() || at.setup->columns > 0 || far <= 0 || far > 120) return false;
  const Unit& unit = at.unit(u);
  const ToldPlace place{u, after(unit.pose, unit.base, legsAsked(at, far).front())};
  const CarriedMoves carried = movesAt(rules_, at, std::span(&place, 1), {});
  if (carried.byDice || carried.moves.empty() || !carried.moves.front().several) return false;
  one.verdict = carried.moves.front().verdict;
  one.legal = one.verdict.legal();
  return true;
}

// "May the Carnutes march 14?": straight ahead, in inches or squares.
void Answerer::mayGo(const Battle& at, UnitIndex u, const std::vector<int>& kinds, double far) {
  if (!isAskedFor(at, kinds))
    if (const auto then = afterRoll(at, u, kinds)) {
      mayGo(*then, u, kinds, far);
      if (told_.answer)
        told_.answer->lines.insert(told_.answer->lines.begin() + 1, said("Once it has rolled for its move."));
      return;
    }
  auto best = wayJudged(at, u, kinds, far);
  const bool several = best && !best->legal && takesSeveral(at, u, far, *best);
  if (!best) return stop(words_, said("A distance was not expected here: ask without the figure."));
  if (!best->legal && !isAskedFor(at, kinds)) return stop(words_, said("No step asks for that, as things stand."));
  ToldAnswer answer{best->legal ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, at), {}};
  const bool ahead = !wheels() && asked_.way == Sense::none;
  answer.lines.push_back(best->legal && several ? said("Yes, by several moves.")
                         : best->legal          ? said("Yes: {0}.", {actionInWords(rules_, at, best->action)})
                         : ahead                ? said("Not straight ahead.")
                                                : said("No."));
  // The figures are those of the last of several moves.
  if (several && best->legal) best->verdict.figures.clear();
  for (const Reason& reason : best->legal ? best->verdict.figures : best->verdict.reasons)
    if (!best->legal || reason.measured || reason.allowed) addOnce(answer.lines, words(at, reason));
  told_.answer = std::move(answer);
}

// "How far may Boii wheel?": the widest turn to either side, degree by degree.
std::vector<std::string> Answerer::widestWheels(const Battle& at, UnitIndex u, const std::vector<int>& kinds) {
  std::vector<std::string> lines;
  if (at.setup->columns > 0) return lines;
  constexpr int most = 120;
  for (const Sense way : {Sense::left, Sense::right}) {
    asked_.way = way;
    int widest = 0;
    for (int degrees = 1; degrees <= most; ++degrees) {
      const auto one = wayJudged(at, u, kinds, degrees);
      if (!one || !one->legal) break;
      widest = degrees;
    }
    const std::string figure = worded(Figure::degrees(widest * oneDegree));
    if (widest > 0)
      lines.push_back(way == Sense::left ? said("To the left: at most {0}", {figure})
                                         : said("To the right: at most {0}", {figure}));
  }
  asked_.way = Sense::none;
  return lines;
}

// "May all Hastati march 6?": who may, and why the others may not.
void Answerer::mayAll() {
  const std::vector<int> kinds = ofUnits(rules_.definition(), *asked_.deed);
  const std::vector<UnitIndex>& fit = asked_.units[0];
  const auto at = kinds.empty() ? std::nullopt : momentFor(battle_.unit(fit.front()).side, kinds);
  if (!at) {
    if (!told_.stopped) (void)unitAt(0);
    return;
  }
  UnitIndex target = noUnit;
  if (asked_.units.size() > 1) {
    const auto other = unitAt(1);
    if (!other) return;
    target = *other;
  }
  std::string may;
  std::vector<std::string> others;
  for (const UnitIndex u : fit) {
    const bool goes = asked_.number.has_value() && target == noUnit;
    const auto way = goes ? wayJudged(*at, u, kinds, *asked_.number) : std::nullopt;
    const Judgement one = way ? *way : judged(rules_, *at, u, kinds, target, asked_.chosen);
    if (one.legal)
      may += (may.empty() ? "" : ", ") + unitInFull(*at, u);
    else if (!one.verdict.reasons.empty())
      others.push_back(said("{0}: {1}", {unitInFull(*at, u), words(*at, one.verdict.reasons.front())}));
  }
  ToldAnswer answer{others.empty() ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, *at), {}};
  answer.lines.push_back(others.empty() ? said("Yes: {0}.", {may})
                         : may.empty()  ? said("No.")
                                        : said("Not all: {0}.", {may}));
  for (std::string& line : others) answer.lines.push_back(std::move(line));
  told_.answer = std::move(answer);
}

// "May Boii be placed at 28, 20?"
void Answerer::mayStandAt() {
  const auto u = unitAt(0);
  if (!u) return;
  if (!waitsToDeploy(rules_.definition(), battle_, *u))
    return figures(battle_, {said("{0} does not wait to be placed.", {unitInFull(battle_, *u)})});
  const bool grid = battle_.setup->columns > 0;
  const double side = toInches(battle_.setup->squareSide);
  const auto along = [&](double figure) { return fromInches(grid ? (figure - 0.5) * side : figure); };
  const Pose pose{{along(*asked_.number), along(*asked_.second)}, battle_.unit(*u).pose.heading};
  const Action action = deployAction(rules_.definition(), battle_, *u, pose);
  const Verdict verdict = rules_.judge(battle_, action);
  ToldAnswer answer{verdict.legal() ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, battle_), {}};
  answer.lines.push_back(verdict.legal() ? said("Yes: {0}.", {actionInWords(rules_, battle_, action)}) : said("No."));
  for (const Reason& reason : verdict.reasons) answer.lines.push_back(words(battle_, reason));
  if (const std::string zone = zoneWords(rules_.definition(), battle_, battle_.unit(*u).side); !zone.empty())
    answer.lines.push_back(zone);
  told_.answer = std::move(answer);
}

}  // namespace signifer::tell
