#include "command_line.h"

#include <QCoreApplication>

namespace signifer::ui {

CommandLine::CommandLine()
    : ruleSets_(QStringLiteral("rulesets"), QCoreApplication::tr("Look for rule sets in this folder only."),
                QStringLiteral("folder")),
      dark_(QStringLiteral("dark"), QCoreApplication::tr("Dark colours.")),
      textSize_(QStringLiteral("text-size"), QCoreApplication::tr("Text size in per cent, 100 to 200."),
                QStringLiteral("per cent"), QStringLiteral("100")),
      exportTo_(QStringLiteral("export"),
                QCoreApplication::tr(
                    "Write the table (PNG) and the phase checklist (PDF) of the file into this folder, and end. "
                    "Needs no display."),
                QStringLiteral("folder")) {
  parser_.setApplicationDescription(QCoreApplication::tr("Referee and simulator for tabletop miniature battles."));
  parser_.addHelpOption();
  parser_.addVersionOption();
  parser_.addPositionalArgument(
      QStringLiteral("file"),
      QCoreApplication::tr("A journal (.signifer), a battle file (.json), or a battle that came with the program: "
                           "'signifer-cli scenarios' lists them."),
      QStringLiteral("[file]"));
  parser_.addOptions({ruleSets_, dark_, textSize_, exportTo_});
}

bool CommandLine::asksOnly(const QStringList& arguments) {
  // Whole words only: the toolkit's own options ("-reverse") would read as bundles of short ones.
  static const QStringList words{QStringLiteral("-h"), QStringLiteral("--help"), QStringLiteral("--help-all"),
                                 QStringLiteral("-v"), QStringLiteral("--version")};
  for (const QString& argument : arguments.mid(1)) {
    if (argument == QLatin1String("--")) return false;
    if (words.contains(argument)) return true;
  }
  return false;
}

}  // namespace signifer::ui
