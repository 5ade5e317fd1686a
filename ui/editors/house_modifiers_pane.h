// Modifiers that a club adds to the tables that take them: a list, and for the chosen one its test, words, value and
// the inputs under which it counts.
#pragma once

#include <QWidget>
#include <functional>

#include "editors/house_rules_document.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class Label;

class HouseModifiersPane final : public QWidget {
  Q_OBJECT

 public:
  explicit HouseModifiersPane(HouseRulesDocument& document, QWidget* parent = nullptr);
  /// Shows the one at this place of the file's list.
  void show(int place);
  [[nodiscard]] QListWidget& list() { return *list_; }

 private:
  void refresh();
  void refreshList();
  void build();
  void buildHead(QFormLayout& form, const Json& modifier);
  void buildConditions(QVBoxLayout& column, const Json& modifier);
  void add();
  void remove();
  void addCondition(const QString& input);
  void change(const QString& what, const std::function<void(Json&)>& edit, const QString& run = {});
  [[nodiscard]] const ProcedureInfo* procedureOf(const Json& modifier) const;
  [[nodiscard]] QString sentence(const Json& modifier) const;

  HouseRulesDocument& document_;
  QListWidget* list_;
  QVBoxLayout* place_;
  QWidget* form_ = nullptr;
  Label* says_ = nullptr;
  bool changing_ = false;
  bool filling_ = false;
};

}  // namespace signifer::ui
