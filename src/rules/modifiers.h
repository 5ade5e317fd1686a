// The modifiers that applied in a ruling, each with its rule id and its value, in the order of their table: what
// explains a ruling to the players.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cassert>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace signifer {

/// A row of a table in the rule set's JSON: `{"rule": "HG-H2H-2", "value": 1}`.
struct Row {
  std::string rule;
  int value = 0;
  /// A half more: some distances are counted in halves of a measure.
  bool half = false;
};

struct Modifier {
  std::string_view rule;
  int value = 0;
  bool half = false;

  [[nodiscard]] double amount() const { return value + (half ? 0.5 : 0.0); }
};

/// A list in place, so that rulings in a simulation allocate nothing; only what is noted is written or copied.
class Modifiers {
 public:
  static constexpr std::size_t most = 40;
  static constexpr std::size_t mostOwn = 8;

  // Not defaulted: `Modifiers{}` would then clear the whole list first, with every question.
  Modifiers() {}  // NOLINT(modernize-use-equals-default)

  /// Notes a modifier and returns its value.
  int add(std::string_view rule, int value) {
    assert(list_.size() < most);
    list_.push_back({rule, value, false});
    return value;
  }
  /// Notes a modifier given in halves, none for 0, and returns it in wholes.
  double addHalves(std::string_view rule, int halves) {
    assert(halves >= 0 && list_.size() < most);
    if (halves > 0) list_.push_back({rule, halves / 2, halves % 2 == 1});
    return halves / 2.0;
  }
  /// A modifier that a club adds to this table and whose conditions hold.
  void addOwn(std::string_view rule, int value) {
    assert(own_.size() < mostOwn);
    own_.push_back({rule, value, false});
  }
  /// Notes what a club adds to this table, and returns the sum: asked where the table is added up.
  int added() {
    if (!std::exchange(ownNoted_, true)) list_.insert(list_.end(), own_.begin(), own_.end());
    return ownTotal();
  }
  [[nodiscard]] int ownTotal() const {
    int sum = 0;
    for (const Modifier& modifier : own_) sum += modifier.value;
    return sum;
  }
  /// The row's value, noted, where the condition holds; 0, not noted, where it does not.
  int addIf(bool holds, const Row& row) { return holds ? add(row.rule, row.value) : 0; }
  /// A row that is gone before the ruling is told would take its rule id along.
  int addIf(bool holds, const Row&& row) = delete;

  [[nodiscard]] std::span<const Modifier> list() const { return {list_.data(), list_.size()}; }
  [[nodiscard]] int total() const {
    int sum = 0;
    for (const Modifier& modifier : list()) sum += modifier.value;
    return sum;
  }

 private:
  boost::container::static_vector<Modifier, most> list_;
  boost::container::static_vector<Modifier, mostOwn> own_;
  bool ownNoted_ = false;
};

}  // namespace signifer
