#include "rules/account.h"

#include <algorithm>
#include <span>

namespace signifer {
namespace {

// A row that was given twice, for two reasons, is named once.
std::vector<std::string_view> eachOnce(std::span<const std::string_view> rules) {
  std::vector<std::string_view> once;
  for (const std::string_view rule : rules)
    if (std::ranges::find(once, rule) == once.end()) once.push_back(rule);
  return once;
}

}  // namespace

Entry Account::entryOf(std::string_view phrase, RuleIds rules, const Telling& telling) const {
  Entry entry;
  entry.phrase = phrase;
  entry.unit = telling.unit;
  entry.other = telling.other;
  entry.person = telling.person;
  entry.side = telling.side;
  if (entry.side == noSide && telling.unit != noUnit) entry.side = battle_.unit(telling.unit).side;
  if (entry.side == noSide && telling.person != noPerson) entry.side = battle_.person(telling.person).side;
  entry.figures = telling.figures;
  entry.step = battle_.step;
  entry.rules = eachOnce({rules.begin(), rules.size()});
  entry.key = telling.key;
  return entry;
}

void Account::tell(std::string_view phrase, RuleIds rules, const Telling& telling) const {
  if (wanted()) chronicle_.tell(entryOf(phrase, rules, telling));
}

void Account::tell(std::string_view phrase, std::vector<std::string_view> rules, const Telling& telling,
                   std::vector<Consultation> rulings) const {
  if (!wanted()) return;
  Entry entry = entryOf(phrase, {}, telling);
  entry.rules = eachOnce(rules);
  entry.consulted = std::move(rulings);
  if (!entry.consulted.empty()) entry.modifiers = kept(entry.consulted.front().ruling.modifiers);
  chronicle_.tell(std::move(entry));
}

}  // namespace signifer
