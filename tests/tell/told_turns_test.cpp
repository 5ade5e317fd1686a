// A turn told as players tell it, with questions at every step. The answers are the full referee's in that position:
// nobody whom it offers an action is refused, and nobody whom it refuses is allowed one.
#include <gtest/gtest.h>

#include "play/foresight.h"
#include "tell/matters.h"
#include "tell/throw_words.h"
#include "tell/told_battle.h"

namespace signifer::conformance::told_turns_test {
namespace {

constexpr std::size_t mostAsked = 2;
constexpr int mostSteps = 60;

class ToldTurns : public ToldBattle, public testing::WithParamInterface<const char*> {
 protected:
  [[nodiscard]] std::vector<int> kindsOf(const Decision& decision, std::string_view gesture) const {
    std::vector<int> kinds;
    const auto& all = rules().definition().actions();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].gesture == gesture && decision.allows(static_cast<int>(i))) kinds.push_back(static_cast<int>(i));
    return kinds;
  }
  [[nodiscard]] bool isPlain(UnitIndex u) const {
    const std::string& name = battle_.setup->units[static_cast<std::size_t>(u)].name;
    return name.find(',') == std::string::npos && std::ranges::count(battle_.setup->units, name, &UnitInfo::name) == 1;
  }
  [[nodiscard]] UnitIndex nearestFoe(UnitIndex u) const {
    UnitIndex nearest = noUnit;
    double least = 0;
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      if (!battle_.unit(v).present || battle_.unit(v).side == battle_.unit(u).side || !isPlain(v)) continue;
      const Vec2 way = toVec(battle_.unit(v).pose.centre) - toVec(battle_.unit(u).pose.centre);
      if (nearest != noUnit && squaredLength(way) >= least) continue;
      nearest = v;
      least = squaredLength(way);
    }
    return nearest;
  }
  // Whether the referee has any action of the kinds for the unit, as it stands or as a candidate.
  [[nodiscard]] bool allows(const ActionList& offered, const std::vector<int>& kinds, UnitIndex u) const {
    const auto fits = [&](const Action& one) {
      return one.unit == u && std::ranges::find(kinds, one.kind) != kinds.end();
    };
    if (std::ranges::any_of(offered, fits)) return true;
    for (const int kind : kinds)
      for (UnitIndex foe = noUnit; foe < battle_.unitCount(); ++foe) {
        Action plain;
        plain.kind = static_cast<std::int8_t>(kind);
        plain.unit = u;
        plain.target = foe;
        if (rules().judge(battle_, plain).legal()) return true;
      }
    return false;
  }
  void ask(std::string_view gesture, std::string_view verb) {
    const Decision decision = rules().decision(battle_);
    const std::vector<int> kinds = kindsOf(decision, gesture);
    if (decision.automatic || kinds.empty() || !battle_.tasks.empty()) return;
    ActionList offered;
    rules().candidates(battle_, decision, offered);
    const Told who = tell("who may " + std::string(verb) + "?");
    ASSERT_TRUE(who.answer) << verb;
    std::size_t yes = 0;
    std::size_t no = 0;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (!battle_.unit(u).present || battle_.unit(u).side != decision.side || !isPlain(u)) continue;
      const bool may = std::ranges::any_of(offered, [&](const Action& one) {
        return one.unit == u && std::ranges::find(kinds, one.kind) != kinds.end();
      });
      if (++(may ? yes : no) > mostAsked) continue;
      const std::string line = "may " + unitInFull(battle_, u) + " " + std::string(verb) + "?";
      const Told told = tell(line);
      ASSERT_TRUE(told.answer) << line;
      ++asked_;
      const std::string where = line + " " + told.answer->head + ": " + told.answer->lines.front();
      if (may) {
        EXPECT_EQ(told.answer->says, ToldAnswer::Says::yes) << where;
        EXPECT_NE(who.answer->lines.front().find(unitInFull(battle_, u)), std::string::npos)
            << line << " " << who.answer->lines.front();
      } else if (told.answer->says == ToldAnswer::Says::yes && told.answer->head == who.answer->head) {
        EXPECT_TRUE(allows(offered, kinds, u)) << where;
      }
    }
  }
  // The throws of the full referee are told with the same figures.
  void askThrows() {
    const Decision decision = rules().decision(battle_);
    if (!decision.automatic || !battle_.tasks.empty()) return;
    ActionList list;
    rules().candidates(battle_, decision, list);
    std::size_t count = 0;
    for (const ForeseenThrow& one : foreseen(rules(), battle_, list.front())) {
      if (one.dice.unit == noUnit || !one.ruling || !isPlain(one.dice.unit) || ++count > mostAsked) continue;
      const std::string name = unitInFull(battle_, one.dice.unit);
      const std::string wanted = tell::throwInWords(rules(), battle_, one);
      const std::string line = "what does " + name + " need?";
      EXPECT_NE(answer(line).find(wanted), std::string::npos) << line << "\n" << answer(line) << "wanted: " << wanted;
      ++asked_;
    }
  }
  // As far ahead as the answer says, and no farther.
  void askHowFar() {
    const Decision decision = rules().decision(battle_);
    const std::vector<int> kinds = kindsOf(decision, "move");
    if (decision.automatic || kinds.empty() || !battle_.tasks.empty() || battle_.setup->columns > 0) return;
    ActionList offered;
    rules().candidates(battle_, decision, offered);
    const auto moves = [&](const Action& one) {
      return one.unit != noUnit && isPlain(one.unit) && std::ranges::find(kinds, one.kind) != kinds.end();
    };
    const auto found = std::ranges::find_if(offered, moves);
    if (found == offered.end()) return;
    const std::string line = "how far may " + unitInFull(battle_, found->unit) + " move?";
    const std::string words = answer(line);
    for (const int kind : kinds) {
      const std::string start = rules().definition().actions()[static_cast<std::size_t>(kind)].title + ": at most ";
      const std::size_t at = words.find(start);
      if (at == std::string::npos) continue;
      const double far = std::stod(words.substr(at + start.size()));
      EXPECT_FALSE(isTooFar(kind, found->unit, far, far)) << line << "\n" << words;
      EXPECT_TRUE(isTooFar(kind, found->unit, far + 0.5, far)) << line << "\n" << words;
      ++asked_;
    }
  }
  // By the allowance alone: somebody may stand in the way as well.
  [[nodiscard]] bool isTooFar(int kind, UnitIndex u, double inches, double allowed) const {
    Action action;
    action.kind = static_cast<std::int8_t>(kind);
    action.unit = u;
    (void)action.path.add({LegKind::ahead, fromInches(inches)});
    return std::ranges::any_of(rules().judge(battle_, action).reasons, [&](const Reason& reason) {
      return reason.measured && reason.allowed && reason.measured->value > reason.allowed->value &&
             std::abs(reason.allowed->value - fromInches(allowed)) < oneInch / 10;
    });
  }
  // The first whom it concerns moves, charges the nearest enemy, or is hurt.
  void tellSomething() {
    const Decision decision = rules().decision(battle_);
    if (!battle_.tasks.empty()) return;
    for (const Matter& matter : whatMattersNow(rules(), battle_))
      if (matter.kind == Matter::Kind::throws && matter.against != noUnit && isPlain(matter.against)) {
        if (tell(unitInFull(battle_, matter.against) + " lose 1").stopped) continue;
        return say(unitInFull(battle_, matter.against) + " lose 1");
      }
    ActionList offered;
    if (!decision.automatic) rules().candidates(battle_, decision, offered);
    for (const std::string_view gesture : {"charge", "move"})
      for (const Action& one : offered) {
        if (one.unit == noUnit || !isPlain(one.unit)) continue;
        if (rules().definition().actions()[static_cast<std::size_t>(one.kind)].gesture != gesture) continue;
        const bool aims = gesture == "charge" && one.target != noUnit && isPlain(one.target);
        const std::string line = unitInFull(battle_, one.unit) +
                                 (aims ? " charges " + unitInFull(battle_, one.target) : std::string(" ahead 1"));
        if (tell(line).stopped) continue;
        return say(line);
      }
  }

  std::size_t asked_ = 0;
};

TEST_P(ToldTurns, AnswersAreTheRefereesAtEveryStep) {
  open(GetParam());
  if (comesBefore(rules(), battle_) == Before::whoBegins) say(std::string(sideName(battle_, 0)) + " go first");
  const int first = battle_.turn;
  for (int step = 0; step < mostSteps && battle_.turn <= first && !HasFatalFailure(); ++step) {
    if (comesBefore(rules(), battle_) != Before::nothing) break;
    tellSomething();
    ask("charge", "charge");
    ask("shoot", "shoot");
    askThrows();
    askHowFar();
    for (const char* line : {"what now?", "who must test?", "who fights whom?", "whose turn is it?", "who has won?"})
      EXPECT_TRUE(tell(line).answer) << line;
    say("next");
  }
  EXPECT_GT(asked_, 0U);
}

INSTANTIATE_TEST_SUITE_P(Battles, ToldTurns,
                         testing::Values("hannibal_trebia", "cb_raphia", "othw_zama", "fantasy_wardens",
                                         "initiative_sabis"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace signifer::conformance::told_turns_test
