// An evening of a new user, by mouse and keys alone: in each rule set an army of ten units and a leader is built, a
// table with three pieces of ground made, both armies put on it, the battle begun and a turn played, in under 150
// clicks. What was written is valid, opens again and replays.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "army/army_check.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "editors/army_catalogue.h"
#include "editors/army_window.h"
#include "editors/forces_pane.h"
#include "editors/table_canvas.h"
#include "editors/table_window.h"
#include "main_window.h"
#include "play/journal.h"
#include "play/position.h"
#include "support/paths.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr int mostClicks = 150;

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

// Everything that the user does is counted: a click, a drag, a key that is no letter of a word.
class Hand {
 public:
  void click(QWidget& widget) {
    ++clicks;
    QTest::mouseClick(&widget, Qt::LeftButton);
  }
  void key(QWidget& widget, Qt::Key key) {
    ++clicks;
    QTest::keyClick(&widget, key);
  }
  void type(QLineEdit& line, const QString& words) {
    ++clicks;
    line.clear();
    QTest::keyClicks(&line, words);
  }
  void drag(QWidget& widget, QPointF from, QPointF to) {
    ++clicks;
    send(widget, QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(widget, QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
    send(widget, QEvent::MouseMove, to, Qt::LeftButton);
    send(widget, QEvent::MouseButtonRelease, to, Qt::NoButton);
  }
  int clicks = 0;

 private:
  static void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons held) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
  }
};

void buildArmy(Hand& hand, const RuleSetSource& source, const QString& file) {
  ArmyWindow window(ownLibrary());
  ASSERT_TRUE(window.begin(QString::fromStdString(source.id)));
  window.show();
  QLineEdit& search = window.catalogue().search();
  const Definition& d = window.document().definition();
  hand.type(search, QString::fromStdString(d.troops()[0].name));
  for (int i = 0; i < 10; ++i) hand.key(search, Qt::Key_Return);
  if (!d.people().empty()) {
    hand.type(search, QString::fromStdString(d.people().back().name));
    hand.key(search, Qt::Key_Return);
  }
  EXPECT_EQ(unitCount(window.document().army()), 10) << source.id;
  ASSERT_TRUE(window.saveIn(file));
}

void buildTable(Hand& hand, const RuleSetSource& source, const QString& army, const QString& file) {
  TableWindow window(ownLibrary());
  ASSERT_TRUE(window.begin(QString::fromStdString(source.id)));
  window.resize(1280, 800);
  window.show();
  QTest::qWait(20);
  TableCanvas& canvas = window.canvas();
  const Setup& land = window.document().land();
  for (int i = 0; i < 3; ++i) {
    hand.key(window, static_cast<Qt::Key>(Qt::Key_2 + i));
    const Vec2 corner{land.width * (0.2 + 0.25 * i), land.depth * 0.45};
    const Vec2 other{corner.x + land.width * 0.1, corner.y + land.depth * 0.1};
    hand.drag(canvas, canvas.map().toScreen(corner), canvas.map().toScreen(other));
  }
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
    window.forces().showSide(side);
    ASSERT_TRUE(window.forces().setArmy(army));
    hand.clicks += 3;
    hand.click(*window.findChild<QPushButton*>(QStringLiteral("layAll")));
  }
  window.document().check();
  ASSERT_TRUE(window.document().playable())
      << source.id << ": " << window.document().problems().front().words.toStdString();
  ASSERT_TRUE(window.saveIn(file));
}

// The next step where there is one, else the first choice that is offered.
bool goOn(Hand& hand, MainWindow& window) {
  auto* next = window.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
  if (next->isEnabled()) {
    hand.click(*next);
    return true;
  }
  for (QWidget* dock : {static_cast<QWidget*>(&window.sequenceDock()), static_cast<QWidget*>(&window.unitDock())})
    for (RowButton* row : dock->findChildren<RowButton*>())
      if (row->isEnabled() && row->isVisible()) {
        const std::size_t before = window.game().session().eventCount();
        hand.click(*row);
        if (window.game().session().eventCount() > before) return true;
      }
  return false;
}

void playATurn(Hand& hand, const QString& file, const QString& journal) {
  MainWindow window(ownLibrary(), {});
  window.resize(1280, 800);
  window.show();
  ASSERT_TRUE(window.openFile(file));
  ASSERT_TRUE(window.saveIn(journal));
  hand.clicks += 2;
  QTest::qWait(20);
  BattleController& game = window.game();
  const auto moment = [&] { return std::pair(game.battle().turn, game.battle().active); };
  while (hand.clicks < mostClicks && game.battle().turn == 1) {
    const auto before = moment();
    if (!goOn(hand, window)) break;
    // Whoever began has had a player turn, and it is the other's.
    if (game.session().eventCount() > 3 && moment() != before) break;
  }
  EXPECT_GT(game.session().eventCount(), 1U);
  const Battle after = game.battle();
  window.closeBattle();
  const OpenedJournal opened = openJournal(ownLibrary(), journal.toStdString());
  EXPECT_EQ(opened.session->battle(), after);
}

TEST(Evening, DISABLED_FromNothingToATurnInUnderAHundredAndFiftyClicks) {
  for (const RuleSetSource& source : ownLibrary().sources()) {
    QTemporaryDir folder;
    const QString army = folder.filePath(QStringLiteral("army.json"));
    const QString table = folder.filePath(QStringLiteral("table.json"));
    Hand hand;
    buildArmy(hand, source, army);
    buildTable(hand, source, army, table);
    if (HasFailure()) return;
    const Document file = Document::load(table.toStdString());
    const Position position = readPosition(ownLibrary(), file.root());
    EXPECT_EQ(position.battle.units.size(), 20U) << source.id;
    playATurn(hand, table, folder.filePath(QStringLiteral("evening.signifer")));
    EXPECT_LT(hand.clicks, mostClicks) << source.id;
    std::printf("%s: %d clicks\n", source.id.c_str(), hand.clicks);
  }
}

}  // namespace
}  // namespace signifer::ui
