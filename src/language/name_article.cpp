#include "language/name_article.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "language/language.h"
#include "language/name_number.h"
#include "language/word_list.h"

namespace signifer {
namespace {

template <std::size_t N>
bool hasEnd(std::string_view word, const std::array<std::string_view, N>& ends) {
  return std::ranges::any_of(ends, [word](std::string_view end) { return word.ends_with(end); });
}

// The first letter in small or large, of those that German and French have.
void setCase(std::string& text, bool capital) {
  if (text.empty()) return;
  const auto first = static_cast<unsigned char>(text.front());
  constexpr unsigned char between = 'a' - 'A';
  if (capital && first >= 'a' && first <= 'z') text.front() = static_cast<char>(first - between);
  if (!capital && first >= 'A' && first <= 'Z') text.front() = static_cast<char>(first + between);
  // "Ä", "É": in UTF-8 the second byte differs as the letters of ASCII do.
  if (first != 0xC3 || text.size() < 2) return;
  const auto second = static_cast<unsigned char>(text[1]);
  if (capital && second >= 0xA0 && second != 0xB7) text[1] = static_cast<char>(second - between);
  if (!capital && second < 0x9F && second != 0x97) text[1] = static_cast<char>(second + between);
}

std::string small(std::string text) {
  setCase(text, false);
  return text;
}

std::vector<std::string> wordsOf(const std::string& name) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= name.size();) {
    const std::size_t space = std::min(name.find(' ', at), name.size());
    words.push_back(name.substr(at, space - at));
    at = space + 1;
  }
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string name = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) name += " " + words[i];
  return name;
}

enum class Gender { masculine, feminine, neuter, plural };

std::optional<Gender> germanGender(std::string_view head) {
  constexpr auto masculine = std::to_array<std::string_view>(
      {"elefant",     "skorpion",   "tross", "werfer",  "adler",          "drache",    "h\u00FCter", "tr\u00E4ger",
       "hauptmann",   "k\u00F6nig", "herr",  "general", "haufen",         "zug",       "trupp",      "konsul",
       "f\u00FChrer", "feldherr",   "legat", "satrap",  "h\u00E4uptling", "nachfolger"});
  constexpr auto feminine = std::to_array<std::string_view>(
      {"legion", "legio", "schwadron", "phalanx", "reiterei", "kavallerie", "infanterie", "reserve", "garde", "wache",
       "schar", "batterie", "mannschaft", "mark", "armee", "hird", "streitmacht", "stadt"});
  constexpr auto neuter = std::to_array<std::string_view>(
      {"fu\u00DFvolk", "aufgebot", "banner", "gep\u00E4ck", "heer", "agema", "lager", "volk"});
  if (hasEnd(head, masculine)) return Gender::masculine;
  if (hasEnd(head, feminine)) return Gender::feminine;
  if (hasEnd(head, neuter)) return Gender::neuter;
  return std::nullopt;
}

// "Magos Numider": the owner stands before it. An adjective of a neuter ends in "es".
bool beginsWithOwner(const std::vector<std::string>& words) {
  constexpr std::string_view joining = "der des von links rechts und mit aus zu in vor am";
  return words.size() > 1 && words[0].ends_with('s') && !words[0].ends_with("es") && !hasWord(joining, words[1]) &&
         words[1].find_first_not_of("0123456789IVXLC(") == 0;
}

// "Gallische" as it is behind the article.
void inflect(std::string& word, Gender gender, NameRole role) {
  constexpr auto nouns =
      std::to_array<std::string_view>({"ihre", "uskarle", "hane", "childe", "\u00E4re", "reunde", "ferde"});
  const bool weak = word.ends_with('e') && !hasEnd(word, nouns);
  if (gender == Gender::plural && weak) word += 'n';
  if (gender == Gender::neuter && word.ends_with("es")) word.pop_back();
  if (gender == Gender::masculine && word.ends_with("er")) {
    word.pop_back();
    if (role == NameRole::object) word += 'n';
  }
}

// "den Elefanten"
void inflectHead(std::string& head, Gender gender, NameRole role) {
  if (head == "Verb\u00FCndete" && gender == Gender::plural) head += 'n';
  if (gender != Gender::masculine || role == NameRole::subject) return;
  if (head.ends_with("elefant") || head.ends_with("Elefant")) head += "en";
  if (head == "Herr" || head == "Drache") head += 'n';
}

std::string inGerman(const std::string& name, bool many, NameRole role) {
  if (name.starts_with("Die ")) return small(name);
  std::vector<std::string> words = wordsOf(name);
  std::string headWord = headOfName(name);
  // "Heer Karthagos"
  if (!many && !germanGender(headWord) && !beginsWithOwner(words)) headWord = headOfName(words.front());
  const auto head = std::ranges::find_if(words, [&](const std::string& word) { return headOfName(word) == headWord; });
  const std::optional<Gender> gender = many ? Gender::plural : germanGender(headWord);
  if (!gender || head == words.end() || beginsWithOwner(words)) return name;
  inflectHead(*head, *gender, role);
  for (auto word = words.begin(); word != head; ++word) {
    const std::string before = *word;
    inflect(*word, *gender, role);
    const bool adjective = *word != before || (*gender == Gender::feminine && before.ends_with('e'));
    if (word == words.begin() && adjective) setCase(*word, false);
  }
  const bool masculine = *gender == Gender::masculine;
  const char* article =
      masculine ? (role == NameRole::subject ? "der " : "den ") : (*gender == Gender::neuter ? "das " : "die ");
  return article + joined(words);
}

// Common nouns, which have a small letter behind an article. Peoples keep their capital, and so do names that are
// proper to somebody.
constexpr std::string_view frenchFeminine =
    "armée baliste bande bannière batterie catapulte cavalerie deuxième garde grande hird infanterie levée "
    "légion phalange première réserve seconde suite";
constexpr std::string_view frenchMasculine =
    "agéma aigle capitaine char chef commandant consul dragon duc escadron gardien général lieutenant "
    "légat ost porteur roi satrape scorpion seigneur subordonné successeur train tribun éléphant";
constexpr std::string_view frenchPlural =
    "alliés arbalétriers archers arquebusiers auxiliaires bagages berserkers boucliers caetrati "
    "cataphractes cavaliers chameliers chars chevaliers citoyens cohortes equites fantassins frondeurs "
    "gens guerriers hastati hoplites housecarls hypaspistes javeliniers jeunes lanciers levées "
    "légionnaires mercenaires mélophores peltastes piquiers premiers principes rares scutarii seconds "
    "thegns thuréophores tirailleurs transfuges traînards triaires trolls vélites vétérans éclaireurs "
    "éléphants";
// Proper names of one gender.
constexpr std::string_view frenchProper = "legio marche ville";

std::optional<Gender> frenchGender(std::string_view word) {
  if (hasWord(frenchFeminine, word) || hasWord(frenchProper, word)) return Gender::feminine;
  if (hasWord(frenchMasculine, word)) return Gender::masculine;
  return std::nullopt;
}

bool isCommonInFrench(std::string_view word) {
  return hasWord(frenchFeminine, word) || hasWord(frenchMasculine, word) || hasWord(frenchPlural, word);
}

std::string inFrench(const std::string& name, bool many) {
  if (name.starts_with("Les ")) return small(name);
  const std::string first = small(wordsOf(name).front());
  const std::optional<Gender> gender = many ? Gender::plural : frenchGender(first);
  if (!gender) return name;
  const std::string within = isCommonInFrench(first) ? small(name) : name;
  if (*gender == Gender::plural) return "les " + within;
  constexpr auto vowels = std::to_array<std::string_view>({"a", "e", "i", "o", "u", "\u00E9"});
  if (std::ranges::any_of(vowels, [&first](std::string_view vowel) { return first.starts_with(vowel); }))
    return "l'" + within;
  return (*gender == Gender::feminine ? "la " : "le ") + within;
}

// "Legio V", "Velites 2"
bool endsInNumber(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos ||
         word.find_first_not_of("IVXL") == std::string_view::npos;
}

// "Mago's Numidians" have their owner before them; a single word of one, as "Wulfric", may be a person's name.
std::string inEnglish(const std::string& name, bool many) {
  constexpr std::string_view alone = "Phalanx Scorpion Agema Cavalry Infantry Baggage Artillery Bolt-shooter";
  if (name.starts_with("The ")) return small(name);
  const std::vector<std::string> words = wordsOf(name);
  const bool owned = words.front().ends_with('\'') || words.front().ends_with("'s");
  if (name.starts_with("the ") || owned || endsInNumber(words.back())) return name;
  return many || words.size() > 1 || hasWord(alone, name) ? "the " + name : name;
}

}  // namespace

std::string withArticle(const std::string& name, bool many, NameRole role) {
  if (spokenLanguage() == "de") return inGerman(name, many, role);
  if (spokenLanguage() == "fr") return inFrench(name, many);
  return inEnglish(name, many);
}

std::string titled(const std::string& name) {
  constexpr std::string_view titles =
      "Consul General Subordinate Leader Commander King Lord Praetor Legate Satrap Chief Chieftain Successor";
  if (spokenLanguage() != "en") return withArticle(name, false, NameRole::subject);
  if (name.starts_with("The ")) return "the " + name.substr(4);
  const std::vector<std::string> words = wordsOf(name);
  // "King Harald" is a name.
  const bool alone = words.size() == 1 || words[1] == "of" || words[1] == "on";
  return alone && hasWord(titles, words.front()) ? "the " + name : name;
}

std::string nameOfPerson(const std::string& name, NameRole role) {
  if (spokenLanguage() == "en") return titled(name);
  const std::vector<std::string> words = wordsOf(name);
  // "Konsul Varro", but "der Konsul von Rom".
  const bool named = words.size() > 1 && words[1].front() >= 'A' && words[1].front() <= 'Z';
  return spokenLanguage() == "de" && named ? name : withArticle(name, false, role);
}

std::string capitalised(std::string sentence) {
  setCase(sentence, true);
  return sentence;
}

}  // namespace signifer
