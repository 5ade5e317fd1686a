#include "table/move_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <initializer_list>

namespace signifer::ui {
namespace {

constexpr double mostInches = 200;
constexpr double mostDegrees = 360;

QString tr(const char* words) { return QCoreApplication::translate("signifer::ui", words); }

struct Said {
  std::optional<double> figure;
  QStringList words;
  [[nodiscard]] bool has(std::initializer_list<const char*> any) const {
    return std::ranges::any_of(any, [this](const char* word) { return words.contains(QLatin1String(word)); });
  }
};

Said heard(const QString& part) {
  Said said;
  static const QRegularExpression gaps(QStringLiteral("[\\s°\"″]+"));
  static const QRegularExpression glued(QStringLiteral("([0-9])([a-z])"));
  QString spaced = part.toLower();
  spaced.replace(glued, QStringLiteral("\\1 \\2"));
  for (const QString& word : spaced.split(gaps, Qt::SkipEmptyParts)) {
    bool number = false;
    const double figure = word.toDouble(&number);
    if (number)
      said.figure = figure;
    else if (word != QLatin1String("in") && word != QLatin1String("inches") && word != QLatin1String("degrees"))
      said.words << word;
  }
  return said;
}

// Words that nobody knows are not passed over: the move might be another one.
bool isKnown(const QString& word) {
  static const QStringList known{
      QStringLiteral("about"),   QStringLiteral("about-face"), QStringLiteral("left"),  QStringLiteral("l"),
      QStringLiteral("right"),   QStringLiteral("r"),          QStringLiteral("wheel"), QStringLiteral("wheels"),
      QStringLiteral("w"),       QStringLiteral("turn"),       QStringLiteral("turns"), QStringLiteral("pivot"),
      QStringLiteral("back"),    QStringLiteral("backwards"),  QStringLiteral("b"),     QStringLiteral("ahead"),
      QStringLiteral("forward"), QStringLiteral("forwards"),   QStringLiteral("on"),    QStringLiteral("a")};
  return known.contains(word);
}

// One leg; `heading` follows it.
std::optional<Leg> legOf(const Said& said, Angle& heading) {
  if (!std::ranges::all_of(said.words, isKnown)) return std::nullopt;
  if (said.has({"about", "about-face"})) {
    heading = normalised(heading + 180 * oneDegree);
    return Leg{LegKind::aboutFace, 0};
  }
  if (!said.figure || *said.figure <= 0) return std::nullopt;
  const bool left = said.has({"left", "l"});
  const bool right = said.has({"right", "r"});
  const bool wheels = said.has({"wheel", "wheels", "w"});
  const bool turns = said.has({"turn", "turns", "pivot"});
  if ((wheels || turns) && (left == right || *said.figure > mostDegrees)) return std::nullopt;
  if (!wheels && !turns && *said.figure > mostInches) return std::nullopt;
  const Angle angle = fromDegrees(*said.figure);
  if (wheels || turns) heading = normalised(heading + (left ? -angle : angle));
  if (wheels) return Leg{left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
  if (turns) return Leg{LegKind::pivot, heading};
  const Length length = fromInches(*said.figure);
  if (said.has({"back", "backwards", "b"})) return Leg{LegKind::back, length};
  if (left || right) return Leg{left ? LegKind::left : LegKind::right, length};
  if (said.words.isEmpty() || said.has({"ahead", "forward", "forwards", "on", "a"})) return Leg{LegKind::ahead, length};
  return std::nullopt;
}

}  // namespace

SaidMove saidMove(const QString& words, Angle heading) {
  static const QRegularExpression between(QStringLiteral("\\s*(?:,|\\+|;|\\bthen\\b|\\band\\b)\\s*"));
  SaidMove said;
  for (const QString& part : words.split(between, Qt::SkipEmptyParts)) {
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
