// Files that once corrupted memory or divided by zero: refused now, each at its place.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "play/house_rules.h"
#include "play/position.h"
#include "support/paths.h"

namespace signifer::conformance::faults_test {
namespace {

Document fault(const std::string& name) {
  return Document::load(std::filesystem::path(test::sourcePath("tests/faults")) / (name + ".json"));
}

template <class Read>
void expectRefused(Read&& read, const std::string& pointer) {
  try {
    read();
    ADD_FAILURE() << "no error came; expected at " << pointer;
  } catch (const SourceError& e) {
    EXPECT_EQ(e.pointer(), pointer) << e.what();
    EXPECT_GT(e.line(), 0);
  }
}

TEST(Faults, AStatusPointsIntoAListThatIsNotSoLong) {
  for (const char* name : {"unit-beyond-the-list", "unit-beyond-the-list-2", "unit-beyond-the-list-3"}) {
    const Document file = fault(name);
    expectRefused([&] { (void)readPosition(library(), file.root()); }, "/state/status/currentUnit");
  }
}

TEST(Faults, AHouseRuleDividesByNothing) {
  const Document file = fault("nothing-to-a-point");
  const HouseRulesFile house = readHouseRulesFile(file.root());
  const HouseRulesLayer layer{house.rules, &file, {"/options", "/patch"}};
  expectRefused(
      [&] {
        (void)createUnder(*library().find(house.ruleSet), {&layer, 1});
      },
      "/patch/tables/armyMorale/unitsToAPoint/value");
}

// Every status that is a place in a list, in every rule set: one beyond the list is refused.
TEST(Faults, EveryPlaceInAListIsHeldAgainstIt) {
  for (const Scenario& scenario : scenarios()) {
    const Definition& d = scenario.rules->definition();
    for (std::size_t i = 0; i < d.battleStatus().size(); ++i) {
      const Field& field = d.battleStatus()[i];
      if (field.holds == Holds::number) continue;
      Battle battle = scenario.start;
      const std::size_t count = field.holds == Holds::unit ? battle.units.size() : battle.people.size();
      battle.status.at[i] = static_cast<std::int16_t>(count);
      const Document file = Document::parse("garbled", writeBattle(*scenario.rules, battle).dump());
      expectRefused([&] { (void)readBattle(*scenario.rules, file.root()); }, "/state/status/" + field.name);
    }
    for (std::size_t i = 0; i < d.unitStatus().size(); ++i) {
      const Field& field = d.unitStatus()[i];
      if (field.holds == Holds::number) continue;
      Battle battle = scenario.start;
      const std::size_t count = field.holds == Holds::unit ? battle.units.size() : battle.people.size();
      battle.units.back().status.at[i] = static_cast<std::int16_t>(count);
      const Document file = Document::parse("garbled", writeBattle(*scenario.rules, battle).dump());
      expectRefused([&] { (void)readBattle(*scenario.rules, file.root()); },
                    "/units/" + std::to_string(battle.units.size() - 1) + "/status/" + field.name);
    }
  }
}

}  // namespace
}  // namespace signifer::conformance::faults_test
