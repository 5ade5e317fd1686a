// A small table for tests of play: Rome, side a, begins; Carthage is side b.
#pragma once

#include "hannibal/play/steps.h"
#include "hannibal/ruleset.h"
#include "rulesets/by_hand.h"

namespace signifer::hannibal {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::hannibal

namespace signifer::hannibal::test {

using namespace signifer::test;

class Field : public SetUpByHand<Field> {
 public:
  explicit Field(const Chosen& options = Chosen())
      : SetUpByHand(ruleSetFrom("hannibal", &make, options), "unit-actions", {{"firstPlayer", "first-side"}}) {
    file()["sides"] = {{{"id", "a"}, {"name", "Rome"}}, {{"id", "b"}, {"name", "Carthage"}}};
  }

  Field& unit(const std::string& id, const char* side, const char* troop, double x, double y, double heading,
              Json status = Json::object()) {
    return put({{"id", id},
                {"name", id},
                {"side", side},
                {"troop", troop},
                {"x", x},
                {"y", y},
                {"heading", heading},
                {"status", std::move(status)}});
  }

  /// The account of the last action, a sentence a line with its rules.
  std::string sentences() {
    std::string text;
    for (const Entry& entry : account()) {
      text += sentence(rules().definition(), battle(), entry);
      for (const std::string_view rule : entry.rules) text += " " + std::string(rule);
      text += "\n";
    }
    return text;
  }
  /// A refusal as it is read, reason by reason.
  std::string refusal(const Json& json) { return read(judge(json).reasons); }
  /// The figures that hold for what is legal.
  std::string figures(const Json& json) { return read(judge(json).figures); }
  Fate fate(const std::string& id) { return static_cast<Fate>(status(id, UnitStatus::fate)); }

 private:
  template <class Reasons>
  std::string read(const Reasons& reasons) {
    std::string text;
    for (const Reason& reason : reasons)
      text += std::string(reason.rule) + " " + sentence(rules().definition(), battle(), reason) + "\n";
    return text;
  }
};

inline Json march(const char* unit, const Json& path) { return {{"action", "march"}, {"unit", unit}, {"path", path}}; }
inline Json charge(const char* unit, const char* target, const Json& intervening = Json::array()) {
  return {{"action", "declare-charge"}, {"unit", unit}, {"target", target}, {"intervening", intervening}};
}
inline Json shot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}

}  // namespace signifer::hannibal::test
