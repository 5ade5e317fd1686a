// A rule set that is played on the table, put together from its parts: its book, and what play, the referee and the
// candidates make of a position. What the window asks of a position are free functions beside it.
#pragma once

#include "dice/sources.h"
#include "rules/gestures.h"
#include "rules/hand_turns.h"
#include "rules/proposals.h"
#include "rules/ruleset.h"

namespace signifer {

/// `Book` is made of a definition and holds `rulings`; `Course` is the table of the turn (rules/course.h).
template <class Book, class Position, class Course, class Play, class Referee, class Candidates>
class PlayedRuleSet : public RuleSet, public PoseReader, public HandTurns {
 public:
  /// Throws SourceError where <id>.json is not the one that the rule set's slots.h was written from.
  explicit PlayedRuleSet(Definition given) : RuleSet(fitting(std::move(given))), book_(definition()) {}

  void deploy(Battle& battle) const override { silently(battle).deploy(); }
  void derive(Battle& battle) const override { silently(battle).derive(); }
  [[nodiscard]] Decision decision(const Battle& battle) const override { return Course::decision(at(battle)); }
  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    const Position position = at(battle);
    Candidates(position, out).list(decision);
  }
  void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                      ActionList& out) const override {
    draw(at(battle), decision, most, lots, out);
  }
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    Play play(book_, battle, dice, chronicle);
    Course::resolve(play, action);
  }
  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override {
    return std::make_unique<SittingOf>(*this, battle, dice, chronicle);
  }
  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override { return outcomeOf(at(battle)); }
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override { return worthOf(at(battle), side); }
  [[nodiscard]] int appraiseEnd(const Battle& battle, SideIndex side) const override {
    return endWorth(at(battle), side);
  }
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override {
    return portraitOf(at(battle), unit);
  }
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override { return remindersOf(at(battle)); }
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override {
    return readPose(battle, unit, where);
  }
  [[nodiscard]] Action readPose(const Battle& battle, UnitIndex unit, const Shown& shown) const override {
    return proposed(at(battle), unit, shown);
  }
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override {
    return traced(at(battle), action);
  }
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override { return standingsOf(at(battle)); }

  [[nodiscard]] StepIndex stopOf(const Battle& battle, StepIndex step) const override {
    const Position position = at(battle);
    return position.places()[position.places().stopAt(step)];
  }
  // If neither a throw nor a choice decides it, the file has said it.
  [[nodiscard]] bool openerUnknown(const Battle& /*battle*/) const override { return false; }
  void open(Battle& /*battle*/, SideIndex /*side*/) const override {}
  void takeOff(Battle& battle, UnitIndex unit) const override { battle.unit(unit).present = false; }
  void bringBack(Battle& battle, UnitIndex unit) const override { battle.unit(unit).present = true; }
  void loseLeader(Battle& battle, PersonIndex p) const override {
    Person& person = battle.person(p);
    person.present = false;
    person.unit = noUnit;
    if (const int lost = indexOf(definition().personStatus(), "lost"); lost >= 0)
      person.status.at[static_cast<std::size_t>(lost)] = 1;
  }
  void noteMoved(Battle& /*battle*/, UnitIndex /*unit*/, const HandMove& /*move*/) const override {}
  bool noteCharged(Battle& battle, UnitIndex unit, UnitIndex /*enemy*/) const override {
    if (battle.unit(unit).side == battle.active) noteMoved(battle, unit, {});
    return true;
  }
  [[nodiscard]] std::string_view tests() const override { return {}; }
  void noteShot(Battle& /*battle*/, UnitIndex /*unit*/) const override {}
  void noteHarmed(Battle& /*battle*/, UnitIndex /*unit*/, int /*harm*/) const override {}
  void noteState(Battle& /*battle*/, UnitIndex /*unit*/, const Unit& /*before*/) const override {}
  void noteSide(Battle& /*battle*/, SideIndex /*side*/, const SideState& /*before*/) const override {}
  // Play may know nothing of fates by hand, or a die that nobody told would decide: then there is none.
  [[nodiscard]] FateNoted noteFate(Battle& battle, const HandFate& fate) const override {
    if constexpr (requires(Play & play) { play.fateByHand(fate); }) {
      Battle after = battle;
      try {
        const FateNoted noted = silently(after).play.fateByHand(fate);
        if (noted.known) battle = std::move(after);
        return noted;
      } catch (const ScriptError&) {
        return {.known = false};
      }
    }
    return {.known = false};
  }
  // The last stop of a player turn looks who has won and hands over. Where it throws dice the rule set says by itself
  // how a turn ends; else the turn is only handed over.
  void endPlayerTurn(Battle& battle) const override {
    battle.tasks.clear();
    const Battle before = battle;
    try {
      Silently hand = silently(battle);
      const auto& last = Course::steps.back();
      const auto ends = last.onward != nullptr ? last.onward : last.work;
      if (ends != nullptr) ends(hand.play);
    } catch (const ScriptError&) {
      battle = before;
    }
    battle.tasks.clear();
    if (battle.active != before.active || battle.turn != before.turn || outcome(battle)) return;
    battle.active = enemyOf(battle.active);
    if (battle.active == 0) ++battle.turn;
  }

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    const Position position = at(battle);
    return Referee(position).judge(action);
  }
  /// Takes the procedures, all of which the forms name.
  void addProcedures(std::vector<std::unique_ptr<Procedure>> procedures) {
    for (auto& procedure : procedures) addProcedure(std::move(procedure));
    requireAllProcedures();
  }

  // Setting up rolls no dice, and nobody listens.
  struct Silently {
    SilentChronicle silent;
    ScriptedDice none{{}};
    Play play;
    Silently(const Book& book, Battle& battle) : play(book, battle, none, silent) {}
    void deploy() { play.deploy(); }
    void derive() { play.derive(); }
  };
  [[nodiscard]] Silently silently(Battle& battle) const { return Silently(book_, battle); }

  [[nodiscard]] Position at(const Battle& battle) const { return Position(book_, battle); }
  /// appraiseEnd() of a battle that has been measured.
  [[nodiscard]] virtual int endWorth(const Position& position, SideIndex side) const { return worthOf(position, side); }

  Book book_;

 private:
  static Definition fitting(Definition given) {
    given.requireSlots(slotListsOf(Course::goesOn()));
    return given;
  }
  static void draw(const Position& position, const Decision& decision, std::size_t most, Stream& lots,
                   ActionList& out) {
    const std::size_t first = out.size();
    if constexpr (requires(Candidates all) { all.draw(decision, most, lots); }) {
      Candidates(position, out).draw(decision, most, lots);
    } else {
      Candidates(position, out).list(decision);
      keepSome(out, first, most, lots);
    }
  }
  // One play for all answers: its position keeps what it knows.
  class SittingOf final : public Sitting {
   public:
    SittingOf(const PlayedRuleSet& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
        : Sitting(rules, battle), rules_(rules), play_(rules.book_, battle, dice, chronicle) {
      if constexpr (requires { play_.remember(); }) play_.remember();
      rest(play_.position());
    }

    [[nodiscard]] Decision decision() const override { return Course::decision(play_.position()); }
    void candidates(const Decision& decision, ActionList& out) const override {
      Candidates(play_.position(), out).list(decision);
    }
    void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const override {
      draw(play_.position(), decision, most, lots, out);
    }
    void resolve(const Action& action) override { Course::resolve(play_, action); }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return outcomeOf(play_.position()); }
    [[nodiscard]] int appraiseEnd(SideIndex side) const override { return rules_.endWorth(play_.position(), side); }

   private:
    const PlayedRuleSet& rules_;
    Play play_;
  };
};

}  // namespace signifer
