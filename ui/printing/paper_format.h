// The paper to print on, and the type.
#pragma once

#include <QPageSize>
#include <QString>

namespace signifer::ui {

struct PaperFormat {
  QPageSize::PageSizeId size = QPageSize::A4;
  bool landscape = false;
  /// Type of 18 points, laid out anew in one column.
  bool large = false;
};

/// "a4", "letter" or "a5", as on the command line.
[[nodiscard]] inline const char* paperName(QPageSize::PageSizeId size) {
  return size == QPageSize::Letter ? "letter" : size == QPageSize::A5 ? "a5" : "a4";
}
/// A4 for all other words.
[[nodiscard]] inline QPageSize::PageSizeId paperNamed(const QString& name) {
  return name == QLatin1String("letter") ? QPageSize::Letter
         : name == QLatin1String("a5")   ? QPageSize::A5
                                         : QPageSize::A4;
}

}  // namespace signifer::ui
