// The head of a story, beside its outcome.
#include "language/language.h"
#include "language/name_article.h"
#include "language/name_number.h"
#include "play/losses.h"
#include "play/wording.h"
#include "rules/deeds.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"
#include "sheet/story.h"
#include "sheet/story_moments.h"
#include "sheet/story_names.h"
#include "sheet/story_words.h"
#include "simulation/simulation.h"

namespace signifer {

namespace {

// "The army of Rome broke.", "The Army of Carthage broke."; empty where the reason is another.
std::string defeatInWords(std::string_view phrase, const std::string& loser) {
  const std::string of = ofSide(loser);
  const bool army = of.empty() || isArmy(loser);
  const std::vector<std::string> names{army ? withinSentence(loser) : of, isNameOfMany(loser) ? "2" : "1"};
  const auto told = [&](const char* ofArmy, const char* itself) { return said(army ? itself : ofArmy, names); };
  // The rule sets share these sentences and their translations.
  if (phrase == said("The army of {enemy} broke.")) return told("The army {0} broke.", "{0} {1|broke|broke}.");
  if (phrase == said("The army of {enemy} was beaten."))
    return told("The army {0} was beaten.", "{0} {1|was|were} beaten.");
  if (phrase == said("The army of {enemy} was defeated: too many of its divisions had broken."))
    return told("The army {0} was defeated: too many of its divisions had broken.",
                "{0} {1|was|were} defeated: too many divisions had broken.");
  return {};
}

}  // namespace

std::string endInWords(const Session& session, const std::array<std::string, 2>& sides) {
  const auto outcome = session.outcome();
  if (!outcome) return said("Not decided yet; turn {0}.", {std::to_string(session.battle().turn)});
  const Definition& d = session.rules().definition();
  Entry why;
  why.phrase = outcome->why;
  why.side = outcome->winner;
  if (outcome->winner == noSide) return said("The battle was drawn.") + " " + ended(sentence(d, session.battle(), why));
  const std::string& winner = sides[static_cast<std::size_t>(outcome->winner)];
  const std::string& loser = sides[static_cast<std::size_t>(1 - outcome->winner)];
  const std::string who = ended(said("{0} {1|won|won}.", {withinSentence(winner), isNameOfMany(winner) ? "2" : "1"}));
  std::string how = defeatInWords(d.phrase(outcome->why), loser);
  if (how.empty()) how = sentence(d, session.battle(), why);
  return who + " " + capitalised(ended(std::move(how)));
}

std::string underWhatRules(const Session& session, const Story& story) {
  const Definition& d = session.rules().definition();
  const std::string who = playedInWords(story.who, story.sides);
  std::string words = (who.empty() ? "" : who + " ") +
                      said("{0}, {1}.", {d.name(), said("{0|no turns|# turn|# turns}", {std::to_string(story.turns)})});
  const auto last = lastTurnOption(d);
  if (const std::int32_t chosen = last ? d.chosen()[*last] : 0; last && chosen != d.options()[*last].standard)
    words += " " + (chosen == 0 ? said("It was to go on until one army was beaten.")
                                : said("It was to end after turn {0}.", {std::to_string(chosen)}));
  return words;
}

std::string decidedInWords(const Story& story, const StoryTurn& turn, const std::array<double, 2>& chances,
                           bool early) {
  const SideIndex gained = chances[1] > chances[0] ? 0 : 1;
  const auto chance = [&](double first) { return percentInWords(gained == 0 ? first : 1 - first); };
  const std::string whose = withinSentence(story.sides[static_cast<std::size_t>(turn.side)]);
  return said(
      early ? "Turn {0} of {1} changed most: before it, it was too early to say who would win; after it the chance of "
              "{2} was {4}, between machines of equal strength."
            : "Turn {0} of {1} changed most: the chance of {2} to win was {3} before it, {4} after it, between "
              "machines of equal strength.",
      {std::to_string(turn.turn), whose, withinSentence(story.sides[static_cast<std::size_t>(gained)]),
       chance(chances[0]), chance(chances[1])});
}

std::vector<std::string> houseRulesTold(const Definition& definition, const HouseRules& house) {
  std::vector<std::string> lines = houseRulesInWords(definition, house);
  if (const auto last = lastTurnOption(definition))
    if (const OptionInfo& option = definition.options()[*last]; definition.chosen()[*last] != option.standard)
      std::erase_if(lines, [&](const std::string& line) { return line.starts_with(option.caption + " "); });
  return lines;
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

namespace {

// So many who fled are named; more are counted.
constexpr std::size_t mostNamesInFlight = 6;

std::vector<UnitIndex> inFlight(const Session& session, SideIndex side, const std::function<bool(UnitIndex)>& sees) {
  const UnitSet flee = unitsInFlight(session.rules(), session.battle(), side);
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < session.battle().unitCount(); ++u)
    if (in(flee, u) && (!sees || sees(u))) units.push_back(u);
  return units;
}

}  // namespace

std::string lossesInWords(const Session& session, SideIndex side, const std::function<bool(UnitIndex)>& sees) {
  const auto [lost, all] = lossesOf(session.rules(), session.start(), session.battle(), side, sees);
  const std::string words = all == 1 ? said("{0} of {1} unit", {std::to_string(lost), std::to_string(all)})
                                     : said("{0} of {1} units", {std::to_string(lost), std::to_string(all)});
  const std::size_t flee = inFlight(session, side, sees).size();
  return flee == 0 ? words : said("{0}, {1|#|#} fleeing", {words, std::to_string(flee)});
}

std::string inFlightInWords(const Session& session, SideIndex side, const std::function<bool(UnitIndex)>& sees) {
  const std::vector<UnitIndex> units = inFlight(session, side, sees);
  if (units.empty()) return {};
  const auto isMany = [&session](UnitIndex unit) { return isNameOfMany(unitName(session.start(), unit)); };
  return said("In flight at the end: {0}.",
              {namesInWords(namesTogether(session.start(), units), mostNamesInFlight, isMany, NameRole::subject)});
}

std::string lossesInWords(const Session& session, SideIndex side) { return lossesInWords(session, side, {}); }

std::string inFlightInWords(const Session& session, SideIndex side) { return inFlightInWords(session, side, {}); }

}  // namespace signifer
