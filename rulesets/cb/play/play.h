// A turn being carried out: what actions do to a battle, and everything that follows until somebody has to decide
// again. The files beside this one hold its parts by subject. It assumes that the referee agreed.
#pragma once

#include "cb/combat_result.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/play/charge_plan.h"
#include "cb/play/decision.h"
#include "cb/play/paths.h"
#include "cb/play/shot.h"
#include "rules/chronicle.h"

namespace signifer::cb {

class Play {
 public:
  Play(const PlayBook& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : book_(book), battle_(battle), position_(book, battle), dice_(dice), chronicle_(chronicle) {}

  void resolve(const Action& action);
  void deploy();
  void derive();

 private:
  using RuleIds = std::initializer_list<std::string_view>;

  // turn.cpp
  void run();
  void takeUp(const Action& action);
  void answerTask(const Action& action);
  void perform(const Task& task);
  void endStep();
  void enterAutomatic();
  void beginTurn(SideIndex side);
  void enterTactical();
  void endDeclarations();
  void endTurn();
  void countSide(SideIndex side);
  [[nodiscard]] SideIndex firstSide() const;
  /// Both sides act in each phase (option turn-style).
  [[nodiscard]] bool joint() const { return options().turnStyle == TurnStyle::joint; }
  [[nodiscard]] bool acts(SideIndex side) const { return joint() || side == battle_.active; }
  [[nodiscard]] bool hasChoice() const;
  [[nodiscard]] bool waits(const Task& task) const;
  [[nodiscard]] bool makesSense(const Task& task) const;

  // leaders.cpp
  void leaderAction(const Action& action);
  void influence(const Action& action);
  void giveOrders(const Action& action);
  void placeMessenger(PersonIndex to, std::optional<Vec2> at);
  void moveMessengers();
  void testControl(const Action& action);
  void risk(PersonIndex p);
  void riskOfUnit(UnitIndex u);
  void losePerson(PersonIndex p);
  void joinNearest(PersonIndex p);
  void alarmLeaders(UnitIndex u, const Footprint& from);
  void tellOf(std::string_view phrase, PersonIndex p, RuleIds rules);

  // movement.cpp
  void place(UnitIndex u, const Pose& pose);
  void stir(UnitIndex u);
  void reform(UnitIndex u, Formation formation, int front);
  void becomeUnformed(UnitIndex u);
  void startMove(const Action& action);
  void go(const Task& task, const Path& path);
  void walk(UnitIndex u, const Path& path);
  void walkLeg(UnitIndex u, const Leg& leg, UnitSet& passed);
  void crossGround(UnitIndex u, const Pose& from, const Leg& leg, bool wasBeyond);
  void manoeuvreUnit(const Action& action);
  void manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond);
  void passFriends(UnitIndex u, const UnitSet& friends);
  void runOn(UnitIndex u, int optional);
  [[nodiscard]] MovementOut throwMove(UnitIndex u, MoveKind kind, int optional);

  // shooting.cpp
  void shoot(UnitIndex u, UnitIndex target);
  void gainDps(UnitIndex u, int dps, std::string_view phrase, std::string_view rule);
  /// For the reasons that a ruling has listed.
  void gainDps(UnitIndex u, int dps, std::string_view phrase, const Modifiers& reasons);
  void tire(UnitIndex u, const MovementOut& move);
  void sufferDps(UnitIndex u, int dps);
  void applyFate(UnitIndex u, CriticalFate fate);

  // charge.cpp
  struct Charger {
    UnitIndex unit;
    UnitIndex target;
    ChargeMode mode;
    /// Where the middle of its front edge stood when the charge began.
    Vec2 from;
    /// JT; below 0 while it is not thrown.
    double left;
    /// JT straight on so far.
    double gone;
  };
  void declareCharge(const Action& action);
  void respond(const Action& action);
  void beginCharges();
  void noteGround(UnitIndex a, UnitIndex b);
  [[nodiscard]] bool asksResponse(UnitIndex target, UnitIndex charger);
  void pushCharge(const Charger& charger);
  void charge(const Task& task);
  void noteDice(UnitIndex u, int optional, bool lightBonus);
  [[nodiscard]] MovementOut throwChosen(UnitIndex u, MoveKind kind);
  void throwCharge(Charger& charger);
  [[nodiscard]] bool evadesFreely(UnitIndex u, Angle heading, double limit) const;
  [[nodiscard]] Angle evasion(UnitIndex u, Angle away, double limit) const;
  void evade(UnitIndex u, UnitIndex charger);
  void meetCountering(Charger charger);
  void closeWith(Charger charger, Charger back);
  bool faceCharger(UnitIndex u, UnitIndex charger);
  bool wheelToCharge(UnitIndex u, UnitIndex target, Angle limit = 45 * oneDegree);
  struct Course;
  [[nodiscard]] Course courseOf(const Charger& charger, bool countered) const;
  void advanceCharge(Charger charger, bool countered);
  void strike(const Charger& charger, UnitIndex met, bool countered);
  void align(UnitIndex u, UnitIndex target, Face face);
  void contact(const Charger& charger, UnitIndex target, bool behindFlank);

  // combat.cpp
  struct Fighter;
  struct Result;
  void fight();
  void followOn(UnitIndex u, UnitIndex enemy, bool forced);
  void round(const UnitSet& fighting, bool forced);
  [[nodiscard]] Result resultOf(const Fighter& fighter, const UnitSet& all, const UnitSet& foes,
                                const std::array<int, 128>& dice);
  void queueResults(std::vector<Result>& results);
  void result(const Task& task);
  void followResult(UnitIndex u, UnitIndex enemy, const CombatResultOut& out);
  void carryOut(UnitIndex u, AfterMove move, UnitIndex enemy);

  // after_combat.cpp
  void advanceIntoPlace(UnitIndex u, UnitIndex enemy);
  [[nodiscard]] double fallBackWay(UnitIndex u, bool through) const;
  void fallBack(UnitIndex u, bool through);
  void followUpEnemy(UnitIndex u, UnitIndex enemy);
  void retire(UnitIndex u, UnitIndex enemy);
  void finishRetiring(const Task& task, const Path& path);
  [[nodiscard]] double pursuitRoom(UnitIndex u, double limit);
  void pursue(UnitIndex u, UnitIndex enemy);
  void burstThrough(UnitIndex u, UnitIndex enemy);
  void burst(UnitIndex u, bool opened);
  void hack(UnitIndex u, UnitIndex by);

  // flight.cpp
  [[nodiscard]] double slideRoom(UnitIndex u, const Footprint& start, double limit, double keep) const;
  [[nodiscard]] bool slide(UnitIndex u, const Pose& from, double limit, double keep, bool mayLeave);
  void routFrom(UnitIndex u, UnitIndex enemy);
  void routMove(UnitIndex u, Vec2 direction);
  void flee(UnitIndex u);
  void rampageMove(UnitIndex u);
  void startRampage(UnitIndex u);
  void breakUnit(UnitIndex u);
  void destroy(UnitIndex u);
  void leaveTable(UnitIndex u);
  void noteLoss(UnitIndex u);

  // morale.cpp
  void morale();
  void removeDps();
  void assignDps();
  void checkArmies();
  void settle();

  [[nodiscard]] const Options& options() const { return book_.options; }
  [[nodiscard]] std::int16_t& status(UnitIndex u, UnitStatus slot) { return battle_.unit(u).status[slot]; }
  template <class E>
  void set(UnitIndex u, UnitStatus slot, E value) {
    status(u, slot) = static_cast<std::int16_t>(value);
  }
  [[nodiscard]] Thrower thrower(UnitIndex u, UnitIndex against = noUnit) const {
    return {battle_.unit(u).side, u, against};
  }
  void push(TaskKind kind, std::initializer_list<int> args);
  void tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds rules,
            std::initializer_list<Figure> figures = {}, bool key = false);
  /// A ruling with what it was made of; no `rule`: the rules are those of its modifiers.
  void tellRuling(std::string_view phrase, UnitIndex u, UnitIndex other, std::string_view rule,
                  std::initializer_list<Figure> figures, const Modifiers& modifiers, std::string_view procedure);

  const PlayBook& book_;
  Battle& battle_;
  Position position_;
  Dice& dice_;
  Chronicle& chronicle_;
};

}  // namespace signifer::cb
