// Procedures written as typed functions. A rule set declares a struct of inputs, a struct of results and a function;
// bindings tie the members to the fields of procedures.json, and the constructor checks that the two agree in name,
// type, words and defaults, so that neither can drift.
//
//   makeProcedure<RoutCheckIn, RoutCheckOut>(definition, "rout-check",
//       {bind<&RoutCheckIn::hits>("hits"), bind<&RoutCheckIn::strength>("strength")},
//       {bind<&RoutCheckOut::routNumber>("routNumber"), ...}, refuseRoutCheck, ruleRoutCheck);
//
// Large pools are written in stages; between stages equal states are merged and results that nobody asked for are
// forgotten, so a stage may write results but must read only what it keeps in its work struct. Where even that is too
// much, a procedure may reckon its distribution itself.
#pragma once

#include <algorithm>
#include <compare>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/definition.h"
#include "rules/procedure.h"
#include "schema/words.h"

namespace signifer {

/// Ties one member of `Owner` to a field.
template <class Owner>
struct Binding {
  std::string_view name;
  FieldType type = FieldType::integer;
  std::vector<std::string_view> words;
  bool mayBeAbsent = false;
  void (*set)(Owner&, const Value&, bool given) = nullptr;
  Value (*get)(const Owner&) = nullptr;
};

namespace detail {

template <class T>
struct OwnerOf;
template <class Owner, class Member>
struct OwnerOf<Member Owner::*> {
  using owner = Owner;
  using member = Member;
};

template <class T>
struct IsWordSet : std::false_type {};
template <class E>
struct IsWordSet<WordSet<E>> : std::true_type {
  using word = E;
};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {
  using held = T;
};

template <class Member>
Value toValue(const Member& member) {
  if constexpr (std::is_same_v<Member, double>)
    return {0, member};
  else if constexpr (IsWordSet<Member>::value)
    return {static_cast<std::int64_t>(member.bits()), 0};
  else if constexpr (IsOptional<Member>::value)
    return toValue(member.value_or(typename IsOptional<Member>::held{}));
  else
    return {static_cast<std::int64_t>(member), 0};
}

template <class Member>
Member fromValue(const Value& value) {
  if constexpr (std::is_same_v<Member, double>)
    return value.real;
  else if constexpr (IsWordSet<Member>::value)
    return Member::fromBits(static_cast<std::uint64_t>(value.whole));
  else
    return static_cast<Member>(value.whole);
}

template <auto Pointer>
void setMember(typename OwnerOf<decltype(Pointer)>::owner& owner, const Value& value, bool given) {
  using Member = typename OwnerOf<decltype(Pointer)>::member;
  if constexpr (IsOptional<Member>::value) {
    if (given) owner.*Pointer = fromValue<typename IsOptional<Member>::held>(value);
  } else {
    owner.*Pointer = fromValue<Member>(value);
  }
}

template <auto Pointer>
Value getMember(const typename OwnerOf<decltype(Pointer)>::owner& owner) {
  return toValue(owner.*Pointer);
}

/// Compares bindings with the fields and brings fields' words into the order of the enumerators. Throws SourceError.
void checkBinding(const Definition& definition, const std::string& procedure, std::string_view part, Field& field,
                  std::string_view name, FieldType type, const std::vector<std::string_view>& words,
                  const Value& standard, bool mayBeAbsent, bool isInput);
[[noreturn]] void bindingCountDiffers(const Definition& definition, const std::string& procedure, std::string_view part,
                                      std::size_t fields, std::size_t bindings);

}  // namespace detail

/// Fills in what the type of a member says of its field.
template <class Member, class Owner>
void describeMember(Binding<Owner>& binding) {
  if constexpr (detail::IsOptional<Member>::value) {
    describeMember<typename detail::IsOptional<Member>::held>(binding);
    binding.mayBeAbsent = true;
  } else if constexpr (std::is_same_v<Member, bool>) {
    binding.type = FieldType::boolean;
  } else if constexpr (std::is_same_v<Member, double>) {
    binding.type = FieldType::number;
  } else if constexpr (Worded<Member>) {
    binding.type = FieldType::choice;
    binding.words.assign(Words<Member>::words.begin(), Words<Member>::words.end());
  } else if constexpr (detail::IsWordSet<Member>::value) {
    using Word = typename detail::IsWordSet<Member>::word;
    binding.type = FieldType::list;
    binding.words.assign(Words<Word>::words.begin(), Words<Word>::words.end());
  } else {
    binding.type = FieldType::integer;
  }
}

/// A binding of the member that the template argument points to. A member that is a std::optional may be left out.
template <auto Pointer>
[[nodiscard]] auto bind(std::string_view name) {
  using Owner = typename detail::OwnerOf<decltype(Pointer)>::owner;
  Binding<Owner> binding;
  binding.name = name;
  binding.set = &detail::setMember<Pointer>;
  binding.get = &detail::getMember<Pointer>;
  describeMember<typename detail::OwnerOf<decltype(Pointer)>::member>(binding);
  return binding;
}

/// Work kept between the stages of a procedure that needs none.
struct NoWork {
  friend auto operator<=>(const NoWork&, const NoWork&) = default;
};

/// Whether a result was asked for, by its name.
using Asked = std::function<bool(std::string_view)>;

template <class In, class Out, class Work = NoWork>
class TypedProcedure final : public Procedure {
 public:
  using Refuse = std::function<std::optional<Refusal>(const In&)>;
  using Stage = std::function<void(const In&, Out&, Work&, Dice&, Modifiers&)>;
  /// The exact distribution, reckoned without walking through the dice: calls Found with outcomes whose weights add up
  /// to 1. Results that were not asked for may stand at their defaults.
  using Found = std::function<void(const Out&, const Weight&)>;
  using Distribution = std::function<void(const In&, const Asked&, const Found&)>;

  TypedProcedure(const Definition& definition, ProcedureInfo info, std::vector<Binding<In>> inputs,
                 std::vector<Binding<Out>> results, Refuse refuse, std::vector<Stage> stages,
                 Distribution distribution = nullptr)
      : Procedure(checked(definition, std::move(info), inputs, results)),
        inputs_(std::move(inputs)),
        results_(std::move(results)),
        refuse_(std::move(refuse)),
        stages_(std::move(stages)),
        distribution_(std::move(distribution)) {}

  [[nodiscard]] std::optional<Refusal> refuse(const Values& values) const override {
    return refuse_ ? refuse_(read(values)) : std::nullopt;
  }

  [[nodiscard]] Ruling rule(const Values& values, Dice& dice) const override {
    const In in = read(values);
    State state;
    Ruling ruling;
    for (const Stage& stage : stages_) stage(in, state.out, state.work, dice, ruling.modifiers);
    ruling.result.reserve(results_.size());
    for (const Binding<Out>& binding : results_) ruling.result.push_back(binding.get(state.out));
    return ruling;
  }

  [[nodiscard]] std::vector<Odds> odds(const Values& values, const std::vector<int>& by) const override {
    std::map<std::vector<Value>, Weight> merged;
    const auto merge = [&](const Out& out, const Weight& weight) {
      std::vector<Value> result;
      result.reserve(by.size());
      for (const int index : by) result.push_back(results_[static_cast<std::size_t>(index)].get(out));
      const auto [place, fresh] = merged.try_emplace(std::move(result), weight);
      if (!fresh) place->second += weight;
    };
    const In in = read(values);
    if (distribution_) {
      distribution_(in, askedFor(by), merge);
    } else {
      for (const auto& [state, weight] : walked(in, by)) merge(state.out, weight);
    }
    std::vector<Odds> odds;
    for (auto& [result, weight] : merged) {
      weight.reduce();
      odds.push_back({result, weight});
    }
    return odds;
  }

 private:
  struct State {
    Out out{};
    Work work{};
    friend auto operator<=>(const State&, const State&) = default;
  };

  [[nodiscard]] In read(const Values& values) const {
    In in{};
    for (std::size_t i = 0; i < inputs_.size(); ++i) inputs_[i].set(in, values.at[i], values.given[i]);
    return in;
  }

  // Every outcome of the dice, stage by stage.
  [[nodiscard]] std::map<State, Weight> walked(const In& in, const std::vector<int>& by) const {
    std::map<State, Weight> states{{State{}, Weight{}}};
    for (const Stage& stage : stages_)
      states = advanced(states, [&](State& state, Dice& dice) {
        Modifiers modifiers;
        stage(in, state.out, state.work, dice, modifiers);
        state.out = only(by, state.out);
      });
    return states;
  }

  [[nodiscard]] Asked askedFor(const std::vector<int>& by) const {
    return [this, &by](std::string_view name) {
      return std::ranges::any_of(by, [&](int index) { return results_[static_cast<std::size_t>(index)].name == name; });
    };
  }

  // The results with those that nobody asked for at their defaults.
  [[nodiscard]] Out only(const std::vector<int>& by, const Out& out) const {
    if (by.size() == results_.size()) return out;
    Out kept{};
    for (const int index : by) {
      const Binding<Out>& binding = results_[static_cast<std::size_t>(index)];
      binding.set(kept, binding.get(out), true);
    }
    return kept;
  }

  static ProcedureInfo checked(const Definition& definition, ProcedureInfo info, std::vector<Binding<In>>& inputs,
                               std::vector<Binding<Out>>& results) {
    const In standardIn{};
    const Out standardOut{};
    if (inputs.size() != info.inputs.size())
      detail::bindingCountDiffers(definition, info.id, "inputs", info.inputs.size(), inputs.size());
    if (results.size() != info.results.size())
      detail::bindingCountDiffers(definition, info.id, "results", info.results.size(), results.size());
    for (std::size_t i = 0; i < inputs.size(); ++i)
      detail::checkBinding(definition, info.id, "inputs", info.inputs[i], inputs[i].name, inputs[i].type,
                           inputs[i].words, inputs[i].get(standardIn), inputs[i].mayBeAbsent, true);
    for (std::size_t i = 0; i < results.size(); ++i)
      detail::checkBinding(definition, info.id, "results", info.results[i], results[i].name, results[i].type,
                           results[i].words, results[i].get(standardOut), results[i].mayBeAbsent, false);
    return info;
  }

  std::vector<Binding<In>> inputs_;
  std::vector<Binding<Out>> results_;
  Refuse refuse_;
  std::vector<Stage> stages_;
  Distribution distribution_;
};

/// A procedure in one stage: `rule(const In&, Dice&, Modifiers&)` returns the results. `refuse` and `distribution` may
/// be empty.
template <class In, class Out, class Rule>
[[nodiscard]] std::unique_ptr<Procedure> makeProcedure(
    const Definition& definition, std::string_view id, std::vector<Binding<In>> inputs,
    std::vector<Binding<Out>> results, std::function<std::optional<Refusal>(const In&)> refuse, Rule rule,
    typename TypedProcedure<In, Out>::Distribution distribution = nullptr) {
  using Typed = TypedProcedure<In, Out>;
  std::vector<typename Typed::Stage> stages;
  stages.push_back([rule = std::move(rule)](const In& in, Out& out, NoWork&, Dice& dice, Modifiers& modifiers) {
    out = rule(in, dice, modifiers);
  });
  return std::make_unique<Typed>(definition, definition.procedure(id), std::move(inputs), std::move(results),
                                 std::move(refuse), std::move(stages), std::move(distribution));
}

/// A procedure in stages.
template <class In, class Out, class Work>
[[nodiscard]] std::unique_ptr<Procedure> makeStagedProcedure(
    const Definition& definition, std::string_view id, std::vector<Binding<In>> inputs,
    std::vector<Binding<Out>> results, std::function<std::optional<Refusal>(const In&)> refuse,
    std::vector<typename TypedProcedure<In, Out, Work>::Stage> stages) {
  return std::make_unique<TypedProcedure<In, Out, Work>>(definition, definition.procedure(id), std::move(inputs),
                                                         std::move(results), std::move(refuse), std::move(stages));
}

}  // namespace signifer
