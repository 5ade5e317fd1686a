// Skirmish: units walk 6 inches, and whoever touches fights with a d6. The example of docs/adding-a-rule-set.md, which
// leads through this file; everything that is a figure or a word stands in the JSON files beside it.
#include <algorithm>

#include "rules/account.h"
#include "rules/ruleset.h"
#include "rules/typed_procedure.h"
#include "table/distance.h"

namespace signifer::toy {

BOOST_DEFINE_FIXED_ENUM_CLASS(Ties, std::uint8_t, nobody, both)

namespace {

// In the order of toy.json; the constructor checks that they agree.
enum class Profile : std::uint8_t { strength, veteran };
enum class Status : std::uint8_t { hits, walked };
enum class Kind : std::int8_t { walk, endWalking, fight };

struct FightIn {
  bool veteran = false;
  bool enemyVeteran = false;
  // Who rolls: no part of the form.
  Roller own, foe;
};
BOOST_DESCRIBE_STRUCT(FightIn, (), (veteran, enemyVeteran))

struct FightOut {
  int margin = 0;
  bool hit = false;
  bool enemyHit = false;
  friend auto operator<=>(const FightOut&, const FightOut&) = default;
};
BOOST_DESCRIBE_STRUCT(FightOut, (), (margin, hit, enemyHit))

Action actionOf(Kind kind) {
  Action action;
  action.kind = static_cast<std::int8_t>(kind);
  return action;
}

Footprint footprint(const Unit& unit) { return Footprint(unit.pose, unit.base); }

class Skirmish final : public RuleSet {
 public:
  explicit Skirmish(Definition data) : RuleSet(std::move(data)) {
    const Definition& d = definition();
    d.requireOrder("unitProfile", d.unitProfile(), std::array<std::string_view, 2>{"strength", "veteran"});
    d.requireOrder("unitStatus", d.unitStatus(), std::array<std::string_view, 2>{"hits", "walked"});
    d.requireActions(std::array<std::string_view, 3>{"walk", "end-walking", "fight"});
    reach_ = d.length("walkInches");
    turnLimit_ = d.optionNumber("turn-limit");
    walking_ = static_cast<StepIndex>(d.sequence().indexOf("walking"));
    blows_ = static_cast<StepIndex>(d.sequence().indexOf("blows"));
    veteran_ = d.row("fight/veteran");
    enemyVeteran_ = d.row("fight/enemyVeteran");
    ties_ = d.option<Ties>("ties");
    auto fight = makeProcedure<FightIn, FightOut>(
        d, "fight", {},
        [this](const FightIn& in, Dice& dice, Modifiers& modifiers) { return ruleFight(in, dice, modifiers); });
    fight_ = fight.get();
    addProcedure(std::move(fight));
    requireAllProcedures();
  }

  void deploy(Battle& battle) const override { battle.step = walking_; }
  void derive(Battle& battle) const override {
    if (battle.step != blows_) battle.step = walking_;
  }

  [[nodiscard]] Decision decision(const Battle& battle) const override {
    Decision decision{battle.step, battle.active, noUnit, 0b011, false};
    if (battle.step == blows_) {
      decision.kinds = 0b100;
      decision.automatic = true;
    }
    return decision;
  }

  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    if (decision.step == blows_) return out.push_back(actionOf(Kind::fight));
    out.push_back(actionOf(Kind::endWalking));
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      const UnitIndex foe = nearestFoe(battle, unit);
      if (foe == noUnit) continue;
      const Action walk = propose(battle, unit, battle.unit(foe).pose.centre);
      if (judge(battle, walk).legal()) out.push_back(walk);
    }
  }

  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    Verdict verdict;
    const Decision now = decision(battle);
    if (!now.allows(action.kind))
      verdict.refuse(notNow(definition(), battle, now));
    else if (static_cast<Kind>(action.kind) == Kind::walk)
      judgeWalk(battle, action, verdict);
    return verdict;
  }

  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    const Account account(battle, dice, chronicle);
    switch (static_cast<Kind>(action.kind)) {
      case Kind::walk: {
        // A person may overrule the referee, so anything may come here.
        if (!onTheTable(battle, action.unit)) return;
        Unit& unit = battle.unit(action.unit);
        const Walk way = walk(unit.pose, unit.base, action.path);
        unit.pose = way.end();
        unit.status[Status::walked] = 1;
        account.tell("walks", {"TY-WLK-1"}, {.unit = action.unit, .figures = {Figure::inches(way.total)}});
        chronicle.pass(Waypoint::actionDone);
        return;
      }
      case Kind::endWalking:
        chronicle.pass(Waypoint::stepEnds);
        battle.step = blows_;
        return;
      case Kind::fight:
        for (UnitIndex a = 0; a < battle.unitCount(); ++a)
          for (UnitIndex b = a + 1; b < battle.unitCount(); ++b)
            if (inContact(battle, a, b)) fight(battle, a, b, account);
        chronicle.pass(Waypoint::actionDone);
        chronicle.pass(Waypoint::stepEnds);
        endTurn(battle);
        return;
    }
  }

  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override {
    for (SideIndex side = 0; side < 2; ++side)
      if (strengthOf(battle, side) == 0) return Outcome{enemyOf(side), "last-army-standing", {"TY-END-1"}};
    if (battle.turn > turnLimit_) return Outcome{noSide, "time-is-up", {"TY-END-2"}};
    return std::nullopt;
  }

  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override {
    int worth = 1000 * (strengthOf(battle, side) - strengthOf(battle, enemyOf(side)));
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      const UnitIndex foe = battle.unit(unit).side == side ? nearestFoe(battle, unit) : noUnit;
      if (foe != noUnit) worth -= static_cast<int>(gap(battle, unit, foe) / oneInch);
    }
    return worth;
  }

  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex index) const override {
    const Unit& unit = battle.unit(index);
    Portrait portrait;
    portrait.harm = unit.status[Status::hits];
    portrait.harmMost = battle.profile(index, Profile::strength);
    if (portrait.harm > 0) portrait.badges.push_back({"hits", "hurt", true});
    portrait.hasActed = unit.status[Status::walked] != 0;
    portrait.mayAct = battle.step == walking_ && unit.side == battle.active && !portrait.hasActed;
    return portrait;
  }

  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override {
    Reminder reminder{"may-still-walk", "TY-WLK-1", {}};
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
      if (battle.unit(unit).present && portray(battle, unit).mayAct) reminder.units.push_back(unit);
    return reminder.units.empty() ? std::vector<Reminder>() : std::vector<Reminder>{reminder};
  }

  // Turned towards the place and straight ahead until something is touched.
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex index, Point where) const override {
    Action action = actionOf(Kind::walk);
    action.unit = index;
    const Unit& unit = battle.unit(index);
    const Angle heading = headingTo(unit.pose.centre, where);
    const Footprint turned(turnedTo(unit.pose, heading), unit.base);
    Length ahead = 0;
    for (int i = 0; i < 8; ++i) {
      double room = std::max(0.0, distance(turned.centre, toVec(where)) - ahead);
      for (UnitIndex other = 0; other < battle.unitCount(); ++other)
        if (other != index && battle.unit(other).present)
          room = std::min(room, distanceBetween(turned.shifted(turned.forward * ahead), footprint(battle.unit(other))));
      ahead = std::min(reach_, ahead + wholeLength(room));
    }
    action.path = Path{{LegKind::pivot, heading}, {LegKind::ahead, ahead}};
    return action;
  }

  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override {
    if (!onTheTable(battle, action.unit)) return {};
    const Walk way = walk(battle.unit(action.unit).pose, battle.unit(action.unit).base, action.path);
    return {way.poses.begin(), way.poses.begin() + static_cast<std::ptrdiff_t>(way.legs) + 1};
  }

  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override {
    std::vector<Standing> list{{0, "units-left", 0, 0}, {1, "units-left", 0, 0}};
    for (const Unit& unit : battle.units) {
      ++list[static_cast<std::size_t>(unit.side)].start;
      list[static_cast<std::size_t>(unit.side)].left += unit.present;
    }
    return list;
  }

 private:
  FightOut ruleFight(const FightIn& in, Dice& dice, Modifiers& modifiers) const {
    FightOut out;
    out.margin = modifiers.addIf(in.veteran, veteran_) + modifiers.addIf(in.enemyVeteran, enemyVeteran_);
    out.margin += modifiers.added();
    out.margin += dice.one(in.own.purpose("dice-blow"));
    out.margin -= dice.one(in.foe.purpose("dice-blow"));
    out.hit = out.margin < 0 || (out.margin == 0 && ties_ == Ties::both);
    out.enemyHit = out.margin > 0 || (out.margin == 0 && ties_ == Ties::both);
    return out;
  }

  void fight(Battle& battle, UnitIndex a, UnitIndex b, const Account& account) const {
    const FightIn in{battle.profile(a, Profile::veteran) != 0, battle.profile(b, Profile::veteran) != 0,
                     account.roller(a, b), account.roller(b, a)};
    const auto fight = account.ask(*fight_, in);
    account.tell("fights", {"TY-FGT-1"}, {.unit = a, .other = b, .figures = {Figure::count(fight->margin)}}, fight);
    if (fight->hit) hit(battle, a, account);
    if (fight->enemyHit) hit(battle, b, account);
  }

  void hit(Battle& battle, UnitIndex index, const Account& account) const {
    Unit& unit = battle.unit(index);
    account.tell("is-hit", {"TY-FGT-1"}, {.unit = index});
    if (++unit.status[Status::hits] < battle.profile(index, Profile::strength)) return;
    unit.present = false;
    account.tell("is-lost", {"TY-FGT-5"}, {.unit = index, .key = true});
  }

  void endTurn(Battle& battle) const {
    for (Unit& unit : battle.units) unit.status[Status::walked] = 0;
    battle.turn = static_cast<std::int16_t>(battle.turn + battle.active);
    battle.active = enemyOf(battle.active);
    battle.step = walking_;
  }

  void judgeWalk(const Battle& battle, const Action& action, Verdict& verdict) const {
    if (!onTheTable(battle, action.unit)) return verdict.refuse({"TY-WLK-1", "gone", {}, {}, action.unit});
    const Unit& unit = battle.unit(action.unit);
    if (unit.side != battle.active) verdict.refuse({"TY-SEQ-1", "not-yours", {}, {}, action.unit});
    if (unit.status[Status::walked] != 0) verdict.refuse({"TY-WLK-1", "walked-already", {}, {}, action.unit});
    const Walk way = walk(unit.pose, unit.base, action.path);
    verdict.measure({"TY-WLK-1", "way", Figure::inches(way.total), Figure::inches(reach_), action.unit});
    if (way.total > reach_) {
      verdict.refuse({"TY-WLK-1", "too-far", Figure::inches(way.total), Figure::inches(reach_), noUnit});
      verdict.witness.push_back({Mark::Kind::line, {unit.pose.centre, way.end().centre}, "too-far"});
    }
    for (UnitIndex other = 0; other < battle.unitCount(); ++other) {
      if (other == action.unit || !battle.unit(other).present) continue;
      if (inContact(battle, action.unit, other)) verdict.refuse({"TY-WLK-2", "in-contact", {}, {}, action.unit});
      if (overlaps(Footprint(way.end(), unit.base), footprint(battle.unit(other))))
        verdict.refuse({"TY-WLK-2", "in-the-way", {}, {}, other});
    }
  }

  static bool onTheTable(const Battle& battle, UnitIndex unit) {
    return unit >= 0 && unit < battle.unitCount() && battle.unit(unit).present;
  }
  static double gap(const Battle& battle, UnitIndex a, UnitIndex b) {
    return distanceBetween(footprint(battle.unit(a)), footprint(battle.unit(b)));
  }
  static bool inContact(const Battle& battle, UnitIndex a, UnitIndex b) {
    const Unit &one = battle.unit(a), &two = battle.unit(b);
    return one.present && two.present && one.side != two.side && touching(footprint(one), footprint(two));
  }
  static UnitIndex nearestFoe(const Battle& battle, UnitIndex unit) {
    UnitIndex nearest = noUnit;
    if (!battle.unit(unit).present) return noUnit;
    for (UnitIndex foe = 0; foe < battle.unitCount(); ++foe)
      if (battle.unit(foe).present && battle.unit(foe).side != battle.unit(unit).side &&
          (nearest == noUnit || gap(battle, unit, foe) < gap(battle, unit, nearest)))
        nearest = foe;
    return nearest;
  }
  static int strengthOf(const Battle& battle, SideIndex side) {
    int strength = 0;
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
      if (battle.unit(unit).present && battle.unit(unit).side == side)
        strength += battle.profile(unit, Profile::strength) - battle.unit(unit).status[Status::hits];
    return strength;
  }

  Length reach_ = 0;
  int turnLimit_ = 0;
  StepIndex walking_ = 0;
  StepIndex blows_ = 0;
  Row veteran_;
  Row enemyVeteran_;
  Ties ties_ = Ties::nobody;
  const ProcedureFor<FightIn, FightOut>* fight_ = nullptr;
};

}  // namespace

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Skirmish>(std::move(definition)); }

}  // namespace signifer::toy
