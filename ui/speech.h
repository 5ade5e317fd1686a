// The language of the window and of everything that the engine says in it: chosen in the preferences, or that of the
// system. It is set once, before there is a window; another choice counts from the next start.
#pragma once

#include <QString>
#include <QStringList>

namespace signifer::ui {

/// The code of the language to speak: `chosen` where it is one of the program's, else the first of `wished` (such as
/// "de-AT") that is, else English.
[[nodiscard]] QString languageFor(const QString& chosen, const QStringList& wished);
/// Speaks it, in the window, in the engine and in rule sets that are loaded from now on. Where its texts cannot be read
/// English is spoken, and the reason is returned.
QString speakLanguage(const QString& code);

}  // namespace signifer::ui
