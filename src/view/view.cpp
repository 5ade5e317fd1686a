#include "view/view.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "battle/arriving.h"
#include "battle/origins.h"
#include "battle/scoring.h"
#include "language/names.h"
#include "play/deployment.h"
#include "table/vec.h"
#include "view/filters.h"
#include "view/markers.h"
#include "view/sight_over_ground.h"

namespace signifer {
namespace {

// Off every table, and the same wherever it truly stands.
constexpr Pose nowhere{{-oneInch, -oneInch}, 0};

/// Works out what one side knows.
class Knowing {
 public:
  Knowing(const RuleSet& rules, const Battle& battle, SideIndex side)
      : d_(rules.definition()), battle_(battle), side_(side) {
    view_.side = side;
    view_.units.assign(battle.units.size(), Knowledge::seen);
    view_.people.assign(battle.people.size(), Knowledge::seen);
  }

  SideView find() {
    if (side_ == noSide || !hasSecrets(d_, battle_)) return std::move(view_);
    screened_ = isIn(Filter::screen) && sideBehindScreen(d_, battle_) != noSide;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).side != side_) view_.units[static_cast<std::size_t>(u)] = ofUnit(battle_.unit(u));
    hideWithHosts();
    for (const KnownMarker& marker : markersFor(d_, battle_, side_)) view_.markers |= marker.side != side_;
    for (PersonIndex p = 0; p < battle_.personCount(); ++p)
      if (battle_.person(p).side != side_) view_.people[static_cast<std::size_t>(p)] = ofPerson(battle_.person(p));
    return std::move(view_);
  }

 private:
  [[nodiscard]] Knowledge ofUnit(const Unit& unit) const {
    if (screened_) return Knowledge::unknown;
    if (visibilityOf(battle_) == Visibility::open) return Knowledge::seen;
    if (isIn(Filter::marks) && isMarkedHidden(unit)) return Knowledge::unknown;
    if (isIn(Filter::waiting) && waitsOffTable(unit)) return Knowledge::unknown;
    if (visibilityOf(battle_) == Visibility::hidden || !isIn(Filter::fog)) return Knowledge::seen;
    // A unit that was seen to leave is known to be gone.
    if (hiding::has(unit.status.at[hiding::flagsSlot], hiding::inSight)) return Knowledge::seen;
    return wasSeen(unit) ? Knowledge::seenBefore : Knowledge::unknown;
  }

  [[nodiscard]] Knowledge ofPerson(const Person& person) const {
    if (screened_) return Knowledge::unknown;
    if (visibilityOf(battle_) == Visibility::open || !isIn(Filter::people)) return Knowledge::seen;
    if (isMarkedHidden(person)) return Knowledge::unknown;
    if (person.unit != noUnit) return view_.units[static_cast<std::size_t>(person.unit)];
    if (visibilityOf(battle_) == Visibility::hidden || !person.present) return Knowledge::seen;
    const bool found = std::ranges::any_of(battle_.units, [&](const Unit& unit) {
      return unit.present && unit.side == side_ && seesPlace(unit, person.at);
    });
    return found ? Knowledge::seen : Knowledge::unknown;
  }

  [[nodiscard]] bool seesPlace(const Unit& unit, Point at) const {
    const int reach = sightInches(battle_);
    if (reach > 0 && length(toVec(unit.pose.centre) - toVec(at)) > reach * static_cast<double>(oneInch)) return false;
    return seesOverGround(d_, battle_, unit.pose.centre, at);
  }

  // A unit with another that is not seen stands where it stands.
  void hideWithHosts() {
    if (!isIn(Filter::hosts)) return;
    const Fields& fields = d_.unitStatus();
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (fields[i].holds != Holds::unit) continue;
      for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
        const std::int16_t host = battle_.unit(u).status.at[i];
        if (host < 0 || host >= battle_.unitCount() || battle_.unit(host).side != battle_.unit(u).side) continue;
        Knowledge& own = view_.units[static_cast<std::size_t>(u)];
        own = std::max(own, view_.units[static_cast<std::size_t>(host)]);
      }
    }
  }

  const Definition& d_;
  const Battle& battle_;
  SideIndex side_;
  bool screened_ = false;
  SideView view_;
};

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

// Letters, digits, and whatever is no plain character: parts of words in every language.
bool belongsToWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; }

}  // namespace

bool SideView::seesAll() const {
  constexpr auto isSeen = [](Knowledge one) { return one == Knowledge::seen; };
  return !markers && std::ranges::all_of(units, isSeen) && std::ranges::all_of(people, isSeen);
}

bool hasSecrets(const Definition& definition, const Battle& battle) {
  if (visibilityOf(battle) == Visibility::fog) return true;
  if (visibilityOf(battle) == Visibility::hidden &&
      (marksAnybody(battle) || std::ranges::any_of(battle.units, waitsOffTable)))
    return true;
  return sideBehindScreen(definition, battle) != noSide;
}

bool awaitsSurprise(const Battle& battle, const SideView& view) {
  for (std::size_t i = 0; i < view.units.size(); ++i)
    if (view.units[i] == Knowledge::unknown && (isMarkedHidden(battle.units[i]) || waitsOffTable(battle.units[i])))
      return true;
  return false;
}

SideView seenBy(const RuleSet& rules, const Battle& battle, SideIndex side) {
  return Knowing(rules, battle, side).find();
}

Battle asSeen(const RuleSet& rules, const Battle& battle, const SideView& view) {
  Battle seen = battle;
  if (hasMarkers(battle)) setMarkers(seen, markersIn(rules.definition(), battle, view));
  if (view.seesAll()) return seen;
  for (UnitIndex u = 0; u < seen.unitCount(); ++u) {
    if (view.sees(u) || !isIn(Filter::absentUnits)) continue;
    seen.unit(u).present = false;
    seen.unit(u).pose = nowhere;
  }
  for (PersonIndex p = 0; p < seen.personCount(); ++p) {
    if (view.seesPerson(p) || !isIn(Filter::absentPeople)) continue;
    seen.person(p).present = false;
    seen.person(p).at = nowhere.centre;
  }
  keepUntoldPoints(seen, view.side);
  // A charger may have come from where nobody saw it.
  std::erase_if(seen.relations,
                [&](const Relation& r) { return isOfOrigin(r) || !view.sees(r.from) || !view.sees(r.to); });
  return seen;
}

void keepUntoldPoints(Battle& battle, SideIndex viewer) {
  if (viewer == noSide || !isIn(Filter::points)) return;
  const SideIndex other = enemyOf(viewer);
  setPointsScored(battle, other, pointsScored(battle, other) - pointsUntold(battle, other));
  // The enemy's knowledge is the enemy's secret.
  for (SideIndex side = 0; side < 2; ++side) setPointsUntold(battle, side, 0);
}

SecretWords::SecretWords(const Battle& battle, const SideView& view) {
  std::set<std::string> secret;
  std::set<std::string> open;
  const auto add = [&](const auto& info, Knowledge known) {
    auto& words = known == Knowledge::unknown ? secret : open;
    words.insert(lower(info.id));
    words.insert(lower(info.name));
    words.insert(lower(saidName(info.name)));
  };
  for (std::size_t i = 0; i < view.units.size(); ++i) add(battle.setup->units[i], view.units[i]);
  for (std::size_t i = 0; i < view.people.size(); ++i) add(battle.setup->people[i], view.people[i]);
  for (const std::string& word : secret)
    if (!word.empty() && !open.contains(word)) words_.push_back(word);
}

bool SecretWords::in(std::string_view text) const {
  if (words_.empty()) return false;
  const std::string plain = lower(text);
  return std::ranges::any_of(words_, [&](const std::string& word) {
    for (std::size_t at = plain.find(word); at != std::string::npos; at = plain.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      const bool begins = at == 0 || !belongsToWord(plain[at - 1]) || !belongsToWord(word.front());
      if (begins && (end == plain.size() || !belongsToWord(plain[end]) || !belongsToWord(word.back()))) return true;
    }
    return false;
  });
}

}  // namespace signifer
