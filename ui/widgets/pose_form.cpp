#include "widgets/pose_form.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include "symbols.h"
#include "table/vec.h"
#include "theme.h"

namespace signifer::ui {
namespace {

QDoubleSpinBox* figureBox(double value, double least, double most, const QString& suffix, const QString& name) {
  auto* spin = new QDoubleSpinBox;
  spin->setRange(least, most);
  spin->setDecimals(2);
  spin->setValue(value);
  spin->setSuffix(suffix);
  spin->setAccessibleName(name);
  spin->setToolTip(name);
  return spin;
}

}  // namespace

QPushButton* wasButton() {
  auto* button = new QPushButton;
  button->setFlat(true);
  button->setIcon(symbolIcon(QStringLiteral("tool-undo"), qRound(Theme::current().px(12))));
  button->setFont(Theme::current().font(11.5));
  button->setToolTip(PoseForm::tr("Put back"));
  button->hide();
  return button;
}

PoseForm::PoseForm(Point at, std::optional<Angle> heading, std::optional<Point> foe, QWidget* parent)
    : QWidget(parent), at_(at), heading_(heading) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form->addRow(tr("Place"), makePlace());
  form->addRow(placeWas_);
  if (heading) {
    form->addRow(tr("Facing"), makeFacing(foe));
    form->addRow(facingWas_);
  }
  for (QDoubleSpinBox* spin : {x_, y_, facing_})
    if (spin != nullptr)
      connect(spin, &QDoubleSpinBox::valueChanged, this, [this] {
        follow();
        Q_EMIT edited();
      });
}

QLayout* PoseForm::makePlace() {
  constexpr double mostInches = 400;
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  x_ = figureBox(toInches(at_.x), -mostInches, mostInches, tr(" in"), tr("From the left"));
  y_ = figureBox(toInches(at_.y), -mostInches, mostInches, tr(" in"), tr("From the lower edge"));
  x_->setObjectName(QStringLiteral("byHandX"));
  y_->setObjectName(QStringLiteral("byHandY"));
  row->addWidget(x_, 1);
  row->addWidget(y_, 1);
  placeWas_ = wasButton();
  placeWas_->setText(tr("was %1, %2").arg(toInches(at_.x), 0, 'f', 2).arg(toInches(at_.y), 0, 'f', 2));
  connect(placeWas_, &QPushButton::clicked, this, [this] {
    x_->setValue(toInches(at_.x));
    y_->setValue(toInches(at_.y));
  });
  return row;
}

QLayout* PoseForm::makeFacing(std::optional<Point> foe) {
  constexpr double mostDegrees = 359.99;
  constexpr double half = 180;
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  facing_ = figureBox(toDegrees(*heading_), 0, mostDegrees, QStringLiteral("°"), tr("Facing"));
  facing_->setObjectName(QStringLiteral("byHandFacing"));
  facing_->setWrapping(true);
  row->addWidget(facing_, 1);
  auto* about = new QPushButton(tr("About"));
  about->setToolTip(tr("Turns it about"));
  connect(about, &QPushButton::clicked, this, [this] { turnTo(facing_->value() + half); });
  row->addWidget(about);
  auto* towards = new QPushButton(tr("To its enemy"));
  towards->setToolTip(tr("Turns it to the nearest enemy"));
  towards->setEnabled(foe.has_value());
  connect(towards, &QPushButton::clicked, this, [this, foe] { turnTo(toDegrees(headingTo(at(), *foe))); });
  row->addWidget(towards);
  facingWas_ = wasButton();
  facingWas_->setText(tr("was %1°").arg(toDegrees(*heading_)));
  connect(facingWas_, &QPushButton::clicked, this, [this] { facing_->setValue(toDegrees(*heading_)); });
  return row;
}

void PoseForm::turnTo(double degrees) {
  constexpr double full = 360;
  facing_->setValue(degrees >= full ? degrees - full : degrees);
}

// The boxes have two decimals: what nobody has touched is as it was.
Point PoseForm::at() const {
  const auto one = [](const QDoubleSpinBox& spin, Length was) {
    const Length now = fromInches(spin.value());
    constexpr double hundredth = 0.005;
    return std::abs(spin.value() - toInches(was)) <= hundredth ? was : now;
  };
  return {one(*x_, at_.x), one(*y_, at_.y)};
}

Angle PoseForm::heading() const {
  if (facing_ == nullptr) return heading_.value_or(Angle{});
  constexpr double hundredth = 0.005;
  return std::abs(facing_->value() - toDegrees(*heading_)) <= hundredth ? *heading_ : fromDegrees(facing_->value());
}

void PoseForm::follow() {
  placeWas_->setVisible(at() != at_);
  if (facingWas_ != nullptr) facingWas_->setVisible(heading() != *heading_);
}

}  // namespace signifer::ui
