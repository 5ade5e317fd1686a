#include "sides/umpire_dock.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "battle/hiding.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/distance.h"
#include "table/unit_painter.h"
#include "unit_menu.h"
#include "view/view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int unitRole = Qt::UserRole;
constexpr int personRole = Qt::UserRole + 1;

QString idOfUnit(const Battle& battle, UnitIndex unit) {
  return QString::fromStdString(battle.setup->units[static_cast<std::size_t>(unit)].id);
}

QString idOfPerson(const Battle& battle, PersonIndex person) {
  return QString::fromStdString(battle.setup->people[static_cast<std::size_t>(person)].id);
}

UnitIndex nearestTo(const Battle& battle, UnitIndex unit) {
  UnitIndex nearest = noUnit;
  double least = std::numeric_limits<double>::max();
  const Unit& own = battle.unit(unit);
  for (UnitIndex other = 0; other < battle.unitCount(); ++other) {
    const Unit& one = battle.unit(other);
    if (!one.present || one.side == own.side) continue;
    const double gap = distanceBetween(Footprint(own.pose, own.base), Footprint(one.pose, one.base));
    if (gap < least) {
      least = gap;
      nearest = other;
    }
  }
  return nearest;
}

}  // namespace

UmpireDock::UmpireDock(BattleController& game, QWidget* parent)
    : Dock(tr("Umpire"), QStringLiteral("umpireDock"), parent), game_(game) {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(12, 10, 12, 10);
  for (Label*& label : sees_) {
    label = new Label(12.5, QFont::Normal);
    label->setWordWrap(true);
    column->addWidget(label);
  }
  column->addWidget(sectionHead(tr("Hidden")));
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("hiddenUnits"));
  list_->setAccessibleName(tr("Who is hidden from whom"));
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setWordWrap(true);
  column->addWidget(list_, 1);
  reason_ = new QLineEdit;
  reason_->setObjectName(QStringLiteral("umpiresReason"));
  reason_->setPlaceholderText(tr("Reason, for the journal"));
  reason_->setAccessibleName(tr("Reason, for the journal"));
  column->addWidget(reason_);
  reveal_ = new QPushButton(tr("Reveal"));
  reveal_->setObjectName(QStringLiteral("reveal"));
  revealAll_ = new QPushButton(tr("Reveal all"));
  hide_ = new QPushButton(tr("Hide the selected units"));
  hide_->setObjectName(QStringLiteral("hideSelected"));
  for (QPushButton* button : {reveal_, revealAll_, hide_}) column->addWidget(button);
  setWidget(body);
  connect(reveal_, &QPushButton::clicked, this, [this] { reveal(list_->selectedItems()); });
  connect(revealAll_, &QPushButton::clicked, this, [this] {
    QList<QListWidgetItem*> rows;
    for (int i = 0; i < list_->count(); ++i) rows << list_->item(i);
    reveal(rows);
  });
  connect(hide_, &QPushButton::clicked, this, &UmpireDock::hideSelected);
  connect(list_, &QListWidget::itemSelectionChanged, this, &UmpireDock::refreshButtons);
  connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item == nullptr || !list_->hasFocus()) return;
    const auto unit = static_cast<UnitIndex>(item->data(unitRole).toInt());
    if (unit != noUnit && game_.battle().unit(unit).present) game_.select(unit);
  });
  connect(&game_, &BattleController::changed, this, &UmpireDock::refresh);
  connect(&game_, &BattleController::selectionChanged, this, &UmpireDock::refreshButtons);
  connect(this, &QDockWidget::visibilityChanged, this, &UmpireDock::refresh);
  refresh();
}

void UmpireDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle() || !isVisible()) return;
  const Battle& battle = game_.battle();
  for (SideIndex side = 0; side < 2; ++side) {
    const SideView view = seenBy(game_.rules(), battle, side);
    int all = 0;
    int seen = 0;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (!battle.unit(unit).present || battle.unit(unit).side == side) continue;
      ++all;
      seen += view.sees(unit) ? 1 : 0;
    }
    sees_[static_cast<std::size_t>(side)]->setText(
        tr("%1 sees %2 of %3 enemies").arg(text(sideName(battle, side))).arg(seen).arg(all));
  }
  list_->clear();
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
    if (isMarkedHidden(battle.unit(unit))) addUnit(unit);
  for (PersonIndex person = 0; person < battle.personCount(); ++person)
    if (isMarkedHidden(battle.person(person))) addPerson(person);
  about_->setText(list_->count() == 0
                      ? tr("Nobody is hidden. Select units on the table to hide them from the other side.")
                      : tr("They are found when they move, act, are attacked, or an enemy comes upon them."));
  refreshButtons();
}

void UmpireDock::addUnit(UnitIndex unit) {
  const Battle& battle = game_.battle();
  const UnitIndex near = battle.unit(unit).present ? nearestTo(battle, unit) : noUnit;
  QString words = tr("%1, hidden from %2")
                      .arg(text(unitName(battle, unit)), text(sideName(battle, enemyOf(battle.unit(unit).side))));
  if (near != noUnit)
    words += QLatin1Char('\n') + tr("%1 is %2 away").arg(text(unitName(battle, near)), gapWords(game_, unit, near));
  auto* item = new QListWidgetItem(QIcon(sideFlag(battle.unit(unit).side)), words, list_);
  item->setData(unitRole, static_cast<int>(unit));
  item->setData(personRole, static_cast<int>(noPerson));
}

void UmpireDock::addPerson(PersonIndex person) {
  const Battle& battle = game_.battle();
  const SideIndex side = battle.person(person).side;
  auto* item = new QListWidgetItem(
      QIcon(sideFlag(side)),
      tr("%1, hidden from %2").arg(text(personName(battle, person)), text(sideName(battle, enemyOf(side)))), list_);
  item->setData(unitRole, static_cast<int>(noUnit));
  item->setData(personRole, static_cast<int>(person));
}

void UmpireDock::refreshButtons() {
  const bool battle = game_.hasBattle();
  reveal_->setEnabled(battle && !list_->selectedItems().isEmpty());
  revealAll_->setEnabled(battle && list_->count() > 0);
  hide_->setEnabled(battle && std::ranges::any_of(game_.group(), [this](UnitIndex unit) {
                      return !isMarkedHidden(game_.battle().unit(unit));
                    }));
}

// A leader is found with his unit.
void UmpireDock::reveal(const QList<QListWidgetItem*>& rows) {
  const Battle& battle = game_.battle();
  QStringList units;
  QStringList people;
  for (const QListWidgetItem* row : rows) {
    const auto unit = static_cast<UnitIndex>(row->data(unitRole).toInt());
    const auto person = static_cast<PersonIndex>(row->data(personRole).toInt());
    if (person != noPerson) people << idOfPerson(battle, person);
    if (unit == noUnit) continue;
    units << idOfUnit(battle, unit);
    for (PersonIndex with = 0; with < battle.personCount(); ++with)
      if (battle.person(with).unit == unit && isMarkedHidden(battle.person(with))) people << idOfPerson(battle, with);
  }
  people.removeDuplicates();
  mark(units, people, false);
}

void UmpireDock::hideSelected() {
  const Battle& battle = game_.battle();
  QStringList units;
  QStringList people;
  for (const UnitIndex unit : game_.group()) {
    units << idOfUnit(battle, unit);
    for (PersonIndex with = 0; with < battle.personCount(); ++with)
      if (battle.person(with).unit == unit) people << idOfPerson(battle, with);
  }
  mark(units, people, true);
}

void UmpireDock::mark(const QStringList& units, const QStringList& people, bool hidden) {
  if (units.isEmpty() && people.isEmpty()) return;
  Json changes = Json::object();
  for (const QString& id : units) changes["units"].push_back({{"id", id.toStdString()}, {"hidden", hidden}});
  for (const QString& id : people) changes["people"].push_back({{"id", id.toStdString()}, {"hidden", hidden}});
  const QString reason = reason_->text().simplified();
  if (game_.change(QString::fromStdString(changes.dump()), reason)) reason_->clear();
}

}  // namespace signifer::ui
