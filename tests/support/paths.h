// The places of the source tree and of the built files. The two paths are compiled into one file alone, so that a
// compiler cache serves every checkout.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace signifer::test {

/// A path below the root of the source tree.
[[nodiscard]] std::string sourcePath(std::string_view below = {});
/// A path below the root of the build tree.
[[nodiscard]] std::string buildPath(std::string_view below = {});

/// The ids of the rule sets in the source tree, in alphabetical order.
[[nodiscard]] std::vector<std::string> shippedRuleSets();

}  // namespace signifer::test
