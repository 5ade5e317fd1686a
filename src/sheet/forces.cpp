#include "sheet/forces.h"

#include "army/muster.h"
#include "army/shipped_armies.h"
#include "library/places.h"
#include "play/journal.h"

namespace signifer {
namespace {

Forces ofArmy(const RuleSetLibrary& library, const std::string& given) {
  const Document file = Document::load(armyFile(given));
  const OpenedArmy opened = openArmy(library, file.root());
  return {opened.rules, trialBattle(*opened.rules, opened.terms, opened.army), 0};
}

Forces ofBattle(const RuleSetLibrary& library, const std::string& given) {
  const std::filesystem::path path = battleFile(given);
  const auto session =
      path.extension() == ".signifer" ? std::move(openJournal(library, path).session) : openBattle(library, path, 1);
  return {session->sharedRules(), session->start(), noSide};
}

}  // namespace

Forces readForces(const RuleSetLibrary& library, const std::string& army, const std::string& battle) {
  if (!army.empty()) return ofArmy(library, army);
  return battle.empty() ? Forces{} : ofBattle(library, battle);
}

}  // namespace signifer
