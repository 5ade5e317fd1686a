// tags: the paper marks of a battle, by which a photo of the table is read.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "language/names.h"
#include "library/places.h"
#include "play/any_battle.h"
#include "play/marks.h"

namespace signifer::cli {
namespace {

// Marks lie on the table for everybody to see; those of the other side are its own and the umpire's to print.
void keepOwn(const Battle& battle, BattleMarks& marks, SideIndex side) {
  if (side == noSide) return;
  for (std::size_t i = 0; i < marks.units.size(); ++i)
    if (battle.units[i].side != side) marks.units[i].id = 0;
  for (std::size_t i = 0; i < marks.people.size(); ++i)
    if (battle.people[i].side != side) marks.people[i].id = 0;
}

void print(const Battle& battle, const BattleMarks& marks) {
  const Setup& setup = *battle.setup;
  const auto line = [&](const ModelMark& mark, const std::string& name) {
    if (mark.id > 0) fmt::print("{:>4}  {}\n", mark.id, saidName(name));
  };
  for (std::size_t i = 0; i < marks.units.size(); ++i) line(marks.units[i], setup.units[i].name);
  for (std::size_t i = 0; i < marks.people.size(); ++i)
    if (standsAlone(battle.people[i])) line(marks.people[i], setup.people[i].name);
}

}  // namespace

void addTags(Verb app, Program& program) {
  Verb verb = app.verb("tags", "Print which paper mark belongs to whom, for photos of the table");
  auto file = std::make_shared<std::string>();
  auto size = std::make_shared<std::string>();
  verb.option("battle", *file, "A battle file, a journal, or a name that 'scenarios' lists").required().named("BATTLE");
  verb.option("--mark-size", *size, "The side of the units' marks in inches; the battle's own, else 0.8, unless given")
      .named("INCHES")
      .among({"0.6", "0.8", "1"});
  auto place = std::make_shared<std::string>();
  verb.option("--mark-place", *place, "Where units' marks lie: on the base, or on a slip behind its rear edge")
      .named("PLACE")
      .among({"base", "behind"});
  auto side = std::make_shared<SideArgument>();
  side->addTo(verb);
  const Flag json = verb.flag("--json", "Print JSON");
  verb.footer("\nWith --side the marks are those of that side alone, as it sticks them on.");
  verb.does([&program, file, size, place, side, json] {
    const AnyBattle opened = openAnyBattle(program.library(), battleFile(*file));
    tellLeftOut(opened.leftOut);
    const Battle& battle = opened.battle;
    const MarkWish wish = orElse({markSideFrom(*size), markPlaceFrom(*place)}, markWishIn(opened.notes));
    BattleMarks marks = marksOf(opened.rules->definition(), battle, wish);
    keepOwn(battle, marks, side->in(battle));
    if (json)
      printJson(marksJson(battle, marks));
    else
      print(battle, marks);
  });
}

}  // namespace signifer::cli
