#include "printing/club_picture.h"

#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include "sheet/html_pictures.h"

namespace signifer::ui {
namespace {

bool isDrawing(const QString& file) { return file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive); }

// A drawing without a size, or a picture of which only the head is right, shows nothing.
bool showsSomething(const QString& file) {
  if (isDrawing(file)) {
    const QSvgRenderer drawing(file);
    return drawing.isValid() && !drawing.defaultSize().isEmpty();
  }
  return !QImageReader(file).read().isNull();
}

}  // namespace

QString pictureFault(const QString& file) {
  if (file.isEmpty()) return {};
  try {
    requirePicture(file.toStdString());
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  if (showsSomething(file)) return {};
  return QCoreApplication::translate("signifer::ui::ClubPicture", "%1 holds no picture that can be read.").arg(file);
}

QImage pictureWithin(const QString& file, QSize size) {
  if (file.isEmpty() || !pictureFault(file).isEmpty()) return {};
  if (!isDrawing(file)) return QImageReader(file).read().scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  QSvgRenderer drawing(file);
  QImage image(drawing.defaultSize().scaled(size, Qt::KeepAspectRatio), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  drawing.render(&painter);
  return image;
}

}  // namespace signifer::ui
