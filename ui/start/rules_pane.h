// Rules and rulings without a battle: a rule set to ask, its rules by word or id, and a ruling with its odds.
#pragma once

#include <QWidget>
#include <map>

#include "library/loader.h"

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
class QLineEdit;
class QListWidget;

namespace signifer::ui {

class RulesPane final : public QWidget {
  Q_OBJECT

 public:
  explicit RulesPane(const RuleSetLibrary& library, QWidget* parent = nullptr);
  /// The rule set that is asked; nullptr where none was found.
  [[nodiscard]] std::shared_ptr<const RuleSet> ruleSet() const;
  /// Asks another one; nothing happens where there is none of this name.
  void choose(const QString& id);
  /// Puts the cursor into the search.
  void ask();

 Q_SIGNALS:
  void rulingWanted();

 private:
  void search();
  void showRules();

  const RuleSetLibrary& library_;
  mutable std::map<std::string, std::shared_ptr<const RuleSet>> made_;
  QButtonGroup* chips_;
  QLineEdit* words_;
  QListWidget* list_;
};

}  // namespace signifer::ui
