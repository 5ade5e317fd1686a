// Dice typed in place, beside the table: no key is lost, what is wanted is explained before it falls, and everything
// can be taken back.
#include <gtest/gtest.h>

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "docks/roll_parts.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "game/roll_view.h"
#include "library/loader.h"
#include "library/places.h"
#include "main_window.h"
#include "play/journal.h"
#include "play/wording.h"
#include "rules/contract.h"
#include "support/paths.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"
#include "widgets/dice_faces.h"

namespace signifer::ui::dice_test {
namespace {

struct Typing : testing::Test {
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();

  void SetUp() override {
    window.show(drill::newSession());
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    game.setDice(0, DiceOrigin::typed);
  }
  static Action shot() {
    Action action;
    action.kind = static_cast<std::int8_t>(drill::Kind::shoot);
    action.unit = 2;
    action.target = 5;
    return action;
  }
  void type(Qt::Key key) { QTest::keyClick(&window.table(), key); }
  [[nodiscard]] const ThrownDice& thrown() const { return game.session().event(0).dice.front(); }
};

// Dice that are set before they have a place would flash up as a window and take the keyboard.
TEST(DiceFaces, OpenNoWindowOfTheirOwn) {
  DiceFaces faces;
  ThrownDice thrown;
  thrown.faces = {3, 4};
  faces.setDice({thrown}, 24);
  EXPECT_FALSE(faces.isVisible());
  EXPECT_EQ(faces.windowHandle(), nullptr);
}

TEST_F(Typing, TheLastFaceCarriesItOutAndMarksTheDiceAsTyped) {
  EXPECT_FALSE(game.act(shot()));
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->wanted.count, 2);
  EXPECT_EQ(game.openThrow()->wanted.phrase, "shooting");
  type(Qt::Key_6);
  EXPECT_EQ(game.session().eventCount(), 0U) << "until the last one is there";
  type(Qt::Key_5);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(thrown().faces, (std::vector<int>{6, 5}));
  EXPECT_EQ(thrown().origin, DiceOrigin::typed);
  EXPECT_FALSE(game.openThrow());
}

TEST_F(Typing, BackspaceTakesAFaceBackAlsoAfterTheRuling) {
  game.act(shot());
  type(Qt::Key_4);
  type(Qt::Key_Backspace);
  type(Qt::Key_6);
  type(Qt::Key_2);
  ASSERT_EQ(game.session().eventCount(), 1U);
  type(Qt::Key_Backspace);
  EXPECT_EQ(game.session().eventCount(), 0U);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->there, 1);
  type(Qt::Key_3);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(thrown().faces, (std::vector<int>{6, 3}));
}

// A mistaken face that is noticed after the ruling costs no other one.
TEST_F(Typing, FacesOfAnUndoneEventStayInTheirSlotsAndOneIsTypedOver) {
  game.act(shot());
  type(Qt::Key_6);
  type(Qt::Key_5);
  ASSERT_EQ(game.session().eventCount(), 1U);
  game.undo();
  EXPECT_FALSE(game.act(shot()));
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.session().eventCount(), 0U) << "the players say when they stand";
  EXPECT_TRUE(game.openThrow()->ready);
  EXPECT_EQ(game.openThrow()->figuresOf(0), (std::vector<int>{6, 5}));
  QTest::qWait(5);
  auto* dice = window.rulingDock().findChild<DiceSlots*>("slotsNow");
  ASSERT_NE(dice, nullptr);
  QTest::mouseClick(dice, Qt::LeftButton, {}, QPoint(10, 10));
  QTest::qWait(5);
  type(Qt::Key_2);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->figuresOf(0), (std::vector<int>{2, 5}));
  type(Qt::Key_Return);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(thrown().faces, (std::vector<int>{2, 5}));
  EXPECT_EQ(thrown().origin, DiceOrigin::typed);
  game.undo();
  Action other = shot();
  other.unit = 1;
  (void)game.act(other);
  EXPECT_TRUE(!game.openThrow() || game.openThrow()->typed.empty()) << "of another action nothing is kept";
}

TEST_F(Typing, ASlotIsTypedOverBeforeTheLastFaceToo) {
  game.act(shot());
  type(Qt::Key_4);
  type(Qt::Key_Left);
  type(Qt::Key_1);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->figuresOf(0), (std::vector<int>{1}));
  type(Qt::Key_3);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(thrown().faces, (std::vector<int>{1, 3}));
}

TEST_F(Typing, ThinkingAgainChangesNothing) {
  game.act(shot());
  type(Qt::Key_4);
  type(Qt::Key_Escape);
  EXPECT_FALSE(game.openThrow());
  EXPECT_EQ(game.session().eventCount(), 0U);
}

// The program ends in the middle of a throw: the next start asks for what is missing.
TEST_F(Typing, HalfTypedDiceAreFoundAgain) {
  QTemporaryDir folder;
  const QString file = folder.filePath("half.signifer");
  ASSERT_TRUE(window.saveIn(file));
  game.act(shot());
  type(Qt::Key_4);
  const QString crashed = folder.filePath("crashed.signifer");
  ASSERT_TRUE(QFile::copy(file, crashed));
  MainWindow again{drill::library(), {}};
  ASSERT_TRUE(again.openFile(crashed));
  BattleController& next = again.game();
  ASSERT_TRUE(next.openThrow());
  EXPECT_EQ(next.openThrow()->action, shot());
  EXPECT_EQ(next.openThrow()->there, 1);
  QTest::keyClick(&again.table(), Qt::Key_6);
  ASSERT_EQ(next.session().eventCount(), 1U);
  EXPECT_EQ(next.session().event(0).dice.front().faces, (std::vector<int>{4, 6}));
  // Dice of an action that was thought over again are not asked for again.
  type(Qt::Key_Backspace);
  const QString dropped = folder.filePath("dropped.signifer");
  ASSERT_TRUE(QFile::copy(file, dropped));
  MainWindow third{drill::library(), {}};
  ASSERT_TRUE(third.openFile(dropped));
  EXPECT_FALSE(third.game().openThrow());
}

TEST_F(Typing, RRollsOneRollOfAPlayerWhoTypes) {
  game.act(shot());
  type(Qt::Key_1);
  type(Qt::Key_R);
  ASSERT_EQ(game.session().eventCount(), 1U);
  EXPECT_EQ(thrown().origin, DiceOrigin::rolled);
}

TEST_F(Typing, WhatIsWantedAndWhatComesIsSaid) {
  game.act(shot());
  auto* next = window.findChild<QAbstractButton*>("nextStep");
  EXPECT_FALSE(next->isEnabled());
  EXPECT_EQ(next->text(), "Dice first");
  auto* wanted = window.rulingDock().findChild<QLabel*>("wanted");
  ASSERT_NE(wanted, nullptr);
  EXPECT_TRUE(wanted->text().contains("2d6")) << wanted->text().toStdString();
  QTest::qWait(10);
  EXPECT_FALSE(wanted->visibleRegion().isEmpty()) << "it is in front of the journal";
}

TEST_F(Typing, WhileDiceLieOnTheTableNothingElseIsBegun) {
  game.act(shot());
  type(Qt::Key_4);
  Action other = shot();
  other.unit = 1;
  EXPECT_FALSE(game.act(other));
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->action, shot());
  EXPECT_EQ(game.openThrow()->there, 1) << "and what was typed is there";
}

TEST_F(Typing, FacesAreCountedByPressingThem) {
  game.act(shot());
  for (auto* button : window.rulingDock().findChildren<QPushButton*>("face"))
    if (button->property("face").toInt() == 5) {
      QTest::mouseClick(button, Qt::LeftButton);
      QTest::qWait(5);
    }
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->there, 1);
}

// A whole round of hand-to-hand, all dice typed at once at a good deal more than ten keys a second.
TEST(TypingABattle, NoKeyIsLostAndTheJournalHoldsTheScript) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  MainWindow window(library, {});
  BattleController& game = window.game();
  window.show(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 3));
  window.show();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  Stream chance{19};
  std::vector<int> script;
  std::vector<std::string> wanted;
  for (int i = 0; i < 400 && script.size() < 120; ++i) {
    if (game.openThrow()) {
      const int face = 1 + static_cast<int>(chance.below(6));
      script.push_back(face);
      QTest::keyClick(&window.table(), static_cast<Qt::Key>(Qt::Key_0 + face));
      continue;
    }
    const ActionList& candidates = game.candidates();
    ASSERT_FALSE(candidates.empty());
    game.act(candidates[chance.below(static_cast<std::uint32_t>(candidates.size()))]);
  }
  while (game.openThrow() && game.openThrow()->there > 0) {
    script.push_back(3);
    QTest::keyClick(&window.table(), Qt::Key_3);
  }
  std::vector<int> told;
  for (std::size_t i = 0; i < game.session().eventCount(); ++i)
    for (const ThrownDice& dice : game.session().event(i).dice)
      if (dice.origin == DiceOrigin::typed) told.insert(told.end(), dice.faces.begin(), dice.faces.end());
  if (game.openThrow()) told.insert(told.end(), game.openThrow()->typed.begin(), game.openThrow()->typed.end());
  EXPECT_GT(script.size(), 20U);
  EXPECT_EQ(told, script);
}

// At the table fights are thrown in any order: the roll that is picked is the one that is typed into.
TEST(TypingABattle, TheRollThatIsPickedInTheListIsTypedInto) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  MainWindow window(library, {});
  BattleController& game = window.game();
  game.setPasses(false);
  window.show(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 3));
  window.show();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  Stream chance{19};
  for (int i = 0; i < 900; ++i) {
    const auto& open = game.openThrow();
    if (open && open->at == 0 && open->there == 0 && open->throws.size() > 3) break;
    if (open)
      game.typeFace(1 + static_cast<int>(chance.below(6)));
    else
      game.act(game.candidates()[chance.below(static_cast<std::uint32_t>(game.candidates().size()))]);
  }
  ASSERT_TRUE(game.openThrow());
  ASSERT_GT(game.openThrow()->throws.size(), 3U);
  const std::size_t events = game.session().eventCount();
  const ThrownDice third = game.openThrow()->throws[2].dice;
  QTest::qWait(5);
  auto* list = window.rulingDock().findChild<QListWidget*>(QStringLiteral("rolls"));
  ASSERT_NE(list, nullptr);
  Q_EMIT list->itemClicked(list->item(2));
  QTest::qWait(5);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->shown(), 2U);
  for (std::size_t i = 0; i < third.faces.size(); ++i) QTest::keyClick(&window.table(), Qt::Key_6);
  EXPECT_EQ(game.openThrow()->figuresOf(2), std::vector<int>(third.faces.size(), 6));
  EXPECT_EQ(game.openThrow()->at, 0U);
  auto* whose = window.findChild<QLabel*>("whose");
  ASSERT_NE(whose, nullptr);
  for (const std::size_t roll : {1U, 0U}) {
    game.pickThrow(roll);
    const std::string side(sideName(game.battle(), game.openThrow()->throws[roll].dice.side));
    EXPECT_EQ(whose->text().toStdString(), side + " to roll");
  }
  for (int i = 0; i < 300 && game.session().eventCount() == events; ++i) QTest::keyClick(&window.table(), Qt::Key_1);
  ASSERT_EQ(game.session().eventCount(), events + 1);
  bool found = false;
  for (const ThrownDice& dice : game.session().event(events).dice)
    found = found || (isSameThrow(dice, third) && dice.faces == std::vector<int>(third.faces.size(), 6));
  EXPECT_TRUE(found);
}

// Two dice are one figure, and Backspace takes it back as one; the journal says that nobody knows the faces.
TEST(TypingABattle, ATotalIsOneFigureAndStandsInTheJournalAsOne) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  MainWindow window(library, {});
  BattleController& game = window.game();
  game.setPasses(false);
  window.show(openBattle(library, test::sourcePath("assets/scenarios/hannibal/cannae.json"), 3));
  window.show();
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  game.setBySight(true);
  Stream chance{19};
  const auto atATotal = [&game] {
    return game.openThrow() && game.openThrow()->wanted.reading == Reading::total && game.openThrow()->there == 0;
  };
  for (int i = 0; i < 900 && !atATotal(); ++i) {
    if (game.openThrow())
      game.typeFace(1 + static_cast<int>(chance.below(6)));
    else
      game.act(game.candidates()[chance.below(static_cast<std::uint32_t>(game.candidates().size()))]);
  }
  ASSERT_TRUE(atATotal());
  const std::size_t at = game.openThrow()->at;
  const std::size_t events = game.session().eventCount();
  EXPECT_EQ(game.openThrow()->figuresWanted(at), 1U);
  QTest::keyClick(&window.table(), Qt::Key_1);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->begun, 1) << "10, 11 or 12";
  QTest::keyClick(&window.table(), Qt::Key_0);
  const bool ruled = game.session().eventCount() > events;
  if (!ruled) {
    EXPECT_EQ(game.openThrow()->figuresOf(at), std::vector<int>{10});
  }
  QTest::keyClick(&window.table(), Qt::Key_Backspace);
  ASSERT_TRUE(game.openThrow());
  EXPECT_EQ(game.openThrow()->at, at);
  EXPECT_EQ(game.openThrow()->there, 0);
  for (int i = 0; i < 300 && game.session().eventCount() == events; ++i) QTest::keyClick(&window.table(), Qt::Key_7);
  if (game.session().eventCount() == events)
    for (int i = 0; i < 300 && game.session().eventCount() == events; ++i) QTest::keyClick(&window.table(), Qt::Key_3);
  ASSERT_GT(game.session().eventCount(), events);
  const auto& dice = game.session().event(events).dice;
  ASSERT_GT(dice.size(), at);
  ASSERT_TRUE(dice[at].told);
  EXPECT_EQ(dice[at].told->total, 7);
  game.setBySight(false);
}

// A save of "3" with the shield in it is a bare 3 on the die: nothing stands beside the dice that looks like a sum.
TEST(RollViews, WhereTheNeededFigureHasTheModifiersInItNothingIsAdded) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  const auto viewOf = [&library](const char* ruleSet, const char* id, const Json& facts) {
    const auto rules = library.find(ruleSet)->create();
    const Procedure* procedure = rules->findProcedure(id);
    Consultation ruling{procedure, {}, {}, {}};
    EXPECT_FALSE(readInputs(*procedure, facts, ruling.inputs));
    RolledDice dice(1);
    ruling.ruling = procedure->rule(ruling.inputs, dice);
    return rollView(rules->definition(), ruling, false);
  };
  const RollView save =
      viewOf("fantasy", "saving-throw", Json{{"wounds", 1}, {"armour", "heavy"}, {"shield", "shield"}});
  EXPECT_EQ(save.sum, "");
  const RollView fight = viewOf("hannibal", "hand-to-hand", Json{{"part", "charging"}, {"veteran", true}});
  EXPECT_FALSE(fight.modifiers.empty());
  EXPECT_NE(fight.sum, "");
}

// HG-CMT-1: the bonus goes by what two dice add up to; what it adds is another figure.
TEST(RollViews, ARollOfSeveralDiceIsToldByItsSumAlsoWhereModifiersCountForSomethingElse) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  const auto rules = library.find("hannibal")->create();
  const Procedure* procedure = rules->findProcedure("charge-modifier");
  ASSERT_NE(procedure, nullptr);
  Consultation ruling{procedure, {}, {4, 5}, {}};
  ASSERT_FALSE(readInputs(*procedure, Json{{"aggressive", true}, {"leaderAttached", true}}, ruling.inputs));
  ScriptedDice dice(ruling.faces);
  ruling.ruling = procedure->rule(ruling.inputs, dice);
  EXPECT_EQ(rollView(rules->definition(), ruling, true).result, "4 + 5 = 9: charge modifier 3");
}

TEST(RollViews, ATestOfTwoDiceAddsThemUpAndDiceThatCountEachForItselfAreNotToldAgain) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  const auto resultOf = [&library](const char* ruleSet, const char* id, const Json& facts, std::vector<int> faces) {
    const auto rules = library.find(ruleSet)->create();
    const Procedure* procedure = rules->findProcedure(id);
    Consultation ruling{procedure, {}, std::move(faces), {}};
    EXPECT_FALSE(readInputs(*procedure, facts, ruling.inputs));
    ScriptedDice dice(ruling.faces);
    ruling.ruling = procedure->rule(ruling.inputs, dice);
    return rollView(rules->definition(), ruling, true).result.toStdString();
  };
  EXPECT_EQ(resultOf("fantasy", "fear-test", Json{{"occasion", "charged"}, {"leadership", 7}}, {1, 4}),
            "1 + 4 = 5: passed");
  EXPECT_EQ(resultOf("initiative", "morale-save", Json{{"hits", 2}, {"morale", 4}}, {5, 1}), "casualties 1");
  EXPECT_EQ(resultOf("cb", "movement", Json{{"troop", "pike-phalanx"}}, {4}), "4: distance 4 JT");
}

}  // namespace
}  // namespace signifer::ui::dice_test
