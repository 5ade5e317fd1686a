#include "docks/ruling_dock.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "game/roll_view.h"
#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/odds_bars.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Shares of the strip's width.
constexpr int sideShare = 3;
constexpr int middleShare = 5;
constexpr int oddsShare = 2;
constexpr int listShare = 2;
// Pixels at 100 % text; below them the strip scrolls.
constexpr int leastSide = 165;
constexpr int leastOdds = 166;
constexpr int leastList = 160;

// Two that stand beside each other already need no list.
bool needsList(const std::vector<RollView>& rolls, std::size_t shown) {
  return rolls.size() > 2 || (rolls.size() == 2 && counterpartOf(rolls, shown) == nullptr);
}

}  // namespace

RulingDock::RulingDock(BattleController& game, QWidget* parent)
    : Dock(tr("Ruling"), QStringLiteral("rulingDock"), parent), game_(game) {
  dropBar();
  auto* inner = new QWidget;
  columns_ = new QHBoxLayout(inner);
  columns_->setContentsMargins(12, 5, 12, 2);
  columns_->setSpacing(14);
  scroll_ = new QScrollArea;
  scroll_->setWidget(inner);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  setWidget(scroll_);
  pause_.setSingleShot(true);
  pause_.setInterval(120);
  connect(&pause_, &QTimer::timeout, this, &RulingDock::refresh);
  connect(&game_, &BattleController::changed, this, [this] {
    picked_.reset();
    considered_.reset();
    about_.reset();
    pause_.stop();
    roll_ = 0;
    throwShown_ = false;
    refresh();
  });
  connect(&game_, &BattleController::throwChanged, this, &RulingDock::followThrow);
  connect(&game_, &BattleController::happened, this, [this] {
    const std::size_t count = game_.session().eventCount();
    if (!game_.openThrow()) Q_EMIT wantsToBeSeen(!game_.session().event(count - 1).dice.empty());
  });
  connect(&Theme::current(), &Theme::changed, this, [this] {
    throwShown_ = false;
    refresh();
  });
  qApp->installEventFilter(this);
  refresh();
}

RulingDock::~RulingDock() = default;

void RulingDock::showRuling(std::size_t event) {
  considered_.reset();
  picked_ = event;
  roll_ = 0;
  refresh();
}

void RulingDock::holdDice(bool hold) {
  holdsDice_ = hold;
  considered_.reset();
  refresh();
}

std::size_t RulingDock::eventShown() const {
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  if (picked_ || !holdsDice_) return picked_.value_or(count - 1);
  std::size_t event = count;
  while (event > 0 && game_.session().event(event - 1).dice.empty()) --event;
  return event > 0 ? event - 1 : count - 1;
}

void RulingDock::consider(const std::optional<Action>& action) {
  if (holdsDice_ || action == considered_ || game_.openThrow()) return;
  considered_ = action;
  pause_.start();
}

const Consultation* RulingDock::consultation() const {
  if (considered_ && about_) return &*about_;
  if (const auto& open = game_.openThrow(); open && open->shown() < open->throws.size()) {
    const auto& ruling = open->throws[open->shown()].ruling;
    return ruling ? &*ruling : nullptr;
  }
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  const std::size_t event = eventShown();
  if (count == 0 || event >= count) return nullptr;
  const Consultation* first = nullptr;
  for (const AccountLine& line : game_.session().event(event).account)
    for (const Consultation& one : line.consulted) {
      if (!one.faces.empty()) return &one;
      if (first == nullptr) first = &one;
    }
  return first;
}

void RulingDock::followThrow() {
  const auto& open = game_.openThrow();
  if (!open) {
    throwShown_ = false;
    return refresh();
  }
  if (throwShown_ && laidOut_ == layoutOf(*open)) return showSlots(*open);
  refresh();
  Q_EMIT wantsToBeSeen(true);
}

void RulingDock::refresh() {
  clearLayout(*columns_);
  slots_.clear();
  faces_.clear();
  setNote({});
  if (game_.openThrow()) return showThrow(*game_.openThrow());
  about_.reset();
  if (considered_ && game_.hasBattle() && !game_.outcome()) return showConsidered(*considered_);
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  const std::size_t event = eventShown();
  if (count == 0 || event >= count) {
    auto* nothing = new Label(12.5, QFont::Normal, Label::Tone::second);
    nothing->setWordWrap(true);
    nothing->setText(tr(
        "Nothing has happened yet. Point at what a unit may do: its figures and odds stand here before you decide."));
    columns_->addWidget(nothing, 1, Qt::AlignTop);
    return;
  }
  const RulingView view = rulingView(game_, event);
  // The roll's purpose says more than the action that led to it.
  const QString title = view.rolls.empty() ? view.title : view.rolls[std::min(roll_, view.rolls.size() - 1)].title;
  setNote(tr("%1 · event %2").arg(title).arg(event + 1));
  showHappened(view);
}

QWidget* RulingDock::newColumn(QVBoxLayout*& column, int stretch, int least) {
  auto* widget = new QWidget;
  widget->setMinimumWidth(qRound(Theme::current().px(least)));
  column = new QVBoxLayout(widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  columns_->addWidget(widget, stretch);
  return widget;
}

// Own modifiers, the dice in the middle, the odds, and the enemy's modifiers.
void RulingDock::addSides(const std::vector<RollView>& rolls, std::size_t shown, QWidget* middle) {
  const RollView& own = rolls[shown];
  const RollView* other = counterpartOf(rolls, shown);
  const FollowLink follow = [this](const QString& link) { Q_EMIT linkActivated(link); };
  QVBoxLayout* left = nullptr;
  newColumn(left, sideShare, leastSide);
  left->addWidget(unitHeading(game_, own.side, own.unit,
                              own.other == noUnit || other != nullptr
                                  ? QString()
                                  : tr("against %1").arg(text(unitName(game_.battle(), own.other)))));
  left->addWidget(modifierTable(own, follow));
  if (!own.facts.isEmpty()) {
    auto* said = new Label(12.5, QFont::DemiBold);
    said->setWordWrap(true);
    said->setText(own.facts.join(QStringLiteral(" · ")));
    left->addWidget(said);
  }
  left->addStretch();
  columns_->addWidget(middle, middleShare);
  const bool odds = !own.odds.rows.empty() || (other != nullptr && !other->odds.rows.empty());
  if (odds) columns_->addWidget(oddsColumn(own, other), oddsShare);
  if (other != nullptr) {
    QVBoxLayout* right = nullptr;
    newColumn(right, sideShare, leastSide);
    right->addWidget(unitHeading(game_, other->side, other->unit, {}));
    if (!other->result.isEmpty()) {
      auto* result = new Label(12.5, QFont::DemiBold);
      result->setWordWrap(true);
      result->setText(other->result);
      right->addWidget(result);
    }
    right->addWidget(modifierTable(*other, follow));
    right->addStretch();
  }
  addRolls(rolls, shown);
}

int RulingDock::middleWidth(const std::vector<RollView>& rolls) const {
  const std::size_t shown = std::min(roll_, rolls.empty() ? 0 : rolls.size() - 1);
  std::vector<std::pair<int, int>> others{{sideShare, leastSide}, {oddsShare, leastOdds}};
  if (!rolls.empty() && counterpartOf(rolls, shown) != nullptr) others.emplace_back(sideShare, leastSide);
  if (!rolls.empty() && needsList(rolls, shown)) others.emplace_back(listShare, leastList);
  const Theme& theme = Theme::current();
  const QMargins margins = columns_->contentsMargins();
  int room = scroll_->viewport()->width() - margins.left() - margins.right() -
             columns_->spacing() * static_cast<int>(others.size());
  int shares = middleShare;
  for (const auto& [share, least] : others) shares += share;
  // A column whose share is below its least width gets the least width. The others share the rest.
  const auto small = [&](const auto& column) { return room * column.first < qRound(theme.px(column.second)) * shares; };
  for (auto one = std::ranges::find_if(others, small); one != others.end(); one = std::ranges::find_if(others, small)) {
    room -= qRound(theme.px(one->second));
    shares -= one->first;
    others.erase(one);
  }
  return std::max(qRound(theme.px(leastMiddle)), room * middleShare / shares);
}

QWidget* RulingDock::oddsColumn(const RollView& roll, const RollView* other) {
  auto* odds = new QWidget;
  odds->setMinimumWidth(qRound(Theme::current().px(leastOdds)));
  auto* column = new QVBoxLayout(odds);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(1);
  const auto add = [column](const OddsView& view, const QString& head) {
    if (view.rows.empty()) return;
    auto* caption = new Label(12, QFont::Normal, Label::Tone::second);
    caption->setWordWrap(true);
    caption->setText(head);
    caption->setToolTip(tr("Exact; hover a bar for the fraction"));
    auto* bars = new OddsBars;
    bars->setRows(view.rows, {}, view.came);
    column->addWidget(caption);
    column->addWidget(bars);
  };
  // Two scores against each other: the odds of the fight matter while a roll is open, afterwards the odds of each
  // score.
  const bool open = roll.result.isEmpty() || (other != nullptr && other->result.isEmpty());
  const OddsView against = other != nullptr && open ? oddsOfScores(roll, *other) : OddsView{};
  add(against, tr("Exact odds: %1").arg(against.caption));
  if (against.rows.empty()) add(roll.odds, tr("Exact odds: %1").arg(roll.odds.caption));
  const bool scores = roll.scores && other != nullptr && other->scores;
  // Many rows of one leave no room for the other's.
  constexpr std::size_t mostRows = 5;
  const bool room = other != nullptr && roll.odds.rows.size() + other->odds.rows.size() <= mostRows;
  if (room && !scores) add(other->odds, tr("Theirs: %1").arg(other->odds.caption));
  column->addStretch();
  return odds;
}

void RulingDock::addRolls(const std::vector<RollView>& rolls, std::size_t shown) {
  if (holdsDice_ || !needsList(rolls, shown)) return;
  auto* list = new RollList;
  list->setMinimumWidth(qRound(Theme::current().px(leastList)));
  list->setMaximumWidth(qRound(Theme::current().px(260)));
  list->setRolls(game_, rolls, static_cast<int>(shown));
  columns_->addWidget(list, listShare);
  if (considered_) return;
  connect(list, &QListWidget::itemClicked, this, [this, list](QListWidgetItem* item) {
    if (const auto& open = game_.openThrow()) {
      const auto row = static_cast<std::size_t>(list->row(item));
      if (row < open->throws.size())
        QMetaObject::invokeMethod(
            &game_, [this, row] { game_.pickThrow(row); }, Qt::QueuedConnection);
      return;
    }
    roll_ = static_cast<std::size_t>(list->row(item));
    QMetaObject::invokeMethod(this, &RulingDock::refresh, Qt::QueuedConnection);
  });
}

}  // namespace signifer::ui
