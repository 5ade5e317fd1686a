#include "widgets/chess_clock.h"

#include <QApplication>

#include "play/wording.h"
#include "symbols.h"
#include "theme.h"

namespace signifer::ui {
namespace {

QString clockWords(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  const QString words = QStringLiteral("%1:%2").arg(seconds / 60 % 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  if (seconds < 3600) return words;
  return QStringLiteral("%1:%2").arg(seconds / 3600).arg(words.rightJustified(5, QLatin1Char('0')));
}

}  // namespace

ChessClock::ChessClock(BattleController& game, QWidget* parent) : QLabel(parent), game_(game) {
  setObjectName(QStringLiteral("chessClock"));
  setVisible(false);
  tick_.setInterval(500);
  connect(&tick_, &QTimer::timeout, this, [this] {
    take();
    say();
  });
  connect(&game_, &BattleController::changed, this, &ChessClock::follow);
  connect(&game_, &BattleController::throwChanged, this, &ChessClock::follow);
  connect(&game_, &BattleController::opened, this, [this] {
    if (on_) setOn(true);
  });
}

void ChessClock::setOn(bool on) {
  on_ = on;
  spent_ = {};
  step_ = 0;
  side_ = noSide;
  since_.restart();
  setVisible(on);
  if (on)
    tick_.start();
  else
    tick_.stop();
  follow();
}

void ChessClock::setPaused(bool paused) {
  take();
  paused_ = paused;
  say();
}

qint64 ChessClock::spent(SideIndex side) const {
  const bool runs = on_ && !paused_ && side == side_ && since_.isValid();
  return spent_[static_cast<std::size_t>(side)] + (runs ? since_.elapsed() : 0);
}

// All wait for the side whose dice are wanted, else for the side that is asked. A machine's time counts too.
SideIndex ChessClock::sideAsked() const {
  if (!game_.hasBattle() || game_.isLooking() || game_.session().outcome()) return noSide;
  if (const auto& open = game_.openThrow(); open && open->side() != noSide) return open->side();
  return game_.byHand() ? game_.battle().active : game_.decision().side;
}

// The time since it was looked at last belongs to the side that was asked until now.
void ChessClock::take() {
  const qint64 gone = since_.isValid() ? since_.restart() : 0;
  if (!since_.isValid()) since_.start();
  if (!on_ || paused_ || side_ == noSide) return;
  spent_[static_cast<std::size_t>(side_)] += gone;
  step_ += gone;
}

void ChessClock::follow() {
  take();
  const SideIndex now = sideAsked();
  const StepIndex step = game_.hasBattle() ? game_.battle().step : noStep;
  if (step != at_) step_ = 0;
  at_ = step;
  const bool others = now != side_ && now != noSide && side_ != noSide;
  side_ = now;
  if (rings_ && others && !game_.handsRest()) {
    QApplication::beep();
    Q_EMIT rang();
  }
  say();
}

void ChessClock::say() {
  if (!on_ || !game_.hasBattle()) return clear();
  QStringList sides;
  for (SideIndex side = 0; side < 2; ++side) {
    const QString words =
        QStringLiteral("%1 %2").arg(ui::text(sideName(game_.battle(), side)), clockWords(spent(side)));
    sides << (side == side_ && !paused_ ? QStringLiteral("▶ ") + words : words);
  }
  QString all = sides.join(QStringLiteral("   ")) + QStringLiteral("   ") + tr("step %1").arg(clockWords(step_));
  if (paused_) all = tr("%1 (paused)").arg(all);
  // It is read from the table's other side.
  setFont(Theme::current().font(17, QFont::DemiBold));
  setText(all);
  setToolTip(tr("This step: %1. A click pauses the clock.").arg(clockWords(step_)));
}

void ChessClock::mousePressEvent(QMouseEvent*) { setPaused(!paused_); }

}  // namespace signifer::ui
