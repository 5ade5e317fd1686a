// Of whom a line speaks: one unit or several, a leader, whoever waits to be placed.
#include <algorithm>
#include <cstdlib>

#include "language/language.h"
#include "language/word_list.h"
#include "play/deployment.h"
#include "play/measures_json.h"
#include "play/wording.h"
#include "tell/asked.h"
#include "tell/fields.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

constexpr int mostListed = 9;

// Words beside the verb by which a side places its units, folded.
constexpr std::string_view asTheyAre =
    "as wie comme proposed usual vorgeschlagen propose done fertig fini deployment aufstellung deploiement units "
    "einheiten unites";

// On a grid the unit's own square, else the nearest one that is free; along its row first.
std::optional<Point> freeSquareFor(const Battle& battle, UnitIndex u) {
  const Setup& setup = *battle.setup;
  if (setup.columns <= 0) return std::nullopt;
  const Length side = setup.squareSide;
  const Point own = battle.unit(u).pose.centre;
  const auto isFree = [&](Point at) {
    if (at.x < 0 || at.y < 0 || at.x > setup.width || at.y > setup.depth) return false;
    return std::ranges::none_of(battle.units, [&](const Unit& other) {
      return other.present && std::abs(other.pose.centre.x - at.x) < side / 2 &&
             std::abs(other.pose.centre.y - at.y) < side / 2;
    });
  };
  for (Length off = 0; off < setup.columns + setup.rows; ++off)
    for (Length down = 0; down <= off; ++down)
      for (const int across : {1, -1})
        for (const int along : {1, -1}) {
          const Point at{own.x + across * (off - down) * side, own.y + along * down * side};
          if (isFree(at)) return at;
        }
  return std::nullopt;
}

}  // namespace

bool Teller::oneOf(Words words, std::size_t count, std::vector<UnitIndex>& units, Words rest) {
  if (units.size() > 1) units = sensible(rules_, battle_, units, rest);
  if (units.size() == 1) return true;
  std::vector<std::string> names;
  for (const UnitIndex u : units)
    if (names.size() < mostListed) names.push_back(unitInFull(battle_, u));
  return stop(words.first(std::min(count, words.size())), said("Which of {0}?", {std::to_string(units.size())}),
              std::move(names));
}

// "Hastati 1, 2 and 3": a figure goes on with the name before it.
bool Teller::numberedSubject(Reading& reading) {
  if (lastNumbered_.empty() || reading.done() || !reading.number()) return false;
  std::vector<Word> words(lastNumbered_.begin(), lastNumbered_.end());
  words.back() = reading.left.front();
  const auto named = unitsNamed(battle_, words);
  if (named.fit.size() != 1 || named.count != words.size()) return false;
  units_.push_back(named.fit.front());
  reading.take(1);
  return true;
}

// Further names that belong to the subject: "Boii and Senones".
bool Teller::moreSubjects(Reading& reading) {
  while (!reading.done() && !units_.empty()) {
    Reading next = reading;
    next.skipFiller();
    const bool joined = next.left.size() < reading.left.size();
    if (next.done() || !joined) return true;
    if (numberedSubject(next)) {
      reading = next;
      continue;
    }
    if (next.sense() != Sense::none) return true;
    const auto named = unitsNamed(battle_, next.left);
    if (named.count == 0) return true;
    // A word that tells a state is no name.
    if (named.fit.size() > 1 || !isWholeName(battle_.setup->units[static_cast<std::size_t>(named.fit.front())].name,
                                             next.left.first(named.count)))
      if (meantByWord(rules_.definition().unitStatus(), next.word())) return true;
    const std::vector<UnitIndex> before = units_;
    if (!subject(next)) return false;
    units_.insert(units_.begin(), before.begin(), before.end());
    reading = next;
  }
  return true;
}

bool Teller::subject(Reading& reading) {
  const auto person = personNamed(battle_, reading.left);
  const auto named = unitsNamed(battle_, reading.left);
  // Units come first, unless the whole name is a person's.
  const bool isPerson = person.fit.size() == 1 && person.count >= named.count &&
                        (named.count == 0 || named.fit.size() > 1 ||
                         (isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
                                      reading.left.first(person.count)) &&
                          !isWholeName(battle_.setup->units[static_cast<std::size_t>(named.fit.front())].name,
                                       reading.left.first(named.count))));
  if (isPerson) {
    person_ = person.fit.front();
    units_.clear();
    reading.take(person.count);
    return true;
  }
  if (named.count == 0) return false;
  std::vector<UnitIndex> fit = named.fit;
  // A sentence about an army is none about one of its units.
  Words bare = reading.left;
  while (!bare.empty() && senseOf(bare.front().text) == Sense::filler) bare = bare.subspan(1);
  const std::size_t skipped = reading.left.size() - bare.size();
  const auto side = sideNamed(battle_, bare);
  const auto isWhole = [&] {
    if (fit.size() != 1) return false;
    const std::string& name = battle_.setup->units[static_cast<std::size_t>(fit.front())].name;
    return wordsOf(name).size() >= bare.first(side.count).size() && isWholeName(name, reading.left.first(named.count));
  };
  if (!named.all && side.fit.size() == 1 && side.count + skipped >= named.count && !isWhole() &&
      isWholeName(battle_.setup->sides[static_cast<std::size_t>(side.fit.front())].name, bare.first(side.count)))
    return stop(reading.left.first(named.count), said("That is a whole side: name a unit of it, or say \"all {0}\".",
                                                      {std::string(sideName(battle_, side.fit.front()))}));
  if (!named.all && !oneOf(reading.left, named.count, fit, reading.left.subspan(named.count))) return false;
  person_ = noPerson;
  units_ = std::move(fit);
  lastNumbered_ = {};
  if (named.count > 1 && numberOf(reading.left[named.count - 1].text)) lastNumbered_ = reading.left.first(named.count);
  reading.take(named.count);
  return true;
}

bool Teller::placing(Words words) {
  const auto now = deploymentNow(rules_.definition(), battle_);
  if (!now) return false;
  SideIndex side = now->side;
  bool says = false;
  for (Reading reading{words}; !reading.done();) {
    if (const auto named = sideNamed(battle_, reading.left); named.fit.size() == 1 && named.count > 0) {
      side = named.fit.front();
      reading.take(named.count);
      continue;
    }
    const bool other = hasWord(asTheyAre, reading.word());
    const bool verb = reading.sense() == Sense::returns || asksOf(reading.word()) == Asks::deploys ||
                      reading.word().starts_with("deplo") || reading.word().starts_with("aufstell");
    says = says || verb;
    if (!verb && !other && reading.sense() != Sense::all && reading.sense() != Sense::filler) return false;
    reading.take(1);
  }
  if (!says) return false;
  json units = json::array();
  json people = json::array();
  Battle placed = battle_;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (battle_.unit(u).side != side || !waitsToDeploy(rules_.definition(), battle_, u)) continue;
    json one{{"id", battle_.setup->units[static_cast<std::size_t>(u)].id}, {"present", true}};
    Unit& unit = placed.unit(u);
    if (const auto free = freeSquareFor(placed, u); free && *free != unit.pose.centre) {
      unit.pose.centre = *free;
      one["x"] = inchesToJson(free->x);
      one["y"] = inchesToJson(free->y);
    }
    unit.present = true;
    units.push_back(std::move(one));
  }
  for (PersonIndex p = 0; p < battle_.personCount(); ++p)
    if (battle_.person(p).side == side && leaderWaitsToDeploy(rules_.definition(), battle_, p))
      people.push_back({{"id", battle_.setup->people[static_cast<std::size_t>(p)].id}, {"present", true}});
  if (units.empty() && people.empty()) {
    stop(words, said("Nobody waits to be placed."));
    return true;
  }
  (void)change(words, {{"units", units}, {"people", people}});
  return true;
}

std::vector<std::string> Teller::sayable() {
  return {said("lose 1"),    said("fall back 3"), said("rout"),     said("is lost"), said("ahead 4"),
          said("turn left"), said("contact"),     said("at 20, 5"), said("returns")};
}

}  // namespace signifer::tell
