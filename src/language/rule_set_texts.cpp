#include "language/rule_set_texts.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string_view>

#include "language/language.h"

namespace signifer {
namespace {

using See = std::function<void(const std::string& pointer, std::string& text)>;

template <std::size_t N>
bool hasKey(std::string_view key, const std::array<std::string_view, N>& keys) {
  return std::ranges::find(keys, key) != keys.end();
}

// Members that are texts wherever they stand.
constexpr auto textKeys = std::to_array<std::string_view>({"aside", "asks", "axis", "behind", "brief", "caption",
                                                           "dice", "figure", "head", "help", "label", "loop", "says",
                                                           "summary", "subtitle", "text", "title", "uncommanded"});
// Lists of which every text is one.
constexpr auto textLists =
    std::to_array<std::string_view>({"bands", "blanks", "captions", "explained", "head", "rows", "states"});
// Lists and objects whose members have a "name" that people read; elsewhere a name is an id.
constexpr auto named = std::to_array<std::string_view>({"command", "people", "terrain", "troops"});
// Figures, conditions and examples: nothing to read.
constexpr auto silent = std::to_array<std::string_view>(
    {"armies", "demonstration", "given", "heavy", "if", "points", "profile", "tables", "under", "when"});

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// "MOV-1 BW-2": rules of the sheet by their numbers.
bool isRules(std::string_view text) {
  const std::size_t hyphen = text.find('-');
  if (hyphen == std::string_view::npos || hyphen < 2 || hyphen + 1 >= text.size()) return false;
  const bool capitals = std::ranges::all_of(text.substr(0, hyphen),
                                            [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
  return capitals && text[hyphen + 1] >= '0' && text[hyphen + 1] <= '9';
}

// A text has letters outside its places, or in words that a figure chooses there.
bool isText(std::string_view text) {
  if (isRules(text)) return false;
  bool inside = false;
  for (const char c : text) {
    inside = c == '{' || (inside && c != '}' && c != '|');
    if (!inside && isLetter(c)) return true;
  }
  return false;
}

bool isWord(std::string_view id) {
  return std::ranges::any_of(id, [](char c) { return c >= 'a' && c <= 'z'; });
}

class TextWalk {
 public:
  explicit TextWalk(const See& see) : see_(see) {}

  void object(Json& json, const std::string& pointer, std::string_view parent) {
    if (parent != "words" && isChoice(json)) return sayAll(json, pointer);
    for (auto& [key, value] : json.items()) {
      const std::string at = pointer + "/" + pointerStep(key);
      if (parent != "words" && hasKey(key, silent)) continue;
      const bool reads =
          hasKey(key, textKeys) || parent == "phrases" || parent == "words" || (key == "name" && hasKey(parent, named));
      if (reads && (value.is_string() || isChoice(value) || (value.is_array() && key == "text")))
        sayAll(value, at);
      else if (value.is_array() && hasKey(key, textLists))
        list(value, at, parent == "odds" && key == "rows");
      else
        any(value, at, key);
    }
  }

  void any(Json& json, const std::string& pointer, std::string_view parent) {
    if (json.is_object()) return object(json, pointer, parent);
    if (!json.is_array()) return;
    for (std::size_t i = 0; i < json.size(); ++i) any(json[i], pointer + "/" + std::to_string(i), parent);
  }

 private:
  void say(Json& json, const std::string& pointer) {
    auto& text = json.get_ref<std::string&>();
    if (isText(text)) see_(pointer, text);
  }

  // An option's texts, value by value: {"choice": "pila", "every-round": "In every round."}.
  static bool isChoice(const Json& json) {
    return json.is_object() && json.contains("choice") && json["choice"].is_string();
  }

  // A text, a list of sentences, or a choice between texts.
  void sayAll(Json& json, const std::string& pointer) {
    if (json.is_string()) say(json, pointer);
    if (json.is_array())
      for (std::size_t i = 0; i < json.size(); ++i) sayAll(json[i], pointer + "/" + std::to_string(i));
    if (isChoice(json))
      for (auto& [value, text] : json.items())
        if (value != "choice") sayAll(text, pointer + "/" + pointerStep(value));
  }

  // Rows of texts; of a row of odds the first is what it is called, the others say what is counted.
  void list(Json& json, const std::string& pointer, bool firstAlone) {
    for (std::size_t i = 0; i < json.size(); ++i) {
      const std::string at = pointer + "/" + std::to_string(i);
      Json& item = json[i];
      if (item.is_string())
        say(item, at);
      else if (item.is_object() && !isChoice(item))
        object(item, at, "");
      else if (isChoice(item))
        sayAll(item, at);
      else if (item.is_array() && firstAlone && !item.empty() && (item[0].is_string() || isChoice(item[0])))
        sayAll(item[0], at + "/0");
      else if (item.is_array() && !firstAlone)
        cells(item, at);
    }
  }

  // A row's texts; an object behind them says under which options it counts.
  void cells(Json& row, const std::string& pointer) {
    for (std::size_t i = 0; i < row.size(); ++i) sayAll(row[i], pointer + "/" + std::to_string(i));
  }

  const See& see_;
};

// A rule set is made more than once, with and without house rules; its languages are read once.
const Catalogue* catalogueOf(const std::filesystem::path& folder) {
  static std::mutex reading;
  static std::map<std::filesystem::path, std::unique_ptr<const Catalogue>> read;
  const std::filesystem::path file = folder / "languages" / (std::string(spokenLanguage()) + ".json");
  const std::scoped_lock lock(reading);
  const auto known = read.find(file);
  if (known != read.end()) return known->second.get();
  std::error_code unreadable;
  if (!std::filesystem::exists(file, unreadable)) return nullptr;
  return (read[file] = std::make_unique<const Catalogue>(Catalogue::load(file))).get();
}

}  // namespace

void forEachText(Json& file, const std::function<void(const std::string&, std::string&)>& see) {
  TextWalk(see).any(file, "", "");
}

void forEachWord(const Json& file, const std::function<void(const std::string&)>& see) {
  if (file.is_object())
    for (const auto& [key, value] : file.items()) {
      if (key == "values" && value.is_array()) {
        for (const Json& word : value)
          if (word.is_string() && isWord(word.get_ref<const std::string&>())) see(word.get<std::string>());
      } else if (!hasKey(key, silent)) {
        forEachWord(value, see);
      }
    }
  if (file.is_array())
    for (const Json& item : file) forEachWord(item, see);
}

void translate(Document& document, const std::filesystem::path& folder) {
  if (spokenLanguage() == "en") return;
  const Catalogue* catalogue = catalogueOf(folder);
  if (catalogue == nullptr) return;
  learn(*catalogue);
  Json said = document.root().json();
  forEachText(said, [&](const std::string&, std::string& text) {
    if (const std::string* translation = catalogue->text(text)) text = *translation;
  });
  document.patch(Document::parse(document.name(), said.dump()));
}

Document loadSpoken(const std::filesystem::path& file) {
  Document document = Document::load(file);
  translate(document, file.parent_path());
  return document;
}

}  // namespace signifer
