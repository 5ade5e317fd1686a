#include "language/catalogue.h"

#include "schema/document.h"

namespace signifer {
namespace {

std::string listed(const std::set<std::string, std::less<>>& places) {
  std::string all;
  for (const std::string& place : places) all += (all.empty() ? "{" : ", {") + place + "}";
  return all.empty() ? "no places in braces" : all;
}

const std::string* find(const Catalogue::Entries& entries, std::string_view key) {
  const auto found = entries.find(key);
  return found == entries.end() ? nullptr : &found->second;
}

}  // namespace

std::set<std::string, std::less<>> placesOf(std::string_view text) {
  std::set<std::string, std::less<>> places;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open)) {
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) break;
    std::string_view place = text.substr(open + 1, close - open - 1);
    places.emplace(place.substr(0, place.find('|')));
    open = close;
  }
  return places;
}

Catalogue Catalogue::load(const std::filesystem::path& file) {
  const Document document = Document::load(file);
  const Node root = document.root();
  root.allowOnly({"texts", "words", "names"});
  Catalogue catalogue;
  for (const auto& [english, translation] : root.at("texts").members()) {
    std::string said = translation.text();
    const auto places = placesOf(english);
    if (said.empty()) throw translation.error("a translation was expected");
    if (placesOf(said) != places) throw translation.error(listed(places) + " as in the English text were expected");
    catalogue.texts_.emplace(english, std::move(said));
  }
  if (const auto words = root.find("words"))
    for (const auto& [id, word] : words->members()) catalogue.words_.emplace(id, word.text());
  if (const auto names = root.find("names"))
    for (const auto& [english, name] : names->members()) {
      // Sentences in a battle are longer than a name may be, in any language.
      constexpr std::size_t shortest = 50;
      catalogue.names_.emplace(english, english.size() > shortest ? name.text() : name.name());
    }
  return catalogue;
}

const std::string* Catalogue::text(std::string_view english) const { return find(texts_, english); }

const std::string* Catalogue::word(std::string_view id) const { return find(words_, id); }

const std::string* Catalogue::name(std::string_view english) const { return find(names_, english); }

}  // namespace signifer
