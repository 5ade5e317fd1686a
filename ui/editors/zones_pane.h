// The zone in which each side deploys, and the way in which players deploy when the battle begins.
#pragma once

#include <QWidget>
#include <array>
#include <functional>

#include "editors/table_document.h"

class QComboBox;
class QSpinBox;

namespace signifer::ui {

class Label;

class ZonesPane final : public QWidget {
  Q_OBJECT

 public:
  explicit ZonesPane(TableDocument& document, QWidget* parent = nullptr);

 private:
  void refresh();
  void setZone(SideIndex side);
  void change(const QString& what, const std::function<void(DeploymentPlan&)>& edit);

  struct Row {
    Label* name = nullptr;
    QComboBox* edge = nullptr;
    QSpinBox* depth = nullptr;
  };

  TableDocument& document_;
  std::array<Row, 2> rows_;
  QComboBox* order_;
  QComboBox* first_;
  Label* about_;
};

}  // namespace signifer::ui
