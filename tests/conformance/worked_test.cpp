// Worked battles: for every rule set a file of tests/worked that is read as an example. Actions and dice were chosen;
// their account is compared word for word, refusals too. With SIGNIFER_RECORD=1 the answers are written anew: read them
// before they are committed.
//
// The lines of a file are these, each with its answer below it:
//   # ...         a comment
//   > {...}       an action, as JSON, that is carried out
//   ! {...}       an action that is refused
//     dice: 3 5   the faces, in the order in which they are asked for
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "conformance/rule_sets.h"
#include "play/session.h"
#include "play/wording.h"
#include "support/paths.h"

namespace signifer::conformance::worked_test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view diceMark = "  dice:";

// The lines that a person writes: the rest follows from them.
struct ScriptLine {
  std::string text;
  std::vector<int> dice;
};

std::vector<ScriptLine> readScript(const fs::path& file) {
  std::ifstream in(file);
  std::vector<ScriptLine> script;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#') || line.starts_with('>') || line.starts_with('!')) script.push_back({line, {}});
    if (!line.starts_with(diceMark) || script.empty()) continue;
    std::istringstream faces(line.substr(diceMark.size()));
    for (int face = 0; faces >> face;) script.back().dice.push_back(face);
  }
  return script;
}

std::string joined(const std::vector<std::string>& rules) {
  std::string all;
  for (const std::string& rule : rules) all += " " + rule;
  return all;
}

class Worked : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const RuleSetSource* source = library().find(GetParam());
    rules_ = source->create();
    const Document file = Document::load(stem() + ".json");
    session_ = std::make_unique<Session>(rules_, readBattle(*rules_, file.root()), 1);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session_->setDice(side, DiceOrigin::typed);
  }

  [[nodiscard]] static std::string stem() { return test::sourcePath("tests/worked/") + GetParam(); }

  // The script with what comes of each line.
  std::string answered(const std::vector<ScriptLine>& script) {
    std::ostringstream out;
    for (const ScriptLine& line : script) {
      out << line.text << '\n';
      if (line.text.starts_with('#')) continue;
      const Document document = Document::parse("script", line.text.substr(1));
      const Action action = readAction(*rules_, session_->battle(), document.root());
      if (line.text.starts_with('!'))
        refuse(action, out);
      else
        carryOut(action, line.dice, out);
      if (HasFailure()) break;
    }
    return out.str();
  }

 private:
  void refuse(const Action& action, std::ostream& out) {
    const Battle& battle = session_->battle();
    const Verdict verdict = rules_->judge(battle, action);
    EXPECT_FALSE(verdict.legal()) << writeAction(*rules_, battle, action).dump() << " is not refused";
    for (const Reason& reason : verdict.reasons)
      out << "  " << sentence(rules_->definition(), battle, reason) << ' ' << reason.rule << '\n';
  }

  void carryOut(const Action& action, const std::vector<int>& dice, std::ostream& out) {
    const Attempt attempt = session_->act(action, dice);
    if (attempt.kind != Attempt::Kind::done) {
      ADD_FAILURE() << writeAction(*rules_, session_->battle(), action).dump() << ": "
                    << (attempt.wanted ? "more dice are wanted"
                                       : writeVerdict(*rules_, session_->battle(), attempt.verdict).dump());
      return;
    }
    const Event& event = session_->event(session_->eventCount() - 1);
    std::vector<int> thrown;
    for (const ThrownDice& one : event.dice) thrown.insert(thrown.end(), one.faces.begin(), one.faces.end());
    EXPECT_EQ(thrown, dice) << writeAction(*rules_, session_->battle(), action).dump();
    if (!dice.empty()) out << diceMark;
    for (const int face : dice) out << ' ' << face;
    if (!dice.empty()) out << '\n';
    for (const AccountLine& line : event.account) out << "  " << line.text << joined(line.rules) << '\n';
  }

  std::shared_ptr<const RuleSet> rules_;
  std::unique_ptr<Session> session_;
};

TEST_P(Worked, ComesOutAsWritten) {
  const fs::path file = stem() + ".txt";
  const std::vector<ScriptLine> script = readScript(file);
  ASSERT_FALSE(script.empty()) << file << " is missing";
  const std::string now = answered(script);
  if (HasFailure()) return;
  if (std::getenv("SIGNIFER_RECORD") != nullptr) {
    std::ofstream(file) << now;
    GTEST_SKIP() << "recorded anew: " << file;
  }
  std::ifstream in(file);
  std::ostringstream written;
  written << in.rdbuf();
  EXPECT_EQ(now, written.str());
}

std::vector<std::string> ids() {
  std::vector<std::string> all;
  for (const RuleSetSource& source : library().sources()) all.push_back(source.id);
  return all;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Worked, testing::ValuesIn(ids()),
                         [](const testing::TestParamInfo<std::string>& tested) { return tested.param; });

}  // namespace
}  // namespace signifer::conformance::worked_test
