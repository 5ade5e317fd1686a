#include "commander/prospects.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "commander/greedy.h"
#include "commander/harm.h"
#include "dice/odds.h"
#include "dice/sources.h"
#include "rules/action_values.h"
#include "table/distance.h"

namespace signifer {
namespace {

// A player turn is over long before.
constexpr int mostStages = 60;
constexpr int playouts = 400;

// Two units, with those who go and fight with them.
class Pair {
 public:
  Pair(const RuleSet& rules, const Battle& battle, UnitIndex one, UnitIndex other) : of_(battle.units.size()) {
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const UnitIndex with = battle.unit(u).present ? rules.carrier(battle, u) : u;
      of_[static_cast<std::size_t>(u)] = u == one || with == one ? one : u == other || with == other ? other : noUnit;
    }
  }
  /// The one of the two that it belongs to; noUnit for neither.
  [[nodiscard]] UnitIndex of(int unit) const { return unit < 0 ? noUnit : of_[static_cast<std::size_t>(unit)]; }

 private:
  std::vector<UnitIndex> of_;
};

// The dice of the two branch, or are rolled by the one source; those of all others by another.
template <class Own>
class PairDice final : public Dice {
 public:
  PairDice(Own& own, const Pair& pair) : own_(own), pair_(pair), others_(1) {}

 protected:
  int readFace(const Throw& t) override {
    Dice& dice = ofThePair(t) ? static_cast<Dice&>(own_) : others_;
    return t.left.empty() ? dice.one(t.purpose, t.die) : dice.card(t.purpose, t.left) + 1;
  }
  int readTotal(const Throw& t) override {
    return ofThePair(t) ? own_.sum(t.purpose, t.count, t.die) : others_.sum(t.purpose, t.count, t.die);
  }
  Bands readBands(const Throw& t) override { return ofThePair(t) ? bandsOf(own_, t) : bandsOf(others_, t); }

 private:
  [[nodiscard]] bool ofThePair(const Throw& t) const {
    const auto is = [&](int unit) { return pair_.of(unit) != noUnit; };
    return is(t.purpose.unit) && (t.purpose.against < 0 || is(t.purpose.against));
  }
  static Bands bandsOf(Dice& dice, const Throw& t) {
    switch (t.thresholds.size()) {
      case 0:
        return dice.bands(t.purpose, t.count, {}, t.die);
      case 1:
        return dice.bands(t.purpose, t.count, {t.thresholds[0]}, t.die);
      case 2:
        return dice.bands(t.purpose, t.count, {t.thresholds[0], t.thresholds[1]}, t.die);
      default:
        return dice.bands(t.purpose, t.count, {t.thresholds[0], t.thresholds[1], t.thresholds[2]}, t.die);
    }
  }

  Own& own_;
  const Pair& pair_;
  RolledDice others_;
};

struct State {
  Battle battle;
  bool home = false;
  /// The attacker has met an enemy that it was not sent at.
  bool diverted = false;
};
// Equal states of one battle are one.
using Key = std::tuple<std::uint64_t, bool, bool>;

class Attack {
 public:
  Attack(const RuleSet& rules, const Battle& battle, const Action& action, std::optional<Action> reply)
      : rules_(rules),
        start_(battle),
        action_(action),
        reply_(reply),
        pair_(rules, battle, action.unit, action.target),
        greedy_(1, 2) {
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (pair_.of(u) != noUnit) harmBefore_.emplace_back(u, harmOf(rules.portray(battle, u)));
    ownAdrift_ = rules.portray(battle, action.unit).adrift;
    otherAdrift_ = rules.portray(battle, action.target).adrift;
    result_.inContact = touch(battle);
  }

  // Every outcome, stage by stage, equal states merged.
  Prospects exactly(OddsWatch watch) {
    std::map<Key, std::pair<State, Weight>> open;
    open.try_emplace(Key{0, false, false}, State{start_, result_.inContact}, Weight{});
    for (int stage = 0; !open.empty() && stage < mostStages; ++stage) {
      std::map<Key, std::pair<State, Weight>> next;
      for (const auto& [key, one] : open) {
        const Action answer = stage == 0 ? action_ : answerIn(one.first.battle);
        BranchingDice branches(watch);
        do {
          watch.look();
          State after = one.first;
          PairDice<BranchingDice> dice(branches, pair_);
          carryOut(after, answer, dice);
          const Weight weight = one.second * branches.weight();
          if (isOver(after.battle)) {
            count(after, weight.value());
            continue;
          }
          const Key at{fingerprint(after.battle), after.home, after.diverted};
          const auto found = next.find(at);
          if (found == next.end())
            next.try_emplace(at, std::move(after), weight);
          else
            found->second.second += weight;
        } while (branches.advance());
      }
      open = std::move(next);
    }
    for (const auto& [key, one] : open) count(one.first, one.second.value());
    return result_;
  }

  Prospects byPlaying(const std::atomic<bool>* stop) {
    Prospects fresh;
    fresh.inContact = result_.inContact;
    fresh.replies = std::move(result_.replies);
    result_ = std::move(fresh);
    result_.exact = false;
    result_.playedOut = playouts;
    for (int i = 0; i < playouts; ++i) {
      if (stop != nullptr && *stop) throw OddsGivenUp(OddsGivenUp::Why::stopped);
      count(playedOut(i), 1.0 / playouts);
    }
    return result_;
  }

  // The answers of the two are settled where a turn first asks for them. The same few turns come first, however the
  // chances are worked out.
  void settleAnswers() {
    constexpr int turns = 6;
    for (int i = 0; i < turns; ++i) (void)playedOut(i);
  }

  // One turn is played out until the attack comes home in it.
  std::vector<AttackRuling> rulings(const std::atomic<bool>* stop) {
    constexpr std::uint64_t tries = 24;
    std::vector<AttackRuling> found;
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
      if (stop != nullptr && *stop) throw OddsGivenUp(OddsGivenUp::Why::stopped);
      RolledDice rolled(streamSeed(seed, 0, "rulings"));
      State state{start_, touch(start_)};
      ListChronicle told;
      for (int stage = 0; stage < mostStages && (stage == 0 || !isOver(state.battle)); ++stage) {
        const Action answer = stage == 0 ? action_ : answerIn(state.battle);
        rules_.resolve(state.battle, answer, rolled, told);
        state.home = state.home || touch(state.battle) || harmed(state.battle);
      }
      if (state.home || seed == tries) {
        for (const Entry& entry : told.entries) addRulings(entry, found);
        return found;
      }
    }
    return found;
  }

 private:
  void addRulings(const Entry& entry, std::vector<AttackRuling>& found) const {
    if (!ofThePair(entry.unit) || (entry.other != noUnit && !ofThePair(entry.other))) return;
    for (const Consultation& one : entry.consulted) {
      const bool known = std::ranges::any_of(found, [&](const AttackRuling& other) {
        return other.unit == entry.unit && other.ruling.procedure == one.procedure;
      });
      if (!known && !one.faces.empty()) found.push_back({entry.unit, entry.other, one});
    }
  }

  State playedOut(int turn) {
    RolledDice rolled(streamSeed(static_cast<std::uint64_t>(turn) + 1, 0, "prospects"));
    State state{start_, result_.inContact};
    for (int stage = 0; stage < mostStages && (stage == 0 || !isOver(state.battle)); ++stage) {
      PairDice<RolledDice> dice(rolled, pair_);
      carryOut(state, stage == 0 ? action_ : answerIn(state.battle), dice);
    }
    return state;
  }

  // Contact may come and go within one action: whoever breaks in the fight is far off when it ends.
  class ContactWatch final : public Chronicle {
   public:
    ContactWatch(const Attack& attack, State& state) : Chronicle(false), attack_(attack), state_(state) {}
    void tell(Entry) override {}
    void pass(Waypoint) override { attack_.look(state_); }

   private:
    const Attack& attack_;
    State& state_;
  };

  void carryOut(State& state, const Action& action, Dice& dice) {
    ContactWatch watch(*this, state);
    rules_.resolve(state.battle, action, dice, watch);
    look(state);
    state.home = state.home || harmed(state.battle);
  }

  void look(State& state) const {
    if (state.home) return;
    state.home = touch(state.battle);
    if (state.home || state.diverted || result_.inContact || !state.battle.unit(action_.unit).present) return;
    const SideIndex own = state.battle.unit(action_.unit).side;
    for (UnitIndex u = 0; u < state.battle.unitCount() && !state.diverted; ++u) {
      const SideIndex side = state.battle.unit(u).side;
      state.diverted = u != action_.target && side != own && side != noSide && state.battle.unit(u).present &&
                       touch(state.battle, u) && !touch(start_, u);
    }
  }

  [[nodiscard]] bool present(const Battle& battle) const {
    return battle.unit(action_.unit).present && battle.unit(action_.target).present;
  }
  [[nodiscard]] bool ofThePair(UnitIndex unit) const {
    return unit != noUnit && (unit == action_.unit || unit == action_.target);
  }
  [[nodiscard]] bool touch(const Battle& battle) const { return present(battle) && touch(battle, action_.target); }
  [[nodiscard]] bool touch(const Battle& battle, UnitIndex enemy) const {
    const Unit& one = battle.unit(action_.unit);
    const Unit& other = battle.unit(enemy);
    if (battle.setup->columns > 0) {
      const double side = battle.setup->squareSide;
      return distance(toVec(one.pose.centre), toVec(other.pose.centre)) < 1.2 * side;
    }
    // Most are told apart by their middles.
    const double reach =
        0.5 * (one.base.frontage + one.base.depth + other.base.frontage + other.base.depth) + touchingGap;
    const Vec2 way = toVec(other.pose.centre) - toVec(one.pose.centre);
    return squaredLength(way) <= reach * reach &&
           touching(Footprint(one.pose, one.base), Footprint(other.pose, other.base));
  }
  // A unit that was adrift before, as rampaging elephants are, still fights.
  [[nodiscard]] bool gone(const Battle& battle, UnitIndex unit) const {
    const bool before = unit == action_.unit ? ownAdrift_ : otherAdrift_;
    return !battle.unit(unit).present || (!before && rules_.portray(battle, unit).adrift);
  }
  // Those who fight with it suffer with it.
  [[nodiscard]] int harmBy(const Battle& battle, UnitIndex unit) const {
    int harm = 0;
    if (!battle.unit(unit).present) return harm;
    for (const auto& [u, before] : harmBefore_)
      if (pair_.of(u) == unit) harm += harmOf(rules_.portray(battle, u)) - before;
    return harm;
  }
  // Bases that have fought may have parted again.
  [[nodiscard]] bool harmed(const Battle& battle) const {
    return harmBy(battle, action_.unit) > 0 && harmBy(battle, action_.target) > 0;
  }
  [[nodiscard]] bool isOver(const Battle& battle) const {
    return battle.turn != start_.turn || battle.active != start_.active || gone(battle, action_.unit) ||
           gone(battle, action_.target) || rules_.outcome(battle).has_value();
  }

  void count(const State& state, double chance) {
    const bool lost = gone(state.battle, action_.unit);
    const bool broken = gone(state.battle, action_.target);
    const bool better = (broken && !lost) ||
                        (broken == lost && harmBy(state.battle, action_.target) > harmBy(state.battle, action_.unit));
    result_.home += state.home ? chance : 0;
    result_.better += state.home && better ? chance : 0;
    result_.broken += state.home && broken ? chance : 0;
    result_.fled += !state.home && broken ? chance : 0;
    result_.diverted += !state.home && state.diverted ? chance : 0;
    result_.lost += lost ? chance : 0;
  }

  // The two fight on as best they can; nobody else does anything that he need not.
  Action answerIn(const Battle& battle) {
    const Decision decision = rules_.decision(battle);
    ActionList candidates;
    rules_.candidates(battle, decision, candidates);
    if (decision.automatic || candidates.size() == 1) return candidates.front();
    if (const auto forced = replyIn(battle, decision, candidates)) return *forced;
    const auto key = std::tuple(decision.step, decision.side, decision.unit, decision.kinds);
    if (const auto known = answers_.find(key); known != answers_.end()) {
      const auto same = std::ranges::find(candidates, known->second);
      if (same != candidates.end()) return *same;
      const auto alike = std::ranges::find(candidates, known->second.kind, &Action::kind);
      if (alike != candidates.end()) return *alike;
    }
    const Action answer = chosen(battle, decision, candidates);
    if (ofThePair(decision.unit) && std::ranges::find(result_.answers, answer) == result_.answers.end())
      result_.answers.push_back(answer);
    answers_.insert_or_assign(key, answer);
    return answer;
  }

  // The attacked unit is asked for the first time; later questions in the same step are the same question.
  std::optional<Action> replyIn(const Battle& battle, const Decision& decision, const ActionList& candidates) {
    if (decision.unit != action_.target || (replyStep_ && *replyStep_ != decision.step)) return std::nullopt;
    replyStep_ = decision.step;
    ActionList fit;
    for (const Action& one : candidates) {
      const auto alike = [&](const Action& other) { return answersAlike(rules_.definition(), one, other); };
      if (std::ranges::none_of(result_.replies, alike)) result_.replies.push_back(one);
      if (reply_ && alike(*reply_)) fit.push_back(one);
    }
    if (fit.empty()) return std::nullopt;
    return fit.size() == 1 ? fit.front() : fit[greedy_.choose(rules_, battle, decision, fit)];
  }

  Action chosen(const Battle& battle, const Decision& decision, const ActionList& candidates) {
    if (ofThePair(decision.unit)) return candidates[greedy_.choose(rules_, battle, decision, candidates)];
    const auto& kinds = rules_.definition().actions();
    const auto gesture = [&](const Action& action) { return kinds[static_cast<std::size_t>(action.kind)].gesture; };
    if (decision.unit != noUnit) return idle(battle, decision, candidates);
    // Their own fight before the step is ended: by a kind of action that names no target and no way.
    const auto ends = std::ranges::find_if(
        candidates, [&](const Action& one) { return gesture(one) == "next" || gesture(one) == "advance"; });
    if (ends != candidates.end() && rules_.judge(battle, *ends).legal()) return *ends;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      Action ending;
      ending.kind = static_cast<std::int8_t>(i);
      if (kinds[i].gesture == "next" && decision.allows(ending.kind) && rules_.judge(battle, ending).legal())
        return ending;
    }
    const auto own = std::ranges::find_if(candidates, [&](const Action& one) { return ofThePair(one.unit); });
    return own != candidates.end() ? *own : candidates.front();
  }

  // Another unit leaves it be where it may; else it does what comes first, but charges and shoots at nobody. A step in
  // which both sides are asked is not ended for them: the two may be asked later in it.
  Action idle(const Battle& battle, const Decision& decision, const ActionList& candidates) const {
    const auto& kinds = rules_.definition().actions();
    const bool ofBoth = rules_.definition().sequence().step(battle.step).actor == Actor::both;
    const std::array<std::string_view, 2> ways{ofBoth ? "stay" : "next", ofBoth ? "next" : "stay"};
    for (const std::string_view gesture : ways)
      for (std::size_t i = 0; i < kinds.size(); ++i) {
        Action none;
        none.kind = static_cast<std::int8_t>(i);
        none.unit = gesture == "stay" ? decision.unit : noUnit;
        if (kinds[i].gesture == gesture && decision.allows(none.kind) && rules_.judge(battle, none).legal())
          return none;
      }
    const auto aims = [&](const Action& one) {
      const std::string& gesture = kinds[static_cast<std::size_t>(one.kind)].gesture;
      return gesture == "charge" || gesture == "shoot";
    };
    const auto harmless = std::ranges::find_if_not(candidates, aims);
    return harmless != candidates.end() ? *harmless : candidates.front();
  }

  const RuleSet& rules_;
  const Battle& start_;
  const Action& action_;
  std::optional<Action> reply_;
  std::optional<StepIndex> replyStep_;
  Pair pair_;
  std::vector<std::pair<UnitIndex, int>> harmBefore_;
  GreedyCommander greedy_;
  bool ownAdrift_ = false;
  bool otherAdrift_ = false;
  std::map<std::tuple<StepIndex, SideIndex, UnitIndex, std::uint64_t>, Action> answers_;
  Prospects result_;
};

}  // namespace

ChosenWord chosenWord(const ActionKind& kind, const Action& action) {
  std::size_t value = 0;
  for (const Field& field : kind.fields) {
    if (field.type == FieldType::choice) return {&field, action.values.at(value)};
    if (isAmongValues(field.type)) ++value;
  }
  return {};
}

bool answersAlike(const Definition& definition, const Action& one, const Action& other) {
  if (one.kind != other.kind) return false;
  const ActionKind& kind = definition.actions()[static_cast<std::size_t>(one.kind)];
  return chosenWord(kind, one).value == chosenWord(kind, other).value;
}

std::optional<Prospects> prospectsOf(const RuleSet& rules, const Battle& battle, const Action& action,
                                     const OddsLimit& limit, const std::atomic<bool>* stop,
                                     std::optional<Action> reply) {
  const bool aims = action.unit != noUnit && action.target != noUnit && action.unit < battle.unitCount() &&
                    action.target < battle.unitCount() &&
                    battle.unit(action.unit).side != battle.unit(action.target).side;
  if (!aims || !rules.judge(battle, action).legal()) return std::nullopt;
  Attack attack(rules, battle, action, reply);
  attack.settleAnswers();
  Prospects found;
  try {
    found = attack.exactly(OddsWatch(limit, stop));
  } catch (const OddsGivenUp& e) {
    if (e.why() == OddsGivenUp::Why::stopped) throw;
    found = attack.byPlaying(stop);
  }
  found.rulings = attack.rulings(stop);
  return found;
}

}  // namespace signifer
