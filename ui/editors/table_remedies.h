// The remedies for problems of the table. Each is one step of the document, and does nothing if there is no way.
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "battle/battle.h"

namespace signifer::ui {

class TableDocument;

struct TableRemedy {
  /// The deed as a link: "Move it back onto the table".
  QString words;
  std::function<void(TableDocument&)> act;
};

/// As its file has it now.
[[nodiscard]] TableRemedy takeOverArmy(SideIndex side);
/// Units and people by their ids.
[[nodiscard]] TableRemedy layOutArmy(SideIndex side);
[[nodiscard]] TableRemedy layOutLeaders(SideIndex side);
[[nodiscard]] TableRemedy moveOntoTable(const std::string& unit);
[[nodiscard]] TableRemedy moveLeaderOntoTable(const std::string& person);
/// Beside the other one, or behind or before it, whichever is nearest and free.
[[nodiscard]] TableRemedy moveClear(const std::string& unit, const std::string& other);
[[nodiscard]] TableRemedy moveToFreeSquare(const std::string& unit);
[[nodiscard]] TableRemedy moveIntoZone(const std::string& unit);
/// A piece of ground by its place in the model, to level 1.
[[nodiscard]] TableRemedy raiseGround(int piece);
/// To the nearest free place that no water touches.
[[nodiscard]] TableRemedy moveOutOfWater(const std::string& unit);
/// All of the unit's side that are called like it.
[[nodiscard]] TableRemedy numberNames(const std::string& unit);
/// The other side's zones from this one's.
[[nodiscard]] TableRemedy mirrorZones(SideIndex from);
/// Behind the unit, or with it where leaders are always with units.
[[nodiscard]] TableRemedy bringLeader(const std::string& person, const std::string& unit, const QString& unitName,
                                      bool with);
/// With the nearest unit of his side that has no leader.
[[nodiscard]] TableRemedy joinNearest(const std::string& person);

}  // namespace signifer::ui
