// The text of a file that another program wrote in an encoding of its own, as UTF-8. Spreadsheets save tables in UTF-8
// with or without its mark, in UTF-16, and in the code page of Western Windows.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// The text as UTF-8 without a byte order mark. Other bytes are read as UTF-16 if they have its mark or its pattern of
/// zeros, else as Windows-1252. Bytes that even that has not become U+FFFD. Throws nothing.
[[nodiscard]] std::string textAsUtf8(std::string_view bytes);

}  // namespace signifer
