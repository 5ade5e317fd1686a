#include "language/language.h"
#include "play/wording.h"
#include "report/report_parts.h"
#include "sheet/papers.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {

QString reportInMarkdown(const BattleController& game, const Story& story, const QString& name) {
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
    if (const std::string heading = turnInWords(story, turn); !heading.empty())
      out += QStringLiteral("### %1\n\n").arg(QString::fromStdString(heading));
    QString words;
    for (const StorySentence& one : turn.sentences) {
      const QString said = QString::fromStdString(one.text);
      if (!words.isEmpty()) words += one.begins ? QStringLiteral("\n\n") : QStringLiteral(" ");
      words += one.comment   ? QStringLiteral("*%1*").arg(said)
               : one.starred ? QStringLiteral("★ **%1**").arg(said)
                             : said;
    }
    out += words + QStringLiteral("\n\n");
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
    if (const std::string flight = inFlightInWords(game.session(), side); !flight.empty())
      out += QString::fromStdString(flight) + QStringLiteral("\n\n");
  }
  out += QStringLiteral("## %1\n\n").arg(BattleReport::tr("The dice"));
  for (const std::string& line : diceInWords(game.session(), story))
    out += QString::fromStdString(line) + QStringLiteral("\n\n");
  const std::vector<std::string> rules =
      houseRulesTold(game.definition(), houseRulesOf(game.definition(), *game.battle().setup));
  if (!rules.empty()) out += QStringLiteral("## %1\n\n").arg(BattleReport::tr("House rules"));
  for (const std::string& rule : rules) out += QString::fromStdString(rule) + QStringLiteral("\n\n");
  return out;
}

}  // namespace signifer::ui
