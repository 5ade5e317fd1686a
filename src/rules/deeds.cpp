#include "rules/deeds.h"

#include <algorithm>
#include <set>

#include "schema/document.h"

namespace signifer {

void checkStory(const Node& story, const std::map<std::string, std::string, std::less<>>& phrases) {
  story.allowOnly({"lastTurn", "deeds"});
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

}  // namespace signifer
