#include "wording.h"

#include <QStringList>

#include "house_marks.h"
#include "language/field_words.h"
#include "language/language.h"
#include "lengths.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "symbols.h"
#include "translate.h"

namespace signifer::ui {
namespace {

QString legWords(const Base& base, const Leg& leg) {
  const QString length = lengthWords(lengthOf(base, leg));
  const QString degrees = QString::fromStdString(worded(Figure::degrees(leg.amount)));
  switch (leg.kind) {
    case LegKind::ahead:
      return tr("ahead %1").arg(length);
    case LegKind::back:
      return tr("back %1").arg(length);
    case LegKind::left:
      return tr("left %1").arg(length);
    case LegKind::right:
      return tr("right %1").arg(length);
    case LegKind::wheelLeft:
      return tr("wheel left %1, %2").arg(degrees, length);
    case LegKind::wheelRight:
      return tr("wheel right %1, %2").arg(degrees, length);
    case LegKind::pivot:
      return tr("pivot to %1").arg(degrees);
    case LegKind::aboutFace:
      return tr("about-face");
  }
  return {};
}

// On a grid legs are whole squares ahead and whole quarter turns.
QString squareWords(const Leg& leg) {
  const QString squares = QString::fromStdString(worded(Figure::squares(leg.amount)));
  switch (leg.kind) {
    case LegKind::ahead:
      return tr("ahead %1").arg(squares);
    case LegKind::wheelLeft:
      return leg.amount == 2 ? tr("about-face") : tr("turn left");
    case LegKind::wheelRight:
      return leg.amount == 2 ? tr("about-face") : tr("turn right");
    default:
      return {};
  }
}

}  // namespace

QString phraseOf(const Definition& definition, std::string_view id) { return text(definition.phrase(id)); }

// Its hyphens do not break, so that it stays in one piece at the end of a line.
QString ruleLink(const QString& rule) {
  QString shown = rule.toHtmlEscaped();
  shown.replace(QLatin1Char('-'), QChar(0x2011));
  return QStringLiteral("<a href=\"rule:%1\">%2</a>").arg(rule.toHtmlEscaped(), shown) + houseMarkOn(rule);
}

QString unitLink(const Battle& battle, UnitIndex unit) {
  return QStringLiteral("<a href=\"unit:%1\">%2</a>").arg(unit).arg(text(unitName(battle, unit)).toHtmlEscaped());
}

QString lengthWords(Length length) { return QString::fromStdString(worded(Figure::inches(length))); }

QString pathWords(const Battle& battle, UnitIndex unit, const Path& path) {
  QStringList legs;
  const bool squares = battle.setup->columns > 0;
  for (const Leg& leg : path) legs << (squares ? squareWords(leg) : legWords(battle.unit(unit).base, leg));
  return legs.join(QStringLiteral(" + "));
}

QString plainWords(const Battle& battle, const ActionKind& kind, const Action& action) {
  QStringList parts;
  for (std::size_t i = 0; i < kind.fields.size(); ++i)
    if (keptAsValue(kind.fields[i].type))
      parts << QString::fromStdString(toldInWords(battle, kind.fields, i, action.values));
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QString detailWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  QStringList parts;
  const Fields& fields = rules.definition().actions()[static_cast<std::size_t>(action.kind)].fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    switch (fields[i].type) {
      case FieldType::unit:
        if (fields[i].name != "unit" && action.target != noUnit) parts << text(unitName(battle, action.target));
        break;
      case FieldType::person:
        if (action.person != noPerson) parts << text(personName(battle, action.person));
        break;
      case FieldType::units:
        if (action.units.count() > 0) parts << tr("%1 units").arg(action.units.count());
        break;
      case FieldType::path:
      case FieldType::steps:
        if (action.unit != noUnit && !action.path.empty()) parts << pathWords(battle, action.unit, action.path);
        break;
      case FieldType::point:
        parts << QString::fromStdString(placeWords(*battle.setup, action.point));
        break;
      default:
        parts << QString::fromStdString(toldInWords(battle, fields, i, action.values));
    }
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QString actionWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  const QString details = detailWords(rules, battle, action);
  return QString::fromStdString(details.isEmpty() ? kind.title : said("{0}: {1}", {kind.title, details.toStdString()}));
}

QString reasonWords(const RuleSet& rules, const Battle& battle, const Reason& reason) {
  return QString::fromStdString(sentence(rules.definition(), battle, reason));
}

QString verdictWord(Verdict::Kind kind) {
  switch (kind) {
    case Verdict::Kind::legal:
      return tr("Legal");
    case Verdict::Kind::houseRule:
      return tr("Legal by house rule");
    case Verdict::Kind::notLegal:
      return tr("Not legal");
    case Verdict::Kind::playersJudge:
      return tr("Players judge");
  }
  return {};
}

QString signedValue(double value) {
  return value > 0 ? QLatin1Char('+') + figureWords(value)
                   : figureWords(value).replace(QLatin1Char('-'), QChar(0x2212));
}

QString lowerFirst(const QString& words) {
  // German writes nouns large, and "DPs of fatigue" begin with no word.
  const bool letters = words.size() > 1 && words[1].isUpper();
  // A name of two words: "Battle Line unit".
  const QString second = words.section(QLatin1Char(' '), 1, 1);
  const bool name = !second.isEmpty() && second.front().isUpper();
  return letters || name || spokenLanguage() == "de" ? words : words.left(1).toLower() + words.mid(1);
}

QString upperFirst(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

QString modifierWords(const Definition& definition, std::string_view rule) {
  const RuleText* found = definition.findRule(rule);
  if (found == nullptr) return {};
  return QString::fromStdString(found->label.empty() ? found->text : found->label);
}

QString wordOf(const Field& field, std::size_t value) {
  return value < field.words.size() ? QString::fromStdString(field.words[value]) : plainWord(field.values[value]);
}

QString plainWord(const std::string& word) { return QString::fromStdString(signifer::plainWord(word)); }

}  // namespace signifer::ui
