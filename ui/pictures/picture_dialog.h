// Asks how the picture of the table is to be: its size, with or without arrows, PNG or SVG.
#pragma once

#include <QDialog>
#include <QString>

#include "pictures/table_picture.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace signifer::ui {

class PictureDialog final : public QDialog {
  Q_OBJECT

 public:
  /// The answer of exec() where the picture was copied instead of saved.
  static constexpr int copied = 2;

  explicit PictureDialog(const Session& session, QWidget* parent = nullptr);

  [[nodiscard]] PictureOrder order() const;
  /// ".png" or ".svg".
  [[nodiscard]] QString ending() const;

 private:
  void showSize();

  const Session& session_;
  QSpinBox* width_;
  QCheckBox* arrows_;
  QComboBox* format_;
  QLabel* size_;
  QLabel* look_;
};

}  // namespace signifer::ui
