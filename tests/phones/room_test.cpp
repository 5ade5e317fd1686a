// Phones in a room: they join, enter dice, ask and tell. What a side may not know reaches none of them, and the window
// does not wait for them.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <algorithm>
#include <cctype>
#include <ctime>
#include <iterator>

#include "library/loader.h"
#include "library/places.h"
#include "phones/client.h"
#include "play/any_battle.h"
#include "room/addresses.h"
#include "room/invite_dialog.h"
#include "room/phone_room.h"
#include "room/phones_dock.h"
#include "support/paths.h"

namespace signifer::ui::room_test {
namespace {

using phones::test::Client;

constexpr const char* phrase = "river-tent-copper-owl";

const RuleSetLibrary& shippedRuleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

// A window with a battle and the dock of phones, open to them.
struct OpenRoom {
  QMainWindow window;
  BattleController game;
  PhonesDock dock{game, QString::fromStdString(test::sourcePath("assets")), window};
  PhoneRoom& room = dock.room();

  explicit OpenRoom(const char* scenario = "hannibal/cannae", bool trusted = true) {
    const AnyBattle battle =
        openAnyBattle(shippedRuleSets(), test::sourcePath("assets/scenarios/" + std::string(scenario) + ".json"));
    game.open(std::make_unique<Session>(battle.rules, battle.battle, 1));
    window.show();
    if (trusted) dock.trustPhones();
    EXPECT_EQ(dock.openAt(QStringLiteral("127.0.0.1:0"), QString::fromLatin1(phrase)), QString());
  }
  ~OpenRoom() { room.close(); }
};

// A phone that has shown the phrase.
struct Phone {
  Client client;
  std::string token;
  int sent = 0;
  std::string name;

  Phone(OpenRoom& room, std::string called)
      : client(static_cast<quint16>(room.room.order().port)), name(std::move(called)) {
    client.idle = [] { QCoreApplication::processEvents(); };
    EXPECT_TRUE(client.upgrade());
    client.prove(phrase, name);
    const Json welcome = client.next("welcome");
    EXPECT_TRUE(welcome.is_object()) << name;
    if (welcome.is_object()) token = welcome["token"];
  }
  std::string send(Json message, std::string id = {}) {
    // An id has letters and figures alone, whatever the phone is called.
    if (id.empty()) {
      std::ranges::copy_if(name, std::back_inserter(id), [](unsigned char c) { return std::isalnum(c) != 0; });
      id += "-" + std::to_string(++sent);
    }
    message["token"] = token;
    message["id"] = id;
    client.send(message);
    return id;
  }
  /// The answer to what is sent.
  Json ask(Json message, const std::string& id = {}) {
    const std::string asked = send(std::move(message), id);
    while (true) {
      const Json answer = client.next();
      if (answer.is_null() || (answer.contains("re") && answer["re"] == asked && answer["type"] != "proposal"))
        return answer;
    }
  }
  void play(SideIndex side) { send({{"type", "role"}, {"as", "player"}, {"side", side}}); }
  /// The next state that keeps to the condition.
  Json stateWhere(const std::function<bool(const Json&)>& is) {
    while (true) {
      Json state = client.next("state", 15000);
      if (state.is_null() || is(state)) return state;
    }
  }
  Json rollOfMine() {
    return stateWhere([](const Json& one) { return one["roll"].is_object() && one["roll"]["mine"] == true; });
  }
};

// A throw of a side is waited for.
void waitForRoll(OpenRoom& room, SideIndex side) {
  room.game.setDice(side, DiceOrigin::typed);
  for (int i = 0; i < 200 && !room.game.openThrow(); ++i) {
    ASSERT_FALSE(room.game.candidates().empty());
    (void)room.game.act(room.game.candidates().front());
  }
  ASSERT_TRUE(room.game.openThrow());
}

Json diceFor(const Json& state) {
  const Json& roll = state["roll"];
  Json faces = Json::array();
  for (std::size_t i = roll["there"].size(); i < roll["count"].get<std::size_t>(); ++i)
    faces.push_back(roll["faces"].back());
  return {{"type", "dice"}, {"roll", roll["roll"]}, {"faces", faces}};
}

TEST(PhoneRoom, DiceFromAPhoneArriveAsTyped) {
  OpenRoom room;
  Phone anna(room, "Anna");
  anna.play(0);
  EXPECT_EQ(anna.client.next("table")["table"]["format"], "signifer-replay");
  waitForRoll(room, 0);
  const SideIndex rolls = static_cast<SideIndex>(room.game.openThrow()->wanted.purpose.side);
  if (rolls != 0) anna.play(rolls);
  const Json state = anna.rollOfMine();
  ASSERT_TRUE(state.is_object());
  const std::size_t before = room.game.session().eventCount();
  const Json wrong = anna.ask({{"type", "dice"}, {"roll", state["roll"]["roll"]}, {"faces", {77}}});
  EXPECT_EQ(wrong["type"], "error");
  const Json dice = diceFor(state);
  const Json answer = anna.ask(dice, "first");
  EXPECT_EQ(answer["state"], "taken") << answer.dump();
  // A message that is sent again changes nothing.
  const std::size_t after = room.game.session().eventCount();
  const auto typed = room.game.openThrow() ? room.game.openThrow()->typed : std::vector<int>();
  EXPECT_TRUE(after > before || !typed.empty());
  EXPECT_EQ(anna.ask(dice, "first"), answer);
  EXPECT_EQ(room.game.session().eventCount(), after);
  EXPECT_EQ(room.game.openThrow() ? room.game.openThrow()->typed : std::vector<int>(), typed);
  if (after > before) {
    const Event& event = room.game.session().event(after - 1);
    ASSERT_FALSE(event.dice.empty());
    EXPECT_EQ(event.dice.front().origin, DiceOrigin::typed);
  }
}

// A throw is waited for that one figure tells.
void waitForFigure(OpenRoom& room) {
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) room.game.setDice(side, DiceOrigin::typed);
  const auto& open = room.game.openThrow();
  for (int i = 0; i < 400 && !(open && seenRange(open->wanted)); ++i)
    if (open)
      room.game.rollOpen(false);
    else
      (void)room.game.act(room.game.candidates().front());
  ASSERT_TRUE(open && seenRange(open->wanted));
}

TEST(PhoneRoom, APhoneTellsAThrowByWhatIsSeen) {
  OpenRoom room;
  Phone anna(room, "Anna");
  waitForFigure(room);
  const auto& open = room.game.openThrow();
  anna.play(open->side());
  const Json roll = anna.rollOfMine()["roll"];
  ASSERT_EQ(roll["ways"].size(), 2U) << roll.dump();
  EXPECT_EQ(roll["ways"][0], "faces");
  const std::string way = roll["ways"][1];
  EXPECT_NE(roll[way]["words"], "");
  const auto send = [&](int figure) { return anna.ask({{"type", "dice"}, {"roll", roll["roll"]}, {"seen", figure}}); };
  const int most = roll[way]["most"];
  EXPECT_EQ(send(most + 1)["code"], "face");
  const std::size_t event = room.game.session().eventCount();
  const std::size_t at = open->at;
  EXPECT_EQ(send(most)["state"], "taken");
  const ThrownDice& thrown = open ? open->throws[at].dice : room.game.session().event(event).dice[at];
  ASSERT_TRUE(thrown.told);
  EXPECT_EQ(figuresOf(*thrown.told), std::vector<int>{most});
}

// Faces may come from a phone also where the window takes totals.
TEST(PhoneRoom, DiceFromAPhoneMayBeFacesHoweverTheTableTellsThem) {
  OpenRoom room;
  Phone anna(room, "Anna");
  room.game.setBySight(true);
  waitForFigure(room);
  const auto& open = room.game.openThrow();
  ASSERT_TRUE(open->isSeen(open->at));
  anna.play(open->side());
  const Json state = anna.rollOfMine();
  ASSERT_TRUE(state.is_object());
  EXPECT_NE(state["roll"]["ways"][0], "faces");
  EXPECT_EQ(state["roll"]["there"], Json::array());
  const std::size_t event = room.game.session().eventCount();
  const std::size_t at = open->at;
  const Json dice = diceFor(state);
  const Json answer = anna.ask(dice);
  EXPECT_EQ(answer["state"], "taken") << answer.dump();
  const ThrownDice& thrown = open ? open->throws[at].dice : room.game.session().event(event).dice[at];
  EXPECT_EQ(Json(thrown.faces), dice["faces"]);
  EXPECT_FALSE(thrown.told);
  room.game.setBySight(false);
}

TEST(PhoneRoom, TheFirstOfTwoPhonesCounts) {
  OpenRoom room("hannibal/cannae", false);
  room.room.setAsksFirst(false);
  Phone anna(room, "Anna");
  Phone tom(room, "Tom");
  waitForRoll(room, 0);
  const auto rolls = static_cast<SideIndex>(room.game.openThrow()->wanted.purpose.side);
  anna.play(rolls);
  tom.play(rolls);
  const Json state = anna.rollOfMine();
  ASSERT_TRUE(state.is_object());
  const std::size_t before = room.game.session().eventCount();
  EXPECT_EQ(anna.ask(diceFor(state))["state"], "waiting");
  const Json late = tom.ask(diceFor(state));
  EXPECT_EQ(late["code"], "late");
  EXPECT_NE(late["words"].get<std::string>().find("Anna was first"), std::string::npos) << late.dump();
  // The referee takes it in the dock.
  auto* list = room.dock.findChild<QListWidget*>(QStringLiteral("phoneProposals"));
  ASSERT_EQ(list->count(), 1);
  EXPECT_EQ(room.game.session().eventCount(), before);
  room.dock.findChild<QPushButton*>(QStringLiteral("takeProposal"))->click();
  EXPECT_EQ(anna.client.next("proposal")["state"], "taken");
  EXPECT_TRUE(room.game.session().eventCount() > before || room.game.openThrow());
  EXPECT_EQ(list->count(), 0);
}

TEST(PhoneRoom, AsksBeforeAnybodyJoins) {
  OpenRoom room("hannibal/cannae", false);
  Phone ben(room, "<b>Ben</b>");
  ben.play(1);
  EXPECT_EQ(ben.client.next("you")["state"], "choosing");
  EXPECT_EQ(ben.client.next("you")["state"], "waiting");
  EXPECT_EQ(ben.ask({{"type", "may"}, {"unit", "x"}})["code"], "notAllowed");
  room.dock.invite();
  auto* dialog = room.window.findChild<InviteDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_NE(dialog->findChild<QWidget*>(QStringLiteral("askingPhone")), nullptr);
  ASSERT_EQ(room.room.phones().size(), 1U);
  room.room.letIn(room.room.phones()[0].id, RoomPhone::Role::player, 1);
  EXPECT_EQ(ben.client.next("you")["state"], "in");
  auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("inviteTable"));
  ASSERT_EQ(table->rowCount(), 1);
  EXPECT_GE(table->columnWidth(1), table->cellWidget(0, 1)->sizeHint().width()) << "the side is cut off";
  // A name from a phone is text, whatever it looks like.
  EXPECT_EQ(qobject_cast<QLabel*>(table->cellWidget(0, 0))->textFormat(), Qt::PlainText);
  // Rights are taken away at once.
  RoomPhone less = room.room.phones()[0];
  less.mayAsk = false;
  room.room.setRights(less);
  EXPECT_EQ(ben.ask({{"type", "ask"}, {"line", "may Legio I charge?"}})["code"], "notAllowed");
  room.room.putOut(less.id);
  EXPECT_FALSE(ben.client.next("out").is_null());
}

TEST(PhoneRoom, AnswersWithTheEnginesWords) {
  OpenRoom room;
  Phone anna(room, "Anna");
  anna.play(0);
  const Json state = anna.stateWhere([](const Json&) { return true; });
  ASSERT_TRUE(state.is_object());
  EXPECT_FALSE(state["steps"].empty());
  const std::string own = room.game.battle().setup->units[0].id;
  const Json card = anna.ask({{"type", "may"}, {"unit", own}});
  EXPECT_EQ(card["unit"], own) << card.dump();
  EXPECT_FALSE(card["cells"].empty());
  EXPECT_EQ(anna.ask({{"type", "may"}, {"unit", "nobody"}})["code"], "unknown");
  const std::string rule = room.game.definition().rules().front().id;
  EXPECT_EQ(anna.ask({{"type", "rule"}, {"rule", rule}})["rule"], rule);
  EXPECT_EQ(anna.ask({{"type", "rule"}, {"rule", "NO-1"}})["code"], "unknown");
  const Json read = anna.ask({{"type", "understand"}, {"line", "gibberish loses 2"}});
  EXPECT_TRUE(read["stopped"].is_object()) << read.dump();
}

TEST(PhoneRoom, ASideSeesNothingBehindTheScreen) {
  OpenRoom room("cb/bagradas");
  Phone anna(room, "Anna");
  Phone judith(room, "Judith");
  anna.play(0);
  judith.play(1);
  const auto seen = [](Phone& phone, SideIndex enemies) {
    const Json table = phone.client.next("table")["table"];
    int count = 0;
    for (const Json& unit : table["start"]["u"])
      if (unit.size() > 1 && table["units"][unit[0].get<std::size_t>()][2] == enemies) ++count;
    return count;
  };
  EXPECT_EQ(seen(anna, 1), 0);
  EXPECT_EQ(seen(judith, 0), 0);
}

TEST(PhoneRoom, SaysInRedWhoIsNotHeard) {
  OpenRoom room;
  {
    Phone anna(room, "Anna");
    anna.play(0);
    (void)anna.stateWhere([](const Json&) { return true; });
    EXPECT_FALSE(room.room.anyUnheard());
  }
  for (int i = 0; i < 100 && !room.room.anyUnheard(); ++i) QTest::qWait(50);
  EXPECT_TRUE(room.room.anyUnheard());
  auto* words = room.dock.findChild<QLabel*>(QStringLiteral("phonesUnheard"));
  EXPECT_TRUE(words->text().contains(QStringLiteral("Anna")));
  EXPECT_FALSE(words->isHidden());
  const auto* who = room.dock.findChild<QLabel*>(QStringLiteral("phonesJoined"));
  EXPECT_EQ(who->text(), QStringLiteral("In the room: Anna (not heard)."));
}

TEST(PhoneRoom, ListsTunnelsLast) {
  const auto kind = [](const char* address, const char* device) {
    return kindOfAddress(QHostAddress(QString::fromLatin1(address)), QString::fromLatin1(device), false);
  };
  EXPECT_EQ(kind("192.168.1.20", "wlan0"), RoomAddress::Kind::home);
  EXPECT_EQ(kind("172.17.0.1", "docker0"), RoomAddress::Kind::tunnel);
  EXPECT_EQ(kind("10.8.0.2", "tun0"), RoomAddress::Kind::tunnel);
  EXPECT_EQ(kind("83.1.2.3", "eth0"), RoomAddress::Kind::other);
  EXPECT_EQ(kind("127.0.0.1", "lo"), RoomAddress::Kind::machineOnly);
  std::vector<RoomAddress> all(3);
  all[0].kind = RoomAddress::Kind::machineOnly;
  all[1].kind = RoomAddress::Kind::tunnel;
  all[2].kind = RoomAddress::Kind::home;
  putLikeliestFirst(all);
  EXPECT_EQ(all[0].kind, RoomAddress::Kind::home);
  EXPECT_EQ(all[2].kind, RoomAddress::Kind::machineOnly);
}

TEST(PhoneRoom, TheCodeHoldsAddressAndPhrase) {
  const QImage code = QrPicture::pictureOf(QStringLiteral("http://192.168.1.20:8216/#river-tent-copper-owl"), 4);
  ASSERT_FALSE(code.isNull());
  // A quiet zone of four modules, then the corner that cameras look for.
  EXPECT_EQ(code.pixelColor(15, 15), QColor(Qt::white));
  EXPECT_EQ(code.pixelColor(17, 17), QColor(Qt::black));
  EXPECT_EQ(code.width() % 4, 0);
}

double threadSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Twenty phones ask twice a second. Whatever the machine does beside it, the work of the window's own thread between
// two frames is below a frame.
TEST(PhoneRoom, TwentyPhonesDoNotHoldUpTheWindow) {
  OpenRoom room("hannibal/cannae");
  std::vector<std::unique_ptr<Phone>> phones;
  for (int i = 0; i < 20; ++i) {
    phones.push_back(std::make_unique<Phone>(room, "Phone " + std::to_string(i)));
    phones.back()->play(static_cast<SideIndex>(i % 2));
  }
  QTest::qWait(1500);
  double longest = 0;
  QElapsedTimer timer;
  timer.start();
  std::size_t asked = 0;
  const auto& units = room.game.battle().setup->units;
  while (timer.elapsed() < 4000) {
    if (asked < static_cast<std::size_t>(timer.elapsed()) * 40 / 1000) {
      Phone& one = *phones[asked % phones.size()];
      one.send({{"type", "may"}, {"unit", units[asked % units.size()].id}});
      ++asked;
    }
    const double before = threadSeconds();
    QCoreApplication::processEvents();
    longest = std::max(longest, threadSeconds() - before);
    QThread::msleep(1);
  }
  EXPECT_GT(asked, 100U);
  RecordProperty("longestMilliseconds", std::to_string(longest * 1000));
  std::printf("longest frame under %zu questions: %.2f ms\n", asked, longest * 1000);
  EXPECT_LT(longest, 0.016);
}

}  // namespace
}  // namespace signifer::ui::room_test
