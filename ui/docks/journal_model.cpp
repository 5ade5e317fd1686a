#include "docks/journal_model.h"

#include <algorithm>

#include "play/deployment.h"
#include "play/sealed_orders.h"
#include "sheet/event_words.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString eventTitle(const BattleController& game, const Event& event, std::size_t number) {
  if (const auto* action = std::get_if<Action>(&event.what)) {
    const auto& kinds = game.definition().actions();
    if (action->kind >= 0 && action->kind < static_cast<int>(kinds.size()))
      return QString::fromStdString(kinds[static_cast<std::size_t>(action->kind)].title);
  }
  return JournalModel::tr("Event %1").arg(number);
}

}  // namespace

RulingView rulingView(const BattleController& game, std::size_t index) {
  const Event& event = game.session().event(index);
  RulingView view;
  view.side = event.side;
  view.byHand = std::holds_alternative<StateOverride>(event.what);
  view.title = view.byHand ? JournalModel::tr("By hand") : eventTitle(game, event, index + 1);
  view.lines = event.account;
  view.dice = event.dice;
  view.rolls = rollsOf(game, event);
  view.reason = QString::fromStdString(event.reason);
  // Behind the screen nobody is named.
  const bool hidden = sideBehindScreen(game.definition(), game.session().before(index)) != noSide;
  if (const auto* action = std::get_if<Action>(&event.what); action != nullptr && !hidden) {
    view.unit = action->unit;
    view.other = action->target;
  }
  for (const AccountLine& line : event.account) {
    if (view.unit == noUnit) view.unit = line.unit;
    if (view.other == noUnit && line.other != view.unit) view.other = line.other;
    for (const Row& modifier : line.modifiers)
      view.modifiers.push_back({modifier.value + (modifier.half ? 0.5 : 0.0), QString::fromStdString(modifier.rule),
                                modifierWords(game.definition(), modifier.rule)});
  }
  return view;
}

JournalModel::JournalModel(BattleController& game, QObject* parent) : QAbstractListModel(parent), game_(game) {
  connect(&game_, &BattleController::changed, this, &JournalModel::follow);
  connect(&game_, &BattleController::opened, this, [this] {
    beginResetModel();
    rows_.clear();
    seen_.clear();
    counted_ = 0;
    marks_ = game_.marks();
    readUnplayed();
    endResetModel();
  });
}

void JournalModel::readUnplayed() {
  unplayed_.clear();
  for (const UnplayedLine& line : game_.unplayed()) {
    JournalRow row;
    row.side = line.side;
    row.words = tr("Line %1, left out: %2").arg(line.line).arg(QString::fromStdString(line.words));
    row.unplayed = true;
    unplayed_.push_back(std::move(row));
  }
}

// Only what differs is taken off and put on, so that a long journal costs nothing.
void JournalModel::follow() {
  if (!game_.hasBattle()) return;
  const Session& session = game_.session();
  if (unplayed_.size() != game_.unplayed().size()) {
    beginResetModel();
    readUnplayed();
    endResetModel();
  }
  if (std::map<std::size_t, EventMark> marks = game_.marks(); marks_ != marks) {
    marks_ = std::move(marks);
    beginResetModel();
    rows_.clear();
    seen_.clear();
    endResetModel();
  }
  std::size_t same = 0;
  while (same < seen_.size() && same < session.knownEvents() && seen_[same] == session.event(same).state) ++same;
  if (same < seen_.size()) {
    const auto first = std::ranges::find_if(rows_, [same](const JournalRow& row) { return row.event >= same; });
    if (first != rows_.end()) {
      beginRemoveRows({}, static_cast<int>(first - rows_.begin()), static_cast<int>(rows_.size()) - 1);
      rows_.erase(first, rows_.end());
      endRemoveRows();
    }
    seen_.resize(same);
  }
  for (std::size_t event = same; event < session.knownEvents(); ++event) append(event);
  if (counted_ == session.eventsNow() && shown_ == session.eventCount()) return;
  counted_ = session.eventsNow();
  shown_ = session.eventCount();
  if (!rows_.empty()) Q_EMIT dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1));
}

// The flag of a change by hand belongs to the side whose units it changed, or whose turn it began; of an order to the
// side that wrote it.
SideIndex JournalModel::sideOf(std::size_t index) const {
  const Session& session = game_.session();
  const Event& event = session.event(index);
  if (!std::holds_alternative<StateOverride>(event.what)) return event.side;
  const Battle& before = session.before(index);
  if (const SideIndex own = sideOfOrder(before, event); own != noSide) return own;
  const Battle& after = index + 1 < session.knownEvents() ? session.before(index + 1) : session.battle();
  if (before.active != after.active || before.turn != after.turn || before.units.size() != after.units.size())
    return after.active;
  SideIndex side = noSide;
  for (std::size_t u = 0; u < before.units.size(); ++u) {
    if (before.units[u] == after.units[u]) continue;
    if (side != noSide && side != after.units[u].side) return event.side;
    side = after.units[u].side;
  }
  return side != noSide ? side : after.active;
}

void JournalModel::append(std::size_t index) {
  const Event& event = game_.session().event(index);
  const SideIndex side = sideOf(index);
  std::vector<JournalRow> fresh;
  for (const AccountLine& line : event.account) {
    JournalRow row;
    row.event = index;
    row.side = line.side != noSide ? line.side : side;
    row.key = line.key;
    row.words = QString::fromStdString(line.text);
    for (const std::string& rule : line.rules) row.rules.push_back(QString::fromStdString(rule));
    fresh.push_back(std::move(row));
  }
  if (fresh.empty()) {
    const QString words = QString::fromStdString(deedWords(game_.rules(), game_.session().before(index), event));
    fresh.push_back({index, 0, side, false, words, {}, {}});
  }
  fresh.front().number = index + 1;
  fresh.front().dice = event.dice;
  if (!event.reason.empty() && std::holds_alternative<Action>(event.what))
    fresh.front().words += tr(" (overruled: %1)").arg(QString::fromStdString(event.reason));
  const bool byHand = !event.reason.empty() || std::holds_alternative<StateOverride>(event.what);
  for (JournalRow& row : fresh) row.byHand = byHand;
  if (const auto mark = marks_.find(index + 1); mark != marks_.end()) {
    if (mark->second.key != 0)
      for (JournalRow& row : fresh) row.key = mark->second.key > 0 && &row == &fresh.front();
    const auto add = [&](const QString& words, bool comment) {
      JournalRow row;
      row.event = index;
      row.side = side;
      row.comment = comment;
      row.words = words;
      fresh.push_back(std::move(row));
    };
    if (!mark->second.source.isEmpty()) add(mark->second.source, false);
    if (!mark->second.comment.isEmpty()) add(tr("“%1”").arg(mark->second.comment), true);
  }
  beginInsertRows({}, static_cast<int>(rows_.size()), static_cast<int>(rows_.size() + fresh.size()) - 1);
  rows_.insert(rows_.end(), fresh.begin(), fresh.end());
  endInsertRows();
  seen_.push_back(event.state);
}

int JournalModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size() + unplayed_.size());
}

const JournalRow& JournalModel::row(int index) const {
  const auto at = static_cast<std::size_t>(index);
  return at < rows_.size() ? rows_[at] : unplayed_[at - rows_.size()];
}

QVariant JournalModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const JournalRow& one = row(index.row());
  if (role == Qt::DisplayRole) return one.words;
  if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole) return {};
  if (isUndone(one))
    return role == Qt::ToolTipRole ? tr("Undone. A double click goes there again.") : tr("Undone: %1").arg(one.words);
  QString words = one.number > 0 ? tr("%1. %2").arg(one.number).arg(one.words) : one.words;
  for (const ThrownDice& dice : one.dice) {
    QStringList faces;
    if (dice.told)
      faces << text(diceInWords(dice));
    else
      for (const int face : dice.faces) faces << QString::number(face);
    words += dice.origin == DiceOrigin::typed ? tr(" Typed dice: %1.").arg(faces.join(QLatin1Char(' ')))
                                              : tr(" Rolled dice: %1.").arg(faces.join(QLatin1Char(' ')));
  }
  if (role == Qt::ToolTipRole && !one.unplayed)
    words += QLatin1Char('\n') + tr("A double click shows the table as it was then. Nothing is undone.");
  return words;
}

bool JournalModel::isUndone(const JournalRow& row) const { return !row.unplayed && row.event >= counted_; }

bool JournalModel::isLater(const JournalRow& row) const {
  return !row.unplayed && !isUndone(row) && row.event >= shown_;
}

int JournalModel::keyMoments() const {
  return static_cast<int>(
      std::ranges::count_if(rows_, [this](const JournalRow& row) { return row.key && !isUndone(row); }));
}

int JournalModel::rowOf(std::size_t event) const {
  const auto found = std::ranges::find(rows_, event, &JournalRow::event);
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

}  // namespace signifer::ui
