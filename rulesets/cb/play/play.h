// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject. An action that the referee refuses is carried out as far
// as it has a meaning, for people may overrule him.
#pragma once

#include <span>

#include "cb/play/charge_plan.h"
#include "cb/play/course.h"
#include "cb/play/decision.h"
#include "cb/play/fall_back.h"
#include "cb/play/follow_up.h"
#include "cb/play/paths.h"
#include "cb/play/shot.h"
#include "rules/hand_turns.h"
#include "rules/play_base.h"

namespace signifer::cb {

class Play : public PlayBase<Position> {
 public:
  Play(const PlayBook& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : PlayBase(book, battle, dice, chronicle), book_(book) {}

  void deploy();
  void derive();

  // Functions that the table of the turn works with.
  void cannot(const Action& action);
  [[nodiscard]] bool isOver() const { return battle_.status[BattleStatus::over] != 0; }

  /// Notes the fate of a unit in a fight that people have played out by hand.
  FateNoted fateByHand(const HandFate& fate);
  /// Notes a charge that people have made by hand: theirs is a charge combat.
  void chargeByHand(UnitIndex u, UnitIndex enemy);
  /// Takes a unit off the table, and friends near by note it (CB-DPG-1, CB-DPG-2).
  void takeOffByHand(UnitIndex u);
  /// Harm that its status holds already as casualties.
  void harmByHand(UnitIndex u, int harm);
  /// DPs that were told; true where the step would assign or remove them, and is not asked any more.
  [[nodiscard]] bool disorderByHand(UnitIndex u, int before);
  /// A leader is lost, and friends near by take it to heart (CB-DPG-7, CB-DPG-8).
  void losePerson(PersonIndex p);
  void closeTurnByHand();

 private:
  friend struct Course;
  using RuleIds = Account::RuleIds;

  // turn.cpp
  void stepBegins() { position_.beginStep(); }
  void goTo(StepId step) {
    const StepIndex place = position_.places()[step];
    if (place != battle_.step) pass(Waypoint::stepEnds);
    mover_.step = place;
  }
  void passOn(StepId again, StepId then);
  void leaveCommand();
  void leaveTactical();
  void leaveDeclarations();
  void takeUp();
  void beginTurn(SideIndex side);
  void enterTactical();
  void endDeclarations();
  void beginFlights();
  void flightOf(UnitIndex u);
  void endTurn();
  [[nodiscard]] SideIndex firstSide() const;
  /// Both sides act in each phase (option turn-style).
  [[nodiscard]] bool joint() const { return options().turnStyle == TurnStyle::joint; }
  [[nodiscard]] bool acts(SideIndex side) const { return joint() || side == battle_.active; }
  /// False means nothing in this state, here and in what follows.
  [[nodiscard]] bool advance();
  [[nodiscard]] bool endStepNow();

  // setting_up.cpp
  void countSide(SideIndex side);
  void putRight(UnitIndex u);
  [[nodiscard]] bool makesSense(const Relation& relation) const;

  // leaders.cpp
  [[nodiscard]] bool leaderAction(const Action& action);
  [[nodiscard]] bool influence(const Action& action);
  [[nodiscard]] bool giveOrders(const Action& action);
  void ride(PersonIndex p, Point to);
  void placeMessenger(PersonIndex to, std::optional<Vec2> at);
  void moveMessengers();
  void testControl(const Action& action);
  void risk(PersonIndex p);
  void riskOfUnit(UnitIndex u);
  void joinNearest(PersonIndex p);
  void alarmLeaders(UnitIndex u, const Footprint& from);

  // movement.cpp
  void place(UnitIndex u, const Pose& pose);
  void stir(UnitIndex u);
  void reform(UnitIndex u, Formation formation, int front);
  void becomeUnformed(UnitIndex u);
  [[nodiscard]] bool startMove(const Action& action);
  [[nodiscard]] bool walkAlong(const Action& action);
  void goAlong(const Task& task, const Action& action);
  void go(const Task& task, const Path& path);
  void walk(UnitIndex u, const Path& path);
  void walkLeg(UnitIndex u, Leg leg, const UnitSet& clipped, UnitSet& passed);
  [[nodiscard]] Leg onTheTable(UnitIndex u, Leg leg) const;
  void tellLeg(UnitIndex u, const Pose& from, const Leg& leg, bool beyond);
  void tellTurn(UnitIndex u, Angle from);
  void crossGround(UnitIndex u, const Pose& from, const Leg& leg, bool wasBeyond);
  void runOn(UnitIndex u, int optional);
  void runOnAlone(UnitIndex u);
  void runOnWith(const Action& action) { runOn(action.unit, action.values[0]); }
  using Rolled = Answered<MovementIn, MovementOut>;
  [[nodiscard]] Rolled rollMove(UnitIndex u, MoveKind kind, int optional);

  // manoeuvres.cpp
  [[nodiscard]] bool manoeuvreUnit(const Action& action);
  void tellManoeuvre(UnitIndex u, Manoeuvre which, Formation formation,
                     const Answered<ManoeuvreIn, ManoeuvreOut>& ruling);
  void manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond, std::string_view phrase);
  void passFriends(UnitIndex u, const UnitSet& friends);
  void passFriend(UnitIndex u, UnitIndex v);

  // shooting.cpp
  [[nodiscard]] bool shoot(UnitIndex u, UnitIndex target);
  void hit(UnitIndex u, UnitIndex target, const Answered<ShootingIn, ShootingOut>& volley);

  // disorder.cpp
  void tire(UnitIndex u, const Rolled& move);
  void sufferDps(UnitIndex u, int dps);
  void applyFate(UnitIndex u, CriticalFate fate);

  // charge.cpp
  struct Charger {
    UnitIndex unit;
    UnitIndex target;
    ChargeMode mode;
    /// The middle of its front edge when the charge began.
    Vec2 from;
    /// JT; below 0 while it is not rolled.
    double left;
    /// JT straight on so far.
    double gone;
  };
  [[nodiscard]] bool declareCharge(const Action& action);
  [[nodiscard]] bool canRespond(UnitIndex u, Response response) const;
  void respond(const Action& action);
  void beginCharges();
  void noteGround(UnitIndex a, UnitIndex b);
  [[nodiscard]] bool asksResponse(UnitIndex target, UnitIndex charger);
  void pushCharge(const Charger& charger);
  void charge(const Task& task);
  void noteDice(UnitIndex u, int optional, bool lightBonus);
  [[nodiscard]] Rolled rollChosen(UnitIndex u, MoveKind kind);
  [[nodiscard]] double chosenDistance(UnitIndex u, const Rolled& rolled) const;
  void rollCharge(Charger& charger);
  void meetCountering(Charger charger);
  void closeWith(Charger charger, Charger back);
  bool faceCharger(UnitIndex u, UnitIndex charger);
  bool wheelToCharge(UnitIndex u, UnitIndex target);
  bool wheelBy(UnitIndex u, const ChargePlan& plan);
  struct Run;
  /// The effect of a counter-charge on a charge: none, too late, or the two meet.
  enum class Countered : std::uint8_t { no, inVain, meets };
  [[nodiscard]] Run courseOf(const Charger& charger, Countered countered) const;
  /// Whether the charge would end on a friend whom its wheel has clipped.
  [[nodiscard]] bool restsOnFriend(const Charger& c) const;
  void advanceCharge(Charger charger, Countered countered);
  void tellCharge(const Charger& charger, const Run& course, Length gone, Countered countered);
  void strike(const Charger& charger, UnitIndex met, bool countered);
  void align(UnitIndex u, UnitIndex target, Face face);
  void loosen(UnitIndex u, double gone);
  void shock(UnitIndex target, UnitIndex charger, bool behindFlank);
  void shockOfCounterCharge(UnitIndex u, UnitIndex counter);
  void contact(const Charger& charger, UnitIndex target, const Answered<ChargeSectorIn, ChargeSectorOut>& sector);

  // evasion.cpp
  [[nodiscard]] bool evadesFreely(UnitIndex u, Angle heading, double limit) const;
  [[nodiscard]] Angle evasion(UnitIndex u, Angle away, double limit) const;
  void evade(UnitIndex u, UnitIndex charger);
  void shockOfEvasion(UnitIndex u);

  // combat.cpp
  struct Fighter;
  struct Result;
  void fight();
  void followOnNow(const Task& task) { followOn(task.args[0], task.args[1], task.args[2] != 0); }
  void followOn(UnitIndex u, UnitIndex enemy, bool forced);
  void round(const UnitSet& fighting, bool forced);
  [[nodiscard]] Result resultOf(const Fighter& fighter, std::span<const Fighter> fighters, const UnitSet& all,
                                const UnitSet& foes, std::span<const Result> told);
  void queueResults(std::span<Result> results);
  void result(const Task& task);
  /// Against these enemies.
  [[nodiscard]] Task resultTask(UnitIndex u, const UnitSet& foes, int difference) const;
  [[nodiscard]] CombatResultIn resultFacts(const Task& task) const;
  [[nodiscard]] UnitIndex beaterNow(UnitIndex u, int noted, UnitIndex enemy) const;
  void followResult(UnitIndex u, UnitIndex enemy, UnitIndex beater,
                    const Answered<CombatResultIn, CombatResultOut>& ruling);
  void carryOut(UnitIndex u, AfterMove move, UnitIndex enemy, UnitIndex beater);

  // after_combat.cpp
  void moveAfterCombat(const Task& task, const Action& action);
  [[nodiscard]] bool moveFromNearest(const Action& action);
  void advanceIntoPlace(UnitIndex u, UnitIndex enemy);
  void fallBack(UnitIndex u, UnitIndex beater, bool through);
  void setBack(UnitIndex u, const SetBack& friendly, Vec2 direction);
  void followUpEnemy(UnitIndex u, UnitIndex enemy);
  void goForward(UnitIndex u, UnitIndex enemy);
  void cannotFollowUp(UnitIndex u, UnitIndex enemy, const FollowUpWay& way);
  [[nodiscard]] WordSet<AfterMove> openMoves(UnitIndex u, UnitIndex enemy, WordSet<AfterMove> moves);
  void retire(UnitIndex u, UnitIndex enemy);
  void retireAlong(const Task& task, const Action& action) { finishRetiring(task, action.path); }
  void finishRetiring(const Task& task, const Path& path);
  [[nodiscard]] double pursuitRoom(UnitIndex u, double limit);
  void pursue(UnitIndex u, UnitIndex enemy);
  void burstThrough(UnitIndex u, UnitIndex enemy);
  void burst(UnitIndex u, bool opened);
  void hack(UnitIndex u, UnitIndex by);

  // flight.cpp
  /// A straight way: how far it goes, and whether it leaves the table or ends on a unit that gives no room.
  struct Slide {
    double way = 0;
    bool leaves = false;
    bool noRoom = false;
  };
  /// The phrases for such a way: gone as far as rolled, less far, farther until clear of friends.
  struct Gone {
    std::string_view full, shorter, longer;
  };
  [[nodiscard]] double slideRoom(UnitIndex u, const Footprint& start, double limit, double keep) const;
  [[nodiscard]] Slide slideOf(UnitIndex u, const Pose& from, double limit, double keep, bool mayLeave) const;
  bool slide(UnitIndex u, const Pose& from, const Slide& way);
  void routFrom(UnitIndex u, UnitIndex enemy);
  void routMove(UnitIndex u, Vec2 direction);
  void flee(UnitIndex u);
  void rampageMove(UnitIndex u);
  void startRampage(UnitIndex u);
  /// The way of a rampage, and who stands in it.
  struct Rampage {
    double way = 0;
    bool leaves = false;
    UnitSet met;
  };
  [[nodiscard]] Rampage rampageOf(UnitIndex u, const Pose& from, double way) const;
  void runOver(UnitIndex u, const Pose& from, const Rampage& run);
  /// One leader by the rules; a person may overrule the referee and put more with a unit, and none may be left behind.
  template <class Visit>
  void eachLeaderWith(UnitIndex u, Visit&& visit) {
    for (PersonIndex p = 0; p < battle_.personCount(); ++p)
      if (battle_.person(p).present && battle_.person(p).unit == u) visit(p);
  }
  void breakUnit(UnitIndex u);
  void destroy(UnitIndex u);
  void leaveTable(UnitIndex u);
  void noteLoss(UnitIndex u);
  void countLost(UnitIndex u, SideStatus how);

  // by_hand.cpp
  void lossByHand(UnitIndex u);
  FateNoted rallyByHand(UnitIndex u);
  FateNoted haltByHand(UnitIndex u);
  FateNoted sufferByHand(const HandFate& fate);
  void roundFoughtByHand(UnitIndex u);
  bool byHand_ = false;
  void strikeByHand(UnitIndex u, UnitIndex enemy, const Pose& from);
  FateNoted counterChargeByHand(UnitIndex u, UnitIndex charger);
  FateNoted evadeByHand(UnitIndex u, UnitIndex charger, std::optional<Length> distance);
  FateNoted caughtByHand(UnitIndex u, UnitIndex by);
  FateNoted fallBackByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance);
  FateNoted retireByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance);
  FateNoted breakByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance);
  FateNoted pursueByHand(UnitIndex u, UnitIndex enemy, std::optional<Length> distance);
  bool goByHand(UnitIndex u, const Pose& from, Length distance);

  // told_fights.cpp
  FateNoted fightByHand(UnitIndex u, UnitIndex enemy, std::optional<int> difference);
  [[nodiscard]] std::optional<Task> toldResult(UnitIndex u) const;
  void sufferResult(const Task& task, std::vector<Task>& open);
  [[nodiscard]] bool isAsked(UnitIndex u) const;
  [[nodiscard]] bool staysInCombat(UnitIndex u) const;
  FateNoted rampageByHand(UnitIndex u, std::optional<Length> distance, std::optional<Angle> turn);
  /// Whether the result of a fight has booked this fate of the unit.
  [[nodiscard]] bool isAsBooked(const HandFate& fate) const;
  [[nodiscard]] bool resultAllows(const HandFate& fate, WordSet<AfterMove> asked) const;
  WordSet<AfterMove> closeMoves(UnitIndex u);
  /// An enemy in combat with nobody else, and what it might do by each result that its enemy's fate leaves open.
  struct Victor {
    UnitIndex unit = noUnit;
    std::vector<Task> results;
  };
  [[nodiscard]] std::vector<Victor> victorsOver(const HandFate& fate, bool asBooked, WordSet<AfterMove> asked);
  void openVictors(UnitIndex u, std::span<const Victor> victors);

  // morale.cpp
  void morale();
  void removeDps();
  [[nodiscard]] bool startRally(UnitIndex u);
  void finishRally(UnitIndex u);
  void assignDps();
  [[nodiscard]] MoraleDpsIn lossesNear(UnitIndex u) const;
  void forgetLosses(UnitIndex u);
  void checkArmies();
  void settle();

  template <class E>
  void set(UnitIndex u, UnitStatus slot, E value) {
    status(u, slot) = static_cast<std::int16_t>(value);
  }
  [[nodiscard]] Figure jts(double way) const { return Figure::inches(toLength(position_.lengthOf(way))); }

  void tell(std::string_view phrase, RuleIds rules, const Telling& telling) { account_.tell(phrase, rules, telling); }
  /// Told by rulings: with the rows that the first has noted, and those of its modifiers, behind `rules`.
  template <class In, class Out, class... More>
  void tell(std::string_view phrase, RuleIds rules, const Telling& telling, const Answered<In, Out>& ruling,
            const More&... more) {
    if (!account_.wanted()) return;
    std::vector<std::string_view> cited(rules);
    const auto cite = [&cited](std::string_view rule) {
      for (const std::string_view other : cited)
        if (other == rule) return;
      if (!rule.empty()) cited.push_back(rule);
    };
    if constexpr (requires { ruling.out.rows; })
      for (const std::string_view row : ruling.out.rows.list()) cite(row);
    for (const Modifier& modifier : ruling.modifiers.list()) cite(modifier.rule);
    account_.tell(phrase, std::move(cited), telling, {ruling.consultation(), more.consultation()...});
  }
  void tellGone(const Gone& gone, RuleIds rules, UnitIndex u, UnitIndex other, const Slide& way, const Rolled& rolled);
  /// DPs told with what they come from, and suffered.
  template <class... Ruling>
  void gainDps(UnitIndex u, int dps, std::string_view phrase, RuleIds rules, const Ruling&... ruling) {
    if (dps <= 0 || !position_.present(u)) return;
    tell(phrase, rules, {.unit = u, .figures = {Figure::count(dps)}}, ruling...);
    sufferDps(u, dps);
  }

  const PlayBook& book_;
};

}  // namespace signifer::cb
