// House rules that the other tests of play do not touch, each with its effect on the table, and without it.
#include "rulesets/cb/field.h"

namespace signifer::cb::test::options_play_test {
namespace {

Field with(const char* option, const char* value) { return Field(Chosen{{option, value}}); }

TEST(CbPlayOptions, MovePip) {
  for (const auto& [value, reach] : {std::pair{"one-jt", 4.0}, std::pair{"half-jt", 2.0}}) {
    Field f = with("move-pip", value);
    f.spare().unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(move("hop"), {4});
    EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", reach}}})), Ids{"legal"});
    EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", reach + 0.1}}})), Ids{"CB-MOV-17"});
  }
}

TEST(CbPlayOptions, InfantryExtraDie) {
  for (const bool only : {false, true}) {
    Field f = with("infantry-extra-die", only ? "quincunx-only" : "all");
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.unit("has", "a", "hastati-and-principes", 30, 10, 0, {{"formation", "quincunx"}});
    EXPECT_EQ(f.rulesAgainst(move("hop", 1)), Ids{only ? "CB-MOV-2" : "legal"});
    EXPECT_EQ(f.rulesAgainst(move("has", 1)), Ids{"legal"});
  }
}

TEST(CbPlayOptions, SpecialMovement) {
  // As infantry an elephant's second die is a d6.
  Field f = with("special-movement", "as-infantry");
  f.spare().unit("ele", "a", "indian-elephant", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("ele", 1), {3, 6});
  EXPECT_EQ(f.rulesAgainst(go("ele", {{{"ahead", 9}}})), Ids{"legal"});
  Field g;
  g.unit("ele", "a", "indian-elephant", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  EXPECT_THROW(g.act(move("ele", 1), {3, 6}), ScriptError) << "an average die has no six";
}

TEST(CbPlayOptions, ChariotsSpecial) {
  // 2 DPs at an obstacle, or two tests.
  for (const bool special : {false, true}) {
    Field f = with("chariots-special", special ? "yes" : "no");
    f.spare().unit("cart", "a", "war-chariots", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 18, 180);
    f.terrain("obstacle", 0, {{10, 11.5}, {30, 11.5}, {30, 11.7}, {10, 11.7}});
    f.act(move("cart"), {3});
    f.act(go("cart", {{{"ahead", 3}}}));
    EXPECT_EQ(f.status("cart", UnitStatus::dps), special ? 0 : 2);
  }
}

TEST(CbPlayOptions, ElephantsMounted) {
  for (const bool mounted : {true, false}) {
    Field f = with("elephants-mounted", mounted ? "yes" : "no");
    f.spare().unit("ele", "a", "indian-elephant", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.terrain("wood", 0, {{10, 12}, {30, 12}, {30, 20}, {10, 20}});
    f.act(move("ele"), {4});
    EXPECT_EQ(f.rulesAgainst(go("ele", {{{"ahead", 3}}})), mounted ? Ids{"CB-MOV-13"} : (Ids{"house", "CB-MOV-13"}));
  }
}

TEST(CbPlayOptions, CamelryIsCavalry) {
  for (const bool is : {true, false}) {
    Field f = with("camelry-is-cavalry", is ? "yes" : "no");
    f.step("assign-dps").unit("camel", "a", "arab-camel-riders", 30, 10, 0, {{"moved", true}});
    f.unit("ele", "b", "indian-elephant", 30, 12, 180);
    f.act(advance);
    EXPECT_EQ(f.status("camel", UnitStatus::dps), is ? 2 : 0);
  }
}

TEST(CbPlayOptions, LooseManoeuvreDps) {
  for (const bool on : {false, true}) {
    Field f = with("loose-manoeuvre-dps", on ? "on" : "off");
    f.spare().unit("vel", "a", "velites", 20, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
    f.act(move("vel"), {3});
    f.act(go("vel", {{{"pivot", 180}}}));
    EXPECT_EQ(f.status("vel", UnitStatus::dps), on ? 1 : 0);
  }
}

TEST(CbPlayOptions, ManoeuvreCeiling) {
  for (const bool clip : {false, true}) {
    Field f = with("manoeuvre-ceiling", clip ? "clip" : "before");
    f.spare().unit("it", "a", "italian-allied-foot", 20, 10, 0, {{"dps", 2}});
    f.unit("foe", "b", "citizen-hoplites", 20, 16, 180);
    f.terrain("major-obstacle", 0, {{10, 11}, {30, 11}, {30, 11.2}, {10, 11.2}});
    f.act(manoeuvre("it", "cross-major-obstacle"));
    EXPECT_EQ(f.status("it", UnitStatus::dps), clip ? 3 : 4);
  }
}

TEST(CbPlayOptions, MessengerMove) {
  for (const auto& [value, place] : {std::pair{"10", 3000}, std::pair{"20", -1}}) {
    Field f = with("messenger-move", value);
    f.step("allocate-actions").unit("hop", "a", "citizen-hoplites", 20, 10, 0);
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.leader("gen", "a", {{"x", 20}, {"y", 2}}).leader("sub", "a", {{"x", 38}, {"y", 2}});
    f.act({{"action", "give-orders"}, {"leader", "gen"}, {"addressee", 1}, {"orders", "hold"}});
    f.act(endStep);
    EXPECT_EQ(f.person("sub").status[PersonStatus::newsX], place);
  }
}

TEST(CbPlayOptions, RallyEnds) {
  for (const bool none : {false, true}) {
    Field f = with("rally-ends", none ? "no-dps" : "below-threshold");
    f.step("remove-dps")
        .unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"shaken", true}, {"dps", 5}, {"doing", "rallying"}});
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(advance);
    EXPECT_EQ(f.status("hop", UnitStatus::shaken), none ? 1 : 0);
  }
}

TEST(CbPlayOptions, ShakenThresholdAndShootingHits) {
  // Two hits on foot with 2 DPs: 4, which shakes it; one DP for two hits does not, nor does the higher threshold.
  const auto dps = [](const Chosen& options) {
    Field f(options);
    f.step("shoot-after").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "italian-allied-foot", 20, 15, 180, {{"dps", 2}});
    f.act(shot("arch", "foe"), {6, 6, 1, 1, 1, 1});
    return std::pair{f.status("foe", UnitStatus::dps), f.status("foe", UnitStatus::shaken)};
  };
  EXPECT_EQ(dps(Chosen()), (std::pair{4, 1}));
  EXPECT_EQ(dps(Chosen{{"shaken-threshold", "five-for-all"}}), (std::pair{4, 0}));
  EXPECT_EQ(dps(Chosen{{"shooting-hit", "dp-per-two"}}), (std::pair{3, 0}));
}

TEST(CbPlayOptions, Halving) {
  // Three stands of rabble at a target in cover: 2 dice of 3, 1 rounded down, 1 halved for each cause.
  for (const auto& [options, dice] : {std::pair{Chosen(), 2}, std::pair{Chosen{{"halve-rounding", "down"}}, 1},
                                      std::pair{Chosen{{"halving", "each"}}, 1}}) {
    Field f(options);
    f.step("shoot-after").unit("levy", "a", "hill-tribe-levy", 20, 10, 0);
    f.unit("foe", "b", "citizen-hoplites", 20, 11.9, 180);
    f.terrain("cover", 0, {{10, 11.3}, {30, 11.3}, {30, 14}, {10, 14}});
    f.act(shot("levy", "foe"), std::vector<int>(static_cast<std::size_t>(dice), 1));
  }
}

TEST(CbPlayOptions, SpecialMoraleDps) {
  for (const bool ignore : {false, true}) {
    Field f = with("special-morale-dps", ignore ? "ignore" : "test");
    f.step("assign-dps").unit("ele", "a", "indian-elephant", 20, 10, 0, {{"othersLost", 1}});
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(advance, ignore ? std::vector<int>{} : std::vector<int>{6});
  }
}

}  // namespace
}  // namespace signifer::cb::test::options_play_test
