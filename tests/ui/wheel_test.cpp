// The wheel changes nothing that it only passes over: lists, figures and sliders wait for a click, and what lies below
// them scrolls.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <set>

#include "dialogs/new_battle_dialog.h"
#include "library/places.h"
#include "support/paths.h"
#include "ui/every_editor.h"
#include "ui/real_window.h"
#include "widgets/wheel_guard.h"

namespace signifer::ui::wheel_test {
namespace {

// A click of the wheel as the desktop sends it.
void turnWheel(QWidget& over, int clicks) {
  const QPoint at = over.rect().center();
  QWheelEvent wheel(at, over.mapToGlobal(at), {}, {0, 120 * clicks}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QSpontaneKeyEvent::setSpontaneous(&wheel);
  // Sending it would make it the program's own again.
  qApp->notify(&over, &wheel);
}

bool hasValue(const QWidget& widget) {
  const bool slides =
      qobject_cast<const QAbstractSlider*>(&widget) != nullptr && qobject_cast<const QScrollBar*>(&widget) == nullptr;
  return slides || qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QComboBox*>(&widget) != nullptr;
}

QString valueOf(const QWidget& widget) {
  if (const auto* list = qobject_cast<const QComboBox*>(&widget)) return list->currentText();
  if (const auto* figure = qobject_cast<const QAbstractSpinBox*>(&widget)) return figure->text();
  return QString::number(dynamic_cast<const QAbstractSlider&>(widget).value());
}

struct Everywhere : testing::Test {
  int controls = 0;
  std::set<std::string> told;

  Everywhere() { WheelGuard::install(); }
  void passOver(QWidget& window, const std::string& name) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (!hasValue(*widget) || !widget->isVisibleTo(&window) || !widget->isEnabled()) continue;
      ++controls;
      const QWidget* focus = QApplication::focusWidget();
      const QString before = valueOf(*widget);
      const std::string what = name + ": " + widget->metaObject()->className() + " " +
                               widget->objectName().toStdString() + " " + widget->accessibleName().toStdString();
      for (const int clicks : {-2, 2}) {
        // Over its middle the pointer is on the part that lies uppermost.
        QWidget* part = widget->childAt(widget->rect().center());
        turnWheel(part != nullptr ? *part : *widget, clicks);
        if (valueOf(*widget) != before && told.insert(what).second)
          ADD_FAILURE() << what << " went from " << before.toStdString() << " to " << valueOf(*widget).toStdString();
      }
      if (QApplication::focusWidget() != focus && told.insert(what).second) ADD_FAILURE() << what << " took the focus";
    }
  }
};

TEST_F(Everywhere, NothingChangesInWindowsAndDocks) {
  visitEveryWindow(shippedRuleSets(), "hannibal/cannae", 20,
                   [this](QWidget& window, const std::string& name) { passOver(window, name); });
  EXPECT_GT(controls, 40);
}

TEST_F(Everywhere, NothingChangesInEditors) {
  visitEveryEditor(shippedRuleSets(), [this](QWidget& window, const std::string& name) { passOver(window, name); });
  EXPECT_GT(controls, 40);
}

TEST(Wheel, ScrollsTheHouseRulesOfANewBattle) {
  WheelGuard::install();
  NewBattleDialog dialog(shippedRuleSets(), test::sourcePath("assets"));
  dialog.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
  dialog.findChild<QAbstractButton*>(QStringLiteral("eachOption"))->click();
  for (QScrollArea* area : dialog.findChildren<QScrollArea*>()) {
    QScrollBar* bar = area->verticalScrollBar();
    if (bar->maximum() == 0) continue;
    auto* list = area->findChild<QComboBox*>();
    ASSERT_NE(list, nullptr);
    turnWheel(*list, -1);
    EXPECT_GT(bar->value(), 0);
    return;
  }
  FAIL() << "nothing scrolls";
}

struct AFigure {
  QWidget window;
  QSpinBox* first = new QSpinBox;
  QSpinBox* second = new QSpinBox;

  AFigure() {
    WheelGuard::install();
    auto* column = new QVBoxLayout(&window);
    for (QSpinBox* spin : {first, second}) {
      spin->setValue(20);
      column->addWidget(spin);
    }
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
  }
};

TEST(Wheel, ChangesWhatWasClicked) {
  const AFigure figures;
  QTest::mouseClick(figures.second, Qt::LeftButton);
  turnWheel(*figures.second, 1);
  EXPECT_EQ(figures.second->value(), 21);
  turnWheel(*figures.first, 1);
  EXPECT_EQ(figures.first->value(), 20);
}

TEST(Wheel, ChangesWhatWasReachedWithTheKeys) {
  const AFigure figures;
  figures.first->setFocus(Qt::OtherFocusReason);
  QTest::keyClick(figures.first, Qt::Key_Tab);
  ASSERT_TRUE(figures.second->hasFocus());
  turnWheel(*figures.second, 1);
  EXPECT_EQ(figures.second->value(), 21);
}

// A window that opens gives the focus to its first figure.
TEST(Wheel, LeavesWhatHasTheFocusWithoutHavingBeenAsked) {
  const AFigure figures;
  figures.first->setFocus(Qt::OtherFocusReason);
  ASSERT_TRUE(figures.first->hasFocus());
  turnWheel(*figures.first, 1);
  EXPECT_EQ(figures.first->value(), 20);
}

}  // namespace
}  // namespace signifer::ui::wheel_test
