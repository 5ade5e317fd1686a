#include "report/battle_report.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "language/language.h"
#include "language/names.h"
#include "pictures/table_picture.h"
#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "report/report_parts.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

StoryMarks marksOf(const BattleController& game) {
  StoryMarks marks;
  for (const auto& [event, mark] : game.marks()) marks[event] = {mark.key, mark.comment.toStdString()};
  return marks;
}

bool writePdf(const BattleController& game, const Story& story, const QString& path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(text(saidName(game.battle().setup->title)));
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins({14, 14, 14, 14}, QPageLayout::Millimeter);
  constexpr int dots = 96;
  writer.setResolution(dots);
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setPageSize(QSizeF(writer.pageLayout().paintRectPixels(dots).size()));
  document.setHtml(reportPage(game, story, true));
  document.print(&writer);
  buffer.close();
  return writeBytes(path, bytes);
}

/// Maps beside a story are shown by themselves: wide enough for the units' symbols.
constexpr int mapFileWidth = 1200;

// The maps as files, `base`-1.png and `base`-1.svg and so on.
bool writeMaps(const BattleController& game, const Story& story, const QString& base) {
  const PaperColours paper;
  for (std::size_t i = 0; i < story.moments.size(); ++i) {
    const QString file = QStringLiteral("%1-%2").arg(base).arg(i + 1);
    const std::size_t event = story.moments[i].event;
    const PictureOrder order{mapFileWidth, event > 0, nullptr};
    const QByteArray drawing = tableSvg(game.session(), event, order, momentTitle(story.moments[i]));
    if (!writeBytes(file + QStringLiteral(".png"), pngOf(tablePicture(game.session(), event, order))) ||
        !writeBytes(file + QStringLiteral(".svg"), drawing))
      return false;
  }
  return true;
}

// The story, and which picture shows what: forums take pictures by themselves.
Sheet sheetWithMaps(const BattleController& game, const Story& story, const QString& name) {
  Sheet sheet = storySheet(game.session(), story);
  sheet.blocks.push_back(SheetHeading{BattleReport::tr("Pictures").toStdString(), ""});
  for (std::size_t i = 0; i < story.moments.size(); ++i) {
    const QString words = QStringLiteral("%1-%2.png: %3.").arg(name).arg(i + 1).arg(momentTitle(story.moments[i]));
    const std::string more = story.moments[i].event == 0 ? std::string() : " " + story.moments[i].words;
    sheet.blocks.push_back(SheetParagraph{words.toStdString() + more, {}});
  }
  return sheet;
}

}  // namespace

Story storyOf(const BattleController& game) {
  Story story = tellStory(game.session(), marksOf(game));
  story.who = whoPlayed(notesOf(game.desk()));
  return story;
}

std::vector<QImage> mapsOf(const BattleController& game, const Story& story, QSize size, double ratio) {
  const PaperColours paper;
  const Session& session = game.session();
  std::vector<QImage> maps;
  for (const StoryMoment& moment : story.moments) {
    const Battle& then = moment.event < session.eventCount() ? session.before(moment.event) : session.battle();
    // Arrows show what the turn moved, but nothing moved before the first.
    const Battle& before = session.before(eventsBeforeTurnOf(session, moment.event));
    QImage map(size * ratio, QImage::Format_RGB32);
    map.setDevicePixelRatio(ratio);
    map.fill(colours().outside);
    QPainter painter(&map);
    paintBattle(painter, game.rules(), then, size, {&session.start(), moment.event == 0 ? nullptr : &before});
    painter.end();
    maps.push_back(std::move(map));
  }
  return maps;
}

QString reportHtml(const BattleController& game) { return reportPage(game, storyOf(game), false); }

QString reportMarkdown(const BattleController& game, const QString& name) {
  return reportInMarkdown(game, storyOf(game), name);
}

bool writeReport(const BattleController& game, const QString& path, std::uint32_t battles) {
  const QFileInfo file(path);
  const QString ending = file.suffix().toLower();
  Story story = storyOf(game);
  if (battles > 0) story.playedOn = playedOnInWords(game.session(), story, battles);
  if (ending == QLatin1String("pdf")) return writePdf(game, story, path);
  const bool bare = ending == QLatin1String("bbcode") || ending == QLatin1String("txt");
  if (!bare && ending != QLatin1String("md")) return writeBytes(path, reportPage(game, story, false).toUtf8());
  const QString name = file.completeBaseName();
  if (!writeMaps(game, story, file.path() + QLatin1Char('/') + name)) return false;
  if (!bare) return writeBytes(path, reportInMarkdown(game, story, name).toUtf8());
  const SheetFormat format = ending == QLatin1String("txt") ? SheetFormat::text : SheetFormat::bbcode;
  return writeBytes(path, QByteArray::fromStdString(writeSheet(sheetWithMaps(game, story, name), format)));
}

QString exportReport(const RuleSetLibrary& library, const QString& journal, const QString& path, QString* leftOut) {
  try {
    OpenedJournal opened = openJournal(library, journal.toStdString());
    if (leftOut != nullptr) *leftOut = QString::fromStdString(opened.warning());
    BattleController game;
    game.open(std::move(opened.session), nullptr, opened.notes);
    if (!writeReport(game, path, battlesOfReport)) return QObject::tr("%1 cannot be written.").arg(path);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace signifer::ui
