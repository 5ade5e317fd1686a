#include "docks/measure_pane.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostMeasures = 60;

}  // namespace

MeasurePane::MeasurePane(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  setObjectName(QStringLiteral("measures"));
  column_ = new QVBoxLayout(this);
  column_->setContentsMargins(0, 4, 0, 4);
  column_->setSpacing(2);
  hide();
}

void MeasurePane::show(Measured what) {
  clearLayout(*column_);
  rows_.clear();
  const UnitIndex unit = game_.hasBattle() ? game_.selected() : noUnit;
  setVisible(what != Measured::nothing && unit != noUnit);
  if (!isVisibleTo(parentWidget())) return;
  setAccessibleName(measureTitle(what));
  column_->addWidget(sectionHead(measureTitle(what)));
  rows_ = measureRows(game_, unit, what);
  if (rows_.empty()) {
    auto* nothing = new Label(12.5, QFont::Normal, Label::Tone::second);
    nothing->setWordWrap(true);
    nothing->setText(nothingMeasured(game_, what));
    column_->addWidget(nothing);
  }
  for (std::size_t i = 0; i < std::min(rows_.size(), mostMeasures); ++i) addRow(rows_[i]);
  settle(*this);
}

void MeasurePane::addRow(const MeasureRow& row) {
  auto* line = new QHBoxLayout;
  line->setSpacing(7);
  const QString symbol = row.unit == noUnit ? QStringLiteral("tool-measure")
                         : row.good         ? QStringLiteral("tool-sight")
                                            : QStringLiteral("refused");
  auto* sign = new Label(12.5, QFont::Normal);
  sign->setPixmap(
      symbolPixmap(symbol, qRound(Theme::current().px(15)), row.good ? colours().legal : colours().notLegal));
  line->addWidget(sign, 0, Qt::AlignTop);
  Label* words = linkedText(12.5);
  const QString title = row.unit == noUnit ? row.title.toHtmlEscaped() : unitLink(game_.battle(), row.unit);
  QString rest = row.note.toHtmlEscaped();
  if (!row.rule.isEmpty()) rest += (rest.isEmpty() ? QString() : QStringLiteral(" &nbsp;")) + ruleLink(row.rule);
  words->setText(rest.isEmpty() ? title : QStringLiteral("%1<br>%2").arg(title, rest));
  words->setAccessibleName(QStringLiteral("%1: %2. %3").arg(row.title, row.figure, row.note));
  connect(words, &QLabel::linkActivated, this, &MeasurePane::linkActivated);
  line->addWidget(words, 1);
  auto* figure = new Label(12.5, QFont::DemiBold);
  figure->setText(row.figure.section(QStringLiteral(" · "), 0, 0));
  figure->setToolTip(plainTip(row.figure));
  line->addWidget(figure, 0, Qt::AlignTop);
  column_->addLayout(line);
}

}  // namespace signifer::ui
