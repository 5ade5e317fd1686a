// An evening of a new user, by mouse and keys alone, in each rule set. An army of ten units and a leader is built, and
// a table with three pieces of ground made. Both armies are put on the table, the battle is begun and a turn played, in
// under 150 clicks. The written files are valid, open again and replay. SIGNIFER_EVENING=FOLDER also takes a picture of
// each stage there, to be looked at.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "army/army_check.h"
#include "dialogs/new_battle_dialog.h"
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

namespace signifer::ui::evening_test {
namespace {

constexpr int mostClicks = 150;

const RuleSetLibrary& ownLibrary() {
  static const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  return library;
}

template <class Window>
Window* openWindow() {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* window = qobject_cast<Window*>(widget); window != nullptr && window->isVisible()) return window;
  return nullptr;
}

// Every deed of the user is counted: a click, a drag, a word typed, a key that is no letter of a word.
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
  // An entry of the menu bar, by the words of the way there.
  void choose(QMenuBar& bar, const QStringList& way) {
    QAction* action = named(bar.actions(), way.front());
    ASSERT_NE(action, nullptr) << way.front().toStdString();
    ++clicks;
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(action).center());
    for (const QString& words : way.mid(1)) {
      QMenu* menu = action->menu();
      ASSERT_NE(menu, nullptr);
      ASSERT_TRUE(QTest::qWaitFor([menu] { return menu->isVisible(); }));
      action = named(menu->actions(), words);
      ASSERT_NE(action, nullptr) << words.toStdString();
      ++clicks;
      // A hand moves over the entry first; newer versions of Qt open a further menu for no other click.
      const QPoint middle = menu->actionGeometry(action).center();
      for (int i = 8; i >= 0; --i) send(*menu, QEvent::MouseMove, middle - QPoint(i, 0), Qt::NoButton);
      QTest::mouseClick(menu, Qt::LeftButton, {}, middle);
    }
  }
  void choose(QComboBox& list, const QString& words) {
    click(list);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(list.view()->window()));
    // A list that has just opened takes no click for the time of a double click.
    QTest::qWait(QApplication::doubleClickInterval() + 20);
    const int place = list.findText(words);
    ASSERT_GE(place, 0) << words.toStdString();
    const QModelIndex index = list.model()->index(place, 0);
    list.view()->scrollTo(index);
    const QPoint at = list.view()->visualRect(index).center();
    QTest::mouseMove(list.view()->viewport(), at);
    QTest::qWait(20);
    ++clicks;
    QTest::mouseClick(list.view()->viewport(), Qt::LeftButton, {}, at);
  }
  // Clicks what asks where to save, and types the file's name.
  void saveBy(QWidget& widget, const QString& file) {
    QTimer asked;
    QObject::connect(&asked, &QTimer::timeout, &asked, [&] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      // As if the name had been typed and the button pressed. QFileDialog::selectFile() would do nothing while the name
      // has the keys.
      dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
      if (dialog->selectedFiles() != QStringList{file}) return;
      asked.stop();
      clicks += 2;
      QMetaObject::invokeMethod(dialog, "accept");
    });
    asked.start(20);
    // The questions asked before a battle begins have the right answers from the start.
    QTimer begins;
    QObject::connect(&begins, &QTimer::timeout, &begins, [&] {
      auto* dialog = qobject_cast<NewBattleDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      begins.stop();
      click(*dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
    });
    begins.start(20);
    click(widget);
    ASSERT_TRUE(QFileInfo::exists(file)) << file.toStdString();
  }
  int clicks = 0;

 private:
  static QAction* named(const QList<QAction*>& actions, const QString& words) {
    for (QAction* action : actions)
      if (action->text().remove(QLatin1Char('&')).startsWith(QString(words).remove(QLatin1Char('&')))) return action;
    return nullptr;
  }
  static void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons held) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
  }
};

// A picture of what the user sees now, where somebody wants to look at it.
void picture(QWidget& window, const RuleSetSource& source, const char* stage) {
  const QString folder = qEnvironmentVariable("SIGNIFER_EVENING");
  if (folder.isEmpty()) return;
  QTest::qWait(250);
  window.grab().save(
      QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromStdString(source.id), QLatin1String(stage)));
}

// Ten units of three kinds and a leader; then the army goes to a table.
void buildArmy(Hand& hand, MainWindow& window, const RuleSetSource& source, const QString& file) {
  hand.choose(*window.menuBar(),
              {QStringLiteral("Prepare"), QStringLiteral("New army"), QString::fromStdString(source.name)});
  auto* editor = openWindow<ArmyWindow>();
  ASSERT_NE(editor, nullptr);
  picture(*editor, source, "2-empty-army");
  QLineEdit& search = editor->catalogue().search();
  const Definition& d = editor->document().definition();
  const int counts[] = {4, 3, 3};
  for (std::size_t kind = 0; kind < 3; ++kind) {
    hand.type(search, QString::fromStdString(d.troops()[kind].name));
    for (int i = 0; i < counts[kind]; ++i) hand.key(search, Qt::Key_Return);
  }
  if (!d.people().empty()) {
    hand.type(search, QString::fromStdString(d.people().back().name));
    hand.key(search, Qt::Key_Return);
  }
  EXPECT_EQ(unitCount(editor->document().army()), 10) << source.id;
  hand.type(*editor->findChild<QLineEdit*>(QStringLiteral("armyName")), QStringLiteral("Our club"));
  picture(*editor, source, "3-army");
  hand.saveBy(*editor->findChild<QPushButton*>(QStringLiteral("use")), file);
  editor->document().check();
  EXPECT_TRUE(editor->document().report().playable()) << source.id;
}

// The army lies on the new table already; the other side takes the same.
void buildTable(Hand& hand, const RuleSetSource& source, const QString& file) {
  auto* window = openWindow<TableWindow>();
  ASSERT_NE(window, nullptr);
  QTest::qWait(20);
  picture(*window, source, "4-table-with-one-army");
  TableCanvas& canvas = window->canvas();
  const Setup& land = window->document().land();
  for (int i = 0; i < 3; ++i) {
    hand.key(*window, static_cast<Qt::Key>(Qt::Key_2 + i));
    const Vec2 corner{land.width * (0.2 + 0.25 * i), land.depth * 0.45};
    const Vec2 other{corner.x + land.width * 0.1, corner.y + land.depth * 0.1};
    hand.drag(canvas, canvas.map().toScreen(corner), canvas.map().toScreen(other));
  }
  picture(*window, source, "5-ground");
  hand.click(*window->forces().findChildren<QPushButton*>()[1]);
  ASSERT_EQ(window->forces().side(), 1);
  hand.choose(*window->forces().findChild<QComboBox*>(QStringLiteral("armies")), QStringLiteral("Our club"));
  ASSERT_TRUE(window->document().army(1)) << source.id;
  hand.click(*window->findChild<QPushButton*>(QStringLiteral("layAll")));
  window->document().check();
  ASSERT_TRUE(window->document().playable())
      << source.id << ": " << window->document().problems().front().words.toStdString();
  picture(*window, source, "6-both-armies");
  hand.saveBy(*window->findChild<QPushButton*>(QStringLiteral("start")), file);
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

// The first player turn, to its end; the battle keeps its journal by itself.
void playATurn(Hand& hand, MainWindow& window, const RuleSetSource& source) {
  BattleController& game = window.game();
  ASSERT_TRUE(game.hasBattle()) << source.id;
  const auto moment = [&] { return std::pair(game.battle().turn, game.battle().active); };
  const auto start = moment();
  picture(window, source, "7-begun");
  // Before anything has happened the sides may only roll for who begins.
  while (hand.clicks < mostClicks && (moment() == start || game.session().eventCount() < 3))
    if (!goOn(hand, window)) break;
  picture(window, source, "8-after-a-turn");
  EXPECT_NE(moment(), start) << source.id;
  EXPECT_GE(game.session().eventCount(), 3U) << source.id;
  const std::string journal = game.file().toStdString();
  const Battle after = game.battle();
  window.closeBattle();
  const OpenedJournal opened = openJournal(ownLibrary(), journal);
  EXPECT_EQ(opened.session->battle(), after) << source.id;
}

TEST(Evening, FromNothingToATurnInUnderAHundredAndFiftyClicks) {
  for (const RuleSetSource& source : ownLibrary().sources()) {
    SCOPED_TRACE(source.id);
    QTemporaryDir folder;
    const QString army = folder.filePath(QStringLiteral("army.json"));
    const QString table = folder.filePath(QStringLiteral("table.json"));
    MainWindow window(ownLibrary(), {{}, folder.filePath(QStringLiteral("battles")).toStdString()});
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    Hand hand;
    picture(window, source, "1-start");
    buildArmy(hand, window, source, army);
    if (HasFailure()) return;
    buildTable(hand, source, table);
    if (HasFailure()) return;
    const Document file = Document::load(table.toStdString());
    const Position position = readPosition(ownLibrary(), file.root());
    EXPECT_EQ(position.battle.units.size(), 20U);
    TableWindow again(ownLibrary());
    ASSERT_TRUE(again.openFile(table));
    // Saved again beside it, with the armies that the sides were made of, it is the same file.
    const QString copy = folder.filePath(QStringLiteral("copy.json"));
    again.document().save(copy);
    EXPECT_EQ(Document::load(copy.toStdString()).root().json(), file.root().json());
    playATurn(hand, window, source);
    EXPECT_LT(hand.clicks, mostClicks);
    RecordProperty("clicks-" + source.id, hand.clicks);
  }
}

}  // namespace
}  // namespace signifer::ui::evening_test
