#include "report/battle_report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <algorithm>

#include "language/language.h"
#include "language/names.h"
#include "pictures/table_picture.h"
#include "play/journal.h"
#include "play/wording.h"
#include "printing/sheet_printer.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "simulation/plot.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Three beside each other on a screen, and on A4 less its margins.
constexpr QSize mapSize{322, 215};
constexpr QSize mapSizeOnPaper{216, 144};
constexpr std::size_t mapsInRow = 3;
constexpr double mapRatio = 2.5;
constexpr QSize chartSize{322, 170};
constexpr QSize chanceChartSize{640, 170};

struct BattleReport {
  Q_DECLARE_TR_FUNCTIONS(BattleReport)
};

StoryMarks marksOf(const BattleController& game) {
  StoryMarks marks;
  for (const auto& [event, mark] : game.marks()) marks[event] = {mark.key, mark.comment.toStdString()};
  return marks;
}

QByteArray pngOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return bytes;
}

QString imageTag(const QImage& picture, const QString& words) {
  const QSize size = picture.size() / picture.devicePixelRatio();
  return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
      .arg(QString::fromLatin1(pngOf(picture).toBase64()))
      .arg(size.width())
      .arg(size.height())
      .arg(words.toHtmlEscaped());
}

QString flagTag(SideIndex side) {
  if (side == noSide) return {};
  return imageTag(sideFlag(side).toImage(), QString());
}

QString escaped(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

QString momentTitle(const StoryMoment& moment) {
  if (moment.event == 0) return BattleReport::tr("Before the first move");
  return (moment.starred ? QStringLiteral("★ ") : QString()) + BattleReport::tr("Turn %1").arg(moment.turn);
}

// Faces as bars, a dashed line where fair dice would have them.
QImage diceChart(const Story& story) {
  std::map<int, FaceCount> faces;
  for (const DiceCount& side : story.dice.sides)
    for (const auto& [face, count] : side.faces) {
      faces[face].fell += count.fell;
      faces[face].expected += count.expected;
    }
  Plot plot;
  plot.title = BattleReport::tr("Faces");
  plot.note = BattleReport::tr("dashed: fair dice");
  PlotLayer bars{PlotLayer::Kind::bar, noSide, {}, {}, {}, false};
  PlotLayer fair{PlotLayer::Kind::line, noSide, {}, {}, {}, true};
  plot.most = 1;
  for (const auto& [face, count] : faces) {
    plot.turns.push_back(face);
    bars.low.push_back(0);
    bars.high.push_back(count.fell);
    fair.high.push_back(count.expected);
    plot.labels.push_back(QString::number(count.fell));
    plot.most = std::max({plot.most, count.fell * 1.2, count.expected * 1.2});
  }
  plot.layers = {bars, fair};
  QImage picture(chartSize * mapRatio, QImage::Format_RGB32);
  picture.setDevicePixelRatio(mapRatio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paintPlot(painter, QRectF(QPointF(0, 0), QSizeF(chartSize)), plot);
  return picture;
}

// Both sides' chances to win at the end of each turn.
QImage chanceChart(const Story& story) {
  Plot plot;
  plot.title = BattleReport::tr("Chance to win");
  plot.note = BattleReport::tr("%, at the end of each turn");
  PlotLayer lines[2];
  for (std::size_t side = 0; side < 2; ++side) {
    lines[side].side = static_cast<SideIndex>(side);
    lines[side].words = QString::fromStdString(story.sides[side]);
    // The second side's line is dashed: not by colour alone.
    lines[side].dashed = side == 1;
  }
  for (std::size_t i = 0; i < story.told.size(); ++i) {
    if (i + 1 < story.told.size() && story.told[i + 1].turn == story.told[i].turn) continue;
    const double chance = 100 * story.chances[std::min(story.told[i].last, story.chances.size() - 1)];
    plot.turns.push_back(story.told[i].turn);
    lines[0].high.push_back(chance);
    lines[1].high.push_back(100 - chance);
  }
  plot.layers = {lines[0], lines[1]};
  QImage picture(chanceChartSize * mapRatio, QImage::Format_RGB32);
  picture.setDevicePixelRatio(mapRatio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paintPlot(painter, QRectF(QPointF(0, 0), QSizeF(chanceChartSize)), plot);
  return picture;
}

// One page, put together part by part.
class Page {
 public:
  Page(const BattleController& game, const Story& story, bool onPaper)
      : game_(game), story_(story), map_(onPaper ? mapSizeOnPaper : mapSize), onPaper_(onPaper) {}

  QString html() {
    const PaperColours paper;
    head();
    maps();
    chances();
    turns();
    losses();
    dice();
    foot();
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%4\"><head><meta charset=\"utf-8\"><title>%1</title>\n<style>%2"
               "</style></head><body>\n%3</body></html>\n")
        .arg(escaped(story_.title), onPaper_ ? style() + QStringLiteral("body { margin: 0; padding: 0; }\n") : style(),
             out_, text(spokenLanguage()));
  }

 private:
  // A style that text documents understand as well as browsers do.
  static QString style() {
    return QStringLiteral(
        "body { font-family: 'Inter', 'DejaVu Sans', sans-serif; font-size: 10pt; color: #161a1c; background: #ffffff; "
        "max-width: 1040px; margin: 24px auto; padding: 0 16px; line-height: 140%; }\n"
        "h1 { font-family: 'EB Garamond', 'DejaVu Serif', serif; font-size: 28pt; font-weight: normal; margin: 2px 0 "
        "6px 0; }\n"
        "h2 { font-family: 'EB Garamond', 'DejaVu Serif', serif; font-size: 17pt; font-weight: normal; margin: 22px 0 "
        "6px 0; }\n"
        "td { vertical-align: top; padding: 3px 12px 3px 0; }\n"
        ".turn { font-family: 'EB Garamond', 'DejaVu Serif', serif; font-size: 13pt; }\n"
        ".small { font-size: 8pt; color: #55606a; }\n"
        ".map { line-height: 100%; margin: 0; }\n"
        ".comment { font-style: italic; }\n"
        "a { color: #0a5c8f; }\n");
  }

  void head() {
    out_ += QStringLiteral("<p class=\"small\">%1</p>\n<h1>%2</h1>\n")
                .arg(BattleReport::tr("Battle report · %1")
                         .arg(QString::fromStdString(game_.definition().name()))
                         .toHtmlEscaped(),
                     escaped(story_.title));
    out_ += QStringLiteral("<p><b>%1</b> %2</p>\n")
                .arg(escaped(story_.outcome),
                     BattleReport::tr("%1, %2, %3.")
                         .arg(counted(story_.turns, BattleReport::tr("One turn"), BattleReport::tr("%1 turns")),
                              counted(static_cast<qsizetype>(story_.events), BattleReport::tr("one event"),
                                      BattleReport::tr("%1 events")),
                              counted(story_.dice.sides[0].rolled + story_.dice.sides[1].rolled,
                                      BattleReport::tr("one die"), BattleReport::tr("%1 dice")))
                         .toHtmlEscaped());
    out_ += QStringLiteral("<table><tr>");
    for (SideIndex side = 0; side < 2; ++side) {
      QStringList words;
      for (const Standing& standing : game_.rules().standings(game_.battle()))
        if (standing.side == side)
          words << BattleReport::tr("%1 %2 of %3")
                       .arg(lowerFirst(phraseOf(game_.definition(), standing.phrase)))
                       .arg(QString::number(standing.left).replace(QLatin1Char('-'), QChar(0x2212)))
                       .arg(standing.start);
      out_ += QStringLiteral("<td>%1 <b>%2</b> <span class=\"small\">%3</span></td>")
                  .arg(flagTag(side), escaped(story_.sides[side]), words.join(QStringLiteral(", ")).toHtmlEscaped());
    }
    out_ += QStringLiteral("</tr></table>\n");
    const HouseRules house = houseRulesOf(game_.definition(), *game_.battle().setup);
    if (!houseRulesInWords(game_.definition(), house).empty() || !playedInWords(story_.who, story_.sides).empty())
      out_ += QStringLiteral("<p>%1</p>\n").arg(escaped(underWhatRules(game_.session(), story_)));
    if (!story_.decided.empty())
      out_ += QStringLiteral("<p>%1 %2</p>\n").arg(escaped(story_.decided), escaped(story_.playedOn));
    if (!story_.beginning.empty()) out_ += QStringLiteral("<p>%1</p>\n").arg(escaped(story_.beginning));
  }

  void maps() {
    const std::vector<QImage> pictures = mapsOf(game_, story_, map_, mapRatio);
    out_ += QStringLiteral("<table>\n");
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      const StoryMoment& moment = story_.moments[i];
      if (i % mapsInRow == 0) out_ += QStringLiteral("<tr>");
      out_ += QStringLiteral("<td width=\"%4\"><p class=\"map\">%1</p><span class=\"small\"><b>%2.</b> %3</span></td>")
                  .arg(imageTag(pictures[i], momentTitle(moment)), momentTitle(moment).toHtmlEscaped(),
                       moment.event == 0 ? QString() : escaped(moment.words))
                  .arg(map_.width());
      if (i % mapsInRow == mapsInRow - 1 || i + 1 == pictures.size()) out_ += QStringLiteral("</tr>\n");
    }
    out_ += QStringLiteral("</table>\n");
  }

  void chances() {
    if (story_.chances.size() < 2) return;
    const QString words = BattleReport::tr("The chance to win, turn by turn");
    out_ += QStringLiteral("<p>%1</p>\n").arg(imageTag(chanceChart(story_), words));
  }

  [[nodiscard]] QString sentence(const StorySentence& one) const {
    QString words = escaped(one.text);
    if (one.comment) return QStringLiteral("<span class=\"comment\">%1</span>").arg(words);
    if (one.strong || one.starred) words = QStringLiteral("<b>%1</b>").arg(words);
    if (one.starred) words = QStringLiteral("★ ") + words;
    if (!one.rules.empty() && (one.strong || one.starred))
      words += QStringLiteral(" <span class=\"small\">%1</span>").arg(escaped(one.rules.front()));
    return words;
  }

  void turns() {
    out_ += QStringLiteral("<h2>%1</h2>\n<table>\n").arg(BattleReport::tr("How it went"));
    int last = -1;
    for (const StoryTurn& turn : story_.told) {
      QStringList words;
      for (const StorySentence& one : turn.sentences) words << sentence(one);
      QStringList heading;
      if (turn.turn != last)
        heading << QStringLiteral("<span class=\"turn\">%1</span>").arg(BattleReport::tr("Turn %1").arg(turn.turn));
      if (turn.side != noSide) heading << flagTag(turn.side) + QLatin1Char(' ') + escaped(story_.sides[turn.side]);
      const QString events = turn.first == turn.last
                                 ? BattleReport::tr("event %1").arg(turn.first)
                                 : BattleReport::tr("events %1 to %2").arg(turn.first).arg(turn.last);
      heading << QStringLiteral("<span class=\"small\">%1</span>").arg(events);
      out_ += QStringLiteral("<tr><td width=\"110\">%1</td><td>%2</td></tr>\n")
                  .arg(heading.join(QStringLiteral("<br>")), words.join(QLatin1Char(' ')));
      last = turn.turn;
    }
    out_ += QStringLiteral("</table>\n");
  }

  // Both sides beside each other.
  void losses() {
    out_ += QStringLiteral("<h2>%1</h2>\n<table width=\"100%\"><tr>\n").arg(BattleReport::tr("Losses"));
    for (SideIndex side = 0; side < 2; ++side) {
      out_ += QStringLiteral("<td width=\"50%\"><p>%1 <b>%2: %3</b></p>\n<table>\n")
                  .arg(flagTag(side), escaped(story_.sides[side]), escaped(lossesInWords(game_.session(), side)));
      for (const StoryLoss& loss : story_.losses)
        if (loss.side == side)
          out_ += QStringLiteral("<tr><td><b>%1</b><br><span class=\"small\">%2. %3</span></td></tr>\n")
                      .arg(text(unitName(game_.session().start(), loss.unit)).toHtmlEscaped(),
                           upperFirst(BattleReport::tr("turn %1").arg(loss.turn)), escaped(loss.how));
      out_ += QStringLiteral("</table></td>\n");
    }
    out_ += QStringLiteral("</tr></table>\n");
  }

  void dice() {
    if (story_.dice.sides[0].rolled + story_.dice.sides[1].rolled == 0) return;
    out_ += QStringLiteral("<h2>%1</h2>\n<table><tr><td>%2</td><td>")
                .arg(BattleReport::tr("The dice"), imageTag(diceChart(story_), BattleReport::tr("Faces of all dice")));
    for (const std::string& words : diceInWords(game_.session(), story_))
      out_ += QStringLiteral("<p>%1</p>").arg(escaped(words));
    out_ += QStringLiteral("</td></tr></table>\n");
  }

  void foot() {
    const HouseRules house = houseRulesOf(game_.definition(), *game_.battle().setup);
    const std::vector<std::string> changed = houseRulesInWords(game_.definition(), house);
    QStringList words;
    for (const std::string& line : changed) words << QString::fromStdString(line);
    const QString rules = words.isEmpty() ? BattleReport::tr("No house rules.")
                                          : BattleReport::tr("House rules: %1.").arg(words.join(QStringLiteral("; ")));
    out_ += QStringLiteral("<hr><p class=\"small\">%1<br>%2</p>\n")
                .arg(rules.toHtmlEscaped(), escaped(sheetFooter(game_.definition(), !changed.empty())));
  }

  const BattleController& game_;
  const Story& story_;
  QSize map_;
  // The paper has margins of its own.
  bool onPaper_;
  QString out_;
};

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
  document.setHtml(Page(game, story, true).html());
  document.print(&writer);
  buffer.close();
  return writeBytes(path, bytes);
}

// The maps as files, `base`-1.png and `base`-1.svg and so on.
bool writeMaps(const BattleController& game, const Story& story, const QString& base) {
  const PaperColours paper;
  const std::vector<QImage> maps = mapsOf(game, story, mapSize, mapRatio);
  for (std::size_t i = 0; i < maps.size(); ++i) {
    const QString file = QStringLiteral("%1-%2").arg(base).arg(i + 1);
    const PictureOrder order{static_cast<int>(mapSize.width() * mapRatio), story.moments[i].event > 0, nullptr};
    const QByteArray drawing = tableSvg(game.session(), story.moments[i].event, order, momentTitle(story.moments[i]));
    if (!writeBytes(file + QStringLiteral(".png"), pngOf(maps[i])) ||
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

QString markdownOf(const BattleController& game, const Story& story, const QString& name);

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

QString reportHtml(const BattleController& game) {
  const Story story = storyOf(game);
  return Page(game, story, false).html();
}

QString reportMarkdown(const BattleController& game, const QString& name) {
  return markdownOf(game, storyOf(game), name);
}

namespace {

QString markdownOf(const BattleController& game, const Story& story, const QString& name) {
  QString out = QStringLiteral("# %1\n\n**%2**\n\n")
                    .arg(QString::fromStdString(story.title), QString::fromStdString(story.outcome));
  out += QString::fromStdString(underWhatRules(game.session(), story)) + QStringLiteral("\n\n");
  if (!story.decided.empty())
    out += QString::fromStdString(story.decided + " " + story.playedOn) + QStringLiteral("\n\n");
  if (!story.beginning.empty()) out += QString::fromStdString(story.beginning) + QStringLiteral("\n\n");
  for (std::size_t i = 0; i < story.moments.size(); ++i)
    out += QStringLiteral("![%1](%2-%3.png)\n*%1.%4*\n\n")
               .arg(momentTitle(story.moments[i]), name)
               .arg(i + 1)
               .arg(story.moments[i].event == 0 ? QString()
                                                : QLatin1Char(' ') + QString::fromStdString(story.moments[i].words));
  out += QStringLiteral("## %1\n\n").arg(BattleReport::tr("How it went"));
  for (const StoryTurn& turn : story.told) {
    const QString heading =
        turn.side == noSide
            ? BattleReport::tr("Turn %1").arg(turn.turn)
            : BattleReport::tr("Turn %1: %2").arg(turn.turn).arg(QString::fromStdString(story.sides[turn.side]));
    out += QStringLiteral("### %1\n\n").arg(heading);
    QStringList words;
    for (const StorySentence& one : turn.sentences) {
      const QString said = QString::fromStdString(one.text);
      words << (one.comment   ? QStringLiteral("*%1*").arg(said)
                : one.starred ? QStringLiteral("★ **%1**").arg(said)
                : one.strong  ? QStringLiteral("**%1**").arg(said)
                              : said);
    }
    out += words.join(QLatin1Char(' ')) + QStringLiteral("\n\n");
  }
  out += QStringLiteral("## %1\n\n").arg(BattleReport::tr("Losses"));
  for (SideIndex side = 0; side < 2; ++side) {
    out += QStringLiteral("**%1**\n\n")
               .arg(text(said("{0}: {1}", {story.sides[side], lossesInWords(game.session(), side)})));
    for (const StoryLoss& loss : story.losses)
      if (loss.side == side)
        out += QStringLiteral("- %1, %2. %3\n")
                   .arg(text(unitName(game.session().start(), loss.unit)), BattleReport::tr("turn %1").arg(loss.turn),
                        QString::fromStdString(loss.how));
    out += QLatin1Char('\n');
  }
  out += QStringLiteral("## %1\n\n").arg(BattleReport::tr("The dice"));
  for (const std::string& line : diceInWords(game.session(), story))
    out += QString::fromStdString(line) + QStringLiteral("\n\n");
  return out;
}

}  // namespace

bool writeReport(const BattleController& game, const QString& path, std::uint32_t battles) {
  const QFileInfo file(path);
  const QString ending = file.suffix().toLower();
  Story story = storyOf(game);
  if (battles > 0) story.playedOn = playedOnInWords(game.session(), story, battles);
  if (ending == QLatin1String("pdf")) return writePdf(game, story, path);
  const bool bare = ending == QLatin1String("bbcode") || ending == QLatin1String("txt");
  if (!bare && ending != QLatin1String("md")) return writeBytes(path, Page(game, story, false).html().toUtf8());
  const QString name = file.completeBaseName();
  if (!writeMaps(game, story, file.path() + QLatin1Char('/') + name)) return false;
  if (!bare) return writeBytes(path, markdownOf(game, story, name).toUtf8());
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
