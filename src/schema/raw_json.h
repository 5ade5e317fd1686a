// Parts of a JSON object as they stand in the text, found without reading the rest: where the same large value comes
// again and again, its text tells that it is known.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace signifer {

/// A member of an object as it stands in the text, its name without the quotation marks.
struct RawMember {
  std::string_view name;
  std::string_view value;
};

/// May know where the value of a member of this name ends that begins at a place of the text; npos where it does not.
using RawEnd = std::function<std::size_t(std::string_view name, std::size_t at)>;

/// The members of an object in their order; none where the text is no object and nothing else, and where a quick look
/// cannot tell. It does not say whether the text is good JSON. Where `end` does not know an end, it is looked for.
[[nodiscard]] std::vector<RawMember> rawMembers(std::string_view text, const RawEnd& end = {});

/// The value of the one member of this name; empty where it is missing or stands twice, also in disguise.
[[nodiscard]] std::string_view rawMember(std::span<const RawMember> members, std::string_view name);

/// Adds the texts of the objects in the list that begins at a place of the text; the place after it, npos where it is
/// no such list. `likely`: texts of objects, one for each place, that may well stand there again; that is seen more
/// quickly than where an object ends.
[[nodiscard]] std::size_t takeRawObjects(std::string_view text, std::size_t at,
                                         std::span<const std::string_view> likely,
                                         std::vector<std::string_view>& objects);

/// The place after the value that begins at a place of the text; npos where it does not end.
[[nodiscard]] std::size_t rawValueEnd(std::string_view text, std::size_t at);

}  // namespace signifer
