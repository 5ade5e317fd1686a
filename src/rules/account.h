// The tools of play in every rule set while an action is carried out: the battle, the dice and the account. Asks
// procedures, and tells what happened with the rules, the figures and the rulings that made it so. In simulation nobody
// listens, and then nothing is put together.
#pragma once

#include <initializer_list>

#include "rules/asking.h"
#include "rules/chronicle.h"
#include "rules/cited.h"

namespace signifer {

/// The roller of dice: the side, with its unit and the enemy unit; part of the inputs of procedures that roll.
struct Roller {
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex against = noUnit;

  /// `phrase` is a literal that names a phrase of the rule set.
  [[nodiscard]] Purpose purpose(std::string_view phrase) const { return {phrase, side, unit, against}; }
};

/// The subject of a sentence of the account.
struct Telling {
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  PersonIndex person = noPerson;
  /// The unit's or the person's side where it is left out.
  SideIndex side = noSide;
  std::initializer_list<Figure> figures = {};
  /// A moment that a report would not leave out.
  bool key = false;
};

class Account {
 public:
  using RuleIds = std::initializer_list<std::string_view>;

  Account(const Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), dice_(dice), chronicle_(chronicle) {}

  [[nodiscard]] bool wanted() const { return chronicle_.wanted(); }
  [[nodiscard]] Dice& dice() const { return dice_; }
  [[nodiscard]] Chronicle& chronicle() const { return chronicle_; }
  /// Who throws for a unit.
  [[nodiscard]] Roller roller(UnitIndex unit, UnitIndex against = noUnit) const {
    return {battle_.unit(unit).side, unit, against};
  }

  /// Asks a procedure, with the dice of the moment.
  template <class In, class Out>
  [[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>& procedure, const In& in) const {
    return signifer::ask(procedure, in, dice_, wanted());
  }

  /// Adds a sentence: `phrase` and the rule ids must outlive the account (literals, or the rule set's data).
  void tell(std::string_view phrase, RuleIds rules, const Telling& telling) const;
  /// Adds a sentence with the rulings that it rests on. Their modifiers, dice and inputs go along. The first ruling is
  /// the one that the sentence is about.
  template <class... In, class... Out>
  void tell(std::string_view phrase, RuleIds rules, const Telling& telling, const Answered<In, Out>&... rulings) const {
    if (!wanted()) return;
    Entry entry = entryOf(phrase, rules, telling);
    (entry.consulted.push_back(rulings.consultation()), ...);
    if (!entry.consulted.empty()) entry.modifiers = kept(entry.consulted.front().ruling.modifiers);
    chronicle_.tell(std::move(entry));
  }
  /// The same with rules that were gathered.
  template <class... In, class... Out>
  void tell(std::string_view phrase, const Cited& rules, const Telling& telling,
            const Answered<In, Out>&... rulings) const {
    if (wanted()) tell(phrase, rules.list(), telling, {rulings.consultation()...});
  }
  /// Adds a sentence whose rule ids are worked out.
  void tell(std::string_view phrase, std::vector<std::string_view> rules, const Telling& telling,
            std::vector<Consultation> rulings) const;

 private:
  [[nodiscard]] Entry entryOf(std::string_view phrase, RuleIds rules, const Telling& telling) const;

  const Battle& battle_;
  Dice& dice_;
  Chronicle& chronicle_;
};

}  // namespace signifer
