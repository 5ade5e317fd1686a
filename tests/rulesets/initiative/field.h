// A battle of Initiative Order on a bare table, put up by hand: positions that tests work out with the ledger's
// figures.
#pragma once

#include "rulesets/by_hand.h"
#include "rulesets/initiative/support.h"

namespace signifer::initiative::test {

using namespace signifer::test;

inline Json unit(const char* id, const char* side, const char* troop, double x, double y, double heading,
                 Json status = Json::object(), Json profile = Json::object()) {
  return {{"id", id},
          {"side", side},
          {"troop", troop},
          {"x", x},
          {"y", y},
          {"heading", heading},
          {"status", std::move(status)},
          {"profile", std::move(profile)}};
}

inline Json general(const char* id, const char* side, double x, double y, Json profile, int division = 1) {
  return {{"id", id},
          {"side", side},
          {"x", x},
          {"y", y},
          {"profile", std::move(profile)},
          {"status", {{"division", division}}}};
}

inline Json ground(const char* kind, double left, double near, double right, double far) {
  return {{"kind", kind},
          {"outline", Json::array({Json::array({left, near}), Json::array({right, near}), Json::array({right, far}),
                                   Json::array({left, far})})}};
}

/// The parts of a field beside its units.
struct Around {
  Json terrain = Json::array();
  Json people = Json::array();
  /// House rules beside `first-player`, which is `attacker`: the first side begins.
  signifer::test::Options options;
  /// In mid-turn at this step; empty: at the start of a battle.
  std::string step;
  /// Statuses of the first side.
  Json side = Json::object();
};

class Field : public ByHand {
 public:
  explicit Field(std::initializer_list<Json> units, Around around = Around())
      : ByHand(rulesOf(around), json(units, around)) {}

  /// "" where it is legal, else the rule and the phrase of the first reason: "IO-MOV-5 too-far".
  [[nodiscard]] std::string refusal(const Json& json) const {
    const Verdict verdict = judge(json);
    if (verdict.legal()) return "";
    return std::string(verdict.reasons.front().rule) + " " + std::string(verdict.reasons.front().code);
  }
  /// Ends steps in which the decision leaves that open until the step comes.
  void endStepsUntil(std::string_view wanted) {
    for (int i = 0; i < 20 && step() != wanted; ++i) act(endStep);
    ASSERT_EQ(step(), wanted);
  }
  /// The step of what is asked now.
  [[nodiscard]] std::string step() const { return rules().definition().sequence().step(decision().step).id; }
  [[nodiscard]] std::string asked() const {
    const UnitIndex u = decision().unit;
    return u == noUnit ? "" : battle().setup->units[static_cast<std::size_t>(u)].id;
  }
  [[nodiscard]] int status(const char* id, const char* field) const {
    return at(id).status.at[static_cast<std::size_t>(indexOf(rules().definition().unitStatus(), field))];
  }
  [[nodiscard]] int status(const Person& person, const char* field) const {
    return person.status.at[static_cast<std::size_t>(indexOf(rules().definition().personStatus(), field))];
  }

 private:
  static std::shared_ptr<const RuleSet> rulesOf(Around& around) {
    around.options.insert({"first-player", "attacker"});
    return ruleSet(around.options);
  }
  static Json json(std::initializer_list<Json> units, const Around& around) {
    Json options = Json::object();
    for (const auto& [name, word] : around.options) options[name] = word;
    Json battle{{"options", std::move(options)},
                {"terrain", around.terrain},
                {"sides", Json::array({Json{{"id", "a"}, {"name", "A"}, {"status", around.side}},
                                       Json{{"id", "b"}, {"name", "B"}}})},
                {"units", std::vector<Json>(units)},
                {"people", around.people}};
    if (!around.step.empty())
      battle["state"] = {
          {"turn", 1}, {"active", "a"}, {"step", around.step}, {"status", {{"firstPlayer", "first-side"}}}};
    return battle;
  }
};

inline Json move(const char* unit, std::initializer_list<std::pair<const char*, double>> legs) {
  Json path = Json::array();
  for (const auto& [kind, amount] : legs) path.push_back({{kind, amount}});
  return {{"action", "move"}, {"unit", unit}, {"path", std::move(path)}};
}
inline Json charge(const char* unit, const char* target) {
  return {{"action", "charge"}, {"unit", unit}, {"target", target}};
}
inline Json shoot(const char* unit, const char* target) {
  return {{"action", "shoot"}, {"unit", unit}, {"target", target}};
}
inline Json stay(const char* unit) { return {{"action", "stay"}, {"unit", unit}}; }
inline Json order(const char* person, const char* kind, const char* unit = nullptr) {
  Json json{{"action", "order"}, {"person", person}, {"order", kind}};
  if (unit != nullptr) json["unit"] = unit;
  return json;
}

}  // namespace signifer::initiative::test
