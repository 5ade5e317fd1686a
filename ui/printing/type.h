// The type of printed sheets: faces and sizes, in normal and in large print.
#pragma once

#include <QFont>
#include <QString>
#include <memory>
#include <string_view>

#include "printing/galley.h"

class QTextLayout;

namespace signifer::ui {

/// The room between rows, panels and columns; the sizes of the letters are the same.
enum class Density {
  usual,
  /// Less room between rows and panels.
  close,
  /// No room between rows, lines and words nearer, narrower margins: only where that saves a page.
  closest,
};

struct Type {
  /// `letters` is the share of the usual size of all letters but those of the footer.
  explicit Type(bool large, Density density = Density::usual, double letters = 1);

  bool large;
  Density density;
  // Points.
  double title, running, heading, aside, body, dice, head, ids, footer;
  /// Tenths of a point: above and below the words of a row, and between panels.
  double padding, gap;

  [[nodiscard]] QFont sans(double points, QFont::Weight weight = QFont::Normal) const;
  /// Large print has neither serifs nor italics.
  [[nodiscard]] QFont serif(double points, bool italic = false) const;
};

/// From line to line.
[[nodiscard]] double leadingOf(const QFont& font);
/// From the top of a line to where its letters stand.
[[nodiscard]] double baselineOf(const QFont& font);

/// Words in lines of a width. `**` begins and ends strong words; a house mark becomes a boxed H.
class SetText {
 public:
  SetText(std::string_view markup, const QFont& font, double width, Qt::Alignment alignment = Qt::AlignLeft);
  /// `first`: the width of the first line, where it is another.
  SetText(const QString& markup, const QFont& font, double width, Qt::Alignment alignment = Qt::AlignLeft,
          double first = 0);

  [[nodiscard]] double height() const { return height_; }
  /// The width of the longest line.
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] int lines() const { return lines_; }
  /// Puts it with its upper left corner at a place.
  void into(Galley& galley, QPointF at, const QColor& colour = Qt::black) const;

 private:
  void set(const QString& markup, const QFont& font, double width, Qt::Alignment alignment, double first);

  std::shared_ptr<QTextLayout> layout_;
  std::vector<QRectF> houses_;
  double height_ = 0;
  double width_ = 0;
  int lines_ = 0;
};

/// The width of the longest piece that no line breaks.
[[nodiscard]] double longestWord(std::string_view markup, const QFont& font);
/// The width of words on one line.
[[nodiscard]] double widthOf(std::string_view markup, const QFont& font);

}  // namespace signifer::ui
