// Ways to draw an army up when sides deploy. The usual order is as the battle's file has it, or with left and right
// exchanged. Other orders are those of books of tactics: the foot in the centre, the mounted arm on one wing or both,
// missile troops before the line or beside it. Part of the foot may be in reserve, one wing refused, or all to one side
// to reach round a flank. Small changes to an order are drawn by lot. Only the shared interface is used: the symbol of
// a unit tells its role, and the judge says whether it may stand there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "battle/battle.h"
#include "dice/stream.h"

namespace signifer {

struct BattleOrder {
  enum class Manner : std::uint8_t { usual, exchanged, drawnUp };
  enum class Mounted : std::uint8_t { bothWings, left, right };
  enum class End : std::uint8_t { none, left, right };
  /// Two units that exchange their places, or one, with nobody, that stands farther ahead or back.
  struct Change {
    UnitIndex unit = noUnit;
    UnitIndex with = noUnit;
    bool ahead = false;
  };

  Manner manner = Manner::usual;
  /// Orders drawn up anew set the mounted on a wing or both, missile troops and beasts before the line or beside it,
  /// and part of the foot in reserve.
  Mounted mounted = Mounted::bothWings;
  bool screen = false;
  bool beastsBefore = false;
  bool reserve = false;
  /// The end of the line that is held back, each unit on the way there a little farther than the one before.
  End refused = End::none;
  /// The side of its ground that the whole army stands at.
  End aside = End::none;

  /// What was changed since.
  std::vector<Change> changes;

  /// Whom it places.
  std::vector<UnitIndex> units;
  /// Poses of all units and places of all people, by their number; units and people that are not to be placed stay as
  /// they are.
  std::vector<Pose> poses;
  std::vector<Point> leaders;
};

/// The usual order first; none twice. Units of `waiting` and leaders of `leaders` are to be placed, on bases that are
/// known, in the zones of the side; the usual order alone where it has none.
[[nodiscard]] std::vector<BattleOrder> battleOrders(const Battle& battle, SideIndex side,
                                                    const std::vector<UnitIndex>& waiting,
                                                    const std::vector<PersonIndex>& leaders);

/// The order with one change among the units that wait, by lot; nothing where none was found that leaves all of them in
/// the zones of their side.
[[nodiscard]] std::optional<BattleOrder> changedByLot(const Battle& battle, const BattleOrder& order,
                                                      std::span<const UnitIndex> waiting, Stream& lots);

/// The units in the order in which they are best placed: those that tell least of what is meant first.
[[nodiscard]] std::vector<UnitIndex> inOrderOfPlacing(const Battle& battle, std::vector<UnitIndex> waiting);

/// "The mounted arm on the left wing, missile troops before the line. Knights 1 and Spears 2 exchanged."
[[nodiscard]] std::string inWords(const BattleOrder& order, const Battle& battle);

}  // namespace signifer
