#include "tell/tell.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "language/language.h"
#include "language/word_list.h"
#include "play/change_words.h"
#include "play/override.h"
#include "play/state_doubts.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "tell/asked.h"
#include "tell/corrections.h"
#include "tell/fields.h"
#include "tell/hand_moves.h"
#include "tell/matters.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

bool isSign(const Word& word, std::string_view sign) { return word.text == sign; }

// Errors speak to the author of a file, by ids; players read names.
std::string withNames(const Battle& battle, std::string_view text) {
  const auto inId = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; };
  std::string named;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = static_cast<std::size_t>(
        std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), inId) - text.begin());
    const std::string_view word = text.substr(at, std::max<std::size_t>(end - at, 1));
    const auto unit = std::ranges::find(battle.setup->units, word, &UnitInfo::id);
    named += unit == battle.setup->units.end()
                 ? std::string(word)
                 : unitInFull(battle, static_cast<UnitIndex>(unit - battle.setup->units.begin()));
    at += word.size();
  }
  return named;
}

// On a grid, whoever stands on the square to which a unit is told to go.
UnitIndex standsThere(const Battle& battle, const json& change) {
  const Length side = battle.setup->columns > 0 ? battle.setup->squareSide : 0;
  if (side == 0 || !change.contains("units")) return noUnit;
  const json& units = change["units"];
  for (const json& one : units) {
    if (!one.contains("x") || !one.contains("y")) continue;
    const Point to{fromInches(one["x"].get<double>()), fromInches(one["y"].get<double>())};
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const Point at = battle.unit(u).pose.centre;
      const std::string& id = battle.setup->units[static_cast<std::size_t>(u)].id;
      const bool goes = std::ranges::any_of(units, [&](const json& other) { return other["id"] == id; });
      if (battle.unit(u).present && !goes && at.x / side == to.x / side && at.y / side == to.y / side) return u;
    }
  }
  return noUnit;
}

// Folded words for what the umpire hides (true) and reveals; nothing for others.
std::optional<bool> hidingMeant(const Word& word) {
  constexpr std::string_view hides = "hide hides hidden verbirgt verborgen cache";
  constexpr std::string_view reveals = "reveal reveals revealed aufgedeckt gefunden revele";
  if (hasWord(hides, word.text)) return true;
  if (hasWord(reveals, word.text)) return false;
  return std::nullopt;
}

}  // namespace

bool Teller::stop(Words words, std::string why, std::vector<std::string> choices) {
  const std::size_t from = words.empty() ? line_.size() : words.front().from;
  const std::size_t to = words.empty() ? line_.size() : words.back().to;
  told_.stopped =
      NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
  return false;
}

void Teller::note(const std::string& words) {
  std::string& understood = told_.understood.back().words;
  if (understood.ends_with('.')) understood.pop_back();
  understood += ". " + words;
}

bool Teller::change(Words words, const json& change) {
  Battle after = battle_;
  try {
    const Document document = Document::parse("line", change.dump());
    applyOverride(rules_, after, document.root());
  } catch (const SourceError& e) {
    const UnitIndex there = standsThere(battle_, change);
    return stop(words, there == noUnit
                           ? withNames(battle_, e.expected())
                           : said("{0} stands there already: one unit a square.", {unitInFull(battle_, there)}));
  }
  std::string what = bareToldWords(rules_, battle_, Document::parse("line", change.dump()).root());
  if (what.empty()) what = said("nothing is different");
  if (!rules_.outcome(battle_) && rules_.outcome(after)) what += "; " + outcomeWords(rules_, after);
  // Two on one spot, or a contact that does not touch: it is taken as told, and said.
  if (change.contains("units")) {
    const std::vector<StateDoubt> before = stateDoubts(rules_, battle_);
    for (const StateDoubt& doubt : stateDoubts(rules_, after))
      if (std::ranges::none_of(before, [&](const StateDoubt& other) { return other.words == doubt.words; }))
        what += (what.ends_with('.') ? " " : ". ") + doubt.words;
  }
  told_.understood.push_back({words.front().from, words.back().to, std::move(what)});
  changes_.push_back(change);
  battle_ = std::move(after);
  return true;
}

// The umpire's word on who is hidden. Whoever is found is found with his unit.
bool Teller::secret(Words words) {
  const std::optional<bool> first = hidingMeant(words.front());
  const std::optional<bool> last = hidingMeant(words.back());
  if (words.size() < 2 || (!first && !last)) return false;
  const bool hidden = first ? *first : *last;
  Reading reading{first ? words.subspan(1) : words.first(words.size() - 1)};
  reading.skipFiller();
  if (reading.done() || !subject(reading)) {
    if (!told_.stopped) stop(words, said("Which unit?"));
    return true;
  }
  reading.skipFiller();
  if (!reading.done()) return false;
  json units = json::array();
  json people = json::array();
  std::vector<UnitIndex> who = units_;
  if (person_ != noPerson) {
    people.push_back({{"id", battle_.setup->people[static_cast<std::size_t>(person_)].id}, {"hidden", hidden}});
    const UnitIndex with = battle_.person(person_).unit;
    if (with != noUnit && !hidden) who.push_back(with);
  }
  for (const UnitIndex u : who)
    units.push_back({{"id", battle_.setup->units[static_cast<std::size_t>(u)].id}, {"hidden", hidden}});
  (void)change(words, {{"units", units}, {"people", people}});
  return true;
}

// A clause may go on about the unit of the clause before.
void Teller::clause(Words words) {
  Reading reading{words};
  if (reading.done()) return;
  if (reading.sense() == Sense::takesBack) {
    stop(words.first(1),
         said("Nothing is taken back by a line: in the window by Ctrl+Z, with the command line by going on "
              "from the battle as it was before."));
    return;
  }
  if (trialGoesOn(words) || trialAlone(words) || told_.stopped) return;
  if (placing(words) || clauseOfMoment(words) || secret(words) || stateOf(words)) return;
  const bool known = !units_.empty() || person_ != noPerson;
  const Sense first = reading.sense();
  const bool ofGrammar = first != Sense::none && first != Sense::all && first != Sense::filler;
  const bool harmed = words.size() > 1 && reading.number() && senseOf(words[1].text) == Sense::harm;
  // "1 hit, a six".
  Reading six{words};
  const bool faces = !units_.empty() && fieldOfSixes() != nullptr && sixesTold(six).has_value() && six.done();
  if (faces && !changes_.empty()) return (void)bookSixes(words, *sixesTold(reading));
  const bool goesOn = known && (ofGrammar || harmed || words.front().text == "+" || words.front().text == "-");
  // Names alone wait for what happened to them: "Boii, Insubres ahead 12".
  const std::vector<UnitIndex> waiting = std::exchange(waiting_, {});
  const bool more = !waiting.empty() && numberedSubject(reading);
  if (!goesOn && !more && !subject(reading)) {
    if (told_.stopped) return;
    if (!waiting.empty()) units_ = waiting;
    if (!known) {
      stop(words.first(1), said("No unit, leader, side or step of this battle begins with that."),
           namesLike(battle_, words.front().text));
      return;
    }
  }
  if (!goesOn && !more && !waiting.empty() && person_ == noPerson)
    for (const UnitIndex u : waiting)
      if (std::ranges::find(units_, u) == units_.end()) units_.push_back(u);
  if (!goesOn && !moreSubjects(reading)) return;
  reading.skipFiller();
  if (reading.done() && person_ == noPerson) waiting_ = units_;
  while (!reading.done() && !told_.stopped) {
    const Words left = reading.left;
    const bool did = person_ != noPerson ? personDeed(reading) : deed(reading);
    if (!did && !told_.stopped && beginsMoment(left) && moment(left)) return;
    if (!did && !told_.stopped)
      stop(left.first(1), said("Nothing that this rule set knows of a unit is called that."), sayable());
    reading.skipFiller();
  }
}

Words Teller::withoutCorrection(Words words) {
  const std::size_t count = correctionWords(words);
  // The line is told anew where the one before is taken back already.
  corrects_ = corrects_ || (count > 0 && !takenBack_);
  return words.subspan(count);
}

// "Is lost" of the units that are spoken of already: news, and no question of anybody.
bool Teller::goesOnOfKnown(Words part) const {
  if (part.size() < 2 || units_.empty() || part.back().text == "?") return false;
  const Asks first = asksOf(part.front().text);
  return (first == Asks::is || first == Asks::has) && unitsNamed(battle_, part.subspan(1)).count == 0;
}

// "No, Boii lose 1" where the line before is known: that line is taken back first.
Told toldAnew(const Session& session, std::string_view line, Words words) {
  const auto correction = correctionWords(words) > 0 ? correctionOf(session, words) : std::nullopt;
  if (!correction) return Teller(session.rules(), session.battle(), line).told();
  Battle before = session.battle();
  try {
    applyOverride(session.rules(), before, Document::parse("line", correction->back).root());
  } catch (const SourceError&) {
    return Teller(session.rules(), session.battle(), line).told();
  }
  Told told = Teller(session.rules(), before, line).toldAnew();
  if (told.stopped || told.changes.empty()) return told;
  const json changes = json::parse(told.changes);
  json all = json::array({json::parse(correction->back)});
  if (changes.contains("told"))
    for (const json& one : changes["told"]) all.push_back(one);
  else
    all.push_back(changes);
  told.changes = json{{"told", std::move(all)}}.dump();
  return told;
}

Told Teller::told() {
  joinNames(battle_, words_);
  const Words all = withoutCorrection(words_);
  if (all.empty()) {
    stop(all, said("Nothing was told."));
    return std::move(told_);
  }
  for (std::size_t from = 0; from < all.size() && !told_.stopped;) {
    std::size_t to = from;
    // The comma of a place, "at 20, 5", parts nothing.
    const auto ofPlace = [&](std::size_t at) {
      if (!isSign(all[at], ",") || at < from + 2 || at + 1 >= all.size()) return false;
      const bool figure = leadsToPlace(all[at - 2].text) && numberOf(all[at - 1].text);
      return figure && (numberOf(all[at + 1].text) || leadsToPlace(all[at + 1].text));
    };
    while (to < all.size() && (ofPlace(to) || (!isSign(all[to], ",") && !isSign(all[to], ";")))) ++to;
    const Words part = all.subspan(from, to - from);
    const bool ofChosen = from == 0 && !units_.empty();
    if (!ofChosen && !goesOnOfKnown(part) && isQuestion(rules_.definition(), part))
      stop(part, said("That is a question. Ask it in a line of its own."));
    else
      clause(part);
    from = to + 1;
  }
  if (!told_.stopped && !waiting_.empty() && !changes_.empty()) stop(all.last(1), said("What happened to it?"));
  if (!told_.stopped && trial_)
    stop(trial_->words,
         said("Say how the roll came out: \"{0}\", \"{1}\" or its total.", {said("2 moves"), said("fails")}));
  if (!told_.stopped && changes_.empty()) stop(all, said("What happened to it?"));
  if (told_.stopped) return std::move(told_);
  if (changes_.size() == 1) told_.changes = changes_.front().dump();
  if (changes_.size() > 1) told_.changes = json{{"told", changes_}}.dump();
  return std::move(told_);
}

}  // namespace signifer::tell

namespace signifer {

Told tellLine(const Session& session, std::string_view line) {
  std::vector<tell::Word> words = tell::wordsOf(line);
  if (!tell::asksOfLastMove(words)) {
    tell::joinNames(session.battle(), words);
    if (!tell::isQuestion(session.rules().definition(), words)) return tell::toldAnew(session, line, words);
    return tell::answered(session.rules(), session.battle(), line, words, std::nullopt, toldInStep(session));
  }
  Told told;
  told.answer = wasThatLegal(session);
  if (!told.answer)
    told.stopped = NotUnderstood{0, line.size(), std::string(line), said("No move was made by hand yet.")};
  return told;
}

Told tellDeed(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& units, std::string_view deed) {
  return tell::Teller(rules, battle, deed).toldOf(units);
}

Told tellLine(const RuleSet& rules, const Battle& battle, std::string_view line) {
  std::vector<tell::Word> words = tell::wordsOf(line);
  tell::joinNames(battle, words);
  if (tell::isQuestion(rules.definition(), words)) return tell::answered(rules, battle, line, words);
  return tell::Teller(rules, battle, line).told();
}

std::optional<ToldAnswer> answerFor(const RuleSet& rules, const Battle& battle, std::string_view question,
                                    const TableMoment& moment) {
  std::vector<tell::Word> words = tell::wordsOf(question);
  tell::joinNames(battle, words);
  if (!tell::isQuestion(rules.definition(), words)) return std::nullopt;
  return tell::answered(rules, battle, question, words, moment).answer;
}

}  // namespace signifer
