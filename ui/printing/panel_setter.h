// Sets panels and their parts in columns of a width: bands, tracks, lines to fill in, drawings.
#pragma once

#include <QCoreApplication>
#include <string>
#include <vector>

#include "printing/galley.h"
#include "printing/grid_setter.h"
#include "printing/roster_setter.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class PanelSetter {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::PanelSetter)

 public:
  /// The type must outlive it.
  PanelSetter(const Type& type, std::string rulePrefix)
      : type_(type), prefix_(std::move(rulePrefix)), grids_(type, prefix_), rosters_(type) {}

  [[nodiscard]] Galley set(const SheetPanel& panel, double width) const;
  /// With its tables as they stand in a width, so that all pieces of one stand alike.
  [[nodiscard]] SheetPanel asItStands(SheetPanel panel, double width) const;
  [[nodiscard]] Galley heading(std::string_view title, std::string_view aside, double width) const;
  /// A heading with lines to write on down to a height; nothing where there is no room for three.
  [[nodiscard]] Galley lines(const SheetPanel& panel, double width, double height) const;
  [[nodiscard]] Galley blanks(const SheetBlanks& blanks, double width) const;
  /// The width of the panel if no words break into lines.
  [[nodiscard]] double naturalWidth(const SheetPanel& panel) const;
  /// The width of the panel in which its tables cut no word.
  [[nodiscard]] double leastWidth(const SheetPanel& panel, double gap) const;
  /// A disc for who acts, with its middle at a place.
  void disc(Galley& galley, ActorDisc disc, QPointF middle, double radius) const;

 private:
  [[nodiscard]] Galley set(const SheetGrid& grid, double width) const { return grids_.set(grid, width); }
  [[nodiscard]] Galley set(const SheetBands& bands, double width) const;
  [[nodiscard]] Galley set(const SheetTrack& track, double width) const;
  [[nodiscard]] double widestOf(const std::vector<const SheetTrack*>& tracks) const;
  // The width of two columns of the tracks with which a panel begins; 0 where they are few.
  [[nodiscard]] double twoColumns(const SheetPanel& panel) const;
  // Such tracks stand in columns; how many parts these are, 0 where there is no room.
  std::size_t addTracksBeside(const SheetPanel& panel, double width, Galley& galley) const;
  [[nodiscard]] Galley scale(const SheetTrack& track, double width) const;
  [[nodiscard]] Galley set(const SheetRoster& roster, double width) const { return rosters_.set(roster, width); }
  [[nodiscard]] Galley set(const SheetBlanks& lines, double width) const { return blanks(lines, width); }
  [[nodiscard]] Galley set(const SheetDrawing& drawing, double width) const;
  [[nodiscard]] bool mayStandTwice(const SheetPanel& panel, double width) const;

  const Type& type_;
  std::string prefix_;
  GridSetter grids_;
  RosterSetter rosters_;
};

}  // namespace signifer::ui
