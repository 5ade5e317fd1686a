// Every rule of the ledgers in docs/rules is carried by data, code or a test, and every rule id that is named anywhere
// stands in its ledger.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "conformance/rule_sets.h"

namespace signifer::conformance::rule_ids_test {
namespace {

namespace fs = std::filesystem;

// Any word that begins as the rule ids of some rule set do.
const std::regex& ruleId() {
  static const std::regex pattern = [] {
    std::set<std::string> prefixes;
    for (const RuleSetSource& source : library().sources()) {
      const auto rules = source.create();
      for (const RuleText& rule : rules->definition().rules()) prefixes.insert(rule.id.substr(0, rule.id.find('-')));
    }
    std::string all;
    for (const std::string& prefix : prefixes) all += (all.empty() ? "" : "|") + prefix;
    return std::regex("\\b(" + all + ")-[A-Z0-9]+-[0-9]+\\b");
  }();
  return pattern;
}

std::set<std::string> idsIn(const fs::path& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  const std::string all = text.str();
  std::set<std::string> ids;
  for (std::sregex_iterator at(all.begin(), all.end(), ruleId()), end; at != end; ++at) ids.insert(at->str());
  return ids;
}

std::set<std::string> idsUnder(const fs::path& folder, const std::set<std::string>& leftOut) {
  std::set<std::string> ids;
  if (!fs::exists(folder)) return ids;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".json" && extension != ".cpp" && extension != ".h" && extension != ".jsonl") continue;
    if (leftOut.contains(entry.path().filename().string())) continue;
    ids.merge(idsIn(entry.path()));
  }
  return ids;
}

TEST(RuleIds, TheLedgerAndTheListOfRulesAgree) {
  for (const RuleSetSource& source : library().sources()) {
    const auto rules = source.create();
    std::set<std::string> listed;
    for (const RuleText& rule : rules->definition().rules()) listed.insert(rule.id);
    const std::set<std::string> ledger = idsIn(sourcesOf(source.id).ledger);
    for (const std::string& id : listed) EXPECT_TRUE(ledger.contains(id)) << id << " stands in no ledger";
    for (const std::string& id : ledger) EXPECT_TRUE(listed.contains(id)) << id << " is not in rules.json";
  }
}

// rules.json names every rule by itself, and the sequence and procedures name most: only what carries a rule counts.
TEST(RuleIds, EveryRuleIsCarriedByDataCodeOrTest) {
  for (const RuleSetSource& source : library().sources()) {
    const auto rules = source.create();
    const RuleSetSources places = sourcesOf(source.id);
    std::set<std::string> carried = idsUnder(places.folder, {"rules.json", places.cases.filename().string()});
    carried.merge(idsUnder(places.tests, {}));
    for (const RuleText& rule : rules->definition().rules())
      EXPECT_TRUE(carried.contains(rule.id)) << rule.id << ": " << rule.text;
    for (const std::string& id : carried)
      EXPECT_NE(rules->definition().findRule(id), nullptr) << id << " is named, but stands in no ledger";
  }
}

}  // namespace
}  // namespace signifer::conformance::rule_ids_test
