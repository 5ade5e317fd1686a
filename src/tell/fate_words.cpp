#include "tell/fate_words.h"

#include <algorithm>
#include <array>

#include "language/word_list.h"

namespace signifer::tell {
namespace {

// A first word, and words of which one must follow before the clause ends; without such words it stands alone.
struct FateWords {
  std::optional<FateKind> kind;
  std::string_view first;
  std::string_view then = {};
};
// Folded: English, German, French. What says more stands first.
constexpr std::array<FateWords, 41> fates{{
    {FateKind::leaves,
     "leave leaves leaving left quitte quittent verlasst verlassen flee flees fled flieht fuit fuient rout routs run "
     "runs",
     "table tisch board edge"},
    {FateKind::countercharges,
     "countercharge countercharges countercharged countercharging cc gegenangriff gegenstoss contrecharge "
     "contrechargent"},
    {FateKind::countercharges, "counter contre", "charge charges charged chargent"},
    {FateKind::givesGround, "give gives gave given giving", "ground way"},
    {FateKind::givesGround, "pushed driven forced geworfen gedrangt repousse repoussee repousses repoussees",
     "back zuruck"},
    {FateKind::givesGround, "cede cedent", "terrain"},
    {FateKind::disengages, "break breaks broke breaking", "off"},
    {FateKind::disengages, "rompt rompent", "combat contact"},
    {FateKind::disengages, "disengage disengages disengaged decroche decrochent"},
    {std::nullopt, "cut ridden rode run hacked", "down"},
    {std::nullopt, "wiped taille tailles taillee taillees", "out pieces"},
    {FateKind::caught, "caught eingeholt rattrape rattrapes rattrapee rattrapees"},
    {FateKind::rampages, "rampage rampages rampaged rampaging amok tobt toben tobte ravage ravagent"},
    {FateKind::rampages, "lauft laufen lief run runs ran", "amok"},
    {FateKind::evades, "evade evades evaded evading ausgewichen esquive esquivent esquiver"},
    {FateKind::evades, "weicht weichen wich wichen", "aus"},
    {FateKind::evades, "ausweichen"},
    {std::nullopt,
     "overrun shattered massacred annihilated niedergemacht niedergeritten aufgerieben zersprengt massacre massacres "
     "massacree aneanti aneantis aneantie aneanties"},
    {FateKind::fallsBack, "fall falls fell fallen falling", "back"},
    {FateKind::fallsBack, "weicht weichen wich wichen zuruckgewichen replie replient recule reculent"},
    {FateKind::retreats, "zieht ziehen zog zogen", "zuruck"},
    {FateKind::retreats, "bat battent", "retraite"},
    {FateKind::retreats,
     "retreat retreats retreated retreating retire retires retired retiring withdraw withdraws withdrew withdrawn "
     "retirent"},
    {FateKind::routs,
     "rout routs routed routing flee flees fled fleeing break breaks broke broken run runs ran flieht fliehen floh "
     "flohen geflohen bricht brechen brach gebrochen fuit fuient enfuit enfuient rompt rompent rompu rompus rompue "
     "rompues deroute panic panics panicked panik panique"},
    {FateKind::routs, "prend prennent prit pris prise prises", "fuite"},
    {FateKind::routs, "ergreift ergreifen ergriff ergriffen", "flucht"},
    {FateKind::follows, "ruckt rucken setzt setzen folgt folgen", "nach"},
    {FateKind::follows, "follow follows followed following suit suivent suivi", "up"},
    {FateKind::follows, "follow follows followed suit suivent"},
    {FateKind::pursues,
     "pursue pursues pursued pursuing chase chases chased chasing verfolgt verfolgen verfolgten poursuit poursuivent"},
    {FateKind::loses, "lose loses lost verliert verlieren verloren perd perdent perdu perdus",
     "fight round combat melee battle by kampf nahkampf runde um mit de"},
    {FateKind::loses, "kampf nahkampf runde", "verloren"},
    {FateKind::wins, "kampf nahkampf runde", "gewonnen"},
    {FateKind::loses,
     "beaten defeated worsted outfought geschlagen besiegt unterliegt unterliegen battu battus battue battues vaincu "
     "vaincus vaincue vaincues"},
    {FateKind::wins, "emporte emportent"},
    {FateKind::wins,
     "win wins won beat beats defeat defeats victorious gewinnt gewinnen gewann gewannen gewonnen siegt siegen siegte "
     "besiegen schlagt schlagen gagne gagnent bat battent vainc vainquent"},
    {FateKind::draws, "draw draws drew drawn tie tied unentschieden egalite nul nulle"},
    {FateKind::failsTest,
     "fail fails failed failing scheitert scheitern scheiterte versagt versagen echoue echouent rate ratent"},
    {FateKind::rallies, "rally rallies rallied sammelt sammeln gesammelt rallie rallient ralliee ralliees"},
    {FateKind::holds,
     "hold holds held stand stands stood receive receives received tient tiennent tenu resiste resistent"},
    {FateKind::holds, "halt halten steht stehen"},
}};

constexpr std::string_view smallWords =
    " receive back off up ground table tisch board edge charge charges charged chargent way away out down firm fast "
    "over ahead "
    "nach zuruck stand sich se s du terrain le la les the "
    "fight round combat melee battle kampf nahkampf runde den die bon en retraite pieces contact its their his one "
    "retreats by um mit de von verloren gewonnen fuite flucht test tests panic fear terror morale angst peur ";
constexpr std::string_view leadingWords =
    " from before against after to into vor von gegen nach zu devant contre apres vers ";

}  // namespace

std::optional<FateSaid> fateSaid(Words words) {
  if (words.empty()) return std::nullopt;
  for (const FateWords& one : fates) {
    if (!hasWord(one.first, words.front().text)) continue;
    // "Fails its charge" is no test.
    const auto charges = [](const Word& word) { return senseOf(word.text) == Sense::charges; };
    if (one.kind == FateKind::failsTest && std::ranges::any_of(words, charges)) continue;
    if (one.then.empty()) return FateSaid{one.kind, 1};
    // Figures and small words may stand between: "fall 3 in back".
    for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 5); ++i)
      if (hasWord(one.then, words[i].text)) return FateSaid{one.kind, 1};
  }
  return std::nullopt;
}

bool isOfFate(std::string_view word) { return hasWord(smallWords, word); }

bool leadsToFoe(std::string_view word) { return hasWord(leadingWords, word); }

}  // namespace signifer::tell
