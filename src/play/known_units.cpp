#include "play/known_units.h"

#include <algorithm>

#include "schema/raw_json.h"

namespace signifer {
namespace {

// Units are forgotten together when there are so many: some megabytes.
constexpr std::size_t mostUnitsKnown = 8192;

}  // namespace

std::string KnownUnits::shorten(std::string_view battle) {
  numbered_.clear();
  left_.clear();
  met_.clear();
  const std::vector<std::string_view> texts = rawObjects(battle, "units");
  if (texts.empty() || texts.size() > mostUnits) return {};
  std::string shorter;
  shorter.reserve(battle.size());
  const char* from = battle.data();
  for (const std::string_view text : texts) {
    const auto known = units_.find(text);
    if (known == units_.end()) {
      left_.push_back(text);
      continue;
    }
    shorter.append(from, text.data());
    shorter += std::to_string(numbered_.size());
    numbered_.push_back(&*known);
    from = text.data() + text.size();
  }
  shorter.append(from, battle.data() + battle.size());
  return shorter;
}

const KnownUnit* KnownUnits::find(std::size_t number) const {
  if (number >= numbered_.size()) return nullptr;
  const Entry& entry = numbered_[number]->second;
  return readings_[entry.reading] == reading_ ? &entry.unit : nullptr;
}

void KnownUnits::keep() {
  if (met_.size() != left_.size()) return;
  if (units_.size() + left_.size() > mostUnitsKnown) clear();
  const auto found = std::ranges::find(readings_, reading_);
  const auto reading = static_cast<std::size_t>(found - readings_.begin());
  if (found == readings_.end()) readings_.push_back(reading_);
  for (std::size_t i = 0; i < left_.size(); ++i)
    units_.insert_or_assign(std::string(left_[i]), Entry{std::move(met_[i]), reading});
}

void KnownUnits::drop() {
  for (const auto* entry : numbered_)
    if (readings_[entry->second.reading] != reading_) units_.erase(units_.find(entry->first));
  numbered_.clear();
}

void KnownUnits::clear() {
  units_.clear();
  readings_.clear();
  numbered_.clear();
}

}  // namespace signifer
