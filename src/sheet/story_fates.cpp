#include "sheet/story_fates.h"

#include <algorithm>

namespace signifer {
namespace {

// The fate that is told where a unit met several in one turn.
int weightOf(Deed deed) {
  switch (deed) {
    case Deed::destroyed:
    case Deed::captured:
      return 5;
    case Deed::leaves:
    case Deed::scatters:
      return 4;
    case Deed::breaks:
    case Deed::heart:
      return 3;
    case Deed::driven:
      return 2;
    case Deed::shaken:
    case Deed::panics:
      return 1;
    default:
      return 0;
  }
}

bool isFate(Deed deed) { return weightOf(deed) > 0; }

using Pair = std::pair<UnitIndex, UnitIndex>;

class FateFinder {
 public:
  FateFinder(const Session& session, const std::vector<DeedDone>& deeds)
      : session_(session), start_(session.start()), deeds_(deeds) {}

  TurnsFates find() {
    for (const DeedDone& one : deeds_) take(one);
    for (const UnitIndex unit : order_) result_.fates.push_back(fateOf(unit));
    addOthers();
    std::ranges::stable_sort(result_.fates, {}, &Fate::event);
    leaveOutWhoWasGone();
    joinAlike();
    chain();
    putLeadersBehindTheirUnits();
    keepPlainBouts();
    keepPlainCharges();
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool enemies(UnitIndex one, UnitIndex other) const {
    return one != noUnit && other != noUnit && start_.unit(one).side != start_.unit(other).side;
  }

  // Rule sets may keep leaders and banners as units.
  [[nodiscard]] bool isPerson(UnitIndex unit) const {
    return session_.rules().portray(start_, unit).shape == Shape::person;
  }

  void fate(Deed deed, UnitIndex victim, UnitIndex by, const DeedDone& done) {
    if (victim == noUnit) return;
    if (!fates_.contains(victim)) order_.push_back(victim);
    fates_[victim].push_back({deed, by, &done});
  }

  void take(const DeedDone& one) {
    switch (one.deed) {
      case Deed::charges:
      case Deed::flanks:
      case Deed::rears:
        result_.fought = true;
        if (enemies(one.unit, one.other)) charges_.push_back(&one);
        break;
      case Deed::strikes:
        result_.fought = true;
        if (enemies(one.unit, one.other)) struck_[one.event].insert({one.unit, one.other});
        break;
      case Deed::beats:
        bout(one.unit, one.other, false, one);
        break;
      case Deed::beaten:
        bout(one.other, one.unit, false, one);
        break;
      case Deed::draws:
        bout(one.unit, one.other, true, one);
        break;
      case Deed::sideWins:
        sideWins(one);
        break;
      case Deed::catches:
        fate(Deed::destroyed, one.other, one.unit, one);
        break;
      case Deed::panicsOther:
        fate(Deed::panics, one.other, noUnit, one);
        break;
      case Deed::lostWith:
      case Deed::killed:
      case Deed::wounded:
      case Deed::rallies:
      case Deed::rampages:
      case Deed::returns:
      case Deed::sighted:
      case Deed::own:
        others_.push_back(&one);
        break;
      default:
        if (isFate(one.deed)) fate(one.deed, one.unit, one.other, one);
    }
  }

  void bout(UnitIndex winner, UnitIndex loser, bool drawn, const DeedDone& one) {
    result_.fought = true;
    if (!enemies(winner, loser) || isPerson(winner) || isPerson(loser)) return;
    const bool known = std::ranges::any_of(result_.bouts, [&](const Bout& b) {
      return (b.winner == winner && b.loser == loser) ||
             (b.winner == loser && b.loser == winner && (drawn || b.event == one.event));
    });
    if (!known) result_.bouts.push_back({winner, loser, drawn, one.event, one.phrase});
  }

  // All who struck or were struck took part in the fight.
  void sideWins(const DeedDone& one) {
    result_.fought = true;
    std::set<UnitIndex> part{one.unit};
    const auto struck = struck_.find(one.event);
    if (struck == struck_.end()) return;
    for (std::size_t before = 0; before != part.size();) {
      before = part.size();
      for (const Pair& pair : struck->second)
        if (part.contains(pair.first) || part.contains(pair.second)) part.insert({pair.first, pair.second});
    }
    for (const Pair& pair : struck->second) {
      if (!part.contains(pair.first)) continue;
      const bool first = start_.unit(pair.first).side == one.side;
      bout(first ? pair.first : pair.second, first ? pair.second : pair.first, false, one);
    }
  }

  struct Met {
    Deed deed;
    UnitIndex by;
    const DeedDone* done;
  };

  [[nodiscard]] std::vector<UnitIndex> agentsOf(UnitIndex victim, const std::vector<Met>& met) const {
    std::vector<UnitIndex> agents;
    const auto add = [&](UnitIndex by) {
      if (enemies(by, victim) && !isPerson(by) && std::ranges::find(agents, by) == agents.end()) agents.push_back(by);
    };
    for (const Met& one : met) add(one.by);
    if (!agents.empty()) return agents;
    for (const Bout& bout : result_.bouts)
      if (!bout.drawn && bout.loser == victim) add(bout.winner);
    if (!agents.empty()) return agents;
    for (const DeedDone* charge : charges_)
      if (charge->other == victim) add(charge->unit);
    if (!agents.empty()) return agents;
    const auto struck = struck_.find(met.back().done->event);
    if (struck == struck_.end()) return agents;
    for (const Pair& pair : struck->second)
      if (pair.second == victim) add(pair.first);
    return agents;
  }

  [[nodiscard]] Manner mannerOf(UnitIndex victim, const std::vector<UnitIndex>& agents) const {
    Manner manner = Manner::plain;
    for (const DeedDone* charge : charges_) {
      const bool by = charge->other == victim && std::ranges::find(agents, charge->unit) != agents.end();
      const bool threw = charge->unit == victim && std::ranges::find(agents, charge->other) != agents.end();
      if (by && charge->deed == Deed::rears) return Manner::rear;
      if (by && charge->deed == Deed::flanks) manner = Manner::flank;
      // Of several, one charge does not stand for all.
      if (by && manner == Manner::plain && agents.size() == 1) manner = Manner::charged;
      if (threw && manner == Manner::plain && agents.size() == 1) manner = Manner::threw;
    }
    return manner;
  }

  [[nodiscard]] Fate fateOf(UnitIndex victim) const {
    const std::vector<Met>& met = fates_.at(victim);
    const Met& worst = *std::ranges::max_element(met, {}, [](const Met& one) { return weightOf(one.deed); });
    Fate fate;
    fate.deed = worst.deed;
    fate.victims = {victim};
    const bool alone = fate.deed == Deed::panics || fate.deed == Deed::heart || fate.deed == Deed::scatters;
    if (!alone) fate.agents = agentsOf(victim, met);
    fate.manner = mannerOf(victim, fate.agents);
    fate.event = worst.done->event;
    fate.phrase = worst.done->phrase;
    fate.rules = worst.done->rules;
    fate.starred = std::ranges::any_of(met, [](const Met& one) { return one.done->starred; });
    return fate;
  }

  void addOthers() {
    for (const DeedDone* one : others_) {
      Fate fate;
      fate.deed = one->deed;
      if (one->unit != noUnit) fate.victims = {one->unit};
      if (one->deed == Deed::own && one->other != noUnit) fate.agents = {one->other};
      fate.person = one->person;
      fate.event = one->event;
      fate.phrase = one->phrase;
      fate.rules = one->rules;
      fate.starred = one->starred;
      fate.text = one->text;
      result_.fates.push_back(std::move(fate));
    }
  }

  // A unit that fell before the enemy's end had a part in the fight, and none in the end.
  void leaveOutWhoWasGone() {
    for (std::size_t i = 0; i < result_.fates.size(); ++i)
      std::erase_if(result_.fates[i].agents, [&](UnitIndex agent) {
        return std::any_of(result_.fates.begin(), result_.fates.begin() + static_cast<std::ptrdiff_t>(i),
                           [&](const Fate& before) {
                             return weightOf(before.deed) >= weightOf(Deed::leaves) &&
                                    before.victims.front() == agent && before.event < result_.fates[i].event;
                           });
      });
  }

  // One sentence for all whom the same befell by the same.
  void joinAlike() {
    std::vector<Fate> joined;
    for (Fate& one : result_.fates) {
      const auto like = std::ranges::find_if(joined, [&](const Fate& other) {
        const bool same = other.deed == one.deed && other.agents == one.agents && other.manner == one.manner &&
                          other.person == noPerson && one.person == noPerson && one.deed != Deed::own;
        const bool own = one.deed == Deed::own && other.deed == Deed::own && other.text == one.text;
        return own || (same && sideOf(other) == sideOf(one));
      });
      if (like == joined.end()) {
        joined.push_back(std::move(one));
        continue;
      }
      for (const UnitIndex victim : one.victims)
        if (std::ranges::find(like->victims, victim) == like->victims.end()) like->victims.push_back(victim);
      like->starred = like->starred || one.starred;
      like->event = std::max(like->event, one.event);
    }
    result_.fates = std::move(joined);
  }

  [[nodiscard]] SideIndex sideOf(const Fate& fate) const {
    return fate.victims.empty() ? noSide : start_.unit(fate.victims.front()).side;
  }

  static bool share(const Fate& one, const Fate& other) {
    const auto has = [](const Fate& fate, UnitIndex unit) {
      return std::ranges::find(fate.victims, unit) != fate.victims.end() ||
             std::ranges::find(fate.agents, unit) != fate.agents.end();
    };
    return std::ranges::any_of(one.victims, [&](UnitIndex u) { return has(other, u); }) ||
           std::ranges::any_of(one.agents, [&](UnitIndex u) { return has(other, u); });
  }

  // Panic and a leader's fate belong to what was told before them of the same event.
  void chain() {
    std::vector<Fate>& fates = result_.fates;
    int next = 0;
    for (std::size_t i = 0; i < fates.size(); ++i) {
      fates[i].chain = next++;
      for (std::size_t k = 0; k < i; ++k) {
        const bool follows = fates[i].event == fates[k].event && fates[i].deed == Deed::panics && k + 1 == i;
        if (fates[i].chain == fates[k].chain || !(share(fates[i], fates[k]) || follows)) continue;
        const int from = fates[i].chain;
        const int to = fates[k].chain;
        for (std::size_t m = 0; m <= i; ++m)
          if (fates[m].chain == from) fates[m].chain = to;
      }
    }
    std::vector<int> order;
    for (const Fate& fate : fates)
      if (std::ranges::find(order, fate.chain) == order.end()) order.push_back(fate.chain);
    std::ranges::stable_sort(fates, {},
                             [&](const Fate& fate) { return std::ranges::find(order, fate.chain) - order.begin(); });
  }

  // A leader who was lost stands behind the fate of his unit.
  void putLeadersBehindTheirUnits() {
    std::vector<Fate>& fates = result_.fates;
    for (std::size_t i = 0; i < fates.size(); ++i) {
      if (fates[i].deed != Deed::lostWith || fates[i].victims.empty()) continue;
      const auto own = std::ranges::find_if(fates, [&](const Fate& one) {
        return isFate(one.deed) && std::ranges::find(one.victims, fates[i].victims.front()) != one.victims.end();
      });
      if (own == fates.end()) {
        // Nothing else is told of his unit.
        fates[i].deed = Deed::killed;
        continue;
      }
      Fate leader = std::move(fates[i]);
      leader.chain = own->chain;
      const auto to = own - fates.begin();
      fates.erase(fates.begin() + static_cast<std::ptrdiff_t>(i));
      fates.insert(fates.begin() + (to > static_cast<std::ptrdiff_t>(i) ? to : to + 1), std::move(leader));
    }
  }

  [[nodiscard]] bool isTold(UnitIndex one, UnitIndex other) const {
    return std::ranges::any_of(result_.fates, [&](const Fate& fate) {
      if (!isFate(fate.deed)) return false;
      const auto has = [&](UnitIndex u) {
        return std::ranges::find(fate.victims, u) != fate.victims.end() ||
               std::ranges::find(fate.agents, u) != fate.agents.end();
      };
      return has(one) && has(other);
    });
  }

  void keepPlainBouts() {
    std::erase_if(result_.bouts, [this](const Bout& bout) { return isTold(bout.winner, bout.loser); });
  }

  void keepPlainCharges() {
    for (const DeedDone* charge : charges_) {
      const bool fought = std::ranges::any_of(result_.bouts, [&](const Bout& bout) {
        return (bout.winner == charge->unit && bout.loser == charge->other) ||
               (bout.loser == charge->unit && bout.winner == charge->other);
      });
      if (isTold(charge->unit, charge->other) || (fought && charge->deed == Deed::charges)) continue;
      const Manner manner = charge->deed == Deed::rears    ? Manner::rear
                            : charge->deed == Deed::flanks ? Manner::flank
                                                           : Manner::charged;
      Fate fate;
      fate.deed = Deed::charges;
      fate.victims = {charge->other};
      fate.agents = {charge->unit};
      fate.manner = manner;
      fate.event = charge->event;
      fate.phrase = charge->phrase;
      fate.rules = charge->rules;
      fate.starred = charge->starred;
      result_.charges.push_back(std::move(fate));
    }
  }

  const Session& session_;
  const Battle& start_;
  const std::vector<DeedDone>& deeds_;
  TurnsFates result_;
  std::map<UnitIndex, std::vector<Met>> fates_;
  std::vector<UnitIndex> order_;
  std::vector<const DeedDone*> charges_;
  std::vector<const DeedDone*> others_;
  std::map<std::size_t, std::set<Pair>> struck_;
};

}  // namespace

TurnsFates fatesOf(const Session& session, const std::vector<DeedDone>& deeds) {
  return FateFinder(session, deeds).find();
}

}  // namespace signifer
