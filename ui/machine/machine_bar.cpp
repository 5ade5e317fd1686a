#include "machine/machine_bar.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "play/wording.h"
#include "settings.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/depth_switch.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr QLatin1String paceKey("machine/pace");

}  // namespace

MachineBar::MachineBar(BattleController& game, MachinePlayer& machine, QWidget* parent)
    : QFrame(parent), game_(game), machine_(machine) {
  setObjectName(QStringLiteral("machineBar"));
  rows_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
  rows_->setContentsMargins(16, 5, 8, 5);
  rows_->setSpacing(10);
  title_ = new Label(14, QFont::DemiBold);
  note_ = new ElidedLabel(12.5);
  paces_ = new QWidget;
  auto* joined = new QHBoxLayout(paces_);
  joined->setContentsMargins(0, 0, 0, 0);
  joined->setSpacing(0);
  pace_ = new QButtonGroup(this);
  const std::pair<QString, QString> paces[] = {{tr("Step"), tr("Each move waits for you: Shift+F9")},
                                               {tr("Slow"), tr("A pace to follow each move")},
                                               {tr("Quick"), tr("Several moves a second")},
                                               {tr("At once"), tr("As fast as it thinks")}};
  for (int i = 0; i < 4; ++i) {
    auto* button = new QPushButton(paces[i].first);
    button->setCheckable(true);
    button->setToolTip(paces[i].second);
    pace_->addButton(button, i);
    joined->addWidget(button);
  }
  end_ = new QPushButton(tr("To the end"));
  end_->setToolTip(tr("The rest of its turn without a pause (Ctrl+F9)"));
  end_->setObjectName(QStringLiteral("machineEnd"));
  go_ = new QPushButton;
  go_->setObjectName(QStringLiteral("machineGo"));
  auto* words = new QHBoxLayout;
  words->setSpacing(10);
  words->addWidget(title_);
  words->addWidget(note_, 1);
  deeds_ = new QBoxLayout(QBoxLayout::LeftToRight);
  deeds_->setSpacing(10);
  auto* turns = new QHBoxLayout;
  turns->setSpacing(10);
  turns->addWidget(end_);
  turns->addWidget(go_);
  deeds_->addWidget(paces_);
  deeds_->addLayout(turns);
  rows_->addLayout(words, 1);
  rows_->addLayout(deeds_);
  connect(pace_, &QButtonGroup::idClicked, this, [this](int pace) {
    machine_.setPace(static_cast<MachinePlayer::Pace>(pace));
    Settings().setValue(paceKey, pace);
  });
  // As it was chosen last.
  if (auto* known = pace_->button(Settings().value(paceKey, static_cast<int>(machine_.pace())).toInt()))
    machine_.setPace(static_cast<MachinePlayer::Pace>(pace_->id(known)));
  connect(end_, &QPushButton::clicked, this, [this] {
    Q_EMIT pauseWanted(false);
    machine_.toTheEnd();
  });
  connect(go_, &QPushButton::clicked, this, [this] {
    const bool single = machine_.pace() == MachinePlayer::Pace::step || game_.session().canRedo();
    if (single && machine_.waits() && !machine_.paused()) return machine_.step();
    Q_EMIT pauseWanted(!machine_.paused());
  });
  connect(&game_, &BattleController::changed, this, &MachineBar::refresh);
  connect(&machine_, &MachinePlayer::thinkingChanged, this, &MachineBar::refresh);
  connect(&machine_, &MachinePlayer::moved, this, &MachineBar::refresh);
  connect(&Theme::current(), &Theme::changed, this, &MachineBar::follow);
  follow();
  refresh();
}

// Large text takes a row for each, or the bar would widen the window.
void MachineBar::follow() {
  paces_->setStyleSheet(joinedStyle());
  for (QBoxLayout* rows : {rows_, deeds_})
    rows->setDirection(Theme::current().textSize() < 150 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QString MachineBar::title() const { return title_->text(); }

QString MachineBar::titleNow() const {
  const QString side = text(sideName(game_.battle(), game_.decision().side));
  if (!game_.handsRest()) return tr("Your move: %1").arg(side);
  if (game_.openThrow()) return tr("%1: waiting for dice").arg(side);
  if (machine_.thinking()) return tr("%1: thinking").arg(side);
  if (game_.isLooking()) return tr("%1: paused, you are looking back").arg(side);
  if (game_.session().canRedo()) return tr("%1: paused, you have stepped back").arg(side);
  if (machine_.paused()) return tr("%1: paused").arg(side);
  return game_.decision().side == game_.battle().active ? tr("To move: %1").arg(side) : tr("To answer: %1").arg(side);
}

// The number of units that have had their turn, and the last move. The table and the dock have that move in full.
QString MachineBar::noteNow() const {
  QStringList words;
  int all = 0;
  int acted = 0;
  for (UnitIndex unit = 0; unit < game_.battle().unitCount(); ++unit) {
    const Unit& one = game_.battle().unit(unit);
    if (!one.present || one.side != game_.battle().active) continue;
    ++all;
    acted += game_.rules().portray(game_.battle(), unit).hasActed ? 1 : 0;
  }
  if (game_.handsRest() && acted > 0) words << tr("%1 of %2 units have acted").arg(acted).arg(all);
  if (const std::vector<MachineMove> moves = machine_.moves(); !moves.empty()) words << moves.back().what;
  return words.join(QStringLiteral(" · "));
}

void MachineBar::refresh() {
  const bool there = game_.hasBattle() && !game_.outcome() && (game_.machinePlays(0) || game_.machinePlays(1));
  setVisible(there);
  if (!there) return;
  title_->setText(titleNow());
  note_->setText(noteNow());
  const bool rests = game_.handsRest();
  pace_->button(static_cast<int>(machine_.pace()))->setChecked(true);
  end_->setEnabled(rests);
  go_->setEnabled(rests && !game_.openThrow());
  const bool single = !machine_.paused() && machine_.waits();
  go_->setText(single              ? (game_.session().canRedo() ? tr("Go on from here") : tr("Next move"))
               : machine_.paused() ? tr("Go on")
                                   : tr("Pause"));
  go_->setToolTip(single ? tr("One move (Shift+F9)") : tr("F9"));
  update();
}

void MachineBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Colours& c = colours();
  painter.fillRect(rect(), c.base);
  painter.fillRect(QRect(0, height() - 1, width(), 1), c.line);
  if (!game_.hasBattle()) return;
  const SideIndex side = game_.decision().side;
  if (side != noSide) painter.fillRect(QRect(0, 0, 5, height()), c.sides[static_cast<std::size_t>(side)].body);
}

}  // namespace signifer::ui
