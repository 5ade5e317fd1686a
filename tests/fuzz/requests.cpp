// Any line as a request: a ruling, odds, judging or the candidates (FUZZ_REQUEST says which). One line of JSON comes
// back.
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "fuzz.h"
#include "library/asked_rule_sets.h"
#include "play/judge_json.h"
#include "rules/contract.h"

using namespace signifer;

namespace {

const RuleSet* find(std::string_view id, const HouseRules& asked) {
  static AskedRuleSets made([](std::string_view known) { return fuzz::library().find(known); });
  return made.find(id, asked);
}

std::string answer(std::string_view line) {
  const std::string_view what = FUZZ_REQUEST;
  if (what == "judge") {
    JudgeDesk desk(fuzz::library());
    return desk.judge(line) + "\n" + desk.candidates(line);
  }
  RolledDice rolled(1);
  return what == "odds" ? answerOddsLine(find, line) : answerRulingLine(find, line, rolled);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string answers = answer({reinterpret_cast<const char*>(data), size});
  for (std::size_t start = 0; start <= answers.size();) {
    const std::size_t end = std::min(answers.find('\n', start), answers.size());
    fuzz::require(Json::accept(answers.substr(start, end - start)), "an answer is one line of JSON");
    start = end + 1;
  }
  return 0;
}
