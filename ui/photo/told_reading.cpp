#include "photo/told_reading.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "language/names.h"
#include "lengths.h"
#include "play/battle_json.h"
#include "play/deployment.h"
#include "play/override.h"
#include "schema/source_error.h"
#include "symbols.h"
#include "table/distance.h"
#include "wording.h"

namespace signifer::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::PhotoDesk)
};

PersonIndex findPerson(const Battle& battle, const std::string& id) {
  const auto& people = battle.setup->people;
  const auto found = std::ranges::find(people, id, &PersonInfo::id);
  return found == people.end() ? noPerson : static_cast<PersonIndex>(found - people.begin());
}

// In inches, or the middle of its square.
Point placeOf(const Json& one, const Battle& battle) {
  if (!one.contains("column")) return {fromInches(one["x"].get<double>()), fromInches(one["y"].get<double>())};
  const Length side = battle.setup->squareSide;
  return {one["column"].get<int>() * side + side / 2, one["row"].get<int>() * side + side / 2};
}

Angle headingOf(const Json& unit) {
  if (!unit.contains("facing")) return fromDegrees(unit["heading"].get<double>());
  constexpr std::array facings{"north", "east", "south", "west"};
  const auto facing = std::ranges::find(facings, unit["facing"].get<std::string>());
  return static_cast<Angle>(facing - facings.begin()) * fullTurn / 4;
}

}  // namespace

QString nameOfUnit(const Battle& battle, UnitIndex unit) {
  return text(saidName(battle.setup->units[static_cast<std::size_t>(unit)].name));
}

QString nameOfPerson(const Battle& battle, PersonIndex person) {
  return text(saidName(battle.setup->people[static_cast<std::size_t>(person)].name));
}

ToldReading readTold(const std::string& json, const Battle& battle) {
  const Json reading = Json::parse(json);
  ToldReading told;
  for (const Json& one : reading["units"]) {
    const UnitIndex unit = findUnit(battle, one["unit"].get<std::string>());
    if (unit == noUnit) continue;
    told.places.push_back({unit, {placeOf(one, battle), headingOf(one)}, fromInches(one["errorInches"].get<double>())});
  }
  if (reading.contains("people"))
    for (const Json& one : reading["people"]) {
      const PersonIndex person = findPerson(battle, one["person"].get<std::string>());
      if (person == noPerson) continue;
      told.leaders.push_back({person, placeOf(one, battle), fromInches(one["errorInches"].get<double>())});
    }
  // Nobody is missed on the table who is still to be placed.
  for (const Json& id : reading["missing"])
    if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit && battle.unit(unit).present)
      told.missing.push_back(unit);
  told.remarks << Words::tr("%1 of 8 border marks, off by %2.")
                      .arg(reading["tableMarks"].get<int>())
                      .arg(lengthWords(fromInches(reading["errorInches"].get<double>())));
  if (reading.contains("stoodStill")) told.remarks << Words::tr("Too few border marks: units that stood still helped.");
  QStringList names;
  if (!reading["outside"].empty()) {
    for (const Json& id : reading["outside"])
      if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit)
        names << nameOfUnit(battle, unit);
    if (!names.isEmpty()) told.remarks << Words::tr("Beside the table: %1.").arg(names.join(QStringLiteral(", ")));
  }
  if (reading.contains("doubled")) {
    names.clear();
    for (const Json& id : reading["doubled"])
      if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit)
        names << nameOfUnit(battle, unit);
    if (!names.isEmpty())
      told.remarks << Words::tr(
                          "Their marks are in sight twice, or half covered, so it is not known where they stand: %1.")
                          .arg(names.join(QStringLiteral(", ")));
  }
  if (!reading["unknown"].empty()) {
    names.clear();
    for (const Json& id : reading["unknown"]) names << QString::number(id.get<int>());
    told.remarks << Words::tr("Marks of nobody: %1.").arg(names.join(QStringLiteral(", ")));
  }
  return told;
}

namespace {

// A leader stands behind his unit or beside it as often as on it.
constexpr Length atUnit = oneInch;

class LeadersTold {
 public:
  LeadersTold(const RuleSet& rules, const Battle& battle, const ToldReading& told)
      : rules_(rules), battle_(battle), told_(told) {}

  std::vector<ToldLeader> run() const {
    std::vector<ToldLeader> leaders;
    for (const ToldSpot& spot : told_.leaders)
      if (auto leader = read(spot)) leaders.push_back(std::move(*leader));
    return leaders;
  }

 private:
  [[nodiscard]] Footprint printOf(UnitIndex unit) const {
    const auto told = std::ranges::find(told_.places, unit, &ToldPlace::unit);
    return {told == told_.places.end() ? battle_.unit(unit).pose : told->pose, battle_.unit(unit).base};
  }

  [[nodiscard]] UnitIndex unitUnder(const Person& person, Point at) const {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).present && battle_.unit(u).side == person.side && contains(printOf(u), toVec(at))) return u;
    return noUnit;
  }

  [[nodiscard]] std::optional<ToldLeader> read(const ToldSpot& spot) const {
    const Person& person = battle_.person(spot.person);
    const bool arrives = !person.present && leaderWaitsToDeploy(rules_.definition(), battle_, spot.person);
    if (!person.present && !arrives) return std::nullopt;
    if (person.unit != noUnit &&
        (!battle_.unit(person.unit).present || distanceTo(printOf(person.unit), toVec(spot.at)) <= atUnit))
      return std::nullopt;
    const UnitIndex with = arrives ? noUnit : unitUnder(person, spot.at);
    const auto distance =
        static_cast<Length>(std::lround(std::hypot(spot.at.x - person.at.x, spot.at.y - person.at.y)));
    if (!arrives && person.unit == noUnit && with == noUnit && distance <= std::max(ToldGrace{}.place, spot.error))
      return std::nullopt;
    if (!arrives && with == noUnit && person.unit != noUnit && !mayStandAlone(spot)) return std::nullopt;
    return ToldLeader{spot.person, spot.at, distance,
                      with,        arrives, draftOfPerson(rules_, battle_, spot.person, spot.at, with),
                      false};
  }

  // In some rule sets leaders are always with a unit.
  [[nodiscard]] bool mayStandAlone(const ToldSpot& spot) const {
    Battle trial = battle_;
    ToldLeader alone;
    alone.person = spot.person;
    alone.to = spot.at;
    try {
      const Document changes = Document::parse("changes", leadersByHand(battle_, {alone}));
      applyOverride(rules_, trial, changes.root());
    } catch (const SourceError&) {
      return false;
    }
    return trial.person(spot.person).unit == noUnit;
  }

  const RuleSet& rules_;
  const Battle& battle_;
  const ToldReading& told_;
};

}  // namespace

std::vector<ToldLeader> leadersTold(const RuleSet& rules, const Battle& battle, const ToldReading& told) {
  return LeadersTold(rules, battle, told).run();
}

std::string leadersByHand(const Battle& battle, const std::vector<ToldLeader>& leaders) {
  Json people = Json::array();
  for (const ToldLeader& leader : leaders) {
    Json one{{"id", battle.setup->people[static_cast<std::size_t>(leader.person)].id}};
    if (leader.with != noUnit) {
      one["unit"] = battle.setup->units[static_cast<std::size_t>(leader.with)].id;
    } else {
      one["unit"] = nullptr;
      one["x"] = toInches(leader.to.x);
      one["y"] = toInches(leader.to.y);
    }
    if (leader.arrives) one["present"] = true;
    people.push_back(std::move(one));
  }
  return Json{{"people", std::move(people)}}.dump();
}

}  // namespace signifer::ui
