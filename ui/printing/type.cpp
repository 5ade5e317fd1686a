#include "printing/type.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <array>

#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double oneLine = 1e6;
// A share of the size of the letters.
constexpr double nearerWords = -0.025;
// Smaller shares are those of pocket sheets, which are held near the eye.
constexpr double leastOnTheTable = 0.88;
constexpr QChar houseMark(0xE000);

struct Words {
  QString text;
  QList<QTextLayout::FormatRange> strong;
  std::vector<int> houses;
};

QTextCharFormat strongFormat(const QFont& font) {
  QTextCharFormat format;
  QFont bold = font;
  bold.setWeight(QFont::Bold);
  format.setFont(bold);
  return format;
}

QTextCharFormat houseFormat(const QFont& font) {
  QTextCharFormat format;
  QFont small = font;
  small.setPixelSize(font.pixelSize() * 7 / 10);
  small.setWeight(QFont::Bold);
  format.setFont(small);
  return format;
}

// A figure stays with its unit, a sum on its line, a box and a mark of a house rule with the words beside them, and the
// number of a name with the name.
QString bound(QString markup) {
  static const QRegularExpression unit(QStringLiteral("(\\d\\**\uE000?) ((?:in|cm|JT|d6|DPs?|Zoll|po|W6)\\b|%)"));
  static const QRegularExpression range(QStringLiteral("(\\d\\**) (to|bis|\u00E0) (?=\\*{0,2}[+\u2212-]?\\d)"));
  static const QRegularExpression sum(QStringLiteral(" ([+\u00D7]) (?=\\*{0,2}[\\ddW])"));
  static const QRegularExpression apostrophe(QStringLiteral("(?<=\\w)'"));
  static const QRegularExpression box(QStringLiteral("([\u2610\u2612]|^\uE000) "));
  static const QRegularExpression house(QStringLiteral(" (?=\uE000)"));
  static const QRegularExpression number(QStringLiteral("(?<=\\pL) (?=[+\u2212-]?\\d{1,2}$)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
  markup.replace(box, QStringLiteral("\\1\u00A0"));
  markup.replace(house, QStringLiteral("\u00A0"));
  markup.replace(number, QStringLiteral("\u00A0"));
  markup.replace(range, QStringLiteral("\\1\u00A0\\2\u00A0"));
  markup.replace(apostrophe, QStringLiteral("\u2019"));
  // Kept apart from digits and capitals, signs keep the shape that a reader of the file finds again: the face would
  // draw them as taller ones that no character stands for.
  static const QRegularExpression sign(
      QStringLiteral("(?<=[\\dA-Z])([-\u2013\u2212+])|([-\u2013\u2212+])(?=[\\dA-Z])"));
  markup.replace(sign, QStringLiteral("\u200C\\1\\2\u200C"));
  markup.replace(unit, QStringLiteral("\\1\u00A0\\2"));
  return markup.replace(sum, QStringLiteral("\u00A0\\1\u00A0"));
}

// Letters that the faces draw otherwise by what stands beside them, as glyphs that no character stands for: signs
// beside digits and capitals, and an "f" before a space. Set apart, they keep the shape that a reader of the file finds
// again.
bool wantsToStandApart(const QString& text, qsizetype at) {
  static const QString joined = QStringLiteral("+=:()[]/\u00D7\u2212\u2013-");
  if (joined.contains(text[at])) return true;
  return text[at] == u'f' && (at + 1 == text.size() || !text[at + 1].isLetter());
}

void setApart(Words& words) {
  QTextCharFormat apart;
  apart.setProperty(QTextFormat::UserProperty, true);
  for (qsizetype at = 0; at < words.text.size(); ++at)
    if (wantsToStandApart(words.text, at)) words.strong.push_back({static_cast<int>(at), 1, apart});
}

Words wordsOf(const QString& given, const QFont& font) {
  const QString markup = bound(given);
  Words words;
  int strongFrom = -1;
  for (int i = 0; i < markup.size(); ++i) {
    if (markup[i] == u'*' && i + 1 < markup.size() && markup[i + 1] == u'*') {
      ++i;
      const int here = static_cast<int>(words.text.size());
      if (strongFrom >= 0) words.strong.push_back({strongFrom, here - strongFrom, strongFormat(font)});
      strongFrom = strongFrom >= 0 ? -1 : here;
    } else if (markup[i] == houseMark) {
      words.text += QChar(0x202F);
      words.houses.push_back(static_cast<int>(words.text.size()));
      words.text += u'H';
      words.text += QChar(0x2009);
    } else {
      words.text += markup[i];
    }
  }
  for (const int at : words.houses) words.strong.push_back({at, 1, houseFormat(font)});
  setApart(words);
  return words;
}

}  // namespace

Type::Type(bool largePrint, Density chosen, double letters) : large(largePrint), density(chosen) {
  constexpr std::array paddings{1.2 * pt, 0.5 * pt, 0.2 * pt};
  constexpr std::array gaps{3.4 * millimetre, 2.2 * millimetre, 1.7 * millimetre};
  padding = paddings[static_cast<std::size_t>(density)];
  gap = gaps[static_cast<std::size_t>(density)];
  if (large) {
    title = 27, running = 18, heading = 21, aside = 17, body = 18, dice = 18, head = 15, ids = 13.5, footer = 12;
  } else {
    title = 23, running = 13, heading = 13.5, aside = 11.5, body = 9, dice = 10, head = 8, ids = 7, footer = 7.5;
  }
  const double smallest = ids;
  for (double* points : {&title, &running, &heading, &aside, &body, &dice, &head, &ids}) *points *= letters;
  if (letters >= leastOnTheTable) ids = smallest;
}

QFont Type::sans(double points, QFont::Weight weight) const {
  QFont font;
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
  font.setPixelSize(qRound(points * pt));
  font.setWeight(weight);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setLetterSpacing(QFont::PercentageSpacing, 98.8);
  if (density == Density::closest) font.setWordSpacing(nearerWords * points * pt);
  return font;
}

QFont Type::serif(double points, bool italic) const {
  if (large) return sans(points, italic ? QFont::Normal : QFont::Bold);
  QFont font;
  font.setFamilies({QStringLiteral("EB Garamond"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
  font.setPixelSize(qRound(points * pt));
  font.setItalic(italic);
  font.setHintingPreference(QFont::PreferNoHinting);
  // Spaced letters are not joined: who searches the file would not find "fight" whose "fi" is one glyph. Closer, not
  // wider: unjoined, the face moves "f" and "i" so far apart that readers of the file see two words.
  font.setLetterSpacing(QFont::PercentageSpacing, 99.4);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
  // Before "i" and "b" newer versions take another glyph, and a reader of the file does not know it for an "f".
  font.setFeature("calt", 0);
#endif
  return font;
}

// Lines of nearer words stand nearer too.
double leadingOf(const QFont& font) { return font.pixelSize() * (font.wordSpacing() < 0 ? 1.16 : 1.27); }

double baselineOf(const QFont& font) { return QFontMetricsF(font).ascent(); }

SetText::SetText(std::string_view markup, const QFont& font, double width, Qt::Alignment alignment) {
  set(text(markup), font, width, alignment, 0);
}

SetText::SetText(const QString& markup, const QFont& font, double width, Qt::Alignment alignment, double first) {
  set(markup, font, width, alignment, first);
}

void SetText::set(const QString& markup, const QFont& font, double width, Qt::Alignment alignment, double first) {
  const Words words = wordsOf(markup, font);
  layout_ = std::make_shared<QTextLayout>(words.text, font);
  layout_->setFormats(words.strong);
  QTextOption option(alignment);
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout_->setTextOption(option);
  layout_->setCacheEnabled(true);
  const double leading = leadingOf(font);
  layout_->beginLayout();
  for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
    line.setLineWidth(lines_ == 0 && first > 0 ? first : width);
    line.setPosition(QPointF(0, lines_ * leading));
    width_ = std::max(width_, line.naturalTextWidth());
    ++lines_;
  }
  layout_->endLayout();
  height_ = std::max(1, lines_) * leading;
  for (const int at : words.houses) {
    const QTextLine line = layout_->lineForTextPosition(at);
    const double left = line.cursorToX(at);
    const double high = font.pixelSize() * 0.78;
    const double foot = line.y() + line.ascent() + font.pixelSize() * 0.11;
    houses_.emplace_back(left - font.pixelSize() * 0.12, foot - high,
                         line.cursorToX(at + 1) - left + font.pixelSize() * 0.24, high);
  }
}

void SetText::into(Galley& galley, QPointF at, const QColor& colour) const {
  galley.ink.emplace_back([layout = layout_, houses = houses_, at, colour](QPainter& painter) {
    painter.setPen(colour);
    layout->draw(&painter, at);
    painter.setPen(QPen(colour, 6));
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& box : houses) painter.drawRoundedRect(box.translated(at), 8, 8);
  });
}

double longestWord(std::string_view markup, const QFont& font) {
  double longest = 0;
  // Lines also break behind the dash of "15.2–30.5".
  const QString words = bound(text(markup)).replace(QChar(0x2013), QStringLiteral("\u2013 "));
  for (const QString& word : words.split(u' ')) longest = std::max(longest, SetText(word, font, oneLine).width());
  return longest;
}

double widthOf(std::string_view markup, const QFont& font) {
  return markup.empty() ? 0 : SetText(markup, font, oneLine).width();
}

}  // namespace signifer::ui
