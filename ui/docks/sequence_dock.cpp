#include "docks/sequence_dock.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include "docks/choice_list.h"
#include "docks/standing_bar.h"
#include "docks/step_delegate.h"
#include "game/action_form.h"
#include "game/choices.h"
#include "house_marks.h"
#include "play/deployment.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// A step's help and the house rules on it, in rich text.
QString inLines(const QString& help, const QString& house) {
  QString lines = (help.isEmpty() ? house : help + QLatin1Char('\n') + house).toHtmlEscaped();
  return lines.replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

// The yellow box of a reminder that names units.
class ReminderBox final : public QFrame {
 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(colours().reminderEdge, 1));
    p.setBrush(colours().reminder);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
};

// The side that begins is asked for once; then nothing waits.
void goOnByHand(BattleController& game, NextButton& next) {
  const Before before = comesBefore(game.rules(), game.battle());
  if (before == Before::deployment) {
    if (const auto placed = endOfPlacing(game.definition(), game.battle())) game.act(*placed);
    return;
  }
  if (before != Before::whoBegins) {
    game.change(nextStepChanges(game), {});
    return;
  }
  auto* menu = new QMenu(&next);
  menu->setObjectName(QStringLiteral("whoBegins"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (SideIndex side = 0; side < 2; ++side)
    menu->addAction(SequenceDock::tr("%1 begins").arg(text(sideName(game.battle(), side))), &game,
                    [&game, side] { game.change(text(beginsText(game.battle(), side)), {}); });
  // A button near the top has its menu below it.
  const QPoint above = next.mapToGlobal(QPoint(0, -menu->sizeHint().height()));
  menu->popup(above.y() < next.window()->geometry().top() ? next.mapToGlobal(QPoint(0, next.height())) : above);
}

// By hand a step is a place to go to.
void goTo(BattleController& game, int step) {
  const bool goes = game.byHand() && !game.handsRest() && comesBefore(game.rules(), game.battle()) == Before::nothing;
  if (goes && step != game.battle().step) game.change(goToStepChanges(game, step), {});
}

}  // namespace

SequenceDock::SequenceDock(BattleController& game, QWidget* parent)
    : Dock(tr("Sequence"), QStringLiteral("sequenceDock"), parent), game_(game) {
  // The matter above the buttons scrolls when room is short. The next step is always in view.
  auto* body = new QWidget;
  auto* whole = new QVBoxLayout(body);
  whole->setContentsMargins(0, 0, 0, 12);
  whole->setSpacing(6);
  auto* above = new QWidget;
  auto* column = new QVBoxLayout(above);
  column->setContentsMargins(0, 10, 0, 0);
  column->setSpacing(6);
  auto* scroll = new QScrollArea;
  scroll->setObjectName(QStringLiteral("aboveNext"));
  scroll->setWidget(above);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  whole->addWidget(scroll, 1);
  auto padded = [&column](QLayout* inner) {
    inner->setContentsMargins(12, 0, 12, 0);
    column->addLayout(inner);
  };
  padded(makeHead());
  standings_ = new QVBoxLayout;
  standings_->setSpacing(3);
  padded(standings_);
  column->addWidget(makeSteps(), 1);
  choices_ = new QVBoxLayout;
  choices_->setSpacing(4);
  padded(choices_);
  column->addWidget(makeReminders());
  column = whole;
  padded(makeButtons());
  next_ = new NextButton;
  next_->setObjectName(QStringLiteral("nextStep"));
  auto* last = new QHBoxLayout;
  last->addWidget(next_);
  padded(last);
  setWidget(body);
  connect(back_, &QPushButton::clicked, &game_, &BattleController::undo);
  connect(nextUnit_, &QPushButton::clicked, this, [this] { game_.selectNext(1); });
  connect(next_, &QAbstractButton::clicked, this, [this] {
    if (game_.hasBattle() && game_.outcome()) return Q_EMIT reportAsked();
    goOn();
  });
  connect(steps_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    const int step = item->data(stepRole).toInt();
    goTo(game_, step);
    Q_EMIT stepAsked(step);
  });
  connect(steps_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item == nullptr || !game_.hasBattle()) return;
    const std::vector<std::string>& rules = game_.definition().sequence().step(item->data(stepRole).toInt()).rules;
    steps_->setProperty(ruleHere, rules.empty() ? QString() : QString::fromStdString(rules.front()));
  });
  steps_->viewport()->installEventFilter(this);
  connect(&game_, &BattleController::changed, this, &SequenceDock::refresh);
  connect(&game_, &BattleController::throwChanged, this, &SequenceDock::showNext);
  connect(&game_, &BattleController::selectionChanged, this, &SequenceDock::showNext);
  connect(&Theme::current(), &Theme::changed, this, &SequenceDock::refresh);
  refresh();
}

QLayout* SequenceDock::makeHead() {
  auto* head = new QVBoxLayout;
  head->setSpacing(2);
  turn_ = new Label(24, QFont::Bold);
  auto* whose = new QHBoxLayout;
  whose->setSpacing(8);
  flag_ = new Label(13, QFont::Normal);
  whose_ = new Label(15, QFont::Bold);
  whose_->setObjectName(QStringLiteral("whose"));
  whose_->setWordWrap(true);
  whose->addWidget(flag_);
  whose->addWidget(whose_, 1);
  head->addWidget(turn_);
  head->addLayout(whose);
  return head;
}

QWidget* SequenceDock::makeSteps() {
  steps_ = new QListWidget;
  steps_->setObjectName(QStringLiteral("steps"));
  steps_->setAccessibleName(tr("Steps of the turn"));
  steps_->setFrameShape(QFrame::NoFrame);
  steps_->setItemDelegate(new StepDelegate(steps_));
  steps_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  steps_->setResizeMode(QListView::Adjust);
  steps_->viewport()->setAutoFillBackground(false);
  steps_->setMinimumHeight(qRound(Theme::current().px(118)));
  return steps_;
}

QWidget* SequenceDock::makeReminders() {
  reminders_ = new QVBoxLayout;
  reminders_->setSpacing(5);
  reminders_->setContentsMargins(12, 0, 12, 0);
  auto* reminders = new QWidget;
  reminders->setLayout(reminders_);
  reminderArea_ = new QScrollArea;
  reminderArea_->setWidget(reminders);
  reminderArea_->setWidgetResizable(true);
  reminderArea_->setFrameShape(QFrame::NoFrame);
  reminderArea_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  reminderArea_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  return reminderArea_;
}

QLayout* SequenceDock::makeButtons() {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  back_ = new QPushButton(tr("Step back"));
  nextUnit_ = new QPushButton(tr("Next unit"));
  nextUnit_->setToolTip(tr("Goes to the next unit that may act (N)"));
  buttons->addWidget(back_);
  buttons->addWidget(nextUnit_);
  return buttons;
}

namespace {

// A machine answers at once, so a whole turn could be lost by one press: where units could still act, the first press
// asks, and the second ends the step.
bool asksFirst(BattleController& game, NextButton& button, const Action& ends) {
  constexpr char askedAt[] = "askedAt";
  const bool machine = game.machinePlays(enemyOf(game.decision().side));
  const bool ending = game.definition().actions()[static_cast<std::size_t>(ends.kind)].gesture == "next";
  const bool left = std::ranges::any_of(game.candidates(), [](const Action& action) { return action.unit != noUnit; });
  const auto now = static_cast<qulonglong>(game.session().eventCount()) + 1;
  if (!machine || !ending || !left || button.property(askedAt).toULongLong() == now) return false;
  button.setProperty(askedAt, now);
  button.setWords(sequenceView(game).next, SequenceDock::tr("Press again to end the step"));
  return true;
}

}  // namespace

namespace {

// After a look at another unit the button leads back to the one that is asked. Phones are offered no such thing.
bool leadsBack(const BattleController& game) {
  if (game.byHand() || game.outcome() || game.openThrow() || game.handsRest() || advanceAction(game)) return false;
  const UnitIndex asked = game.decision().unit;
  return asked != noUnit && asked != game.selected();
}

}  // namespace

void SequenceDock::goOn() {
  if (!game_.hasBattle() || game_.outcome() || game_.openThrow() || game_.handsRest()) return;
  if (askedBefore_ && askedBefore_()) return;
  if (game_.byHand())
    goOnByHand(game_, shown_ != nullptr && shown_->isVisible() ? *shown_ : *next_);
  else if (const auto action = advanceAction(game_)) {
    if (asksFirst(game_, *next_, *action)) return;
    game_.act(*action);
  } else if (leadsBack(game_)) {
    game_.select(game_.decision().unit);
  }
}

void SequenceDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle()) return;
  const SequenceView view = sequenceView(game_);
  turn_->setText(view.turn);
  showWhose(view);
  showStandings(view);
  showSteps(view);
  showChoices();
  showReminders(view);
  back_->setEnabled(game_.session().canUndo());
  const QString last = game_.undoWords();
  back_->setToolTip(last.isEmpty()      ? QString()
                    : game_.isLooking() ? tr("Looks one event further back")
                                        : plainTip(tr("Takes back: %1 (Ctrl+Z)").arg(last)));
  back_->setIcon(symbolIcon(QStringLiteral("tool-undo"), qRound(Theme::current().px(14))));
  next_->setWords(view.next, view.nextNote);
  next_->setEnabled(view.mayGoOn || leadsBack(game_));
  // Beside the table the strip above it says all that.
  const bool beside = game_.depth() == Depth::judgeWhenAsked;
  for (QWidget* widget : std::initializer_list<QWidget*>{turn_, whose_, back_, nextUnit_, next_})
    widget->setVisible(!beside);
}

void SequenceDock::showWhose(const SequenceView& view) {
  flag_->setPixmap(sideFlag(view.side));
  flag_->setVisible(view.side != noSide && game_.depth() != Depth::judgeWhenAsked);
  whose_->setText(view.whose);
}

// Dice that are typed change who is waited for and what comes next, and nothing else.
void SequenceDock::showNext() {
  if (!game_.hasBattle()) return;
  const SequenceView view = sequenceView(game_);
  showWhose(view);
  next_->setWords(view.next, view.nextNote);
  next_->setEnabled(view.mayGoOn || leadsBack(game_));
}

void SequenceDock::showStandings(const SequenceView& view) {
  clearLayout(*standings_);
  for (const StandingRow& row : view.standings) standings_->addWidget(new StandingBar(row, view.sideNames()));
  if (view.score.isEmpty()) return;
  auto* score = new Label(12, QFont::DemiBold);
  score->setObjectName(QStringLiteral("score"));
  score->setWordWrap(true);
  score->setText(view.score);
  score->setToolTip(plainTip(view.scoreWhy));
  score->setAccessibleDescription(view.scoreWhy);
  standings_->addWidget(score);
}

void SequenceDock::showSteps(const SequenceView& view) {
  steps_->clear();
  QListWidgetItem* current = nullptr;
  for (const StepRow& row : view.steps) {
    auto* item = new QListWidgetItem(row.title, steps_);
    item->setData(stateRole, static_cast<int>(row.state));
    item->setData(depthRole, row.depth);
    item->setData(phaseRole, row.phase);
    item->setData(stepRole, row.step);
    const Step& step = game_.definition().sequence().step(row.step);
    const QString house = houseWords(step.id, step.rules);
    item->setData(houseRole, house);
    item->setToolTip(row.help.isEmpty()
                         ? row.title
                         : QStringLiteral("<b>%1</b><br>%2").arg(row.title.toHtmlEscaped(), row.help.toHtmlEscaped()));
    if (!house.isEmpty())
      item->setToolTip(QStringLiteral("<b>%1</b><br>%2").arg(row.title.toHtmlEscaped(), inLines(row.help, house)));
    const QString now = row.state == StepRow::State::current ? tr("now: ")
                        : row.state == StepRow::State::done  ? tr("done: ")
                                                             : QString();
    item->setData(Qt::AccessibleTextRole, now + row.title + (house.isEmpty() ? house : QStringLiteral(". ") + house));
    if (row.state == StepRow::State::current) current = item;
  }
  fitSteps();
  if (current == nullptr) return;
  steps_->setCurrentItem(current, QItemSelectionModel::NoUpdate);
  steps_->scrollToItem(current, QAbstractItemView::PositionAtCenter);
}

// The steps are fitted anew when the matter below them leaves more or less room.
bool SequenceDock::eventFilter(QObject* watched, QEvent* event) {
  if (watched == steps_->viewport() && event->type() == QEvent::Resize) {
    const auto* resize = static_cast<QResizeEvent*>(event);
    if (resize->size().height() != resize->oldSize().height()) fitSteps();
  }
  return Dock::eventFilter(watched, event);
}

void SequenceDock::fitSteps() {
  const auto high = [this] {
    int all = 0;
    for (int row = 0; row < steps_->count(); ++row) all += steps_->sizeHintForRow(row);
    return all;
  };
  steps_->setProperty(roomy, true);
  steps_->setProperty(roomy, high() <= steps_->viewport()->height());
  steps_->doItemsLayout();
}

void SequenceDock::showChoices() {
  clearLayout(*choices_);
  if (game_.byHand() || game_.outcome() || game_.handsRest()) return;
  const std::vector<Choice> choices = openChoices(game_);
  const std::vector<int> more = kindsOfferedNowhere(game_);
  if (choices.empty() && more.empty()) return;
  choices_->addWidget(sectionHead(tr("To decide")));
  constexpr std::size_t most = 4;
  addChoices(
      *choices_, game_, choices, most, false, [this](const Action& action) { Q_EMIT actionChosen(action); },
      [this](const std::optional<Action>& action) { Q_EMIT actionConsidered(action); });
  constexpr std::size_t mostToFillIn = 3;
  for (std::size_t i = 0; i < std::min(more.size(), mostToFillIn); ++i) {
    const ActionKind& kind = game_.definition().actions()[static_cast<std::size_t>(more[i])];
    auto* row = new RowButton(tr("%1…").arg(QString::fromStdString(kind.title)), {}, QStringLiteral("allowed"), false);
    row->setObjectName(QStringLiteral("toFillIn"));
    if (!kind.rules.empty()) row->setProperty(ruleHere, QString::fromStdString(kind.rules.front()));
    connect(row, &QAbstractButton::clicked, this, [this, kind = more[i]] { Q_EMIT anotherActionAsked(kind); });
    choices_->addWidget(row);
  }
}

void SequenceDock::showReminders(const SequenceView& view) {
  clearLayout(*reminders_);
  const std::vector<Unsettled> open =
      game_.depth() == Depth::judgeWhenAsked ? unsettled_.of(game_.session()) : std::vector<Unsettled>();
  reminderArea_->setVisible(!view.reminders.empty() || !view.resting.isEmpty() || !open.empty());
  if (!view.resting.isEmpty()) {
    auto* words = new Label(12.5, QFont::Normal, Label::Tone::second);
    words->setObjectName(QStringLiteral("resting"));
    words->setWordWrap(true);
    words->setText(view.resting);
    reminders_->addWidget(words);
    reminders_->addStretch();
    QMetaObject::invokeMethod(this, &SequenceDock::fitReminders, Qt::QueuedConnection);
    return;
  }
  if (view.reminders.empty() && open.empty()) return;
  if (!view.reminders.empty())
    reminders_->addWidget(
        sectionHead(game_.depth() == Depth::judgeWhenAsked ? tr("What matters now") : tr("Before you go on")));
  for (std::size_t i = 0; i < view.reminders.size(); ++i) {
    const ReminderRow& row = view.reminders[i];
    Label* words = linkedText(12.5);
    words->setText(QStringLiteral("<b>%1</b><br>%2").arg(row.title.toHtmlEscaped(), row.links));
    // The first one stands out; the rest are there to be read.
    const bool boxed = i == 0 && row.aboutUnits;
    if (!boxed) words->setText(QStringLiteral("%1 &nbsp;%2").arg(row.title.toHtmlEscaped(), row.links));
    if (!row.figures.isEmpty())
      words->setText(QStringLiteral("%1<br><span style=\"color:%2\">%3</span>")
                         .arg(words->text(), colours().text2.name(), row.figures.toHtmlEscaped()));
    connect(words, &QLabel::linkActivated, this, &SequenceDock::linkActivated);
    if (!boxed) {
      reminders_->addWidget(words);
      continue;
    }
    auto* box = new ReminderBox;
    auto* inner = new QVBoxLayout(box);
    inner->setContentsMargins(9, 6, 9, 7);
    inner->addWidget(words);
    reminders_->addWidget(box);
  }
  showUnsettled(open);
  reminders_->addStretch();
  // New widgets count in a layout only once they are shown.
  QMetaObject::invokeMethod(this, &SequenceDock::fitReminders, Qt::QueuedConnection);
}

// Never in the way: each can be told, said to be nothing, or left as it is.
void SequenceDock::showUnsettled(const std::vector<Unsettled>& open) {
  if (open.empty()) return;
  auto* head = sectionHead(tr("Not known yet (%1)").arg(open.size()));
  head->setObjectName(QStringLiteral("notKnownYet"));
  reminders_->addWidget(head);
  std::vector<UnitIndex> units;
  constexpr std::size_t most = 12;
  for (std::size_t i = 0; i < std::min(open.size(), most); ++i) {
    const Unsettled& fact = open[i];
    Label* words = linkedText(12.5);
    const QString who = fact.unit == noUnit ? QString() : unitLink(game_.battle(), fact.unit) + QStringLiteral(": ");
    words->setText(QStringLiteral("%1%2").arg(who, text(fact.words).toHtmlEscaped()));
    words->setToolTip(plainTip(tr("Left open in turn %1").arg(fact.when.turn)));
    connect(words, &QLabel::linkActivated, this, &SequenceDock::linkActivated);
    reminders_->addWidget(words);
    if (fact.unit != noUnit) units.push_back(fact.unit);
  }
  if (units.empty()) return;
  auto* nothing = new QPushButton(tr("Nothing happened to them"));
  nothing->setObjectName(QStringLiteral("settleAll"));
  connect(
      nothing, &QPushButton::clicked, this,
      [this, units] { game_.change(text(settledText(game_.battle(), units)), {}); }, Qt::QueuedConnection);
  reminders_->addWidget(nothing);
}

// As high as its words, up to a part of the dock.
void SequenceDock::fitReminders() {
  const int wide = std::max(reminderArea_->width(), qRound(Theme::current().px(220)));
  const int wanted =
      reminders_->hasHeightForWidth() ? reminders_->heightForWidth(wide) : reminders_->sizeHint().height();
  // Beside the table they are what is read most.
  const int most = game_.depth() == Depth::judgeWhenAsked ? height() * 3 / 5 : height() / 4;
  reminderArea_->setFixedHeight(std::min(wanted + 4, std::max(most, qRound(Theme::current().px(150)))));
}

}  // namespace signifer::ui
