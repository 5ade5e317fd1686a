// A verb of the command line as its own file sees it: options, flags, help and what it does. The library that reads
// the command line stands behind it, in verb.cpp alone, for its header costs each file that includes it seconds.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace signifer::cli {

/// An option or an argument that was added to a verb. A handle: copies mean the same option.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option required();
  /// What the help calls its value. A FILE's name may not be empty.
  Option named(const std::string& value);
  /// Each value needs the option's name before it.
  Option oneAtATime();
  /// Commas part its values.
  Option withCommas();
  Option among(const std::vector<std::string>& words);
  Option between(int least, int most);
  /// Whole numbers in decimal digits alone, from `least` to `most`; says so where it gets something else.
  Option wholeNumbers(std::uint64_t least, std::uint64_t most);
  /// Whether it was given.
  [[nodiscard]] bool given() const;

 private:
  CLI::Option* option_;
};

/// Whether a flag was given; asked when the verb is carried out.
class Flag {
 public:
  explicit Flag(Option option) : option_(option) {}
  explicit operator bool() const { return option_.given(); }

 private:
  Option option_;
};

/// The program itself, a verb of it, or a verb of a verb. A handle. What an option is read into must outlive the
/// parsing.
class Verb {
 public:
  explicit Verb(CLI::App& app) : app_(&app) {}

  Verb verb(const std::string& name, const std::string& help);
  /// One of its own verbs must follow.
  void needsVerb();
  void alias(const std::string& name);
  void footer(const std::string& text);

  Option option(const std::string& names, std::string& value, const std::string& help);
  Option option(const std::string& names, std::vector<std::string>& values, const std::string& help);
  Option option(const std::string& names, int& value, const std::string& help);
  Option option(const std::string& names, std::uint32_t& value, const std::string& help);
  Option option(const std::string& names, std::uint64_t& value, const std::string& help);
  Option option(const std::string& names, double& value, const std::string& help);
  Flag flag(const std::string& names, const std::string& help);
  void flag(const std::string& names, bool& value, const std::string& help);

  /// Sets the work of the verb, done once the command line is read. Exceptions end the program with their reason.
  void does(std::function<void()> work);

 private:
  CLI::App* app_;
};

}  // namespace signifer::cli
