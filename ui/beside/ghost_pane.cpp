#include "beside/ghost_pane.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "beside/ghosts.h"
#include "play/wording.h"
#include "symbols.h"
#include "tell/hand_moves.h"
#include "theme.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

GhostPane::GhostPane(BattleController& game, Ghosts& ghosts, QWidget* parent)
    : QWidget(parent),
      game_(game),
      ghosts_(ghosts),
      head_(new Label(16, QFont::Bold)),
      step_(new Label(12, QFont::Normal, Label::Tone::second)),
      answer_(linkedText(12.5)) {
  setObjectName(QStringLiteral("ghostPane"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 8);
  column->setSpacing(5);
  column->addWidget(sectionHead(tr("Judge as it stands")));
  head_->setWordWrap(true);
  step_->setWordWrap(true);
  answer_->setObjectName(QStringLiteral("ghostAnswer"));
  column->addWidget(head_);
  column->addWidget(step_);
  column->addWidget(answer_);
  take_ = new QPushButton;
  take_->setObjectName(QStringLiteral("ghostsTake"));
  take_->setToolTip(tr("Kept as told, marked by hand (Enter)"));
  legal_ = new QPushButton(tr("Only the legal ones"));
  back_ = new QPushButton(tr("Put back"));
  back_->setToolTip(tr("Nothing has happened (Esc)"));
  auto* buttons = new FlowLayout(6);
  for (QPushButton* button : {take_, legal_, back_}) buttons->addWidget(button);
  column->addLayout(buttons);
  list_ = new QVBoxLayout;
  list_->setSpacing(1);
  column->addLayout(list_);
  connect(take_, &QPushButton::clicked, this, [this] { ghosts_.take(false); });
  connect(legal_, &QPushButton::clicked, this, [this] { ghosts_.take(true); });
  connect(back_, &QPushButton::clicked, this, [this] {
    if (!ghosts_.empty()) ghosts_.throwAway(ghosts_.places().back().unit);
  });
  connect(answer_, &QLabel::linkActivated, this, &GhostPane::linkActivated);
  connect(&ghosts_, &Ghosts::changed, this, &GhostPane::refresh);
  connect(&game_, &BattleController::changed, this, &GhostPane::refresh);
  connect(&Theme::current(), &Theme::changed, this, &GhostPane::refresh);
  refresh();
}

QString GhostPane::words() const { return head_->text() + QLatin1Char('\n') + answer_->text(); }

void GhostPane::refresh() {
  const bool any = game_.hasBattle() && !ghosts_.empty();
  setVisible(any);
  if (!any) return;
  showAnswer();
  showList();
  const auto count = static_cast<qsizetype>(ghosts_.places().size());
  take_->setText(count == 1 ? tr("So it stands") : tr("Take all %1").arg(count));
  legal_->setVisible(count > 1);
}

void GhostPane::showAnswer() {
  const ToldPlace& last = ghosts_.places().back();
  const ToldAnswer answer = judgePlaces(game_.rules(), game_.battle(), std::span(&last, 1));
  const bool legal = answer.says == ToldAnswer::Says::yes;
  const QString name = text(unitInFull(game_.battle(), last.unit));
  head_->setTone(legal ? Label::Tone::accent : Label::Tone::bad);
  head_->setText(legal ? tr("✓ %1: legal").arg(name) : tr("✗ %1: I find no legal way").arg(name));
  step_->setText(tr("Asked for: %1").arg(text(answer.head)));
  QString body;
  const auto add = [&body](const QString& line) {
    body += (body.isEmpty() ? QString() : QStringLiteral("<br>")) + line;
  };
  // The head has said the first line of a refusal.
  for (std::size_t i = legal ? 0 : 1; i < answer.lines.size(); ++i) add(text(answer.lines[i]).toHtmlEscaped());
  for (const std::string& line : answer.assumed)
    add(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colours().judge.name(), text(line).toHtmlEscaped()));
  answer_->setText(body);
}

void GhostPane::showList() {
  clearLayout(*list_);
  if (ghosts_.places().size() < 2) return;
  list_->addWidget(sectionHead(tr("What changed: %1 units").arg(ghosts_.places().size())));
  int number = 0;
  for (const ToldMove& move : ghosts_.judged()) {
    const QString sign = move.legal() ? QStringLiteral("✓") : QStringLiteral("✗");
    auto* row =
        new RowButton(QStringLiteral("%1. %2 %3").arg(++number).arg(sign, text(unitInFull(game_.battle(), move.unit))),
                      text(worded(game_.definition(), game_.battle(), Figure::inches(move.distance))),
                      move.legal() ? QStringLiteral("allowed") : QStringLiteral("refused"), false);
    row->setToolTip(tr("A click puts it back"));
    connect(row, &QAbstractButton::clicked, this, [this, unit = move.unit] { ghosts_.throwAway(unit); });
    list_->addWidget(row);
  }
}

}  // namespace signifer::ui
