#include "rules/account.h"

namespace signifer {

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
  entry.rules = rules;
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
  entry.rules = std::move(rules);
  entry.consulted = std::move(rulings);
  if (!entry.consulted.empty()) entry.modifiers = kept(entry.consulted.front().ruling.modifiers);
  chronicle_.tell(std::move(entry));
}

}  // namespace signifer
