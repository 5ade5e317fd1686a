#include "sides/answer_window.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "play/wording.h"
#include "sides/written_orders.h"
#include "symbols.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

AnswerWindow::AnswerWindow(BattleController& game, TakenAnswer taken, QWidget* parent)
    : QDialog(parent), game_(game), taken_(std::move(taken)) {
  setObjectName(QStringLiteral("answerWindow"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Answer of %1 to letter %2").arg(text(sideName(game_.battle(), taken_.side))).arg(taken_.number));
  for (std::size_t i = 0; i < taken_.answer.actions.size(); ++i) decided_ << QString();
  auto* column = new QVBoxLayout(this);
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("proposals"));
  list_->setAccessibleName(tr("Proposals"));
  list_->setWordWrap(true);
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  const auto add = [&](const QString& words, const char* name) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    row->addWidget(button);
    return button;
  };
  carryOut_ = add(tr("Carry it out"), "carryOut");
  inOrder_ = add(tr("Carry out in order"), "carryOutInOrder");
  inOrder_->setToolTip(tr("One after the other, up to dice or to the first that is not legal"));
  overrule_ = add(tr("Overrule…"), "overrule");
  leaveOut_ = add(tr("Leave it out"), "leaveOut");
  column->addLayout(row);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
  connect(carryOut_, &QPushButton::clicked, this, &AnswerWindow::carryOut);
  connect(inOrder_, &QPushButton::clicked, this, &AnswerWindow::carryOutInOrder);
  connect(overrule_, &QPushButton::clicked, this, [this] {
    const Action action = *judgedNow(chosen()).action;
    decide(tr("For the umpire"));
    Q_EMIT overruleWanted(action);
  });
  connect(leaveOut_, &QPushButton::clicked, this, [this] { decide(tr("Left out")); });
  connect(list_, &QListWidget::itemSelectionChanged, this, &AnswerWindow::refreshButtons);
  connect(&game_, &BattleController::changed, this, &AnswerWindow::refresh);
  connect(&game_, &BattleController::throwChanged, this, [this] {
    followThrow();
    refreshButtons();
  });
  connect(&game_, &BattleController::opened, this, &QWidget::close);
  refresh();
  // Orders alone leave nothing to decide.
  if (decided_.isEmpty()) takeIn();
  resizeForText(*this, {560, 420});
}

int AnswerWindow::chosen() const { return list_->currentRow(); }

ProposalJudged AnswerWindow::judgedNow(int at) const {
  return judgeProposal(game_.session(), taken_.side, taken_.answer.actions[static_cast<std::size_t>(at)]);
}

// Each waits for those before it, and is judged by what they leave.
void AnswerWindow::refresh() {
  if (!game_.hasBattle()) return;
  const int at = list_->currentRow();
  list_->clear();
  std::vector<Json> waiting;
  for (std::size_t i = 0; i < taken_.answer.actions.size(); ++i)
    if (decided_[static_cast<qsizetype>(i)].isEmpty()) waiting.push_back(taken_.answer.actions[i]);
  const std::vector<ProposalJudged> judged = judgeProposals(game_.session(), taken_.side, waiting);
  auto next = judged.begin();
  for (qsizetype i = 0; i < decided_.size(); ++i) {
    const bool open = decided_[i].isEmpty();
    const ProposalJudged one = open ? *next++ : judgedNow(static_cast<int>(i));
    const QString how = !open             ? decided_[i]
                        : one.mayBeDone() ? tr("Legal")
                        : one.afterDice   ? tr("Waits for dice before it. Now: %1").arg(text(one.why))
                                          : tr("Not legal: %1").arg(text(one.why));
    list_->addItem(tr("%1. %2").arg(i + 1).arg(text(one.words)) + QLatin1Char('\n') + how);
  }
  const auto waits = decided_.indexOf(QString());
  list_->setCurrentRow(at >= 0 && at < decided_.size() && decided_[at].isEmpty() ? at : static_cast<int>(waits));
  QStringList about;
  if (taken_.movedOn) about << tr("The battle has gone on since that letter.");
  const auto orders = static_cast<int>(taken_.answer.orders.size());
  if (orders > 0)
    about << (takenIn_ ? tr("%n orders are sealed.", nullptr, orders)
                       : tr("%n orders are sealed as it is taken in.", nullptr, orders));
  about << (waits < 0 ? tr("Everything is decided.")
                      : tr("Each proposal is judged by the true battle, after those before it."));
  about_->setText(about.join(QLatin1Char(' ')));
  refreshButtons();
}

void AnswerWindow::refreshButtons() {
  const int at = chosen();
  const bool waits = at >= 0 && at < decided_.size() && decided_[at].isEmpty() && !game_.openThrow();
  const ProposalJudged judged = waits ? judgedNow(at) : ProposalJudged{};
  carryOut_->setEnabled(judged.mayBeDone());
  overrule_->setEnabled(judged.action && !judged.mayBeDone());
  leaveOut_->setEnabled(waits);
  const auto first = static_cast<int>(decided_.indexOf(QString()));
  inOrder_->setEnabled(first >= 0 && !game_.openThrow() && judgedNow(first).mayBeDone());
}

// The next waits while the players throw.
void AnswerWindow::carryOutInOrder() {
  for (auto first = decided_.indexOf(QString()); first >= 0 && !game_.openThrow();
       first = decided_.indexOf(QString())) {
    list_->setCurrentRow(static_cast<int>(first));
    if (!judgedNow(static_cast<int>(first)).mayBeDone()) return;
    carryOut();
  }
}

void AnswerWindow::carryOut() {
  const Action action = *judgedNow(chosen()).action;
  rolling_ = chosen();
  events_ = game_.session().eventCount();
  decide(tr("Carried out"));
  // Dice that the players roll are typed at the table as always.
  game_.act(action);
  followThrow();
}

// An action whose dice were dropped has not happened: its proposal waits again.
void AnswerWindow::followThrow() {
  if (rolling_ < 0 || !game_.hasBattle() || game_.openThrow()) return;
  if (game_.session().eventCount() <= events_) decided_[rolling_].clear();
  rolling_ = -1;
  refresh();
}

void AnswerWindow::decide(const QString& how) {
  takeIn();
  decided_[chosen()] = how;
  refresh();
}

void AnswerWindow::takeIn() {
  if (std::exchange(takenIn_, true)) return;
  MailBook book = mailBookIn(notesOf(game_.desk()));
  noteTaken(taken_, book);
  const int at = chosen();
  game_.setMail(mailBookJson(book).dump());
  for (const MailedOrder& order : taken_.answer.orders)
    sealOrder(game_, taken_.side, order.text, order.opens, order.salt);
  list_->setCurrentRow(at);
  refresh();
}

}  // namespace signifer::ui
