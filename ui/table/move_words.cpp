#include "table/move_words.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include "lengths.h"
#include "play/said_lengths.h"
#include "translate.h"

namespace signifer::ui {
namespace {

constexpr double mostInches = 200;
constexpr double mostDegrees = 360;

enum class Means { about, left, right, wheel, turn, back, ahead, inches, centimetres, nothing };

// Each language is understood whichever is spoken: a club has guests.
const QHash<QString, Means>& vocabulary() {
  static const QHash<QString, Means> words = [] {
    const std::pair<Means, const char*> all[] = {
        {Means::about, "about about-face kehrt kehrtwende demi-tour"},
        {Means::left, "left l links gauche g"},
        {Means::right, "right r rechts droite d"},
        {Means::wheel, "wheel wheels w schwenk schwenke schwenken s conversion conversions"},
        {Means::turn, "turn turns pivot dreh drehe drehen drehung pivoter pivote tourner tourne"},
        {Means::back, "back backwards b zurück rückwärts z arrière recule reculer"},
        {Means::ahead, "ahead forward forwards on a vor vorwärts voran geradeaus v avant avance avancer"},
        {Means::inches, "in inch inches zoll pouce pouces"},
        {Means::centimetres, "cm centimetre centimetres zentimeter centimètre centimètres"},
        {Means::nothing, "degree degrees grad degré degrés to the nach um à la de vers en par"}};
    QHash<QString, Means> known;
    for (const auto& [means, list] : all)
      for (const QString& word : QString::fromUtf8(list).split(QLatin1Char(' '))) known.insert(word, means);
    return known;
  }();
  return words;
}

struct Said {
  std::optional<double> figure;
  QSet<Means> words;
  // Words that nobody knows are not passed over: the move might be another one.
  bool understood = true;
  [[nodiscard]] bool has(Means word) const { return words.contains(word); }
  [[nodiscard]] double inches() const {
    if (has(Means::inches)) return *figure;
    return has(Means::centimetres) ? *figure / centimetresInAnInch : inchesShownAs(*figure);
  }
};

Said heard(const QString& part) {
  Said said;
  static const QRegularExpression gaps(QStringLiteral("[\\s°\"″]+"));
  static const QRegularExpression glued(QStringLiteral("([0-9])(\\p{L})"));
  QString spaced = part.toLower();
  spaced.replace(QStringLiteral("linksschwenk"), QStringLiteral("schwenk links"));
  spaced.replace(QStringLiteral("rechtsschwenk"), QStringLiteral("schwenk rechts"));
  spaced.replace(glued, QStringLiteral("\\1 \\2"));
  for (const QString& word : spaced.split(gaps, Qt::SkipEmptyParts)) {
    bool number = false;
    const double figure = word.toDouble(&number);
    if (number) {
      said.understood = said.understood && !said.figure;
      said.figure = figure;
      continue;
    }
    const auto known = vocabulary().constFind(word);
    if (known == vocabulary().constEnd())
      said.understood = false;
    else if (*known != Means::nothing)
      said.words.insert(*known);
  }
  return said;
}

// One leg; `heading` follows it.
std::optional<Leg> legOf(const Said& said, Angle& heading) {
  if (!said.understood) return std::nullopt;
  if (said.has(Means::about)) {
    heading = normalised(heading + 180 * oneDegree);
    return Leg{LegKind::aboutFace, 0};
  }
  if (!said.figure || *said.figure <= 0) return std::nullopt;
  const bool left = said.has(Means::left);
  const bool right = said.has(Means::right);
  const bool wheels = said.has(Means::wheel);
  const bool turns = said.has(Means::turn);
  if ((wheels || turns) && (left == right || *said.figure > mostDegrees)) return std::nullopt;
  if (!wheels && !turns && said.inches() > mostInches) return std::nullopt;
  const Angle angle = fromDegrees(*said.figure);
  if (wheels || turns) heading = normalised(heading + (left ? -angle : angle));
  if (wheels) return Leg{left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
  if (turns) return Leg{LegKind::pivot, heading};
  const Length length = fromInches(said.inches());
  if (said.has(Means::back)) return Leg{LegKind::back, length};
  if (left || right) return Leg{left ? LegKind::left : LegKind::right, length};
  return Leg{LegKind::ahead, length};
}

}  // namespace

SaidMove saidMove(const QString& words, Angle heading) {
  static const QRegularExpression between(QStringLiteral("\\s*(?:,|\\+|;|\\b(?:then|and|dann|und|puis|et)\\b)\\s*"));
  SaidMove said;
  // In a language with decimal commas, a comma between figures is a decimal sign.
  QString plain = words;
  static const QRegularExpression decimals(QStringLiteral("([0-9]),([0-9])"));
  if (QLocale().decimalPoint() == QLatin1String(",")) plain.replace(decimals, QStringLiteral("\\1.\\2"));
  for (const QString& part : plain.split(between, Qt::SkipEmptyParts)) {
    const std::optional<Leg> leg = legOf(heard(part), heading);
    if (!leg || !said.path.add(*leg)) {
      said.fault =
          leg ? tr("Too many legs.") : tr("Not understood: “%1”. Say “12 ahead, wheel 30 left”.").arg(part.trimmed());
      return said;
    }
  }
  return said;
}

}  // namespace signifer::ui
