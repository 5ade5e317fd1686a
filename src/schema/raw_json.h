// Parts of a JSON object as they stand in the text, found without reading the rest: where the same large value comes
// again and again, its text tells that it is known.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace signifer {

/// The text of the object that the member of this name has for its value; empty where the text is no object, where the
/// member is missing, stands twice or is no object, and where a quick look cannot tell. It does not say whether the
/// text is good JSON.
[[nodiscard]] std::string_view rawObject(std::string_view text, std::string_view name);

/// The texts of the objects in the list that the member of this name has for its value; none where it is no such list.
/// `likely`: texts of objects, one for each place, that may well stand there again; that is seen more quickly than
/// where an object ends.
[[nodiscard]] std::vector<std::string_view> rawObjects(std::string_view text, std::string_view name,
                                                       std::span<const std::string_view> likely = {});

}  // namespace signifer
