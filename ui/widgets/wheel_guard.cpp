#include "widgets/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QScrollBar>

namespace signifer::ui {
namespace {

// The control that a widget is or is a part of; nullptr where the wheel changes no value. What drops down from a list
// is a window of its own and scrolls.
QWidget* controlOf(QObject* watched) {
  for (auto* widget = qobject_cast<QWidget*>(watched); widget != nullptr; widget = widget->parentWidget()) {
    const bool slides =
        qobject_cast<QAbstractSlider*>(widget) != nullptr && qobject_cast<QScrollBar*>(widget) == nullptr;
    if (slides || qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr)
      return widget;
    if (widget->isWindow()) return nullptr;
  }
  return nullptr;
}

// A dialog that opens gives the focus to its first control, and nobody has asked for it.
bool isByHand(Qt::FocusReason reason) {
  return reason == Qt::MouseFocusReason || reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
         reason == Qt::ShortcutFocusReason;
}

}  // namespace

void WheelGuard::install() {
  static QPointer<WheelGuard> guard;
  if (guard == nullptr) guard = new WheelGuard(qApp);
}

WheelGuard::WheelGuard(QObject* application) : QObject(application) { application->installEventFilter(this); }

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Polish:
      // The wheel gives nobody the focus.
      if (auto* widget = qobject_cast<QWidget*>(watched); widget != nullptr && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
      break;
    case QEvent::FocusIn:
      if (QWidget* control = controlOf(watched);
          control != nullptr && isByHand(static_cast<QFocusEvent*>(event)->reason()))
        chosen_ = control;
      break;
    case QEvent::MouseButtonPress:
      if (QWidget* control = controlOf(watched)) chosen_ = control;
      break;
    case QEvent::Wheel:
      // A wheel event that the control does not take goes to the widget below.
      if (QWidget* control = controlOf(watched); control != nullptr && (control != chosen_ || !control->hasFocus())) {
        event->ignore();
        return true;
      }
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace signifer::ui
