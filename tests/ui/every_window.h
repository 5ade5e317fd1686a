// A walk through the window: every dock and dialog once, in a state in which it has something to say. For the pictures
// that are looked at and for the test that nothing is cut off.
#pragma once

#include <QWidget>
#include <functional>
#include <string>

#include "library/loader.h"

namespace signifer::ui {

/// Told of each widget of its own that is to be seen, with a name for it.
using Visit = std::function<void(QWidget& widget, const std::string& name)>;

/// The greedy commander answers so many decisions first, so that the battle is under way.
void visitEveryWindow(const RuleSetLibrary& library, const std::string& scenario, int events, const Visit& visit);

}  // namespace signifer::ui
