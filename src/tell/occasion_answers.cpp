// Answers about the battle as a whole: who arrives and when, what scores, and how long it lasts.
#include <algorithm>

#include "battle/arriving.h"
#include "battle/scoring.h"
#include "language/language.h"
#include "occasions/objectives.h"
#include "occasions/occasion_words.h"
#include "play/wording.h"
#include "rules/deeds.h"
#include "tell/answerer.h"

namespace signifer::tell {

// "Who arrives?", "when does Nicanor arrive?": of several units of that name those that wait are meant.
void Answerer::whoArrives() {
  std::vector<std::string> lines;
  // His own unit, or one that is called after him.
  const auto isOfPerson = [&](UnitIndex u) {
    if (battle_.person(*asked_.person).unit == u) return true;
    const auto own = wordsOfName(battle_.setup->units[static_cast<std::size_t>(u)].name);
    return std::ranges::any_of(
        wordsOfName(battle_.setup->people[static_cast<std::size_t>(*asked_.person)].name),
        [&](const std::string& name) { return name.size() > 3 && std::ranges::find(own, name) != own.end(); });
  };
  const auto isMeant = [&](const Arrival& arrival) {
    if (asked_.person && asked_.units.empty()) return isOfPerson(arrival.unit);
    if (asked_.units.empty()) return asked_.side == noSide || battle_.unit(arrival.unit).side == asked_.side;
    return std::ranges::find(asked_.units[0], arrival.unit) != asked_.units[0].end();
  };
  for (const Arrival& arrival : battle_.setup->arrivals)
    if (waitsOffTable(battle_.unit(arrival.unit)) && isMeant(arrival))
      lines.push_back(said("{0}: {1}", {unitInFull(battle_, arrival.unit), arrivalInWords(arrival)}));
  if (lines.empty() && !asked_.units.empty()) {
    const auto u = unitAt(0);
    if (!u) return;
    lines.push_back(battle_.unit(*u).present ? said("{0} is on the table.", {unitInFull(battle_, *u)})
                                             : said("{0} does not wait to arrive.", {unitInFull(battle_, *u)}));
  }
  if (lines.empty()) lines.push_back(said("Nobody waits to arrive."));
  figures(battle_, std::move(lines));
}

// "Who scores?", "who holds the bridge?"
void Answerer::whoScores() {
  const std::vector<Objective>& all = battle_.setup->objectives;
  if (all.empty()) return figures(battle_, {said("This battle has no objectives.")});
  std::vector<std::string> lines;
  const Objectives objectives(rules_, battle_);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (asked_.objective && *asked_.objective != i) continue;
    lines.push_back(objectiveInWords(battle_, all[i]));
    if (all[i].kind != Objective::Kind::place) continue;
    const std::size_t before = lines.size();
    for (SideIndex side = 0; side < 2; ++side)
      if (const UnitIndex u = objectives.holder(all[i], side); u != noUnit)
        lines.push_back(said("Held by {0}: {1}", {std::string(sideName(battle_, side)), unitInFull(battle_, u)}));
    if (lines.size() == before) lines.push_back(said("Held by nobody."));
  }
  const Points now = objectives.total();
  for (SideIndex side = 0; side < 2 && !asked_.objective; ++side)
    lines.push_back(said("{0}: {1|# point|# points} so far, {2} if the battle ended now.",
                         {std::string(sideName(battle_, side)), std::to_string(pointsScored(battle_, side)),
                          std::to_string(now[static_cast<std::size_t>(side)])}));
  figures(battle_, std::move(lines));
}

// "How long does the battle last?", "how many turns are left?"
void Answerer::howLong() {
  std::vector<std::string> lines;
  if (battle_.setup->lastTurn) lines.push_back(lastTurnInWords(*battle_.setup->lastTurn));
  if (const auto option = lastTurnOption(rules_.definition())) {
    const int last = rules_.definition().chosen()[*option];
    const int left = std::max(0, last - battle_.turn + 1);
    lines.push_back(last == 0 ? said("The rules in force set no last turn.")
                              : said("It ends with turn {0}: {1|no turn is|# turn is|# turns are} left, this one "
                                     "included.",
                                     {std::to_string(last), std::to_string(left)}));
  }
  if (lines.empty()) lines.push_back(said("The rules in force set no last turn."));
  figures(battle_, std::move(lines));
}

}  // namespace signifer::tell
