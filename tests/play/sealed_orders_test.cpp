// Written orders: sealed, kept from everybody, opened in time, and their seals.
#include "play/sealed_orders.h"

#include "files/sha256.h"
#include "play/journal.h"
#include "play/journal_writer.h"
#include "play/line_seal.h"
#include "play/packed_journal.h"
#include "play/position.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "toy_battle.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer::sealed_orders_test {
namespace {

using namespace test;

const std::string salt = "0123456789abcdef0123456789abcdef";
const OrderText ambush{"Wait behind the mill until they cross", "", ""};

std::string told(const Session& session, std::size_t event) { return session.event(event).account.front().text; }

// The examples of the standard.
TEST(SealedOrders, SumsAreThoseOfTheStandard) {
  EXPECT_EQ(hexDigits(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hexDigits(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hexDigits(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hexDigits(sha256(std::string(1000000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(SealedOrders, AreToldByTheirSealAndThenByTheirText) {
  const auto session = newSession();
  sealOrder(*session, 0, ambush, std::nullopt, salt);
  const std::string seal = sealOf(salt, ambush);
  EXPECT_EQ(told(*session, 0), "Reds sealed an order. Its seal: " + shortSeal(seal) + ".");
  EXPECT_EQ(shortSeal("0123456789abcdef0123"), "0123-4567-89ab-cdef");
  const SealedOrder order = sealedOrders(*session).front();
  EXPECT_EQ(order.number, 1);
  EXPECT_EQ(order.text, ambush);
  EXPECT_EQ(order.openedInTurn, 0);
  openOrder(*session, 1);
  EXPECT_EQ(told(*session, 1),
            "Reds opened order 1, sealed in turn 1: \"Wait behind the mill until they cross.\" The "
            "seal " +
                shortSeal(seal) + " holds.");
  EXPECT_TRUE(sealedOrders(*session).front().holds);
  EXPECT_THROW(openOrder(*session, 1), SourceError);
  EXPECT_THROW(openOrder(*session, 2), SourceError);
  session->undo();
  EXPECT_EQ(sealedOrders(*session).front().openedInTurn, 0);
  session->undo();
  EXPECT_TRUE(sealedOrders(*session).empty());
}

// Nobody comes into his own side's sight.
TEST(SealedOrders, StandInTheStoryOfTheirSide) {
  Json json = Json::parse(textOf(meetingFile));
  for (const std::size_t unit : {0, 3}) json["units"][unit]["hidden"] = true;
  const Document file = Document::parse("battle", json.dump());
  const Position start = readPosition(toyLibrary(), file.root());
  Session session(start.rules, start.battle, 3);
  sealOrder(session, 0, ambush, std::nullopt, salt);
  const Action walk = actionFrom(session, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 4}]})");
  ASSERT_EQ(session.act(walk).kind, Attempt::Kind::done);
  const auto toldOf = [&](SideIndex side) {
    const std::string story = writeSheet(storySheet(session, tellStory(session), side), SheetFormat::text);
    return std::pair(
        story.find("Reds sealed an order") != std::string::npos,
        story.find("seen on the move") != std::string::npos || story.find("into sight") != std::string::npos);
  };
  EXPECT_EQ(toldOf(0), std::pair(true, false));
  EXPECT_TRUE(toldOf(1).second);
}

TEST(SealedOrders, AreReadByTheirSideAlone) {
  const auto session = newSession();
  sealOrder(*session, 0, ambush, OrderTime{3, noStep, noSide}, salt);
  EXPECT_EQ(sealedOrders(*session, 0).front().text, ambush);
  const SealedOrder other = sealedOrders(*session, 1).front();
  EXPECT_EQ(other.text, OrderText{});
  EXPECT_EQ(other.salt, "");
  EXPECT_FALSE(other.opens);
  EXPECT_EQ(other.seal, sealOf(salt, ambush));
  // No report tells it, no view, and not the journal as it lies on the disk.
  std::string all = writeText(makeReport(*session, 1)) + writeText(makeReport(*session, noSide));
  all += writeView(session->rules(), session->battle(), 1).dump() + journalText(*session);
  const ToldToSide telling(*session, 1);
  const std::optional<Event> event = telling.event(0);
  ASSERT_TRUE(event);
  for (const AccountLine& line : event->account) all += line.text;
  EXPECT_EQ(all.find("mill"), std::string::npos) << all;
  EXPECT_NE(all.find(shortSeal(other.seal)), std::string::npos);
}

TEST(SealedOrders, OpenByThemselvesWhenTheirTimeComes) {
  const auto session = newSession();
  sealOrder(*session, 0, ambush, OrderTime{2, noStep, noSide}, salt);
  const StepIndex fighting = static_cast<StepIndex>(session->rules().definition().sequence().indexOf("fighting"));
  sealOrder(*session, 1, {"Strike", "", "b1"}, OrderTime{1, fighting, 1}, salt);
  EXPECT_THROW(openOrder(*session, 1), SourceError);
  openDueOrders(*session);
  EXPECT_EQ(session->eventCount(), 2U);
  std::vector<int> opened;
  for (int i = 0; i < 20 && opened.size() < 2; ++i) {
    playOn(*session, 1);
    const std::size_t events = session->eventCount();
    openDueOrders(*session);
    for (const SealedOrder& order : sealedOrders(*session))
      if (session->eventCount() > events && order.openedInTurn > 0 && std::ranges::count(opened, order.number) == 0) {
        opened.push_back(order.number);
        EXPECT_EQ(order.openedInTurn, order.number == 1 ? 2 : session->battle().turn);
        EXPECT_TRUE(order.holds);
      }
  }
  // The second is opened in the first turn, or when that is over.
  EXPECT_EQ(opened, (std::vector<int>{2, 1}));
}

TEST(SealedOrders, SaySomethingAboutTheirOwn) {
  const auto session = newSession();
  EXPECT_THROW(sealOrder(*session, 0, {}, std::nullopt, salt), SourceError);
  EXPECT_THROW(sealOrder(*session, 0, {"x", "", "nobody"}, std::nullopt, salt), SourceError);
  EXPECT_THROW(sealOrder(*session, 0, {"x", "fly", ""}, std::nullopt, salt), SourceError);
  EXPECT_THROW(sealOrder(*session, 0, {std::string(longestOrder + 1, 'x'), "", ""}, std::nullopt, salt), SourceError);
  EXPECT_THROW(sealOrder(*session, 0, ambush, std::nullopt, "short"), SourceError);
  EXPECT_EQ(session->eventCount(), 0U);
  const ActionKind& kind = session->rules().definition().actions().front();
  sealOrder(*session, 0, {"Now", kind.id, "r1"}, std::nullopt, salt);
  EXPECT_EQ(orderInWords(session->rules().definition(), session->battle(), sealedOrders(*session).front().text),
            "First Reds: " + kind.title + ". Now");
}

// The text of a line of the journal in place of another, with a seal of the line that fits.
std::string changed(const std::string& journal, const std::string& from, const std::string& to) {
  std::string all;
  std::istringstream lines(journal);
  for (std::string line; std::getline(lines, line);) {
    std::string body = line.substr(0, line.rfind('\t'));
    if (const std::size_t at = body.find(from); at != std::string::npos) body.replace(at, from.size(), to);
    all += sealed(body);
  }
  return all;
}

TEST(SealedOrders, CannotBeWrittenLater) {
  const auto folder = freshFolder();
  const auto session = newSession();
  sealOrder(*session, 0, ambush, std::nullopt, salt);
  playOn(*session, 2);
  openOrder(*session, 1);
  const std::string text = journalText(*session);
  putText(folder / "good", text);
  OpenedJournal opened = openJournal(toyLibrary(), folder / "good");
  EXPECT_TRUE(opened.whole()) << opened.warning();
  EXPECT_TRUE(sealedOrders(*opened.session).front().holds);
  // Another text: the story says so.
  putText(folder / "text", changed(text, "until they cross", "until they sleep"));
  opened = openJournal(toyLibrary(), folder / "text");
  ASSERT_TRUE(opened.whole()) << opened.warning();
  EXPECT_FALSE(sealedOrders(*opened.session).front().holds);
  EXPECT_NE(told(*opened.session, 3).find("does not fit"), std::string::npos) << told(*opened.session, 3);
  // Another seal than the one that was told: it is not the order that was sealed.
  const OrderText later{"Wait behind the mill until they sleep", "", ""};
  const std::size_t opening = text.find("openOrder");
  const std::size_t seal = text.find(sealOf(salt, ambush), opening);
  ASSERT_NE(seal, std::string::npos);
  std::string other = text;
  other.replace(seal, 64, sealOf(salt, later));
  putText(folder / "seal", changed(other, "until they cross", "until they sleep"));
  opened = openJournal(toyLibrary(), folder / "seal");
  EXPECT_FALSE(opened.whole());
}

}  // namespace
}  // namespace signifer::sealed_orders_test
