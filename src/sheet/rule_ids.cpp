#include "sheet/rule_ids.h"

#include <charconv>
#include <optional>
#include <sstream>

namespace signifer {
namespace {

std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

struct Id {
  std::string family;
  std::optional<int> number;
};

Id idOf(std::string_view rule, std::string_view prefix) {
  if (rule.starts_with(prefix)) rule.remove_prefix(prefix.size());
  const std::size_t dash = rule.rfind('-');
  if (dash == std::string_view::npos) return {std::string(rule), std::nullopt};
  return {std::string(rule.substr(0, dash)), numberIn(rule.substr(dash + 1))};
}

}  // namespace

std::vector<std::string> expandRules(std::string_view list, std::string_view prefix) {
  std::vector<std::string> rules;
  std::istringstream words{std::string(list)};
  for (std::string word; words >> word;) {
    const std::size_t dots = word.find("..");
    const std::size_t dash = word.rfind('-', dots);
    const std::optional<int> last =
        dots == std::string::npos ? std::nullopt : numberIn(std::string_view(word).substr(dots + 2));
    if (!last || dash == std::string::npos) {
      rules.push_back(std::string(prefix) + word);
      continue;
    }
    const std::optional<int> first = numberIn(std::string_view(word).substr(dash + 1, dots - dash - 1));
    for (int i = first.value_or(*last); i <= *last; ++i)
      rules.push_back(std::string(prefix) + word.substr(0, dash + 1) + std::to_string(i));
  }
  return rules;
}

std::string shortRules(const std::vector<std::string>& rules, std::string_view prefix) {
  std::string all;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Id id = idOf(rules[i], prefix);
    std::size_t last = i;
    while (id.number && last + 1 < rules.size()) {
      const Id next = idOf(rules[last + 1], prefix);
      if (next.family != id.family || next.number != *id.number + static_cast<int>(last + 1 - i)) break;
      ++last;
    }
    const bool sameFamily = i > 0 && id.number && idOf(rules[i - 1], prefix).family == id.family;
    if (i > 0) all += ", ";
    all += sameFamily ? std::to_string(*id.number)
                      : id.family + (id.number ? "-" + std::to_string(*id.number) : std::string());
    // Two in a row are a pair, three and more a run.
    if (last >= i + 2) {
      all += "\u2013" + std::to_string(*id.number + static_cast<int>(last - i));
      i = last;
    }
  }
  return all;
}

}  // namespace signifer
