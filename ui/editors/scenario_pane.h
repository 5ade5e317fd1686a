// What the battle is called and played by: title, notes, the rule set's settings, and its options as house rules.
#pragma once

#include <QScrollArea>

#include "editors/table_document.h"

class QLineEdit;
class QPlainTextEdit;

namespace signifer::ui {

class ScenarioPane final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ScenarioPane(TableDocument& document, QWidget* parent = nullptr);

 private:
  void refresh();
  void build();

  TableDocument& document_;
  const RuleSet* shown_ = nullptr;
  bool changing_ = false;
  QLineEdit* title_ = nullptr;
  QPlainTextEdit* notes_ = nullptr;
};

}  // namespace signifer::ui
