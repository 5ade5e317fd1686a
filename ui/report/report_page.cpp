#include <algorithm>

#include "language/language.h"
#include "play/wording.h"
#include "report/battle_report.h"
#include "report/report_parts.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Three beside each other on A4 less its margins, as on a screen.
constexpr QSize mapSizeOnPaper{216, 144};
constexpr std::size_t mapsInRow = 3;

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

// One page, put together part by part.
class Page {
 public:
  Page(const BattleController& game, const Story& story, bool onPaper)
      : game_(game), story_(story), map_(onPaper ? mapSizeOnPaper : reportMapSize), onPaper_(onPaper) {}

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
               "<!DOCTYPE html>\n<html lang=\"%4\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
               "content=\"width=device-width, initial-scale=1\"><title>%1</title>\n<style>%2"
               "</style></head><body>\n%3</body></html>\n")
        .arg(escaped(story_.title),
             style() + (onPaper_ ? QStringLiteral("body { margin: 0; padding: 0; }\n") : styleOfPhones()), out_,
             text(spokenLanguage()));
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

  // On a telephone one thing stands below the other.
  static QString styleOfPhones() {
    return QStringLiteral(
        "@media (max-width: 700px) {\n  body { margin: 8px auto; font-size: 12pt; }\n  .small { font-size: 10pt; }\n"
        "  table, tbody, tr, td { display: block; width: auto; }\n  img { max-width: 100%; height: auto; }\n}\n");
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
    const std::vector<QImage> pictures = mapsOf(game_, story_, map_, reportMapRatio);
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
    const QString words = escaped(one.text);
    if (one.comment) return QStringLiteral("<span class=\"comment\">%1</span>").arg(words);
    return one.starred ? QStringLiteral("★ <b>%1</b>").arg(words) : words;
  }

  void turns() {
    out_ += QStringLiteral("<h2>%1</h2>\n<table>\n").arg(BattleReport::tr("How it went"));
    int last = -1;
    for (const StoryTurn& turn : story_.told) {
      out_ += QStringLiteral("<tr><td width=\"110\">%1</td><td>%2</td></tr>\n")
                  .arg(headingOf(turn, last), paragraphs(turn.sentences));
      if (!turnInWords(story_, turn).empty()) last = turn.through > turn.turn ? -1 : turn.turn;
    }
    out_ += QStringLiteral("</table>\n");
  }

  // A turn of which the other side's half was told last has no number again.
  [[nodiscard]] QString headingOf(const StoryTurn& turn, int last) const {
    const std::string words = turnInWords(story_, turn);
    if (words.empty()) return {};
    QStringList heading;
    if (turn.side == noSide || turn.through > turn.turn)
      heading << QStringLiteral("<span class=\"turn\">%1</span>").arg(escaped(words));
    else if (turn.turn != last)
      heading << QStringLiteral("<span class=\"turn\">%1</span>").arg(BattleReport::tr("Turn %1").arg(turn.turn));
    if (turn.side != noSide) heading << flagTag(turn.side) + QLatin1Char(' ') + escaped(story_.sides[turn.side]);
    return heading.join(QStringLiteral("<br>"));
  }

  [[nodiscard]] QString paragraphs(const std::vector<StorySentence>& sentences) const {
    QStringList all;
    for (const StorySentence& one : sentences) {
      if (all.isEmpty() || one.begins) all << QString();
      all.last() += (all.last().isEmpty() ? QString() : QStringLiteral(" ")) + sentence(one);
    }
    return all.join(QStringLiteral("<br>"));
  }

  // Both sides beside each other.
  void losses() {
    out_ += QStringLiteral("<h2>%1</h2>\n<table width=\"100%\"><tr>\n").arg(BattleReport::tr("Losses"));
    for (SideIndex side = 0; side < 2; ++side) {
      out_ += QStringLiteral("<td width=\"50%\"><p>%1 <b>%2: %3</b></p>\n<table>\n")
                  .arg(flagTag(side), escaped(story_.sides[side]), escaped(lossesInWords(game_.session(), side)));
      for (const StoryLoss& loss : story_.losses)
        if (loss.side == side)
          out_ += QStringLiteral("<tr><td><b>%1</b> <span class=\"small\">%2. %3</span></td></tr>\n")
                      .arg(text(unitName(game_.session().start(), loss.unit)).toHtmlEscaped(),
                           upperFirst(BattleReport::tr("turn %1").arg(loss.turn)), escaped(loss.how));
      out_ += QStringLiteral("</table>\n");
      if (const std::string flight = inFlightInWords(game_.session(), side); !flight.empty())
        out_ += QStringLiteral("<p>%1</p>\n").arg(escaped(flight));
      out_ += QStringLiteral("</td>\n");
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
    const Definition& d = game_.definition();
    const HouseRules house = houseRulesOf(d, *game_.battle().setup);
    const std::vector<std::string> rules = houseRulesTold(d, house);
    if (!rules.empty()) out_ += QStringLiteral("<h2>%1</h2>\n").arg(BattleReport::tr("House rules"));
    for (const std::string& rule : rules) out_ += QStringLiteral("<p>%1</p>\n").arg(escaped(rule));
    out_ += QStringLiteral("<hr><p class=\"small\">%1</p>\n")
                .arg(escaped(sheetFooter(d, !houseRulesInWords(d, house).empty())));
  }

  const BattleController& game_;
  const Story& story_;
  QSize map_;
  // The paper has margins of its own.
  bool onPaper_;
  QString out_;
};

}  // namespace

QString momentTitle(const StoryMoment& moment) {
  if (moment.event == 0) return BattleReport::tr("Before the first move");
  return (moment.starred ? QStringLiteral("★ ") : QString()) + BattleReport::tr("Turn %1").arg(moment.turn);
}

QString reportPage(const BattleController& game, const Story& story, bool onPaper) {
  return Page(game, story, onPaper).html();
}

}  // namespace signifer::ui
