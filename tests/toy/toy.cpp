// Skirmish: units walk 6 inches, and whoever touches fights with a d6. The example of docs/adding-a-rule-set.md, which
// leads through this file; everything that is a figure or a word stands in the JSON files beside it.
#include <algorithm>

#include "battle/action.h"
#include "battle/stands.h"
#include "rules/course.h"
#include "rules/play_base.h"
#include "rules/played_rule_set.h"
#include "rules/procedure_maker.h"
#include "rules/read_options.h"
#include "rules/referee_base.h"
#include "table/distance.h"
#include "toy/forms.h"
#include "toy/options.h"
#include "toy/slots.h"

namespace signifer::toy {

// The steps at which play stops, in its order.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, walking, blows)

struct Book;
class Play;
class Referee;

class Position : public Stands {
 public:
  Position(const Book& book, const Battle& battle) : Stands(battle), book_(book) {}

  [[nodiscard]] const Book& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const;
  [[nodiscard]] const StepPlaces<StepId>& places() const;
  [[nodiscard]] StepId step() const;
  [[nodiscard]] const Options& options() const;
  [[nodiscard]] const Rulings& rulings() const;

  [[nodiscard]] bool mayWalk(UnitIndex u) const {
    return present(u) && unit(u).side == battle_.active && unit(u).status[UnitStatus::walked] == 0;
  }
  [[nodiscard]] bool inContact(UnitIndex a, UnitIndex b) const {
    return present(a) && present(b) && enemies(a, b) && touching(stand(a), stand(b));
  }
  [[nodiscard]] double gap(UnitIndex a, UnitIndex b) const { return distanceBetween(stand(a), stand(b)); }
  // The enemy whose base is nearest, noUnit for none.
  [[nodiscard]] UnitIndex nearestFoe(UnitIndex u) const {
    UnitIndex nearest = noUnit;
    forEachPresent([&](UnitIndex foe) {
      if (enemies(u, foe) && (nearest == noUnit || gap(u, foe) < gap(u, nearest))) nearest = foe;
    });
    return nearest;
  }
  [[nodiscard]] int strength(SideIndex side) const {
    int strength = 0;
    forEachPresent([&](UnitIndex u) {
      if (unit(u).side == side)
        strength += battle_.profile(u, UnitProfile::strength) - unit(u).status[UnitStatus::hits];
    });
    return strength;
  }

 private:
  const Book& book_;
};

struct Course : CourseOf<Course, StepId, NoTasks, Position, Play, Referee, ActionId> {
  static const std::array<StepRow, 2> steps;
  static const std::array<ActionRow, 3> actions;
  // Going on, where only dice are to be thrown, is called "fight" here.
  static constexpr ActionId goesOn() { return ActionId::fight; }
};

struct Book {
  const Definition& definition;
  Options options;
  StepPlaces<StepId> steps;
  Length reach = 0;
  Row veteran, enemyVeteran;
  Rulings rulings;

  explicit Book(const Definition& d)
      : definition(d),
        options(readOptions<Options>(d)),
        steps(d, Course::steps.size()),
        reach(d.length("walkInches")),
        veteran(d.row("fight/veteran")),
        enemyVeteran(d.row("fight/enemyVeteran")) {}
};

const Definition& Position::definition() const { return book_.definition; }
const StepPlaces<StepId>& Position::places() const { return book_.steps; }
StepId Position::step() const { return book_.steps.stopAt(battle_.step); }
const Options& Position::options() const { return book_.options; }
const Rulings& Position::rulings() const { return book_.rulings; }

class Play : public PlayBase<Position> {
 public:
  using PlayBase::PlayBase;
  void deploy() { Course::enter(*this, StepId::walking); }
  void derive() { Course::settle(*this); }
  [[nodiscard]] bool isOver() const;
  void cannot(const Action&) const { account_.tell("came-to-nothing", {"TY-SEQ-1"}, {.side = battle_.active}); }

 private:
  friend struct Course;

  void walkOn(const Action& action) {
    const Unit& unit = battle_.unit(action.unit);
    const Walk way = walk(unit.pose, unit.base, action.path);
    mover_.place(action.unit, way.end());
    status(action.unit, UnitStatus::walked) = 1;
    account_.tell("walks", {"TY-WLK-1"}, {.unit = action.unit, .figures = {Figure::inches(way.total)}});
  }

  void goOn() { Course::goOn(*this); }

  void fightAll() {
    for (UnitIndex a = 0; a < battle_.unitCount(); ++a)
      for (UnitIndex b = a + 1; b < battle_.unitCount(); ++b)
        if (position_.inContact(a, b)) fight(a, b);
    Course::endStep(*this);
  }

  void fight(UnitIndex a, UnitIndex b) {
    const FightIn in{battle_.profile(a, UnitProfile::veteran) != 0, battle_.profile(b, UnitProfile::veteran) != 0,
                     account_.roller(a, b), account_.roller(b, a)};
    const auto fight = account_.ask(*rulings().fight, in);
    account_.tell("fights", {"TY-FGT-1"}, {.unit = a, .other = b, .figures = {Figure::count(fight->margin)}}, fight);
    if (fight->hit) hit(a);
    if (fight->enemyHit) hit(b);
  }

  void hit(UnitIndex u) {
    account_.tell("is-hit", {"TY-FGT-1"}, {.unit = u});
    if (++status(u, UnitStatus::hits) < battle_.profile(u, UnitProfile::strength)) return;
    mover_.remove(u);
    account_.tell("is-lost", {"TY-FGT-5"}, {.unit = u, .key = true});
  }

  void nextTurn() {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::walked) = 0;
    mover_.turn = static_cast<std::int16_t>(battle_.turn + battle_.active);
    mover_.active = enemyOf(battle_.active);
    Course::enter(*this, StepId::walking);
  }
};

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

 private:
  friend struct Course;

  void walkOn(const Action& action) {
    const UnitIndex u = action.unit;
    if (!position_.present(u)) return refuse("TY-WLK-1", "gone", u);
    const Unit& unit = position_.unit(u);
    if (unit.side != battle_.active) refuse("TY-SEQ-1", "not-yours", u);
    if (unit.status[UnitStatus::walked] != 0) refuse("TY-WLK-1", "walked-already", u);
    const Walk way = walk(unit.pose, unit.base, action.path);
    const Figure gone = Figure::inches(way.total), allowed = Figure::inches(position_.book().reach);
    measure("TY-WLK-1", "way", gone, allowed, u);
    if (way.total > position_.book().reach) {
      refuse("TY-WLK-1", "too-far", noUnit, gone, allowed);
      showLine(toVec(unit.pose.centre), toVec(way.end().centre), "too-far");
    }
    const Footprint end(way.end(), unit.base);
    position_.forEachPresent([&](UnitIndex other) {
      if (other == u) return;
      if (position_.inContact(u, other)) refuse("TY-WLK-2", "in-contact", u);
      if (overlaps(end, position_.stand(other))) refuse("TY-WLK-2", "in-the-way", other);
    });
  }
};

constexpr std::array<Course::StepRow, 2> Course::steps{{
    {.id = StepId::walking, .answers = answers(ActionId::walk, ActionId::endWalking)},
    {.id = StepId::blows, .work = does<&Play::fightAll>, .onward = does<&Play::nextTurn>},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::ActionRow, 3> Course::actions{{
    {ActionId::walk, Names::unit, does<&Play::walkOn>, does<&Referee::walkOn>},
    {ActionId::endWalking, Names::nothing, does<&Play::goOn>},
    {ActionId::fight, Names::nothing, does<&Play::goOn>},
}};
static_assert(inOrder(Course::actions));

Action actionOf(ActionId id, UnitIndex unit = noUnit) {
  Action action;
  action.kind = static_cast<std::int8_t>(id);
  action.unit = unit;
  return action;
}

// Turned towards the place and straight ahead until something is touched.
Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  const Unit& unit = position.unit(u);
  const Angle heading = headingTo(unit.pose.centre, shown.centre);
  const Footprint turned(turnedTo(unit.pose, heading), unit.base);
  Length ahead = 0;
  for (int i = 0; i < 8; ++i) {
    double room = std::max(0.0, distance(turned.centre, toVec(shown.centre)) - ahead);
    position.forEachPresent([&](UnitIndex other) {
      if (other != u)
        room = std::min(room, distanceBetween(turned.shifted(turned.forward * ahead), position.stand(other)));
    });
    ahead = std::min(position.book().reach, ahead + wholeLength(room));
  }
  Action action = actionOf(ActionId::walk, u);
  action.path = Path{{LegKind::pivot, heading}, {LegKind::ahead, ahead}};
  return action;
}

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : position_(position), out_(out) {}

  void list(const Decision& decision) {
    if (decision.automatic) return out_.push_back(actionOf(ActionId::fight));
    out_.push_back(actionOf(ActionId::endWalking));
    position_.forEachPresent([&](UnitIndex u) {
      const UnitIndex foe = position_.nearestFoe(u);
      if (foe == noUnit) return;
      const Action walk = proposed(position_, u, position_.unit(foe).pose.centre);
      if (Referee(position_).judge(walk).legal()) out_.push_back(walk);
    });
  }

 private:
  const Position& position_;
  ActionList& out_;
};

std::optional<Outcome> outcomeOf(const Position& position) {
  for (SideIndex side = 0; side < 2; ++side)
    if (position.strength(side) == 0) return Outcome{enemyOf(side), "last-army-standing", {"TY-END-1"}};
  if (position.battle().turn > position.options().turnLimit) return Outcome{noSide, "time-is-up", {"TY-END-2"}};
  return std::nullopt;
}

bool Play::isOver() const { return outcomeOf(position_).has_value(); }

int worthOf(const Position& position, SideIndex side) {
  int worth = 1000 * (position.strength(side) - position.strength(enemyOf(side)));
  position.forEachPresent([&](UnitIndex u) {
    const UnitIndex foe = position.unit(u).side == side ? position.nearestFoe(u) : noUnit;
    if (foe != noUnit) worth -= static_cast<int>(position.gap(u, foe) / oneInch);
  });
  return worth;
}

Portrait portraitOf(const Position& position, UnitIndex u) {
  const Unit& unit = position.unit(u);
  Portrait portrait;
  portrait.harm = unit.status[UnitStatus::hits];
  portrait.harmMost = position.battle().profile(u, UnitProfile::strength);
  if (portrait.harm > 0) portrait.badges.push_back({"hits", "hurt", true});
  portrait.hasActed = unit.status[UnitStatus::walked] != 0;
  portrait.mayAct = position.step() == StepId::walking && position.mayWalk(u);
  return portrait;
}

std::vector<Reminder> remindersOf(const Position& position) {
  Reminder reminder{"may-still-walk", "TY-WLK-1", {}};
  position.forEachPresent([&](UnitIndex u) {
    if (portraitOf(position, u).mayAct) reminder.units.push_back(u);
  });
  return reminder.units.empty() ? std::vector<Reminder>() : std::vector<Reminder>{reminder};
}

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> list{{0, "units-left", 0, 0}, {1, "units-left", 0, 0}};
  for (const Unit& unit : position.battle().units) {
    ++list[static_cast<std::size_t>(unit.side)].start;
    list[static_cast<std::size_t>(unit.side)].left += unit.present;
  }
  return list;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  if (!position.present(action.unit)) return {};
  const Walk way = walk(position.unit(action.unit).pose, position.unit(action.unit).base, action.path);
  return {way.poses.begin(), way.poses.begin() + static_cast<std::ptrdiff_t>(way.legs) + 1};
}

FightOut ruleFight(const FightIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  FightOut out;
  out.margin = modifiers.addIf(in.veteran, book.veteran) + modifiers.addIf(in.enemyVeteran, book.enemyVeteran);
  out.margin += modifiers.added();
  out.margin += dice.one(in.own.purpose("dice-blow"));
  out.margin -= dice.one(in.foe.purpose("dice-blow"));
  out.hit = out.margin < 0 || (out.margin == 0 && book.options.ties == Ties::both);
  out.enemyHit = out.margin > 0 || (out.margin == 0 && book.options.ties == Ties::both);
  return out;
}

class Skirmish final : public PlayedRuleSet<Book, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Skirmish(Definition given) : PlayedRuleSet(std::move(given)) {
    ProcedureMaker maker(definition(), book_);
    maker.add(book_.rulings.fight, "fight", ruleFight);
    addProcedures(maker.all());
  }
};

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Skirmish>(std::move(definition)); }

}  // namespace signifer::toy
