#include "sides/view_band.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

ViewBand::ViewBand(QWidget* parent)
    : QFrame(parent),
      flag_(new Label(20, QFont::Normal)),
      title_(new Label(16, QFont::Bold)),
      about_(new Label(13, QFont::Normal)),
      row_(new QHBoxLayout(this)) {
  setObjectName(QStringLiteral("viewBand"));
  setAutoFillBackground(true);
  title_->setObjectName(QStringLiteral("viewTitle"));
  about_->setWordWrap(true);
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  words->addWidget(title_);
  words->addWidget(about_);
  row_->setContentsMargins(12, 4, 8, 4);
  row_->setSpacing(12);
  row_->addWidget(flag_);
  row_->addLayout(words, 1);
  connect(&Theme::current(), &Theme::changed, this, &ViewBand::follow);
}

void ViewBand::say(SideIndex side, const QString& title, const QString& about) {
  side_ = side;
  words_ = title;
  setToolTip(plainTip(title));
  fitTitle();
  about_->setText(about);
  about_->setVisible(!about.isEmpty());
  setAccessibleName(title);
  follow();
}

void ViewBand::add(QWidget* button) { row_->addWidget(button); }

void ViewBand::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitTitle();
}

void ViewBand::fitTitle() {
  constexpr int leastRoom = 40;
  constexpr int wordsRoom = 160;
  int taken = row_->contentsMargins().left() + row_->contentsMargins().right();
  for (int i = 0; i < row_->count(); ++i) {
    const QWidget* widget = row_->itemAt(i)->widget();
    if (widget != nullptr && !widget->isHidden()) taken += widget->sizeHint().width() + row_->spacing();
  }
  const int room = std::max(leastRoom, width() - taken);
  // Two lines are read as well as one; more would take the table's room.
  const bool fits = room >= wordsRoom && title_->fontMetrics().horizontalAdvance(words_) < 2 * room - wordsRoom / 2;
  title_->setWordWrap(fits);
  title_->setText(fits ? words_ : title_->fontMetrics().elidedText(words_, Qt::ElideRight, room));
}

// A frame in the side's colour about the theme's own ground: letters stay as easy to read as anywhere.
void ViewBand::follow() {
  const Colours& c = colours();
  const bool owned = side_ != noSide;
  QPalette palette = Theme::current().palette();
  palette.setColor(QPalette::Window, c.base);
  palette.setColor(QPalette::WindowText, c.text);
  setPalette(palette);
  flag_->setVisible(owned);
  if (owned) flag_->setPixmap(sideFlag(side_, 2));
  const QColor edge = owned ? c.sides[static_cast<std::size_t>(side_)].body : c.line;
  setStyleSheet(QStringLiteral("#viewBand { border: %1px solid %2; }").arg(owned ? 6 : 2).arg(edge.name()));
}

}  // namespace signifer::ui
