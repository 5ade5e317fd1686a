// Asks how the units' paper marks are printed and lie on the table: their size, and whether on the base or behind it.
#pragma once

#include <QDialog>

#include "play/marks.h"

class QComboBox;

namespace signifer::ui {

class MarksDialog final : public QDialog {
  Q_OBJECT

 public:
  MarksDialog(const MarkWish& now, QWidget* parent);
  [[nodiscard]] MarkWish wish() const;

 private:
  QComboBox* size_;
  QComboBox* place_;
};

}  // namespace signifer::ui
