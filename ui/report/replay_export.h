// The replay of a battle for the web, as the window and its command line write it: one HTML file (replay/page.h).
#pragma once

#include <QString>
#include <QStringList>

#include "game/battle_controller.h"
#include "library/loader.h"

namespace signifer::ui {

struct ReplayWish {
  /// The battle goes along, to be opened and played on.
  bool withBattle = false;
  /// The id of a side: what is hidden from it is not in the file. Empty for everything.
  QString side = {};
  /// The codes of the languages to choose from, beside the one that is spoken now.
  QStringList languages = {};
};

/// The line that was played, with the players' stars and comments. False if the file cannot be written.
[[nodiscard]] bool writeReplay(const RuleSetLibrary& library, const BattleController& game, const QString& path,
                               const ReplayWish& wish);

/// The same of a journal, without a window. Returns an error in words, empty if nothing went wrong; `leftOut` gets the
/// house rules that had to be left out, in words.
[[nodiscard]] QString exportReplay(const RuleSetLibrary& library, const QString& journal, const QString& path,
                                   const ReplayWish& wish, QString* leftOut = nullptr);

/// The page of a season, index.html, in a folder that is made if need be, with the replay of each journal beside it.
/// The battles stand by their dates. Returns errors in words, a line for each journal that could not be told; the
/// others are told all the same. `leftOut` gets a line for each journal that is told in part only: one that today's
/// rules cannot follow to its end, or that is damaged.
[[nodiscard]] QString exportSeason(const RuleSetLibrary& library, const QStringList& journals, const QString& folder,
                                   QString* leftOut = nullptr);

}  // namespace signifer::ui
