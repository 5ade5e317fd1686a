// The rules of the rule set in play, to look up by id or word. It does not block the table.
#pragma once

#include <QDialog>

#include "rules/definition.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace signifer::ui {

class RulesDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit RulesDialog(const Definition& definition, QWidget* parent = nullptr);
  void showRule(const QString& id);

 private:
  void search(const QString& words);

  QLineEdit* search_;
  QListWidget* list_;
};

/// A rule's text with its id, as rich text; says so where there is no such rule.
[[nodiscard]] QString ruleHtml(const Definition& definition, const QString& id);

}  // namespace signifer::ui
