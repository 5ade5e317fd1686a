#include "rules/figure_words.h"

#include <algorithm>
#include <system_error>

#include "language/language.h"
#include "language/rule_set_texts.h"
#include "schema/document.h"

namespace signifer {
namespace {

constexpr std::string_view valueEnd = "/value";
constexpr std::string_view rowPlace = "{row}";

// "handToHand" and "hand-to-hand" as words.
std::string readableKey(std::string_view key) {
  std::string id;
  for (const char c : key) {
    const bool big = c >= 'A' && c <= 'Z';
    if (big && !id.empty() && id.back() != '-') id += '-';
    id += c == '_' ? '-' : big ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return plainWord(id);
}

std::string capitalised(std::string words) {
  if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
  return words;
}

std::vector<std::string> stepsOf(std::string_view path) {
  std::vector<std::string> steps(1);
  for (const char c : path)
    if (c == '/')
      steps.emplace_back();
    else
      steps.back() += c;
  return steps;
}

std::string joined(const std::vector<std::string>& steps) {
  std::string path;
  for (const std::string& step : steps) path += (path.empty() ? "" : "/") + step;
  return path;
}

}  // namespace

FigureWords FigureWords::load(const Definition& definition, const std::filesystem::path& folder) {
  FigureWords words;
  words.definition_ = &definition;
  const std::filesystem::path file = folder / "figures.json";
  std::error_code unreadable;
  if (!std::filesystem::exists(file, unreadable)) return words;
  const Document document = loadSpoken(file);
  document.root().allowOnly({"words", "rules"});
  for (const auto& [path, text] : document.root().at("words").members()) words.words_[path] = text.text();
  if (const auto rules = document.root().find("rules"))
    for (const auto& [path, rule] : rules->members()) {
      if (definition.findRule(rule.text()) == nullptr) throw rule.error("the id of a rule was expected");
      words.rules_[path] = rule.text();
    }
  return words;
}

std::string FigureWords::chapter(const std::string& table) const {
  const auto found = words_.find(table);
  return found == words_.end() ? capitalised(readableKey(table)) : found->second;
}

std::string FigureWords::rowWords(const std::string& row) const {
  const auto& kinds = definition_->terrainKinds();
  const auto kind = std::ranges::find(kinds, row, &TerrainKind::id);
  return kind == kinds.end() ? capitalised(plainWord(row)) : kind->name;
}

// By the whole path, by the path with any one row, or by the rule of a figure that stands for itself.
std::string FigureWords::named(std::string_view path, std::string_view rule) const {
  const bool value = path.ends_with(valueEnd);
  if (value) path.remove_suffix(valueEnd.size());
  std::vector<std::string> steps = stepsOf(path);
  const std::string whole = steps.size() == 1 ? steps[0] + "/" : joined(steps);
  if (const auto found = words_.find(whole); found != words_.end()) return found->second;
  for (std::size_t i = steps.size(); i-- > 1;) {
    const std::string row = std::exchange(steps[i], "*");
    const auto found = words_.find(joined(steps));
    steps[i] = row;
    if (found == words_.end()) continue;
    std::string words = found->second;
    if (const std::size_t place = words.find(rowPlace); place != std::string::npos)
      words.replace(place, rowPlace.size(), rowWords(row));
    return words;
  }
  const RuleText* text = value ? definition_->findRule(rule) : nullptr;
  return text == nullptr ? std::string() : capitalised(text->label);
}

std::string FigureWords::rule(std::string_view path) const {
  std::vector<std::string> steps = stepsOf(path);
  if (const auto found = rules_.find(steps.size() == 1 ? steps[0] + "/" : joined(steps)); found != rules_.end())
    return found->second;
  for (std::size_t i = steps.size(); i-- > 1;) {
    const std::string row = std::exchange(steps[i], "*");
    const auto found = rules_.find(joined(steps));
    steps[i] = row;
    if (found != rules_.end()) return found->second;
  }
  return {};
}

bool FigureWords::names(std::string_view path, std::string_view rule) const { return !named(path, rule).empty(); }

std::string FigureWords::figure(std::string_view path, std::string_view rule) const {
  if (std::string words = named(path, rule); !words.empty()) return words;
  if (path.ends_with(valueEnd)) path.remove_suffix(valueEnd.size());
  std::vector<std::string> steps = stepsOf(path);
  if (steps.size() > 1) steps.erase(steps.begin());
  std::string words;
  for (const std::string& step : steps) words += (words.empty() ? "" : ", ") + readableKey(step);
  const RuleText* text = definition_->findRule(rule);
  if (text != nullptr && !text->label.empty() && text->label != words) words += " (" + text->label + ")";
  return capitalised(words);
}

}  // namespace signifer
