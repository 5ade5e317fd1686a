// "Scipio orders the first legion, 2 moves", "general advance fails": orders that were given, and what the roll came
// to. What the rules make of it is worked out by carrying the order out with dice that come to the same.
#include <algorithm>
#include <array>

#include "commander/why.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "rules/chronicle.h"
#include "schema/field_reader.h"
#include "tell/deed_words.h"
#include "tell/judgement.h"
#include "tell/teller.h"
#include "tell/told_differences.h"
#include "tell/trials.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

constexpr std::string_view successWords =
    "succeeds succeed succeeded success works worked passed passes obeys obey gelingt gelang gelungen erfolg klappt "
    "gehorcht gehorchen reussi reussit reussie succes obeit";
constexpr std::string_view failureWords =
    "fails fail failed failure refuses misslingt misslang misslungen scheitert gescheitert versagt verfehlt echoue "
    "echouee echec rate ratee";
constexpr std::string_view moveWords = "move moves zug zuge bewegung bewegungen mouvement mouvements";

// The word that a value of a ruling's result is told by; nothing where it has no such result.
std::optional<std::int64_t> resultCalled(const Consultation& ruling, std::string_view name) {
  const Fields& results = ruling.procedure->info().results;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (results[i].name == name) return ruling.ruling.result[i].whole;
  return std::nullopt;
}

// The questions that the rules ask after a roll are let be.
void letStand(const RuleSet& rules, Battle& battle, std::size_t tasks) {
  constexpr int most = 8;
  for (int i = 0; i < most && battle.tasks.size() > tasks; ++i) {
    ActionList list;
    rules.candidates(battle, rules.decision(battle), list);
    const auto stays = std::ranges::find_if(list, [&](const Action& one) {
      return rules.definition().actions()[static_cast<std::size_t>(one.kind)].gesture == "stay";
    });
    if (stays == list.end()) return;
    DiceOfTotal dice(2);
    SilentChronicle silent;
    rules.resolve(battle, *stays, dice, silent);
  }
}

}  // namespace

// "2 moves", "succeeds", "fails", "7": how the roll came out. Nothing where the words say something else.
std::optional<Teller::TrialResult> Teller::trialResult(Reading& reading) {
  Reading next = reading;
  next.skipFiller();
  while (!next.done() && hasWord("gives gave gibt gab donne rolled roll rolls total gewurfelt lance", next.word()))
    next.take(1);
  next.skipFiller();
  if (next.done()) return std::nullopt;
  TrialResult result;
  if (hasWord(failureWords, next.word())) {
    result.fails = true;
    next.take(1);
  } else if (hasWord(successWords, next.word())) {
    next.take(1);
  } else if (const auto number = countedNext(next)) {
    const auto figure = static_cast<int>(*number);
    const bool moves = !next.done() && hasWord(moveWords, next.word());
    if (moves) next.take(1);
    (moves ? result.moves : result.total) = figure;
    result.fails = moves && figure == 0;
  } else if (next.sense() == Sense::isNot && next.left.size() > 1 && hasWord(moveWords, next.left[1].text)) {
    result.fails = true;
    next.take(2);
  } else {
    return std::nullopt;
  }
  next.skipFiller();
  reading = next;
  return result;
}

// The order is carried out with the dice that come to what was told.
bool Teller::giveTrial(const TrialResult& result) {
  const ToldTrial trial = *std::exchange(trial_, std::nullopt);
  constexpr int least = 2;
  constexpr int most = 12;
  std::optional<Battle> found;
  bool succeeded = false;
  int given = 0;
  // A success that is told without moves may be each of several; the fewest of a failure's dice do no more than fail.
  std::vector<int> counts;
  for (int total = least; total <= most; ++total) {
    Battle after = withoutMovesLeft(rules_, battle_);
    DiceOfTotal dice(total);
    ListChronicle account;
    rules_.resolve(after, trial.action, dice, account);
    const Consultation* ruling = nullptr;
    for (const Entry& entry : account.entries)
      if (ruling == nullptr && !entry.consulted.empty() && resultCalled(entry.consulted.front(), "success"))
        ruling = &entry.consulted.front();
    // An order so far that no roll gives it.
    const bool hopeless = ruling != nullptr && ruling->faces.empty();
    const bool success = ruling != nullptr && resultCalled(*ruling, "success").value_or(0) != 0;
    const int moves = ruling == nullptr ? 0 : static_cast<int>(resultCalled(*ruling, "moves").value_or(0));
    if (success && std::ranges::find(counts, moves) == counts.end()) counts.push_back(moves);
    const bool meant = result.total   ? total == *result.total || hopeless
                       : result.moves ? moves == *result.moves && success == !result.fails
                                      : success == !result.fails;
    if (!meant || found) continue;
    letStand(rules_, after, battle_.tasks.size());
    found = std::move(after);
    succeeded = success;
    given = moves;
  }
  const bool open = !result.fails && !result.moves && !result.total;
  if (found && open && counts.size() > 1)
    return stop(trial.words, said("How many moves? Say \"{0}\".", {said("2 moves")}));
  if (!found) return stop(trial.words, said("No roll of this order comes to that."));
  const json told = differences(rules_, battle_, *found);
  if (!change(trial.words, told)) return false;
  std::vector<UnitIndex> ordered;
  for (const json& one : told["units"])
    if (one["status"].size() > 1 || !one["status"].contains("movesLeft"))
      ordered.push_back(
          static_cast<UnitIndex>(std::ranges::find(battle_.setup->units, one["id"].get<std::string>(), &UnitInfo::id) -
                                 battle_.setup->units.begin()));
  std::string came = !succeeded   ? said("fails")
                     : given == 0 ? said("succeeds")
                     : given == 1 ? said("1 move")
                                  : said("{0} moves", {std::to_string(given)});
  if (!ordered.empty()) came = said("{0}: {1}", {came, unitsInFull(battle_, ordered)});
  told_.understood.back().words = said("{0}: {1}", {actionInWords(rules_, battle_, trial.action), came});
  for (const Reason& reason : trial.against) {
    std::string why = sentence(rules_.definition(), battle_, reason);
    if (!reason.rule.empty()) why += " (" + std::string(reason.rule) + ")";
    note(said("Taken as told; the rules say: {0}", {why}));
    break;
  }
  units_.clear();
  person_ = noPerson;
  return true;
}

// The leader whose order it is: of the army's order he who may give it.
bool Teller::beginTrial(Words words, const Trial& trial, PersonIndex person, UnitIndex unit) {
  const Battle free = withoutMovesLeft(rules_, battle_);
  const Decision decision = rules_.decision(free);
  std::optional<ToldTrial> found;
  if (const auto judged = judgedTrial(rules_, free, trial, battle_.active, person, unit))
    found = ToldTrial{judged->action, words, judged->verdict.legal() ? std::vector<Reason>() : judged->verdict.reasons};
  const bool now = decision.allows(trial.kind) && !decision.automatic && found &&
                   battle_.person(found->action.person).side == battle_.active;
  if (!now) {
    const std::optional<StepIndex> step = stepOfTrials(trial.kind);
    // An order tells that its step has come, where that is still ahead in its side's player turn.
    const bool ahead = step && *step > battle_.step && comesBefore(rules_, battle_) == Before::nothing &&
                       (person == noPerson || battle_.person(person).side == battle_.active);
    if (!ahead)
      return stop(words, said("Orders are given at another step: go there first, or name it: \"{0}\".",
                              {step ? rules_.definition().sequence().step(*step).title : std::string()}));
    TableMoment moment = tableMoment(battle_);
    moment.step = *step;
    return change(words, json::parse(momentText(rules_, battle_, moment))) && beginTrial(words, trial, person, unit);
  }
  // No unit was named, and the order is for none of those that he has.
  if (unit == noUnit && !found->against.empty()) {
    const Reason& reason = found->against.front();
    return stop(words, sentence(rules_.definition(), battle_, reason));
  }
  trial_ = std::move(found);
  return true;
}

bool Teller::joinsByTheRules(Words words, UnitIndex unit) {
  if (comesBefore(rules_, battle_) != Before::nothing) return false;
  const Decision decision = rules_.decision(battle_);
  if (decision.automatic || battle_.person(person_).side != battle_.active) return false;
  for (const int kind : kindsMeant(rules_.definition(), "join")) {
    if (!decision.allows(kind) || !isOfPerson(rules_.definition().actions()[static_cast<std::size_t>(kind)])) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(kind);
    action.person = person_;
    action.unit = unit;
    Battle after = battle_;
    DiceOfTotal dice(2);
    SilentChronicle silent;
    rules_.resolve(after, action, dice, silent);
    if (after.person(person_).unit != unit) continue;
    return change(words, differences(rules_, battle_, after));
  }
  return false;
}

// The first step, in the player turn that is on, at which such orders are given.
std::optional<StepIndex> Teller::stepOfTrials(int kind) const {
  TableMoment moment = tableMoment(battle_);
  for (const StepIndex step : stopsOf(rules_, battle_)) {
    moment.step = step;
    const auto at = atMoment(rules_, battle_, moment);
    if (at && rules_.decision(*at).allows(kind)) return step;
  }
  return std::nullopt;
}

// "Orders the first legion", "rallies the veterans": what a leader does that is an order. False where it is none.
bool Teller::trialOf(Reading& reading) {
  const Definition& definition = rules_.definition();
  if (kindOfTrials(definition) < 0) return false;
  const Words from = reading.left;
  Reading next = reading;
  const auto skip = [&] {
    constexpr std::string_view between =
        "gives gave give gibt gab donne his her their seine seinen ihre for fur pour a s";
    while (!next.done() && (next.sense() == Sense::filler || hasWord(between, next.word()))) next.take(1);
  };
  skip();
  bool verb = false;
  auto named = trialNamed(definition, next.left, true);
  // "Advance" is a verb of units too.
  while (!named && !next.done() && givesOrders(definition, next.word())) {
    verb = true;
    next.take(1);
    skip();
    named = trialNamed(definition, next.left, true);
  }
  if (!named && !verb) return false;
  Trial trial{kindOfTrials(definition), 0};
  if (named) {
    trial = named->trial;
    next.take(named->count);
  }
  skip();
  UnitIndex unit = noUnit;
  if (Reading rest = next; !next.done() && !trialResult(rest)) {
    const auto units = unitsNamed(battle_, next.left);
    const SideIndex side = battle_.person(person_).side;
    std::vector<UnitIndex> own = units.fit;
    std::erase_if(own, [&](UnitIndex u) { return battle_.unit(u).side != side; });
    if (units.count == 0) return stop(next.left, said("Which unit?"));
    if (own.empty()) return stop(next.left.first(units.count), said("That is no unit of his own."));
    const auto isOfSide = [&](const Unit& one) { return one.present && one.side == side; };
    if (units.all && static_cast<std::ptrdiff_t>(own.size()) == std::ranges::count_if(battle_.units, isOfSide)) {
      // All of an army are ordered together in a way of its own.
      const auto army = trialOfArmy(rules_, battle_, person_);
      if (!army) return stop(next.left.first(units.count), oneUnitOrMore());
      trial = *army;
    } else if (units.all) {
      return stop(next.left.first(units.count), oneUnitOrMore());
    } else {
      if (!oneOf(next.left, units.count, own)) return false;
      unit = own.front();
    }
    next.take(units.count);
    skip();
    // "The first legion's command".
    if (const auto more = next.done() ? std::nullopt : trialNamed(definition, next.left, true)) {
      trial = more->trial;
      next.take(more->count);
    }
    if (Reading after = next; !next.done() && !trialResult(after)) {
      if (unitsNamed(battle_, next.left).count > 0) return stop(next.left, oneUnitOrMore());
      return stop(next.left,
                  said("Say how the roll came out: \"{0}\", \"{1}\" or its total.", {said("2 moves"), said("fails")}));
    }
  } else if (!named) {
    // "His order fails" says of whom in no word.
    return stop(from, oneUnitOrMore());
  }
  if (!beginTrial(from.first(from.size() - next.left.size()), trial, person_, unit)) return false;
  reading = next;
  if (const auto result = trialResult(reading)) return giveTrial(*result);
  return true;
}

std::string Teller::oneUnitOrMore() {
  return said("An order is given to one unit, to a whole command or to the army: say which, one at a time.");
}

// "General advance succeeds": an order that names nobody who gives it.
bool Teller::trialAlone(Words words) {
  Reading reading{words};
  if (const auto side = sideNamed(battle_, words); side.fit.size() == 1 && side.fit.front() == battle_.active)
    if (side.count > 0 &&
        isWholeName(battle_.setup->sides[static_cast<std::size_t>(side.fit.front())].name, words.first(side.count)))
      reading.take(side.count);
  const auto named = reading.done() ? std::nullopt : trialNamed(rules_.definition(), reading.left, false);
  if (!named) return false;
  reading.take(named->count);
  // Alone it is the name of a step, unless what follows says how the roll came out.
  const auto end = static_cast<std::size_t>(words.data() + words.size() - words_.data());
  Reading next{end + 1 < words_.size() ? Words(words_).subspan(end + 1) : Words()};
  const bool follows = reading.done() && !next.done() && trialResult(next).has_value();
  Reading rest = reading;
  if (!follows && (reading.done() || !trialResult(rest))) return false;
  if (!beginTrial(words.first(words.size() - reading.left.size()), named->trial, noPerson, noUnit)) return true;
  if (const auto result = trialResult(reading)) (void)giveTrial(*result);
  if (!told_.stopped && !reading.done()) stop(reading.left, said("Nothing more was expected here."));
  return true;
}

// The clause behind an order: how its roll came out.
bool Teller::trialGoesOn(Words words) {
  if (!trial_) return false;
  Reading reading{words};
  const auto result = trialResult(reading);
  if (result && reading.done()) {
    (void)giveTrial(*result);
    return true;
  }
  stop(words, said("Say how the roll came out: \"{0}\", \"{1}\" or its total.", {said("2 moves"), said("fails")}));
  return true;
}

}  // namespace signifer::tell
