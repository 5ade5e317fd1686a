// The shared phase/turn interface: what a rule set is. One immutable instance serves all threads; a battle's state is
// the Battle that is handed in. `judge` never changes anything, `resolve` assumes that `judge` agreed.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "battle/battle.h"
#include "dice/dice.h"
#include "dice/stream.h"
#include "rules/chronicle.h"
#include "rules/definition.h"
#include "rules/measuring.h"
#include "rules/portrait.h"
#include "rules/procedure.h"
#include "rules/sitting.h"
#include "rules/verdict.h"

namespace signifer {

struct Outcome {
  /// The side that has won, noSide for a draw.
  SideIndex winner = noSide;
  /// A phrase that says why.
  std::string_view why;
  std::vector<std::string_view> rules;
};

class KeptNearest;

class RuleSet {
 public:
  explicit RuleSet(Definition definition) : definition_(std::move(definition)) {}
  virtual ~RuleSet();
  RuleSet(const RuleSet&) = delete;
  RuleSet& operator=(const RuleSet&) = delete;

  [[nodiscard]] const Definition& definition() const { return definition_; }
  [[nodiscard]] const std::vector<std::unique_ptr<Procedure>>& procedures() const { return procedures_; }
  [[nodiscard]] const Procedure* findProcedure(std::string_view id) const;

  /// Makes a battle that a file has set up ready for its first decision: derived statuses, whose turn, the first step.
  /// A battle saved in mid-turn is not deployed again.
  virtual void deploy(Battle& battle) const = 0;
  /// Works out again what follows from positions and statuses (contacts, lines): called after an override or a reading.
  virtual void derive(Battle& battle) const = 0;
  /// What is asked now. While there is no outcome there is always a side that has something to answer.
  [[nodiscard]] virtual Decision decision(const Battle& battle) const = 0;
  /// Adds a finite, sensible choice of answers, each of which `judge` finds legal; never none.
  virtual void candidates(const Battle& battle, const Decision& decision, ActionList& out) const = 0;
  /// Adds at most so many of the candidates, and at least one, drawn by lot, each about as likely as the next: what
  /// random play asks for thousands of times. Where a rule set can, it works out no more than it draws; by
  /// default all of them are listed.
  virtual void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                              ActionList& out) const;
  /// One of them.
  void drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const {
    drawCandidates(battle, decision, 1, lots, out);
  }
  /// Whether the action answers the decision of the moment by the rules. An action whose path is still empty is judged
  /// as far as it goes: may this unit do that at all? What only a chosen option permits is said with the reasons that
  /// the ledger's own options would give against it.
  [[nodiscard]] Verdict judge(const Battle& battle, const Action& action) const;
  /// Does it, and everything that follows until somebody has to decide again.
  virtual void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const = 0;
  /// The battle to be played on in one go; while the sitting lasts, nothing else may change it. By default each of its
  /// questions is asked of the rule set anew.
  [[nodiscard]] virtual std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const;
  /// The winner and the reason; nothing while the battle goes on.
  [[nodiscard]] virtual std::optional<Outcome> outcome(const Battle& battle) const = 0;

  /// A side's standing, in hundredths of the rule set's measure of victory: the machine commander's yardstick. Positive
  /// is good.
  [[nodiscard]] virtual int appraise(const Battle& battle, SideIndex side) const = 0;
  /// A side's standing in one of many battles that differ little from each other, such as the outcomes of one decision.
  /// `kept` is what was found of the others, of this rule set alone. Quicker where a rule set goes by who stands near.
  [[nodiscard]] virtual int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& /*kept*/) const {
    return appraise(battle, side);
  }
  /// A side's standing at the end of a playout, to be compared with others and not played on from. It comes closer to
  /// who will win than appraise(). It leaves out what appraise() adds only to make armies close in, where a rule set
  /// tells the two apart.
  [[nodiscard]] virtual int appraiseEnd(const Battle& battle, SideIndex side) const { return appraise(battle, side); }
  /// The chance, 0 to 1, that who stands so by appraiseEnd() wins; nothing where nobody has found it out.
  [[nodiscard]] virtual std::optional<double> chanceAtEnd(int /*worth*/) const { return std::nullopt; }
  /// The yardstick by which a planning commander looks at its answers one by one, before it plays the best of them out.
  /// It comes closer to who will win than appraise(), in the same measure, and it is dearer. `thorough`: he takes his
  /// time.
  [[nodiscard]] virtual int appraisePlanned(const Battle& battle, SideIndex side, bool /*thorough*/) const {
    return appraise(battle, side);
  }
  /// About how many times dearer it is to try an answer by appraisePlanned() here than in the rule set where that is
  /// quickest: who bounds his work counts each answer so often. As in most where nobody has measured it.
  [[nodiscard]] virtual int costOfPlanned() const { return 2; }
  /// The factor by which a thorough commander plays out more answers here than elsewhere, because answers that look
  /// best by themselves are seldom the best; at least 1.
  [[nodiscard]] virtual int breadthOfPlanned() const { return 1; }
  /// Whether the action only lets units move afterwards, such as an order or a roll for a move. A commander whose plan
  /// has them hold does without it.
  [[nodiscard]] virtual bool leadsToMove(const Action& /*action*/) const { return false; }
  /// Whether the action, one of those asked for now, costs nothing that could be kept for later. Examples are a shot in
  /// the step where all shoot, or a try to rally. A planning commander does such a thing rather than nothing.
  [[nodiscard]] virtual bool costsNothing(const Battle& /*battle*/, const Action& /*action*/) const { return false; }
  /// The marks of a unit on the table: state marks, harm, whether it may act.
  [[nodiscard]] virtual Portrait portray(const Battle& battle, UnitIndex unit) const = 0;
  /// The points that the players should not forget in this step.
  [[nodiscard]] virtual std::vector<Reminder> reminders(const Battle& battle) const = 0;
  /// The action that dragging this unit to `where` means for the present decision (a move, a charge); the kind stays
  /// -1 where it means nothing. Need not be legal.
  [[nodiscard]] virtual Action propose(const Battle& battle, UnitIndex unit, Point where) const = 0;
  /// The places that the unit of an action would reach, pose by pose, if the action were carried out without
  /// interruption.
  [[nodiscard]] virtual std::vector<Pose> trace(const Battle& battle, const Action& action) const = 0;
  /// The sides' standing in figures, best first: stamina, morale.
  [[nodiscard]] virtual std::vector<Standing> standings(const Battle& battle) const = 0;

  /// The measures around a unit in its place: ranges, commands that it hears or gives, zones that it keeps. None where
  /// the rules speak of none.
  [[nodiscard]] virtual std::vector<Zone> zones(const Battle& /*battle*/, UnitIndex /*unit*/) const { return {}; }
  /// Whether one unit sees another, and what hides it; nothing where the rules know no sight.
  [[nodiscard]] virtual std::optional<SightLine> sight(const Battle& /*battle*/, UnitIndex /*viewer*/,
                                                       UnitIndex /*other*/) const {
    return std::nullopt;
  }

  /// The distance between two units, as this rule set counts it: inches from edge to edge, or squares on a grid.
  [[nodiscard]] virtual Figure apart(const Battle& battle, UnitIndex one, UnitIndex other) const;

  /// The unit with which it goes and fights, as characters do; itself where it is alone.
  [[nodiscard]] virtual UnitIndex carrier(const Battle& /*battle*/, UnitIndex unit) const { return unit; }

  /// Keeps the rule set under the ledger's own options; `judge` asks it where this one was made under others.
  void compareWith(std::unique_ptr<const RuleSet> ledger) { ledger_ = std::move(ledger); }

 protected:
  /// The verdict under the options that were chosen.
  [[nodiscard]] virtual Verdict verdictOn(const Battle& battle, const Action& action) const = 0;
  void addProcedure(std::unique_ptr<Procedure> procedure) { procedures_.push_back(std::move(procedure)); }
  /// Complains where procedures.json has a procedure that the code has not.
  void requireAllProcedures() const;

 private:
  Definition definition_;
  std::vector<std::unique_ptr<Procedure>> procedures_;
  std::unique_ptr<const RuleSet> ledger_;
};

/// The reason why an action is not asked for now, if `decision` does not allow it. It names the question of the moment,
/// its side and its unit, by the row of the sequence. The words are those of the task that waits (`asks` in <id>.json),
/// or of the step (`asks` in sequence.json).
[[nodiscard]] Reason notNow(const Definition& definition, const Battle& battle, const Decision& decision);

using MakeRuleSet = std::unique_ptr<RuleSet> (*)(Definition definition);

/// A rule set from its folder under house rules. Throws SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> makeRuleSet(MakeRuleSet make, const std::filesystem::path& folder,
                                                   const HouseRules& house = {});

}  // namespace signifer
