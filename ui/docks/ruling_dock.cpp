#include "docks/ruling_dock.h"

#include <QBuffer>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString flagImage(SideIndex side) {
  QByteArray png;
  QBuffer buffer(&png);
  const QPixmap flag = sideFlag(side, 0.8);
  flag.save(&buffer, "PNG");
  return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\">")
      .arg(QString::fromLatin1(png.toBase64()))
      .arg(qRound(flag.width() / flag.devicePixelRatio()))
      .arg(qRound(flag.height() / flag.devicePixelRatio()));
}

}  // namespace

RulingDock::RulingDock(BattleController& game, QWidget* parent)
    : Dock(tr("Ruling"), QStringLiteral("rulingDock"), parent), game_(game) {
  auto* outer = new QWidget;
  auto* frame = new QVBoxLayout(outer);
  frame->setContentsMargins(0, 0, 0, 10);
  frame->setSpacing(8);
  auto* inner = new QWidget;
  auto* padded = new QVBoxLayout(inner);
  padded->setContentsMargins(12, 10, 12, 4);
  body_ = new QVBoxLayout;
  body_->setSpacing(7);
  padded->addLayout(body_);
  padded->addStretch();
  auto* scroll = new QScrollArea;
  scroll->setWidget(inner);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  frame->addWidget(scroll, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(12, 0, 12, 0);
  buttons->setSpacing(8);
  auto* change = new QPushButton(tr("Override…"));
  change->setToolTip(tr("Changes the state by hand, with a reason"));
  auto* whatIf = new QPushButton(tr("What if…"));
  whatIf->setToolTip(tr("Asks for a ruling and its exact odds, without changing anything"));
  buttons->addWidget(change);
  buttons->addWidget(whatIf);
  frame->addLayout(buttons);
  setWidget(outer);
  const auto icons = [change, whatIf] {
    change->setIcon(symbolIcon(QStringLiteral("tool-override"), 14));
    whatIf->setIcon(symbolIcon(QStringLiteral("tool-odds"), 14));
  };
  icons();
  connect(change, &QPushButton::clicked, this, &RulingDock::overrideWanted);
  connect(whatIf, &QPushButton::clicked, this, &RulingDock::whatIfWanted);
  connect(&game_, &BattleController::changed, this, [this] {
    picked_.reset();
    refresh();
  });
  connect(&Theme::current(), &Theme::changed, this, [this, icons] {
    icons();
    refresh();
  });
  refresh();
}

void RulingDock::showRuling(std::size_t event) {
  picked_ = event;
  refresh();
}

const Consultation* RulingDock::consultation() const {
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  const std::size_t event = picked_.value_or(count - 1);
  if (count == 0 || event >= count) return nullptr;
  const Consultation* first = nullptr;
  for (const AccountLine& line : game_.session().event(event).account)
    for (const Consultation& one : line.consulted) {
      if (!one.faces.empty()) return &one;
      if (first == nullptr) first = &one;
    }
  return first;
}

void RulingDock::refresh() {
  clearLayout(*body_);
  setNote({});
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  if (count == 0) {
    auto* nothing = new Label(12.5, QFont::Normal, Label::Tone::second);
    nothing->setWordWrap(true);
    nothing->setText(tr("Nothing has happened yet."));
    body_->addWidget(nothing);
    return;
  }
  const std::size_t event = picked_.value_or(count - 1);
  if (event >= count) return;
  const RulingView view = rulingView(game_, event);
  setNote(tr("%1 · event %2").arg(view.title).arg(event + 1));
  fill(view);
}

void RulingDock::fill(const RulingView& view) {
  if (view.unit != noUnit) {
    Label* who = linkedText(13);
    const Battle& battle = game_.battle();
    QString words = QStringLiteral("%1 &nbsp;<b>%2</b>")
                        .arg(flagImage(battle.unit(view.unit).side), text(unitName(battle, view.unit)).toHtmlEscaped());
    if (view.other != noUnit)
      words += tr(" &nbsp;on&nbsp; %1 &nbsp;<b>%2</b>")
                   .arg(flagImage(battle.unit(view.other).side), text(unitName(battle, view.other)).toHtmlEscaped());
    who->setText(words);
    body_->addWidget(who);
  }
  addModifiers(view);
  addDice(view);
  addLines(view);
  if (view.reason.isEmpty() || view.byHand) return;
  auto* reason = new Label(12.5, QFont::DemiBold, Label::Tone::bad);
  reason->setWordWrap(true);
  reason->setText(tr("Overruled: %1").arg(view.reason));
  body_->addWidget(reason);
}

void RulingDock::addModifiers(const RulingView& view) {
  if (view.modifiers.empty()) return;
  auto* box = new QFrame;
  box->setFrameShape(QFrame::StyledPanel);
  box->setAutoFillBackground(true);
  box->setBackgroundRole(QPalette::Base);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(8, 5, 8, 5);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  int row = 0;
  for (const ModifierRow& modifier : view.modifiers) {
    auto* value = new Label(13, QFont::Bold);
    value->setText(signedValue(modifier.value));
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    auto* words = new Label(12, QFont::Normal);
    words->setWordWrap(true);
    words->setText(modifier.words);
    words->setToolTip(modifier.rule);
    Label* link = linkedText(11.5);
    link->setWordWrap(false);
    link->setAlignment(Qt::AlignTop);
    link->setText(ruleLink(modifier.rule));
    connect(link, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    grid->addWidget(value, row, 0);
    grid->addWidget(words, row, 1);
    grid->addWidget(link, row, 2);
    ++row;
  }
  body_->addWidget(box);
}

void RulingDock::addDice(const RulingView& view) {
  for (const ThrownDice& dice : view.dice) {
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    auto* faces = new DiceFaces;
    const bool many = dice.faces.size() > 4;
    faces->setDice({dice}, qRound(Theme::current().px(many ? 22 : 34)));
    auto* words = new Label(12, QFont::Normal, Label::Tone::second);
    words->setTextFormat(Qt::RichText);
    words->setWordWrap(true);
    const QString who = text(sideName(game_.battle(), dice.side));
    const QString how = dice.origin == DiceOrigin::typed ? tr("typed in by %1").arg(who) : tr("rolled for %1").arg(who);
    words->setText(QStringLiteral("<b>%1</b><br>%2")
                       .arg(phraseOf(game_.definition(), dice.purpose).toHtmlEscaped(), how.toHtmlEscaped()));
    if (many) {
      body_->addWidget(words);
      body_->addWidget(faces);
    } else {
      row->addWidget(faces, 0, Qt::AlignTop);
      row->addWidget(words, 1);
      body_->addLayout(row);
    }
  }
}

void RulingDock::addLines(const RulingView& view) {
  for (const AccountLine& line : view.lines) {
    Label* words = linkedText(line.key ? 14 : 12.5);
    const QString said = QString::fromStdString(line.text).toHtmlEscaped();
    words->setText(QStringLiteral("%1 &nbsp;<span style=\"font-size:%3px\">%2</span>")
                       .arg(line.key ? QStringLiteral("<b>★ %1</b>").arg(said) : said, ruleLinks(line.rules))
                       .arg(qRound(Theme::current().px(11.5))));
    connect(words, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    body_->addWidget(words);
  }
}

}  // namespace signifer::ui
