// "What does Boii need to hit?": against each whom it fights, else at each whom it may shoot. No other roll is told.
#include <algorithm>

#include "language/language.h"
#include "play/wording.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostEnemies = 6;

}  // namespace

void Answerer::needsToHit(UnitIndex u) {
  const std::string name = unitInFull(battle_, u);
  if (!battle_.unit(u).present) return figures(battle_, {said("{0} is not on the table.", {name})});
  if (comesBefore(rules_, battle_) != Before::nothing) return figures(battle_, {comesBeforeWords(rules_, battle_)});
  const auto now = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!now) return;
  std::optional<Battle> at = now;
  std::vector<std::string> lines;
  const auto keep = [&lines](std::vector<std::string> more) {
    for (std::string& line : more) addOnce(lines, std::move(line));
  };
  for (UnitIndex foe = 0; foe < battle_.unitCount(); ++foe) {
    if (!meets(*now, u, foe)) continue;
    std::vector<std::string> throws = throwsAt(*at, u, foe);
    if (throws.empty() && lines.empty() && !asked_.moment)
      if (const auto then = firstLater(now->unit(u).side, [&](const Battle& later) {
            throws = throwsAt(later, u, foe);
            return !throws.empty();
          }))
        at = then;
    keep(std::move(throws));
  }
  std::vector<int> kinds = kindsMeant(rules_.definition(), "shoot");
  for (const int kind : kindsMeant(rules_.definition(), "fight"))
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  kinds = ofUnits(rules_.definition(), kinds);
  if (lines.empty() && !kinds.empty()) {
    const auto then = momentFor(battle_.unit(u).side, kinds);
    if (!then) return;
    std::vector<UnitIndex> targets = judged(rules_, *then, u, kinds, noUnit).targets;
    if (targets.size() > mostEnemies) targets.resize(mostEnemies);
    for (const UnitIndex target : targets) keep(throwsIfItDoes(u, kinds, target, at));
    if (told_.stopped) return;
  }
  if (lines.empty()) return figures(*now, {nobodyToHit(u)});
  if (tableMoment(*at) != tableMoment(battle_) && !asked_.moment)
    lines.insert(lines.begin(), said("That is for {0}, not for the step that is on.", {headOf(rules_, *at)}));
  hangOnFacts(*at, u, noUnit);
  figures(*at, std::move(lines));
}

std::string Answerer::nobodyToHit(UnitIndex u) const {
  UnitIndex nearest = noUnit;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!battle_.unit(v).present || battle_.unit(v).side == battle_.unit(u).side) continue;
    if (nearest == noUnit || rules_.apart(battle_, u, v).value < rules_.apart(battle_, u, nearest).value) nearest = v;
  }
  const std::string name = unitInFull(battle_, u);
  std::string words = said("{0}: no enemy in contact, and none to shoot at, as far as the program knows.", {name});
  if (nearest != noUnit)
    words +=
        " " + said("Say whom it is to hit: \"what does {0} need to hit {1}?\".", {name, unitInFull(battle_, nearest)});
  return words;
}

}  // namespace signifer::tell
