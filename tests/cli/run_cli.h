// Runs the built command line as a process of its own, as its users do.
#pragma once

#include <string>
#include <vector>

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

/// Starts it with its standard output on a pipe; gives the process and the reading end.
struct StartedCli {
  int process = 0;
  int output = -1;
};
StartedCli startCli(const std::vector<std::string>& arguments);

}  // namespace signifer::test
