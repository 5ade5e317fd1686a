#include "beside/ghost_pane.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "beside/ghosts.h"
#include "beside/step_menu.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/vec.h"
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
  column->addLayout(makeButtons());
  column->addWidget(step_);
  list_ = new QVBoxLayout;
  list_->setSpacing(1);
  column->addLayout(list_);
  column->addWidget(answer_);
  connect(answer_, &QLabel::linkActivated, this, &GhostPane::linkActivated);
  connect(&ghosts_, &Ghosts::changed, this, &GhostPane::refresh);
  connect(&game_, &BattleController::changed, this, &GhostPane::refresh);
  connect(&Theme::current(), &Theme::changed, this, &GhostPane::refresh);
  refresh();
}

// Above the way and what was taken for granted: they are there without a look for them.
QLayout* GhostPane::makeButtons() {
  take_ = new QPushButton;
  take_->setObjectName(QStringLiteral("ghostsTake"));
  take_->setToolTip(tr("Kept as told, marked by hand (Enter)"));
  legal_ = new QPushButton(tr("Only the legal ones"));
  back_ = new QPushButton(tr("Put back"));
  back_->setToolTip(tr("Nothing has happened (Esc)"));
  nearest_ = new QPushButton;
  nearest_->setObjectName(QStringLiteral("ghostNearest"));
  nearest_->setToolTip(tr("The nearest place that a legal move reaches; dashed on the table (Shift+Enter)"));
  other_ = new QPushButton(tr("Judge for another step…"));
  other_->setObjectName(QStringLiteral("ghostOtherStep"));
  other_->setToolTip(tr("As a charge, a retreat, or the move of another turn (Ctrl+J)"));
  auto* buttons = new FlowLayout(6);
  for (QPushButton* button : {take_, legal_, back_, nearest_, other_}) buttons->addWidget(button);
  connect(take_, &QPushButton::clicked, this, [this] { ghosts_.take(false); });
  connect(legal_, &QPushButton::clicked, this, [this] { ghosts_.take(true); });
  connect(back_, &QPushButton::clicked, this, [this] {
    if (ghosts_.places().empty()) return ghosts_.throwAllAway();
    ghosts_.throwAway(ghosts_.places().back().unit);
  });
  connect(nearest_, &QPushButton::clicked, &ghosts_, &Ghosts::showNearest);
  connect(other_, &QPushButton::clicked, this, &GhostPane::chooseStep);
  return buttons;
}

QString GhostPane::words() const { return head_->text() + QLatin1Char('\n') + answer_->text(); }

void GhostPane::refresh() {
  const bool any = game_.hasBattle() && !ghosts_.empty();
  setVisible(any);
  if (!any) return;
  const bool shown = !ghosts_.places().empty();
  for (QWidget* part : std::array<QWidget*, 4>{head_, step_, answer_, other_}) part->setVisible(shown);
  if (shown) showAnswer();
  showList();
  const auto count = static_cast<qsizetype>(ghosts_.proposals().size());
  take_->setText(count == 1 && shown ? tr("So it stands") : tr("Take all %1").arg(count));
  legal_->setVisible(count > 1);
  const std::optional<Pose>& nearest = ghosts_.nearest();
  nearest_->setVisible(nearest.has_value());
  if (!nearest) return;
  const Point from = game_.battle().unit(ghosts_.places().back().unit).pose.centre;
  nearest_->setText(
      tr("Nearest legal place, %1").arg(lengthWords(toLength(distance(toVec(from), toVec(nearest->centre))))));
}

void GhostPane::showAnswer() {
  const ToldPlace& last = ghosts_.places().back();
  const ToldAnswer answer = judgePlaces(game_.rules(), game_.battle(), std::span(&last, 1), ghosts_.judgedFor());
  const bool legal = answer.says == ToldAnswer::Says::yes;
  const QString name = text(unitInFull(game_.battle(), last.unit));
  head_->setTone(legal ? Label::Tone::accent : Label::Tone::bad);
  head_->setText(legal ? tr("✓ %1: legal").arg(name) : tr("✗ %1: I find no legal way").arg(name));
  step_->setText(tr("Asked for: %1").arg(text(answer.head)));
  QString body;
  const auto add = [&body](const QString& line) {
    body += (body.isEmpty() ? QString() : QStringLiteral("<br>")) + line;
  };
  // The head has said the first line.
  for (std::size_t i = 1; i < answer.lines.size(); ++i) add(text(answer.lines[i]).toHtmlEscaped());
  for (const std::string& line : answer.assumed)
    add(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colours().judge.name(), text(line).toHtmlEscaped()));
  answer_->setText(body);
}

void GhostPane::chooseStep() {
  if (ghosts_.places().empty()) return;
  std::vector<StepChoice> choices;
  for (const MomentOfMove& one : momentsOfMove(game_.rules(), game_.battle(), ghosts_.places().back()))
    choices.push_back({one.moment, (one.legal ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text(one.words)});
  openStepMenu(*other_, choices, [this](const TableMoment& moment) { ghosts_.judgeFor(moment); });
}

void GhostPane::showList() {
  clearLayout(*list_);
  const std::vector<CaughtUp>& all = ghosts_.proposals();
  if (all.size() < 2 && !ghosts_.places().empty()) return;
  const std::array kinds{
      std::pair(CaughtUp::Kind::stands, tr("Stand elsewhere")), std::pair(CaughtUp::Kind::gone, tr("Gone")),
      std::pair(CaughtUp::Kind::suffers, tr("Have suffered")), std::pair(CaughtUp::Kind::other, tr("Told"))};
  for (const auto& [kind, title] : kinds) {
    if (std::ranges::none_of(all, [kind](const CaughtUp& one) { return one.kind == kind; })) continue;
    list_->addWidget(sectionHead(title));
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].kind == kind) addRow(i);
  }
}

// A place by its verdict, a loss by those who may have caused it.
void GhostPane::addRow(std::size_t proposal) {
  const CaughtUp& one = ghosts_.proposals()[proposal];
  const std::vector<ToldMove>& moves = ghosts_.judged();
  const auto move = std::ranges::find(moves, one.unit, &ToldMove::unit);
  const bool place = proposal < ghosts_.places().size() && move != moves.end();
  ToldAnswer::Says says = ToldAnswer::Says::figures;
  QString tip = tr("A click puts it back");
  if (place) {
    says = move->legal() ? ToldAnswer::Says::yes : ToldAnswer::Says::no;
  } else {
    const ToldAnswer answer = judgeCaughtUp(game_.rules(), game_.battle(), ghosts_.proposals(), proposal);
    says = answer.says;
    QStringList lines;
    for (const std::string& line : answer.lines) lines << text(line);
    tip = lines.join(QLatin1Char('\n')) + QLatin1Char('\n') + tip;
  }
  const bool refused = says == ToldAnswer::Says::no;
  const bool taken = says == ToldAnswer::Says::figures;
  auto* row = new RowButton(QStringLiteral("%1. %2").arg(proposal + 1).arg(text(one.words)), {},
                            refused ? QStringLiteral("refused")
                            : taken ? QStringLiteral("hand")
                                    : QStringLiteral("allowed"),
                            false);
  row->setToolTip(plainTip(tip));
  connect(
      row, &QAbstractButton::clicked, this, [this, proposal] { ghosts_.throwAway(proposal); }, Qt::QueuedConnection);
  list_->addWidget(row);
}

}  // namespace signifer::ui
