// The editors and how they are reached from the window: a menu of its own, a window each.
#pragma once

#include <QObject>
#include <functional>

#include "files/home.h"
#include "library/loader.h"
#include "play/opening.h"

class QMenu;
class QWidget;

namespace signifer::ui {

class ArmyWindow;
class BattleController;
class HouseRulesWindow;
class TableWindow;

class Editors final : public QObject {
  Q_OBJECT

 public:
  Editors(const RuleSetLibrary& library, BattleController& game, QWidget* window);

  /// Adds what the editors offer.
  void fill(QMenu& menu);
  /// Adds the armies of a rule set that were made here, and a new one.
  void fillArmies(QMenu& menu, const QString& ruleSet);
  /// A window with a new army of a rule set; nullptr where it cannot be made.
  ArmyWindow* newArmy(const QString& ruleSet);
  ArmyWindow* openArmy(const QString& path);
  /// A window with an empty table of a rule set, with the table of a scenario, or with that of the battle that is being
  /// played; nullptr where it cannot be made.
  TableWindow* newTable(const QString& ruleSet);
  TableWindow* openTable(const QString& path);
  TableWindow* tableOfBattle();
  /// A window with new house rules of a rule set, or with those of a file; nullptr where it cannot be made.
  HouseRulesWindow* newHouseRules(const QString& ruleSet);
  HouseRulesWindow* openHouseRules(const QString& path);
  /// Writes a battle file under these house rules, which it keeps; says which of them were left out. False where that
  /// cannot be.
  /// Says where an army that the battle was made of has changed since, and offers to take it over on the table.
  void tellChangedArmies(const Document& battle, const QString& path);
  bool playUnder(const std::vector<Overlay>& overlays, const QString& scenario, const QString& battle);
  /// Opens the file if it is an army or house rules; false where it is something else.
  bool openIfOurs(const QString& path);
  /// Sets two armies of a rule set up against each other in their usual order, in a battle file. False where that
  /// cannot be.
  bool setUp(const QString& first, const QString& second, const QString& battle);
  /// Writes the battle as it stands into a file that can be played on from there. False where that cannot be.
  bool saveMoment(const QString& path);

 Q_SIGNALS:
  /// A battle stands in this file and is to be played.
  void battleReady(const QString& path);

 private:
  void use(const QString& army);
  [[nodiscard]] ArmyWindow* makeArmyWindow();
  [[nodiscard]] TableWindow* makeTableWindow();
  [[nodiscard]] HouseRulesWindow* makeHouseRulesWindow();
  void askWhatToPlay(const std::vector<Overlay>& overlays);
  /// A menu with an entry for each rule set.
  void addForEach(QMenu& menu, const QString& words, const std::function<void(const QString&)>& then);
  void fillOwnArmies(QMenu& menu);
  QMenu* addOwn(QMenu& menu, const QString& words, FileKind kind, const std::function<void(const QString&)>& open);
  void addSamples(QMenu& menu);

  const RuleSetLibrary& library_;
  BattleController& game_;
  QWidget* window_;
};

}  // namespace signifer::ui
