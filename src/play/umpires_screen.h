// An umpire's deeds behind his screen: a note to one side, dice that he alone sees, and what a side had seen before it
// was taken back. Each is an event that changes no state. The journal has all of it. Its account says no more than that
// it was done. A side's own notes are told to it by their text (view/told_to_side.h).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "play/session.h"
#include "schema/document.h"

namespace signifer {

/// The most bytes of a note, or of what secret dice are for.
inline constexpr std::size_t longestUmpiresText = 2000;
inline constexpr int mostSecretDice = 20;

struct UmpiresDeed {
  enum class Kind : std::uint8_t { note, dice, glimpse };
  Kind kind = Kind::note;
  /// The event, by its place among the session's, and its turn.
  std::size_t event = 0;
  int turn = 0;
  /// The side of the note, or that had seen these units; noSide for dice.
  SideIndex side = noSide;
  std::string text = {};
  std::vector<int> faces = {};
  int dieSides = 6;
  std::vector<UnitIndex> units = {};
};

/// The session's deeds behind the screen, in their order: the umpire's alone.
[[nodiscard]] std::vector<UmpiresDeed> umpiresDeeds(const Session& session);
/// Whether an event is one, and which; nothing else.
[[nodiscard]] bool isUmpiresDeed(const Event& event);
/// Throws SourceError where the event does not fit the battle; only for events that are such a deed.
[[nodiscard]] UmpiresDeed umpiresDeed(const Battle& battle, const Event& event);

/// The changes by hand that do them, as Session::override takes them.
[[nodiscard]] std::string noteChange(const Setup& setup, SideIndex side, const std::string& text);
/// Rolls the dice: the same ones at the same moment of a battle, however often it is taken back.
[[nodiscard]] std::string secretDiceChange(const Session& session, int count, int dieSides, const std::string& text);
[[nodiscard]] std::string glimpseChange(const Setup& setup, SideIndex side, const std::vector<UnitIndex>& units);

/// Whether a change by hand is such a deed.
[[nodiscard]] bool isUmpiresChange(const Node& changes);
/// Reads such a change. Throws SourceError where it does not fit the battle.
void requireUmpiresChange(const Battle& battle, const Node& changes);
/// The sentence of the account: that it was done, and not what.
[[nodiscard]] std::string umpiresChangeWords(const Battle& battle, const Node& changes);
/// All of a deed, for the umpire.
[[nodiscard]] std::string umpiresDeedInWords(const Battle& battle, const UmpiresDeed& deed);
/// The sentence by which a side is told of its note.
[[nodiscard]] std::string noteInWords(const std::string& text);

}  // namespace signifer
