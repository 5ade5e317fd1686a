#include "editors/problem_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "editors/editor_parts.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// More would be read by nobody and cost time at each step.
constexpr std::size_t mostShown = 40;

const QString showLink = QStringLiteral("show");
const QString mendLink = QStringLiteral("mend");

QString linkTo(const QString& target, const QString& words) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, words.toHtmlEscaped());
}

QString symbolOf(ProblemLine::Kind kind) {
  if (kind == ProblemLine::Kind::fine) return QStringLiteral("allowed");
  return kind == ProblemLine::Kind::fault ? QStringLiteral("refused") : QStringLiteral("advice");
}

QColor colourOf(ProblemLine::Kind kind) {
  const Colours& c = colours();
  if (kind == ProblemLine::Kind::fine) return c.legal;
  return kind == ProblemLine::Kind::fault ? c.notLegal : mixed(c.reminderEdge, c.text, 0.25);
}

}  // namespace

ProblemList::ProblemList(const QString& name, QWidget* parent)
    : QScrollArea(parent), inner_(new QWidget), column_(new QVBoxLayout(inner_)) {
  setAccessibleName(name);
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column_->setContentsMargins(8, 6, 8, 6);
  column_->setSpacing(6);
  setWidget(inner_);
  connect(&Theme::current(), &Theme::changed, this, &ProblemList::build);
}

void ProblemList::setLines(std::vector<ProblemLine> lines) {
  const auto alike = [](const ProblemLine& a, const ProblemLine& b) {
    return a.kind == b.kind && a.words == b.words && a.remedy == b.remedy;
  };
  const bool same = !rows_.empty() && std::ranges::equal(lines, lines_, alike);
  lines_ = std::move(lines);
  // A link that has the keyboard keeps it while nothing changes.
  if (!same) build();
}

QWidget* ProblemList::row(std::size_t line) const { return line < rows_.size() ? rows_[line] : nullptr; }

void ProblemList::build() {
  clearLayout(*column_);
  rows_.clear();
  for (std::size_t i = 0; i < lines_.size() && i < mostShown; ++i) {
    const ProblemLine& line = lines_[i];
    auto* row = new QWidget;
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    auto* icon = new QLabel;
    icon->setPixmap(symbolPixmap(symbolOf(line.kind), iconPixels, colourOf(line.kind)));
    across->addWidget(icon, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    auto* words = new Label(13, QFont::Normal);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setText(line.words);
    column->addWidget(words);
    QStringList links;
    if (line.show) links << linkTo(showLink, tr("Show"));
    if (!line.remedy.isEmpty()) links << linkTo(mendLink, line.remedy);
    if (!links.isEmpty()) {
      Label* ways = linkedText(13);
      ways->setWordWrap(true);
      ways->setText(links.join(QStringLiteral(" · ")));
      ways->setAccessibleName(line.words);
      ways->setObjectName(QStringLiteral("ways"));
      connect(ways, &QLabel::linkActivated, this, [this, i](const QString& link) { follow(i, link == mendLink); });
      column->addWidget(ways);
    }
    across->addLayout(column, 1);
    row->setAccessibleName(line.words);
    if (line.show) row->setCursor(Qt::PointingHandCursor);
    row->installEventFilter(this);
    column_->addWidget(row);
    rows_.push_back(row);
  }
  if (lines_.size() > mostShown) {
    auto* more = new Label(13, QFont::Normal, Label::Tone::second);
    more->setText(tr("And %n more", nullptr, static_cast<int>(lines_.size() - mostShown)));
    column_->addWidget(more);
  }
  column_->addStretch();
}

void ProblemList::follow(std::size_t line, bool mend) {
  if (line >= lines_.size()) return;
  // The deed may make the list anew, so copy it first.
  const std::function<void()> act = mend ? lines_[line].mend : lines_[line].show;
  if (act) act();
}

bool ProblemList::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease)
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (rows_[i] == watched) follow(i, false);
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace signifer::ui
