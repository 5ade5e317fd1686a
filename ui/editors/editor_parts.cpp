#include "editors/editor_parts.h"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "schema/document.h"
#include "symbols.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int iconPixels = 18;

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

QFormLayout* formIn(QVBoxLayout& column) {
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  column.addLayout(form);
  return form;
}

void tellBeside(QWidget* window, const QString& message) {
  auto* box = new QMessageBox(QMessageBox::Warning, QObject::tr("Signifer"), message, QMessageBox::Ok, window);
  box->setTextFormat(Qt::PlainText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setModal(false);
  box->show();
}

}  // namespace signifer::ui
