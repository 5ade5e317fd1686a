// Names out of the battles and armies that came with the program: their files are English, people read them in the
// language of now.
#pragma once

#include <string_view>

namespace signifer {

/// The name ("Rome", "Velites 2", "Cannae, 216 BC") in the language of now; as it is where it has no translation. A
/// number behind a name stays. What is returned lives as long as `english` does, and at least until another language is
/// spoken where it is a translation.
[[nodiscard]] std::string_view saidName(std::string_view english);

}  // namespace signifer
