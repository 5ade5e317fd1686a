// The reading of a photo as a battle understands it: the places of units and leaders. It also names
// the units that were not read, and has remarks for people.
#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "play/told_moves.h"
#include "table/move_draft.h"

namespace signifer::ui {

/// A leader whose mark was seen, and its place.
struct ToldSpot {
  PersonIndex person = noPerson;
  Point at;
  /// How far that may be off.
  Length error = 0;
};

struct ToldReading {
  std::vector<ToldPlace> places;
  std::vector<ToldSpot> leaders;
  std::vector<UnitIndex> missing;
  QStringList remarks;
};

/// `json`: what the reader's program prints (docs/file-formats.md, "Photos of the table").
[[nodiscard]] ToldReading readTold(const std::string& json, const Battle& battle);

/// A leader who stands elsewhere than the referee holds.
struct ToldLeader {
  PersonIndex person = noPerson;
  Point to;
  Length distance = 0;
  /// The unit on whose base his mark lies, so that he is with it; noUnit where he stands by himself.
  UnitIndex with = noUnit;
  /// He comes onto the table: his side deploys, and he is still to be placed.
  bool arrives = false;
  /// His move there as if he had been dragged; it means nothing where he may not move now.
  MoveDraft draft;
  /// The sides deploy, and he may be placed as soon as his turn comes.
  bool inTurn = false;

  [[nodiscard]] bool legal() const {
    return draft.means() && draft.verdict.legal() && (with == noUnit || draft.action.unit == with);
  }
  [[nodiscard]] bool willBeLegal() const { return inTurn || legal(); }
};

/// The leaders who stand elsewhere, left their unit or joined one. Whoever is no farther off than a hand or a photo may
/// be stood still, and so did who is with a unit and stands at its base, wherever that is told to be.
[[nodiscard]] std::vector<ToldLeader> leadersTold(const RuleSet& rules, const Battle& battle, const ToldReading& told);

/// The change by hand of leaders who did not go by an action, as Session::override takes it.
[[nodiscard]] std::string leadersByHand(const Battle& battle, const std::vector<ToldLeader>& leaders);

/// The names of the battle's units and people, for people.
[[nodiscard]] QString nameOfUnit(const Battle& battle, UnitIndex unit);
[[nodiscard]] QString nameOfPerson(const Battle& battle, PersonIndex person);

}  // namespace signifer::ui
