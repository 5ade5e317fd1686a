#include "start/door.h"

#include <QPainter>
#include <QVBoxLayout>

#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr double symbolTile = 44;

void paintCard(QPainter& p, const QRect& rect, const QAbstractButton& button) {
  const Colours& c = colours();
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(button.hasFocus() ? QPen(c.accent, 2) : QPen(button.underMouse() ? c.border : c.line, 1));
  p.setBrush(button.isDown() ? c.currentRow : c.base);
  p.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 5, 5);
}

}  // namespace

void paintPicture(QPainter& p, const QRectF& place, const QImage& picture) {
  p.fillRect(place, colours().ground);
  if (!picture.isNull()) p.drawImage(place, picture);
  p.setPen(QPen(colours().border, 1));
  p.setBrush(Qt::NoBrush);
  p.drawRect(place);
}

void setLinks(QLabel& label, const QString& words) {
  const auto lay = [one = &label, words] {
    one->clear();
    one->setText(words);
  };
  lay();
  QObject::connect(&Theme::current(), &Theme::changed, &label, lay);
}

Door::Door(const QString& symbol, const QString& title, const QString& key, const QString& words, const QString& links,
           QWidget* parent)
    : QAbstractButton(parent), symbol_(symbol), key_(key) {
  setText(title);
  setAccessibleName(title);
  setAccessibleDescription(words);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  auto* column = new QVBoxLayout(this);
  const int side = qRound(Theme::current().px(16));
  column->setContentsMargins(side, qRound(Theme::current().px(70)), side, side);
  column->setSpacing(qRound(Theme::current().px(12)));
  auto* said = new Label(13, QFont::Normal, Label::Tone::second);
  said->setWordWrap(true);
  said->setText(words);
  said->setAttribute(Qt::WA_TransparentForMouseEvents);
  Label* ways = linkedText(13);
  setLinks(*ways, links);
  ways->setCursor(Qt::ArrowCursor);
  connect(ways, &QLabel::linkActivated, this, [this](const QString& link) {
    // The label lets the door have the press and keeps the release.
    setDown(false);
    Q_EMIT linkActivated(link);
  });
  column->addWidget(said);
  column->addStretch();
  column->addWidget(ways);
}

void Door::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  paintCard(p, rect(), *this);
  const QRectF box(theme.px(16), theme.px(15), theme.px(symbolTile), theme.px(symbolTile));
  // Large words in a narrow door go before the picture.
  const bool pictured = width() > theme.px(220);
  if (pictured) {
    p.setPen(Qt::NoPen);
    p.setBrush(c.currentRow);
    p.drawRoundedRect(box, 5, 5);
    const double inset = theme.px(9);
    paintSymbol(p, symbol_, box.adjusted(inset, inset, -inset, -inset), c.accent);
  }
  const QRectF key(width() - theme.px(33), box.center().y() - theme.px(9), theme.px(18), theme.px(18));
  p.setPen(QPen(c.border, 1));
  p.setBrush(Qt::NoBrush);
  p.drawRoundedRect(key, 3, 3);
  p.setPen(c.text);
  p.setFont(theme.font(11, QFont::DemiBold));
  p.drawText(key, Qt::AlignCenter, key_);
  p.setFont(theme.font(19, QFont::Bold));
  const double left = pictured ? box.right() + theme.px(12) : box.left();
  const QRectF words(left, box.top(), key.left() - left - theme.px(6), box.height());
  QFont font = theme.font(19, QFont::Bold);
  for (double size = 19; size > 13 && QFontMetricsF(font).horizontalAdvance(text()) > words.width(); size -= 1)
    font = theme.font(size, QFont::Bold);
  p.setFont(font);
  p.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
}

BattleTile::BattleTile(const QImage& picture, const QString& title, const QStringList& lines, QWidget* parent)
    : QAbstractButton(parent), picture_(picture), lines_(lines) {
  setText(title);
  setAccessibleName(title + QStringLiteral(", ") + lines.join(QStringLiteral(", ")));
  setToolTip(plainTip(accessibleName()));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BattleTile::setPicture(const QImage& picture) {
  picture_ = picture;
  update();
}

QSize BattleTile::sizeHint() const { return {qRound(Theme::current().px(300)), qRound(Theme::current().px(104))}; }

void BattleTile::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  if (hasFocus() || underMouse()) {
    p.setPen(hasFocus() ? QPen(c.accent, 1.5) : QPen(c.line, 1));
    p.setBrush(isDown() ? c.currentRow : c.base);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  }
  const QRectF place(theme.px(6) + 0.5, theme.px(6) + 0.5, theme.px(137), theme.px(92));
  paintPicture(p, place, picture_);
  const double left = place.right() + theme.px(13);
  const double wide = width() - left - theme.px(8);
  double top = place.top() + theme.px(3);
  const auto line = [&](const QString& words, double size, QFont::Weight weight, const QColor& colour) {
    p.setFont(theme.font(size, weight));
    p.setPen(colour);
    const double high = p.fontMetrics().height();
    p.drawText(QRectF(left, top, wide, high), Qt::AlignVCenter | Qt::AlignLeft,
               p.fontMetrics().elidedText(words, Qt::ElideRight, qRound(wide)));
    top += high + theme.px(3);
  };
  line(text(), 14, QFont::DemiBold, c.text);
  for (const QString& words : lines_) line(words, 12.5, QFont::Normal, &words == &lines_.front() ? c.text : c.text2);
}

}  // namespace signifer::ui
