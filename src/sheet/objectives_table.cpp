#include "sheet/objectives_table.h"

#include "battle/scoring.h"
#include "language/language.h"
#include "occasions/objectives.h"
#include "play/wording.h"

namespace signifer {

std::optional<SheetTable> objectivesTable(const RuleSet& rules, const Battle& battle) {
  const std::vector<Objective>& list = battle.setup->objectives;
  if (list.empty()) return std::nullopt;
  const Objectives objectives(rules, battle);
  SheetTable table{
      said("Objectives"), {said("Objective"), std::string(sideName(battle, 0)), std::string(sideName(battle, 1))}, {}};
  const auto add = [&table](const std::string& what, const Points& points) {
    table.rows.push_back({what, std::to_string(points[0]), std::to_string(points[1])});
  };
  for (const Objective& one : list) {
    const Points now = objectives.worthNow(one);
    const auto held = [&](std::size_t side) { return now[side] > 0 ? said("held at last") : std::string(); };
    if (one.eachTurn)
      table.rows.push_back({objectiveInWords(battle, one), held(0), held(1)});
    else
      add(objectiveInWords(battle, one), now);
  }
  add(said("Scored at the ends of turns"), {pointsScored(battle, 0), pointsScored(battle, 1)});
  add(said("Points in all"), objectives.total());
  return table;
}

}  // namespace signifer
