// Requests line by line on standard input, an answer a line on standard output, in order. Input is read in big blocks
// and output is gathered; it is handed on whenever no more input waits, so that a program may also talk to it line by
// line.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace signifer::cli {

/// Longer lines are not kept; they are answered as an empty line is: not a request.
inline constexpr std::size_t longestLine = std::size_t{16} << 20U;
/// A line that is longer still has no end that is worth waiting for.
inline constexpr std::size_t endlessLine = std::size_t{64} << 20U;

/// Appends the answer to a line, without its end, to `out`.
using AnswerLine = std::function<void(std::string_view line, std::string& out)>;

/// Answers all lines of standard input, which end with LF, CR LF or CR; the last may lack its end. Throws
/// std::runtime_error where the output cannot be written or a line does not end.
void answerLines(const AnswerLine& answer);

}  // namespace signifer::cli
