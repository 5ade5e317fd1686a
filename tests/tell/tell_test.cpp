// One line about the table, in every rule set: what was told is what is changed, what is not clear is asked back, and
// an answer names every fact that would turn it.
#include "tell/tell.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "dice/stream.h"
#include "play/deployment.h"
#include "play/override.h"
#include "play/session.h"
#include "play/state_doubts.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/hand_moves.h"
#include "tell/judgement.h"
#include "tell/line.h"
#include "tell/matters.h"

namespace signifer::conformance::tell_test {
namespace {

constexpr std::uint64_t seed = 7;

Battle after(const RuleSet& rules, const Battle& battle, const Told& told) {
  Battle changed = battle;
  const Document changes = Document::parse("told", told.changes);
  applyOverride(rules, changed, changes.root());
  return changed;
}

// Deployed at random, and begun by the second side where that is open.
Battle begun(const Scenario& scenario) {
  Session session(scenario.rules, scenario.start, seed);
  Stream lots(streamSeed(seed, 0, "deploy"));
  while (deploymentNow(session.rules().definition(), session.battle())) {
    ActionList list;
    session.rules().drawCandidate(session.battle(), session.decision(), lots, list);
    session.act(list.front());
  }
  Battle battle = session.battle();
  if (comesBefore(*scenario.rules, battle) == Before::whoBegins) {
    const std::string& side = battle.setup->sides[1].name;
    const Told told = tellLine(*scenario.rules, battle, side + " begins");
    EXPECT_FALSE(told.stopped) << told.stopped->word << ": " << told.stopped->why;
    battle = after(*scenario.rules, battle, told);
    EXPECT_EQ(battle.active, 1);
  }
  return battle;
}

class Tell : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }

  // The battle after a line that must be understood.
  [[nodiscard]] Battle tell(const Battle& battle, const std::string& line) const {
    const Told told = tellLine(rules(), battle, line);
    EXPECT_FALSE(told.stopped) << line << ": stopped at \"" << told.stopped->word << "\": " << told.stopped->why;
    if (told.stopped) return battle;
    EXPECT_FALSE(told.understood.empty()) << line;
    for (const ToldFact& fact : told.understood) EXPECT_LT(fact.from, fact.to) << line;
    return after(rules(), battle, told);
  }
  // The name with which nobody else is meant.
  [[nodiscard]] static std::string nameOf(const Battle& battle, UnitIndex u) {
    const auto& setup = *battle.setup;
    const std::string& name = setup.units[static_cast<std::size_t>(u)].name;
    const auto same = std::ranges::count(setup.units, name, &UnitInfo::name);
    const auto& side = setup.sides[static_cast<std::size_t>(battle.unit(u).side)];
    return same > 1 ? side.name + " " + name : name;
  }
};

// Harm is told in models that are gone; where a unit has none, in marks.
bool hasSufferedOne(const RuleSet& rules, const Battle& before, const Battle& after, UnitIndex u) {
  const Portrait was = rules.portray(before, u);
  const Portrait is = rules.portray(after, u);
  return was.ranks.models > 0 ? is.ranks.models == was.ranks.models - 1 : is.harm == was.harm + 1;
}

TEST_P(Tell, HarmGoesToTheUnitThatIsNamed) {
  const Battle battle = begun(scenario());
  for (UnitIndex u = 0; u < battle.unitCount(); u += 3) {
    if (!battle.unit(u).present) continue;
    const Told told = tellLine(rules(), battle, nameOf(battle, u) + " lose 1");
    // A unit that the first hit removes cannot be told a hit: it is told to be lost.
    const Portrait was = rules().portray(battle, u);
    if (told.stopped && (was.harmMost - was.harm <= 1 || was.ranks.models == 1)) continue;
    ASSERT_FALSE(told.stopped) << nameOf(battle, u) << ": " << told.stopped->word << ": " << told.stopped->why;
    const Battle changed = after(rules(), battle, told);
    if (changed.unit(u).present) {
      EXPECT_TRUE(hasSufferedOne(rules(), battle, changed, u)) << nameOf(battle, u);
    }
    for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
      if (v == u) continue;
      EXPECT_EQ(changed.unit(v).status, battle.unit(v).status) << nameOf(battle, v);
    }
  }
}

TEST_P(Tell, UnitsTurnAndAreLostAndSeveralThingsAreToldAtOnce) {
  const Battle battle = begun(scenario());
  const UnitIndex u = 0;
  const std::string name = nameOf(battle, u);
  const Battle turned = tell(battle, name + " turns about");
  EXPECT_EQ((turned.unit(u).pose.heading - battle.unit(u).pose.heading + fullTurn) % fullTurn, 180 * oneDegree);
  const Battle back = tell(battle, name + " turn about, turn about");
  EXPECT_EQ(back.unit(u).pose, battle.unit(u).pose);
  const Battle lost = tell(battle, name + " is lost");
  EXPECT_FALSE(lost.unit(u).present);
}

// A unit that was taken off the table comes back, as many as it was, and its army has not lost it.
TEST_P(Tell, WhatWasLostComesBack) {
  const Battle battle = begun(scenario());
  const UnitIndex u = 0;
  const Battle back = tell(tell(battle, nameOf(battle, u) + " is lost"), nameOf(battle, u) + " returns");
  EXPECT_TRUE(back.unit(u).present);
  EXPECT_EQ(rules().portray(back, u).ranks.models, rules().portray(battle, u).ranks.models);
  const Battle next = tell(back, "next");
  EXPECT_TRUE(next.unit(u).present);
}

// Every completion of a name is understood, and every word that may follow it is known to the grammar.
TEST_P(Tell, CompletionsAreUnderstood) {
  const Battle battle = begun(scenario());
  const std::string name = nameOf(battle, 0);
  for (const std::string& typed : {name.substr(0, 3), name.substr(0, 1)}) {
    const auto found = completions(rules(), battle, typed, 40);
    EXPECT_FALSE(found.empty()) << typed;
    for (const Completion& one : found) EXPECT_LE(one.from, typed.size());
  }
  const std::string line = name + " ";
  const auto deeds = completions(rules(), battle, line, 60);
  EXPECT_GE(deeds.size(), 8U);
  for (const Completion& one : deeds) {
    const Told told = tellLine(rules(), battle, line.substr(0, one.from) + one.text);
    if (!told.stopped) continue;
    EXPECT_EQ(told.stopped->why.find("Nothing that this rule set knows"), std::string::npos)
        << line << one.text << ": " << told.stopped->why;
  }
}

// A move by hand that the referee would have taken is found to be legal afterwards; one across the table is not.
TEST_P(Tell, TheLastMoveByHandIsJudged) {
  Session session(scenario().rules, begun(scenario()), seed);
  EXPECT_FALSE(wasThatLegal(session));
  const Unit& unit = session.battle().unit(0);
  if (!unit.present) return;
  const std::string name = nameOf(session.battle(), 0);
  const Told far = tellLine(rules(), session.battle(), name + " ahead 60");
  if (far.stopped) return;
  session.override(far.changes, {});
  const auto answer = wasThatLegal(session);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->says, ToldAnswer::Says::no);
  EXPECT_FALSE(answer->head.empty());
  for (const std::string& line : answer->lines) EXPECT_EQ(line.find("not allowed"), std::string::npos) << line;
  const Told asked = tellLine(session, "was that legal?");
  ASSERT_TRUE(asked.answer);
  EXPECT_EQ(asked.answer->lines, answer->lines);
}

TEST_P(Tell, StepsSidesAndTurnsLeadThere) {
  Battle battle = begun(scenario());
  EXPECT_EQ(tableMoment(tell(battle, "next")), nextToAct(rules(), battle).to);
  EXPECT_EQ(tableMoment(tell(battle, "next step")), nextMoment(rules(), battle));
  EXPECT_EQ(tell(battle, "turn 4").turn, 4);
  const SideIndex other = enemyOf(battle.active);
  EXPECT_EQ(tell(battle, battle.setup->sides[static_cast<std::size_t>(other)].name + ", next step").active, other);
  for (const StepIndex step : stopsOf(rules(), battle)) {
    const std::string& title = rules().definition().sequence().step(step).title;
    if (title.find_first_of(",;?") != std::string::npos) continue;
    const Told told = tellLine(rules(), battle, title);
    if (told.stopped) {
      // Two steps of one title are asked back.
      EXPECT_GT(told.stopped->choices.size(), 1U) << title << ": " << told.stopped->why;
      continue;
    }
    EXPECT_EQ(rules().definition().sequence().step(after(rules(), battle, told).step).title, title);
  }
}

TEST_P(Tell, WhatIsNotUnderstoodIsMarkedAtTheWord) {
  const Battle battle = begun(scenario());
  const Told told = tellLine(rules(), battle, "next, zzyzx lose 2");
  ASSERT_TRUE(told.stopped);
  EXPECT_EQ(told.stopped->from, 6U);
  EXPECT_EQ(told.stopped->to, 11U);
  EXPECT_EQ(told.stopped->word, "zzyzx");
  EXPECT_TRUE(told.changes.empty());
}

TEST_P(Tell, AnyBytesEndInAnAnswer) {
  const Battle battle = begun(scenario());
  Stream lots(streamSeed(seed, GetParam(), "bytes"));
  const std::vector<std::string> parts{"next",   "turn",     "lose", " 2",    ",",     "?",    "may ", "charge",
                                       "all",    "rome ",    "\xc3", "+",     "-",     "left", "fall", "back",
                                       " 99999", "contact ", "not ", "hits ", "what ", "who ", "in "};
  for (int i = 0; i < 60; ++i) {
    std::string line;
    for (std::uint32_t n = lots.below(7); n-- > 0;) {
      const std::uint32_t one = lots.below(static_cast<std::uint32_t>(parts.size()) + 2);
      line += one < parts.size()
                  ? parts[one] + " "
                  : nameOf(battle, static_cast<UnitIndex>(lots.below(static_cast<std::uint32_t>(battle.unitCount())))) +
                        " ";
    }
    const Told told = tellLine(rules(), battle, line);
    EXPECT_TRUE(told.stopped || told.answer || !told.changes.empty()) << line;
  }
}

// Facts are withheld at random: the answer is the same, or it names the fact.
TEST_P(Tell, NoAnswerContradictsFullKnowledgeWithoutNamingTheFact) {
  Stream lots(streamSeed(seed, GetParam(), "withheld"));
  Battle battle = begun(scenario());
  RolledDice dice(seed);
  SilentChronicle silent;
  const Fields& fields = rules().definition().unitStatus();
  const auto below = [&](std::size_t most) { return lots.below(static_cast<std::uint32_t>(most)); };
  int turned = 0;
  for (int moment = 0; moment < 24 && !rules().outcome(battle); ++moment) {
    for (std::uint32_t n = 1 + lots.below(8); n-- > 0 && !rules().outcome(battle);) {
      ActionList list;
      rules().drawCandidate(battle, rules().decision(battle), lots, list);
      rules().resolve(battle, list.front(), dice, silent);
    }
    if (rules().outcome(battle)) break;
    const Decision decision = rules().decision(battle);
    std::vector<int> kinds;
    for (const int kind : tell::kindsOfUnits(rules().definition()))
      if (decision.allows(kind)) kinds.push_back(kind);
    if (kinds.empty()) continue;
    const auto u = static_cast<UnitIndex>(below(battle.units.size()));
    const std::size_t field = below(fields.size());
    const bool choice = fields[field].type == FieldType::choice;
    const bool figure = fields[field].type == FieldType::integer && fields[field].holds == Holds::number;
    if ((!choice && !figure && fields[field].type != FieldType::boolean) || !battle.unit(u).present) continue;
    const std::vector<int> kind{kinds[below(kinds.size())]};
    const tell::Judgement known = tell::judged(rules(), battle, u, kind, noUnit);
    Battle withheld = battle;
    // Nobody has told a figure, so it is what it was in the beginning.
    withheld.unit(u).status.at[field] =
        figure ? static_cast<std::int16_t>(fields[field].standard.whole)
               : static_cast<std::int16_t>(below(choice ? fields[field].values.size() : 2));
    try {
      rules().derive(withheld);
    } catch (const SourceError&) {
      continue;
    }
    // A state that means that it is gone takes it off the table: then the answer itself says so.
    if (!withheld.unit(u).present) continue;
    const tell::Judgement told = tell::judged(rules(), withheld, u, kind, noUnit);
    if (told.legal == known.legal) continue;
    ++turned;
    const auto assumed = tell::assumptions(rules(), withheld, told, u);
    EXPECT_TRUE(
        std::ranges::any_of(assumed, [&](const tell::Assumed& one) { return one.field == field && one.unit == u; }))
        << nameOf(battle, u) << ": " << fields[field].name;
  }
  RecordProperty("answers that a withheld fact turned", turned);
}

// Two facts at once that nobody has told: one of them is named, or both together.
TEST_P(Tell, NoAnswerContradictsFullKnowledgeWithoutNamingOneOfTwoFacts) {
  Stream lots(streamSeed(seed, GetParam(), "two withheld"));
  Battle battle = begun(scenario());
  RolledDice dice(seed);
  SilentChronicle silent;
  const Fields& fields = rules().definition().unitStatus();
  const auto below = [&](std::size_t most) { return lots.below(static_cast<std::uint32_t>(most)); };
  const auto withhold = [&](Battle& from, UnitIndex u, std::size_t field) {
    const Field& of = fields[field];
    if (of.type == FieldType::choice)
      from.unit(u).status.at[field] = static_cast<std::int16_t>(below(of.values.size()));
    else if (of.type == FieldType::boolean)
      from.unit(u).status.at[field] = static_cast<std::int16_t>(below(2));
    else if (of.type == FieldType::integer && of.holds == Holds::number)
      from.unit(u).status.at[field] = static_cast<std::int16_t>(of.standard.whole);
  };
  int turned = 0;
  for (int moment = 0; moment < 16 && !rules().outcome(battle); ++moment) {
    for (std::uint32_t n = 1 + lots.below(8); n-- > 0 && !rules().outcome(battle);) {
      ActionList list;
      rules().drawCandidate(battle, rules().decision(battle), lots, list);
      rules().resolve(battle, list.front(), dice, silent);
    }
    if (rules().outcome(battle)) break;
    const Decision decision = rules().decision(battle);
    std::vector<int> kinds;
    for (const int kind : tell::kindsOfUnits(rules().definition()))
      if (decision.allows(kind)) kinds.push_back(kind);
    if (kinds.empty()) continue;
    const std::vector<int> kind{kinds[below(kinds.size())]};
    for (int two = 0; two < 6; ++two) {
      const auto u = static_cast<UnitIndex>(below(battle.units.size()));
      if (!battle.unit(u).present) continue;
      const std::size_t one = below(fields.size());
      const std::size_t other = below(fields.size());
      const tell::Judgement known = tell::judged(rules(), battle, u, kind, noUnit);
      Battle withheld = battle;
      withhold(withheld, u, one);
      withhold(withheld, u, other);
      try {
        rules().derive(withheld);
      } catch (const SourceError&) {
        continue;
      }
      if (one == other || rules().outcome(withheld)) continue;
      // Facts that follow from others are not withheld: they must be back as they were when these two are.
      Battle back = withheld;
      back.unit(u).status.at[one] = battle.unit(u).status.at[one];
      back.unit(u).status.at[other] = battle.unit(u).status.at[other];
      try {
        rules().derive(back);
      } catch (const SourceError&) {
        continue;
      }
      if (!(back == battle)) continue;
      const tell::Judgement told = tell::judged(rules(), withheld, u, kind, noUnit);
      if (told.legal == known.legal) continue;
      ++turned;
      const auto assumed = tell::assumptions(rules(), withheld, told, u);
      EXPECT_TRUE(std::ranges::any_of(
          assumed, [&](const tell::Assumed& fact) { return fact.names(u, one) || fact.names(u, other); }))
          << nameOf(battle, u) << ": " << fields[one].name << ", " << fields[other].name;
    }
  }
  RecordProperty("answers that two withheld facts turned", turned);
}

std::string nameOfScenario(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, Tell, testing::Range<std::size_t>(0, scenarios().size()), nameOfScenario);

// The lines of a club evening, word for word.
class TellCannae : public testing::Test {
 protected:
  TellCannae() {
    const auto found =
        std::ranges::find_if(scenarios(), [](const Scenario& one) { return one.name == "hannibal_cannae"; });
    scenario_ = &*found;
    battle_ = begun(*scenario_);
  }
  [[nodiscard]] Told tell(const std::string& line) const { return tellLine(*scenario_->rules, battle_, line); }
  [[nodiscard]] UnitIndex unit(std::string_view name) const {
    const auto& units = battle_.setup->units;
    return static_cast<UnitIndex>(std::ranges::find(units, name, &UnitInfo::name) - units.begin());
  }
  [[nodiscard]] int field(std::string_view name) const {
    return indexOf(scenario_->rules->definition().unitStatus(), name);
  }
  const Scenario* scenario_ = nullptr;
  Battle battle_;
};

TEST_F(TellCannae, AClubPlayersWords) {
  const Told told = tell("legio 2 lose 2, fall back 3; boii rout");
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  EXPECT_EQ(told.understood.size(), 3U);
  const Battle changed = after(*scenario_->rules, battle_, told);
  const UnitIndex legion = unit("Legio II");
  EXPECT_EQ(changed.unit(legion).status.at[static_cast<std::size_t>(field("hits"))], 2);
  EXPECT_EQ(changed.unit(legion).pose, movedBack(battle_.unit(legion).pose, 3 * oneInch));
  EXPECT_EQ(changed.unit(unit("Boii")).status.at[static_cast<std::size_t>(field("routed"))], 1);
}

// "The legion" is clear if only one of them fights.
TEST_F(TellCannae, TheOneThatFightsIsMeant) {
  ASSERT_TRUE(tell("legio lose 1").stopped);
  const Battle fighting = after(*scenario_->rules, battle_, tell("legio 2 contact boii"));
  const Told told = tellLine(*scenario_->rules, fighting, "legio lose 1");
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  EXPECT_EQ(after(*scenario_->rules, fighting, told)
                .unit(unit("Legio II"))
                .status.at[static_cast<std::size_t>(field("hits"))],
            1);
}

TEST_F(TellCannae, WhoBeginsIsToldInPeoplesWords) {
  const Told told = tellLine(*scenario_->rules, scenario_->start, "rome begins");
  ASSERT_EQ(told.understood.size(), 1U);
  EXPECT_EQ(told.understood.front().words, "Rome begins");
}

// The throws that a step asked for are kept as not known until somebody tells of them.
TEST_F(TellCannae, WhatWasLeftOpenIsKeptOverSteps) {
  Session session(scenario_->rules, battle_, seed);
  const auto say = [&](const std::string& line) {
    const Told told = tellLine(session, line);
    ASSERT_FALSE(told.stopped) << line << ": " << told.stopped->why;
    session.override(told.changes, {});
  };
  UnsettledFacts facts;
  EXPECT_TRUE(facts.of(session).empty());
  say("legio 2 contact boii");
  // The phase stops at the blows that are due; going on leaves them open.
  say("next phase");
  say("next phase");
  const auto open = [&](std::string_view name) {
    return std::ranges::any_of(facts.of(session), [&](const Unsettled& one) { return one.unit == unit(name); });
  };
  EXPECT_TRUE(open("Boii"));
  EXPECT_TRUE(open("Legio II"));
  say("boii lose 1");
  EXPECT_FALSE(open("Boii"));
  EXPECT_TRUE(open("Legio II"));
  say("legio 2 nothing");
  EXPECT_FALSE(open("Legio II"));
  session.undo();
  EXPECT_TRUE(open("Legio II"));
  say("turn 4");
  EXPECT_TRUE(open("Legio II"));
}

TEST_F(TellCannae, WhatDoesNotHangTogetherIsSaid) {
  EXPECT_TRUE(stateDoubts(*scenario_->rules, battle_).empty());
  const Battle odd = after(*scenario_->rules, battle_, tell("legio 2 right 2"));
  const auto doubts = stateDoubts(*scenario_->rules, odd);
  ASSERT_FALSE(doubts.empty());
  EXPECT_NE(doubts.front().words.find("stand on one spot"), std::string::npos) << doubts.front().words;
}

TEST_F(TellCannae, ALegalMoveIsToldWithItsWay) {
  Session session(scenario_->rules, battle_, seed);
  session.override(tell("boii 5 ahead").changes, {});
  auto answer = wasThatLegal(session);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->says, ToldAnswer::Says::yes) << answer->lines.front();
  EXPECT_TRUE(std::ranges::any_of(
      answer->lines, [](const std::string& line) { return line.find("5 in ahead") != std::string::npos; }));
  session.undo();
  session.override(tell("boii 13 ahead").changes, {});
  answer = wasThatLegal(session);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->says, ToldAnswer::Says::no);
}

TEST_F(TellCannae, NobodyLosesMoreThanThereIs) {
  const Told told = tell("velites 2 lose 99");
  ASSERT_TRUE(told.stopped);
  EXPECT_TRUE(told.understood.empty());
  EXPECT_NE(told.stopped->why.find("can suffer 20 more at most"), std::string::npos) << told.stopped->why;
}

TEST_F(TellCannae, ASideAloneAnswersWhoBegins) {
  const Told asked = tellLine(*scenario_->rules, scenario_->start, "next");
  ASSERT_TRUE(asked.stopped);
  EXPECT_EQ(asked.stopped->choices, (std::vector<std::string>{"Carthage", "Rome"}));
  const Told told = tellLine(*scenario_->rules, scenario_->start, "rome, next");
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  EXPECT_EQ(after(*scenario_->rules, scenario_->start, told).active, 1);
}

TEST_F(TellCannae, AllOfAKind) {
  const Battle changed = after(*scenario_->rules, battle_, tell("velites all hits 1"));
  for (const char* name : {"Velites 1", "Velites 2", "Velites 3"})
    EXPECT_EQ(changed.unit(unit(name)).status.at[static_cast<std::size_t>(field("hits"))], 1) << name;
}

TEST_F(TellCannae, AllOfAKindGoAheadTogether) {
  const Battle changed = after(*scenario_->rules, battle_, tell("all legio 4 ahead"));
  for (const char* name : {"Legio I", "Legio IV", "Legio VIII"})
    EXPECT_EQ(changed.unit(unit(name)).pose, movedAhead(battle_.unit(unit(name)).pose, 4 * oneInch)) << name;
}

TEST_F(TellCannae, OneOfSeveralIsAskedBackAndANumberIsEnough) {
  const Told told = tell("velites lose 1");
  ASSERT_TRUE(told.stopped);
  EXPECT_EQ(told.stopped->word, "velites");
  EXPECT_EQ(told.stopped->choices, (std::vector<std::string>{"Velites 1", "Velites 2", "Velites 3"}));
  EXPECT_FALSE(tell("legio 2 lose 1").stopped);
}

TEST_F(TellCannae, ContactIsFlushWithTheSideThatIsNamed) {
  const Told told = tell("triarii 1 contact boii flank");
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  const Battle changed = after(*scenario_->rules, battle_, told);
  const Unit& own = changed.unit(unit("Triarii 1"));
  const Unit& foe = changed.unit(unit("Boii"));
  EXPECT_TRUE(touching(Footprint(own.pose, own.base), Footprint(foe.pose, foe.base)));
}

TEST_F(TellCannae, GermanAndFrenchWordsMeanTheSame) {
  const UnitIndex boii = unit("Boii");
  for (const char* line : {"boii lose 2", "boii verlieren 2", "boii perdent 2", "boii nehmen 2 treffer", "boii +2"}) {
    const Told told = tell(line);
    ASSERT_FALSE(told.stopped) << line << ": " << told.stopped->why;
    EXPECT_EQ(after(*scenario_->rules, battle_, told).unit(boii).status.at[static_cast<std::size_t>(field("hits"))], 2)
        << line;
  }
}

// The verb may stand behind the name, as French has it.
TEST_F(TellCannae, TheVerbOfAQuestionStandsBeforeTheNameOrBehindIt) {
  const Told asked = tell("may velites 2 shoot?");
  ASSERT_TRUE(asked.answer);
  for (const char* line : {"velites 2 may shoot?", "velites 2 peuvent shoot ?", "les velites 2 peuvent-ils shoot ?"}) {
    const Told told = tell(line);
    ASSERT_TRUE(told.answer) << line << (told.stopped ? told.stopped->why : "");
    EXPECT_EQ(told.answer->lines, asked.answer->lines) << line;
  }
}

// Foot beside foot keeps no inch from its neighbour, and may go twelve.
TEST_F(TellCannae, HowFarOneMayGoIsNoGapThatIsKept) {
  for (const Matter& matter : whatMattersNow(*scenario_->rules, battle_)) {
    EXPECT_EQ(matter.figures.find("at most 0 in"), std::string::npos) << matter.words << ": " << matter.figures;
    EXPECT_EQ(matter.figures.find(" 0 in"), std::string::npos) << matter.words << ": " << matter.figures;
  }
}

TEST_F(TellCannae, AQuestionSaysForWhichStepItIs) {
  const Told told = tell("may velites 2 shoot?");
  ASSERT_TRUE(told.answer) << (told.stopped ? told.stopped->why : "");
  EXPECT_NE(told.answer->head.find("Rome"), std::string::npos) << told.answer->head;
  EXPECT_FALSE(told.answer->lines.empty());
  EXPECT_TRUE(told.changes.empty());
}

}  // namespace
}  // namespace signifer::conformance::tell_test
