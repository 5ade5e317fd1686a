// Windows that stand within the screen: they get their size before they are shown, from what the screen has free.
#pragma once

#include <QRect>
#include <QSize>

class QWidget;

namespace signifer::ui {

/// A window's place without its frame, moved and made smaller until it and its frame lie within `room`. It gets no
/// smaller than `least`: then its upper left corner stays in view. `frame` is what the frame adds on each side: left,
/// top, right and bottom.
struct FrameEdges {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
};
[[nodiscard]] QRect withinRoom(const QRect& wanted, QSize least, const FrameEdges& frame, const QRect& room);

/// Moves and shrinks a window into the free area of its screen. What frame a window gets is known only some time after
/// it is shown; until then that of most desktops is reckoned with. A window that fills the screen is left alone.
void fitIntoScreen(QWidget& window);

}  // namespace signifer::ui
