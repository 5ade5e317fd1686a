// An event as a journal's line.
#pragma once

#include "play/session.h"
#include "schema/document.h"

namespace signifer {

/// A throw: what for, by which side, for which unit against which, the faces.
[[nodiscard]] Json writeDice(const Setup& setup, const ThrownDice& dice);

/// `before` is the state in which it happened.
[[nodiscard]] Json writeEvent(const Session& session, const Battle& before, const Event& event, std::size_t number);

/// Reads an event that happens next in the session. The account is not read: it follows from replaying. Throws
/// SourceError.
[[nodiscard]] Event readEvent(const Session& session, const Node& node);

/// A fingerprint as sixteen hexadecimal digits.
[[nodiscard]] std::string hexOf(std::uint64_t number);

}  // namespace signifer
