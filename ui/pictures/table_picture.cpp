#include "pictures/table_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>

#include "language/names.h"
#include "printing/sheet_printer.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Units and symbols are drawn for so many pixels to the inch; larger pictures are scaled as a whole.
constexpr double drawnWidth = 1200;

const Battle& afterEvents(const Session& session, std::size_t events) {
  return events < session.eventCount() ? session.before(events) : session.battle();
}

void paintTable(QPainter& painter, const Session& session, std::size_t events, const PictureOrder& order) {
  const double scale = std::max(1.0, order.width / drawnWidth);
  const QSize size = pictureSize(session.start(), static_cast<int>(order.width / scale));
  painter.fillRect(QRect(QPoint(0, 0), pictureSize(session.start(), order.width)), colours().outside);
  painter.scale(scale, scale);
  PictureMarks marks;
  marks.start = &session.start();
  marks.before = order.before;
  if (order.arrows && marks.before == nullptr)
    marks.before = &afterEvents(session, eventsBeforeTurnOf(session, events));
  paintBattle(painter, session.rules(), afterEvents(session, events), size, marks);
}

}  // namespace

std::size_t eventsBeforeTurnOf(const Session& session, std::size_t end) {
  if (end == 0 || end > session.eventCount()) return 0;
  const Battle& last = session.before(end - 1);
  std::size_t first = end - 1;
  while (first > 0 && session.before(first - 1).turn == last.turn && session.before(first - 1).active == last.active)
    --first;
  return first;
}

QSize pictureSize(const Battle& battle, int width) {
  const Setup& setup = *battle.setup;
  const double share = setup.width > 0 ? static_cast<double>(setup.depth) / setup.width : 1;
  return {width, std::clamp(static_cast<int>(width * share + 0.5), 1, widestPicture)};
}

QImage tablePicture(const Session& session, std::size_t events, const PictureOrder& order) {
  QImage picture(pictureSize(session.start(), order.width), QImage::Format_RGB32);
  picture.fill(colours().outside);
  QPainter painter(&picture);
  paintTable(painter, session, events, order);
  return picture;
}

QByteArray tableSvg(const Session& session, std::size_t events, const PictureOrder& order, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator drawing;
  drawing.setOutputDevice(&buffer);
  drawing.setTitle(title);
  const QSize size = pictureSize(session.start(), order.width);
  drawing.setSize(size);
  drawing.setViewBox(QRect(QPoint(0, 0), size));
  QPainter painter(&drawing);
  paintTable(painter, session, events, order);
  painter.end();
  return bytes;
}

bool writePicture(const Session& session, const PictureOrder& order, const QString& path) {
  const std::size_t now = session.eventCount();
  if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
    return writeBytes(path, tableSvg(session, now, order, text(saidName(session.start().setup->title))));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  return tablePicture(session, now, order).save(&buffer, "PNG") && writeBytes(path, bytes);
}

}  // namespace signifer::ui
