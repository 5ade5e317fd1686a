// Battles made for the hunt for secrets: shipped ones, in which whatever may be told of a hidden unit stands somewhere,
// and nowhere else: names, ids, places, notes, titles, ground, objectives, troops, files.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "play/position.h"

namespace signifer::conformance {

class HuntedBattle {
 public:
  /// `visibility` is that of a battle's file, or "screen" for a deployment in secret.
  HuntedBattle(const Scenario& scenario, const std::string& visibility, Stream& lots);

  /// Lays markers over some of the hidden, and dummies, where the battle is not deployed in secret.
  void layMarkers();
  [[nodiscard]] Position position() const;

 private:
  void rename(Json& who, const char* kind, std::size_t index);
  void tellOfOneWhoIsHidden(const Scenario& scenario);
  void giveTroop(const Scenario& scenario, std::size_t place);

  Stream& lots_;
  Json json_;
  std::map<std::string, std::string> ids_;
};

/// As a file is opened; rule sets are made once for all battles that ask for the same one.
[[nodiscard]] Position opened(const Json& json);

}  // namespace signifer::conformance
