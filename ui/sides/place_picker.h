// Picking a place on a table by the next click. Escape, or a click with another button, picks none.
#pragma once

#include <QObject>
#include <functional>

#include "table/measures.h"

namespace signifer::ui {

class TableView;

class PlacePicker final : public QObject {
  Q_OBJECT

 public:
  /// Deletes itself once it is done.
  PlacePicker(TableView& table, std::function<void(Point)> then);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void done();

  TableView& table_;
  std::function<void(Point)> then_;
};

}  // namespace signifer::ui
