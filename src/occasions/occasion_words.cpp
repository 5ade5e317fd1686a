#include "occasions/occasion_words.h"

#include "language/language.h"

namespace signifer {

std::string edgeInWords(DeploymentZone::Edge edge) {
  switch (edge) {
    case DeploymentZone::Edge::south:
      return said("by the lower edge");
    case DeploymentZone::Edge::north:
      return said("by the upper edge");
    case DeploymentZone::Edge::west:
      return said("by the left edge");
    case DeploymentZone::Edge::east:
      return said("by the right edge");
    case DeploymentZone::Edge::none:
      break;
  }
  return said("at its point");
}

std::string arrivalInWords(const Arrival& arrival) {
  const std::string turn = std::to_string(arrival.turn);
  const std::string edge = edgeInWords(arrival.entry.edge);
  if (arrival.needs == 0) return said("in turn {0}, {1}", {turn, edge});
  return said("from turn {0} on, on a d6 of {1} or more, {2}", {turn, std::to_string(arrival.needs), edge});
}

std::string lastTurnInWords(const LastTurn& last) {
  const std::string turn = std::to_string(last.turn);
  if (last.needs == 0) return said("The battle ends with turn {0}.", {turn});
  std::string words = said("From the end of turn {0} on roll a d6: on {1} or more the battle ends.",
                           {turn, std::to_string(last.needs)});
  if (last.latest > 0) words += " " + said("It ends with turn {0} at the latest.", {std::to_string(last.latest)});
  return words;
}

}  // namespace signifer
