#include "rules/rulings_only.h"

#include <stdexcept>

namespace signifer {
namespace {

[[noreturn]] void noBattles() { throw std::logic_error("this rule set offers no battles"); }

}  // namespace

RulingsOnly::~RulingsOnly() = default;

void RulingsOnly::deploy(Battle&) const { noBattles(); }
void RulingsOnly::derive(Battle&) const { noBattles(); }
Decision RulingsOnly::decision(const Battle&) const { noBattles(); }
void RulingsOnly::candidates(const Battle&, const Decision&, ActionList&) const { noBattles(); }
Verdict RulingsOnly::judge(const Battle&, const Action&) const { noBattles(); }
void RulingsOnly::resolve(Battle&, const Action&, Dice&, Chronicle&) const { noBattles(); }
std::optional<Outcome> RulingsOnly::outcome(const Battle&) const { noBattles(); }
int RulingsOnly::appraise(const Battle&, SideIndex) const { noBattles(); }
Portrait RulingsOnly::portray(const Battle&, UnitIndex) const { noBattles(); }
std::vector<Reminder> RulingsOnly::reminders(const Battle&) const { noBattles(); }
Action RulingsOnly::propose(const Battle&, UnitIndex, Point) const { noBattles(); }
std::vector<Pose> RulingsOnly::trace(const Battle&, const Action&) const { noBattles(); }
std::vector<Standing> RulingsOnly::standings(const Battle&) const { noBattles(); }

}  // namespace signifer
