// The messages that phones may send: which members each has, of which kind and how long. What is not described here is
// refused before anybody reads it (docs/phones-protocol.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "schema/json_text.h"

namespace signifer::phones {

/// The members that are wrong in a message, in words for programmers; nothing where it may be read on.
[[nodiscard]] std::optional<std::string> wrongIn(const Json& message);

/// Whether the text is an id as phones give them: up to 40 letters, digits and hyphens.
[[nodiscard]] bool isMessageId(std::string_view text);

/// An error as phones read it. `re` is empty where it answers no message.
[[nodiscard]] Json errorJson(const std::string& re, const std::string& code, const std::string& words);

}  // namespace signifer::phones
