// The arrangement of a battle's table beside the events: the players, the sides' dice, the amount of refereeing, key
// moments and comments, and dice half typed. The journal keeps it as notes (docs/file-formats.md), so that a battle is
// found again as it was left.
#pragma once

#include <QString>
#include <array>
#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "play/marks.h"
#include "play/session.h"

namespace signifer::ui {

/// The depth of refereeing.
enum class Depth { checklist, judgeWhenAsked, fullReferee, simulate };

/// The players' mark on an event.
struct EventMark {
  /// Whether it is a key moment: as the account has it (0), yes (1), no (-1).
  int key = 0;
  QString comment = {};
  /// The phone or photo that told of it. It stands in the journal, not in stories.
  QString source = {};
  [[nodiscard]] bool empty() const { return key == 0 && comment.isEmpty() && source.isEmpty(); }
  friend bool operator==(const EventMark&, const EventMark&) = default;
};

/// Dice that are being typed for an action that is not carried out yet.
struct HalfTyped {
  /// In which branch, and how many events had happened by then; elsewhere and later it means nothing.
  BranchIndex branch = tableGame;
  std::size_t after = 0;
  /// As JSON.
  std::string action;
  QString overruled;
  std::vector<int> faces;
  friend bool operator==(const HalfTyped&, const HalfTyped&) = default;
};

/// An event of a battle: its number in a branch, from 1. One that several branches share is named by the first of them.
struct EventPlace {
  BranchIndex branch = tableGame;
  std::size_t number = 0;
  friend auto operator<=>(const EventPlace&, const EventPlace&) = default;
};

struct Desk {
  Depth depth = Depth::fullReferee;
  /// Names of commanders, empty for people.
  std::array<QString, 2> players;
  /// The people's names, empty where nobody said, and the day of the battle, "2026-11-28".
  std::array<QString, 2> names;
  QString date;
  std::array<DiceOrigin, 2> dice{DiceOrigin::rolled, DiceOrigin::rolled};
  std::map<EventPlace, EventMark> marks;
  /// A photo of the real table that the players have laid under this one; nothing: the scenario's, if it has any.
  std::optional<TablePhoto> photo;
  std::optional<HalfTyped> typing;
  /// Dice are told by what is seen, totals and how many count, not face by face.
  bool bySight = false;
  /// The side and place of the units' paper marks as they lie on the table; nothing: as the battle's file says.
  MarkWish marksLie;
  /// The standing orders as a JSON list (play/standing_orders.h); empty where there are none.
  std::string orders;
  /// The post of a battle that is played by mail, as a JSON object (view/letters.h); empty where there is none.
  std::string mail;
  /// The lock of a side's view as a JSON object (sides/umpires_word.h); empty where no view is locked.
  std::string lock;
  friend bool operator==(const Desk&, const Desk&) = default;
};

/// The desk as a JSON object; what is as in an untouched one is left out.
[[nodiscard]] std::string notesOf(const Desk& desk);
/// Reads notes; what it does not understand is left as in an untouched desk.
[[nodiscard]] Desk deskOf(const std::string& notes);
/// The JSON Merge Patch that leads from one to the other; "{}" where they are equal.
[[nodiscard]] std::string notesBetween(const Desk& from, const Desk& to);

}  // namespace signifer::ui
