#include "play/house_choices.h"

#include <nlohmann/json.hpp>

#include "language/language.h"
#include "play/overlays.h"
#include "rules/figure_words.h"
#include "rules/option_places.h"
#include "schema/document.h"

namespace signifer {
namespace {

class ChoiceCollector {
 public:
  ChoiceCollector(const Definition& definition, const std::filesystem::path& folder)
      : d_(definition), words_(FigureWords::load(definition, folder)) {}

  void tables(const Json& tables) {
    for (const auto& [key, value] : tables.items()) {
      chapter_ = words_.chapter(key);
      walk(value, pointerStep(key), {});
    }
  }

  void options(const Node& list) {
    const std::vector<Node> entries = list.items();
    for (std::size_t i = 0; i < d_.options().size(); ++i) {
      const OptionInfo& option = d_.options()[i];
      HouseChoice choice;
      choice.pointer = std::string(optionsHead) + pointerStep(option.id);
      choice.chapter = said("Options");
      choice.words = option.caption.empty() ? plainWord(option.id) : option.caption;
      if (i < entries.size() && entries[i].has("rules") && !entries[i].at("rules").texts().empty())
        choice.rule = entries[i].at("rules").texts().front();
      choice.effect = textOf(choice.rule);
      const std::string asked = i < entries.size() ? inWords(d_, optionPlaces(d_, entries[i])) : std::string();
      if (!asked.empty()) choice.effect += (choice.effect.empty() ? "" : " ") + said("Asked at: {0}.", {asked});
      choice.values = option.values;
      choice.captions = option.words;
      choice.least = option.least;
      choice.most = option.most;
      choice.standard = option.values.empty() ? std::to_string(option.standard)
                                              : Json(option.values[static_cast<std::size_t>(option.standard)]).dump();
      found_.push_back(std::move(choice));
    }
  }

  std::vector<HouseChoice> take() { return std::move(found_); }

 private:
  [[nodiscard]] std::string textOf(const std::string& rule) const {
    const RuleText* text = d_.findRule(rule);
    return text == nullptr ? std::string() : text->text;
  }

  // `path` is the figure's below the tables.
  void walk(const Json& value, const std::string& path, std::string rule) {
    if (value.is_object()) {
      if (value.contains("rule") && value["rule"].is_string()) rule = value["rule"].get<std::string>();
      for (const auto& [key, inner] : value.items())
        if (key != "rule" && key != "rules") walk(inner, path + "/" + pointerStep(key), rule);
      return;
    }
    if (value.is_null()) return;
    // Lists are changed whole, as a patch would.
    HouseChoice choice;
    choice.pointer = std::string(patchHead) + "/tables/" + path;
    choice.chapter = chapter_;
    choice.rule = rule.empty() ? words_.rule(path) : rule;
    choice.effect = textOf(choice.rule);
    choice.words = words_.figure(path, rule);
    choice.standard = value.dump();
    found_.push_back(std::move(choice));
  }

  const Definition& d_;
  FigureWords words_;
  std::string chapter_;
  std::vector<HouseChoice> found_;
};

}  // namespace

std::vector<HouseChoice> houseChoices(const RuleSetSource& source) {
  const Definition definition = Definition::load(source.folder);
  const Document main = Document::load(source.folder / (source.id + ".json"));
  const Document options = Document::load(source.folder / "options.json");
  ChoiceCollector collector(definition, source.folder);
  collector.options(options.root().at("options"));
  if (const auto tables = main.root().find("tables")) collector.tables(tables->json());
  return collector.take();
}

}  // namespace signifer
