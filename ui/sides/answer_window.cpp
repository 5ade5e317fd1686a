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
  overrule_ = add(tr("Overrule…"), "overrule");
  leaveOut_ = add(tr("Leave it out"), "leaveOut");
  column->addLayout(row);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
  connect(carryOut_, &QPushButton::clicked, this, &AnswerWindow::carryOut);
  connect(overrule_, &QPushButton::clicked, this, [this] {
    const Action action = *judged_[static_cast<std::size_t>(chosen())].action;
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
  resizeForText(*this, {560, 420});
}

int AnswerWindow::chosen() const { return list_->currentRow(); }

// Each waits for those before it, and is judged by what they have left.
void AnswerWindow::refresh() {
  if (!game_.hasBattle()) return;
  const int at = list_->currentRow();
  list_->clear();
  judged_.clear();
  for (std::size_t i = 0; i < taken_.answer.actions.size(); ++i) {
    judged_.push_back(judgeProposal(game_.session(), taken_.side, taken_.answer.actions[i]));
    const ProposalJudged& judged = judged_.back();
    QString words = tr("%1. %2").arg(i + 1).arg(text(judged.words));
    if (!decided_[static_cast<qsizetype>(i)].isEmpty())
      words += QLatin1Char('\n') + decided_[static_cast<qsizetype>(i)];
    else
      words += QLatin1Char('\n') + (judged.mayBeDone() ? tr("Legal") : tr("Not legal: %1").arg(text(judged.why)));
    list_->addItem(words);
  }
  const auto waits = decided_.indexOf(QString());
  list_->setCurrentRow(at >= 0 && at < decided_.size() && decided_[at].isEmpty() ? at : static_cast<int>(waits));
  QStringList about;
  if (taken_.movedOn) about << tr("The battle has gone on since that letter.");
  if (!taken_.answer.orders.empty())
    about << tr("%n orders are sealed as it is taken in.", nullptr, static_cast<int>(taken_.answer.orders.size()));
  about << (waits < 0 ? tr("Everything is decided.") : tr("Each proposal is judged by the true battle as it stands."));
  about_->setText(about.join(QLatin1Char(' ')));
  refreshButtons();
}

void AnswerWindow::refreshButtons() {
  const int at = chosen();
  const bool waits = at >= 0 && at < decided_.size() && decided_[at].isEmpty() && !game_.openThrow();
  const ProposalJudged* judged = waits ? &judged_[static_cast<std::size_t>(at)] : nullptr;
  carryOut_->setEnabled(waits && judged->mayBeDone());
  overrule_->setEnabled(waits && judged->action && !judged->mayBeDone());
  leaveOut_->setEnabled(waits);
}

void AnswerWindow::carryOut() {
  const Action action = *judged_[static_cast<std::size_t>(chosen())].action;
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
}

}  // namespace signifer::ui
