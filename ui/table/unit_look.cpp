#include "table/unit_look.h"

#include <QStringList>

#include "language/names.h"
#include "lengths.h"
#include "play/wording.h"
#include "symbols.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The drawn share of a square, in per cent.
constexpr Length drawnShare = 76;

QString companionOf(const Battle& battle, UnitIndex unit) {
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (battle.person(i).present && battle.person(i).unit == unit)
      return QString::fromStdString(battle.setup->people[static_cast<std::size_t>(i)].symbol);
  return {};
}

}  // namespace

QString stanceWords(Stance stance) {
  switch (stance) {
    case Stance::openOrder:
      return tr("in open order");
    case Stance::skirmish:
      return tr("skirmishing");
    case Stance::wedge:
      return tr("in wedge");
    case Stance::square:
      return tr("in square");
    case Stance::column:
      return tr("in column");
    case Stance::testudo:
      return tr("in testudo");
    case Stance::garrison:
      return tr("in buildings");
    default:
      return {};
  }
}

Portrait portraitOf(const RuleSet& rules, const Battle& battle, UnitIndex index) {
  Portrait portrait = rules.portray(battle, index);
  // A person is drawn as what he is.
  const std::string& drawn = battle.setup->units[static_cast<std::size_t>(index)].symbol;
  std::erase_if(portrait.badges, [&](const Badge& badge) {
    return (portrait.shape == Shape::person && badge.symbol == drawn) ||
           (badge.symbol == "may-act" && portrait.mayAct) || (badge.symbol == "acted" && portrait.hasActed);
  });
  return portrait;
}

UnitLook lookOf(const RuleSet& rules, const Battle& battle, UnitIndex index) {
  const Unit& unit = battle.unit(index);
  const UnitInfo& info = battle.setup->units[static_cast<std::size_t>(index)];
  UnitLook look;
  look.unit = index;
  look.side = unit.side;
  look.name = text(saidName(info.name));
  look.symbol = QString::fromStdString(info.symbol);
  look.pose = unit.pose;
  look.base = unit.base;
  if (battle.setup->columns > 0)
    look.base = {unit.base.frontage * drawnShare / 100, unit.base.depth * drawnShare / 100};
  look.portrait = portraitOf(rules, battle, index);
  look.companion = companionOf(battle, index);
  return look;
}

std::vector<UnitLook> unitLooks(const RuleSet& rules, const Battle& battle) {
  std::vector<UnitLook> looks;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i)
    if (battle.unit(i).present) looks.push_back(lookOf(rules, battle, i));
  return looks;
}

std::vector<PersonLook> personLooks(const Battle& battle) {
  std::vector<PersonLook> looks;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    if (!person.present || person.unit != noUnit) continue;
    const PersonInfo& info = battle.setup->people[static_cast<std::size_t>(i)];
    looks.push_back({i, person.side, text(saidName(info.name)), QString::fromStdString(info.symbol), person.at});
  }
  return looks;
}

QString sentenceOf(const RuleSet& rules, const Battle& battle, UnitIndex index) {
  const UnitLook look = lookOf(rules, battle, index);
  QStringList parts;
  parts << tr("%1 of %2").arg(look.name, text(sideName(battle, look.side)));
  if (look.portrait.harm > 0 && look.portrait.ranks.modelsAtStart <= 1)
    parts << QString::fromStdString(harmInWords(rules.definition(), battle, look.portrait));
  const Ranks& ranks = look.portrait.ranks;
  if (ranks.modelsAtStart > 1) parts << tr("%1 of %2 models").arg(ranks.models).arg(ranks.modelsAtStart);
  if (const QString stance = stanceWords(look.portrait.stance); !stance.isEmpty()) parts << stance;
  if (look.portrait.disorder > 0)
    parts << QString::fromStdString(disorderInWords(rules.definition(), battle, look.portrait));
  for (const Badge& badge : look.portrait.badges) parts << phraseOf(rules.definition(), badge.phrase);
  if (look.portrait.mayAct) parts << tr("may act");
  if (look.portrait.hasActed) parts << tr("has acted");
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (battle.person(i).present && battle.person(i).unit == index)
      parts << tr("with %1").arg(text(personName(battle, i)));
  parts << tr("at %1, %2, facing %3 degrees")
               .arg(lengthFigure(toInches(look.pose.centre.x), 1), lengthSaid(toInches(look.pose.centre.y), 1))
               .arg(qRound(toDegrees(look.pose.heading)));
  return parts.join(QStringLiteral(", ")) + QLatin1Char('.');
}

QString sentenceOf(const Battle& battle, const PersonLook& person) {
  return tr("%1 of %2, alone, at %3, %4.")
      .arg(person.name, text(sideName(battle, person.side)), lengthFigure(toInches(person.at.x), 1),
           lengthSaid(toInches(person.at.y), 1));
}

}  // namespace signifer::ui
