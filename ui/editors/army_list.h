// The entries of the army: units with their number, then leaders. Keys add, take away, duplicate and move them.
#pragma once

#include <QListWidget>

#include "editors/army_document.h"

namespace signifer::ui {

class ArmyList final : public QListWidget {
  Q_OBJECT

 public:
  explicit ArmyList(ArmyDocument& document, QWidget* parent = nullptr);
  [[nodiscard]] ArmyEntry current() const;
  void show(const ArmyEntry& entry);
  using QListWidget::show;

 Q_SIGNALS:
  void entryChosen(const signifer::ui::ArmyEntry& entry);
  void entryOpened();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fill();
  [[nodiscard]] QString aboutUnit(int index) const;
  [[nodiscard]] QString aboutPerson(int index) const;

  ArmyDocument& document_;
  bool filling_ = false;
};

}  // namespace signifer::ui
