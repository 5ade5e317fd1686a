#include "play/battle_frame.h"

#include <algorithm>
#include <array>

namespace signifer {
namespace {

constexpr std::size_t noFit = std::string_view::npos;

}  // namespace

std::optional<BattleFrame::Part> BattleFrame::partOf(std::string_view name) {
  constexpr std::array<std::string_view, 4> names{"sides", "units", "people", "state"};
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Part>(found - names.begin());
}

std::string_view& BattleFrame::textOf(Part part, BattleParts& parts) {
  if (part == Part::sides) return parts.sides;
  return part == Part::people ? parts.people : parts.state;
}

std::optional<BattleFrame> BattleFrame::of(std::string_view battle, std::span<const RawMember> members) {
  // It is empty where any name may be another in disguise as well.
  if (rawMember(members, "units").empty()) return std::nullopt;
  BattleFrame frame;
  const char* from = battle.data();
  for (const auto& [name, value] : members) {
    const auto part = partOf(name);
    if (!part) continue;
    const bool stays = *part == Part::sides || *part == Part::people;
    frame.gaps_.push_back({std::string(from, value.data()), *part, std::string(stays ? value : std::string_view())});
    from = value.data() + value.size();
  }
  frame.end_.assign(from, battle.data() + battle.size());
  return frame;
}

std::size_t BattleFrame::fit(std::string_view text, std::size_t at, std::span<const std::string_view> likely,
                             BattleParts& parts) const {
  parts.units.clear();
  parts.sides = parts.people = parts.state = {};
  for (const Gap& gap : gaps_) {
    if (!text.substr(at).starts_with(gap.before)) return noFit;
    at += gap.before.size();
    if (!gap.value.empty() && text.substr(at).starts_with(gap.value)) {
      at += gap.value.size();
      continue;
    }
    const std::size_t end =
        gap.part == Part::units ? takeRawObjects(text, at, likely, parts.units) : rawValueEnd(text, at);
    if (end == noFit) return noFit;
    if (gap.part != Part::units) textOf(gap.part, parts) = text.substr(at, end - at);
    at = end;
  }
  return text.substr(at).starts_with(end_) ? at + end_.size() : noFit;
}

void BattleFrame::renew(const BattleParts& parts) {
  for (Gap& gap : gaps_) {
    if (gap.part == Part::sides && !parts.sides.empty()) gap.value = parts.sides;
    if (gap.part == Part::people && !parts.people.empty()) gap.value = parts.people;
  }
}

}  // namespace signifer
