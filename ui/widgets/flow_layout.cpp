#include "widgets/flow_layout.h"

#include <algorithm>

namespace signifer::ui {

FlowLayout::FlowLayout(int gap) : gap_(gap) {}

FlowLayout::~FlowLayout() { qDeleteAll(items_); }

QLayoutItem* FlowLayout::takeAt(int index) {
  return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
  QSize least;
  for (const QLayoutItem* item : items_) least = least.expandedTo(item->minimumSize());
  const QMargins margins = contentsMargins();
  return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

// Returns the height of the layout in this width.
int FlowLayout::arrange(const QRect& rect, bool place) const {
  const QMargins margins = contentsMargins();
  const QRect room = rect.marginsRemoved(margins);
  int x = room.x();
  int y = room.y();
  int row = 0;
  for (QLayoutItem* item : items_) {
    const QSize size = item->sizeHint().boundedTo({std::max(room.width(), 1), QLAYOUTSIZE_MAX});
    if (x > room.x() && x + size.width() > room.right() + 1) {
      x = room.x();
      y += row + gap_;
      row = 0;
    }
    if (place) item->setGeometry({QPoint(x, y), size});
    x += size.width() + gap_;
    row = std::max(row, size.height());
  }
  return y + row - rect.y() + margins.bottom();
}

}  // namespace signifer::ui
