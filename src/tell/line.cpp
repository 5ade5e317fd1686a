#include "tell/line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

#include "language/word_list.h"

namespace signifer::tell {
namespace {

// Letters with accents, by their bytes, and what is left without.
constexpr std::array<std::pair<std::string_view, std::string_view>, 34> plainLetters{{
    {"à", "a"}, {"á", "a"}, {"â", "a"}, {"ã", "a"}, {"ä", "a"},  {"å", "a"},  {"ç", "c"}, {"è", "e"},  {"é", "e"},
    {"ê", "e"}, {"ë", "e"}, {"ì", "i"}, {"í", "i"}, {"î", "i"},  {"ï", "i"},  {"ñ", "n"}, {"ò", "o"},  {"ó", "o"},
    {"ô", "o"}, {"õ", "o"}, {"ö", "o"}, {"ù", "u"}, {"ú", "u"},  {"û", "u"},  {"ü", "u"}, {"ß", "ss"}, {"Ä", "a"},
    {"Ö", "o"}, {"Ü", "u"}, {"É", "e"}, {"À", "a"}, {"œ", "oe"}, {"æ", "ae"}, {"È", "e"},
}};

bool isLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isSign(char c) { return c == ',' || c == ';' || c == '?' || c == '+' || c == '-'; }

constexpr std::string_view typographic = "\u2019";

// The bytes of an apostrophe with an "s" that ends a word; 0 where none stands there.
std::size_t possessiveAt(std::string_view line, std::size_t at) {
  for (const std::string_view sign : {std::string_view("'"), typographic}) {
    if (!line.substr(at).starts_with(sign) || at == 0 || !isLetter(line[at - 1])) continue;
    const std::size_t s = at + sign.size();
    if (s < line.size() && line[s] == 's' && (s + 1 == line.size() || !isLetter(line[s + 1]))) return sign.size() + 1;
  }
  return 0;
}

int romanFigure(std::string_view word) {
  constexpr std::string_view letters = "ivxl";
  constexpr std::array<int, 4> worth{1, 5, 10, 50};
  int sum = 0;
  int last = 50;
  for (const char c : word) {
    const std::size_t at = letters.find(c);
    if (at == std::string_view::npos) return 0;
    const int one = worth[at];
    sum += one > last ? one - 2 * last : one;
    last = one;
  }
  return sum;
}

struct Meaning {
  Sense sense;
  std::string_view words;
};
// Folded words, parted by spaces: English, German, French.
constexpr std::array<Meaning, 30> meanings{{
    {Sense::all, "all every alle alles tous toutes tout"},
    {Sense::nothing,
     "nothing none miss misses missed unharmed unhurt holds stood nichts unversehrt rien indemne indemnes"},
    {Sense::next, "next weiter nachste nachster nachstes suivant suivante"},
    {Sense::back, "back backwards zuruck ruckwarts arriere recule reculent precedent"},
    {Sense::turn, "turn turns runde zug dreht drehen tour tourne tournent"},
    {Sense::begins, "begins begin start starts beginnt beginnen fangt commence commencent"},
    {Sense::loses, "lose loose loses lost verliert verlieren verloren perd perdent perdu perdus perdue perdues"},
    {Sense::takes,
     "take takes took gain gains gained get gets got suffer suffers nimmt nehmen erhalt bekommt erleidet prend "
     "prennent subit"},
    {Sense::harm,
     "hit hits casualty casualties loss losses wound wounds treffer verlust verluste touche touches perte pertes"},
    {Sense::gone,
     "gone died dies destroyed eliminated dead killed slain dispersed captured removed vernichtet weg tot gefallen "
     "zerstort "
     "zerstreut detruit detruite detruits elimine eliminee mort morts tue disparu"},
    {Sense::returns,
     "return returns returned arrive arrives arrived placed deployed deploy deploys aufgestellt kommt kommen wieder "
     "revient reviennent "
     "deploye "
     "deployes deployee deployees arrive arrivent arrivee arrivees"},
    {Sense::ahead,
     "ahead forward forwards pursue pursues pursued go goes went advanced moved marched advance advances move moves "
     "march marches vor "
     "vorwarts voran ruckt rucken marschiert "
     "marschieren avance avancent avant marche marchent"},
    {Sense::falls,
     "fall falls fell retreat retreats retire retires retired withdraw withdraws evade evades give gives gave ground "
     "weicht "
     "weichen ausweichen repli replie replient retraite cede cedent"},
    {Sense::left, "left links gauche"},
    {Sense::right, "right rechts droite"},
    {Sense::about, "about around kehrt demi"},
    {Sense::wheels, "wheel wheels schwenkt schwenken converse conversion pivote"},
    {Sense::meets,
     "contact contacts fight fights meet meets attack attacks kontakt beruhrt kampft kampfen trifft attaque "
     "combat combattent contacte touchent"},
    {Sense::charges, "charge charges charged charging greift greifen angreifen sturmt chargent charger"},
    {Sense::at, "at bei auf"},
    {Sense::takesBack, "undo ruckgangig widerrufe annuler annule"},
    {Sense::front, "front vorne frontal face"},
    {Sense::flank, "flank side flanke seite flanc"},
    {Sense::rear, "rear hinten ruckseite dos"},
    {Sense::joins, "join joins attach attaches schliesst fuhrt rejoint rejoignent"},
    {Sense::alone, "alone leaves allein verlasst seul quitte"},
    {Sense::isNot, "not no nicht kein keine mehr pas plus non unshaken"},
    {Sense::filler,
     "and und et the der die das den dem le la les l un une a an in inch inches zoll pouce pouces squares "
     "square felder feld cases case to on is are have has now longer with of by it they ist sind hat haben im am "
     "il ils elle elles "
     "mit "
     "um von est sont a ont de du des au aux en avec sur par sich table tisch degrees grad degres"},
    {Sense::may, "may can could darf durfen kann konnen peut peuvent"},
    {Sense::what, "what was que qu quoi wieviel combien how"},
}};
constexpr std::string_view routWords =
    "rout routs routing flee flees flieht fliehen fuit fuient breaks break run runs deroute fuite geflohen gefluchtet";

// Endings of words in which two forms of one may differ.
constexpr std::string_view wordEndings =
    "s es e ed d ing ings en er ers n r t te ten st et ent ant ants ee ees ion ions ier iert ie ies y le les ly al ung "
    "ungen lt ls em ern end ende ir it is ait aient nt i ";

}  // namespace

std::string folded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const auto found =
        std::ranges::find_if(plainLetters, [&](const auto& one) { return text.substr(i).starts_with(one.first); });
    if (found != plainLetters.end()) {
      plain += found->second;
      i += found->first.size();
    } else {
      plain += static_cast<char>(std::tolower(static_cast<unsigned char>(text[i++])));
    }
  }
  return plain;
}

std::vector<Word> wordsOf(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t i = 0; i < line.size();) {
    std::size_t end = i;
    // French sets a space that does not break before a question mark.
    const auto isSpace = [&](std::size_t at) { return line.substr(at).starts_with("\u00a0"); };
    // "Carthage's stamina": the ending is no word of a name.
    if (const std::size_t ending = possessiveAt(line, i); ending > 0) {
      i += ending;
      continue;
    }
    if (isSpace(i)) {
      i += 2;
      continue;
    }
    const auto inWord = [&] {
      if (end >= line.size() || isSpace(end) || line.substr(end).starts_with(typographic)) return false;
      const bool point =
          line[end] == '.' && end > i && isDigit(line[end - 1]) && end + 1 < line.size() && isDigit(line[end + 1]);
      return isLetter(line[end]) || point;
    };
    while (inWord()) ++end;
    // A hyphen within a name parts its words; a sign stands before a figure.
    const bool within = i > 0 && isLetter(line[i - 1]);
    if (end == i && isSign(line[i]) && !(line[i] == '-' && within)) ++end;
    if (end > i) words.push_back({folded(line.substr(i, end - i)), i, end});
    i = end > i ? end : i + (line.substr(i).starts_with(typographic) ? typographic.size() : 1);
  }
  return words;
}

std::vector<std::string> wordsOfName(std::string_view name) {
  std::string parted;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool capital = std::isupper(static_cast<unsigned char>(name[i])) != 0;
    if (capital && i > 0 && std::islower(static_cast<unsigned char>(name[i - 1])) != 0) parted += ' ';
    parted += name[i];
  }
  std::vector<std::string> words;
  for (const Word& word : wordsOf(parted))
    if (isLetter(word.text.front())) words.push_back(word.text);
  for (std::size_t i = 0, count = words.size(); i < count; ++i)
    if (const int figure = romanFigure(words[i]); figure > 0 && words[i] != "l")
      words.push_back(std::to_string(figure));
  return words;
}

bool sameStem(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const std::size_t same = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  const std::size_t rest = std::max(a.size(), b.size()) - same;
  if (same == 3 && rest <= 1) return true;
  if (rest == 1 && same >= 2 && (a.ends_with('s') || b.ends_with('s')) && same == std::min(a.size(), b.size()))
    return true;
  if (same < 4 || rest > 4) return false;
  // "Charge" and "chariots" begin alike, and are not the same word.
  const bool within = same == a.size() || same == b.size();
  return within || (hasWord(wordEndings, a.substr(same)) && hasWord(wordEndings, b.substr(same)));
}

int likeness(std::string_view typed, std::string_view name) {
  if (typed == name) return 3;
  if (numberOf(typed) || numberOf(name)) return 0;
  if (sameStem(typed, name)) return 2;
  return typed.size() >= 2 && name.starts_with(typed) ? 1 : 0;
}

std::optional<double> numberOf(std::string_view word) {
  if (word.empty() || !isDigit(word.front())) return std::nullopt;
  double number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

bool leadsToPlace(std::string_view word) {
  return hasWord("in im en placed put stands stand deployed aufgestellt steht stehen place placee tient", word) ||
         senseOf(word) == Sense::at || namesSquare(word);
}

bool namesSquare(std::string_view word) {
  return hasWord("column col row square spalte reihe zeile feld colonne rangee ligne case", word);
}

std::optional<std::pair<int, int>> letteredSquare(std::string_view word) {
  if (word.size() < 2 || word.size() > 3 || word.front() < 'a' || word.front() > 'z') return std::nullopt;
  int row = 0;
  for (const char c : word.substr(1)) {
    if (c < '0' || c > '9') return std::nullopt;
    row = 10 * row + (c - '0');
  }
  return std::pair{word.front() - 'a' + 1, row};
}

Sense senseOf(std::string_view word) {
  if (hasWord(routWords, word)) return Sense::routs;
  const auto found = std::ranges::find_if(meanings, [&](const Meaning& one) { return hasWord(one.words, word); });
  return found == meanings.end() ? Sense::none : found->sense;
}

}  // namespace signifer::tell
