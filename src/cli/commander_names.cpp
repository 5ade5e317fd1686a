#include "cli/commander_names.h"

#include "cli/program.h"
#include "commander/commander.h"
#include "language/language.h"

namespace signifer::cli {

std::array<std::string, 2> commandersOf(const std::vector<std::string>& names) {
  if (names.size() > 2) throw WrongQuestion(said("at most two commanders, one a side"));
  for (const std::string& name : names) {
    if (makeCommander(name, 0)) continue;
    std::string known;
    for (const CommanderInfo& info : commanders()) known += (known.empty() ? "" : ", ") + std::string(info.name);
    std::string also;
    for (const CommanderInfo& info : characters()) also += " centurion:" + std::string(info.name);
    throw WrongQuestion(
        said("there is no commander \"{0}\"; there are: {1}; centurion and legate also as{2}", {name, known, also}));
  }
  return {names.front(), names.back()};
}

}  // namespace signifer::cli
