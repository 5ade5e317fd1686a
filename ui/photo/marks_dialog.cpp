#include "photo/marks_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

MarksDialog::MarksDialog(const MarkWish& now, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Marks for photos"));
  auto* column = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  size_ = new QComboBox;
  size_->setObjectName(QStringLiteral("markSize"));
  place_ = new QComboBox;
  place_->setObjectName(QStringLiteral("markPlace"));
  size_->addItem(tr("As the battle has it"), 0);
  for (const Length side : markSides) size_->addItem(lengthWords(side), side);
  place_->addItem(tr("As the battle has it"), -1);
  place_->addItem(tr("On the base"), static_cast<int>(MarkPlace::base));
  place_->addItem(tr("On a slip behind the base"), static_cast<int>(MarkPlace::behind));
  if (now.side) size_->setCurrentIndex(size_->findData(*now.side));
  if (now.place) place_->setCurrentIndex(place_->findData(static_cast<int>(*now.place)));
  form->addRow(tr("Size of the units' marks"), size_);
  form->addRow(tr("They lie"), place_);
  column->addLayout(form);
  auto* words = new Label(12, QFont::Normal, Label::Tone::second);
  words->setWordWrap(true);
  words->setText(tr(
      "Photos are read by this as well. A slip lies against the middle of the rear edge, its arrow to the front, and "
      "is taken up after the photo. Units whose file says where their mark lies keep that place."));
  column->addWidget(words);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Save as PDF…"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  setMinimumWidth(420);
}

MarkWish MarksDialog::wish() const {
  MarkWish wish;
  if (const int side = size_->currentData().toInt(); side > 0) wish.side = side;
  if (const int place = place_->currentData().toInt(); place >= 0) wish.place = static_cast<MarkPlace>(place);
  return wish;
}

}  // namespace signifer::ui
