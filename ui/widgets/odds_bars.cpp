#include "widgets/odds_bars.h"

#include <QPainter>
#include <QStringList>

#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double rowHeight = 23;

}  // namespace

void OddsBars::setRows(std::vector<OddsRow> rows, const QString& message) {
  rows_ = std::move(rows);
  message_ = message;
  QStringList words;
  for (const OddsRow& row : rows_) words << tr("%1: %2 %").arg(row.words).arg(row.share * 100, 0, 'f', 1);
  setAccessibleName(words.isEmpty() ? message : words.join(QStringLiteral(", ")));
  setMinimumHeight(sizeHint().height());
  updateGeometry();
  update();
}

QSize OddsBars::sizeHint() const {
  return {qRound(Theme::current().px(320)),
          qRound(Theme::current().px(rowHeight) * std::max<double>(1, static_cast<double>(rows_.size())))};
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
  const double row = theme.px(rowHeight);
  const double figures = theme.px(112);
  const double words = width() * 0.42;
  double top = 0;
  for (const OddsRow& one : rows_) {
    p.setPen(c.text);
    p.drawText(QRectF(0, top, words - 8, row), Qt::AlignVCenter,
               p.fontMetrics().elidedText(one.words, Qt::ElideRight, qRound(words - 8)));
    const QRectF bar(words, top + row * 0.3, width() - words - figures, row * 0.4);
    p.fillRect(bar, c.dockTitle);
    p.fillRect(QRectF(bar.left(), bar.top(), bar.width() * one.share, bar.height()), c.accent);
    p.drawText(QRectF(width() - figures, top, figures, row), Qt::AlignVCenter | Qt::AlignRight,
               tr("%1 %  %2").arg(one.share * 100, 0, 'f', 1).arg(one.fraction.size() <= 7 ? one.fraction : QString()));
    top += row;
  }
}

}  // namespace signifer::ui
