#include "editors/table_document.h"

#include <algorithm>

#include "army/army_link.h"
#include "editors/dry_order.h"
#include "files/home.h"
#include "files/write_file.h"
#include "play/battle_json.h"
#include "play/table_plan.h"
#include "schema/field_reader.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr int checkTableAfterMs = 80;
// A drawn unit of a grid leaves some of its square free.
constexpr int groundShare = 84;

// A battle file's house rules as another one has them.
void keepHouseRules(Json& file, const Json& other) {
  for (const char* member : {"options", "houseRules", "houseTroops", "houseModifiers", "houseRuleNames"}) {
    file.erase(member);
    if (other.contains(member)) file[member] = other[member];
  }
}

// With a number where a table of the person's own has this title already.
QString freshTitle(const QString& title) {
  const QList<OwnFile> tables = FilesHome::current().list(FileKind::table);
  const auto isTaken = [&](const QString& wanted) {
    return std::ranges::any_of(tables, [&](const OwnFile& table) { return table.name == wanted; });
  };
  QString fresh = title;
  for (int number = 2; isTaken(fresh); ++number) fresh = title + QStringLiteral(" %1").arg(number);
  return fresh;
}

}  // namespace

TableDocument::TableDocument(const RuleSetLibrary& library, QObject* parent)
    : QObject(parent), library_(library), model_(std::make_shared<TableModel>()) {
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(checkTableAfterMs);
  connect(&checkSoon_, &QTimer::timeout, this, &TableDocument::check);
  connect(&steps_, &QUndoStack::cleanChanged, this, &TableDocument::saved);
}

// A stack of steps that goes tells that it is clean, when nobody should listen any more.
TableDocument::~TableDocument() { steps_.disconnect(this); }

void TableDocument::begin(const RuleSetSource& source) {
  std::shared_ptr<const RuleSet> rules = source.create();
  TableModel model;
  model.title = freshTitle(tr("New battle")).toStdString();
  model.sides[0] = {"first", tr("First side").toStdString()};
  model.sides[1] = {"second", tr("Second side").toStdString()};
  if (rules->definition().grid()) {
    model.size.width = model.size.columns * model.size.squareSide;
    model.size.depth = model.size.rows * model.size.squareSide;
    model.squares.assign(static_cast<std::size_t>(model.size.columns) * static_cast<std::size_t>(model.size.rows), {});
  }
  adopt(std::move(rules), &source, std::move(model), {});
}

std::vector<LeftOutOverlay> TableDocument::open(const QString& path) {
  const Document file = Document::load(path.toStdString());
  std::vector<LeftOutOverlay> leftOut;
  Position position = openUnder(library_, file.root(), {}, leftOut);
  if (position.battle.setup->deployment.order != DeploymentPlan::Order::none) {
    std::vector<LeftOutOverlay> again;
    position = openUnder(library_, standing(file).root(), {}, again);
  }
  // The reader fills in what a file leaves out; the places of people with units are the unit's.
  Json json = file.root().json();
  if (!leftOut.empty()) keepHouseRules(json, writeBattle(*position.rules, position.battle));
  if (!json.contains("people")) json["people"] = Json::array();
  TableModel model = readTableModel(*position.rules, position.battle, json);
  if (const auto plan = file.root().find("deployment"))
    model.deployment = readDeploymentPlan(*plan, *position.battle.setup);
  readLinks(file.root(), path, model);
  adopt(position.rules, library_.find(position.rules->definition().id()), std::move(model), path);
  return leftOut;
}

// The table takes no history from the battle: statuses that armies do not choose, losses and the moment itself stay
// behind.
void TableDocument::take(const RuleSet& rules, const Battle& battle) {
  const RuleSetSource* source = library_.find(rules.definition().id());
  if (source == nullptr) throw SourceError("battle", "", 0, "the rule set is not installed");
  const ArmyTerms terms = ArmyTerms::load(source->folder, rules.definition());
  const Json whole = writeBattle(rules, battle);
  Json file = whole;
  const auto keep = [](Json& owner, const Fields& fields, const std::vector<ArmyOption>& options,
                       std::initializer_list<std::optional<std::size_t>> more) {
    Json kept = Json::object();
    const auto one = [&](std::size_t field) {
      if (owner.contains("status") && owner["status"].contains(fields[field].name))
        kept[fields[field].name] = owner["status"][fields[field].name];
    };
    for (const ArmyOption& option : options) one(option.field);
    for (const std::optional<std::size_t>& field : more)
      if (field) one(*field);
    owner.erase("status");
    owner.erase("present");
    if (!kept.empty()) owner["status"] = std::move(kept);
  };
  const auto unitCommand = terms.command ? std::optional(terms.command->unitField) : std::nullopt;
  const auto personCommand = terms.command ? terms.command->personField : std::nullopt;
  for (Json& unit : file["units"])
    keep(unit, rules.definition().unitStatus(), terms.unitOptions, {unitCommand, terms.join});
  for (Json& person : file["people"])
    keep(person, rules.definition().personStatus(), terms.personOptions, {personCommand});
  for (Json& side : file["sides"]) side.erase("status");
  std::shared_ptr<const RuleSet> own = source->create({readHouseRules(Document::parse("battle", whole.dump()).root())});
  adopt(std::move(own), source, readTableModel(rules, battle, file), {});
}

void TableDocument::adopt(std::shared_ptr<const RuleSet> rules, const RuleSetSource* source, TableModel model,
                          const QString& file) {
  steps_.clear();
  terms_ = ArmyTerms::load(source->folder, rules->definition());
  groundTerms_ = GroundTerms::load(source->folder, rules->definition());
  rules_ = std::move(rules);
  file_ = file;
  put(std::make_shared<const TableModel>(std::move(model)));
  check();
}

void TableDocument::save(const QString& path) {
  Json file = write();
  for (SideIndex side = 0; side < 2; ++side)
    if (const TableArmy* own = army(side))
      file["sides"][static_cast<std::size_t>(side)]["army"] =
          writeArmyLink(definition(), own->opened.army, own->file.toStdString(), path.toStdString());
  writeFile(path.toStdString(), file.dump(2) + "\n");
  file_ = path;
  steps_.setClean();
  Q_EMIT saved();
}

void TableDocument::put(std::shared_ptr<const TableModel> model) {
  model_ = std::move(model);
  derive();
  checkSoon_.start();
  Q_EMIT changed();
}

void TableDocument::change(const QString& what, TableModel next, const QString& run) {
  steps_.push(new DocumentStep<TableDocument, TableModel>(*this, what, model_,
                                                          std::make_shared<const TableModel>(std::move(next)), run));
}

// Works out at once what the painters need. The rule set's remarks follow a moment later.
void TableDocument::derive() {
  const TableModel& m = *model_;
  land_ = landOf(definition(), m);
  std::vector<UnitLook> before = std::move(looks_);
  looks_.clear();
  for (std::size_t i = 0; i < m.units.size(); ++i) {
    const TableUnit& unit = m.units[i];
    UnitLook look;
    look.unit = static_cast<UnitIndex>(i);
    look.side = unit.side;
    look.name = QString::fromStdString(unit.name());
    const auto type = std::ranges::find(definition().troops(), unit.rest->value("troop", ""), &TroopType::id);
    look.symbol = QString::fromStdString(
        unit.rest->value("symbol", type == definition().troops().end() ? std::string() : type->symbol));
    look.pose = unit.pose;
    look.base = unit.base;
    if (definition().grid()) look.base = {m.size.squareSide * groundShare / 100, m.size.squareSide * groundShare / 100};
    const auto known = std::ranges::find(ids_, unit.id);
    if (known != ids_.end()) look.portrait = before[static_cast<std::size_t>(known - ids_.begin())].portrait;
    for (const TablePerson& person : m.people)
      if (person.unit == unit.id) look.companion = QString::fromStdString(person.rest->value("symbol", "leader"));
    looks_.push_back(std::move(look));
  }
  ids_.clear();
  for (const TableUnit& unit : m.units) ids_.push_back(unit.id);
}

std::vector<Base> TableDocument::bases() const {
  std::vector<Base> all;
  for (const TableUnit& unit : model_->units) all.push_back(unit.base);
  return all;
}

void TableDocument::setArmy(SideIndex side, const QString& path) {
  TableArmy army = readTableArmy(path);
  const std::string name = army.opened.army.name;
  TableModel next = *model_;
  next.armies[static_cast<std::size_t>(side)] = std::make_shared<const TableArmy>(std::move(army));
  // An army in place of another takes its units off the table.
  std::erase_if(next.units, [&](const TableUnit& unit) { return unit.side == side && unit.from; });
  std::erase_if(next.people, [&](const TablePerson& person) { return person.side == side && person.from >= 0; });
  next.sides[side].name = name;
  if (next.sides[0].name == next.sides[1].name) next.sides[1].name += " (2)";
  change(tr("%1 takes the field").arg(QString::fromStdString(name)), std::move(next));
}

std::vector<ArmyMember> TableDocument::beside(SideIndex side) const {
  std::vector<ArmyMember> left;
  const TableArmy* own = army(side);
  if (!own) return left;
  for (const ArmyMember& member : membersOf(own->opened.army))
    if (std::ranges::none_of(model_->units, [&](const TableUnit& u) { return u.side == side && u.from == member; }))
      left.push_back(member);
  return left;
}

std::vector<int> TableDocument::peopleBeside(SideIndex side) const {
  std::vector<int> left;
  const TableArmy* own = army(side);
  if (!own) return left;
  for (int i = 0; i < static_cast<int>(own->opened.army.people.size()); ++i)
    if (std::ranges::none_of(model_->people, [&](const TablePerson& p) { return p.side == side && p.from == i; }))
      left.push_back(i);
  return left;
}

std::string TableDocument::freshId(const TableModel& model, const std::string& wanted) const {
  const auto taken = [&](const std::string& id) {
    return std::ranges::find(model.units, id, &TableUnit::id) != model.units.end() ||
           std::ranges::find(model.people, id, &TablePerson::id) != model.people.end();
  };
  std::string id = wanted;
  for (int i = 2; taken(id); ++i) id = wanted + "-" + std::to_string(i);
  return id;
}

std::vector<std::size_t> TableDocument::put(SideIndex side, const std::vector<ArmyMember>& members,
                                            const std::vector<Pose>& poses) {
  const TableArmy& own = *army(side);
  const auto all = membersOf(own.opened.army);
  TableModel next = *model_;
  std::vector<std::size_t> places;
  QString first;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (next.units.size() >= static_cast<std::size_t>(mostArmyUnits)) break;
    const ArmyUnit& entry = own.opened.army.units[members[i].entry];
    TableUnit unit;
    unit.id = freshId(next, battleId(entry, members[i].index));
    unit.side = side;
    unit.pose = poses[i];
    unit.base = own.bases[static_cast<std::size_t>(std::ranges::find(all, members[i]) - all.begin())];
    unit.rest = std::make_shared<const Json>(unitOf(own, members[i]));
    unit.from = members[i];
    if (first.isEmpty()) first = QString::fromStdString(unit.name());
    places.push_back(next.units.size());
    next.units.push_back(std::move(unit));
  }
  if (!places.empty())
    change(
        places.size() == 1 ? tr("%1 put on the table").arg(first) : tr("%1 units put on the table").arg(places.size()),
        std::move(next));
  return places;
}

void TableDocument::putPerson(SideIndex side, int person, Point at, const std::string& unit) {
  const TableArmy& own = *army(side);
  const ArmyPerson& entry = own.opened.army.people[static_cast<std::size_t>(person)];
  const std::string name = signifer::personOf(definition(), entry).name;
  TableModel next = *model_;
  TablePerson one{freshId(next, entry.id), side, at, unit, std::make_shared<const Json>(personOf(own, person)), person};
  next.people.push_back(std::move(one));
  change(tr("%1 put on the table").arg(QString::fromStdString(name)), std::move(next));
}

void TableDocument::layAll(SideIndex side) {
  const TableArmy* own = army(side);
  if (!own) return;
  const auto all = membersOf(own->opened.army);
  std::vector<UsualUnit> units;
  for (std::size_t i = 0; i < all.size(); ++i) units.push_back({own->bases[i], goesBefore(*own, all[i])});
  const std::vector<Pose> order =
      dryOrder(definition(), *model_, own->bases, usualOrder(definition(), model_->size, side, units));
  const std::vector<ArmyMember> left = beside(side);
  std::vector<Pose> poses;
  for (const ArmyMember& member : left)
    poses.push_back(order[static_cast<std::size_t>(std::ranges::find(all, member) - all.begin())]);
  steps_.beginMacro(tr("%1 laid out").arg(QString::fromStdString(own->opened.army.name)));
  put(side, left, poses);
  putLeaders(side);
  steps_.endMacro();
}

bool TableDocument::goesBefore(const TableArmy& army, const ArmyMember& member) const {
  const Army& own = army.opened.army;
  return isScreen(troopOf(definition(), own, own.units[member.entry]).symbol);
}

void TableDocument::layLeaders(SideIndex side) {
  const TableArmy* own = army(side);
  if (!own || peopleBeside(side).empty()) return;
  steps_.beginMacro(tr("Leaders of %1 put on the table").arg(QString::fromStdString(own->opened.army.name)));
  putLeaders(side);
  steps_.endMacro();
}

void TableDocument::putLeaders(SideIndex side) {
  const TableArmy* own = army(side);
  std::vector<ArmyMember> members;
  std::vector<Pose> poses;
  std::vector<Base> bases;
  for (const TableUnit& unit : model_->units) {
    if (unit.side != side || !unit.from) continue;
    members.push_back(*unit.from);
    poses.push_back(unit.pose);
    bases.push_back(unit.base);
  }
  const std::vector<Point> places = placesBehind(model_->size, side, own->opened.army, members, poses, bases);
  for (const int person : peopleBeside(side)) {
    const std::string& with = own->opened.army.people[static_cast<std::size_t>(person)].with;
    std::string unit;
    for (const TableUnit& one : model_->units)
      if (unit.empty() && one.side == side && one.from && own->opened.army.units[one.from->entry].id == with)
        unit = one.id;
    if (unit.empty() && terms_.leadersWithUnits) unit = withoutLeader(side);
    putPerson(side, person, places[static_cast<std::size_t>(person)], unit);
  }
}

// The first unit of a side that no leader is with; empty where there is none.
std::string TableDocument::withoutLeader(SideIndex side) const {
  for (const TableUnit& unit : model_->units)
    if (unit.side == side && std::ranges::find(model_->people, unit.id, &TablePerson::unit) == model_->people.end())
      return unit.id;
  return {};
}

void TableDocument::remove(const std::set<std::string>& units, const std::set<std::string>& people) {
  TableModel next = *model_;
  std::erase_if(next.units, [&](const TableUnit& unit) { return units.contains(unit.id); });
  std::erase_if(next.people, [&](const TablePerson& person) { return people.contains(person.id); });
  // The leader of a unit that goes stays at the unit's place.
  for (TablePerson& person : next.people)
    if (units.contains(person.unit)) {
      person.at = model_->units[placeOf(person.unit)].pose.centre;
      person.unit.clear();
    }
  change(tr("Taken off the table"), std::move(next));
}

std::size_t TableDocument::placeOf(const std::string& unit) const {
  return static_cast<std::size_t>(std::ranges::find(model_->units, unit, &TableUnit::id) - model_->units.begin());
}

Json TableDocument::write() const {
  Json battle = writeTableModel(definition(), *model_);
  writeCommands(battle);
  return battle;
}

}  // namespace signifer::ui
