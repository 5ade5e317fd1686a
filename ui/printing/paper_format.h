// The paper to print on, and the type.
#pragma once

#include <QPageSize>

namespace signifer::ui {

struct PaperFormat {
  QPageSize::PageSizeId size = QPageSize::A4;
  bool landscape = false;
  /// Type of 18 points, laid out anew in one column.
  bool large = false;
};

}  // namespace signifer::ui
