#include "report/replay_export.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <algorithm>

#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "replay/page.h"
#include "replay/season.h"
#include "sheet/story_marks.h"

namespace signifer::ui {
namespace {

// "cannae.html", "cannae-2.html": no two battles share a file, and none is the season's page.
QString replayName(const QString& journal, QStringList& taken) {
  const QString base = QFileInfo(journal).completeBaseName();
  QString name = base + QStringLiteral(".html");
  for (int i = 2; taken.contains(name, Qt::CaseInsensitive); ++i) name = QStringLiteral("%1-%2.html").arg(base).arg(i);
  taken << name;
  return name;
}

}  // namespace

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

QString exportSeason(const RuleSetLibrary& library, const QStringList& journals, const QString& folder) {
  if (!QDir().mkpath(folder)) return QObject::tr("%1 cannot be made.").arg(folder);
  const QDir into(folder);
  QStringList wrong;
  QStringList taken{QStringLiteral("index.html")};
  std::vector<SeasonBattle> battles;
  for (const QString& journal : journals) {
    try {
      const OpenedJournal opened = openJournal(library, journal.toStdString());
      ReplayOrder order;
      order.marks = storyMarks(*opened.session, opened.notes);
      SeasonBattle battle = seasonBattleOf(*opened.session, opened.notes);
      const QString name = replayName(journal, taken);
      battle.date = QFileInfo(journal).lastModified().date().toString(Qt::ISODate).toStdString();
      battle.link = name.toStdString();
      if (writeBytes(into.filePath(name), QByteArray::fromStdString(replayPage(*opened.session, order))))
        battles.push_back(std::move(battle));
      else
        wrong << QObject::tr("%1 cannot be written.").arg(into.filePath(name));
    } catch (const std::exception& e) {
      wrong << QString::fromUtf8(e.what());
    }
  }
  std::ranges::stable_sort(battles, {}, &SeasonBattle::date);
  const QString page = into.filePath(QStringLiteral("index.html"));
  const QString title = QObject::tr("Battles of the season");
  if (!writeBytes(page, QByteArray::fromStdString(seasonPage(title.toStdString(), battles))))
    wrong << QObject::tr("%1 cannot be written.").arg(page);
  return wrong.join(QLatin1Char('\n'));
}

}  // namespace signifer::ui
