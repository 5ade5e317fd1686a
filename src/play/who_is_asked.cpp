#include "play/who_is_asked.h"

#include "play/deployment.h"

namespace signifer {

bool isAsked(const Definition& definition, const Battle& battle, const Decision& decision, SideIndex side) {
  if (decision.side == side) return true;
  const StepIndex step = decision.step == noStep ? battle.step : decision.step;
  return !decision.automatic && step != noStep && definition.sequence().step(step).actor == Actor::both &&
         !deploymentNow(definition, battle);
}

}  // namespace signifer
