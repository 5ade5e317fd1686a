#include "widgets/screen_fit.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace signifer::ui {
namespace {

// The usual edges of a window frame that is not there yet, in pixels.
constexpr int usualEdge = 6;
constexpr int leastTitle = 32;

FrameEdges frameOf(const QWidget& window) {
  const QRect inside = window.geometry();
  const QRect outside = window.frameGeometry();
  if (inside != outside)
    return {inside.left() - outside.left(), inside.top() - outside.top(), outside.right() - inside.right(),
            outside.bottom() - inside.bottom()};
  const int title = std::max(leastTitle, window.style()->pixelMetric(QStyle::PM_TitleBarHeight));
  return {usualEdge, title, usualEdge, usualEdge};
}

}  // namespace

QRect withinRoom(const QRect& wanted, QSize least, const FrameEdges& frame, const QRect& room) {
  const QRect inner = room.adjusted(frame.left, frame.top, -frame.right, -frame.bottom);
  const QSize size = wanted.size().boundedTo(inner.size()).expandedTo(least);
  const auto place = [](int at, int length, int first, int last) {
    return std::max(first, std::min(at, last - length + 1));
  };
  return {QPoint(place(wanted.left(), size.width(), inner.left(), inner.right()),
                 place(wanted.top(), size.height(), inner.top(), inner.bottom())),
          size};
}

void fitIntoScreen(QWidget& window) {
  // Pictures and tests are drawn on a screen that nobody sees, of a size that says nothing.
  if (QGuiApplication::platformName() == QLatin1String("offscreen")) return;
  if (window.isMaximized() || window.isFullScreen() || window.screen() == nullptr) return;
  const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
  const QRect fitted = withinRoom(window.geometry(), least, frameOf(window), window.screen()->availableGeometry());
  if (fitted.size() != window.size()) window.resize(fitted.size());
  // A window that lies within the screen stays where the desktop puts it.
  if (fitted.topLeft() != window.geometry().topLeft())
    window.move(window.pos() + fitted.topLeft() - window.geometry().topLeft());
}

}  // namespace signifer::ui
