// A battle is told as a story, not as its list of events: whichever rule set it was played by.
#include "sheet/story.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>

#include "battle/arriving.h"
#include "battle/streams.h"
#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "language/language.h"
#include "language/name_number.h"
#include "play/deployment.h"
#include "play/losses.h"
#include "play/position.h"
#include "play/session.h"
#include "play/wording.h"
#include "sheet/branch_words.h"
#include "sheet/report.h"
#include "sheet/story_deeds.h"
#include "sheet/story_names.h"
#include "sheet/writers.h"
#include "simulation/playout.h"
#include "support/paths.h"

namespace signifer::conformance::story_test {
namespace {

// A unit that waits off the table, or has left it for points, is no loss.
bool isGone(const Unit& unit) { return !unit.present && !isAside(unit); }

class EveryStory : public testing::TestWithParam<std::size_t> {
 protected:
  // A battle of greedy commanders, up to so many events.
  static Session played() {
    const Scenario& scenario = scenarios()[GetParam()];
    Session session(scenario.rules, scenario.start, 3);
    const auto mind = makeCommander("greedy", 3);
    ActionList candidates;
    constexpr int most = 250;
    for (int i = 0; i < most && !session.outcome(); ++i) {
      candidates.clear();
      scenario.rules->candidates(session.battle(), session.decision(), candidates);
      const std::size_t chosen = mind->choose(*scenario.rules, session.battle(), session.decision(), candidates);
      EXPECT_EQ(session.act(candidates[chosen]).kind, Attempt::Kind::done);
    }
    return session;
  }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryStory, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

TEST_P(EveryStory, TellsOfTwoUnitsOnceATurn) {
  const Session session = played();
  const Story story = tellStory(session);
  ASSERT_FALSE(story.told.empty());
  for (const StoryTurn& turn : story.told) {
    std::map<std::pair<UnitIndex, UnitIndex>, std::vector<std::string>> told;
    for (const StorySentence& one : turn.sentences)
      if (one.unit != noUnit && one.other != noUnit && !one.strong)
        told[{std::min(one.unit, one.other), std::max(one.unit, one.other)}].push_back(one.text);
    for (const auto& [two, texts] : told)
      EXPECT_EQ(texts.size(), 1U) << unitName(session.start(), two.first) << " and "
                                  << unitName(session.start(), two.second) << " in turn " << turn.turn << ": "
                                  << testing::PrintToString(texts);
  }
}

// "Elephants 1 pressed Cenomani hard", who were taken prisoner a sentence before.
TEST_P(EveryStory, TellsOfNoDeedBehindItsDoersEnd) {
  const Session session = played();
  const Story story = tellStory(session);
  for (const StoryTurn& turn : story.told) {
    std::set<UnitIndex> gone;
    for (const StorySentence& one : turn.sentences) {
      for (const UnitIndex unit : {one.unit, one.other})
        EXPECT_FALSE(one.other != noUnit && gone.contains(unit)) << one.text << " (turn " << turn.turn << ")";
      const bool ends = one.strong && std::ranges::any_of(story.losses, [&](const StoryLoss& loss) {
                          return loss.unit == one.unit && loss.event == one.event;
                        });
      if (ends) gone.insert(one.unit);
    }
  }
}

// "In the east ..., in the west ..., in the east ...": a reader goes from place to place once a turn.
TEST_P(EveryStory, GoesToEachWingOnceATurn) {
  for (const StoryTurn& turn : tellStory(played()).told) {
    if (turn.side == noSide) continue;
    for (const std::string_view wing : {"n the west", "n the east", "n the south", "n the north"}) {
      int times = 0;
      for (const StorySentence& one : turn.sentences)
        if (!one.phrase.empty() && one.text.find(wing) != std::string::npos) ++times;
      EXPECT_LE(times, 1) << wing << " in turn " << turn.turn;
    }
    // "The Shire levies of the east in the east"
    for (const StorySentence& one : turn.sentences)
      for (const std::string_view twice : {"east in the", "west in the", "centre in the"})
        EXPECT_EQ(one.text.find(twice), std::string::npos) << one.text;
  }
}

// Three names in a row turn by turn tire whoever reads aloud.
TEST_P(EveryStory, NamesThreeInARowOnceInAWhile) {
  const Session session = played();
  const auto listed = [&session](const StorySentence& one, SideIndex side) {
    std::vector<UnitIndex> units{one.unit, one.other};
    units.insert(units.end(), one.also.begin(), one.also.end());
    std::erase_if(units, [&](UnitIndex u) { return u == noUnit || session.start().unit(u).side != side; });
    const std::vector<NamesTogether> names = namesTogether(session.start(), units);
    if (names.size() < 3 || names.size() > 4) return std::string();
    return namesInWords(
        names, 4, [&](UnitIndex u) { return isNameOfMany(unitName(session.start(), u)); }, NameRole::subject);
  };
  std::vector<std::string> before;
  for (const StoryTurn& turn : tellStory(session).told) {
    std::vector<std::string> now;
    for (const StorySentence& one : turn.sentences)
      for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
        if (const std::string list = listed(one, side); !list.empty() && one.text.find(list) != std::string::npos)
          now.push_back(list);
    for (const std::string& list : now)
      EXPECT_EQ(std::ranges::count(before, list), 0) << list << " in turn " << turn.turn;
    before = std::move(now);
  }
}

// Beaten with 2 of 17 units lost: the others were in flight.
TEST_P(EveryStory, SaysWhoFledAtTheEnd) {
  const Session session = played();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
    int flee = 0;
    for (UnitIndex u = 0; u < session.battle().unitCount(); ++u) {
      const Unit& unit = session.battle().unit(u);
      const Portrait portrait = session.rules().portray(session.battle(), u);
      const bool badge = std::ranges::count(portrait.badges, "fleeing", &Badge::symbol) > 0;
      if (unit.present && unit.side == side && badge && portrait.shape != Shape::person) ++flee;
    }
    const std::string words = lossesInWords(session, side);
    EXPECT_EQ(words.ends_with(" " + std::to_string(flee) + " fleeing"), flee > 0) << words;
    EXPECT_EQ(inFlightInWords(session, side).empty(), flee == 0);
  }
}

// "Turns 13 and 14", and then "Turn 14: Rome".
TEST_P(EveryStory, HasEachTurnUnderOneKindOfHeading) {
  const Story story = tellStory(played());
  std::set<int> joined;
  std::set<int> parted;
  for (const StoryTurn& turn : story.told) {
    const bool opening = turn.side == noSide && !turn.quiet;
    if (opening) continue;
    const bool both = turn.through > 0 && (turn.through > turn.turn || turn.side == noSide);
    const int from = turn.turn + (turn.beginsWith != noSide ? 1 : 0);
    const int to = std::max(turn.turn, turn.through) - (turn.endsWith != noSide ? 1 : 0);
    for (int number = from; number <= to; ++number) (both ? joined : parted).insert(number);
  }
  for (const int number : parted) EXPECT_FALSE(joined.contains(number)) << "turn " << number;
}

// A unit that runs amok is no news in the next turn.
TEST_P(EveryStory, TellsOnceThatAUnitRunsAmok) {
  const Session session = played();
  const StoryDeeds knows(session.rules().definition());
  std::map<UnitIndex, int> told;
  for (const StoryTurn& turn : tellStory(session).told)
    for (const StorySentence& one : turn.sentences) {
      AccountLine line;
      line.phrase = one.phrase;
      const Deed deed = one.phrase.empty() ? Deed::silent : knows.of(line);
      if (deed == Deed::rallies || deed == Deed::returns) told[one.unit] = 0;
      if (deed == Deed::rampages && !one.starred) {
        EXPECT_LE(++told[one.unit], 1) << one.text;
      }
    }
}

TEST_P(EveryStory, LeavesTheBeginningsOfTurnsToItsHeadings) {
  const Session session = played();
  std::vector<std::string> beginnings;
  for (std::size_t event = 0; event < session.eventCount(); ++event)
    for (const AccountLine& line : session.event(event).account)
      if (line.phrase == "player-turn") beginnings.push_back(line.text);
  for (const StoryTurn& turn : tellStory(session).told)
    for (const StorySentence& one : turn.sentences)
      EXPECT_EQ(std::ranges::find(beginnings, one.text), beginnings.end()) << one.text;
}

// "The Normans: The few archers fled", who are English.
TEST_P(EveryStory, SetsNoSideBeforeTheDeedsOfTheOther) {
  const Session session = played();
  const Battle& start = session.start();
  for (const SheetBlock& block : makeReport(session).blocks) {
    const auto* event = std::get_if<SheetEvent>(&block);
    if (event == nullptr || event->side.empty() || event->account.empty()) continue;
    // The longest name that it begins with: there are "Archers" and "Archers of the left".
    UnitIndex who = noUnit;
    for (UnitIndex unit = 0; unit < start.unitCount(); ++unit)
      if (event->account.front().text.starts_with(unitInFull(start, unit) + " ") &&
          (who == noUnit || unitInFull(start, unit).size() > unitInFull(start, who).size()))
        who = unit;
    if (who == noUnit) continue;
    EXPECT_EQ(event->side, sideName(start, start.unit(who).side)) << event->account.front().text;
  }
}

// "Rome: Rome ended the step."
TEST_P(EveryStory, ListNamesNoSideTwice) {
  const Session session = played();
  const std::string list = writeMarkdown(makeReport(session));
  for (SideIndex side = 0; side < 2; ++side) {
    const std::string name(sideName(session.start(), side));
    EXPECT_EQ(list.find("**" + name + "**: " + name), std::string::npos) << name;
  }
}

// "Stay." of whom?
TEST_P(EveryStory, ListNamesTheUnitOfEveryAnswer) {
  const Session session = played();
  const Sheet list = makeReport(session);
  std::size_t event = 0;
  for (const SheetBlock& block : list.blocks) {
    const auto* told = std::get_if<SheetEvent>(&block);
    // A line that goes on under the next heading has no number of its own.
    if (told == nullptr || told->number.empty()) continue;
    const auto* action = std::get_if<Action>(&session.event(event).what);
    if (action != nullptr && session.event(event).account.empty()) {
      const Decision asked = session.rules().decision(session.before(event));
      const UnitIndex unit = action->unit != noUnit ? action->unit : asked.automatic ? noUnit : asked.unit;
      const bool answers = action->unit != noUnit || asked.allows(action->kind);
      if (unit != noUnit && answers) {
        EXPECT_TRUE(told->account.front().text.starts_with(unitName(session.start(), unit))) << told->number;
      }
    }
    ++event;
  }
  EXPECT_EQ(event, session.eventCount());
}

// The outcome of a fight is listed under the moves after it, not under the step before.
TEST_P(EveryStory, ListsEachLineUnderItsOwnStep) {
  const Session session = played();
  const Definition& definition = scenarios()[GetParam()].rules->definition();
  using Line = std::array<std::string, 3>;
  std::vector<Line> expected;
  for (std::size_t i = 0; i < session.eventCount(); ++i)
    for (const AccountLine& line : session.event(i).account)
      if (line.phrase != "player-turn")
        expected.push_back(
            {"Turn " + std::to_string(line.when.turn) + ": " + std::string(sideName(session.start(), line.when.active)),
             definition.sequence().step(line.when.step).title, line.text});
  std::vector<Line> listed;
  std::string turn;
  std::string step;
  const Sheet list = makeReport(session);
  for (const SheetBlock& block : list.blocks) {
    if (const auto* heading = std::get_if<SheetHeading>(&block)) {
      if (!heading->text.empty()) turn = heading->text;
      step = heading->aside;
    }
    if (const auto* event = std::get_if<SheetEvent>(&block))
      for (const SheetParagraph& line : event->account) listed.push_back({turn, step, line.text});
  }
  // Answers of which nothing was told have a line of their own.
  std::erase_if(listed, [&](const Line& line) { return std::ranges::find(expected, line) == expected.end(); });
  EXPECT_EQ(listed, expected);
}

TEST_P(EveryStory, KnowsWhenEachLineWasToldAfterReplay) {
  const Session session = played();
  Session again(scenarios()[GetParam()].rules, session.start(), 3);
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    Event recorded = session.event(i);
    for (ThrownDice& dice : recorded.dice) dice.when = {};
    ASSERT_TRUE(again.replay(recorded));
    EXPECT_EQ(again.event(i).dice, session.event(i).dice);
    ASSERT_EQ(again.event(i).account.size(), session.event(i).account.size());
    for (std::size_t line = 0; line < session.event(i).account.size(); ++line)
      EXPECT_EQ(again.event(i).account[line].when, session.event(i).account[line].when);
  }
}

// The winner and the reason are told in two sentences, in every rule set.
TEST_P(EveryStory, EndsInSentences) {
  const Definition& definition = scenarios()[GetParam()].rules->definition();
  for (const char* end :
       {"broken", "both-broken", "limit", "limit-draw", "draw", "won", "defeated", "both-defeated", "turn-limit"}) {
    const std::string id = std::string("outcome-") + end;
    const std::string phrase(definition.phrase(id));
    if (phrase == id) continue;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(phrase.front()))) << phrase;
    EXPECT_TRUE(phrase.ends_with('.')) << phrase;
  }
}

// By rank, not by order; but nothing of another turn.
TEST_P(EveryStory, TellsInEachTurnWhatWasDoneInIt) {
  for (const StoryTurn& turn : tellStory(played()).told) {
    for (const StorySentence& one : turn.sentences) {
      EXPECT_GE(one.event, turn.first) << one.text;
      EXPECT_LE(one.event, turn.last) << one.text;
    }
    EXPECT_FALSE(turn.sentences.front().begins) << "turn " << turn.turn;
  }
}

// A turn has few sentences, but for what was lost; none is a line of the rules' own account.
TEST_P(EveryStory, IsNoListOfEvents) {
  const Session session = played();
  const Story story = tellStory(session);
  for (const StoryTurn& turn : story.told) {
    const auto heavy = std::ranges::count_if(turn.sentences, [](const StorySentence& one) { return one.strong; });
    EXPECT_LE(turn.sentences.size(), static_cast<std::size_t>(heavy) + 9) << "turn " << turn.turn;
    for (const StorySentence& one : turn.sentences) {
      EXPECT_EQ(one.text.find("declared a charge"), std::string::npos) << one.text;
      EXPECT_EQ(one.text.find("rolled "), std::string::npos) << one.text;
      EXPECT_TRUE(one.comment || std::string_view(".!?").find(one.text.back()) != std::string_view::npos) << one.text;
    }
  }
}

// One sentence stands for turns in a row of which nothing came.
TEST_P(EveryStory, TellsNoTwoQuietTurnsInARow) {
  if (!StoryDeeds(scenarios()[GetParam()].rules->definition()).known()) return;
  const Story story = tellStory(played());
  for (std::size_t i = 1; i < story.told.size(); ++i)
    EXPECT_FALSE(story.told[i - 1].quiet && story.told[i].quiet &&
                 story.told[i].turn - std::max(story.told[i - 1].turn, story.told[i - 1].through) <= 1)
        << turnInWords(story, story.told[i]);
}

TEST_P(EveryStory, CountsAsLostWhatHasStoodOnTheTableAndIsGone) {
  const Session session = played();
  const Battle& start = session.start();
  const Battle& now = session.battle();
  const bool deploying = deploymentNow(session.rules().definition(), now).has_value();
  for (SideIndex side = 0; side < 2; ++side) {
    int all = 0;
    int gone = 0;
    for (UnitIndex u = 0; u < now.unitCount(); ++u) {
      if (now.unit(u).side != side || session.rules().portray(now, u).shape == Shape::person) continue;
      ++all;
      if (!deploying && isGone(now.unit(u))) ++gone;
    }
    const Losses losses = lossesOf(session.rules(), start, now, side);
    EXPECT_EQ(losses.all, all);
    EXPECT_EQ(losses.lost, gone);
  }
  for (const StoryLoss& loss : tellStory(session).losses)
    EXPECT_FALSE(now.unit(loss.unit).present) << unitName(start, loss.unit);
}

TEST_P(EveryStory, CountsTheLossesOfPlayedOutBattlesAlike) {
  const Scenario& scenario = scenarios()[GetParam()];
  Battle battle = scenario.start;
  const auto one = makeCommander("recruit", 1);
  const auto other = makeCommander("recruit", 2);
  RolledDice dice(diceStream(5, 0));
  ActionList candidates;
  const PlayedBattle played = playOut(*scenario.rules, battle, {one.get(), other.get()}, dice, candidates);
  EXPECT_EQ(played.lost, unitsLost(scenario.rules->definition(), scenario.start, battle));
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) EXPECT_EQ(in(played.lost, u), isGone(battle.unit(u)));
}

TEST_P(EveryStory, NamesEveryLoss) {
  const Session session = played();
  const Story story = tellStory(session);
  for (const StoryLoss& loss : story.losses) {
    const bool told = std::ranges::any_of(story.told, [&](const StoryTurn& turn) {
      return std::ranges::any_of(turn.sentences, [&](const StorySentence& one) {
        // One sentence may tell of many that befell the same.
        if (std::ranges::find(one.also, loss.unit) != one.also.end()) return true;
        const bool then =
            one.event == loss.event || (turn.first <= loss.event && loss.event <= turn.last && one.strong);
        return then && (one.unit == loss.unit || one.other == loss.unit);
      });
    });
    EXPECT_TRUE(told) << unitName(session.start(), loss.unit) << ", event " << loss.event << ": " << loss.how;
  }
}

// As it is played from its file, by commanders who take any answer: units are placed first where sides deploy.
Session playedFromFile(const Scenario& scenario, int most) {
  const Position position = readPosition(library(), Document::load(scenario.file).root());
  Session session(position.rules, position.battle, 3);
  const auto mind = makeCommander("recruit", 3);
  ActionList candidates;
  for (int i = 0; i < most && !session.outcome(); ++i)
    EXPECT_EQ(session.act(mind->answer(*position.rules, session.battle(), session.decision(), candidates)).kind,
              Attempt::Kind::done);
  return session;
}

TEST_P(EveryStory, CountsUnitsFromTheMomentTheyArePlaced) {
  const Scenario& scenario = scenarios()[GetParam()];
  constexpr int most = 150;
  const Session session = playedFromFile(scenario, most);
  std::array<int, 2> all{}, gone{};
  for (UnitIndex u = 0; u < session.battle().unitCount(); ++u) {
    if (session.rules().portray(session.battle(), u).shape == Shape::person) continue;
    const auto side = static_cast<std::size_t>(session.battle().unit(u).side);
    // In the battles that come with the program everybody takes the field.
    ++all[side];
    gone[side] += isGone(session.battle().unit(u)) ? 1 : 0;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const Losses losses = lossesOf(session.rules(), session.start(), session.battle(), static_cast<SideIndex>(side));
    EXPECT_EQ(losses.all, all[side]);
    EXPECT_EQ(losses.lost, gone[side]);
  }
  const BranchComparison compared = compareBranches(session, tableGame, tableGame);
  int found = 0;
  for (const BranchRow& row : compared.sums)
    for (std::size_t side = 0; side < 2; ++side)
      if (row.what == "Lost by " + std::string(sideName(session.battle(), static_cast<SideIndex>(side)))) {
        EXPECT_EQ(row.one, std::to_string(gone[side]) + " of " + std::to_string(all[side]));
        ++found;
      }
  EXPECT_EQ(found, 2);
}

TEST_P(EveryStory, GivesTheSidesAHundredBetweenThem) {
  const Scenario& scenario = scenarios()[GetParam()];
  if (isExample(scenario.rules->definition().id())) return;
  for (const int most : {30, 70, 110}) {
    const Session session = playedFromFile(scenario, most);
    if (session.outcome()) return;
    std::vector<std::string> told;
    for (const BranchRow& row : compareBranches(session, tableGame, tableGame).sums)
      if (row.what.starts_with("To win")) told.push_back(row.one);
    ASSERT_EQ(told.size(), 2U);
    // An early chance is put in words, alike for both.
    if (told[0] == "too early to say" || told[1] == "too early to say") {
      EXPECT_EQ(told[0], told[1]);
      continue;
    }
    if (told[0].ends_with("99 %") || told[1].ends_with("99 %")) {
      EXPECT_TRUE(told[0] == "under 1 %" || told[1] == "under 1 %" || told[0] == "1 %" || told[1] == "1 %");
      continue;
    }
    EXPECT_EQ(std::stoi(told[0]) + std::stoi(told[1]), 100) << told[0] << " and " << told[1];
  }
}

// German and French sentences need to know: "Numider 1 flohen", "Legio III floh".
TEST(StoryNames, AreOfOneOrOfMany) {
  speak("de", test::sourcePath("assets/languages"));
  for (const char* many :
       {"Numider 1", "Velites, links", "Hastati und Principes 2", "Thane von Kent", "Engl\u00E4nder"})
    EXPECT_TRUE(isNameOfMany(many)) << many;
  for (const char* one : {"Legio III", "K\u00F6nigliche Schwadron der Gef\u00E4hrten", "Erste Legion, links", "Rom",
                          "Magos ausgew\u00E4hltes Fu\u00DFvolk", "Bolzenwerfer", "Heer der Steppe"})
    EXPECT_FALSE(isNameOfMany(one)) << one;
  speak("fr", test::sourcePath("assets/languages"));
  for (const char* many : {"V\u00E9lites 2", "Hastati et principes 1", "Triarii", "Normands"})
    EXPECT_TRUE(isNameOfMany(many)) << many;
  for (const char* one : {"Legio III", "Premi\u00E8re l\u00E9gion", "Garde royale", "Rome"})
    EXPECT_FALSE(isNameOfMany(one)) << one;
  speak("en", {});
}

}  // namespace
}  // namespace signifer::conformance::story_test
