// A finite, sensible choice of answers for menus and the machine commander; each of them legal.
#pragma once

#include "battle/action.h"
#include "dice/stream.h"
#include "othw/play/decision.h"

namespace signifer::othw {

void addCandidates(const Book& book, const Battle& battle, const Decision& decision, ActionList& out);
/// Adds one of them, drawn by lot: of what might be done, only what is drawn is worked out.
void drawCandidate(const Book& book, const Battle& battle, const Decision& decision, Stream& lots, ActionList& out);

}  // namespace signifer::othw
