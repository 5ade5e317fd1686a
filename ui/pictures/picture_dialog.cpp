#include "pictures/picture_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace signifer::ui {
namespace {

constexpr int usualPictureWidth = 1600;
constexpr int shownPictureWidth = 420;

}  // namespace

PictureDialog::PictureDialog(const Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      width_(new QSpinBox),
      arrows_(new QCheckBox(tr("&Arrows for what moved in the last turn"))),
      format_(new QComboBox),
      size_(new QLabel),
      look_(new QLabel) {
  setWindowTitle(tr("Picture of the table"));
  width_->setRange(narrowestPicture, widestPicture);
  width_->setSingleStep(100);
  width_->setSuffix(tr(" px"));
  width_->setValue(usualPictureWidth);
  arrows_->setChecked(session.eventCount() > 0);
  arrows_->setEnabled(session.eventCount() > 0);
  format_->addItem(tr("PNG, a picture of dots"), QStringLiteral(".png"));
  format_->addItem(tr("SVG, a drawing that stays sharp"), QStringLiteral(".svg"));
  look_->setAlignment(Qt::AlignCenter);
  look_->setAccessibleName(tr("The picture, smaller"));
  auto* form = new QFormLayout;
  form->addRow(tr("&Width:"), width_);
  form->addRow(tr("Size:"), size_);
  form->addRow(tr("&Format:"), format_);
  form->addRow(arrows_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Save)->setText(tr("&Save as…"));
  auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  copy->setObjectName(QStringLiteral("copyPicture"));
  copy->setToolTip(tr("Lays the picture on the clipboard in this size"));
  connect(copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setImage(tablePicture(session_, session_.eventCount(), order()));
    done(copied);
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(look_);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(width_, &QSpinBox::valueChanged, this, &PictureDialog::showSize);
  connect(arrows_, &QCheckBox::toggled, this, &PictureDialog::showSize);
  showSize();
}

PictureOrder PictureDialog::order() const { return {width_->value(), arrows_->isChecked(), nullptr}; }

QString PictureDialog::ending() const { return format_->currentData().toString(); }

void PictureDialog::showSize() {
  const QSize size = pictureSize(session_.start(), width_->value());
  size_->setText(tr("%1 by %2 px").arg(size.width()).arg(size.height()));
  const PictureOrder small{shownPictureWidth, arrows_->isChecked(), nullptr};
  look_->setPixmap(QPixmap::fromImage(tablePicture(session_, session_.eventCount(), small)));
}

}  // namespace signifer::ui
