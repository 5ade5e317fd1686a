// A procedure by its types: what play and the referee ask (asking.h). The making of a procedure and its exact odds
// stand in typed_procedure.h, which only the files that list the procedures include.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/binding.h"
#include "rules/procedure.h"

namespace signifer {

class Definition;
struct Weight;

/// Whether a result was asked for, by its name.
using Asked = std::function<bool(std::string_view)>;

/// A procedure whose inputs and results are structs with bindings; everything that needs no type.
class BoundProcedure : public Procedure {
 public:
  ~BoundProcedure() override;

 protected:
  /// `standardIn` and `standardOut` are the structs as they are made. Throws SourceError where form and code differ.
  BoundProcedure(const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
                 const void* standardIn, const void* standardOut);

  void readInputs(const Values& values, void* in) const;
  [[nodiscard]] Values inputsOf(const void* in) const;
  [[nodiscard]] std::vector<Value> resultOf(const void* out) const;
  [[nodiscard]] std::vector<Value> resultOf(const void* out, const std::vector<int>& by) const;
  [[nodiscard]] Asked askedFor(const std::vector<int>& by) const;
  [[nodiscard]] const Bindings& inputs() const { return inputs_; }
  [[nodiscard]] const Bindings& results() const { return results_; }
  /// Notes the modifiers that house rules add, as far as they count here.
  void noteAdded(const void* in, Modifiers& modifiers) const {
    if (!added_.empty()) noteAddedWhere(in, modifiers);
  }

  /// The distribution of a rule in one stage: `run` rules once with the dice and says the results asked for.
  [[nodiscard]] static std::vector<Odds> walked(const std::function<std::vector<Value>(Dice&)>& run, OddsWatch& watch);
  using Merged = std::map<std::vector<Value>, Weight>;
  static void merge(Merged& merged, std::vector<Value> result, const Weight& weight, OddsWatch& watch);
  [[nodiscard]] static std::vector<Odds> listed(Merged& merged);

 private:
  // A condition with its words as the code counts them.
  struct Condition {
    const Binding* input = nullptr;
    std::uint64_t words = 0;
    double least = 0;
    double most = 0;
  };
  struct Added {
    const Row* row = nullptr;
    std::vector<Condition> conditions;
  };
  void noteAddedWhere(const void* in, Modifiers& modifiers) const;
  [[nodiscard]] static bool holds(const Condition& condition, const void* in);

  Bindings inputs_, results_;
  std::vector<Added> added_;
};

/// A procedure as play and the referee see it.
template <class In, class Out>
class ProcedureFor : public BoundProcedure {
 public:
  using Refuse = std::function<std::optional<Refusal>(const In&)>;

  /// Rules on facts that are not ruled out. Modifiers come in empty.
  [[nodiscard]] virtual Out answer(const In& in, Dice& dice, Modifiers& modifiers) const = 0;

  [[nodiscard]] std::optional<Refusal> refuse(const Values& values) const final {
    return refuse_ ? refuse_(read(values)) : std::nullopt;
  }
  [[nodiscard]] Ruling rule(const Values& values, Dice& dice) const final {
    Ruling ruling;
    const Out out = answer(read(values), dice, ruling.modifiers);
    ruling.result = told(out);
    return ruling;
  }
  /// The question and its answer, for the account.
  [[nodiscard]] Consultation consultation(const In& in, const Out& out, const Modifiers& modifiers,
                                          std::vector<int> faces) const {
    return {this, inputsOf(&in), std::move(faces), {told(out), modifiers}};
  }

 protected:
  ProcedureFor(const Definition& definition, std::string_view id, Bindings inputs, Bindings results, Refuse refuse)
      : BoundProcedure(definition, id, std::move(inputs), std::move(results), &standardIn(), &standardOut()),
        refuse_(std::move(refuse)) {
    if constexpr (Described<In>) readsAll_ = bindsAll<In>(this->inputs());
    if constexpr (Described<Out>) tellsAll_ = bindsAll<Out>(this->results());
  }

  [[nodiscard]] In read(const Values& values) const {
    In in{};
    if constexpr (Described<In>)
      if (readsAll_) {
        readAll(in, values.at, values.given);
        return in;
      }
    readInputs(values, &in);
    return in;
  }
  [[nodiscard]] std::vector<Value> told(const Out& out) const {
    if constexpr (Described<Out>)
      if (tellsAll_) return valuesOfAll(out);
    return resultOf(&out);
  }

 private:
  static const In& standardIn() {
    static const In in{};
    return in;
  }
  static const Out& standardOut() {
    static const Out out{};
    return out;
  }

  Refuse refuse_;
  /// Whether inputs and results are bound whole, and so are read and told without their bindings.
  bool readsAll_ = false;
  bool tellsAll_ = false;
};

}  // namespace signifer
