#include "sheet/checklist.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "schema/document.h"
#include "sheet/figures.h"

namespace signifer {
namespace {

// Deep enough for every sequence, and few enough columns to tick on paper.
constexpr int boxesAStep = 6;

std::string numberOf(int index, int depth) {
  constexpr std::array<std::string_view, 10> roman{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"};
  const auto at = static_cast<std::size_t>(index);
  if (depth == 1 && index < 26) return std::string(1, static_cast<char>('a' + index));
  if (depth >= 2 && at < roman.size()) return std::string(roman[at]);
  return std::to_string(index + 1);
}

class ChecklistMaker {
 public:
  ChecklistMaker(const Definition& definition, const HouseRules& house) : d_(definition), house_(house) {}

  Sheet make() {
    sheet_.title = d_.name();
    sheet_.subtitle = said("the turn, step by step");
    sheet_.blanks = {said("Battle"), said("Side"), said("Commander"), said("Date")};
    sheet_.boxes = boxesAStep;
    for (int i = 0; i < d_.sequence().size(); ++i)
      if (d_.sequence().step(i).parent < 0) addPhase(d_.sequence().step(i));
    addRest();
    const std::vector<std::string> changed = houseRulesInWords(d_, house_);
    if (!changed.empty()) sheet_.blocks.push_back(SheetHeading{said("House rules"), ""});
    for (const std::string& line : changed) sheet_.blocks.push_back(SheetParagraph{line, {}});
    sheet_.footer = sheetFooter(d_, !changed.empty());
    return std::move(sheet_);
  }

 private:
  // A phase is a heading; one without steps of its own is also a step.
  void addPhase(const Step& phase) {
    sheet_.blocks.push_back(SheetHeading{phase.title, phase.steps.empty() ? "" : phase.help});
    if (phase.steps.empty())
      addStep(phase, numberOf(count_++, 0), 0);
    else
      notesInto(phase, sheet_.blocks);
    for (const int part : phase.steps) addStep(d_.sequence().step(part), numberOf(count_++, 0), 0);
  }

  void addStep(const Step& step, std::string number, int depth) {
    SheetStep line;
    line.number = std::move(number);
    line.depth = depth;
    line.disc = discOf(step.actor);
    line.title = step.title;
    line.optional = step.optional;
    line.rules = step.rules;
    line.boxes = depth < 2;
    if (!step.help.empty()) line.notes.push_back(step.help);
    for (const RuleText* rule : judgedIn(step)) line.notes.push_back(judgement(*rule));
    sheet_.blocks.push_back(std::move(line));
    int index = 0;
    for (const int part : step.steps) addStep(d_.sequence().step(part), numberOf(index++, depth + 1), depth + 1);
  }

  void notesInto(const Step& phase, std::vector<SheetBlock>& blocks) {
    for (const RuleText* rule : judgedIn(phase)) blocks.push_back(SheetParagraph{judgement(*rule), {}});
  }

  static std::string judgement(const RuleText& rule) {
    return said("The players judge ({0}): {1}", {rule.id, rule.text});
  }

  // The judgement rules that matter in a step.
  std::vector<const RuleText*> judgedIn(const Step& step) {
    std::vector<const RuleText*> found;
    for (const RuleText& rule : d_.rules()) {
      if (rule.kind != "judgement") continue;
      const bool here = std::ranges::find(rule.livesIn, step.id) != rule.livesIn.end() ||
                        std::ranges::find(step.rules, rule.id) != step.rules.end();
      if (!here) continue;
      found.push_back(&rule);
      told_.push_back(&rule);
    }
    return found;
  }

  // Judgement rules that belong to no step.
  void addRest() {
    bool first = true;
    for (const RuleText& rule : d_.rules()) {
      if (rule.kind != "judgement" || std::ranges::find(told_, &rule) != told_.end()) continue;
      if (first) sheet_.blocks.push_back(SheetHeading{said("At any time"), ""});
      first = false;
      sheet_.blocks.push_back(SheetParagraph{judgement(rule), {}});
    }
  }

  const Definition& d_;
  const HouseRules& house_;
  Sheet sheet_;
  int count_ = 0;
  std::vector<const RuleText*> told_;
};

// The leaves of a patch: "tables/walkInches: 7".
void listPatch(const Json& patch, const std::string& path, std::vector<std::string>& out) {
  for (const auto& [name, value] : patch.items()) {
    const std::string place = path.empty() ? name : path + "/" + name;
    if (value.is_object())
      listPatch(value, place, out);
    else
      out.push_back(said("{0}: {1}", {place, value.is_null() ? said("none") : value.dump()}));
  }
}

}  // namespace

std::vector<std::string> houseRulesInWords(const Definition& definition, const HouseRules& house) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < definition.options().size(); ++i) {
    const OptionInfo& option = definition.options()[i];
    const std::int32_t chosen = definition.chosen()[i];
    if (chosen == option.standard) continue;
    lines.push_back((option.caption.empty() ? option.id : option.caption) + " " + optionInWords(option, chosen));
  }
  if (!house.patch.empty()) listPatch(Json::parse(house.patch), "", lines);
  return lines;
}

std::string sheetFooter(const Definition& definition, bool houseRules) {
  return "Signifer \u00B7 " + definition.name() + " " + definition.version() + " \u00B7 " +
         said(houseRules ? "with house rules" : "no house rules");
}

Sheet makeChecklist(const Definition& definition, const HouseRules& house) {
  return ChecklistMaker(definition, house).make();
}

ActorDisc discOf(Actor actor) {
  return actor == Actor::active ? ActorDisc::filled : actor == Actor::opponent ? ActorDisc::open : ActorDisc::half;
}

}  // namespace signifer
