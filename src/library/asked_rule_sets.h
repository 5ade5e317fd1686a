// Rule sets as requests ask for them, by id and house rules: each is made when it is first asked for and kept, so that
// the next request need not wait for it.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "library/loader.h"

namespace signifer {

class AskedRuleSets {
 public:
  /// Finds where a rule set comes from; nullptr where none has the id. What it finds must outlive this.
  using FindSource = std::function<const RuleSetSource*(std::string_view id)>;
  explicit AskedRuleSets(FindSource source) : source_(std::move(source)) {}

  /// nullptr where none has the id. One under house rules is only good until the next call. Throws SourceError, with a
  /// pointer into house rules, where these do not fit.
  [[nodiscard]] const RuleSet* find(std::string_view id, const HouseRules& asked);

 private:
  const RuleSet* standard(std::string_view id);
  const RuleSet* under(const std::string& id, const HouseRules& asked);

  FindSource source_;
  std::map<std::string, std::unique_ptr<RuleSet>, std::less<>> standard_;
  /// By id and house rules.
  std::map<std::string, std::unique_ptr<RuleSet>> under_;
};

}  // namespace signifer
