#include "cli/batch.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <vector>

#include "schema/reason.h"
#include "schema/text_file.h"

namespace signifer::cli {
namespace {

constexpr std::size_t block = std::size_t{1} << 18U;

void writeOut(std::string& out) {
  for (std::size_t done = 0; done < out.size();) {
    const ssize_t n = ::write(STDOUT_FILENO, out.data() + done, out.size() - done);
    if (n < 0 && errno != EINTR) throw std::runtime_error("the output cannot be written: " + systemReason(errno));
    if (n > 0) done += static_cast<std::size_t>(n);
  }
  out.clear();
}

bool inputWaits() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

// The number of bytes read; 0 at the end of the input.
std::size_t readSome(char* to, std::size_t most) {
  for (;;) {
    const ssize_t n = ::read(STDIN_FILENO, to, most);
    if (n >= 0) return static_cast<std::size_t>(n);
    if (errno != EINTR) throw std::runtime_error("the input cannot be read: " + systemReason(errno));
  }
}

// Lines are long: both signs are looked for with the system's quick search.
std::size_t endOfLine(std::string_view text) {
  const std::size_t feed = text.find('\n');
  return std::min(feed, text.substr(0, feed).find('\r'));
}

class Answerer {
 public:
  explicit Answerer(const AnswerLine& answer) : answer_(answer) { out_.reserve(2 * block); }

  void run() {
    std::vector<char> buffer(block);
    for (;;) {
      if (!out_.empty() && !inputWaits()) writeOut(out_);
      const std::size_t size = readSome(buffer.data(), buffer.size());
      if (size == 0) break;
      take({buffer.data(), size});
    }
    if (length_ > 0) answer(rest_);
    writeOut(out_);
  }

 private:
  void take(std::string_view text) {
    while (!text.empty()) {
      // The second half of CR LF, which may come with the next block.
      if (afterReturn_ && text.front() == '\n') text.remove_prefix(1);
      afterReturn_ = false;
      const std::size_t end = endOfLine(text);
      if (end == std::string_view::npos) return keep(text);
      if (rest_.empty() && length_ == 0) {
        answer(text.substr(0, end));
      } else {
        keep(text.substr(0, end));
        answer(rest_);
        rest_.clear();
        length_ = 0;
      }
      afterReturn_ = text[end] == '\r';
      text.remove_prefix(end + 1);
    }
  }

  // The beginning of a line whose end has not come yet.
  void keep(std::string_view part) {
    length_ += part.size();
    if (length_ <= longestLine)
      rest_ += part;
    else
      rest_.clear();
    if (length_ <= endlessLine) return;
    writeOut(out_);
    throw std::runtime_error("line " + std::to_string(answered_ + 1) + " of the input does not end; lines of at most " +
                             sizeInWords(longestLine) + " are read");
  }

  void answer(std::string_view line) {
    ++answered_;
    answer_(line, out_);
    out_ += '\n';
    if (out_.size() >= block) writeOut(out_);
  }

  const AnswerLine& answer_;
  std::string rest_;
  // The length of the line that has begun, however much of it is kept.
  std::size_t length_ = 0;
  std::size_t answered_ = 0;
  bool afterReturn_ = false;
  std::string out_;
};

}  // namespace

void answerLines(const AnswerLine& answer) { Answerer(answer).run(); }

}  // namespace signifer::cli
