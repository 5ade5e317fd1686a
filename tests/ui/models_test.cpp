// The contents of docks, worked out without widgets.
#include <gtest/gtest.h>

#include "docks/journal_model.h"
#include "docks/sequence_model.h"
#include "docks/unit_model.h"
#include "game/battle_controller.h"
#include "game/choices.h"
#include "table/distance.h"
#include "table/move_draft.h"
#include "table/reach.h"
#include "table/tabletop.h"
#include "ui/fake_ruleset.h"
#include "wording.h"

namespace signifer::ui::models_test {
namespace {

struct Models : testing::Test {
  BattleController game;
  void SetUp() override { game.open(drill::newSession()); }

  Action shot() {
    Action action;
    action.kind = static_cast<std::int8_t>(drill::Kind::shoot);
    action.unit = 2;
    action.target = 5;
    return action;
  }
};

TEST_F(Models, SequenceNamesTurnSideStandingAndReminder) {
  const SequenceView view = sequenceView(game);
  EXPECT_EQ(view.turn, "Turn 1");
  EXPECT_EQ(view.whose, "West to act");
  ASSERT_EQ(view.standings.size(), 2U);
  EXPECT_EQ(view.standings[0].left, 4);
  EXPECT_EQ(view.standings[1].start, 3);
  ASSERT_EQ(view.reminders.size(), 1U);
  EXPECT_EQ(view.reminders[0].title, "Units have not moved (4)");
  EXPECT_TRUE(view.reminders[0].links.contains("unit:0"));
  EXPECT_TRUE(view.reminders[0].links.contains("rule:DR-SEQ-1"));
  EXPECT_TRUE(view.mayGoOn);
  EXPECT_EQ(view.nextNote, "East to act");
}

TEST_F(Models, NobodyIsRemindedOfTheMachinesUnits) {
  ASSERT_TRUE(game.act(shot()));
  ASSERT_EQ(game.decision().side, 1) << "the other side answers a shot";
  EXPECT_EQ(sequenceView(game).reminders.size(), 1U);
  game.setPlayer(0, QStringLiteral("greedy"));
  EXPECT_TRUE(sequenceView(game).reminders.empty());
}

TEST_F(Models, StepsOfOtherPhasesAreFolded) {
  const std::vector<StepRow> rows = stepRows(game.definition().sequence(), 1);
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].phase, 1);
  EXPECT_EQ(rows[1].state, StepRow::State::current);
  EXPECT_EQ(rows[3].title, "End of the turn");
  EXPECT_EQ(rows[3].phase, 2);
}

TEST_F(Models, UnitShowsFiguresAndTraits) {
  const UnitView view = unitView(game, 2);
  EXPECT_EQ(view.name, "Archers");
  EXPECT_EQ(view.about, "missiles");
  ASSERT_EQ(view.cells.size(), 3U);
  EXPECT_EQ(view.cells[1].second, "12 in");
  EXPECT_EQ(view.cells[2].second, QString::fromUtf8("4 × 1.5"));
}

TEST_F(Models, MayAndMayNotComeFromTheVerdicts) {
  const std::vector<Choice> may = unitChoices(game, 2);
  ASSERT_FALSE(may.empty());
  EXPECT_TRUE(may[0].path);
  const std::vector<Refused> refused = unitRefusals(game, 0, 5);
  ASSERT_FALSE(refused.empty());
  EXPECT_EQ(refused[0].title, "Shoot");
  EXPECT_EQ(refused[0].reason, "No missile weapon");
  EXPECT_EQ(refused[0].rules.front(), "DR-SHO-1");
}

TEST_F(Models, AnEnemyUnitMayNothingNow) {
  EXPECT_TRUE(unitChoices(game, 4).empty());
  EXPECT_FALSE(unitRefusals(game, 4, 5).empty());
}

TEST_F(Models, ADecisionAboutOneUnitIsAnOpenChoice) {
  ASSERT_TRUE(game.act(shot()));
  EXPECT_EQ(game.selected(), 5);
  EXPECT_FALSE(advanceAction(game).has_value());
  const std::vector<Choice> open = openChoices(game);
  ASSERT_EQ(open.size(), 2U);
  EXPECT_EQ(open[1].title, "Answer the shot: fall back");
  EXPECT_EQ(sequenceView(game).whose, "East to answer");
  EXPECT_FALSE(sequenceView(game).mayGoOn);
}

TEST_F(Models, JournalFollowsActionsUndoAndRedo) {
  const JournalModel journal(game);
  ASSERT_TRUE(game.act(shot()));
  ASSERT_EQ(journal.rowCount(), 1);
  EXPECT_EQ(journal.row(0).number, 1U);
  ASSERT_EQ(journal.row(0).dice.size(), 1U);
  EXPECT_EQ(journal.row(0).dice[0].faces.size(), 2U);
  EXPECT_TRUE(journal.row(0).words.startsWith("Archers shoots at Eastern archers"));
  EXPECT_FALSE(journal.isUndone(journal.row(0)));
  game.undo();
  ASSERT_EQ(journal.rowCount(), 1) << "what is undone stays in sight";
  EXPECT_TRUE(journal.isUndone(journal.row(0)));
  EXPECT_EQ(journal.keyMoments(), 0);
  game.redo();
  EXPECT_EQ(journal.rowCount(), 1);
  EXPECT_FALSE(journal.isUndone(journal.row(0)));
}

TEST_F(Models, RulingNamesUnitsModifiersAndDice) {
  ASSERT_TRUE(game.act(shot()));
  const RulingView view = rulingView(game, 0);
  EXPECT_EQ(view.title, "Shoot");
  EXPECT_EQ(view.unit, 2);
  EXPECT_EQ(view.other, 5);
  ASSERT_EQ(view.dice.size(), 1U);
  EXPECT_EQ(view.dice[0].origin, DiceOrigin::rolled);
}

TEST(Nudging, LegsOfOneKindAddUpAndTakeBack) {
  Path path;
  path = nudged(path, {LegKind::ahead, 500});
  path = nudged(path, {LegKind::ahead, 500});
  ASSERT_EQ(path.size(), 1U);
  EXPECT_EQ(path[0].amount, 1000);
  path = nudged(path, {LegKind::wheelLeft, 500});
  path = nudged(path, {LegKind::wheelRight, 700});
  ASSERT_EQ(path.size(), 2U);
  EXPECT_EQ(path[1], (Leg{LegKind::wheelRight, 200}));
  path = nudged(path, {LegKind::wheelLeft, 200});
  path = nudged(path, {LegKind::back, 1000});
  EXPECT_TRUE(path.empty());
}

TEST_F(Models, ReachEndsWhereTheMarchDoes) {
  const Reach reach = ReachFinder(game.session().sharedRules(), game.battle(), 2).find();
  ASSERT_FALSE(reach.empty());
  const QRectF bounds = reach.region.boundingRect();
  EXPECT_GT(bounds.width(), 12.0);
  EXPECT_LT(bounds.width(), 26.0);
}

// A place is in the region where, and only where, an ordinary move leads there.
TEST_F(Models, TheReachHoldsWhatCanBeReachedAndNothingElse) {
  const UnitIndex unit = 2;
  const Reach reach = ReachFinder(game.session().sharedRules(), game.battle(), unit).find();
  const Vec2 centre = toVec(game.battle().unit(unit).pose.centre);
  int inside = 0;
  int refused = 0;
  int outside = 0;
  for (double x = -14; x <= 14; x += 1.3)
    for (double y = -14; y <= 14; y += 1.3) {
      const Vec2 place = centre + Vec2{x * oneInch, y * oneInch};
      const Tabletop table{game.battle().setup->width, game.battle().setup->depth};
      if (distance(place, centre) < 3 * oneInch || !table.contains(place)) continue;
      const Action action = game.rules().propose(game.battle(), unit, toPoint(place));
      const bool move = action.kind == static_cast<int>(drill::Kind::march);
      const std::vector<Pose> trace = game.rules().trace(game.battle(), action);
      const bool comes =
          !trace.empty() && distanceTo(Footprint(trace.back(), game.battle().unit(unit).base), place) < 500;
      const bool legal = move && comes && game.rules().judge(game.battle(), action).legal();
      const QPointF at(place.x / oneInch, place.y / oneInch);
      // At its very border the region is as good as its sampling.
      const QRectF near(at.x() - 0.6, at.y() - 0.6, 1.2, 1.2);
      if (reach.region.contains(near)) {
        ++inside;
        refused += legal ? 0 : 1;
      } else if (!reach.region.intersects(near)) {
        EXPECT_FALSE(legal) << at.x() << ", " << at.y();
        ++outside;
      }
    }
  EXPECT_GT(inside, 10);
  // A corner of a base may fall between two bearings.
  EXPECT_LE(refused, 1);
  EXPECT_GT(outside, 20);
}

TEST_F(Models, PathsAreWorded) {
  EXPECT_EQ(pathWords(game.battle(), 0, {{LegKind::ahead, 3500}}), "ahead 3.5 in");
  EXPECT_EQ(plainWord("high-die"), "high die");
}

}  // namespace
}  // namespace signifer::ui::models_test
