#include "fantasy/command.h"

namespace signifer::fantasy {

bool passesLeadership(int needed, Dice& dice, const Purpose& purpose) { return dice.sum(purpose, 2) <= needed; }

}  // namespace signifer::fantasy
