// Play by mail on the command line: a letter holds what the side may know, and an answer is taken in once.
#include <gtest/gtest.h>

#include "cli/run_cli.h"
#include "play/journal_writer.h"
#include "play/position.h"
#include "play/sealed_orders.h"
#include "toy_battle.h"

namespace signifer::mail_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

struct Mail : testing::Test {
  fs::path folder = freshFolder();
  std::string journal = (folder / "battle.signifer").string();
  std::string letter = (folder / "letter.json").string();
  std::string answer = (folder / "answer.json").string();

  void SetUp() override {
    Json battle = Json::parse(textOf(meetingFile));
    battle["units"][3]["hidden"] = true;
    putText(folder / "battle.json", battle.dump());
    const auto session = sessionOf(battle);
    (void)JournalWriter::create(journal, *session);
  }

  static std::unique_ptr<Session> sessionOf(const Json& battle) {
    static const RuleSetLibrary toys = RuleSetLibrary::load({toyFolder});
    const Document document = Document::parse("battle", battle.dump());
    const Position position = readPosition(toys, document.root());
    return std::make_unique<Session>(position.rules, position.battle, 1);
  }

  CliResult mail(std::vector<std::string> words, const std::string& input = {}) const {
    words.insert(words.begin(), {"--rulesets", toyFolder.string(), "mail"});
    return runCli(words, input);
  }

  // The first answer that the side asked now may give in its own view.
  [[nodiscard]] Json wish() const {
    putText(folder / "view.json", Json::parse(textOf(letter))["view"].dump());
    return jsonOf(runCli({"candidates", (folder / "view.json").string(), "--json"}))["candidates"][0];
  }

  void answerLetter() {
    const Json wishes{{"actions", {wish()}}, {"orders", {{{"words", "Behind the mill"}, {"turn", 4}}}}};
    const CliResult done = mail({"answer", letter, "-", "--out", answer}, wishes.dump());
    ASSERT_EQ(done.exit, 0) << done.err;
  }
};

TEST_F(Mail, ALetterHoldsWhatTheSideMayKnow) {
  const CliResult red = mail({"write", journal, "--side", "red", "--out", letter});
  ASSERT_EQ(red.exit, 0) << red.err;
  const std::string text = textOf(letter);
  EXPECT_FALSE(says(text, "Second Blues")) << text;
  // In quotation marks: a key or a sum may have the letters.
  EXPECT_FALSE(says(text, "\"b2\"")) << text;
  EXPECT_TRUE(says(mail({"read", letter}).out, "Letter 1 to Reds, turn 1"));
  const CliResult blue = mail({"write", journal, "--side", "blue"});
  EXPECT_TRUE(says(blue.out, "Second Blues"));
  EXPECT_NE(Json::parse(blue.out)["key"], Json::parse(text)["key"]);
}

TEST_F(Mail, AJournalIsAskedForCandidatesAsABattleIs) {
  const auto candidates = [](const std::string& file) {
    return jsonOf(runCli({"--rulesets", toyFolder.string(), "candidates", file, "--json"}));
  };
  EXPECT_EQ(candidates(journal), candidates((folder / "battle.json").string()));
}

TEST_F(Mail, AnAnswerIsJudgedByTheTruthAndTakenInOnce) {
  ASSERT_EQ(mail({"write", journal, "--side", "red", "--out", letter}).exit, 0);
  answerLetter();
  const std::string before = textOf(journal);
  const CliResult looked = mail({"take", journal, answer});
  EXPECT_EQ(looked.exit, 0) << looked.out << looked.err;
  EXPECT_TRUE(says(looked.out, "Answer of Reds to letter 1")) << looked.out;
  EXPECT_TRUE(says(looked.out, ": legal")) << looked.out;
  EXPECT_TRUE(says(looked.out, "Orders to be sealed: 1")) << looked.out;
  EXPECT_TRUE(says(looked.out, "Nothing has been taken in yet")) << looked.out;
  EXPECT_EQ(textOf(journal), before);
  const CliResult taken = mail({"take", journal, answer, "--carry-out"});
  EXPECT_EQ(taken.exit, 0) << taken.out << taken.err;
  EXPECT_FALSE(says(textOf(journal), "mill"));
  // The answer's own salt makes the seal, so whoever wrote it finds his seal in the journal.
  const Json order = Json::parse(textOf(answer))["orders"][0];
  EXPECT_TRUE(says(textOf(journal), sealOf(order["salt"].get<std::string>(), {"Behind the mill", "", ""})));
  const CliResult twice = mail({"take", journal, answer, "--carry-out"});
  EXPECT_EQ(twice.exit, 2);
  EXPECT_TRUE(says(twice.err, "the answer to letter 1 was taken in before")) << twice.err;
  const CliResult whole = runCli({"replay", journal, "--verify"});
  EXPECT_TRUE(says(whole.out, "Every event leads to the recorded state.")) << whole.out << whole.err;
}

TEST_F(Mail, AnOldAForeignAndAChangedAnswerAreNamed) {
  ASSERT_EQ(mail({"write", journal, "--side", "red", "--out", letter}).exit, 0);
  answerLetter();
  Json changed = Json::parse(textOf(answer));
  changed["orders"][0]["words"] = "Before the mill";
  putText(folder / "changed.json", changed.dump());
  EXPECT_TRUE(says(mail({"take", journal, (folder / "changed.json").string()}).err, "damaged, or somebody else"));
  changed = Json::parse(textOf(answer));
  changed["side"] = "blue";
  putText(folder / "changed.json", changed.dump());
  EXPECT_TRUE(says(mail({"take", journal, (folder / "changed.json").string()}).err, "damaged, or somebody else"));
  Json damaged = Json::parse(textOf(letter));
  damaged["view"]["title"] = "Another";
  putText(folder / "damaged.json", damaged.dump());
  EXPECT_TRUE(says(mail({"read", (folder / "damaged.json").string()}).err, "the letter is damaged"));
  ASSERT_EQ(mail({"write", journal, "--side", "red"}).exit, 0);
  EXPECT_TRUE(says(mail({"take", journal, answer}).err, "this answers letter 1; the newest is letter 2"));
  const std::string other = (folder / "other.signifer").string();
  (void)JournalWriter::create(other, *sessionOf(Json::parse(textOf(meetingFile))));
  EXPECT_TRUE(says(mail({"take", other, answer}).err, "this battle has sent no letters"));
  ASSERT_EQ(mail({"write", other, "--side", "red"}).exit, 0);
  EXPECT_TRUE(says(mail({"take", other, answer}).err, "another battle"));
}

TEST_F(Mail, WhatTheViewDoesNotAllowIsNotAnswered) {
  ASSERT_EQ(mail({"write", journal, "--side", "red", "--out", letter}).exit, 0);
  Json far = wish();
  far["unit"] = "b1";
  const CliResult refused = mail({"answer", letter, "-", "--out", answer}, Json{{"actions", {far}}}.dump());
  EXPECT_NE(refused.exit, 0) << refused.out;
  EXPECT_FALSE(fs::exists(answer));
}

}  // namespace
}  // namespace signifer::mail_test
