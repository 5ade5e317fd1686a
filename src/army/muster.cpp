#include "army/muster.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "play/battle_json.h"
#include "play/marks.h"
#include "play/measures_json.h"
#include "rules/roles.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

constexpr Length rowGap = oneInch;
constexpr Length edgeGap = 2 * oneInch;

Json valueOf(const Field& field, std::int32_t slot) { return toJson(field, fromSlot(field, slot)); }

std::string freshId(const std::string& wanted, const std::string& side, std::set<std::string>& taken) {
  std::string id = wanted;
  if (taken.contains(id)) id = side + "-" + wanted;
  for (int i = 2; taken.contains(id); ++i) id = side + "-" + wanted + "-" + std::to_string(i);
  taken.insert(id);
  return id;
}

std::string sideId(const std::string& name, const std::string& other) {
  std::string id;
  for (const char c : name)
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      id += c;
    else if (c >= 'A' && c <= 'Z')
      id += static_cast<char>(c - 'A' + 'a');
    else if (!id.empty() && id.back() != '-')
      id += '-';
  while (!id.empty() && id.back() == '-') id.pop_back();
  if (id.size() > 60) id.resize(60);
  if (id.empty()) id = "army";
  return id == other ? id + "-2" : id;
}

std::size_t entryOf(const Army& army, const std::string& id) {
  return static_cast<std::size_t>(std::ranges::find(army.units, id, &ArmyUnit::id) - army.units.begin());
}

// The rows of an army, each with the places of its units, from the front to the rear.
using ArmyRows = std::vector<std::vector<std::size_t>>;

// As many in a row as it holds. Whoever goes before the line fills rows of their own, before the first of the others.
template <class Fits>
ArmyRows armyRowsOf(std::span<const UsualUnit> units, const Fits& fits) {
  ArmyRows rows;
  for (const bool before : {true, false}) {
    std::vector<std::size_t> row;
    for (std::size_t i = 0; i < units.size(); ++i) {
      if (units[i].before != before) continue;
      if (!row.empty() && !fits(row, i)) rows.push_back(std::exchange(row, {}));
      row.push_back(i);
    }
    if (!row.empty()) rows.push_back(std::move(row));
  }
  return rows;
}

// Squares from the middle outwards, row after row from the front.
std::vector<Pose> orderOnGrid(const MusterTable& table, SideIndex side, std::span<const UsualUnit> units) {
  std::vector<Pose> poses(units.size());
  const auto across = static_cast<std::size_t>(std::max(1, table.columns - 4));
  const ArmyRows rows = armyRowsOf(
      units, [across](const std::vector<std::size_t>& row, std::size_t /*next*/) { return row.size() < across; });
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const int fromEdge = static_cast<int>(rows.size() - 1 - r);
    const int row = side == 0 ? std::min(fromEdge, table.rows - 1) : std::max(table.rows - 1 - fromEdge, 0);
    const int first = (table.columns - static_cast<int>(rows[r].size())) / 2;
    for (std::size_t i = 0; i < rows[r].size(); ++i) {
      const int column = first + static_cast<int>(i);
      poses[rows[r][i]] = {
          {column * table.squareSide + table.squareSide / 2, row * table.squareSide + table.squareSide / 2},
          side == 0 ? 0 : 18000};
    }
  }
  return poses;
}

MusterTable trialTable(const Definition& definition) {
  MusterTable table;
  table.width = table.depth = 200 * oneInch;
  if (definition.grid()) table.columns = table.rows = 60;
  return table;
}

struct Sides {
  std::string ids[2];
};

class BattleMaker {
 public:
  BattleMaker(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table)
      : d_(rules.definition()), terms_(terms), table_(table) {}

  Json make(const std::string& title, const Army* const (&armies)[2], const std::vector<Base> (&bases)[2]) {
    Sides sides;
    sides.ids[0] = sideId(armies[0]->name, "");
    sides.ids[1] = sideId(armies[1]->name, sides.ids[0]);
    Json battle{{"format", "signifer-battle"},
                {"version", 1},
                {"ruleset", d_.id()},
                {"rulesetVersion", d_.version()},
                {"title", title}};
    battle["table"] =
        d_.grid() ? Json{{"columns", table_.columns},
                         {"rows", table_.rows},
                         {"squareInches", inchesToJson(table_.squareSide)}}
                  : Json{{"widthInches", inchesToJson(table_.width)}, {"depthInches", inchesToJson(table_.depth)}};
    battle["terrain"] = Json::array();
    battle["sides"] = Json::array();
    for (SideIndex side = 0; side < 2; ++side) {
      std::string name = armies[side]->name;
      if (side == 1 && name == armies[0]->name) name += " (2)";
      battle["sides"].push_back({{"id", sides.ids[side]}, {"name", name}});
    }
    battle["units"] = Json::array();
    battle["people"] = Json::array();
    std::set<std::string> taken;
    for (SideIndex side = 0; side < 2; ++side) add(battle, *armies[side], side, sides.ids[side], bases[side], taken);
    return battle;
  }

 private:
  void add(Json& battle, const Army& army, SideIndex side, const std::string& id, const std::vector<Base>& bases,
           std::set<std::string>& taken) {
    const auto members = membersOf(army);
    std::vector<UsualUnit> order;
    for (std::size_t i = 0; i < members.size(); ++i)
      order.push_back({bases[i], isScreen(troopOf(d_, army, army.units[members[i].entry]).symbol)});
    const std::vector<Pose> poses = usualOrder(d_, table_, side, order);
    MusteredUnits units;
    for (std::size_t i = 0; i < members.size(); ++i) {
      const std::string wanted = battleId(army.units[members[i].entry], members[i].index);
      units.ids.push_back(freshId(wanted, id, taken));
      units.places.push_back(static_cast<int>(battle["units"].size()));
      Json unit = musterUnit(d_, terms_, army, members[i], units.ids.back(), id);
      unit["entry"] = army.units[members[i].entry].id;
      if (members[i].index > 0) unit["entryUnit"] = members[i].index + 1;
      writePlace(unit, d_, table_, poses[i]);
      battle["units"].push_back(std::move(unit));
    }
    musterCommand(battle, d_, terms_, army, id, units, placesBehind(table_, side, army, members, poses, bases), taken);
  }

  const Definition& d_;
  const ArmyTerms& terms_;
  const MusterTable& table_;
};

// Bases as the files give them; what the rule set works out itself is asked of it in basesOf.
std::vector<Base> writtenBases(const Definition& definition, const Army& army) {
  std::vector<Base> bases;
  for (const ArmyMember& member : membersOf(army))
    bases.push_back(troopOf(definition, army, army.units[member.entry]).base);
  return bases;
}

// The member that each leader is with; -1 for none. `places` are below 0 for members that are not there.
std::vector<int> companionsOf(const ArmyTerms& terms, const Army& army, const std::vector<ArmyMember>& members,
                              const std::vector<int>& places) {
  std::vector<int> with(army.people.size(), -1);
  const auto count = static_cast<int>(members.size());
  const auto there = [&](int i) { return places[static_cast<std::size_t>(i)] >= 0; };
  for (std::size_t p = 0; p < army.people.size(); ++p) {
    if (army.people[p].with.empty()) continue;
    const std::size_t wanted = entryOf(army, army.people[p].with);
    for (int i = count - 1; i >= 0; --i)
      if (members[static_cast<std::size_t>(i)].entry == wanted && there(i)) with[p] = i;
  }
  if (!terms.leadersWithUnits) return with;
  for (int& one : with)
    for (int i = 0; i < count && one < 0; ++i)
      if (there(i) && std::ranges::find(with, i) == with.end()) one = i;
  return with;
}

Battle trialWith(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table, const Army& army,
                 const std::vector<Base>& bases) {
  // No two units of a battle have one mark, and here each is on both sides.
  Army unmarked = army;
  for (ArmyUnit& unit : unmarked.units) unit.tags.clear();
  for (ArmyPerson& person : unmarked.people) person.tag = {};
  const Army* const armies[2] = {&unmarked, &unmarked};
  const std::vector<Base> both[2] = {bases, bases};
  const Json battle = BattleMaker(rules, terms, table).make(army.name, armies, both);
  const Document document = Document::parse("battle", battle.dump());
  return readBattle(rules, document.root());
}

}  // namespace

std::vector<ArmyMember> membersOf(const Army& army) {
  std::vector<ArmyMember> members;
  for (std::size_t entry = 0; entry < army.units.size(); ++entry)
    for (int i = 0; i < army.units[entry].count; ++i) members.push_back({entry, i});
  return members;
}

void writePlace(Json& unit, const Definition& definition, const MusterTable& table, const Pose& pose) {
  if (definition.grid()) {
    constexpr const char* words[] = {"north", "east", "south", "west"};
    unit["column"] = std::clamp(pose.centre.x / table.squareSide, 0, table.columns - 1);
    unit["row"] = std::clamp(pose.centre.y / table.squareSide, 0, table.rows - 1);
    unit["facing"] = words[((pose.heading + 4500) / 9000) % 4];
    return;
  }
  unit["x"] = inchesToJson(pose.centre.x);
  unit["y"] = inchesToJson(pose.centre.y);
  unit["heading"] = pose.heading % oneDegree == 0 ? Json(pose.heading / oneDegree) : Json(pose.heading / 100.0);
}

Json musterUnit(const Definition& definition, const ArmyTerms& terms, const Army& army, const ArmyMember& member,
                const std::string& id, const std::string& side) {
  const ArmyUnit& unit = army.units[member.entry];
  const ArmyTroopView view = troopOf(definition, army, unit);
  const auto type = std::ranges::find(definition.troops(), unit.troop, &TroopType::id);
  const bool shared = type != definition.troops().end();
  Json json{{"id", id}, {"name", unitName(definition, army, unit, member.index)}, {"side", side}};
  if (shared) json["troop"] = unit.troop;
  if (!view.symbol.empty() && (!shared || view.symbol != type->symbol)) json["symbol"] = view.symbol;
  Json profile = Json::object();
  const Fields& fields = definition.unitProfile();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (!shared || view.profile[i] != type->profile[i]) profile[fields[i].name] = valueOf(fields[i], view.profile[i]);
  if (!profile.empty()) json["profile"] = std::move(profile);
  const bool ownBase = !shared || view.base.frontage != type->frontage || view.base.depth != type->depth;
  if (!definition.grid() && ownBase && view.base.frontage > 0)
    json["base"] = {{"frontageInches", inchesToJson(view.base.frontage)},
                    {"depthInches", inchesToJson(view.base.depth)}};
  Json status = Json::object();
  for (const ArmyOption& option : terms.unitOptions) {
    const Field& field = definition.unitStatus()[option.field];
    const std::int32_t slot = optionOf(definition, terms, unit, option);
    if (slot != toSlot(field, field.standard)) status[field.name] = valueOf(field, slot);
  }
  if (!status.empty()) json["status"] = std::move(status);
  const auto place = static_cast<std::size_t>(member.index);
  UnitTag tag;
  if (place < unit.tags.size()) tag = unit.tags[place];
  if (army.marksBehind && !tag.place) tag.place = MarkPlace::behind;
  if (Json mark = unitTagJson(tag); !mark.is_null()) json["tag"] = std::move(mark);
  return json;
}

bool isScreen(std::string_view symbol) { return roleOf(symbol) == Role::missiles; }

std::vector<Pose> usualOrder(const Definition& definition, const MusterTable& table, SideIndex side,
                             std::span<const UsualUnit> units) {
  if (definition.grid()) return orderOnGrid(table, side, units);
  std::vector<Pose> poses(units.size());
  const auto width = [&](const std::vector<std::size_t>& row) {
    Length sum = 0;
    for (const std::size_t i : row) sum += units[i].base.frontage;
    return sum;
  };
  const auto depth = [&](const std::vector<std::size_t>& row) {
    Length most = 0;
    for (const std::size_t i : row) most = std::max(most, units[i].base.depth);
    return most;
  };
  // People must put right any unit beyond the table's edge.
  const Length widest = table.width - 2 * edgeGap;
  const ArmyRows rows = armyRowsOf(units, [&](const std::vector<std::size_t>& row, std::size_t next) {
    return width(row) + units[next].base.frontage <= widest;
  });
  Length total = 0;
  for (const std::vector<std::size_t>& row : rows) total += depth(row) + rowGap;
  Length front = std::min(std::max(table.depth / 4, total + edgeGap), table.depth / 2 - oneInch);
  for (const std::vector<std::size_t>& row : rows) {
    Length left = (table.width - width(row)) / 2;
    for (const std::size_t i : row) {
      const Base& base = units[i].base;
      Pose& pose = poses[i];
      pose.centre = {left + base.frontage / 2, front - base.depth / 2};
      left += base.frontage;
      if (side == 1) {
        pose.centre = {table.width - pose.centre.x, table.depth - pose.centre.y};
        pose.heading = 18000;
      }
    }
    front -= depth(row) + rowGap;
  }
  return poses;
}

std::vector<Point> placesBehind(const MusterTable& table, SideIndex side, const Army& army,
                                std::span<const ArmyMember> members, std::span<const Pose> poses,
                                std::span<const Base> bases) {
  std::vector<Point> places;
  for (const ArmyPerson& person : army.people) {
    const auto& commands = person.commands;
    double x = 0;
    Length rear = side == 0 ? table.depth : 0;
    int count = 0;
    for (std::size_t i = 0; i < members.size(); ++i) {
      const std::string& entry = army.units[members[i].entry].id;
      if (!commands.empty() && std::ranges::find(commands, entry) == commands.end()) continue;
      x += poses[i].centre.x;
      const Length half = bases[i].depth / 2;
      rear = side == 0 ? std::min(rear, poses[i].centre.y - half) : std::max(rear, poses[i].centre.y + half);
      ++count;
    }
    if (count == 0) rear = side == 0 ? edgeGap : table.depth - edgeGap;
    Point at{count == 0 ? table.width / 2 : static_cast<Length>(x / count), rear};
    at.y += side == 0 ? -oneInch : oneInch;
    // Several behind the same units stand side by side.
    for (const Point& other : places)
      if (std::abs(other.x - at.x) < 2 * oneInch && std::abs(other.y - at.y) < oneInch) at.x = other.x + 2 * oneInch;
    at.x = std::clamp(at.x, Length{0}, table.width);
    at.y = std::clamp(at.y, Length{0}, table.depth);
    places.push_back(at);
  }
  return places;
}

void musterCommand(Json& battle, const Definition& definition, const ArmyTerms& terms, const Army& army,
                   const std::string& side, const MusteredUnits& units, std::span<const Point> peopleAt,
                   std::set<std::string>& taken) {
  const auto members = membersOf(army);
  const auto firstOf = [&](const std::string& entry) {
    const std::size_t wanted = entryOf(army, entry);
    for (std::size_t i = 0; i < members.size(); ++i)
      if (members[i].entry == wanted && units.places[i] >= 0) return static_cast<int>(i);
    return -1;
  };
  const Fields& statuses = definition.unitStatus();
  if (terms.join)
    for (std::size_t i = 0; i < members.size(); ++i) {
      const std::string& with = army.units[members[i].entry].with;
      if (with.empty() || units.places[i] < 0) continue;
      if (const int other = firstOf(with); other >= 0)
        battle["units"][static_cast<std::size_t>(units.places[i])]["status"][statuses[*terms.join].name] =
            units.places[static_cast<std::size_t>(other)];
    }
  const std::vector<int> companions = companionsOf(terms, army, members, units.places);
  int number = 0;
  for (std::size_t p = 0; p < army.people.size(); ++p) {
    const ArmyPerson& person = army.people[p];
    const ArmyTroopView view = personOf(definition, person);
    Json json{{"id", freshId(person.id, side, taken)}, {"name", view.name}, {"side", side}};
    json["entry"] = person.id;
    if (!person.type.empty()) json["type"] = person.type;
    if (!view.symbol.empty()) json["symbol"] = view.symbol;
    UnitTag tag = person.tag;
    if (army.marksBehind && !tag.place) tag.place = MarkPlace::behind;
    if (Json mark = unitTagJson(tag); !mark.is_null()) json["tag"] = std::move(mark);
    for (const auto& [field, slot] : person.profile)
      json["profile"][definition.personProfile()[field].name] = valueOf(definition.personProfile()[field], slot);
    for (const auto& [field, slot] : person.options)
      json["status"][definition.personStatus()[field].name] = valueOf(definition.personStatus()[field], slot);
    if (const int with = companions[p]; with >= 0) {
      json["unit"] = units.ids[static_cast<std::size_t>(with)];
    } else {
      json["x"] = inchesToJson(peopleAt[p].x);
      json["y"] = inchesToJson(peopleAt[p].y);
    }
    if (terms.command && !person.commands.empty()) {
      const int value = terms.command->personField ? ++number : static_cast<int>(battle["people"].size());
      if (terms.command->personField)
        json["status"][definition.personStatus()[*terms.command->personField].name] = value;
      for (std::size_t i = 0; i < members.size(); ++i)
        if (units.places[i] >= 0 &&
            std::ranges::find(person.commands, army.units[members[i].entry].id) != person.commands.end())
          battle["units"][static_cast<std::size_t>(units.places[i])]["status"]
                [statuses[terms.command->unitField].name] = value;
    }
    battle["people"].push_back(std::move(json));
  }
}

Json musterBattle(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table, const std::string& title,
                  const Army& first, const Army& second) {
  const Army* const armies[2] = {&first, &second};
  const std::vector<Base> bases[2] = {basesOf(rules, terms, first), basesOf(rules, terms, second)};
  return BattleMaker(rules, terms, table).make(title, armies, bases);
}

std::vector<Base> basesOf(const RuleSet& rules, const ArmyTerms& terms, const Army& army) {
  const std::size_t count = membersOf(army).size();
  // A unit's size does not depend on its leaders, and an army may be laid out before its leaders are in order.
  Army units = army;
  units.people.clear();
  const Battle battle =
      trialWith(rules, terms, trialTable(rules.definition()), units, writtenBases(rules.definition(), army));
  std::vector<Base> bases;
  for (std::size_t i = 0; i < count; ++i) bases.push_back(battle.units[i].base);
  return bases;
}

Battle trialBattle(const RuleSet& rules, const ArmyTerms& terms, const Army& army) {
  return trialWith(rules, terms, trialTable(rules.definition()), army, basesOf(rules, terms, army));
}

Battle usualBattle(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table, const Army& army) {
  return trialWith(rules, terms, table, army, basesOf(rules, terms, army));
}

}  // namespace signifer
