#include "simulation/plot_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

PlotView::PlotView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::TabFocus);
}

QSize PlotView::sizeHint() const {
  constexpr double high = 112;
  return {380, qRound(Theme::current().px(high))};
}

QSize PlotView::minimumSizeHint() const {
  constexpr double high = 92;
  return {220, qRound(Theme::current().px(high))};
}

void PlotView::setPlot(Plot plot) {
  plot_ = std::move(plot);
  hovered_.reset();
  setAccessibleName(plot_.title);
  describe();
  if (!choosable_) setToolTip(plot_.sentence);
  update();
}

void PlotView::setChoosable(bool choosable) {
  choosable_ = choosable;
  setFocusPolicy(choosable ? Qt::StrongFocus : Qt::TabFocus);
  setMouseTracking(choosable);
}

QRectF PlotView::place() const { return QRectF(rect()).adjusted(2, 0, -2, 0); }

QRectF PlotView::placeOf(const PlotPart& part) const { return partRect(place(), plot_, part); }

std::optional<PlotPart> PlotView::chosen() const {
  if (!chosen_) return std::nullopt;
  const auto turn = std::ranges::find(plot_.turns, chosen_->first);
  if (turn == plot_.turns.end()) return std::nullopt;
  for (const PlotPart& part : partsOf(plot_, static_cast<std::size_t>(turn - plot_.turns.begin())))
    if (plot_.layers[part.layer].side == chosen_->second) return part;
  return std::nullopt;
}

QString PlotView::wordsOf(const PlotPart& part) const {
  return tr("Turn %1, %2: %3 %")
      .arg(plot_.turns[part.turn])
      .arg(plot_.layers[part.layer].words)
      .arg(qRound(valueOf(plot_, part)));
}

// The chosen part comes first, so that it is heard first.
void PlotView::describe() {
  const std::optional<PlotPart> part = chosen();
  setAccessibleDescription(
      part ? tr("%1. Enter opens one of these battles. All turns: %2").arg(wordsOf(*part), plot_.sentence)
           : plot_.sentence);
}

void PlotView::choose(const PlotPart& part) {
  chosen_ = std::pair(plot_.turns[part.turn], plot_.layers[part.layer].side);
  describe();
  update();
}

// The next turn on this side that has a bar: the same side's part of it, else the largest.
void PlotView::chooseBeside(int direction) {
  const std::optional<PlotPart> now = chosen();
  const auto turns = static_cast<int>(plot_.turns.size());
  const int first = now ? static_cast<int>(now->turn) + direction : direction > 0 ? 0 : turns - 1;
  const auto share = [this](const PlotPart& part) { return valueOf(plot_, part); };
  for (int turn = first; turn >= 0 && turn < turns; turn += direction) {
    const std::vector<PlotPart> bar = partsOf(plot_, static_cast<std::size_t>(turn));
    if (bar.empty()) continue;
    const auto same = std::ranges::find_if(bar, [&](const PlotPart& part) { return now && part.layer == now->layer; });
    return choose(same != bar.end() ? *same : *std::ranges::max_element(bar, {}, share));
  }
}

void PlotView::chooseAbove(int direction) {
  const std::optional<PlotPart> now = chosen();
  if (!now) return chooseBeside(1);
  const std::vector<PlotPart> bar = partsOf(plot_, now->turn);
  const auto at = std::ranges::find(bar, *now) - bar.begin() + direction;
  if (at >= 0 && at < std::ssize(bar)) choose(bar[static_cast<std::size_t>(at)]);
}

void PlotView::open(const PlotPart& part) {
  choose(part);
  Q_EMIT opened(plot_.turns[part.turn], plot_.layers[part.layer].side);
}

bool PlotView::event(QEvent* event) {
  if (choosable_ && event->type() == QEvent::ToolTip) {
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const std::optional<PlotPart> part = partAt(place(), plot_, help.pos());
    QToolTip::showText(
        help.globalPos(),
        plainTip(part ? tr("%1. Click, or press Enter, to open one of these battles. Each click opens the next.")
                            .arg(wordsOf(*part))
                      : plot_.sentence),
        this);
    return true;
  }
  return QWidget::event(event);
}

void PlotView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintPlot(painter, place(), plot_);
  painter.setBrush(Qt::NoBrush);
  const std::optional<PlotPart> marked = hovered_ ? hovered_ : hasFocus() ? chosen() : std::nullopt;
  if (choosable_ && marked) {
    painter.setPen(QPen(colours().text, 2));
    painter.drawRect(placeOf(*marked).adjusted(-2, -2, 2, 2));
  }
  if (hasFocus()) {
    painter.setPen(QPen(colours().accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  if (!choosable_) return QWidget::mouseMoveEvent(event);
  hovered_ = partAt(place(), plot_, event->position());
  setCursor(hovered_ ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  const auto part =
      choosable_ && event->button() == Qt::LeftButton ? partAt(place(), plot_, event->position()) : std::nullopt;
  if (!part) return QWidget::mouseReleaseEvent(event);
  open(*part);
}

void PlotView::leaveEvent(QEvent* event) {
  hovered_.reset();
  update();
  QWidget::leaveEvent(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  if (!choosable_) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return chooseBeside(-1);
    case Qt::Key_Right:
      return chooseBeside(1);
    case Qt::Key_Up:
      return chooseAbove(1);
    case Qt::Key_Down:
      return chooseAbove(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (const std::optional<PlotPart> part = chosen()) open(*part);
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
}

// The keys have something to go from.
void PlotView::focusInEvent(QFocusEvent* event) {
  if (choosable_ && !chosen()) chooseBeside(1);
  QWidget::focusInEvent(event);
}

}  // namespace signifer::ui
