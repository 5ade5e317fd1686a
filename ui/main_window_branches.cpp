// Looking back and going from branch to branch in the window. The banner names the moment on show. The words of the
// buttons that step back and forward are here, and the question before the screen is opened.
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include "docks/journal_dock.h"
#include "main_window.h"
#include "play/wording.h"
#include "preferences.h"
#include "sheet/branch_words.h"
#include "symbols.h"
#include "table/table_view.h"
#include "widgets/notice.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostListed = 12;

// The line that takes what is typed into a widget; null where it is no field.
const QLineEdit* fieldOf(QObject* widget) {
  if (const auto* line = qobject_cast<QLineEdit*>(widget)) return line;
  return qobject_cast<QAbstractSpinBox*>(widget) != nullptr ? widget->findChild<QLineEdit*>() : nullptr;
}

// In the window itself, or in a dock that floats beside it.
bool isPartOf(const QWidget& widget, const QMainWindow& window) {
  const QWidget* on = widget.window();
  return on == &window || (qobject_cast<const QDockWidget*>(on) != nullptr && on->parentWidget() == &window);
}

// As long as a menu bears.
QString brief(const QString& words) {
  constexpr qsizetype most = 60;
  return words.size() > most ? words.left(most - 1).trimmed() + QStringLiteral("…") : words;
}

// A name is no mnemonic.
QString inMenu(const QString& words) { return brief(words).replace(QLatin1Char('&'), QLatin1String("&&")); }

QString withKeys(const QString& words, const QAction& action) {
  return plainTip(QStringLiteral("%1 (%2)").arg(words, action.shortcut().toString(QKeySequence::NativeText)));
}

}  // namespace

void MainWindow::connectBranches() {
  undo_->setProperty(nameForGood, tr("Step back"));
  redo_->setProperty(nameForGood, tr("Step forward"));
  back_ = new QAction(this);
  back_->setObjectName(QStringLiteral("back-to-now"));
  back_->setShortcut(Qt::Key_Escape);
  addAction(back_);
  connect(back_, &QAction::triggered, this, [this] {
    // Drop a throw or a draft that has begun first.
    if (game_.openThrow()) return game_.dropThrow();
    if (table_->draft()) return table_->cancelDraft();
    game_.comeBack();
  });
  game_.setScreenAsker([this](SideIndex on) { return mayOpenScreen(on); });
  connect(&game_, &BattleController::changed, this, &MainWindow::refreshWhere);
  connect(&game_, &BattleController::opened, this, &MainWindow::refreshWhere);
  connect(journal_, &JournalDock::branchRemoved, this, [this](BranchIndex branch) {
    question_->say(tr("Deleted: %1").arg(QString::fromStdString(branchInWords(game_.session(), branch))),
                   {{tr("Bring it back"),
                     [this, branch] {
                       question_->say({});
                       game_.restoreBranch(branch);
                     }},
                    {tr("Close"), [this] { question_->say({}); }}});
  });
  if (auto* button = qobject_cast<QToolButton*>(tools_->widgetForAction(undo_))) {
    auto* steps = new QMenu(button);
    steps->setObjectName(QStringLiteral("undoSteps"));
    button->setMenu(steps);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    connect(steps, &QMenu::aboutToShow, this, [this, steps] { fillSteps(*steps); });
  }
  qApp->installEventFilter(this);
  refreshWhere();
}

// The last steps, the last first: choosing one takes it back, and all that came after it.
void MainWindow::fillSteps(QMenu& steps) {
  steps.clear();
  if (!game_.hasBattle()) return;
  const std::size_t events = game_.session().eventCount();
  const QStringList words = game_.undoSteps(mostListed);
  for (qsizetype i = 0; i < words.size(); ++i)
    connect(steps.addAction(inMenu(words[i])), &QAction::triggered, this,
            [this, to = events - static_cast<std::size_t>(i) - 1] { game_.goTo(to); });
}

void MainWindow::refreshWhere() {
  const bool battle = game_.hasBattle();
  const bool looking = game_.isLooking();
  back_->setEnabled(looking);
  const auto tell = [looking](QAction& action, const QString& look, const QString& step, const QString& words,
                              const QString& plain) {
    action.setText(looking ? look : words.isEmpty() ? plain : step.arg(inMenu(words)));
    const QString all = looking ? look : words.isEmpty() ? plain : step.arg(words);
    action.setToolTip(withKeys(QString(all).remove(QLatin1Char('&')), action));
  };
  tell(*undo_, tr("&Look one event back"), tr("&Step back: %1"), game_.undoWords(), tr("&Step back"));
  tell(*redo_, tr("Look one event &forward"), tr("Step &forward: %1"), game_.redoWords(), tr("Step &forward"));
  if (!battle) return where_->say({});
  if (looking)
    return where_->say(tr("You are looking at turn %1, after event %2 of %3. Nothing is undone. What is played from "
                          "here begins a branch.")
                           .arg(game_.battle().turn)
                           .arg(game_.session().eventCount())
                           .arg(game_.session().eventsNow()),
                       {{tr("Back to now (Esc)"), [this] { game_.comeBack(); }}});
  const BranchIndex branch = game_.session().branches().current();
  if (branch == tableGame) return where_->say({});
  const QString name = QString::fromStdString(branchName(game_.session(), branch));
  const int turn = turnOfFork(game_.session(), branch);
  where_->say(tr("A branch from turn %1: %2. The table's game is kept as it is.").arg(turn).arg(name),
              {{tr("Back to the table's game"), [this] { game_.goToBranch(tableGame); }}});
}

// Both players are asked, so that no step back shows the deploying player the other side's deployment unasked.
bool MainWindow::mayOpenScreen(SideIndex on) {
  QMessageBox box(QMessageBox::Question, tr("Signifer"),
                  tr("This opens the screen: what is placed behind it can be seen before both sides have deployed. Do "
                     "both sides agree?"),
                  QMessageBox::NoButton, this);
  box.setObjectName(QStringLiteral("screenQuestion"));
  box.setInformativeText(tr("Now to deploy: %1.").arg(text(sideName(game_.battle(), on))));
  QPushButton* open = box.addButton(tr("Open the screen"), QMessageBox::AcceptRole);
  QPushButton* stay = box.addButton(tr("Leave it up"), QMessageBox::RejectRole);
  box.setDefaultButton(stay);
  box.setEscapeButton(stay);
  box.exec();
  return box.clickedButton() == static_cast<QAbstractButton*>(open);
}

// A field takes Ctrl+Z only while it has something of its own to undo; the battle's steps take it else.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QMainWindow::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool undo = key->matches(QKeySequence::Undo);
  if (!undo && !key->matches(QKeySequence::Redo)) return QMainWindow::eventFilter(watched, event);
  const QLineEdit* field = fieldOf(watched);
  if (field == nullptr || !isPartOf(*field, *this)) return QMainWindow::eventFilter(watched, event);
  if (undo ? field->isUndoAvailable() : field->isRedoAvailable()) return QMainWindow::eventFilter(watched, event);
  event->ignore();
  return true;
}

}  // namespace signifer::ui
