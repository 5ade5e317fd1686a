// An action filled in by hand, for actions that no list offers and no gesture means: orders to a leader, a formation, a
// shot with its options. The form has plain fields, made from the kind's own. Units and people are chosen among those
// of the battle. Ways are led on the table, so kinds that need one have no form.
#pragma once

#include <vector>

#include "game/battle_controller.h"

namespace signifer::ui {

/// The kinds that the decision of the moment can be answered with and that can be filled in: places in the definition's
/// list.
[[nodiscard]] std::vector<int> kindsToFillIn(const BattleController& game);
/// The kinds to fill in that belong to no unit and are offered nowhere else. No candidate is of such a kind, it is not
/// led on the table, and somebody may do it.
[[nodiscard]] std::vector<int> kindsOfferedNowhere(const BattleController& game);
/// The kinds to fill in that belong to the selected unit and that it may do in some way.
[[nodiscard]] std::vector<int> kindsOfTheSelected(const BattleController& game);

class ActionForm {
 public:
  /// `kind`: one of kindsToFillIn. The selected unit, or the leader with it, comes first.
  ActionForm(const BattleController& game, int kind);
  /// The fields to fill in, in the order of the kind's fields. A place has two, from the left and from below.
  [[nodiscard]] const Fields& fields() const { return fields_; }
  /// The values that the form begins with. They make something legal if one choice other than the first is enough for
  /// that.
  [[nodiscard]] Values begin() const;
  /// The action that the values of these fields mean.
  [[nodiscard]] Action actionOf(const Values& values) const;

 private:
  struct Row {
    /// The place of the field among the kind's fields.
    std::size_t field = 0;
    /// The units or people behind the choices of this row, in their order.
    std::vector<std::int16_t> meant;
  };
  void addUnits(std::size_t field);
  void addPeople(std::size_t field);
  void addFacings(std::size_t field);
  void addPoint(std::size_t field);
  void add(std::size_t field, Field shown, std::vector<std::int16_t> meant = {});

  const BattleController& game_;
  int kind_;
  Fields fields_;
  /// One for each of the fields.
  std::vector<Row> rows_;
};

}  // namespace signifer::ui
