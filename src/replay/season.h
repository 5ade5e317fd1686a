// The page of a season: the battles of a club in one table, each with a link to its replay. One HTML file, in which
// nothing is loaded from elsewhere.
#pragma once

#include <array>
#include <span>
#include <string>

#include "play/session.h"

namespace signifer {

struct SeasonBattle {
  std::string title;
  std::string rules;
  /// The day, as a calendar has it: "2026-11-28"; empty where nobody knows.
  std::string date;
  std::array<std::string, 2> armies;
  /// Empty for nobody named.
  std::array<std::string, 2> players;
  /// "2 of 19 units", by side.
  std::array<std::string, 2> losses;
  std::string outcome;
  /// noSide for a draw, and while the battle is not decided.
  SideIndex winner = noSide;
  int turns = 0;
  /// The replay's file, beside the page.
  std::string link;
};

/// The battle of a session; the link is left to the caller, and the date where `notes`, the journal's JSON object, do
/// not tell it. They name the players too.
[[nodiscard]] SeasonBattle seasonBattleOf(const Session& session, const std::string& notes);

/// The battles stand in the order given.
[[nodiscard]] std::string seasonPage(const std::string& title, std::span<const SeasonBattle> battles);

}  // namespace signifer
