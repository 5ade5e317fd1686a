#include "commander/attack_words.h"

#include "language/language.h"

namespace signifer {

std::string prospectsInWords(const Prospects& prospects) {
  const std::string harm = percentInWords(prospects.better);
  const std::string breaks = percentInWords(prospects.broken);
  const std::string lost = percentInWords(prospects.lost);
  if (prospects.inContact)
    return said("Does more harm {0}, breaks them {1}, is broken itself {2}.", {harm, breaks, lost});
  std::string words;
  if (prospects.home > 0)
    words = said("Comes home {0}, does more harm {1}, breaks them {2}, is broken itself {3}.",
                 {percentInWords(prospects.home), harm, breaks, lost});
  else if (prospects.lost > 0)
    words = said("Does not come home to them, is broken itself {0}.", {lost});
  else if (prospects.fled <= 0)
    words = said("Does not come home to them.");
  if (prospects.fled > 0)
    words += (words.empty() ? "" : " ") +
             said("They are broken or gone before it comes home {0}.", {percentInWords(prospects.fled)});
  return words;
}

std::string attackInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                          const std::atomic<bool>* stop) {
  if (rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture != "charge") return {};
  const auto prospects = prospectsOf(rules, battle, action, prospectsLimit, stop);
  return prospects ? prospectsInWords(*prospects) : std::string();
}

}  // namespace signifer
