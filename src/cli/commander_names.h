// The commanders of both sides as the command line names them.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace signifer::cli {

/// One name is for both sides, of two the second for the other. Throws WrongQuestion where there are more, or where
/// there is no such commander; says which there are.
[[nodiscard]] std::array<std::string, 2> commandersOf(const std::vector<std::string>& names);

}  // namespace signifer::cli
