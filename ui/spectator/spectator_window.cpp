#include "spectator/spectator_window.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>
#include <QWindow>
#include <algorithm>

#include "docks/sequence_model.h"
#include "docks/standing_bar.h"
#include "game/roll_view.h"
#include "language/names.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/table_view.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Nothing is smaller than can be read across a room, in a window of this size; larger ones have larger letters. Whoever
// likes larger text at the desk has it at the desk.
constexpr double body = 20;
constexpr QSize measured{1280, 720};
constexpr double standingLetters = 19;
constexpr std::ptrdiff_t mostLines = 7;

QString named(const BattleController& game, UnitIndex unit) { return text(unitName(game.battle(), unit)); }

// The present step, the one before and those that follow, as many as can be read across a room.
std::vector<StepRow> stepsAcrossTheRoom(const SequenceView& view) {
  std::vector<StepRow> rows;
  std::ptrdiff_t now = 0;
  for (const StepRow& step : view.steps) {
    const bool current = step.state == StepRow::State::current;
    if (step.depth > 1 && !current) continue;
    if (current) now = std::ssize(rows);
    rows.push_back(step);
  }
  const std::ptrdiff_t first =
      std::clamp<std::ptrdiff_t>(now - 1, 0, std::max<std::ptrdiff_t>(0, std::ssize(rows) - mostLines));
  const std::ptrdiff_t last = std::min(std::ssize(rows), first + mostLines);
  return {rows.begin() + first, rows.begin() + last};
}

QString markOf(StepRow::State state) {
  switch (state) {
    case StepRow::State::done:
      return QStringLiteral("✓ ");
    case StepRow::State::current:
      return QStringLiteral("▶ ");
    default:
      return QStringLiteral("○ ");
  }
}

}  // namespace

SpectatorWindow::SpectatorWindow(BattleController& game, QWidget* parent)
    : QWidget(parent, Qt::Window), game_(game), table_(new TableView(game)) {
  setObjectName(QStringLiteral("spectator"));
  setWindowTitle(tr("For spectators – Signifer"));
  resize(measured);
  // The table is looked at, not touched.
  table_->setAttribute(Qt::WA_TransparentForMouseEvents);
  table_->setFocusPolicy(Qt::NoFocus);
  auto* upper = new QHBoxLayout;
  upper->setSpacing(0);
  upper->addWidget(table_, 70);
  upper->addWidget(makeSide(), 30);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addLayout(upper, 1);
  all->addWidget(makeStrip());
  connect(&game_, &BattleController::changed, this, &SpectatorWindow::refresh);
  connect(&game_, &BattleController::throwChanged, this, &SpectatorWindow::showNext);
  connect(&Theme::current(), &Theme::changed, this, &SpectatorWindow::grow);
  grow();
}

QWidget* SpectatorWindow::makeSide() {
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(26, 18, 26, 12);
  column->setSpacing(10);
  turn_ = label(46, QFont::Bold);
  auto* row = new QHBoxLayout;
  flag_ = label(body, QFont::Normal);
  whose_ = label(27, QFont::Bold);
  whose_->setWordWrap(true);
  row->addWidget(flag_);
  row->addWidget(whose_, 1);
  standings_ = new QVBoxLayout;
  standings_->setSpacing(8);
  steps_ = new QVBoxLayout;
  steps_->setSpacing(6);
  column->addWidget(turn_);
  column->addLayout(row);
  column->addSpacing(6);
  column->addLayout(standings_);
  column->addSpacing(12);
  column->addLayout(steps_);
  column->addStretch();
  return side;
}

QWidget* SpectatorWindow::makeStrip() {
  strip_ = new QWidget;
  strip_->setAutoFillBackground(true);
  strip_->setBackgroundRole(QPalette::Base);
  auto* row = new QHBoxLayout(strip_);
  row->setContentsMargins(28, 14, 28, 14);
  row->setSpacing(28);
  dice_ = new DiceFaces;
  auto* words = new QVBoxLayout;
  who_ = label(body, QFont::Normal);
  who_->setTone(Label::Tone::second);
  who_->setWordWrap(true);
  result_ = label(38, QFont::Bold);
  result_->setObjectName(QStringLiteral("spectatorResult"));
  result_->setWordWrap(true);
  words->addWidget(who_);
  words->addWidget(result_);
  words->addStretch();
  modifiers_ = label(body, QFont::Normal);
  modifiers_->setWordWrap(true);
  next_ = label(22, QFont::DemiBold);
  next_->setTone(Label::Tone::accent);
  next_->setWordWrap(true);
  row->addWidget(dice_);
  row->addLayout(words, 5);
  row->addWidget(modifiers_, 3);
  row->addWidget(next_, 3);
  return strip_;
}

void SpectatorWindow::present() {
  const QList<QScreen*> screens = QGuiApplication::screens();
  const QScreen* own = parentWidget() != nullptr ? parentWidget()->screen() : nullptr;
  for (const QScreen* screen : screens) {
    if (screen == own || screens.size() < 2) continue;
    setGeometry(screen->geometry());
    return showFullScreen();
  }
  bringToFront(*this);
}

void SpectatorWindow::refresh() {
  clearLayout(*standings_);
  clearLayout(*steps_);
  if (!game_.hasBattle()) {
    turn_->setText(tr("Signifer"));
    whose_->clear();
    flag_->clear();
    result_->clear();
    return;
  }
  const SequenceView view = sequenceView(game_);
  turn_->setText(view.turn);
  whose_->setText(view.whose);
  if (view.side != noSide) flag_->setPixmap(sideFlag(view.side, across(1.7)));
  for (const StandingRow& standing : view.standings)
    standings_->addWidget(new StandingBar(standing, view.sideNames(), across(standingLetters)));
  if (!view.score.isEmpty()) {
    auto* score = new Label(across(standingLetters), QFont::DemiBold);
    score->setWordWrap(true);
    score->setText(view.score);
    standings_->addWidget(score);
  }
  bool reached = false;
  for (const StepRow& step : stepsAcrossTheRoom(view)) {
    const bool now = step.state == StepRow::State::current;
    reached = reached || now;
    // A phase that is on is a heading of its steps.
    const bool heading = !reached && step.state == StepRow::State::ahead;
    auto* line =
        new Label(across(body), now ? QFont::Bold : QFont::Normal, now ? Label::Tone::accent : Label::Tone::second);
    line->setWordWrap(true);
    line->setText(heading ? step.title : markOf(step.state) + step.title);
    steps_->addWidget(line);
  }
  showRuling();
  showNext();
}

// The last roll stays until the next one.
void SpectatorWindow::showRuling() {
  for (std::size_t i = game_.session().eventCount(); i-- > 0;) {
    const Event& event = game_.session().event(i);
    if (event.dice.empty()) continue;
    const std::vector<RollView> rolls = rollsOf(game_, event);
    const RollView& roll = rolls.back();
    dice_->setDice(roll.dice, qRound(Theme::current().px(across(roll.dice.front().faces.size() > 3 ? 46 : 84))));
    QString who = roll.unit != noUnit ? named(game_, roll.unit) : text(sideName(game_.battle(), roll.side));
    if (roll.other != noUnit) who = tr("%1 on %2").arg(who, named(game_, roll.other));
    who_->setText(tr("%1: %2").arg(who, roll.title));
    // The account's words stand in for dice that decide nothing by themselves.
    constexpr std::size_t brief = 48;
    const bool told = !event.account.empty() && event.account.front().text.size() <= brief;
    const bool telling = roll.result.contains(QLatin1Char(':')) || !told;
    result_->setText(!telling ? text(event.account.front().text) : roll.result.isEmpty() ? roll.title : roll.result);
    QStringList lines;
    for (const ModifierRow& modifier : roll.modifiers)
      if (lines.size() < 4) lines << QStringLiteral("%1 %2").arg(signedValue(modifier.value), modifier.words);
    return modifiers_->setText(lines.join(QLatin1Char('\n')));
  }
  dice_->setDice({}, 84);
  who_->clear();
  modifiers_->clear();
  result_->setText(text(saidName(game_.battle().setup->title)));
}

void SpectatorWindow::showNext() {
  if (!game_.hasBattle()) return next_->clear();
  if (const auto& open = game_.openThrow()) {
    const Purpose& purpose = open->wanted.purpose;
    const QString who = purpose.unit != noUnit ? named(game_, purpose.unit)
                                               : text(sideName(game_.battle(), static_cast<SideIndex>(purpose.side)));
    return next_->setText(tr("Now: %2 dice for %1").arg(who).arg(open->wanted.count));
  }
  next_->setText(whyItEnded(game_));
}

void SpectatorWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else if (event->key() == Qt::Key_F12) {
    table_->turnRound(!table_->isTurnedRound());
  } else if (event->key() == Qt::Key_F11) {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
  } else {
    QWidget::keyPressEvent(event);
  }
}

Label* SpectatorWindow::label(double pixels, QFont::Weight weight) {
  auto* made = new Label(across(pixels), weight);
  growing_.push_back({made, pixels});
  return made;
}

double SpectatorWindow::across(double pixels) const {
  const double wide = static_cast<double>(width()) / measured.width();
  const double high = static_cast<double>(height()) / measured.height();
  return pixels * std::clamp(std::min(wide, high), 0.5, 4.0) / Theme::current().px(1);
}

void SpectatorWindow::grow() {
  for (const auto& [label, pixels] : growing_) label->setPixels(across(pixels));
  strip_->setMinimumHeight(qRound(Theme::current().px(across(150))));
  dice_->setMaximumWidth(qRound(Theme::current().px(across(330))));
  refresh();
}

void SpectatorWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  grow();
}

void SpectatorWindow::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.fillRect(rect(), colours().window);
}

}  // namespace signifer::ui
