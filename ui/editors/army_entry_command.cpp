// The choices of command for an entry of the army: the unit that it is with, its commander, and the entries that a
// leader commands.
#include <QComboBox>
#include <QFormLayout>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editors/army_entry.h"
#include "editors/editor_parts.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int commandsHeight = 132;

}  // namespace

void ArmyEntryPane::addWith(QVBoxLayout& column, const std::string& current, bool required) {
  (void)required;
  auto* list = new QComboBox;
  list->setObjectName(QStringLiteral("with"));
  list->addItem(tr("alone"), QString());
  for (std::size_t i = 0; i < document_.army().units.size(); ++i) {
    const ArmyUnit& unit = document_.army().units[i];
    if (unit.id == id_) continue;
    list->addItem(QString::fromStdString(unitName(document_.definition(), document_.army(), unit, 0)),
                  QString::fromStdString(unit.id));
  }
  list->setCurrentIndex(std::max(0, list->findData(QString::fromStdString(current))));
  connect(list, &QComboBox::activated, this, [this, list] {
    change(tr("Begins with a unit"), [&](Army& army) {
      const auto at = static_cast<std::size_t>(entry_.index);
      (entry_.kind == ArmyEntry::Kind::unit ? army.units[at].with : army.people[at].with) =
          list->currentData().toString().toStdString();
    });
  });
  formIn(column)->addRow(tr("Begins with"), list);
}

void ArmyEntryPane::addCommander(QVBoxLayout& column) {
  auto* list = new QComboBox;
  list->setObjectName(QStringLiteral("commander"));
  list->addItem(tr("nobody"), -1);
  const auto& people = document_.army().people;
  int current = 0;
  for (std::size_t i = 0; i < people.size(); ++i) {
    list->addItem(QString::fromStdString(personOf(document_.definition(), people[i]).name), static_cast<int>(i));
    if (std::ranges::find(people[i].commands, id_) != people[i].commands.end()) current = static_cast<int>(i) + 1;
  }
  list->setCurrentIndex(current);
  connect(list, &QComboBox::activated, this, [this, list] {
    change(tr("Commander"), [&](Army& army) {
      for (ArmyPerson& person : army.people) std::erase(person.commands, id_);
      if (const int chosen = list->currentData().toInt(); chosen >= 0)
        army.people[static_cast<std::size_t>(chosen)].commands.push_back(id_);
    });
  });
  formIn(column)->addRow(tr("Under"), list);
}

void ArmyEntryPane::addCommands(QVBoxLayout& column) {
  column.addWidget(sectionHead(QString::fromStdString(document_.terms().command->name)));
  auto* list = new QListWidget;
  list->setObjectName(QStringLiteral("commands"));
  list->setMaximumHeight(static_cast<int>(Theme::current().px(commandsHeight)));
  list->setAccessibleName(tr("Units that he commands"));
  const auto& people = document_.army().people;
  for (std::size_t i = 0; i < document_.army().units.size(); ++i) {
    const std::string& unit = document_.army().units[i].id;
    QString words = document_.nameOf({ArmyEntry::Kind::unit, static_cast<int>(i)});
    bool his = false;
    for (std::size_t p = 0; p < people.size(); ++p) {
      if (std::ranges::find(people[p].commands, unit) == people[p].commands.end()) continue;
      if (static_cast<int>(p) == entry_.index)
        his = true;
      else
        words = tr("%1 (now under %2)")
                    .arg(words, QString::fromStdString(personOf(document_.definition(), people[p]).name));
    }
    auto* item = new QListWidgetItem(words, list);
    item->setCheckState(his ? Qt::Checked : Qt::Unchecked);
    item->setData(Qt::UserRole, QString::fromStdString(unit));
  }
  connect(list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    const std::string unit = item->data(Qt::UserRole).toString().toStdString();
    change(tr("Command"), [&](Army& army) {
      for (ArmyPerson& person : army.people) std::erase(person.commands, unit);
      if (item->checkState() == Qt::Checked)
        army.people[static_cast<std::size_t>(entry_.index)].commands.push_back(unit);
    });
  });
  column.addWidget(list);
}

}  // namespace signifer::ui
