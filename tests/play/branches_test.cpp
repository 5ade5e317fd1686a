// Looking back undoes nothing, playing on from an earlier moment begins a branch, and no event is ever lost: in a
// session, and in its journal.
#include "play/branches.h"

#include <algorithm>

#include "play/journal.h"
#include "play/journal_writer.h"
#include "play/line_seal.h"
#include "toy_battle.h"

namespace signifer::branches_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

// A session with its journal beside it.
struct Kept {
  explicit Kept(const fs::path& file, std::size_t events = 0) : path(file), session(newSession()) {
    writer = JournalWriter::create(path, *session);
    writer->setSynced(false);
    session->setSink(writer.get());
    playOn(*session, events);
  }
  ~Kept() { session->setSink(nullptr); }
  fs::path path;
  std::unique_ptr<Session> session;
  std::unique_ptr<JournalWriter> writer;
};

OpenedJournal read(const fs::path& path) { return openJournal(toyLibrary(), path); }

std::vector<std::string> bodiesOf(const fs::path& path) {
  std::vector<std::string> bodies;
  std::istringstream in(textOf(path));
  for (std::string line; std::getline(in, line);) bodies.push_back(line.substr(0, line.rfind('\t')));
  return bodies;
}

// The account of a branch: the states after each of its events.
std::vector<std::uint64_t> statesOf(const Session& session, BranchIndex branch) {
  std::vector<std::uint64_t> states;
  for (std::size_t i = 0; i < session.branches().length(branch); ++i)
    states.push_back(session.branches().event(branch, i).state);
  return states;
}

void expectTheSame(const Session& one, const Session& other) {
  ASSERT_EQ(one.branches().count(), other.branches().count());
  EXPECT_EQ(one.branches().current(), other.branches().current());
  EXPECT_EQ(one.eventsNow(), other.eventsNow());
  EXPECT_EQ(one.battle(), other.battle());
  for (BranchIndex branch = 0; branch < one.branches().count(); ++branch) {
    const Branch& a = one.branches().branch(branch);
    const Branch& b = other.branches().branch(branch);
    EXPECT_EQ(a.name, b.name) << branch;
    EXPECT_EQ(a.done, b.done) << branch;
    EXPECT_EQ(a.takenBack, b.takenBack) << branch;
    EXPECT_EQ(a.removed, b.removed) << branch;
    EXPECT_EQ(one.branches().forkOf(branch), other.branches().forkOf(branch)) << branch;
    EXPECT_EQ(statesOf(one, branch), statesOf(other, branch)) << branch;
  }
}

// Something else than the commanders do.
void change(Session& session, int y) {
  session.override(R"({"units": [{"id": "r1", "y": )" + std::to_string(y) + "}]}", "tried");
}

TEST(Branches, LookingUndoesNothing) {
  Kept kept(freshFolder() / "j", 6);
  Session& session = *kept.session;
  const std::string before = textOf(kept.path);
  const Battle now = session.battle();
  session.look(2);
  EXPECT_TRUE(session.isLooking());
  EXPECT_EQ(session.eventCount(), 2U);
  EXPECT_EQ(session.eventsNow(), 6U);
  EXPECT_EQ(session.battle(), session.before(2));
  session.undo();
  EXPECT_EQ(session.eventCount(), 1U) << "undo moves the look";
  for (int i = 0; i < 5; ++i) session.redo();
  EXPECT_FALSE(session.isLooking()) << "back at the present";
  EXPECT_EQ(session.battle(), now);
  session.look(0);
  session.endLook();
  EXPECT_EQ(session.battle(), now);
  EXPECT_EQ(textOf(kept.path), before) << "nothing is written";
}

TEST(Branches, PlayingOnFromALookLeavesTheGameAsItIs) {
  Kept kept(freshFolder() / "j", 6);
  Session& session = *kept.session;
  const std::vector<std::uint64_t> game = statesOf(session, tableGame);
  session.look(2);
  change(session, 30);
  EXPECT_FALSE(session.isLooking());
  EXPECT_EQ(session.branches().count(), 2);
  EXPECT_EQ(session.branches().current(), 1);
  EXPECT_EQ(session.eventCount(), 3U);
  EXPECT_EQ(session.branches().forkOf(1), (Fork{tableGame, 2}));
  EXPECT_EQ(statesOf(session, tableGame), game);
  session.undo();
  session.undo();
  EXPECT_EQ(session.eventCount(), 1U) << "undo is along the branch";
  session.redo();
  session.redo();
  EXPECT_FALSE(session.canRedo());
  session.goTo(tableGame);
  EXPECT_EQ(session.eventCount(), 6U);
  EXPECT_EQ(session.event(5).state, game.back());
  session.goTo(1);
  EXPECT_EQ(session.eventCount(), 3U);
  expectTheSame(*read(kept.path).session, session);
}

TEST(Branches, WhatIsUndoneAndPlayedOtherwiseCanBeReached) {
  Kept kept(freshFolder() / "j", 6);
  Session& session = *kept.session;
  const std::vector<std::uint64_t> game = statesOf(session, tableGame);
  for (int i = 0; i < 4; ++i) session.undo();
  change(session, 30);
  EXPECT_EQ(session.branches().current(), tableGame) << "a mistake that is put right is no other game";
  ASSERT_EQ(session.branches().count(), 2);
  EXPECT_TRUE(session.branches().branch(1).takenBack);
  EXPECT_EQ(statesOf(session, 1), game);
  for (const std::string& body : bodiesOf(kept.path)) EXPECT_EQ(body.find("branch"), std::string::npos) << body;
  session.goTo(1);
  EXPECT_EQ(session.eventCount(), 6U);
  change(session, 31);
  EXPECT_FALSE(session.branches().branch(1).takenBack) << "somebody plays there";
  expectTheSame(*read(kept.path).session, session);
}

TEST(Branches, AreNamedRemovedAndRestored) {
  Kept kept(freshFolder() / "j", 4);
  Session& session = *kept.session;
  session.look(1);
  change(session, 30);
  session.remove(1);
  EXPECT_FALSE(session.branches().branch(1).removed) << "where one is";
  session.goTo(tableGame);
  session.remove(tableGame);
  EXPECT_FALSE(session.branches().branch(tableGame).removed);
  session.name(1, "If the horse had waited");
  session.remove(1);
  EXPECT_TRUE(session.branches().branch(1).removed);
  expectTheSame(*read(kept.path).session, session);
  session.restore(1);
  EXPECT_EQ(session.branches().branch(1).name, "If the horse had waited");
  expectTheSame(*read(kept.path).session, session);
  session.remove(1);
  session.goTo(1);
  EXPECT_FALSE(session.branches().branch(1).removed) << "whoever goes there wants it";
  expectTheSame(*read(kept.path).session, session);
}

// After any acts in any order the journal reads as the session is, a copy too, and no event is ever lost.
TEST(Branches, StormsAreKeptWhole) {
  RolledDice random(streamSeed(1, 0, "branches"));
  constexpr Purpose what{.id = "storm"};
  const auto lot = [&](std::size_t most) { return static_cast<std::size_t>(random.one(what) - 1) * most / 6; };
  Kept kept(freshFolder() / "j", 3);
  Session& session = *kept.session;
  std::vector<std::uint64_t> known;
  for (int i = 0; i < 400; ++i) {
    const int other = static_cast<int>(lot(static_cast<std::size_t>(session.branches().count())));
    switch (random.one(what) * 2 + random.one(what) % 2) {
      case 2:
      case 3:
        session.undo();
        break;
      case 4:
        session.redo();
        break;
      case 5:
      case 6:
        session.look(lot(session.knownEvents() + 1));
        break;
      case 7:
        session.endLook();
        break;
      case 8:
        session.goTo(other);
        break;
      case 9:
        session.name(other, "branch " + std::to_string(i));
        break;
      case 10:
        session.remove(other);
        break;
      default:
        change(session, 20 + i % 17);
        known.push_back(session.event(session.eventCount() - 1).state);
    }
    if (i % 20 != 0) continue;
    session.endLook();
    const OpenedJournal opened = read(kept.path);
    ASSERT_EQ(opened.warning(), "");
    expectTheSame(*opened.session, session);
    const fs::path copy = kept.path.parent_path() / "copy";
    (void)JournalWriter::create(copy, session);
    const OpenedJournal again = read(copy);
    ASSERT_EQ(again.warning(), "");
    expectTheSame(*again.session, session);
  }
  std::vector<std::uint64_t> there;
  for (BranchIndex branch = 0; branch < session.branches().count(); ++branch)
    for (const std::uint64_t state : statesOf(session, branch)) there.push_back(state);
  for (const std::uint64_t state : known) EXPECT_TRUE(std::ranges::count(there, state) > 0);
  EXPECT_GT(session.branches().count(), 10);
}

// Gone on with in a copy, a battle with steps back can be brought forward again.
TEST(Branches, ACopyKeepsWhatIsUndone) {
  const fs::path folder = freshFolder();
  Kept kept(folder / "j", 4);
  kept.session->undo();
  kept.session->undo();
  const auto copy = JournalWriter::create(folder / "copy", *kept.session);
  EXPECT_TRUE(bodiesOf(folder / "copy")[0].starts_with(R"({"format":"signifer-journal","version":1,)"));
  kept.session->setSink(copy.get());
  kept.session->redo();
  const OpenedJournal opened = read(folder / "copy");
  EXPECT_EQ(opened.warning(), "");
  expectTheSame(*opened.session, *kept.session);
  kept.session->setSink(nullptr);
}

TEST(Branches, AJournalThatOlderProgramsCannotReadSaysSo) {
  const fs::path folder = freshFolder();
  Kept kept(folder / "j", 4);
  EXPECT_EQ(textOf(kept.path).find(R"("version":2)"), std::string::npos);
  kept.session->look(1);
  change(*kept.session, 30);
  const std::string last = bodiesOf(kept.path).back();
  EXPECT_TRUE(last.starts_with(R"({"n":5,"version":2,"branch":{"of":0,"after":1},"override":)")) << last;
  (void)JournalWriter::create(folder / "copy", *kept.session);
  EXPECT_TRUE(bodiesOf(folder / "copy")[0].starts_with(R"({"format":"signifer-journal","version":2,)"));
}

TEST(Branches, WhatANewerProgramWroteIsSaid) {
  const fs::path folder = freshFolder();
  { const Kept kept(folder / "j", 3); }
  const std::string whole = textOf(folder / "j");
  putText(folder / "line",
          whole + sealed(R"({"n":4,"version":3,"dream":"of Rome"})") + sealed(R"({"n":5,"undo":true})"));
  const OpenedJournal opened = read(folder / "line");
  EXPECT_EQ(opened.session->eventCount(), 3U);
  ASSERT_EQ(opened.damage.size(), 1U);
  EXPECT_EQ(opened.damage[0].kind, JournalDamage::Kind::newer);
  EXPECT_EQ(opened.damage[0].what,
            "Line 5: This was made by a newer Signifer (format 3; this one reads 2). Get the newer program, or ask for "
            "the file in format 2.");
  EXPECT_EQ(opened.unplayed.size(), 2U);
  EXPECT_FALSE(opened.mayGoOn());
  putText(folder / "head", sealed(R"({"format":"signifer-journal","version":3,"seed":1,"battle":{}})"));
  try {
    (void)read(folder / "head");
    ADD_FAILURE() << "it was read";
  } catch (const SourceError& e) {
    // After the file's name the sentence alone.
    EXPECT_EQ(std::string(e.what()), e.file() +
                                         ": this file was made by a newer Signifer (format 3; this one reads 2). Get "
                                         "the newer program, or ask for the file in format 2");
  }
}

// Everything in a line about branches is checked; the branch that one is on stays.
TEST(Branches, LinesThatMakeNoSenseEndThePlay) {
  const fs::path folder = freshFolder();
  std::string whole;
  {
    Kept kept(folder / "j", 3);
    kept.session->look(1);
    change(*kept.session, 30);
    whole = textOf(folder / "j");
  }
  const Session was = std::move(*read(folder / "j").session);
  for (const char* line :
       {R"("go":{"branch":2,"events":1})", R"("go":{"branch":1,"events":9})", R"("go":{"branch":-1,"events":0})",
        R"("go":3)", R"("go":{"branch":0})", R"("name":{"branch":7,"name":"x"})", R"("name":{"branch":1,"name":5})",
        R"("remove":0)", R"("remove":1)", R"("remove":"1")", R"("restore":4)", R"("takenBack":0)",
        R"("branch":{"of":0,"after":7})", R"("branch":{"of":5,"after":0})",
        R"("branch":{"of":0,"after":1},"action":{"action":"no-such"},"state":"0000000000000000")",
        R"("branch":{"of":0,"after":1},"override":{},"state":"0000000000000000")"}) {
    putText(folder / "k", whole + sealed(R"({"n":5,"version":2,)" + std::string(line) + "}"));
    const OpenedJournal opened = read(folder / "k");
    ASSERT_EQ(opened.damage.size(), 1U) << line;
    EXPECT_EQ(opened.damage[0].kind, JournalDamage::Kind::differing) << line;
    EXPECT_EQ(opened.unplayed.size(), 1U) << line;
    expectTheSame(*opened.session, was);
  }
}

// Stars and comments stay with their event, whatever branch it belongs to then.
TEST(Branches, NotesGoAlongWithTheirEvents) {
  const fs::path folder = freshFolder();
  Kept kept(folder / "j", 5);
  kept.writer->note(R"({"events":{"1":{"key":true},"4":{"comment":"The hinge of the day."},"5":{"key":false}}})");
  for (int i = 0; i < 3; ++i) kept.session->undo();
  change(*kept.session, 30);
  EXPECT_EQ(Json::parse(read(kept.path).notes), Json::parse(R"({"events":{"1":{"key":true}},
                            "branches":{"1":{"events":{"4":{"comment":"The hinge of the day."},"5":{"key":false}}}}})"));
  kept.session->goTo(1);
  kept.session->undo();
  change(*kept.session, 31);
  EXPECT_EQ(Json::parse(read(kept.path).notes), Json::parse(R"({"events":{"1":{"key":true}},
                            "branches":{"1":{"events":{"4":{"comment":"The hinge of the day."}}},
                                        "2":{"events":{"5":{"key":false}}}}})"));
  kept.writer->note(R"({"branches":"garbage","events":[1]})");
  kept.session->undo();
  change(*kept.session, 32);
  EXPECT_EQ(read(kept.path).warning(), "");
}

}  // namespace
}  // namespace signifer::branches_test
