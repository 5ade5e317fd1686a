// Consequences of a unit's kind: the words under which the procedures know it, with the house rules that change them.
// Profiles carry the kind; play fills the procedures' inputs with these words.
#pragma once

#include "hannibal/morale.h"
#include "hannibal/options.h"
#include "hannibal/shooting.h"
#include "hannibal/terms.h"

namespace signifer::hannibal {

[[nodiscard]] constexpr UnitType unitTypeOf(Kind kind) {
  switch (kind) {
    case Kind::lightCavalry:
      return UnitType::lightCavalry;
    case Kind::lightChariots:
      return UnitType::lightChariots;
    case Kind::footSkirmishers:
      return UnitType::footSkirmishers;
    default:
      return UnitType::other;
  }
}

[[nodiscard]] constexpr MoveClass moveClassOf(Kind kind) {
  switch (kind) {
    case Kind::lightCavalry:
    case Kind::battleCavalry:
    case Kind::armoredCavalry:
    case Kind::elephants:
      return MoveClass::mountedOrElephants;
    case Kind::lightChariots:
    case Kind::mediumChariots:
    case Kind::heavyChariots:
      return MoveClass::chariots;
    case Kind::boltShooter:
      return MoveClass::boltShooter;
    case Kind::catapult:
      return MoveClass::catapult;
    default:
      return MoveClass::foot;
  }
}

[[nodiscard]] constexpr bool isCavalry(Kind kind) {
  return kind == Kind::lightCavalry || kind == Kind::battleCavalry || kind == Kind::armoredCavalry;
}
[[nodiscard]] constexpr bool isArtillery(Kind kind) { return kind == Kind::boltShooter || kind == Kind::catapult; }

/// `mounted` of the Charging Modifier Table's note (HG-CMT-8).
[[nodiscard]] constexpr bool losesBonusInTerrain(Kind kind, const Options& options) {
  if (options.terrainNote == TerrainNote::cavalryOnly) return isCavalry(kind);
  const MoveClass moveClass = moveClassOf(kind);
  return moveClass == MoveClass::mountedOrElephants || moveClass == MoveClass::chariots;
}

/// Whether a unit with this kind and profile fights in line.
[[nodiscard]] constexpr bool fightsInLine(Kind kind, bool battleLine, const Options& options) {
  return battleLine && !isLight(unitTypeOf(kind)) && (kind != Kind::warriors || options.warriorsInLine);
}

/// Skirmishers give way to a march and rout from a charge (HG-SKI-1, HG-SKI-2).
[[nodiscard]] constexpr bool isSkirmisher(Kind kind, const Options& options) {
  return kind == Kind::footSkirmishers || (kind == Kind::lightCavalry && options.lightCavalrySkirmish);
}

/// Skirmishers and rabble push through nobody (HG-ROU-3).
[[nodiscard]] constexpr Retrograder retrograderOf(Kind kind, const Options& options) {
  return isSkirmisher(kind, options) || kind == Kind::rabble ? Retrograder::skirmishersOrRabble : Retrograder::other;
}

[[nodiscard]] constexpr Shooter shooterOf(Kind kind) {
  return kind == Kind::footSkirmishers ? Shooter::footSkirmishers
         : kind == Kind::lightCavalry  ? Shooter::lightCavalry
                                       : Shooter::other;
}

/// A unit as a target. Light cavalry and artillerists are fleeting at all times, so that counts before their terror.
[[nodiscard]] constexpr Target targetOf(Kind kind, bool terror) {
  if (kind == Kind::lightCavalry) return Target::lightCavalry;
  if (isArtillery(kind)) return Target::artillerists;
  if (terror) return Target::terrorUnit;
  return isCavalry(kind) ? Target::otherCavalry : Target::other;
}

}  // namespace signifer::hannibal
