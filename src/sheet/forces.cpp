#include "sheet/forces.h"

#include "army/muster.h"
#include "army/shipped_armies.h"
#include "library/places.h"
#include "play/journal.h"
#include "sheet/papers.h"
#include "view/view.h"

namespace signifer {
namespace {

Forces ofArmy(const RuleSetLibrary& library, const std::string& given) {
  const Document file = Document::load(armyFile(given));
  const OpenedArmy opened = openArmy(library, file.root());
  return {opened.rules, trialBattle(*opened.rules, opened.terms, opened.army), 0, {}};
}

Forces ofBattle(const RuleSetLibrary& library, const std::string& given) {
  const std::filesystem::path path = battleFile(given);
  if (path.extension() == ".signifer") {
    const OpenedJournal opened = openJournal(library, path);
    return {opened.session->sharedRules(), opened.session->start(), noSide, opened.leftOut, opened.notes};
  }
  std::vector<LeftOutOverlay> leftOut;
  const auto session = openBattle(library, path, 1, &leftOut);
  return {session->sharedRules(), session->start(), noSide, std::move(leftOut)};
}

}  // namespace

HouseRulesLayer ownLayer(const Forces& forces) {
  HouseRulesLayer own;
  if (forces.battle) own.rules = houseRulesOf(forces.rules->definition(), *forces.battle->setup);
  return own;
}

Forces readForces(const RuleSetLibrary& library, const std::string& army, const std::string& battle) {
  if (!army.empty()) return ofArmy(library, army);
  return battle.empty() ? Forces{} : ofBattle(library, battle);
}

void keepKnown(Forces& forces, SideIndex side) {
  if (side == noSide) return;
  forces.battle = viewOf(*forces.rules, *forces.battle, seenBy(*forces.rules, *forces.battle, side)).battle;
}

}  // namespace signifer
