#include "table/photo_underlay.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <algorithm>
#include <cmath>

namespace signifer::ui {
namespace {

// The size of the squared picture: fine enough for a tenth of an inch, and quick to make anew while a corner is
// dragged.
constexpr int pixelsAnInch = 20;
constexpr int mostPixels = 2400;
constexpr int mostSide = 4000;
constexpr double usualMargin = 0.1;

double turn(QPointF a, QPointF b, QPointF c) {
  return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

// Between four pixels.
QRgb colourAt(const QImage& image, double x, double y) {
  const int left = std::clamp(static_cast<int>(std::floor(x)), 0, image.width() - 1);
  const int top = std::clamp(static_cast<int>(std::floor(y)), 0, image.height() - 1);
  const int right = std::min(left + 1, image.width() - 1);
  const int below = std::min(top + 1, image.height() - 1);
  const double fx = std::clamp(x - left, 0.0, 1.0);
  const double fy = std::clamp(y - top, 0.0, 1.0);
  const auto* upper = reinterpret_cast<const QRgb*>(image.constScanLine(top));
  const auto* lower = reinterpret_cast<const QRgb*>(image.constScanLine(below));
  const auto mixed = [&](int (*part)(QRgb)) {
    const double above = part(upper[left]) * (1 - fx) + part(upper[right]) * fx;
    const double beneath = part(lower[left]) * (1 - fx) + part(lower[right]) * fx;
    return static_cast<int>(std::lround(above * (1 - fy) + beneath * fy));
  };
  return qRgb(mixed(qRed), mixed(qGreen), mixed(qBlue));
}

// The largest picture to read, in megapixels and in megabytes of memory, with two bytes a colour.
constexpr qint64 mostMegapixels = 64;
constexpr int mostMegabytes = 512;

// Qt refuses what telephones take today, and knows one limit for the whole program.
class LargePictures {
 public:
  LargePictures() : before_(QImageReader::allocationLimit()) {
    if (before_ != 0) QImageReader::setAllocationLimit(std::max(before_, mostMegabytes));
  }
  ~LargePictures() { QImageReader::setAllocationLimit(before_); }
  LargePictures(const LargePictures&) = delete;
  LargePictures& operator=(const LargePictures&) = delete;

 private:
  int before_;
};

bool isTooLarge(QSize size) {
  constexpr qint64 million = 1000000;
  return static_cast<qint64>(size.width()) * size.height() > mostMegapixels * million;
}

QImage readPhoto(const QString& file) {
  const LargePictures large;
  QImageReader reader(file);
  if (isTooLarge(reader.size())) return {};
  reader.setAutoTransform(true);
  const QSize size = reader.size();
  if (size.isValid() && std::max(size.width(), size.height()) > mostSide)
    reader.setScaledSize(size.scaled(mostSide, mostSide, Qt::KeepAspectRatio));
  return reader.read().convertToFormat(QImage::Format_RGB32);
}

}  // namespace

QString photoFault(const QString& file) {
  const LargePictures large;
  QImageReader reader(file);
  const QString name = QFileInfo(file).fileName();
  if (!reader.canRead())
    return QCoreApplication::translate("signifer::ui", "%1 is no picture that can be read.").arg(name);
  if (isTooLarge(reader.size()))
    return QCoreApplication::translate("signifer::ui", "%1 is too large: at most %2 megapixels can be read.")
        .arg(name)
        .arg(mostMegapixels);
  return {};
}

std::optional<QTransform> PhotoUnderlay::squaring(const TablePhoto& photo, Length width, Length depth) {
  QPolygonF corners;
  for (const auto& corner : photo.corners) corners << QPointF(corner[0], corner[1]);
  // Round the table the corners turn one way.
  for (int i = 0; i < 4; ++i)
    if (turn(corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]) > -1e-6) return std::nullopt;
  const QPolygonF table({{0.0, 0.0},
                         {static_cast<double>(width), 0.0},
                         {static_cast<double>(width), static_cast<double>(depth)},
                         {0.0, static_cast<double>(depth)}});
  QTransform transform;
  if (!QTransform::quadToQuad(corners, table, transform)) return std::nullopt;
  return transform;
}

void PhotoUnderlay::show(const std::optional<TablePhoto>& photo, Length width, Length depth, const QString& beside) {
  if (shown_ == photo && width_ == width && depth_ == depth) return;
  const bool sameView = shown_ && photo && shown_->corners == photo->corners && width_ == width && depth_ == depth;
  shown_ = photo;
  width_ = width;
  depth_ = depth;
  const QString file = photo ? QString::fromStdString(photo->file) : QString();
  const bool sameFile = file == file_ && !image_.isNull();
  if (!sameFile) {
    file_ = file;
    const QString near = QDir(beside).filePath(QFileInfo(file).fileName());
    image_ = file.isEmpty() ? QImage() : readPhoto(QFileInfo::exists(file) || beside.isEmpty() ? file : near);
  }
  if (sameFile && sameView) return;
  flat_ = {};
  if (photo && !image_.isNull()) flatten(*photo, width, depth);
}

void PhotoUnderlay::flatten(const TablePhoto& photo, Length width, Length depth) {
  const auto squared = squaring(photo, width, depth);
  if (!squared) return;
  bool invertible = false;
  const QTransform back = squared->inverted(&invertible);
  if (!invertible) return;
  const double scale = std::min(pixelsAnInch / 1000.0, static_cast<double>(mostPixels) / std::max(width, depth));
  flat_ = QImage(std::max(1, static_cast<int>(std::lround(width * scale))),
                 std::max(1, static_cast<int>(std::lround(depth * scale))), QImage::Format_RGB32);
  for (int row = 0; row < flat_.height(); ++row) {
    auto* line = reinterpret_cast<QRgb*>(flat_.scanLine(row));
    const double y = depth - (row + 0.5) / scale;
    for (int column = 0; column < flat_.width(); ++column) {
      const QPointF share = back.map(QPointF((column + 0.5) / scale, y));
      line[column] = colourAt(image_, share.x() * image_.width() - 0.5, share.y() * image_.height() - 0.5);
    }
  }
}

void PhotoUnderlay::paint(QPainter& painter, const MapTransform& map) const {
  if (!visible() || !shown_) return;
  painter.save();
  painter.setOpacity(shown_->strength / 100.0);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QRectF table(map.toScreen(Point{0, depth_}), map.toScreen(Point{width_, 0}));
  painter.translate(table.center());
  if (map.turned) painter.rotate(180);
  const QSizeF size = table.normalized().size();
  painter.drawImage(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size), flat_);
  painter.restore();
}

TablePhoto photoOf(const QString& file) {
  TablePhoto photo;
  photo.file = file.toStdString();
  const double near = usualMargin;
  const double far = 1 - usualMargin;
  photo.corners = {{{near, far}, {far, far}, {far, near}, {near, near}}};
  return photo;
}

}  // namespace signifer::ui
