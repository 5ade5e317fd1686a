// The table for screen readers: every unit is a child with its name, its sentence and its place; selecting one is its
// press action.
#pragma once

namespace signifer::ui {

/// Makes tables known to the accessibility framework. Calling it again does nothing.
void installTableAccessibility();

}  // namespace signifer::ui
