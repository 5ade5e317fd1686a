#include "tell/trials.h"

#include <algorithm>
#include <array>

#include "language/word_list.h"
#include "tell/deed_words.h"

namespace signifer::tell {
namespace {

// Other words for orders, by the word of the choice. Folded: English, German, French.
struct OtherWords {
  std::string_view value;
  std::string_view said;
};
constexpr std::array<OtherWords, 9> otherWords{{
    {"command", "whole command"},
    {"command", "whole division"},
    {"command", "command"},
    {"command", "division"},
    {"command", "ganzen befehlsbereich"},
    {"command", "ganze division"},
    {"command", "commandement entier"},
    {"courage", "courage"},
    {"rally", "rally order"},
}};

std::size_t beginsWith(Words words, const std::vector<std::string>& sought) {
  std::size_t at = 0;
  for (const std::string& word : sought) {
    if (senseOf(word) == Sense::filler) continue;
    while (at < words.size() && senseOf(words[at].text) == Sense::filler && words[at].text != word) ++at;
    if (at >= words.size() || likeness(words[at].text, word) < 2) return 0;
    ++at;
  }
  return at;
}

const Field* choiceOf(const ActionKind& kind) {
  const auto found = std::ranges::find(kind.fields, FieldType::choice, &Field::type);
  return found == kind.fields.end() ? nullptr : &*found;
}

}  // namespace

int kindOfTrials(const Definition& definition) {
  const auto& kinds = definition.actions();
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const bool ofUnit = std::ranges::find(kinds[i].fields, FieldType::unit, &Field::type) != kinds[i].fields.end();
    if (isOfPerson(kinds[i]) && ofUnit && choiceOf(kinds[i]) != nullptr) return static_cast<int>(i);
  }
  return -1;
}

std::size_t valueOfTrials(const Definition& definition) {
  const int kind = kindOfTrials(definition);
  std::size_t place = 0;
  if (kind < 0) return place;
  for (const Field& field : definition.actions()[static_cast<std::size_t>(kind)].fields) {
    if (field.type == FieldType::choice) break;
    if (keptAsValue(field.type)) ++place;
  }
  return place;
}

std::optional<NamedTrial> trialNamed(const Definition& definition, Words words, bool single) {
  const int kind = kindOfTrials(definition);
  if (kind < 0 || words.empty()) return std::nullopt;
  const Field& field = *choiceOf(definition.actions()[static_cast<std::size_t>(kind)]);
  std::optional<NamedTrial> best;
  const auto take = [&](std::size_t value, const std::vector<std::string>& sought) {
    const auto told =
        std::ranges::count_if(sought, [](const std::string& one) { return senseOf(one) != Sense::filler; });
    if (told == 0 || (told == 1 && !single)) return;
    const std::size_t count = beginsWith(words, sought);
    if (count > 0 && (!best || count > best->count)) best = NamedTrial{{kind, static_cast<std::int16_t>(value)}, count};
  };
  // The first is the order to one unit, which needs no name.
  for (std::size_t v = 1; v < field.values.size(); ++v) {
    take(v, wordsOfName(field.values[v]));
    if (v < field.words.size()) take(v, wordsOfName(field.words[v]));
    for (const OtherWords& other : otherWords)
      if (other.value == field.values[v]) take(v, wordsOfName(other.said));
  }
  return best;
}

Action trialAction(const Definition& definition, const Trial& trial, PersonIndex person, UnitIndex unit) {
  Action action;
  action.kind = static_cast<std::int8_t>(trial.kind);
  action.person = person;
  action.unit = unit;
  action.values[valueOfTrials(definition)] = trial.value;
  return action;
}

Battle withoutMovesLeft(const RuleSet& rules, const Battle& battle) {
  Battle free = battle;
  const Fields& fields = rules.definition().unitStatus();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].type == FieldType::integer && fields[i].name == "movesLeft")
      for (Unit& unit : free.units) unit.status.at[i] = 0;
  return free;
}

std::optional<JudgedTrial> judgedTrial(const RuleSet& rules, const Battle& battle, const Trial& trial, SideIndex side,
                                       PersonIndex person, UnitIndex unit) {
  std::optional<JudgedTrial> found;
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    if (!battle.person(p).present || (person == noPerson ? battle.person(p).side != side : p != person)) continue;
    std::vector<UnitIndex> whom{unit};
    for (UnitIndex u = 0; unit == noUnit && u < battle.unitCount(); ++u)
      if (battle.unit(u).present && battle.unit(u).side == battle.person(p).side) whom.push_back(u);
    for (const UnitIndex u : whom) {
      const Action action = trialAction(rules.definition(), trial, p, u);
      Verdict verdict = rules.judge(battle, action);
      const bool legal = verdict.legal();
      // Without a unit the reason is only that none was named.
      if (!found || legal || (found->action.unit == noUnit && u != noUnit))
        found = JudgedTrial{action, std::move(verdict)};
      if (legal) return found;
    }
  }
  return found;
}

std::optional<Trial> trialOfArmy(const RuleSet& rules, const Battle& battle, PersonIndex person) {
  const int kind = kindOfTrials(rules.definition());
  if (kind < 0) return std::nullopt;
  const Field& field = *choiceOf(rules.definition().actions()[static_cast<std::size_t>(kind)]);
  for (std::size_t v = 1; v < field.values.size(); ++v) {
    const Trial trial{kind, static_cast<std::int16_t>(v)};
    if (rules.judge(battle, trialAction(rules.definition(), trial, person, noUnit)).legal()) return trial;
  }
  return std::nullopt;
}

bool givesOrders(const Definition& definition, std::string_view word) {
  constexpr std::string_view others = "advance command";
  const int kind = kindOfTrials(definition);
  if (kind < 0 || hasWord(others, word)) return false;
  return std::ranges::count(kindsMeant(definition, word), kind) > 0;
}

}  // namespace signifer::tell
