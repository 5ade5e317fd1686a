#include <qrencode.h>

#include <QPaintEvent>
#include <QPainter>
#include <memory>

#include "room/invite_dialog.h"
#include "theme.h"

namespace signifer::ui {
namespace {

// As the standard wants it.
constexpr int quietModules = 4;

}  // namespace

QImage QrPicture::pictureOf(const QString& text, int module) {
  const QByteArray bytes = text.toUtf8();
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
  if (!code) return {};
  const int side = code->width + 2 * quietModules;
  QImage picture(side, side, QImage::Format_RGB32);
  picture.fill(Qt::white);
  for (int y = 0; y < code->width; ++y)
    for (int x = 0; x < code->width; ++x)
      if ((code->data[y * code->width + x] & 1) != 0)
        picture.setPixel(x + quietModules, y + quietModules, qRgb(0, 0, 0));
  return picture.scaled(side * module, side * module);
}

void QrPicture::setText(const QString& text) {
  picture_ = pictureOf(text, 1);
  setAccessibleName(text);
  update();
}

QSize QrPicture::sizeHint() const {
  const int side = qRound(Theme::current().px(250));
  return {side, side};
}

// Whole pixels to a module, so that every camera reads it.
void QrPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (picture_.isNull()) return;
  const int module = std::max(1, std::min(width(), height()) / picture_.width());
  const int side = module * picture_.width();
  painter.drawImage(QRect((width() - side) / 2, (height() - side) / 2, side, side), picture_);
}

}  // namespace signifer::ui
