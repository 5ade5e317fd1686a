#include "editors/editor_parts.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "schema/document.h"
#include "symbols.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The sides of a base, in inches. Files take larger ones; nobody builds them by hand.
constexpr double leastBase = 0.25;
constexpr double mostBase = 24;

// Drawings of troops; those of states and tools are not among them.
struct Drawing {
  const char* symbol;
  const char* name;
};
constexpr Drawing troopSymbols[] = {
    {"heavy-infantry", QT_TRANSLATE_NOOP("signifer::ui", "heavy infantry")},
    {"legionary", QT_TRANSLATE_NOOP("signifer::ui", "legionary")},
    {"hoplite", QT_TRANSLATE_NOOP("signifer::ui", "hoplite")},
    {"pike-phalanx", QT_TRANSLATE_NOOP("signifer::ui", "pike phalanx")},
    {"warband", QT_TRANSLATE_NOOP("signifer::ui", "warband")},
    {"light-infantry", QT_TRANSLATE_NOOP("signifer::ui", "light infantry")},
    {"archer", QT_TRANSLATE_NOOP("signifer::ui", "archer")},
    {"slinger", QT_TRANSLATE_NOOP("signifer::ui", "slinger")},
    {"javelinman", QT_TRANSLATE_NOOP("signifer::ui", "javelinman")},
    {"skirmisher-foot", QT_TRANSLATE_NOOP("signifer::ui", "skirmisher on foot")},
    {"rabble", QT_TRANSLATE_NOOP("signifer::ui", "rabble")},
    {"heavy-cavalry", QT_TRANSLATE_NOOP("signifer::ui", "heavy cavalry")},
    {"cataphract", QT_TRANSLATE_NOOP("signifer::ui", "cataphract")},
    {"light-cavalry", QT_TRANSLATE_NOOP("signifer::ui", "light cavalry")},
    {"horse-archer", QT_TRANSLATE_NOOP("signifer::ui", "horse archer")},
    {"camel", QT_TRANSLATE_NOOP("signifer::ui", "camel")},
    {"heavy-chariot", QT_TRANSLATE_NOOP("signifer::ui", "heavy chariot")},
    {"light-chariot", QT_TRANSLATE_NOOP("signifer::ui", "light chariot")},
    {"scythed-chariot", QT_TRANSLATE_NOOP("signifer::ui", "scythed chariot")},
    {"elephant", QT_TRANSLATE_NOOP("signifer::ui", "elephant")},
    {"monster", QT_TRANSLATE_NOOP("signifer::ui", "monster")},
    {"bolt-shooter", QT_TRANSLATE_NOOP("signifer::ui", "bolt shooter")},
    {"stone-thrower", QT_TRANSLATE_NOOP("signifer::ui", "stone thrower")},
    {"baggage", QT_TRANSLATE_NOOP("signifer::ui", "baggage")},
    {"general", QT_TRANSLATE_NOOP("signifer::ui", "general")},
    {"leader", QT_TRANSLATE_NOOP("signifer::ui", "leader")},
    {"hero", QT_TRANSLATE_NOOP("signifer::ui", "hero")},
    {"army-standard", QT_TRANSLATE_NOOP("signifer::ui", "army standard")},
    {"musician", QT_TRANSLATE_NOOP("signifer::ui", "musician")},
    {"standard", QT_TRANSLATE_NOOP("signifer::ui", "standard")},
};

}  // namespace

std::string nameFrom(const QString& typed) {
  return typed.simplified().left(static_cast<int>(longestName)).toStdString();
}

QComboBox* troopSymbolList(const QString& current) {
  auto* list = new QComboBox;
  for (const Drawing& drawing : troopSymbols) {
    const QString symbol = QString::fromLatin1(drawing.symbol);
    if (hasSymbol(symbol))
      list->addItem(symbolIcon(symbol, iconPixels), QCoreApplication::translate("signifer::ui", drawing.name), symbol);
  }
  list->setCurrentIndex(list->findData(current));
  return list;
}

QAction* withSymbol(QAction* action, const QString& symbol) {
  const auto follow = [action, symbol] { action->setIcon(symbolIcon(symbol, iconPixels)); };
  QObject::connect(&Theme::current(), &Theme::changed, action, follow);
  follow();
  return action;
}

QPushButton* makePrimary(QPushButton* button) {
  const auto follow = [button] {
    const Colours& c = colours();
    button->setStyleSheet(
        QStringLiteral(
            "QPushButton { background: %1; color: %2; border: 1px solid %1; border-radius: 4px; padding: 5px "
            "12px; font-weight: 600; } QPushButton:focus { border: 2px solid %3; padding: 4px 11px; } "
            "QPushButton:disabled { background: %4; color: %5; border-color: %4; }")
            .arg(c.accent.name(), c.onAccent.name(), c.text.name(), c.line.name(), c.text2.name()));
  };
  QObject::connect(&Theme::current(), &Theme::changed, button, follow);
  follow();
  return button;
}

QDoubleSpinBox* baseSpin(const QString& name) {
  auto* spin = new QDoubleSpinBox;
  spin->setRange(leastBase, mostBase);
  spin->setSingleStep(leastBase);
  spin->setSuffix(QObject::tr(" in"));
  spin->setAccessibleName(name);
  return spin;
}

QHBoxLayout* timesRow(QWidget* frontage, QWidget* depth) {
  auto* row = new QHBoxLayout;
  row->addWidget(frontage, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(depth, 1);
  return row;
}

QFormLayout* formIn(QVBoxLayout& column) {
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  column.addLayout(form);
  return form;
}

}  // namespace signifer::ui
