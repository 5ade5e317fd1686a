#include "editors/zones_pane.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr int usualInches = 12;
constexpr int usualRows = 3;

DeploymentZone* zoneOf(DeploymentPlan& plan, SideIndex side) {
  const auto found = std::ranges::find(plan.zones, side, &DeploymentZone::side);
  return found == plan.zones.end() ? nullptr : &*found;
}

}  // namespace

ZonesPane::ZonesPane(TableDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  column->addWidget(sectionHead(tr("Where they deploy")));
  const QString edges[] = {tr("Anywhere"), tr("Lower edge"), tr("Upper edge"), tr("Left edge"), tr("Right edge")};
  for (SideIndex side = 0; side < 2; ++side) {
    Row& row = rows_[static_cast<std::size_t>(side)];
    row.name = new Label(13, QFont::DemiBold);
    column->addWidget(row.name);
    auto* line = new QHBoxLayout;
    row.edge = new QComboBox;
    row.edge->setObjectName(QStringLiteral("zoneEdge%1").arg(side));
    row.edge->addItems({edges[0], edges[1], edges[2], edges[3], edges[4]});
    row.depth = new QSpinBox;
    row.depth->setObjectName(QStringLiteral("zoneDepth%1").arg(side));
    connect(row.edge, &QComboBox::activated, this, [this, side] { setZone(side); });
    connect(row.depth, &QSpinBox::valueChanged, this, [this, side] { setZone(side); });
    line->addWidget(row.edge, 1);
    line->addWidget(row.depth);
    column->addLayout(line);
  }
  column->addWidget(sectionHead(tr("How they deploy")));
  auto* form = new QFormLayout;
  form->setRowWrapPolicy(QFormLayout::WrapAllRows);
  order_ = new QComboBox;
  order_->setObjectName(QStringLiteral("deployOrder"));
  order_->addItems({tr("They stand as on this table"), tr("One side after the other"), tr("One unit in turn"),
                    tr("In secret, behind a screen")});
  connect(order_, &QComboBox::activated, this, [this](int order) {
    change(tr("How they deploy"),
           [order](DeploymentPlan& plan) { plan.order = static_cast<DeploymentPlan::Order>(order); });
  });
  first_ = new QComboBox;
  first_->setObjectName(QStringLiteral("deployFirst"));
  connect(first_, &QComboBox::activated, this, [this](int side) {
    change(tr("Who deploys first"), [side](DeploymentPlan& plan) { plan.first = static_cast<SideIndex>(side); });
  });
  form->addRow(tr("When the battle begins"), order_);
  form->addRow(tr("Who begins"), first_);
  column->addLayout(form);
  about_ = new Label(12, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  column->addStretch();
  connect(&document_, &TableDocument::changed, this, &ZonesPane::refresh);
}

void ZonesPane::change(const QString& what, const std::function<void(DeploymentPlan&)>& edit) {
  TableModel next = document_.model();
  edit(next.deployment);
  document_.change(what, std::move(next), QStringLiteral("deployment"));
}

void ZonesPane::setZone(SideIndex side) {
  const Row& row = rows_[static_cast<std::size_t>(side)];
  const auto edge = static_cast<DeploymentZone::Edge>(row.edge->currentIndex());
  const MusterTable& size = document_.model().size;
  const Length depth = row.depth->value() * (document_.definition().grid() ? size.squareSide : oneInch);
  change(tr("Deployment zone"), [&](DeploymentPlan& plan) {
    std::erase_if(plan.zones, [side](const DeploymentZone& zone) { return zone.side == side; });
    if (edge != DeploymentZone::Edge::none) plan.zones.push_back({side, edge, depth, {}});
  });
}

void ZonesPane::refresh() {
  const bool grid = document_.definition().grid();
  const MusterTable& size = document_.model().size;
  DeploymentPlan plan = document_.model().deployment;
  const QSignalBlocker firstBlocker(first_);
  first_->clear();
  for (SideIndex side = 0; side < 2; ++side) {
    const Row& row = rows_[static_cast<std::size_t>(side)];
    const QString name = QString::fromStdString(document_.model().sides[side].name);
    const QSignalBlocker blocker(row.depth);
    row.name->setText(name);
    row.edge->setAccessibleName(tr("Edge of the zone: %1").arg(name));
    row.depth->setAccessibleName(tr("Depth of the zone: %1").arg(name));
    row.depth->setRange(1, grid ? size.rows : size.depth / oneInch);
    row.depth->setSuffix(grid ? tr(" rows") : tr(" in deep"));
    const DeploymentZone* zone = zoneOf(plan, side);
    row.edge->setCurrentIndex(zone == nullptr ? 0 : static_cast<int>(zone->edge));
    row.depth->setEnabled(zone != nullptr);
    if (zone != nullptr)
      row.depth->setValue(zone->depth / (grid ? size.squareSide : oneInch));
    else
      row.depth->setValue(grid ? usualRows : usualInches);
    first_->addItem(name);
  }
  first_->setCurrentIndex(plan.first);
  first_->setEnabled(plan.order != DeploymentPlan::Order::none);
  order_->setCurrentIndex(static_cast<int>(plan.order));
  about_->setText(plan.order == DeploymentPlan::Order::none
                      ? tr("Units outside their zone are listed under Problems; nobody is kept from playing so.")
                      : tr("The places on this table are the usual order: machine commanders take it, people may."));
}

}  // namespace signifer::ui
