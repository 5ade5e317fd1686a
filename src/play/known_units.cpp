#include "play/known_units.h"

#include <algorithm>

namespace signifer {
namespace {

// Units are forgotten together when there are so many: some megabytes.
constexpr std::size_t mostUnitsKnown = 8192;

}  // namespace

UnitReading readingOf(const RuleSet& rules, const Setup& setup) {
  return {&rules, {setup.sides[0].id, setup.sides[1].id}, setup.columns, setup.rows, setup.squareSide};
}

std::span<const std::string_view> KnownUnits::likely() {
  likely_.clear();
  for (const auto* entry : latest_) likely_.push_back(entry == nullptr ? std::string_view() : entry->first);
  return likely_;
}

void KnownUnits::shorten(std::span<const std::string_view> texts, std::string& list) {
  numbered_.clear();
  left_.clear();
  placesLeft_.clear();
  met_.clear();
  battle_.reset();
  latest_.resize(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string_view text = texts[i];
    if (latest_[i] == nullptr || latest_[i]->first != text) {
      const auto known = units_.find(text);
      latest_[i] = known == units_.end() ? nullptr : &*known;
    }
    if (i > 0) list += ',';
    if (latest_[i] == nullptr) {
      left_.push_back(text);
      placesLeft_.push_back(i);
      list += text;
      continue;
    }
    list += std::to_string(numbered_.size());
    numbered_.push_back(latest_[i]);
  }
}

const KnownUnit& KnownUnits::at(const Node& number) const {
  const auto place = static_cast<std::size_t>(number.integer(0, mostUnits));
  if (place >= numbered_.size() || readings_[numbered_[place]->second.reading] != reading_)
    throw number.error("a unit was expected");
  return numbered_[place]->second.unit;
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
