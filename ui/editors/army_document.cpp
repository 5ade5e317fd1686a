#include "editors/army_document.h"

#include <algorithm>

#include "editors/own_armies.h"
#include "files/write_file.h"
#include "play/overlays.h"
#include "schema/document.h"
#include "schema/field_reader.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr int checkArmyAfterMs = 120;

std::string takenName(const Army& army, const std::string& stem) {
  const auto taken = [&](const std::string& id) {
    return std::ranges::find(army.troops, id, &ArmyTroop::id) != army.troops.end();
  };
  std::string id = stem;
  for (int i = 2; taken(id); ++i) id = stem + "-" + std::to_string(i);
  return id;
}

void forget(Army& army, const std::string& unit) {
  for (ArmyUnit& other : army.units)
    if (other.with == unit) other.with.clear();
  for (ArmyPerson& person : army.people) {
    if (person.with == unit) person.with.clear();
    std::erase(person.commands, unit);
  }
}

}  // namespace

ArmyDocument::ArmyDocument(const RuleSetLibrary& library, QObject* parent)
    : QObject(parent), library_(library), army_(std::make_shared<Army>()) {
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(checkArmyAfterMs);
  connect(&checkSoon_, &QTimer::timeout, this, &ArmyDocument::check);
  connect(&steps_, &QUndoStack::cleanChanged, this, &ArmyDocument::saved);
}

// A stack of steps that goes tells that it is clean, when nobody should listen any more.
ArmyDocument::~ArmyDocument() { steps_.disconnect(this); }

void ArmyDocument::begin(const RuleSetSource& source) {
  OpenedArmy opened;
  opened.rules = source.create();
  opened.terms = ArmyTerms::load(source.folder, opened.rules->definition());
  opened.army.ruleSet = source.id;
  opened.army.ruleSetVersion = source.version;
  opened.army.name = tr("New army").toStdString();
  take(std::move(opened), {});
}

void ArmyDocument::open(const QString& path) {
  const Document file = Document::load(path.toStdString());
  take(openArmy(library_, file.root()), path);
  rememberArmy(army_->ruleSet, {QString::fromStdString(army_->name), file_});
}

void ArmyDocument::take(OpenedArmy opened, const QString& file) {
  steps_.clear();
  rules_ = std::move(opened.rules);
  terms_ = std::move(opened.terms);
  file_ = file;
  put(std::make_shared<const Army>(std::move(opened.army)));
  check();
}

void ArmyDocument::save(const QString& path) {
  writeFile(path.toStdString(), armyText(definition(), *army_));
  file_ = path;
  rememberArmy(army_->ruleSet, {QString::fromStdString(army_->name), file_});
  steps_.setClean();
  Q_EMIT saved();
}

void ArmyDocument::put(std::shared_ptr<const Army> army) {
  army_ = std::move(army);
  checkSoon_.start();
  Q_EMIT changed();
}

void ArmyDocument::change(const QString& what, Army next, const QString& run) {
  if (next == *army_) return;
  steps_.push(
      new DocumentStep<ArmyDocument, Army>(*this, what, army_, std::make_shared<const Army>(std::move(next)), run));
}

std::string ArmyDocument::freshId(const Army& army, const std::string& stem) const {
  const auto taken = [&](const std::string& id) {
    return std::ranges::find(army.units, id, &ArmyUnit::id) != army.units.end() ||
           std::ranges::find(army.people, id, &ArmyPerson::id) != army.people.end();
  };
  std::string id = stem;
  for (int i = 2; taken(id); ++i) id = stem + "-" + std::to_string(i);
  return id;
}

ArmyEntry ArmyDocument::add(const std::string& troop) {
  Army next = *army_;
  const auto same = std::ranges::find_if(next.units, [&](const ArmyUnit& unit) {
    ArmyUnit plain;
    plain.id = unit.id;
    plain.troop = troop;
    plain.count = unit.count;
    return unit == plain;
  });
  if (unitCount(next) >= mostArmyUnits) return {};
  int index = static_cast<int>(same - next.units.begin());
  if (same != next.units.end()) {
    ++same->count;
  } else {
    ArmyUnit unit;
    unit.id = freshId(next, troop);
    unit.troop = troop;
    index = static_cast<int>(next.units.size());
    next.units.push_back(std::move(unit));
  }
  const ArmyEntry entry{ArmyEntry::Kind::unit, index};
  const QString name =
      QString::fromStdString(troopOf(definition(), next, next.units[static_cast<std::size_t>(index)]).name);
  change(tr("%1 added").arg(name), std::move(next));
  return entry;
}

ArmyEntry ArmyDocument::addPerson(const std::string& type) {
  Army next = *army_;
  if (next.people.size() >= static_cast<std::size_t>(mostArmyUnits)) return {};
  ArmyPerson person;
  person.id = freshId(next, type.empty() ? "leader" : type);
  person.type = type;
  next.people.push_back(std::move(person));
  const ArmyEntry entry{ArmyEntry::Kind::person, static_cast<int>(next.people.size()) - 1};
  change(tr("Leader added"), std::move(next));
  return entry;
}

void ArmyDocument::setCount(int unit, int count) {
  Army next = *army_;
  ArmyUnit& entry = next.units[static_cast<std::size_t>(unit)];
  const int others = unitCount(next) - entry.count;
  entry.count = std::clamp(count, 1, mostArmyUnits - others);
  if (entry.names.size() > static_cast<std::size_t>(entry.count))
    entry.names.resize(static_cast<std::size_t>(entry.count));
  if (entry.tags.size() > static_cast<std::size_t>(entry.count))
    entry.tags.resize(static_cast<std::size_t>(entry.count));
  change(tr("Number of %1").arg(nameOf({ArmyEntry::Kind::unit, unit})), std::move(next),
         QStringLiteral("count:%1").arg(unit));
}

void ArmyDocument::remove(const ArmyEntry& entry) {
  if (entry.kind == ArmyEntry::Kind::none) return;
  Army next = *army_;
  const QString what = tr("%1 removed").arg(nameOf(entry));
  if (entry.kind == ArmyEntry::Kind::unit) {
    forget(next, next.units[static_cast<std::size_t>(entry.index)].id);
    next.units.erase(next.units.begin() + entry.index);
  } else {
    next.people.erase(next.people.begin() + entry.index);
  }
  change(what, std::move(next));
}

ArmyEntry ArmyDocument::duplicate(const ArmyEntry& entry) {
  if (entry.kind == ArmyEntry::Kind::none) return entry;
  Army next = *army_;
  const ArmyEntry copy{entry.kind, entry.index + 1};
  if (entry.kind == ArmyEntry::Kind::unit) {
    ArmyUnit unit = next.units[static_cast<std::size_t>(entry.index)];
    if (unitCount(next) + unit.count > mostArmyUnits) return entry;
    unit.id = freshId(next, unit.id);
    unit.names.clear();
    // No two have one mark.
    for (UnitTag& tag : unit.tags) tag.id = 0;
    next.units.insert(next.units.begin() + copy.index, std::move(unit));
  } else {
    ArmyPerson person = next.people[static_cast<std::size_t>(entry.index)];
    person.id = freshId(next, person.id);
    person.commands.clear();
    person.tag.id = 0;
    person.with.clear();
    next.people.insert(next.people.begin() + copy.index, std::move(person));
  }
  change(tr("%1 duplicated").arg(nameOf(entry)), std::move(next));
  return copy;
}

ArmyEntry ArmyDocument::move(const ArmyEntry& entry, int by) { return moveTo(entry, entry.index + by); }

ArmyEntry ArmyDocument::moveTo(const ArmyEntry& entry, int place) {
  if (entry.kind == ArmyEntry::Kind::none) return entry;
  Army next = *army_;
  const auto shift = [&](auto& list) {
    if (place < 0 || place >= static_cast<int>(list.size())) return entry;
    const auto from = list.begin() + entry.index;
    const auto to = list.begin() + place;
    from < to ? std::rotate(from, from + 1, to + 1) : std::rotate(to, from, from + 1);
    return ArmyEntry{entry.kind, place};
  };
  const ArmyEntry moved = entry.kind == ArmyEntry::Kind::unit ? shift(next.units) : shift(next.people);
  change(tr("%1 moved").arg(nameOf(entry)), std::move(next));
  return moved;
}

void ArmyDocument::sort() {
  Army next = *army_;
  const auto placeOf = [&](const ArmyUnit& unit) {
    const auto& troops = definition().troops();
    const auto own = std::ranges::find(next.troops, unit.troop, &ArmyTroop::id) - next.troops.begin();
    const auto place = std::ranges::find(troops, unit.troop, &TroopType::id) - troops.begin();
    return place < static_cast<std::ptrdiff_t>(troops.size()) ? place : place + own;
  };
  std::ranges::stable_sort(next.units, {}, placeOf);
  change(tr("Sorted"), std::move(next));
}

std::string ArmyDocument::makeOwnType(int index) {
  Army next = *army_;
  ArmyUnit& unit = next.units[static_cast<std::size_t>(index)];
  const ArmyTroopView view = troopOf(definition(), next, unit);
  ArmyTroop troop;
  troop.id = takenName(next, "my-" + unit.troop);
  troop.name = unit.name.empty() ? tr("My %1").arg(QString::fromStdString(view.name)).toStdString() : unit.name;
  troop.symbol = view.symbol;
  if (view.base.frontage > 0) troop.base = view.base;
  troop.profile = view.profile;
  for (const ArmyOption& option : terms_.unitOptions) {
    // The new troop keeps the options that the old type began with.
    const std::int32_t start = optionOf(definition(), terms_, unit, option);
    const Field& field = definition().unitStatus()[option.field];
    if (start != toSlot(field, field.standard)) unit.options[option.field] = start;
  }
  unit.troop = troop.id;
  unit.symbol.clear();
  unit.base.reset();
  unit.profile.clear();
  const std::string id = troop.id;
  next.troops.push_back(std::move(troop));
  change(tr("Troop type of your own"), std::move(next));
  return id;
}

void ArmyDocument::takeTroops(const QString& houseRules) {
  const RuleSetSource* source = library_.find(definition().id());
  const Overlay overlay = readOverlay(houseRules.toStdString());
  if (const auto faults = faultsOf(*source, overlay); !faults.empty()) throw faults.front();
  const HouseRulesLayer layer = overlay.layer();
  const auto rules = createUnder(*source, {&layer, 1});
  const auto& troops = rules->definition().troops();
  Army next = army();
  for (std::size_t i = definition().troops().size(); i < troops.size(); ++i) {
    const TroopType& type = troops[i];
    ArmyTroop own{type.id, type.name, type.symbol, std::nullopt, type.profile};
    if (type.frontage > 0) own.base = Base{type.frontage, type.depth};
    const auto known = std::ranges::find(next.troops, type.id, &ArmyTroop::id);
    if (known == next.troops.end())
      next.troops.push_back(std::move(own));
    else
      *known = std::move(own);
  }
  change(tr("Troop types of %1").arg(QString::fromStdString(overlay.name())), std::move(next));
}

void ArmyDocument::check() {
  checkSoon_.stop();
  if (rules_ == nullptr) return;
  report_ = checkArmy(*rules_, terms_, *army_);
  Q_EMIT checked();
}

QString ArmyDocument::nameOf(const ArmyEntry& entry) const {
  if (entry.kind == ArmyEntry::Kind::unit) {
    const ArmyUnit& unit = army_->units[static_cast<std::size_t>(entry.index)];
    return QString::fromStdString(unit.name.empty() ? troopOf(definition(), *army_, unit).name : unit.name);
  }
  if (entry.kind == ArmyEntry::Kind::person)
    return QString::fromStdString(personOf(definition(), army_->people[static_cast<std::size_t>(entry.index)]).name);
  return {};
}

}  // namespace signifer::ui
