// Command: what a leader's actions buy, messengers, control tests and the risk to leaders. Rulings only, without any
// battle on the table.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::cb {

/// CB-CMD-1 to 5, CB-CMD-7, CB-LDR-4, CB-LDR-5.
[[nodiscard]] CommandActionsOut commandActions(const Book& book, const CommandActionsIn& in);

/// CB-CMD-8.
[[nodiscard]] MessengerOut messenger(const MessengerIn& in);

/// CB-SEQ-3, CB-CTL-11.
[[nodiscard]] ControlDueOut controlDue(const ControlDueIn& in);

struct ControlTestOut : ControlTestResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ControlTestOut, (ControlTestResult), ())
/// CB-CTL-1 to 10. One die.
[[nodiscard]] ControlTestOut controlTest(const Book& book, const ControlTestIn& in, Dice& dice, Modifiers& modifiers);

struct LeaderRiskOut : LeaderRiskResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(LeaderRiskOut, (LeaderRiskResult), ())
/// CB-LDR-1 to 7. A d6, and another if he is hit.
[[nodiscard]] LeaderRiskOut leaderRisk(const Book& book, const LeaderRiskIn& in, Dice& dice);

}  // namespace signifer::cb
