// A small table for tests of play. A JT is an inch here, so that figures of the ledger are figures of the table; side a
// looks up, side b down.
#pragma once

#include "cb/play/steps.h"
#include "cb/ruleset.h"
#include "rulesets/by_hand.h"
#include "rulesets/cb/support.h"

namespace signifer::cb::test {

using namespace signifer::test;

class Field : public SetUpByHand<Field> {
 public:
  explicit Field(const Chosen& options = Chosen()) : SetUpByHand(ruleSet(options), "move") {
    file()["settings"] = {{"jtInches", 1}, {"bowShot", 6}};
  }

  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              Json status = Json::object()) {
    return put({{"id", id},
                {"side", side},
                {"troop", troop},
                {"x", x},
                {"y", y},
                {"heading", heading},
                {"status", std::move(status)}});
  }
  /// With a profile of its own, and no troop type.
  Field& own(const std::string& id, const char* side, Json profile, double x, double y, double heading) {
    return put({{"id", id}, {"side", side}, {"profile", std::move(profile)}, {"x", x}, {"y", y}, {"heading", heading}});
  }
  /// Somebody far away who can still move, so that the step does not end by itself.
  Field& spare() { return unit("spare", "a", "citizen-hoplites", 68, 2, 0); }
  /// As a person may take it off by hand.
  Field& takenOff(const std::string& id) {
    for (Json& unit : file()["units"])
      if (unit.at("id") == id) unit["present"] = false;
    return *this;
  }

  Activity doing(const std::string& id) { return static_cast<Activity>(status(id, UnitStatus::doing)); }
  Fate fate(const std::string& id) { return static_cast<Fate>(status(id, UnitStatus::fate)); }
};

inline Json go(const char* unit, const Json& path) { return {{"action", "go"}, {"unit", unit}, {"path", path}}; }
inline Json move(const char* unit, int optionalDice = 0, bool doubled = false) {
  return {{"action", "move"}, {"unit", unit}, {"optionalDice", optionalDice}, {"doubled", doubled}};
}
inline Json manoeuvre(const char* unit, const char* which, const Json& path = Json::array()) {
  return {{"action", "manoeuvre"}, {"unit", unit}, {"manoeuvre", which}, {"path", path}};
}
inline Json charge(const char* unit, const char* target, int optionalDice = 2) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}, {"optionalDice", optionalDice}};
}
inline Json shot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}
inline Json response(const char* unit, const char* word) {
  return {{"action", "respond"}, {"unit", unit}, {"response", word}};
}
inline Json afterwards(const char* unit, const char* word) {
  return {{"action", "after-move"}, {"unit", unit}, {"move", word}};
}

}  // namespace signifer::cb::test
