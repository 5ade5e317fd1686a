// A club's own modifiers for the tables that take them. A list, and for the chosen modifier its test, words, value and
// the inputs under which it counts.
#pragma once

#include <QPointer>

#include "editors/house_additions_pane.h"

class QFormLayout;

namespace signifer::ui {

class Label;

class HouseModifiersPane final : public HouseAdditionsPane {
  Q_OBJECT

 public:
  explicit HouseModifiersPane(HouseRulesDocument& document, QWidget* parent = nullptr);

 protected:
  void add() override;
  void fillItem(QListWidgetItem& item, const Json& one) override;
  void fillForm(QVBoxLayout& column, const Json& modifier) override;
  [[nodiscard]] QString emptyWords() const override;
  void edited(const Json& modifier) override;

 private:
  void buildHead(QFormLayout& form, const Json& modifier);
  void buildConditions(QVBoxLayout& column, const Json& modifier);
  void addCondition(const QString& input);
  [[nodiscard]] const ProcedureInfo* procedureOf(const Json& modifier) const;
  [[nodiscard]] QString sentence(const Json& modifier) const;

  QPointer<Label> says_;
};

}  // namespace signifer::ui
