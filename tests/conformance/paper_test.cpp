// A rule set's printed paper agrees with the engine's rulings. Every step of the sequence is on the checklist. Printed
// modifiers are those of the procedures and add up to their results, and printed figures follow the tables. An entry
// that means nothing is refused with its place.
#include "sheet/paper.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "conformance/paper_help.h"
#include "schema/source_error.h"
#include "sheet/map_names.h"
#include "sheet/papers.h"
#include "sheet/writers.h"
#include "support/paths.h"

namespace signifer::conformance::paper_test {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

class Papers : public testing::TestWithParam<std::string> {
 protected:
  static const RuleSetSource& source() { return *library().find(GetParam()); }
};

// A player who plays the machine's side by hand reads in the rule set's own words what to do, and nothing that he
// cannot choose in a turn. The first of a gesture's actions is the ordinary one.
TEST_P(Papers, TheDecisionTableNamesTheOrdinaryActions) {
  const auto rules = source().create();
  const Definition& definition = rules->definition();
  PaperOrder order;
  order.kind = PaperKind::solo;
  order.source = &source();
  const std::string table = writeMarkdown(makePaper(order));
  EXPECT_FALSE(std::regex_search(table, std::regex(R"(\. [a-z])"))) << "a sentence begins small in\n" << table;
  const auto named = [&](const ActionKind& kind) { return table.find("**" + kind.title + "** ") != std::string::npos; };
  for (const char* gesture : {"move", "charge", "shoot"}) {
    bool first = true;
    for (const ActionKind& kind : definition.actions()) {
      if (kind.gesture != gesture) continue;
      EXPECT_EQ(named(kind), first) << gesture << ": " << kind.title;
      first = false;
    }
    // If nobody shoots, no wing is told to.
    if (std::string_view(gesture) == "shoot") {
      EXPECT_EQ(table.find("shoot") != std::string::npos || table.find("shot") != std::string::npos, !first);
    }
  }
}

TEST_P(Papers, EveryStepOfTheSequenceIsOnTheChecklist) {
  const Printed p = printed(source());
  std::set<std::string> covered;
  for (const PaperPhase& phase : p.paper.phases)
    for (const PaperStep& step : phase.steps) {
      covered.insert(step.of.begin(), step.of.end());
      EXPECT_LE(step.rules.size(), 4U) << step.title;
    }
  for (const Step& step : p.rules->definition().sequence().steps())
    if (step.steps.empty()) {
      EXPECT_TRUE(covered.contains(step.id)) << step.id;
    }
}

// A path of the tables as a merge patch that sets it.
std::string patchOf(const std::string& path, int value) {
  std::string open = R"({"tables": )";
  std::string close = "}";
  std::istringstream steps(path);
  for (std::string step; std::getline(steps, step, '/');) {
    open += "{\"" + step + "\": ";
    close += "}";
  }
  return open + R"({"value": )" + std::to_string(value) + "}" + close;
}

TEST_P(Papers, FollowTheTablesUnderHouseRules) {
  const Printed plain = printed(source(), {}, {{"reference"}});
  int changed = 0;
  for (const PaperBlock& block : plain.paper.blocks)
    for (const PaperTest& test : block.tests)
      for (const PaperModifier& modifier : test.modifiers) {
        if (modifier.rows.size() != 1) continue;
        const char last = modifier.paths.front().back();
        if (last >= '0' && last <= '9') continue;
        HouseRules house;
        house.patch = patchOf(modifier.paths.front(), modifier.rows.front().value + 1);
        std::optional<Printed> other;
        try {
          other = printed(source(), house, {{"reference"}});
        } catch (const SourceError&) {
          continue;  // the rule set itself refuses the figure
        }
        const PaperBlock* same = other->paper.find(block.id);
        ASSERT_NE(same, nullptr) << block.id;
        Sheet sheet;
        sheet.blocks.emplace_back(same->panel);
        EXPECT_NE(writeText(sheet).find("(H)"), std::string::npos) << block.id << ": " << modifier.text;
        ++changed;
      }
  EXPECT_GE(changed, 6);
}

TEST_P(Papers, AllAreWrittenInEveryFormat) {
  for (const PaperKindInfo& kind : paperKinds()) {
    PaperOrder order;
    order.kind = kind.kind;
    order.source = &source();
    const auto scenario = std::ranges::find_if(
        scenarios(), [](const Scenario& one) { return one.rules->definition().id() == GetParam(); });
    ASSERT_NE(scenario, scenarios().end());
    if (kind.takesBattle) order.battle = &scenario->start;
    const Sheet sheet = makePaper(order);
    for (const SheetFormat format : {SheetFormat::text, SheetFormat::markdown, SheetFormat::html}) {
      const std::string written = writeSheet(sheet, format);
      EXPECT_NE(written.find(source().name), std::string::npos) << kind.id;
      EXPECT_EQ(written.find('{' + std::string("=")), std::string::npos) << kind.id;
      EXPECT_EQ(written.find(houseMark), std::string::npos) << kind.id;
      EXPECT_EQ(written.find("<div class=\"panels\">\n</tbody>"), std::string::npos) << kind.id;
    }
    EXPECT_EQ(writeText(sheet).find("**"), std::string::npos) << kind.id;
  }
}

// A paper without its list of house rules, which names them in any case.
Sheet withoutList(const RuleSetSource& source, PaperKind kind, const HouseRules& house) {
  PaperOrder order;
  order.kind = kind;
  order.source = &source;
  order.house = house;
  Sheet sheet = makePaper(order);
  const std::string title = "House rules in force";
  std::erase_if(sheet.blocks, [&](const SheetBlock& block) {
    if (const auto* panel = std::get_if<SheetPanel>(&block)) return panel->title == title;
    const auto* cards = std::get_if<SheetCards>(&block);
    return cards != nullptr && !cards->cards.empty() && cards->cards.front().name == title;
  });
  sheet.footer.clear();
  sheet.houseRules = 0;
  return sheet;
}

std::set<std::string> wordsOf(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

// New words stand beside an H, whatever the format.
void expectMarks(const Sheet& sheet, const std::string& usual, const std::string& name) {
  const std::string now = writeMarkdown(sheet);
  if (!std::ranges::includes(wordsOf(usual), wordsOf(now))) {
    EXPECT_NE(now.find("(H)"), std::string::npos) << name << " is not marked";
  }
  for (const SheetFormat format : {SheetFormat::text, SheetFormat::markdown, SheetFormat::html})
    EXPECT_EQ(writeSheet(sheet, format).find(houseMark), std::string::npos) << name;
}

// The values of an option that are tried: every word but the rule set's own; of a number the least, the most and one
// beside it.
std::vector<std::string> otherValues(const OptionInfo& option) {
  std::vector<std::string> values;
  for (std::size_t i = 0; i < option.values.size(); ++i)
    if (static_cast<std::int32_t>(i) != option.standard) values.push_back(option.values[i]);
  if (!values.empty()) return values;
  const std::int32_t beside = option.standard < option.most ? option.standard + 1 : option.standard - 1;
  for (const std::int32_t one : std::set{option.least, beside, option.most})
    if (one != option.standard) values.push_back(std::to_string(one));
  return values;
}

// The changes of a house rule are printed, and marked. A value that changes nothing stands on the list of those that no
// paper needs, with its reason.
TEST_P(Papers, SayWhatEveryOptionChanges) {
  const std::map<std::string, std::string> needless{};
  const auto rules = source().create();
  int tried = 0;
  std::map<PaperKind, std::string> usual;
  const std::vector<PaperKind> kinds{PaperKind::checklist, PaperKind::reference, PaperKind::cards, PaperKind::odds};
  for (const PaperKind kind : kinds) usual[kind] = writeMarkdown(withoutList(source(), kind, {}));
  for (const OptionInfo& option : rules->definition().options())
    for (const std::string& value : otherValues(option)) {
      HouseRules house;
      house.options[option.id] = value;
      ++tried;
      const std::string name = GetParam() + " " + option.id + "=" + value;
      bool said = false;
      for (const PaperKind kind : kinds) {
        const Sheet now = withoutList(source(), kind, house);
        said = said || writeMarkdown(now) != usual[kind];
        if (kind == PaperKind::checklist || kind == PaperKind::reference) expectMarks(now, usual[kind], name);
      }
      EXPECT_NE(said, needless.contains(name)) << name << (said ? " is printed after all" : " is on no paper");
    }
  EXPECT_LT(needless.size(), 20U);
  EXPECT_GE(tried, 40);
}

// A limit of 0 is none, and papers say so in words; every house rule is named on every paper.
TEST_P(Papers, NameHouseRulesAndSayNoLimitInWords) {
  const auto rules = source().create();
  HouseRules house;
  std::vector<std::string> captions;
  for (const OptionInfo& option : rules->definition().options()) {
    if (option.values.empty() && option.least == 0 && option.id.find("turn") != std::string::npos)
      house.options[option.id] = "0";
    else if (captions.size() < 3)
      house.options[option.id] = otherValues(option).front();
    else
      continue;
    captions.push_back(option.caption);
  }
  for (const PaperKind kind : {PaperKind::checklist, PaperKind::reference, PaperKind::odds, PaperKind::cards}) {
    const std::string text = textPaper(source(), kind, house);
    EXPECT_FALSE(std::regex_search(text, std::regex("[Aa]fter (\\*\\*)?0"))) << text;
    std::string joined;
    for (const char c : text)
      if (c != ' ' && c != '\n') joined += c;
    for (std::string caption : captions) {
      std::erase(caption, ' ');
      EXPECT_NE(joined.find(caption), std::string::npos) << caption << " is not on\n" << text;
    }
  }
}

// The places of the figures under "tables": "movement/foot/march".
void collectFigures(const Json& json, const std::string& path, std::vector<std::string>& places) {
  if (json.is_number() || (json.is_object() && json.contains("value") && json.contains("rule")))
    places.push_back(path);
  else if (json.is_object())
    for (const auto& [name, value] : json.items())
      collectFigures(value, path + (path.empty() ? "" : "/") + name, places);
}

// "movement/*/march" names the figure of every row.
bool named(const Json& words, const std::string& place) {
  return std::ranges::any_of(words.items(), [&](const auto& word) {
    std::string pattern = word.key();
    if (pattern.find('/') == std::string::npos) return false;
    if (pattern.ends_with('/')) pattern.pop_back();
    pattern = std::regex_replace(pattern, std::regex("\\*"), "[^/]+");
    return std::regex_match(place, std::regex(pattern));
  });
}

// On cards a row's figure stands by a field: "movement/@moveClass/march".
bool standsIn(const std::string& paper, const std::string& place) {
  if (paper.find(place) != std::string::npos) return true;
  for (std::size_t at = 0; at != std::string::npos; at = place.find('/', at + 1)) {
    const std::size_t start = at == 0 ? 0 : at + 1;
    const std::size_t end = std::min(place.find('/', start), place.size());
    const std::string field = place.substr(0, start) + "@[A-Za-z]+" + place.substr(end);
    if (std::regex_search(paper, std::regex(field))) return true;
  }
  return false;
}

// A figure that a club may change is on paper, or on the list of those that no paper tells, with the reason.
TEST_P(Papers, HaveAPlaceForEveryFigure) {
  const std::map<std::string, std::string> needless{
      {"hannibal movement/foot/sideRear", "its length is a procedure's answer"},
      {"hannibal movement/mounted-or-elephants/sideRear", "its length is a procedure's answer"},
      {"hannibal movement/bolt-shooter/sideRear", "its length is a procedure's answer"},
      {"hannibal movement/catapult/sideRear", "a catapult does not march"},
      {"hannibal movement/catapult/aboutFacePart", "a catapult does not march"},
      {"hannibal leader/moveInches", "the option stands in its place"},
      {"cb dps/most", "a bound of the record, past all that matters"},
      {"cb charging/keepsFormationUpToJt", "a finer point of charges, in the ledger"},
      {"cb results/successScythed", "that of all others"},
      {"fantasy ground/woodSightInches", "seen on the table"},
      {"fantasy ground/coverInches", "seen on the table"},
      {"initiative orders/leastTarget", "a bound that no General reaches"},
      {"initiative table/supportDegrees", "\"same facing\" to the eye"},
      {"initiative table/replacementRating", "asked for once a battle"},
      {"initiative breakTest/fromScore", "the table itself is printed"},
      {"initiative rangedBreakTest/fromScore", "the table itself is printed"},
  };
  EXPECT_LT(needless.size(), 20U);
  // Whole tables are a procedure's answers, a footprint is the base itself. Sight, hedges and roads are seen on the
  // table.
  const std::regex asAWhole(
      "fantasy (saves|shields)/.*|fantasy ground/.*/(sight|defended|laidOver)|initiative footprints/.*");
  const fs::path folder = source().folder;
  const Json words = Json::parse(textOf(folder / "figures.json"))["words"];
  const std::string paper = textOf(folder / "paper.json");
  std::vector<std::string> places;
  collectFigures(Json::parse(textOf(folder / (source().id + ".json")))["tables"], "", places);
  for (const std::string& place : places) {
    const std::string name = GetParam() + " " + place;
    if (!named(words, place) || std::regex_match(name, asAWhole)) continue;
    EXPECT_NE(standsIn(paper, place), needless.contains(name)) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Papers, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

TEST(PaperFigures, ChangeOnEveryPaperThatHasThem) {
  const RuleSetSource& hannibal = *library().find("hannibal");
  HouseRules house;
  house.patch = R"({"tables": {"movement": {"foot": {"march": 10, "charge": 10}}}})";
  house.options["turn-limit"] = "12";
  EXPECT_NE(textPaper(hannibal, PaperKind::checklist).find("foot 12 in + d6"), std::string::npos);
  const std::string checklist = textPaper(hannibal, PaperKind::checklist, house);
  EXPECT_EQ(checklist.find("foot 12 in + d6"), std::string::npos);
  EXPECT_NE(checklist.find("foot 10(H) in + d6"), std::string::npos);
  EXPECT_NE(checklist.find("3 house rules"), std::string::npos);
  const std::string reference = textPaper(hannibal, PaperKind::reference, house);
  EXPECT_NE(reference.find("10(H)+d6"), std::string::npos);
  EXPECT_NE(reference.find("After 12(H) game turns"), std::string::npos);
  const std::string listed = textPaper(hannibal, PaperKind::houseRules, house);
  EXPECT_NE(listed.find("Moves: Foot: march"), std::string::npos);
  EXPECT_NE(listed.find("12"), std::string::npos) << "what the rule set has instead";
}

// A limit of 0 is none in the list of all options too.
TEST(PaperFigures, SayNoLimitAmongAllOptions) {
  HouseRules house;
  house.options["turn-limit"] = "0";
  const std::string listed = textPaper(*library().find("hannibal"), PaperKind::houseRules, house);
  const std::size_t first = listed.find("no limit");
  ASSERT_NE(first, std::string::npos) << listed;
  EXPECT_NE(listed.find("no limit", first + 1), std::string::npos) << listed;
}

// Troops and modifiers alone are house rules too.
TEST(PaperFigures, ListWhatAClubAdds) {
  const RuleSetSource& hannibal = *library().find("hannibal");
  HouseRules house;
  house.modifiers =
      R"([{"procedure": "hand-to-hand", "rule": "RV-1", "label": "Riverside veterans", "value": 2, "if": {"veteran": true}}])";
  const std::string listed = textPaper(hannibal, PaperKind::houseRules, house);
  EXPECT_NE(listed.find("Riverside veterans"), std::string::npos) << listed;
  EXPECT_NE(listed.find("1 house rule"), std::string::npos);
}

// The sentence that is short because figures are alike gives way to one that tells them apart.
TEST(PaperFigures, AreToldApartWhereAClubChangesOne) {
  const RuleSetSource& hannibal = *library().find("hannibal");
  HouseRules house;
  house.patch = R"({"tables": {"movement": {"mounted-or-elephants": {"march": 19}, "foot": {"aboutFacePart": 3}}}})";
  const std::string checklist = textPaper(hannibal, PaperKind::checklist, house);
  EXPECT_NE(checklist.find("mounted, elephants 19(H) in"), std::string::npos) << checklist;
  EXPECT_EQ(checklist.find("elephants, chariots 18 in"), std::string::npos);
  const std::string reference = textPaper(hannibal, PaperKind::reference, house);
  EXPECT_NE(reference.find("foot 1/3(H)"), std::string::npos) << reference;
  EXPECT_EQ(reference.find("half the move"), std::string::npos);
}

// In joint turns both sides act in every step: no disc is one side's alone.
TEST(PaperSteps, AreBothSidesInJointTurns) {
  const RuleSetSource& cb = *library().find("cb");
  const auto steps = [&](const HouseRules& house) {
    const std::string text = textPaper(cb, PaperKind::checklist, house);
    return text.substr(text.find("\n1 "));
  };
  EXPECT_NE(steps({}).find("\u25CF"), std::string::npos) << "the active side's steps in alternate turns";
  EXPECT_NE(steps({}).find("\u25CB"), std::string::npos) << "and the opponent's";
  HouseRules joint;
  joint.options["turn-style"] = "joint";
  EXPECT_EQ(steps(joint).find("\u25CF"), std::string::npos) << steps(joint);
  EXPECT_EQ(steps(joint).find("\u25CB"), std::string::npos) << steps(joint);
}

// Every net figure that a club's modifier makes has its column of average hits.
TEST(PaperFigures, HaveAColumnForEveryNetModifier) {
  const RuleSetSource& initiative = *library().find("initiative");
  HouseRules house;
  house.patch = R"({"tables": {"handToHand": {"unsteady": {"value": -2}}}})";
  const std::string reference = textPaper(initiative, PaperKind::reference, house);
  const std::size_t head = reference.find("average hits, net");
  ASSERT_NE(head, std::string::npos);
  const std::string line = reference.substr(head, reference.find('\n', head) - head);
  for (const char* net : {"\u22123", "\u22122", "\u22121", " 0", "+1", "+2"})
    EXPECT_NE(line.find(net), std::string::npos) << net << " in " << line;
}

TEST(PaperFigures, ListEveryOptionWithItsChoices) {
  const RuleSetSource& hannibal = *library().find("hannibal");
  HouseRules house;
  house.options["combat-timing"] = "at-once";
  const std::string listed = textPaper(hannibal, PaperKind::houseRules, house);
  const auto rules = hannibal.create(house);
  for (const OptionInfo& option : rules->definition().options()) {
    const std::string first = option.caption.substr(0, option.caption.find(' '));
    EXPECT_NE(listed.find(first), std::string::npos) << option.caption;
  }
  EXPECT_NE(listed.find("\u2612 at once (H)"), std::string::npos) << listed;
}

// An army's sheet has its own leaders' commands, what its units can lose, and where morale touches them.
TEST(ArmySheets, HaveTheArmysOwnMarks) {
  const auto sheetOf = [](const std::string& id, const char* title) {
    const auto scenario = std::ranges::find_if(scenarios(), [&](const Scenario& one) {
      return one.rules->definition().id() == id && one.start.setup->title.find(title) != std::string::npos;
    });
    PaperOrder order;
    order.kind = PaperKind::army;
    order.source = library().find(id);
    order.battle = &scenario->start;
    return makePaper(order);
  };
  const auto panel = [](const Sheet& sheet, const std::string& title) {
    for (const SheetBlock& block : sheet.blocks)
      if (const auto* one = std::get_if<SheetPanel>(&block); one != nullptr && one->title == title) return *one;
    ADD_FAILURE() << "no " << title;
    return SheetPanel{};
  };
  const Sheet sabis = sheetOf("initiative", "Sabis");
  const SheetPanel divisions = panel(sabis, "Divisions");
  ASSERT_EQ(divisions.parts.size(), 3U);
  EXPECT_EQ(std::get<SheetTrack>(divisions.parts[0]).caption, "Caesar");
  const SheetPanel romans = panel(sabis, "Romans");
  const auto& roster = std::get<SheetRoster>(romans.parts.at(0));
  const auto& legion = roster.troops.at(0).units.at(0);
  EXPECT_EQ(legion.name, "Legio X");
  EXPECT_EQ(legion.aside, "Caesar");
  EXPECT_EQ(legion.tracks.at(0).marks.size(), 12U);
  EXPECT_EQ(legion.tracks.at(0).heavy, 5) << "Shaken at its stamina";
  const SheetPanel moraleOfRome = panel(sheetOf("othw", "Zama"), "Army Morale");
  const auto& morale = std::get<SheetTrack>(moraleOfRome.parts.at(0));
  const auto three = std::ranges::find(morale.marks, "3") - morale.marks.begin();
  EXPECT_NE(morale.notes.at(static_cast<std::size_t>(three)).find("Triarii"), std::string::npos);
  EXPECT_EQ(morale.notes.at(static_cast<std::size_t>(three)).find("Velites"), std::string::npos);
  const SheetPanel lostOfEgypt = panel(sheetOf("cb", "Raphia"), "Units lost");
  EXPECT_EQ(std::get<SheetTrack>(lostOfEgypt.parts.at(0)).marks.size(), 12U);
  const SheetPanel normans = panel(sheetOf("fantasy", "Hastings"), "The Normans");
  EXPECT_EQ(normans.aside, "14 units, 2836 points");
}

Sheet sheetOf(PaperKind kind, const Scenario& scenario) {
  PaperOrder order;
  order.kind = kind;
  order.source = library().find(scenario.rules->definition().id());
  order.battle = &scenario.start;
  order.house = houseRulesOf(scenario.rules->definition(), *scenario.start.setup);
  return makePaper(order);
}

std::string textOf(PaperKind kind, const char* title) {
  const auto scenario = std::ranges::find_if(
      scenarios(), [title](const Scenario& one) { return one.start.setup->title.find(title) != std::string::npos; });
  return writeMarkdown(sheetOf(kind, *scenario));
}

// Dice, moves and saves as they are played with, and how units begin: nobody works them out at the table.
TEST(ArmySheets, HaveTheFiguresThatArePlayedWith) {
  const std::string hastings = textOf(PaperKind::army, "Hastings");
  EXPECT_NE(hastings.find("6 wide"), std::string::npos) << hastings;
  EXPECT_NE(hastings.find("open order"), std::string::npos);
  const std::string pydna = textOf(PaperKind::army, "Pydna");
  EXPECT_NE(pydna.find("starts in quincunx"), std::string::npos) << pydna;
  const std::string gaugamela = textOf(PaperKind::army, "Gaugamela");
  EXPECT_NE(gaugamela.find("tests as skirmishers"), std::string::npos) << gaugamela;
  const std::string trebia = textOf(PaperKind::army, "Trebia");
  EXPECT_NE(trebia.find("starts with hits: 1"), std::string::npos) << trebia;
}

// A kind of ground without a word would have to be looked up in the book.
TEST(BattleSheets, SayWhatTheGroundDoesAndWhoBegins) {
  int kinds = 0;
  for (const Scenario& scenario : scenarios())
    for (const SheetBlock& block : sheetOf(PaperKind::battle, scenario).blocks) {
      const auto* panel = std::get_if<SheetPanel>(&block);
      if (panel == nullptr || panel->title != "Ground") continue;
      for (const SheetRow& row : std::get<SheetGrid>(panel->parts.front()).rows) {
        EXPECT_FALSE(row.rules.empty()) << scenario.name << ": " << row.cells.front();
        ++kinds;
      }
    }
  EXPECT_GE(kinds, 30);
  EXPECT_NE(textOf(PaperKind::battle, "Cannae").find("shooting downhill"), std::string::npos);
  EXPECT_EQ(textOf(PaperKind::battle, "Metaurus").find("first army"), std::string::npos);
  EXPECT_NE(textOf(PaperKind::battle, "Pydna").find("active first"), std::string::npos);
}

// Every unit on the map has a number of its own, from one on, by which its army's table and the table of places find
// it.
TEST(BattleSheets, NumberTheirUnits) {
  for (const Scenario& scenario : scenarios()) {
    SCOPED_TRACE(scenario.name);
    const Sheet sheet = sheetOf(PaperKind::battle, scenario);
    const std::string text = writeText(sheet);
    std::vector<int> numbers;
    for (const SheetBlock& block : sheet.blocks)
      if (const auto* map = std::get_if<SheetMap>(&block))
        for (const SheetMap::Unit& unit : map->units) {
          numbers.push_back(unit.number);
          EXPECT_NE(text.find(std::to_string(unit.number) + "\u00A0\u00A0" + unit.name), std::string::npos)
              << unit.name;
          const auto group = namedTogether(*map, unit);
          EXPECT_EQ(group.back()->number - group.front()->number + 1, static_cast<int>(group.size())) << unit.name;
        }
    std::ranges::sort(numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) EXPECT_EQ(numbers[i], static_cast<int>(i) + 1);
  }
  EXPECT_NE(textOf(PaperKind::battle, "Cannae").find("Triarii (27\u201329)"), std::string::npos);
  EXPECT_EQ(numbersInWords({4, 1, 3, 9, 2, 8}), "1\u20134, 8, 9");
}

// Before the first turn every army stands at its full strength, whether it is on the table or still to be deployed.
TEST(BattleSheets, CountArmiesThatStillDeploy) {
  int deployed = 0;
  for (const Scenario& scenario : scenarios()) {
    PaperOrder order;
    order.kind = PaperKind::battle;
    order.source = library().find(scenario.rules->definition().id());
    order.battle = &scenario.start;
    const signifer::Setup& setup = *scenario.start.setup;
    order.house = houseRulesOf(scenario.rules->definition(), setup);
    const std::vector<Standing> standings = scenario.rules->standings(scenario.start);
    const Sheet sheet = makePaper(order);
    const std::string text = writeText(sheet);
    for (const Standing& standing : standings) {
      EXPECT_GT(standing.start, 1) << scenario.name;
      EXPECT_NE(text.find(std::to_string(standing.start)), std::string::npos) << scenario.name << "\n" << text;
    }
    for (const SheetBlock& block : sheet.blocks) {
      const auto* panel = std::get_if<SheetPanel>(&block);
      if (panel == nullptr) continue;
      for (const SheetPart& part : panel->parts)
        if (const auto* track = std::get_if<SheetTrack>(&part)) {
          EXPECT_GT(track->marks.size(), 1U) << scenario.name << ": " << panel->title;
        }
    }
    if (setup.deployment.zones.empty()) continue;
    ++deployed;
    EXPECT_NE(text.find("Deployment"), std::string::npos) << scenario.name;
    EXPECT_NE(writeHtml(sheet).find("Deployment: "), std::string::npos) << scenario.name;
  }
  EXPECT_GE(deployed, 4);
}

// A battle's checklist has a box for each of its turns, each army's track from where it starts, and their units.
TEST(BattleChecklists, HaveTheBattlesTurnsTracksAndUnits) {
  int withLimit = 0;
  for (const Scenario& scenario : scenarios()) {
    SCOPED_TRACE(scenario.name);
    PaperOrder order;
    order.source = library().find(scenario.rules->definition().id());
    if (!fs::exists(order.source->folder / "paper.json")) continue;
    order.battle = &scenario.start;
    order.house = houseRulesOf(scenario.rules->definition(), *scenario.start.setup);
    const Sheet sheet = makePaper(order);
    const Paper paper = printed(*order.source, order.house, {{"foot"}}).paper;
    if (paper.limit > 0) {
      // A battle may end before the rule set's own last turn.
      const auto& last = scenario.start.setup->lastTurn;
      const int own = !last ? paper.limit : last->needs == 0 ? last->turn : last->latest;
      EXPECT_EQ(sheet.boxes, std::min({own, paper.limit, 30}));
      ++withLimit;
    }
    const std::string text = writeText(sheet);
    for (const auto& side : scenario.start.setup->sides)
      EXPECT_NE(text.find(side.name), std::string::npos) << side.name << "\n" << text;
    for (const SheetBlock& block : sheet.blocks)
      if (const auto* panel = std::get_if<SheetPanel>(&block))
        for (const SheetPart& part : panel->parts)
          if (const auto* track = std::get_if<SheetTrack>(&part)) {
            const auto standings = scenario.rules->standings(scenario.start);
            const bool starts = std::ranges::any_of(standings, [&](const Standing& standing) {
              return track->marks.front() == std::to_string(standing.start);
            });
            EXPECT_TRUE(starts || track->marks.front() == "1") << track->caption << ": " << track->marks.front();
          }
  }
  EXPECT_GE(withLimit, 10);
}

class BrokenPaper : public testing::Test {
 protected:
  void SetUp() override {
    // Tests run beside each other.
    folder_ = fs::temp_directory_path() /
              (std::string("signifer-broken-paper-") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::copy(library().find("hannibal")->folder, folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  SourceError readWith(const std::string& from, const std::string& to) const {
    std::string text = textOf(folder_ / "paper.json");
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos);
    text.replace(at, from.size(), to);
    std::ofstream(folder_ / "paper.json", std::ios::binary) << text;
    const auto rules = library().find("hannibal")->create();
    try {
      (void)Paper::read(folder_, *rules, *rules);
    } catch (const SourceError& e) {
      return e;
    }
    ADD_FAILURE() << "nothing was wrong with " << to;
    return {"", "", 0, ""};
  }

  fs::path folder_;
};

TEST_F(BrokenPaper, UnknownPlacesAreToldWithPointerAndLine) {
  const SourceError e = readWith("{toHit/oneHitFrom}** one hit, **{toHit/twoHitsFrom}** two.\"}",
                                 "{toHit/oneHitForm}** one hit, **{toHit/twoHitsFrom}** two.\"}");
  EXPECT_EQ(std::string(e.what()).find("paper.json") != std::string::npos, true) << e.what();
  EXPECT_NE(std::string(e.what()).find("/checklist/phases/0/steps/8/text"), std::string::npos) << e.what();
  EXPECT_NE(std::string(e.what()).find("toHit/oneHitForm"), std::string::npos) << e.what();
}

// Anything in any place of the file is read, or refused with its place; nothing else comes of it.
TEST_F(BrokenPaper, AnythingAnywhereIsReadOrRefused) {
  const auto rules = library().find("hannibal")->create();
  const Json whole = Json::parse(textOf(folder_ / "paper.json"));
  std::vector<std::string> places;
  const Json flat = whole.flatten();
  for (const auto& [place, value] : flat.items()) places.push_back(place);
  const std::vector<Json> wrong{nullptr, -3, "{", "{@}", "{=no}", Json::array(), Json::object()};
  int refused = 0;
  constexpr std::size_t step = 23;
  for (std::size_t i = 0; i < places.size(); i += step) {
    Json broken = whole;
    broken[Json::json_pointer(places[i])] = wrong[i / step % wrong.size()];
    std::ofstream(folder_ / "paper.json", std::ios::binary) << broken.dump(1);
    try {
      (void)Paper::read(folder_, *rules, *rules);
    } catch (const SourceError& e) {
      ++refused;
      EXPECT_NE(e.file().find("paper.json"), std::string::npos) << places[i];
      EXPECT_GT(e.line(), 0) << places[i] << ": " << e.what();
    } catch (const std::exception& e) {
      ADD_FAILURE() << places[i] << ": " << e.what();
    }
  }
  EXPECT_GT(refused, 20);
}

TEST_F(BrokenPaper, UnknownRulesAreTold) {
  EXPECT_NE(std::string(readWith("\"CHG-5 BW-2\"", "\"CHG-55\"").what()).find("HG-CHG-55"), std::string::npos);
}

TEST_F(BrokenPaper, UnknownStepsInputsAndBlocksAreTold) {
  EXPECT_NE(
      std::string(readWith("\"of\": \"declare-charge\"", "\"of\": \"declare-charges\"").what()).find("declare-charges"),
      std::string::npos);
}

TEST_F(BrokenPaper, UnknownInputsOfAProcedureAreTold) {
  EXPECT_NE(
      std::string(readWith("\"if\": {\"veteran\": true}", "\"if\": {\"veterans\": true}").what()).find("veterans"),
      std::string::npos);
}

TEST_F(BrokenPaper, UnknownFieldsOnCardsAreTold) {
  const SourceError e = readWith("{movement/@moveClass/march in}, wheels", "{movement/@moveKlass/march in}, wheels");
  EXPECT_NE(std::string(e.what()).find("moveKlass"), std::string::npos) << e.what();
  EXPECT_NE(std::string(e.what()).find("/cards/unit/lines/"), std::string::npos) << e.what();
  EXPECT_NE(std::string(readWith("\"if\": {\"terror\": true}", "\"if\": {\"horror\": true}").what()).find("horror"),
            std::string::npos);
}

TEST_F(BrokenPaper, UnknownBlocksAreTold) {
  EXPECT_NE(std::string(readWith("\"foot\": [\"foot-move\"", "\"foot\": [\"foot-moves\"").what()).find("no such block"),
            std::string::npos);
}

}  // namespace
}  // namespace signifer::conformance::paper_test
