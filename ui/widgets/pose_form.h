// A place on the table and a facing, typed: from the left, from the lower edge, in degrees. What was changed says what
// it was, and can be put back.
#pragma once

#include <QWidget>
#include <optional>

#include "battle/battle.h"

class QDoubleSpinBox;
class QPushButton;

namespace signifer::ui {

class PoseForm final : public QWidget {
  Q_OBJECT

 public:
  /// Without a heading it asks for a place alone; `foe` is what a button turns it to.
  PoseForm(Point at, std::optional<Angle> heading, std::optional<Point> foe, QWidget* parent = nullptr);
  [[nodiscard]] Point at() const;
  /// The first heading where none is asked for.
  [[nodiscard]] Angle heading() const;

 Q_SIGNALS:
  void edited();

 private:
  QLayout* makePlace();
  QLayout* makeFacing(std::optional<Point> foe);
  void follow();
  void turnTo(double degrees);

  Point at_;
  std::optional<Angle> heading_;
  QDoubleSpinBox* x_;
  QDoubleSpinBox* y_;
  QDoubleSpinBox* facing_ = nullptr;
  QPushButton* placeWas_;
  QPushButton* facingWas_ = nullptr;
};

/// A flat button that says what a row was and puts it back; hidden until something is changed.
[[nodiscard]] QPushButton* wasButton();

}  // namespace signifer::ui
