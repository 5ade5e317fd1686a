// The events of a battle as one side is told of them: the sentences and dice that are about whom it saw. Reports and
// lists of events are made of this, so that they need not know what is hidden.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "play/session.h"
#include "view/view.h"

namespace signifer {

class ToldToSide {
 public:
  /// With noSide everything is told, but for what stands behind a screen now.
  ToldToSide(const Session& session, SideIndex side);

  [[nodiscard]] SideIndex side() const { return side_; }
  [[nodiscard]] const Definition& definition() const { return session_.rules().definition(); }
  /// Whether anything was ever kept from the side.
  [[nodiscard]] bool keepsSecrets() const { return secrets_; }
  /// The event as the side may know it; nothing where it is not told of it at all.
  [[nodiscard]] std::optional<Event> event(std::size_t index) const;
  /// The side's knowledge after so many events.
  [[nodiscard]] const SideView& viewAfter(std::size_t events) const { return views_[events]; }
  [[nodiscard]] const SideView& viewNow() const { return views_.back(); }
  /// Whether a text of this event, from 1, may be told.
  [[nodiscard]] bool mayTell(std::size_t event, std::string_view text) const;
  /// Whether the side saw the unit before or after this event, from 1.
  [[nodiscard]] bool saw(std::size_t event, UnitIndex unit) const;

 private:
  [[nodiscard]] SideView both(std::size_t index) const;
  [[nodiscard]] bool behindScreen(std::size_t index, const Event& event) const;

  const Session& session_;
  SideIndex side_;
  bool secrets_ = false;
  std::vector<SideView> views_;
};

}  // namespace signifer
