// The head of a story, beside its outcome.
#include "language/language.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"
#include "sheet/story.h"
#include "sheet/story_words.h"
#include "simulation/simulation.h"

namespace signifer {

std::string underWhatRules(const Session& session, const Story& story) {
  const Definition& d = session.rules().definition();
  std::string house;
  for (const std::string& line : houseRulesInWords(d, houseRulesOf(d, *session.battle().setup)))
    house = house.empty() ? line : said("{0}; {1}", {house, line});
  const std::string who = playedInWords(story.who, story.sides);
  return (who.empty() ? "" : who + " ") +
         said("{0}, {1}.", {d.name(), said("{0|no turns|# turn|# turns}", {std::to_string(story.turns)})}) + " " +
         (house.empty() ? said("No house rules.") : said("House rules: {0}.", {house}));
}

std::string playedOnInWords(const Session& session, const Story& story, std::uint32_t battles) {
  if (story.decidedTo == 0) return {};
  SimulationPlan plan;
  plan.commanders = {"greedy", "greedy"};
  plan.seed = session.seed();
  plan.battles = battles;
  const SimulationResult result = simulate(session.rules(), session.before(story.decidedFrom), plan);
  const auto of = [](std::uint32_t count) { return std::to_string(count); };
  const std::string told = said("In {0} battles that machines played on from before that turn, {1} won {2} and {3} {4}",
                                {of(battles), withinSentence(story.sides[0]), of(result.wins[0]),
                                 withinSentence(story.sides[1]), of(result.wins[1])});
  const std::uint32_t drawn = battles - result.wins[0] - result.wins[1];
  return drawn == 0 ? told + "." : said("{0}; {1|# was|# was|# were} drawn.", {told, of(drawn)});
}

}  // namespace signifer
