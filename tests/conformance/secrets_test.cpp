// Secrets of a battle: in its file, revealed by hand, in stories of every language, and under markers. The hunt
// (hunt_test.cpp) searches every output.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "conformance/hunted_battle.h"
#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "language/language.h"
#include "language/names.h"
#include "play/session.h"
#include "rules/hand_turns.h"
#include "rules/roles.h"
#include "schema/text_file.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "support/paths.h"
#include "table/distance.h"
#include "tell/tell.h"
#include "view/coming_into_sight.h"
#include "view/markers.h"
#include "view/sight_over_ground.h"
#include "view/told_to_side.h"
#include "view/view_json.h"
#include "view/watching.h"

namespace signifer::conformance::secrets_test {
namespace {

bool isMounted(const Battle& battle, const Json& id) {
  const auto unit = std::ranges::find(battle.setup->units, id.get<std::string>(), &UnitInfo::id);
  return armOf(roleOf(unit->symbol)) == Arm::mounted;
}

// The battle with dummies in the places of all units under markers, which are hidden all the same.
Json withDummiesInstead(const Position& position) {
  Json json = writeBattle(*position.rules, position.battle);
  for (Json& marker : json["markers"]) {
    if (!marker.contains("unit")) continue;
    const auto unit = std::ranges::find(json["units"], marker["unit"], [](const Json& one) { return one["id"]; });
    const Json below = marker["unit"];
    marker = {{"number", marker["number"]}, {"side", (*unit)["side"]}, {"x", (*unit)["x"]}, {"y", (*unit)["y"]}};
    if (isMounted(position.battle, below)) marker["arm"] = "mounted";
  }
  return json;
}

/// The first measured battle without secrets that nobody deploys, with its last unit hidden.
Json withLastUnitHidden() {
  const auto measured = std::ranges::find_if(scenarios(), [](const Scenario& one) {
    return one.start.setup->columns == 0 && visibilityOf(one.start) == Visibility::open &&
           one.start.setup->deployment.order == DeploymentPlan::Order::none;
  });
  Json json = Json::parse(readTextFile(measured->file));
  json["units"].back()["hidden"] = true;
  return json;
}

SideIndex enemyOfLast(const Battle& battle) { return enemyOf(battle.units.back().side); }

TEST(Secrets, StandInTheFileAndStayThere) {
  const Position battle = opened(withLastUnitHidden());
  EXPECT_EQ(visibilityOf(battle.battle), Visibility::hidden);
  const Json written = writeBattle(*battle.rules, battle.battle);
  EXPECT_EQ(written["visibility"], "hidden");
  EXPECT_EQ(written["units"].back()["hidden"], true);
  EXPECT_EQ(opened(written).battle, battle.battle);
}

// The deed that ends a turn is told by the turn that it begins; whose deed it was is not to be seen.
TEST(Secrets, AreKeptByADeedThatBeginsATurn) {
  for (const Scenario& scenario : scenarios()) {
    Json json = Json::parse(readTextFile(scenario.file));
    json["visibility"] = "fog";
    json["sightInches"] = 6;
    const Position start = opened(json);
    Session session(start.rules, start.battle, 5);
    ActionList offered;
    for (int i = 0; i < 60 && !session.outcome(); ++i) {
      offered.clear();
      session.rules().candidates(session.battle(), session.decision(), offered);
      ASSERT_EQ(session.act(offered.back()).kind, Attempt::Kind::done);
    }
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
      const ToldToSide telling(session, side);
      const std::string report = writeSheet(makeReport(session, side), SheetFormat::text);
      for (UnitIndex unit = 0; unit < session.battle().unitCount(); ++unit) {
        bool seen = false;
        for (std::size_t event = 0; event <= session.eventCount(); ++event) seen = seen || telling.saw(event, unit);
        const std::string& name = session.battle().setup->units[static_cast<std::size_t>(unit)].name;
        if (seen || telling.mayTell(session.eventCount(), name)) continue;
        EXPECT_EQ(report.find(name + ":"), std::string::npos) << scenario.file << ": " << name;
      }
    }
  }
}

TEST(Secrets, AreNoneInAnOpenBattle) {
  Json json = withLastUnitHidden();
  json["visibility"] = "open";
  const Position battle = opened(json);
  EXPECT_TRUE(seenBy(*battle.rules, battle.battle, enemyOfLast(battle.battle)).seesAll());
  const Json written = writeBattle(*battle.rules, battle.battle);
  EXPECT_EQ(written["visibility"], "open");
  EXPECT_EQ(visibilityOf(opened(written).battle), Visibility::open);
}

TEST(Secrets, AreRevealedByHandAndTold) {
  const Position battle = opened(withLastUnitHidden());
  const std::string id = battle.battle.setup->units.back().id;
  Session session(battle.rules, battle.battle, 1);
  session.override(Json{{"units", {{{"id", id}, {"hidden", false}}}}}.dump(), "seen from the hill");
  EXPECT_FALSE(isMarkedHidden(session.battle().units.back()));
  EXPECT_NE(session.event(0).account.front().text.find("revealed"), std::string::npos);
  session.undo();
  EXPECT_TRUE(isMarkedHidden(session.battle().units.back()));
  const Told told = tellLine(*battle.rules, battle.battle, "reveal " + battle.battle.setup->units.back().name);
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  EXPECT_NE(told.changes.find("\"hidden\":false"), std::string::npos) << told.changes;
}

TEST(Secrets, OfTheOtherSideAloneAreKept) {
  const Position battle = opened(withLastUnitHidden());
  const SideView own = seenBy(*battle.rules, battle.battle, battle.battle.units.back().side);
  EXPECT_TRUE(own.seesAll());
  const SideView other = seenBy(*battle.rules, battle.battle, enemyOfLast(battle.battle));
  EXPECT_EQ(std::ranges::count(other.units, Knowledge::unknown), 1);
  EXPECT_TRUE(seenBy(*battle.rules, battle.battle, noSide).seesAll());
}

// A name as a writer writes it: Markdown, HTML and BBCode put marks of their own before some letters.
std::vector<std::string> writings(const std::string& name) {
  std::vector<std::string> all{name};
  for (const char* form : {"\\", ""}) {
    std::string marked;
    for (const char c : name)
      marked += (std::string_view("*_[]()#.").find(c) != std::string_view::npos ? form : "") + std::string(1, c);
    all.push_back(marked);
  }
  std::string entities;
  for (const char c : name) entities += c == '&' ? "&amp;" : c == '\'' ? "&#39;" : std::string(1, c);
  all.push_back(entities);
  return all;
}

constexpr std::array everyFormat{SheetFormat::text, SheetFormat::markdown, SheetFormat::html, SheetFormat::bbcode};

// Names of those whom a side knows nothing of, in the language of now, but for those that seen ones bear as well.
std::set<std::string> namesUnknownTo(const Scenario& scenario, SideIndex side) {
  const Setup& setup = *scenario.start.setup;
  const SideView view = seenBy(*scenario.rules, scenario.start, side);
  std::set<std::string> unknown;
  std::set<std::string> known;
  for (std::size_t u = 0; u < view.units.size(); ++u)
    (view.units[u] == Knowledge::unknown ? unknown : known).insert(std::string(saidName(setup.units[u].name)));
  for (std::size_t p = 0; p < view.people.size(); ++p)
    (view.people[p] == Knowledge::unknown ? unknown : known).insert(std::string(saidName(setup.people[p].name)));
  std::erase_if(unknown, [&known](const std::string& name) {
    return name.empty() ||
           std::ranges::any_of(known, [&](const std::string& one) { return one.find(name) != std::string::npos; });
  });
  return unknown;
}

void expectToldNowhere(const std::string& story, const std::set<std::string>& names, const std::string& where,
                       int& kept) {
  for (const std::string& name : names) {
    for (const std::string& written : writings(name))
      EXPECT_EQ(story.find(written), std::string::npos) << where << " " << name;
    ++kept;
  }
}

// Places of unseen units have thousandths of an inch, which no other figure has.
void expectNoPlace(const std::string& story, const Scenario& scenario, SideIndex side, const std::string& where) {
  const SideView view = seenBy(*scenario.rules, scenario.start, side);
  if (scenario.start.setup->columns != 0) return;
  for (std::size_t u = 0; u < view.units.size(); ++u) {
    if (view.units[u] != Knowledge::unknown) continue;
    const Point at = scenario.start.units[u].pose.centre;
    const std::string x = Json(at.x / 1000.0).dump();
    const std::string y = Json(at.y / 1000.0).dump();
    if (x.size() < 5 || y.size() < 5) continue;
    EXPECT_FALSE(story.find(x) != std::string::npos && story.find(y) != std::string::npos)
        << where << " " << x << ", " << y;
  }
}

// A translation has names of its own, which no English text holds; a writer has its own way with letters.
TEST(Secrets, StayInStoriesOfEveryLanguage) {
  int kept = 0;
  for (const Scenario& scenario : scenarios()) {
    if (visibilityOf(scenario.start) == Visibility::open) continue;
    const Session session(scenario.rules, scenario.start, 1);
    for (const std::string language : {"en", "de", "fr"}) {
      speak(language, test::sourcePath("assets/languages"));
      for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        const Sheet sheet = storySheet(session, tellStory(session), side);
        for (const SheetFormat format : everyFormat) {
          const std::string story = writeSheet(sheet, format);
          const std::string where = scenario.name + " " + language;
          expectToldNowhere(story, namesUnknownTo(scenario, side), where, kept);
          expectNoPlace(story, scenario, side, where);
        }
      }
    }
    speak("en", {});
  }
  EXPECT_GE(kept, 12);
}

TEST(Secrets, AnUnknownWordForThemIsRefused) {
  Json json = withLastUnitHidden();
  json["visibility"] = "dark";
  EXPECT_THROW((void)opened(json), SourceError);
}

class Markers : public testing::TestWithParam<std::size_t> {};

TEST_P(Markers, AreNoOtherThanDummies) {
  const Scenario& scenario = scenarios()[GetParam()];
  Stream lots(streamSeed(54, static_cast<std::uint32_t>(GetParam()), "markers"));
  for (const char* visibility : {"hidden", "fog"}) {
    HuntedBattle hidden(scenario, visibility, lots);
    hidden.layMarkers();
    const Position truth = hidden.position();
    if (truth.battle.setup->deployment.order != DeploymentPlan::Order::none) continue;
    if (truth.battle.setup->columns > 0 || !hasMarkers(truth.battle)) continue;
    const Position dummies = opened(withDummiesInstead(truth));
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
      Json told = writeView(*truth.rules, truth.battle, side);
      Json alike = writeView(*dummies.rules, dummies.battle, side);
      const std::string& own = truth.battle.setup->sides[static_cast<std::size_t>(side)].id;
      // Its own markers it knows.
      for (Json* view : {&told, &alike})
        view->at("markers").erase(
            std::remove_if(view->at("markers").begin(), view->at("markers").end(),
                           [&](const Json& one) { return one.contains("unit") || one["side"] == own; }),
            view->at("markers").end());
      EXPECT_EQ(told.dump(1), alike.dump(1)) << scenario.name << " " << visibility;
    }
  }
}

class Fog : public testing::TestWithParam<std::size_t> {};

// By the lines that a window draws, one after another.
bool isFound(const Position& position, UnitIndex u) {
  const Battle& battle = position.battle;
  const Footprint base(battle.unit(u).pose, battle.unit(u).base);
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    const Unit& enemy = battle.unit(v);
    if (!enemy.present || enemy.side == battle.unit(u).side) continue;
    const Footprint eye(enemy.pose, enemy.base);
    if (within(eye, base, comeUponWithin)) return true;
    if (sightInches(battle) > 0 && !within(eye, base, sightInches(battle) * oneInch)) continue;
    const auto line = position.rules->sight(battle, v, u);
    if (line ? line->seen
             : seesOverGround(position.rules->definition(), battle, enemy.pose.centre, battle.unit(u).pose.centre))
      return true;
  }
  return false;
}

TEST_P(Fog, LiftsAlongTheLinesThatAreTold) {
  const Scenario& scenario = scenarios()[GetParam()];
  Stream lots(streamSeed(55, static_cast<std::uint32_t>(GetParam()), "fog"));
  for (const int reach : {0, 16}) {
    Json json = Json::parse(readTextFile(scenario.file));
    json["visibility"] = "fog";
    json.erase("deployment");
    if (reach > 0) json["sightInches"] = reach;
    const Position start = opened(json);
    Session session(start.rules, start.battle, 5);
    ActionList offered;
    for (int i = 0; i < 24 && !session.outcome(); ++i) {
      const Position now{session.sharedRules(), session.battle()};
      for (UnitIndex u = 0; u < now.battle.unitCount(); ++u) {
        const Unit& unit = now.battle.unit(u);
        if (!unit.present || isMarkedHidden(unit)) continue;
        const bool found = isFound(now, u);
        EXPECT_EQ(hiding::has(unit.status.at[hiding::flagsSlot], hiding::inSight), found)
            << scenario.name << " " << now.battle.setup->units[static_cast<std::size_t>(u)].name << " after " << i;
      }
      offered.clear();
      session.rules().drawCandidate(session.battle(), session.decision(), lots, offered);
      (void)session.act(offered.front());
    }
  }
}

// A unit that was seen, and is lost where nobody sees it, counts as it did: its side's books are its own.
TEST_P(Fog, HidesWhatIsLostInIt) {
  const Scenario& scenario = scenarios()[GetParam()];
  Json json = Json::parse(readTextFile(scenario.file));
  json["visibility"] = "fog";
  json.erase("deployment");
  const Position start = opened(json);
  const HandTurns* turns = handTurnsOf(*start.rules);
  ASSERT_NE(turns, nullptr);
  for (UnitIndex u = 0; u < start.battle.unitCount(); u = static_cast<UnitIndex>(u + 3)) {
    Battle stands = start.battle;
    Unit& unit = stands.unit(u);
    // A unit that goes with another is seen with it.
    if (!unit.present || isMarkedHidden(unit) || start.rules->carrier(stands, u) != u) continue;
    const auto all = [&unit](Battle& battle, bool seen) {
      for (Unit& one : battle.units) {
        if (one.side != unit.side) continue;
        noteSeen(one, {1, one.pose.centre});
        hiding::put(one.status.at[hiding::flagsSlot], hiding::inSight, seen);
      }
    };
    all(stands, true);
    hiding::put(unit.status.at[hiding::flagsSlot], hiding::inSight, false);
    Battle lost = stands;
    turns->takeOff(lost, u);
    const SideIndex other = enemyOf(unit.side);
    EXPECT_EQ(seenBy(*start.rules, lost, other).units[static_cast<std::size_t>(u)], Knowledge::seenBefore);
    const Position again = opened(writeBattle(*start.rules, lost));
    EXPECT_FALSE(seenBy(*again.rules, again.battle, other).sees(u)) << "what the file keeps";
    const Json before = writeView(*start.rules, stands, other);
    const Json after = writeView(*start.rules, lost, other);
    const std::string& name = start.battle.setup->units[static_cast<std::size_t>(u)].name;
    EXPECT_EQ(after["sides"].dump(1), before["sides"].dump(1)) << scenario.name << ": " << name;
    EXPECT_EQ(after["contacts"].dump(1), before["contacts"].dump(1)) << scenario.name << ": " << name;
    // A unit that goes in sight is known to be gone.
    Battle seen = start.battle;
    all(seen, true);
    turns->takeOff(seen, u);
    lookAround(*start.rules, seen);
    EXPECT_EQ(seenBy(*start.rules, seen, other).units[static_cast<std::size_t>(u)], Knowledge::seen);
  }
}

INSTANTIATE_TEST_SUITE_P(Battles, Fog, testing::Range<std::size_t>(0, scenarios().size()),
                         [](const auto& one) { return scenarios().name(one.param); });

INSTANTIATE_TEST_SUITE_P(Battles, Markers, testing::Range<std::size_t>(0, scenarios().size()),
                         [](const auto& one) { return scenarios().name(one.param); });

}  // namespace
}  // namespace signifer::conformance::secrets_test
