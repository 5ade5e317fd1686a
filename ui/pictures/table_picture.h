// Pictures of the table to keep and to show, PNG or SVG, in the size wanted: with or without arrows for what moved in
// the last turn.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <cstddef>

#include "play/session.h"

namespace signifer::ui {

/// The widest picture, in pixels.
inline constexpr int widestPicture = 8000;
inline constexpr int narrowestPicture = 200;

/// A moment of a battle as a picture.
struct PictureOrder {
  /// The table's width in the picture, in pixels; the height follows from the table.
  int width = 1600;
  /// From where units stood when the player turn began.
  bool arrows = false;
  /// From where they stood then instead.
  const Battle* before = nullptr;
};

/// The events before the player turn that the event number `end` (from 1) belongs to; 0 for none.
[[nodiscard]] std::size_t eventsBeforeTurnOf(const Session& session, std::size_t end);
/// The size of a picture of a table, the table as wide as that.
[[nodiscard]] QSize pictureSize(const Battle& battle, int width);

/// The table after so many events, in the colours of the moment.
[[nodiscard]] QImage tablePicture(const Session& session, std::size_t events, const PictureOrder& order);
/// The same as SVG.
[[nodiscard]] QByteArray tableSvg(const Session& session, std::size_t events, const PictureOrder& order,
                                  const QString& title);
/// Writes the present moment by the file's ending, .svg or .png. False if it cannot be written.
[[nodiscard]] bool writePicture(const Session& session, const PictureOrder& order, const QString& path);

}  // namespace signifer::ui
