#include "beside/far_strip.h"

#include <QPainter>

#include "docks/sequence_model.h"
#include "game/battle_controller.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr double stepSize = 18;
constexpr double aboutSize = 12.5;

}  // namespace

FarStrip::FarStrip(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  setObjectName(QStringLiteral("farStrip"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&game_, &BattleController::changed, this, &FarStrip::refresh);
  connect(&Theme::current(), &Theme::changed, this, &QWidget::updateGeometry);
  refresh();
}

QSize FarStrip::sizeHint() const {
  const Theme& theme = Theme::current();
  const int lines = QFontMetrics(theme.font(stepSize, QFont::Bold)).height() +
                    QFontMetrics(theme.font(aboutSize, QFont::Normal)).height();
  return {qRound(theme.px(300)), lines + qRound(theme.px(10))};
}

void FarStrip::refresh() {
  if (!game_.hasBattle()) return;
  const SequenceView view = sequenceView(game_);
  side_ = view.side;
  step_ = QString::fromStdString(game_.definition().sequence().step(game_.battle().step).title);
  about_ = QStringList{view.turn, view.whose}.join(QStringLiteral(" · "));
  next_ = QStringList{view.next, view.nextNote}.join(QStringLiteral(": "));
  setAccessibleName(QStringList{step_, about_, next_}.join(QStringLiteral(". ")));
  update();
}

// Drawn as for somebody who sits at the upper edge.
void FarStrip::paintEvent(QPaintEvent*) {
  if (!game_.hasBattle()) return;
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.translate(width(), height());
  p.rotate(180);
  const int edge = qRound(theme.px(14));
  int left = edge;
  if (side_ == 0 || side_ == 1) {
    const QPixmap flag = sideFlag(static_cast<SideIndex>(side_));
    const QSizeF size = flag.deviceIndependentSize();
    p.drawPixmap(QPointF(left, (height() - size.height()) / 2), flag);
    left += qRound(size.width()) + edge;
  }
  const QFont big = theme.font(stepSize, QFont::Bold);
  const QFont small = theme.font(aboutSize, QFont::Normal);
  const int middle = height() / 2 + qRound(theme.px(2));
  const QFontMetrics metrics(big);
  const int room = width() - left - edge;
  p.setFont(big);
  p.setPen(c.text);
  p.drawText(QRect(left, 0, room, middle), Qt::AlignLeft | Qt::AlignBottom,
             metrics.elidedText(step_, Qt::ElideRight, room));
  p.setFont(small);
  p.setPen(c.text2);
  const QString below = QStringList{about_, next_}.join(QStringLiteral(" · "));
  p.drawText(QRect(left, middle, room, height() - middle), Qt::AlignLeft | Qt::AlignTop,
             QFontMetrics(small).elidedText(below, Qt::ElideRight, room));
}

}  // namespace signifer::ui
