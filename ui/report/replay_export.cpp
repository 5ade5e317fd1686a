#include "report/replay_export.h"

#include <QObject>

#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "replay/page.h"
#include "sheet/story_marks.h"

namespace signifer::ui {
bool writeReplay(const BattleController& game, const QString& path, bool withBattle) {
  ReplayOrder order;
  for (const auto& [event, mark] : game.marks()) order.marks[event] = {mark.key, mark.comment.toStdString()};
  order.notes = notesOf(game.desk());
  order.withBattle = withBattle;
  return writeBytes(path, QByteArray::fromStdString(replayPage(game.session(), order)));
}

QString exportReplay(const RuleSetLibrary& library, const QString& journal, const QString& path, bool withBattle,
                     QString* leftOut) {
  try {
    const OpenedJournal opened = openJournal(library, journal.toStdString());
    if (leftOut != nullptr) *leftOut = QString::fromStdString(opened.warning());
    ReplayOrder order;
    order.marks = storyMarks(*opened.session, opened.notes);
    order.notes = opened.notes;
    order.withBattle = withBattle;
    if (!writeBytes(path, QByteArray::fromStdString(replayPage(*opened.session, order))))
      return QObject::tr("%1 cannot be written.").arg(path);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace signifer::ui
