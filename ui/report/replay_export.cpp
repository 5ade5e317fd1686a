#include "report/replay_export.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <algorithm>

#include "library/places.h"
#include "play/journal.h"
#include "printing/print_job.h"
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

ReplayOrder orderOf(const RuleSetLibrary& library, const ReplayWish& wish, const std::string& notes) {
  ReplayOrder order;
  order.notes = notes;
  order.who = whoPlayed(notes);
  order.withBattle = wish.withBattle;
  for (const QString& language : wish.languages) order.languages.push_back(language.toStdString());
  order.library = &library;
  order.texts = dataFolder() / "languages";
  return order;
}

}  // namespace

bool writeReplay(const RuleSetLibrary& library, const BattleController& game, const QString& path,
                 const ReplayWish& wish) {
  ReplayOrder order = orderOf(library, wish, notesOf(game.desk()));
  if (!findSide(*game.battle().setup, wish.side, order.side).isEmpty()) return false;
  for (const auto& [event, mark] : game.marks()) order.marks[event] = {mark.key, mark.comment.toStdString()};
  return writeBytes(path, QByteArray::fromStdString(replayPage(game.session(), order)));
}

QString exportReplay(const RuleSetLibrary& library, const QString& journal, const QString& path, const ReplayWish& wish,
                     QString* leftOut) {
  try {
    const OpenedJournal opened = openJournal(library, journal.toStdString());
    if (leftOut != nullptr) *leftOut = QString::fromStdString(opened.warning());
    ReplayOrder order = orderOf(library, wish, opened.notes);
    order.marks = storyMarks(*opened.session, opened.notes);
    if (QString wrong = findSide(*opened.session->start().setup, wish.side, order.side); !wrong.isEmpty()) return wrong;
    if (order.side != noSide && wish.withBattle)
      return QObject::tr("The battle tells everything: leave it or the side away.");
    if (!writeBytes(path, QByteArray::fromStdString(replayPage(*opened.session, order))))
      return QObject::tr("%1 cannot be written.").arg(path);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

QString exportSeason(const RuleSetLibrary& library, const QStringList& journals, const QString& folder,
                     QString* leftOut) {
  if (!QDir().mkpath(folder)) return QObject::tr("%1 cannot be made.").arg(folder);
  const QDir into(folder);
  QStringList wrong;
  QStringList inPart;
  QStringList taken{QStringLiteral("index.html")};
  std::vector<SeasonBattle> battles;
  for (const QString& journal : journals) {
    try {
      const OpenedJournal opened = openJournal(library, journal.toStdString());
      if (const std::string warning = opened.warning(); !warning.empty())
        inPart << QFileInfo(journal).fileName() + QStringLiteral(": ") + QString::fromStdString(warning);
      ReplayOrder order;
      order.marks = storyMarks(*opened.session, opened.notes);
      order.who = whoPlayed(opened.notes);
      SeasonBattle battle = seasonBattleOf(*opened.session, opened.notes);
      const QString name = replayName(journal, taken);
      if (battle.date.empty())
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
  if (leftOut != nullptr) *leftOut = inPart.join(QLatin1Char('\n'));
  return wrong.join(QLatin1Char('\n'));
}

}  // namespace signifer::ui
