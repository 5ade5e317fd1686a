#include "printing/battle_export.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QPixmap>

#include "game/battle_controller.h"
#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "sheet/papers.h"
#include "table/table_view.h"

namespace signifer::ui {
namespace {

constexpr QSize pictureSize{1600, 1120};
constexpr double pictureScale = 2;

std::unique_ptr<Session> openFile(const RuleSetLibrary& library, const QString& file) {
  if (QFileInfo(file).suffix() == QLatin1String("signifer"))
    return std::move(openJournal(library, file.toStdString()).session);
  return openBattle(library, file.toStdString(), 1);
}

Sheet checklistOf(const RuleSetLibrary& library, const BattleController& game) {
  PaperOrder order;
  order.kind = PaperKind::checklist;
  order.source = library.find(game.definition().id());
  order.house = houseRulesOf(game.definition(), *game.battle().setup);
  return makePaper(order);
}

QByteArray pngOf(const QPixmap& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  return buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG") ? bytes : QByteArray();
}

}  // namespace

QString exportBattle(const RuleSetLibrary& library, const QString& file, const QString& folder) {
  try {
    BattleController game;
    TableView table(game);
    table.resize(pictureSize);
    game.open(openFile(library, file));
    if (!QDir().mkpath(folder)) return QObject::tr("%1 cannot be made.").arg(folder);
    table.fit();
    QPixmap picture(pictureSize * pictureScale);
    picture.setDevicePixelRatio(pictureScale);
    table.render(&picture);
    const QDir into(folder);
    for (const QString& name : {QStringLiteral("table.png"), QStringLiteral("checklist.pdf")}) {
      const QString path = into.filePath(name);
      const bool written = name.endsWith(QLatin1String("png")) ? writeBytes(path, pngOf(picture))
                                                               : writeSheetPdf(checklistOf(library, game), path);
      if (!written) return QObject::tr("%1 cannot be written.").arg(path);
    }
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace signifer::ui
