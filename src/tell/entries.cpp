#include "tell/entries.h"

#include <algorithm>
#include <map>

#include "tell/acts.h"
#include "tell/entry_words.h"
#include "tell/line.h"

namespace signifer {
namespace {

Session standing(const Session& played, const Battle& battle) {
  Session session(played.sharedRules(), battle, played.seed(), played.number());
  for (SideIndex side = 0; side < 2; ++side) session.setDice(side, DiceOrigin::typed);
  return session;
}

// The figures that tell a throw, by what is seen where that is enough.
std::vector<int> figuresFor(const DiceWanted& wanted, const std::vector<int>& faces) {
  if (wanted.figures() == 0) return faces;
  if (wanted.reading == Reading::total) {
    int total = 0;
    for (const int face : faces) total += face;
    return {total};
  }
  std::vector<int> figures;
  for (std::size_t band = wanted.from.size(); band-- > 0;) {
    const auto within = [&](int face) {
      return face >= wanted.from[band] && (band + 1 == wanted.from.size() || face < wanted.from[band + 1]);
    };
    figures.push_back(static_cast<int>(std::ranges::count_if(faces, within)));
  }
  return figures;
}

class EntryCounter {
 public:
  explicit EntryCounter(const Session& played)
      : played_(played), rules_(played.rules()), words_(rules_), done_(played.eventCount()) {}

  std::vector<RefereeEntry> entries() {
    planOrders();
    for (std::size_t i = 0; i < done_.size(); ++i)
      if (isOpen(i)) beginLine(i);
    return std::move(entries_);
  }

 private:
  struct Clause {
    std::string words;
    std::vector<std::size_t> events;
    RefereeEntry counts = {};
  };

  [[nodiscard]] const Action* actionAt(std::size_t i) const { return std::get_if<Action>(&played_.event(i).what); }
  [[nodiscard]] bool isOpen(std::size_t i) const { return !done_[i] && actionAt(i) != nullptr; }
  [[nodiscard]] const ActionKind& kindOf(const Action& action) const {
    return rules_.definition().actions()[static_cast<std::size_t>(action.kind)];
  }
  [[nodiscard]] Decision decisionAt(std::size_t i) const { return rules_.decision(played_.before(i)); }
  [[nodiscard]] bool sameStep(std::size_t a, std::size_t b) const {
    const Battle& one = played_.before(a);
    const Battle& other = played_.before(b);
    return one.turn == other.turn && one.active == other.active && decisionAt(a).side == decisionAt(b).side &&
           decisionAt(a).step == decisionAt(b).step;
  }

  // An order is given for as long as it answers as was answered, where that saves entries.
  void planOrders() {
    std::map<std::pair<SideIndex, int>, std::vector<std::pair<std::size_t, bool>>> said;
    for (std::size_t i = 0; i < done_.size(); ++i) {
      const Action* action = actionAt(i);
      const Decision decision = decisionAt(i);
      // A unit that does nothing until the step ends needs no order for it.
      if (action == nullptr || decision.automatic || (isStay(i) && laterInStep(i))) continue;
      for (std::size_t kind = 0; kind < rules_.definition().actions().size(); ++kind) {
        if (!canBeOrdered(rules_, static_cast<int>(kind)) || !decision.allows(static_cast<int>(kind))) continue;
        const StandingOrder order{decision.side, noUnit, static_cast<std::int8_t>(kind), false};
        if (const auto answer = answerByOrders(rules_, played_.before(i), {order}))
          said[{decision.side, static_cast<int>(kind)}].emplace_back(i, *answer == *action);
      }
    }
    for (const auto& [of, answers] : said)
      for (std::size_t from = 0; from < answers.size();) {
        std::size_t to = from;
        while (to < answers.size() && answers[to].second) ++to;
        const bool takenBack = to < answers.size();
        if (to - from > (takenBack ? 2U : 1U))
          orders_.push_back({{of.first, noUnit, static_cast<std::int8_t>(of.second), false},
                             answers[from].first,
                             answers[to - 1].first});
        from = to + 1;
      }
  }

  struct PlannedOrder {
    StandingOrder order;
    std::size_t from = 0;
    std::size_t to = 0;
  };
  [[nodiscard]] std::vector<StandingOrder> ordersAt(std::size_t i) const {
    std::vector<StandingOrder> orders;
    for (const PlannedOrder& one : orders_)
      if (one.from <= i && i <= one.to) orders.push_back(one.order);
    return orders;
  }

  // The dice of an event in figures, and how they read in a line.
  [[nodiscard]] std::vector<int> figuresOf(std::size_t i) const {
    const Event& event = played_.event(i);
    Session session = standing(played_, played_.before(i));
    std::vector<int> typed;
    std::vector<int> figures;
    for (const ThrownDice& dice : event.dice) {
      const Attempt attempt = session.act(*actionAt(i), typed, event.reason);
      if (attempt.kind != Attempt::Kind::diceWanted) break;
      const std::vector<int> told = figuresFor(*attempt.wanted, dice.faces);
      if (attempt.wanted->figures() > 0) typed.push_back(bySight);
      typed.insert(typed.end(), told.begin(), told.end());
      figures.insert(figures.end(), told.begin(), told.end());
    }
    return figures;
  }

  void addDice(Clause& clause, std::size_t i) const {
    if (played_.event(i).dice.empty()) return;
    const std::vector<int> figures = figuresOf(i);
    if (figures.empty()) return;
    ++clause.counts.strips;
    clause.counts.figures += static_cast<int>(figures.size());
    clause.words += clause.words.empty() ? "" : ",";
    for (const int figure : figures) clause.words += (clause.words.empty() ? "" : " ") + std::to_string(figure);
  }

  // A unit that does nothing, while its side goes on in this step or ends it.
  [[nodiscard]] bool isStay(std::size_t i) const {
    const Action* action = actionAt(i);
    return action != nullptr && kindOf(*action).gesture == "stay" && played_.event(i).dice.empty();
  }
  [[nodiscard]] bool endsStep(std::size_t i) const {
    const Action* action = actionAt(i);
    return action != nullptr && kindOf(*action).gesture == "next";
  }
  [[nodiscard]] bool laterInStep(std::size_t i) const {
    for (std::size_t j = i + 1; j < done_.size(); ++j) {
      if (actionAt(j) == nullptr || decisionAt(j).automatic) return false;
      if (sameStep(i, j) && (endsStep(j) || isStay(j))) return true;
      if (played_.before(j).turn != played_.before(i).turn || played_.before(j).active != played_.before(i).active)
        return false;
    }
    return false;
  }

  // No words are needed for orders, steps that pass, steps that only throw.
  [[nodiscard]] bool goesByItself(std::size_t i, const std::vector<StandingOrder>& orders) const {
    const Battle& battle = played_.before(i);
    const Action& action = *actionAt(i);
    if (const auto ordered = answerByOrders(rules_, battle, orders)) return *ordered == action;
    return decisionAt(i).automatic;
  }

  [[nodiscard]] std::string orderWords(const Battle& battle, const PlannedOrder& one, bool given) const {
    const ActionKind& kind = rules_.definition().actions()[static_cast<std::size_t>(one.order.kind)];
    std::string verb = kind.id;
    std::ranges::replace(verb, '-', ' ');
    return tell::folded(battle.setup->sides[static_cast<std::size_t>(one.order.side)].name) +
           (given ? " always " : " sometimes ") + verb;
  }

  // The next clause, and the events that it stands for. Orders are given and taken back where they begin and end.
  [[nodiscard]] Clause clauseAt(std::size_t i, std::vector<StandingOrder>& orders) {
    Clause clause;
    const Battle& battle = played_.before(i);
    for (const PlannedOrder& one : orders_) {
      const bool was = std::ranges::find(orders, one.order) != orders.end();
      const bool is = one.from <= i && i <= one.to;
      if (is && !was) {
        orders.push_back(one.order);
        clause.words += (clause.words.empty() ? "" : ", ") + orderWords(battle, one, true);
        ++clause.counts.orders;
      } else if (was && !is && one.to < i && isOver(one, i)) {
        std::erase(orders, one.order);
        clause.words += (clause.words.empty() ? "" : ", ") + orderWords(battle, one, false);
        ++clause.counts.orders;
      }
    }
    clause.events = {i};
    const Action& action = *actionAt(i);
    const auto say = [&clause](const std::string& words) {
      clause.words += (clause.words.empty() ? "" : ", ") + words;
    };
    if (goesByItself(i, orders)) {
      // A step that throws takes the key that goes on. In a line its figures say as much.
      const bool ordered = answerByOrders(rules_, battle, orders).has_value();
      if (!ordered && !played_.event(i).dice.empty()) ++clause.counts.keys;
      addDice(clause, i);
      return clause;
    }
    if (isStay(i)) {
      if (!laterInStep(i)) {
        ++clause.counts.keys;
        say("rest");
      }
      return clause;
    }
    if (endsStep(i) || kindOf(action).gesture == "advance") {
      ++clause.counts.keys;
      say("rest");
      addDice(clause, i);
      return clause;
    }
    if (!action.path.empty() && kindOf(action).gesture != "charge" && kindOf(action).gesture != "group") {
      std::vector<UnitIndex> units{action.unit};
      std::vector<UnitIndex> more;
      std::vector<std::size_t> theirs;
      if (played_.event(i).dice.empty())
        for (std::size_t j = i + 1; j < done_.size() && sameTurn(i, j); ++j) {
          const Action* other = actionAt(j);
          if (done_[j] || other == nullptr || !sameStep(i, j) || !played_.event(j).dice.empty()) continue;
          if (other->kind != action.kind || other->path != action.path || other->values != action.values) continue;
          if (other->unit == action.unit || std::ranges::find(more, other->unit) != more.end()) continue;
          more.push_back(other->unit);
          theirs.push_back(j);
        }
      const auto goes = [&](const std::vector<UnitIndex>& wing, const std::vector<std::size_t>& events) {
        const std::string line = words_.namesOf(battle, wing) + " " + words_.wayOf(battle, action.unit, action.path);
        return line.size() <= longestEntry && leadsTo(line, i, orders, events);
      };
      // All of them, else as many as go together and fit into a line.
      std::vector<UnitIndex> wing = units;
      wing.insert(wing.end(), more.begin(), more.end());
      std::vector<std::size_t> events = clause.events;
      events.insert(events.end(), theirs.begin(), theirs.end());
      if (!more.empty() && goes(wing, events)) {
        units = wing;
        clause.events = events;
      } else {
        for (std::size_t k = 0; k < more.size(); ++k) {
          wing = units;
          wing.push_back(more[k]);
          events = clause.events;
          events.push_back(theirs[k]);
          if (!goes(wing, events)) continue;
          units = wing;
          clause.events = events;
        }
      }
      ++clause.counts.ways;
      say(words_.namesOf(battle, units) + " " + words_.wayOf(battle, action.unit, action.path));
      addDice(clause, i);
      return clause;
    }
    ++clause.counts.answers;
    const Clause before = clause;
    for (const auto& [path, deed] : {std::pair{false, false}, {false, true}, {true, false}}) {
      clause = before;
      say(words_.answerOf(battle, action, path, deed));
      addDice(clause, i);
      const std::size_t from = before.words.empty() ? 0 : before.words.size() + 2;
      if (leadsTo(clause.words.substr(from), i, orders, {i})) break;
    }
    return clause;
  }

  [[nodiscard]] bool sameTurn(std::size_t a, std::size_t b) const {
    return played_.before(a).turn == played_.before(b).turn && played_.before(a).active == played_.before(b).active;
  }
  // Nothing of the order's side is asked any more that it would answer wrongly: it may stand.
  [[nodiscard]] bool isOver(const PlannedOrder& one, std::size_t i) const {
    const auto answer = answerByOrders(rules_, played_.before(i), {one.order});
    const Action* action = actionAt(i);
    return answer && action != nullptr && *answer != *action;
  }

  // Whether the line leads to these events from the position before the first of them.
  [[nodiscard]] bool leadsTo(const std::string& line, std::size_t first, const std::vector<StandingOrder>& orders,
                             const std::vector<std::size_t>& events) const {
    if (line.empty()) return true;
    const ActedLine acted = actLine(standing(played_, played_.before(first)), orders, line);
    if (acted.stopped) return false;
    std::vector<Action> sought;
    for (const std::size_t i : events)
      if (!isStay(i)) sought.push_back(*actionAt(i));
    for (const ActStep& step : acted.steps) {
      // An order may go on to a throw that the next line tells.
      const bool waits = acted.wanted && &step == &acted.steps.back();
      if (waits && std::ranges::find(sought, step.action) == sought.end()) continue;
      if (waits) return false;
      if (kindOf(step.action).gesture == "stay") continue;
      const auto found = std::ranges::find(sought, step.action);
      if (found != sought.end())
        sought.erase(found);
      else if (answerThatPassesLater(step.action))
        continue;
      else
        return false;
    }
    return std::ranges::all_of(sought, [&](const Action& one) { return kindOf(one).gesture == "advance"; });
  }
  // A step that passed by itself at the end of the line.
  [[nodiscard]] bool answerThatPassesLater(const Action& action) const {
    return kindOf(action).gesture == "advance" && action.unit == noUnit;
  }

  void mark(const std::vector<std::size_t>& events) {
    for (const std::size_t i : events) done_[i] = true;
  }
  static void count(RefereeEntry& entry, const RefereeEntry& more) {
    entry.orders += more.orders;
    entry.keys += more.keys;
    entry.ways += more.ways;
    entry.answers += more.answers;
    entry.strips += more.strips;
    entry.figures += more.figures;
  }

  // Clauses are put into a line as long as it stays short and leads to what was played.
  void beginLine(std::size_t first) {
    const std::vector<StandingOrder> before = inForce_;
    RefereeEntry entry;
    entry.turn = played_.before(first).turn;
    entry.side = decisionAt(first).side;
    std::vector<std::size_t> events;
    for (std::size_t i = first; i < done_.size(); ++i) {
      if (!isOpen(i)) continue;
      std::vector<StandingOrder> orders = inForce_;
      Clause clause = clauseAt(i, orders);
      std::string line = entry.line;
      if (!clause.words.empty()) line += (line.empty() ? "" : ", ") + clause.words;
      std::vector<std::size_t> all = events;
      all.insert(all.end(), clause.events.begin(), clause.events.end());
      const bool fits = line.size() <= longestEntry && leadsTo(line, first, before, all);
      if (!fits && !entry.line.empty()) break;
      if (!fits) entry.gesture = true;
      entry.line = line;
      events = all;
      count(entry, clause.counts);
      mark(clause.events);
      inForce_ = orders;
      if (entry.gesture) break;
    }
    if (entry.line.empty() && entry.gestures() == 0) return;
    entries_.push_back(std::move(entry));
  }

  const Session& played_;
  const RuleSet& rules_;
  tell::EntryWords words_;
  std::vector<bool> done_;
  std::vector<PlannedOrder> orders_;
  std::vector<StandingOrder> inForce_;
  std::vector<RefereeEntry> entries_;
};

}  // namespace

std::vector<RefereeEntry> refereeEntries(const Session& played) { return EntryCounter(played).entries(); }

}  // namespace signifer
