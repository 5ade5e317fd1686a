// The units that may act now. Candidates ask this again and again, so an answer that holds for many is worked out once.
#pragma once

#include <optional>

#include "othw/play/play.h"

namespace signifer::othw {

class Acting {
 public:
  explicit Acting(const Position& position);

  /// Whether the unit, or the units together, may be activated (OT-SEQ-4 to 6).
  [[nodiscard]] bool mayAct(UnitIndex unit) const;
  [[nodiscard]] bool mayAct(const UnitSet& units) const;
  /// Whether its state permits that; why it does not nobody asks of what is drawn.
  [[nodiscard]] bool permitted(UnitIndex unit, Deed deed) const;

 private:
  [[nodiscard]] bool mayActNow(const UnitSet& units) const;
  [[nodiscard]] bool mayActAlone() const;

  const Book& book_;
  const Battle& battle_;
  const Field& field_;
  bool leftovers_;
  bool rolled_;
  /// Whether units without a general may act, once it is asked.
  mutable std::optional<bool> mayActAlone_;
};

}  // namespace signifer::othw
