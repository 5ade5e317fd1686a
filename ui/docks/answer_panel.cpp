#include "docks/answer_panel.h"

#include <QEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QStatusBar>
#include <QVBoxLayout>
#include <algorithm>

namespace signifer::ui {
namespace {

constexpr int edge = 8;
constexpr int between = 4;

// The foot of the window's room, above its status line.
int lowest(const QWidget& window) {
  const auto* main = qobject_cast<const QMainWindow*>(&window);
  const auto* status = main == nullptr ? nullptr : main->findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly);
  return status != nullptr && status->isVisible() ? status->y() : window.height();
}

}  // namespace

AnswerPanel::AnswerPanel(QWidget* lead, QWidget* words, QWidget* line, QWidget* room, QWidget* owner)
    : QFrame(owner), lead_(lead), words_(words), line_(line), room_(room), owner_(owner), scroll_(new QScrollArea) {
  setObjectName(QStringLiteral("answerPanel"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(words);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(edge, between, edge, between);
  column->setSpacing(between);
  column->addWidget(lead);
  column->addWidget(scroll_, 1);
  for (QWidget* one : {lead, words, line, room, owner}) one->installEventFilter(this);
  hide();
}

void AnswerPanel::setMost(int most) {
  most_ = most;
  place();
}

bool AnswerPanel::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::LayoutRequest:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ParentChange:
      QMetaObject::invokeMethod(this, &AnswerPanel::place, Qt::QueuedConnection);
      break;
    default:
      break;
  }
  return QFrame::eventFilter(watched, event);
}

bool AnswerPanel::isEmpty() const { return lead_->isHidden() && words_->isHidden(); }

int AnswerPanel::heightOf(const QWidget& words, int width) const {
  if (words.isHidden()) return 0;
  return words.hasHeightForWidth() ? words.heightForWidth(width) : words.sizeHint().height();
}

void AnswerPanel::place() {
  QWidget* const over = owner_->window();
  if (isEmpty() || !owner_->isVisible()) return hide();
  if (parentWidget() != over) setParent(over);
  const int width = line_->width() - 2 * edge;
  const int lead = heightOf(*lead_, width);
  const int words = std::min(most_, heightOf(*words_, width));
  const int wanted = lead + words + (lead > 0 && words > 0 ? between : 0) + 2 * between;
  const QPoint below = room_->mapTo(over, QPoint());
  const bool fits = wanted <= room_->height();
  const bool hasRoomBelow = below.y() + wanted + 2 <= lowest(*over);
  setFrameShape(fits ? QFrame::NoFrame : QFrame::StyledPanel);
  setAutoFillBackground(!fits);
  scroll_->setVisible(words > 0);
  scroll_->viewport()->setAutoFillBackground(!fits);
  words_->setAutoFillBackground(false);
  if (fits) {
    setGeometry(below.x(), below.y(), line_->width(), room_->height());
  } else {
    const QPoint line = line_->mapTo(over, QPoint());
    const int height = std::min(wanted + 2 * frameWidth(), hasRoomBelow ? wanted + 2 : line.y());
    setGeometry(line.x(), hasRoomBelow ? below.y() : line.y() - height - 2, line_->width(), height);
  }
  show();
  raise();
}

}  // namespace signifer::ui
