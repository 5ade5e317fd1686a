#include "docks/sequence_dock.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "docks/choice_list.h"
#include "docks/standing_bar.h"
#include "game/action_form.h"
#include "game/choices.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

enum Role { stateRole = Qt::UserRole, depthRole, phaseRole, stepRole, optionalRole };

// Of the list: whether every step may take two lines, as there is room for that.
constexpr char roomy[] = "signiferRoomy";

// The words, or their first clause, or as much as there is room for.
QString fitting(const QFontMetrics& metrics, const QString& words, int room) {
  if (metrics.horizontalAdvance(words) <= room) return words;
  QString first = words.section(QStringLiteral(", "), 0, 0).section(QStringLiteral(": "), 0, 0);
  // One word alone says too little.
  if (!first.contains(QLatin1Char(' '))) first = words;
  return metrics.elidedText(first, Qt::ElideRight, room);
}

// A step: a numbered disc for a phase, a ring for what is to come, a tick for what is done, a tinted row for now.
class StepDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  // The step of the moment is never cut off: it takes two lines where its first clause does not fit. So do the others
  // where all have room for it.
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    const int line = qRound(theme.px(index.data(phaseRole).toInt() > 0 ? 25 : 22));
    if (option.widget == nullptr || !mayWrap(index, *option.widget)) return {100, line};
    const bool bold = index.data(phaseRole).toInt() > 0 || isNow(index);
    const QFontMetrics metrics(theme.font(12.5, bold ? QFont::DemiBold : QFont::Normal));
    const auto* list = static_cast<const QListWidget*>(option.widget);
    // There may be a scroll bar by the time that it is painted; not where all have room.
    const int bar = list->property(roomy).toBool() ? 0 : list->verticalScrollBar()->sizeHint().width();
    const double room = list->maximumViewportSize().width() - bar - wordsFrom(index) - 6;
    const QString words = index.data().toString();
    if (!fitting(metrics, words, qRound(room)).endsWith(QChar(0x2026))) return {100, line};
    const QRect taken = metrics.boundingRect(QRect(0, 0, qRound(room), 10000), Qt::TextWordWrap, words);
    return {100, std::max(qRound(theme.px(40)), taken.height() + qRound(theme.px(6)))};
  }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    const Colours& c = theme.colours();
    const auto state = static_cast<StepRow::State>(index.data(stateRole).toInt());
    const int phase = index.data(phaseRole).toInt();
    const bool now = isNow(index);
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    if (now) {
      p->fillRect(option.rect, c.currentRow);
      p->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), c.accent);
    }
    if (option.state & QStyle::State_HasFocus) {
      p->setPen(QPen(c.accent, 1));
      p->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const double indent = indentOf(index);
    const QPointF mark(option.rect.left() + indent + theme.px(phase > 0 ? 1 : 7) + (phase > 0 ? theme.px(7) : 0),
                       option.rect.center().y() + 0.5);
    paintMark(*p, mark, state, phase);
    const QRectF words = QRectF(option.rect).adjusted(wordsFrom(index), 0, -6, 0);
    p->setFont(theme.font(12.5, phase > 0 || now ? QFont::DemiBold : QFont::Normal));
    p->setPen(state == StepRow::State::done ? c.text3 : phase > 0 && !now ? mixed(c.text, c.text2, 0.3) : c.text);
    const QString title = index.data().toString();
    const QString fitted = fitting(p->fontMetrics(), title, qRound(words.width()));
    const bool wrapped = option.widget != nullptr && mayWrap(index, *option.widget) && fitted.endsWith(QChar(0x2026));
    p->drawText(words, Qt::AlignVCenter | Qt::AlignLeft | (wrapped ? Qt::TextWordWrap : 0), wrapped ? title : fitted);
    p->restore();
  }

 private:
  static bool isNow(const QModelIndex& index) {
    return static_cast<StepRow::State>(index.data(stateRole).toInt()) == StepRow::State::current;
  }
  static bool mayWrap(const QModelIndex& index, const QWidget& list) {
    return isNow(index) || list.property(roomy).toBool();
  }
  static double indentOf(const QModelIndex& index) {
    return Theme::current().px(12) + std::max(0, index.data(depthRole).toInt() - 1) * Theme::current().px(13);
  }
  static double wordsFrom(const QModelIndex& index) { return indentOf(index) + Theme::current().px(22); }

  static void paintMark(QPainter& p, QPointF at, StepRow::State state, int phase) {
    const Theme& theme = Theme::current();
    const Colours& c = theme.colours();
    if (phase > 0) {
      const bool ahead = state == StepRow::State::ahead;
      p.setPen(QPen(ahead ? c.text2 : c.text, 1.2));
      p.setBrush(state == StepRow::State::done ? QBrush(c.text3) : QBrush(Qt::NoBrush));
      p.drawEllipse(at, theme.px(8), theme.px(8));
      p.setPen(state == StepRow::State::done ? c.window : c.text);
      p.setFont(theme.font(11, QFont::DemiBold));
      p.drawText(QRectF(at.x() - 12, at.y() - 12, 24, 24), Qt::AlignCenter, QString::number(phase));
      return;
    }
    const double r = theme.px(5);
    if (state == StepRow::State::current) {
      p.setPen(Qt::NoPen);
      p.setBrush(c.accent);
      p.drawPolygon(QPolygonF() << at + QPointF(-r * 0.8, -r) << at + QPointF(r, 0) << at + QPointF(-r * 0.8, r));
    } else if (state == StepRow::State::done) {
      paintSymbol(p, QStringLiteral("acted"), {at.x() - r * 1.2, at.y() - r * 1.2, r * 2.4, r * 2.4}, c.text3);
    } else {
      p.setPen(QPen(c.text2, 1.3));
      p.setBrush(Qt::NoBrush);
      p.drawEllipse(at, r * 0.9, r * 0.9);
    }
  }
};

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

}  // namespace

SequenceDock::SequenceDock(BattleController& game, QWidget* parent)
    : Dock(tr("Sequence"), QStringLiteral("sequenceDock"), parent), game_(game) {
  // What stands above the buttons is scrolled where it has no room; the next step is always in view.
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
    if (game_.hasBattle() && game_.session().outcome()) return Q_EMIT reportAsked();
    goOn();
  });
  connect(steps_, &QListWidget::itemActivated, this,
          [this](QListWidgetItem* item) { Q_EMIT stepAsked(item->data(stepRole).toInt()); });
  connect(steps_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item == nullptr || !game_.hasBattle()) return;
    const std::vector<std::string>& rules = game_.definition().sequence().step(item->data(stepRole).toInt()).rules;
    steps_->setProperty(ruleHere, rules.empty() ? QString() : QString::fromStdString(rules.front()));
  });
  steps_->viewport()->installEventFilter(this);
  connect(&game_, &BattleController::changed, this, &SequenceDock::refresh);
  connect(&game_, &BattleController::throwChanged, this, &SequenceDock::showNext);
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
  back_->setToolTip(tr("Takes back the last event, dice and all (Ctrl+Z)"));
  nextUnit_->setToolTip(tr("Goes to the next unit that may act (N)"));
  buttons->addWidget(back_);
  buttons->addWidget(nextUnit_);
  return buttons;
}

void SequenceDock::goOn() {
  if (!game_.hasBattle() || game_.session().outcome() || game_.openThrow() || game_.handsRest()) return;
  if (game_.byHand())
    game_.change(nextStepChanges(game_), tr("Next step by hand"));
  else if (const auto action = advanceAction(game_))
    game_.act(*action);
}

void SequenceDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle()) return;
  const SequenceView view = sequenceView(game_);
  turn_->setText(view.turn);
  flag_->setPixmap(sideFlag(view.side));
  flag_->setVisible(view.side != noSide);
  whose_->setText(view.whose);
  showStandings(view);
  showSteps(view);
  showChoices();
  showReminders(view);
  back_->setEnabled(game_.session().canUndo());
  back_->setIcon(symbolIcon(QStringLiteral("tool-undo"), qRound(Theme::current().px(14))));
  next_->setWords(view.next, view.nextNote);
  next_->setEnabled(view.mayGoOn);
}

// Dice that are typed change what comes next and nothing else.
void SequenceDock::showNext() {
  if (!game_.hasBattle()) return;
  const SequenceView view = sequenceView(game_);
  next_->setWords(view.next, view.nextNote);
  next_->setEnabled(view.mayGoOn);
}

void SequenceDock::showStandings(const SequenceView& view) {
  clearLayout(*standings_);
  for (const StandingRow& row : view.standings) standings_->addWidget(new StandingBar(row, view.sideNames()));
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
    item->setToolTip(row.help.isEmpty()
                         ? row.title
                         : QStringLiteral("<b>%1</b><br>%2").arg(row.title.toHtmlEscaped(), row.help.toHtmlEscaped()));
    const QString now = row.state == StepRow::State::current ? tr("now: ")
                        : row.state == StepRow::State::done  ? tr("done: ")
                                                             : QString();
    item->setData(Qt::AccessibleTextRole, now + row.title);
    if (row.state == StepRow::State::current) current = item;
  }
  fitSteps();
  if (current == nullptr) return;
  steps_->setCurrentItem(current, QItemSelectionModel::NoUpdate);
  steps_->scrollToItem(current, QAbstractItemView::PositionAtCenter);
}

// What stands below the steps leaves them more or less room.
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
  if (game_.byHand() || game_.session().outcome() || game_.handsRest()) return;
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
  reminderArea_->setVisible(!view.reminders.empty() || !view.resting.isEmpty());
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
  if (view.reminders.empty()) return;
  reminders_->addWidget(sectionHead(tr("Before you go on")));
  for (std::size_t i = 0; i < view.reminders.size(); ++i) {
    const ReminderRow& row = view.reminders[i];
    Label* words = linkedText(12.5);
    words->setText(QStringLiteral("<b>%1</b><br>%2").arg(row.title.toHtmlEscaped(), row.links));
    // The first one stands out; the rest are there to be read.
    const bool boxed = i == 0 && row.aboutUnits;
    if (!boxed) words->setText(QStringLiteral("%1 &nbsp;%2").arg(row.title.toHtmlEscaped(), row.links));
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
  reminders_->addStretch();
  // New widgets count in a layout only once they are shown.
  QMetaObject::invokeMethod(this, &SequenceDock::fitReminders, Qt::QueuedConnection);
}

// As high as its words, up to a part of the dock.
void SequenceDock::fitReminders() {
  const int wide = std::max(reminderArea_->width(), qRound(Theme::current().px(220)));
  const int wanted =
      reminders_->hasHeightForWidth() ? reminders_->heightForWidth(wide) : reminders_->sizeHint().height();
  reminderArea_->setFixedHeight(std::min(wanted + 4, std::max(height() / 4, qRound(Theme::current().px(150)))));
}

}  // namespace signifer::ui
