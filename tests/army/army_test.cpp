// Armies as files: every shipped one is read, kept, checked, laid out and played; whatever is wrong is said with its
// place.
#include <gtest/gtest.h>

#include <filesystem>

#include "army/army_check.h"
#include "army/army_csv.h"
#include "army/army_link.h"
#include "army/muster.h"
#include "army/table_text.h"
#include "conformance/rule_sets.h"
#include "play/position.h"
#include "table/distance.h"
#include "toy_battle.h"

namespace signifer::army_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

std::vector<fs::path> shipped() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(sourcePath("assets/armies")))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

OpenedArmy opened(const fs::path& path) {
  const Document document = Document::load(path);
  return openArmy(conformance::library(), document.root());
}

OpenedArmy openedText(const std::string& text, const RuleSetLibrary& library = conformance::library()) {
  const Document document = Document::parse("army", text);
  return openArmy(library, document.root());
}

OpenedArmy army(const std::string& name) { return opened(sourcePath("assets/armies/" + name + ".json")); }

TEST(Army, FourAndMoreAreShippedForEachRuleSet) {
  std::map<std::string, int> count;
  for (const fs::path& path : shipped()) ++count[path.parent_path().filename()];
  // The tutorial's rule set comes with the program's sources, not with the program.
  for (const RuleSetSource& source : conformance::library().sources())
    if (fs::exists(sourcePath("rulesets/" + source.id))) {
      EXPECT_GE(count[source.id], 4) << source.id;
    }
}

TEST(Army, EveryShippedOneIsReadBackAsWrittenAndCanBePlayed) {
  for (const fs::path& path : shipped()) {
    const OpenedArmy first = opened(path);
    const OpenedArmy again = openedText(armyText(first.rules->definition(), first.army));
    EXPECT_EQ(first.army, again.army) << path;
    const ArmyReport report = checkArmy(*first.rules, first.terms, first.army);
    EXPECT_TRUE(report.playable()) << path;
    EXPECT_TRUE(report.remarks.empty()) << path << " " << report.remarks.front().text;
    EXPECT_FALSE(report.figures.empty());
  }
}

TEST(Army, TablesOfUnitsAreReadBack) {
  for (const fs::path& path : shipped()) {
    const OpenedArmy first = opened(path);
    Army empty = first.army;
    empty.units.clear();
    const std::string table = unitsAsCsv(first.rules->definition(), first.terms, first.army);
    const CsvUnits read = unitsFromCsv(first.rules->definition(), first.terms, empty, table);
    EXPECT_TRUE(read.problems.empty()) << path << " " << read.problems.front().expected;
    ASSERT_EQ(read.units.size(), first.army.units.size()) << path;
    for (std::size_t i = 0; i < read.units.size(); ++i) {
      ArmyUnit expected = first.army.units[i];
      // A choice that is what the troop type begins with anyway is no choice.
      for (const ArmyOption& option : first.terms.unitOptions)
        if (const auto chosen = expected.options.find(option.field);
            chosen != expected.options.end() &&
            chosen->second == first.terms.startOf(first.rules->definition(), option, expected.troop))
          expected.options.erase(chosen);
      EXPECT_EQ(read.units[i], expected) << path << " " << expected.id;
    }
  }
}

TEST(Army, TheLedgersFiguresComeOut) {
  const auto figure = [](const std::string& name, const std::string& what) {
    const OpenedArmy one = army(name);
    for (const ArmyFigure& said : checkArmy(*one.rules, one.terms, one.army).figures)
      if (said.name == what) return said.value;
    return -1;
  };
  EXPECT_EQ(figure("hannibal/rome", "Army stamina"), 12);
  EXPECT_EQ(figure("hannibal/carthage", "Army stamina"), 12);
  EXPECT_EQ(figure("othw/rome", "Army Morale"), 10);
  EXPECT_EQ(figure("othw/carthage", "Army Morale"), 10);
  EXPECT_EQ(figure("fantasy/eastern-march", "Points"), 1831);
  EXPECT_EQ(figure("fantasy/barrow-king", "Points"), 1884);
  EXPECT_EQ(figure("initiative/consul", "Divisions"), 3);
  EXPECT_EQ(figure("cb/consular", "Units"), 14);
}

// Battles of two shipped armies open, and go on for a while.
TEST(Army, EachFightsTheNext) {
  const auto files = shipped();
  for (std::size_t i = 0; i < files.size(); ++i) {
    const OpenedArmy first = opened(files[i]);
    const OpenedArmy second = opened(files[(i + 1) % files.size()]);
    if (first.army.ruleSet != second.army.ruleSet) continue;
    const Json battle = musterBattle(*first.rules, first.terms, {}, "Club night", first.army, second.army);
    const Document document = Document::parse("battle", battle.dump());
    const Position position = readPosition(conformance::library(), document.root());
    Session session(position.rules, position.battle, 11);
    playOn(session, 25);
    EXPECT_GE(session.eventCount(), 25U) << files[i];
    const Document later = Document::parse("later", writeBattle(session.rules(), session.battle()).dump());
    EXPECT_EQ(readBattle(session.rules(), later.root()), session.battle()) << files[i];
  }
}

TEST(Army, NoTwoUnitsOfABattleStandOnEachOther) {
  const OpenedArmy rome = army("hannibal/rome");
  const Battle battle = trialBattle(*rome.rules, rome.terms, rome.army);
  for (UnitIndex a = 0; a < battle.unitCount(); ++a)
    for (UnitIndex b = 0; b < a; ++b)
      EXPECT_FALSE(overlaps(Footprint(battle.unit(a).pose, battle.unit(a).base),
                            Footprint(battle.unit(b).pose, battle.unit(b).base)));
}

TEST(Army, LeadersCommandAndJoin) {
  const OpenedArmy consul = army("initiative/consul");
  const Definition& d = consul.rules->definition();
  const Battle divisions = trialBattle(*consul.rules, consul.terms, consul.army);
  const auto division = static_cast<std::size_t>(indexOf(d.unitStatus(), "division"));
  EXPECT_EQ(divisions.unit(0).status.at[division], 1);
  const UnitIndex last = static_cast<UnitIndex>(unitCount(consul.army) - 1);
  EXPECT_EQ(divisions.unit(last).status.at[division], 3);

  const OpenedArmy march = army("fantasy/eastern-march");
  const Battle joined = trialBattle(*march.rules, march.terms, march.army);
  const auto with = static_cast<std::size_t>(indexOf(march.rules->definition().unitStatus(), "attachedTo"));
  EXPECT_EQ(joined.unit(9).status.at[with], 0);
  EXPECT_EQ(joined.unit(10).status.at[with], 1);

  const OpenedArmy cb = army("cb/consular");
  const Battle commands = trialBattle(*cb.rules, cb.terms, cb.army);
  const auto command = static_cast<std::size_t>(indexOf(cb.rules->definition().unitStatus(), "command"));
  EXPECT_EQ(commands.unit(0).status.at[command], 0);
  // The second army's leaders follow the first one's in the list.
  EXPECT_EQ(commands.unit(static_cast<UnitIndex>(unitCount(cb.army))).status.at[command], 3);
}

TEST(Army, TheRuleSetSaysWhatCannotBePlayed) {
  const auto faultOf = [](const std::string& name, void (*change)(Army&)) {
    OpenedArmy one = army(name);
    change(one.army);
    const ArmyReport report = checkArmy(*one.rules, one.terms, one.army);
    for (const ArmyRemark& remark : report.remarks)
      if (remark.kind == ArmyRemark::Kind::fault) return remark;
    return ArmyRemark{ArmyRemark::Kind::advice, "none", "", -1, -1};
  };
  // A leader who is with no unit joins the first unit without a leader, as long as there is one.
  EXPECT_EQ(faultOf("othw/rome", [](Army& a) { a.people[1].with.clear(); }).text, "none");
  const ArmyRemark spare = faultOf("othw/rome", [](Army& a) {
    a.units.resize(1);
    a.units[0].count = 1;
    for (ArmyPerson& person : a.people) person.with.clear();
  });
  EXPECT_EQ(spare.rule, "OT-GEN-22");
  EXPECT_EQ(spare.person, 1);
  const ArmyRemark crowd = faultOf("othw/rome", [](Army& a) { a.people[1].with = a.people[0].with; });
  EXPECT_EQ(crowd.rule, "OT-GEN-22");
  const ArmyRemark traits = faultOf("othw/rome", [](Army& a) { a.units[6].profile[9] = 1; });
  EXPECT_EQ(traits.rule, "OT-TRT-12");
  EXPECT_EQ(traits.unit, 6);
}

TEST(Army, AdviceNamesUnitsThatNobodyCanOrder) {
  OpenedArmy consul = army("initiative/consul");
  consul.army.people[3].commands.clear();
  const ArmyReport report = checkArmy(*consul.rules, consul.terms, consul.army);
  EXPECT_TRUE(report.playable());
  ASSERT_EQ(report.remarks.size(), 3U);
  EXPECT_EQ(report.remarks[0].rule, "IO-ORD-19");
  EXPECT_NE(report.remarks[0].text.find("Heavy cavalry"), std::string::npos);
}

const std::string custom = R"({"format": "signifer-army", "version": 1, "ruleset": "hannibal", "name": "Mine",
  "troops": [{"id": "temple-guard", "name": "Temple guard", "symbol": "hoplite",
              "base": {"frontageInches": 3, "depthInches": 1.5},
              "profile": {"kind": "hoplites", "moveClass": "foot", "strength": 6, "battleLine": true, "core": true}}],
  "units": [{"id": "guard", "troop": "temple-guard", "count": 2, "names": ["Right of the temple"]},
            {"id": "horse", "troop": "roman-horse", "profile": {"veteran": true}, "base": {"frontageInches": 5, "depthInches": 2}}],
  "people": [{"id": "priest", "name": "High priest", "profile": {"despot": true}, "with": "guard"}]})";

TEST(Army, TypesOfOnesOwnStandInTheArmyAndGoIntoBattles) {
  const OpenedArmy mine = openedText(custom);
  EXPECT_EQ(openedText(armyText(mine.rules->definition(), mine.army)).army, mine.army);
  EXPECT_TRUE(checkArmy(*mine.rules, mine.terms, mine.army).playable());
  const Battle battle = trialBattle(*mine.rules, mine.terms, mine.army);
  EXPECT_EQ(battle.setup->units[0].name, "Right of the temple");
  EXPECT_EQ(battle.setup->units[1].name, "Temple guard 2");
  EXPECT_EQ(battle.unit(0).base, (Base{3000, 1500}));
  EXPECT_EQ(battle.setup->units[1].symbol, "hoplite");
  EXPECT_EQ(battle.unit(2).base, (Base{5000, 2000}));
  EXPECT_EQ(battle.people[0].unit, 0);
}

// The place where the reader finds fault with the army above when this patch is laid over it.
std::string faultOf(const std::string& patch) {
  Document document = Document::parse("army", custom);
  document.patch(Document::parse("patch", patch));
  try {
    (void)openArmy(conformance::library(), document.root());
    return "none";
  } catch (const SourceError& e) {
    EXPECT_FALSE(e.expected().empty());
    EXPECT_GE(e.line(), 0);
    return e.pointer();
  }
}

TEST(Army, FaultsAreFoundAtTheirPlace) {
  EXPECT_EQ(faultOf("{}"), "none");
  EXPECT_EQ(faultOf(R"({"format": "signifer-battle"})"), "/format");
  // The whole file is of another format, and no line of it is wrong.
  EXPECT_EQ(faultOf(R"({"version": 2})"), "");
  EXPECT_EQ(faultOf(R"({"ruleset": "chess"})"), "/ruleset");
  EXPECT_EQ(faultOf(R"({"name": null})"), "");
  EXPECT_EQ(faultOf(R"({"nmae": "x"})"), "/nmae");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velties"}]})"), "/units/0/troop");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites"}, {"id": "a", "troop": "velites"}]})"), "/units/1/id");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "count": 0}]})"), "/units/0/count");
  EXPECT_EQ(
      faultOf(
          R"({"units": [{"id": "a", "troop": "velites", "count": 100}, {"id": "b", "troop": "velites", "count": 29}]})"),
      "/units/1");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "names": ["x", "y"]}]})"), "/units/0/names");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "profile": {"strength": 99}}]})"),
            "/units/0/profile/strength");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "options": {"hits": 1}}]})"),
            "/units/0/options/hits");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "with": "a"}]})"), "/units/0/with");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "a", "troop": "velites", "base": {"frontageInches": 0, "depthInches": 1}}]})"),
            "/units/0/base/frontageInches");
  EXPECT_EQ(faultOf(R"({"troops": [{"id": "velites", "name": "x", "profile": {}}]})"), "/troops/0/id");
  EXPECT_EQ(faultOf(R"({"troops": [{"id": "x", "name": "x", "profile": {"strength": 3}}]})"), "/troops/0/profile");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "guard"}]})"), "/people/0/id");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "p", "type": "emperor"}]})"), "/people/0/type");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "p", "with": "nobody"}]})"), "/people/0/with");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "p", "commands": ["guard"]}]})"), "/people/0/commands");
}

TEST(Army, WrongLinesOfATableAreNamedAndTheOthersKept) {
  const OpenedArmy mine = openedText(custom);
  const CsvUnits read = unitsFromCsv(mine.rules->definition(), mine.terms, mine.army,
                                     "\xEF\xBB\xBFtroop;count;name;strength;frontageInches;depthInches\r\n"
                                     "velites;3;\"Young; \"\"brave\"\" men\";;;\r\n"
                                     "velties;1;;;;\r\n"
                                     "temple-guard;2;;5;4,5;2\r\n"
                                     "velites;0;;;;\r\n"
                                     "velites;1;;fast;;\r\n"
                                     ";;;;;\r\n"
                                     "guard;1;;;;\r\n");
  ASSERT_EQ(read.units.size(), 2U);
  EXPECT_EQ(read.units[0].name, "Young; \"brave\" men");
  EXPECT_EQ(read.units[0].id, "velites");
  EXPECT_EQ(read.units[1].profile.size(), 1U);
  EXPECT_EQ(read.units[1].base, (Base{4500, 2000}));
  ASSERT_EQ(read.problems.size(), 4U);
  EXPECT_EQ(read.problems[0].line, 3);
  EXPECT_NE(read.problems[0].expected.find("did you mean \"velites\"?"), std::string::npos);
  EXPECT_EQ(read.problems[1].column, "count");
  EXPECT_EQ(read.problems[2].column, "strength");
  EXPECT_EQ(read.problems[3].line, 8);
  const auto wrongTable = [&](const std::string& text) {
    const CsvUnits nothing = unitsFromCsv(mine.rules->definition(), mine.terms, mine.army, text);
    return nothing.units.empty() && !nothing.problems.empty();
  };
  EXPECT_TRUE(wrongTable(""));
  EXPECT_TRUE(wrongTable("count,name\r\n1,x\r\n"));
  EXPECT_TRUE(wrongTable("troop,troop\r\nvelites,velites\r\n"));
  EXPECT_FALSE(wrongTable("troop,cuont\r\nvelites,2\r\n"));
  EXPECT_TRUE(wrongTable(std::string("\xFF\xFE\0t\0r", 6)));
  EXPECT_TRUE(wrongTable("troop\n\"velites"));
}

// A text as a spreadsheet saves it in UTF-16, with its mark.
std::string asUtf16(std::string_view text) {
  std::string bytes = "\xFF\xFE";
  for (const char c : text) bytes += {c, '\0'};
  return bytes;
}

// Tables are read as clubs' spreadsheets write them, whatever the encoding and separators.
TEST(Army, TablesOfEverySpreadsheetAreRead) {
  const OpenedArmy mine = openedText(custom);
  const auto read = [&](const std::string& bytes) {
    return unitsFromCsv(mine.rules->definition(), mine.terms, mine.army, bytes);
  };
  for (const std::string& bytes :
       {std::string("troop,name,count\nvelites,Young,2\n"), std::string("sep=;\r\ntroop;name;count\r\nvelites;Young;2"),
        std::string("Name\tCount\t TROOP\tPainted by\nYoung\t2\tvelites\tme\n"),
        asUtf16("troop\tname\tcount\r\nvelites\tYoung\t2\r\n"),
        std::string("\xEF\xBB\xBFtroop;name;count\rvelites;Young;\"2,0\"\r")}) {
    const CsvUnits one = read(bytes);
    ASSERT_EQ(one.units.size(), 1U) << bytes;
    EXPECT_TRUE(one.problems.empty()) << bytes;
    EXPECT_EQ(one.units[0].name, "Young");
    EXPECT_EQ(one.units[0].count, 2);
  }
  EXPECT_EQ(read("\"sep=;\"\r\ntroop;count\r\nvelites;2").units.at(0).count, 2);
  for (const char* troop : {"Velites", "Temple guard", "temple GUARD"})
    EXPECT_EQ(read("troop\n" + std::string(troop) + "\n").units.size(), 1U) << troop;
  for (const std::string& other : {std::string("PK\x03\x04\x14\0\0", 7), std::string("\xD0\xCF\x11\xE0\xA1")}) {
    const CsvUnits nothing = read(other);
    ASSERT_EQ(nothing.problems.size(), 1U);
    EXPECT_NE(nothing.problems[0].expected.find("save the spreadsheet as CSV"), std::string::npos);
    EXPECT_TRUE(nothing.notes.empty());
  }
  const CsvUnits odd = read("troop,\x1B[31mred\nvelites,2\n");
  EXPECT_TRUE(odd.notes.empty()) << "what turns a terminal red is not passed on to it";
  EXPECT_EQ(odd.problems.size(), 1U);
  EXPECT_EQ(read("troop;name\nvelites;L\xE9gion \x80").units.at(0).name, "L\u00E9gion \u20AC");
  EXPECT_EQ(read("troop;name\nvelites;\"two\nlines\"").problems.at(0).line, 2);
}

TEST(Army, ColumnsOfTheUsersOwnArePassedOverAndNamed) {
  const OpenedArmy mine = openedText(custom);
  const CsvUnits read =
      unitsFromCsv(mine.rules->definition(), mine.terms, mine.army, "Painted by,troop,cuont\nme,velites,2\n");
  EXPECT_EQ(read.units.size(), 1U);
  EXPECT_TRUE(read.problems.empty());
  ASSERT_EQ(read.notes.size(), 2U);
  EXPECT_EQ(read.notes[0].column, "Painted by");
  EXPECT_NE(read.notes[1].expected.find("did you mean \"count\"?"), std::string::npos);
}

// A cell that a spreadsheet would take for a formula comes back as it was, and so do names with the list's separator.
TEST(Army, WhatSpreadsheetsWouldMisreadComesBack) {
  const OpenedArmy mine = openedText(custom);
  Army before = mine.army;
  before.units.resize(1);
  before.units[0].count = 3;
  before.units[0].name = "=1+1";
  before.units[0].names = {"First; \"Left\"", "@back\\slash", "'-plain"};
  const std::string table = unitsAsCsv(mine.rules->definition(), mine.terms, before);
  EXPECT_NE(table.find(",'=1+1,"), std::string::npos) << table;
  Army empty = before;
  empty.units.clear();
  const CsvUnits read = unitsFromCsv(mine.rules->definition(), mine.terms, empty, table);
  ASSERT_EQ(read.units.size(), 1U) << table;
  EXPECT_EQ(read.units[0].name, before.units[0].name);
  EXPECT_EQ(read.units[0].names, before.units[0].names);
}

TEST(TableText, ReadsFiguresAndTruthOfThreeLanguages) {
  EXPECT_EQ(numberInCell("1 000"), 1000);
  EXPECT_EQ(numberInCell("1\u202F000,5"), 1000.5);
  EXPECT_EQ(numberInCell("-4.25"), -4.25);
  EXPECT_FALSE(numberInCell("four"));
  EXPECT_FALSE(numberInCell(""));
  for (const char* yes : {"VRAI", "oui", "ja", "WAHR", "Yes", "TRUE", "1"}) EXPECT_EQ(truthInCell(yes), true) << yes;
  for (const char* no : {"FAUX", "non", "nein", "FALSCH", "No", "false", "0"}) EXPECT_EQ(truthInCell(no), false) << no;
  EXPECT_FALSE(truthInCell("perhaps"));
}

// docs/file-formats.md shows an army of the tutorial's rule set.
// What has changed in an army's file since a battle was made of it is said in words, each change once.
TEST(Army, ChangesOfAFileAreNamed) {
  const OpenedArmy was = army("hannibal/rome");
  const Definition& d = was.rules->definition();
  EXPECT_TRUE(changesBetween(d, was.terms, was.army, was.army).empty());
  Army now = was.army;
  now.notes = "Nothing that is played";
  EXPECT_TRUE(changesBetween(d, was.terms, was.army, now).empty());
  ArmyUnit& first = now.units[0];
  const std::string name = first.name.empty() ? troopOf(d, now, first).name : first.name;
  const auto strength = static_cast<std::size_t>(indexOf(d.unitProfile(), "strength"));
  first.profile[strength] = troopOf(d, now, first).profile[strength] + 1;
  first.count += 1;
  const std::string gone = now.units[1].name.empty() ? troopOf(d, now, now.units[1]).name : now.units[1].name;
  now.units.erase(now.units.begin() + 1);
  ArmyUnit fresh = now.units.back();
  fresh.id = "fresh";
  fresh.name = "Latecomers";
  now.units.push_back(fresh);
  const auto changes = changesBetween(d, was.terms, was.army, now);
  const auto says = [&](const std::string& words) {
    return std::ranges::any_of(changes, [&](const std::string& one) { return one.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(says(name + ": Strength")) << changes.front();
  EXPECT_TRUE(says(" instead of ")) << changes.front();
  EXPECT_TRUE(says(gone + ": gone."));
  EXPECT_TRUE(says("Latecomers: new."));
}

// A battle's file keeps whose army it was, by a way that still leads there, and reads it back.
TEST(Army, ABattleKnowsTheFileThatItsSidesWereMadeOf) {
  const OpenedArmy was = army("hannibal/rome");
  const Definition& d = was.rules->definition();
  const fs::path folder = freshFolder();
  const fs::path own = folder / "armies" / "rome.json";
  fs::create_directories(own.parent_path());
  putText(own, armyText(d, was.army));
  const Json link = writeArmyLink(d, was.army, own, folder / "battle.json");
  EXPECT_EQ(link["file"], "armies/rome.json");
  const Document side = Document::parse("side", Json{{"army", link}}.dump());
  const auto read = readArmyLink(conformance::library(), side.root(), folder / "battle.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->was.army, was.army);
  EXPECT_TRUE(changesSince(conformance::library(), *read).empty());
  Army now = was.army;
  now.units[0].count += 1;
  putText(own, armyText(d, now));
  EXPECT_EQ(changesSince(conformance::library(), *read).size(), 1U);
  fs::remove(own);
  EXPECT_TRUE(changesSince(conformance::library(), *read).empty()) << "a file that is gone says nothing";
}

TEST(Army, FixesTheMarksOfItsUnits) {
  const auto text = [](const std::string& tags, const std::string& tag) {
    return R"({"format": "signifer-army", "version": 1, "ruleset": "toy", "name": "Reds", "units": [{"id": "line",
        "troop": "veterans", "count": 3, "tags": )" +
           tags + R"(}], "people": [{"id": "general", "name": "Scipio", "tag": )" + tag + "}]}";
  };
  const OpenedArmy army = openedText(text("[30, 0, 31]", "40"), toyLibrary());
  EXPECT_EQ(openedText(armyText(army.rules->definition(), army.army), toyLibrary()).army, army.army);
  EXPECT_TRUE(checkArmy(*army.rules, army.terms, army.army).playable()) << "an army is checked against itself";

  OpenedArmy enemy = openedText(text("[50]", "51"), toyLibrary());
  const Json battle = musterBattle(*army.rules, army.terms, {}, "", army.army, enemy.army);
  EXPECT_EQ(battle["units"][0]["tag"], 30);
  EXPECT_FALSE(battle["units"][1].contains("tag"));
  EXPECT_EQ(battle["units"][2]["tag"], 31);
  EXPECT_EQ(battle["people"][0]["tag"], 40);

  // On slips behind the bases of this army alone.
  OpenedArmy slips = openedText(text("[30, 0, 31]", "40"), toyLibrary());
  slips.army.marksBehind = true;
  EXPECT_EQ(openedText(armyText(slips.rules->definition(), slips.army), toyLibrary()).army, slips.army);
  const Json behind = musterBattle(*army.rules, army.terms, {}, "", slips.army, enemy.army);
  EXPECT_EQ(behind["units"][0]["tag"], Json::parse(R"({"id": 30, "place": "behind"})"));
  EXPECT_EQ(behind["units"][1]["tag"], Json::parse(R"({"place": "behind"})"));
  EXPECT_EQ(behind["units"][3]["tag"], 50);
  EXPECT_EQ(behind["people"][0]["tag"], Json::parse(R"({"id": 40, "place": "behind"})"));

  // One of them and a leader have places of their own.
  OpenedArmy own = openedText(text(R"([30, {"atInches": [0, -1.5]}, {"id": 31, "place": "base"}])",
                                   R"({"id": 40, "atInches": [1, 0], "turnDegrees": 90})"),
                              toyLibrary());
  own.army.marksBehind = true;
  EXPECT_EQ(openedText(armyText(own.rules->definition(), own.army), toyLibrary()).army, own.army);
  const Json apart = musterBattle(*army.rules, army.terms, {}, "", own.army, enemy.army);
  EXPECT_EQ(apart["units"][1]["tag"], Json::parse(R"({"atInches": [0, -1.5]})"));
  EXPECT_EQ(apart["units"][2]["tag"], Json::parse(R"({"id": 31, "place": "base"})"));
  EXPECT_EQ(apart["people"][0]["tag"]["atInches"], Json::parse("[1, 0]"));

  const auto complaint = [&](const std::string& tags, const std::string& tag) {
    try {
      (void)openedText(text(tags, tag), toyLibrary());
    } catch (const SourceError& e) {
      return e.pointer() + ": " + e.expected();
    }
    return std::string("none");
  };
  EXPECT_EQ(complaint("[30, 30]", "40"),
            "/units/0/tags/1: another mark was expected for Veterans 2: 30 is on Veterans 1 already");
  EXPECT_EQ(complaint("[30]", "30"),
            "/people/0/tag: another mark was expected for Scipio: 30 is on Veterans 1 already");
  EXPECT_EQ(complaint(R"([30, {"id": 30, "place": "behind"}])", "40"),
            "/units/0/tags/1/id: another mark was expected for Veterans 2: 30 is on Veterans 1 already");
  EXPECT_EQ(complaint("[30, 31, 32, 33]", "40"), "/units/0/tags: at most as many marks as units were expected: 3");
  EXPECT_NE(complaint("[9]", "40").find("/units/0/tags/0"), std::string::npos);
}

TEST(Army, TheDocumentsExampleIsAnArmy) {
  const std::string text = textOf(sourcePath("docs/file-formats.md"));
  const std::size_t format = text.find("\"format\": \"signifer-army\"");
  ASSERT_NE(format, std::string::npos);
  const std::size_t begin = text.rfind("```json\n", format) + 8;
  const std::string example = text.substr(begin, text.find("```", begin) - begin);
  const OpenedArmy shown = openedText(example, toyLibrary());
  EXPECT_EQ(openedText(armyText(shown.rules->definition(), shown.army), toyLibrary()).army, shown.army);
  EXPECT_TRUE(checkArmy(*shown.rules, shown.terms, shown.army).playable());
  const std::size_t table = text.find("```\nid,troop,");
  ASSERT_NE(table, std::string::npos);
  const std::string csv = text.substr(table + 4, text.find("```", table + 4) - table - 4);
  Army empty = shown.army;
  empty.units.clear();
  EXPECT_EQ(unitsFromCsv(shown.rules->definition(), shown.terms, empty, csv).units, shown.army.units);
}

}  // namespace
}  // namespace signifer::army_test
