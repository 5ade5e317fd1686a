// Nothing of an unseen unit stands in any output for the other side. Battles of every rule set are played at random,
// with units hidden at random. Names, ids and places occur once. Every output for a side is searched for those of whom
// it knows nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "language/language.h"
#include "language/names.h"
#include "play/judge_json.h"
#include "play/position.h"
#include "play/sealed_orders.h"
#include "play/session.h"
#include "play/wording.h"
#include "schema/text_file.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "support/paths.h"
#include "tell/tell.h"
#include "view/asking_side.h"
#include "view/markers.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer::conformance::secrets_test {
namespace {

constexpr int actionsPlayed = 32;
/// Stands in a sealed order of either side, which is never opened.
const std::string sealedWord = "sealedqwordq";
constexpr std::uint32_t momentsLookedAt = 3;

std::string wordFor(const char* kind, std::size_t index) {
  return std::string(kind) + "q" + std::to_string(index) + "q";
}

/// A shipped battle whose units and people have ids, names and places that occur nowhere else, some of them hidden.
class HiddenBattle {
 public:
  HiddenBattle(const Scenario& scenario, const std::string& visibility, Stream& lots) : lots_(lots) {
    json_ = Json::parse(readTextFile(scenario.file));
    if (visibility == "screen")
      json_["deployment"] = {{"order", "secretly"}, {"first", json_["sides"][lots_.below(2)]["id"]}};
    else
      json_["visibility"] = visibility;
    json_["title"] = "A battle";
    json_["notes"] = "";
    for (Json& side : json_["sides"]) side.erase("army");
    std::size_t index = 0;
    for (Json& unit : json_["units"]) hide(unit, "unit", index++);
    if (!json_.contains("people")) json_["people"] = Json::array();
    for (Json& person : json_["people"]) {
      if (const auto with = person.find("unit"); with != person.end() && with->is_string())
        *with = ids_.at(with->get<std::string>());
      hide(person, "person", index++);
    }
    for (Json& objective : json_["objectives"])
      if (objective.contains("unit")) objective["unit"] = ids_.at(objective["unit"].get<std::string>());
    if (json_["objectives"].is_null()) json_.erase("objectives");
    if (json_.contains("visibility")) layMarkers();
  }

  [[nodiscard]] Position position() const {
    const Document document = Document::parse("hidden", json_.dump());
    return readPosition(library(), document.root());
  }

 private:
  // Over some of the hidden, and as many dummies.
  void layMarkers() {
    const Json units = json_["units"];
    const bool grid = json_["table"].contains("columns");
    for (const Json& unit : units) {
      const bool here = !unit.contains("arrives") && unit.value("present", true);
      if (here && unit["hidden"] == true && lots_.below(2) == 0) json_["markers"].push_back({{"unit", unit["id"]}});
      if (lots_.below(8) != 0 || grid) continue;
      const double x = 1 + lots_.below(20);
      const double y = 1 + lots_.below(20);
      json_["markers"].push_back({{"side", unit["side"]}, {"x", x}, {"y", y}});
    }
  }

  void hide(Json& who, const char* kind, std::size_t index) {
    const std::string id = wordFor(kind, index);
    ids_[who["id"].get<std::string>()] = id;
    who["id"] = id;
    who["name"] = wordFor("name", index);
    who.erase("entry");
    who.erase("entryUnit");
    who.erase("tag");
    if (json_.contains("visibility")) who["hidden"] = lots_.below(3) == 0;
    // So small that nothing else is changed by it; the two axes never end alike.
    if (who.contains("x")) who["x"] = who["x"].get<double>() + 0.001 * (1 + lots_.below(4));
    if (who.contains("y")) who["y"] = who["y"].get<double>() + 0.001 * (5 + lots_.below(4));
  }

  Stream& lots_;
  Json json_;
  std::map<std::string, std::string> ids_;
};

/// All that tells of those whom a side knows nothing of.
class Secrets {
 public:
  Secrets(const Battle& battle, const SideView& view) {
    const Setup& setup = *battle.setup;
    for (std::size_t i = 0; i < view.units.size(); ++i)
      if (view.units[i] == Knowledge::unknown) {
        words_.insert({setup.units[i].id, setup.units[i].name});
        const bool marked = markerOver(battle, static_cast<UnitIndex>(i)) > 0;
        // A marker tells the place, and nothing else.
        if (setup.columns == 0 && battle.units[i].present && !marked) places_.push_back(battle.units[i].pose.centre);
      }
    for (std::size_t i = 0; i < view.people.size(); ++i)
      if (view.people[i] == Knowledge::unknown) words_.insert({setup.people[i].id, setup.people[i].name});
  }

  void add(const std::string& word) { words_.insert(word); }
  [[nodiscard]] bool none() const { return words_.empty(); }
  /// The first secret in a text; empty where there is none.
  [[nodiscard]] std::string in(const std::string& text) const {
    for (const std::string& word : words_)
      if (text.find(word) != std::string::npos) return word;
    for (const Point place : places_) {
      const std::string x = Json(place.x / 1000.0).dump();
      const std::string y = Json(place.y / 1000.0).dump();
      if (x.size() < 5 || y.size() < 5) continue;
      for (std::size_t i = text.find(x); i != std::string::npos; i = text.find(x, i + 1)) {
        // 36.007 is no 6.007.
        if (i > 0 && std::isdigit(static_cast<unsigned char>(text[i - 1])) != 0) continue;
        const std::size_t from = i > 40 ? i - 40 : 0;
        const std::string near = text.substr(from, 80 + x.size());
        const std::size_t at = near.find(y);
        if (at != std::string::npos && std::isdigit(static_cast<unsigned char>(near[at == 0 ? 0 : at - 1])) == 0)
          return x + ", " + y;
      }
    }
    return {};
  }

 private:
  std::set<std::string> words_;
  std::vector<Point> places_;
};

void expectNoSecret(const Secrets& secrets, const std::string& text, const char* what) {
  EXPECT_EQ(secrets.in(text), "") << what << ": " << text.substr(0, 4000);
}

// A file of its own, which a side's program can open, and in which all of the side's own people are.
void expectReadable(const Position& position, const Json& view, SideIndex side) {
  const Document document = Document::parse("view", view.dump());
  const Position again = readPosition(library(), document.root());
  const auto own = [side](const Battle& battle) {
    return std::ranges::count_if(battle.units, [side](const Unit& unit) { return unit.side == side; });
  };
  EXPECT_EQ(own(again.battle), own(position.battle));
  EXPECT_EQ(writeView(*again.rules, again.battle, side)["units"], view["units"]);
}

class LookedAt {
 public:
  LookedAt(const Session& session, SideIndex side, Stream& lots)
      : session_(session),
        side_(side),
        position_{session.sharedRules(), session.battle()},
        view_(seenBy(session.rules(), session.battle(), side)),
        secrets_(session.battle(), view_),
        lots_(lots) {}

  [[nodiscard]] bool lookEverywhere() {
    if (secrets_.none()) return false;
    secrets_.add(sealedWord);
    // The search itself finds what is there to be found.
    EXPECT_NE(secrets_.in(writeBattle(*position_.rules, position_.battle).dump()), "");
    const Json view = writeView(*position_.rules, position_.battle, side_);
    expectNoSecret(secrets_, view.dump(), "view");
    expectReadable(position_, view, side_);
    expectMarkersAlike(view);
    expectNoSecret(secrets_, momentFor(position_, side_).dump(), "candidates");
    judgeSome();
    ask();
    return true;
  }

  void readReports() {
    const ToldToSide telling(session_, side_);
    // A unit that was ever seen may be told of.
    Secrets never = neverSeen(telling);
    never.add(sealedWord);
    expectNoSecret(never, writeText(makeReport(session_, side_)), "report");
    expectNoSecret(never, writeText(storySheet(session_, tellStory(session_), side_)), "story");
  }

 private:
  [[nodiscard]] Secrets neverSeen(const ToldToSide& telling) const {
    SideView ever = telling.viewNow();
    for (std::size_t i = 0; i <= session_.eventCount(); ++i) {
      const SideView& then = telling.viewAfter(i);
      for (std::size_t u = 0; u < ever.units.size(); ++u) ever.units[u] = std::min(ever.units[u], then.units[u]);
      for (std::size_t p = 0; p < ever.people.size(); ++p) ever.people[p] = std::min(ever.people[p], then.people[p]);
    }
    return {session_.battle(), ever};
  }

  // Number, side, place and the veil: nothing else is in the other side's markers.
  void expectMarkersAlike(const Json& view) {
    if (!view.contains("markers")) return;
    const std::string& own = position_.battle.setup->sides[static_cast<std::size_t>(side_)].id;
    for (const Json& marker : view["markers"]) {
      if (marker.contains("unit") || marker["side"] == own) continue;
      EXPECT_EQ(marker.size(), 5U) << marker.dump();
    }
  }

  void judgeSome() {
    const KnownPosition known = knownTo(position_, side_);
    ActionList list;
    if (!position_.rules->outcome(known.position.battle))
      position_.rules->candidates(known.position.battle, position_.rules->decision(known.position.battle), list);
    for (int i = 0; i < 4 && !list.empty(); ++i) {
      Action action = list[lots_.below(static_cast<std::uint32_t>(list.size()))];
      // As far as anybody could wish to go.
      if (!action.path.empty() && known.position.battle.setup->columns == 0)
        (void)action.path.add({LegKind::ahead, 12 * oneInch});
      const Json wish = writeAction(*position_.rules, known.position.battle, action);
      const Document document = Document::parse("action", wish.dump());
      const VerdictFor answer = judgeFor(position_, known, document.root());
      std::string told = describeVerdict(known.position, answer.action, answer.verdict).dump();
      for (const Reason& reason : answer.verdict.reasons)
        told += " " + sentence(position_.rules->definition(), known.position.battle, reason);
      expectNoSecret(secrets_, told, "verdict");
    }
  }

  void ask() {
    const Battle known = knownTo(position_, side_).position.battle;
    for (const char* question : {"who must test?", "what may be forgotten?"}) {
      const Told told = tellLine(*position_.rules, known, question);
      std::string text = told.stopped ? told.stopped->why : std::string();
      if (told.stopped)
        for (const std::string& choice : told.stopped->choices) text += " " + choice;
      if (told.answer)
        for (const std::string& line : told.answer->lines) text += " " + line;
      expectNoSecret(secrets_, text, question);
    }
  }

  const Session& session_;
  SideIndex side_;
  Position position_;
  SideView view_;
  Secrets secrets_;
  Stream& lots_;
};

// The battle with dummies in the places of all units under markers, which are hidden all the same.
Json withDummiesInstead(const Position& position) {
  Json json = writeBattle(*position.rules, position.battle);
  for (Json& marker : json["markers"]) {
    if (!marker.contains("unit")) continue;
    const auto unit = std::ranges::find(json["units"], marker["unit"], [](const Json& one) { return one["id"]; });
    marker = {{"number", marker["number"]}, {"side", (*unit)["side"]}, {"x", (*unit)["x"]}, {"y", (*unit)["y"]}};
  }
  return json;
}

class SecretsKept : public testing::TestWithParam<std::size_t> {};

TEST_P(SecretsKept, InEveryOutputOfASide) {
  const Scenario& scenario = scenarios()[GetParam()];
  Stream lots(streamSeed(54, static_cast<std::uint32_t>(GetParam()), "secrets"));
  int looked = 0;
  for (const char* visibility : {"hidden", "fog", "screen"}) {
    const HiddenBattle hidden(scenario, visibility, lots);
    const Position start = hidden.position();
    Session session(start.rules, start.battle, 54);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
      sealOrder(session, side, {"The " + sealedWord + " waits", "", ""}, OrderTime{9999, noStep, noSide},
                "0123456789abcdef");
    const auto commander = makeCommander("random", streamSeed(54, 1, "commander"));
    ActionList list;
    for (int i = 0; i < actionsPlayed && !session.outcome(); ++i) {
      if (lots.below(10) < momentsLookedAt)
        for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
          if (LookedAt(session, side, lots).lookEverywhere()) ++looked;
      ASSERT_EQ(session.act(commander->answer(session.rules(), session.battle(), session.decision(), list)).kind,
                Attempt::Kind::done);
      if (HasFailure()) return;
    }
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) LookedAt(session, side, lots).readReports();
  }
  EXPECT_GT(looked, 0);
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

Position opened(const Json& json) {
  const Document document = Document::parse("battle", json.dump());
  return readPosition(library(), document.root());
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

TEST_P(SecretsKept, AMarkerIsNoOtherThanADummy) {
  const Scenario& scenario = scenarios()[GetParam()];
  Stream lots(streamSeed(54, static_cast<std::uint32_t>(GetParam()), "markers"));
  for (const char* visibility : {"hidden", "fog"}) {
    const Position truth = HiddenBattle(scenario, visibility, lots).position();
    if (truth.battle.setup->deployment.order != DeploymentPlan::Order::none) continue;
    if (truth.battle.setup->columns > 0 || !hasMarkers(truth.battle)) continue;
    const Document document = Document::parse("dummies", withDummiesInstead(truth).dump());
    const Position dummies = readPosition(library(), document.root());
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

INSTANTIATE_TEST_SUITE_P(Battles, SecretsKept, testing::Range<std::size_t>(0, scenarios().size()),
                         [](const auto& one) { return scenarios().name(one.param); });

}  // namespace
}  // namespace signifer::conformance::secrets_test
