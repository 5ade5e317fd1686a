// A walk through the windows in which battles are prepared: each with something in it, every page once. For the tests
// of what holds for every window of the program.
#pragma once

#include "ui/every_window.h"

namespace signifer::ui {

/// Tells of the army builder, the table's editor, the house rules and their trial, of one rule set on a measured table
/// and of one on squares.
void visitEveryEditor(const RuleSetLibrary& library, const Visit& visit);

}  // namespace signifer::ui
