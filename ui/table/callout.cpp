#include "table/callout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "house_marks.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/flow_layout.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int barWidth = 5;
constexpr std::size_t mostReasons = 3;

// Within a sentence; "Players judge" begins with a noun, which German writes large.
QString verdictInside(Verdict::Kind kind) {
  const QString word = verdictWord(kind);
  return kind == Verdict::Kind::playersJudge ? lowerFirst(word) : word.left(1).toLower() + word.mid(1);
}

// The unit that a reason names, or that has to be finished first, is one click away.
QString linkedReason(const RuleSet& rules, const Battle& battle, const Action& action, const Reason& reason) {
  QString words = reasonWords(rules, battle, reason).toHtmlEscaped();
  if (reason.unit == noUnit || reason.unit == action.unit) return words;
  const QString name = text(unitName(battle, reason.unit)).toHtmlEscaped();
  if (const qsizetype at = words.indexOf(name); at >= 0 && !name.isEmpty())
    words.replace(at, name.size(), unitLink(battle, reason.unit));
  return words;
}

}  // namespace

Callout::Callout(QWidget* parent) : QFrame(parent) {
  setObjectName(QStringLiteral("callout"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(barWidth + 9, 7, 10, 8);
  column->setSpacing(3);
  title_ = new QLabel(this);
  title_->setTextFormat(Qt::PlainText);
  title_->setWordWrap(true);
  reasons_ = new QLabel(this);
  reasons_->setWordWrap(true);
  reasons_->setTextFormat(Qt::RichText);
  reasons_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  tellHouseRules(*reasons_);
  column->addWidget(title_);
  column->addWidget(reasons_);
  constexpr int gap = 6;
  auto* row = new FlowLayout(gap);
  accept_ = new QPushButton(tr("Carry out"), this);
  accept_->setObjectName(QStringLiteral("accept"));
  accept_->setToolTip(tr("Enter"));
  overrule_ = new QPushButton(tr("Overrule…"), this);
  nearest_ = new QPushButton(tr("Nearest legal"), this);
  close_ = new QPushButton(tr("Take back"), this);
  for (QPushButton* button : {accept_, nearest_, overrule_, close_}) row->addWidget(button);
  column->addLayout(row);
  connect(overrule_, &QPushButton::clicked, this, [this] { Q_EMIT overruleWanted(action_); });
  connect(nearest_, &QPushButton::clicked, this, [this] { Q_EMIT nearestWanted(*verdict_.nearest); });
  connect(accept_, &QPushButton::clicked, this, &Callout::accepted);
  connect(close_, &QPushButton::clicked, this, &Callout::closed);
  connect(reasons_, &QLabel::linkActivated, this, &Callout::linkActivated);
  connect(&Theme::current(), &Theme::changed, this, &Callout::dress);
  hide();
}

// Colours and sizes anew.
void Callout::dress() {
  title_->setFont(Theme::current().font(13, QFont::Bold));
  QPalette shown = Theme::current().palette();
  shown.setColor(QPalette::WindowText, verdictColour(verdict_.kind));
  title_->setPalette(shown);
  reasons_->setPalette(Theme::current().palette());
  reasons_->setFont(Theme::current().font(12.5));
  // Rich text keeps the link colour that it was made with.
  const QString body = reasons_->text();
  reasons_->setText({});
  reasons_->setText(body);
  for (QPushButton* button : {accept_, overrule_, nearest_, close_}) button->setFont(Theme::current().font(12));
  // As wide as its buttons need in any language.
  int buttons = barWidth + 22;
  for (const QPushButton* button : {accept_, overrule_, nearest_, close_})
    if (button->isVisibleTo(this)) buttons += button->sizeHint().width() + 6;
  const int wished = std::max(qRound(Theme::current().px(310)), buttons);
  // Never wider than the table that it stands on: its buttons take two rows then.
  constexpr double least = 160;
  constexpr double rulerAndEdges = 40;
  const int room =
      parentWidget() == nullptr ? wished : parentWidget()->width() - qRound(Theme::current().px(rulerAndEdges));
  setFixedWidth(std::min(wished, std::max(qRound(Theme::current().px(least)), room)));
  layout()->activate();
  resize(width(), layout()->totalHeightForWidth(width()));
}

void Callout::say(const RuleSet& rules, const Battle& battle, const Action& action, const Verdict& verdict,
                  bool offers) {
  action_ = action;
  verdict_ = verdict;
  const QString what = actionWords(rules, battle, action);
  const QString title = tr("%1: %2").arg(what.section(QLatin1Char(':'), 0, 0), verdictInside(verdict.kind));
  title_->setText(title);
  QString body;
  // A legal action shows the figures that hold.
  const std::vector<Reason>& reasons = verdict.legal() && verdict.reasons.empty() ? verdict.figures : verdict.reasons;
  const std::size_t shown = std::min(reasons.size(), mostReasons);
  for (std::size_t i = 0; i < shown; ++i) {
    const Reason& reason = reasons[i];
    body += QStringLiteral("%1%2 &nbsp;%3")
                .arg(i > 0 ? QStringLiteral("<br>") : QString(), linkedReason(rules, battle, action, reason),
                     reason.rule.empty() ? QString() : ruleLinks(std::vector<std::string_view>{reason.rule}));
  }
  if (reasons.size() > shown) body += tr("<br>and %1 more").arg(reasons.size() - shown);
  reasons_->setText(body);
  reasons_->setVisible(!body.isEmpty());
  accept_->setVisible(offers && verdict.legal());
  overrule_->setVisible(offers && !verdict.legal());
  nearest_->setVisible(offers && verdict.nearest.has_value());
  close_->setVisible(offers);
  setAccessibleName(title);
  setAccessibleDescription(words());
  dress();
}

bool Callout::takeNearest() {
  if (!isVisible() || nearest_->isHidden()) return false;
  nearest_->click();
  return true;
}

QString Callout::words() const {
  QString plain = reasons_->text();
  plain.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
  plain.replace(QChar(0x2011), QLatin1Char('-'));
  return title_->text() + QStringLiteral(". ") + plain.replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
}

void Callout::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const QColor colour = verdictColour(verdict_.kind);
  p.setPen(QPen(colour, 1.4));
  p.setBrush(colours().base);
  p.drawRoundedRect(QRectF(rect()).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4);
  p.fillRect(QRectF(1.4, 1.4, barWidth, height() - 2.8), colour);
}

void Callout::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT closed();
  else
    QFrame::keyPressEvent(event);
}

}  // namespace signifer::ui
