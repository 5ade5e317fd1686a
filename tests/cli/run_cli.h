// Runs the built command line as a process of its own, as its users do.
#pragma once

#include <string>
#include <vector>

#include "schema/json_text.h"

namespace signifer::test {

struct CliResult {
  /// The exit code, or minus the signal that ended it.
  int exit = 0;
  std::string out;
  std::string err;
};

/// `arguments` follow "signifer-cli --rulesets <the tutorial's>", unless they begin with --rulesets; `input` is its
/// standard input.
CliResult runCli(const std::vector<std::string>& arguments, const std::string& input = {});

/// Whether the text has this part.
[[nodiscard]] bool says(const std::string& text, const std::string& part);
/// What it printed as JSON. Whatever it complained of fails the test.
[[nodiscard]] Json jsonOf(const CliResult& result);

/// Starts it with its standard output on a pipe; gives the process and the reading end.
struct StartedCli {
  int process = 0;
  int output = -1;
};
StartedCli startCli(const std::vector<std::string>& arguments);

}  // namespace signifer::test
