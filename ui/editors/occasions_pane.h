// The secrets and occasions of a battle in preparation: what is hidden, who arrives later, what is worth points, and
// the last turn.
#pragma once

#include <QScrollArea>
#include <functional>

#include "editors/table_document.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QVBoxLayout;

namespace signifer::ui {

class Label;
class TableCanvas;

class OccasionsPane final : public QScrollArea {
  Q_OBJECT

 public:
  OccasionsPane(TableDocument& document, TableCanvas& canvas, QWidget* parent = nullptr);

 private:
  void addSecrets(QVBoxLayout& column);
  void addArrivals(QVBoxLayout& column);
  void addObjectives(QVBoxLayout& column);
  void addLastTurn(QVBoxLayout& column);

  void refresh();
  void showSecrets();
  void showArrival();
  void showObjectives();
  void showLastTurn();

  void setSight();
  void setHidden(bool on);
  void setMarker(bool on);
  void setArrival();
  void setLastTurn();
  /// Takes the table's cells over into the list of objectives.
  void readCell(int row, int column);
  void addPlace();
  void addUnit();
  void addExit();
  void removeChosen();
  void addOne(Json objective);

  /// Changes the chosen units' members; one step.
  void changeChosen(const QString& what, const std::function<void(Json&)>& edit);
  void change(const QString& what, const std::function<void(TableModel&)>& edit, const QString& run);
  /// The member of the first chosen unit.
  [[nodiscard]] Json ofChosen(const char* member) const;

  TableDocument& document_;
  TableCanvas& canvas_;
  bool showing_ = false;
  QComboBox* visibility_ = nullptr;
  QSpinBox* sight_ = nullptr;
  Label* chosen_ = nullptr;
  QCheckBox* hidden_ = nullptr;
  QCheckBox* marker_ = nullptr;
  Label* list_ = nullptr;
  QCheckBox* later_ = nullptr;
  QComboBox* edge_ = nullptr;
  QSpinBox* from_ = nullptr;
  QSpinBox* to_ = nullptr;
  QSpinBox* turn_ = nullptr;
  QSpinBox* needs_ = nullptr;
  QComboBox* blocked_ = nullptr;
  QTableWidget* objectives_ = nullptr;
  QPushButton* unitButton_ = nullptr;
  QPushButton* remove_ = nullptr;
  QSpinBox* last_ = nullptr;
  QSpinBox* lastNeeds_ = nullptr;
  QSpinBox* latest_ = nullptr;
};

}  // namespace signifer::ui
