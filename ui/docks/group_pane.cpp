#include "docks/group_pane.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

GroupPane::GroupPane(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  setObjectName(QStringLiteral("group"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  head_ = new Label(16, QFont::Bold);
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(head_);
  column->addWidget(about_);
  rows_ = new QVBoxLayout;
  rows_->setSpacing(2);
  column->addLayout(rows_);
  auto* buttons = new QHBoxLayout;
  go_ = new QPushButton(tr("Go"));
  go_->setObjectName(QStringLiteral("groupGo"));
  go_->setToolTip(tr("Carries it out for all (Enter)"));
  back_ = new QPushButton(tr("Take back"));
  back_->setToolTip(tr("Nothing has happened (Esc)"));
  buttons->addWidget(go_);
  buttons->addWidget(back_);
  column->addLayout(buttons);
  connect(go_, &QPushButton::clicked, this, &GroupPane::accepted);
  connect(back_, &QPushButton::clicked, this, &GroupPane::takenBack);
  hide();
}

void GroupPane::show(const std::optional<GroupDraft>& draft) {
  const std::size_t many = game_.hasBattle() ? game_.group().size() : 0;
  setVisible(many > 1);
  if (many < 2) return;
  clearLayout(*rows_);
  head_->setText(tr("%1 units").arg(many));
  setAccessibleName(head_->text());
  const GroupDraft* shown = draft ? &*draft : nullptr;
  about_->setText(shown == nullptr  ? tr("Drag one of them, or use the arrow keys, to move all.")
                  : shown->placed   ? tr("Placed by hand.")
                  : shown->together ? tr("They move together.")
                                    : tr("They move one after another, the foremost first."));
  for (const UnitIndex unit : game_.group()) addUnit(unit, shown);
  go_->setVisible(shown != nullptr);
  back_->setVisible(shown != nullptr);
  go_->setEnabled(shown != nullptr && shown->refused() == nullptr);
}

void GroupPane::addUnit(UnitIndex unit, const GroupDraft* draft) {
  const MoveDraft* part = draft != nullptr ? draft->partOf(unit) : nullptr;
  auto* line = new QHBoxLayout;
  line->setSpacing(7);
  Label* words = linkedText(12.5);
  QString said = unitLink(game_.battle(), unit);
  const bool refused = part != nullptr && !part->placed && !part->verdict.legal();
  if (refused && !part->verdict.reasons.empty()) {
    const Reason& reason = part->verdict.reasons.front();
    said += QStringLiteral("<br>%1").arg(reasonWords(game_.rules(), game_.battle(), reason).toHtmlEscaped());
    if (!reason.rule.empty()) said += QStringLiteral(" &nbsp;") + ruleLink(text(reason.rule));
  }
  words->setText(said);
  connect(words, &QLabel::linkActivated, this, &GroupPane::linkActivated);
  line->addWidget(words, 1);
  if (part != nullptr) {
    auto* figure = new Label(12.5, QFont::DemiBold);
    figure->setText(figureOf(game_.rules(), game_.battle(), *part));
    figure->setToolTip(figure->text());
    line->addWidget(figure, 0, Qt::AlignTop);
    if (!part->placed) {
      auto* sign = new Label(12.5, QFont::Normal);
      sign->setPixmap(symbolPixmap(refused ? QStringLiteral("refused") : QStringLiteral("allowed"),
                                   qRound(Theme::current().px(15)), verdictColour(part->verdict.kind)));
      sign->setAccessibleName(verdictWord(part->verdict.kind));
      line->addWidget(sign, 0, Qt::AlignTop);
    }
  }
  rows_->addLayout(line);
}

}  // namespace signifer::ui
