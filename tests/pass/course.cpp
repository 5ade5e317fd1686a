#include "pass.h"

namespace signifer::pass {
namespace {

using A = ActionId;
using S = StepId;

// The owner of the unit that an enemy has moved up to; nobody once they stand apart.
Question threatened(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  return choiceOf(u, position.present(u) && position.toucher(u) != noUnit);
}

}  // namespace

constexpr std::array<Course::StepRow, 3> Course::steps{{
    {.id = S::card, .work = does<&Play::drawCard>},
    {.id = S::moving, .answers = answers(A::move, A::moveLine, A::endMoves)},
    {.id = S::blows, .work = does<&Play::fightAll>},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    // unit, the enemy that has moved up
    {.id = TaskKind::fallBack,
     .arguments = {arg::here(arg::unit), arg::here(arg::enemy)},
     .answers = answers(A::stand, A::fallBack),
     .asked = threatened,
     .step = S::fallingBack,
     .answer =
         [](Play& play, const Task& task, const Action& action) {
           if (static_cast<A>(action.kind) == A::fallBack) return play.fallBack(action.unit, task.args[1]);
           play.stand(action.unit, task.args[1]);
         }},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {A::advance, Names::nothing, does<&Play::advance>},
    {A::move, Names::unit, does<&Play::move>, does<&Referee::move>},
    {A::moveLine, Names::nothing, does<&Play::moveLine>, does<&Referee::moveLine>},
    {A::endMoves, Names::nothing, does<&Play::advance>},
    {A::stand, Names::unit, nullptr, does<&Referee::react>},
    {A::fallBack, Names::unit, nullptr, does<&Referee::react>},
}};
static_assert(inOrder(Course::actions));

}  // namespace signifer::pass
