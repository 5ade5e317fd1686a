// Places on the table as a story says them: "in the west", "in the centre". North is at the top.
#pragma once

#include <span>
#include <string>

#include "play/session.h"

namespace signifer {

class StoryPlaces {
 public:
  explicit StoryPlaces(const Session& session);

  enum class Wing : std::uint8_t { none, first, centre, last };
  /// The wing on which these units stood before an event, from 1.
  [[nodiscard]] Wing wingOf(std::span<const UnitIndex> units, std::size_t event) const;
  /// The wing on which a unit stood when both sides were drawn up.
  [[nodiscard]] Wing wingAtFirst(UnitIndex unit) const;
  /// " in the west": with a space before it; empty for none.
  [[nodiscard]] std::string inWords(Wing wing) const;
  /// "Rome stood in the south, Carthage in the north."
  [[nodiscard]] std::string whereTheyStood() const;

 private:
  [[nodiscard]] const Battle& then(std::size_t event) const;
  [[nodiscard]] Wing wingAt(double place) const;
  [[nodiscard]] double along(Point at) const { return static_cast<double>(acrossX_ ? at.x : at.y); }

  const Session& session_;
  /// The battle as both sides stood first.
  const Battle* deployed_ = nullptr;
  /// The armies' flanks lie west and east of each other.
  bool acrossX_ = true;
  /// The first side stands in the south or the west.
  bool firstIsLow_ = true;
  bool apart_ = false;
  double least_ = 0;
  double most_ = 0;
};

/// "In the west Citizen horse 1 and 2 faced Spanish horse. In the east Numidians were faced by nobody."; empty where
/// the armies were mixed.
[[nodiscard]] std::string whoFacedWhom(const Session& session, const StoryPlaces& places);

}  // namespace signifer
