#include "play/journal.h"

#include <algorithm>

#include "play/journal_writer.h"
#include "play/line_seal.h"
#include "toy_battle.h"

namespace signifer::journal_test {
namespace {

using namespace test;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// A battle played with its journal beside it.
struct Played {
  explicit Played(const std::filesystem::path& file, std::size_t events = 10000) : path(file), session(newSession()) {
    writer = JournalWriter::create(path, *session);
    writer->setSynced(false);
    session->setSink(writer.get());
    playOn(*session, events);
  }
  std::filesystem::path path;
  std::unique_ptr<Session> session;
  std::unique_ptr<JournalWriter> writer;
};

TEST(Journal, ReplaysToTheSameStates) {
  const Played played(freshFolder() / "j");
  const OpenedJournal opened = openJournal(toyLibrary(), played.path);
  EXPECT_EQ(opened.warning(), "");
  EXPECT_TRUE(opened.whole());
  ASSERT_EQ(opened.session->eventCount(), played.session->eventCount());
  for (std::size_t i = 0; i < played.session->eventCount(); ++i) {
    EXPECT_EQ(opened.session->before(i), played.session->before(i));
    EXPECT_EQ(opened.session->event(i).dice, played.session->event(i).dice);
    EXPECT_EQ(opened.session->event(i).account.size(), played.session->event(i).account.size());
  }
  EXPECT_EQ(opened.session->battle(), played.session->battle());
}

TEST(Journal, KeepsUndoRedoAndOverrides) {
  Played played(freshFolder() / "j", 4);
  played.session->undo();
  played.session->undo();
  played.session->redo();
  played.session->override(R"({"units": [{"id": "b2", "present": false}]})", "it was never there");
  played.session->undo();
  played.session->redo();
  const OpenedJournal opened = openJournal(toyLibrary(), played.path);
  EXPECT_EQ(opened.session->eventCount(), 4U);
  EXPECT_EQ(opened.session->event(3).reason, "it was never there");
  EXPECT_EQ(opened.session->battle(), played.session->battle());
}

TEST(Journal, AChangedFaceIsFoundOut) {
  const auto folder = freshFolder();
  const Played played(folder / "whole");
  std::vector<std::string> lines = linesOf(textOf(played.path));
  std::size_t changed = 0;
  for (std::size_t i = 1; i < lines.size() && changed == 0; ++i) {
    Json body = Json::parse(lines[i].substr(0, lines[i].rfind('\t')));
    if (!body.contains("dice")) continue;
    // The first two dice decide the first fight: turned round, the other unit is hit.
    auto& dice = body["dice"];
    if (dice[0]["faces"] == dice[1]["faces"]) continue;
    std::swap(dice[0]["faces"], dice[1]["faces"]);
    lines[i] = sealed(body.dump());
    lines[i].pop_back();
    changed = i;
  }
  ASSERT_GT(changed, 0U);
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  putText(folder / "changed", text);
  const OpenedJournal opened = openJournal(toyLibrary(), folder / "changed");
  ASSERT_EQ(opened.damage.size(), 1U);
  EXPECT_TRUE(opened.differs());
  EXPECT_FALSE(opened.mayGoOn());
  EXPECT_EQ(opened.damage.front().line, changed + 1);
  EXPECT_EQ(opened.session->eventCount(), changed - 1);
  EXPECT_EQ(opened.unplayed.size(), lines.size() - changed);
}

TEST(Journal, FilesThatAreNoneAreRefused) {
  const auto folder = freshFolder();
  const auto refused = [&](const std::string& text) {
    putText(folder / "j", text);
    EXPECT_THROW((void)openJournal(toyLibrary(), folder / "j"), SourceError) << text;
  };
  refused("");
  refused("hello\n");
  refused(sealed("[1, 2]"));
  refused(sealed(R"({"format":"signifer-battle","version":1})"));
  refused(sealed(R"({"format":"signifer-journal","version":3,"seed":1,"battle":{}})"));
  refused(sealed(R"({"format":"signifer-journal","version":1,"seed":"x","battle":)" + textOf(meetingFile) + "}"));
  refused(sealed(R"({"format":"signifer-journal","version":1,"seed":1,"battle":{"ruleset":"none"}})"));
  EXPECT_THROW((void)openJournal(toyLibrary(), folder / "nothing"), SourceError);
}

// A battle that belongs to no simulation says nothing of it, as before there were numbers.
TEST(Journal, TheNumberOfABattleIsReadWhereItStands) {
  const auto folder = freshFolder();
  const Played played(folder / "whole", 2);
  const std::string head = linesOf(textOf(played.path))[0];
  EXPECT_TRUE(head.starts_with(R"({"format":"signifer-journal","version":1,"seed":3,"battle":{)")) << head;
  const auto numbered = [&](const char* number) {
    Json json = Json::parse(head.substr(0, head.rfind('\t')));
    json["number"] = Json::parse(number);
    putText(folder / "j", sealed(json.dump()));
    return openJournal(toyLibrary(), folder / "j").session->number();
  };
  EXPECT_EQ(openJournal(toyLibrary(), played.path).session->number(), 0U);
  EXPECT_EQ(numbered("0"), 0U);
  EXPECT_EQ(numbered("18446744073709551615"), UINT64_MAX);
  for (const char* wrong : {"-1", "1.5", "\"3\"", "null", "[3]"}) try {
      (void)numbered(wrong);
      ADD_FAILURE() << wrong;
    } catch (const SourceError& e) {
      EXPECT_EQ(e.pointer(), "/number") << wrong;
      EXPECT_EQ(e.line(), 1) << wrong;
      EXPECT_EQ(e.expected(), "a whole number, 0 or more, was expected") << wrong;
    }
}

// Twice in a file it is one line too many, with a number as without.
TEST(Journal, AHeaderThatStandsThereTwiceIsSkipped) {
  const auto file = freshFolder() / "j";
  const Session session(toyRules(), meeting(*toyRules()), 3, 4);
  { const auto writer = JournalWriter::create(file, session); }
  putText(file, textOf(file) + textOf(file));
  const OpenedJournal opened = openJournal(toyLibrary(), file);
  ASSERT_EQ(opened.damage.size(), 1U);
  EXPECT_EQ(opened.damage[0].kind, JournalDamage::Kind::added);
}

TEST(Journal, AnotherVersionOfTheRuleSetIsSaid) {
  const auto folder = freshFolder();
  const Played played(folder / "whole", 2);
  std::vector<std::string> lines = linesOf(textOf(played.path));
  Json head = Json::parse(lines[0].substr(0, lines[0].rfind('\t')));
  head["battle"]["rulesetVersion"] = "0.9.0";
  std::string text = sealed(head.dump());
  for (std::size_t i = 1; i < lines.size(); ++i) text += lines[i] + "\n";
  putText(folder / "old", text);
  const OpenedJournal opened = openJournal(toyLibrary(), folder / "old");
  EXPECT_NE(opened.warning().find("0.9.0"), std::string::npos);
  EXPECT_EQ(opened.session->eventCount(), 2U);
}

}  // namespace
}  // namespace signifer::journal_test
