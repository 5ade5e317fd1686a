// The window's program: reads the command line, finds the rule sets and opens what was asked for.
#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>
#include <cstdio>

#include "library/loader.h"
#include "main_window.h"
#include "printing/battle_export.h"
#include "theme.h"
#ifdef SIGNIFER_BUILTIN_RULESETS
#include "builtin_rulesets.h"
#endif

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QApplication::setApplicationName(QStringLiteral("signifer"));
  QApplication::setApplicationDisplayName(QStringLiteral("Signifer"));
  QApplication::setApplicationVersion(QStringLiteral(SIGNIFER_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("signifer"));

  QCommandLineParser line;
  line.setApplicationDescription(QApplication::tr("Referee and simulator for tabletop miniature battles."));
  line.addHelpOption();
  line.addVersionOption();
  line.addPositionalArgument(QStringLiteral("file"),
                             QApplication::tr("A journal (.signifer) or a battle file (.json)."),
                             QStringLiteral("[file]"));
  const QCommandLineOption ruleSets(QStringLiteral("rulesets"),
                                    QApplication::tr("Look for rule sets in this folder only."),
                                    QStringLiteral("folder"));
  const QCommandLineOption dark(QStringLiteral("dark"), QApplication::tr("Dark colours."));
  const QCommandLineOption textSize(QStringLiteral("text-size"), QApplication::tr("Text size in per cent, 100 to 200."),
                                    QStringLiteral("per cent"), QStringLiteral("100"));
  const QCommandLineOption exportTo(
      QStringLiteral("export"),
      QApplication::tr("Write the table (PNG) and the phase checklist (PDF) of the file into this folder, and end."),
      QStringLiteral("folder"));
  line.addOptions({ruleSets, dark, textSize, exportTo});
  line.process(app);

  signifer::ui::Theme& theme = signifer::ui::Theme::current();
  if (line.isSet(dark)) theme.setScheme(signifer::ui::Theme::Scheme::dark);
  theme.setTextSize(line.value(textSize).toInt());

#ifdef SIGNIFER_BUILTIN_RULESETS
  signifer::RuleSetLibrary library =
      signifer::RuleSetLibrary::builtin(signifer::builtinRuleSets(), SIGNIFER_BUILT_RULESETS);
#else
  signifer::RuleSetLibrary library =
      signifer::RuleSetLibrary::load(signifer::ruleSetRoots(line.value(ruleSets).toStdString()));
#endif
  if (line.isSet(exportTo)) {
    const QStringList files = line.positionalArguments();
    const QString wrong = files.isEmpty() ? QApplication::tr("There is no file to export.")
                                          : signifer::ui::exportBattle(library, files.front(), line.value(exportTo));
    if (!wrong.isEmpty()) std::fprintf(stderr, "%s\n", qPrintable(wrong));
    return wrong.isEmpty() ? 0 : 1;
  }
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  signifer::ui::MainWindow window(std::move(library),
                                  {signifer::assetsFolder(), (data + QStringLiteral("/battles")).toStdString()});
  window.show();
  if (!line.positionalArguments().isEmpty()) window.openFile(line.positionalArguments().front());
  return QApplication::exec();
}
