#include "help/tour.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "table/table_view.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr int tourLooks = 120;  // milliseconds
constexpr int ringMargin = 5;
constexpr int cardGap = 14;

// A frame about the control that lets every click through.
class TourRing final : public QWidget {
 public:
  explicit TourRing(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("tourRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    p.setPen(QPen(colours().selectionEdge, 5));
    p.drawRoundedRect(frame, 6, 6);
    p.setPen(QPen(colours().selection, 3));
    p.drawRoundedRect(frame, 6, 6);
  }
};

// The part of its window in which a control is on show; empty where it is not.
QRect inWindow(const TourPlace& place) {
  if (place.widget == nullptr || !place.widget->isVisible()) return {};
  // Nothing that is scrolled out of sight is on show.
  const QRect seen = place.part.intersected(place.widget->visibleRegion().boundingRect());
  if (seen.isEmpty()) return {};
  return {place.widget->mapTo(place.widget->window(), seen.topLeft()), seen.size()};
}

// The units are what a tour is about.
QRect tableIn(QWidget& window) {
  auto* table = window.findChild<TableView*>();
  return table == nullptr ? QRect() : inWindow({table, table->rect()});
}

}  // namespace

TourCard::TourCard(const QString& head, const QString& words, const std::vector<Deed>& deeds, QWidget* window,
                   const QObject* guide)
    : QFrame(window) {
  setObjectName(QStringLiteral("tourCard"));
  setAccessibleName(head);
  setAccessibleDescription(words);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 12, 16, 12);
  column->setSpacing(8);
  auto* title = new Label(12, QFont::DemiBold, Label::Tone::second);
  title->setText(head);
  auto* said = new Label(14, QFont::Normal);
  said->setObjectName(QStringLiteral("tourWords"));
  said->setTextFormat(Qt::PlainText);
  said->setWordWrap(true);
  said->setText(words);
  column->addWidget(title);
  column->addWidget(said);
  auto* row = new QHBoxLayout;
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    if (i + 1 == deeds.size()) row->addStretch(1);
    auto* button = new QPushButton(deeds[i].words);
    button->setObjectName(deeds[i].name);
    button->setAutoDefault(false);
    button->setFlat(i + 1 == deeds.size());
    connect(button, &QPushButton::clicked, guide, deeds[i].act, Qt::QueuedConnection);
    row->addWidget(button);
  }
  column->addLayout(row);
  setFixedWidth(static_cast<int>(Theme::current().px(330)));
  setFixedHeight(heightForWidth(width()) > 0 ? layout()->heightForWidth(width()) : sizeHint().height());
}

void TourCard::standBeside(const QRect& part, const QRect& avoid) {
  const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
  const QRect control = part.adjusted(-cardGap, -cardGap, cardGap, cardGap);
  const auto within = [&](QPoint at) {
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    return QRect(at, size());
  };
  const int middleX = part.center().x() - width() / 2;
  const int middleY = part.center().y() - height() / 2;
  const std::array places{within({middleX, control.bottom()}), within({middleX, control.top() - height()}),
                          within({control.right(), middleY}),  within({control.left() - width(), middleY}),
                          within(room.bottomRight()),          within(room.bottomLeft()),
                          within({room.right(), room.top()}),  within(room.topLeft())};
  const auto shared = [](const QRect& a, const QRect& b) {
    const QRect both = a.intersected(b);
    return both.isEmpty() ? 0.0 : static_cast<double>(both.width()) * both.height();
  };
  // Any of the control counts for more than all of the rest.
  constexpr double weight = 1000;
  const auto covered = [&](const QRect& place) { return weight * shared(place, part) + shared(place, avoid); };
  QRect best = places.front();
  for (const QRect& place : places)
    if (covered(place) < covered(best)) best = place;
  move(best.topLeft());
}

void TourCard::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setPen(QPen(colours().accent, 2));
  p.setBrush(colours().base);
  p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

TourGuide::TourGuide(Tour tour, QWidget& window) : QObject(&window), tour_(std::move(tour)), window_(window) {
  timer_.setInterval(tourLooks);
  connect(&timer_, &QTimer::timeout, this, &TourGuide::look);
  const int brief = static_cast<int>(std::ranges::count(tour_.steps, false, &TourStep::full));
  put(tour_.about, {{QStringLiteral("tourShort"), tr("In short (%1)").arg(brief), [this] { begin(false); }},
                    {QStringLiteral("tourFull"), tr("At length (%1)").arg(tour_.steps.size()), [this] { begin(true); }},
                    {QStringLiteral("tourLeave"), tr("Not now"), [this] { leave(); }}});
  standInTheMiddle();
  timer_.start();
  // The table of a battle that has only just been opened is laid out a moment later.
  QTimer::singleShot(tourLooks, this, [this] {
    if (at_ < 0) standInTheMiddle();
  });
}

TourGuide::~TourGuide() {
  delete card_;
  delete ring_;
}

void TourGuide::standInTheMiddle() {
  if (card_ != nullptr) card_->standBeside(QRect(window_.rect().center(), QSize(1, 1)), tableIn(window_));
}

TourPlace TourGuide::place() const {
  return at_ < 0 || over() ? TourPlace{} : tour_.steps[static_cast<std::size_t>(at_)].place();
}

void TourGuide::begin(bool full) {
  if (!full) std::erase_if(tour_.steps, [](const TourStep& step) { return step.full; });
  goOn();
}

void TourGuide::leave() {
  const bool done = over();
  timer_.stop();
  delete card_;
  delete ring_;
  Q_EMIT ended(done);
  deleteLater();
}

void TourGuide::goOn() {
  ++at_;
  shownAt_ = {};
  if (over()) return showEnd();
  made_ = tour_.steps[static_cast<std::size_t>(at_)].watch();
  show();
}

void TourGuide::look() {
  stayOnTop();
  if (at_ < 0 || over()) return;
  if (made_()) return goOn();
  show();
}

// A dock that comes forward would lie upon the card.
void TourGuide::stayOnTop() {
  if (card_ == nullptr || card_->parentWidget()->children().last() == card_) return;
  if (ring_ != nullptr) ring_->raise();
  card_->raise();
}

// A dialog has the card while it is open: nothing else can be pressed then.
void TourGuide::show() {
  const TourPlace here = place();
  const QRect part = inWindow(here);
  QWidget* window = part.isEmpty() ? &window_ : here.widget->window();
  if (card_ != nullptr && card_->parentWidget() == window && part == shownAt_) return;
  if (card_ == nullptr || card_->parentWidget() != window || shownAt_.isNull()) {
    delete ring_;
    ring_ = new TourRing(window);
    put(tour_.steps[static_cast<std::size_t>(at_)].words,
        {{QStringLiteral("tourLeave"), tr("Leave the tour"), [this] { leave(); }}});
  }
  shownAt_ = part;
  ring_->setVisible(!part.isEmpty());
  ring_->setGeometry(part.adjusted(-ringMargin, -ringMargin, ringMargin, ringMargin));
  // Hollow: where the window has native parts, not even a frame that wants no mouse lets it through.
  constexpr int wide = ringMargin + 1;
  ring_->setMask(QRegion(ring_->rect()).subtracted(ring_->rect().adjusted(wide, wide, -wide, -wide)));
  ring_->raise();
  card_->standBeside(part.isEmpty() ? QRect(window->rect().center(), QSize(1, 1)) : part, tableIn(*window));
  card_->raise();
}

void TourGuide::showEnd() {
  delete ring_;
  put(tr("That is all. The user guide goes on from here (Help > User guide)."),
      {{QStringLiteral("tourEnd"), tr("End the tour"), [this] { leave(); }}});
  standInTheMiddle();
}

void TourGuide::put(const QString& words, const std::vector<TourCard::Deed>& deeds) {
  QWidget* window = ring_ != nullptr ? ring_->parentWidget() : &window_;
  delete card_;
  const QString head =
      at_ < 0 || over() ? tour_.title : tr("%1, %2 of %3").arg(tour_.title).arg(at_ + 1).arg(tour_.steps.size());
  card_ = new TourCard(head, words, deeds, window, this);
  card_->show();
  QAccessibleEvent said(card_, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

}  // namespace signifer::ui
