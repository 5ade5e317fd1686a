// Pages on which nothing may be scaled: marks and tokens. Each begins with the line by which the printer is checked.
// Things to be cut out are laid on few of them: side by side, upright where that saves paper, and in the gaps of larger
// ones.
#pragma once

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "printing/page_setter.h"
#include "printing/paper_format.h"
#include "printing/type.h"
#include "table/measures.h"

namespace signifer::ui {

/// A length of the table in tenths of a point.
[[nodiscard]] double drawnLength(Length length);
/// A line to cut (dashes) or to fold (dots).
void drawCut(Galley& galley, const QRectF& place, Qt::PenStyle style);
/// The black fields of a mark; `side` is that of its black square.
void drawMark(Galley& galley, int id, QPointF corner, double side);

/// "hannibal-tags-cannae-216-bc-a4.pdf".
[[nodiscard]] QString trueSizeFileName(const std::string& ruleSet, const QString& kind, const std::string& title,
                                       const PaperFormat& format);

struct PackedPlace {
  std::size_t sheet = 0;
  QPointF at;
  /// Stands upright: its width goes down the sheet.
  bool turned = false;
};

/// The room of the first sheet, and that of the others.
struct SheetRooms {
  QSizeF first;
  QSizeF later;
};

/// A place for each, in their order, `gap` apart. One that is larger than a sheet gets a sheet of its own.
[[nodiscard]] std::vector<PackedPlace> packed(const std::vector<QSizeF>& sizes, const SheetRooms& rooms, double gap);

class TrueSizePages {
 public:
  explicit TrueSizePages(const PaperFormat& format);

  /// Begins a page with its head.
  Galley& begin(const QString& title, const QString& words);
  /// Begins another page like the last.
  Galley& beginAgain();
  /// Words across the page, below what stands there.
  void say(const QString& words, double below);
  /// Begins another page like the last where less than `height` is free.
  Galley& pageFor(double height);
  /// The pages with their feet.
  [[nodiscard]] SetPages finish(const QString& foot);

  [[nodiscard]] Galley& page() { return pages_.pages.back(); }
  [[nodiscard]] const Type& type() const { return type_; }
  [[nodiscard]] double left() const;
  [[nodiscard]] double width() const;
  [[nodiscard]] double bottom() const;
  /// The next thing is set here.
  double y = 0;

 private:
  Type type_;
  SetPages pages_;
  QString title_;
  QString words_;
};

}  // namespace signifer::ui
