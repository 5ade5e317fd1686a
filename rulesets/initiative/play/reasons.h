// The rule that stands behind each reason of the rulings, for the referee's refusals.
#pragma once

#include <string_view>

#include "initiative/command.h"
#include "initiative/movement.h"
#include "initiative/shooting.h"

namespace signifer::initiative {

[[nodiscard]] std::string_view ruleOf(OrderReason reason);
[[nodiscard]] std::string_view ruleOf(InitiativeReason reason);
[[nodiscard]] std::string_view ruleOf(FreeReason reason);
[[nodiscard]] std::string_view ruleOf(ChargeReason reason);
[[nodiscard]] std::string_view ruleOf(ShootReason reason);

}  // namespace signifer::initiative
