#include "tell/deed_words.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/word_list.h"
#include "rules/action_values.h"

namespace signifer::tell {
namespace {

// A verb in the three languages, folded, and the words of ids and gestures for which it stands.
struct Verb {
  std::string_view said;
  std::string_view meant;
};
constexpr std::array<Verb, 27> verbs{{
    {"charge charges charging charged angreifen angreift greift angriff anstuermen charger chargent attaquer attaque "
     "attaquent "
     "assaillir attack attacks attacked attacking attackieren angegriffen",
     "charge"},
    {"shoot shoots shooting shot fire fires schiessen schiesst beschiessen beschiesst beschossen tirer tire tirent",
     "shoot"},
    {"move moves moved moving go goes bewegen bewegt ziehen zieht gehen bouger bouge bougent deplacer aller",
     "move go"},
    {"march marches marched marching advance advances marschieren marschiert vorrucken marcher marche marchent avancer "
     "avance avancent",
     "march move"},
    {"wheel wheels wheeling turn turns schwenken schwenkt drehen pivoter tourner", "wheel go move march"},
    {"countercharge countercharges gegenangriff gegenangreifen gegenstoss contrecharger contrecharge counter",
     "countercharge counter"},
    {"retreat retreats retreating withdraw zuruckziehen zuruckgehen retraite reculer battre", "retreat"},
    {"flee flees fliehen flieht fuir fuit fuient", "flee evade"},
    {"evade evades ausweichen weichen esquiver evader", "evade respond"},
    {"rally rallies sammeln sammelt rallier ralliement", "rally"},
    {"disengage disengages losen losloesen decrocher degager rompre", "disengage"},
    {"pursue pursues verfolgen verfolgt poursuivre poursuit", "pursue"},
    {"join joins attach anschliessen beitreten rejoindre rejoint", "join attach"},
    {"leave leaves detach verlassen verlasst quitter quitte", "leave detach"},
    {"order orders ordered befehlen befiehlt befehl befehligen ordonner ordonne ordre command advance", "order orders"},
    {"fight fights fighting kampfen kampft combattre combat", "fight combat strike"},
    {"throw throws werfen lancer", "throw"},
    {"intervene intervenes eingreifen intervenir", "intervene"},
    {"reform reforms neuordnen reformer", "reform form"},
    {"steady steadies festigen raffermir", "steady"},
    {"inspire inspires anfeuern inspirer", "inspire"},
    {"direct directs lenken diriger", "direct"},
    {"follow follows nachsetzen folgen suivre", "follow"},
    {"halt halts anhalten haltmachen arreter", "halt"},
    {"retire retires retirer", "retire retreat"},
    {"fall falls", "fall"},
    {"again further wieder nochmal weitere encore", "further"},
}};

bool isDeed(const ActionKind& kind) {
  return (isOfUnit(kind) || isOfPerson(kind)) && kind.gesture != "advance" && kind.gesture != "next";
}

// "Do not shoot" is no shooting.
bool denies(const ActionKind& kind) {
  return std::ranges::any_of(wordsOfName(kind.title), [](const std::string& word) {
    return hasWord("not no nicht kein keine keinen ne pas plus", word);
  });
}

constexpr std::string_view formVerbs =
    " form forms change changes adopt into bilden bildet formieren wechseln former passer prendre ";

// How many of the typed words name all of these; 0 where one is missing. Words such as "a" may stand between.
std::size_t namedInFull(const std::vector<std::string>& name, Words words) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < name.size(); ++i, ++at) {
    while (i > 0 && at < words.size() && senseOf(words[at].text) == Sense::filler && words[at].text != name[i]) ++at;
    if (at == words.size() || likeness(words[at].text, name[i]) < 2) return 0;
  }
  return at;
}

// Calls `take` with each value of the choices of these kinds, and the names that it goes by.
template <typename Take>
void forEachValue(const Definition& definition, const std::vector<int>& kinds, Take take) {
  for (const int kind : kinds) {
    std::size_t place = 0;
    for (const Field& field : definition.actions()[static_cast<std::size_t>(kind)].fields) {
      if (!isAmongValues(field.type)) continue;
      const std::size_t here = place++;
      const auto add = [&](std::size_t value, std::string_view name) {
        if (const std::vector<std::string> words = wordsOfName(name); !words.empty())
          take(field, ChosenValue{kind, here, static_cast<std::int16_t>(value)}, words);
      };
      if (field.type == FieldType::boolean) add(1, captionOf(field));
      for (std::size_t v = 0; field.type == FieldType::choice && v < field.values.size(); ++v) {
        add(v, field.values[v]);
        if (v < field.words.size()) add(v, field.words[v]);
      }
    }
  }
}

void keepLongest(ValueNamed& named, std::size_t count, const ChosenValue& value) {
  if (count == 0 || count < named.count) return;
  if (count > named.count) named.values.clear();
  named.count = count;
  const auto same = [&](const ChosenValue& one) {
    return one.kind == value.kind && one.place == value.place && one.value == value.value;
  };
  if (std::ranges::none_of(named.values, same)) named.values.push_back(value);
}

// A value that is told with certain values of another choice alone, as a new formation with a change of formation, is
// meant with these.
ValueNamed withItsChoice(const Definition& definition, ValueNamed named) {
  std::vector<ChosenValue> others;
  for (const ChosenValue& one : named.values) {
    std::string_view with;
    std::uint64_t bits = 0;
    std::size_t place = 0;
    const Fields& fields = definition.actions()[static_cast<std::size_t>(one.kind)].fields;
    for (const Field& field : fields)
      if (isAmongValues(field.type) && place++ == one.place) {
        with = field.saidWith;
        bits = field.saidWithValues;
      }
    place = 0;
    for (const Field& field : fields) {
      if (!isAmongValues(field.type)) continue;
      const std::size_t here = place++;
      for (std::size_t v = 0; !with.empty() && field.name == with && v < field.values.size(); ++v)
        if ((bits >> v & 1U) != 0) others.push_back({one.kind, here, static_cast<std::int16_t>(v)});
    }
  }
  for (const ChosenValue& other : others) keepLongest(named, named.count, other);
  return named;
}

std::vector<int> allOfUnits(const Definition& definition) {
  std::vector<int> kinds;
  for (std::size_t i = 0; i < definition.actions().size(); ++i)
    if (isDeed(definition.actions()[i]) && isOfUnit(definition.actions()[i])) kinds.push_back(static_cast<int>(i));
  return kinds;
}

}  // namespace

std::vector<int> ValueNamed::kinds() const {
  std::vector<int> all;
  for (const ChosenValue& one : values)
    if (std::ranges::find(all, one.kind) == all.end()) all.push_back(one.kind);
  return all;
}

ValueNamed valueNamed(const Definition& definition, Words words) {
  ValueNamed named;
  if (words.empty()) return named;
  const std::vector<std::string> meant = meaningsOf(words.front().text);
  Words behind = hasWord(formVerbs, words.front().text) ? words.subspan(1) : Words();
  while (!behind.empty() && (senseOf(behind.front().text) == Sense::filler || behind.front().text == "formation"))
    behind = behind.subspan(1);
  forEachValue(definition, allOfUnits(definition), [&](const Field& field, const ChosenValue& value, const auto& name) {
    std::size_t count = namedInFull(name, words);
    // One word is a verb, or says nothing about a deed: "column" alone does not.
    const bool verb = !meant.empty() && name.front() == meant.front() && senseOf(words.front().text) != Sense::wheels;
    if (name.size() == 1) count = verb ? 1 : 0;
    if (field.name == "formation")
      if (const std::size_t more = namedInFull(name, behind); more > 0) count = words.size() - behind.size() + more;
    keepLongest(named, count, value);
  });
  return withItsChoice(definition, std::move(named));
}

ValueNamed valueOf(const Definition& definition, const std::vector<int>& kinds, Words words) {
  ValueNamed named;
  forEachValue(definition, kinds, [&](const Field&, const ChosenValue& value, const auto& name) {
    keepLongest(named, namedInFull(name, words), value);
  });
  return withItsChoice(definition, std::move(named));
}

bool hasChosen(const Action& action, const std::vector<ChosenValue>& chosen) {
  // Values of one place are those that a word may mean.
  return std::ranges::all_of(chosen, [&](const ChosenValue& one) {
    const auto fits = [&](const ChosenValue& other) {
      return other.kind == action.kind && other.place == one.place && action.values.at(other.place) == other.value;
    };
    return one.kind != action.kind || std::ranges::any_of(chosen, fits);
  });
}

std::vector<std::string> meaningsOf(std::string_view typed) {
  const auto found = std::ranges::find_if(verbs, [typed](const Verb& verb) { return hasWord(verb.said, typed); });
  return found == verbs.end() ? std::vector<std::string>() : wordsOfName(found->meant);
}

std::vector<int> kindsMeant(const Definition& definition, std::string_view typed) {
  std::vector<int> kinds;
  for (const Verb& verb : verbs) {
    if (!hasWord(verb.said, typed)) continue;
    // The first meaning that the rule set has.
    for (const std::string& meant : wordsOfName(verb.meant)) {
      std::vector<int> byName;
      for (std::size_t i = 0; i < definition.actions().size(); ++i) {
        const ActionKind& kind = definition.actions()[i];
        if (!isDeed(kind) || kind.gesture == "stay") continue;
        const std::vector<std::string> id = wordsOfName(kind.id);
        const bool byId = !id.empty() && (id.front() == meant || (id.front() == "declare" && id.back() == meant));
        if (kind.gesture == meant || byId) kinds.push_back(static_cast<int>(i));
        if (byId && isOfUnit(kind)) byName.push_back(static_cast<int>(i));
      }
      // A pursuit is shown like a charge and is none.
      if (!byName.empty())
        std::erase_if(kinds, [&](int kind) {
          return isOfUnit(definition.actions()[static_cast<std::size_t>(kind)]) &&
                 std::ranges::find(byName, kind) == byName.end();
        });
      if (!kinds.empty()) return kinds;
    }
  }
  return kinds;
}

bool isOfUnit(const ActionKind& kind) {
  return !isOfPerson(kind) &&
         std::ranges::any_of(kind.fields, [](const Field& field) { return field.type == FieldType::unit; });
}

bool aims(const ActionKind& kind) { return std::ranges::count(kind.fields, FieldType::unit, &Field::type) > 1; }

bool isOfPerson(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& field) { return field.type == FieldType::person; });
}

std::vector<int> ofUnits(const Definition& definition, std::vector<int> kinds) {
  std::erase_if(kinds, [&](int kind) { return !isOfUnit(definition.actions()[static_cast<std::size_t>(kind)]); });
  return kinds;
}

bool isVerb(std::string_view word) {
  return std::ranges::any_of(verbs, [&](const Verb& verb) { return hasWord(verb.said, word); });
}

DeedNamed deedNamed(const Definition& definition, Words words) {
  DeedNamed named;
  if (words.empty() || numberOf(words.front().text)) return named;
  // A kind that is named by its whole title, as "fall back" or "give no more orders".
  double best = 0;
  for (std::size_t i = 0; i < definition.actions().size(); ++i) {
    const ActionKind& kind = definition.actions()[i];
    if (!isDeed(kind)) continue;
    const std::vector<std::string> title = wordsOfName(kind.title);
    std::size_t count = 0;
    while (count < words.size() && count < title.size() && likeness(words[count].text, title[count]) >= 2) ++count;
    const bool whole = count == title.size();
    if (count == 0 || (!whole && (count < 2 || denies(kind)))) continue;
    const double score = static_cast<double>(count) + (whole ? 0.5 : 0);
    if (score > best) named.kinds.clear();
    if (score >= best) {
      named.kinds.push_back(static_cast<int>(i));
      named.count = count;
    }
    best = std::max(best, score);
  }
  if (named.count > 1) return named;
  if (std::vector<int> meant = kindsMeant(definition, words.front().text); !meant.empty()) return {1, std::move(meant)};
  if (named.count > 0) return named;
  int fit = 1;
  for (std::size_t i = 0; i < definition.actions().size(); ++i) {
    const ActionKind& kind = definition.actions()[i];
    if (!isDeed(kind)) continue;
    int fits = 0;
    // Words behind a comma say how it is done: "shed disorder" is no "Hold, Disordered".
    const std::vector<std::string> title = wordsOfName(kind.title.substr(0, kind.title.find(',')));
    const bool leaves = kind.gesture == "stay" || denies(kind);
    for (std::size_t at = 0; at < title.size() && (at == 0 || !leaves); ++at)
      fits = std::max(fits, likeness(words.front().text, title[at]));
    const std::vector<std::string> id = wordsOfName(kind.id);
    for (std::size_t at = 0; at < id.size() && (at == 0 || !leaves); ++at)
      fits = std::max(fits, likeness(words.front().text, id[at]));
    if (fits < 2) continue;
    if (fits > fit) named.kinds.clear();
    if (fits >= fit) named.kinds.push_back(static_cast<int>(i));
    fit = std::max(fit, fits);
  }
  if (!named.kinds.empty()) named.count = 1;
  // A verb that this rule set has no deed for is a verb all the same.
  if (named.count == 0)
    for (const Verb& verb : verbs)
      if (hasWord(verb.said, words.front().text)) named.count = 1;
  return named;
}

}  // namespace signifer::tell
