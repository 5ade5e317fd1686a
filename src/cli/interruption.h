// Ctrl+C in a long simulation: the battles that are ended are told, and the program ends with 130. A second one ends it
// at once.
#pragma once

#include <atomic>
#include <cstdint>

#include "cli/program.h"

namespace signifer::cli {

/// Catches the next Ctrl+C while it stands; there is one at a time.
class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

  /// For what is to stop.
  [[nodiscard]] const std::atomic<bool>* flag() const;
  [[nodiscard]] bool came() const;
  /// After a Ctrl+C: says on standard error that what follows is a part, and lets the program end with 130.
  void tell(Program& program, std::uint64_t played, std::uint64_t wanted) const;
};

}  // namespace signifer::cli
