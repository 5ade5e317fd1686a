#include "widgets/status_form.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "lengths.h"
#include "schema/field_reader.h"

namespace signifer::ui {

StatusForm::StatusForm(const Fields& fields, std::span<const std::int16_t> slots, FieldForm::HeldNames names,
                       QWidget* parent)
    : QWidget(parent),
      form_(new FieldForm(fields, nullptr, std::move(names))),
      find_(new QLineEdit),
      more_(new QPushButton) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  find_->setObjectName(QStringLiteral("byHandFind"));
  find_->setPlaceholderText(tr("Find a word of the state"));
  find_->setAccessibleName(tr("Find a word of the state"));
  find_->setClearButtonEnabled(true);
  more_->setObjectName(QStringLiteral("byHandMore"));
  column->addWidget(find_);
  column->addWidget(form_);
  column->addWidget(more_);
  form_->keepWhatWas();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Value value = fromSlot(fields[i], slots[i]);
    form_->setValue(i, value);
    says_.push_back(value != fields[i].standard);
  }
  connect(form_, &FieldForm::edited, this, &StatusForm::edited);
  connect(find_, &QLineEdit::textChanged, this, &StatusForm::filter);
  connect(more_, &QPushButton::clicked, this, [this] {
    all_ = !all_;
    filter();
  });
  filter();
}

void StatusForm::filter() {
  constexpr std::size_t toldMost = 8;
  const Fields& fields = form_->fields();
  const QString wanted = find_->text().trimmed();
  std::size_t hidden = 0;
  form_->showRows([&](std::size_t i) {
    const bool found = captionWithoutUnit(fields[i]).contains(wanted, Qt::CaseInsensitive);
    const bool on = wanted.isEmpty() ? all_ || i < toldMost || says_[i] || form_->changed(i) : found;
    hidden += on ? 0 : 1;
    return on;
  });
  find_->setVisible(fields.size() > toldMost);
  more_->setVisible(wanted.isEmpty() && fields.size() > toldMost && (all_ || hidden > 0));
  more_->setText(all_ ? tr("Show less") : tr("Show the other %1").arg(hidden));
}

}  // namespace signifer::ui
