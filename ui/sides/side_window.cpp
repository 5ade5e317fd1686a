#include "sides/side_window.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <limits>

#include "dialogs/action_dialog.h"
#include "dialogs/rules_dialog.h"
#include "docks/deployment_dock.h"
#include "docks/group_pane.h"
#include "docks/measure_pane.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/action_form.h"
#include "game/choices.h"
#include "play/wording.h"
#include "sides/answer_dock.h"
#include "sides/letter_desk.h"
#include "sides/orders_dock.h"
#include "sides/side_dice.h"
#include "sides/view_band.h"
#include "symbols.h"
#include "table/table_view.h"
#include "theme.h"
#include "unit_menu.h"
#include "widgets/notice.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int eventRole = Qt::UserRole;

}  // namespace

SideWindow::SideWindow(BattleController& everything, SideIndex side, QWidget* parent)
    : SideWindow(nullptr, everything, side, parent) {}

SideWindow::SideWindow(std::unique_ptr<LetterDesk> letter)
    : SideWindow(std::move(letter), letter->game(), letter->side(), nullptr) {}

SideWindow::SideWindow(std::unique_ptr<LetterDesk>&& letter, BattleController& everything, SideIndex side,
                       QWidget* parent)
    : QMainWindow(parent), letter_(std::move(letter)), everything_(everything), screen_(everything, side) {
  setObjectName(QStringLiteral("sideWindow"));
  setWindowIcon(QIcon(QStringLiteral(":/signifer.svg")));
  makeParts();
  makeMenus();
  if (letter_ != nullptr) makeLetter();
  connectParts();
  if (UmpiresWord::sideLocked(everything_.desk().lock) == side) word_.restore(everything_.desk().lock);
  refresh();
}

// Docks are hidden once more as they go.
SideWindow::~SideWindow() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
  qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
}

void SideWindow::makeParts() {
  BattleController& game = screen_.shown();
  table_ = new TableView(game);
  band_ = new ViewBand;
  notice_ = new Notice;
  auto* everything = new QPushButton(tr("Everything (F4)"));
  everything->setObjectName(QStringLiteral("leaveView"));
  everything->setVisible(letter_ == nullptr);
  everything->setToolTip(tr("Only for the umpire: shows what both sides hide"));
  connect(everything, &QPushButton::clicked, this, [this] { Q_EMIT viewWanted(noSide); });
  band_->add(everything);
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(band_);
  column->addWidget(notice_);
  if (letter_ == nullptr) column->addWidget(new SideDice(everything_, side()));
  column->addWidget(table_, 1);
  setCentralWidget(middle);
  sequence_ = new SequenceDock(game, this);
  unit_ = new UnitDock(game, this);
  orders_ = new OrdersDock(everything_, side(), this);
  ruling_ = new RulingDock(game, this);
  deployment_ = new DeploymentDock(game, *table_, this);
  auto* told = new Dock(tr("Told to this side"), QStringLiteral("toldDock"), this);
  told_ = new QListWidget;
  told_->setObjectName(QStringLiteral("toldToSide"));
  told_->setAccessibleName(tr("Told to this side"));
  told_->setWordWrap(true);
  told_->setFrameShape(QFrame::NoFrame);
  told_->setToolTip(tr("A click shows the table as your side knew it then"));
  told->setWidget(told_);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  addDockWidget(Qt::LeftDockWidgetArea, sequence_);
  addDockWidget(Qt::RightDockWidgetArea, unit_);
  addDockWidget(Qt::RightDockWidgetArea, deployment_);
  tabifyDockWidget(unit_, deployment_);
  addDockWidget(Qt::RightDockWidgetArea, orders_);
  tabifyDockWidget(deployment_, orders_);
  unit_->raise();
  addDockWidget(Qt::BottomDockWidgetArea, told);
  addDockWidget(Qt::BottomDockWidgetArea, ruling_);
  tabifyDockWidget(told, ruling_);
  told->raise();
  message_ = new QLabel;
  message_->setTextFormat(Qt::RichText);
  message_->setContentsMargins(8, 0, 8, 0);
  message_->setMinimumWidth(80);
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  statusBar()->addWidget(message_, 1);
  place_ = new QLabel;
  statusBar()->addPermanentWidget(place_);
}

// Deeds are planned, and the answer has a dock.
void SideWindow::makeLetter() {
  screen_.setCarryOut([this](const Action& action) { return letter_->act(action); });
  answer_ = new AnswerDock(*letter_, this);
  addDockWidget(Qt::LeftDockWidgetArea, answer_);
  connect(answer_, &AnswerDock::written, this, [this](const QString& path) {
    say(tr("The answer is written: %1. Send it to the umpire.").arg(QDir::toNativeSeparators(path)));
  });
}

void SideWindow::makeMenus() {
  const auto add = [this](QMenu* menu, const QString& words, const QKeySequence& keys, auto deed) {
    QAction* action = menu->addAction(words);
    action->setShortcut(keys);
    addAction(action);
    connect(action, &QAction::triggered, this, deed);
    return action;
  };
  const BattleController& game = screen_.shown();
  QMenu* view = menuBar()->addMenu(tr("&View"));
  if (letter_ == nullptr) add(view, tr("&Everything"), Qt::Key_F4, [this] { Q_EMIT viewWanted(noSide); });
  if (game.hasBattle() && letter_ == nullptr) {
    const SideIndex other = enemyOf(side());
    add(view, tr("View: %1").arg(text(sideName(game.battle(), other))), Qt::SHIFT | Qt::Key_F4,
        [this, other] { Q_EMIT viewWanted(other); });
  }
  lock_ = add(view, tr("&Lock this view…"), Qt::CTRL | Qt::Key_L, [this] { lockView(); });
  lock_->setObjectName(QStringLiteral("lockView"));
  lock_->setVisible(letter_ == nullptr);
  view->addSeparator();
  add(view, tr("Zoom &out"), QKeySequence::ZoomOut, [this] { table_->zoomBy(0.8); });
  add(view, tr("Zoom &in"), QKeySequence::ZoomIn, [this] { table_->zoomBy(1.25); });
  add(view, tr("Whole &table"), Qt::CTRL | Qt::Key_0, [this] { table_->fit(); });
  QMenu* measure = menuBar()->addMenu(tr("&Measure"));
  using Tool = TableView::Tool;
  const auto tool = [&](const QString& words, Qt::Key key, Tool what) {
    add(measure, words, key, [this, what] { table_->setTool(what); });
  };
  tool(tr("&Select and move"), Qt::Key_V, Tool::select);
  tool(tr("&Ruler"), Qt::Key_M, Tool::measure);
  tool(tr("&Arcs of the selected unit"), Qt::Key_A, Tool::arcs);
  tool(tr("What it &sees"), Qt::Key_S, Tool::sees);
  tool(tr("Who sees &it"), Qt::Key_B, Tool::seenBy);
  tool(tr("&Distances to all enemies"), Qt::Key_D, Tool::distances);
  tool(tr("Reaches and &zones"), Qt::Key_Z, Tool::zones);
  QMenu* referee = menuBar()->addMenu(tr("&Referee"));
  add(referee, tr("&Next step"), Qt::Key_F5, [this] { sequence_->goOn(); });
  add(referee, tr("&Write an order…"), Qt::CTRL | Qt::SHIFT | Qt::Key_U, [this] {
    orders_->show();
    orders_->raise();
    orders_->write();
  });
  add(referee, tr("&Another action…"), Qt::CTRL | Qt::SHIFT | Qt::Key_A, [this] { anotherAction(-1); });
}

void SideWindow::connectParts() {
  BattleController& game = screen_.shown();
  const auto follow = [this, &game](const QString& link) {
    const QString what = link.section(QLatin1Char(':'), 1);
    if (link.startsWith(QLatin1String("unit:")))
      game.select(static_cast<UnitIndex>(what.toInt()));
    else
      QToolTip::showText(QCursor::pos(), ruleHtml(game.definition(), what), this, {}, 12000);
  };
  for (Dock* dock : std::initializer_list<Dock*>{sequence_, unit_, ruling_})
    connect(dock, &Dock::linkActivated, this, follow);
  connect(table_, &TableView::linkActivated, this, follow);
  connect(table_, &TableView::menuWanted, this, &SideWindow::showMenu);
  connect(table_, &TableView::overruleWanted, this,
          [this] { say(tr("Only the umpire overrules, where everything is seen.")); });
  connect(table_, &TableView::statusChanged, this, [this](const QString& words) { message_->setText(words); });
  // A draft that was carried out is not to be accepted any more.
  connect(&game, &BattleController::changed, message_, &QLabel::clear);
  connect(table_, &TableView::pointerMoved, this, [this](const QString& words) { place_->setText(words); });
  connect(sequence_, &SequenceDock::actionChosen, this, &SideWindow::choose);
  connect(sequence_, &SequenceDock::actionConsidered, ruling_, &RulingDock::consider);
  connect(sequence_, &SequenceDock::anotherActionAsked, this, &SideWindow::anotherAction);
  connect(sequence_, &SequenceDock::reportAsked, this,
          [this] { say(tr("The report is made where everything is seen.")); });
  connect(unit_, &UnitDock::actionChosen, this, &SideWindow::choose);
  connect(unit_, &UnitDock::actionConsidered, ruling_, &RulingDock::consider);
  connect(unit_, &UnitDock::actionConsidered, table_, &TableView::consider);
  connect(unit_, &UnitDock::anotherActionAsked, this, &SideWindow::anotherAction);
  connect(ruling_, &RulingDock::wantsToBeSeen, this, [this](bool wants) {
    if (wants) ruling_->raise();
  });
  connect(deployment_, &DeploymentDock::adviceWanted, this,
          [this] { say(tr("That is the umpire's to do, where everything is seen.")); });
  const auto measures = [this] { unit_->measures().show(table_->measured()); };
  const auto group = [this] { unit_->group().show(table_->groupDraft()); };
  connect(table_, &TableView::toolChanged, this, measures);
  connect(table_, &TableView::statusChanged, this, group);
  connect(&game, &BattleController::selectionChanged, this, measures);
  connect(&game, &BattleController::selectionChanged, this, group);
  connect(&unit_->group(), &GroupPane::accepted, table_, &TableView::acceptDraft);
  connect(&unit_->group(), &GroupPane::takenBack, table_, &TableView::cancelDraft);
  connect(&game, &BattleController::failed, this, &SideWindow::say);
  connect(&game, &BattleController::refused, this, &SideWindow::refused);
  connect(&screen_, &SideScreen::followed, this, &SideWindow::refresh);
  connect(told_, &QListWidget::itemSelectionChanged, this, &SideWindow::lookBack);
}

void SideWindow::refresh() {
  const BattleController& game = screen_.shown();
  if (!game.hasBattle()) return letter_ == nullptr ? viewWanted(noSide) : void();
  const QString name = text(sideName(game.battle(), side()));
  setWindowTitle(tr("View: %1 – Signifer").arg(name));
  lock_->setText(word_.locks() ? tr("Take the &lock off…") : tr("&Lock this view…"));
  band_->say(side(), tr("View: %1").arg(name),
             word_.locks() ? tr("Nothing that is hidden from this side is on this screen. Locked by the umpire's word.")
                           : tr("Nothing that is hidden from this side is on this screen."));
  if (letter_ != nullptr) {
    const QString title =
        tr("Letter %1 to %2, turn %3").arg(letter_->letter().number).arg(name).arg(game.battle().turn);
    setWindowTitle(title + QStringLiteral(" – Signifer"));
    band_->say(side(), title, tr("What you do here is proposed to the umpire in your answer."));
  }
  showTold();
}

// A letter brings the sentences since the one before.
void SideWindow::showTold() {
  std::vector<SideScreen::Told> told;
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  if (letter_ != nullptr)
    for (const std::string& sentence : letter_->letter().told) told.push_back({text(sentence), none});
  std::ranges::move(screen_.told(), std::back_inserter(told));
  // A sentence that is told many times over, as of units placed behind a screen, stands there once.
  QStringList sentences;
  std::vector<std::size_t> events;
  std::vector<int> times;
  for (std::size_t i = 0; i < told.size(); ++i) {
    const bool again = i > 0 && told[i].words == told[i - 1].words && !told[i].note;
    if (!again) {
      sentences << told[i].words;
      events.push_back(told[i].event);
      times.push_back(1);
      continue;
    }
    events.back() = told[i].event;
    sentences.back() = tr("%1 (%2 times)").arg(told[i].words).arg(++times.back());
  }
  // Only what is new is added: a reader stays where he reads.
  const QSignalBlocker blocker(told_);
  int same = 0;
  while (same < told_->count() && same < sentences.size() && told_->item(same)->text() == sentences[same]) ++same;
  while (told_->count() > same) delete told_->takeItem(told_->count() - 1);
  for (int i = same; i < sentences.size(); ++i) {
    auto* item = new QListWidgetItem(sentences[i], told_);
    const std::size_t event = events[static_cast<std::size_t>(i)];
    if (event != none) item->setData(eventRole, static_cast<qulonglong>(event));
  }
  // Queued: rows have no heights before they are laid out.
  if (same < sentences.size() && !screen_.looking())
    QMetaObject::invokeMethod(told_, &QListWidget::scrollToBottom, Qt::QueuedConnection);
  if (screen_.looking())
    return notice_->say(tr("Turn %1, as your side knew it then.").arg(screen_.shown().battle().turn),
                        {{tr("Back to now"), [this] { screen_.lookAt({}); }}});
  // A note is shown until it is put away.
  const auto newest = std::ranges::find_if(told.rbegin(), told.rend(), &SideScreen::Told::note);
  if (newest != told.rend() && newest->event >= notesRead_)
    return notice_->say(newest->words, {{tr("Put it away"), [this, event = newest->event] {
                                           setNotesRead(event + 1);
                                           Q_EMIT notesRead(event + 1);
                                         }}});
  notice_->say({});
}

void SideWindow::setNotesRead(std::size_t events) {
  notesRead_ = events;
  showTold();
}

void SideWindow::lookBack() {
  const QListWidgetItem* item = told_->currentItem();
  if (item == nullptr || !item->data(eventRole).isValid()) return screen_.lookAt({});
  screen_.lookAt(static_cast<std::size_t>(item->data(eventRole).toULongLong()));
}

void SideWindow::say(const QString& words) {
  notice_->say(words, {{tr("Close"), [this] { notice_->say({}); }}});
}

void SideWindow::choose(const Action& action) {
  BattleController& game = screen_.shown();
  const MoveDraft draft = draftOf(game.rules(), game.battle(), action);
  const bool moves = draft.trace.size() > 1 && draft.trace.front() != draft.trace.back();
  if (moves || isToBeLed(game, action) || !draft.verdict.legal())
    table_->propose(action);
  else
    game.act(action);
  table_->setFocus();
}

// The table draws why, where the view itself says so.
void SideWindow::refused(const Action& action, const Verdict& verdict) {
  const BattleController& game = screen_.shown();
  if (!game.rules().judge(game.battle(), action).legal()) return table_->propose(action);
  say(verdict.reasons.empty() ? tr("This cannot be done.")
                              : reasonWords(game.rules(), game.battle(), verdict.reasons.front()));
}

void SideWindow::showMenu(UnitIndex unit, QPoint globally) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillUnitMenu(*menu, screen_.shown(), unit,
               {[this](const Action& action) { choose(action); },
                [this](UnitIndex one, UnitIndex other) { table_->measureBetween(one, other); },
                [this](TableView::Tool tool) { table_->setTool(tool); },
                [this] { say(tr("Only the umpire changes a unit by hand, where everything is seen.")); },
                [this] { table_->typeMove(); }, [this](UnitIndex one) { table_->selectLine(one); },
                [this](UnitIndex one) { table_->selectCommand(one); }});
  menu->popup(globally);
}

void SideWindow::anotherAction(int first) {
  BattleController& game = screen_.shown();
  if (kindsToFillIn(game).empty()) return say(tr("Nothing can be filled in now."));
  ActionDialog dialog(game, first, this);
  if (dialog.exec() != QDialog::Accepted) return;
  if (dialog.overruled()) return say(tr("Only the umpire overrules, where everything is seen."));
  game.act(dialog.action());
}

void SideWindow::lockView() {
  if (word_.locks()) {
    word_.askToOpen(this);
  } else {
    word_.askToLock(this);
  }
  everything_.setLock(word_.kept(side()));
  refresh();
}

bool SideWindow::mayLeave() {
  if (!word_.askToOpen(this)) return false;
  everything_.setLock({});
  return true;
}

// To close it is to leave the view.
void SideWindow::closeEvent(QCloseEvent* event) {
  if (letter_ != nullptr) {
    const bool leaves =
        !letter_->isUnsent() ||
        QMessageBox::question(this, tr("Put the letter away"),
                              tr("Your answer is not written. Put the letter away all the same?")) == QMessageBox::Yes;
    return event->setAccepted(leaves);
  }
  event->ignore();
  Q_EMIT viewWanted(noSide);
}

}  // namespace signifer::ui
