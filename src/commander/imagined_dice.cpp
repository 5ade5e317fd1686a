#include "commander/imagined_dice.h"

#include <boost/random/taus88.hpp>

namespace signifer {
namespace {

// Mixes bits so that neighbouring keys have nothing in common (Stafford's thirteenth variant).
constexpr std::uint64_t mixed(std::uint64_t bits) {
  bits += 0x9E3779B97F4A7C15U;
  bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
  bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
  return bits ^ (bits >> 31U);
}

std::uint64_t keyOf(const Purpose& purpose) {
  std::uint64_t key = 0xCBF29CE484222325U;
  const auto add = [&key](std::uint64_t value) { key = (key ^ value) * 0x100000001B3U; };
  for (const char letter : purpose.id) add(static_cast<unsigned char>(letter));
  add(static_cast<std::uint16_t>(purpose.side));
  add(static_cast<std::uint16_t>(purpose.unit));
  add(static_cast<std::uint16_t>(purpose.against));
  return key;
}

}  // namespace

void ImaginedDice::follow(const Battle& battle) {
  const std::pair<int, int> turn{battle.turn, battle.active};
  if (turn == turn_) return;
  turn_ = turn;
  thrown_ = {};
}

void ImaginedDice::begin(const Throw& request) {
  const auto turn = static_cast<std::uint64_t>(turn_.first) * 2 + static_cast<std::uint64_t>(turn_.second + 2);
  const std::uint64_t key = mixed(keyOf(request.purpose) ^ mixed(seed_ + turn));
  key_ = mixed(key + thrown_[key % thrown_.size()]++);
  faces_ = 0;
  ++throws_;
}

int ImaginedDice::nextFace(const Throw& request) {
  boost::random::taus88 engine(static_cast<std::uint32_t>(mixed(key_ + faces_++) >> 32U));
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>((std::uint64_t{engine()} * n) >> 32U); };
  if (request.left.empty()) {
    const auto faces = facesOf(request.die);
    return faces[below(faces.size())];
  }
  int card = static_cast<int>(below(static_cast<std::size_t>(request.cards())));
  int kind = 0;
  while (card >= request.left[static_cast<std::size_t>(kind)]) card -= request.left[static_cast<std::size_t>(kind++)];
  return kind + 1;
}

}  // namespace signifer
