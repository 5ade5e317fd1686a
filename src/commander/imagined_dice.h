// The dice of a battle that is only imagined. Each throw has its faces from what it is for: the same unit, rolling for
// the same thing in the same player turn, has the same luck whatever others did before it. So two ways to go on are
// compared on equal dice also where they roll in another order.
#pragma once

#include <array>
#include <cstdint>

#include "battle/battle.h"
#include "dice/dice.h"

namespace signifer {

class ImaginedDice final : public FaceDice {
 public:
  explicit ImaginedDice(std::uint64_t seed) : seed_(seed) {}

  /// Throws from now on belong to the battle's player turn.
  void follow(const Battle& battle);
  /// Throws so far.
  [[nodiscard]] std::uint32_t throws() const { return throws_; }

 protected:
  void begin(const Throw& request) override;
  int nextFace(const Throw& request) override;

 private:
  std::uint64_t seed_;
  std::pair<int, int> turn_{-1, -1};
  /// Throws of the player turn so far, by what they are for; those that share a place share their count.
  std::array<std::uint8_t, 512> thrown_{};
  std::uint32_t throws_ = 0;
  std::uint64_t key_ = 0;
  std::uint64_t faces_ = 0;
};

}  // namespace signifer
