// The boundary between the programs and a rule set's module: one exported data symbol, checked before the first call.
#pragma once

#include <cstdint>
#include <memory>

#include "rules/ruleset.h"

namespace signifer {

/// Raised with every change of the interface that modules and programs share.
inline constexpr std::uint32_t pluginInterface = 7;

struct PluginEntry {
  std::uint32_t interface;
  /// Compiler, its version, build type and program version: a module of another build is refused.
  const char* buildStamp;
  const char* id;
  std::unique_ptr<RuleSet> (*make)(Definition definition);
};

}  // namespace signifer
