// Objectives of a battle in preparation: places, units and exits by an edge that are worth points. The list has an
// objective a line; the fields below it are those of the chosen one.
#pragma once

#include <QWidget>
#include <functional>

#include "editors/table_document.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class Label;
class TableCanvas;

class ObjectivesPane final : public QWidget {
  Q_OBJECT

 public:
  ObjectivesPane(TableDocument& document, TableCanvas& canvas, QWidget* parent = nullptr);
  void refresh();

 private:
  void makeButtons(QVBoxLayout& column);
  void makeFields(QVBoxLayout& column);
  void connectFields();
  /// Shows the chosen objective in the fields.
  void showChosen();
  void addPlace();
  void addUnit();
  void addExit();
  void addOne(Json objective);
  void removeChosen();
  void change(const std::function<void(Json& list)>& edit, const QString& run = {});
  /// Changes the chosen objective; steps of one field in a row become one.
  void changeChosen(const QString& field, const std::function<void(Json& objective)>& edit);
  [[nodiscard]] Json objectives() const;
  [[nodiscard]] QString rowOf(const Json& objective) const;

  TableDocument& document_;
  TableCanvas& canvas_;
  bool showing_ = false;
  QListWidget* list_;
  QPushButton* unitButton_ = nullptr;
  QPushButton* remove_ = nullptr;
  QFormLayout* form_ = nullptr;
  QLineEdit* name_ = nullptr;
  QDoubleSpinBox* x_ = nullptr;
  QDoubleSpinBox* y_ = nullptr;
  QDoubleSpinBox* radius_ = nullptr;
  QComboBox* edge_ = nullptr;
  QSpinBox* points_ = nullptr;
  QComboBox* when_ = nullptr;
  QComboBox* side_ = nullptr;
};

}  // namespace signifer::ui
