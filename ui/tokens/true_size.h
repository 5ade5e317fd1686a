// Pages on which nothing may be scaled: marks and tokens. Each begins with the line by which the printer is checked.
#pragma once

#include <QString>

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

class TrueSizePages {
 public:
  explicit TrueSizePages(const PaperFormat& format);

  /// Begins a page with its head.
  Galley& begin(const QString& title, const QString& words);
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
