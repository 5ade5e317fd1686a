// A referee's answer is the same wherever a battle stands on the table, and in whatever order its units are listed. A
// battle is turned by half a circle, mirrored or moved on a larger table, and its units are renamed; or they are listed
// in another order. Each action, and each bent version of it, gets the same verdict by the same rules with the same
// figures. Turned, it is carried out with the same dice to the same end, and played on so.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "conformance/random_options.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "dice/stream.h"

namespace signifer::conformance::turned_test {
namespace {

enum class How { turned, mirrored, moved };

/// A battle that is moved stands on a larger table, so far from its corner.
constexpr Length larger = 12 * oneInch;
constexpr Point movedBy{5 * oneInch, 8 * oneInch};

/// Figures of a turned battle may differ by rounding alone.
constexpr int rounding = 4;

class Way {
 public:
  Way(const Setup& setup, How how) : how_(how), width_(setup.width), depth_(setup.depth) {}

  [[nodiscard]] Point point(Point at) const {
    if (how_ == How::moved) return {at.x + movedBy.x, at.y + movedBy.y};
    return {width_ - at.x, turned() ? depth_ - at.y : at.y};
  }
  [[nodiscard]] Angle heading(Angle at) const {
    if (how_ == How::moved) return at;
    return normalised(turned() ? at + fullTurn / 2 : -at);
  }

  [[nodiscard]] Action action(const Definition& definition, Action given) const {
    given.point = point(given.point);
    if (how_ == How::moved) return given;
    for (std::size_t i = 0; i < given.path.size(); ++i) {
      Leg& leg = given.path[i];
      if (leg.kind == LegKind::pivot) leg.amount = heading(leg.amount);
      if (!turned()) leg.kind = other(leg.kind);
    }
    // A heading beside the path, in whole degrees; 0 is none.
    std::size_t next = 0;
    for (const Field& field : definition.actions()[static_cast<std::size_t>(given.kind)].fields) {
      if (!keptAsValue(field.type)) continue;
      std::int16_t& value = given.values[next++];
      if (field.name == "heading" && value != 0)
        value = static_cast<std::int16_t>((turned() ? value + 180 : 360 - value) % 360);
      if (field.type == FieldType::facing) value = static_cast<std::int16_t>((turned() ? value + 2 : 4 - value) & 3);
    }
    return given;
  }

  [[nodiscard]] Battle battle(const RuleSet& rules, const Battle& given) const {
    Battle moved = given;
    auto setup = std::make_shared<Setup>(*given.setup);
    for (UnitInfo& unit : setup->units) unit.name = "Renamed " + unit.id;
    for (TerrainPiece& piece : setup->terrain)
      for (Point& corner : piece.outline) corner = point(corner);
    for (Arrival& one : setup->arrivals) {
      one.at = point(one.at);
      one.entry = stretch(one.entry);
    }
    for (Objective& one : setup->objectives) {
      one.at = point(one.at);
      one.stretch = stretch(one.stretch);
    }
    if (how_ == How::moved) {
      setup->width += larger;
      setup->depth += larger;
    } else if (setup->columns > 0) {
      turnSquares(*setup);
    }
    moved.setup = setup;
    for (Unit& unit : moved.units) {
      unit.pose = {point(unit.pose.centre), heading(unit.pose.heading)};
      changeStatus(rules.definition().unitStatus(), unit.status.at, 0);
    }
    for (Person& person : moved.people) {
      person.at = point(person.at);
      changeStatus(rules.definition().personStatus(), person.status.at, 0);
    }
    for (SideIndex side = 0; side < 2; ++side)
      changeStatus(rules.definition().sideStatus(), moved.side(side).status.at, side);
    rules.derive(moved);
    return moved;
  }

 private:
  [[nodiscard]] bool turned() const { return how_ == How::turned; }

  [[nodiscard]] TableStretch stretch(TableStretch given) const {
    using Edge = DeploymentZone::Edge;
    const bool across = given.edge == Edge::south || given.edge == Edge::north;
    if (how_ == How::moved) {
      const Length by = across ? movedBy.x : movedBy.y;
      return {given.edge, given.from + by, given.to + by};
    }
    static constexpr std::array opposite{Edge::none, Edge::north, Edge::south, Edge::east, Edge::west};
    TableStretch other = given;
    if (turned() || !across) other.edge = opposite[static_cast<std::size_t>(given.edge)];
    if (turned() || across) {
      const Length length = across ? width_ : depth_;
      other.from = length - given.to;
      other.to = length - given.from;
    }
    return other;
  }

  static LegKind other(LegKind kind) {
    switch (kind) {
      case LegKind::left:
        return LegKind::right;
      case LegKind::right:
        return LegKind::left;
      case LegKind::wheelLeft:
        return LegKind::wheelRight;
      case LegKind::wheelRight:
        return LegKind::wheelLeft;
      default:
        return kind;
    }
  }

  void turnSquares(Setup& setup) const {
    const std::vector<SquareGround> before = setup.squares;
    for (int row = 0; row < setup.rows; ++row)
      for (int column = 0; column < setup.columns; ++column)
        setup.squares[setup.squareIndex(setup.columns - 1 - column, turned() ? setup.rows - 1 - row : row)] =
            before[setup.squareIndex(column, row)];
  }

  /// The places and edges that a status names.
  template <class Slots>
  void changeStatus(const Fields& fields, Slots& slots, SideIndex side) const {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string& name = fields[i].name;
      std::int16_t& value = slots[i];
      const auto hundredths = [](Length length) { return static_cast<std::int16_t>(length / 10); };
      if (how_ == How::moved) {
        if (name == "newsX" && value >= 0) value = static_cast<std::int16_t>(value + hundredths(movedBy.x));
        if (name == "newsY" && value >= 0) value = static_cast<std::int16_t>(value + hundredths(movedBy.y));
        continue;
      }
      if (name == "newsX" && value >= 0) value = static_cast<std::int16_t>(hundredths(width_) - value);
      if (name == "steppedX") value = static_cast<std::int16_t>(-value);
      // South, north, west, east: each with the one opposite.
      if (name == "homeEdge" && value > (turned() ? 0 : 2)) value = static_cast<std::int16_t>(((value - 1) ^ 1) + 1);
      if (!turned()) continue;
      if (name == "newsY" && value >= 0) value = static_cast<std::int16_t>(hundredths(depth_) - value);
      if (name == "steppedY") value = static_cast<std::int16_t>(-value);
      if (name == "homeAtTop") value = value == 0 ? 1 : 0;
      // By order, north, south: by order the first side's is the south.
      if (name == "baseEdge") value = static_cast<std::int16_t>(value == 0 ? (side == 0 ? 1 : 2) : 3 - value);
    }
  }

  How how_;
  Length width_;
  Length depth_;
};

/// A battle with its units in another order of the list.
class Reordered {
 public:
  Reordered(const Battle& battle, Stream& lots) : at_(battle.units.size()) {
    std::iota(at_.begin(), at_.end(), UnitIndex{0});
    for (std::size_t i = at_.size(); i > 1; --i) std::swap(at_[i - 1], at_[lots.below(static_cast<std::uint32_t>(i))]);
  }

  [[nodiscard]] Battle battle(const RuleSet& rules, const Battle& given) const {
    Battle moved = given;
    auto setup = std::make_shared<Setup>(*given.setup);
    const Definition& definition = rules.definition();
    for (UnitIndex u = 0; u < given.unitCount(); ++u) {
      setup->units[static_cast<std::size_t>(now(u))] = given.setup->units[static_cast<std::size_t>(u)];
      moved.unit(now(u)) = given.unit(u);
    }
    moved.setup = setup;
    for (Unit& unit : moved.units) change(definition.unitStatus(), unit.status.at);
    for (Person& person : moved.people) {
      person.unit = now(person.unit);
      change(definition.personStatus(), person.status.at);
    }
    for (SideState& side : moved.sides) change(definition.sideStatus(), side.status.at);
    change(definition.battleStatus(), moved.status.at);
    for (Relation& relation : moved.relations) {
      relation.from = now(relation.from);
      relation.to = now(relation.to);
    }
    std::ranges::sort(moved.relations);
    rules.derive(moved);
    return moved;
  }

  [[nodiscard]] Action action(const Definition& definition, Action given) const {
    given.unit = now(given.unit);
    given.target = now(given.target);
    UnitSet units;
    forEachIn(given.units, [&](UnitIndex u) { add(units, now(u)); });
    given.units = units;
    std::size_t next = 0;
    for (const Field& field : definition.actions()[static_cast<std::size_t>(given.kind)].fields) {
      if (!keptAsValue(field.type)) continue;
      std::int16_t& value = given.values[next++];
      if (field.holds == Holds::unit) value = now(value);
    }
    return given;
  }

 private:
  [[nodiscard]] UnitIndex now(UnitIndex u) const {
    return u < 0 || static_cast<std::size_t>(u) >= at_.size() ? u : at_[static_cast<std::size_t>(u)];
  }
  template <class Slots>
  void change(const Fields& fields, Slots& slots) const {
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (fields[i].holds == Holds::unit) slots[i] = now(slots[i]);
  }

  std::vector<UnitIndex> at_;
};

bool alike(const std::optional<Figure>& a, const std::optional<Figure>& b) {
  if (a.has_value() != b.has_value()) return false;
  return !a || (a->measure == b->measure && std::abs(a->value - b->value) <= rounding);
}

/// The word of a reason in a mirror.
std::string mirrored(std::string_view code) {
  std::string word(code);
  if (const auto at = word.find("left"); at != std::string::npos)
    word.replace(at, 4, "right");
  else if (const auto right = word.find("right"); right != std::string::npos)
    word.replace(right, 5, "left");
  return word;
}

bool alike(const std::vector<Reason>& a, const std::vector<Reason>& b, How how) {
  if (a.size() != b.size()) return false;
  // Two that are equally near may change places.
  std::vector<bool> taken(b.size());
  for (const Reason& one : a) {
    bool found = false;
    for (std::size_t i = 0; i < b.size() && !found; ++i) {
      const bool sameCode = how != How::mirrored ? one.code == b[i].code : mirrored(one.code) == b[i].code;
      found = !taken[i] && one.rule == b[i].rule && sameCode && one.person == b[i].person &&
              alike(one.measured, b[i].measured) && alike(one.allowed, b[i].allowed);
      if (found) taken[i] = true;
    }
    if (!found) return false;
  }
  return true;
}

bool alike(const Verdict& a, const Verdict& b, How how) {
  return a.kind == b.kind && alike(a.reasons, b.reasons, how) && alike(a.figures, b.figures, how);
}

/// Whether it rests on a rule that goes from right to left, which has no mirror.
bool hasASide(const Definition& definition, const Verdict& verdict) {
  const auto goes = [&](const Reason& reason) {
    const auto* rule = definition.findRule(reason.rule);
    return rule != nullptr && rule->text.find("right to left") != std::string::npos;
  };
  return std::ranges::any_of(verdict.reasons, goes) || std::ranges::any_of(verdict.figures, goes);
}

bool alike(const Battle& a, const Battle& b) {
  const auto near = [](std::int32_t one, std::int32_t other) { return std::abs(one - other) <= rounding; };
  for (UnitIndex u = 0; u < a.unitCount(); ++u) {
    const Unit& one = a.unit(u);
    const Unit& other = b.unit(u);
    if (one.present != other.present) return false;
    if (!one.present) continue;
    const Angle turn = normalised(one.pose.heading - other.pose.heading);
    if (!near(one.pose.centre.x, other.pose.centre.x) || !near(one.pose.centre.y, other.pose.centre.y) ||
        std::min(turn, fullTurn - turn) > rounding)
      return false;
  }
  return a.step == b.step && a.active == b.active && a.tasks.size() == b.tasks.size();
}

std::string told(const Verdict& verdict) {
  std::string words{nameOf(verdict.kind)};
  const auto add = [&](const Reason& reason) {
    words += "\n  " + std::string(reason.rule) + " " + std::string(reason.code);
    for (const auto& figure : {reason.measured, reason.allowed})
      words += figure ? " " + std::to_string(figure->value) : " -";
    words += " unit " + std::to_string(reason.unit);
  };
  for (const Reason& reason : verdict.reasons) add(reason);
  words += "\n figures";
  for (const Reason& figure : verdict.figures) add(figure);
  return words + "\n";
}

/// Longer, shorter, wider: mostly refused for some reason.
Action bent(Action action, Stream& lots) {
  for (std::size_t i = 0; i < action.path.size(); ++i) {
    Leg& leg = action.path[i];
    if (isStraight(leg.kind) || isWheel(leg.kind))
      leg.amount = static_cast<std::int32_t>(leg.amount * (20LL + static_cast<std::int64_t>(lots.below(260))) / 100);
  }
  return action;
}

/// Other options leave more to a hair's breadth: they are held less closely.
bool underOptions(const Scenario& scenario) { return scenario.name.find('=') != std::string::npos; }

struct Count {
  int asked = 0;
  int differing = 0;
  std::string first;
};

bool isDeploying(const Battle& battle) {
  return std::ranges::any_of(battle.units, [](const Unit& unit) { return !unit.present; }) &&
         battle.setup->deployment.order != DeploymentPlan::Order::none && battle.turn == 0;
}

/// Looks at every sixth moment of a battle at random that waits for nothing.
template <class Look>
int lookThrough(const Scenario& scenario, std::uint64_t seed, Look&& look) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(seed);
  Stream lots(seed);
  SilentChronicle silent;
  int looks = 0;
  for (int i = 0; i < 240 && !rules.outcome(battle); ++i) {
    ActionList list;
    rules.candidates(battle, rules.decision(battle), list);
    if (list.empty()) break;
    if (i % 6 == 0 && battle.tasks.empty() && !isDeploying(battle)) {
      look(battle, list, lots);
      ++looks;
    }
    rules.resolve(battle, list[lots.below(static_cast<std::uint32_t>(list.size()))], dice, silent);
  }
  return looks;
}

// A battle that soon ends is played again with other dice.
template <class Look>
void atMoments(const Scenario& scenario, Look&& look) {
  int looks = 0;
  for (std::uint64_t seed = 5; seed < 15 && looks < 8; ++seed) looks += lookThrough(scenario, seed, look);
}

Count judged(const Scenario& scenario, How how) {
  const RuleSet& rules = *scenario.rules;
  const Way way(*scenario.start.setup, how);
  Count count;
  atMoments(scenario, [&](const Battle& battle, const ActionList& list, Stream& lots) {
    const Battle there = way.battle(rules, battle);
    ActionList all = list;
    for (const Action& action : list) all.push_back(bent(action, lots));
    for (const Action& action : all) {
      ++count.asked;
      const Verdict here = rules.judge(battle, action);
      const Verdict other = rules.judge(there, way.action(rules.definition(), action));
      const bool oneSided =
          how == How::mirrored && (hasASide(rules.definition(), here) || hasASide(rules.definition(), other));
      if (oneSided || alike(here, other, how)) continue;
      ++count.differing;
      if (count.first.empty() || count.differing % 64 == 0)
        count.first += scenario.name + ": " + writeAction(rules, battle, action).dump() + "\n" + told(here) +
                       told(other) + writeBattle(rules, battle).dump() + "\n";
    }
  });
  return count;
}

// A corner that lies exactly on a line may fall to either side of it by the last bit: hardly ever.
TEST(Turned, VerdictsAreTheSameWhereverABattleStands) {
  for (const How how : {How::turned, How::mirrored})
    for (const Scenario& scenario : scenariosUnderOptions()) {
      if (isExample(scenario.rules->definition().id())) continue;
      const Count count = judged(scenario, how);
      EXPECT_GT(count.asked, 40) << scenario.name;
      EXPECT_LE(count.differing * (underOptions(scenario) ? 50 : 500), count.asked)
          << (how == How::turned ? "turned " : "mirrored ") << count.differing << " of " << count.asked << "\n"
          << count.first;
    }
}

/// Whether the edges of the table come into it.
bool hasAnEdge(const Verdict& verdict) {
  const auto names = [](const Reason& reason) {
    return reason.code.find("edge") != std::string_view::npos || reason.code.find("table") != std::string_view::npos;
  };
  return std::ranges::any_of(verdict.reasons, names) || std::ranges::any_of(verdict.figures, names);
}

// Here the edges of the table are nearer, so that answers which name them are left out. A flight goes by the way to an
// edge, and so does what hangs on it: seldom.
TEST(Turned, VerdictsAreTheSameWhereABattleIsMoved) {
  for (const Scenario& scenario : scenariosUnderOptions()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id()) || scenario.start.setup->columns > 0) continue;
    const Way way(*scenario.start.setup, How::moved);
    Count count;
    atMoments(scenario, [&](const Battle& battle, const ActionList& list, Stream& lots) {
      const Battle there = way.battle(rules, battle);
      ActionList all = list;
      for (const Action& action : list) all.push_back(bent(action, lots));
      for (const Action& action : all) {
        const Verdict here = rules.judge(battle, action);
        const Verdict other = rules.judge(there, way.action(rules.definition(), action));
        if (hasAnEdge(here) || hasAnEdge(other)) continue;
        ++count.asked;
        if (alike(here, other, How::moved)) continue;
        ++count.differing;
        if (count.first.empty())
          count.first = writeAction(rules, battle, action).dump() + "\n" + told(here) + told(other);
      }
    });
    EXPECT_GT(count.asked, 40) << scenario.name;
    EXPECT_LE(count.differing * 50, count.asked)
        << scenario.name << ": " << count.differing << " of " << count.asked << "\n"
        << count.first;
  }
}

TEST(Turned, VerdictsAreTheSameInWhateverOrderUnitsAreListed) {
  for (const Scenario& scenario : scenariosUnderOptions()) {
    const RuleSet& rules = *scenario.rules;
    const Definition& definition = rules.definition();
    if (isExample(definition.id())) continue;
    Count count;
    atMoments(scenario, [&](const Battle& battle, const ActionList& list, Stream& lots) {
      const Reordered order(battle, lots);
      const Battle there = order.battle(rules, battle);
      ActionList all = list;
      for (const Action& action : list) all.push_back(bent(action, lots));
      for (const Action& action : all) {
        ++count.asked;
        const Verdict here = rules.judge(battle, action);
        const Verdict other = rules.judge(there, order.action(definition, action));
        if (alike(here, other, How::turned)) continue;
        ++count.differing;
        if (count.first.empty())
          count.first = writeAction(rules, battle, action).dump() + "\n" + told(here) + told(other) +
                        writeBattle(rules, battle).dump();
      }
    });
    EXPECT_GT(count.asked, 40) << scenario.name;
    EXPECT_LE(count.differing, underOptions(scenario) ? count.asked / 50 : 0)
        << scenario.name << " of " << count.asked << "\n"
        << count.first;
  }
}

/// Each unit has dice of its own, so that those who throw from the left to the right throw the same wherever left is.
class DiceOfEach final : public FaceDice {
 public:
  explicit DiceOfEach(std::uint64_t seed) : seed_(seed) {}

 protected:
  int nextFace(const Throw& request) override {
    const Purpose& purpose = request.purpose;
    const std::array whose{purpose.side, purpose.unit, purpose.against};
    std::uint64_t seed = seed_;
    for (const std::int16_t one : whose) seed = seed * 1009 + static_cast<std::uint64_t>(one + 1);
    return dice_.try_emplace(whose, seed).first->second.faceOf(request);
  }

 private:
  std::uint64_t seed_;
  std::map<std::array<std::int16_t, 3>, RolledDice> dice_;
};

TEST(Turned, ActionsComeToTheSameEndWithTheSameDice) {
  for (const Scenario& scenario : scenariosUnderOptions()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id())) continue;
    const Way way(*scenario.start.setup, How::turned);
    Count count;
    atMoments(scenario, [&](const Battle& battle, const ActionList& list, Stream& lots) {
      for (int k = 0; k < 4; ++k) {
        const Action& action = list[lots.below(static_cast<std::uint32_t>(list.size()))];
        Battle here = battle;
        Battle there = way.battle(rules, battle);
        DiceOfEach one(lots.below(1000));
        DiceOfEach same = one;
        SilentChronicle silent;
        rules.resolve(here, action, one, silent);
        rules.resolve(there, way.action(rules.definition(), action), same, silent);
        ++count.asked;
        if (alike(way.battle(rules, here), there)) continue;
        ++count.differing;
        if (count.first.empty())
          count.first = scenario.name + ": " + writeAction(rules, battle, action).dump() + "\n" +
                        writeBattle(rules, battle).dump();
      }
    });
    EXPECT_GT(count.asked, 20) << scenario.name;
    EXPECT_LE(count.differing * (underOptions(scenario) ? 25 : 50), count.asked)
        << scenario.name << " " << count.differing << " of " << count.asked << "\n"
        << count.first;
  }
}

// The turned battle is played on beside the other, by the same choices with the same dice.
TEST(Turned, ABattleIsPlayedOnToTheSameEnd) {
  for (const Scenario& scenario : scenariosUnderOptions()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id())) continue;
    const Way way(*scenario.start.setup, How::turned);
    Battle here = scenario.start;
    Battle there = way.battle(rules, here);
    RolledDice one(11);
    RolledDice same = one;
    Stream lots(11);
    SilentChronicle silent;
    Count count;
    for (int i = 0; i < 600 && !rules.outcome(here); ++i) {
      ActionList list;
      rules.candidates(here, rules.decision(here), list);
      if (list.empty()) break;
      const Action action = list[lots.below(static_cast<std::uint32_t>(list.size()))];
      const Action turned = way.action(rules.definition(), action);
      const bool deploys = isDeploying(here);
      const bool legal = rules.judge(there, turned).legal();
      const std::string before = deploys ? std::string() : writeAction(rules, here, action).dump();
      rules.resolve(here, action, one, silent);
      if (legal) rules.resolve(there, turned, same, silent);
      if (deploys) {
        there = way.battle(rules, here);
        same = one;
        continue;
      }
      ++count.asked;
      if (legal && alike(way.battle(rules, here), there)) continue;
      ++count.differing;
      if (count.first.empty()) count.first = before;
      there = way.battle(rules, here);
      same = one;
    }
    EXPECT_EQ(rules.outcome(here).has_value(), rules.outcome(there).has_value()) << scenario.name;
    EXPECT_LE(count.differing * (underOptions(scenario) ? 25 : 50), count.asked)
        << scenario.name << " " << count.differing << " of " << count.asked << "\n"
        << count.first;
  }
}

}  // namespace
}  // namespace signifer::conformance::turned_test
