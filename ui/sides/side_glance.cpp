#include "sides/side_glance.h"

#include <QPainter>
#include <algorithm>

#include "battle/markers.h"
#include "play/wording.h"
#include "sides/marker_painter.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "view/markers.h"
#include "view/view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The picture is drawn at this size of its own and shown smaller, so that marks and lines are in proportion.
constexpr int reduction = 2;
constexpr int leastWidth = 120;

int enemiesOf(const Battle& battle, SideIndex side) {
  return static_cast<int>(
      std::ranges::count_if(battle.units, [side](const Unit& unit) { return unit.present && unit.side != side; }));
}

}  // namespace

SideGlance::SideGlance(const BattleController& game, SideIndex side, QWidget* parent)
    : QAbstractButton(parent), game_(game), side_(side) {
  setObjectName(QStringLiteral("glance%1").arg(side));
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&Theme::current(), &Theme::changed, this, &SideGlance::refresh);
}

void SideGlance::refresh() {
  picture_ = {};
  if (!game_.hasBattle()) return update();
  const Battle& battle = game_.battle();
  const SideView view = seenBy(game_.rules(), battle, side_);
  int seen = 0;
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
    seen += battle.unit(unit).present && battle.unit(unit).side != side_ && view.sees(unit) ? 1 : 0;
  figure_ = tr("sees %1 of %2").arg(seen).arg(enemiesOf(battle, side_));
  const QString name = signifer::ui::text(sideName(battle, side_));
  setText(tr("%1 sees %2 of %3 enemies").arg(name).arg(seen).arg(enemiesOf(battle, side_)));
  setAccessibleName(QAbstractButton::text());
  setToolTip(tr("The table as this side sees it. A click opens its view."));
  updateGeometry();
  update();
}

int SideGlance::headHeight() const {
  return QFontMetrics(Theme::current().font(12.5, QFont::DemiBold)).height() * 2 + 4;
}

int SideGlance::heightForWidth(int width) const {
  if (!game_.hasBattle()) return headHeight();
  const Setup& setup = *game_.battle().setup;
  return headHeight() + static_cast<int>(static_cast<double>(width) * setup.depth / std::max<Length>(1, setup.width));
}

QSize SideGlance::sizeHint() const { return {leastWidth, heightForWidth(leastWidth)}; }

void SideGlance::draw(QSize size) {
  const double ratio = devicePixelRatioF();
  picture_ = QPixmap(size * ratio);
  picture_.setDevicePixelRatio(ratio);
  picture_.fill(colours().outside);
  QPainter painter(&picture_);
  painter.scale(1.0 / reduction, 1.0 / reduction);
  const RuleSet& rules = game_.rules();
  const Battle seen = viewOf(rules, game_.battle(), seenBy(rules, game_.battle(), side_)).battle;
  paintBattle(painter, rules, seen, size * reduction);
  paintSecrets(painter, fittedMap(*seen.setup, size * reduction), rules.definition(), seen);
}

void SideGlance::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!game_.hasBattle()) return;
  const int head = headHeight();
  const QSize size(width(), height() - head);
  if (size.isEmpty()) return;
  if (picture_.isNull() || picture_.deviceIndependentSize().toSize() != size) draw(size);
  painter.setPen(colours().text);
  painter.setFont(Theme::current().font(12.5, QFont::DemiBold));
  const QPixmap flag = sideFlag(side_);
  const int line = painter.fontMetrics().height();
  const QSizeF flagSize = flag.deviceIndependentSize();
  painter.drawPixmap(QPointF(0, (line - flagSize.height()) / 2), flag);
  const int left = qRound(flagSize.width()) + 5;
  painter.drawText(QRect(left, 0, width() - left, line), Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(signifer::ui::text(sideName(game_.battle(), side_)), Qt::ElideRight,
                                                    width() - left));
  painter.setFont(Theme::current().font(12, QFont::Normal));
  painter.setPen(colours().text2);
  painter.drawText(QRect(0, line, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(figure_, Qt::ElideRight, width()));
  painter.drawPixmap(QPoint(0, head), picture_);
  const bool marked = hasFocus() || underMouse();
  painter.setPen(QPen(marked ? colours().accent : colours().line, marked ? 2 : 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(0.5, head + 0.5, width() - 1, size.height() - 1));
}

}  // namespace signifer::ui
