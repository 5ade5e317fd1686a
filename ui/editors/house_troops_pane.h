// Troop types that a club adds: a list, and for the chosen one its name, drawing, base and figures. A new one begins as
// a copy of one of the rule set's.
#pragma once

#include "editors/house_additions_pane.h"

class QComboBox;
class QFormLayout;

namespace signifer::ui {

class HouseTroopsPane final : public HouseAdditionsPane {
  Q_OBJECT

 public:
  explicit HouseTroopsPane(HouseRulesDocument& document, QWidget* parent = nullptr);

 protected:
  void add() override;
  void prepare() override;
  void fillItem(QListWidgetItem& item, const Json& one) override;
  void fillForm(QVBoxLayout& column, const Json& troop) override;
  [[nodiscard]] QString emptyWords() const override;

 private:
  void buildHead(QFormLayout& form, const Json& troop);
  void buildBase(QFormLayout& form, const Json& troop);
  void buildProfile(QVBoxLayout& column, const Json& troop);

  QComboBox* like_;
  const RuleSetSource* shown_ = nullptr;
};

}  // namespace signifer::ui
