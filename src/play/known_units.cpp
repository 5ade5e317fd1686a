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
  placesLeft_.clear();
  met_.clear();
  likely_.clear();
  for (const auto* entry : latest_) likely_.push_back(entry == nullptr ? std::string_view() : entry->first);
  const std::vector<std::string_view> texts = rawObjects(battle, "units", likely_);
  if (texts.empty() || texts.size() > mostUnits) return {};
  latest_.resize(texts.size());
  std::string shorter;
  shorter.reserve(battle.size());
  const char* from = battle.data();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string_view text = texts[i];
    if (latest_[i] == nullptr || latest_[i]->first != text) {
      const auto known = units_.find(text);
      latest_[i] = known == units_.end() ? nullptr : &*known;
    }
    if (latest_[i] == nullptr) {
      left_.push_back(text);
      placesLeft_.push_back(i);
      continue;
    }
    shorter.append(from, text.data());
    shorter += std::to_string(numbered_.size());
    numbered_.push_back(latest_[i]);
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
  for (std::size_t i = 0; i < left_.size(); ++i) {
    const auto kept = units_.insert_or_assign(std::string(left_[i]), Entry{std::move(met_[i]), reading}).first;
    if (placesLeft_[i] < latest_.size()) latest_[placesLeft_[i]] = &*kept;
  }
}

void KnownUnits::drop() {
  for (const auto* entry : numbered_)
    if (readings_[entry->second.reading] != reading_) units_.erase(units_.find(entry->first));
  numbered_.clear();
  latest_.clear();
}

void KnownUnits::clear() {
  units_.clear();
  readings_.clear();
  numbered_.clear();
  latest_.clear();
}

}  // namespace signifer
