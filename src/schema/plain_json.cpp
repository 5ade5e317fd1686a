#include "schema/plain_json.h"

#include <algorithm>
#include <boost/locale/utf.hpp>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace signifer {
namespace {

namespace utf = boost::locale::utf;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isUtf8(std::string_view text) {
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    const utf::code_point point = utf::utf_traits<char>::decode(at, end);
    if (point == utf::illegal || point == utf::incomplete) return false;
  }
  return true;
}

// Values wait in one stack each for items and members until their list or object is whole, so that this is made in its
// right size.
class PlainReader {
 public:
  explicit PlainReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  bool read(Json& json) {
    if (!value(json)) return false;
    skipBlanks();
    return at_ == end_;
  }

 private:
  void skipBlanks() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
  }
  // The next character that is no blank; 0 at the end.
  char next() {
    skipBlanks();
    return at_ == end_ ? '\0' : *at_;
  }
  bool skip(char sign) {
    if (next() != sign) return false;
    ++at_;
    return true;
  }
  bool skipWord(std::string_view word) {
    if (!std::string_view(at_, end_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  bool value(Json& json) {
    switch (next()) {
      case '{':
        return nested(json, &PlainReader::object);
      case '[':
        return nested(json, &PlainReader::list);
      case '"': {
        std::string words;
        if (!text(words)) return false;
        json = std::move(words);
        return true;
      }
      case 't':
        json = true;
        return skipWord("true");
      case 'f':
        json = false;
        return skipWord("false");
      case 'n':
        json = nullptr;
        return skipWord("null");
      default:
        return number(json);
    }
  }

  bool nested(Json& json, bool (PlainReader::*part)(Json&)) {
    if (depth_ == deepestNesting) return false;
    ++depth_;
    ++at_;
    const bool whole = (this->*part)(json);
    --depth_;
    return whole;
  }

  bool object(Json& json) {
    json = Json::object();
    if (skip('}')) return true;
    const std::size_t first = members_.size();
    Names seen;
    do {
      std::string name;
      if (next() != '"' || !text(name) || !isNew(name, first, seen) || !skip(':')) return false;
      // The value's own members come and go on the same stack.
      Json member;
      if (!value(member)) return false;
      members_.emplace_back(std::move(name), std::move(member));
    } while (skip(','));
    if (!skip('}')) return false;
    auto& made = json.get_ref<Json::object_t&>();
    made.reserve(members_.size() - first);
    for (std::size_t i = first; i < members_.size(); ++i)
      static_cast<Json::object_t::Container&>(made).emplace_back(std::move(members_[i].first),
                                                                 std::move(members_[i].second));
    members_.resize(first);
    return true;
  }

  bool list(Json& json) {
    json = Json::array();
    if (skip(']')) return true;
    const std::size_t first = items_.size();
    do {
      Json item;
      if (!value(item)) return false;
      items_.push_back(std::move(item));
    } while (skip(','));
    if (!skip(']')) return false;
    const auto begin = items_.begin() + static_cast<std::ptrdiff_t>(first);
    json.get_ref<Json::array_t&>().assign(std::make_move_iterator(begin), std::make_move_iterator(items_.end()));
    items_.resize(first);
    return true;
  }

  using Names = std::unordered_set<std::string>;
  // An object with more members than this looks them up by hash.
  static constexpr std::size_t few = 16;

  bool isNew(const std::string& name, std::size_t first, Names& seen) const {
    const auto begin = members_.begin() + static_cast<std::ptrdiff_t>(first);
    if (members_.size() - first < few)
      return std::none_of(begin, members_.end(), [&](const auto& member) { return member.first == name; });
    if (seen.empty()) std::for_each(begin, members_.end(), [&](const auto& member) { seen.insert(member.first); });
    return seen.insert(name).second;
  }

  // From the quotation mark on.
  bool text(std::string& out) {
    const char* from = ++at_;
    bool ascii = true;
    for (;; ++at_) {
      if (at_ == end_) return false;
      const auto c = static_cast<unsigned char>(*at_);
      if (c == '"') break;
      if (c < 0x20) return false;
      if (c >= 0x80) ascii = false;
      if (c != '\\') continue;
      out.append(from, at_);
      if (++at_ == end_ || !escape(out)) return false;
      from = at_ + 1;
    }
    out.append(from, at_);
    ++at_;
    return ascii || isUtf8(out);
  }

  // Reads the character behind a backslash; numbers of characters are seldom written.
  bool escape(std::string& out) const {
    constexpr std::string_view written = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    const std::size_t which = written.find(*at_);
    if (which == std::string_view::npos) return false;
    out += meant[which];
    return true;
  }

  bool number(Json& json) {
    const char* const from = at_;
    const char* digits = from != end_ && *from == '-' ? from + 1 : from;
    at_ = digits;
    while (at_ != end_ && isDigit(*at_)) ++at_;
    const auto whole = at_ - digits;
    if (whole == 0 || (whole > 1 && *digits == '0')) return false;
    if (at_ != end_ && (*at_ == '.' || *at_ == 'e' || *at_ == 'E')) return fraction(json, from);
    // Larger ones are no whole numbers to the library, or none that are signed.
    constexpr std::ptrdiff_t safe = 18;
    if (whole > safe) return false;
    std::uint64_t amount = 0;
    for (; digits != at_; ++digits) amount = amount * 10 + static_cast<std::uint64_t>(*digits - '0');
    if (*from == '-')
      json = -static_cast<std::int64_t>(amount);
    else
      json = amount;
    return true;
  }

  bool fraction(Json& json, const char* from) {
    if (*at_ == '.') {
      const char* const first = ++at_;
      while (at_ != end_ && isDigit(*at_)) ++at_;
      if (at_ == first) return false;
    }
    if (at_ != end_ && (*at_ == 'e' || *at_ == 'E')) {
      ++at_;
      if (at_ != end_ && (*at_ == '+' || *at_ == '-')) ++at_;
      const char* const first = at_;
      while (at_ != end_ && isDigit(*at_)) ++at_;
      if (at_ == first) return false;
    }
    double amount = 0;
    const auto [stopped, error] = std::from_chars(from, at_, amount);
    if (error != std::errc() || stopped != at_) return false;
    json = amount;
    return true;
  }

  const char* at_;
  const char* end_;
  std::size_t depth_ = 0;
  std::vector<Json> items_;
  std::vector<std::pair<std::string, Json>> members_;
};

}  // namespace

bool readPlainJson(std::string_view text, Json& json) { return PlainReader(text).read(json); }

}  // namespace signifer
