// The armies of a table that is being prepared: read from their files, found again in a scenario, and taken over where
// their files have changed since.
#include <QFileInfo>
#include <algorithm>

#include "army/army_link.h"
#include "editors/table_document.h"
#include "schema/field_reader.h"

namespace signifer::ui {
namespace {

// A member that nobody changed here takes the army's present value.
Json takenOver(const Json& here, const Json& was, const Json& now) {
  Json next = here;
  const auto follow = [&](const std::string& key) {
    const Json nothing;
    const Json& before = was.contains(key) ? was[key] : nothing;
    const Json& own = here.contains(key) ? here[key] : nothing;
    if (own != before) return;
    next.erase(key);
    if (now.contains(key)) next[key] = now[key];
  };
  for (const auto& [key, value] : was.items()) follow(key);
  for (const auto& [key, value] : now.items()) follow(key);
  return next;
}

std::size_t entryOf(const Army& army, const std::string& id) {
  return static_cast<std::size_t>(std::ranges::find(army.units, id, &ArmyUnit::id) - army.units.begin());
}

int personIn(const Army& army, const std::string& id) {
  const auto found = std::ranges::find(army.people, id, &ArmyPerson::id);
  return found == army.people.end() ? -1 : static_cast<int>(found - army.people.begin());
}

}  // namespace

TableArmy TableDocument::readTableArmy(const QString& path) const {
  const Document file = Document::load(path.toStdString());
  TableArmy army{path, openArmy(library_, file.root()), {}};
  if (army.opened.army.ruleSet != definition().id())
    throw file.root().at("ruleset").error("an army of " + definition().name() + " was expected");
  army.bases = basesOf(*army.opened.rules, army.opened.terms, army.opened.army);
  return army;
}

Json TableDocument::unitOf(const TableArmy& army, const ArmyMember& member) const {
  Json rest = musterUnit(definition(), terms_, army.opened.army, member, "", "");
  rest.erase("id");
  rest.erase("side");
  rest["entry"] = army.opened.army.units[member.entry].id;
  if (member.index > 0) rest["entryUnit"] = member.index + 1;
  return rest;
}

Json TableDocument::personOf(const TableArmy& army, int person) const {
  const ArmyPerson& entry = army.opened.army.people[static_cast<std::size_t>(person)];
  const ArmyTroopView view = signifer::personOf(definition(), entry);
  Json rest{{"name", view.name}, {"symbol", view.symbol}, {"entry", entry.id}};
  if (!entry.type.empty()) rest["type"] = entry.type;
  UnitTag tag = entry.tag;
  if (army.opened.army.marksBehind && !tag.place) tag.place = MarkPlace::behind;
  if (Json mark = unitTagJson(tag); !mark.is_null()) rest["tag"] = std::move(mark);
  const auto keep = [&rest](const char* member, const Fields& fields, const FieldChanges& values) {
    for (const auto& [field, slot] : values)
      rest[member][fields[field].name] = toJson(fields[field], fromSlot(fields[field], slot));
  };
  keep("profile", definition().personProfile(), entry.profile);
  keep("status", definition().personStatus(), entry.options);
  return rest;
}

// A copy that makes no sense is none: the table is all there without it.
void TableDocument::readLinks(const Node& battle, const QString& path, TableModel& model) const {
  for (SideIndex side = 0; side < 2; ++side) {
    try {
      const auto link =
          readArmyLink(library_, battle.at("sides").items()[static_cast<std::size_t>(side)], path.toStdString());
      if (!link) continue;
      TableArmy army{QString::fromStdString(link->file.string()), link->was, {}};
      army.bases = basesOf(*army.opened.rules, army.opened.terms, army.opened.army);
      const Army& own = army.opened.army;
      for (TableUnit& unit : model.units) {
        if (unit.side != side) continue;
        const std::size_t entry = entryOf(own, unit.rest->value("entry", ""));
        const int index = unit.rest->value("entryUnit", 1) - 1;
        if (entry < own.units.size() && index < own.units[entry].count) unit.from = ArmyMember{entry, index};
      }
      for (TablePerson& person : model.people)
        if (person.side == side) person.from = personIn(own, person.rest->value("entry", ""));
      model.armies[static_cast<std::size_t>(side)] = std::make_shared<const TableArmy>(std::move(army));
    } catch (const SourceError&) {
      continue;
    }
  }
}

QStringList TableDocument::armyChanges(SideIndex side) {
  const auto& own = model_->armies[static_cast<std::size_t>(side)];
  if (own == nullptr) return {};
  ArmyWatch& watch = watches_[static_cast<std::size_t>(side)];
  const QDateTime modified = QFileInfo(own->file).lastModified();
  if (watch.of == own && watch.modified == modified) return watch.changes;
  watch = {own, modified, {}};
  for (const std::string& change : changesSince(library_, {own->file.toStdString(), own->opened}))
    watch.changes << QString::fromStdString(change);
  return watch.changes;
}

void TableDocument::takeOver(SideIndex side) {
  const TableArmy& was = *army(side);
  TableArmy now = readTableArmy(was.file);
  const Army& before = was.opened.army;
  const Army& after = now.opened.army;
  const auto members = membersOf(after);
  TableModel next = *model_;
  std::set<std::string> gone;
  for (TableUnit& unit : next.units) {
    if (unit.side != side || !unit.from) continue;
    const ArmyMember member{entryOf(after, before.units[unit.from->entry].id), unit.from->index};
    if (member.entry >= after.units.size() || member.index >= after.units[member.entry].count) {
      gone.insert(unit.id);
      continue;
    }
    unit.rest = std::make_shared<const Json>(takenOver(*unit.rest, unitOf(was, *unit.from), unitOf(now, member)));
    unit.base = now.bases[static_cast<std::size_t>(std::ranges::find(members, member) - members.begin())];
    unit.from = member;
  }
  for (TablePerson& person : next.people) {
    if (gone.contains(person.unit)) {
      person.at = model_->units[placeOf(person.unit)].pose.centre;
      person.unit.clear();
    }
    if (person.side != side || person.from < 0) continue;
    const int at = personIn(after, before.people[static_cast<std::size_t>(person.from)].id);
    if (at < 0) {
      gone.insert(person.id);
      continue;
    }
    person.rest = std::make_shared<const Json>(takenOver(*person.rest, personOf(was, person.from), personOf(now, at)));
    person.from = at;
  }
  std::erase_if(next.units, [&](const TableUnit& unit) { return gone.contains(unit.id); });
  std::erase_if(next.people, [&](const TablePerson& person) { return gone.contains(person.id); });
  if (next.sides[side].name == before.name) next.sides[side].name = after.name;
  const QString name = QString::fromStdString(after.name);
  next.armies[static_cast<std::size_t>(side)] = std::make_shared<const TableArmy>(std::move(now));
  change(tr("%1 taken over").arg(name), std::move(next));
}

}  // namespace signifer::ui
