// Draws the program's icon in the sizes that desktops ask for: draw_icons DRAWING FOLDER writes FOLDER/<size>.png.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

namespace {

bool draw(QSvgRenderer& drawing, int size, const QString& file) {
  QImage image(size, size, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  drawing.render(&painter);
  painter.end();
  return image.save(file);
}

}  // namespace

int main(int argc, char** argv) {
  const QGuiApplication app(argc, argv);
  const QStringList arguments = QGuiApplication::arguments();
  QSvgRenderer drawing(arguments.value(1));
  if (arguments.size() != 3 || !drawing.isValid()) {
    std::fputs("usage: draw_icons DRAWING FOLDER\n", stderr);
    return 2;
  }
  for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
    if (!draw(drawing, size, QStringLiteral("%1/%2.png").arg(arguments.at(2)).arg(size))) return 1;
  return 0;
}
