#include "sheet/paper.h"

#include <algorithm>

#include "language/language.h"

namespace signifer {
namespace {

bool fits(const Json& wanted, const Json& value, const Json& input) {
  if (wanted.is_array()) return std::ranges::any_of(wanted, [&](const Json& one) { return fits(one, value, input); });
  if (!wanted.is_object())
    return wanted == value || (value.is_array() && std::ranges::find(value, wanted) != value.end());
  const double number = value.is_number() ? value.get<double>() : 0;
  if (wanted.contains("times"))
    return number >= wanted["times"].get<double>() * input.value(wanted["of"].get<std::string>(), 0.0);
  return (!wanted.contains("from") || number >= wanted["from"].get<double>()) &&
         (!wanted.contains("above") || number > wanted["above"].get<double>()) &&
         (!wanted.contains("to") || number <= wanted["to"].get<double>());
}

int amount(const PaperModifier& modifier, const Json& input) {
  if (modifier.each.empty()) return modifier.rows.front().value;
  const int given = input.contains(modifier.each) ? static_cast<int>(input[modifier.each].get<double>()) : 0;
  // Whole ones only; what is below 0 counts back.
  const int times = std::min(given / modifier.per, modifier.most);
  if (modifier.rows.size() == 1) return times * modifier.rows.front().value;
  const auto last = static_cast<int>(modifier.rows.size());
  return times <= 0 ? 0 : modifier.rows[static_cast<std::size_t>(std::min(times, last) - 1)].value;
}

}  // namespace

bool holds(const Json& condition, const Json& input) {
  return std::ranges::all_of(condition.items(), [&](const auto& one) {
    if (one.key() == "not") return !holds(one.value(), input);
    return input.contains(one.key()) && fits(one.value(), input[one.key()], input);
  });
}

bool counts(const PaperModifier& modifier, const Json& input) { return holds(modifier.condition, input); }

int PaperTest::sum(const Json& input, int start) const {
  int total = start;
  for (const PaperModifier& modifier : modifiers) {
    if (!counts(modifier, input)) continue;
    total = modifier.sets ? modifier.rows.front().value
                          : total + (modifier.lowers ? -sign : sign) * amount(modifier, input);
  }
  return total >= none ? 0 : std::clamp(total, least, most);
}

const PaperBlock* Paper::find(std::string_view id) const {
  const auto found = std::ranges::find(blocks, id, &PaperBlock::id);
  return found == blocks.end() ? nullptr : &*found;
}

std::string Paper::word(const std::string& plain) const {
  const auto found = std::ranges::find(words, plain, &std::pair<std::string, std::string>::first);
  if (found != words.end()) return found->second;
  return plainWord(plain);
}

}  // namespace signifer
