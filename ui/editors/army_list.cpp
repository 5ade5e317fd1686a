#include "editors/army_list.h"

#include <QKeyEvent>

#include "editors/army_catalogue.h"
#include "editors/entry_delegate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int entryKind = Qt::UserRole + 1;
constexpr int entryIndex = Qt::UserRole + 2;

}  // namespace

ArmyList::ArmyList(ArmyDocument& document, QWidget* parent) : QListWidget(parent), document_(document) {
  setAccessibleName(tr("Units and leaders of the army"));
  setItemDelegate(new EntryDelegate(this));
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  connect(&document_, &ArmyDocument::changed, this, &ArmyList::fill);
  connect(this, &QListWidget::currentRowChanged, this, [this] {
    if (!filling_) Q_EMIT entryChosen(current());
  });
  connect(this, &QListWidget::itemDoubleClicked, this, [this] { Q_EMIT entryOpened(); });
}

QString ArmyList::aboutUnit(int index) const {
  const ArmyUnit& unit = document_.army().units[static_cast<std::size_t>(index)];
  QStringList parts;
  if (!unit.names.empty()) {
    QStringList names;
    for (int i = 0; i < unit.count; ++i)
      names << QString::fromStdString(unitName(document_.definition(), document_.army(), unit, i));
    parts << names.join(QStringLiteral(", "));
  }
  const ArmyTroopView view = troopOf(document_.definition(), document_.army(), unit);
  if (!unit.name.empty() && unit.name != view.name) parts << QString::fromStdString(view.name);
  for (const ArmyOption& option : document_.terms().unitOptions) {
    const Field& field = document_.definition().unitStatus()[option.field];
    const std::int32_t slot = optionOf(document_.definition(), document_.terms(), unit, option);
    if (field.type == FieldType::choice)
      parts << wordOf(field, static_cast<std::size_t>(slot));
    else if (slot > 0)
      parts << QStringLiteral("%1 %2").arg(shortCaption(field)).arg(slot);
  }
  for (const ArmyUnit& other : document_.army().units)
    if (!unit.with.empty() && other.id == unit.with)
      parts << tr("with %1").arg(QString::fromStdString(unitName(document_.definition(), document_.army(), other, 0)));
  for (const ArmyPerson& person : document_.army().people)
    if (std::ranges::find(person.commands, unit.id) != person.commands.end())
      parts << tr("under %1").arg(QString::fromStdString(personOf(document_.definition(), person).name));
  if (parts.isEmpty()) parts << profileWords(document_.definition().unitProfile(), view.profile);
  return parts.join(QStringLiteral(" · "));
}

QString ArmyList::aboutPerson(int index) const {
  const ArmyPerson& person = document_.army().people[static_cast<std::size_t>(index)];
  const ArmyTroopView view = personOf(document_.definition(), person);
  QStringList parts;
  if (const QString profile = profileWords(document_.definition().personProfile(), view.profile); !profile.isEmpty())
    parts << profile;
  const auto nameOfUnit = [&](const std::string& id) {
    for (std::size_t i = 0; i < document_.army().units.size(); ++i)
      if (document_.army().units[i].id == id) return document_.nameOf({ArmyEntry::Kind::unit, static_cast<int>(i)});
    return QString();
  };
  if (!person.with.empty()) parts << tr("with %1").arg(nameOfUnit(person.with));
  if (!person.commands.empty()) {
    QStringList names;
    for (const std::string& id : person.commands) names << nameOfUnit(id);
    parts << tr("leads %1").arg(names.join(QStringLiteral(", ")));
  }
  return parts.join(QStringLiteral(" · "));
}

void ArmyList::fill() {
  const ArmyEntry before = current();
  filling_ = true;
  const Army& army = document_.army();
  clear();
  const auto heading = [&](const QString& words, const QString& figure) {
    auto* item = new QListWidgetItem(words, this);
    item->setFlags(Qt::NoItemFlags);
    item->setData(headingRole, true);
    item->setData(figureRole, figure);
    item->setData(entryIndex, -1);
  };
  heading(tr("Units"), tr("how many"));
  for (int i = 0; i < static_cast<int>(army.units.size()); ++i) {
    const ArmyUnit& unit = army.units[static_cast<std::size_t>(i)];
    auto* item = new QListWidgetItem(document_.nameOf({ArmyEntry::Kind::unit, i}), this);
    item->setData(aboutRole, aboutUnit(i));
    item->setData(symbolRole, QString::fromStdString(troopOf(document_.definition(), army, unit).symbol));
    const int points = unit.count * pointsOf(document_.definition(), document_.terms(), army, unit);
    item->setData(figureRole,
                  points > 0 ? tr("%1 · %2 points").arg(unit.count).arg(points) : QString::number(unit.count));
    item->setData(entryKind, static_cast<int>(ArmyEntry::Kind::unit));
    item->setData(entryIndex, i);
  }
  if (!army.people.empty()) heading(tr("Leaders"), {});
  for (int i = 0; i < static_cast<int>(army.people.size()); ++i) {
    auto* item = new QListWidgetItem(document_.nameOf({ArmyEntry::Kind::person, i}), this);
    item->setData(aboutRole, aboutPerson(i));
    item->setData(symbolRole, QString::fromStdString(
                                  personOf(document_.definition(), army.people[static_cast<std::size_t>(i)]).symbol));
    item->setData(personRole, true);
    item->setData(entryKind, static_cast<int>(ArmyEntry::Kind::person));
    item->setData(entryIndex, i);
  }
  show(before);
  filling_ = false;
  if (!(current() == before)) Q_EMIT entryChosen(current());
}

ArmyEntry ArmyList::current() const {
  const QListWidgetItem* item = currentItem();
  if (item == nullptr || item->data(headingRole).toBool()) return {};
  return {static_cast<ArmyEntry::Kind>(item->data(entryKind).toInt()), item->data(entryIndex).toInt()};
}

void ArmyList::show(const ArmyEntry& entry) {
  QListWidgetItem* last = nullptr;
  for (int i = 0; i < count(); ++i) {
    if (item(i)->data(headingRole).toBool() || item(i)->data(entryKind).toInt() != static_cast<int>(entry.kind))
      continue;
    last = item(i);
    if (item(i)->data(entryIndex).toInt() == entry.index) break;
  }
  setCurrentItem(last);
  if (last != nullptr) scrollToItem(last);
}

void ArmyList::keyPressEvent(QKeyEvent* event) {
  const ArmyEntry entry = current();
  const bool unit = entry.kind == ArmyEntry::Kind::unit;
  const auto count = [&] { return document_.army().units[static_cast<std::size_t>(entry.index)].count; };
  const bool alt = (event->modifiers() & Qt::AltModifier) != 0;
  switch (event->key()) {
    case Qt::Key_Plus:
      if (unit) document_.setCount(entry.index, count() + 1);
      return;
    case Qt::Key_Minus:
      if (unit) document_.setCount(entry.index, count() - 1);
      return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return document_.remove(entry);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      Q_EMIT entryOpened();
      return;
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (!alt) break;
      return show(document_.move(entry, event->key() == Qt::Key_Up ? -1 : 1));
    default:
      break;
  }
  QListWidget::keyPressEvent(event);
}

}  // namespace signifer::ui
