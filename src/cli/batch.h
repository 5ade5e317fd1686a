// Requests line by line on standard input, an answer a line on standard output, in order. Input is read in big blocks
// and output is gathered; it is handed on whenever no more input waits, so that a program may also talk to it line by
// line.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace signifer::cli {

/// Longer lines are not kept; they are answered as an empty line is: not a request.
inline constexpr std::size_t longestLine = std::size_t{64} << 20U;

/// Appends the answer to a line, without its end, to `out`.
using AnswerLine = std::function<void(std::string_view line, std::string& out)>;

/// Answers all lines of standard input; the last may lack its end. Throws std::runtime_error where the output cannot be
/// written.
void answerLines(const AnswerLine& answer);

}  // namespace signifer::cli
