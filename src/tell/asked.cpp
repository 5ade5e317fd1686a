#include "tell/asked.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/deed_words.h"
#include "tell/names.h"

namespace signifer::tell {
namespace {

struct Asking {
  Asks asks;
  std::string_view words;
};
// Folded: English, German, French.
constexpr auto askings = std::to_array<Asking>({
    {Asks::may, "why warum weshalb pourquoi may can could might darf durfen kann konnen peut peuvent pouvoir allowed"},
    {Asks::must, "must should muss mussen doit doivent"},
    {Asks::who, "who whom wer wen wem qui"},
    {Asks::whose, "whose wessen"},
    {Asks::where, "where wo wohin ou"},
    {Asks::many, "many viele vieles combien wieviel wieviele much"},
    {Asks::far, "far distance weit entfernung abstand loin jusqu apart reach reichweite portee entfernt"},
    {Asks::how, "how wie comment"},
    {Asks::what, "what which was welche welcher welches que qu quoi quel quelle quels quelles"},
    {Asks::need, "need needs needed braucht brauchen benotigt benotigen faut besoin necessaire"},
    {Asks::begins,
     "begin begins began start starts first beginnt beginnen begann anfangt fangt zuerst erste ersten commence "
     "commencent commencer premier premiere debute"},
    {Asks::deploys,
     "deploy deploys deployed deploying place places placed placing unplaced aufstellen aufgestellt stellt stellen "
     "platzieren "
     "platziert deploie deployer deploient placer places"},
    {Asks::stands, "stand stands stehen steht tenir trouve"},
    {Asks::wins, "win wins won winning winner gewinnt gewonnen gewinner sieger siegt gagne gagner gagnant vainqueur"},
    {Asks::fights, "fight fights fighting kampft kampfen combat combattent bat battent"},
    {Asks::tests,
     "test tests testing roll rolls throw throws check checks teste testen testet wurfeln wurfelt wurfel pruft tester "
     "testent "
     "lancer lance jeter jette jet"},
    {Asks::now,
     "now next due do happens happened happen todo left out remaining forgotten missing fehlt offen jetzt nun tun "
     "geschieht passiert maintenant "
     "faire "
     "passe reste manque oublie"},
    {Asks::turn, "turn turns step phase jouer joue runde zug schritt dran reihe tour etape"},
    {Asks::acts, "act acts acted handeln handelt gehandelt agir agit agi"},
    {Asks::legal, "legal erlaubt regelgerecht permis autorise"},
    {Asks::is, "is are was ist sind war est sont"},
    {Asks::has, "has have had hat haben hatte hatten ont avait"},
    {Asks::ifs, "if wenn falls si"},
    {Asks::leads, "leads leader leaders commands fuhrt anfuhrer fuhrer commande mene menent dirige chef"},
    {Asks::over,
     "over ended ends end finished army armies vorbei ende beendet heer heere finie fini terminee armee armees"},
    {Asks::answers,
     "answer answers respond responds reply replies react reacts reaction antworten antwortet reagieren reagiert "
     "repondre repond repondent reagir reagit reagissent"},
    {Asks::dice, "dice die attacks blows wurfel attacken angriffe attaques"},
});
// Words between the others.
constexpr std::string_view between =
    " when wann quand does did will would be been being get gets make makes making made it its they them he she we i "
    "my our ich wir je "
    "nous there any "
    "that "
    "this these still yet left else anybody anyone each other another against versus vs upon at from into for "
    "towards first then really again own units unit "
    "werden wird wurde sein seinen ihr ihre noch denn gegen auf zu zum zur fur aus bei machen macht ubrig einander "
    "wieder nochmal weitere further etwas es man sich einen einem einer eine ein als "
    "n ne etre ete ont avoir encore contre vers pour faire reste restent a ce c cette autre autres y en t on l d s se ";

bool isBetween(std::string_view word) { return hasWord(between, word); }

class QuestionReader {
 public:
  QuestionReader(const RuleSet& rules, const Battle& battle, std::string_view line, Words words)
      : rules_(rules), battle_(battle), line_(line), left_(words) {}

  bool read() {
    while (!left_.empty() && left_.back().text == "?") left_ = left_.first(left_.size() - 1);
    if (!moment()) return false;
    while (!left_.empty())
      if (!one()) return false;
    const bool whoSuffers = asked.has(Asks::who) && asked.units.empty();
    asked.passive = be_ && asked.deed && (by_ || asked.units.size() == 1 || whoSuffers);
    return true;
  }

  Asked asked;
  std::optional<NotUnderstood> stopped;

 private:
  bool stop(Words words, std::string why, std::vector<std::string> choices = {}) {
    const std::size_t from = words.empty() ? line_.size() : words.front().from;
    const std::size_t to = words.empty() ? line_.size() : words.back().to;
    stopped = NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
    return false;
  }
  void take(std::size_t count) { left_ = left_.subspan(count); }

  bool whichStep(Words words, const std::vector<StepIndex>& steps) {
    std::vector<std::string> titles;
    for (const StepIndex step : steps) titles.push_back(rules_.definition().sequence().step(step).title);
    return stop(words, said("Which step?"), std::move(titles));
  }

  // "... in Roman shooting": the moment that the question is for.
  bool moment() {
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
      if (ofState) continue;
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

  bool one() {
    const std::string& word = left_.front().text;
    if (word == "," || word == "?" || word == "+" || word == "-") return take(1), true;
    if (const auto number = numberOf(word)) {
      const bool ofPlace = asked.has(Asks::deploys) || asked.has(Asks::stands);
      if (asked.number && (!ofPlace || asked.second))
        return stop(left_.first(1), said("A second figure was not expected here."));
      (asked.number ? asked.second : asked.number) = number;
      return take(1), true;
    }
    const Asks asks = asksOf(word);
    // Titles of actions have a "not" too.
    if (hasWord("not nicht pas", word) && manner(senseOf(word), word)) return take(1), true;
    if (done(asks, word)) return take(1), true;
    if (suffers(word)) return take(1), true;
    // "May the cavalry shoot?" names no bolt-shooter.
    const bool verbIsNext = !asked.units.empty() || asked.has(Asks::who);
    if (asks == Asks::none && asked.has(Asks::may) && verbIsNext && !asked.deed && isVerb(word) && deed()) return true;
    // "General advance" is an order, and a General is somebody.
    constexpr std::array nameable{Asks::none, Asks::begins, Asks::stands, Asks::turn, Asks::leads, Asks::over};
    if (std::ranges::find(nameable, asks) != nameable.end() && name()) return true;
    // "Is Boii routed?" asks for a state, whatever deed has that word.
    const bool joinsOnly = !isVerb(word) && (isBetween(word) || senseOf(word) == Sense::filler);
    const bool isSo = asked.has(Asks::is) && !asked.has(Asks::may) && !asked.deed && !joinsOnly;
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
    if (asked.deed && isBetween(word) && isVerb(word)) {
      if (const DeedNamed named = deedNamed(rules_.definition(), left_.first(1)); !named.kinds.empty())
        asked.deed = named.kinds;
      return take(1), true;
    }
    if (sense == Sense::filler || sense == Sense::isNot || sense == Sense::all || isBetween(word)) return take(1), true;
    if (state()) return true;
    // A step by a word of its title, as "by initiative".
    if (const auto steps = stepsNamed(rules_, left_.first(1)); steps.size() == 1 && word.size() >= 4) {
      if (!asked.moment) asked.moment = playerTurnOf(rules_, battle_, noSide);
      asked.moment->step = steps.front();
      return take(1), true;
    }
    if (sense == Sense::harm) asked.words.push_back(Asks::harm);
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
    return stop(left_.first(1),
                asked.deed || asked.units.empty() ? said("This word of the question is not understood.")
                                                  : said("No action of this rule set is called that."),
                offered());
  }

  // "Not", "right", "row": words that say how, and that nobody is called by.
  bool manner(Sense sense, std::string_view word) {
    if (sense == Sense::isNot && hasWord("not nicht kein keine pas", word)) return asked.negated = true;
    if (asked.has(Asks::may) && asked.deed && (sense == Sense::left || sense == Sense::right)) {
      asked.way = sense;
      return true;
    }
    return (asked.has(Asks::deploys) || asked.has(Asks::stands)) && leadsToPlace(word);
  }

  // "Has Boii moved?" asks for a mark, not for leave.
  bool done(Asks asks, const std::string& word) {
    if (word == "a" && (!asked.units.empty() || asked.has(Asks::who)) && !asked.has(Asks::may)) {
      asked.words.push_back(Asks::has);
      return true;
    }
    const bool marks = asked.has(Asks::has) && !asked.has(Asks::may) && !asked.has(Asks::need) && asked.done.empty();
    // "Encore" and "again" say when.
    if (marks && asks == Asks::none && isBetween(word)) return true;
    if (!marks || (asks != Asks::acts && (asks != Asks::none || !isVerb(word)))) return false;
    asked.done = word;
    return true;
  }

  // "May Boii be charged by Legio II?"
  bool suffers(const std::string& word) {
    constexpr std::string_view be = " be been being werden etre ";
    constexpr std::string_view by = " by von durch par ";
    if (!asked.has(Asks::may) || (asked.units.empty() && !asked.has(Asks::who))) return false;
    be_ = be_ || hasWord(be, word);
    by_ = by_ || hasWord(by, word);
    return hasWord(be, word) || hasWord(by, word);
  }

  // A unit, a person or a side. A side's name alone is no unit of it.
  bool name() {
    const std::string& word = left_.front().text;
    const Sense sense = senseOf(word);
    if ((sense == Sense::filler || isBetween(word)) && word.size() < 3) return false;
    if (sense != Sense::none && sense != Sense::all && sense != Sense::filler) return false;
    if (sense == Sense::filler && left_.size() > 1 && asksOf(left_[1].text) != Asks::none) return false;
    const auto units = unitsNamed(battle_, left_);
    const auto person = personNamed(battle_, left_);
    const auto side = sideNamed(battle_, left_);
    if (side.fit.size() == 1 && side.count >= units.count && units.fit.size() != 1) {
      asked.side = side.fit.front();
      asked.sideOrPerson = !asked.person && person.fit.size() == 1 && person.count == side.count &&
                           isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
                                       left_.first(person.count));
      if (asked.sideOrPerson) asked.person = person.fit.front();
      take(side.count);
      return true;
    }
    const bool personFits = person.fit.size() == 1 && person.count > 0;
    const bool whole =
        personFits && isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
                                  left_.first(person.count));
    if (personFits && !asked.person &&
        (units.count == 0 || (whole && person.count >= units.count) ||
         (units.fit.size() > 1 && person.count >= units.count))) {
      asked.person = person.fit.front();
      take(person.count);
      return true;
    }
    if (units.count == 0) return false;
    // "May the bolt-shooter shoot?": the verb is no second word of the name.
    std::size_t count = units.count;
    const Words before = left_.first(count - 1);
    if (count > 1 && !asked.deed && !numberOf(left_[count - 1].text) &&
        deedNamed(rules_.definition(), left_.subspan(count - 1)).count > 0 &&
        unitsNamed(battle_, before).fit == units.fit)
      --count;
    asked.all = asked.all || (units.all && asked.units.empty());
    asked.units.push_back(units.fit);
    asked.unitWords.push_back(left_.first(count));
    take(count);
    return true;
  }

  bool deed() {
    const DeedNamed named = deedNamed(rules_.definition(), left_);
    if (named.count == 0) return false;
    // Two verbs are one deed where both fit: "make an initiative move".
    if (!asked.deed) {
      asked.deed = named.kinds;
      for (const Word& word : left_.first(named.count))
        asked.deedWord += (asked.deedWord.empty() ? "" : " ") + word.text;
    }
    take(named.count);
    return true;
  }

  [[nodiscard]] std::optional<Meant> stateMeant(std::string_view word) const {
    const auto meant = meantByWord(rules_.definition().unitStatus(), word == "desordre" ? "desordonnee" : word);
    return meant && meant->score > 1 ? meant : std::nullopt;
  }

  bool state() {
    const std::string& word = left_.front().text;
    if (const auto meant = stateMeant(word)) {
      asked.state = meant;
      take(1);
      return true;
    }
    const Fields& fields = rules_.definition().sideStatus();
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (likeAny(wordsOfName(captionOf(fields[i])), word) <= 1 && likeAny(wordsOfName(fields[i].name), word) <= 1)
        continue;
      asked.sideField = i;
      take(1);
      return true;
    }
    for (const Standing& standing : rules_.standings(battle_)) {
      if (likeAny(wordsOfName(rules_.definition().phrase(standing.phrase)), word) <= 0) continue;
      asked.sideField = fields.size();
      take(1);
      return true;
    }
    return false;
  }

  // The deeds that can be asked for at that place.
  [[nodiscard]] std::vector<std::string> offered() const {
    constexpr std::size_t most = 9;
    std::vector<std::string> choices;
    if (asked.units.empty() || asked.deed) return choices;
    for (const ActionKind& kind : rules_.definition().actions()) {
      if (!isOfUnit(kind) || kind.gesture == "stay" || choices.size() >= most) continue;
      choices.push_back(kind.title);
    }
    return choices;
  }

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words left_;
  // Words of a passive that were read: "be", "by".
  bool be_ = false;
  bool by_ = false;
};

}  // namespace

Asks asksOf(std::string_view word) {
  const auto found = std::ranges::find_if(askings, [word](const Asking& one) { return hasWord(one.words, word); });
  return found == askings.end() ? Asks::none : found->asks;
}

bool Asked::has(Asks one) const { return std::ranges::find(words, one) != words.end(); }

std::optional<Asked> readQuestion(const RuleSet& rules, const Battle& battle, std::string_view line, Words words,
                                  std::optional<NotUnderstood>& stopped) {
  QuestionReader reader(rules, battle, line, words);
  if (reader.read()) return std::move(reader.asked);
  stopped = std::move(reader.stopped);
  return std::nullopt;
}

TableMoment playerTurnOf(const RuleSet& rules, const Battle& battle, SideIndex side) {
  if (side == noSide || side == battle.active) return tableMoment(battle);
  Battle last = battle;
  last.step = stopsOf(rules, battle).back();
  return nextMoment(rules, last);
}

}  // namespace signifer::tell
