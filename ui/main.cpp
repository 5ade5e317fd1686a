// The window's program: reads the command line, finds the rule sets and opens what was asked for.
#include <QApplication>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <string_view>

#include "command_line.h"
#include "files/home.h"
#include "library/places.h"
#include "main_window.h"
#include "photo/read_photo.h"
#include "photo/reader_child.h"
#include "pictures/film.h"
#include "preferences.h"
#include "printing/battle_export.h"
#include "report/battle_report.h"
#include "report/replay_export.h"
#include "room/phones_dock.h"
#include "speech.h"
#include "theme.h"
#ifdef SIGNIFER_BUILTIN_RULESETS
#include "builtin_rulesets.h"
#endif

namespace {

using signifer::RuleSetLibrary;
using signifer::ui::CommandLine;

void nameProgram() {
  QCoreApplication::setApplicationName(QStringLiteral("signifer"));
  QCoreApplication::setApplicationVersion(QStringLiteral(SIGNIFER_VERSION));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Signifer"));
  QGuiApplication::setDesktopFileName(QStringLiteral(SIGNIFER_APP_ID));
}

// Help and version are answered before there is a window system: they need no display.
void answerQuestions(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  if (CommandLine::asksOnly(QCoreApplication::arguments())) CommandLine().read(app);
}

bool says(int argc, char** argv, std::initializer_list<QByteArrayView> words) {
  return std::any_of(argv + 1, argv + argc, [words](const char* argument) {
    return std::ranges::any_of(words,
                               [argument](QByteArrayView word) { return QByteArrayView(argument).startsWith(word); });
  });
}

// Whether there is something to draw on. Printing to a file draws in memory, and so does an export without a display.
bool findDisplay(int argc, char** argv) {
  if (says(argc, argv, {"--print"}) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    return qputenv("QT_QPA_PLATFORM", "offscreen");
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (!qEnvironmentVariableIsEmpty(variable)) return true;
  if (says(argc, argv, {"-platform", "--platform"})) return true;
  return says(argc, argv, {"--export", "--phones"}) && qputenv("QT_QPA_PLATFORM", "offscreen");
}

RuleSetLibrary loadLibrary([[maybe_unused]] const CommandLine& line, [[maybe_unused]] std::string only = {}) {
#ifdef SIGNIFER_BUILTIN_RULESETS
  return RuleSetLibrary::builtin(signifer::builtinRuleSets(), signifer::ownRuleSets());
#else
  const auto roots = signifer::ruleSetRoots(line.ruleSets().toStdString());
  // A paper needs its own rule set; making all of them takes longer than the paper.
  if (line.prints()) only = line.printRequest().ruleSet.toStdString();
  if (!only.empty())
    if (RuleSetLibrary single = RuleSetLibrary::load(roots, only); single.find(only) != nullptr) return single;
  return RuleSetLibrary::load(roots);
#endif
}

QString fileOf(const CommandLine& line) {
  return line.file().isEmpty() ? QString()
                               : QString::fromStdString(signifer::battleFile(line.file().toStdString()).string());
}

int exportAlone(const RuleSetLibrary& library, const CommandLine& line) {
  const QString file = fileOf(line);
  QString without;
  QString wrong;
  if (file.isEmpty())
    wrong = QApplication::tr("There is no file to export.");
  else if (!line.replayTo().isEmpty())
    wrong = signifer::ui::exportReplay(library, file, line.replayTo(), line.replayWish(), &without);
  if (wrong.isEmpty() && !line.exportTo().isEmpty())
    wrong = signifer::ui::exportBattle(library, file, line.exportTo(), &without);
  if (wrong.isEmpty() && !line.reportTo().isEmpty())
    wrong = signifer::ui::exportReport(library, file, line.reportTo(), &without);
  if (wrong.isEmpty() && !line.filmTo().isEmpty())
    wrong = signifer::ui::exportFilm(library, file, line.filmTo(), line.filmTurn(), &without);
  if (wrong.isEmpty() && !line.seasonTo().isEmpty())
    wrong = signifer::ui::exportSeason(library, line.files(), line.seasonTo(), &without);
  if (!without.isEmpty()) std::fprintf(stderr, "%s\n", qPrintable(without));
  if (!wrong.isEmpty()) std::fprintf(stderr, "%s\n", qPrintable(wrong));
  return wrong.isEmpty() ? 0 : 1;
}

int printPaper(const RuleSetLibrary& library, const CommandLine& line) {
  QString written;
  std::vector<signifer::LeftOutOverlay> leftOut;
  const QString wrong = signifer::ui::printAlone(library, line.printRequest(), written, &leftOut);
  if (!leftOut.empty()) std::fprintf(stderr, "%s\n", signifer::leftOutWords(leftOut).c_str());
  if (!wrong.isEmpty()) std::fprintf(stderr, "signifer: %s\n", qPrintable(wrong));
  if (wrong.isEmpty()) std::printf("%s\n", qPrintable(written));
  return wrong.isEmpty() ? 0 : 1;
}

void speakTo(const QString& language, const QStringList& wished) {
  if (const QString wrong = signifer::ui::speakLanguage(signifer::ui::languageFor(language, wished)); !wrong.isEmpty())
    std::fprintf(stderr, "signifer: %s\n", qPrintable(wrong));
}

// Without a window system.
int readPhotos(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  CommandLine line;
  line.read(app);
  speakTo(line.language(), QLocale::system().uiLanguages());
  const auto request = line.photoRequest();
  return signifer::ui::readPhotosAlone(loadLibrary(line, signifer::ui::ruleSetNamedIn(request.battle)), request);
}

// The home of the person's files, and where battles were kept by older versions.
signifer::ui::Places placesOf(const signifer::ui::Preferences& preferences, const QString& data) {
  using signifer::ui::FilesHome;
  FilesHome& home = FilesHome::current();
  home.settle(preferences.home.isEmpty() ? FilesHome::usual() : preferences.home, preferences.earlierHomes);
  signifer::ui::Places places;
  places.assets = signifer::dataFolder();
  places.battles = home.folder(signifer::ui::FileKind::battle).toStdString();
  places.cards = (data + QStringLiteral("/cards")).toStdString();
  for (const QString& earlier : preferences.earlierHomes)
    places.older.emplace_back((earlier + QStringLiteral("/Battles")).toStdString());
  places.older.emplace_back((data + QStringLiteral("/battles")).toStdString());
  if (!preferences.battles.isEmpty()) places.older.emplace_back(preferences.battles.toStdString());
  return places;
}

// For whoever starts the window from a script, or without a display.
bool invitePhones(signifer::ui::MainWindow& window, const CommandLine& line) {
  auto* phones = window.findChild<signifer::ui::PhonesDock*>();
  if (line.trustsPhones()) phones->trustPhones();
  const QString wrong = window.game().hasBattle() ? phones->openAt(line.phonesAt(), line.phrase())
                                                  : QApplication::tr("There is no battle to invite phones to.");
  if (!wrong.isEmpty()) {
    std::fprintf(stderr, "signifer: %s\n", qPrintable(wrong));
    return false;
  }
  std::printf("%s\n%s\n", qPrintable(phones->invitation()), qPrintable(window.game().file()));
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  nameProgram();
  if (argc == 2 && argv[1] == std::string_view(signifer::ui::photoReaderWord))
    return signifer::ui::runPhotoReader(argc, argv);
  answerQuestions(argc, argv);
  if (says(argc, argv, {"--read-photo"})) return readPhotos(argc, argv);
  if (!findDisplay(argc, argv)) {
    std::fputs(
        "signifer: there is no display. signifer --export FOLDER FILE, signifer --print and signifer-cli need none.\n",
        stderr);
    return 2;
  }
  QApplication app(argc, argv);
  CommandLine line;
  line.read(app);

  // The command line's options count for this time. Files that are written look the same for everybody.
  const bool exports = line.exports();
  const bool writes = line.prints() || exports;
  signifer::ui::Preferences preferences = writes ? signifer::ui::Preferences() : signifer::ui::Preferences::load();
  if (line.dark()) preferences.look = signifer::ui::Preferences::Look::dark;
  if (line.textSize() > 100) preferences.textSize = line.textSize();
  const QString language = line.language().isEmpty() ? preferences.language : line.language();
  const QStringList wished = writes ? QStringList() : QLocale::system().uiLanguages();
  speakTo(language, wished);
  preferences.apply();
  signifer::ui::Theme::current().apply();

  if (const QString wrong = line.sideIgnored(); !wrong.isEmpty()) {
    std::fprintf(stderr, "signifer: %s\n", qPrintable(wrong));
    return 2;
  }
  RuleSetLibrary library = loadLibrary(line);
  if (line.prints()) return printPaper(library, line);
  if (exports) return exportAlone(library, line);
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  signifer::ui::MainWindow window(std::move(library), placesOf(preferences, data));
  window.rememberLayout();
  window.show();
  if (const QString file = fileOf(line); !file.isEmpty()) window.openFile(file);
  if (!line.phonesAt().isEmpty() && !invitePhones(window, line)) return 1;
  return QApplication::exec();
}
