// Parts of a JSON object as they stand in the text, found without reading the rest: where the same large value comes
// again and again, its text tells that it is known.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace signifer {

/// The place after the value that begins at a place of the text; npos where it is not known.
using RawEnd = std::function<std::size_t(std::size_t)>;

/// The text of the object that the member of this name has for its value; empty where the text is no object, where the
/// member is missing, stands twice or is no object, and where a quick look cannot tell. It does not say whether the
/// text is good JSON. `end` may know where the value ends; otherwise that is looked for.
[[nodiscard]] std::string_view rawObject(std::string_view text, std::string_view name, const RawEnd& end = {});

/// The texts of the objects in the list that the member of this name has for its value; none where it is no such list.
/// `likely`: texts of objects, one for each place, that may well stand there again; that is seen more quickly than
/// where an object ends.
[[nodiscard]] std::vector<std::string_view> rawObjects(std::string_view text, std::string_view name,
                                                       std::span<const std::string_view> likely = {});

/// Adds the texts of the objects in the list that begins at a place of the text; the place after it, npos where it is
/// no such list.
[[nodiscard]] std::size_t takeRawObjects(std::string_view text, std::size_t at,
                                         std::span<const std::string_view> likely,
                                         std::vector<std::string_view>& objects);

/// The place after the value that begins at a place of the text; npos where it does not end.
[[nodiscard]] std::size_t rawValueEnd(std::string_view text, std::size_t at);

/// A member of an object as it stands in the text, its name without the quotation marks.
struct RawMember {
  std::string_view name;
  std::string_view value;
};

/// The members of an object in their order; none where the text is no object and nothing else.
[[nodiscard]] std::vector<RawMember> rawMembers(std::string_view text);

}  // namespace signifer
