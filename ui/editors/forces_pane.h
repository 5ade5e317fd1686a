// Both sides: their name and army, and what of it is not on the table yet, to be dragged there one by one, as a line,
// or all at once.
#pragma once

#include <QWidget>

#include "editors/own_armies.h"
#include "editors/table_document.h"

class QButtonGroup;
class QComboBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace signifer::ui {

class Label;
class TableCanvas;

class ForcesPane final : public QWidget {
  Q_OBJECT

 public:
  ForcesPane(TableDocument& document, TableCanvas& canvas, QWidget* parent = nullptr);
  [[nodiscard]] SideIndex side() const { return side_; }
  void showSide(SideIndex side);
  /// The army of the side on show; says what is wrong where it cannot be used.
  bool setArmy(const QString& path);
  void layAll();
  [[nodiscard]] QListWidget& list() { return *list_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void showArmy();
  void showList();
  void fillArmies();
  /// Armies may have been saved in another window since the list was filled.
  void refillArmies();
  void chooseArmy(int index);
  void take(const QListWidgetItem& item, bool line);

  TableDocument& document_;
  TableCanvas& canvas_;
  SideIndex side_ = 0;
  const RuleSet* shown_ = nullptr;
  QList<OwnArmy> own_;
  QButtonGroup* sides_;
  QLineEdit* name_;
  QComboBox* armies_;
  QListWidget* list_;
  Label* note_;
  QPoint pressed_;
  bool carrying_ = false;
};

}  // namespace signifer::ui
