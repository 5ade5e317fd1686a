// What who weighs thoroughly expects of fights and charges: by the blows and saves of the ledger (IO-H2H, IO-SAV).
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::prospects_test {
namespace {

/// How the first side stands when its unit has charged the other's, from the front.
int charged(const char* charger, const char* target, const Json& status = Json::object()) {
  Json charging{{"momentum", "charging"}};
  charging.update(status);
  const Field field({unit("c", "a", charger, 36, 20, 0, charging), unit("t", "b", target, 36, 22, 180)});
  return field.rules().appraisePlanned(field.battle(), 0, true);
}

/// The same where it stands at this distance.
int apart(const char* unitOfUs, const char* enemy, double inches) {
  const Field field({unit("u", "a", unitOfUs, 36, 20, 0), unit("e", "b", enemy, 36, 22 + inches, 180)});
  return field.rules().appraisePlanned(field.battle(), 0, true);
}

TEST(InitiativeProspects, ChargeWhoeverIsWeaker) {
  EXPECT_GT(charged("legionaries", "slingers"), apart("legionaries", "slingers", 4));
  EXPECT_LT(charged("slingers", "cataphracts"), apart("slingers", "cataphracts", 4));
}

TEST(InitiativeProspects, CountWhatMakesBlowsBetter) {
  // IO-H2H-10: Shaken or Disordered, one less.
  EXPECT_LT(charged("heavy-cavalry", "legionaries", {{"disordered", true}}) + 12,
            charged("heavy-cavalry", "legionaries"));
  // IO-H2H-12: with an enemy in one's flank, one less.
  const auto taken = [](double heading) {
    const Field field({unit("c", "a", "legionaries", 36, 20, 0), unit("t", "b", "light-foot", 36, 22, heading)});
    return field.rules().appraisePlanned(field.battle(), 0, true);
  };
  EXPECT_GT(taken(90), taken(180));
}

TEST(InitiativeProspects, KeepOutOfReachOfTheStronger) {
  EXPECT_LT(apart("slingers", "cataphracts", 8), apart("slingers", "cataphracts", 10));
  EXPECT_GT(apart("legionaries", "slingers", 8), apart("legionaries", "slingers", 10));
}

}  // namespace
}  // namespace signifer::initiative::test::prospects_test
