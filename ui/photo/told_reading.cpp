#include "photo/told_reading.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "language/names.h"
#include "lengths.h"
#include "play/battle_json.h"
#include "symbols.h"
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
  for (const Json& id : reading["missing"])
    if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit) told.missing.push_back(unit);
  told.remarks << Words::tr("%1 of 8 border marks, off by %2.")
                      .arg(reading["tableMarks"].get<int>())
                      .arg(lengthWords(fromInches(reading["errorInches"].get<double>())));
  if (reading.contains("stoodStill")) told.remarks << Words::tr("Too few border marks: units that stood still helped.");
  QStringList names;
  for (const UnitIndex unit : told.missing) names << nameOfUnit(battle, unit);
  if (!names.isEmpty())
    told.remarks << Words::tr("Not read, left where they stood: %1.").arg(names.join(QStringLiteral(", ")));
  if (!reading["outside"].empty()) {
    names.clear();
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

std::vector<ToldLeader> leadersTold(const RuleSet& rules, const Battle& battle, const std::vector<ToldSpot>& spots) {
  std::vector<ToldLeader> leaders;
  for (const ToldSpot& spot : spots) {
    const Person& person = battle.person(spot.person);
    if (!person.present || person.unit != noUnit) continue;
    const auto distance =
        static_cast<Length>(std::lround(std::hypot(spot.at.x - person.at.x, spot.at.y - person.at.y)));
    if (distance <= std::max(ToldGrace{}.place, spot.error)) continue;
    leaders.push_back({spot.person, spot.at, distance, draftOfPerson(rules, battle, spot.person, spot.at, noUnit)});
  }
  return leaders;
}

}  // namespace signifer::ui
