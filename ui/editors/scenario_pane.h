// The battle's title and notes, the rule set's settings, and its options as house rules.
#pragma once

#include <QScrollArea>
#include <functional>

#include "editors/table_document.h"

class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace signifer::ui {

class ScenarioPane final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ScenarioPane(TableDocument& document, QWidget* parent = nullptr);

 private:
  void refresh();
  void build();
  void addWords(QVBoxLayout& column);
  void addSettings(QVBoxLayout& column);
  void addOptions(QVBoxLayout& column);
  [[nodiscard]] QWidget* numberOf(const OptionInfo& option);
  [[nodiscard]] QWidget* wordsOf(const OptionInfo& option);
  void setOption(const std::string& id, const Json& value);
  void change(const QString& what, const std::function<void(TableModel&)>& edit, const QString& run);

  TableDocument& document_;
  const RuleSet* shown_ = nullptr;
  bool changing_ = false;
  QLineEdit* title_ = nullptr;
  QPlainTextEdit* notes_ = nullptr;
};

}  // namespace signifer::ui
