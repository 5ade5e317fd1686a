#include "files/army_battle.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "army/army_link.h"
#include "army/muster.h"
#include "language/names.h"
#include "schema/document.h"
#include "symbols.h"

namespace signifer::ui {

ArmyBattle battleOfArmies(const RuleSetLibrary& library, const QString& first, const QString& second) {
  const Document files[] = {Document::load(first.toStdString()), Document::load(second.toStdString())};
  const OpenedArmy armies[] = {openArmy(library, files[0].root()), openArmy(library, files[1].root())};
  if (armies[0].army.ruleSet != armies[1].army.ruleSet)
    throw files[1].root().at("ruleset").error("\"" + armies[0].army.ruleSet + "\" was expected");
  ArmyBattle battle;
  for (std::size_t side = 0; side < 2; ++side) battle.sides[side] = text(saidName(armies[side].army.name));
  battle.title = QCoreApplication::translate("signifer::ui", "%1 against %2").arg(battle.sides[0], battle.sides[1]);
  const Json json =
      musterBattle(*armies[0].rules, armies[0].terms, {}, battle.title.toStdString(), armies[0].army, armies[1].army);
  battle.text = json.dump(2) + "\n";
  return battle;
}

}  // namespace signifer::ui
