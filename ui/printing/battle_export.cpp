#include "printing/battle_export.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QPixmap>

#include "game/battle_controller.h"
#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "report/battle_report.h"
#include "sheet/papers.h"
#include "table/table_view.h"

namespace signifer::ui {
namespace {

constexpr QSize tableSize{1600, 1120};
constexpr double pictureScale = 2;

// With what the players said of its events, where it is a journal.
std::vector<LeftOutOverlay> openFile(BattleController& game, const RuleSetLibrary& library, const QString& file) {
  std::vector<LeftOutOverlay> leftOut;
  if (file.endsWith(QLatin1String(".json"))) {
    game.open(openBattle(library, file.toStdString(), 1, &leftOut));
    return leftOut;
  }
  OpenedJournal opened = openJournal(library, file.toStdString());
  leftOut = opened.leftOut;
  game.open(std::move(opened.session), nullptr, opened.notes);
  return leftOut;
}

Sheet checklistOf(const RuleSetLibrary& library, const BattleController& game) {
  PaperOrder order;
  order.kind = PaperKind::checklist;
  order.source = library.find(game.definition().id());
  order.house = houseRulesOf(game.definition(), *game.battle().setup);
  return makePaper(order);
}

QByteArray pngBytes(const QPixmap& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  return buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG") ? bytes : QByteArray();
}

}  // namespace

QString exportBattle(const RuleSetLibrary& library, const QString& file, const QString& folder, QString* leftOut) {
  try {
    BattleController game;
    TableView table(game);
    table.resize(tableSize);
    const std::string without = leftOutWords(openFile(game, library, file));
    if (leftOut != nullptr) *leftOut = QString::fromStdString(without);
    if (!QDir().mkpath(folder)) return QObject::tr("%1 cannot be made.").arg(folder);
    table.fit();
    QPixmap picture(tableSize * pictureScale);
    picture.setDevicePixelRatio(pictureScale);
    table.render(&picture);
    const QDir into(folder);
    for (const QString& name : {QStringLiteral("table.png"), QStringLiteral("checklist.pdf")}) {
      const QString path = into.filePath(name);
      const bool written = name.endsWith(QLatin1String("png")) ? writeBytes(path, pngBytes(picture))
                                                               : writeSheetPdf(checklistOf(library, game), path);
      if (!written) return QObject::tr("%1 cannot be written.").arg(path);
    }
    // A battle without events has no story to tell.
    if (game.session().eventCount() == 0) return {};
    for (const char* name : {"story.html", "story.pdf", "story.md", "story.bbcode", "story.txt"})
      if (const QString path = into.filePath(QLatin1String(name)); !writeReport(game, path))
        return QObject::tr("%1 cannot be written.").arg(path);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace signifer::ui
