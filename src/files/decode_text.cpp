#include "files/decode_text.h"

#include <iconv.h>

#include <array>
#include <cerrno>
#include <cstddef>

namespace signifer {
namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view littleMark = "\xFF\xFE";
constexpr std::string_view bigMark = "\xFE\xFF";
constexpr std::string_view replacement = "\xEF\xBF\xBD";

class Converter {
 public:
  explicit Converter(const char* from) : handle_(::iconv_open("UTF-8", from)) {}
  ~Converter() {
    if (known()) ::iconv_close(handle_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // iconv_open answers -1 as a pointer.
  [[nodiscard]] bool known() const { return handle_ != iconv_t(-1); }

  // The text; what is malformed becomes U+FFFD, `unit` bytes at a time.
  [[nodiscard]] std::string convert(std::string_view bytes, std::size_t unit, bool& whole) {
    std::string text;
    std::array<char, 4096> buffer;
    std::string input(bytes);
    char* in = input.data();
    std::size_t left = input.size();
    while (left > 0) {
      char* out = buffer.data();
      std::size_t room = buffer.size();
      const std::size_t done = ::iconv(handle_, &in, &left, &out, &room);
      text.append(buffer.data(), buffer.size() - room);
      if (done != std::size_t(-1) || errno == E2BIG) continue;
      whole = false;
      text += replacement;
      const std::size_t skipped = unit < left ? unit : left;
      in += skipped;
      left -= skipped;
    }
    return text;
  }

 private:
  iconv_t handle_;
};

std::string converted(std::string_view bytes, const char* from, std::size_t unit, bool& whole) {
  Converter converter(from);
  if (converter.known()) return converter.convert(bytes, unit, whole);
  whole = false;
  return std::string(bytes);
}

// ASCII in UTF-16 has a zero in every second byte, which no other text has.
const char* utf16Of(std::string_view bytes) {
  if (bytes.starts_with(littleMark)) return "UTF-16LE";
  if (bytes.starts_with(bigMark)) return "UTF-16BE";
  if (bytes.size() < 2) return nullptr;
  if (bytes[0] != '\0' && bytes[1] == '\0') return "UTF-16LE";
  if (bytes[0] == '\0' && bytes[1] != '\0') return "UTF-16BE";
  return nullptr;
}

}  // namespace

std::string textAsUtf8(std::string_view bytes) {
  bool whole = true;
  if (const char* from = utf16Of(bytes)) {
    const bool marked = bytes.starts_with(littleMark) || bytes.starts_with(bigMark);
    return converted(bytes.substr(marked ? 2 : 0), from, 2, whole);
  }
  if (bytes.starts_with(utf8Mark)) bytes.remove_prefix(utf8Mark.size());
  std::string text = converted(bytes, "UTF-8", 1, whole);
  return whole ? text : converted(bytes, "WINDOWS-1252", 1, whole);
}

}  // namespace signifer
