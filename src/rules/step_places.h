// The places in its sequence of the steps that a rule set's code names: an enumeration whose words are ids of steps.
// Play stops at the first of them, which are in the order of play; the rest are only shown while a task waits.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"
#include "schema/words.h"

namespace signifer {

/// The places of steps by their ids. Throws SourceError where the sequence lacks one.
[[nodiscard]] std::vector<StepIndex> placesOf(const Definition& definition, std::span<const std::string_view> ids);
/// Of each step of the sequence the number of the stop at which play stands there: itself; of a phase the first stop
/// inside; of any other step the stop before it.
[[nodiscard]] std::vector<std::size_t> stopsOf(const Sequence& sequence, std::span<const StepIndex> stops);

template <Worded E>
class StepPlaces {
 public:
  /// Play stops at the first `stops` enumerators. Throws SourceError where the sequence lacks a step.
  StepPlaces(const Definition& definition, std::size_t stops)
      : places_(placesOf(definition, Words<E>::words)),
        stops_(stopsOf(definition.sequence(), std::span(places_).first(stops))) {}

  [[nodiscard]] StepIndex operator[](E step) const { return places_[static_cast<std::size_t>(step)]; }
  /// The stop at which play stands at this step of the sequence.
  [[nodiscard]] E stopAt(StepIndex step) const { return static_cast<E>(stops_[static_cast<std::size_t>(step)]); }

 private:
  std::vector<StepIndex> places_;
  std::vector<std::size_t> stops_;
};

}  // namespace signifer
