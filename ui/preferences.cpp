#include "preferences.h"

#include <QAction>
#include <QApplication>
#include <QPalette>
#include <array>

#include "lengths.h"
#include "settings.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 4> looks{"system", "light", "dark", "high-contrast"};
const char cameWith[] = "signiferKeys";

// The desktop's colours, as they were before the window put on its own.
bool desktopIsDark() {
  static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
  return dark;
}

QString keyEntryOf(const QAction& action) { return QStringLiteral("keys/") + action.objectName(); }

}  // namespace

Preferences Preferences::load() {
  const Settings settings;
  Preferences preferences;
  const QString look = settings.value(QStringLiteral("look/colours"), QStringLiteral("light")).toString();
  for (std::size_t i = 0; i < looks.size(); ++i)
    if (look == QLatin1String(looks[i])) preferences.look = static_cast<Look>(i);
  preferences.textSize = qBound(100, settings.value(QStringLiteral("look/textSize"), 100).toInt(), 200);
  preferences.language = settings.value(QStringLiteral("look/language")).toString();
  preferences.home = settings.value(QStringLiteral("files/home")).toString();
  preferences.earlierHomes = settings.value(QStringLiteral("files/earlierHomes")).toStringList();
  preferences.battles = settings.value(QStringLiteral("files/battles")).toString();
  preferences.motion = settings.value(QStringLiteral("look/motion"), false).toBool();
  preferences.centimetres = settings.value(QStringLiteral("look/lengths")).toString() == QLatin1String("cm");
  preferences.ownDice = settings.value(QStringLiteral("play/dice")).toString() == QLatin1String("typed");
  preferences.asLeft = settings.value(QStringLiteral("window/asLeft"), true).toBool();
  preferences.sayWhere = settings.value(QStringLiteral("closing/sayWhere"), true).toBool();
  preferences.club = settings.value(QStringLiteral("print/club")).toString();
  preferences.logo = settings.value(QStringLiteral("print/logo")).toString();
  return preferences;
}

void Preferences::save() const {
  Settings settings;
  settings.setValue(QStringLiteral("look/colours"), QLatin1String(looks[static_cast<std::size_t>(look)]));
  settings.setValue(QStringLiteral("look/textSize"), textSize);
  settings.setValue(QStringLiteral("look/language"), language);
  settings.setValue(QStringLiteral("files/home"), home);
  settings.setValue(QStringLiteral("files/earlierHomes"), earlierHomes);
  settings.setValue(QStringLiteral("look/motion"), motion);
  settings.setValue(QStringLiteral("look/lengths"), centimetres ? QStringLiteral("cm") : QStringLiteral("in"));
  settings.setValue(QStringLiteral("play/dice"), ownDice ? QStringLiteral("typed") : QStringLiteral("rolled"));
  settings.setValue(QStringLiteral("window/asLeft"), asLeft);
  settings.setValue(QStringLiteral("closing/sayWhere"), sayWhere);
  settings.setValue(QStringLiteral("print/club"), club);
  settings.setValue(QStringLiteral("print/logo"), logo);
}

void Preferences::apply() const {
  const bool dark = desktopIsDark();
  Theme& theme = Theme::current();
  const Theme::Scheme scheme = look == Look::highContrast     ? Theme::Scheme::highContrast
                               : look == Look::dark           ? Theme::Scheme::dark
                               : look == Look::system && dark ? Theme::Scheme::dark
                                                              : Theme::Scheme::light;
  if (scheme != theme.scheme()) theme.setScheme(scheme);
  if (textSize != theme.textSize()) theme.setTextSize(textSize);
  showCentimetres(centimetres);
}

QString keyName(const QAction& action) {
  // The action's words may name its present effect, so the lasting name comes first.
  const QString plain = action.property(nameForGood).toString();
  QString name = plain.isEmpty() ? action.text() : plain;
  return name.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

void loadKeys(const QList<QAction*>& actions) {
  Settings settings;
  for (QAction* action : actions) {
    action->setProperty(cameWith, QKeySequence::listToString(action->shortcuts()));
    const QString entry = keyEntryOf(*action);
    // Older settings have them under the words of the menus.
    const QString old = QStringLiteral("keys/") + keyName(*action);
    if (!settings.contains(entry) && settings.contains(old)) settings.setValue(entry, settings.value(old));
    settings.remove(old);
    if (settings.contains(entry)) action->setShortcuts(QKeySequence::listFromString(settings.value(entry).toString()));
  }
}

void saveKeys(const QAction& action) {
  Settings settings;
  const QString entry = keyEntryOf(action);
  const QString keys = QKeySequence::listToString(action.shortcuts());
  if (keys == action.property(cameWith).toString())
    settings.remove(entry);
  else
    settings.setValue(entry, keys);
}

}  // namespace signifer::ui
