#include "docks/unit_dock.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "docks/choice_list.h"
#include "docks/group_pane.h"
#include "docks/measure_pane.h"
#include "docks/unit_picture.h"
#include "game/action_form.h"
#include "symbols.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {

UnitDock::UnitDock(BattleController& game, QWidget* parent)
    : Dock(tr("Unit"), QStringLiteral("unitDock"), parent), game_(game) {
  auto* body = new QWidget;
  auto* all = new QVBoxLayout(body);
  all_ = all;
  all->setContentsMargins(12, 10, 12, 10);
  nobody_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  nobody_->setWordWrap(true);
  nobody_->setText(tr("No unit is selected. Click one on the table, or press N."));
  all->addWidget(nobody_);
  group_ = new GroupPane(game_);
  all->addWidget(group_);
  all->addWidget(makeDetails());
  all->addStretch();
  // Its words wrap as narrow as the dock is.
  body->setMinimumWidth(1);
  auto* scroll = new QScrollArea;
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(body);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  setWidget(scroll);
  const auto anew = [this] {
    asked_ = false;
    refresh();
  };
  connect(ask_, &QPushButton::clicked, this, [this] {
    asked_ = true;
    refresh();
    Q_EMIT refereeAsked();
  });
  connect(group_, &GroupPane::linkActivated, this, &UnitDock::linkActivated);
  connect(measures_, &MeasurePane::linkActivated, this, &UnitDock::linkActivated);
  connect(&game_, &BattleController::changed, this, anew);
  connect(&game_, &BattleController::selectionChanged, this, anew);
  connect(&Theme::current(), &Theme::changed, this, &UnitDock::refresh);
  refresh();
}

void UnitDock::putOnTop(QWidget* pane) { all_->insertWidget(0, pane); }

QWidget* UnitDock::makeDetails() {
  details_ = new QWidget;
  auto* column = new QVBoxLayout(details_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(9);
  picture_ = new UnitPicture;
  picture_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* names = new QVBoxLayout;
  names->setSpacing(1);
  name_ = new Label(16, QFont::Bold);
  name_->setWordWrap(true);
  about_ = new Label(12, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  names->addWidget(name_);
  names->addWidget(about_);
  head->addWidget(picture_, 0, Qt::AlignTop);
  head->addLayout(names, 1);
  column->addLayout(head);
  cells_ = new ProfileCells;
  cells_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addWidget(cells_);
  harm_ = new Label(12.5, QFont::Normal);
  harm_->setTextFormat(Qt::RichText);
  state_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  state_->setWordWrap(true);
  harm_->setWordWrap(true);
  column->addWidget(harm_);
  column->addWidget(state_);
  measures_ = new MeasurePane(game_);
  column->addWidget(measures_);
  ask_ = new QPushButton(tr("May it act? Ask the referee"));
  column->addWidget(ask_);
  may_ = new QVBoxLayout;
  may_->setSpacing(1);
  column->addLayout(may_);
  return details_;
}

void UnitDock::refresh() {
  const UnitIndex unit = game_.hasBattle() ? game_.selected() : noUnit;
  nobody_->setVisible(unit == noUnit);
  const bool alone = unit != noUnit && game_.group().size() == 1;
  details_->setVisible(alone);
  if (alone) showUnit(unit);
  settle(*widget());
}

void UnitDock::showUnit(UnitIndex unit) {
  const UnitView view = unitView(game_, unit);
  // In large text the name stands below the picture.
  const bool narrow = width() < Theme::current().px(230);
  if (auto* head = qobject_cast<QBoxLayout*>(details_->layout()->itemAt(0)->layout()))
    head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  picture_->setLook(lookOf(game_.rules(), game_.battle(), unit));
  name_->setText(view.name);
  about_->setText(view.about);
  about_->setVisible(!view.about.isEmpty());
  cells_->setCells(view.cells);
  const Portrait& portrait = view.portrait;
  showHarm(portrait);
  state_->setText(view.state);
  state_->setVisible(!view.state.isEmpty());
  setAccessibleName(sentenceOf(game_.rules(), game_.battle(), unit));
  showMay(unit);
}

void UnitDock::showHarm(const Portrait& portrait) {
  const QString words = harmWords(game_.definition(), game_.battle(), portrait);
  harm_->setVisible(!words.isEmpty());
  harm_->setAccessibleName(words);
  harm_->setText(harmLine(portrait, words));
}

void UnitDock::showMay(UnitIndex unit) {
  clearLayout(*may_);
  ask_->setVisible(game_.depth() == Depth::judgeWhenAsked && !asked_);
  const bool silent = game_.depth() == Depth::checklist || (game_.depth() == Depth::judgeWhenAsked && !asked_);
  if (silent || game_.outcome() || game_.handsRest()) return;
  addFirst(unit);
  std::vector<Choice> choices = unitChoices(game_, unit);
  addFigures(game_, choices);
  if (!choices.empty()) {
    may_->addWidget(sectionHead(tr("May")));
    constexpr std::size_t most = 7;
    addChoices(
        *may_, game_, choices, most, false, [this](const Action& action) { Q_EMIT actionChosen(action); },
        [this](const std::optional<Action>& action) { Q_EMIT actionConsidered(action); });
  }
  addAnother(unit, choices.empty());
  constexpr std::size_t mostRefused = 5;
  const std::vector<Refused> refusals = unitRefusals(game_, unit, mostRefused);
  if (refusals.empty()) return;
  may_->addSpacing(4);
  may_->addWidget(sectionHead(tr("May not")));
  for (const Refused& refused : refusals) addRefusal(refused);
}

// The actions that the list leaves out: another formation, an option that is seldom used.
void UnitDock::addAnother(UnitIndex unit, bool first) {
  const std::vector<int> kinds = unit == game_.selected() ? kindsOfTheSelected(game_) : std::vector<int>();
  if (kinds.empty()) return;
  if (first) may_->addWidget(sectionHead(tr("May")));
  auto* row = new RowButton(tr("Another action…"), {}, {}, false);
  row->setObjectName(QStringLiteral("anotherAction"));
  connect(row, &QAbstractButton::clicked, this, [this, kind = kinds.front()] { Q_EMIT anotherActionAsked(kind); });
  may_->addWidget(row);
}

// Another unit that must finish first, one click away.
void UnitDock::addFirst(UnitIndex unit) {
  const Decision now = game_.decision();
  if (now.unit == noUnit || now.unit == unit || !game_.battle().unit(now.unit).present) return;
  if (mayDecide(game_, unit)) return;
  Label* words = linkedText(12.5);
  words->setObjectName(QStringLiteral("first"));
  words->setText(tr("First: %1.").arg(unitLink(game_.battle(), now.unit)));
  connect(words, &QLabel::linkActivated, this, &UnitDock::linkActivated);
  may_->addWidget(words);
}

void UnitDock::addRefusal(const Refused& refused) {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 2, 0, 2);
  line->setSpacing(7);
  auto* sign = new Label(12.5, QFont::Normal);
  sign->setPixmap(symbolPixmap(QStringLiteral("refused"), qRound(Theme::current().px(15)), colours().notLegal));
  line->addWidget(sign, 0, Qt::AlignTop);
  Label* words = linkedText(12.5);
  words->setText(refused.reason.isEmpty()
                     ? refused.title.toHtmlEscaped()
                     : QStringLiteral("%1 – <span style=\"color:%2\">%3</span>")
                           .arg(refused.title.toHtmlEscaped(), colours().text2.name(), refused.reason.toHtmlEscaped()));
  line->addWidget(words, 1);
  if (!refused.rules.empty()) {
    row->setProperty(ruleHere, refused.rules.front());
    Label* rules = linkedText(11.5);
    rules->setWordWrap(false);
    rules->setText(ruleLinks(std::vector<std::string>{refused.rules.front().toStdString()}));
    connect(rules, &QLabel::linkActivated, this, &UnitDock::linkActivated);
    line->addWidget(rules, 0, Qt::AlignTop);
  }
  may_->addWidget(row);
}

}  // namespace signifer::ui
