// Troop types that a club adds: a list, and for the chosen one its name, drawing, base and figures. A new one begins as
// a copy of one of the rule set's.
#pragma once

#include <QWidget>
#include <functional>

#include "editors/house_rules_document.h"

class QComboBox;
class QFormLayout;
class QListWidget;
class QVBoxLayout;

namespace signifer::ui {

class HouseTroopsPane final : public QWidget {
  Q_OBJECT

 public:
  explicit HouseTroopsPane(HouseRulesDocument& document, QWidget* parent = nullptr);
  /// Shows the one at this place of the file's list.
  void show(int place);
  [[nodiscard]] QListWidget& list() { return *list_; }

 private:
  void refresh();
  void refreshList();
  void fillLike();
  void build();
  void buildHead(QFormLayout& form, const Json& troop);
  void buildBase(QFormLayout& form, const Json& troop);
  void buildProfile(QVBoxLayout& column, const Json& troop);
  void add();
  void remove();
  void change(const QString& what, const std::function<void(Json&)>& edit, const QString& run = {});

  HouseRulesDocument& document_;
  QListWidget* list_;
  QComboBox* like_;
  QVBoxLayout* place_;
  QWidget* form_ = nullptr;
  const RuleSetSource* shown_ = nullptr;
  bool changing_ = false;
  bool filling_ = false;
};

}  // namespace signifer::ui
