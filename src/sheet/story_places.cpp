#include "sheet/story_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include "language/language.h"
#include "language/name_number.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "sheet/story_moments.h"
#include "sheet/story_names.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

struct Stood {
  double x = 0;
  double y = 0;
  int units = 0;
};

std::array<Stood, 2> middles(const Battle& battle) {
  std::array<Stood, 2> sums;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present || unit.side == noSide) continue;
    Stood& sum = sums[static_cast<std::size_t>(unit.side)];
    sum.x += static_cast<double>(unit.pose.centre.x);
    sum.y += static_cast<double>(unit.pose.centre.y);
    ++sum.units;
  }
  for (Stood& sum : sums)
    if (sum.units > 0) {
      sum.x /= sum.units;
      sum.y /= sum.units;
    }
  return sums;
}

// Armies that are nearer to each other than this part of their front are mixed.
constexpr double apartBy = 0.1;
// The front has three parts.
constexpr double third = 1.0 / 3;

}  // namespace

StoryPlaces::StoryPlaces(const Session& session) : session_(session) {
  const Definition& d = session.rules().definition();
  for (std::size_t i = 0; i <= session.eventCount() && deployed_ == nullptr; ++i) {
    const Battle& battle = i < session.eventCount() ? session.before(i) : session.battle();
    if (!deploymentNow(d, battle)) deployed_ = &battle;
  }
  if (deployed_ == nullptr) return;
  const std::array<Stood, 2> sides = middles(*deployed_);
  if (sides[0].units == 0 || sides[1].units == 0) return;
  const double dx = sides[1].x - sides[0].x;
  const double dy = sides[1].y - sides[0].y;
  acrossX_ = std::abs(dy) >= std::abs(dx);
  firstIsLow_ = acrossX_ ? dy > 0 : dx > 0;
  bool any = false;
  for (UnitIndex u = 0; u < deployed_->unitCount(); ++u) {
    const Unit& unit = deployed_->unit(u);
    if (!unit.present) continue;
    const double at = along(unit.pose.centre);
    least_ = any ? std::min(least_, at) : at;
    most_ = any ? std::max(most_, at) : at;
    any = true;
  }
  apart_ = std::max(std::abs(dx), std::abs(dy)) > apartBy * (most_ - least_);
}

const Battle& StoryPlaces::then(std::size_t event) const {
  return event > 0 && event <= session_.eventCount() ? session_.before(event - 1) : session_.battle();
}

StoryPlaces::Wing StoryPlaces::wingOf(std::span<const UnitIndex> units, std::size_t event) const {
  if (!apart_ || most_ <= least_) return Wing::none;
  const Battle& battle = then(event);
  double sum = 0;
  int count = 0;
  for (const UnitIndex u : units) {
    if (u == noUnit || !battle.unit(u).present) continue;
    sum += along(battle.unit(u).pose.centre);
    ++count;
  }
  if (count == 0) return Wing::none;
  return wingAt(sum / count);
}

StoryPlaces::Wing StoryPlaces::wingAt(double place) const {
  const double share = (place - least_) / (most_ - least_);
  return share < third ? Wing::first : share > 1 - third ? Wing::last : Wing::centre;
}

StoryPlaces::Wing StoryPlaces::wingAtFirst(UnitIndex unit) const {
  if (!apart_ || most_ <= least_ || !deployed_->unit(unit).present) return Wing::none;
  return wingAt(along(deployed_->unit(unit).pose.centre));
}

std::string StoryPlaces::inWords(Wing wing) const {
  switch (wing) {
    case Wing::first:
      return " " + (acrossX_ ? said("in the west") : said("in the south"));
    case Wing::centre:
      return " " + said("in the centre");
    case Wing::last:
      return " " + (acrossX_ ? said("in the east") : said("in the north"));
    default:
      return {};
  }
}

std::string StoryPlaces::whereTheyStood() const {
  if (!apart_) return {};
  const Battle& start = session_.start();
  const std::size_t low = firstIsLow_ ? 0 : 1;
  const std::string name(sideName(start, static_cast<SideIndex>(low)));
  const std::string other(sideName(start, static_cast<SideIndex>(1 - low)));
  const std::vector<std::string> places{withinSentence(name), isNameOfMany(name) ? "2" : "1", withinSentence(other)};
  return ended(acrossX_ ? said("{0} {1|stood|stood} in the south, {2} in the north.", places)
                        : said("{0} {1|stood|stood} in the west, {2} in the east.", places));
}

namespace {

/// So many names of each side on each wing.
constexpr std::size_t mostNamesOnWing = 3;

struct WingOfArmy {
  std::vector<NamesTogether> names;

  [[nodiscard]] bool isMany(const Battle& start) const {
    return names.size() > 1 || names.front().units.size() > 1 ||
           isNameOfMany(unitName(start, names.front().units.front()));
  }
};

WingOfArmy armyOn(const Session& session, const StoryPlaces& places, StoryPlaces::Wing wing, SideIndex side) {
  const Battle& start = session.start();
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < start.unitCount(); ++u)
    if (start.unit(u).side == side && places.wingAtFirst(u) == wing &&
        session.rules().portray(start, u).shape != Shape::person)
      units.push_back(u);
  WingOfArmy army{namesTogether(start, units)};
  // "In the centre Phalanx in the centre"
  if (wing == StoryPlaces::Wing::centre)
    for (NamesTogether& one : army.names)
      for (const std::string_view place : {" in the centre", " aus der Mitte", " du centre"})
        if (one.behind.ends_with(place)) one.behind.resize(one.behind.size() - place.size());
  std::ranges::stable_sort(army.names, std::greater<>(), [](const NamesTogether& one) { return one.units.size(); });
  return army;
}

std::string whoStoodThere(const Battle& start, const std::string& where, const std::array<WingOfArmy, 2>& armies) {
  const auto isMany = [&start](UnitIndex unit) { return isNameOfMany(unitName(start, unit)); };
  const auto named = [&](const WingOfArmy& army, NameRole role) {
    return namesInWords(army.names, mostNamesOnWing, isMany, role);
  };
  const auto number = [&start](const WingOfArmy& army) { return army.isMany(start) ? "2" : "1"; };
  if (armies[0].names.empty() && armies[1].names.empty()) return {};
  for (const std::size_t side : {0U, 1U})
    if (armies[1 - side].names.empty())
      return said("{0} {1} {2|was|were} faced by nobody.",
                  {where, named(armies[side], NameRole::subject), number(armies[side])});
  return said("{0} {1} {2|faced|faced} {3}.",
              {where, named(armies[0], NameRole::subject), number(armies[0]), named(armies[1], NameRole::object)});
}

}  // namespace

std::string whoFacedWhom(const Session& session, const StoryPlaces& places) {
  using Wing = StoryPlaces::Wing;
  std::string words;
  for (const Wing wing : {Wing::first, Wing::centre, Wing::last}) {
    const std::string where = places.inWords(wing).substr(1);
    const std::string one = whoStoodThere(session.start(), capitalised(where),
                                          {armyOn(session, places, wing, 0), armyOn(session, places, wing, 1)});
    if (!one.empty()) words += (words.empty() ? "" : " ") + one;
  }
  return words;
}

}  // namespace signifer
