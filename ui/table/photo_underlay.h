// A photo of the real table, squared up by its four corners and laid under the units: it is drawn as seen from straight
// above, as strongly as is wished. Everything that lies on the table comes to lie where it stands; what rises above it
// leans away from the camera, and does so in the squared picture too.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <QTransform>
#include <optional>

#include "battle/setup.h"
#include "table/map_transform.h"

namespace signifer::ui {

class PhotoUnderlay {
 public:
  /// The photo of a table of this size. Reads the file where it is another one than before; `beside` is the folder that
  /// it is looked for in where it is not found by its name.
  void show(const std::optional<TablePhoto>& photo, Length width, Length depth, const QString& beside = {});

  /// A photo is there and its corners can be squared up.
  [[nodiscard]] bool visible() const { return !flat_.isNull(); }
  [[nodiscard]] const QImage& image() const { return image_; }
  /// Over the painted ground, under everything else.
  void paint(QPainter& painter, const MapTransform& map) const;

  /// From places in the picture, in shares of its sides, to the table in thousandths of an inch; nothing where the four
  /// corners lie crossed or in a line.
  [[nodiscard]] static std::optional<QTransform> squaring(const TablePhoto& photo, Length width, Length depth);

 private:
  void flatten(const TablePhoto& photo, Length width, Length depth);

  QString file_;
  std::optional<TablePhoto> shown_;
  QImage image_;
  QImage flat_;
  Length width_ = 0;
  Length depth_ = 0;
};

/// Why this file cannot lie under a table, in a sentence; empty where it can. Pictures of telephones are taken, larger
/// ones refused before they are read.
[[nodiscard]] QString photoFault(const QString& file);

/// The usual corners: a little within the picture.
[[nodiscard]] TablePhoto photoOf(const QString& file);

}  // namespace signifer::ui
