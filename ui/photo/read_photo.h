// `signifer --read-photo`: reads photos of a table and prints where everybody stands. Needs no display.
#pragma once

#include <QString>
#include <QStringList>

#include "library/loader.h"

namespace signifer::ui {

struct PhotoRequest {
  QStringList photos;
  /// A battle file, a journal, or the name of a battle that came with the program.
  QString battle;
  /// The side of the units' marks in inches; empty: the battle's.
  QString markSize;
  /// "base" or "behind"; empty: the battle's.
  QString markPlace;
};

/// The id of the rule set that a battle file or a journal names, without reading it further; empty where it cannot be
/// told.
[[nodiscard]] std::string ruleSetNamedIn(const QString& battle);

/// Prints the reading as JSON on standard output, or what is wrong on standard error. Returns the exit code.
[[nodiscard]] int readPhotosAlone(const RuleSetLibrary& library, const PhotoRequest& request);

}  // namespace signifer::ui
