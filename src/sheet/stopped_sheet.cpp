#include "sheet/stopped_sheet.h"

#include "language/language.h"
#include "language/names.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "sheet/checklist.h"

namespace signifer {
namespace {

// "3 of 5 hits, shaken": the harm and the marks of a unit; "unhurt" where it has none.
std::string stateWords(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  const Definition& d = rules.definition();
  const Portrait portrait = rules.portray(battle, unit);
  std::string words;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += (words.empty() ? "" : ", ") + more;
  };
  add(harmInWords(d, battle, portrait));
  add(disorderInWords(d, battle, portrait));
  for (const Badge& badge : portrait.badges) add(std::string(d.phrase(badge.phrase)));
  return words.empty() ? said("unhurt") : words;
}

std::string momentOf(const Session& session) {
  const Battle& battle = session.battle();
  const Sequence& sequence = session.rules().definition().sequence();
  const std::string turn =
      said("Turn {0}, {1}", {std::to_string(battle.turn), std::string(sideName(battle, battle.active))});
  if (battle.step < 0 || battle.step >= sequence.size()) return turn;
  return said("{0}: {1}", {turn, sequence.step(battle.step).title});
}

}  // namespace

Sheet makeStoppedSheet(const Session& session) {
  const RuleSet& rules = session.rules();
  const Battle& battle = session.battle();
  Sheet sheet;
  sheet.title = said("Where we stopped");
  sheet.subtitle = std::string(saidName(battle.setup->title)) + " \u00B7 " + momentOf(session);
  for (SideIndex side = 0; side < 2; ++side) {
    sheet.blocks.push_back(SheetHeading{std::string(sideName(battle, side)), ""});
    SheetTable table{"", {said("Unit"), said("Its centre"), said("State")}, {}};
    std::string gone;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (battle.unit(unit).side != side) continue;
      const std::string name(unitName(battle, unit));
      if (battle.unit(unit).present)
        table.rows.push_back(
            {name, placeWords(*battle.setup, battle.unit(unit).pose), stateWords(rules, battle, unit)});
      else
        gone += (gone.empty() ? "" : ", ") + name;
    }
    for (std::size_t i = 0; i < battle.people.size(); ++i) {
      const auto person = static_cast<PersonIndex>(i);
      if (battle.person(person).side != side || !battle.person(person).present) continue;
      const UnitIndex with = battle.person(person).unit;
      table.rows.push_back({personName(battle, person),
                            with == noUnit ? placeWords(*battle.setup, battle.person(person).at)
                                           : said("with {0}", {std::string(unitName(battle, with))}),
                            ""});
    }
    if (!table.rows.empty()) sheet.blocks.push_back(std::move(table));
    if (!gone.empty()) sheet.blocks.push_back(SheetParagraph{said("Off the table: {0}", {gone}), {}});
  }
  sheet.footer = sheetFooter(rules.definition(), false);
  return sheet;
}

}  // namespace signifer
