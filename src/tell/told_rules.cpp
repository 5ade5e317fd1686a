// "Ptolemy inspires the guard", "gauls roll 5": deeds of leaders and tests of units. They have been done, and are
// carried out as the rules have them.
#include <algorithm>
#include <array>

#include "commander/why.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "rules/chronicle.h"
#include "tell/deed_words.h"
#include "tell/judgement.h"
#include "tell/teller.h"
#include "tell/told_differences.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

bool holdsPerson(const Field& field) { return field.type == FieldType::integer && field.holds == Holds::person; }

// A deed of a leader of which his name says all, or who is addressed and a choice too.
bool isToldWhole(const ActionKind& kind) {
  return isOfPerson(kind) && std::ranges::all_of(kind.fields, [](const Field& field) {
           return field.type == FieldType::person || holdsPerson(field) ||
                  (field.type == FieldType::choice && field.required == false);
         });
}

// The place of a field among the values of an action.
std::size_t placeOf(const ActionKind& kind, const Field& field) {
  std::size_t place = 0;
  for (const Field& one : kind.fields) {
    if (&one == &field) break;
    if (keptAsValue(one.type)) ++place;
  }
  return place;
}

int sumOf(const ListChronicle& account) {
  int sum = 0;
  for (const Entry& entry : account.entries)
    for (const Consultation& one : entry.consulted)
      for (const int face : one.faces) sum += face;
  return sum;
}

}  // namespace

// The battle at the step of this player turn that asks for the kind of action.
std::optional<Battle> Teller::whereAsked(int kind) const {
  if (comesBefore(rules_, battle_) != Before::nothing) return std::nullopt;
  const auto asks = [&](const Battle& at) {
    const Decision decision = rules_.decision(at);
    return !decision.automatic && decision.allows(kind);
  };
  if (asks(battle_)) return battle_;
  TableMoment moment = tableMoment(battle_);
  for (const StepIndex step : stopsOf(rules_, battle_)) {
    moment.step = step;
    if (const auto at = atMoment(rules_, battle_, moment); at && asks(*at)) return at;
  }
  return std::nullopt;
}

// The rules carry it out, and the reasons against it are said.
bool Teller::carriedOut(Words words, const Battle& at, const Action& action, std::optional<int> total, int times) {
  const Verdict verdict = rules_.judge(at, action);
  Battle after = at;
  bool asTold = false;
  // Of several dice each after the first comes to 1 at least.
  for (const int kept : {0, 1}) {
    if (asTold) break;
    after = at;
    int sum = 0;
    for (int i = 0; i < times; ++i) {
      DiceOfTotal dice(total.value_or(2), kept);
      ListChronicle account;
      rules_.resolve(after, action, dice, account);
      sum += sumOf(account);
    }
    asTold = !total || sum == *total;
  }
  if (!asTold) return stop(words, said("No roll comes to that."));
  const auto against = [&]() -> std::string {
    if (verdict.legal() || verdict.reasons.empty()) return {};
    const Reason& reason = verdict.reasons.front();
    const std::string why = sentence(rules_.definition(), battle_, reason);
    return reason.rule.empty() ? why : why + " (" + std::string(reason.rule) + ")";
  }();
  const json told = differences(rules_, at, after);
  if (told["units"].empty() && told["people"].empty())
    return stop(words, against.empty() ? said("Nothing comes of that.") : against);
  if (!change(words, told)) return false;
  std::string& understood = told_.understood.back().words;
  understood = said("{0}: {1}", {actionInWords(rules_, battle_, action), understood});
  if (!against.empty()) understood += ". " + said("Taken as told; the rules say: {0}", {against});
  return true;
}

// "Inspires", "steadies the guard twice", "orders Polycrates attack".
bool Teller::leaderDeed(Reading& reading) {
  constexpr std::string_view between =
      "to an der die den dem le la les a gives give gibt donne with mit avec on at his";
  const auto& kinds = rules_.definition().actions();
  std::vector<int> meant;
  for (const int kind : kindsMeant(rules_.definition(), reading.word()))
    if (isToldWhole(kinds[static_cast<std::size_t>(kind)])) meant.push_back(kind);
  // "Orders attack": the deed has the verb's word in its name, and a choice.
  for (const std::string& word : meant.empty() ? meaningsOf(reading.word()) : std::vector<std::string>())
    for (std::size_t i = 0; i < kinds.size() && meant.empty(); ++i) {
      const std::vector<std::string> id = wordsOfName(kinds[i].id);
      const bool chooses = std::ranges::count(kinds[i].fields, FieldType::choice, &Field::type) > 0;
      if (isToldWhole(kinds[i]) && chooses && std::ranges::find(id, word) != id.end())
        meant.push_back(static_cast<int>(i));
    }
  if (meant.empty()) return false;
  const Words from = reading.left;
  Reading next = reading;
  next.take(1);
  const ActionKind& kind = kinds[static_cast<std::size_t>(meant.front())];
  Action action;
  action.kind = static_cast<std::int8_t>(meant.front());
  action.person = person_;
  int times = 1;
  for (const Field& field : kind.fields)
    if (holdsPerson(field)) action.values[placeOf(kind, field)] = person_;
  bool chosen = std::ranges::none_of(kind.fields, [](const Field& field) { return field.type == FieldType::choice; });
  while (!next.done()) {
    const auto choice = [&]() -> bool {
      for (const Field& field : kind.fields) {
        if (field.type != FieldType::choice) continue;
        const auto value = std::ranges::find(field.values, next.word());
        if (value == field.values.end()) continue;
        action.values[placeOf(kind, field)] = static_cast<std::int16_t>(value - field.values.begin());
        return true;
      }
      return false;
    };
    if (choice()) {
      chosen = true;
      next.take(1);
    } else if (hasWord("twice zweimal", next.word())) {
      times = 2;
      next.take(1);
    } else if (const auto number = countedNext(next)) {
      times = std::clamp(static_cast<int>(*number), 1, 6);
      while (!next.done() && hasWord("times time mal fois actions action aktionen aktion x", next.word())) next.take(1);
    } else if (next.sense() == Sense::filler || hasWord(between, next.word())) {
      next.take(1);
    } else if (const auto unit = unitsNamed(battle_, next.left);
               unit.count > 0 && std::ranges::find(unit.fit, battle_.person(person_).unit) != unit.fit.end()) {
      next.take(unit.count);
    } else if (const auto other = personNamed(battle_, next.left); other.count > 0 && other.fit.size() == 1) {
      for (const Field& field : kind.fields)
        if (holdsPerson(field)) action.values[placeOf(kind, field)] = other.fit.front();
      next.take(other.count);
    } else if (unit.count > 0) {
      return stop(next.left.first(unit.count), said("He is not with that unit."));
    } else {
      break;
    }
  }
  const Words words = from.first(from.size() - next.left.size());
  if (!chosen) {
    std::vector<std::string> choices;
    for (const Field& field : kind.fields)
      if (field.type == FieldType::choice) choices = field.values;
    return stop(words, said("Which of {0}?", {std::to_string(choices.size())}), choices);
  }
  const auto at = battle_.person(person_).side == battle_.active ? whereAsked(meant.front()) : std::nullopt;
  if (!at) return stop(words, said("That is done in his own side's player turn: go there first."));
  if (!carriedOut(words, *at, action, std::nullopt, times)) return false;
  reading = next;
  return true;
}

// "Rolls 5", "test 5": a test that its player has taken, by what its dice came to.
bool Teller::testTold(Reading& reading) {
  constexpr std::string_view rolls =
      "roll rolls rolled test tests tested throws threw wurfelt gewurfelt testet teste lance jette";
  constexpr std::string_view between = "a an the for its control einen eine un une test";
  if (units_.size() != 1 || !hasWord(rolls, reading.word())) return false;
  const Words from = reading.left;
  Reading next = reading;
  next.take(1);
  while (!next.done() && (next.sense() == Sense::filler || hasWord(between, next.word()))) next.take(1);
  const auto number = next.done() ? std::nullopt : countedNext(next);
  if (!number || !next.done()) return false;
  const auto& kinds = rules_.definition().actions();
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto asksMore = [](const Field& field) {
      return field.required && field.type != FieldType::unit && !keptAsValue(field.type);
    };
    const bool alone = isOfUnit(kinds[i]) && kinds[i].gesture.empty() &&
                       std::ranges::count(kinds[i].fields, FieldType::unit, &Field::type) == 1 &&
                       std::ranges::none_of(kinds[i].fields, asksMore);
    if (!alone || !rules_.decision(battle_).allows(static_cast<int>(i))) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    action.unit = units_.front();
    if (!rules_.judge(battle_, action).legal()) continue;
    Battle after = battle_;
    DiceOfTotal dice(static_cast<int>(*number));
    ListChronicle account;
    rules_.resolve(after, action, dice, account);
    if (sumOf(account) == 0) continue;
    if (!carriedOut(from, battle_, action, static_cast<int>(*number), 1)) return false;
    reading = next;
    return true;
  }
  return false;
}

}  // namespace signifer::tell
