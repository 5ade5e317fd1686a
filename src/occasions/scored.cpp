#include "occasions/scored.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "battle/scoring.h"
#include "dice/sources.h"
#include "occasions/objectives.h"
#include "rules/account.h"
#include "rules/around.h"

namespace signifer {
namespace {

/// A point, in hundredths of the measure by which machine commanders go.
constexpr int worthOfPoint = 100;

/// The end of a turn, for one action.
class TurnsEnd {
 public:
  TurnsEnd(const RuleSet& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
      : rules_(rules), battle_(battle), account_(battle, dice, chronicle), before_(momentNow(battle)) {}

  /// After the action. `over`: the rules have ended the battle.
  void look(bool over) const {
    const bool ended = battle_.turn > before_.turn;
    if (!ended && !over) return;
    countTurn(rules_, battle_, before_, account_);
    if (over) {
      // Nobody is hidden any more from whom the points could be kept.
      tellScore();
      return;
    }
    rollForLastTurn();
  }

 private:
  void rollForLastTurn() const {
    const auto& last = battle_.setup->lastTurn;
    if (!last || before_.turn < last->turn) return;
    const ToldAt then(battle_, before_);
    bool ends = last->needs == 0 || (last->latest > 0 && before_.turn >= last->latest);
    if (!ends) {
      const int face = account_.dice().one({"dice-last-turn", before_.active, noUnit, noUnit});
      ends = face >= last->needs;
      account_.tell(ends ? "last-turn-ends" : "last-turn-goes-on", {"OBJ-4"},
                    {.figures = {Figure::count(face), Figure::count(last->needs)}, .key = true});
    } else {
      account_.tell("last-turn-over", {"OBJ-4"}, {.key = true});
    }
    if (!ends) return;
    setLastTurnOver(battle_, true);
    tellScore();
  }

  void tellScore() const {
    if (!account_.wanted() || battle_.setup->objectives.empty()) return;
    const Points total = Objectives(rules_, battle_).total();
    const SideIndex first = total[1] > total[0] ? 1 : 0;
    const auto of = [&total](SideIndex side) { return Figure::count(total[static_cast<std::size_t>(side)]); };
    account_.tell("objectives-score", {"OBJ-2"},
                  {.side = first, .figures = {of(first), of(enemyOf(first))}, .key = true});
  }

  const RuleSet& rules_;
  Battle& battle_;
  Account account_;
  TurnMoment before_;
};

std::optional<Outcome> outcomeWith(const RuleSet& rules, const Battle& battle, std::optional<Outcome> own) {
  if (own && (own->winner != noSide || battle.setup->objectives.empty())) return own;
  if (!own && !lastTurnIsOver(battle)) return own;
  const Points total = Objectives(rules, battle).total();
  if (total[0] == total[1]) return own ? own : Outcome{noSide, "objectives-level", {"OBJ-3"}};
  return Outcome{static_cast<SideIndex>(total[0] > total[1] ? 0 : 1), "objectives-decide", {"OBJ-3"}};
}

/// Holds back what is told once a turn has ended, until it is known whether another one is played.
class NextTurn final : public Chronicle {
 public:
  NextTurn(Battle& battle, Chronicle& table)
      : Chronicle(table.wanted()), battle_(battle), table_(table), turn_(battle.turn) {}
  void pass(Waypoint point) override { table_.pass(point); }
  void tell(Entry entry) override {
    if (battle_.turn == turn_) return table_.tell(std::move(entry));
    held_.emplace_back(momentNow(battle_), std::move(entry));
  }
  /// A turn that is not played does not begin.
  void release(bool played) {
    for (auto& [then, entry] : held_) {
      if (!played && entry.phrase == "player-turn") continue;
      const ToldAt at(battle_, then);
      table_.tell(std::move(entry));
    }
    held_.clear();
  }

 private:
  Battle& battle_;
  Chronicle& table_;
  std::int16_t turn_;
  std::vector<std::pair<TurnMoment, Entry>> held_;
};

bool mayBeLast(const Battle& battle) { return battle.setup->lastTurn && battle.turn >= battle.setup->lastTurn->turn; }

class ScoredSitting final : public SittingAround {
 public:
  ScoredSitting(const RuleSet& rules, const RuleSet& inner, Battle& battle, Dice& dice, Chronicle& chronicle)
      : SittingAround(rules, battle, dice, chronicle), inner_(inner) {
    sitWith(inner);
  }

  void resolve(const Action& action) override {
    const TurnsEnd end(inner_, changing(), dice(), chronicle());
    SittingAround::resolve(action);
    end.look(SittingAround::outcome().has_value());
  }
  [[nodiscard]] std::optional<Outcome> outcome() const override {
    return outcomeWith(inner_, battle(), SittingAround::outcome());
  }
  [[nodiscard]] int appraiseEnd(SideIndex side) const override { return rules().appraiseEnd(battle(), side); }

 private:
  const RuleSet& inner_;
};

class Scored final : public RuleSetAround {
 public:
  using RuleSetAround::RuleSetAround;

  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    const TurnsEnd end(inner(), battle, dice, chronicle);
    NextTurn next(battle, chronicle);
    const bool held = mayBeLast(battle);
    inner().resolve(battle, action, dice, held ? static_cast<Chronicle&>(next) : chronicle);
    end.look(inner().outcome(battle).has_value());
    next.release(!lastTurnIsOver(battle));
  }
  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override {
    return std::make_unique<ScoredSitting>(*this, inner(), battle, dice, chronicle);
  }
  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override {
    return outcomeWith(inner(), battle, inner().outcome(battle));
  }
  // By hand nobody rolls for the program: points are counted, and the players know whether the battle is over.
  void endPlayerTurn(Battle& battle) const override {
    const TurnMoment before = momentNow(battle);
    RuleSetAround::endPlayerTurn(battle);
    if (battle.turn <= before.turn) return;
    ScriptedDice none({});
    SilentChronicle nobody;
    countTurn(inner(), battle, before, Account(battle, none, nobody));
  }

  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override {
    return inner().appraise(battle, side) + ahead(battle, side);
  }
  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return inner().appraiseAlike(battle, side, kept) + ahead(battle, side);
  }
  [[nodiscard]] int appraiseEnd(const Battle& battle, SideIndex side) const override {
    return inner().appraiseEnd(battle, side) + ahead(battle, side);
  }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return inner().appraisePlanned(battle, side, thorough) + ahead(battle, side);
  }

 private:
  [[nodiscard]] int ahead(const Battle& battle, SideIndex side) const {
    const Points total = Objectives(inner(), battle).total();
    return worthOfPoint * (total[static_cast<std::size_t>(side)] - total[static_cast<std::size_t>(enemyOf(side))]);
  }
};

}  // namespace

std::unique_ptr<RuleSet> scored(std::unique_ptr<const RuleSet> rules, Definition definition) {
  return std::make_unique<Scored>(std::move(rules), std::move(definition));
}

}  // namespace signifer
