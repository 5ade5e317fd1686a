// What the account of a battle says of what happens: entries for whoever listens.
#include "cb/play/play.h"

namespace signifer::cb {

void Play::tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds rules,
                std::initializer_list<Figure> figures, bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = battle_.unit(u).side;
  entry.figures = figures;
  entry.rules = rules;
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

void Play::tellRuling(std::string_view phrase, UnitIndex u, UnitIndex other, std::string_view rule,
                      std::initializer_list<Figure> figures, const Modifiers& modifiers, std::string_view /*procedure*/) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = battle_.unit(u).side;
  entry.figures = figures;
  if (!rule.empty()) entry.rules.push_back(rule);
  entry.modifiers = kept(modifiers);
  if (rule.empty())
    for (const Modifier& modifier : modifiers.list()) entry.rules.push_back(modifier.rule);
  chronicle_.tell(std::move(entry));
}

void Play::tellOf(std::string_view phrase, PersonIndex p, RuleIds rules) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.person = p;
  entry.unit = battle_.person(p).unit;
  entry.side = battle_.person(p).side;
  entry.rules = rules;
  chronicle_.tell(std::move(entry));
}

}  // namespace signifer::cb
