// A journal that was cut, changed or doubled at any byte: nothing whole is lost by opening it, and what cannot be
// played is listed.
#include <algorithm>
#include <cstdlib>

#include "play/journal_writer.h"
#include "play/line_seal.h"
#include "toy_battle.h"

namespace signifer::journal_damage_test {
namespace {

namespace fs = std::filesystem;
using namespace test;
using Kind = JournalDamage::Kind;

constexpr std::size_t eventsPlayed = 5;

// A battle played with its journal beside it, a step back and one forward among its lines.
struct Played {
  explicit Played(const fs::path& file, std::size_t events = eventsPlayed) : session(newSession()) {
    auto writer = JournalWriter::create(file, *session);
    writer->setSynced(false);
    session->setSink(writer.get());
    playOn(*session, events - 1);
    session->undo();
    session->redo();
    playOn(*session, 1);
    session->setSink(nullptr);
    writer.reset();
    text = textOf(file);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
  }
  std::unique_ptr<Session> session;
  std::string text;
  std::vector<std::string> lines;
};

OpenedJournal opened(const fs::path& path, const std::string& text) {
  putText(path, text);
  return openJournal(toyLibrary(), path);
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<Kind> kindsOf(const OpenedJournal& journal) {
  std::vector<Kind> kinds;
  for (const JournalDamage& one : journal.damage) kinds.push_back(one.kind);
  return kinds;
}

// Every so manieth byte in the first line, which is long and of one kind, and every one after it; every single one
// where SIGNIFER_THOROUGH is set.
std::vector<std::size_t> placesIn(const std::string& text) {
  const std::size_t header = text.find('\n');
  const std::size_t stride = std::getenv("SIGNIFER_THOROUGH") == nullptr ? 29 : 1;
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < text.size(); at += at + 30 < header ? stride : 1) places.push_back(at);
  return places;
}

TEST(DamagedJournal, OneByteChangedDoubledOrLostAnywhereLosesNothing) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  for (const std::size_t at : placesIn(played.text)) {
    std::string texts[] = {played.text, played.text, played.text, played.text};
    texts[0][at] = static_cast<char>(texts[0][at] ^ (1 << at % 7));
    texts[1][at] = texts[1][at] == '\n' ? 'n' : '\n';
    texts[2].insert(at, 1, texts[2][at]);
    texts[3].erase(at, 1);
    for (const std::string& text : texts) {
      const OpenedJournal journal = opened(folder / "j", text);
      ASSERT_EQ(journal.session->battle(), played.session->battle()) << "byte " << at << "\n" << journal.warning();
      ASSERT_EQ(journal.session->eventCount(), eventsPlayed) << "byte " << at;
      ASSERT_TRUE(journal.unplayed.empty()) << "byte " << at;
      // Nobody misses the end of the last line.
      ASSERT_EQ(journal.whole(), text == played.text.substr(0, played.text.size() - 1)) << "byte " << at;
      ASSERT_EQ(textOf(folder / "j"), text);
    }
  }
}

TEST(DamagedJournal, CutAtAnyByteItIsReadToItsLastWholeEventAndGoesOn) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  const std::size_t header = played.text.find('\n');
  for (const std::size_t cut : placesIn(played.text)) {
    const std::string text = played.text.substr(0, cut);
    if (cut < header) {
      if (cut + 1 == header) continue;  // all but a digit of the seal: it is had back
      putText(folder / "j", text);
      ASSERT_THROW((void)openJournal(toyLibrary(), folder / "j"), SourceError);
      continue;
    }
    const OpenedJournal journal = opened(folder / "j", text);
    const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    const bool allButOneByte =
        played.text[cut] == '\n' || (cut + 1 < played.text.size() && played.text[cut + 1] == '\n');
    ASSERT_EQ(journal.lines, ends + (allButOneByte ? 1 : 0)) << "cut at " << cut;
    ASSERT_TRUE(journal.unplayed.empty());
    if (!journal.mayGoOn()) {
      ASSERT_EQ(kindsOf(journal), std::vector{Kind::mended}) << "cut at " << cut;
      continue;
    }
    if (cut % 29 != 0) continue;
    const auto writer = JournalWriter::resume(folder / "j", journal);
    ASSERT_EQ(textOf(folder / "j"), text) << "nothing changes before the first event";
    writer->setSynced(false);
    journal.session->setSink(writer.get());
    playOn(*journal.session, 2);
    ASSERT_FALSE(writer->problem());
    const std::string tail = text.substr(journal.length);
    ASSERT_EQ(fs::exists(folder / "j.unfinished"), !tail.empty()) << "cut at " << cut;
    if (!tail.empty()) {
      ASSERT_EQ(textOf(folder / "j.unfinished"), tail);
    }
    fs::remove(folder / "j.unfinished");
    const OpenedJournal again = openJournal(toyLibrary(), folder / "j");
    ASSERT_TRUE(again.whole()) << again.warning();
    ASSERT_EQ(again.session->battle(), journal.session->battle());
  }
}

TEST(DamagedJournal, ALineBeyondReadingEndsThePlayAndWhatFollowsIsListed) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  std::vector<std::string> lines = played.lines;
  lines[2].replace(10, 8, "????????");
  const OpenedJournal journal = opened(folder / "j", joined(lines));
  EXPECT_EQ(kindsOf(journal), std::vector{Kind::broken});
  EXPECT_EQ(journal.damage.front().line, 3U);
  EXPECT_EQ(journal.session->eventCount(), 1U);
  ASSERT_EQ(journal.unplayed.size(), lines.size() - 3);
  EXPECT_EQ(journal.unplayed.front().line, 4U);
  EXPECT_EQ(journal.unplayed.front().body, bodyOf(lines[3]));
  EXPECT_NE(journal.unplayed.front().side, noSide);
  EXPECT_FALSE(journal.mayGoOn());
  EXPECT_NE(journal.warning().find("Line 3"), std::string::npos);
  EXPECT_NE(journal.warning().find(std::to_string(lines.size() - 3)), std::string::npos);
}

TEST(DamagedJournal, LinesThatAreMissingAreCounted) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  std::vector<std::string> lines = played.lines;
  lines.erase(lines.begin() + 2, lines.begin() + 4);
  const OpenedJournal journal = opened(folder / "j", joined(lines));
  EXPECT_EQ(kindsOf(journal), std::vector{Kind::missing});
  EXPECT_EQ(journal.damage.front().what, "2 lines are missing before line 3.");
  EXPECT_EQ(journal.session->eventCount(), 1U);
  EXPECT_EQ(journal.unplayed.size(), lines.size() - 2);
}

TEST(DamagedJournal, AddedAndDoubledLinesLoseNothing) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  for (std::size_t at = 0; at < played.lines.size(); ++at)
    for (const std::string& added : {played.lines[at], std::string("somebody's note"), std::string()}) {
      std::vector<std::string> lines = played.lines;
      lines.insert(lines.begin() + static_cast<long>(at) + 1, added);
      const OpenedJournal journal = opened(folder / "j", joined(lines));
      ASSERT_EQ(journal.session->battle(), played.session->battle()) << at << journal.warning();
      ASSERT_EQ(journal.session->eventCount(), eventsPlayed);
      ASSERT_EQ(kindsOf(journal), std::vector{added == "somebody's note" ? Kind::broken : Kind::added});
      ASSERT_EQ(journal.damage.front().line, at + 2);
      ASSERT_TRUE(journal.unplayed.empty());
    }
}

TEST(DamagedJournal, TwoWritersAtOnceAreTakenApart) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  // Another programme's events with the numbers that the next ones have.
  const auto other = newSession(9);
  playOn(*other, 2);
  const std::string strange = sealed(R"({"n":2,"action":{"action":"walk","unit":"r1","path":[{"ahead":0.25}]},)"
                                     R"("side":"red","state":"0000000000000000"})");
  std::vector<std::string> lines = played.lines;
  lines.insert(lines.begin() + 3, strange.substr(0, strange.size() - 1));
  const OpenedJournal journal = opened(folder / "j", joined(lines));
  EXPECT_EQ(kindsOf(journal), std::vector{Kind::outOfPlace});
  EXPECT_EQ(journal.unplayed.size(), 1U);
  EXPECT_EQ(journal.session->battle(), played.session->battle());
}

TEST(DamagedJournal, JournalsWithoutNumbersOnStepsBackAreReadStill) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  std::vector<std::string> lines;
  std::uint64_t n = 0;
  for (std::size_t i = 0; i < played.lines.size(); ++i) {
    Json body = Json::parse(bodyOf(played.lines[i]));
    if (body.contains("undo") || body.contains("redo"))
      body.erase("n");
    else if (i > 0)
      body["n"] = ++n;
    lines.push_back(sealed(body.dump()));
    lines.back().pop_back();
  }
  const OpenedJournal journal = opened(folder / "j", joined(lines));
  EXPECT_TRUE(journal.whole()) << journal.warning();
  EXPECT_EQ(journal.session->battle(), played.session->battle());
  // A line of which nothing can be told stands before a step back: was it an event?
  lines.insert(lines.begin() + 5, "????");
  EXPECT_EQ(opened(folder / "j", joined(lines)).session->battle(), played.session->battle());
  lines.erase(lines.begin() + 4);
  const OpenedJournal lost = opened(folder / "j", joined(lines));
  EXPECT_EQ(lost.session->eventCount(), 3U);
  EXPECT_EQ(lost.unplayed.size(), 3U);
}

TEST(DamagedJournal, OtherSystemsLineEndsAreNoDamage) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  std::string text;
  for (const std::string& line : played.lines) text += line + "\r\n";
  const OpenedJournal journal = opened(folder / "j", text);
  EXPECT_TRUE(journal.whole()) << journal.warning();
  EXPECT_EQ(journal.session->battle(), played.session->battle());
}

TEST(DamagedJournal, StepsBackSayTrueAndNothingElse) {
  const fs::path folder = freshFolder();
  const Played played(folder / "whole");
  for (const std::string body :
       {R"({"n":8,"undo":false})", R"({"n":8,"undo":true,"redo":true})", R"({"n":8,"redo":true})"}) {
    const OpenedJournal journal = opened(folder / "j", played.text + sealed(body));
    EXPECT_EQ(kindsOf(journal), std::vector{Kind::differing}) << body;
    EXPECT_EQ(journal.session->battle(), played.session->battle());
  }
}

}  // namespace
}  // namespace signifer::journal_damage_test
