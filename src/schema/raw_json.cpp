#include "schema/raw_json.h"

#include <array>

namespace signifer {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;

/// The place after the string that begins here; `nowhere` where it does not end.
std::size_t afterString(std::string_view text, std::size_t quote) {
  const std::size_t first = quote + 1;
  for (std::size_t at = text.find('"', first); at != nowhere; at = text.find('"', at + 1)) {
    std::size_t plain = at;
    while (plain > first && text[plain - 1] == '\\') --plain;
    // Each two backslashes are one that is meant; one that is left escapes the mark.
    if ((at - plain) % 2 == 0) return at + 1;
  }
  return nowhere;
}

std::size_t afterSpace(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r')) ++at;
  return at;
}

bool is(std::string_view text, std::size_t at, char sign) { return at < text.size() && text[at] == sign; }

// The signs that begin or end something: all else is passed over, and most of a text is that.
constexpr std::array<bool, 256> rawMarks = [] {
  std::array<bool, 256> signs{};
  for (const char sign : {'"', '{', '}', '[', ']'}) signs[static_cast<unsigned char>(sign)] = true;
  return signs;
}();

/// Calls `see` with the name of each member, its escapes left as they are, and the place of its value. `see` returns
/// the place after the value, `nowhere` where there is none. Returns whether the text is such an object and nothing
/// else.
template <class See>
bool eachMember(std::string_view text, See&& see) {
  std::size_t at = afterSpace(text, 0);
  if (!is(text, at, '{')) return false;
  at = afterSpace(text, at + 1);
  if (is(text, at, '}')) return afterSpace(text, at + 1) == text.size();
  for (;;) {
    if (!is(text, at, '"')) return false;
    const std::size_t nameEnd = afterString(text, at);
    if (nameEnd == nowhere) return false;
    const std::size_t colon = afterSpace(text, nameEnd);
    if (!is(text, colon, ':')) return false;
    const std::size_t end = see(text.substr(at + 1, nameEnd - at - 2), afterSpace(text, colon + 1));
    if (end == nowhere) return false;
    at = afterSpace(text, end);
    if (is(text, at, '}')) return afterSpace(text, at + 1) == text.size();
    if (!is(text, at, ',')) return false;
    at = afterSpace(text, at + 1);
  }
}

}  // namespace

std::size_t rawValueEnd(std::string_view text, std::size_t at) {
  if (is(text, at, '"')) return afterString(text, at);
  if (!is(text, at, '{') && !is(text, at, '[')) return text.find_first_of(",]} \t\r\n", at);
  for (int depth = 0; at < text.size();) {
    const char c = text[at];
    if (!rawMarks[static_cast<unsigned char>(c)]) {
      ++at;
      continue;
    }
    if (c == '"') {
      at = afterString(text, at);
      continue;
    }
    depth += c == '{' || c == '[' ? 1 : -1;
    ++at;
    if (depth == 0) return at;
  }
  return nowhere;
}

std::size_t takeRawObjects(std::string_view text, std::size_t at, std::span<const std::string_view> likely,
                           std::vector<std::string_view>& objects) {
  if (!is(text, at, '[')) return nowhere;
  for (;;) {
    at = afterSpace(text, at + 1);
    if (!is(text, at, '{')) return nowhere;
    const std::string_view guess = objects.size() < likely.size() ? likely[objects.size()] : std::string_view();
    const bool again = !guess.empty() && text.substr(at).starts_with(guess);
    const std::size_t end = again ? at + guess.size() : rawValueEnd(text, at);
    if (end == nowhere) return nowhere;
    objects.push_back(text.substr(at, end - at));
    at = afterSpace(text, end);
    if (is(text, at, ']')) return at + 1;
    if (!is(text, at, ',')) return nowhere;
  }
}

std::vector<RawMember> rawMembers(std::string_view text, const RawEnd& end) {
  std::vector<RawMember> members;
  const bool whole = eachMember(text, [&](std::string_view name, std::size_t at) {
    std::size_t after = end ? end(name, at) : nowhere;
    if (after == nowhere) after = rawValueEnd(text, at);
    if (after != nowhere) members.push_back({name, text.substr(at, after - at)});
    return after;
  });
  if (!whole) members.clear();
  return members;
}

std::string_view rawMember(std::span<const RawMember> members, std::string_view name) {
  std::string_view value;
  for (const RawMember& member : members) {
    // A name with escapes may be this one in disguise.
    if (member.name.find('\\') != nowhere || (member.name == name && !value.empty())) return {};
    if (member.name == name) value = member.value;
  }
  return value;
}

}  // namespace signifer
