#include "theme.h"

#include <QApplication>
#include <QProxyStyle>

// A static library's resources have to be asked for, outside any namespace.
static void initResources() { Q_INIT_RESOURCE(signifer); }

namespace signifer::ui {
namespace {

// The design's palette: text on its ground has a contrast of 4.5 or more, graphics of 3, edges counted.
Colours lightColours() {
  Colours c;
  c.window = QColor(0xF1F2EF);
  c.base = QColor(0xFFFFFF);
  c.rows = QColor(0xF6F7F4);
  c.dockTitle = QColor(0xE3E6E1);
  c.text = QColor(0x191D1F);
  c.text2 = QColor(0x4E5659);
  c.text3 = QColor(0x646C6E);
  c.line = QColor(0xC6CAC4);
  c.border = QColor(0x8C928C);
  c.link = QColor(0x005A8C);
  c.accent = QColor(0x00666E);
  c.onAccent = QColor(0xFFFFFF);
  c.currentRow = QColor(0xD5E9E8);
  c.reminder = QColor(0xFFE7A3);
  c.reminderEdge = QColor(0xB98900);
  c.selection = QColor(0xFFC400);
  c.selectionEdge = QColor(0x15191B);
  c.legal = QColor(0x00666E);
  c.notLegal = QColor(0xAE0F3C);
  c.judge = QColor(0x6A3AA2);
  c.ink = QColor(0x15191B);
  c.casing = QColor(0xFFFFFF);
  c.ground = QColor(0xE8EBDD);
  c.outside = QColor(0xC9CDC7);
  c.contour = QColor(0x9D936B);
  c.hillName = QColor(0x564E2F);
  c.wood = QColor(0xC4D6B2);
  c.woodEdge = QColor(0x7A9968);
  c.tree = QColor(0x9DB98A);
  c.water = QColor(0xACCDE0);
  c.waterEdge = QColor(0x6697B7);
  c.waterName = QColor(0x1D5173);
  c.marsh = QColor(0xCFE0D2);
  c.marshMark = QColor(0x5F8F83);
  c.rough = QColor(0xDEDBC8);
  c.roughMark = QColor(0x8F8A6E);
  c.field = QColor(0xE9E6C4);
  c.fieldMark = QColor(0xC9C28E);
  c.road = QColor(0xFAF7EA);
  c.roadEdge = QColor(0xB5AE92);
  c.builtUp = QColor(0xDACFC6);
  c.builtUpMark = QColor(0x84756A);
  c.impassable = QColor(0xCFCBC4);
  c.impassableMark = QColor(0x8F8981);
  c.ford = QColor(0xDDE9E8);
  c.fordMark = QColor(0x6697B7);
  c.badgeWhite = QColor(0xFFFFFF);
  c.badgeDark = QColor(0x15191B);
  c.hills = {QColor(0xDEDEC3), QColor(0xD0CBA6), QColor(0xBFB58A)};
  c.sides[0] = {QColor(0x1F4F96),
                QColor(0x0C2A57),
                QColor(0xFFFFFF),
                QColor(0x0C2A57),
                QColor(0x1B4585),
                QColor(0x1F4F96),
                false};
  c.sides[1] = {
      QColor(0xE0653E), QColor(0x641D08), QColor(0x260A02), QColor(0x641D08), QColor(0x9C3514), QColor(0xEE9473), true};
  return c;
}

Colours darkColours() {
  Colours c;
  c.window = QColor(0x262A2C);
  c.base = QColor(0x1B1E20);
  c.rows = QColor(0x212527);
  c.dockTitle = QColor(0x30363A);
  c.text = QColor(0xEDF0EE);
  c.text2 = QColor(0xB6BEBF);
  c.text3 = QColor(0x929B9C);
  c.line = QColor(0x41484A);
  c.border = QColor(0x6C7476);
  c.link = QColor(0x7CC3F2);
  c.accent = QColor(0x45C1BE);
  c.onAccent = QColor(0x06201F);
  c.currentRow = QColor(0x1F4A4B);
  c.reminder = QColor(0x4D4118);
  c.reminderEdge = QColor(0xC9A227);
  c.selection = QColor(0xFFCF33);
  c.selectionEdge = QColor(0x0D1011);
  c.legal = QColor(0x45C1BE);
  c.notLegal = QColor(0xFF7C9A);
  c.judge = QColor(0xC5A5FF);
  c.ink = QColor(0xF4F6F3);
  c.casing = QColor(0x14181A);
  c.ground = QColor(0x232927);
  c.outside = QColor(0x141718);
  c.contour = QColor(0x7D7854);
  c.hillName = QColor(0xC9C292);
  c.wood = QColor(0x2C4131);
  c.woodEdge = QColor(0x5E8A5F);
  c.tree = QColor(0x3F5F42);
  c.water = QColor(0x1E4257);
  c.waterEdge = QColor(0x4A85A8);
  c.waterName = QColor(0x9CCBE6);
  c.marsh = QColor(0x2B3F3B);
  c.marshMark = QColor(0x6FA497);
  c.rough = QColor(0x383A33);
  c.roughMark = QColor(0x8A866A);
  c.field = QColor(0x3A3B2A);
  c.fieldMark = QColor(0x5E5C3E);
  c.road = QColor(0x4A4D45);
  c.roadEdge = QColor(0x6B6A58);
  c.builtUp = QColor(0x463F3B);
  c.builtUpMark = QColor(0x9A8B80);
  c.impassable = QColor(0x3D3B38);
  c.impassableMark = QColor(0x7E7972);
  c.ford = QColor(0x3A5157);
  c.fordMark = QColor(0x6FA7C4);
  c.badgeWhite = QColor(0xF4F6F3);
  c.badgeDark = QColor(0x101314);
  c.hills = {QColor(0x30342A), QColor(0x3E4030), QColor(0x504F38)};
  c.sides[0] = {QColor(0x4684DE),
                QColor(0x071B3B),
                QColor(0xFFFFFF),
                QColor(0xBCD6FA),
                QColor(0x8DBBF7),
                QColor(0x4684DE),
                false};
  c.sides[1] = {
      QColor(0xEF8059), QColor(0x45150A), QColor(0x2B0C03), QColor(0xFFD9C8), QColor(0xF7B095), QColor(0xF8AC90), true};
  return c;
}

// Black on white, hard lines: for bright halls and tired eyes.
Colours highContrastColours() {
  Colours c = lightColours();
  c.window = c.base = c.casing = c.badgeWhite = QColor(0xFFFFFF);
  c.rows = QColor(0xF2F2F2);
  c.dockTitle = QColor(0xDEDEDE);
  c.text = c.text2 = c.ink = c.selectionEdge = c.badgeDark = c.border = QColor(Qt::black);
  c.text3 = QColor(0x333333);
  c.line = QColor(0x555555);
  c.link = QColor(0x0000B0);
  c.accent = c.legal = QColor(0x004046);
  c.currentRow = QColor(0xBFE6E5);
  c.reminder = QColor(0xFFE27A);
  c.reminderEdge = QColor(0x5C4300);
  c.notLegal = QColor(0x96002E);
  c.judge = QColor(0x481788);
  c.ground = QColor(0xF6F6F0);
  c.outside = QColor(0xD0D0D0);
  c.contour = QColor(0x5E5530);
  c.hillName = QColor(0x2E2810);
  c.waterName = QColor(0x08304A);
  c.sides[0] = {QColor(0x0A2C6E),
                QColor(Qt::black),
                QColor(0xFFFFFF),
                QColor(Qt::black),
                QColor(0x0A2C6E),
                QColor(0x0A2C6E),
                false};
  c.sides[1] = {QColor(0xFFAF8A),
                QColor(Qt::black),
                QColor(Qt::black),
                QColor(Qt::black),
                QColor(0x6E1F00),
                QColor(0xFFDCCB),
                true};
  return c;
}

constexpr int mostTextSize = 200;

}  // namespace

Theme& Theme::current() {
  static Theme theme;
  return theme;
}

Theme::Theme() { setScheme(Scheme::light); }

PaperColours::PaperColours() : before_(Theme::current().colours_) {
  static const Colours paper = lightColours();
  Theme::current().colours_ = &paper;
}

PaperColours::~PaperColours() { Theme::current().colours_ = before_; }

void Theme::setScheme(Scheme scheme) {
  static const Colours light = lightColours();
  static const Colours dark = darkColours();
  scheme_ = scheme;
  static const Colours hard = highContrastColours();
  colours_ = scheme == Scheme::light ? &light : scheme == Scheme::dark ? &dark : &hard;
  if (qApp != nullptr) apply();
  Q_EMIT changed();
}

void Theme::setTextSize(int perCent) {
  textSize_ = qBound(100, perCent, mostTextSize);
  if (qApp != nullptr) apply();
  Q_EMIT changed();
}

namespace {

// Boxes to tick, arrows to press and pictures in menus grow with the text.
class GrowingStyle final : public QProxyStyle {
 public:
  /// `textSize`: in per cent.
  explicit GrowingStyle(int textSize) : QProxyStyle(QStringLiteral("Fusion")), textSize_(textSize) {}
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
      case PM_IndicatorWidth:
      case PM_IndicatorHeight:
      case PM_ExclusiveIndicatorWidth:
      case PM_ExclusiveIndicatorHeight:
      case PM_SmallIconSize:
      case PM_ButtonIconSize:
      case PM_MenuButtonIndicator:
        return pixels * textSize_ / 100;
      default:
        return pixels;
    }
  }

 private:
  int textSize_;
};

}  // namespace

void Theme::apply() const {
  initResources();
  QApplication::setStyle(new GrowingStyle(textSize_));
  QApplication::setPalette(palette());
  // A chosen entry of a list is tinted, as everywhere. The strong colour is for text that is about to be typed over.
  QPalette lists = palette();
  lists.setColor(QPalette::Highlight, colours_->currentRow);
  lists.setColor(QPalette::HighlightedText, colours_->text);
  QApplication::setPalette(lists, "QAbstractItemView");
  QApplication::setFont(font(13));
}

QFont Theme::font(double pixels, QFont::Weight weight) const {
  QFont font;
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
  font.setPixelSize(qRound(px(pixels)));
  font.setWeight(weight);
  return font;
}

QFont Theme::landFont(double pixels, double spacing) const {
  QFont font;
  font.setFamilies({QStringLiteral("EB Garamond"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
  font.setPixelSize(qRound(px(pixels)));
  font.setItalic(true);
  font.setLetterSpacing(QFont::AbsoluteSpacing, spacing);
  return font;
}

QPalette Theme::palette() const {
  const Colours& c = *colours_;
  QPalette p;
  p.setColor(QPalette::Window, c.window);
  p.setColor(QPalette::WindowText, c.text);
  p.setColor(QPalette::Base, c.base);
  p.setColor(QPalette::AlternateBase, c.rows);
  p.setColor(QPalette::Text, c.text);
  p.setColor(QPalette::PlaceholderText, c.text3);
  p.setColor(QPalette::Button, scheme_ == Scheme::dark ? c.dockTitle : c.rows);
  p.setColor(QPalette::ButtonText, c.text);
  p.setColor(QPalette::BrightText, c.notLegal);
  p.setColor(QPalette::Highlight, c.accent);
  p.setColor(QPalette::HighlightedText, c.onAccent);
  p.setColor(QPalette::Link, c.link);
  p.setColor(QPalette::LinkVisited, c.link);
  p.setColor(QPalette::ToolTipBase, c.base);
  p.setColor(QPalette::ToolTipText, c.text);
  p.setColor(QPalette::Light, mixed(c.window, c.base, 0.8));
  p.setColor(QPalette::Midlight, c.line);
  p.setColor(QPalette::Mid, c.line);
  p.setColor(QPalette::Dark, c.border);
  p.setColor(QPalette::Shadow, c.border);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, c.text3);
  p.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
  return p;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto channel = [share](int from, int to) { return qRound(from + (to - from) * share); };
  return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

}  // namespace signifer::ui
