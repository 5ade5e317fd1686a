// The band above a table that says in words whose view is shown, in the side's colour, so that nobody shows the wrong
// screen to the wrong person.
#pragma once

#include <QFrame>

#include "battle/battle.h"

class QHBoxLayout;

namespace signifer::ui {

class Label;

class ViewBand final : public QFrame {
  Q_OBJECT

 public:
  explicit ViewBand(QWidget* parent = nullptr);
  /// With noSide it is nobody's colour.
  void say(SideIndex side, const QString& title, const QString& about);
  /// A button at its end.
  void add(QWidget* button);

 private:
  void follow();
  void resizeEvent(QResizeEvent* event) override;
  /// The title in one line, cut where there is no room for more.
  void fitTitle();

  QString words_;
  SideIndex side_ = noSide;
  Label* flag_;
  Label* title_;
  Label* about_;
  QHBoxLayout* row_;
};

}  // namespace signifer::ui
