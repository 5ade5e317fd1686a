#include "editors/photo_pane.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "editors/editor_parts.h"
#include "editors/photo_corners.h"
#include "table/photo_underlay.h"
#include "widgets/parts.h"

namespace signifer::ui {

PhotoPane::PhotoPane(QWidget* parent) : QWidget(parent) {
  setAcceptDrops(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  column->addWidget(sectionHead(tr("Your table, from a photo")));
  auto* row = new QHBoxLayout;
  choose_ = new QPushButton(tr("Choose a photo…"));
  choose_->setObjectName(QStringLiteral("choosePhoto"));
  connect(choose_, &QPushButton::clicked, this, &PhotoPane::choose);
  remove_ = new QPushButton(tr("Remove"));
  connect(remove_, &QPushButton::clicked, this, [this] { Q_EMIT changed(std::nullopt, true); });
  row->addWidget(choose_, 1);
  row->addWidget(remove_);
  column->addLayout(row);
  corners_ = new PhotoCorners;
  column->addWidget(corners_);
  connect(corners_, &PhotoCorners::cornersMoved, this,
          [this](const TablePhoto& photo, bool done) { Q_EMIT changed(photo, done); });
  fit_ = new Label(12, QFont::Normal, Label::Tone::second);
  fit_->setWordWrap(true);
  column->addWidget(fit_);
  auto* form = new QFormLayout;
  strength_ = new QSlider(Qt::Horizontal);
  strength_->setObjectName(QStringLiteral("strength"));
  strength_->setAccessibleName(tr("How strongly the photo is shown"));
  strength_->setRange(0, 100);
  connect(strength_, &QSlider::valueChanged, this, [this](int strength) {
    if (!photo_ || filling_) return;
    TablePhoto next = *photo_;
    next.strength = strength;
    Q_EMIT changed(next, !strength_->isSliderDown());
  });
  connect(strength_, &QSlider::sliderReleased, this, [this] {
    if (photo_) Q_EMIT changed(photo_, true);
  });
  form->addRow(tr("Strength"), strength_);
  column->addLayout(form);
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setWordWrap(true);
  note->setText(
      tr("Models lean away from the camera. A unit is where its base stands, not where its heads are. A photo "
         "from higher up leans less."));
  column->addWidget(note);
  column->addStretch();
}

void PhotoPane::show(const std::optional<TablePhoto>& photo, const PhotoUnderlay& underlay) {
  filling_ = true;
  photo_ = photo;
  remove_->setEnabled(photo.has_value());
  strength_->setEnabled(photo.has_value());
  if (!photo) {
    corners_->show(QImage(), {});
    fit_->setText(tr("Choose a photo of the whole table, or drop one here."));
  } else {
    corners_->show(underlay.image(), *photo);
    strength_->setValue(photo->strength);
    const QString name = QFileInfo(QString::fromStdString(photo->file)).fileName();
    if (underlay.image().isNull())
      fit_->setText(tr("%1 cannot be read. The table is shown without it.").arg(name));
    else if (!underlay.visible())
      fit_->setText(tr("The corners lie crossed. Drag A to D round the table: A is its lower left corner."));
    else
      fit_->setText(
          tr("%1. Drag A to D to the corners of the table; A to D on the keyboard, arrow keys move by a pixel.")
              .arg(name));
  }
  filling_ = false;
}

bool PhotoPane::take(const QString& file) {
  if (const QString fault = photoFault(file); !fault.isEmpty()) {
    tellBeside(window(), fault);
    return false;
  }
  Q_EMIT changed(photoOf(file), true);
  return true;
}

void PhotoPane::choose() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Choose a photo"),
                                                    QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                                    tr("Pictures (*.jpg *.jpeg *.png *.bmp *.webp)"));
  if (!file.isEmpty()) take(file);
}

void PhotoPane::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void PhotoPane::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile()) take(urls.front().toLocalFile());
}

}  // namespace signifer::ui
