// A small table for tests of play: units of models, put down rank by rank.
#pragma once

#include "fantasy/play/steps.h"
#include "fantasy/ruleset.h"
#include "rulesets/by_hand.h"
#include "rulesets/fantasy/support.h"

namespace signifer::fantasy::test {

using namespace signifer::test;

class Field : public SetUpByHand<Field> {
 public:
  explicit Field(const Chosen& options = Chosen())
      : SetUpByHand(ruleSet(options), "ordinary-moves", {{"firstSide", "first"}, {"playerTurn", 1}}) {}

  /// Models abreast in close order unless the statuses say otherwise.
  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              int models, int abreast, const Json& status = Json::object(), const Json& profile = Json::object()) {
    Json all{{"models", models}, {"abreast", abreast}};
    if (status.is_object()) all.update(status);
    return put({{"id", id},
                {"side", side},
                {"troop", troop},
                {"x", x},
                {"y", y},
                {"heading", heading},
                {"profile", profile.is_object() ? profile : Json::object()},
                {"status", std::move(all)},
                {"present", true}});
  }
  Field& active(const char* side) { return state("active", side); }
  Field& zones(const Json& zones) {
    file()["deployment"] = {{"zones", zones}};
    return *this;
  }
  Field& relation(const char* kind, const char* from, const char* to, int value = 1) {
    file()["state"]["relations"].push_back({{"relation", kind}, {"from", from}, {"to", to}, {"value", value}});
    return *this;
  }
  /// Before the first turn.
  Field& deployed() {
    file().erase("state");
    return *this;
  }
  Field& absent() {
    file()["units"].back()["present"] = false;
    return *this;
  }

  /// A figure of such a sentence of the last action's account; -1 where there is none.
  int figure(std::string_view phrase, std::size_t place) {
    for (const Entry& entry : account())
      if (entry.phrase == phrase && place < entry.figures.size()) return entry.figures[place].value;
    return -1;
  }
  int models(const std::string& id) { return status(id, UnitStatus::models); }
  UnitState state(const std::string& id) { return static_cast<UnitState>(status(id, UnitStatus::state)); }
  int relationOf(RelationKind kind, const std::string& from, const std::string& to) {
    return battle().relation(static_cast<std::int16_t>(kind), findUnit(battle(), from), findUnit(battle(), to));
  }

 private:
  using SetUpByHand::state;
};

inline Json move(const char* unit, const Json& path) { return {{"action", "move"}, {"unit", unit}, {"path", path}}; }
inline Json march(const char* unit, const Json& path) { return {{"action", "march"}, {"unit", unit}, {"path", path}}; }
inline Json charge(const char* unit, const char* target) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}};
}
inline Json at(const char* action, const char* unit, const char* target) {
  return {{"action", action}, {"unit", unit}, {"target", target}};
}
inline const Json skirmish{{"formation", "skirmish"}};
inline const Json openOrder{{"formation", "open-order"}};

}  // namespace signifer::fantasy::test
