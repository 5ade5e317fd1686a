// The charges of a turn, moved together: which of them come home and in what order, and how those who strike one side
// of a target share it (D59, D61).
#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <numeric>

#include "fantasy/play/asked.h"
#include "fantasy/play/flush.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

class ChargesTogether {
 public:
  /// One charger, and where it comes to stand.
  struct Charger {
    UnitIndex unit = noUnit;
    UnitIndex target = noUnit;
    Pose start;
    ChargePlan plan;
  };
  using Chargers = boost::container::small_vector<Charger, 16>;
  /// Places in the list of chargers.
  using Order = boost::container::static_vector<std::size_t, mostUnits>;

  explicit ChargesTogether(Play& play) : play_(play) {}

  void add(UnitIndex unit, UnitIndex target) { chargers_.push_back({unit, target, play_.battle_.unit(unit).pose, {}}); }

  /// The places of those who come home, in the order in which they move; their plans say where to.
  [[nodiscard]] Order workOut() {
    Order all;
    for (const Order& group : groups()) {
      const Order home = group.size() <= mostTried ? longest(group) : byPasses(group);
      settle(home);
      all.insert(all.end(), home.begin(), home.end());
    }
    // Until they really move.
    for (const Charger& charger : chargers_) play_.place(charger.unit, charger.start);
    return all;
  }
  [[nodiscard]] const Charger& at(std::size_t place) const { return chargers_[place]; }
  [[nodiscard]] std::size_t size() const { return chargers_.size(); }

 private:
  static constexpr std::size_t mostTried = 6;
  /// So many ways are worked out of one group at most before passes serve.
  static constexpr int mostSteps = 400;

  /// Chargers whose ways, starts and ends may meet, in the order of declaration.
  [[nodiscard]] boost::container::small_vector<Order, 8> groups() const {
    boost::container::small_vector<std::size_t, 16> leader(chargers_.size());
    std::iota(leader.begin(), leader.end(), std::size_t{0});
    const auto reach = [&](const Charger& c) {
      const Position& position = play_.position_;
      const Vec2 from = toVec(c.start.centre);
      const Vec2 to = position.body(c.target).centre();
      return Disc{(from + to) * 0.5, distance(from, to) / 2.0 + 2.0 * position.body(c.unit).reach() +
                                         position.body(c.target).reach() + touchingGap};
    };
    for (std::size_t i = 0; i < chargers_.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Disc a = reach(chargers_[i]);
        const Disc b = reach(chargers_[j]);
        const bool meet =
            chargers_[i].target == chargers_[j].target || distance(a.centre, b.centre) < a.radius + b.radius;
        if (!meet || leader[i] == leader[j]) continue;
        const std::size_t from = std::max(leader[i], leader[j]);
        const std::size_t to = std::min(leader[i], leader[j]);
        for (std::size_t& each : leader)
          if (each == from) each = to;
      }
    boost::container::small_vector<Order, 8> groups;
    for (std::size_t i = 0; i < chargers_.size(); ++i) {
      if (leader[i] != i) continue;
      Order group;
      for (std::size_t j = i; j < chargers_.size(); ++j)
        if (leader[j] == i) group.push_back(j);
      groups.push_back(group);
    }
    return groups;
  }

  /// Puts the chargers of this list where they end, in whatever order.
  void settle(const Order& home) {
    for (const std::size_t i : home) play_.place(chargers_[i].unit, chargers_[i].plan.end);
  }
  void goBack(const Order& list) {
    for (const std::size_t i : list) play_.place(chargers_[i].unit, chargers_[i].start);
  }

  /// Strike the same side of the same formed target.
  [[nodiscard]] bool areMates(std::size_t i, std::size_t j) const {
    const Charger& a = chargers_[i];
    const Charger& b = chargers_[j];
    return i != j && a.target == b.target && a.plan.flush && b.plan.flush && a.plan.side == b.plan.side &&
           play_.options().sharedFront == SharedFront::share;
  }

  /// Moves one of a list on, those before it having moved. False, and nothing changed, where it does not come home.
  bool step(const Order& list, const Order& moved, std::size_t next) {
    Charger& charger = chargers_[next];
    if (++steps_ > mostSteps) return false;
    // Only one of several chargers at the same fleers catches them.
    if (play_.position_.fleeing(charger.target) &&
        std::ranges::any_of(moved, [&](std::size_t i) { return chargers_[i].target == charger.target; }))
      return false;
    UnitSet ignored;
    for (const std::size_t i : list)
      if (i != next && std::ranges::find(moved, i) == moved.end()) signifer::add(ignored, chargers_[i].unit);
    ChargePlan plan = planCharge(play_.position_, charger.unit, charger.target, ignored);
    charger.plan.flush = plan.flush;
    charger.plan.side = plan.side;
    Order mates;
    for (const std::size_t i : moved)
      if (areMates(i, next)) mates.push_back(i);
    if (!mates.empty()) {
      // Chargers at the same side are in nobody's way either.
      for (const std::size_t i : mates) signifer::add(ignored, chargers_[i].unit);
      plan = planCharge(play_.position_, charger.unit, charger.target, ignored);
    }
    if (!plan.arrives || (mates.empty() && !plan.reaches)) return false;
    charger.plan = plan;
    if (!mates.empty()) {
      mates.push_back(next);
      return share(mates, ignored);
    }
    play_.place(charger.unit, charger.plan.end);
    return true;
  }

  struct Block {
    Order members;
    double from = 0.0;
    double width = 0.0;
  };

  /// Sets chargers at one side beside each other (D61). False, and nothing changed, where there is no room for all.
  bool share(Order mates, const UnitSet& ignored) {
    const Charger& first = chargers_[mates.front()];
    boost::container::small_vector<SideLine, 8> lines;
    boost::container::small_vector<double, 8> places;
    std::ranges::sort(mates);
    for (const std::size_t i : mates) {
      lines.emplace_back(play_.position_, chargers_[i].unit, first.target, first.plan.side);
      places.push_back(lines.back().placeAfterTurn(chargers_[i].plan.contact));
    }
    Order byPlace(mates.size());
    std::iota(byPlace.begin(), byPlace.end(), std::size_t{0});
    std::ranges::stable_sort(byPlace, {}, [&](std::size_t k) { return places[k]; });
    boost::container::small_vector<Block, 8> blocks;
    for (const std::size_t k : byPlace) {
      blocks.push_back({{k}, places[k] - lines[k].frontage() / 2.0, lines[k].frontage()});
      join(blocks, places, lines);
    }
    UnitSet own = ignored;
    for (const std::size_t i : mates) signifer::add(own, chargers_[i].unit);
    boost::container::small_vector<double, 8> ends(mates.size());
    if (!shiftAll(blocks, places, lines, own)) return false;
    for (const Block& block : blocks) {
      double from = block.from;
      for (const std::size_t k : block.members) {
        ends[k] = from + lines[k].frontage() / 2.0;
        from += lines[k].frontage();
        if (lines[k].shared(ends[k]) < leastShared - 1.0 || !lines[k].isClear(ends[k], own)) return false;
      }
    }
    for (std::size_t k = 0; k < mates.size(); ++k) {
      Charger& charger = chargers_[mates[k]];
      charger.plan.end = lines[k].at(ends[k]);
      play_.place(charger.unit, charger.plan.end);
    }
    return true;
  }

  static constexpr double leastShared = 100.0;

  /// Blocks that overlap join: their middle is the mean of what each member's own place would make it.
  template <class Places, class Lines>
  static void join(boost::container::small_vector<Block, 8>& blocks, const Places& places, const Lines& lines) {
    while (blocks.size() > 1) {
      Block& before = blocks[blocks.size() - 2];
      if (!overlap(before, blocks.back())) return;
      merge(before, blocks.back(), places, lines);
      blocks.pop_back();
    }
  }
  [[nodiscard]] static bool overlap(const Block& before, const Block& next) {
    return before.from + before.width > next.from + computingNoise;
  }
  template <class Places, class Lines>
  static void merge(Block& before, const Block& next, const Places& places, const Lines& lines) {
    before.members.insert(before.members.end(), next.members.begin(), next.members.end());
    before.width += next.width;
    double sum = 0.0;
    double offset = 0.0;
    for (const std::size_t k : before.members) {
      sum += places[k] - (offset + lines[k].frontage() / 2.0);
      offset += lines[k].frontage();
    }
    before.from = std::round(sum / static_cast<double>(before.members.size()));
  }

  /// Shifts each block; one that comes to lie on the next joins it, and they are shifted together.
  template <class Places, class Lines>
  static bool shiftAll(boost::container::small_vector<Block, 8>& blocks, const Places& places, const Lines& lines,
                       const UnitSet& own) {
    for (std::size_t b = 0; b < blocks.size();) {
      if (!shift(blocks[b], lines, own)) return false;
      if (b == 0 || !overlap(blocks[b - 1], blocks[b])) {
        ++b;
        continue;
      }
      merge(blocks[b - 1], blocks[b], places, lines);
      blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(b));
      --b;
    }
    return true;
  }

  /// Until each end has a tenth of an inch of the side, and clear of all others, the shorter way.
  template <class Lines>
  static bool shift(Block& block, const Lines& lines, const UnitSet& own) {
    const double length = lines[block.members.front()].length();
    const double firstWidth = lines[block.members.front()].frontage();
    const double lastWidth = lines[block.members.back()].frontage();
    block.from = std::max(block.from, leastShared - firstWidth);
    block.from = std::min(block.from, length - leastShared - block.width + lastWidth);
    double left = 0.0;
    double right = 0.0;
    // Each member's own need moves the whole block, until it moves no more.
    for (int round = 0; round < 8; ++round) {
      const double leftBefore = left;
      const double rightBefore = right;
      double from = block.from;
      for (const std::size_t k : block.members) {
        const double half = lines[k].frontage() / 2.0;
        left += lines[k].shiftsToClear(from + half + left, own).left;
        right += lines[k].shiftsToClear(from + half + right, own).right;
        from += lines[k].frontage();
      }
      if (left == leftBefore && right == rightBefore) break;
    }
    block.from += -left <= right ? left : right;
    return true;
  }

  /// The longest list that comes home; of equal ones the one with the first declared, in the order nearest to theirs.
  [[nodiscard]] Order longest(const Order& group) {
    steps_ = 0;
    Order home;
    if (extend(group, group, home)) return home;
    // A charger comes home in no list if it does not arrive even with none of the others in its way.
    Order able;
    UnitSet all;
    for (const std::size_t i : group) signifer::add(all, chargers_[i].unit);
    for (const std::size_t i : group) {
      UnitSet others = all;
      others.reset(static_cast<std::size_t>(chargers_[i].unit));
      if (planCharge(play_.position_, chargers_[i].unit, chargers_[i].target, others).arrives) able.push_back(i);
    }
    for (std::size_t size = able.size(); size > 0; --size) {
      Order chosen;
      if (choose(able, 0, size, chosen, home)) return home;
    }
    if (steps_ > mostSteps) return byPasses(group);
    return {};
  }

  /// Lists of this size, those with the first declared first.
  bool choose(const Order& able, std::size_t from, std::size_t size, Order& chosen, Order& home) {
    if (chosen.size() == size) {
      home.clear();
      return extend(chosen, chosen, home);
    }
    for (std::size_t i = from; i + (size - chosen.size()) <= able.size(); ++i) {
      chosen.push_back(able[i]);
      if (choose(able, i + 1, size, chosen, home)) return true;
      chosen.pop_back();
    }
    return false;
  }

  /// Orders of a list, nearest to that of declaration first. Leaves those moved where they end only for its caller.
  bool extend(const Order& list, const Order& left, Order& moved) {
    if (left.empty()) {
      goBack(list);
      return true;
    }
    for (const std::size_t next : left) {
      // A step may shift chargers that share a side with this one: note their ends, to put them back.
      boost::container::small_vector<Pose, 8> ends;
      for (const std::size_t i : moved) ends.push_back(chargers_[i].plan.end);
      if (!step(list, moved, next)) continue;
      Order rest;
      for (const std::size_t i : left)
        if (i != next) rest.push_back(i);
      moved.push_back(next);
      if (extend(list, rest, moved)) return true;
      moved.pop_back();
      play_.place(chargers_[next].unit, chargers_[next].start);
      for (std::size_t k = 0; k < moved.size(); ++k) {
        chargers_[moved[k]].plan.end = ends[k];
        play_.place(chargers_[moved[k]].unit, ends[k]);
      }
    }
    return false;
  }

  /// The order for a large group: each charger that comes home is moved, in the order of declaration, until none does.
  [[nodiscard]] Order byPasses(const Order& group) {
    Order list = group;
    for (;;) {
      Order moved;
      for (bool any = true; any;) {
        any = false;
        for (const std::size_t i : list) {
          if (std::ranges::find(moved, i) != moved.end()) continue;
          steps_ = 0;
          if (!step(list, moved, i)) continue;
          moved.push_back(i);
          any = true;
        }
      }
      if (moved.size() == list.size()) {
        goBack(list);
        return moved;
      }
      // A charger that was gone through and did not move itself is in the way after all.
      Order through;
      goBack(list);
      for (const std::size_t i : list) {
        if (std::ranges::find(moved, i) != moved.end()) continue;
        Order others;
        for (const std::size_t j : list)
          if (j != i) others.push_back(j);
        if (!goesHome(others, moved)) through.push_back(i);
        goBack(list);
      }
      if (through.empty()) {
        Order ends = moved;
        (void)goesHome(moved, ends);
        goBack(list);
        return moved;
      }
      Order still;
      for (const std::size_t i : list)
        if (std::ranges::find(through, i) == through.end()) still.push_back(i);
      list = still;
      if (list.empty()) return {};
    }
  }
  /// Whether they all come home in this order, the others of the list being in nobody's way.
  bool goesHome(const Order& list, const Order& order) {
    Order moved;
    for (const std::size_t i : order) {
      steps_ = 0;
      if (!step(list, moved, i)) return false;
      moved.push_back(i);
    }
    return true;
  }

  Play& play_;
  Chargers chargers_;
  int steps_ = 0;
};

// First whoever is counter-charged, in the order of declaration; then all others together (FA-CHG-1 to FA-CHG-5, D59).
void Play::moveChargers() {
  boost::container::small_vector<Relation, 16> charges;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::charges)) charges.push_back(r);
  std::ranges::stable_sort(charges, {}, &Relation::value);
  ChargesTogether together(*this);
  const auto mayCharge = [&](UnitIndex u) { return position_.live(u) && !position_.fleeing(u); };
  boost::container::small_vector<Relation, 16> others;
  for (const Relation& r : charges) {
    if (!mayCharge(r.from)) continue;
    const bool counters = relation(RelationKind::reacts, r.to, r.from) == static_cast<int>(Reaction::counterCharge) + 1;
    if (counters && position_.live(r.to) && !position_.fleeing(r.to) && !position_.inCombat(r.to))
      counterCharge(r.from, r.to);
    else
      others.push_back(r);
  }
  for (const Relation& r : others) {
    if (position_.live(r.to))
      together.add(r.from, r.to);
    else
      setDue(r.from, Due::fallsShort);
  }
  for (std::size_t i = 0; i < together.size(); ++i) setDue(together.at(i).unit, Due::fallsShort);
  const auto home = together.workOut();
  for (const std::size_t i : home) {
    const ChargesTogether::Charger& charger = together.at(i);
    const UnitIndex target = charger.target;
    if (!mayCharge(charger.unit) || !position_.live(target)) continue;
    ChargePlan plan = charger.plan;
    if (position_.fleeing(target)) {
      // The target may have fled meanwhile, after another charger met it.
      plan = planCharge(position_, charger.unit, target);
      if (!plan.reaches) continue;
      setDue(charger.unit, Due::nothing);
      if (options().chargeCatchesFleers == ChargeCatchesFleers::destroyed) {
        rideDown(charger.unit, target, plan);
        continue;
      }
      // Under the option they turn and fight as they stand.
      status(target, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
      takeBase(target, shapeOf(position_.body(target)));
      relate(RelationKind::strikesZone, charger.unit, target,
             static_cast<int>(position_.zoneOf(target, charger.unit)) + 1);
      const ChargePlan again = planCharge(position_, charger.unit, target);
      if (again.possible) plan = again;
    }
    setDue(charger.unit, Due::nothing);
    makeContact(charger.unit, target, plan);
    meetByTheWay(charger.unit, target, charger.start);
  }
  forgetRelations(RelationKind::charges);
}

}  // namespace signifer::fantasy
