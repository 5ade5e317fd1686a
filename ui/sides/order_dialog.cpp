#include "sides/order_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "game/action_kinds.h"
#include "play/wording.h"
#include "symbols.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

enum class Opens { byHand, withTurn, atStep };

}  // namespace

OrderDialog::OrderDialog(const BattleController& game, SideIndex side, QWidget* parent)
    : QDialog(parent), game_(game), fixed_(side) {
  setObjectName(QStringLiteral("orderDialog"));
  setWindowTitle(tr("Write an order"));
  const Battle& battle = game.battle();
  auto* form = new QFormLayout(this);
  auto* about = new QLabel(
      tr("Nobody reads it before it is opened. The journal tells its seal at once: a checksum, so that everybody sees "
         "later that nothing was changed."));
  about->setWordWrap(true);
  form->addRow(about);
  if (side == noSide) {
    side_ = new QComboBox;
    side_->setObjectName(QStringLiteral("orderSide"));
    for (SideIndex one = 0; one < 2; ++one) side_->addItem(text(sideName(battle, one)));
    form->addRow(tr("&Whose order"), side_);
    connect(side_, &QComboBox::currentIndexChanged, this, &OrderDialog::fillUnits);
  }
  text_ = new QPlainTextEdit;
  text_->setObjectName(QStringLiteral("orderText"));
  text_->setPlaceholderText(tr("Hold the hill until the enemy has crossed the stream, then charge"));
  text_->setTabChangesFocus(true);
  form->addRow(tr("&Order"), text_);
  unit_ = new QComboBox;
  unit_->setObjectName(QStringLiteral("orderUnit"));
  form->addRow(tr("&Unit"), unit_);
  action_ = new QComboBox;
  action_->setObjectName(QStringLiteral("orderAction"));
  action_->addItem(tr("None: only the words above"), QString());
  for (const ActionKind& kind : game.definition().actions())
    if (hasUnit(kind)) action_->addItem(text(kind.title), QString::fromStdString(kind.id));
  form->addRow(tr("&Action of the rules"), action_);
  when_ = new QComboBox;
  when_->setObjectName(QStringLiteral("orderWhen"));
  when_->addItem(tr("When its side says so"), static_cast<int>(Opens::byHand));
  when_->addItem(tr("At the beginning of a turn"), static_cast<int>(Opens::withTurn));
  when_->addItem(tr("At a step of a turn"), static_cast<int>(Opens::atStep));
  form->addRow(tr("Open &it"), when_);
  auto* moment = new QHBoxLayout;
  turn_ = new QSpinBox;
  turn_->setObjectName(QStringLiteral("orderTurn"));
  turn_->setRange(battle.turn, 9999);
  turn_->setValue(battle.turn + 1);
  turn_->setPrefix(tr("Turn "));
  of_ = new QComboBox;
  for (SideIndex one = 0; one < 2; ++one) of_->addItem(text(sideName(battle, one)));
  of_->setAccessibleName(tr("Whose player turn"));
  step_ = new QComboBox;
  step_->setAccessibleName(tr("Step"));
  const Sequence& sequence = game.definition().sequence();
  for (StepIndex step = 0; step < static_cast<StepIndex>(sequence.size()); ++step)
    step_->addItem(text(sequence.step(step).title), static_cast<int>(step));
  for (QWidget* part : std::initializer_list<QWidget*>{turn_, of_, step_}) moment->addWidget(part);
  form->addRow(QString(), moment);
  problem_ = new QLabel;
  problem_->setWordWrap(true);
  form->addRow(problem_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  seal_ = buttons->addButton(tr("Seal it"), QDialogButtonBox::AcceptRole);
  seal_->setObjectName(QStringLiteral("sealIt"));
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(text_, &QPlainTextEdit::textChanged, this, &OrderDialog::refresh);
  for (QComboBox* box : {action_, when_}) connect(box, &QComboBox::currentIndexChanged, this, &OrderDialog::refresh);
  fillUnits();
  resizeForText(*this, {520, 460});
  text_->setFocus();
}

void OrderDialog::fillUnits() {
  const Battle& battle = game_.battle();
  unit_->clear();
  unit_->addItem(tr("None in particular"), QString());
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
    if (battle.unit(unit).side == side())
      unit_->addItem(text(unitName(battle, unit)),
                     QString::fromStdString(battle.setup->units[static_cast<std::size_t>(unit)].id));
  refresh();
}

void OrderDialog::refresh() {
  const auto when = static_cast<Opens>(when_->currentData().toInt());
  turn_->setEnabled(when != Opens::byHand);
  of_->setEnabled(when == Opens::atStep);
  step_->setEnabled(when == Opens::atStep);
  const OrderText written = words();
  const bool tooLong = written.words.size() > longestOrder;
  problem_->setText(tooLong ? tr("Too long: at most about %1 letters.").arg(longestOrder) : QString());
  problem_->setVisible(tooLong);
  seal_->setEnabled(!tooLong && !(written.words.empty() && written.action.empty()));
}

SideIndex OrderDialog::side() const {
  return side_ == nullptr ? fixed_ : static_cast<SideIndex>(side_->currentIndex());
}

OrderText OrderDialog::words() const {
  return {text_->toPlainText().trimmed().toStdString(), action_->currentData().toString().toStdString(),
          unit_->currentData().toString().toStdString()};
}

std::optional<OrderTime> OrderDialog::opens() const {
  const auto when = static_cast<Opens>(when_->currentData().toInt());
  if (when == Opens::byHand) return std::nullopt;
  if (when == Opens::withTurn) return OrderTime{turn_->value(), noStep, noSide};
  return OrderTime{turn_->value(), static_cast<StepIndex>(step_->currentData().toInt()),
                   static_cast<SideIndex>(of_->currentIndex())};
}

}  // namespace signifer::ui
