#include "sides/orders_dock.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "play/wording.h"
#include "sides/order_dialog.h"
#include "sides/written_orders.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "wording.h"

namespace signifer::ui {

OrdersDock::OrdersDock(BattleController& game, SideIndex side, QWidget* parent)
    : Dock(tr("Written orders"), QStringLiteral("ordersDock"), parent), game_(game), side_(side) {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(12, 10, 12, 10);
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("writtenOrders"));
  list_->setAccessibleName(tr("Written orders"));
  list_->setWordWrap(true);
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  write_ = new QPushButton(tr("Write an order…"));
  write_->setObjectName(QStringLiteral("writeOrder"));
  open_ = new QPushButton(tr("Open it"));
  open_->setObjectName(QStringLiteral("openOrder"));
  read_ = new QPushButton(tr("Read it…"));
  read_->setObjectName(QStringLiteral("readOrder"));
  for (QPushButton* button : {write_, open_, read_}) row->addWidget(button);
  read_->setVisible(side == noSide);
  column->addLayout(row);
  setWidget(body);
  connect(write_, &QPushButton::clicked, this, &OrdersDock::write);
  connect(open_, &QPushButton::clicked, this, &OrdersDock::openChosen);
  connect(read_, &QPushButton::clicked, this, &OrdersDock::readChosen);
  connect(list_, &QListWidget::itemSelectionChanged, this, &OrdersDock::refreshButtons);
  connect(&game_, &BattleController::changed, this, &OrdersDock::refresh);
  connect(this, &QDockWidget::visibilityChanged, this, &OrdersDock::refresh);
  refresh();
}

void OrdersDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle() || !isVisible()) return;
  orders_ = sealedOrders(game_.session(), side_);
  const int at = list_->currentRow();
  list_->clear();
  for (const SealedOrder& order : orders_) new QListWidgetItem(QIcon(sideFlag(order.side)), rowOf(order), list_);
  if (at >= 0 && at < list_->count()) list_->setCurrentRow(at);
  about_->setText(orders_.empty()
                      ? tr("No orders are written. What is written is sealed until its time, and its seal shows then "
                           "that nothing was changed.")
                      : tr("Write the seals down, if you like to check them later."));
  refreshButtons();
}

QString OrdersDock::rowOf(const SealedOrder& order) const {
  const Battle& battle = game_.battle();
  QString words =
      tr("%1, order %2, written in turn %3").arg(text(sideName(battle, order.side))).arg(order.number).arg(order.turn);
  const bool own = order.side == side_;
  if (order.openedInTurn > 0)
    words += QLatin1Char('\n') + tr("Opened in turn %1").arg(order.openedInTurn);
  else if (own || side_ == noSide)
    words += QLatin1Char('\n') + tr("Sealed; opens %1").arg(text(openingInWords(game_.definition(), battle, order)));
  else
    words += QLatin1Char('\n') + tr("Sealed");
  if (own || order.openedInTurn > 0)
    words += QLatin1Char('\n') + text(orderInWords(game_.definition(), battle, order.text));
  words += QLatin1Char('\n') + tr("Seal %1").arg(text(shortSeal(order.seal)));
  if (order.openedInTurn > 0) words += QLatin1String(": ") + (order.holds ? tr("it holds") : tr("it does not fit"));
  return words;
}

const SealedOrder* OrdersDock::chosen() const {
  const int row = list_->currentRow();
  if (row < 0 || row >= static_cast<int>(orders_.size())) return nullptr;
  return &orders_[static_cast<std::size_t>(row)];
}

void OrdersDock::refreshButtons() {
  const bool present = game_.hasBattle() && !game_.isLooking();
  write_->setEnabled(present);
  const SealedOrder* const order = chosen();
  const bool own = order != nullptr && order->openedInTurn == 0 && (side_ == noSide || order->side == side_);
  open_->setEnabled(present && own && mayOpen(game_.session(), *order));
  read_->setEnabled(own);
}

void OrdersDock::write() {
  if (!game_.hasBattle() || game_.isLooking()) return;
  OrderDialog dialog(game_, side_, this);
  if (dialog.exec() == QDialog::Accepted) sealOrder(game_, dialog.side(), dialog.words(), dialog.opens());
}

void OrdersDock::openChosen() {
  if (const SealedOrder* const order = chosen()) openOrder(game_, order->number);
}

// The umpire's alone, and only where the other side does not look on.
void OrdersDock::readChosen() {
  const SealedOrder* const order = chosen();
  if (order == nullptr) return;
  const Battle& battle = game_.battle();
  const QString other = text(sideName(battle, enemyOf(order->side)));
  if (QMessageBox::question(this, tr("Read a sealed order"), tr("Is nobody of %1 looking?").arg(other)) !=
      QMessageBox::Yes)
    return;
  QMessageBox::information(this, tr("Order %1").arg(order->number),
                           text(orderInWords(game_.definition(), battle, order->text)));
}

}  // namespace signifer::ui
