#include "play/marks.h"

#include "play/any_battle.h"
#include "play/journal_writer.h"
#include "toy_battle.h"

namespace signifer::marks_test {
namespace {

using namespace test;

Battle battleUnder(const std::string& patch) {
  Document document = Document::load(meetingFile);
  document.patch(Document::parse("patch", patch));
  return readPosition(toyLibrary(), document.root()).battle;
}

BattleMarks marksIn(const Battle& battle, const MarkWish& wish = {}) {
  return marksOf(toyRules()->definition(), battle, wish);
}

std::string complaintAbout(const std::string& patch) {
  try {
    (void)battleUnder(patch);
  } catch (const SourceError& e) {
    return e.pointer() + ": " + e.expected();
  }
  return "none";
}

std::string unit(const std::string& id, const std::string& more) {
  return R"({"id": ")" + id + R"(", "side": "red", "troop": "veterans", "x": 20, "y": 10, "heading": 0)" + more + "}";
}

TEST(Marks, LieFlushOnTheTablesEdge) {
  const auto marks = borderMarks(72 * oneInch, 48 * oneInch);
  EXPECT_EQ(marks[0].place, "lowerLeft");
  EXPECT_EQ(marks[0].centre, (Point{1250, 1250}));
  EXPECT_EQ(marks[1].centre, (Point{70750, 1250}));
  EXPECT_EQ(marks[2].centre, (Point{70750, 46750}));
  EXPECT_EQ(marks[3].centre, (Point{1250, 46750}));
  EXPECT_EQ(marks[4].centre, (Point{36000, 1250}));
  EXPECT_EQ(marks[5].centre, (Point{70750, 24000}));
  EXPECT_EQ(marks[6].centre, (Point{36000, 46750}));
  EXPECT_EQ(marks[7].centre, (Point{1250, 24000}));
  for (int i = 0; i < 8; ++i) EXPECT_EQ(marks[static_cast<std::size_t>(i)].id, i);
}

TEST(Marks, AreGivenOutInTheFilesOrderAroundThoseThatAreFixed) {
  const Battle battle = battleUnder(R"({"units": [)" + unit("a", "") + "," + unit("b", R"(, "tag": 10)") + "," +
                                    unit("c", R"(, "tag": 586)") + "," + unit("d", R"(, "present": false)") + R"(],
      "people": [{"id": "p", "side": "red", "x": 1, "y": 1}, {"id": "q", "side": "red", "unit": "a", "tag": 12}]})");
  const BattleMarks marks = marksIn(battle);
  const auto id = [](const ModelMark& mark) { return mark.id; };
  std::vector<int> units, people;
  std::ranges::transform(marks.units, std::back_inserter(units), id);
  std::ranges::transform(marks.people, std::back_inserter(people), id);
  EXPECT_EQ(units, (std::vector{11, 10, 586, 13}));
  EXPECT_EQ(people, (std::vector{14, 12}));
}

TEST(Marks, AreToldToProgramsForThoseWhoStandAlone) {
  const Battle battle = battleUnder(R"({"people": [{"id": "p", "side": "red", "x": 1, "y": 1},
      {"id": "q", "side": "red", "unit": "r1"}]})");
  const Json json = marksJson(battle, marksIn(battle));
  EXPECT_EQ(json["family"], "tag36h11");
  ASSERT_EQ(json["table"].size(), 8U);
  EXPECT_EQ(json["table"][0], Json::parse(R"({"id": 0, "place": "lowerLeft", "sizeInches": 2.0,
                                              "atInches": [1.25, 1.25]})"));
  ASSERT_EQ(json["units"].size(), 4U);
  EXPECT_EQ(json["units"][0], Json::parse(R"({"id": 10, "unit": "r1", "sizeInches": 0.8, "atInches": [0, 0],
                                              "turnDegrees": 0})"));
  ASSERT_EQ(json["people"].size(), 1U);
  EXPECT_EQ(json["people"][0]["person"], "p");
  EXPECT_EQ(json["people"][0]["id"], 14);
}

TEST(Marks, TwoOfOneNumberAreAnErrorThatNamesBoth) {
  EXPECT_EQ(complaintAbout(R"({"units": [)" + unit("a", R"(, "name": "Old Reds", "tag": 20)") + "," +
                           unit("b", R"(, "name": "Young Reds", "tag": 20)") + "]}"),
            "/units/1/tag: another mark was expected for Young Reds: 20 is on Old Reds already");
  EXPECT_EQ(complaintAbout(R"({"units": [)" + unit("a", R"(, "name": "Reds", "tag": 20)") + R"(],
      "people": [{"id": "p", "name": "Scipio", "side": "red", "x": 1, "y": 1, "tag": 20}]})"),
            "/people/0/tag: another mark was expected for Scipio: 20 is on Reds already");
  for (const char* wrong : {"9", "587", "0", "\"12\"", "12.5"})
    EXPECT_NE(
        complaintAbout(R"({"units": [)" + unit("a", std::string(R"(, "tag": )") + wrong) + "]}").find("/units/0/tag"),
        std::string::npos)
        << wrong;
}

TEST(Marks, TheBattleMayKeepTheirSize) {
  EXPECT_EQ(marksIn(battleUnder("{}")).side, 800);
  const Battle small = battleUnder(R"({"markSizeInches": 0.6})");
  EXPECT_EQ(marksIn(small).side, 600);
  EXPECT_EQ(marksIn(small, {.side = oneInch}).side, oneInch);
  EXPECT_NE(complaintAbout(R"({"markSizeInches": 0.7})").find("/markSizeInches"), std::string::npos);
}

TEST(Marks, LieBesideEachOtherWhereBasesAreTooShallow) {
  const Battle battle =
      battleUnder(R"({"units": [)" + unit("a", R"(, "base": {"frontageInches": 4, "depthInches": 1})") + "," +
                  unit("b", R"(, "base": {"frontageInches": 0.75, "depthInches": 0.75})") + "]}");
  EXPECT_EQ(marksIn(battle).units[0].right, 0);
  EXPECT_EQ(marksIn(battle, {.side = oneInch}).units[0].right, 1000);
  EXPECT_EQ(marksIn(battle, {.side = oneInch}).units[1].right, 0);
}

TEST(Marks, AreKeptThroughSavesAndJournals) {
  const auto rules = toyRules();
  const Battle battle =
      battleUnder(R"({"markSizeInches": 1, "units": [)" + unit("a", R"(, "tag": 33)") + "," + unit("b", "") +
                  R"(], "people": [{"id": "p", "side": "red", "x": 1, "y": 1, "tag": 40}]})");
  const Document saved = Document::parse("saved", writeBattle(*rules, battle).dump());
  EXPECT_EQ(readBattle(*rules, saved.root()), battle);

  const auto folder = freshFolder();
  const auto journal = folder / "battle.signifer";
  Session session(rules, battle, 1);
  JournalWriter::create(journal, session).reset();
  const AnyBattle again = openAnyBattle(toyLibrary(), journal);
  EXPECT_EQ(marksIn(again.battle).units[0].id, 33);
  EXPECT_EQ(marksIn(again.battle).units[1].id, 10);
  EXPECT_EQ(marksIn(again.battle).people[0].id, 40);
  EXPECT_EQ(marksIn(again.battle).side, oneInch);
}

TEST(Marks, OnSlipsLieFlushBehindTheBase) {
  const Battle battle = battleUnder(R"({"markPlace": "behind", "units": [)" + unit("a", "") + "," +
                                    unit("b", R"(, "tag": {"id": 30, "place": "base"})") + "]}");
  const BattleMarks marks = marksIn(battle);
  const Base base = battle.unit(0).base;
  // The rim touches the rear edge.
  EXPECT_EQ(marks.units[0].ahead, -(base.depth + 1000) / 2);
  EXPECT_EQ(marks.units[0].right, 0);
  EXPECT_EQ(marks.units[1].ahead, 0);
  EXPECT_EQ(marks.units[1].id, 30);
  EXPECT_EQ(marksIn(battle, {.place = MarkPlace::base}).units[0].ahead, 0);
  EXPECT_EQ(marksIn(battle, {.side = oneInch}).units[0].ahead, -(base.depth + 1250) / 2);
}

TEST(Marks, OfLeadersLieOnSlipsAsWell) {
  const auto person = [](const char* id, const std::string& tag) {
    return R"({"id": ")" + std::string(id) + R"(", "side": "red", "x": 1, "y": 1)" + tag + "}";
  };
  const Battle battle =
      battleUnder(R"({"markPlace": "behind", "units": [)" + unit("a", "") + R"(], "people": [)" + person("p", "") +
                  "," + person("q", R"(, "tag": {"id": 41, "atInches": [0.5, -1], "turnDegrees": 180})") + "," +
                  person("r", R"(, "tag": {"place": "base"})") + "]}");
  const BattleMarks marks = marksIn(battle);
  EXPECT_EQ(marks.people[0].ahead, -(leaderBase.depth + 1000) / 2);
  EXPECT_EQ(marks.people[1].id, 41);
  EXPECT_EQ(marks.people[1].right, 500);
  EXPECT_EQ(marks.people[1].turn, 180 * oneDegree);
  EXPECT_EQ(marks.people[2].ahead, 0);
  const Document again = Document::parse("again", writeBattle(*toyRules(), battle).dump());
  EXPECT_EQ(marksJson(battle, marksIn(readPosition(toyLibrary(), again.root()).battle)), marksJson(battle, marks));
}

TEST(Marks, AreWishedForByAJournalsNotes) {
  const MarkWish wish{.side = oneInch, .place = MarkPlace::behind};
  EXPECT_EQ(markWishIn(R"({"marks": {"sizeInches": 1, "place": "behind"}})"), wish);
  EXPECT_EQ(markWishIn(R"({"marks": {"sizeInches": 7, "place": 3}})"), MarkWish{});
  for (const char* none : {"{}", "[]", "", R"({"marks": 1})"}) EXPECT_EQ(markWishIn(none), MarkWish{}) << none;
  EXPECT_EQ(orElse({.side = 600}, wish), (MarkWish{.side = 600, .place = MarkPlace::behind}));
  const auto rules = toyRules();
  const auto journal = freshFolder() / "battle.signifer";
  Session session(rules, battleUnder(R"({"units": [)" + unit("a", "") + "]}"), 1);
  JournalWriter::create(journal, session, R"({"marks": {"place": "behind"}})").reset();
  const AnyBattle again = openAnyBattle(toyLibrary(), journal);
  EXPECT_LT(marksIn(again.battle, markWishIn(again.notes)).units[0].ahead, 0);
}

TEST(Marks, LieWhereAUnitsFileSays) {
  const std::string tag = R"({"id":40,"atInches":[0.5,-1.75],"turnDegrees":90})";
  const Battle battle = battleUnder(R"({"units": [)" + unit("a", R"(, "tag": )" + tag) + "," +
                                    unit("b", R"(, "tag": {"atInches": [0, 1]})") + "]}");
  const BattleMarks marks = marksIn(battle, {.place = MarkPlace::behind});
  EXPECT_EQ(marks.units[0].id, 40);
  EXPECT_EQ(marks.units[0].right, 500);
  EXPECT_EQ(marks.units[0].ahead, -1750);
  EXPECT_EQ(marks.units[0].turn, 90 * oneDegree);
  EXPECT_EQ(marks.units[1].id, 10);
  EXPECT_EQ(marks.units[1].ahead, 1000);
  const Json told = marksJson(battle, marks);
  EXPECT_EQ(told["units"][0]["atInches"], Json::parse("[0.5, -1.75]"));
  EXPECT_EQ(told["units"][0]["turnDegrees"], 90);
  // Saves keep it.
  const Json saved = writeBattle(*toyRules(), battle);
  EXPECT_EQ(saved["units"][0]["tag"], Json::parse(tag));
  EXPECT_EQ(saved["units"][1]["tag"], Json::parse(R"({"atInches": [0, 1]})"));
  const Document again = Document::parse("again", saved.dump());
  EXPECT_EQ(marksJson(battle, marksIn(readPosition(toyLibrary(), again.root()).battle)),
            marksJson(battle, marksIn(battle)));
}

TEST(Marks, APlaceThatIsNoneIsNamed) {
  const auto complaint = [](const std::string& tag) {
    return complaintAbout(R"({"units": [)" + unit("a", R"(, "tag": )" + tag) + "]}");
  };
  EXPECT_EQ(complaintAbout(R"({"markPlace": "above"})"), "/markPlace: base or behind was expected");
  EXPECT_EQ(complaint(R"({"place": "aside"})"), "/units/0/tag/place: base or behind was expected");
  EXPECT_EQ(complaint(R"({"atInches": [1]})"),
            "/units/0/tag/atInches: [right, ahead] of the base's centre in inches was expected");
  EXPECT_EQ(complaint(R"({"atInches": [0, 1], "place": "base"})"),
            "/units/0/tag/atInches: either \"place\" or \"atInches\" was expected");
  EXPECT_EQ(complaint(R"({"turnDegrees": 90})"), "/units/0/tag/turnDegrees: a place \"atInches\" was expected as well");
}

// The numbers of a side say nothing of the other army, where sides keep secrets from each other.
TEST(Marks, OfASideTellNothingOfTheOtherArmyInABattleOfSecrets) {
  const auto idsOf = [](const std::string& reds, const std::string& more) {
    const Battle battle = battleUnder(R"({"units": [)" + reds + R"(, {"id": "z", "side": "blue", "troop": "veterans",
      "x": 20, "y": 30, "heading": 180}], "people": [{"id": "q", "side": "blue", "x": 1, "y": 1}])" +
                                      more + "}");
    const BattleMarks marks = marksIn(battle);
    return std::vector{marks.units.back().id, marks.people.back().id};
  };
  const std::string few = unit("a", "");
  const std::string many = unit("a", "") + "," + unit("b", R"(, "hidden": true)") + "," + unit("c", "");
  EXPECT_EQ(idsOf(few, R"(, "visibility": "fog")"), (std::vector{298, 299}));
  EXPECT_EQ(idsOf(many, R"(, "visibility": "fog")"), (std::vector{298, 299}));
  EXPECT_EQ(idsOf(many, ""), (std::vector{298, 299}));
  EXPECT_EQ(idsOf(few, ""), (std::vector{11, 12}));
  EXPECT_EQ(idsOf(many, R"(, "markNumbers": "together")"), (std::vector{13, 14}));
}

TEST(Marks, StayInBattlesThatWereBegunBeforeSidesHadTheirOwn) {
  const Battle fresh = battleUnder(R"({"visibility": "fog"})");
  Json saved = writeBattle(*toyRules(), fresh);
  EXPECT_EQ(saved["markNumbers"], "bySide");
  const auto blues = [](const Json& json) {
    const Document file = Document::parse("saved", json.dump());
    return marksIn(readPosition(toyLibrary(), file.root()).battle).units[2].id;
  };
  EXPECT_EQ(blues(saved), 298);
  saved.erase("markNumbers");
  EXPECT_EQ(blues(saved), 12);
  EXPECT_EQ(complaintAbout(R"({"markNumbers": "apart"})"), "/markNumbers: bySide or together was expected");
}

}  // namespace
}  // namespace signifer::marks_test
