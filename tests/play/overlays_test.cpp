// House rules in a stack: later ones win, faults and conflicts are named, what cannot be used is left out, and a battle
// keeps what it is played under.
#include "play/house_choices.h"
#include "play/house_impact.h"
#include "play/journal.h"
#include "play/line_seal.h"
#include "play/opening.h"
#include "rules/contract.h"
#include "sheet/checklist.h"
#include "sheet/writers.h"
#include "toy_battle.h"
#include "view/view.h"

namespace signifer::overlays_test {
namespace {

using namespace test;

Overlay overlay(const std::string& members, const std::string& name = "club.json") {
  auto document = std::make_shared<const Document>(
      Document::parse(name, R"({"format": "signifer-house-rules", "version": 1, "ruleset": "toy")" + members + "\n}"));
  return {readHouseRulesFile(document->root()), document};
}

const RuleSetSource& toy() { return *toyLibrary().find("toy"); }

const std::string walks = R"(, "title": "Walkers", "edition": "2", "patch": {"tables": {"walkInches": 9}})";
const std::string fights =
    R"(, "title": "Fighters", "options": {"ties": "both"}, "patch": {"tables": {"fight": {"veteran": {"value": 2}}}})";

TEST(Overlays, LaterOnesWinAndOthersStay) {
  const Overlay both[] = {overlay(walks), overlay(fights),
                          overlay(R"(, "patch": {"tables": {"fight": {"veteran": {"value": 3}}}})")};
  std::vector<HouseRulesLayer> layers;
  for (const Overlay& one : both) layers.push_back(one.layer());
  const auto rules = createUnder(toy(), layers);
  EXPECT_EQ(rules->definition().integer("walkInches"), 9);
  EXPECT_EQ(rules->definition().integer("fight/veteran/value"), 3);
  EXPECT_EQ(rules->definition().optionWord("ties"), "both");
}

TEST(Overlays, EveryFaultIsNamedWithItsPlace) {
  const Overlay bad = overlay(R"(,
    "options": {"ties": "all", "tise": "both"},
    "patch": {"tables": {"walkInch": 3,
      "walkInches": "far"}})");
  const auto faults = faultsOf(toy(), bad);
  ASSERT_EQ(faults.size(), 4U);
  std::vector<std::string> places;
  for (const SourceError& fault : faults) {
    places.push_back(fault.pointer());
    EXPECT_EQ(fault.file(), "club.json");
    EXPECT_GT(fault.line(), 1);
  }
  std::ranges::sort(places);
  EXPECT_EQ(places, (std::vector<std::string>{"/options/ties", "/options/tise", "/patch/tables/walkInch",
                                              "/patch/tables/walkInches"}));
  EXPECT_TRUE(faultsOf(toy(), overlay(walks)).empty());
}

const std::string additions = R"(, "title": "Riverside",
  "troops": [{"id": "ferrymen", "name": "Ferrymen", "symbol": "light-infantry",
              "base": {"frontageInches": 3, "depthInches": 2}, "profile": {"strength": 5}}],
  "modifiers": [{"procedure": "fight", "rule": "RV-1", "label": "river veterans", "value": 2, "if": {"veteran": true}}])";

// A modifier that is added counts in the ruling, in the odds and on paper. It has its own name, and counts only where
// it should.
TEST(Overlays, TroopsAndModifiersAreAddedWithoutCode) {
  const Overlay club = overlay(additions);
  ASSERT_TRUE(faultsOf(toy(), club).empty());
  const HouseRulesLayer layer = club.layer();
  const auto rules = createUnder(toy(), {&layer, 1});
  const auto& troops = rules->definition().troops();
  EXPECT_EQ(troops.back().id, "ferrymen");
  EXPECT_EQ(troops.back().profile.front(), 5);
  const Procedure& fight = *rules->findProcedure("fight");
  const auto ruled = [&](bool veteran) {
    Values inputs{{{veteran ? 1 : 0, 0}, {0, 0}}, {true, true}};
    const std::array faces{3, 3};
    ScriptedDice dice(faces);
    return fight.rule(inputs, dice);
  };
  // +1 for veterans by the rule set, +2 by the club.
  EXPECT_EQ(ruled(true).result.front().whole, 3);
  EXPECT_EQ(ruled(true).modifiers.list().back().rule, "RV-1");
  EXPECT_EQ(ruled(false).result.front().whole, 0);
  EXPECT_EQ(ruled(false).modifiers.list().size(), 0U);
  EXPECT_EQ(rules->definition().findRule("RV-1")->label, "river veterans");
}

TEST(Overlays, FaultsOfAdditionsAreNamedWhereTheyStand) {
  const Overlay bad = overlay(R"(,
    "troops": [{"id": "ferrymen", "name": "Ferrymen", "profile": {"strength": 90}}],
    "modifiers": [{"procedure": "walk", "rule": "RV-1", "label": "x", "value": 2},
      {"procedure": "fight", "rule": "RV-2", "label": "x", "value": 2, "if": {"veterans": true}}])");
  std::vector<std::string> places;
  for (const SourceError& fault : faultsOf(toy(), bad)) places.push_back(fault.pointer());
  EXPECT_EQ(places, (std::vector<std::string>{"/troops/0/profile/strength", "/modifiers/0/procedure",
                                              "/modifiers/1/if/veterans"}));
}

TEST(Overlays, ABattleKeepsWhatIsAddedAndTheNamesOfItsFiles) {
  Json json = Json::parse(textOf(meetingFile));
  const Document file = Document::parse("meeting", json.dump());
  std::vector<LeftOutOverlay> leftOut;
  Position position = openUnder(toyLibrary(), file.root(), {overlay(additions), overlay(walks)}, leftOut);
  EXPECT_TRUE(leftOut.empty());
  EXPECT_EQ(position.battle.setup->houseRuleNames, (std::vector<std::string>{"Riverside", "Walkers 2"}));
  const Document kept = Document::parse("kept", writeBattle(*position.rules, position.battle).dump());
  const Position again = readPosition(toyLibrary(), kept.root());
  EXPECT_EQ(again.battle, position.battle);
  EXPECT_EQ(*again.battle.setup, *position.battle.setup);
  EXPECT_EQ(again.rules->definition().troops().back().id, "ferrymen");
  const HouseRulesFile written =
      readHouseRulesFile(Document::parse("again", overlayText("toy", overlay(additions).file)).root());
  EXPECT_EQ(Json::parse(written.rules.modifiers), Json::parse(overlay(additions).file.rules.modifiers));
}

TEST(Overlays, ConflictsNameBothFiles) {
  const auto conflicts = conflictsOf(
      {overlay(walks), overlay(fights), overlay(R"(, "title": "Runners", "patch": {"tables": {"walkInches": 12}})")});
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].pointer, "/patch/tables/walkInches");
  EXPECT_EQ(conflicts[0].earlier, "Walkers 2");
  EXPECT_EQ(conflicts[0].later, "Runners");
  EXPECT_EQ(conflicts[0].laterValue, "12");
}

TEST(Overlays, ABadOneIsLeftOutAndTheBattleOpens) {
  const Document file = Document::load(meetingFile);
  std::vector<LeftOutOverlay> leftOut;
  const Position position =
      openUnder(toyLibrary(), file.root(),
                {overlay(R"(, "title": "Typo", "options": {"tise": "both"})"), overlay(walks)}, leftOut);
  ASSERT_EQ(leftOut.size(), 1U);
  EXPECT_EQ(leftOut[0].name, "Typo");
  EXPECT_EQ(leftOut[0].faults[0].pointer(), "/options/tise");
  EXPECT_EQ(position.rules->definition().integer("walkInches"), 9);

  Document own = Document::load(meetingFile);
  own.patch(Document::parse("patch", R"({"houseRules": {"tables": {"walkInch": 9}}, "options": {"ties": "both"}})"));
  leftOut.clear();
  const Position opened = openUnder(toyLibrary(), own.root(), {overlay(walks)}, leftOut);
  ASSERT_EQ(leftOut.size(), 1U);
  EXPECT_EQ(leftOut[0].faults[0].pointer(), "/houseRules/tables/walkInch");
  EXPECT_EQ(opened.battle.units.size(), 4U);
  EXPECT_EQ(opened.rules->definition().integer("walkInches"), 9);

  // Any other fault of a battle is still an error.
  Document broken = Document::load(meetingFile);
  broken.patch(Document::parse("patch", R"({"units": 3})"));
  EXPECT_THROW((void)openUnder(toyLibrary(), broken.root(), {}, leftOut), SourceError);
}

// The faulty part of a battle's own house rules is left out, and no more.
TEST(Overlays, OfABattlesOwnOnlyWhatIsAtFaultIsLeftOut) {
  Json json = Json::parse(textOf(meetingFile));
  json["options"] = {{"ties", "both"}, {"tise", "none"}};
  json["houseRules"] = {{"tables", {{"walkInches", 9}, {"walkInch", 3}}}};
  json["houseTroops"] = Json::parse(R"([
    {"id": "giants", "name": "Giants", "profile": {"strength": 90}},
    {"id": "ferrymen", "name": "Ferrymen", "symbol": "light-infantry",
     "base": {"frontageInches": 3, "depthInches": 2}, "profile": {"strength": 5}}])");
  json["units"][0]["troop"] = "ferrymen";
  const Document file = Document::parse("own.json", json.dump(1));
  std::vector<LeftOutOverlay> leftOut;
  const Position opened = openUnder(toyLibrary(), file.root(), {}, leftOut);
  ASSERT_EQ(leftOut.size(), 1U);
  std::vector<std::string> places;
  for (const SourceError& fault : leftOut[0].faults) {
    places.push_back(fault.pointer());
    EXPECT_GT(fault.line(), 1);
  }
  std::ranges::sort(places);
  EXPECT_EQ(places, (std::vector<std::string>{"/houseRules/tables/walkInch", "/houseTroops/0/profile/strength",
                                              "/options/tise"}));
  EXPECT_EQ(opened.rules->definition().integer("walkInches"), 9);
  EXPECT_EQ(opened.rules->definition().optionWord("ties"), "both");
  EXPECT_EQ(opened.rules->definition().troops().back().id, "ferrymen");

  // House rules that are none at all, and another fault of the battle where it stands.
  json["options"] = 3;
  leftOut.clear();
  const Document shapeless = Document::parse("own.json", json.dump(1));
  EXPECT_THROW((void)openUnder(toyLibrary(), shapeless.root(), {}, leftOut), SourceError) << "its ferrymen are gone";
  json["units"][0]["troop"] = "recruits";
  const Document plain = Document::parse("own.json", json.dump(1));
  EXPECT_EQ(openUnder(toyLibrary(), plain.root(), {}, leftOut).battle.units.size(), 4U);
  json["units"][1]["x"] = "far";
  const Document twice = Document::parse("own.json", json.dump(1));
  try {
    (void)openUnder(toyLibrary(), twice.root(), {}, leftOut);
    FAIL();
  } catch (const SourceError& e) {
    EXPECT_EQ(e.pointer(), "/units/1/x");
    EXPECT_GT(e.line(), 1);
  }
}

// Eight modifiers of one test are the most: a file that is fine by itself and too much with the battle's own.
TEST(Overlays, AFileThatClashesWithTheBattlesOwnIsLeftOut) {
  const auto some = [](int from, int count) {
    Json list = Json::array();
    for (int i = from; i < from + count; ++i)
      list.push_back({{"procedure", "fight"}, {"rule", "RV-" + std::to_string(i)}, {"label", "x"}, {"value", 1}});
    return list;
  };
  Json json = Json::parse(textOf(meetingFile));
  json["houseModifiers"] = some(1, 6);
  const Document file = Document::parse("own.json", json.dump());
  std::vector<LeftOutOverlay> leftOut;
  const Position opened =
      openUnder(toyLibrary(), file.root(),
                {overlay(R"(, "title": "Many", "modifiers": )" + some(11, 6).dump()), overlay(walks)}, leftOut);
  ASSERT_EQ(leftOut.size(), 1U);
  EXPECT_EQ(leftOut[0].name, "Many");
  EXPECT_EQ(opened.rules->definition().integer("walkInches"), 9);
  EXPECT_NE(opened.rules->definition().findRule("RV-6"), nullptr);
}

// A journal whose house rules cannot be used any more is read without them, told, and goes on in a copy.
TEST(Overlays, AJournalOpensWithoutHouseRulesThatCannotBeUsed) {
  const auto path = freshFolder() / "old.signifer";
  Json battle = Json::parse(textOf(meetingFile));
  battle["options"] = {{"ties", "both"}, {"tise", "none"}};
  const Json header{{"format", "signifer-journal"}, {"version", 1}, {"seed", 7}, {"battle", battle}};
  putText(path, sealed(header.dump()));
  const OpenedJournal opened = openJournal(toyLibrary(), path);
  ASSERT_EQ(opened.leftOut.size(), 1U);
  EXPECT_EQ(opened.leftOut[0].faults[0].pointer(), "/battle/options/tise");
  EXPECT_EQ(opened.session->rules().definition().optionWord("ties"), "both");
  EXPECT_FALSE(opened.whole());
  EXPECT_FALSE(opened.mayGoOn());
  EXPECT_NE(opened.warning().find("Left out: the battle's own house rules"), std::string::npos) << opened.warning();
}

TEST(Overlays, ABattleKeepsWhatItIsPlayedUnder) {
  const Document file = Document::load(meetingFile);
  std::vector<LeftOutOverlay> leftOut;
  const Position position = openUnder(toyLibrary(), file.root(), {overlay(walks), overlay(fights)}, leftOut);
  const Document kept = Document::parse("kept", writeBattle(*position.rules, position.battle).dump());
  const Position again = readPosition(toyLibrary(), kept.root());
  EXPECT_EQ(again.rules->definition().integer("walkInches"), 9);
  EXPECT_EQ(again.rules->definition().integer("fight/veteran/value"), 2);
  EXPECT_EQ(again.rules->definition().optionWord("ties"), "both");
}

// A figure in a club's file changes the ruling, the exact odds, the printed sheet with what it says of house rules,
// and what the machine does.
TEST(Overlays, OneFigureChangesRulingOddsSheetAndTheMachinesChoice) {
  const Overlay club = overlay(
      R"(, "title": "Thursday club", "patch": {"tables": {"fight": {"veteran": {"value": 5}}, "walkInches": 2}})");
  const HouseRulesLayer layer = club.layer();
  const std::shared_ptr<const RuleSet> printed = toyRules();
  const std::shared_ptr<const RuleSet> house = createUnder(toy(), {&layer, 1});
  const Json question{{"id", 1}, {"ruleset", "toy"}, {"procedure", "fight"}, {"input", {{"veteran", true}}}};
  Json thrown = question;
  thrown["dice"] = {1, 4};
  RolledDice dice(1);
  const Json before = answerRuling(onlyThis(*printed), thrown, dice);
  const Json after = answerRuling(onlyThis(*house), thrown, dice);
  EXPECT_EQ(before["modifiers"][0]["value"], 1);
  EXPECT_EQ(after["modifiers"][0]["value"], 5);
  EXPECT_NE(before["result"], after["result"]);
  EXPECT_NE(answerOdds(onlyThis(*printed), question)["outcomes"], answerOdds(onlyThis(*house), question)["outcomes"]);

  const std::string sheet = writeSheet(makeChecklist(house->definition(), merged({&layer, 1})), SheetFormat::text);
  EXPECT_NE(sheet.find("tables/fight/veteran/value: 5"), std::string::npos) << sheet;
  EXPECT_EQ(writeSheet(makeChecklist(printed->definition()), SheetFormat::text).find("veteran/value"),
            std::string::npos);

  Session first(printed, meeting(*printed), 3);
  Session second(house, meeting(*house), 3);
  const auto one = makeCommander("greedy", 5);
  const auto two = makeCommander("greedy", 5);
  EXPECT_NE(answerOf(first, *one), answerOf(second, *two));
}

// The ruling that a changed figure touches is found, where it counts, with its odds before and after.
TEST(Overlays, AChangedFigureTellsItsOddsBeforeAndAfter) {
  const Overlay club = overlay(R"(, "patch": {"tables": {"fight": {"veteran": {"value": 3}}}})");
  const HouseRulesLayer layer = club.layer();
  const auto before = toy().create();
  const auto after = createUnder(toy(), {&layer, 1});
  const auto impact = impactOf(*before, *after, "TY-FGT-2");
  ASSERT_TRUE(impact);
  EXPECT_EQ(impact->procedure, "fight");
  ASSERT_EQ(impact->where.size(), 1U);
  EXPECT_EQ(impact->where[0].first.name, "veteran");
  double first = 0;
  double second = 0;
  bool differ = false;
  for (const HouseImpact::Row& row : impact->rows) {
    first += row.before;
    second += row.after;
    differ = differ || row.before != row.after;
  }
  EXPECT_NEAR(first, 1, 1e-9);
  EXPECT_NEAR(second, 1, 1e-9);
  EXPECT_TRUE(differ);
  EXPECT_FALSE(impactOf(*before, *before, "TY-FGT-2"));
}

TEST(Overlays, ChoicesCoverOptionsAndFiguresAndReadBack) {
  const auto choices = houseChoices(toy());
  const auto find = [&](const std::string& pointer) {
    return std::ranges::find(choices, pointer, &HouseChoice::pointer);
  };
  const auto ties = find("/options/ties");
  ASSERT_NE(ties, choices.end());
  EXPECT_EQ(ties->values.size(), 2U);
  const auto veteran = find("/patch/tables/fight/veteran/value");
  ASSERT_NE(veteran, choices.end());
  EXPECT_EQ(veteran->rule, "TY-FGT-2");
  EXPECT_EQ(veteran->chapter, "Fight");
  EXPECT_EQ(veteran->standard, "1");
  EXPECT_FALSE(veteran->effect.empty());
  EXPECT_NE(find("/patch/tables/walkInches"), choices.end());

  HouseRulesFile file;
  file.title = "Mine";
  file.edition = "3";
  setValueIn(file, "/options/ties", "both");
  setValueIn(file, "/patch/tables/fight/veteran/value", "4");
  setValueIn(file, "/patch/tables/walkInches", "7");
  setValueIn(file, "/patch/tables/walkInches", "");
  EXPECT_EQ(valueIn(file, "/patch/tables/fight/veteran/value"), "4");
  EXPECT_EQ(valueIn(file, "/patch/tables/walkInches"), "");
  const Document written = Document::parse("mine.json", overlayText("toy", file));
  const HouseRulesFile again = readHouseRulesFile(written.root());
  EXPECT_EQ(again.rules.options, file.rules.options);
  EXPECT_EQ(again.rules.patch, file.rules.patch);
  EXPECT_EQ(again.edition, "3");
  setValueIn(file, "/options/ties", "");
  setValueIn(file, "/patch/tables/fight/veteran/value", "");
  EXPECT_TRUE(file.rules.options.empty());
  EXPECT_TRUE(file.rules.patch.empty());
}

// A club that always plays in fog says so once.
TEST(Overlays, SayWhatSidesKnowOfEachOther) {
  const Document battle = Document::load(meetingFile);
  const HouseRulesLayer fog[] = {overlay(R"(, "title": "Fog", "visibility": "fog", "sightInches": 12)").layer()};
  const Position position = readPosition(toyLibrary(), battle.root(), fog);
  EXPECT_EQ(visibilityOf(position.battle), Visibility::fog);
  EXPECT_EQ(sightInches(position.battle), 12);
  EXPECT_EQ(position.battle.setup->houseRuleNames, std::vector<std::string>{"Fog"});
  // Sixteen inches are between the lines: nobody sees the enemy.
  const SideView view = seenBy(*position.rules, position.battle, 0);
  EXPECT_EQ(std::ranges::count(view.units, Knowledge::unknown), 2);
  EXPECT_EQ(writeBattle(*position.rules, position.battle)["visibility"], "fog");
  // The later file wins, also with less.
  const HouseRulesLayer open[] = {fog[0], overlay(R"(, "visibility": "open")").layer()};
  EXPECT_EQ(visibilityOf(readPosition(toyLibrary(), battle.root(), open).battle), Visibility::open);
  EXPECT_THROW((void)overlay(R"(, "visibility": "dusk")"), SourceError);
  HouseRulesFile file = overlay(R"(, "visibility": "fog", "sightInches": 12)").file;
  const Document written = Document::parse("mine.json", overlayText("toy", file));
  EXPECT_EQ(readHouseRulesFile(written.root()).sight, file.sight);
}

// A fault of the battle is told where it stands in its own file.
TEST(Overlays, LeaveFaultsOfTheBattleInTheirPlace) {
  Json json = Json::parse(textOf(meetingFile));
  json["units"][1]["troop"] = "giants";
  const Document battle = Document::parse("meeting.json", json.dump(1));
  const HouseRulesLayer fog[] = {overlay(R"(, "visibility": "fog")").layer()};
  const auto faultOf = [&](std::span<const HouseRulesLayer> layers) {
    try {
      (void)readPosition(toyLibrary(), battle.root(), layers);
    } catch (const SourceError& e) {
      return std::string(e.what());
    }
    return std::string();
  };
  EXPECT_EQ(faultOf(fog), faultOf({}));
  EXPECT_NE(faultOf({}), "");
}

}  // namespace
}  // namespace signifer::overlays_test
