// Reading of army files; writing stands in army_writer.cpp.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "army/army_json.h"
#include "play/marks.h"
#include "play/position.h"
#include "rules/definition_parts.h"
#include "schema/field_reader.h"
#include "schema/format.h"

namespace signifer {
namespace {

constexpr double mostFrontage = 200;

Base readBase(const Node& node) {
  node.allowOnly({"frontageInches", "depthInches"});
  return {fromInches(node.at("frontageInches").number(0.25, mostFrontage)),
          fromInches(node.at("depthInches").number(0.25, mostFrontage))};
}

class ArmyReader {
 public:
  ArmyReader(const Definition& definition, const ArmyTerms& terms, const Node& root)
      : d_(definition), terms_(terms), root_(root) {}

  Army read() {
    requireFormat(root_, "signifer-army", 1);
    root_.allowOnly(
        {"format", "version", "ruleset", "rulesetVersion", "name", "notes", "markPlace", "troops", "units", "people"});
    if (root_.at("ruleset").text() != d_.id()) throw root_.at("ruleset").error("\"" + d_.id() + "\" was expected");
    army_.ruleSet = d_.id();
    army_.ruleSetVersion = root_.name("rulesetVersion", "");
    army_.name = root_.at("name").name();
    army_.notes = root_.text("notes", "");
    if (const auto place = root_.find("markPlace")) army_.marksBehind = readMarkPlace(*place) == MarkPlace::behind;
    if (const auto list = root_.find("troops")) readTroops(*list);
    readUnits();
    if (const auto list = root_.find("people")) readPeople(*list);
    requireEntries();
    return std::move(army_);
  }

 private:
  void readTroops(const Node& list) {
    const auto items = list.items();
    if (items.size() > mostArmyTroops)
      throw list.error("at most " + std::to_string(mostArmyTroops) + " troop types were expected");
    std::set<std::string> taken;
    for (const TroopType& troop : d_.troops()) taken.insert(troop.id);
    for (const Node& node : items) {
      node.allowOnly({"id", "name", "symbol", "base", "profile"});
      ArmyTroop troop;
      troop.id = readId(node, taken);
      troop.name = node.at("name").name();
      troop.symbol = node.name("symbol", "");
      if (const auto base = node.find("base")) troop.base = readBase(*base);
      troop.profile = readProfile(d_.unitProfile(), node.at("profile"));
      army_.troops.push_back(std::move(troop));
    }
  }

  void readNewId(const Node& node, std::string& id) {
    const Node place = node.at("id");
    id = place.name();
    if (id.empty()) throw place.error("an id was expected");
    if (!ids_.insert(id).second) throw place.error("the id \"" + id + "\" is taken already");
  }

  // A field that is set to its old value counts as unchanged.
  static FieldChanges readChanges(const Fields& fields, const Node& node, const std::vector<std::int32_t>& from) {
    FieldChanges changes;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      known.push_back(fields[i].name);
      const auto given = node.find(fields[i].name);
      if (!given) continue;
      const std::int32_t slot = toSlot(fields[i], readValue(fields[i], *given));
      if (slot != from[i]) changes[i] = slot;
    }
    node.allowOnly(known);
    return changes;
  }

  static FieldChanges readOptions(const Fields& fields, const std::vector<ArmyOption>& options, const Node& node) {
    FieldChanges chosen;
    std::vector<std::string_view> known;
    for (const ArmyOption& option : options) {
      const Field& field = fields[option.field];
      known.push_back(field.name);
      if (const auto given = node.find(field.name)) chosen[option.field] = toSlot(field, readValue(field, *given));
    }
    node.allowOnly(known);
    return chosen;
  }

  void readUnits() {
    const Node list = root_.at("units");
    for (const Node& node : list.items()) {
      readUnit(node);
      if (unitCount(army_) > mostArmyUnits)
        throw node.error("at most " + std::to_string(mostArmyUnits) + " units in all were expected");
    }
  }

  void readUnit(const Node& node) {
    node.allowOnly({"id", "troop", "name", "count", "names", "symbol", "base", "profile", "options", "with", "tags"});
    ArmyUnit unit;
    readNewId(node, unit.id);
    const Node troop = node.at("troop");
    unit.troop = troop.name();
    requireTroop(troop, unit.troop);
    unit.name = node.name("name", "");
    if (const auto count = node.find("count")) unit.count = static_cast<int>(count->integer(1, mostArmyUnits));
    if (const auto names = node.find("names")) readNames(*names, unit);
    unit.symbol = node.name("symbol", "");
    if (const auto base = node.find("base")) unit.base = readBase(*base);
    if (const auto profile = node.find("profile"))
      unit.profile = readChanges(d_.unitProfile(), *profile, troopOf(d_, army_, unit).profile);
    if (const auto options = node.find("options"))
      unit.options = readOptions(d_.unitStatus(), terms_.unitOptions, *options);
    if (const auto with = node.find("with")) {
      unit.with = with->name();
      if (!terms_.join) throw with->error("in " + d_.name() + " no unit joins another: leave \"with\" out");
    }
    if (const auto tags = node.find("tags")) readTags(*tags, unit);
    army_.units.push_back(std::move(unit));
  }

  void readTags(const Node& node, ArmyUnit& unit) {
    for (const Node& tag : node.items()) {
      const bool none = !tag.isObject() && tag.integer() == 0;
      unit.tags.push_back(none ? UnitTag{} : readUnitTag(tag));
      requireNewTag(tag, unit.tags.back().id, unitName(d_, army_, unit, static_cast<int>(unit.tags.size()) - 1));
    }
    if (unit.tags.size() > static_cast<std::size_t>(unit.count))
      throw node.error("at most as many marks as units were expected: " + std::to_string(unit.count));
  }

  void requireNewTag(const Node& node, int tag, const std::string& name) {
    if (tag == 0) return;
    const auto [owner, isNew] = tags_.try_emplace(tag, name);
    if (!isNew) throw(node.isObject() ? node.at("id") : node).error(markTaken(tag, name, owner->second));
  }

  static void readNames(const Node& node, ArmyUnit& unit) {
    for (const Node& name : node.items()) unit.names.push_back(name.name());
    if (unit.names.size() > static_cast<std::size_t>(unit.count))
      throw node.error("at most as many names as units were expected: " + std::to_string(unit.count));
  }

  void requireTroop(const Node& node, const std::string& id) const {
    std::vector<std::string_view> known;
    for (const TroopType& troop : d_.troops()) known.push_back(troop.id);
    for (const ArmyTroop& troop : army_.troops) known.push_back(troop.id);
    if (std::ranges::find(known, id) != known.end()) return;
    throw node.error(unknownWord("troop type", id, known));
  }

  void readPeople(const Node& list) {
    const auto items = list.items();
    if (items.size() > static_cast<std::size_t>(mostArmyUnits))
      throw list.error("at most " + std::to_string(mostArmyUnits) + " people were expected");
    for (const Node& node : items) {
      node.allowOnly({"id", "type", "name", "symbol", "profile", "options", "with", "commands", "tag"});
      ArmyPerson person;
      readNewId(node, person.id);
      person.type = node.name("type", "");
      if (node.has("type") && std::ranges::find(d_.people(), person.type, &PersonType::id) == d_.people().end())
        throw node.at("type").error("one of " + d_.name() + "'s people was expected" + knownPeople());
      person.name = node.name("name", "");
      person.symbol = node.name("symbol", "");
      if (const auto profile = node.find("profile"))
        person.profile = readChanges(d_.personProfile(), *profile, personOf(d_, person).profile);
      if (const auto options = node.find("options"))
        person.options = readOptions(d_.personStatus(), terms_.personOptions, *options);
      person.with = node.name("with", "");
      if (const auto commands = node.find("commands")) {
        if (!terms_.command)
          throw commands->error("in " + d_.name() + " no leader has units of his own: leave \"commands\" out");
        for (const Node& entry : commands->items()) person.commands.push_back(entry.name());
      }
      if (const auto tag = node.find("tag")) {
        person.tag = readUnitTag(*tag);
        requireNewTag(*tag, person.tag.id, personOf(d_, person).name);
      }
      army_.people.push_back(std::move(person));
    }
  }

  [[nodiscard]] std::string knownPeople() const {
    std::string all;
    for (const PersonType& person : d_.people()) all += (all.empty() ? ": " : ", ") + person.id;
    return all;
  }

  // Entries are named by id before all of them are read.
  void requireEntries() const {
    std::set<std::string> commanded;
    const auto require = [&](const Node& node) {
      if (std::ranges::find(army_.units, node.text(), &ArmyUnit::id) == army_.units.end())
        throw node.error("the id of an entry of this army's units was expected");
    };
    for (const Node& node : root_.at("units").items())
      if (const auto with = node.find("with")) {
        require(*with);
        if (with->text() == node.at("id").text()) throw with->error("another unit was expected");
      }
    const auto people = root_.find("people");
    if (!people) return;
    for (const Node& node : people->items()) {
      if (const auto with = node.find("with")) require(*with);
      if (const auto commands = node.find("commands"))
        for (const Node& entry : commands->items()) {
          require(entry);
          if (!commanded.insert(entry.text()).second) throw entry.error("one leader for each unit was expected");
        }
    }
  }

  const Definition& d_;
  const ArmyTerms& terms_;
  Node root_;
  Army army_;
  std::set<std::string> ids_;
  /// Whose each mark is.
  std::map<int, std::string> tags_;
};

}  // namespace

Army readArmy(const Definition& definition, const ArmyTerms& terms, const Node& root) {
  return ArmyReader(definition, terms, root).read();
}

OpenedArmy openArmy(const RuleSetLibrary& library, const Node& root) {
  const Node name = root.at("ruleset");
  const RuleSetSource* source = library.find(name.name());
  if (source == nullptr)
    throw UnknownRuleSet(root.document().name(), name.pointer(), root.document().lineOf(name.pointer()),
                         unknownWord("rule set", name.name(), idsOf(library.sources())));
  OpenedArmy opened;
  opened.rules = source->create();
  opened.terms = ArmyTerms::load(source->folder, opened.rules->definition());
  opened.army = readArmy(opened.rules->definition(), opened.terms, root);
  return opened;
}

}  // namespace signifer
