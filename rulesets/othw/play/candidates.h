// A finite, sensible choice of answers for menus and the machine commander; each of them legal.
#pragma once

#include "battle/action.h"
#include "othw/play/decision.h"

namespace signifer::othw {

void addCandidates(const Book& book, const Battle& battle, const Decision& decision, ActionList& out);

}  // namespace signifer::othw
