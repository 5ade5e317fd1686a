// The secrets and occasions of a battle in preparation: what is hidden, who arrives later, what is worth points, and
// the last turn.
#pragma once

#include <QScrollArea>
#include <functional>

#include "editors/table_document.h"

class QCheckBox;
class QComboBox;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class Label;
class ObjectivesPane;
class TableCanvas;

class OccasionsPane final : public QScrollArea {
  Q_OBJECT

 public:
  OccasionsPane(TableDocument& document, TableCanvas& canvas, QWidget* parent = nullptr);

 private:
  void addSecrets(QVBoxLayout& column);
  void addArrivals(QVBoxLayout& column);
  void addLastTurn(QVBoxLayout& column);

  void refresh();
  void showSecrets();
  void showArrival();
  void showLastTurn();

  void setSight();
  void setHidden(bool on);
  void setMarker(bool on);
  void setMarkersTell(bool arm);
  void setArrival();
  void setLastTurn();

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
  QCheckBox* markersTell_ = nullptr;
  Label* list_ = nullptr;
  QCheckBox* later_ = nullptr;
  QComboBox* edge_ = nullptr;
  QSpinBox* from_ = nullptr;
  QSpinBox* to_ = nullptr;
  QSpinBox* turn_ = nullptr;
  QSpinBox* needs_ = nullptr;
  QComboBox* blocked_ = nullptr;
  Label* arriving_ = nullptr;
  ObjectivesPane* objectives_ = nullptr;
  QSpinBox* last_ = nullptr;
  QSpinBox* lastNeeds_ = nullptr;
  QSpinBox* latest_ = nullptr;
};

}  // namespace signifer::ui
