#include "dialogs/override_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "play/override.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "symbols.h"
#include "widgets/field_form.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

QDoubleSpinBox* spinBox(double value, double least, double most, const QString& suffix) {
  auto* spin = new QDoubleSpinBox;
  spin->setRange(least, most);
  spin->setDecimals(2);
  spin->setValue(value);
  spin->setSuffix(suffix);
  return spin;
}

}  // namespace

OverrideDialog::OverrideDialog(const BattleController& game, UnitIndex unit, QWidget* parent)
    : QDialog(parent), game_(game), unit_(unit) {
  const Unit& now = game.battle().unit(unit);
  setWindowTitle(tr("Change by hand"));
  auto* column = new QVBoxLayout(this);
  auto* title = new Label(16, QFont::Bold);
  title->setText(text(unitName(game.battle(), unit)));
  column->addWidget(title);
  auto* place = new QFormLayout;
  constexpr double mostInches = 400;
  place->addRow(tr("From the left"), x_ = spinBox(toInches(now.pose.centre.x), -mostInches, mostInches, tr(" in")));
  place->addRow(tr("From the lower edge"),
                y_ = spinBox(toInches(now.pose.centre.y), -mostInches, mostInches, tr(" in")));
  place->addRow(tr("Facing"), heading_ = spinBox(toDegrees(now.pose.heading), 0, 359.99, QStringLiteral("°")));
  place->addRow(present_ = new QCheckBox(tr("On the table")));
  present_->setChecked(now.present);
  column->addLayout(place);
  column->addWidget(sectionHead(tr("Status")));
  const Fields& fields = game.definition().unitStatus();
  status_ = new FieldForm(fields);
  for (std::size_t i = 0; i < fields.size(); ++i) status_->setValue(i, fromSlot(fields[i], now.status.at[i]));
  auto* scroll = new QScrollArea;
  scroll->setWidget(status_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setMinimumSize(420, 220);
  column->addWidget(scroll, 1);
  reason_ = new QLineEdit;
  reason_->setPlaceholderText(tr("Why: the journal keeps it"));
  reason_->setAccessibleName(tr("Reason"));
  column->addWidget(reason_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  QPushButton* change = buttons->button(QDialogButtonBox::Ok);
  change->setText(tr("Change"));
  change->setEnabled(false);
  column->addWidget(buttons);
  connect(reason_, &QLineEdit::textChanged, change,
          [change](const QString& words) { change->setEnabled(!words.trimmed().isEmpty()); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString OverrideDialog::changes() const {
  const Unit& now = game_.battle().unit(unit_);
  UnitEdit edit{unit_};
  if (const Length x = fromInches(x_->value()); x != now.pose.centre.x) edit.x = x;
  if (const Length y = fromInches(y_->value()); y != now.pose.centre.y) edit.y = y;
  if (const Angle heading = fromDegrees(heading_->value()); heading != now.pose.heading) edit.heading = heading;
  if (present_->isChecked() != now.present) edit.present = present_->isChecked();
  const Values values = status_->values();
  for (std::size_t i = 0; i < status_->fields().size(); ++i)
    if (status_->changed(i)) edit.status.emplace_back(i, values.at[i]);
  return text(overrideText(game_.rules(), game_.battle(), {{edit}}));
}

QString OverrideDialog::reason() const { return reason_->text().trimmed(); }

QString askReason(QWidget* parent, const QString& what) {
  bool agreed = false;
  const QString reason = QInputDialog::getText(
      parent, OverrideDialog::tr("Overrule"),
      OverrideDialog::tr("%1\nWhy is it allowed? The journal keeps it.").arg(what), QLineEdit::Normal, {}, &agreed);
  return agreed ? reason.trimmed() : QString();
}

}  // namespace signifer::ui
