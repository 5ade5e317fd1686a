// The words that say what is asked.
#include <algorithm>
#include <array>

#include "language/word_list.h"
#include "tell/asked.h"
#include "tell/teller.h"

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
    {Asks::whose, "whose whos wessen"},
    {Asks::where, "where wheres wo wohin ou"},
    {Asks::many, "many viele vieles combien wieviel wieviele much"},
    {Asks::far,
     "far fast schnell rapide distance weit entfernung abstand loin jusqu apart reach range ranges reichweite portee "
     "entfernt"},
    {Asks::how, "how wie comment"},
    {Asks::what, "what whats which was welche welcher welches que qu quoi quel quelle quels quelles"},
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
     "now next due do happens happened happen todo left out remaining forgotten missing fehlt bleiben bleibt offen "
     "jetzt nun tun "
     "geschieht passiert maintenant "
     "faire "
     "passe reste manque oublie"},
    {Asks::turn, "turn turns step phase jouer joue runde runden zug zuge schritt dran reihe tour tours etape"},
    {Asks::acts, "act acts acted handeln handelt gehandelt agir agit agi"},
    {Asks::legal, "legal erlaubt regelgerecht permis autorise"},
    {Asks::is, "is are was ist sind war est sont"},
    {Asks::has, "has have had did hat haben hatte hatten ont avait"},
    {Asks::ifs, "if wenn falls si"},
    {Asks::leads, "leads leader leaders commands fuhrt anfuhrer fuhrer commande mene menent dirige chef"},
    {Asks::over,
     "over ended ends end finished army armies vorbei ende beendet heer heere finie fini terminee armee armees"},
    {Asks::answers,
     "answer answers respond responds reply replies react reacts reaction antworten antwortet reagieren reagiert "
     "repondre repond repondent reagir reagit reagissent"},
    {Asks::toHit, "toucher treffen"},
    {Asks::rule, "rule rules regel regeln regle regles"},
    {Asks::arrives,
     "arrive arrives arriving arrived arrival arrivals come comes coming eintreffen kommt kommen ankunft "
     "arrivent arriver arrivee venir vient viennent"},
    {Asks::scores,
     "score scores scoring objective objectives wertung punktet punkten ziel ziele missionsziele objectif objectifs "
     "marque marquent"},
    {Asks::lasts, "last lasts long lange lang temps dauert dauern dure durer longtemps"},
    {Asks::dice, "dice attacks blows wurfel attacken angriffe attaques"},
});

// The title of a step may be a question: "Has an army broken?"
bool isTitle(const Definition& definition, Words words) {
  const Sequence& sequence = definition.sequence();
  for (StepIndex i = 0; i < sequence.size(); ++i) {
    std::vector<Word> title = wordsOf(sequence.step(i).title);
    if (!title.empty() && title.back().text == "?") title.pop_back();
    if (std::ranges::equal(title, words, {}, &Word::text, &Word::text)) return true;
  }
  return false;
}

bool asksFirst(std::string_view word) {
  constexpr std::string_view helps =
      "do does did will would shall which when wann quand wird werden wurde gibt steht stehen";
  constexpr std::array asking{Asks::may, Asks::must, Asks::who, Asks::whose, Asks::where, Asks::many,
                              Asks::how, Asks::what, Asks::is,  Asks::has,   Asks::need};
  // War elephants are no question of a German.
  if (word == "war") return false;
  return hasWord(helps, word) || std::ranges::find(asking, asksOf(word)) != asking.end() ||
         senseOf(word) == Sense::what || senseOf(word) == Sense::may;
}

// "Les vélites peuvent tirer", "Boii must test": leave, a need or a duty is asked for, and nothing that happened. "Kann
// sich nicht sammeln" says what did not.
bool asksWithin(Words words) {
  constexpr std::string_view no = "not nicht pas never nie jamais t";
  constexpr std::string_view he = "il elle ils elles on";
  constexpr std::string_view turned = "est sont a ont t";
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string& word = words[i].text;
    const bool verb = senseOf(word) == Sense::may || asksOf(word) == Asks::must || asksOf(word) == Asks::need;
    if (verb && std::ranges::none_of(words.subspan(i), [&](const Word& one) { return hasWord(no, one.text); }))
      return true;
    // "Boii est-il en déroute"
    if (hasWord(he, word) && hasWord(turned, words[i - 1].text)) return true;
  }
  return words.size() > 2 && words[0].text == "a" && words[1].text == "t" && hasWord(he, words[2].text);
}

}  // namespace

bool isQuestion(const Definition& definition, Words words) {
  if (words.empty()) return false;
  if (words.back().text == "?") return true;
  const auto end = std::ranges::find_if(words, [](const Word& one) { return one.text == "," || one.text == ";"; });
  const Words first = words.first(static_cast<std::size_t>(end - words.begin()));
  if (first.empty() || isTitle(definition, words)) return false;
  return asksFirst(first.front().text) || asksWithin(first);
}

Asks asksOf(std::string_view word) {
  const auto found = std::ranges::find_if(askings, [word](const Asking& one) { return hasWord(one.words, word); });
  return found == askings.end() ? Asks::none : found->asks;
}

}  // namespace signifer::tell
