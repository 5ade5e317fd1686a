#include "cli/who.h"

#include "cli/program.h"
#include "language/language.h"

namespace signifer::cli {

void WhoPlayedArguments::addTo(Verb verb) {
  verb.option("--players", players, "The players' names, in the order of the sides").withCommas().named("NAME[,NAME]");
  verb.option("--date", date, "The day of the battle, as 2026-11-28").named("DAY");
}

WhoPlayed WhoPlayedArguments::over(WhoPlayed kept) const {
  if (players.size() > kept.players.size())
    throw WrongQuestion(said("--players: {0} names for two sides", {std::to_string(players.size())}));
  if (!date.empty() && !isDay(date)) throw WrongQuestion(said("--date {0}: a day was expected, as 2026-11-28", {date}));
  for (std::size_t side = 0; side < players.size(); ++side)
    if (!players[side].empty()) kept.players[side] = players[side];
  if (!date.empty()) kept.date = date;
  return kept;
}

}  // namespace signifer::cli
