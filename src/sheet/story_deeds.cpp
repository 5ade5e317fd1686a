#include "sheet/story_deeds.h"

#include <algorithm>
#include <optional>

#include "play/wording.h"
#include "schema/document.h"

namespace signifer {
namespace {

// Which of the words that a phrase's first figure chooses stand in the text: 1 of "{0|in front|in the flank}" for "in
// the flank"; nothing where there are none.
std::optional<std::size_t> chosenForm(std::string_view phrase, std::string_view text) {
  const std::size_t open = phrase.find("{0|");
  const std::size_t close = open == std::string_view::npos ? open : phrase.find('}', open);
  if (close == std::string_view::npos) return std::nullopt;
  std::string_view forms = phrase.substr(open + 3, close - open - 3);
  std::optional<std::size_t> found;
  for (std::size_t i = 0; !forms.empty(); ++i) {
    const std::string_view form = forms.substr(0, forms.find('|'));
    if (text.find(form) != std::string_view::npos) found = i;
    forms.remove_prefix(std::min(form.size() + 1, forms.size()));
  }
  return found;
}

}  // namespace

StoryDeeds::StoryDeeds(const Definition& definition) : definition_(definition) {
  const std::optional<Node> story = storyMember(definition);
  if (!story) return;
  for (const auto& [word, phrases] : story->at("deeds").members()) {
    const auto found = std::ranges::find(Words<Deed>::words, word);
    for (const Node& phrase : phrases.items())
      deeds_.emplace(phrase.text(), static_cast<Deed>(found - Words<Deed>::words.begin()));
  }
}

Deed StoryDeeds::of(const AccountLine& line) const {
  if (line.phrase.empty()) return Deed::own;
  if (const auto form = chosenForm(definition_.phrase(line.phrase), line.text))
    if (const auto found = deeds_.find(line.phrase + "/" + std::to_string(*form)); found != deeds_.end())
      return found->second;
  const auto found = deeds_.find(line.phrase);
  if (found != deeds_.end()) return found->second;
  // The engine's own sentences: places held, units that arrive or come into sight.
  if (line.phrase.starts_with("objective-")) return Deed::own;
  const bool appears = line.phrase.starts_with("sight-") || line.phrase.starts_with("arrives");
  return appears && line.unit != noUnit ? Deed::sighted : Deed::silent;
}

PersonIndex StoryDeeds::personOf(const AccountLine& line, const Battle& before, const Battle& after) {
  PersonIndex found = noPerson;
  std::size_t longest = 0;
  for (const Battle* battle : {&before, &after})
    for (PersonIndex person = 0; person < battle->personCount(); ++person) {
      const std::string name = personInFull(*battle, person);
      if (name.size() <= longest || line.text.find(name) == std::string::npos) continue;
      longest = name.size();
      found = person;
    }
  return found;
}

}  // namespace signifer
