// A charge that people tell, carried out once more in thought by the rules. The table tells it when it is home, and the
// rules do much before that: tests, and questions to the charged unit. So the charger is put back first. What comes of
// it says in which place the charge ends, too.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/session.h"
#include "rules/ruleset.h"
#include "tell/judgement.h"

namespace signifer::tell {

/// The marks of a charge: the battle before it, and the same with the charge noted.
struct ChargeMarks {
  Battle before;
  Battle noted;
};
/// As if the charger's next player turn began. Nothing where the rule set cannot be walked through.
[[nodiscard]] std::optional<ChargeMarks> chargeMarks(const RuleSet& rules, const Battle& battle, UnitIndex charger,
                                                     UnitIndex unit);
/// Whether everything that a charge marks of the charger is marked; figures may be others by now.
[[nodiscard]] bool bearsMarks(const RuleSet& rules, const Battle& battle, const ChargeMarks& marks, UnitIndex charger);
/// The battle with the charger back in that place, and the marks of the charge taken back. Nothing where there is no
/// room for it.
[[nodiscard]] std::optional<Battle> putBack(const RuleSet& rules, const Battle& battle, const ChargeMarks& marks,
                                            UnitIndex charger, UnitIndex unit, const Pose& from);

/// The step of that player turn in which the side is asked for charges, and the rules' word on this one there.
struct ChargeJudged {
  Battle at;
  Judgement judgement;
};
/// Of several steps the one in which it is legal, else the first. Nothing where no step asks for charges.
[[nodiscard]] std::optional<ChargeJudged> chargeJudged(const RuleSet& rules, const Battle& before, UnitIndex charger,
                                                       UnitIndex unit);

/// The battle with everybody else who charged in this player turn back where that charge began: the rules have them
/// declare together. Nothing where nobody else did, or where there is no room.
[[nodiscard]] std::optional<Battle> withOthersBack(const RuleSet& rules, const Battle& battle, UnitIndex charger);

/// A told charge, declared anew from the place where it began.
struct ChargeAgain {
  ChargeJudged charge;
  /// The distance to which the charger was put back for it; none where its place before is known.
  std::optional<Length> from = std::nullopt;
};
/// It may be told as come home already. Nothing where the rules do not have such a charge.
[[nodiscard]] std::optional<ChargeAgain> chargeAgain(const RuleSet& rules, const Battle& battle, UnitIndex charger,
                                                     UnitIndex unit);

/// The charge as it has been declared, and the rule that drives the charged unit off before anybody chooses.
struct ChargeDeclared {
  Battle then;
  bool lostFirst = false;
  std::string rule = {};
};
[[nodiscard]] ChargeDeclared declared(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit);

/// The place in which the charger comes home if the charged unit stands where it is and dice fall well. Nothing where
/// the rules bring it to no contact.
[[nodiscard]] std::optional<Pose> placeOfCharger(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit);

/// Both where the rules bring them to touch if the charged unit countercharges, the dice falling alike.
struct Meeting {
  Pose charger;
  Pose unit;
  /// Other dice bring them together elsewhere.
  bool hangsOnDice = false;
};
[[nodiscard]] std::optional<Meeting> meetingOf(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit);

/// The tests that the rules ask for from the declaration to the contact, the charged unit standing and everybody
/// passing.
[[nodiscard]] std::vector<ForeseenThrow> testsOnTheWay(const RuleSet& rules, const ChargeJudged& charge,
                                                       UnitIndex unit);

}  // namespace signifer::tell
