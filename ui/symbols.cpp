#include "symbols.h"

#include <QFile>
#include <QHash>
#include <QPair>
#include <QSvgRenderer>
#include <memory>

#include "theme.h"

namespace signifer::ui {
namespace {

QString fileOf(const QString& name) { return QStringLiteral(":/symbols/%1.svg").arg(name); }

// The drawings carry this colour in their root.
constexpr char drawnColour[] = "color=\"#15191B\"";

QSvgRenderer* rendererOf(const QString& name, const QColor& colour) {
  static QHash<QPair<QString, QRgb>, std::shared_ptr<QSvgRenderer>> cache;
  std::shared_ptr<QSvgRenderer>& kept = cache[{name, colour.rgb()}];
  if (kept) return kept.get();
  QFile file(fileOf(name));
  if (!file.open(QIODevice::ReadOnly)) return nullptr;
  QByteArray svg = file.readAll();
  svg.replace(drawnColour, "color=\"" + colour.name().toLatin1() + "\"");
  kept = std::make_shared<QSvgRenderer>(svg);
  return kept.get();
}

}  // namespace

bool hasSymbol(const QString& name) { return !name.isEmpty() && QFile::exists(fileOf(name)); }

void paintSymbol(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour) {
  if (name.isEmpty()) return;
  if (QSvgRenderer* renderer = rendererOf(name, colour)) renderer->render(&painter, place);
}

QPixmap symbolPixmap(const QString& name, int size, const QColor& colour, double ratio) {
  QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  paintSymbol(painter, name, QRectF(0, 0, size, size), colour);
  return pixmap;
}

QIcon symbolIcon(const QString& name, int size) {
  QIcon icon;
  const Colours& c = colours();
  icon.addPixmap(symbolPixmap(name, size, c.text), QIcon::Normal, QIcon::Off);
  icon.addPixmap(symbolPixmap(name, size, c.accent), QIcon::Normal, QIcon::On);
  icon.addPixmap(symbolPixmap(name, size, mixed(c.text3, c.window, 0.4)), QIcon::Disabled);
  return icon;
}

}  // namespace signifer::ui
