#include "editors/impact_pane.h"

#include <QLocale>
#include <QVBoxLayout>
#include <cmath>

#include "game/roll_view.h"
#include "theme.h"
#include "widgets/odds_bars.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostRows = 12;

std::unique_ptr<RuleSet> made(const RuleSetSource& source, const std::vector<Overlay>& overlays) {
  std::vector<HouseRulesLayer> layers;
  for (const Overlay& overlay : overlays) layers.push_back(overlay.layer());
  return createUnder(source, layers);
}

QString cell(const QString& words, const char* align, bool strong = false) {
  return QStringLiteral("<td align=\"%1\">%2%3%4</td>")
      .arg(QLatin1String(align), strong ? QStringLiteral("<b>") : QString(), words.toHtmlEscaped(),
           strong ? QStringLiteral("</b>") : QString());
}

}  // namespace

ImpactPane::ImpactPane(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 4);
  column->addWidget(sectionHead(tr("What it changes")));
  head_ = new Label(13, QFont::DemiBold);
  where_ = new Label(12, QFont::Normal, Label::Tone::second);
  rows_ = new Label(13, QFont::Normal);
  rows_->setObjectName(QStringLiteral("impactRows"));
  for (Label* label : {head_, where_, rows_}) {
    label->setWordWrap(true);
    column->addWidget(label);
  }
}

ImpactPane::~ImpactPane() { stop(); }

void ImpactPane::stop() {
  ++question_;
  stop_ = true;
  if (worker_.joinable()) worker_.join();
  seeking_ = false;
}

void ImpactPane::clear(const QString& words) {
  stop();
  impact_.reset();
  head_->clear();
  rows_->clear();
  where_->setText(words);
}

void ImpactPane::compare(const RuleSetSource& source, std::vector<Overlay> without, std::vector<Overlay> with,
                         const std::string& rule) {
  stop();
  stop_ = false;
  seeking_ = true;
  impact_.reset();
  head_->clear();
  rows_->clear();
  where_->setText(tr("Working out the odds…"));
  worker_ =
      std::jthread([this, &source, without = std::move(without), with = std::move(with), rule, question = question_] {
        std::optional<HouseImpact> found;
        try {
          const auto before = made(source, without);
          const auto after = made(source, with);
          found = impactOf(*before, *after, rule, &stop_);
        } catch (const SourceError&) {
          // Check lists the rules that cannot be used.
        }
        QMetaObject::invokeMethod(
            this,
            [this, question, found = std::move(found)]() mutable {
              if (question == question_) show(std::move(found));
            },
            Qt::QueuedConnection);
      });
}

void ImpactPane::show(std::optional<HouseImpact> impact) {
  seeking_ = false;
  impact_ = std::move(impact);
  if (!impact_) {
    head_->clear();
    rows_->clear();
    where_->setText(tr("No ruling of its own has other odds by it; it counts on the table."));
    Q_EMIT told();
    return;
  }
  head_->setText(tr("%1: %2").arg(QString::fromStdString(impact_->title), captionOf(impact_->result)));
  QStringList where;
  for (const auto& [field, value] : impact_->where)
    where << tr("%1: %2").arg(captionOf(field), valueWords(field, value));
  where_->setText(where.isEmpty() ? tr("as the form stands, exact")
                                  : tr("%1; exact").arg(where.join(QStringLiteral(", "))));
  QString html = QStringLiteral("<table width=\"100%\"><tr><td></td>") + cell(tr("before"), "right") +
                 cell(tr("with it"), "right", true) + QStringLiteral("</tr>");
  double before = 0;
  double after = 0;
  for (std::size_t i = 0; i < impact_->rows.size(); ++i) {
    const HouseImpact::Row& row = impact_->rows[i];
    before += row.before * static_cast<double>(row.value.whole);
    after += row.after * static_cast<double>(row.value.whole);
    if (i < mostRows)
      html += QStringLiteral("<tr>") + cell(rowWords(impact_->result, row.value), "left") +
              cell(percentWords(row.before), "right") + cell(percentWords(row.after), "right", true) +
              QStringLiteral("</tr>");
  }
  html += QStringLiteral("</table>");
  if (impact_->result.type == FieldType::integer)
    html += tr("On average %1 becomes %2.")
                .arg(QLocale().toString(before, 'f', 2), QLocale().toString(after, 'f', 2))
                .toHtmlEscaped();
  rows_->setTextFormat(Qt::RichText);
  rows_->setText(html);
  Q_EMIT told();
}

}  // namespace signifer::ui
