#include "fuzz.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>

#include "builtin_rulesets.h"
#include "library/places.h"

namespace signifer::fuzz {

const RuleSetLibrary& library() {
  static const RuleSetLibrary loaded = [] {
    RuleSetLibrary found = RuleSetLibrary::builtin(builtinRuleSets(), ownRuleSets());
    for (const LoadProblem& problem : found.problems())
      std::fprintf(stderr, "%s: %s\n", problem.folder.c_str(), problem.reason.c_str());
    require(!found.sources().empty() && found.problems().empty(), "every rule set loads");
    return found;
  }();
  return loaded;
}

const RuleSetSource& source(std::uint8_t index) {
  const auto& sources = library().sources();
  return sources[index % sources.size()];
}

const Position& battleOf(std::string_view ruleSet) {
  static std::map<std::string, Position, std::less<>> known;
  if (const auto found = known.find(ruleSet); found != known.end()) return found->second;
  const std::filesystem::path folder = SIGNIFER_SOURCE_DIR "/tests/fuzz/battles";
  const Document file = Document::load(folder / (std::string(ruleSet) + ".json"));
  return known.emplace(std::string(ruleSet), readPosition(library(), file.root())).first->second;
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

std::filesystem::path asFile(std::string_view text) {
  static const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("signifer-fuzz-" + std::to_string(::getpid()));
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
  return path;
}

void refusing(std::string_view given, const std::function<void()>& action) {
  try {
    action();
  } catch (const SourceError& e) {
    const std::string_view said = e.what();
    for (const char* foreign : {"json.exception", "filesystem error", "std::", "boost", "basic_string"})
      require(e.expected().find(foreign) == std::string::npos || given.find(foreign) != std::string_view::npos,
              "an error is in our words");
    require(!said.empty(), "an error says something");
  }
}

}  // namespace signifer::fuzz
