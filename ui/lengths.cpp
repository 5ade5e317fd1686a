#include "lengths.h"

#include <QLocale>
#include <QRegularExpression>

#include "language/language.h"
#include "play/said_lengths.h"
#include "theme.h"
#include "translate.h"

namespace signifer::ui {

void showCentimetres(bool on) {
  if (on == showsCentimetres()) return;
  sayLengthsIn(on ? LengthUnit::centimetres : LengthUnit::inches);
  // Everything that draws or words a length repaints with the theme.
  Q_EMIT Theme::current().changed();
}

bool showsCentimetres() { return lengthsAreSaidIn() == LengthUnit::centimetres; }

double shown(double inches) { return showsCentimetres() ? inches * centimetresInAnInch : inches; }
double inchesShownAs(double figure) { return showsCentimetres() ? figure / centimetresInAnInch : figure; }

QString lengthUnit() { return showsCentimetres() ? tr("cm") : tr("in"); }

QString figureWords(double figure, int places) {
  QString words = QString::number(figure, 'f', places);
  if (words.contains(QLatin1Char('.'))) {
    while (words.endsWith(QLatin1Char('0'))) words.chop(1);
    if (words.endsWith(QLatin1Char('.'))) words.chop(1);
  }
  if (words == QLatin1String("-0")) words = QStringLiteral("0");
  return words.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString fixedWords(double figure, int places) {
  return QString::fromStdString(localNumber(QString::number(figure, 'f', places).toStdString()));
}

QString lengthFigure(double inches, int places) { return figureWords(shown(inches), places); }

QString lengthSaid(double inches, int places) { return tr("%1 %2").arg(lengthFigure(inches, places), lengthUnit()); }

bool isLength(const Field& field) { return field.unit == "inch"; }

QString captionWithoutUnit(const Field& field) {
  QString caption = QString::fromStdString(field.caption.empty() ? field.name : field.caption);
  static const QRegularExpression unit(QStringLiteral(", (inches|in|Zoll|pouces|po)$"));
  return isLength(field) ? caption.remove(unit) : caption;
}

QString unitOf(const Field& field) {
  if (isLength(field)) return lengthUnit();
  if (field.unit == "jt") return tr("JT");
  if (field.unit == "degree") return QStringLiteral("°");
  return {};
}

}  // namespace signifer::ui
