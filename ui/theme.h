// Colours, fonts and sizes of the window, light and dark, at any text size. It knows no rule and no battle; widgets ask
// it each time they paint, so that a change of theme is a repaint.
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <array>

namespace signifer::ui {

/// The colours of one side. Sides differ by lightness, by pattern (bars) and only then by hue.
struct SideColours {
  QColor body, edge, mark, nose, text, bar;
  bool bars = false;
};

struct Colours {
  QColor window, base, rows, dockTitle, text, text2, text3, line, border, link, accent, onAccent, currentRow;
  QColor reminder, reminderEdge, selection, selectionEdge;
  std::array<SideColours, 2> sides;
  QColor legal, notLegal, judge, ink, casing;
  QColor ground, outside, contour, hillName, wood, woodEdge, tree, water, waterEdge, waterName;
  std::array<QColor, 3> hills;
  QColor marsh, marshMark, rough, roughMark, field, fieldMark, road, roadEdge, builtUp, builtUpMark;
  QColor impassable, impassableMark, ford, fordMark, badgeWhite, badgeDark;
};

class Theme final : public QObject {
  Q_OBJECT

 public:
  enum class Scheme { light, dark, highContrast };

  /// The one theme of the program.
  static Theme& current();

  [[nodiscard]] Scheme scheme() const { return scheme_; }
  [[nodiscard]] const Colours& colours() const { return *colours_; }
  /// Text size in per cent, 100 to 200.
  [[nodiscard]] int textSize() const { return textSize_; }
  void setScheme(Scheme scheme);
  void setTextSize(int perCent);
  /// Fusion style, palette and the application's font. Call once there is a QApplication.
  void apply() const;

  /// A length that grows with the text, in pixels.
  [[nodiscard]] double px(double atHundred) const { return atHundred * textSize_ / 100.0; }
  /// The window's face at this many pixels at 100 %.
  [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const;
  /// The map's face for the land: italic, letter-spaced.
  [[nodiscard]] QFont landFont(double pixels, double spacing) const;
  [[nodiscard]] QPalette palette() const;

 Q_SIGNALS:
  void changed();

 private:
  friend class PaperColours;
  Theme();
  Scheme scheme_ = Scheme::light;
  const Colours* colours_;
  int textSize_ = 100;
};

/// While it lives everything is drawn in light colours, as on paper; nobody is told of it.
class PaperColours {
 public:
  PaperColours();
  ~PaperColours();
  PaperColours(const PaperColours&) = delete;
  PaperColours& operator=(const PaperColours&) = delete;

 private:
  const Colours* before_;
};

[[nodiscard]] inline const Colours& colours() { return Theme::current().colours(); }
/// Two colours mixed: `share` of the second, 0 to 1.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double share);

}  // namespace signifer::ui
