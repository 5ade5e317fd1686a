#include "rules/deeds.h"

#include <algorithm>
#include <set>

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

void checkStory(const Node& story, const std::map<std::string, std::string, std::less<>>& phrases) {
  story.allowOnly({"lastTurn", "deeds", "counts"});
  if (const auto counts = story.find("counts")) {
    counts->allowOnly({"side", "both"});
    for (const auto& [whom, told] : counts->members())
      for (const Node& phrase : told.items())
        if (!phrases.contains(phrase.text())) throw phrase.error("a phrase was expected");
  }
  std::set<std::string> taken;
  for (const auto& [word, told] : story.at("deeds").members()) {
    if (std::ranges::find(Words<Deed>::words, word) == Words<Deed>::words.end())
      throw told.error("a deed of rules/deeds.h was expected as its name");
    for (const Node& phrase : told.items()) {
      const std::string id = phrase.text();
      if (!phrases.contains(id.substr(0, id.find('/')))) throw phrase.error("a phrase was expected");
      if (!taken.insert(id).second) throw phrase.error("a phrase tells one deed");
    }
  }
}

std::optional<std::size_t> lastTurnOption(const Definition& definition) {
  const std::optional<Node> story = storyMember(definition);
  const std::string id = story ? story->text("lastTurn", "") : std::string();
  const auto found = std::ranges::find(definition.options(), id, &OptionInfo::id);
  if (found == definition.options().end()) return std::nullopt;
  return static_cast<std::size_t>(found - definition.options().begin());
}

Counted countedBy(const Definition& definition, std::string_view phrase) {
  if (phrase == "objectives-score") return Counted::ofBothSides;
  const std::optional<Node> story = storyMember(definition);
  const std::optional<Node> counts = story ? story->find("counts") : std::nullopt;
  if (!counts) return Counted::none;
  const auto names = [&](const char* whom) {
    const auto told = counts->find(whom);
    return told && std::ranges::any_of(told->items(), [&](const Node& one) { return one.text() == phrase; });
  };
  if (names("both")) return Counted::ofBothSides;
  return names("side") ? Counted::ofItsSide : Counted::none;
}

}  // namespace signifer
