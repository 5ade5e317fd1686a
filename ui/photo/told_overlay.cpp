#include "photo/told_overlay.h"

#include <QEvent>
#include <QPainter>

#include "game/battle_controller.h"
#include "table/overlays.h"
#include "table/table_view.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The number of a row in the list, on the unit that it is about.
constexpr double numberDisc = 18;

}  // namespace

ToldOverlay::ToldOverlay(const BattleController& game, TableView& table) : QWidget(&table), game_(game), table_(table) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  table.installEventFilter(this);
  hide();
}

void ToldOverlay::show(std::vector<ToldMove> moves, std::vector<ToldLeader> leaders, std::vector<UnitIndex> missing) {
  moves_ = std::move(moves);
  leaders_ = std::move(leaders);
  missing_ = std::move(missing);
  setGeometry(table_.rect());
  setVisible(!moves_.empty() || !leaders_.empty() || !missing_.empty());
  raise();
  update();
}

void ToldOverlay::showNearest(UnitIndex unit, const std::optional<Pose>& pose) {
  nearestOf_ = unit;
  nearest_ = pose;
  update();
}

bool ToldOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(table_.rect());
  return QWidget::eventFilter(watched, event);
}

void ToldOverlay::paintEvent(QPaintEvent*) {
  if (!game_.hasBattle()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colours& c = colours();
  const MapTransform& map = table_.map();
  const OverlayPainter overlays(painter, map);
  const auto outline = [&](const Pose& pose, const Base& base, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(map.outline(pose, base));
  };
  for (const UnitIndex unit : missing_) {
    const Unit& own = game_.battle().unit(unit);
    outline(own.pose, own.base, QPen(c.judge, 2, Qt::DotLine));
    overlays.chip(map.toScreen(own.pose.centre), QStringLiteral("?"), c.judge, c.casing);
  }
  if (nearest_ && !moves_.empty() && nearestOf_ < game_.battle().unitCount())
    outline(*nearest_, game_.battle().unit(nearestOf_).base, QPen(c.legal, 2, Qt::DashLine));
  const bool alone = moves_.size() + leaders_.size() == 1;
  // Of figures that would cover each other the first stands; the list has all of them.
  std::vector<QRectF> chips;
  const auto figure = [&](QPointF from, QPointF to, Length distance, const QColor& colour) {
    overlays.chipAlong(from, from + (to - from) * 0.6, lengthWords(distance), colour, c.casing, chips);
  };
  std::vector<QRectF> numbers;
  const double size = Theme::current().px(numberDisc);
  const auto number = [&](QPointF corner) {
    if (alone) return;
    numbers.emplace_back(corner.x() - size / 2, corner.y() - size / 2, size, size);
    chips.push_back(numbers.back());
  };
  for (const ToldMove& move : moves_)
    number(map.outline(move.to, game_.battle().unit(move.unit).base).boundingRect().topLeft());
  for (const ToldLeader& leader : leaders_) number(map.toScreen(leader.to) - QPointF(size, size));
  for (const ToldMove& move : moves_) {
    const Base& base = game_.battle().unit(move.unit).base;
    const QColor& colour = move.willBeLegal() ? c.legal : c.notLegal;
    outline(move.to, base, QPen(colour, 2.5));
    if (move.arrives) {
      overlays.verdictMark(map.toScreen(move.to.centre), move.inTurn ? Verdict::Kind::legal : move.verdict.kind);
      continue;
    }
    outline(move.from, base, QPen(c.ink, 1.5, Qt::DashLine));
    const QPointF from = map.toScreen(move.from.centre);
    const QPointF to = map.toScreen(move.to.centre);
    overlays.line(from, to, QPen(colour, 2.5));
    overlays.verdictMark(to, move.verdict.kind);
    figure(from, to, move.distance, colour);
  }
  for (const ToldLeader& leader : leaders_) {
    const QColor& colour = leader.willBeLegal() ? c.legal : c.notLegal;
    if (leader.arrives) {
      overlays.verdictMark(map.toScreen(leader.to), leader.inTurn ? Verdict::Kind::legal : leader.draft.verdict.kind);
      continue;
    }
    const QPointF from = map.toScreen(game_.battle().person(leader.person).at);
    const QPointF to = map.toScreen(leader.to);
    overlays.line(from, to, QPen(colour, 2.5));
    overlays.verdictMark(to, leader.draft.verdict.kind);
    figure(from, to, leader.distance, colour);
  }
  painter.setFont(Theme::current().font(11, QFont::DemiBold));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    painter.setPen(QPen(c.selectionEdge, 1.2));
    painter.setBrush(c.selection);
    painter.drawEllipse(numbers[i]);
    painter.drawText(numbers[i], Qt::AlignCenter, QString::number(i + 1));
  }
}

}  // namespace signifer::ui
