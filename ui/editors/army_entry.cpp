#include "editors/army_entry.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "editors/army_catalogue.h"
#include "editors/editor_parts.h"
#include "schema/document.h"
#include "schema/field_reader.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/field_form.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

ArmyEntryPane::ArmyEntryPane(ArmyDocument& document, QWidget* parent) : QScrollArea(parent), document_(document) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(tr("The chosen entry"));
  connect(&document_, &ArmyDocument::changed, this, [this] {
    if (!changing_) build();
  });
}

void ArmyEntryPane::show(const ArmyEntry& entry) {
  entry_ = entry;
  build();
}

void ArmyEntryPane::begin() {
  if (first_ != nullptr) first_->setFocus();
}

// While the pane itself changes the army it is not built anew under the pointer.
void ArmyEntryPane::change(const QString& what, const std::function<void(Army&)>& edit, const QString& run) {
  Army next = document_.army();
  edit(next);
  changing_ = true;
  document_.change(what, std::move(next),
                   run.isEmpty() ? QString() : run + QLatin1Char(':') + QString::fromStdString(id_));
  changing_ = false;
}

void ArmyEntryPane::build() {
  first_ = nullptr;
  const Army& army = document_.army();
  const auto exists = [&](const auto& list) {
    return entry_.index >= 0 && entry_.index < static_cast<int>(list.size());
  };
  if ((entry_.kind == ArmyEntry::Kind::unit && !exists(army.units)) ||
      (entry_.kind == ArmyEntry::Kind::person && !exists(army.people)))
    entry_ = {};
  auto* inner = new QWidget;
  auto* column = new QVBoxLayout(inner);
  column->setContentsMargins(10, 10, 10, 10);
  if (entry_.kind == ArmyEntry::Kind::unit) {
    buildUnit(*column);
  } else if (entry_.kind == ArmyEntry::Kind::person) {
    buildPerson(*column);
  } else {
    auto* label = new Label(13, QFont::Normal, Label::Tone::second);
    label->setText(tr("Choose a unit of the army to give it names and change its figures."));
    label->setWordWrap(true);
    column->addWidget(label);
  }
  column->addStretch();
  setWidget(inner);
}

void ArmyEntryPane::buildUnit(QVBoxLayout& column) {
  const ArmyUnit& unit = document_.army().units[static_cast<std::size_t>(entry_.index)];
  id_ = unit.id;
  const ArmyTroopView view = troopOf(document_.definition(), document_.army(), unit);
  addNameLine(column, QString::fromStdString(unit.name), QString::fromStdString(view.name));
  auto* what = new Label(12, QFont::Normal, Label::Tone::second);
  what->setText(profileWords(document_.definition().unitProfile(), view.profile));
  what->setWordWrap(true);
  column.addWidget(what);
  addCount(column);
  addNames(column);
  addOptions(column);
  if (document_.terms().join) addWith(column, unit.with, false);
  if (document_.terms().command) addCommander(column);
  if (!document_.definition().grid() && !document_.definition().basesFollow()) addBase(column);
  addSymbol(column, QString::fromStdString(view.symbol));
  column.addWidget(sectionHead(tr("Figures")));
  addProfile(column, document_.definition().unitProfile(), view.profile);
  const bool own =
      std::ranges::find(document_.army().troops, unit.troop, &ArmyTroop::id) != document_.army().troops.end();
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setText(own ? tr("A type of your own, kept in this army.")
                    : tr("Changed figures are this entry's alone. As a new type they can be added again and again."));
  note->setWordWrap(true);
  column.addWidget(note);
  auto* type = new QPushButton(tr("As a new type"));
  type->setObjectName(QStringLiteral("ownType"));
  connect(type, &QPushButton::clicked, this, [this] { (void)document_.makeOwnType(entry_.index); });
  column.addWidget(type);
}

void ArmyEntryPane::buildPerson(QVBoxLayout& column) {
  const ArmyPerson& person = document_.army().people[static_cast<std::size_t>(entry_.index)];
  id_ = person.id;
  const ArmyTroopView view = personOf(document_.definition(), person);
  addNameLine(column, QString::fromStdString(person.name), QString::fromStdString(view.name));
  addWith(column, person.with, false);
  addOptions(column);
  if (document_.terms().command) addCommands(column);
  addSymbol(column, QString::fromStdString(view.symbol));
  if (document_.definition().personProfile().empty()) return;
  column.addWidget(sectionHead(tr("Figures")));
  addProfile(column, document_.definition().personProfile(), view.profile);
}

void ArmyEntryPane::addNameLine(QVBoxLayout& column, const QString& name, const QString& otherwise) {
  auto* line = new QLineEdit(name);
  line->setObjectName(QStringLiteral("name"));
  line->setPlaceholderText(otherwise);
  line->setAccessibleName(tr("Name"));
  line->setMaxLength(static_cast<int>(longestName));
  QFont font = Theme::current().font(15, QFont::DemiBold);
  line->setFont(font);
  first_ = line;
  connect(line, &QLineEdit::textEdited, this, [this](const QString& text) {
    change(
        tr("Name"),
        [&](Army& army) {
          const auto at = static_cast<std::size_t>(entry_.index);
          (entry_.kind == ArmyEntry::Kind::unit ? army.units[at].name : army.people[at].name) = nameFrom(text);
        },
        QStringLiteral("name"));
  });
  column.addWidget(line);
}

void ArmyEntryPane::addCount(QVBoxLayout& column) {
  auto* spin = new QSpinBox;
  spin->setObjectName(QStringLiteral("count"));
  spin->setRange(1, mostArmyUnits);
  spin->setValue(document_.army().units[static_cast<std::size_t>(entry_.index)].count);
  connect(spin, &QSpinBox::valueChanged, this, [this](int count) {
    changing_ = true;
    document_.setCount(entry_.index, count);
    changing_ = false;
  });
  formIn(column)->addRow(tr("How many"), spin);
}

void ArmyEntryPane::addNames(QVBoxLayout& column) {
  const ArmyUnit& unit = document_.army().units[static_cast<std::size_t>(entry_.index)];
  QStringList names;
  for (const std::string& name : unit.names) names << QString::fromStdString(name);
  auto* line = new QLineEdit(names.join(QStringLiteral("; ")));
  line->setObjectName(QStringLiteral("names"));
  line->setPlaceholderText(tr("Left wing; Right wing"));
  line->setToolTip(tr("One name for each unit, with a semicolon between them. Those without one are numbered."));
  connect(line, &QLineEdit::textEdited, this, [this](const QString& text) {
    change(
        tr("Names"),
        [&](Army& army) {
          ArmyUnit& own = army.units[static_cast<std::size_t>(entry_.index)];
          own.names.clear();
          if (!text.trimmed().isEmpty())
            for (const QString& name : text.split(QLatin1Char(';')))
              if (own.names.size() < static_cast<std::size_t>(own.count)) own.names.push_back(nameFrom(name));
        },
        QStringLiteral("names"));
  });
  formIn(column)->addRow(tr("Names"), line);
}

void ArmyEntryPane::addBase(QVBoxLayout& column) {
  const ArmyUnit& unit = document_.army().units[static_cast<std::size_t>(entry_.index)];
  const Base base = troopOf(document_.definition(), document_.army(), unit).base;
  QDoubleSpinBox* spins[2] = {baseSpin(tr("Frontage")), baseSpin(tr("Depth"))};
  spins[0]->setObjectName(QStringLiteral("frontage"));
  spins[1]->setObjectName(QStringLiteral("depth"));
  spins[0]->setValue(toInches(base.frontage));
  spins[1]->setValue(toInches(base.depth));
  for (QDoubleSpinBox* spin : spins)
    connect(spin, &QDoubleSpinBox::valueChanged, this, [this, front = spins[0], deep = spins[1]] {
      change(
          tr("Base"),
          [&](Army& army) {
            ArmyUnit& own = army.units[static_cast<std::size_t>(entry_.index)];
            own.base.reset();
            const Base usual = troopOf(document_.definition(), army, own).base;
            const Base chosen{fromInches(front->value()), fromInches(deep->value())};
            if (chosen != usual) own.base = chosen;
          },
          QStringLiteral("base"));
    });
  formIn(column)->addRow(tr("Base"), timesRow(spins[0], spins[1]));
}

void ArmyEntryPane::addSymbol(QVBoxLayout& column, const QString& current) {
  QComboBox* list = troopSymbolList(current);
  list->setObjectName(QStringLiteral("symbol"));
  connect(list, &QComboBox::activated, this, [this, list] {
    change(tr("Drawing"), [&](Army& army) {
      const auto at = static_cast<std::size_t>(entry_.index);
      const std::string chosen = list->currentData().toString().toStdString();
      if (entry_.kind == ArmyEntry::Kind::unit) {
        army.units[at].symbol.clear();
        if (troopOf(document_.definition(), army, army.units[at]).symbol != chosen) army.units[at].symbol = chosen;
      } else {
        army.people[at].symbol.clear();
        if (personOf(document_.definition(), army.people[at]).symbol != chosen) army.people[at].symbol = chosen;
      }
    });
  });
  formIn(column)->addRow(tr("Drawing"), list);
}

void ArmyEntryPane::addOptions(QVBoxLayout& column) {
  const bool unit = entry_.kind == ArmyEntry::Kind::unit;
  const auto& options = unit ? document_.terms().unitOptions : document_.terms().personOptions;
  if (options.empty()) return;
  const Fields& all = unit ? document_.definition().unitStatus() : document_.definition().personStatus();
  Fields fields;
  for (const ArmyOption& option : options) fields.push_back(all[option.field]);
  auto* form = new FieldForm(fields);
  const auto at = static_cast<std::size_t>(entry_.index);
  for (std::size_t i = 0; i < options.size(); ++i) {
    std::int32_t slot = toSlot(fields[i], fields[i].standard);
    if (unit) {
      slot = optionOf(document_.definition(), document_.terms(), document_.army().units[at], options[i]);
    } else if (const auto chosen = document_.army().people[at].options.find(options[i].field);
               chosen != document_.army().people[at].options.end()) {
      slot = chosen->second;
    }
    form->setValue(i, fromSlot(fields[i], slot));
  }
  connect(form, &FieldForm::edited, this, [this, form, unit, &options] {
    change(
        tr("Choices for the start"),
        [&](Army& army) {
          const auto place = static_cast<std::size_t>(entry_.index);
          const Values values = form->values();
          for (std::size_t i = 0; i < options.size(); ++i) {
            const Field& field = form->fields()[i];
            const std::int32_t slot = toSlot(field, values.at[i]);
            FieldChanges& chosen = unit ? army.units[place].options : army.people[place].options;
            const std::int32_t start =
                unit ? document_.terms().startOf(document_.definition(), options[i], army.units[place].troop)
                     : toSlot(field, field.standard);
            if (slot == start)
              chosen.erase(options[i].field);
            else
              chosen[options[i].field] = slot;
          }
        },
        QStringLiteral("options"));
  });
  column.addWidget(form);
}

void ArmyEntryPane::addProfile(QVBoxLayout& column, const Fields& fields, const std::vector<std::int32_t>& profile) {
  auto* form = new FieldForm(fields);
  form->setObjectName(QStringLiteral("profile"));
  for (std::size_t i = 0; i < fields.size(); ++i) form->setValue(i, fromSlot(fields[i], profile[i]));
  connect(form, &FieldForm::edited, this, [this, form] {
    change(
        tr("Figures"),
        [&](Army& army) {
          const auto at = static_cast<std::size_t>(entry_.index);
          const bool unit = entry_.kind == ArmyEntry::Kind::unit;
          FieldChanges& chosen = unit ? army.units[at].profile : army.people[at].profile;
          chosen.clear();
          const std::vector<std::int32_t> usual = unit ? troopOf(document_.definition(), army, army.units[at]).profile
                                                       : personOf(document_.definition(), army.people[at]).profile;
          const Values values = form->values();
          for (std::size_t i = 0; i < form->fields().size(); ++i)
            if (const std::int32_t slot = toSlot(form->fields()[i], values.at[i]); slot != usual[i]) chosen[i] = slot;
        },
        QStringLiteral("profile"));
  });
  column.addWidget(form);
}

}  // namespace signifer::ui
