#include "play/house_impact.h"

#include <algorithm>
#include <map>

#include "dice/sources.h"
#include "rules/procedure_odds.h"

namespace signifer {
namespace {

constexpr int throwsEach = 6;
constexpr int mostRuns = 60000;
constexpr int mostHits = 6;
constexpr OddsLimit glance{.work = 3e5, .bytes = 8e6};

// The values that an input may take instead of its own.
std::vector<Value> others(const Field& field) {
  std::vector<Value> values;
  const auto add = [&](std::int64_t whole, double real = 0) {
    const Value value{whole, real};
    if (value != field.standard && std::ranges::find(values, value) == values.end()) values.push_back(value);
  };
  switch (field.type) {
    case FieldType::boolean:
      add(0);
      add(1);
      break;
    case FieldType::choice:
      for (std::size_t i = 0; i < field.values.size(); ++i) add(static_cast<std::int64_t>(i));
      break;
    case FieldType::list:
      for (std::size_t i = 0; i < field.values.size(); ++i) add(std::int64_t{1} << i);
      break;
    case FieldType::integer:
      for (std::int64_t i = 1; i <= 3; ++i) add(std::clamp<std::int64_t>(field.standard.whole + i, 0, 1000));
      if (field.bounded) {
        add(static_cast<std::int64_t>(field.least));
        add(static_cast<std::int64_t>(field.most));
      }
      break;
    case FieldType::number:
      for (const double more : {1.0, 6.0, 12.0}) add(0, field.standard.real + more);
      break;
    default:
      break;
  }
  if (field.type == FieldType::integer && field.bounded)
    std::erase_if(values, [&](const Value& value) {
      return static_cast<double>(value.whole) < field.least || static_cast<double>(value.whole) > field.most;
    });
  if (field.type == FieldType::number && field.bounded)
    std::erase_if(values, [&](const Value& value) { return value.real < field.least || value.real > field.most; });
  return values;
}

class ImpactSearch {
 public:
  ImpactSearch(const RuleSet& before, const RuleSet& after, const std::atomic<bool>* stop)
      : before_(before), after_(after), stop_(stop) {}

  std::optional<HouseImpact> run(const std::string& rule) {
    std::vector<std::size_t> order;
    for (const bool named : {true, false})
      for (std::size_t i = 0; i < before_.procedures().size(); ++i) {
        const auto& rules = before_.procedures()[i]->info().rules;
        if ((std::ranges::find(rules, rule) != rules.end()) == named) order.push_back(i);
      }
    // The fewest inputs first, in every ruling.
    for (int depth = 0; depth <= 3; ++depth)
      for (const std::size_t i : order) {
        runs_ = 0;
        if (auto found = search(i, depth)) return found;
        if (stopped()) return std::nullopt;
      }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

  std::optional<HouseImpact> search(std::size_t procedure, int depth) {
    one_ = before_.procedures()[procedure].get();
    two_ = after_.procedures()[procedure].get();
    const Fields& fields = one_->info().inputs;
    Values inputs;
    for (const Field& field : fields) inputs.at.push_back(field.standard);
    inputs.given.assign(fields.size(), true);
    std::vector<std::size_t> changed;
    return deeper(inputs, 0, depth, changed);
  }

  std::optional<HouseImpact> deeper(Values& inputs, std::size_t from, int depth, std::vector<std::size_t>& changed) {
    if (depth == 0) return differs(inputs) ? told(inputs, changed) : std::nullopt;
    for (std::size_t i = from; i < inputs.at.size(); ++i) {
      const Field& field = one_->info().inputs[i];
      changed.push_back(i);
      for (const Value& value : others(field)) {
        if (runs_ > mostRuns || hits_ > mostHits || stopped()) break;
        inputs.at[i] = value;
        if (auto found = deeper(inputs, i + 1, depth - 1, changed)) return found;
      }
      inputs.at[i] = field.standard;
      changed.pop_back();
    }
    return std::nullopt;
  }

  bool differs(const Values& inputs) {
    if (one_->refuse(inputs) || two_->refuse(inputs)) return false;
    for (int i = 0; i < throwsEach; ++i) {
      ++runs_;
      RolledDice first(static_cast<std::uint64_t>(i) + 1);
      RolledDice second(static_cast<std::uint64_t>(i) + 1);
      if (one_->rule(inputs, first).result != two_->rule(inputs, second).result) return true;
    }
    return false;
  }

  // The odds of the result that people ask for first of those that differ.
  std::optional<HouseImpact> told(const Values& inputs, const std::vector<std::size_t>& changed) {
    ++hits_;
    const ProcedureInfo& info = one_->info();
    std::vector<std::size_t> order;
    for (const std::string& name : info.headline)
      if (const int at = indexOf(info.results, name); at >= 0) order.push_back(static_cast<std::size_t>(at));
    for (std::size_t i = info.results.size(); i-- > 0;)
      if (std::ranges::find(order, i) == order.end()) order.push_back(i);
    for (const std::size_t by : order) {
      HouseImpact impact{info.id, info.title, {}, info.results[by], {}};
      try {
        if (!compare(inputs, static_cast<int>(by), impact)) continue;
      } catch (const OddsGivenUp&) {
        continue;
      }
      for (const std::size_t input : changed) impact.where.emplace_back(info.inputs[input], inputs.at[input]);
      return impact;
    }
    return std::nullopt;
  }

  bool compare(const Values& inputs, int by, HouseImpact& impact) {
    std::map<Value, std::pair<double, double>> shares;
    OddsWatch first(glance, stop_);
    for (const Odds& odds : one_->odds(inputs, {by}, first)) shares[odds.result.front()].first += odds.weight.value();
    OddsWatch second(glance, stop_);
    for (const Odds& odds : two_->odds(inputs, {by}, second)) shares[odds.result.front()].second += odds.weight.value();
    bool differ = false;
    for (const auto& [value, both] : shares) {
      impact.rows.push_back({value, both.first, both.second});
      differ = differ || both.first != both.second;
    }
    return differ;
  }

  const RuleSet& before_;
  const RuleSet& after_;
  const std::atomic<bool>* stop_;
  const Procedure* one_ = nullptr;
  const Procedure* two_ = nullptr;
  int runs_ = 0;
  int hits_ = 0;
};

}  // namespace

std::optional<HouseImpact> impactOf(const RuleSet& before, const RuleSet& after, const std::string& rule,
                                    const std::atomic<bool>* stop) {
  if (before.procedures().size() != after.procedures().size()) return std::nullopt;
  return ImpactSearch(before, after, stop).run(rule);
}

}  // namespace signifer
