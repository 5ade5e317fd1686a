#include "beside/now_strip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "docks/sequence_model.h"
#include "game/battle_controller.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

NowStrip::NowStrip(BattleController& game, QWidget* parent)
    : QFrame(parent),
      game_(game),
      flag_(new Label(24, QFont::Normal)),
      step_(new Label(20, QFont::Bold)),
      about_(new Label(12.5, QFont::Normal, Label::Tone::second)) {
  setObjectName(QStringLiteral("nowStrip"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 4);
  column->setSpacing(2);
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  column->addLayout(row);
  row->addWidget(flag_, 0, Qt::AlignTop);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  step_->setObjectName(QStringLiteral("nowStep"));
  step_->setWordWrap(true);
  auto* phases = new QWidget;
  phases_ = new FlowLayout(4);
  phases->setLayout(phases_);
  auto* head = new QHBoxLayout;
  head->setSpacing(12);
  head->addWidget(step_, 1);
  head->addWidget(about_, 0, Qt::AlignVCenter);
  words->addLayout(head);
  words->addWidget(phases);
  row->addLayout(words, 1);
  back_ = new QPushButton(tr("Step back"));
  back_->setObjectName(QStringLiteral("nowBack"));
  next_ = new NextButton;
  next_->setObjectName(QStringLiteral("nowNext"));
  row->addWidget(back_, 0, Qt::AlignVCenter);
  row->addWidget(next_, 0, Qt::AlignVCenter);
  connect(back_, &QPushButton::clicked, &game_, &BattleController::undo);
  connect(next_, &QAbstractButton::clicked, this, &NowStrip::goOnWanted);
  connect(&game_, &BattleController::changed, this, &NowStrip::refresh);
  connect(&Theme::current(), &Theme::changed, this, &NowStrip::refresh);
  refresh();
}

void NowStrip::refresh() {
  const bool beside = game_.hasBattle() && game_.depth() == Depth::judgeWhenAsked;
  if (!beside) return;
  const SequenceView view = sequenceView(game_);
  const Battle& battle = game_.battle();
  flag_->setPixmap(sideFlag(view.side));
  flag_->setVisible(view.side != noSide);
  const Sequence& sequence = game_.definition().sequence();
  const Before before = comesBefore(game_.rules(), battle);
  const bool placed = before == Before::deployment && view.mayGoOn;
  const bool open = before != Before::nothing && !placed;
  step_->setText(open ? view.next : tr("Now: %1").arg(QString::fromStdString(sequence.step(battle.step).title)));
  about_->setText(QStringList{view.turn, view.whose}.join(QStringLiteral(" · ")));
  showPhases();
  back_->setEnabled(game_.session().canUndo());
  back_->setToolTip(plainTip(game_.undoWords()));
  next_->setWords(view.next, view.nextNote);
  next_->setEnabled(view.mayGoOn);
  // New widgets count in a layout only once they are shown.
  QMetaObject::invokeMethod(this, &NowStrip::fit, Qt::QueuedConnection);
}

// A tool bar asks for no height by width: the strip is as high as its words need where it is as wide as it is.
void NowStrip::fit() {
  const Theme& theme = Theme::current();
  const bool wide = width() >= theme.px(900);
  next_->setFixedWidth(qRound(theme.px(wide ? 260 : 170)));
  setFixedHeight(std::max(next_->sizeHint().height() + 10, layout()->totalHeightForWidth(width())));
}

void NowStrip::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  if (event->size().width() != event->oldSize().width())
    QMetaObject::invokeMethod(this, &NowStrip::fit, Qt::QueuedConnection);
}

// One click for each side; the big button has the same in its list.
void NowStrip::showWhoBegins() {
  for (SideIndex side = 0; side < 2; ++side) {
    auto* button = new QPushButton(tr("%1 begins").arg(text(sideName(game_.battle(), side))));
    button->setObjectName(QStringLiteral("begins%1").arg(side));
    button->setIcon(sideFlag(side));
    connect(
        button, &QPushButton::clicked, this, [this, side] { game_.change(text(beginsText(game_.battle(), side)), {}); },
        Qt::QueuedConnection);
    phases_->addWidget(button);
    button->show();
  }
}

// Steps in which nobody can do anything are there to be gone to, in grey.
void NowStrip::showPhases() {
  clearLayout(*phases_);
  const Battle& battle = game_.battle();
  const Before before = comesBefore(game_.rules(), battle);
  if (before == Before::whoBegins) showWhoBegins();
  if (before != Before::nothing) return;
  const Sequence& sequence = game_.definition().sequence();
  const MomentAhead ahead = nextToAct(game_.rules(), battle, Pace::phases);
  for (const StepIndex stop : stopsOf(game_.rules(), battle, Pace::phases)) {
    const StepIndex phase = phaseAt(sequence, stop);
    const bool now = phase == phaseAt(sequence, battle.step);
    const bool passed =
        std::ranges::any_of(ahead.passed, [&](StepIndex one) { return phaseAt(sequence, one) == phase; });
    const QString sign = now ? QStringLiteral("● ") : stop < battle.step ? QStringLiteral("✓ ") : QStringLiteral("○ ");
    auto* button = new QPushButton(sign + QString::fromStdString(sequence.step(phase).title));
    button->setFlat(true);
    button->setFocusPolicy(Qt::TabFocus);
    QFont face = Theme::current().font(12, now ? QFont::Bold : QFont::Normal);
    face.setItalic(passed);
    button->setFont(face);
    QPalette shown = Theme::current().palette();
    if (passed) shown.setColor(QPalette::ButtonText, colours().text3);
    button->setPalette(shown);
    button->setToolTip(passed ? tr("Nobody can act there, as far as is told: it is passed") : tr("Go there"));
    connect(
        button, &QPushButton::clicked, this, [this, stop] { game_.change(goToStepChanges(game_, stop), {}); },
        Qt::QueuedConnection);
    phases_->addWidget(button);
    button->show();
  }
}

}  // namespace signifer::ui
