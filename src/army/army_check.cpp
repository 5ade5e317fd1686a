#include "army/army_check.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "army/muster.h"
#include "language/language.h"
#include "play/wording.h"

namespace signifer {
namespace {

// "/units/3/profile" is 3 for the list "units"; -1 where it is not in that list.
int placeIn(std::string_view pointer, std::string_view list) {
  const std::string head = "/" + std::string(list) + "/";
  if (!pointer.starts_with(head)) return -1;
  int place = -1;
  (void)std::from_chars(pointer.data() + head.size(), pointer.data() + pointer.size(), place);
  return place;
}

// A rule id in brackets at the end, as rule sets give it: "a general is with a unit (OT-GEN-22)".
std::string takeRule(std::string& text) {
  if (!text.ends_with(')')) return {};
  const std::size_t open = text.rfind(" (");
  if (open == std::string::npos) return {};
  std::string rule = text.substr(open + 2, text.size() - open - 3);
  if (rule.find('-') == std::string::npos || rule.find(' ') != std::string::npos) return {};
  text.resize(open);
  return rule;
}

class Check {
 public:
  Check(const RuleSet& rules, const ArmyTerms& terms, const Army& army)
      : rules_(rules), d_(rules.definition()), terms_(terms), army_(army), members_(membersOf(army)) {}

  ArmyReport run() {
    count(said("Units"), unitCount(army_));
    if (!army_.people.empty()) count(said("Leaders"), static_cast<int>(army_.people.size()));
    if (army_.units.empty()) {
      remark(ArmyRemark::Kind::advice, said("There are no units yet."));
      return std::move(report_);
    }
    names();
    commands();
    bases();
    play();
    points();
    return std::move(report_);
  }

 private:
  void count(std::string name, int value) { report_.figures.push_back({std::move(name), value}); }

  ArmyRemark& remark(ArmyRemark::Kind kind, std::string text) {
    report_.remarks.push_back({kind, std::move(text), {}, -1, -1, {}});
    return report_.remarks.back();
  }

  void points() {
    if (!terms_.points) return;
    int total = 0;
    for (const ArmyUnit& unit : army_.units) total += unit.count * pointsOf(d_, terms_, army_, unit);
    // A rule set whose measure of victory they are has told them already.
    if (total > 0 && std::ranges::find(report_.figures, total, &ArmyFigure::value) == report_.figures.end())
      count(said("Points"), total);
  }

  void names() {
    std::map<std::string, std::size_t> first;
    std::set<std::string> told;
    for (const ArmyMember& member : members_) {
      const std::string name = unitName(d_, army_, army_.units[member.entry], member.index);
      if (first.emplace(name, member.entry).second || !told.insert(name).second) continue;
      ArmyRemark& same = remark(ArmyRemark::Kind::advice,
                                said("Two units are called {0}. The journal cannot tell them apart.", {name}));
      same.unit = static_cast<int>(member.entry);
      same.about = ArmyRemark::About::sameNames;
    }
  }

  void commands() {
    if (!terms_.command) return;
    std::set<std::string> commanded;
    int leaders = 0;
    for (const ArmyPerson& person : army_.people) {
      commanded.insert(person.commands.begin(), person.commands.end());
      leaders += person.commands.empty() ? 0 : 1;
    }
    if (leaders > terms_.command->most)
      remark(ArmyRemark::Kind::fault,
             said("At most {0} leaders can command units.", {std::to_string(terms_.command->most)}));
    if (terms_.command->uncommanded.empty()) return;
    for (std::size_t i = 0; i < army_.units.size(); ++i) {
      if (commanded.contains(army_.units[i].id)) continue;
      std::string text = terms_.command->uncommanded;
      if (const std::size_t place = text.find("{unit}"); place != std::string::npos)
        text.replace(place, 6, unitName(d_, army_, army_.units[i], 0));
      ArmyRemark& told = remark(ArmyRemark::Kind::advice, std::move(text));
      told.rule = terms_.command->rule;
      told.unit = static_cast<int>(i);
      told.about = ArmyRemark::About::uncommanded;
    }
  }

  void bases() {
    if (d_.grid() || d_.basesFollow()) return;
    for (std::size_t i = 0; i < army_.units.size(); ++i) {
      if (troopOf(d_, army_, army_.units[i]).base.frontage > 0) continue;
      ArmyRemark& none =
          remark(ArmyRemark::Kind::fault, said("Without a base: {0}.", {unitName(d_, army_, army_.units[i], 0)}));
      none.unit = static_cast<int>(i);
      none.about = ArmyRemark::About::noBase;
    }
  }

  // The rule set sets the army up against itself and says what it thinks of it.
  void play() {
    if (!report_.playable()) return;
    // A battle holds both sides' units.
    if (unitCount(army_) > mostArmyUnits / 2) {
      remark(ArmyRemark::Kind::advice,
             said("More than {0} units: too many to be checked against the rules, and for most battles.",
                  {std::to_string(mostArmyUnits / 2)}));
      return;
    }
    try {
      const Battle battle = trialBattle(rules_, terms_, army_);
      for (const Standing& standing : rules_.standings(battle))
        if (standing.side == 0 && !terms_.figure.empty()) count(terms_.figure, standing.start);
    } catch (const SourceError& e) {
      std::string text = e.expected();
      const std::string rule = takeRule(text);
      const int unit = placeIn(e.pointer(), "units");
      const int person = placeIn(e.pointer(), "people");
      const auto members = static_cast<int>(members_.size());
      const auto people = static_cast<int>(army_.people.size());
      ArmyRemark& told = remark(ArmyRemark::Kind::fault, text);
      told.rule = rule;
      if (unit >= 0 && unit < 2 * members) {
        const ArmyMember& member = members_[static_cast<std::size_t>(unit % members)];
        told.unit = static_cast<int>(member.entry);
        told.text = said("{0}: {1}", {unitName(d_, army_, army_.units[member.entry], member.index), said(text)}) + ".";
      } else if (person >= 0 && person < 2 * people) {
        told.person = person % people;
        told.text =
            said("{0}: {1}", {personOf(d_, army_.people[static_cast<std::size_t>(told.person)]).name, said(text)}) +
            ".";
      }
    }
  }

  const RuleSet& rules_;
  const Definition& d_;
  const ArmyTerms& terms_;
  const Army& army_;
  std::vector<ArmyMember> members_;
  ArmyReport report_;
};

}  // namespace

bool ArmyReport::playable() const {
  return std::ranges::none_of(remarks, [](const ArmyRemark& one) { return one.kind == ArmyRemark::Kind::fault; });
}

ArmyReport checkArmy(const RuleSet& rules, const ArmyTerms& terms, const Army& army) {
  return Check(rules, terms, army).run();
}

int pointsOf(const Definition& definition, const ArmyTerms& terms, const Army& army, const ArmyUnit& unit) {
  if (!terms.points) return 0;
  const int each = troopOf(definition, army, unit).profile[terms.points->profileField];
  if (!terms.points->times) return each;
  const ArmyOption times{*terms.points->times, {}};
  for (const ArmyOption& option : terms.unitOptions)
    if (option.field == times.field) return each * optionOf(definition, terms, unit, option);
  return each * optionOf(definition, terms, unit, times);
}

}  // namespace signifer
