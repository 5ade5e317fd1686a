#include "play/keepable.h"

#include <nlohmann/json.hpp>

#include "language/language.h"
#include "play/battle_json.h"
#include "schema/document.h"

namespace signifer {
namespace {

Battle readBack(const RuleSet& rules, const Battle& battle) {
  const Document file = Document::parse("battle", writeBattle(rules, battle).dump());
  return readBattle(rules, file.root());
}

}  // namespace

CannotBeKept::CannotBeKept(const std::string& why)
    : std::runtime_error(said("Not possible, even overruled: {0}", {why})) {}

void requireKeepable(const RuleSet& rules, const Battle& battle) {
  try {
    if (fingerprint(readBack(rules, battle)) != fingerprint(battle))
      throw CannotBeKept(said("a file could not hold the battle as it would be"));
  } catch (const SourceError& e) {
    throw CannotBeKept(e.expected());
  }
  if (rules.outcome(battle)) return;
  ActionList list;
  rules.candidates(battle, rules.decision(battle), list);
  if (list.empty()) throw CannotBeKept(said("nobody could go on"));
}

}  // namespace signifer
