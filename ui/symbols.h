// The drawings of units, states and tools by name, in any colour and size. One outline each; the colour is set in the
// drawing's root, so the same file serves both sides and both themes.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QString>
#include <string_view>

namespace signifer::ui {

[[nodiscard]] inline QString text(std::string_view words) {
  return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// Whether there is a drawing of this name.
[[nodiscard]] bool hasSymbol(const QString& name);
/// Draws it into the rectangle; nothing where there is no such drawing.
void paintSymbol(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour);
/// A picture of it, `size` logical pixels wide and high.
[[nodiscard]] QPixmap symbolPixmap(const QString& name, int size, const QColor& colour, double ratio = 2.0);
/// An icon in the theme's text colours (normal, disabled) and the accent's own when it is checked.
[[nodiscard]] QIcon symbolIcon(const QString& name, int size);

}  // namespace signifer::ui
