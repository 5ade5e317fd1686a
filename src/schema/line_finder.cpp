#include "schema/line_finder.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "schema/json_text.h"

namespace signifer {
namespace {

// Walks a valid JSON text along one pointer. Strings are unescaped by the parser itself, so that keys compare as they
// do there.
class Walker {
 public:
  Walker(std::string_view text, std::string_view pointer) : text_(text) {
    while (!pointer.empty() && pointer.front() == '/') {
      pointer.remove_prefix(1);
      const std::size_t end = pointer.find('/');
      steps_.push_back(unescaped(pointer.substr(0, end)));
      pointer = end == std::string_view::npos ? std::string_view() : pointer.substr(end);
    }
  }

  int line() {
    blank();
    for (const std::string& step : steps_)
      if (!enter(step)) return 0;
    return placeOf(text_, at_).line;
  }

 private:
  static std::string unescaped(std::string_view step) {
    std::string out;
    for (std::size_t i = 0; i < step.size(); ++i) {
      const bool escape = step[i] == '~' && i + 1 < step.size();
      if (escape) ++i;
      out += escape ? (step[i] == '1' ? '/' : '~') : step[i];
    }
    return out;
  }

  [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void blank() {
    while (at_ < text_.size() && std::string_view(" \t\r\n,:").find(text_[at_]) != std::string_view::npos) ++at_;
  }

  std::string string() {
    const std::size_t start = at_++;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    ++at_;
    return nlohmann::json::parse(text_.substr(start, at_ - start)).get<std::string>();
  }

  void skip() {
    int depth = 0;
    do {
      blank();
      if (here() == '"')
        (void)string();
      else if (here() == '{' || here() == '[')
        ++depth, ++at_;
      else if (here() == '}' || here() == ']')
        --depth, ++at_;
      else
        while (at_ < text_.size() && std::string_view(" \t\r\n,:]}").find(text_[at_]) == std::string_view::npos) ++at_;
      blank();
    } while (depth > 0 && at_ < text_.size());
  }

  // Goes to the member or element that the step names; false if there is none.
  bool enter(const std::string& step) {
    const char open = here();
    if (open != '{' && open != '[') return false;
    ++at_;
    blank();
    for (int index = 0; at_ < text_.size() && here() != '}' && here() != ']'; ++index) {
      std::string key = std::to_string(index);
      if (open == '{') {
        key = string();
        blank();
      }
      if (key == step) return true;
      skip();
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::string> steps_;
};

}  // namespace

int lineOfPointer(std::string_view text, std::string_view pointer) { return Walker(text, pointer).line(); }

}  // namespace signifer
