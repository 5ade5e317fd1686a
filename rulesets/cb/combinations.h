// Combinations of facts that several procedures rule out alike: the ledger's three common ones. Each names the field to
// point at, as it is called in the procedure.
#pragma once

#include <optional>

#include "cb/tables.h"
#include "rules/procedure.h"

namespace signifer::cb {

/// A formation that the troops cannot have.
[[nodiscard]] inline std::optional<Refusal> refuseFormation(const Book& book, Troop troop, Formation formation,
                                                            std::string_view field = "formation") {
  if (formation == Formation::quincunx && troop != Troop::heavyInfantry)
    return Refusal{field, "only heavy infantry forms a quincunx"};
  if (formation == Formation::unformed && book.special(troop))
    return Refusal{field, "special troops are in line or in column"};
  return std::nullopt;
}

/// A role that the troops cannot have.
[[nodiscard]] inline std::optional<Refusal> refuseRole(Troop troop, Role role) {
  if (role == Role::none) return std::nullopt;
  const bool lightOnly = role == Role::skirmishers || role == Role::missileTroops;
  if (lightOnly ? isLightFoot(troop) : isOpenFoot(troop)) return std::nullopt;
  return Refusal{"role", lightOnly ? "only light infantry are skirmishers or missile troops"
                                   : "only heavy or light infantry have this role"};
}

/// A state that special troops never have.
[[nodiscard]] inline std::optional<Refusal> refuseState(const Book& book, Troop troop, bool holds,
                                                        std::string_view field) {
  if (holds && book.special(troop))
    return Refusal{field, "special troops are never unformed, disordered, shaken or broken"};
  return std::nullopt;
}

}  // namespace signifer::cb
