#include "cli/interruption.h"

#include <fmt/core.h>

#include <csignal>

#include "language/language.h"

namespace signifer::cli {
namespace {

// A signal's handler may touch nothing but what is free of locks.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int /*signal*/) {
  interrupted = true;
  (void)std::signal(SIGINT, SIG_DFL);
}

}  // namespace

Interruption::Interruption() {
  interrupted = false;
  // A shell that starts programs in the background may have told them to pass Ctrl+C over.
  if (std::signal(SIGINT, interrupt) == SIG_IGN) (void)std::signal(SIGINT, SIG_IGN);
}

Interruption::~Interruption() {
  if (std::signal(SIGINT, SIG_DFL) == SIG_IGN) (void)std::signal(SIGINT, SIG_IGN);
}

const std::atomic<bool>* Interruption::flag() const { return &interrupted; }

bool Interruption::came() const { return interrupted; }

void Interruption::tell(Program& program, std::uint64_t played, std::uint64_t wanted) const {
  if (!came()) return;
  fmt::print(stderr, "{}\n",
             said("Stopped. This is a part: {0} of {1} battles.", {std::to_string(played), std::to_string(wanted)}));
  program.exit = Exit::interrupted;
}

}  // namespace signifer::cli
