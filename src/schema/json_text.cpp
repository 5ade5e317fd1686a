#include "schema/json_text.h"

#include <boost/locale/utf.hpp>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <unordered_set>
#include <utility>
#include <vector>

#include "schema/plain_json.h"

namespace signifer {
namespace {

namespace utf = boost::locale::utf;

// Reads on over the text and tells the builder how far the parser has come.
class Cursor {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Cursor(const char* at, const char** reached) : at_(at), reached_(reached) {}
  reference operator*() const { return *at_; }
  Cursor& operator++() {
    *reached_ = ++at_;
    return *this;
  }
  Cursor operator++(int) {
    Cursor before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const Cursor& a, const Cursor& b) { return a.at_ == b.at_; }
  friend bool operator!=(const Cursor& a, const Cursor& b) { return a.at_ != b.at_; }

 private:
  const char* at_;
  const char** reached_;
};

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view tokenEnds = " \t\r\n,:[]{}\"";

// The length of the character at a place; 0 where the bytes are no UTF-8.
std::size_t characterAt(std::string_view text, std::size_t at) {
  const char* next = text.data() + at;
  const utf::code_point point = utf::utf_traits<char>::decode(next, text.data() + text.size());
  if (point == utf::illegal || point == utf::incomplete) return 0;
  return static_cast<std::size_t>(next - text.data()) - at;
}

bool isHex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

// The fault in the text in quotes that begins at `start`; nothing where it is sound.
class QuotedText {
 public:
  QuotedText(std::string_view text, std::size_t start) : text_(text), start_(start), at_(start + 1) {}

  void check() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '"') return;
      if (c == '\\')
        escape();
      else
        character(c);
    }
    throw JsonFault(start_, "", "the end of this text, a \", was expected");
  }

 private:
  void character(char c) {
    if (c == '\n' || c == '\r')
      throw JsonFault(at_, "", "a \" was expected at the end of the line; a line break in a text is written \\n");
    if (static_cast<unsigned char>(c) < 0x20)
      throw JsonFault(at_, "", "a text without control characters was expected");
    const std::size_t length = characterAt(text_, at_);
    if (length == 0) throw JsonFault(at_, "", "UTF-8 was expected; this byte is none");
    at_ += length;
  }

  void escape() {
    const char kind = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    if (kind != 'u') {
      if (std::string_view("\"\\/bfnrt").find(kind) == std::string_view::npos)
        throw JsonFault(at_, "", "\\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\u was expected");
      at_ += 2;
      return;
    }
    const unsigned first = hex();
    if (first < 0xD800 || first > 0xDFFF) return;
    const bool pair = first < 0xDC00 && text_.substr(at_, 2) == "\\u";
    const std::size_t second = at_;
    if (!pair || (hex() & 0xFC00U) != 0xDC00U)
      throw JsonFault(pair ? second : at_ - 6, "", "two \\u escapes that make one character were expected");
  }

  unsigned hex() {
    unsigned number = 0;
    for (std::size_t i = at_ + 2; i < at_ + 6; ++i) {
      if (i >= text_.size() || !isHex(text_[i]))
        throw JsonFault(at_, "", "four hexadecimal digits were expected after \\u");
      const char c = text_[i];
      number = number * 16 + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    at_ += 6;
    return number;
  }

  std::string_view text_;
  std::size_t start_;
  std::size_t at_;
};

// Builds the values while the library reads, so that it can look at each name, and knows where reading ended.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(std::string_view text) : text_(text), reached_(text.data()) {}

  Json build() {
    const char* end = text_.data() + text_.size();
    Json::sax_parse(Cursor(text_.data(), &reached_), Cursor(end, &reached_), this);
    return std::move(root_);
  }

  bool null() override { return leaf(nullptr); }
  bool boolean(bool value) override { return leaf(value); }
  bool number_integer(number_integer_t value) override { return number(value); }
  bool number_unsigned(number_unsigned_t value) override { return number(value); }
  bool number_float(number_float_t value, const string_t&) override { return number(value); }
  bool string(string_t& value) override { return leaf(std::move(value)); }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    Frame& frame = frames_.back();
    frame.name = std::move(name);
    if (isKnown(frame))
      throw JsonFault(byte() - 1, here(), "each name once was expected; \"" + frame.name + "\" stands here twice");
    read(Last::name);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& e) override {
    constexpr int numberOutOfRange = 406;
    if (e.id == numberOutOfRange) throw JsonFault(byte() - 1, "", "a smaller number was expected");
    explain();
  }

 private:
  // An object with more members than this looks them up by hash.
  static constexpr std::size_t few = 16;

  struct Frame {
    Json* json;
    std::string name;
    std::unordered_set<std::string> names;
  };
  enum class Last { nothing, opening, name, value };

  [[nodiscard]] std::size_t byte() const { return static_cast<std::size_t>(reached_ - text_.data()); }
  void read(Last what) {
    last_ = what;
    at_ = byte();
  }

  static bool isKnown(Frame& frame) {
    const auto& members = *frame.json->get_ptr<Json::object_t*>();
    if (members.size() < few) {
      for (const auto& [name, value] : members)
        if (name == frame.name) return true;
      return false;
    }
    if (frame.names.empty())
      for (const auto& [name, value] : members) frame.names.insert(name);
    return !frame.names.insert(frame.name).second;
  }

  // The pointer of the name that was just read.
  [[nodiscard]] std::string here() const {
    std::string pointer;
    for (const Frame& frame : frames_) {
      const auto* members = frame.json->get_ptr<const Json::object_t*>();
      if (&frame == &frames_.back())
        pointer += "/" + pointerStep(frame.name);
      else
        pointer += "/" + (members ? pointerStep(members->back().first) : std::to_string(frame.json->size() - 1));
    }
    return pointer;
  }

  Json& place(Json&& value) {
    if (frames_.empty()) return root_ = std::move(value);
    Frame& frame = frames_.back();
    if (auto* list = frame.json->get_ptr<Json::array_t*>()) return list->emplace_back(std::move(value));
    // The name is new: it is not looked for again.
    return frame.json->get_ptr<Json::object_t*>()->emplace_back(std::move(frame.name), std::move(value)).second;
  }

  bool leaf(Json value) {
    place(std::move(value));
    read(Last::value);
    return true;
  }

  // The parser sees where a number ends by the character behind it.
  bool number(Json value) {
    leaf(std::move(value));
    if (at_ < text_.size() || std::string_view("0123456789+-.eE").find(text_[at_ - 1]) == std::string_view::npos) --at_;
    return true;
  }

  bool open(Json value) {
    if (frames_.size() == deepestNesting)
      throw JsonFault(byte() - 1, "", "JSON that is nested less deeply was expected");
    Json& made = place(std::move(value));
    frames_.push_back({&made, {}, {}});
    read(Last::opening);
    return true;
  }

  bool close() {
    frames_.pop_back();
    read(Last::value);
    return true;
  }

  void skipBlanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }
  bool skip(char sign) {
    skipBlanks();
    if (at_ == text_.size() || text_[at_] != sign) return false;
    ++at_;
    skipBlanks();
    return true;
  }

  // The text that could have come where reading ended; goes on to the place of the fault.
  std::string expectation() {
    const bool object = !frames_.empty() && frames_.back().json->is_object();
    switch (last_) {
      case Last::nothing:
        skipBlanks();
        return "JSON";
      case Last::opening:
        skipBlanks();
        return object ? "a name in quotes or }" : "a value or ]";
      case Last::name:
        return skip(':') ? "a value" : ":";
      case Last::value:
        break;
    }
    const bool comma = skip(',');
    if (frames_.empty()) {
      if (comma) --at_;
      return "the end of the document";
    }
    if (comma) return object ? "a name in quotes" : "a value";
    return object ? ", or }" : ", or ]";
  }

  [[noreturn]] void explain() {
    const std::string expected = expectation() + " was expected";
    if (at_ == text_.size()) throw JsonFault(at_, "", expected + "; the text ends here");
    if (text_[at_] == '"') QuotedText(text_, at_).check();
    const bool quoted = text_[at_] == '"';
    const std::size_t end = std::min(text_.find_first_of(quoted ? "\"" : tokenEnds, at_ + 1), text_.size());
    const std::string_view token = text_.substr(at_, std::min<std::size_t>(end - at_ + (quoted ? 1 : 0), 40));
    if (printableLength(token) == std::string_view::npos) throw JsonFault(at_, "", expected);
    throw JsonFault(at_, "", expected + ", not " + std::string(token));
  }

  std::string_view text_;
  const char* reached_;
  Json root_;
  std::vector<Frame> frames_;
  Last last_ = Last::nothing;
  std::size_t at_ = 0;
};

}  // namespace

JsonFault::~JsonFault() = default;

std::string jsonLine(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json parseJson(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    throw JsonFault(0, "", "UTF-8 was expected; this text is UTF-16");
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
    throw JsonFault(zero, "", "a text without NUL bytes was expected");
  Json json;
  if (readPlainJson(text, json)) return json;
  return Builder(text).build();
}

TextPlace placeOf(std::string_view text, std::size_t byte) {
  TextPlace place;
  for (std::size_t i = 0; i < std::min(byte, text.size()); ++i) {
    const char c = text[i];
    if (c == '\n' || (c == '\r' && text.substr(i + 1, 1) != "\n")) {
      ++place.line;
      place.column = 1;
    } else if ((c & 0xC0) != 0x80) {
      ++place.column;
    }
  }
  return place;
}

std::string pointerStep(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  }
  return out;
}

namespace {

// U+202A to U+202E and U+2066 to U+2069 run on beyond a name, into the program's own words, and U+2028 and U+2029 end a
// line: they count as controls.
bool turnsDirection(std::string_view character) {
  return (character >= "\u2028" && character <= "\u202E") || (character >= "\u2066" && character <= "\u2069");
}

}  // namespace

std::size_t printableLength(std::string_view text) {
  std::size_t length = 0;
  for (std::size_t at = 0; at < text.size(); ++length) {
    const auto c = static_cast<unsigned char>(text[at]);
    const std::size_t size = characterAt(text, at);
    // C1 controls are two bytes in UTF-8, C2 80 to C2 9F.
    const bool control =
        c < 0x20 || c == 0x7F || (c == 0xC2 && size == 2 && static_cast<unsigned char>(text[at + 1]) < 0xA0);
    if (size == 0 || control || turnsDirection(text.substr(at, size))) return std::string_view::npos;
    at += size;
  }
  return length;
}

}  // namespace signifer
