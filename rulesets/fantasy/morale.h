// Psychology and flight: panic, fear and terror, break tests and what winners do, flights and pursuits, rallying and
// coming back to the table.
#pragma once

#include "fantasy/command.h"

namespace signifer::fantasy {

struct FleeDistanceIn {
  int rate = 4;
  bool fireAndFlee = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(FleeDistanceIn, (), (rate, fireAndFlee))
struct FleeDistanceOut {
  int distance = 0;
  int reduction = 0;
  int rolled = 0;
  friend auto operator<=>(const FleeDistanceOut&, const FleeDistanceOut&) = default;
};
BOOST_DESCRIBE_STRUCT(FleeDistanceOut, (), (distance, reduction, rolled))
/// Inches (FA-FLE-3 to 6).
[[nodiscard]] FleeDistanceOut fleeDistance(const Book& book, const FleeDistanceIn& in, Dice& dice);

struct PursuitIn {
  int rate = 4;
  int fleeDistance = 0;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(PursuitIn, (), (rate, fleeDistance))
struct PursuitOut {
  bool caught = false;
  int distance = 0;
  friend auto operator<=>(const PursuitOut&, const PursuitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(PursuitOut, (), (caught, distance))
/// FA-PUR-2.
[[nodiscard]] PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice);

struct PanicTestIn {
  PanicTrigger trigger = PanicTrigger::fleeingFriends;
  double distance = 0;
  int casualties = 0;
  int models = 20;
  int startingModels = 20;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  bool stubborn = false;
  bool frenzied = false;
  bool fleeing = false;
  bool wonRound = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(PanicTestIn, (),
                      (trigger, distance, casualties, models, startingModels, leadership, generalWithin12,
                       generalLeadership, skirmishers, stubborn, frenzied, fleeing, wonRound))
struct PanicTestOut {
  int needed = 0;
  TestOutcome outcome = TestOutcome::noTest;
  bool required = false;
  bool rerolled = false;
  friend auto operator<=>(const PanicTestOut&, const PanicTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(PanicTestOut, (), (needed, outcome, required, rerolled))
/// Is there a test at all? The procedure rolls for it if so.
[[nodiscard]] bool callsForPanic(const Book& book, const PanicTestIn& in);
[[nodiscard]] std::optional<Refusal> refusePanicTest(const PanicTestIn& in);
/// FA-PAN-1 to 9, FA-FRZ-6, FA-STB-1.
[[nodiscard]] PanicTestOut panicTest(const Book& book, const PanicTestIn& in, Dice& dice, Modifiers& modifiers);

/// The profiles say which unit fears which (FA-FEA-8).
struct FearTestIn {
  FearOccasion occasion = FearOccasion::charged;
  bool outnumbered = false;
  bool frenzied = false;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(FearTestIn, (),
                      (occasion, outnumbered, frenzied, leadership, generalWithin12, generalLeadership, skirmishers))
struct FearTestOut {
  int needed = 0;
  FearOutcome outcome = FearOutcome::noTest;
  bool required = false;
  friend auto operator<=>(const FearTestOut&, const FearTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(FearTestOut, (), (needed, outcome, required))
/// FA-FEA-1 to 5, FA-FRZ-7.
[[nodiscard]] FearTestOut fearTest(const FearTestIn& in, Dice& dice);

struct TerrorTestIn {
  TerrorOccasion occasion = TerrorOccasion::charged;
  double distance = 0;
  bool frenzied = false;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(TerrorTestIn, (),
                      (occasion, distance, frenzied, leadership, generalWithin12, generalLeadership, skirmishers))
struct TerrorTestOut {
  int needed = 0;
  TestOutcome outcome = TestOutcome::noTest;
  bool required = false;
  friend auto operator<=>(const TerrorTestOut&, const TerrorTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(TerrorTestOut, (), (needed, outcome, required))
[[nodiscard]] bool callsForTerror(const Book& book, const TerrorTestIn& in);
/// FA-TRR-1 to 4, FA-FRZ-7.
[[nodiscard]] TerrorTestOut terrorTest(const Book& book, const TerrorTestIn& in, Dice& dice);

/// Not asked in the turn in which the unit began to flee (FA-RAL-6).
struct RallyTestIn {
  /// Without a character who is with it (FA-CHR-2).
  int models = 20;
  int startingModels = 20;
  /// A unit of one model of its own (FA-CHR-5).
  bool loneCharacter = false;
  bool enemyWithin8 = false;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(RallyTestIn, (),
                      (models, startingModels, loneCharacter, enemyWithin8, leadership, generalWithin12,
                       generalLeadership, skirmishers))
struct RallyTestOut {
  int needed = 0;
  RallyOutcome outcome = RallyOutcome::tooFew;
  friend auto operator<=>(const RallyTestOut&, const RallyTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RallyTestOut, (), (needed, outcome))
/// Are too few left to try (FA-RAL-2)?
[[nodiscard]] bool tooFewToRally(const Book& book, const RallyTestIn& in);
[[nodiscard]] std::optional<Refusal> refuseRallyTest(const RallyTestIn& in);
/// FA-RAL-1 to 4.
[[nodiscard]] RallyTestOut rallyTest(const Book& book, const RallyTestIn& in, Dice& dice, Modifiers& modifiers);

/// A unit is off the table when its centre has crossed the edge (FA-FLE-7).
struct ReturnTestIn {
  Departure left = Departure::fleeing;
  int models = 20;
  int startingModels = 20;
  int leadership = 7;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(ReturnTestIn, (), (left, models, startingModels, leadership))
struct ReturnTestOut {
  int needed = 0;
  ReturnOutcome outcome = ReturnOutcome::staysOff;
  friend auto operator<=>(const ReturnTestOut&, const ReturnTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ReturnTestOut, (), (needed, outcome))
[[nodiscard]] std::optional<Refusal> refuseReturnTest(const ReturnTestIn& in);
/// FA-SEQ-3, FA-RET-1 to 3.
[[nodiscard]] ReturnTestOut returnTest(const Book& book, const ReturnTestIn& in, Dice& dice, Modifiers& modifiers);

struct BreakTestIn {
  int difference = 1;
  int models = 20;
  int startingModels = 20;
  int leadership = 7;
  bool generalWithin12 = false;
  int generalLeadership = 9;
  bool skirmishers = false;
  bool armyStandardWithin12 = false;
  bool outnumberedByFeared = false;
  bool hatesEnemy = false;
  bool stubborn = false;
  bool stubbornUsed = false;
  bool frenzied = false;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(BreakTestIn, (),
                      (difference, models, startingModels, leadership, generalWithin12, generalLeadership, skirmishers,
                       armyStandardWithin12, outnumberedByFeared, hatesEnemy, stubborn, stubbornUsed, frenzied))
struct BreakTestOut {
  BreakBy by = BreakBy::test;
  bool frenzyLost = false;
  int needed = 0;
  BreakOutcome outcome = BreakOutcome::holds;
  bool rerolled = false;
  friend auto operator<=>(const BreakTestOut&, const BreakTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(BreakTestOut, (), (by, frenzyLost, needed, outcome, rerolled))
[[nodiscard]] std::optional<Refusal> refuseBreakTest(const BreakTestIn& in);
/// FA-BRK-2, FA-BRK-3, FA-BRK-8, FA-FEA-6, FA-FEA-7, FA-STB-2, FA-STB-3, FA-HAT-1, FA-STD-1 to 3, FA-FRZ-7, FA-FRZ-8.
[[nodiscard]] BreakTestOut breakTest(const Book& book, const BreakTestIn& in, Dice& dice, Modifiers& modifiers);

struct AfterCombatIn {
  BreakOutcome loser = BreakOutcome::broken;
  bool frenzied = false;
  bool hatesEnemy = false;
  bool defendedPosition = false;
};
BOOST_DESCRIBE_STRUCT(AfterCombatIn, (), (loser, frenzied, hatesEnemy, defendedPosition))
/// Why one of the sequels is not open; the procedure permits those without a reason.
[[nodiscard]] Reasons<NoSequel> noSequel(const Book& book, const AfterCombatIn& in, Sequel sequel);
struct AfterCombatOut {
  WordSet<Sequel> options;
  friend auto operator<=>(const AfterCombatOut&, const AfterCombatOut&) = default;
};
BOOST_DESCRIBE_STRUCT(AfterCombatOut, (), (options))
/// FA-FRZ-4, FA-FRZ-5, FA-HAT-3, FA-HAT-4, FA-PUR-1, FA-BRK-9.
[[nodiscard]] AfterCombatOut afterCombat(const Book& book, const AfterCombatIn& in);

}  // namespace signifer::fantasy
