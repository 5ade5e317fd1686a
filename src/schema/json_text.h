// Strict JSON text into values. Double names, nesting without end, bytes that are no UTF-8 and the like are faults,
// told in our words with the place. Documents and streams of requests are read by this one function; lines of JSON are
// written by one as well.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace signifer {

using Json = nlohmann::ordered_json;

/// Reading, copying and writing JSON goes down into each value, so that its depth is bounded. No file of ours comes
/// near.
inline constexpr std::size_t deepestNesting = 200;

/// A fault in a text, and its place.
class JsonFault : public std::runtime_error {
 public:
  JsonFault(std::size_t byte, std::string pointer, const std::string& expected)
      : std::runtime_error(expected), byte_(byte), pointer_(std::move(pointer)) {}
  ~JsonFault() override;

  /// Place in the text, from 0.
  [[nodiscard]] std::size_t byte() const { return byte_; }
  /// JSON Pointer of the value that is at fault; empty where the text is no JSON there.
  [[nodiscard]] const std::string& pointer() const { return pointer_; }

 private:
  std::size_t byte_;
  std::string pointer_;
};

/// On one line; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string jsonLine(const Json& json);

/// Throws JsonFault.
[[nodiscard]] Json parseJson(std::string_view text);

/// Line and column, from 1, in characters. Lines end as on any system: LF, CR LF or CR.
struct TextPlace {
  int line = 1;
  int column = 1;
};
[[nodiscard]] TextPlace placeOf(std::string_view text, std::size_t byte);

/// A member's name as a step of a JSON Pointer.
[[nodiscard]] std::string pointerStep(std::string_view name);

/// The number of characters in a text of well-formed UTF-8; npos where it is ill-formed or has control characters.
[[nodiscard]] std::size_t printableLength(std::string_view text);

}  // namespace signifer
