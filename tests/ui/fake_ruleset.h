// A toy rule set for the window's tests: each unit marches or shoots once a turn, and whoever is shot at answers. Small
// enough to foresee every verdict, whole enough to use every part of the shared interface. Its data stand in drill/.
#pragma once

#include <cstdint>
#include <memory>

#include "library/loader.h"
#include "play/session.h"
#include "rules/procedure_for.h"
#include "rules/ruleset.h"

namespace signifer::drill {

enum class Kind : std::int8_t { march, shoot, answer, goOn };
enum class Status { hits, acted, disorder, routed };
enum class Profile { strength, march, missiles };

struct ShotIn;
struct ShotOut;

class Drill final : public RuleSet {
 public:
  explicit Drill(Definition definition);

  void deploy(Battle& battle) const override;
  void derive(Battle& battle) const override;
  [[nodiscard]] Decision decision(const Battle& battle) const override;
  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override;
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override;
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override;
  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override;
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override;
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override;
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override;
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override;
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override;
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override;

 private:
  void judgeMarch(const Battle& battle, const Action& action, Verdict& verdict) const;
  void judgeShot(const Battle& battle, const Action& action, Verdict& verdict) const;
  void shoot(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const;

  const ProcedureFor<ShotIn, ShotOut>* shot_ = nullptr;
};

[[nodiscard]] std::unique_ptr<RuleSet> make(Definition definition);

/// A library that holds the toy alone.
[[nodiscard]] RuleSetLibrary library();
/// drill/field.json as a new session.
[[nodiscard]] std::unique_ptr<Session> newSession(std::uint64_t seed = 7);

}  // namespace signifer::drill
