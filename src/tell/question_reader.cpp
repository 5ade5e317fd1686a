#include "tell/question_reader.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/language.h"
#include "language/names.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/conditions.h"
#include "tell/deed_words.h"
#include "tell/names.h"
#include "tell/traits.h"

namespace signifer::tell {
namespace {

// Words between the others.
constexpr std::string_view between =
    " when wann quand does will would be been being get gets make makes making made it its their they them he she we i "
    "my our ich wir je "
    "nous there any both beide beiden "
    "that "
    "this these still yet left else anybody anyone each other another against versus vs upon at from into for "
    "towards first then really again own units unit "
    "werden wird wurde sein seinen ihr ihre noch denn gegen auf zu zum zur fur aus bei machen macht ubrig einander "
    "wieder nochmal weitere further etwas es man sich einen einem einer eine ein als "
    "n ne etre ete ont avoir encore contre vers pour faire reste restent leur leurs sa son ses a ce c cette autre "
    "autres y en t on l d s se ";

// "Who moved?" asks for what happened, "who is moved" and "who may be moved" do not.
bool isPast(std::string_view word) {
  return word.ends_with("ed") || hasWord("shot fled fought ran rode broke stood fell", word);
}

}  // namespace

bool isBetween(std::string_view word) { return hasWord(between, word); }

bool QuestionReader::read() {
  while (!left_.empty() && left_.back().text == "?") left_ = left_.first(left_.size() - 1);
  if (ruleById()) return true;
  if (!moment()) return false;
  while (!left_.empty())
    if (!one()) return false;
  const bool whoSuffers = asked.has(Asks::who) && asked.units.empty();
  // "How many actions has Ptolemy?" asks for what is noted of a man, whatever state of units has that word.
  if (asked.person && asked.units.empty() && asked.state && namesTrait(rules_.definition(), {stateWord_})) {
    asked.trait = {stateWord_};
    asked.state.reset();
  }
  asked.passive = be_ && asked.deed && (by_ || asked.units.size() == 1 || whoSuffers);
  return true;
}

bool QuestionReader::stop(Words words, std::string why, std::vector<std::string> choices) {
  const std::size_t from = words.empty() ? line_.size() : words.front().from;
  const std::size_t to = words.empty() ? line_.size() : words.back().to;
  stopped = NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
  return false;
}

bool QuestionReader::ruleById() {
  for (std::size_t from = 0; from < line_.size() && asked.rule.empty();) {
    const std::size_t to = std::min(line_.find_first_of(" ?", from), line_.size());
    std::string id;
    for (const char c : line_.substr(from, to - from))
      id += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (rules_.definition().findRule(id) != nullptr) asked.rule = std::move(id);
    from = std::min(line_.find_first_not_of(" ?", to), line_.size());
  }
  return !asked.rule.empty();
}

bool QuestionReader::whichStep(Words words, const std::vector<StepIndex>& steps) {
  std::vector<std::string> titles;
  for (const StepIndex step : steps) titles.push_back(rules_.definition().sequence().step(step).title);
  return stop(words, said("Which step?"), std::move(titles));
}

bool QuestionReader::moment() {
  constexpr std::string_view leads = " in im en dans bei during lors ";
  for (std::size_t i = 1; i + 1 < left_.size(); ++i) {
    if (!hasWord(leads, left_[i].text)) continue;
    Words named = left_.subspan(i + 1);
    while (!named.empty() && senseOf(named.front().text) == Sense::filler) named = named.subspan(1);
    if (named.empty()) continue;
    // "Qui est en déroute ?", "is it in disorder?"
    constexpr std::string_view states = "disorder unordnung desordre rout flight deroute fuite";
    const bool isSo =
        std::ranges::any_of(left_.first(i), [](const Word& word) { return asksOf(word.text) == Asks::is; });
    const bool ofState = isSo && named.size() == 1 && hasWord(states, named.front().text) &&
                         (senseOf(named.front().text) == Sense::routs || stateMeant(named.front().text));
    if (ofState || (isSo && ofFight(named))) continue;
    SideIndex side = noSide;
    if (const auto found = sideNamed(battle_, named); found.fit.size() == 1) {
      side = found.fit.front();
      named = named.subspan(found.count);
    }
    const std::vector<StepIndex> steps = named.empty() ? std::vector<StepIndex>() : stepsNamed(rules_, named);
    if (steps.empty() && (side == noSide || !named.empty())) continue;
    if (steps.size() > 1) return whichStep(named, steps);
    asked.moment = playerTurnOf(rules_, battle_, side);
    if (!steps.empty()) asked.moment->step = steps.front();
    left_ = left_.first(i);
    return true;
  }
  return true;
}

bool QuestionReader::ofFight(Words named) {
  return std::ranges::all_of(
      named, [](const Word& word) { return namesFight(word.text) || senseOf(word.text) == Sense::filler; });
}

bool QuestionReader::one() {
  const Parts before = asked.parts();
  Words at = left_;
  while (at.size() > 1 && senseOf(at.front().text) == Sense::filler) at = at.subspan(1);
  const Word word = unitsNamed(battle_, left_.first(1)).count > 0 ? left_.front() : at.front();
  const std::string first = left_.front().text;
  if (!readOne()) return false;
  afterAnd_ = hasWord("and or und oder et ou", first);
  if (const Parts named = asked.parts() & ~before) asked.read.emplace_back(named, word);
  return true;
}

bool QuestionReader::readOne() {
  const std::string& word = left_.front().text;
  if (word == "," || word == "?" || word == "+" || word == "-") return take(1), true;
  if (const auto number = numberOf(word)) {
    const bool ofPlace = asked.has(Asks::deploys) || asked.has(Asks::stands);
    if (asked.number && (!ofPlace || asked.second))
      return stop(left_.first(1), said("A second figure was not expected here."));
    (asked.number ? asked.second : asked.number) = number;
    return take(1), true;
  }
  if (order()) return true;
  // "Which divisions are broken?": no unit is meant, and the program counts them.
  const int divisions = indexOf(rules_.definition().sideStatus(), "brokenDivisions");
  const bool ofDivisions = hasWord("division divisions divisionen", word) && divisions >= 0 && !isName(word);
  if (ofDivisions && word != "division") {
    asked.sideField = static_cast<std::size_t>(divisions);
    return take(1), true;
  }
  if (asked.sideField && hasWord("broken gebrochen rompues rompue", word)) return take(1), true;
  if (ofDivisions)
    return stop(left_.first(1), said("Divisions are not asked about: \"{0}\" counts them.", {said("who has won?")}));
  const Asks asks = asksOf(word);
  // Titles of actions have a "not" too.
  if (hasWord("not nicht pas", word) && manner(senseOf(word), word)) return take(1), true;
  if (asked.has(Asks::lasts) && hasWord("battle game go on schlacht spiel bataille partie jeu", word))
    return take(1), true;
  // "Jusqu'où peut aller Legio II ?"
  if (word == "ou" && asked.has(Asks::far)) return take(1), true;
  // "Is the battle won?"
  const auto ofEnd = [](const Word& one) { return asksOf(one.text) == Asks::wins || asksOf(one.text) == Asks::over; };
  if (hasWord("battle game schlacht spiel bataille partie", word) &&
      (std::ranges::any_of(left_, ofEnd) || asked.has(Asks::wins) || asked.has(Asks::over)))
    return take(1), true;
  if (!asked.trait.empty() && trait(word)) return take(1), true;
  // "What morale has Boii?": no step that has the word is meant.
  const bool ofSomebody =
      left_.size() > 1 && hasWord("has have of does do hat haben von a ont de des du", left_[1].text);
  const bool traits = asked.has(Asks::what) && ofSomebody && !asked.deed && !sideFieldNamed(word);
  // The range asks how far, and for no dice of shots.
  if (traits && asksOf(word) != Asks::far && trait(word)) return take(1), true;
  if (testNamed(word)) return take(1), true;
  // "Must it take a panic test?"
  const bool takesTest = asked.has(Asks::must) && hasWord("take takes ablegen passer subir", word);
  if (takesTest && std::ranges::any_of(left_, [](const Word& one) { return asksOf(one.text) == Asks::tests; }))
    return take(1), true;
  if (afterAnd_ && secondDeed()) return true;
  if (whoFlees(word)) return take(1), true;
  // "Which units may charge?"
  if (asked.words == std::vector{Asks::what} && hasWord("units troops einheiten truppen unites troupes", word)) {
    asked.words = {Asks::who};
    return take(1), true;
  }
  if (asked.has(Asks::who) && asked.has(Asks::is) && hasWord("general generals generale generaux feldherr", word)) {
    asked.generals = true;
    return take(1), true;
  }
  if (isCharged(word)) return take(1), true;
  if (objective()) return true;
  if (done(asks, word)) return take(1), true;
  if (suffers(word)) return take(1), true;
  if (condition(word)) return take(1), true;
  if (isUnknownState(word)) return stopAtState();
  afterIn_ = hasWord("in im en", word);
  // "May the cavalry shoot?" names no bolt-shooter.
  const bool verbIsNext = !asked.units.empty() || asked.has(Asks::who);
  const bool verbFirst = asked.has(Asks::may) || (asked.has(Asks::dice) && !isWordOfName(word));
  if (asks == Asks::none && verbFirst && verbIsNext && !asked.deed && isVerb(word) && deed()) return true;
  if (throwsWeapon()) return true;
  // "General advance" is an order, and a General is somebody.
  constexpr std::array nameable{Asks::none, Asks::begins, Asks::stands, Asks::turn, Asks::leads, Asks::over};
  const bool whoFirst = asks == Asks::begins && asked.has(Asks::who) && left_.size() == 1;
  if (!whoFirst && std::ranges::find(nameable, asks) != nameable.end() && name()) return true;
  // "Who is lost?" asks for units, and "who lost strength?" for harm; "how many are left?" for those on the table.
  const Sense told = senseOf(word);
  if ((told == Sense::gone || told == Sense::loses) &&
      (asked.has(Asks::who) || asked.has(Asks::many) || (asked.side != noSide && asked.units.empty()))) {
    asked.lost = true;
    return take(1), true;
  }
  if (asked.has(Asks::many) && hasWord("left remaining remain ubrig reste restent", word)) return take(1), true;
  // "Is Boii routed?" asks for a state, whatever deed has that word.
  const bool joinsOnly = !isVerb(word) && (isBetween(word) || senseOf(word) == Sense::filler);
  const bool isSo = asked.has(Asks::is) && !asked.has(Asks::may) && !asked.has(Asks::rule) && !asked.deed && !joinsOnly;
  if (asks == Asks::none && isSo && state()) return true;
  // "Attach a leader" is no deed for each "a".
  const bool verbOfOthers = asks == Asks::fights || asks == Asks::tests || asks == Asks::stands || asks == Asks::none;
  if (verbOfOthers && !joinsOnly && !asked.deed) {
    const bool before = asks == Asks::none || asked.has(Asks::may);
    if (before && deed()) return true;
  }
  if (asks != Asks::none) {
    asked.words.push_back(asks);
    return take(1), true;
  }
  const Sense sense = senseOf(word);
  if (manner(sense, word)) return take(1), true;
  if (sense == Sense::gone || sense == Sense::loses) {
    asked.lost = true;
    return take(1), true;
  }
  // "May it move again?": a further move, where the rule set has one.
  const bool moves = asked.deed && std::ranges::any_of(*asked.deed, [&](int kind) {
                       return rules_.definition().actions()[static_cast<std::size_t>(kind)].gesture == "move";
                     });
  if (moves && isBetween(word) && isVerb(word)) {
    if (const DeedNamed named = deedNamed(rules_.definition(), left_.first(1)); !named.kinds.empty())
      asked.deed = named.kinds;
    return take(1), true;
  }
  if (sense == Sense::filler || sense == Sense::isNot || sense == Sense::all || isBetween(word)) return take(1), true;
  // "What does it need to hit?" asks for a roll, and for no count of hits.
  if (sense == Sense::harm && asked.has(Asks::need) && !asked.has(Asks::many)) {
    asked.words.push_back(Asks::toHit);
    return take(1), true;
  }
  if (choiceOfDeed()) return true;
  if (isOfDeed(word)) return take(1), true;
  // "An initiative move" is a move of that step.
  const bool ofNext = left_.size() > 1 && !asked.deed && isVerb(left_[1].text);
  if (!(ofNext && stepsNamed(rules_, left_.first(1)).size() == 1) && state()) return true;
  // A step by a word of its title, as "by initiative".
  if (const auto steps = stepsNamed(rules_, left_.first(1)); steps.size() == 1 && word.size() >= 4) {
    if (!asked.moment) asked.moment = playerTurnOf(rules_, battle_, noSide);
    asked.moment->step = steps.front();
    return take(1), true;
  }
  if (sense == Sense::harm) asked.words.push_back(Asks::harm);
  asked.face = asked.face || sense == Sense::front || sense == Sense::flank || sense == Sense::rear;
  if (sense == Sense::harm || sense == Sense::meets || sense == Sense::front || sense == Sense::flank ||
      sense == Sense::rear)
    return take(1), true;
  // "Move further": the second word says which of the moves.
  if (asked.deed)
    if (const DeedNamed named = deedNamed(rules_.definition(), left_.first(1)); !named.kinds.empty()) {
      asked.deed = named.kinds;
      asked.deedWord += " " + word;
      return take(1), true;
    }
  if (trait(word)) return take(1), true;
  // "Who has most points?", in a battle that counts them.
  if (hasWord("point points punkt punkte", word) && !battle_.setup->objectives.empty()) {
    asked.words.push_back(Asks::scores);
    return take(1), true;
  }
  if (asksForState()) {
    (void)stopAtState();
  } else {
    (void)stop(left_.first(1),
               asked.deed || asked.units.empty() ? said("This word of the question is not understood.")
                                                 : said("No action of this rule set is called that."),
               offered());
  }
  stopped->unanswered = true;
  return false;
}

bool QuestionReader::order() {
  if (asked.trial || asked.has(Asks::is) || asked.has(Asks::rule)) return false;
  const auto named = trialNamed(rules_.definition(), left_, asked.person.has_value());
  if (!named) return false;
  const bool verb = named->count == 1 && isVerb(left_.front().text) && left_.size() > 1 &&
                    left_.front().text == "command" && senseOf(left_[1].text) != Sense::filler;
  if (verb) return false;
  asked.trial = named->trial;
  take(named->count);
  return true;
}

bool QuestionReader::manner(Sense sense, std::string_view word) {
  if (sense == Sense::isNot && hasWord("not nicht kein keine pas", word)) return asked.negated = true;
  if (asked.has(Asks::may) && asked.deed && (sense == Sense::left || sense == Sense::right)) {
    asked.way = sense;
    return true;
  }
  // "May Boii march 6 ahead?" is straight ahead in any case.
  if (asked.has(Asks::may) && asked.deed && asked.number && sense == Sense::ahead) return true;
  return (asked.has(Asks::deploys) || asked.has(Asks::stands)) && leadsToPlace(word);
}

bool QuestionReader::done(Asks asks, const std::string& word) {
  if (word == "a" && (!asked.units.empty() || asked.has(Asks::who)) && !asked.has(Asks::may)) {
    asked.words.push_back(Asks::has);
    return true;
  }
  const bool happened = asked.has(Asks::has) || (asked.words == std::vector{Asks::who} && isPast(word));
  const bool marks = happened && !asked.has(Asks::may) && !asked.has(Asks::need) && asked.done.empty();
  // "Encore" and "again" say when.
  if (marks && asks == Asks::none && isBetween(word)) return true;
  const bool verb = asks == Asks::acts || asks == Asks::fights || (asks == Asks::none && isVerb(word));
  if (!marks || !verb) return false;
  // "Did it fight?"
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> irregular{
      {{"fight", "fought"}, {"shoot", "shot"}, {"flee", "fled"}}};
  const auto same = std::ranges::find(irregular, std::string_view(word), &decltype(irregular)::value_type::first);
  asked.done = same == irregular.end() ? word : std::string(same->second);
  return true;
}

// "May it throw javelins?" asks for a shot, where no action is called so.
bool QuestionReader::throwsWeapon() {
  constexpr std::string_view weapons = "javelin javelins dart darts spears wurfspeere speere javelots javelines";
  const bool named = asked.has(Asks::may) && !asked.deed && left_.size() > 1 &&
                     hasWord("throw throws werfen lancer", left_[0].text) && hasWord(weapons, left_[1].text);
  if (!named) return false;
  asked.deed = kindsMeant(rules_.definition(), "shoot");
  asked.deedWord = "shoot";
  take(2);
  return true;
}

// "Move and shoot" are two deeds.
bool QuestionReader::secondDeed() {
  if (!asked.deed || asked.otherDeed || !isVerb(left_.front().text)) return false;
  DeedNamed named = deedNamed(rules_.definition(), left_.first(1));
  if (named.kinds.empty()) return false;
  asked.before = *asked.deed;
  asked.otherDeed = true;
  asked.deed = std::move(named.kinds);
  asked.deedWord = left_.front().text;
  take(1);
  return true;
}

// "Must Boii test for panic?": the kind of a test, by the word that ids have for it.
bool QuestionReader::testNamed(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kinds{{
      {"panic", "panic panik panique"},
      {"terror", "terror schrecken terreur"},
      {"fear", "fear furcht angst peur"},
      {"break", "break breaking morale moral"},
      {"rout", "rout flucht deroute"},
      {"control", "control kontrolle controle"},
      {"leadership", "leadership fuhrung commandement"},
  }};
  const bool next = left_.size() > 1 && asksOf(left_[1].text) == Asks::tests;
  const bool tests = asked.has(Asks::tests) || ((asked.has(Asks::must) || asked.has(Asks::need)) && next);
  const bool ofThrow = asked.has(Asks::need) && !next;
  if (!tests || ofThrow || asked.deed || asked.has(Asks::may) || isName(std::string(word))) return false;
  for (const auto& [id, said] : kinds)
    if (hasWord(said, word)) asked.test = {std::string(id), std::string(word)};
  return !asked.test.empty();
}

// "Who routs?", "welche Einheiten fliehen?" "Does Paullus die?"
bool QuestionReader::whoFlees(const std::string& word) {
  if (asked.person && hasWord("die dies", word)) return asked.lost = true;
  if (!asked.has(Asks::who) || asked.has(Asks::may) || asked.has(Asks::is) || asked.deed || asked.state) return false;
  if (senseOf(word) != Sense::routs) return false;
  asked.state = meantByWord(rules_.definition().unitStatus(), "routed");
  return asked.state.has_value();
}

// "Who is charged?", "wird Boii angegriffen?": nobody's mark says so, since marks are of those who charge.
bool QuestionReader::isCharged(std::string_view word) {
  becomes_ = becomes_ || hasWord("wird werden wurde wurden", word);
  constexpr std::string_view suffered = "charged attacked angegriffen chargee charges chargees attaquee attaques";
  const bool french = asked.has(Asks::is) && hasWord("charge attaque", word);
  const bool isSo = (asked.has(Asks::is) || becomes_) && !asked.has(Asks::may) && !asked.has(Asks::has);
  if (!isSo || (!french && !hasWord(suffered, word))) return false;
  return asked.charged = true;
}

// "The morale", "causes fear": all words have to be those of one figure.
bool QuestionReader::trait(const std::string& word) {
  std::vector<std::string> words = asked.trait;
  words.push_back(word);
  if (!namesTrait(rules_.definition(), words)) return false;
  asked.trait = std::move(words);
  return true;
}

// "Who holds the bridge?": a place that is worth points.
bool QuestionReader::objective() {
  const std::vector<Objective>& all = battle_.setup->objectives;
  if (!asked.has(Asks::who) || asked.has(Asks::may) || all.empty() || asked.words.size() > 1) return false;
  if (!holds_) {
    holds_ = hasWord("holds hold held halt halten tient tiennent", left_.front().text);
    if (holds_) take(1);
    return holds_;
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const std::string& name : wordsOfName(saidName(all[i].name)))
      if (senseOf(name) != Sense::filler && likeness(left_.front().text, name) >= 2) asked.objective = i;
  if (!asked.objective) return false;
  left_ = {};
  return true;
}

bool QuestionReader::suffers(const std::string& word) {
  constexpr std::string_view be = " be been being werden etre ";
  constexpr std::string_view by = " by von durch par ";
  if (!asked.has(Asks::may) || (asked.units.empty() && !asked.has(Asks::who))) return false;
  be_ = be_ || hasWord(be, word);
  by_ = by_ || hasWord(by, word);
  return hasWord(be, word) || hasWord(by, word);
}

}  // namespace signifer::tell
