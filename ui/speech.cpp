#include "speech.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <algorithm>

#include "language/language.h"
#include "library/places.h"
#include "schema/reason.h"

// A static library's resources have to be asked for, outside any namespace.
static void initResources() { Q_INIT_RESOURCE(languages); }

namespace signifer::ui {
namespace {

bool isSpoken(const QString& code) {
  return std::ranges::any_of(languages(), [&](const Language& one) {
    return code == QString::fromUtf8(one.code.data(), static_cast<qsizetype>(one.code.size()));
  });
}

}  // namespace

QString languageFor(const QString& chosen, const QStringList& wished) {
  if (isSpoken(chosen)) return chosen;
  for (const QString& wish : wished)
    if (const QString code = wish.left(2).toLower(); isSpoken(code)) return code;
  return QStringLiteral("en");
}

QString speakLanguage(const QString& code) {
  initResources();
  static QTranslator translator;
  QString wrong;
  try {
    speak(code.toStdString(), dataFolder() / "languages");
  } catch (const std::exception& e) {
    wrong = QString::fromStdString(reasonOf(e));
  }
  // English has a catalogue of its own: it holds the plural forms.
  const QString spoken = wrong.isEmpty() ? code : QStringLiteral("en");
  QCoreApplication::removeTranslator(&translator);
  if (translator.load(QStringLiteral(":/languages/signifer_%1.qm").arg(spoken)))
    QCoreApplication::installTranslator(&translator);
  QLocale::setDefault(QLocale(spoken));
  return wrong;
}

}  // namespace signifer::ui
