#include "sheet/story_sheet.h"

#include <utility>

#include "language/language.h"
#include "play/wording.h"
#include "sheet/checklist.h"
#include "sheet/objectives_table.h"
#include "sheet/papers.h"
#include "sheet/story_words.h"
#include "sheet/told_story.h"

namespace signifer {
namespace {

void addTurn(const Story& story, const StoryTurn& turn, Sheet& sheet) {
  if (const std::string heading = turnInWords(story, turn); !heading.empty())
    sheet.blocks.push_back(SheetHeading{heading, ""});
  SheetParagraph paragraph;
  for (const StorySentence& one : turn.sentences) {
    if (one.begins && !paragraph.text.empty()) sheet.blocks.push_back(std::exchange(paragraph, {}));
    paragraph.text += (paragraph.text.empty() ? "" : " ") + std::string(one.starred ? "\u2605 " : "") + one.text;
  }
  sheet.blocks.push_back(std::move(paragraph));
}

void addLosses(const Session& session, const Story& story, const ToldToSide& telling, Sheet& sheet) {
  sheet.blocks.push_back(SheetHeading{said("Losses"), ""});
  for (SideIndex side = 0; side < 2; ++side) {
    SheetTable table{
        said("{0}: {1}", {story.sides[static_cast<std::size_t>(side)], lossesTold(session, telling, side)}),
        {said("Unit"), said("Turn"), said("How")},
        {}};
    for (const StoryLoss& loss : story.losses)
      if (loss.side == side)
        table.rows.push_back({unitInFull(session.start(), loss.unit), std::to_string(loss.turn), loss.how});
    if (table.rows.empty())
      sheet.blocks.push_back(SheetParagraph{table.caption, {}});
    else
      sheet.blocks.push_back(std::move(table));
    if (std::string flight = inFlightTold(session, telling, side); !flight.empty())
      sheet.blocks.push_back(SheetParagraph{std::move(flight), {}});
  }
}

}  // namespace

Sheet storySheet(const Session& session, const Story& whole, SideIndex side) {
  const ToldToSide telling(session, side);
  const Story story = toldStory(whole, session, telling);
  const Definition& d = session.rules().definition();
  Sheet sheet;
  sheet.title = story.title;
  sheet.subtitle = said("{0} against {1}", {story.sides[0], withinSentence(story.sides[1])});
  sheet.blocks.push_back(SheetParagraph{underWhatRules(session, story), {}});
  sheet.blocks.push_back(SheetParagraph{story.outcome, {}});
  if (!story.decided.empty())
    sheet.blocks.push_back(SheetParagraph{story.decided + (story.playedOn.empty() ? "" : " " + story.playedOn), {}});
  const Battle known = viewOf(session.rules(), session.battle(), telling.viewNow()).battle;
  if (auto objectives = objectivesTable(session.rules(), known)) sheet.blocks.push_back(std::move(*objectives));
  if (!story.beginning.empty()) sheet.blocks.push_back(SheetParagraph{story.beginning, {}});
  sheet.blocks.push_back(SheetHeading{said("How it went"), ""});
  for (const StoryTurn& turn : story.told) addTurn(story, turn, sheet);
  addLosses(session, story, telling, sheet);
  const std::vector<std::string> dice =
      telling.keepsSecrets() ? std::vector<std::string>() : diceInWords(session, story);
  if (!dice.empty()) {
    sheet.blocks.push_back(SheetHeading{said("The dice"), ""});
    for (const std::string& words : dice) sheet.blocks.push_back(SheetParagraph{words, {}});
  }
  // They may name troops of the club's own: for a side only those that it saw.
  const HouseRules house = houseRulesOf(d, *known.setup);
  const std::vector<std::string> rules = houseRulesTold(d, house);
  if (!rules.empty()) sheet.blocks.push_back(SheetHeading{said("House rules"), ""});
  for (const std::string& rule : rules) sheet.blocks.push_back(SheetParagraph{rule, {}});
  sheet.footer = sheetFooter(d, !houseRulesInWords(d, house).empty());
  return sheet;
}

}  // namespace signifer
