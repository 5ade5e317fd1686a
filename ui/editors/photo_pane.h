// A photo of the real table, step by step: choose it, set the table's four corners on it, dim it at will. Used where a
// table is prepared and where a battle is played.
#pragma once

#include <QWidget>
#include <optional>

#include "battle/setup.h"

class QPushButton;
class QSlider;

namespace signifer::ui {

class Label;
class PhotoCorners;
class PhotoUnderlay;

class PhotoPane final : public QWidget {
  Q_OBJECT

 public:
  explicit PhotoPane(QWidget* parent = nullptr);

  /// The photo to show; `underlay` has read its file.
  void show(const std::optional<TablePhoto>& photo, const PhotoUnderlay& underlay);
  using QWidget::show;
  /// Takes a photo from a file; says what is wrong where it is none.
  bool take(const QString& file);
  [[nodiscard]] PhotoCorners& corners() { return *corners_; }
  [[nodiscard]] QSlider& strength() { return *strength_; }

 Q_SIGNALS:
  /// Another photo, other corners, another strength; `done` is false while something is being dragged.
  void changed(const std::optional<signifer::TablePhoto>& photo, bool done);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void choose();

  std::optional<TablePhoto> photo_;
  QPushButton* choose_;
  QPushButton* remove_;
  PhotoCorners* corners_;
  Label* fit_;
  QSlider* strength_;
  bool filling_ = false;
};

}  // namespace signifer::ui
