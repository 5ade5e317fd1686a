#include "tell/entry_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "commander/why.h"
#include "tell/line.h"
#include "tell/names.h"

namespace signifer::tell {

// A short name by which the line knows the unit.
std::string EntryWords::nameOf(const Battle& battle, UnitIndex u) const {
  const std::string& full = battle.setup->units[static_cast<std::size_t>(u)].name;
  const std::vector<Word> words = wordsOf(full);
  std::string best;
  for (const Word& word : words)
    if (word.text != ",") best += (best.empty() ? "" : " ") + word.text;
  const auto means = [&](const std::string& name) {
    const std::vector<Word> typed = wordsOf(name);
    const auto named = unitsNamed(battle, Words(typed));
    return named.count == typed.size() && named.fit == std::vector<UnitIndex>{u};
  };
  for (std::size_t from = 0; from < words.size(); ++from) {
    std::string name;
    for (std::size_t to = from; to < words.size() && words[to].text != ","; ++to) {
      name += (name.empty() ? "" : " ") + words[to].text;
      if (name.size() >= 3 && name.size() < best.size() && means(name)) best = name;
    }
  }
  return best;
}

// Those whom "all legio" means here.
std::vector<UnitIndex> EntryWords::allCalled(const Battle& battle, const std::string& word, SideIndex side) const {
  const std::vector<Word> typed = wordsOf("all " + word);
  auto named = unitsNamed(battle, Words(typed));
  if (named.count != 2) return {};
  std::erase_if(named.fit, [&](UnitIndex u) { return battle.unit(u).side != side || !battle.unit(u).present; });
  return named.fit;
}

std::string EntryWords::namesOf(const Battle& battle, const std::vector<UnitIndex>& units) const {
  std::vector<UnitIndex> left = units;
  std::string names;
  const auto say = [&names](const std::string& one) { names += (names.empty() ? "" : " and ") + one; };
  while (left.size() > 1) {
    std::vector<UnitIndex> best;
    std::string called;
    for (const UnitIndex u : left) {
      const UnitInfo& info = battle.setup->units[static_cast<std::size_t>(u)];
      for (const std::string& name : {info.name, info.id})
        for (const Word& word : wordsOf(name)) {
          const std::vector<UnitIndex> all = allCalled(battle, word.text, battle.unit(u).side);
          const bool fits = std::ranges::all_of(all, [&](UnitIndex v) { return std::ranges::count(units, v) > 0; });
          if (!fits || all.size() < 2 || all.size() <= best.size() || std::ranges::count(all, u) == 0) continue;
          best = all;
          called = "all " + word.text;
        }
    }
    if (best.empty()) break;
    say(called);
    std::erase_if(left, [&](UnitIndex u) { return std::ranges::count(best, u) > 0; });
  }
  for (const UnitIndex u : left) say(nameOf(battle, u));
  return names;
}

std::string EntryWords::wayOf(const Battle& battle, UnitIndex unit, const Path& path) const {
  double heading = toDegrees(battle.unit(unit).pose.heading);
  const bool grid = battle.setup->columns > 0;
  std::string words;
  const auto figure = [](double value) {
    std::string text = fmt::format("{:.4f}", value);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
  };
  for (const Leg& leg : path) {
    std::string one;
    const std::string length = grid ? std::to_string(leg.amount) : figure(toInches(leg.amount));
    switch (leg.kind) {
      case LegKind::ahead:
        one = "ahead " + length;
        break;
      case LegKind::back:
        one = "back " + length;
        break;
      case LegKind::left:
        one = "left " + length;
        break;
      case LegKind::right:
        one = "right " + length;
        break;
      case LegKind::wheelLeft:
      case LegKind::wheelRight:
        one = leg.kind == LegKind::wheelLeft ? "left" : "right";
        for (int i = 1; grid && i < leg.amount; ++i) one += " turn " + one.substr(0, 5);
        one = grid ? "turn " + one : "wheel " + one + " " + figure(toDegrees(static_cast<Angle>(leg.amount)));
        break;
        if (!grid) heading += (leg.kind == LegKind::wheelLeft ? -1 : 1) * toDegrees(static_cast<Angle>(leg.amount));
        break;
      case LegKind::aboutFace:
        one = "about";
        heading += 180;
        break;
      case LegKind::pivot: {
        const double to = toDegrees(static_cast<Angle>(leg.amount));
        const double by = std::remainder(to - heading, 360);
        one = (by < 0 ? "turn left " : "turn right ") + figure(std::abs(by));
        heading = to;
        break;
      }
    }
    words += (words.empty() ? "" : " ") + one;
  }
  return words;
}

// Several ways to say an answer: by its verb, by its verb and way, by all that can be said of it.
std::string EntryWords::answerOf(const Battle& battle, const Action& action, bool way, bool deed) const {
  std::string words;
  if (action.person != noPerson)
    words = folded(battle.setup->people[static_cast<std::size_t>(action.person)].name);
  else if (action.unit != noUnit)
    words = nameOf(battle, action.unit);
  else if (action.units.any()) {
    std::vector<UnitIndex> units;
    forEachIn(action.units, [&](UnitIndex u) { units.push_back(u); });
    return namesOf(battle, units) + " " + wayOf(battle, units.front(), action.path);
  }
  if (deed) {
    for (const Word& word : wordsOf(deedInWords(rules_, battle, action)))
      if (word.text != "," && word.text != ";" && word.text != "-") words += (words.empty() ? "" : " ") + word.text;
    return words;
  }
  std::string verb = rules_.definition().actions()[static_cast<std::size_t>(action.kind)].id;
  std::ranges::replace(verb, '-', ' ');
  words += (words.empty() ? "" : " ") + (verb == "declare charge" ? std::string("charge") : verb);
  if (way && !action.path.empty()) words += " " + wayOf(battle, action.unit, action.path);
  if (action.person != noPerson && action.unit != noUnit) words += " " + nameOf(battle, action.unit);
  if (action.target != noUnit) words += " " + nameOf(battle, action.target);
  return words;
}

}  // namespace signifer::tell
