// The beginning that all pages for browsers share, with the policy that lets nothing foreign run.
#pragma once

#include <string>
#include <string_view>

#include "sheet/in_html.h"

namespace signifer {

/// The beginning of a page, up to and with <body>. Its content security policy allows the page's style and the script
/// with this check sum (hexadecimal; empty for no script).
[[nodiscard]] std::string pageHead(std::string_view title, std::string_view description, std::string_view scriptSum);

}  // namespace signifer
