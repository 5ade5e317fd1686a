#include "editors/army_remedies.h"

#include <algorithm>
#include <map>

#include "army/muster.h"
#include "editors/army_document.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Two Battle Line units of most rule sets.
constexpr Base usualBase{4 * oneInch, 2 * oneInch};

// The base that most units of the army have.
Base commonBase(const ArmyDocument& document) {
  std::map<std::pair<Length, Length>, int> counts;
  for (const ArmyUnit& unit : document.army().units) {
    const Base base = troopOf(document.definition(), document.army(), unit).base;
    if (base.frontage > 0) counts[{base.frontage, base.depth}] += unit.count;
  }
  const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
  return most == counts.end() ? usualBase : Base{most->first.first, most->first.second};
}

// The leader who commands the fewest entries; the first of several.
int freestLeader(const Army& army) {
  const auto least =
      std::ranges::min_element(army.people, {}, [](const ArmyPerson& one) { return one.commands.size(); });
  return least == army.people.end() ? -1 : static_cast<int>(least - army.people.begin());
}

void numberAll(ArmyDocument& document, int unit) {
  Army next = document.army();
  const Definition& d = document.definition();
  const std::string name = [&] {
    // The name that several have is one of this entry's.
    const ArmyUnit& own = next.units[static_cast<std::size_t>(unit)];
    for (int i = 0; i < own.count; ++i) {
      const std::string one = unitName(d, next, own, i);
      int all = 0;
      for (const ArmyMember& member : membersOf(next))
        all += unitName(d, next, next.units[member.entry], member.index) == one ? 1 : 0;
      if (all > 1) return one;
    }
    return unitName(d, next, own, 0);
  }();
  const Army before = next;
  const auto taken = [&](const std::string& wanted) {
    return std::ranges::any_of(membersOf(before), [&](const ArmyMember& member) {
      return unitName(d, before, before.units[member.entry], member.index) == wanted;
    });
  };
  int number = 0;
  for (const ArmyMember& member : membersOf(before)) {
    if (unitName(d, before, before.units[member.entry], member.index) != name) continue;
    std::string numbered;
    do numbered = name + " " + std::to_string(++number);
    while (taken(numbered));
    ArmyUnit& entry = next.units[member.entry];
    for (int i = static_cast<int>(entry.names.size()); i <= member.index; ++i) entry.names.emplace_back();
    entry.names[static_cast<std::size_t>(member.index)] = std::move(numbered);
  }
  document.change(QObject::tr("%1 numbered").arg(QString::fromStdString(name)), std::move(next));
}

}  // namespace

std::optional<ArmyRemedy> remedyFor(const ArmyDocument& document, const ArmyRemark& remark) {
  if (remark.unit < 0) return std::nullopt;
  const auto at = static_cast<std::size_t>(remark.unit);
  switch (remark.about) {
    case ArmyRemark::About::sameNames:
      return ArmyRemedy{QObject::tr("Number them"), [unit = remark.unit](ArmyDocument& one) { numberAll(one, unit); }};
    case ArmyRemark::About::noBase: {
      const Base base = commonBase(document);
      return ArmyRemedy{
          QObject::tr("Give it a base of %1 × %2").arg(lengthWords(base.frontage), lengthWords(base.depth)),
          [at, base](ArmyDocument& one) {
            Army next = one.army();
            next.units[at].base = base;
            one.change(QObject::tr("Base"), std::move(next));
          }};
    }
    case ArmyRemark::About::uncommanded: {
      const int leader = freestLeader(document.army());
      if (leader < 0) return std::nullopt;
      return ArmyRemedy{QObject::tr("Put it under %1").arg(document.nameOf({ArmyEntry::Kind::person, leader})),
                        [at, leader](ArmyDocument& one) {
                          Army next = one.army();
                          next.people[static_cast<std::size_t>(leader)].commands.push_back(next.units[at].id);
                          one.change(QObject::tr("Commands"), std::move(next));
                        }};
    }
    case ArmyRemark::About::other:
      break;
  }
  return std::nullopt;
}

}  // namespace signifer::ui
