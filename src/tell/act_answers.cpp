// The answer that a clause means: an action of a unit against another, a way on the table, or a choice in words.
#include <algorithm>

#include "commander/why.h"
#include "language/language.h"
#include "play/wording.h"
#include "rules/gestures.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/actor.h"
#include "tell/names.h"

namespace signifer::tell {
namespace {

const ActionKind& infoOf(const RuleSet& rules, const Action& action) {
  return rules.definition().actions()[static_cast<std::size_t>(action.kind)];
}

bool hasField(const ActionKind& kind, FieldType type) {
  return std::ranges::any_of(kind.fields, [type](const Field& field) { return field.type == type; });
}

// Words by which an answer is known: those of its kind, of its leader, and of what it chooses.
std::vector<std::string> wordsOfAnswer(const RuleSet& rules, const Battle& battle, const Action& action) {
  const ActionKind& kind = infoOf(rules, action);
  std::vector<std::string> words;
  const auto add = [&](std::string_view text) {
    for (std::string& word : wordsOfName(text)) words.push_back(std::move(word));
  };
  for (const std::string& text : {kind.title, kind.id, kind.gesture}) add(text);
  add(deedInWords(rules, battle, action));
  if (action.person != noPerson) add(battle.setup->people[static_cast<std::size_t>(action.person)].name);
  return words;
}

// Other words of the grammar for the same gesture.
bool meansGesture(const ActionKind& kind, std::string_view word) {
  switch (senseOf(word)) {
    case Sense::meets:
      return kind.gesture == "charge";
    case Sense::nothing:
      return kind.gesture == "stay";
    case Sense::joins:
      return kind.id.starts_with("attach") || kind.id.starts_with("join") || kind.id == "transfer";
    case Sense::alone:
      return kind.id.starts_with("detach") || kind.id.starts_with("leave");
    default:
      return false;
  }
}

int fitOf(const RuleSet& rules, const Battle& battle, const Action& action, std::string_view word) {
  int best = meansGesture(infoOf(rules, action), word) ? 2 : 0;
  for (const std::string& name : wordsOfAnswer(rules, battle, action)) best = std::max(best, likeness(word, name));
  return best;
}

double gapBetween(const Battle& battle, UnitIndex a, UnitIndex b) {
  if (a == noUnit || b == noUnit) return 0;
  const Unit& one = battle.unit(a);
  const Unit& other = battle.unit(b);
  return distanceBetween(Footprint(one.pose, one.base), Footprint(other.pose, other.base));
}

}  // namespace

std::vector<int> kindsCalled(const Definition& definition, std::string_view word) {
  std::vector<int> kinds;
  int best = 1;
  for (std::size_t i = 0; i < definition.actions().size(); ++i) {
    const ActionKind& kind = definition.actions()[i];
    if (!hasField(kind, FieldType::unit)) continue;
    int fits = 0;
    for (const std::string& text : {kind.title, kind.id, kind.gesture})
      for (const std::string& name : wordsOfName(text)) fits = std::max(fits, likeness(word, name));
    if (fits > best) kinds.clear();
    if (fits >= best && fits > 0) kinds.push_back(static_cast<int>(i));
    best = std::max(best, fits);
  }
  return kinds;
}

ActionList Actor::candidates() const {
  ActionList list;
  rules().candidates(battle(), session_.decision(), list);
  return list;
}

void Actor::refuse(Words words, const Action& action) {
  const Verdict verdict = rules().judge(battle(), action);
  std::string why = said("{0}: not legal.", {answerInWords(rules(), battle(), action)});
  if (!verdict.reasons.empty()) {
    const Reason& reason = verdict.reasons.front();
    why += " " + sentence(rules().definition(), battle(), reason);
    if (!reason.rule.empty()) why += " (" + std::string(reason.rule) + ")";
  }
  stop(words, std::move(why));
}

// "ahead 4", "wheel right 30 ahead 4", "turns about": legs in inches and degrees, on a grid whole squares and turns.
std::optional<Path> Actor::way(Words& left) const {
  const bool grid = battle().setup->columns > 0;
  Path path;
  Words rest = left;
  for (;;) {
    Words now = rest;
    std::optional<double> number;
    std::optional<LegKind> kind;
    bool turns = false;
    bool wheels = false;
    for (; !now.empty(); now = now.subspan(1)) {
      const Sense sense = senseOf(now.front().text);
      if (const auto figure = numberOf(now.front().text); figure && !number) {
        number = figure;
        if (kind && !turns) {
          now = now.subspan(1);
          break;
        }
        continue;
      }
      if (sense == Sense::wheels)
        wheels = turns = true;
      else if (sense == Sense::turn)
        turns = true;
      else if (sense == Sense::about)
        kind = LegKind::aboutFace;
      else if (sense == Sense::ahead && !kind && !turns)
        kind = LegKind::ahead;
      else if ((sense == Sense::back || sense == Sense::falls) && !kind && !turns)
        kind = LegKind::back;
      else if ((sense == Sense::left || sense == Sense::right) && (!kind || *kind == LegKind::ahead) && path.size() < 4)
        kind = sense == Sense::left ? (turns ? LegKind::wheelLeft : LegKind::left)
                                    : (turns ? LegKind::wheelRight : LegKind::right);
      else if (sense != Sense::filler)
        break;
      if (kind && number) {
        now = now.subspan(1);
        break;
      }
    }
    if (!kind) break;
    Leg leg{*kind, 0};
    if (turns && *kind != LegKind::aboutFace) {
      if (!number && wheels && !grid) break;
      leg.amount = grid ? 1 : static_cast<std::int32_t>(fromDegrees(number.value_or(90)));
      if (!grid && !wheels) leg = {LegKind::pivot, *kind == LegKind::wheelLeft ? -leg.amount : leg.amount};
    } else if (*kind == LegKind::aboutFace) {
      if (grid) leg = {LegKind::wheelRight, 2};
    } else {
      if (!number) break;
      leg.amount = grid ? static_cast<std::int32_t>(*number) : fromInches(*number);
    }
    if (!path.add(leg)) break;
    rest = now;
  }
  if (path.empty()) return std::nullopt;
  left = rest;
  return path;
}

Path Actor::wayOf(UnitIndex unit, Path way) const {
  Path path;
  Angle heading = battle().unit(unit).pose.heading;
  const auto turn = [&](Angle by) { heading = (heading + by + 360 * oneDegree) % (360 * oneDegree); };
  for (Leg leg : way) {
    if (leg.kind == LegKind::wheelLeft) turn(-static_cast<Angle>(leg.amount));
    if (leg.kind == LegKind::wheelRight) turn(static_cast<Angle>(leg.amount));
    if (leg.kind == LegKind::aboutFace) turn(180 * oneDegree);
    if (leg.kind == LegKind::pivot) {
      turn(static_cast<Angle>(leg.amount));
      leg.amount = heading;
    }
    path.add(leg);
  }
  return path;
}

std::optional<Action> Actor::moveBy(UnitIndex unit, const Path& path) const {
  const Decision decision = session_.decision();
  const auto& kinds = rules().definition().actions();
  std::optional<Action> refused;
  for (const bool plain : {true, false})
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if ((kinds[i].gesture == "move") != plain || !decision.allows(static_cast<int>(i))) continue;
      if (!hasField(kinds[i], FieldType::path) && !hasField(kinds[i], FieldType::steps)) continue;
      if (kinds[i].gesture == "group" || kinds[i].gesture == "charge") continue;
      Action action;
      action.kind = static_cast<std::int8_t>(i);
      action.unit = unit;
      action.path = wayOf(unit, path);
      if (rules().judge(battle(), action).legal()) return action;
      if (!refused) refused = action;
    }
  return refused;
}

// A move of a group, in rules that have such moves.
std::optional<Action> Actor::groupMove(const std::vector<UnitIndex>& units, const Path& path) const {
  const Decision decision = session_.decision();
  const auto& kinds = rules().definition().actions();
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i].gesture != "group" || !hasField(kinds[i], FieldType::units) || !decision.allows(static_cast<int>(i)))
      continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    for (const UnitIndex u : units) add(action.units, u);
    action.path = path;
    if (rules().judge(battle(), action).legal()) return action;
  }
  return std::nullopt;
}

// Units in front go first: whoever stood in the way has gone by the next try.
bool Actor::move(Words words, std::vector<UnitIndex> units, const Path& path) {
  if (units.size() > 1)
    if (const auto group = groupMove(units, path)) return perform(words, *group);
  for (bool progress = true; progress && !units.empty();) {
    progress = false;
    for (std::size_t i = 0; i < units.size();) {
      const auto action = moveBy(units[i], path);
      if (!action || !rules().judge(battle(), *action).legal()) {
        ++i;
        continue;
      }
      units.erase(units.begin() + static_cast<std::ptrdiff_t>(i));
      if (!perform(words, *action)) return false;
      progress = true;
    }
  }
  if (units.empty()) return true;
  const auto action = moveBy(units.front(), path);
  if (!action) return stop(words, said("{0} has no move to make now.", {unitInFull(battle(), units.front())}));
  refuse(words, *action);
  return false;
}

// An answer that is not offered, by its verb and the enemy named behind it: for the verdict on it.
std::optional<Action> Actor::namedAnswer(UnitIndex unit, Words words) const {
  while (!words.empty() && senseOf(words.front().text) == Sense::filler) words = words.subspan(1);
  if (words.empty()) return std::nullopt;
  const std::vector<int> kinds = kindsCalled(rules().definition(), words.front().text);
  if (kinds.empty()) return std::nullopt;
  Action action;
  const Decision decision = session_.decision();
  const auto allowed = std::ranges::find_if(kinds, [&](int kind) { return decision.allows(kind); });
  action.kind = static_cast<std::int8_t>(allowed == kinds.end() ? kinds.front() : *allowed);
  action.unit = unit;
  for (words = words.subspan(1); !words.empty(); words = words.subspan(1)) {
    auto foe = unitsNamed(battle(), words);
    std::erase(foe.fit, unit);
    if (foe.count == 0 || foe.fit.empty()) continue;
    action.target = foe.fit.front();
    break;
  }
  return action;
}

// The answers that are still meant, word by word.
struct Actor::Answering {
  ActionList open;
  Words left;
  /// The enemy named last; nobody where none was.
  UnitIndex target = noUnit;
  std::size_t verbs = 0;
};

// A figure that parts the answers is one of them; any other is a die.
bool Actor::isDie(const Answering& now) const {
  const std::string& word = now.left.front().text;
  if (!numberOf(word)) return false;
  const auto tells = [&](const Action& action) { return fitOf(rules(), battle(), action, word) == 3; };
  return std::ranges::none_of(now.open, tells) || std::ranges::all_of(now.open, tells);
}

bool Actor::narrowByWay(Answering& now) const {
  if (numberOf(now.left.front().text)) return false;
  Words behind = now.left;
  const auto path = way(behind);
  if (!path) return false;
  const auto goes = [&](const Action& action) {
    return action.unit != noUnit && action.path == wayOf(action.unit, *path);
  };
  if (std::ranges::none_of(now.open, goes)) return false;
  std::erase_if(now.open, [&](const Action& action) { return !goes(action); });
  now.left = behind;
  return true;
}

// `best`: how well the word fits a verb; one that fits well is no name, unless a verb has been read.
bool Actor::narrowByTarget(Answering& now, int best) const {
  auto foe = unitsNamed(battle(), now.left);
  std::erase_if(foe.fit, [&](UnitIndex v) {
    return std::ranges::none_of(now.open, [&](const Action& action) {
      return action.target == v || (action.person != noPerson && action.unit == v);
    });
  });
  if (foe.count == 0 || foe.fit.empty() || (best >= 3 && now.verbs == 0)) return false;
  std::erase_if(now.open, [&](const Action& action) {
    return std::ranges::find(foe.fit, action.target) == foe.fit.end() &&
           (action.person == noPerson || std::ranges::find(foe.fit, action.unit) == foe.fit.end());
  });
  now.target = foe.fit.front();
  now.left = now.left.subspan(foe.count);
  return true;
}

void Actor::narrow(Answering& now) const {
  while (!now.left.empty() && !isDie(now)) {
    if (narrowByWay(now)) continue;
    const std::string& word = now.left.front().text;
    if (senseOf(word) != Sense::filler) {
      int best = 0;
      for (const Action& action : now.open) best = std::max(best, fitOf(rules(), battle(), action, word));
      if (narrowByTarget(now, best)) continue;
      if (best == 0) return;
      std::erase_if(now.open, [&](const Action& action) { return fitOf(rules(), battle(), action, word) < best; });
      ++now.verbs;
    }
    now.left = now.left.subspan(1);
  }
}

// Of what is left the plainest is meant: the one with the fewest words that were not said.
void Actor::keepPlainest(Answering& now) const {
  if (now.open.size() < 2) return;
  const auto length = [&](const Action& action) { return wordsOf(deedInWords(rules(), battle(), action)).size(); };
  const auto first = std::ranges::min_element(now.open, {}, length);
  const std::size_t shortest = length(*first);
  const bool aimed = now.target == noUnit && first->target != noUnit;
  if (!aimed) std::erase_if(now.open, [&](const Action& action) { return length(action) > shortest; });
}

// Answers that differ in more than the target or the way, of which one has to be named; none where they are alike.
std::vector<std::string> Actor::choicesAmong(const ActionList& open) const {
  const Action& first = open.front();
  const auto alike = [&](const Action& a) {
    return a.kind == first.kind && a.unit == first.unit && a.person == first.person && a.values == first.values;
  };
  std::vector<std::string> choices;
  if (std::ranges::all_of(open, alike)) return choices;
  for (const Action& action : open) {
    std::string one = answerInWords(rules(), battle(), action);
    if (choices.size() < 9 && std::ranges::find(choices, one) == choices.end()) choices.push_back(std::move(one));
  }
  return choices;
}

// `asked`: the clause names nobody, so the unit that is asked answers.
bool Actor::answer(Words words, UnitIndex unit, Words left, bool asked) {
  Answering now{candidates(), left};
  std::erase_if(now.open, [&](const Action& action) {
    if (person_ != noPerson) return action.person != person_;
    return unit != noUnit && action.unit != unit && !(action.unit == noUnit && (asked || in(action.units, unit)));
  });
  narrow(now);
  const bool rests = !now.left.empty() && !numberOf(now.left.front().text) && now.left.front().text != "faces";
  if (unit != noUnit && (now.open.empty() || now.verbs == 0 || rests)) {
    if (const auto named = namedAnswer(unit, left)) {
      // A verdict on nobody would say nothing: the name is what was mistyped.
      const auto& kind = rules().definition().actions()[static_cast<std::size_t>(named->kind)];
      const bool aims = std::ranges::count(kind.fields, FieldType::unit, &Field::type) > 1;
      Words whom = left;
      for (int verb = 0; verb < 2; ++verb) {
        while (!whom.empty() && senseOf(whom.front().text) == Sense::filler) whom = whom.subspan(1);
        if (verb == 0 && !whom.empty()) whom = whom.subspan(1);
      }
      if (aims && named->target == noUnit && !whom.empty() && !numberOf(whom.front().text))
        return stop(whom.first(1), said("No unit, leader, side or step of this battle begins with that."),
                    namesLike(battle(), whom.front().text));
      if (rules().judge(battle(), *named).legal()) return perform(words, *named);
      refuse(words, *named);
      return false;
    }
  }
  if (rests) return stop(now.left.first(1), said("That is no answer to what is asked now."));
  if (now.open.empty() || (now.verbs == 0 && now.target == noUnit))
    return stop(left.empty() ? words : left.first(1), said("Nothing that is asked now is called that."));
  keepPlainest(now);
  if (const auto choices = choicesAmong(now.open); choices.size() > 1)
    return stop(words, said("Which of {0}?", {std::to_string(choices.size())}), choices);
  // Of several that differ only in the target or the way, the nearest and the first.
  const Action chosen = *std::ranges::min_element(
      now.open, {}, [&](const Action& action) { return gapBetween(battle(), action.unit, action.target); });
  return dice(now.left) && perform(words, chosen);
}

}  // namespace signifer::tell
