// The offers in the remaining moves: to machines and menus, to characters at the end of a move, and instead of a move
// that is refused.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::offers_test {
namespace {

TEST(FantasyOffers, RanksAndLeavingAreOffered) {
  Field field;
  field.unit("g", "a", "general", 30, 21, 0, 1, 1)
      .unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("t", "a", "line-spearmen", 37, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  const auto offered = [&](ActionId id) {
    ActionList all;
    field.rules().candidates(field.battle(), field.decision(), all);
    return std::ranges::count_if(all, [&](const Action& action) { return action.kind == static_cast<int>(id); });
  };
  (void)field.battle();
  ASSERT_EQ(field.decision().unit, findUnit(field.battle(), "g"));
  EXPECT_EQ(offered(ActionId::leave), 1);
  field.act(of("stay", "g"));
  ASSERT_EQ(field.decision().unit, findUnit(field.battle(), "s"));
  // Three ranks behind the first, of which two count.
  EXPECT_EQ(offered(ActionId::changeFormation), 1);
}

// Ranks are dressed for what they count in combat, not for their own sake: so many changes are offered to so many
// models of this front.
TEST(FantasyOffers, RanksAreDressedForWhatTheyCount) {
  const auto offered = [](const char* troop, int models, int abreast) {
    Field field;
    field.unit("s", "a", troop, 30, 20, 0, models, abreast).unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
    ActionList all;
    field.rules().candidates(field.battle(), field.decision(), all);
    std::vector<int> changes;
    for (const Action& action : all)
      if (action.kind == static_cast<int>(ActionId::changeFormation)) changes.push_back(action.values[0]);
    return changes;
  };
  EXPECT_EQ(offered("line-spearmen", 20, 5), std::vector{-1}) << "a rank beyond those that count";
  EXPECT_EQ(offered("line-spearmen", 18, 6), std::vector<int>{}) << "just as many as count";
  EXPECT_EQ(offered("line-spearmen", 20, 20), std::vector{1}) << "one rank";
  EXPECT_EQ(offered("line-spearmen", 10, 2), std::vector{-1}) << "a march column";
  EXPECT_EQ(offered("line-spearmen", 6, 6), std::vector<int>{}) << "too few for another";
}

// FA-CHR-1: a march of 8.5 or a move of 4 ends at the rear of the spearmen; then he is asked whether he joins.
TEST(FantasyOffers, ACharacterJoinsAtTheEndOfAWholeMove) {
  for (const auto& [kind, inches] : {std::pair("march", 8.5), std::pair("move", 4.0)}) {
    Field field;
    field.unit("g", "a", "general", 30, 10, 0, 1, 1, {{"attachedTo", -1}})
        .unit("s", "a", "line-spearmen", 30, 10.5 + inches + 1.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 60, 44, 180, 20, 5);
    field.act({{"action", kind}, {"unit", "g"}, {"path", {{{"ahead", inches}}}}});
    field.act(of("stay", "s"));
    ASSERT_EQ(field.decision().unit, findUnit(field.battle(), "g"));
    // Too far, and behind a march no move at all.
    const std::size_t reasons = std::string_view(kind) == "march" ? 2 : 1;
    EXPECT_EQ(field.rulesAgainst(move("g", {{{"back", 1}}})), Ids(reasons, "FA-MOV-1"));
    field.act(at("join", "g", "s"));
    EXPECT_EQ(field.status("g", UnitStatus::attachedTo), findUnit(field.battle(), "s"));
  }
}

// The edge is 8.5 off, the rate 4: both speak against ten inches, and what is offered instead is paid for.
TEST(FantasyOffers, TheNearestMoveIsOpenAndPaidFor) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 38, 0, 20, 5).unit("foe", "b", "line-spearmen", 60, 10, 0, 20, 5);
  const Verdict verdict = field.judge(move("s", {{{"ahead", 10}}}));
  ASSERT_EQ(verdict.reasons.size(), 2U);
  EXPECT_EQ(verdict.reasons[0].rule, "FA-MOV-3");
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(field.battle(), "s"));
  EXPECT_EQ(verdict.reasons[1].rule, "FA-MOV-1");
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->path[0].amount, 4 * oneInch);
  EXPECT_TRUE(field.rules().judge(field.battle(), *verdict.nearest).legal());
}

}  // namespace
}  // namespace signifer::fantasy::test::offers_test
