#include "widgets/odds_bars.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "language/language.h"
#include "symbols.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double barHeight = 20;

}  // namespace

QString percentWords(double share) {
  // A figure and its sign stay on one line.
  return text(percentInWords(share)).replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
}

void OddsBars::setRows(std::vector<OddsRow> rows, const QString& message, int marked) {
  marked_ = marked;
  rows_ = std::move(rows);
  message_ = message;
  QStringList words;
  for (const OddsRow& row : rows_) words << tr("%1: %2").arg(row.words, percentWords(row.share));
  setAccessibleName(words.isEmpty() ? message : words.join(QStringLiteral(", ")));
  QStringList exact;
  for (const OddsRow& row : rows_)
    exact << tr("%1: %2, exactly %3").arg(row.words, percentWords(row.share), row.fraction);
  setToolTip(exact.join(QLatin1Char('\n')));
  setMinimumHeight(sizeHint().height());
  updateGeometry();
  update();
}

QSize OddsBars::sizeHint() const {
  return {qRound(Theme::current().px(200)),
          qRound(Theme::current().px(barHeight) * std::max<double>(1, static_cast<double>(rows_.size())))};
}

void OddsBars::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setFont(theme.font(12.5));
  p.setPen(c.text);
  if (rows_.empty()) {
    p.drawText(rect(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, message_);
    return;
  }
  const double row = theme.px(barHeight);
  QFont bold = theme.font(12.5, QFont::Bold);
  double figures = 0;
  double words = 0;
  for (const OddsRow& one : rows_) {
    figures = std::max(figures, QFontMetricsF(bold).horizontalAdvance(percentWords(one.share)) + theme.px(8));
    words = std::max(words, QFontMetricsF(bold).horizontalAdvance(one.words) + theme.px(10));
  }
  words = std::min(words, width() * 0.5);
  double top = 0;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const OddsRow& one = rows_[i];
    const bool came = static_cast<int>(i) == marked_;
    p.setFont(came ? bold : theme.font(12.5));
    p.setPen(marked_ >= 0 && !came ? c.text2 : c.text);
    p.drawText(QRectF(0, top, words - 6, row), Qt::AlignVCenter,
               p.fontMetrics().elidedText(one.words, Qt::ElideRight, qRound(words - 6)));
    const QRectF bar(words, top + row * 0.3, std::max(0.0, width() - words - figures), row * 0.4);
    p.fillRect(bar, c.dockTitle);
    p.fillRect(QRectF(bar.left(), bar.top(), bar.width() * one.share, bar.height()),
               came || marked_ < 0 ? c.accent : c.text2);
    p.drawText(QRectF(width() - figures, top, figures, row), Qt::AlignVCenter | Qt::AlignRight,
               percentWords(one.share));
    top += row;
  }
}

}  // namespace signifer::ui
