// The guided start: each step points at a control that is on show and covers nothing of it. It goes on by the gesture
// that its words ask for, in every language.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTest>
#include <QTimer>
#include <set>

#include "editors/army_window.h"
#include "editors/editors.h"
#include "game/machine_player.h"
#include "help/tours.h"
#include "play/battle_json.h"
#include "printing/paper_dialog.h"
#include "settings.h"
#include "speech.h"
#include "start/start_page.h"
#include "tell/tell.h"
#include "ui/real_window.h"
#include "widgets/parts.h"

namespace signifer::ui::tour_test {
namespace {

struct Guided : testing::Test {
  MainWindow window{shippedRuleSets(), Places{test::sourcePath("assets"), {}}};

  Guided() {
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
  }
  ~Guided() override { Settings().remove(QLatin1String(StartPage::toursKnown)); }

  TourGuide& start(TourKind kind, const char* length) {
    window.findChild<QAction*>(QLatin1String(tourId(kind)))->trigger();
    window.machine().setPause(0);
    press(length);
    return *window.tour();
  }
  void press(const char* deed) {
    auto* button = window.tour()->card()->findChild<QAbstractButton*>(QLatin1String(deed));
    ASSERT_NE(button, nullptr) << deed;
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  /// The control of the step is on show, and the card stands beside it.
  static void expectShown(const TourGuide& guide) {
    const TourPlace place = guide.place();
    ASSERT_NE(place.widget, nullptr) << "step " << guide.at();
    ASSERT_TRUE(place.widget->isVisible()) << "step " << guide.at();
    QWidget* shownIn = place.widget->window();
    const QRect part(place.widget->mapTo(shownIn, place.part.topLeft()), place.part.size());
    EXPECT_TRUE(shownIn->rect().contains(part)) << "step " << guide.at();
    ASSERT_TRUE(QTest::qWaitFor([&] { return guide.card() != nullptr && guide.card()->parentWidget() == shownIn; }));
    EXPECT_TRUE(shownIn->rect().contains(guide.card()->geometry())) << "step " << guide.at();
    EXPECT_FALSE(guide.card()->geometry().intersects(part)) << "step " << guide.at();
  }
  [[nodiscard]] QPoint placeOf(const char* unit) {
    const Battle& battle = window.game().battle();
    return window.table().map().toScreen(battle.unit(findUnit(battle, unit)).pose.centre).toPoint();
  }
  void drag(const char* unit, QPoint way) {
    const QPoint from = placeOf(unit);
    QTest::mousePress(&window.table(), Qt::LeftButton, {}, from);
    for (const QPoint at : {from + way / 2, from + way}) {
      QMouseEvent move(QEvent::MouseMove, at, window.table().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&window.table(), &move);
    }
    QTest::mouseRelease(&window.table(), Qt::LeftButton, {}, from + way);
  }
  /// Types what stands behind the last colon of the step's words, as a newcomer would.
  void typeAsTold(const TourGuide& guide) {
    auto* line = window.findChild<QLineEdit*>(QStringLiteral("tellLine"));
    line->setFocus();
    line->clear();
    QTest::keyClicks(line,
                     guide.tour().steps[static_cast<std::size_t>(guide.at())].words.section(QStringLiteral(": "), -1));
    QTest::keyClick(line, Qt::Key_Return);
  }
  void click(const TourPlace& place) { QTest::mouseClick(place.widget, Qt::LeftButton, {}, place.part.center()); }
  static void expectNext(const TourGuide& guide, int step) {
    EXPECT_TRUE(QTest::qWaitFor([&] { return guide.at() == step; }, 3000)) << "step " << step - 1 << " went on";
  }
};

TEST_F(Guided, TheRefereeBesideTheTable) {
  TourGuide& guide = start(TourKind::beside, "tourFull");
  ASSERT_EQ(guide.tour().steps.size(), 7U);
  expectShown(guide);
  click(guide.place());
  expectNext(guide, 1);
  expectShown(guide);
  typeAsTold(guide);
  expectNext(guide, 2);
  expectShown(guide);
  typeAsTold(guide);
  QTest::keyClick(window.findChild<QLineEdit*>(QStringLiteral("tellLine")), Qt::Key_Escape);
  expectNext(guide, 3);
  expectShown(guide);
  drag("boii", {0, 40});
  expectNext(guide, 4);
  expectShown(guide);
  click(guide.place());
  expectNext(guide, 5);
  expectShown(guide);
  click(guide.place());
  expectNext(guide, 6);
  expectShown(guide);
  auto* steps = qobject_cast<QListWidget*>(guide.place().widget);
  ASSERT_NE(steps, nullptr);
  const StepIndex before = window.game().battle().step;
  for (int row = 0; row < steps->count() && window.game().battle().step == before; ++row)
    Q_EMIT steps->itemActivated(steps->item(row));
  expectNext(guide, 7);
  EXPECT_TRUE(guide.over());
  press("tourEnd");
  EXPECT_FALSE(window.game().hasBattle());
  EXPECT_TRUE(Settings().value(QLatin1String(StartPage::toursKnown)).toBool());
}

TEST_F(Guided, TheFirstCardLeavesTheUnitsInSight) {
  window.findChild<QAction*>(QLatin1String(tourId(TourKind::beside)))->trigger();
  ASSERT_NE(window.tour(), nullptr);
  const auto covered = [&] {
    const Battle& battle = window.game().battle();
    int units = 0;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      const QRect place = window.table().placeOf(unit);
      const QRect there(window.table().mapTo(&window, place.topLeft()), place.size());
      units += window.tour()->card()->geometry().intersects(there) ? 1 : 0;
    }
    return units;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return covered() == 0; }, 3000)) << covered();
}

// Before its first step as well.
TEST_F(Guided, NoDockComesBeforeTheCard) {
  for (const bool begun : {false, true}) {
    window.findChild<QAction*>(QLatin1String(tourId(TourKind::beside)))->trigger();
    if (begun) press("tourShort");
    const auto docks = window.findChildren<QDockWidget*>();
    ASSERT_FALSE(docks.empty());
    for (QDockWidget* dock : docks) {
      dock->raise();
      QTRY_VERIFY(window.children().last() == window.tour()->card());
    }
    press("tourLeave");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(Guided, ClosingTheBattleEndsTheTour) {
  (void)start(TourKind::beside, "tourShort");
  window.findChild<QAction*>(QStringLiteral("close"))->trigger();
  EXPECT_FALSE(window.game().hasBattle());
  EXPECT_EQ(window.tour(), nullptr);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(window.findChild<TourCard*>(), nullptr);
}

// The frame is hollow: what it stands about is pressed and dragged itself.
TEST_F(Guided, TheFrameLeavesItsControlFree) {
  TourGuide& guide = start(TourKind::beside, "tourShort");
  ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<QWidget*>(QStringLiteral("tourRing")) != nullptr; }, 3000));
  const TourPlace place = guide.place();
  auto* ring = window.findChild<QWidget*>(QStringLiteral("tourRing"));
  const QPoint middle = place.widget->mapTo(&window, place.part.center());
  ASSERT_TRUE(ring->geometry().contains(middle));
  EXPECT_FALSE(ring->mask().isEmpty());
  EXPECT_FALSE(ring->mask().contains(middle - ring->pos()));
}

// Native parts of the window would lie over the tour's card and take the mouse from its frame.
TEST_F(Guided, AnEditorLeavesThePartsOfTheWindowAsTheyWere) {
  const auto natives = [&] {
    const QList<QWidget*> parts = window.findChildren<QWidget*>();
    return std::ranges::count_if(parts, [&](const QWidget* part) {
      return part->window() == &window && part != &window && part->testAttribute(Qt::WA_NativeWindow);
    });
  };
  ASSERT_EQ(natives(), 0);
  auto* editor = window.editors().newArmy(QStringLiteral("hannibal"));
  ASSERT_NE(editor, nullptr);
  EXPECT_EQ(natives(), 0);
  editor->close();
}

// A tour asks a person to type a line; it is understood in each language.
TEST(GuidedWords, AreUnderstoodInEveryLanguage) {
  for (const char* language : {"en", "de", "fr"}) {
    ASSERT_TRUE(speakLanguage(QString::fromLatin1(language)).isEmpty());
    MainWindow window(RuleSetLibrary::load({ownRuleSets()}), Places{test::sourcePath("assets"), {}});
    window.findChild<QAction*>(QLatin1String(tourId(TourKind::beside)))->trigger();
    ASSERT_NE(window.tour(), nullptr);
    const std::vector<TourStep>& steps = window.tour()->tour().steps;
    for (const std::size_t step : {std::size_t{1}, std::size_t{2}}) {
      const QString line = steps[step].words.section(QStringLiteral(": "), -1);
      const Told told = tellLine(window.game().session(), line.toStdString());
      EXPECT_FALSE(told.stopped) << language << ": " << line.toStdString();
      EXPECT_EQ(told.answer.has_value(), step == 2) << language << ": " << line.toStdString();
    }
  }
  (void)speakLanguage(QStringLiteral("en"));
}

TEST_F(Guided, PlayingAlone) {
  TourGuide& guide = start(TourKind::alone, "tourFull");
  expectShown(guide);
  QTest::mouseClick(&window.table(), Qt::LeftButton, {}, placeOf("legion-2"));
  expectNext(guide, 1);
  expectShown(guide);
  drag("legion-2", {0, -30});
  expectNext(guide, 2);
  expectShown(guide);
  window.findChild<QAction*>(QStringLiteral("hint"))->trigger();
  EXPECT_TRUE(QTest::qWaitFor([&] { return guide.at() == 3; }, 30000));
  expectShown(guide);
  click(guide.place());
  // It is asked once whether those who have not acted are to stay idle.
  QTest::qWait(200);
  if (guide.at() == 3) click(guide.place());
  expectNext(guide, 4);
  for (int presses = 0; guide.at() == 4 && presses < 40; ++presses) {
    if (!window.game().handsRest()) {
      const ActionList& may = window.game().candidates();
      if (!may.empty()) window.game().act(may.back());
    }
    QTest::qWait(150);
  }
  EXPECT_TRUE(guide.over());
}

TEST_F(Guided, PrintingForTheClub) {
  TourGuide& guide = start(TourKind::print, "tourFull");
  expectShown(guide);
  QTimer::singleShot(0, &window, [&] {
    expectNext(guide, 1);
    expectShown(guide);
    qobject_cast<QComboBox*>(guide.place().widget)->setCurrentIndex(2);
    expectNext(guide, 2);
    expectShown(guide);
    qobject_cast<QComboBox*>(guide.place().widget)->setCurrentIndex(2);
    expectNext(guide, 3);
    expectShown(guide);
    click(guide.place());
  });
  window.findChild<QAction*>(QStringLiteral("print-checklist"))->trigger();
  EXPECT_TRUE(QTest::qWaitFor([&] { return guide.over(); }, 3000));
}

TEST_F(Guided, TheShortLengthLeavesOutAndOneMayLeaveAtAnyTime) {
  for (const TourKind kind : tourKinds) {
    const std::size_t full = start(kind, "tourFull").tour().steps.size();
    press("tourLeave");
    EXPECT_EQ(window.tour(), nullptr);
    EXPECT_FALSE(window.game().hasBattle());
    EXPECT_LT(start(kind, "tourShort").tour().steps.size(), full);
    press("tourLeave");
  }
  EXPECT_FALSE(Settings().value(QLatin1String(StartPage::toursKnown)).toBool()) << "left before the end";
}

TEST_F(Guided, TheFirstPageOffersThemUntilOneIsKnown) {
  auto* offer = window.findChild<Label*>(QStringLiteral("tours"));
  ASSERT_NE(offer, nullptr);
  EXPECT_TRUE(offer->isVisible());
  Q_EMIT offer->linkActivated(QLatin1String(tourId(TourKind::alone)));
  ASSERT_NE(window.tour(), nullptr);
  EXPECT_EQ(window.tour()->tour().title, tourTitle(TourKind::alone));
  press("tourLeave");
  Settings().setValue(QLatin1String(StartPage::toursKnown), true);
  window.startPage().refresh();
  EXPECT_FALSE(offer->isVisible());
}

}  // namespace
}  // namespace signifer::ui::tour_test
