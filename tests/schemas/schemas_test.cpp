// The JSON Schemas of assets/schemas accept every file that is shipped, and refuse broken ones.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "support/paths.h"

namespace signifer::schemas_test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const fs::path sources = test::sourcePath();

json read(const fs::path& path) {
  std::ifstream in(path);
  EXPECT_TRUE(in) << path;
  return json::parse(in);
}

class Validator {
 public:
  explicit Validator(const std::string& name) : text_(read(sources / "assets/schemas" / (name + ".schema.json"))) {
    valijson::SchemaParser parser;
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(text_), schema_);
  }

  /// The faults of a document; empty if it fits.
  std::string fault(const json& document) {
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(schema_, valijson::adapters::NlohmannJsonAdapter(document), &results)) return "";
    std::string all;
    for (valijson::ValidationResults::Error error; results.popError(error);) {
      for (const std::string& part : error.context) all += part;
      all += ": " + error.description + "\n";
    }
    return all.empty() ? "does not fit" : all;
  }

 private:
  json text_;
  valijson::Schema schema_;
};

std::string faultOf(const std::string& schema, const json& document) { return Validator(schema).fault(document); }

std::vector<fs::path> filesUnder(const fs::path& folder, const std::string& ending) {
  std::vector<fs::path> files;
  if (fs::exists(folder))
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.path().string().ends_with(ending)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Schemas, AreSchemasThemselves) {
  const auto files = filesUnder(sources / "assets/schemas", ".json");
  EXPECT_GE(files.size(), 18U);
  for (const fs::path& path : files) {
    const json schema = read(path);
    EXPECT_EQ(schema.value("$schema", ""), "http://json-schema.org/draft-07/schema#") << path;
    EXPECT_TRUE(schema.contains("title")) << path;
  }
}

TEST(Schemas, AcceptEveryScenario) {
  Validator battle("battle");
  for (const fs::path& path : filesUnder(sources / "assets/scenarios", ".json"))
    EXPECT_EQ(battle.fault(read(path)), "") << path;
  EXPECT_EQ(battle.fault(read(sources / "tests/play/meeting.json")), "");
}

TEST(Schemas, AcceptEveryArmyAndRefuseBrokenOnes) {
  Validator army("army");
  const auto files = filesUnder(sources / "assets/armies", ".json");
  EXPECT_GE(files.size(), 20U);
  for (const fs::path& path : files) EXPECT_EQ(army.fault(read(path)), "") << path;
  const json rome = read(sources / "assets/armies/hannibal/rome.json");
  for (const char* member : {"/format", "/version", "/ruleset", "/name", "/units", "/units/0/id", "/units/0/troop"}) {
    json broken = rome;
    const json::json_pointer place(member);
    broken.at(place.parent_pointer()).erase(place.back());
    EXPECT_NE(army.fault(broken), "") << member;
  }
  json more = rome;
  more["units"][0]["nmae"] = "A typing mistake";
  EXPECT_NE(army.fault(more), "");
}

TEST(Schemas, AcceptTheDataOfEveryRuleSet) {
  std::vector<fs::path> folders{sources / "tests/toy"};
  for (const auto& entry : fs::directory_iterator(sources / "rulesets"))
    if (entry.is_directory()) folders.push_back(entry.path());
  EXPECT_GE(folders.size(), 6U);
  for (const fs::path& folder : folders)
    for (const char* kind :
         {"manifest", "sequence", "procedures", "options", "rules", "troops", "armies", "paper", "figures"})
      if (const fs::path file = folder / (std::string(kind) + ".json"); fs::exists(file)) {
        EXPECT_EQ(faultOf(kind, read(file)), "") << file;
      }
  Validator main("ruleset");
  for (const fs::path& folder : folders) {
    const fs::path file = folder / (folder.filename().string() + ".json");
    if (fs::exists(file)) {
      EXPECT_EQ(main.fault(read(file)), "") << file;
    }
  }
}

// The document at `path` with one member changed or taken away must no longer fit.
void expectRefused(const std::string& schema, json document, const std::string& pointer, const json& value) {
  Validator validator(schema);
  ASSERT_EQ(validator.fault(document), "") << schema;
  const json::json_pointer place(pointer);
  if (value.is_discarded()) {
    document.at(place.parent_pointer()).erase(place.back());
  } else {
    document[place] = value;
  }
  EXPECT_NE(validator.fault(document), "") << schema << " " << pointer;
}

const json gone(json::value_t::discarded);

TEST(Schemas, RefuseBrokenBattles) {
  const json battle = read(sources / "tests/play/meeting.json");
  expectRefused("battle", battle, "/format", "other");
  expectRefused("battle", battle, "/version", 2);
  expectRefused("battle", battle, "/titel", "A typing mistake");
  expectRefused("battle", battle, "/ruleset", gone);
  expectRefused("battle", battle, "/table/widthInches", "wide");
  expectRefused("battle", battle, "/table/columns", 12);
  expectRefused("battle", battle, "/sides/2", {{"id", "green"}, {"name", "Greens"}});
  expectRefused("battle", battle, "/units/0/x", gone);
  expectRefused("battle", battle, "/units/0/troop", gone);
  expectRefused("battle", battle, "/units/0/heading", 1000);
  expectRefused("battle", battle, "/units/0/base", {{"frontageInches", 4}});
  expectRefused("battle", battle, "/state", {{"turn", 0}, {"active", "red"}, {"step", "walking"}});
  expectRefused("battle", battle, "/terrain",
                json::array({{{"kind", "hill"}, {"outline", json::array({json::array({0, 0})})}}}));
}

TEST(Schemas, RefuseBrokenPaper) {
  const json figures = read(sources / "rulesets/hannibal/figures.json");
  expectRefused("figures", figures, "/words/battleLine", 3);
  expectRefused("figures", figures, "/wrods", json::object());
  const json paper = read(sources / "rulesets/hannibal/paper.json");
  expectRefused("paper", paper, "/prefix", gone);
  expectRefused("paper", paper, "/checklist/phases/0/steps/0/of", gone);
  expectRefused("paper", paper, "/checklist/phases/0/steps/0/tittle", "A typing mistake");
  expectRefused("paper", paper, "/blocks/move/parts/0/table/columns", "Wxr");
  expectRefused("paper", paper, "/blocks/hand-to-hand/parts/1/modifiers/rows/1/row", gone);
  expectRefused("paper", paper, "/documents/reference", "move");
}

TEST(Schemas, RefuseBrokenRuleSetData) {
  const fs::path toy = sources / "tests/toy";
  expectRefused("manifest", read(toy / "manifest.json"), "/version", "one");
  expectRefused("manifest", read(toy / "manifest.json"), "/id", "Toy Rules");
  expectRefused("sequence", read(toy / "sequence.json"), "/sequence/1/steps/0/actor", "nobody");
  expectRefused("sequence", read(toy / "sequence.json"), "/sequence/0/rules/0", "rule one");
  expectRefused("procedures", read(toy / "procedures.json"), "/procedures/0/inputs/0/type", "bool");
  expectRefused("procedures", read(toy / "procedures.json"), "/procedures/0/results", gone);
  expectRefused("options", read(toy / "options.json"), "/options/0/values", gone);
  expectRefused("rules", read(toy / "rules.json"), "/rules/0/kind", "custom");
  expectRefused("troops", read(toy / "troops.json"), "/troops/0/base/depthInches", 99);
  expectRefused("ruleset", read(toy / "toy.json"), "/unitProfile/0/max", gone);
  expectRefused("ruleset", read(toy / "toy.json"), "/actions/0/gesture", "fly");
  expectRefused("ruleset", read(toy / "toy.json"), "/phrases/walks", 3);
}

TEST(Schemas, ActionsAndOverrides) {
  const json walk =
      json::parse(R"({"action": "walk", "unit": "r1", "path": [{"pivot": 90}, {"ahead": 2.5}, {"aboutFace": true}]})");
  expectRefused("action", walk, "/action", gone);
  expectRefused("action", walk, "/path/1", {{"forward", 2}});
  expectRefused("action", walk, "/path/1", {{"ahead", -1}});
  expectRefused("action", walk, "/path/2/ahead", 1);
  const json change = json::parse(R"({"units": [{"id": "r1", "x": 3, "status": {"hits": 1}}], "turn": 2})");
  expectRefused("override", change, "/units/0/id", gone);
  expectRefused("override", change, "/turn", 0);
  expectRefused("override", change, "/winner", "red");
}

TEST(Schemas, JournalsHouseRulesAndRequests) {
  const json event = json::parse(R"({"n": 3, "action": {"action": "fight"}, "side": "red",
      "dice": [{"for": "dice-blow", "by": "red", "faces": [4], "typed": true}], "state": "0123456789abcdef"})");
  expectRefused("journal-line", event, "/state", "12");
  expectRefused("journal-line", event, "/dice/0/faces/0", 7);
  expectRefused("journal-line", event, "/override", json::object());
  const json header = {{"format", "signifer-journal"},
                       {"version", 1},
                       {"seed", 7},
                       {"number", 37},
                       {"battle", {{"format", "signifer-battle"}, {"version", 1}, {"ruleset", "toy"}, {"state", {}}}}};
  expectRefused("journal-line", header, "/number", -1);
  expectRefused("journal-line", header, "/number", "37");
  expectRefused("journal-line", header, "/seed", gone);
  EXPECT_EQ(faultOf("journal-line", {{"undo", true}}), "");
  EXPECT_EQ(faultOf("journal-line", {{"n", 5}, {"redo", true}}), "");
  EXPECT_NE(faultOf("journal-line", {{"undo", false}}), "");
  EXPECT_EQ(faultOf("journal-line", {{"n", 8}, {"note", {{"dice", {"typed", "rolled"}}}}}), "");
  EXPECT_NE(faultOf("journal-line", {{"n", 8}, {"note", "a comment"}}), "");
  const json branch = {{"of", 0}, {"after", 12}};
  json first = event;
  first.update({{"version", 2}, {"branch", branch}});
  EXPECT_EQ(faultOf("journal-line", first), "");
  first.erase("version");
  EXPECT_NE(faultOf("journal-line", first), "");
  EXPECT_EQ(faultOf("journal-line", {{"n", 9}, {"version", 2}, {"branch", branch}}), "");
  for (const json& line : {json{{"go", {{"branch", 1}, {"events", 4}}}}, json{{"name", {{"branch", 1}, {"name", "x"}}}},
                           json{{"remove", 1}}, json{{"restore", 1}}, json{{"takenBack", 2}}}) {
    json whole{{"n", 9}, {"version", 2}};
    whole.update(line);
    EXPECT_EQ(faultOf("journal-line", whole), "") << whole;
    whole.erase("version");
    EXPECT_NE(faultOf("journal-line", whole), "") << whole;
  }
  const auto thrown = [&](const json& dice) {
    json with = event;
    with["dice"] = json::array({dice});
    return faultOf("journal-line", with);
  };
  EXPECT_EQ(thrown({{"for", "dice-blow"}, {"die", "d20"}, {"faces", {17}}}), "");
  EXPECT_EQ(thrown({{"for", "dice-blow"}, {"die", "deck5"}, {"cards", 40}, {"faces", {5}}}), "");
  EXPECT_NE(thrown({{"for", "dice-blow"}, {"die", "coin"}, {"faces", {1}}}), "");
  EXPECT_NE(thrown({{"for", "dice-blow"}, {"faces", {17}}}), "");
  const json house =
      json::parse(R"({"format": "signifer-house-rules", "version": 1, "ruleset": "toy", "options": {"ties": "both"}})");
  expectRefused("house-rules", house, "/ruleset", gone);
  expectRefused("house-rules", house, "/rules", json::array());
  const json judge =
      json::parse(R"({"id": 1, "file": "a.json", "action": {"action": "fight"}, "carryOut": true, "dice": [3, 4]})");
  expectRefused("judge-request", judge, "/battle", json::object());
  expectRefused("judge-request", judge, "/dice/0", 0);
  const json ruling = json::parse(R"({"id": 7, "ruleset": "toy", "procedure": "fight", "input": {}, "dice": [4, 3]})");
  expectRefused("ruling-request", ruling, "/procedure", gone);
  expectRefused("ruling-request", ruling, "/by", json::array());
}

// The examples that docs/file-formats.md shows, each by the schema that its table names.
TEST(Schemas, AcceptTheExamplesOfTheDocuments) {
  std::ifstream in(sources / "docs/file-formats.md");
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  const auto examples = [&](const std::string& title) {
    const std::size_t begin = text.find("\n## " + title + "\n");
    const std::size_t end = text.find("\n## ", begin + 4);
    std::vector<json> found;
    for (std::size_t at = text.find("```json\n", begin); at < end; at = text.find("```json\n", at + 1))
      found.push_back(json::parse(text.substr(at + 8, text.find("```", at + 8) - at - 8)));
    return found;
  };
  const std::tuple<const char*, const char*, std::size_t> sections[] = {
      {"Battle files", "battle", 2}, {"Armies", "army", 1},        {"Actions", "action", 1},
      {"Verdicts", "verdict", 1},    {"Overrides", "override", 1}, {"House rules", "house-rules", 2}};
  for (const auto& [title, schema, count] : sections) {
    std::vector<json> shown = examples(title);
    ASSERT_EQ(shown.size(), count) << title;
    // The second one is a battle's deployment.
    if (std::string(schema) == "battle") {
      shown[0]["deployment"] = shown[1];
      shown.pop_back();
    }
    for (const json& one : shown) EXPECT_EQ(faultOf(schema, one), "") << title;
  }
}

}  // namespace
}  // namespace signifer::schemas_test
