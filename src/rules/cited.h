// The rules that made a sentence of the account so, gathered before anybody knows whether it will be told: in
// simulation nobody listens, so gathering them allocates nothing.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cassert>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace signifer {

class Cited {
 public:
  /// No sentence rests on more: all modifiers of a ruling, and a few.
  static constexpr std::size_t most = 56;

  Cited(std::initializer_list<std::string_view> rules) : rules_(rules.begin(), rules.end()) {}
  Cited& add(std::string_view rule) {
    assert(rules_.size() < most);
    rules_.push_back(rule);
    return *this;
  }
  Cited& addIf(bool holds, std::string_view rule) { return holds ? add(rule) : *this; }
  [[nodiscard]] std::vector<std::string_view> list() const { return {rules_.begin(), rules_.end()}; }

 private:
  boost::container::static_vector<std::string_view, most> rules_;
};

}  // namespace signifer
