// Positions of one battle told by the text around what differs.
#include "play/battle_frame.h"

#include <gtest/gtest.h>

namespace signifer::battle_frame_test {
namespace {

constexpr std::size_t noFit = std::string_view::npos;
const std::string battle =
    R"({"title": "A", "sides": [1, 2], "units": [{"id": "a"}, {}], "people": [], "state": {"turn": 1}})";

std::string with(std::string_view words, std::string_view instead) {
  std::string text = battle;
  return text.replace(text.find(words), words.size(), instead);
}

std::optional<BattleFrame> frameOf(std::string_view text) { return BattleFrame::of(text, rawMembers(text)); }

TEST(BattleFrame, FitsPositionsOfItsBattle) {
  auto frame = frameOf(battle);
  ASSERT_TRUE(frame);
  BattleParts parts;
  // The parts are views of it.
  const std::string amid = "xx" + battle + "yy";
  EXPECT_EQ(frame->fit(amid, 2, {}, parts), 2 + battle.size());
  EXPECT_EQ(parts.units, (std::vector<std::string_view>{R"({"id": "a"})", "{}"}));
  EXPECT_EQ(parts.sides, "");
  EXPECT_EQ(parts.people, "");
  EXPECT_EQ(parts.state, R"({"turn": 1})");

  const std::string later = with("[1, 2]", "[3]");
  EXPECT_EQ(frame->fit(later, 0, {}, parts), later.size());
  EXPECT_EQ(parts.sides, "[3]");
  frame->renew(parts);
  const std::vector<std::string_view> likely = parts.units;
  EXPECT_EQ(frame->fit(later, 0, likely, parts), later.size());
  EXPECT_EQ(parts.sides, "");
  EXPECT_EQ(parts.units, likely);
}

TEST(BattleFrame, FitsNothingElse) {
  const auto frame = frameOf(battle);
  ASSERT_TRUE(frame);
  BattleParts parts;
  for (const std::string& other :
       {with("A", "B"), with("{}]", "{}"), with("{}", "0"), with("1}}", "1}"), with("}}", "}]"),
        with(", \"people\": []", ""), with("\"state\"", "\"State\""), std::string()})
    EXPECT_EQ(frame->fit(other, 0, {}, parts), noFit) << other;
}

TEST(BattleFrame, IsNotGuessed) {
  EXPECT_FALSE(frameOf(R"({"title": "A"})"));
  EXPECT_FALSE(frameOf(R"({"units": [{}], "st\u0061te": {}})"));
  EXPECT_FALSE(frameOf(R"({"units": [{}])"));
}

}  // namespace
}  // namespace signifer::battle_frame_test
