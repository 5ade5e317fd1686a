#include "play/who_may.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace signifer {
namespace {

bool hasField(const ActionKind& kind, std::initializer_list<FieldType> types) {
  return std::ranges::any_of(kind.fields,
                             [&](const Field& field) { return std::ranges::find(types, field.type) != types.end(); });
}

class Asker {
 public:
  Asker(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& candidates)
      : rules_(rules), battle_(battle), decision_(decision), candidates_(candidates) {}

  Json all() {
    Json list = Json::array();
    for (std::size_t kind = 0; kind < rules_.definition().actions().size(); ++kind)
      if (decision_.allows(static_cast<int>(kind))) one(static_cast<int>(kind), list);
    return list;
  }

 private:
  void one(int kind, Json& list) {
    units_.clear();
    people_.clear();
    const ActionKind& info = rules_.definition().actions()[static_cast<std::size_t>(kind)];
    bool any = false;
    for (const Action& action : candidates_) {
      if (action.kind != kind) continue;
      any = true;
      if (action.unit != noUnit) units_.insert(action.unit);
      if (action.person != noPerson) people_.insert(action.person);
    }
    if (hasField(info, {FieldType::path, FieldType::steps})) addUnits(kind);
    const bool names = hasField(info, {FieldType::person});
    if (names && !hasField(info, {FieldType::unit})) addPeople(kind, hasField(info, {FieldType::point}));
    if (!any && units_.empty() && people_.empty()) return;
    Json told{{"action", info.id}, {"units", Json::array()}};
    for (const UnitIndex u : units_) told["units"].push_back(battle_.setup->units[static_cast<std::size_t>(u)].id);
    if (names) told["people"] = Json::array();
    for (const PersonIndex p : people_)
      if (names) told["people"].push_back(battle_.setup->people[static_cast<std::size_t>(p)].id);
    list.push_back(std::move(told));
  }

  // A unit that may set out may take many ways; where it may not, the bare action says so.
  void addUnits(int kind) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (!battle_.unit(u).present || battle_.unit(u).side != decision_.side || units_.contains(u)) continue;
      Action bare;
      bare.kind = static_cast<std::int8_t>(kind);
      bare.unit = u;
      if (rules_.judge(battle_, bare).legal()) units_.insert(u);
    }
  }

  void addPeople(int kind, bool somewhere) {
    // The person's own place, or a little aside: one place near is enough.
    constexpr Length aside = 3 * oneInch / 2;
    constexpr Point steps[] = {{0, 0}, {0, -aside}, {0, aside}, {-aside, 0}, {aside, 0}};
    for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
      const Person& person = battle_.person(p);
      if (!person.present || person.side != decision_.side || people_.contains(p)) continue;
      Action bare;
      bare.kind = static_cast<std::int8_t>(kind);
      bare.person = p;
      for (const Point& step : steps) {
        bare.point = {person.at.x + step.x, person.at.y + step.y};
        if (rules_.judge(battle_, bare).legal()) people_.insert(p);
        if (people_.contains(p) || !somewhere) break;
      }
    }
  }

  const RuleSet& rules_;
  const Battle& battle_;
  const Decision& decision_;
  const ActionList& candidates_;
  std::set<UnitIndex> units_;
  std::set<PersonIndex> people_;
};

}  // namespace

Json whoMay(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& candidates) {
  return Asker(rules, battle, decision, candidates).all();
}

}  // namespace signifer
