// The words that say what is asked.
#include <algorithm>
#include <array>

#include "language/word_list.h"
#include "tell/asked.h"

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
    {Asks::far, "far distance weit entfernung abstand loin jusqu apart reach reichweite portee entfernt"},
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
     "now next due do happens happened happen todo left out remaining forgotten missing fehlt offen jetzt nun tun "
     "geschieht passiert maintenant "
     "faire "
     "passe reste manque oublie"},
    {Asks::turn, "turn turns step phase jouer joue runde zug schritt dran reihe tour etape"},
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
    {Asks::dice, "dice die attacks blows wurfel attacken angriffe attaques"},
});

}  // namespace

Asks asksOf(std::string_view word) {
  const auto found = std::ranges::find_if(askings, [word](const Asking& one) { return hasWord(one.words, word); });
  return found == askings.end() ? Asks::none : found->asks;
}

}  // namespace signifer::tell
