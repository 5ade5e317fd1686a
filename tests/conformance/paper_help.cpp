#include "conformance/paper_help.h"

#include <algorithm>
#include <boost/random/uniform_int_distribution.hpp>
#include <map>
#include <memory>
#include <sstream>

#include "dice/sources.h"
#include "rules/contract.h"
#include "sheet/writers.h"

namespace signifer::conformance {
namespace {

int pick(Random& random, int least, int most) {
  return boost::random::uniform_int_distribution<int>(least, most)(random);
}

Json randomValue(const Field& field, Random& random) {
  switch (field.type) {
    case FieldType::boolean:
      return pick(random, 0, 1) == 1;
    case FieldType::choice:
      return field.values[static_cast<std::size_t>(pick(random, 0, static_cast<int>(field.values.size()) - 1))];
    default:
      return pick(random, static_cast<int>(field.least), static_cast<int>(std::min(field.most, field.least + 16)));
  }
}

Json standardValue(const Field& field) {
  if (field.type == FieldType::boolean) return field.standard.whole != 0;
  if (field.type == FieldType::choice) return field.values[static_cast<std::size_t>(field.standard.whole)];
  return field.standard.whole;
}

void collectNames(const Json& condition, std::set<std::string>& names) {
  for (const auto& [name, wanted] : condition.items()) {
    if (name == "not") {
      collectNames(wanted, names);
      continue;
    }
    names.insert(name);
    if (wanted.is_object() && wanted.contains("of")) names.insert(wanted["of"].get<std::string>());
  }
}

// The inputs that a player looks at for this test.
std::set<std::string> namesOf(const PaperTest& test) {
  std::set<std::string> names;
  collectNames(test.condition, names);
  for (const PaperModifier& modifier : test.modifiers) {
    collectNames(modifier.condition, names);
    if (!modifier.each.empty()) names.insert(modifier.each);
  }
  std::istringstream from(test.from);
  for (std::string word; from >> word;) names.insert(word);
  return names;
}

// The rule set without house rules, made once.
const RuleSet& ledgerOf(const RuleSetSource& source) {
  static std::map<std::string, std::unique_ptr<RuleSet>> made;
  auto& ledger = made[source.folder.string()];
  if (!ledger) ledger = source.create();
  return *ledger;
}

}  // namespace

Printed printed(const RuleSetSource& source, const HouseRules& house,
                const std::optional<std::vector<std::string>>& documents) {
  Printed made;
  made.rules = source.create(house);
  made.paper = Paper::read(source.folder, *made.rules, ledgerOf(source), documents).value();
  return made;
}

std::string textPaper(const RuleSetSource& source, PaperKind kind, const HouseRules& house) {
  PaperOrder order;
  order.kind = kind;
  order.source = &source;
  order.house = house;
  return writeText(makePaper(order));
}

Json situation(const PaperTest& test, const Procedure& procedure, Random& random, int often) {
  const std::set<std::string> names = namesOf(test);
  Json input = Json::object();
  for (const Field& field : procedure.info().inputs) {
    const bool changes = pick(random, 1, 10) <= often;
    if (test.given.contains(field.name) && (often == 10 || !changes))
      input[field.name] = test.given[field.name];
    else if ((names.contains(field.name) && changes) || field.required)
      input[field.name] = randomValue(field, random);
    else if (!field.optional)
      input[field.name] = standardValue(field);
  }
  return input;
}

std::optional<Answer> ask(const RuleSet& rules, const std::string& procedure, const Json& input, Random& random) {
  const int a = pick(random, 1, 6);
  const std::vector<std::vector<int>> faces{{}, {a}, {a, pick(random, 1, 6)}};
  RolledDice dice(7);
  for (const std::vector<int>& given : faces) {
    Json request = {{"id", nullptr},
                    {"ruleset", rules.definition().id()},
                    {"procedure", procedure},
                    {"input", input},
                    {"dice", given}};
    Json answer = answerRuling(onlyThis(rules), request, dice);
    if (!answer["ok"].get<bool>()) continue;
    int sum = 0;
    for (const int face : given) sum += face;
    return Answer{std::move(answer), sum};
  }
  Json request = {
      {"id", nullptr}, {"ruleset", rules.definition().id()}, {"procedure", procedure}, {"input", input}, {"seed", 7}};
  Json answer = answerRuling(onlyThis(rules), request, dice);
  if (!answer["ok"].get<bool>()) return std::nullopt;
  return Answer{std::move(answer), 0};
}

int startOf(const PaperTest& test, const Json& known, const Answer& answer, const Definition& definition) {
  int start = 0;
  std::istringstream from(test.from);
  for (std::string word; from >> word;) {
    if (word == "dice")
      start += answer.dice;
    else if (known.contains(word))
      start += known[word].get<int>();
    else if (word.find('/') == std::string::npos)
      start += std::stoi(word);
    else if (word == "ballisticSkill/2")
      start += definition.integers("ballisticSkill")[2];
    else
      start += definition.integer(word);
  }
  return start;
}

}  // namespace signifer::conformance
