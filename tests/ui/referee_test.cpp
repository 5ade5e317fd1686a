// Fewer entries for a referee: steps that pass, units that do nothing, standing orders. And both players served at the
// table: the view from the other side, the clock, the sheet of where an evening stopped.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "dialogs/orders_dialog.h"
#include "dice/stream.h"
#include "library/loader.h"
#include "library/places.h"
#include "main_window.h"
#include "play/journal.h"
#include "sheet/stopped_sheet.h"
#include "support/paths.h"
#include "table/table_view.h"
#include "ui/fake_ruleset.h"
#include "widgets/chess_clock.h"

namespace signifer::ui::referee_test {
namespace {

struct Refereeing : testing::Test {
  RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  BattleController game;

  void open(const char* battle) {
    game.open(openBattle(library, test::sourcePath(std::string("assets/scenarios/") + battle + ".json"), 3));
  }
  void actAtRandom(Stream& chance) {
    const ActionList& candidates = game.candidates();
    ASSERT_FALSE(candidates.empty());
    const Action action = candidates[chance.below(static_cast<std::uint32_t>(candidates.size()))];
    ASSERT_TRUE(game.act(action));
  }
};

TEST_F(Refereeing, AStepWithNeitherDiceNorChoicePassesAndGoesBackWithTheEventBeforeIt) {
  std::size_t passed = 0;
  for (const char* battle : {"hannibal/cannae", "othw/zama", "fantasy/wardens"}) {
    SCOPED_TRACE(battle);
    open(battle);
    game.setPasses(true);
    Stream chance{7};
    for (int i = 0; i < 150 && !game.session().outcome(); ++i) {
      const std::size_t before = game.session().eventCount();
      ASSERT_NO_FATAL_FAILURE(actAtRandom(chance));
      const std::size_t after = game.session().eventCount();
      EXPECT_FALSE(!game.session().outcome() && answerThatPasses(game.rules(), game.battle()));
      if (after == before + 1) continue;
      ++passed;
      const QString words = game.undoWords();
      game.undo();
      EXPECT_EQ(game.session().eventCount(), before) << "all of them are taken back";
      EXPECT_FALSE(words.isEmpty());
      while (game.session().canRedo()) game.redo();
      EXPECT_EQ(game.session().eventCount(), after);
    }
  }
  EXPECT_GT(passed, 3U);
}

TEST_F(Refereeing, OneKeySaysThatTheRestDoesNothing) {
  open("hannibal/cannae");
  Stream chance{3};
  bool did = false;
  for (int i = 0; i < 200 && !did && !game.session().outcome(); ++i) {
    const Decision asked = game.decision();
    const std::size_t before = game.session().eventCount();
    if (!answerThatStays(game.rules(), game.battle())) {
      ASSERT_NO_FATAL_FAILURE(actAtRandom(chance));
      continue;
    }
    did = game.restDoesNothing();
    ASSERT_TRUE(did);
    EXPECT_GT(game.session().eventCount(), before);
    const Decision now = game.decision();
    EXPECT_TRUE(now.side != asked.side || now.step != asked.step || !answerThatStays(game.rules(), game.battle()));
    game.undo();
    EXPECT_EQ(game.session().eventCount(), before) << "one key, one step back";
  }
  EXPECT_TRUE(did);
}

TEST_F(Refereeing, AStandingOrderAnswersAndIsKeptWithTheBattle) {
  open("hannibal/cannae");
  Stream chance{5};
  for (int i = 0; i < 600; ++i) {
    ASSERT_FALSE(game.session().outcome()) << "nobody was asked";
    const Decision asked = game.decision();
    const Action first = game.candidates()[0];
    const bool question = !asked.automatic && asked.unit != noUnit && first.unit == asked.unit &&
                          canBeOrdered(game.rules(), first.kind) && game.candidates().size() > 1;
    if (!question) {
      ASSERT_NO_FATAL_FAILURE(actAtRandom(chance));
      continue;
    }
    const StandingOrder order{asked.side, noUnit, first.kind, false};
    game.setStandingOrders({order});
    EXPECT_EQ(game.standingOrders(), (std::vector<StandingOrder>{order}));
    EXPECT_EQ(deskOf(notesOf(game.desk())).orders, game.desk().orders);
    const auto answer = answerByOrders(game.rules(), game.battle(), game.standingOrders());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->kind, first.kind);
    return;
  }
  FAIL() << "no unit was asked by name";
}

TEST_F(Refereeing, OrdersAreGivenAndTakenBackInTheirDialog) {
  open("hannibal/cannae");
  OrdersDialog dialog(game);
  dialog.show();
  auto* give = dialog.findChild<QPushButton*>("giveOrder");
  ASSERT_NE(give, nullptr);
  give->click();
  ASSERT_EQ(game.standingOrders().size(), 1U);
  auto* list = dialog.findChild<QListWidget*>();
  ASSERT_EQ(list->count(), 1);
  list->setCurrentRow(0);
  for (auto* button : dialog.findChildren<QPushButton*>())
    if (button->text() == "Take it back") button->click();
  EXPECT_TRUE(game.standingOrders().empty());
}

TEST_F(Refereeing, TheSheetOfWhereItStoppedPlacesEveryUnit) {
  open("hannibal/cannae");
  const Sheet sheet = makeStoppedSheet(game.session());
  std::size_t rows = 0;
  for (const SheetBlock& block : sheet.blocks)
    if (const auto* table = std::get_if<SheetTable>(&block)) rows += table->rows.size();
  EXPECT_EQ(rows, static_cast<std::size_t>(game.battle().unitCount() + game.battle().personCount()));
  EXPECT_NE(sheet.subtitle.find("Turn 1"), std::string::npos);
}

TEST(OtherSide, TheTableIsTurnedAndAUnitIsFoundWhereItIsDrawn) {
  MainWindow window{drill::library(), {}};
  window.show(drill::newSession());
  window.show();
  TableView& table = window.table();
  const Pose pose = window.game().battle().unit(4).pose;
  const QPointF before = table.map().toScreen(pose.centre);
  table.turnRound(true);
  const QPointF after = table.map().toScreen(pose.centre);
  const QPointF middle = (before + after) / 2;
  const auto& setup = *window.game().battle().setup;
  const QPointF centre = table.map().toScreen(Point{setup.width / 2, setup.depth / 2});
  EXPECT_NEAR(middle.x(), centre.x(), 1);
  EXPECT_NEAR(middle.y(), centre.y(), 1);
  EXPECT_NEAR(table.map().degrees(0), 180, 0.01);
  QTest::mouseClick(&table, Qt::LeftButton, {}, after.toPoint());
  EXPECT_EQ(window.game().selected(), 4);
  table.zoomBy(2);
  const Vec2 back = table.map().toTable(table.map().toScreen(pose.centre));
  EXPECT_NEAR(back.x, pose.centre.x, 1);
  table.turnRound(false);
  table.fit();
  EXPECT_NEAR(table.map().toScreen(pose.centre).x(), before.x(), 1);
}

TEST(ChessClocks, RunsForTheSideThatIsAskedAndStandsWhilePaused) {
  MainWindow window{drill::library(), {}};
  window.show(drill::newSession());
  auto* clock = window.findChild<ChessClock*>("chessClock");
  ASSERT_NE(clock, nullptr);
  EXPECT_FALSE(clock->isOn()) << "off until somebody wants it";
  clock->setOn(true);
  QTest::qWait(40);
  const SideIndex asked = window.game().decision().side;
  EXPECT_GE(clock->spent(asked), 30);
  EXPECT_EQ(clock->spent(enemyOf(asked)), 0);
  clock->setPaused(true);
  const qint64 then = clock->spent(asked);
  QTest::qWait(30);
  EXPECT_EQ(clock->spent(asked), then);
}

}  // namespace
}  // namespace signifer::ui::referee_test
