#include "tell/conditions.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/word_list.h"
#include "rules/phrases.h"
#include "tell/line.h"

namespace signifer::tell {
namespace {

constexpr std::string_view idBegins = "badge-";
// A single word of a longer phrase names nothing.
constexpr std::size_t mostWords = 3;

// Words for a state and the word of marks' ids for which they stand. Folded: English, German, French.
struct Synonyms {
  std::string_view meant;
  std::string_view said;
};
constexpr std::string_view fighting =
    "engaged contact combat melee locked hand fighting kampf nahkampf kontakt feindkontakt gefecht handgemenge "
    "gebunden "
    "corps melee prise engage engagee engages engagees";
constexpr std::array<Synonyms, 4> synonyms{{
    {"engaged", fighting},
    {"disordered",
     "disorder disordered disarray unordnung ungeordnet desordre desordonne desordonnee desordonnes desordonnees "
     "desorganise desorganisee"},
    {"shaken", "shaken erschuttert ebranle ebranlee ebranles ebranlees"},
    {"worn", "worn tired spent exhausted weakened erschopft abgekampft mitgenommen use usee uses usees epuise epuisee"},
}};
constexpr std::string_view steadyWords =
    "steady unshaken standhaft gefestigt ungebrochen ferme fermes inebranle inebranlee inebranlees";
constexpr std::string_view otherStates =
    "fresh wavering unformed impetuous reserve uncontrolled demoralised demoralized pinned isolated frisch wankend "
    "ungestum fraiche fraiches frais hesitant reserviste impetueux impetueuse";

bool isState(std::string_view id) {
  constexpr std::string_view deeds =
      "badge-may-act badge-acted badge-moved badge-fought badge-general badge-army-standard";
  return id.starts_with(idBegins) && !hasWord(deeds, id);
}

double fitOf(std::string_view id, std::string_view phrase, std::string_view typed) {
  double fit = likeAny(wordsOfName(id.substr(idBegins.size())), typed);
  if (const auto words = wordsOfName(phrase); words.size() <= mostWords) fit = std::max(fit, likeAny(words, typed));
  for (const Synonyms& one : synonyms)
    if (hasWord(one.said, typed)) fit = std::max(fit, likeAny(wordsOfName(id.substr(idBegins.size())), one.meant));
  return fit;
}

}  // namespace

std::string conditionNamed(const Definition& definition, std::string_view typed) {
  constexpr double least = 1.5;
  std::string best;
  double score = least;
  for (const auto& [id, phrase] : phrasesOf(definition)) {
    if (!isState(id)) continue;
    const double fit = fitOf(id, phrase, typed);
    if (fit <= score) continue;
    best = id;
    score = fit;
  }
  if (best.empty()) return best;
  // "Routed" is a field of its own; "was Shaken when the blows began" only has the word.
  const auto field = meantByWord(definition.unitStatus(), typed);
  return field && field->score >= score ? std::string() : best;
}

bool namesSteady(const Definition& definition, std::string_view typed) {
  return hasWord(steadyWords, typed) && !meantBy(definition.unitStatus(), typed);
}

bool namesFight(std::string_view typed) { return hasWord(fighting, typed); }

bool namesState(std::string_view typed) {
  return hasWord(steadyWords, typed) || hasWord(otherStates, typed) ||
         std::ranges::any_of(synonyms, [typed](const Synonyms& one) { return hasWord(one.said, typed); });
}

bool shows(const RuleSet& rules, const Battle& battle, UnitIndex unit, std::string_view condition) {
  const Portrait portrait = rules.portray(battle, unit);
  return std::ranges::any_of(portrait.badges, [&](const Badge& badge) { return badge.phrase == condition; });
}

std::string wrongWith(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  std::string words;
  for (const Badge& badge : rules.portray(battle, unit).badges)
    if (badge.wrong) words += (words.empty() ? "" : ", ") + std::string(rules.definition().phrase(badge.phrase));
  return words;
}

std::vector<std::string> statesToAskFor(const Definition& definition) {
  constexpr std::size_t most = 12;
  std::vector<std::string> states;
  const auto add = [&](std::string words) {
    const bool known =
        std::ranges::any_of(states, [&](const std::string& one) { return folded(one) == folded(words); });
    if (states.size() < most && !known) states.push_back(std::move(words));
  };
  for (const auto& [id, phrase] : phrasesOf(definition))
    if (isState(id) && wordsOfName(phrase).size() <= mostWords + 2) add(phrase);
  for (const Field& field : definition.unitStatus())
    if (field.type == FieldType::boolean && wordsOfName(captionOf(field)).size() == 1) add(captionOf(field));
  return states;
}

}  // namespace signifer::tell
