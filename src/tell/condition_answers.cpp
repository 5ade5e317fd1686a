// "Is Boii shaken?", "who is in contact?": what the rules find of units, and not what was noted at another time.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/answerer.h"
#include "tell/conditions.h"
#include "tell/names.h"

namespace signifer::tell {
namespace {

std::string orNobody(const Battle& battle, const std::vector<UnitIndex>& units) {
  return units.empty() ? said("nobody, as far as the program knows") : unitsInFull(battle, units);
}

}  // namespace

std::string Answerer::conditionWords() const {
  if (asked_.steady) return asked_.negated ? said("Something is wrong with") : said("Nothing is wrong with");
  if (!asked_.condition.empty()) return std::string(rules_.definition().phrase(asked_.condition));
  return said("In contact");
}

bool Answerer::isSo(UnitIndex u) const {
  if (asked_.steady) return wrongWith(rules_, battle_, u).empty();
  if (asked_.condition.empty()) return fights(battle_, u);
  return shows(rules_, battle_, u, asked_.condition);
}

void Answerer::conditionOf() {
  if (asked_.units.empty()) return whoIsSo();
  const auto u = unitAt(0);
  if (!u) return;
  const std::string name = unitInFull(battle_, *u);
  std::vector<std::string> lines;
  // "Is it in contact with Boii?"
  if (asked_.units.size() > 1) {
    const auto foe = unitAt(1);
    if (!foe) return;
    const bool both = battle_.unit(*u).present && battle_.unit(*foe).present && meets(battle_, *u, *foe);
    return figures(battle_, {said("{0}: {1}", {said("{0} against {1}", {name, unitInFull(battle_, *foe)}),
                                               both ? said("yes") : said("no")})});
  }
  if (!battle_.unit(*u).present) {
    lines.push_back(said("{0} is not on the table.", {name}));
  } else {
    const bool is = isSo(*u);
    if (asked_.steady)
      lines.push_back(is ? said("Nothing is wrong with {0}, as far as the program knows.", {name})
                         : said("{0}: {1}", {name, wrongWith(rules_, battle_, *u)}));
    else
      lines.push_back(said("{0}: {1}: {2}", {name, conditionWords(), is ? said("yes") : said("no")}));
    if (const std::string foes = asked_.inFight ? unitsInFull(battle_, foesOf(battle_, *u)) : std::string();
        !foes.empty())
      lines.push_back(said("{0} against {1}", {name, foes}));
  }
  if (const std::string harm = harmInWords(rules_.definition(), battle_, rules_.portray(battle_, *u)); !harm.empty())
    lines.push_back(said("{0}: {1}", {name, harm}));
  figures(battle_, std::move(lines));
}

void Answerer::whoIsSo() {
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!battle_.unit(u).present || (asked_.side != noSide && battle_.unit(u).side != asked_.side)) continue;
    if (isSo(u) != asked_.negated) units.push_back(u);
  }
  const bool turned = asked_.negated && !asked_.steady;
  const std::string words = turned ? said("not {0}", {conditionWords()}) : conditionWords();
  figures(battle_, {said("{0}: {1}", {words, orNobody(battle_, units)})});
}

// "Who is charged?", "is Boii charged?": those against whom a charge has been told, and by whom.
void Answerer::isCharged() {
  UnitIndex only = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    only = *one;
  }
  std::vector<std::string> lines;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool meant = only != noUnit ? u == only : asked_.side == noSide || battle_.unit(u).side == asked_.side;
    std::vector<UnitIndex> by;
    for (UnitIndex v = 0; meant && battle_.unit(u).present && v < battle_.unitCount(); ++v)
      if (battle_.unit(v).present && isChargeTold(rules_, battle_, v, u)) by.push_back(v);
    if (!by.empty()) lines.push_back(said("{0}: by {1}", {unitInFull(battle_, u), unitsInFull(battle_, by)}));
  }
  if (lines.empty())
    lines.push_back(only == noUnit ? said("Nobody, as far as the program knows.")
                                   : said("No charge at {0} has been told.", {unitInFull(battle_, only)}));
  figures(battle_, std::move(lines));
}

// "Who lost strength?": whoever has harm, and how much.
void Answerer::whoSuffered() {
  std::vector<std::string> lines;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!battle_.unit(u).present || (asked_.side != noSide && battle_.unit(u).side != asked_.side)) continue;
    const Portrait portrait = rules_.portray(battle_, u);
    if (portrait.harm > 0)
      lines.push_back(said("{0}: {1}", {unitInFull(battle_, u), harmInWords(rules_.definition(), battle_, portrait)}));
  }
  if (lines.empty()) lines.push_back(said("Nobody, as far as the program knows."));
  figures(battle_, std::move(lines));
}

// "Who is routed?"
void Answerer::whoIs() {
  const Fields& known = rules_.definition().unitStatus();
  if (asked_.lost && asked_.state && !asked_.state->value && known[asked_.state->field].type == FieldType::integer)
    return whoSuffered();
  std::vector<UnitIndex> units;
  std::string what;
  const Fields& fields = rules_.definition().unitStatus();
  // "Who has not moved?" is about the side that is on.
  const SideIndex side = asked_.side == noSide && asked_.negated && !asked_.done.empty() ? battle_.active : asked_.side;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (side != noSide && battle_.unit(u).side != side) continue;
    if (!asked_.state) {
      if (asked_.negated ? battle_.unit(u).present
                         : !battle_.unit(u).present && !waitsToDeploy(rules_.definition(), battle_, u))
        units.push_back(u);
      continue;
    }
    const std::int16_t value = battle_.unit(u).status.at[asked_.state->field];
    const bool is = asked_.state->value ? value == *asked_.state->value : value != 0;
    // A destroyed unit is off the table.
    const bool told = asked_.state->value && !asked_.negated &&
                      value != toSlot(fields[asked_.state->field], fields[asked_.state->field].standard);
    if ((battle_.unit(u).present || told) && is != asked_.negated) units.push_back(u);
  }
  if (asked_.state) {
    const Field& field = fields[asked_.state->field];
    const auto inWords = [&](std::int16_t slot) { return valueWords(field, toJson(field, fromSlot(field, slot))); };
    std::string value;
    if (asked_.state->value) {
      value = inWords(static_cast<std::int16_t>(*asked_.state->value));
      if (asked_.negated) value = said("not {0}", {value});
    } else if (asked_.negated) {
      value = inWords(0);
    }
    what = value.empty() ? captionOf(field) : said("{0}: {1}", {captionOf(field), value});
  } else {
    what = asked_.negated ? said("On the table") : said("Off the table");
  }
  figures(battle_, {said("{0}: {1}", {what, orNobody(battle_, units)})});
}

}  // namespace signifer::tell
