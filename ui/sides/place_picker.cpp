#include "sides/place_picker.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "table/table_view.h"
#include "table/vec.h"

namespace signifer::ui {

PlacePicker::PlacePicker(TableView& table, std::function<void(Point)> then)
    : QObject(&table), table_(table), then_(std::move(then)) {
  for (PlacePicker* other : table.findChildren<PlacePicker*>())
    if (other != this) other->done();
  table_.installEventFilter(this);
  table_.setCursor(Qt::CrossCursor);
  table_.setFocus();
}

bool PlacePicker::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress) {
    const auto* press = static_cast<const QMouseEvent*>(event);
    const Point at = toPoint(table_.map().toTable(press->position()));
    const bool left = press->button() == Qt::LeftButton;
    const auto then = then_;
    done();
    if (left) then(at);
    return true;
  }
  const bool escape = (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
                      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (escape) done();
  return escape;
}

void PlacePicker::done() {
  table_.removeEventFilter(this);
  table_.unsetCursor();
  deleteLater();
}

}  // namespace signifer::ui
