#include "library/asked_rule_sets.h"

namespace signifer {
namespace {

// More are not kept: whoever asks under so many different house rules does not ask under the same again.
constexpr std::size_t mostKept = 64;

}  // namespace

const RuleSet* AskedRuleSets::find(std::string_view id, const HouseRules& asked) {
  const RuleSet* rules = standard(id);
  return rules == nullptr || asked == HouseRules() ? rules : under(std::string(id), asked);
}

const RuleSet* AskedRuleSets::standard(std::string_view id) {
  if (const auto found = standard_.find(id); found != standard_.end()) return found->second.get();
  const RuleSetSource* source = source_(id);
  if (source == nullptr) return nullptr;
  return standard_.emplace(std::string(id), source->create()).first->second.get();
}

const RuleSet* AskedRuleSets::under(const std::string& id, const HouseRules& asked) {
  const RuleSetSource& source = *source_(id);
  std::string key = id + '\n' + asked.patch + '\n' + asked.troops + '\n' + asked.modifiers;
  for (const auto& [option, value] : asked.options) key += '\n' + option + '=' + value;
  if (const auto found = under_.find(key); found != under_.end()) return found->second.get();
  std::unique_ptr<RuleSet> made = source.make(Definition::load(source.folder, asked));
  if (under_.size() >= mostKept) under_.clear();
  return under_.emplace(std::move(key), std::move(made)).first->second.get();
}

}  // namespace signifer
