#include "language/language.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <mutex>
#include <shared_mutex>
#include <stdexcept>

#include "language/meanwhile.h"
#include "language/names.h"

namespace signifer {

// Words are learned while rule sets are loaded, which may happen in any thread.
struct SpokenWords {
  std::string_view code = "en";
  Catalogue::Entries texts;
  Catalogue::Entries words;
  Catalogue::Entries names;
  std::shared_mutex learning;
};

namespace {

thread_local SpokenWords* meanwhile = nullptr;

SpokenWords& spoken() {
  static SpokenWords now;
  return meanwhile != nullptr ? *meanwhile : now;
}

void fill(SpokenWords& words, std::string_view language, const std::filesystem::path& folder) {
  const auto found = std::ranges::find(languages(), language, &Language::code);
  if (found == languages().end()) throw std::invalid_argument("there is no language \"" + std::string(language) + "\"");
  const Catalogue own = found->code == "en" ? Catalogue() : Catalogue::load(folder / (std::string(language) + ".json"));
  const std::unique_lock lock(words.learning);
  words.code = found->code;
  words.texts = own.texts();
  words.words = own.words();
  words.names = own.names();
}

std::string filled(std::string_view text, const std::vector<std::string>& places) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t close = text[i] == '{' ? text.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      out += text[i++];
      continue;
    }
    const std::string_view place = text.substr(i + 1, close - i - 1);
    std::size_t index = 0;
    const auto read = std::from_chars(place.data(), place.data() + place.size(), index);
    const std::string_view forms = place.substr(static_cast<std::size_t>(read.ptr - place.data()));
    if (read.ec != std::errc() || index >= places.size())
      out += "{" + std::string(place) + "}";
    else if (forms.starts_with('|'))
      out += chosenByFigure(std::stoll("0" + places[index]), forms.substr(1));
    else
      out += places[index];
    i = close + 1;
  }
  return out;
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all{{"en", "English"}, {"de", "Deutsch"}, {"fr", "Fran\u00E7ais"}};
  return all;
}

void speak(std::string_view language, const std::filesystem::path& folder) { fill(spoken(), language, folder); }

Meanwhile::Meanwhile(std::string_view language, const std::filesystem::path& folder)
    : words_(std::make_unique<SpokenWords>()) {
  fill(*words_, language, folder);
  meanwhile = words_.get();
}

Meanwhile::~Meanwhile() { meanwhile = nullptr; }

std::string_view spokenLanguage() { return spoken().code; }

std::string said(std::string_view english) {
  if (spokenLanguage() == "en") return std::string(english);
  const std::shared_lock lock(spoken().learning);
  const auto found = spoken().texts.find(english);
  return found == spoken().texts.end() ? std::string(english) : found->second;
}

std::string said(std::string_view english, const std::vector<std::string>& places) {
  return filled(said(english), places);
}

std::string_view saidName(std::string_view english) {
  if (spokenLanguage() == "en") return english;
  const std::unique_lock lock(spoken().learning);
  // A unit without a name of its own is called as its troops are.
  const auto of = [](std::string_view name) -> const std::string* {
    for (const Catalogue::Entries* entries : {&spoken().names, &spoken().texts})
      if (const auto found = entries->find(name); found != entries->end()) return &found->second;
    return nullptr;
  };
  if (const std::string* name = of(english)) return *name;
  const std::size_t name = english.find_last_not_of("0123456789");
  if (name == std::string_view::npos || name + 1 == english.size() || english[name] != ' ') return english;
  const std::string* translation = of(english.substr(0, name));
  if (translation == nullptr) return english;
  // Kept, since it is not one of the catalogue's own.
  const auto kept = spoken().names.emplace(english, *translation + std::string(english.substr(name)));
  return kept.first->second;
}

std::string plainWord(std::string_view id) {
  if (spokenLanguage() != "en") {
    const std::shared_lock lock(spoken().learning);
    if (const auto found = spoken().words.find(id); found != spoken().words.end()) return found->second;
  }
  std::string word(id);
  std::ranges::replace(word, '-', ' ');
  return word;
}

std::string localNumber(std::string digits) {
  if (spokenLanguage() != "en") std::ranges::replace(digits, '.', ',');
  return digits;
}

std::string percentInWords(double probability) {
  if (probability > 0 && probability < 0.01) return said("under 1 %");
  if (probability > 0.99 && probability < 1) return said("over 99 %");
  return std::to_string(std::lround(100 * probability)) + " %";
}

std::string chosenByFigure(std::int64_t figure, std::string_view forms) {
  std::vector<std::string_view> words;
  for (std::size_t bar = forms.find('|'); bar != std::string_view::npos; bar = forms.find('|')) {
    words.push_back(forms.substr(0, bar));
    forms.remove_prefix(bar + 1);
  }
  words.push_back(forms);
  const std::size_t many = words.size() - 1;
  const bool one = figure == 1 || (figure == 0 && spokenLanguage() == "fr");
  std::size_t chosen = one && many > 0 ? many - 1 : many;
  if (figure == 0 && many == 2) chosen = 0;
  std::string text(words[chosen]);
  if (const std::size_t hash = text.find('#'); hash != std::string::npos) text.replace(hash, 1, std::to_string(figure));
  return text;
}

void learn(const Catalogue& catalogue) {
  const std::unique_lock lock(spoken().learning);
  spoken().texts.insert(catalogue.texts().begin(), catalogue.texts().end());
  spoken().words.insert(catalogue.words().begin(), catalogue.words().end());
}

}  // namespace signifer
