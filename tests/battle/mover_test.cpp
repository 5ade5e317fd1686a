#include "battle/mover.h"

#include <gtest/gtest.h>

#include "battle/stands.h"
#include "dice/sources.h"
#include "rules/play_base.h"

namespace signifer::mover_test {
namespace {

enum class Slot : std::uint8_t { counted, other };

/// It keeps the bases of units, and notes whom it is told of.
struct Watching : Stands {
  Watching(int /*book*/, const Battle& battle) : Stands(battle) {}
  [[nodiscard]] static constexpr bool counts(Slot slot) { return slot == Slot::counted; }
  void moved(UnitIndex u) {
    Stands::moved(u);
    told.push_back(u);
  }
  std::vector<UnitIndex> told;
};

struct Playing : PlayBase<Watching> {
  using PlayBase::battle_;
  using PlayBase::PlayBase;
  using PlayBase::status;
};

// Writing to a unit outside the mover does not compile.
template <class Play>
concept WritesUnits = requires(Play& play) {
  play.battle_.unit(0).pose = Pose{};
};
static_assert(!WritesUnits<Playing>);
static_assert(std::is_same_v<decltype(std::declval<Playing&>().battle()), const Battle&>);

Battle twoUnits() {
  Battle battle;
  battle.setup = std::make_shared<Setup>();
  battle.units.resize(2);
  for (Unit& unit : battle.units) unit.base = {2000, 1000};
  return battle;
}

struct MoverTest : testing::Test {
  [[nodiscard]] const std::vector<UnitIndex>& told() const { return play.position().told; }

  Battle battle = twoUnits();
  SilentChronicle silent;
  ScriptedDice none{{}};
  Playing play{0, battle, none, silent};
};

TEST_F(MoverTest, TellsThePositionOfEachChange) {
  EXPECT_EQ(play.position().stand(1).centre, (Vec2{0, 0}));
  play.mover().place(1, {{5000, 4000}, 0});
  EXPECT_EQ(play.position().stand(1).centre, (Vec2{5000, 4000}));
  play.mover().reshape(1, {3000, 1000});
  EXPECT_EQ(play.position().stand(1).halfFrontage, 1500);
  play.mover().remove(0);
  play.mover().bring(0);
  play.status(0, Slot::counted) = 3;
  EXPECT_EQ(told(), (std::vector<UnitIndex>{1, 1, 0, 0, 0}));
}

TEST_F(MoverTest, TellsOnceOfPlaceAndBaseTogether) {
  play.mover().place(1, {{5000, 4000}, 0}, {3000, 1000});
  EXPECT_EQ(told(), std::vector<UnitIndex>{1});
}

TEST_F(MoverTest, TellsNothingWhereNothingThatCountsChanges) {
  play.mover().place(1, battle.unit(1).pose);
  play.mover().bring(1);
  play.status(0, Slot::counted) = 0;
  play.status(0, Slot::other) = 7;
  play.mover().clear(0, {Slot::counted, Slot::other});
  EXPECT_TRUE(told().empty());
  EXPECT_EQ(battle.unit(0).status[Slot::other], 0);
}

TEST_F(MoverTest, StatusesAreReadAndWrittenAsNumbers) {
  auto status = play.status(1, Slot::other);
  EXPECT_EQ(++status, 1);
  status = static_cast<std::int16_t>(status + 4);
  EXPECT_EQ(battle.unit(1).status[Slot::other], 5);
  play.status(0, Slot::counted) = play.status(1, Slot::other);
  EXPECT_EQ(battle.unit(0).status[Slot::counted], 5);
}

}  // namespace
}  // namespace signifer::mover_test
