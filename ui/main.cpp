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

namespace {

using signifer::RuleSetLibrary;

/// What may be said on the command line.
struct CommandLine {
  QCommandLineParser parser;
  QCommandLineOption ruleSets{QStringLiteral("rulesets"), QApplication::tr("Look for rule sets in this folder only."),
                              QStringLiteral("folder")};
  QCommandLineOption dark{QStringLiteral("dark"), QApplication::tr("Dark colours.")};
  QCommandLineOption textSize{QStringLiteral("text-size"), QApplication::tr("Text size in per cent, 100 to 200."),
                              QStringLiteral("per cent"), QStringLiteral("100")};
  QCommandLineOption exportTo{
      QStringLiteral("export"),
      QApplication::tr("Write the table (PNG) and the phase checklist (PDF) of the file into this folder, and end."),
      QStringLiteral("folder")};

  explicit CommandLine(const QApplication& app) {
    parser.setApplicationDescription(QApplication::tr("Referee and simulator for tabletop miniature battles."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QApplication::tr("A journal (.signifer) or a battle file (.json)."),
                                 QStringLiteral("[file]"));
    parser.addOptions({ruleSets, dark, textSize, exportTo});
    parser.process(app);
  }
  [[nodiscard]] QString file() const { return parser.positionalArguments().value(0); }
};

RuleSetLibrary loadLibrary([[maybe_unused]] const CommandLine& line) {
#ifdef SIGNIFER_BUILTIN_RULESETS
  return RuleSetLibrary::builtin(signifer::builtinRuleSets(), signifer::builtinRuleSetFolder());
#else
  return RuleSetLibrary::load(signifer::ruleSetRoots(line.parser.value(line.ruleSets).toStdString()));
#endif
}

int exportAlone(const RuleSetLibrary& library, const CommandLine& line) {
  const QString wrong = line.file().isEmpty()
                            ? QApplication::tr("There is no file to export.")
                            : signifer::ui::exportBattle(library, line.file(), line.parser.value(line.exportTo));
  if (!wrong.isEmpty()) std::fprintf(stderr, "%s\n", qPrintable(wrong));
  return wrong.isEmpty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  QApplication::setApplicationName(QStringLiteral("signifer"));
  QApplication::setApplicationDisplayName(QStringLiteral("Signifer"));
  QApplication::setApplicationVersion(QStringLiteral(SIGNIFER_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("signifer"));
  const CommandLine line(app);

  signifer::ui::Theme& theme = signifer::ui::Theme::current();
  if (line.parser.isSet(line.dark)) theme.setScheme(signifer::ui::Theme::Scheme::dark);
  theme.setTextSize(line.parser.value(line.textSize).toInt());

  RuleSetLibrary library = loadLibrary(line);
  if (line.parser.isSet(line.exportTo)) return exportAlone(library, line);
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  signifer::ui::MainWindow window(std::move(library),
                                  {signifer::assetsFolder(), (data + QStringLiteral("/battles")).toStdString()});
  window.show();
  if (!line.file().isEmpty()) window.openFile(line.file());
  return QApplication::exec();
}
