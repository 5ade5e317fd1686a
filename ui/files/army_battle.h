// Two armies in their usual order against each other, as a battle file.
#pragma once

#include <QString>

#include "library/loader.h"
#include "schema/json_text.h"

namespace signifer::ui {

struct ArmyBattle {
  /// "Rome against Carthage".
  QString title;
  QString sides[2];
  /// The battle file.
  std::string text;
};

/// Throws SourceError where an army cannot be read, the rule sets differ, or the armies have a fault that no battle can
/// have.
[[nodiscard]] ArmyBattle battleOfArmies(const RuleSetLibrary& library, const QString& first, const QString& second);

}  // namespace signifer::ui
