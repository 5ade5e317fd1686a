// The window's program: reads the command line, finds the rule sets and opens what was asked for.
#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include "library/loader.h"
#include "main_window.h"
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
  line.addOptions({ruleSets, dark, textSize});
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
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  signifer::ui::MainWindow window(std::move(library),
                                  {signifer::assetsFolder(), (data + QStringLiteral("/battles")).toStdString()});
  window.show();
  if (!line.positionalArguments().isEmpty()) window.openFile(line.positionalArguments().front());
  return QApplication::exec();
}
