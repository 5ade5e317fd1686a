// States that the rules find out of other facts are told as the rules have them, and a roll to hit is no other roll.
#include <set>

#include "dice/sources.h"
#include "dice/stream.h"
#include "language/field_words.h"
#include "tell/told_battle.h"

namespace signifer::conformance::states_test {
namespace {

class States : public ToldBattle {};

TEST_F(States, HitsMakeShakenInInitiativeOrder) {
  open("initiative_sabis", "romans begin");
  says("is legio xii shaken?", "Legio XII: Shaken: no");
  says("who is shaken?", "nobody");
  say("legio xii 11 hits");
  says("is legio xii shaken?", "Legio XII: Shaken: yes");
  says("who is shaken?", "Shaken: Legio XII");
  says("who is not steady?", "Legio XII");
  says("is legio xii steady?", "Legio XII: Shaken");
  says("is legio x steady?", "Nothing is wrong with Legio X");
  saysNot("is legio xii shattered?", "supports");
}

TEST_F(States, BeingInAFightIsNoStep) {
  open("initiative_sabis", "romans begin");
  for (const std::string question :
       {"is legio xii in hand-to-hand?", "is legio xii engaged?", "is legio xii in contact?"})
    says(question, "Legio XII: In hand-to-hand: no");
  open("hannibal_cannae", "rome begins");
  says("is legio iii in contact?", "In contact with the enemy: no");
  say("citizen horse 1 contact spanish horse");
  says("is spanish horse engaged?", "In contact with the enemy: yes");
  says("is spanish horse engaged?", "Citizen horse 1");
  says("who is in contact?", "Citizen horse 1");
}

TEST_F(States, OtherRuleSetsHaveTheirsToo) {
  open("hannibal_cannae", "rome begins");
  say("legio iii lose 3");
  says("is legio iii battle worn?", "Battle Worn: yes");
  says("who is worn?", "Battle Worn: Legio III");
  saysNot("is legio iii broken?", "turn");
  says("who is broken?", "Routed");
  says("is legio iii fleeing?", "Routed: no");
  open("cb_raphia", "ptolemy begins");
  say("guard horse gains 1 dp");
  says("is guard horse disordered?", "disordered: yes");
  says("who is disordered?", "Guard horse");
  says("who is fleeing?", "Broken");
}

TEST_F(States, DestroyedUnitsAreNamedThoughTheyAreOffTheTable) {
  open("fantasy_wardens", "the west march begins");
  say("eastern spearmen destroyed");
  says("who is destroyed?", "Eastern spearmen");
  open("othw_zama");
  say("hastati 1 destroyed");
  says("who is destroyed?", "Hastati 1");
  saysNot("who is destroyed?", "pursued");
}

TEST_F(States, AFateThatTheRulesDoNotHaveIsSaidToBeNone) {
  open("othw_zama", "carthage begins");
  const Told rally = tell("hastati 1 rallies");
  ASSERT_TRUE(rally.stopped);
  EXPECT_NE(rally.stopped->why.find("no such fate"), std::string::npos) << rally.stopped->why;
  open("hannibal_cannae", "rome begins");
  say("citizen horse 2 pursues 6");
  EXPECT_NE(words_.find("Taken as a move"), std::string::npos) << words_;
  EXPECT_NE(tell("citizen horse 1 pursues").stopped->why.find("no such fate"), std::string::npos);
}

TEST_F(States, TheRuleForAnActionIsItsRule) {
  open("hannibal_cannae", "rome begins");
  says("what is the rule for marching?", "HG-MOV-1: ");
  saysNot("what is the rule for marching?", "Has marched");
  EXPECT_TRUE(tell("what is the rule for dancing?").stopped);
}

// Figures say what they hang on.
TEST_F(States, AFigureNamesTheFactThatWouldChangeIt) {
  open("hannibal_cannae", "rome begins");
  says("how far may legio iii march?", "Has acted in this player turn: no");
  open("initiative_sabis", "romans begin");
  say("legio xii contact viromandui");
  says("what does legio xii need to hit?", "Disordered: no");
}

// No rule set answers a state that it does not have with another one.
TEST_F(States, AnUnknownStateIsSaidToBeUnknown) {
  std::set<std::string> seen;
  for (const Scenario& scenario : scenarios()) {
    if (isExample(scenario.rules->definition().id()) || !seen.insert(scenario.rules->definition().id()).second)
      continue;
    take(scenario);
    for (const std::string question : {"who is in reserve?", "who is wavering?", "who is out of command?"}) {
      const Told told = tell(question);
      ASSERT_TRUE(told.stopped) << scenario.name << ": " << question << ": "
                                << (told.answer ? told.answer->lines.front() : "");
      EXPECT_FALSE(told.stopped->choices.empty()) << scenario.name;
    }
  }
}

TEST_F(States, ToHitWithNobodyToHitIsNoOtherRoll) {
  open("initiative_sabis", "romans begin");
  saysNot("what does legio xii need to hit?", "order");
  says("what does legio xii need to hit?", "Say whom");
  says("Was braucht Legio XII um zu treffen?", "Say whom");
  says("De quoi Legio XII a besoin pour toucher ?", "Say whom");
  say("legio xii contact viromandui");
  says("what does legio xii need to hit?", "each");
  saysNot("what does legio xii need to hit?", "Give an order");
}

TEST_F(States, ToHitListsTargets) {
  open("fantasy_wardens", "the west march begins");
  say("western longbowmen at 30, 20");
  for (const std::string question :
       {"what does western longbowmen need to hit?", "De quoi Western longbowmen a besoin pour toucher ?",
        "Was braucht Western longbowmen zum Treffen?"})
    saysNot(question, "no dice");
}

// Facts are withheld at random: the figures are the same, or the fact is named.
TEST_F(States, NoFigureContradictsFullKnowledgeWithoutNamingTheFact) {
  constexpr std::uint64_t seed = 20261130;
  std::set<std::string> seen;
  int all = 0;
  for (const Scenario& scenario : scenarios()) {
    const std::string& id = scenario.rules->definition().id();
    if (isExample(id) || !seen.insert(id).second) continue;
    take(scenario);
    const Fields& fields = rules().definition().unitStatus();
    Stream lots(streamSeed(seed, seen.size(), "figures"));
    RolledDice dice(seed);
    SilentChronicle silent;
    int turned = 0;
    for (int i = 0; i < 600 && turned < 3 && !rules().outcome(battle_); ++i) {
      ActionList list;
      rules().drawCandidate(battle_, rules().decision(battle_), lots, list);
      rules().resolve(battle_, list.front(), dice, silent);
      if (comesBefore(rules(), battle_) != Before::nothing || i % 4 != 0) continue;
      const auto u = static_cast<UnitIndex>(lots.below(static_cast<std::uint32_t>(battle_.unitCount())));
      const std::size_t f = lots.below(static_cast<std::uint32_t>(fields.size()));
      const bool choice = fields[f].type == FieldType::choice;
      if (!battle_.unit(u).present || (!choice && fields[f].type != FieldType::boolean)) continue;
      const std::string question = "how far may " + unitInFull(battle_, u) + " move?";
      Battle withheld = battle_;
      const auto values = static_cast<std::uint32_t>(choice ? fields[f].values.size() : 2);
      withheld.unit(u).status.at[f] = static_cast<std::int16_t>(lots.below(values));
      Battle back;
      try {
        rules().derive(withheld);
        // A fact that follows from others is not withheld: it must be back as it was when it is told.
        back = withheld;
        back.unit(u).status.at[f] = battle_.unit(u).status.at[f];
        rules().derive(back);
      } catch (const SourceError&) {
        continue;
      }
      if (!withheld.unit(u).present || !(back == battle_)) continue;
      const Told known = tell(question);
      const Told told = tellLine(rules(), withheld, question);
      if (!known.answer || !told.answer || known.answer->head != told.answer->head) continue;
      if (known.answer->lines == told.answer->lines) continue;
      ++turned;
      std::string assumed;
      for (const std::string& line : told.answer->assumed) assumed += line + "\n";
      EXPECT_NE(assumed.find(captionOf(fields[f])), std::string::npos)
          << scenario.name << ": " << question << ": " << fields[f].name << "\n"
          << assumed;
    }
    all += turned;
  }
  EXPECT_GE(all, 6);
}

// OT-MOR-6, OT-MOR-7: a point as it falls to a unit's Leadership, from 6 on, and one for each further fall.
TEST_F(States, ATakenArmyMoraleOfOthwTakesStrength) {
  open("othw_zama", "carthage begins");
  const Definition& definition = rules().definition();
  const auto leadership = static_cast<std::size_t>(indexOf(definition.unitProfile(), "leadership"));
  const Battle before = battle_;
  say("rome army morale 5");
  EXPECT_NE(words_.find("Strength left"), std::string::npos) << words_;
  int worn = 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!before.unit(u).present || sideName(battle_, battle_.unit(u).side) != "Rome") continue;
    const std::string& name = battle_.setup->units[static_cast<std::size_t>(u)].name;
    const int from =
        std::min(6, static_cast<int>(battle_.setup->units[static_cast<std::size_t>(u)].profile[leadership]));
    const auto slot = static_cast<std::size_t>(indexOf(definition.unitStatus(), "strengthLeft"));
    const int lost = before.unit(u).status.at[slot] - battle_.unit(u).status.at[slot];
    EXPECT_EQ(lost, std::clamp(from - 5 + 1, 0, static_cast<int>(before.unit(u).status.at[slot]))) << name;
    worn += lost;
  }
  EXPECT_GT(worn, 0);
}

// Shooting is asked of those who have a target.
TEST_F(States, NobodyMayStillShootWhoHasNoTarget) {
  open("initiative_sabis", "romans begin");
  say("volleys");
  saysNot("what now?", "May still shoot");
  says("who may shoot?", "Nobody");
}

}  // namespace
}  // namespace signifer::conformance::states_test
