// Why something failed, in our words: what libraries and the system throw is never shown as it comes.
#pragma once

#include <exception>
#include <string>

namespace signifer {

/// The meaning of a system error (errno): "there is no such file".
[[nodiscard]] std::string systemReason(int error);

/// One sentence for a person. Our own errors say it themselves; a full memory or a file that cannot be had is put into
/// words here.
[[nodiscard]] std::string reasonOf(const std::exception& error);

}  // namespace signifer
