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

// Where something begins or ends: all else is passed over, and most of a text is that.
constexpr std::array<bool, 256> marks = [] {
  std::array<bool, 256> signs{};
  for (const char sign : {'"', '{', '}', '[', ']'}) signs[static_cast<unsigned char>(sign)] = true;
  return signs;
}();

/// Calls `see` with the name of each member, its quotation marks and escapes left as they are, and the place of its
/// value; it returns the place after that, `nowhere` where there is none. Whether the text is such an object and
/// nothing else.
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
    const std::size_t end = see(text.substr(at, nameEnd - at), afterSpace(text, colon + 1));
    if (end == nowhere) return false;
    at = afterSpace(text, end);
    if (is(text, at, '}')) return afterSpace(text, at + 1) == text.size();
    if (!is(text, at, ',')) return false;
    at = afterSpace(text, at + 1);
  }
}

/// Calls `take` with the place of the value of the one member of this name, as `see` above; whether there is one.
template <class Take>
bool takeMember(std::string_view text, std::string_view name, Take&& take) {
  int found = 0;
  bool clear = true;
  const bool whole = eachMember(text, [&](std::string_view quoted, std::size_t at) {
    // A name with escapes may be this one in disguise.
    if (quoted.find('\\') != nowhere) clear = false;
    if (quoted.substr(1, quoted.size() - 2) != name) return rawValueEnd(text, at);
    ++found;
    return take(at);
  });
  return whole && clear && found == 1;
}

}  // namespace

std::size_t rawValueEnd(std::string_view text, std::size_t at) {
  if (is(text, at, '"')) return afterString(text, at);
  if (!is(text, at, '{') && !is(text, at, '[')) return text.find_first_of(",]} \t\r\n", at);
  for (int depth = 0; at < text.size();) {
    const char c = text[at];
    if (!marks[static_cast<unsigned char>(c)]) {
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

std::string_view rawObject(std::string_view text, std::string_view name, const RawEnd& end) {
  std::string_view found;
  const bool whole = takeMember(text, name, [&](std::size_t at) {
    if (!is(text, at, '{')) return nowhere;
    std::size_t after = end ? end(at) : nowhere;
    if (after == nowhere) after = rawValueEnd(text, at);
    if (after != nowhere) found = text.substr(at, after - at);
    return after;
  });
  return whole ? found : std::string_view();
}

std::vector<std::string_view> rawObjects(std::string_view text, std::string_view name,
                                         std::span<const std::string_view> likely) {
  std::vector<std::string_view> items;
  if (!takeMember(text, name, [&](std::size_t at) { return takeRawObjects(text, at, likely, items); })) items.clear();
  return items;
}

std::vector<RawMember> rawMembers(std::string_view text) {
  std::vector<RawMember> members;
  const bool whole = eachMember(text, [&](std::string_view quoted, std::size_t at) {
    const std::size_t end = rawValueEnd(text, at);
    if (end != nowhere) members.push_back({quoted.substr(1, quoted.size() - 2), text.substr(at, end - at)});
    return end;
  });
  if (!whole) members.clear();
  return members;
}

}  // namespace signifer
