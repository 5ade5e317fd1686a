// Which edge of its target a charge strikes, worked by hand from the ledger's examples (IO-MOV-10, IO-MOV-12, D-46),
// and what the option quarter-judged-by makes of the same charges.
#include "initiative/play/edge_charged.h"

#include "initiative/play/position.h"
#include "initiative/play/steps.h"
#include "rulesets/initiative/field.h"
#include "table/sweep.h"

namespace signifer::initiative::test::edge_charged_test {
namespace {

constexpr int engagedInFront = 1;
constexpr int engagedOnTheLeft = 2;
constexpr int engagedOnTheRight = 3;
constexpr int engagedInTheRear = 4;

Around onInitiative(signifer::test::Options options = {}) {
  Around around;
  around.step = "initiative-moves";
  around.options = std::move(options);
  return around;
}
const signifer::test::Options byStart{{"quarter-judged-by", "charge-start"}};

/// The quarter of `of` in which `foe` is engaged: 1 front, 2 left, 3 right, 4 rear; 0 not at all.
int engagedAt(const Field& field, const char* of, const char* foe) {
  return field.battle().relation(static_cast<std::int16_t>(RelationKind::engaged), findUnit(field.battle(), of),
                                 findUnit(field.battle(), foe));
}

const Json legionaries = unit("c", "a", "legionaries", 25.5, 20, 0);
const Json spearmen = unit("t", "b", "hoplite-spearmen", 30, 23, 180);

TEST(InitiativeEdgeCharged, StraightAheadOntoTheFrontIsInFront) {
  Field field({legionaries, spearmen}, onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(field.at("c").pose, (Pose{{25500, 21 * oneInch}, 0}));
  EXPECT_EQ(engagedAt(field, "t", "c"), engagedInFront);
  EXPECT_EQ(engagedAt(field, "c", "t"), engagedInFront);
  EXPECT_TRUE(field.told("meets-front"));
}

TEST(InitiativeEdgeCharged, UnderChargeStartTheSameChargeIsSetOnTheFlank) {
  Field field({legionaries, spearmen}, onInitiative(byStart));
  field.act(charge("c", "t"));
  EXPECT_EQ(field.at("c").pose, (Pose{{26 * oneInch, 22 * oneInch}, 90 * oneDegree}));
  EXPECT_EQ(engagedAt(field, "t", "c"), engagedOnTheRight);
}

TEST(InitiativeEdgeCharged, BothEnemiesOfAGapAreMetInFront) {
  Field field({legionaries, spearmen, unit("t2", "b", "hoplite-spearmen", 22, 23, 180)}, onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(field.at("c").pose, (Pose{{25500, 21 * oneInch}, 0}));
  for (const char* foe : {"t", "t2"}) {
    EXPECT_EQ(engagedAt(field, foe, "c"), engagedInFront) << foe;
    EXPECT_EQ(engagedAt(field, "c", foe), engagedInFront) << foe;
  }
}

// Half an inch between the enemies: there is no room on the flank, and the spears strike without -1.
TEST(InitiativeEdgeCharged, ContactFrontToFrontIsNoFlankAttack) {
  Field field({legionaries, spearmen, unit("t2", "b", "hoplite-spearmen", 23.5, 23, 180)}, onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(engagedAt(field, "t", "c"), engagedInFront);
  Field old({legionaries, spearmen, unit("t2", "b", "hoplite-spearmen", 23.5, 23, 180)}, onInitiative(byStart));
  old.act(charge("c", "t"));
  EXPECT_EQ(engagedAt(old, "t", "c"), engagedOnTheRight);
}

TEST(InitiativeEdgeCharged, ACornerIsOfTheFrontWhereTheFlankWasNotOpen) {
  Field field({unit("c", "a", "legionaries", 25.5, 20, 5), spearmen}, onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(engagedAt(field, "t", "c"), engagedInFront);
  EXPECT_EQ(field.at("c").pose.heading, 0);
  EXPECT_NEAR(field.told("charges")->figures[0].value, 1120, 5);
}

TEST(InitiativeEdgeCharged, ACornerIsOfTheFlankWhereThatWasOpen) {
  const Json horse = unit("c", "a", "heavy-cavalry", 44.866, 18, 300);
  const Json target = unit("t", "b", "hoplite-spearmen", 36, 24, 0);
  Field flank({horse, target}, onInitiative());
  flank.act(charge("c", "t"));
  EXPECT_EQ(engagedAt(flank, "t", "c"), engagedOnTheRight);
  EXPECT_EQ(flank.at("c").pose.heading, 270 * oneDegree);
}

// Proximity would have the horse turn to the other enemy, so that the edge alone is asked.
TEST(InitiativeEdgeCharged, ACornerIsOfTheRearWhereTheForecourtOfTheFlankIsTaken) {
  for (const bool taken : {false, true}) {
    const Json horse = unit("c", "a", "heavy-cavalry", 44.866, 18, 300);
    const Json target = unit("t", "b", "hoplite-spearmen", 36, 24, 0);
    const Json other = unit("o", "b", "hoplite-spearmen", taken ? 46 : 60, 24, 0);
    const Field field({horse, target, other}, onInitiative());
    const PlayBook book(field.rules().definition());
    const Position position(book, field.battle());
    const UnitIndex c = findUnit(field.battle(), "c");
    const UnitIndex t = findUnit(field.battle(), "t");
    const Footprint& start = position.stand(c);
    const double touch = firstTouch(start, start.forward, 12.0 * oneInch, position.stand(t)).value_or(0.0);
    EXPECT_EQ(quarterCharged(position, c, t, {start, field.at("c").pose, touch}),
              taken ? Quarter::rear : Quarter::right);
  }
}

// From beside the flank the flank is struck, however the charge is judged.
TEST(InitiativeEdgeCharged, AChargeSquareOnTheFlankStaysOne) {
  for (const auto& options : {signifer::test::Options{}, byStart}) {
    Field field({unit("c", "a", "heavy-cavalry", 22, 23, 90), spearmen}, onInitiative(options));
    field.act(charge("c", "t"));
    EXPECT_EQ(engagedAt(field, "t", "c"), engagedOnTheRight);
  }
}

// Mirrored the charge on the left flank mirrors that on the right.
TEST(InitiativeEdgeCharged, LeftMirrorsRight) {
  Field field({unit("c", "a", "heavy-cavalry", 27.134, 18, 60), unit("t", "b", "hoplite-spearmen", 36, 24, 0)},
              onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(engagedAt(field, "t", "c"), engagedOnTheLeft);
  EXPECT_EQ(field.at("c").pose.heading, 90 * oneDegree);
}

TEST(InitiativeEdgeCharged, ClosingShotsGoByTheEdgeCharged) {
  // Half an inch before the front, 4.5" beside its middle: the charge began in the side quarter and meets the front.
  const Json target = unit("t", "b", "auxiliaries", 30, 27, 180);
  Field field({unit("c", "a", "legionaries", 25.5, 24.5, 0), target}, onInitiative());
  field.act(charge("c", "t"));
  EXPECT_EQ(field.asked(), "t");
  Field old({unit("c", "a", "legionaries", 25.5, 24.5, 0), target}, onInitiative(byStart));
  old.act(charge("c", "t"));
  EXPECT_NE(old.asked(), "t");
}

}  // namespace
}  // namespace signifer::initiative::test::edge_charged_test
