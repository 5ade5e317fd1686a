#include "cli/run_cli.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "support/paths.h"
#include "toy_battle.h"

namespace signifer::test {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void become(const std::vector<std::string>& arguments) {
  std::vector<std::string> all{test::buildPath("bin/signifer-cli")};
  if (arguments.empty() || arguments[0] != "--rulesets") {
    all.emplace_back("--rulesets");
    all.emplace_back(test::buildPath("toy-rulesets"));
  }
  all.insert(all.end(), arguments.begin(), arguments.end());
  std::vector<char*> raw;
  for (std::string& argument : all) raw.push_back(argument.data());
  raw.push_back(nullptr);
  ::execv(raw[0], raw.data());
  ::_exit(127);
}

void redirect(const fs::path& path, int flags, int to) {
  const int file = ::open(path.c_str(), flags, 0600);
  if (file < 0 || ::dup2(file, to) < 0) ::_exit(126);
}

}  // namespace

CliResult runCli(const std::vector<std::string>& arguments, const std::string& input) {
  const fs::path base = fs::temp_directory_path() / ("signifer-cli-" + std::to_string(::getpid()));
  const fs::path in = base.string() + ".in", out = base.string() + ".out", err = base.string() + ".err";
  std::ofstream(in, std::ios::binary) << input;
  const pid_t process = ::fork();
  if (process == 0) {
    redirect(in, O_RDONLY, 0);
    redirect(out, O_WRONLY | O_CREAT | O_TRUNC, 1);
    redirect(err, O_WRONLY | O_CREAT | O_TRUNC, 2);
    become(arguments);
  }
  int status = 0;
  ::waitpid(process, &status, 0);
  CliResult result{WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), textOf(out), textOf(err)};
  for (const fs::path& file : {in, out, err}) fs::remove(file);
  return result;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Json jsonOf(const CliResult& result) {
  EXPECT_EQ(result.err, "");
  return Json::parse(result.out);
}

StartedCli startCli(const std::vector<std::string>& arguments) {
  int ends[2];
  if (::pipe(ends) != 0) return {};
  const pid_t process = ::fork();
  if (process == 0) {
    ::dup2(ends[1], 1);
    ::close(ends[0]);
    become(arguments);
  }
  ::close(ends[1]);
  return {process, ends[0]};
}

}  // namespace signifer::test
