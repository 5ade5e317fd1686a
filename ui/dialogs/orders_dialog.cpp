#include "dialogs/orders_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "play/wording.h"
#include "symbols.h"
#include "widgets/parts.h"

namespace signifer::ui {

OrdersDialog::OrdersDialog(BattleController& game, QWidget* parent)
    : QDialog(parent),
      game_(game),
      list_(new QListWidget),
      whose_(new QComboBox),
      how_(new QComboBox),
      what_(new QComboBox),
      remove_(new QPushButton(tr("Take it back"))) {
  setObjectName(QStringLiteral("standingOrders"));
  setWindowTitle(tr("Standing orders"));
  resize(560, 360);
  auto* column = new QVBoxLayout(this);
  auto* what = new Label(12.5, QFont::Normal, Label::Tone::second);
  what->setWordWrap(true);
  what->setText(
      tr("What a unit or a side always or never answers, from now on. A unit's own orders come before its side's. Each "
         "answer is told in the journal and can be taken back."));
  column->addWidget(what);
  list_->setAccessibleName(tr("Orders in force"));
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  whose_->setAccessibleName(tr("Whose order"));
  how_->setAccessibleName(tr("Always or never"));
  what_->setAccessibleName(tr("Which answer"));
  for (SideIndex side = 0; side < 2; ++side) {
    whose_->addItem(text(sideName(game_.battle(), side)), QPoint(side, noUnit));
    for (UnitIndex unit = 0; unit < game_.battle().unitCount(); ++unit)
      if (game_.battle().unit(unit).side == side && game_.battle().unit(unit).present)
        whose_->addItem(QStringLiteral("   ") + text(unitName(game_.battle(), unit)), QPoint(side, unit));
  }
  if (const UnitIndex selected = game_.selected(); selected != noUnit)
    whose_->setCurrentIndex(std::max(0, whose_->findData(QPoint(game_.battle().unit(selected).side, selected))));
  how_->addItem(tr("always"), false);
  how_->addItem(tr("never"), true);
  const auto& kinds = game_.definition().actions();
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (canBeOrdered(game_.rules(), static_cast<int>(i)))
      what_->addItem(QString::fromStdString(kinds[i].title), static_cast<int>(i));
  auto* add = new QPushButton(tr("Give this order"));
  add->setObjectName(QStringLiteral("giveOrder"));
  add->setEnabled(what_->count() > 0);
  row->addWidget(whose_, 2);
  row->addWidget(how_);
  row->addWidget(what_, 2);
  row->addWidget(add);
  column->addLayout(row);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->addButton(remove_, QDialogButtonBox::ActionRole);
  column->addWidget(buttons);
  connect(add, &QPushButton::clicked, this, &OrdersDialog::addOrder);
  connect(remove_, &QPushButton::clicked, this, &OrdersDialog::removeOrder);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int at) { remove_->setEnabled(at >= 0); });
  refresh();
}

void OrdersDialog::refresh() {
  list_->clear();
  for (const StandingOrder& order : game_.standingOrders())
    list_->addItem(text(orderInWords(game_.rules(), game_.battle(), order)));
  remove_->setEnabled(list_->currentRow() >= 0);
}

void OrdersDialog::addOrder() {
  const QPoint whose = whose_->currentData().toPoint();
  StandingOrder order;
  order.side = static_cast<SideIndex>(whose.x());
  order.unit = static_cast<UnitIndex>(whose.y());
  order.kind = static_cast<std::int8_t>(what_->currentData().toInt());
  order.never = how_->currentData().toBool();
  std::vector<StandingOrder> orders = game_.standingOrders();
  if (std::ranges::find(orders, order) == orders.end()) orders.push_back(order);
  game_.setStandingOrders(orders);
  refresh();
}

void OrdersDialog::removeOrder() {
  std::vector<StandingOrder> orders = game_.standingOrders();
  const int at = list_->currentRow();
  if (at < 0 || at >= static_cast<int>(orders.size())) return;
  orders.erase(orders.begin() + at);
  game_.setStandingOrders(orders);
  refresh();
}

}  // namespace signifer::ui
