// Prints every paper of every rule set into a folder as PDF, and says how much time that took: paper_pictures FOLDER
#include <QApplication>
#include <QDir>
#include <cstdio>
#include <ctime>

#include "every_paper.h"
#include "library/places.h"

int main(int argc, char** argv) {
  const QApplication app(argc, argv);
  if (argc != 2) {
    std::fprintf(stderr, "usage: ui_paper_pictures FOLDER\n");
    return 2;
  }
  const QDir folder(QString::fromLocal8Bit(argv[1]));
  folder.mkpath(QStringLiteral("."));
  const auto library = signifer::RuleSetLibrary::load({signifer::ownRuleSets()});
  int wrong = library.sources().empty() ? 1 : 0;
  if (wrong != 0) std::fprintf(stderr, "there are no rule sets: build them first\n");
  double usual = 0;
  double all = 0;
  for (signifer::ui::PrintedPaper& paper : signifer::ui::everyPaper(library)) {
    QString written;
    paper.request.output = folder.filePath(paper.name + QStringLiteral(".pdf"));
    const std::clock_t before = std::clock();
    const QString told = signifer::ui::printAlone(library, paper.request, written);
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    all += seconds;
    if (paper.request.paper == QLatin1String("a4") && !paper.request.large && !paper.request.landscape)
      usual += seconds;
    if (told.isEmpty()) continue;
    ++wrong;
    std::fprintf(stderr, "%s: %s\n", qPrintable(paper.name), qPrintable(told));
  }
  std::printf("every paper of every rule set: %.1f s; with Letter, large print and across: %.1f s\n", usual, all);
  return wrong == 0 ? 0 : 1;
}
