#include "cli/verb.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <system_error>

#include "language/language.h"

namespace signifer::cli {

Option Option::required() {
  option_->required();
  return *this;
}

Option Option::named(const std::string& value) {
  option_->type_name(value);
  // A script's variable that was not set gives an empty name: that is a slip, not a wish for no file.
  if (value.starts_with("FILE"))
    option_->check(CLI::Validator(
        [](const std::string& text) { return text.empty() ? said("the name of a file was expected") : std::string(); },
        ""));
  return *this;
}

Option Option::oneAtATime() {
  option_->allow_extra_args(false);
  return *this;
}

Option Option::withCommas() {
  option_->delimiter(',');
  return *this;
}

Option Option::among(const std::vector<std::string>& words) {
  option_->check(CLI::IsMember(words));
  return *this;
}

Option Option::between(int least, int most) {
  option_->check(CLI::Range(least, most).description(fmt::format("{} to {}", least, most)));
  return *this;
}

Option Option::wholeNumbers(std::uint64_t least, std::uint64_t most) {
  const auto read = [least, most](std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
      return said("{0}: a whole number from {1} to {2} was expected",
                  {text, std::to_string(least), std::to_string(most)});
    // Without leading zeros, which would make it octal.
    text = std::to_string(number);
    return std::string();
  };
  option_->transform(CLI::Validator(read, ""));
  return *this;
}

bool Option::given() const { return option_->count() > 0; }

Verb Verb::verb(const std::string& name, const std::string& help) {
  CLI::App* app = app_->add_subcommand(name, said(help))->group(said("Verbs"));
  app->get_help_ptr()->group(said("Options"));
  return Verb(*app);
}

void Verb::needsVerb() { app_->require_subcommand(1); }

void Verb::alias(const std::string& name) { app_->alias(name); }

void Verb::footer(const std::string& text) { app_->footer(said(text)); }

Option Verb::option(const std::string& names, std::string& value, const std::string& help) {
  return Option(*app_->add_option(names, value, said(help)));
}

Option Verb::option(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  return Option(*app_->add_option(names, values, said(help)));
}

Option Verb::option(const std::string& names, int& value, const std::string& help) {
  return Option(*app_->add_option(names, value, said(help)));
}

Option Verb::option(const std::string& names, std::uint32_t& value, const std::string& help) {
  return Option(*app_->add_option(names, value, said(help)));
}

Option Verb::option(const std::string& names, std::uint64_t& value, const std::string& help) {
  return Option(*app_->add_option(names, value, said(help)));
}

Option Verb::option(const std::string& names, double& value, const std::string& help) {
  return Option(*app_->add_option(names, value, said(help)));
}

Flag Verb::flag(const std::string& names, const std::string& help) {
  return Flag(Option(*app_->add_flag(names)->description(said(help))));
}

void Verb::flag(const std::string& names, bool& value, const std::string& help) {
  app_->add_flag(names, value, said(help));
}

void Verb::does(std::function<void()> work) { app_->callback(std::move(work)); }

}  // namespace signifer::cli
