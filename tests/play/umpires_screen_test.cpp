// The umpire's deeds behind his screen: told to whom it concerns, and to nobody else.
#include "play/umpires_screen.h"

#include "play/journal.h"
#include "play/journal_writer.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "toy_battle.h"
#include "view/letters.h"
#include "view/told_event.h"
#include "view/told_to_side.h"

namespace signifer::umpires_screen_test {
namespace {

using namespace test;

const std::string horses = "You hear horses behind the hill";

std::string toldTo(const Session& session, SideIndex side) {
  std::string words;
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    const auto event = ToldToSide(session, side).event(i);
    // One at a time it is told alike.
    const auto alone = eventToldTo(session, i, side);
    EXPECT_EQ(event.has_value(), alone.has_value());
    if (!event || !alone) continue;
    EXPECT_EQ(event->account.front().text, alone->account.front().text);
    for (const AccountLine& line : event->account) words += line.text + "\n";
    if (const auto* change = std::get_if<StateOverride>(&event->what)) words += change->changes;
  }
  return words;
}

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(UmpiresScreen, ANoteIsToldToItsSideAlone) {
  const auto session = newSession();
  const Battle before = session->battle();
  session->override(noteChange(*session->battle().setup, 0, horses), {});
  EXPECT_EQ(session->battle(), before);
  EXPECT_EQ(session->event(0).account.front().text, "The umpire gave Reds a note.");
  EXPECT_TRUE(tells(toldTo(*session, 0), "Note from the umpire: " + horses));
  EXPECT_EQ(toldTo(*session, 1), "");
  EXPECT_EQ(umpiresDeedInWords(before, umpiresDeeds(*session).front()), "Note to Reds: " + horses);
  MailBook book;
  EXPECT_TRUE(tells(writeLetter(*session, 0, book).dump(), horses));
  EXPECT_FALSE(tells(writeLetter(*session, 1, book).dump(), "umpire"));
  for (const SideIndex side : {noSide, SideIndex{1}}) {
    EXPECT_FALSE(tells(writeSheet(makeReport(*session, side), SheetFormat::text), "horses"));
    EXPECT_FALSE(tells(writeSheet(storySheet(*session, tellStory(*session), side), SheetFormat::text), "horses"));
  }
}

TEST(UmpiresScreen, SecretDiceAreToldWithoutWhatFell) {
  const auto session = newSession();
  session->override(secretDiceChange(*session, 3, 6, "Does the scout come back?"), {});
  const UmpiresDeed deed = umpiresDeeds(*session).front();
  ASSERT_EQ(deed.faces.size(), 3U);
  for (const int face : deed.faces) EXPECT_TRUE(face >= 1 && face <= 6);
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
    EXPECT_EQ(toldTo(*session, side), "The umpire rolled dice in secret.\n{}");
  EXPECT_TRUE(tells(umpiresDeedInWords(session->battle(), deed), "Secret dice, 3d6: "));
  // Taken back and rolled again they fall alike.
  session->undo();
  session->override(secretDiceChange(*session, 3, 6, ""), {});
  EXPECT_EQ(umpiresDeeds(*session).front().faces, deed.faces);
  session->override(secretDiceChange(*session, 3, 6, ""), {});
  EXPECT_EQ(umpiresDeeds(*session).size(), 2U);
}

TEST(UmpiresScreen, WhatWasTakenBackIsTheUmpiresAlone) {
  const auto session = newSession();
  session->override(glimpseChange(*session->battle().setup, 0, {2, 3}), {});
  EXPECT_EQ(session->event(0).account.front().text, "Taken back: Reds had seen First Blues, Second Blues.");
  EXPECT_EQ(toldTo(*session, 0) + toldTo(*session, 1), "");
}

TEST(UmpiresScreen, StandsInTheJournalAndIsPlayedAgain) {
  const std::filesystem::path path = freshFolder() / "j";
  const auto session = newSession();
  const auto writer = JournalWriter::create(path, *session);
  session->setSink(writer.get());
  session->override(noteChange(*session->battle().setup, 1, horses), {});
  session->override(secretDiceChange(*session, 2, 10, ""), {});
  session->setSink(nullptr);
  const OpenedJournal again = openJournal(toyLibrary(), path);
  EXPECT_TRUE(again.whole()) << again.warning();
  EXPECT_EQ(umpiresDeeds(*again.session).size(), 2U);
  EXPECT_EQ(umpiresDeeds(*again.session)[1].faces, umpiresDeeds(*session)[1].faces);
}

TEST(UmpiresScreen, WhatDoesNotFitIsRefused) {
  const auto session = newSession();
  for (const char* bad :
       {R"({"note": {"side": "green", "text": "x"}})", R"({"note": {"side": "red", "text": ""}})",
        R"({"note": {"side": "red", "text": "x"}, "turn": 3})", R"({"secretDice": {"sides": 6, "faces": [7]}})",
        R"({"secretDice": {"sides": 6, "faces": []}})", R"({"hadSeen": {"side": "red", "units": ["x9"]}})"})
    EXPECT_THROW(session->override(bad, {}), SourceError) << bad;
  EXPECT_EQ(session->eventCount(), 0U);
}

}  // namespace
}  // namespace signifer::umpires_screen_test
