// Sets an army's units below their troops: symbol, name and figures once a troop, and for each unit its name with marks
// to cross off, the same marks below each other.
#pragma once

#include "printing/galley.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class RosterSetter {
 public:
  /// The type must outlive it.
  explicit RosterSetter(const Type& type) : type_(type) {}

  [[nodiscard]] Galley set(const SheetRoster& roster, double width) const;

 private:
  struct Plan {
    double width = 0;
    double left = 0;
    std::vector<double> figures;
    int columns = 1;
    double column = 0;
    double names = 0;
  };
  [[nodiscard]] Plan planOf(const SheetRoster& roster, double width) const;
  [[nodiscard]] double figuresLeft(const Plan& plan) const;
  [[nodiscard]] Galley head(const SheetRoster& roster, const Plan& plan) const;
  [[nodiscard]] Galley troop(const SheetRoster& roster, const SheetRoster::Troop& troop, const Plan& plan) const;
  [[nodiscard]] Galley unit(const SheetRoster::Unit& unit, const Plan& plan) const;
  [[nodiscard]] Galley marks(const SheetRoster::Unit& unit, double room) const;
  [[nodiscard]] Galley track(const SheetTrack& track, double room) const;
  [[nodiscard]] double markSize(const SheetTrack& track) const;
  [[nodiscard]] double trackWidth(const SheetTrack& track) const;
  [[nodiscard]] double marksWidth(const SheetRoster::Unit& unit) const;
  [[nodiscard]] double nameWidth(const SheetRoster::Unit& unit) const;
  [[nodiscard]] double scale() const { return type_.large ? 1.8 : 1; }

  const Type& type_;
};

}  // namespace signifer::ui
