// Keeps the wheel from changing what it only passes over. A list, a figure or a slider takes the wheel after a person
// has clicked it or gone to it with the keys; until then what lies below it scrolls. One guard watches the whole
// program.
#pragma once

#include <QObject>
#include <QPointer>

class QEvent;
class QWidget;

namespace signifer::ui {

class WheelGuard final : public QObject {
  Q_OBJECT

 public:
  /// Watches the application from now on; a second call changes nothing.
  static void install();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit WheelGuard(QObject* application);

  /// The control that a person has chosen last; the wheel is its own as long as it has the focus.
  QPointer<QWidget> chosen_;
};

}  // namespace signifer::ui
