// The deeds that the lines of an account tell, as the rule set's "story" has them.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "play/session.h"
#include "rules/deeds.h"

namespace signifer {

class StoryDeeds {
 public:
  explicit StoryDeeds(const Definition& definition);

  /// The rule set says what its phrases tell.
  [[nodiscard]] bool known() const { return !deeds_.empty(); }
  [[nodiscard]] Deed of(const AccountLine& line) const;
  /// The person whom a line names, by the names of `before` or `after`.
  [[nodiscard]] static PersonIndex personOf(const AccountLine& line, const Battle& before, const Battle& after);

 private:
  const Definition& definition_;
  std::map<std::string, Deed, std::less<>> deeds_;
};

}  // namespace signifer
