// Battles that are set up and played on by photos alone: everybody stands right, and the journal gives the battle
// again.
#include <QListWidget>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "photo/desk_table.h"
#include "play/any_battle.h"
#include "play/battle_json.h"
#include "play/deployment.h"
#include "play/told_touches.h"

namespace signifer::ui::photo_desk_test {
namespace {

// Three moments of a battle of each rule set, photographed through a lens. A first photo brings everybody onto the
// table. Each puts every unit right, and the journal gives the same battle again.
class Moments : public Table, public testing::WithParamInterface<const char*> {
 protected:
  Moments() : Table(GetParam()) {}

  [[nodiscard]] const Battle& battle() { return window_.game().battle(); }
  [[nodiscard]] UnitIndex hostOf(std::size_t model) {
    return hostInRanks(window_.game().definition(), battle(), static_cast<UnitIndex>(model));
  }

  // The side that places last says itself that it is done.
  void endDeployment() {
    if (const auto end = endOfPlacing(window_.game().definition(), battle())) (void)window_.game().act(*end);
  }

  // A character stands in the middle of his unit.
  void keepRanks(photo::TableFacts& now) {
    for (std::size_t i = 0; i < battle().units.size(); ++i) {
      const UnitIndex host = hostOf(i);
      if (host == noUnit) continue;
      const photo::TableFacts::Model& its = now.models[static_cast<std::size_t>(host)];
      const double turn = its.heading * 3.14159265358979 / 180;
      // Beside the mark of his unit.
      now.models[i].stood = its.stood - photo::Spot{std::cos(turn), -std::sin(turn)} * 1.2;
      now.models[i].heading = its.heading;
    }
  }

  // A unit that may be placed as soon as its side deploys is not shown as refused.
  void expectShownAsTheyWillBe() {
    for (const ToldMove& move : desk_->moves())
      EXPECT_TRUE(move.willBeLegal()) << battle().setup->units[static_cast<std::size_t>(move.unit)].id;
    for (const ToldLeader& leader : desk_->leaders()) EXPECT_TRUE(leader.willBeLegal()) << leader.person;
    const auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
    for (int i = 0; i < list->count(); ++i)
      EXPECT_FALSE(list->item(i)->text().contains(QLatin1String("pivot to 0 "))) << list->item(i)->text().toStdString();
  }

  // Every fourth unit has gone ahead: on a grid by a square where that is free, else by an inch and a half.
  [[nodiscard]] photo::TableFacts momentAfter(const photo::TableFacts& before, std::size_t first) {
    photo::TableFacts now = before;
    for (std::size_t i = first; i < battle().units.size(); i += 4) {
      photo::TableFacts::Model& model = now.models[i];
      if (!model.expected || hostOf(i) != noUnit) continue;
      const double turn = model.heading * 3.14159265358979 / 180;
      const photo::Spot ahead{std::sin(turn), std::cos(turn)};
      const photo::Spot to = model.stood + ahead * (now.columns > 0 ? now.squareSide : 1.5);
      const bool outside = to.x < 1 || to.y < 1 || to.x > now.width - 1 || to.y > now.depth - 1;
      const bool taken = std::ranges::any_of(now.models, [&](const photo::TableFacts::Model& other) {
        return other.expected && other.who != model.who && photo::apart(other.stood, to) < 1.5;
      });
      if (!outside && !taken) model.stood = to;
    }
    keepRanks(now);
    return now;
  }

  void expectRight(const photo::TableFacts& now, double within, const std::string& when) {
    for (std::size_t i = 0; i < battle().units.size(); ++i) {
      EXPECT_TRUE(battle().units[i].present) << when << ", " << now.models[i].who;
      if (!battle().units[i].present || hostOf(i) != noUnit) continue;
      EXPECT_LE(off(i, now), within) << when << ", " << now.models[i].who;
      const double turned = toDegrees(battle().units[i].pose.heading) - now.models[i].heading;
      EXPECT_LE(std::abs(std::remainder(turned, 360.0)), 2) << when << ", " << now.models[i].who;
    }
    EXPECT_TRUE(desk_->moves().empty()) << when << ", " << (desk_->moves().empty() ? 0 : desk_->moves().front().unit);
  }
};

TEST_P(Moments, ThreePhotosPutEveryUnitRight) {
  photo::TableFacts now = facts_;
  ASSERT_TRUE(deploymentNow(window_.game().definition(), battle()).has_value());
  for (std::size_t i = 0; i < now.models.size(); ++i) now.models[i].expected = !now.models[i].withUnit;
  keepRanks(now);
  readFile(photographTable(now, -0.03));
  EXPECT_EQ(std::ranges::count(desk_->moves(), true, &ToldMove::arrives),
            std::ranges::count_if(battle().units, [&](const Unit& unit) {
              return hostOf(static_cast<std::size_t>(&unit - battle().units.data())) == noUnit;
            }));
  expectShownAsTheyWillBe();
  click("takeAll");
  endDeployment();
  ASSERT_FALSE(deploymentNow(window_.game().definition(), battle()).has_value());
  expectRight(now, 0.05, "set up");
  std::size_t moved = 0;
  for (std::size_t moment = 0; moment < 3; ++moment) {
    const photo::TableFacts before = now;
    now = momentAfter(before, moment);
    for (std::size_t i = 0; i < now.models.size(); ++i)
      moved += photo::apart(now.models[i].stood, before.models[i].stood) > 0.5 ? 1 : 0;
    readFile(photographTable(now, -0.03));
    if (!desk_->moves().empty()) click("takeAll");
    expectRight(now, 0.12, "moment " + std::to_string(moment));
  }
  EXPECT_GT(moved, 5U);
  const std::string held = writeBattle(window_.game().rules(), battle()).dump();
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  const AnyBattle again = openAnyBattle(library, window_.game().file().toStdString());
  EXPECT_EQ(writeBattle(*again.rules, again.battle).dump(), held);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Moments,
                         testing::Values("hannibal/etruria", "othw/porus", "cb/bagradas", "initiative/steppe",
                                         "fantasy/free-city"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::ranges::replace(name, '/', '_');
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

// A character in the ranks of a unit, whose own mark says where he is.
class RanksTest : public Moments {
 protected:
  void SetUp() override {
    for (std::size_t i = 0; i < facts_.models.size(); ++i) facts_.models[i].expected = true;
    keepRanks(facts_);
    readTable(facts_);
    click("takeAll");
    endDeployment();
    for (std::size_t i = 0; i < battle().units.size() && host_ == noUnit; ++i) {
      host_ = hostOf(i);
      character_ = i;
    }
    ASSERT_NE(host_, noUnit);
    ASSERT_TRUE(desk_->moves().empty());
  }

  UnitIndex host_ = noUnit;
  std::size_t character_ = 0;
};

TEST_P(RanksTest, HeGoesWithHisUnit) {
  photo::TableFacts now = facts_;
  auto& host = now.models[static_cast<std::size_t>(host_)];
  host.stood = host.stood + photo::Spot{0, 1.5};
  keepRanks(now);
  readTable(now);
  ASSERT_EQ(desk_->moves().size(), 1U);
  EXPECT_EQ(desk_->moves().front().unit, host_);
  click("takeAll");
  EXPECT_TRUE(desk_->moves().empty());
  EXPECT_EQ(hostOf(character_), host_);
}

TEST_P(RanksTest, HeLeavesAndJoinsByHisMark) {
  photo::TableFacts now = facts_;
  now.models[character_].stood = {facts_.width / 2, facts_.depth / 2};
  readTable(now);
  ASSERT_EQ(desk_->moves().size(), 1U);
  EXPECT_EQ(desk_->moves().front().unit, static_cast<UnitIndex>(character_));
  click("takeAll");
  EXPECT_EQ(hostOf(character_), noUnit);
  EXPECT_LE(off(character_, now), 0.1);
  EXPECT_TRUE(desk_->moves().empty());
  window_.game().undo();
  EXPECT_EQ(hostOf(character_), host_);
  window_.game().redo();
  readTable(facts_);
  ASSERT_EQ(desk_->moves().size(), 1U);
  click("takeAll");
  EXPECT_EQ(hostOf(character_), host_);
  EXPECT_TRUE(desk_->moves().empty());
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RanksTest, testing::Values("fantasy/free-city"),
                         [](const auto&) { return "fantasy"; });

}  // namespace
}  // namespace signifer::ui::photo_desk_test
