// The rows of the ledger that made a result what it is, noted by the procedure where it reads them. No form shows them:
// the account and the verdicts cite them.
#pragma once

#include <array>
#include <cassert>
#include <span>
#include <string_view>

namespace signifer::cb {

class Rows {
 public:
  static constexpr std::size_t most = 8;

  void add(std::string_view rule) {
    assert(size_ < most);
    list_[size_++] = rule;
  }
  void addIf(bool holds, std::string_view rule) {
    if (holds) add(rule);
  }
  [[nodiscard]] std::span<const std::string_view> list() const { return {list_.data(), size_}; }
  [[nodiscard]] bool empty() const { return size_ == 0; }

 private:
  std::array<std::string_view, most> list_;
  std::size_t size_ = 0;
};

}  // namespace signifer::cb
