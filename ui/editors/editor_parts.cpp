#include "editors/editor_parts.h"

#include <QAction>
#include <QComboBox>
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

// Of a base, in inches. Files take larger ones; nobody builds them by hand.
constexpr double leastBase = 0.25;
constexpr double mostBase = 24;

// Drawings of troops; those of states and tools are not among them.
const char* const troopSymbols[] = {
    "heavy-infantry",  "legionary",     "hoplite",      "pike-phalanx",    "warband",       "light-infantry",
    "archer",          "slinger",       "javelinman",   "skirmisher-foot", "rabble",        "heavy-cavalry",
    "cataphract",      "light-cavalry", "horse-archer", "camel",           "heavy-chariot", "light-chariot",
    "scythed-chariot", "elephant",      "monster",      "bolt-shooter",    "stone-thrower", "baggage",
    "general",         "leader",        "hero",         "army-standard",   "musician",      "standard"};

}  // namespace

std::string nameFrom(const QString& typed) {
  return typed.simplified().left(static_cast<int>(longestName)).toStdString();
}

QComboBox* troopSymbolList(const QString& current) {
  auto* list = new QComboBox;
  for (const char* name : troopSymbols) {
    const QString symbol = QString::fromLatin1(name);
    if (hasSymbol(symbol)) list->addItem(symbolIcon(symbol, iconPixels), plainWord(name), symbol);
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
