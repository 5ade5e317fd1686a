#include "tell/fields.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "tell/line.h"

namespace signifer::tell {
namespace {

// Words of captions that name nothing by themselves: English, German, French.
constexpr std::string_view joiningWords =
    " from of this that its his her in on at to for when while until since during since by or than other others last "
    "latest next turn turns round phase step player side way unit units own still first still what which whom into it "
    "aus von vom dieser diese dieses seiner seine ihr ihre ihrer bis bei als wenn zug runde phase schritt seite "
    "einheit "
    "letzte letzten eigene eigenen noch was welche bisher dans depuis cette ce cet sa son ses leur jusqu lors quand "
    "tour manche phase etape camp unite dernier derniere propre encore ";

bool joinsOnly(std::string_view word) { return hasWord(joiningWords, word) || senseOf(word) == Sense::filler; }

// The words of a caption that name its field.
std::vector<std::string> headOfCaption(std::string_view caption) {
  constexpr std::size_t most = 2;
  std::vector<std::string> head;
  for (std::string& word : wordsOfName(caption))
    if (word.size() > 1 && !joinsOnly(word) && head.size() < most) head.push_back(std::move(word));
  return head;
}

// Words for harm in the three languages, by the English one that names of fields have.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> harmWords{{
    {"hits", "hit hits treffer touche touches"},
    {"casualties", "casualty casualties loss losses verlust verluste perte pertes"},
    {"wounds", "wound wounds"},
}};

// The count that a word for harm names. Captions have such words too: "hits of shots on the move that only a 6 could
// be" are no hits that somebody tells.
std::optional<Meant> countOfHarm(const Fields& fields, std::string_view typed) {
  const auto meant = std::ranges::find_if(harmWords, [&](const auto& one) { return hasWord(one.second, typed); });
  if (meant == harmWords.end()) return std::nullopt;
  std::optional<Meant> best;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].type != FieldType::integer) continue;
    const std::vector<std::string> names = wordsOfName(fields[i].name);
    if (names.empty() || likeness(meant->first, names.front()) < 3) continue;
    const double score = names.size() == 1 ? 3 : 2;
    if (!best || score > best->score) best = Meant{i, std::nullopt, score};
  }
  return best;
}

}  // namespace

double likeAny(const std::vector<std::string>& names, std::string_view typed) {
  double best = 0;
  int counted = 0;
  for (const std::string& name : names) {
    if (senseOf(name) == Sense::filler) continue;
    ++counted;
    if (const int fits = likeness(typed, name); fits >= 2) best = std::max(best, static_cast<double>(fits));
  }
  return best == 0 ? 0 : best - 0.2 * std::max(0, counted - 1);
}

namespace {

bool callsField(const Fields& fields, std::string_view typed) {
  return std::ranges::any_of(fields, [&](const Field& field) {
    const std::vector<std::string> head = headOfCaption(captionOf(field));
    return std::ranges::find(head, typed) != head.end();
  });
}

// Later words of a value are named in full, and call no field: neither "ordered" nor "order" is an open order.
double likeValue(const Fields& fields, const std::vector<std::string>& words, std::string_view typed) {
  const double fits = likeAny(words, typed);
  if (fits <= 0 || words.size() < 2 || likeness(typed, words.front()) >= 2) return fits;
  return std::ranges::find(words, typed) == words.end() || callsField(fields, typed) ? 0 : fits;
}

}  // namespace

std::optional<Meant> meantBy(const Fields& fields, std::string_view typed) {
  std::optional<Meant> best;
  if (joinsOnly(typed)) return best;
  if (senseOf(typed) == Sense::harm) return countOfHarm(fields, typed);
  const auto take = [&](const Meant& one) {
    if (one.score > 0 && (!best || one.score > best->score)) best = one;
  };
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    if (field.type == FieldType::choice) {
      // "What became of the unit it supports" is less of this unit than "what has become of it".
      const double less = 0.1 * static_cast<double>(wordsOfName(field.name).size() - 1);
      for (std::size_t v = 0; v < field.values.size(); ++v) {
        double fits = likeValue(fields, wordsOfName(field.values[v]), typed);
        if (v < field.words.size()) fits = std::max(fits, likeValue(fields, wordsOfName(field.words[v]), typed));
        fits = std::max(fits, likeValue(fields, wordsOfName(plainWord(field.values[v])), typed));
        take({i, static_cast<std::int64_t>(v), fits > 0 ? fits - less : 0});
      }
      continue;
    }
    const std::vector<std::string> all = wordsOfName(captionOf(field));
    double fits = std::max(likeAny(wordsOfName(field.name), typed), likeAny(headOfCaption(captionOf(field)), typed));
    // Of two captions with the word the shorter is meant.
    if (fits > 0) fits -= 0.01 * static_cast<double>(all.size());
    take({i, std::nullopt, fits + (fits > 0 && field.type == FieldType::boolean ? 0.1 : 0)});
  }
  return best;
}

namespace {

// A yes or no, or the word of a choice, that is called so in a rule set's own files.
std::optional<Meant> namedSo(const Fields& fields, std::string_view word) {
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].type == FieldType::boolean && fields[i].name == word) return Meant{i, std::nullopt, 4};
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (const auto v = std::ranges::find(fields[i].values, word);
        fields[i].type == FieldType::choice && v != fields[i].values.end())
      return Meant{i, v - fields[i].values.begin(), 3};
  return std::nullopt;
}

}  // namespace

std::optional<Meant> meantByWord(const Fields& fields, std::string_view typed) {
  constexpr std::string_view flight =
      "routed fleeing broken fled gebrochen fliehend fliehende rompu rompue rompus rompues fuyant fuyante";
  if (senseOf(typed) != Sense::routs && !hasWord(flight, typed)) return meantBy(fields, typed);
  // The typed word comes first, then the words of other rule sets.
  const bool broken = hasWord("broken gebrochen rompu rompue rompus rompues", typed);
  if (const auto meant = namedSo(fields, broken ? std::string_view("broken") : typed)) return meant;
  constexpr std::array<std::string_view, 3> others{"routed", "broken", "fleeing"};
  // A state of that very name comes before whatever else is called so.
  for (const std::string_view word : others)
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (fields[i].type == FieldType::boolean && fields[i].name == word) return Meant{i, std::nullopt, 4};
  for (const std::string_view word : {others[0], others[2], others[1], typed})
    if (const auto meant = meantBy(fields, word)) return meant;
  return std::nullopt;
}

std::size_t wordsBeforeValue(const Fields& fields, Words words) {
  constexpr std::size_t most = 2;
  for (std::size_t count = 1; count <= most && count < words.size(); ++count) {
    const auto meant = meantByWord(fields, words[count].text);
    if (!meant || !meant->value) continue;
    const std::vector<std::string> head = headOfCaption(captionOf(fields[meant->field]));
    const auto isOfHead = [&](const Word& word) { return std::ranges::find(head, word.text) != head.end(); };
    if (std::ranges::all_of(words.first(count), isOfHead)) return count;
  }
  return 0;
}

}  // namespace signifer::tell
