#include "sides/umpire_dock.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "battle/hiding.h"
#include "battle/markers.h"
#include "editors/entry_delegate.h"
#include "play/wording.h"
#include "sides/side_glance.h"
#include "sides/umpires_desk.h"
#include "sides/waiting.h"
#include "symbols.h"
#include "table/distance.h"
#include "table/unit_painter.h"
#include "unit_menu.h"
#include "view/markers.h"
#include "view/view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int unitRole = Qt::UserRole;
constexpr int personUnderRow = Qt::UserRole + 1;
constexpr int dummyRole = Qt::UserRole + 2;

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
  auto* glances = new QGridLayout;
  glances->setHorizontalSpacing(10);
  glances->setVerticalSpacing(4);
  for (int side = 0; side < 2; ++side) {
    const auto index = static_cast<std::size_t>(side);
    sees_[index] = new SideGlance(game_, static_cast<SideIndex>(side));
    connect(sees_[index], &QAbstractButton::clicked, this,
            [this, side] { Q_EMIT viewWanted(static_cast<SideIndex>(side)); });
    waits_[index] = new Label(12, QFont::Normal, Label::Tone::second);
    waits_[index]->setObjectName(QStringLiteral("waitsFor%1").arg(side));
    waits_[index]->setWordWrap(true);
    glances->addWidget(sees_[index], 0, side);
    glances->addWidget(waits_[index], 1, side, Qt::AlignTop);
    glances->setColumnStretch(side, 1);
  }
  column->addLayout(glances);
  desk_ = new UmpiresDesk(game_);
  auto* pages = new QTabWidget;
  pages->setDocumentMode(true);
  pages->addTab(makeHidden(), tr("Hidden"));
  pages->addTab(desk_, tr("Notes and dice"));
  column->addWidget(pages, 1);
  setWidget(body);
  connect(list_, &QListWidget::itemSelectionChanged, this, &UmpireDock::refreshButtons);
  connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item == nullptr || !list_->hasFocus()) return;
    const auto unit = static_cast<UnitIndex>(item->data(unitRole).toInt());
    if (unit != noUnit && game_.battle().unit(unit).present) game_.select(unit);
  });
  connect(&game_, &BattleController::changed, this, &UmpireDock::refresh);
  connect(&game_, &BattleController::throwChanged, this, &UmpireDock::refresh);
  connect(&game_, &BattleController::selectionChanged, this, &UmpireDock::refreshButtons);
  connect(this, &QDockWidget::visibilityChanged, this, &UmpireDock::refresh);
  refresh();
}

QWidget* UmpireDock::makeHidden() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 8, 0, 0);
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("hiddenUnits"));
  list_->setAccessibleName(tr("Who is hidden from whom"));
  list_->setToolTip(tr("They are found when they move, act, are attacked, or an enemy comes upon them."));
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setItemDelegate(new EntryDelegate(list_));
  column->addWidget(list_, 1);
  reason_ = new QLineEdit;
  reason_->setObjectName(QStringLiteral("umpiresReason"));
  reason_->setPlaceholderText(tr("Reason, for the journal"));
  reason_->setAccessibleName(tr("Reason, for the journal"));
  column->addWidget(reason_);
  makeButtons(*column);
  return page;
}

void UmpireDock::makeButtons(QVBoxLayout& column) {
  reveal_ = new QPushButton(tr("Reveal"));
  reveal_->setObjectName(QStringLiteral("reveal"));
  reveal_->setToolTip(tr("Shows the chosen units to the other side, and takes chosen dummies off"));
  revealAll_ = new QPushButton(tr("Reveal all"));
  hide_ = new QPushButton(tr("Hide the selected units"));
  hide_->setObjectName(QStringLiteral("hideSelected"));
  withMarker_ = new QCheckBox(tr("A marker tells the other side where"));
  withMarker_->setObjectName(QStringLiteral("withMarker"));
  dummy_ = new QPushButton(tr("Put a dummy"));
  dummy_->setObjectName(QStringLiteral("putDummy"));
  dummy_->setToolTip(tr("A marker with nothing below"));
  auto* sides = new QMenu(dummy_);
  connect(sides, &QMenu::aboutToShow, this, [this, sides] {
    sides->clear();
    const bool tellArm = markersTellArm(game_.battle());
    for (SideIndex side = 0; side < 2; ++side)
      for (const MarkerArm arm : {MarkerArm::foot, MarkerArm::mounted}) {
        const bool mounted = arm == MarkerArm::mounted;
        if (mounted && !tellArm) continue;
        const QString name = text(sideName(game_.battle(), side));
        sides->addAction(tellArm ? tr("%1, %2").arg(name, text(armInWords(arm))) : name, this,
                         [this, side, mounted] { Q_EMIT dummyWanted(side, mounted); });
      }
  });
  dummy_->setMenu(sides);
  const auto row = [&column](std::initializer_list<QWidget*> parts) {
    auto* line = new QHBoxLayout;
    for (QWidget* part : parts) line->addWidget(part);
    column.addLayout(line);
  };
  row({reveal_, revealAll_});
  row({hide_, dummy_});
  row({withMarker_});
  connect(reveal_, &QPushButton::clicked, this, [this] { reveal(list_->selectedItems()); });
  connect(revealAll_, &QPushButton::clicked, this, [this] {
    QList<QListWidgetItem*> rows;
    for (int i = 0; i < list_->count(); ++i) rows << list_->item(i);
    reveal(rows);
  });
  connect(hide_, &QPushButton::clicked, this, &UmpireDock::hideSelected);
}

void UmpireDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle() || !isVisible()) return;
  const Battle& battle = game_.battle();
  for (SideIndex side = 0; side < 2; ++side) {
    sees_[static_cast<std::size_t>(side)]->refresh();
    waits_[static_cast<std::size_t>(side)]->setText(waitingWords(game_, side));
  }
  desk_->refresh();
  list_->clear();
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
    if (isMarkedHidden(battle.unit(unit))) addUnit(unit);
  for (PersonIndex person = 0; person < battle.personCount(); ++person)
    if (isMarkedHidden(battle.person(person))) addPerson(person);
  for (const Marker& marker : markersOf(battle))
    if (marker.lies && marker.unit == noUnit) addDummy(marker);
  about_->setText(tr("Nobody is hidden. Select units on the table to hide them from the other side."));
  about_->setVisible(list_->count() == 0);
  refreshButtons();
}

QListWidgetItem* UmpireDock::addRow(const QString& name, const QString& about, SideIndex side) {
  auto* item = new QListWidgetItem(name, list_);
  item->setData(aboutRole, about);
  item->setData(sideRole, static_cast<int>(side));
  item->setData(unitRole, static_cast<int>(noUnit));
  item->setData(personUnderRow, static_cast<int>(noPerson));
  item->setToolTip(plainTip(QStringLiteral("%1: %2").arg(name, about)));
  item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(name, about));
  return item;
}

void UmpireDock::addUnit(UnitIndex unit) {
  const Battle& battle = game_.battle();
  const SideIndex side = battle.unit(unit).side;
  // The nearest enemy first, in case there is no room for all.
  QStringList about;
  const UnitIndex near = battle.unit(unit).present ? nearestTo(battle, unit) : noUnit;
  if (near != noUnit) about << QStringLiteral("%1 %2").arg(text(unitName(battle, near)), gapWords(game_, unit, near));
  if (const int marker = markerOver(battle, unit); marker > 0) about << tr("marker %1").arg(marker);
  about << tr("hidden from %1").arg(text(sideName(battle, enemyOf(side))));
  QListWidgetItem* item = addRow(text(unitName(battle, unit)), about.join(QStringLiteral(" · ")), side);
  item->setData(symbolRole, QString::fromStdString(battle.setup->units[static_cast<std::size_t>(unit)].symbol));
  item->setData(unitRole, static_cast<int>(unit));
}

void UmpireDock::addDummy(const Marker& marker) {
  const QString of = text(sideName(game_.battle(), marker.side));
  QListWidgetItem* item =
      addRow(tr("Marker %1: a dummy of %2").arg(marker.number).arg(of), tr("Goes when an enemy looks"), marker.side);
  item->setData(dummyRole, static_cast<int>(marker.number));
}

void UmpireDock::addPerson(PersonIndex person) {
  const Battle& battle = game_.battle();
  const SideIndex side = battle.person(person).side;
  QListWidgetItem* item =
      addRow(text(personName(battle, person)), tr("hidden from %1").arg(text(sideName(battle, enemyOf(side)))), side);
  item->setData(symbolRole, QString::fromStdString(battle.setup->people[static_cast<std::size_t>(person)].symbol));
  item->setData(personRole, true);
  item->setData(personUnderRow, static_cast<int>(person));
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
  QList<int> dummies;
  for (const QListWidgetItem* row : rows) {
    if (const int number = row->data(dummyRole).toInt(); number > 0) dummies << number;
    const auto unit = static_cast<UnitIndex>(row->data(unitRole).toInt());
    const auto person = static_cast<PersonIndex>(row->data(personUnderRow).toInt());
    if (person != noPerson) people << idOfPerson(battle, person);
    if (unit == noUnit) continue;
    units << idOfUnit(battle, unit);
    for (PersonIndex with = 0; with < battle.personCount(); ++with)
      if (battle.person(with).unit == unit && isMarkedHidden(battle.person(with))) people << idOfPerson(battle, with);
  }
  people.removeDuplicates();
  uncover(units, people, dummies);
}

void UmpireDock::uncover(const QStringList& units, const QStringList& people, const QList<int>& dummies) {
  Json changes = Json::object();
  for (const QString& id : units) changes["units"].push_back({{"id", id.toStdString()}, {"hidden", false}});
  for (const QString& id : people) changes["people"].push_back({{"id", id.toStdString()}, {"hidden", false}});
  // Everybody is told of the revealed, nobody of dummies: two changes.
  if (!units.isEmpty() || !people.isEmpty()) change(changes);
  Json off = Json::object();
  for (const int number : dummies) off["markers"].push_back({{"number", number}, {"gone", true}});
  if (!dummies.isEmpty()) change(off);
}

void UmpireDock::layDummy(SideIndex side, Point at, bool mounted) {
  const std::string id = game_.battle().setup->sides[static_cast<std::size_t>(side)].id;
  Json dummy{{"side", id}, {"x", toInches(at.x)}, {"y", toInches(at.y)}};
  if (mounted) dummy["arm"] = "mounted";
  Json changes = Json::object();
  changes["markers"].push_back(std::move(dummy));
  change(changes);
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
  mark(units, people);
}

void UmpireDock::mark(const QStringList& units, const QStringList& people) {
  if (units.isEmpty() && people.isEmpty()) return;
  Json changes = Json::object();
  for (const QString& id : units) {
    Json unit{{"id", id.toStdString()}, {"hidden", true}};
    if (withMarker_->isChecked()) unit["marker"] = true;
    changes["units"].push_back(std::move(unit));
  }
  for (const QString& id : people) changes["people"].push_back({{"id", id.toStdString()}, {"hidden", true}});
  change(changes);
}

void UmpireDock::change(const Json& changes) {
  const QString reason = reason_->text().simplified();
  if (game_.change(QString::fromStdString(changes.dump()), reason)) reason_->clear();
}

}  // namespace signifer::ui
