#include "photo/told_taking.h"

#include <algorithm>

#include "dice/sources.h"
#include "play/deployment.h"
#include "rules/chronicle.h"

namespace signifer::ui {
namespace {

class Taking {
 public:
  Taking(const RuleSet& rules, const ToldReading& told, const TakingDoor& door, const ToldGrace& grace,
         const std::function<bool(int)>& passedOver)
      : rules_(rules), told_(told), door_(door), grace_(grace), passedOver_(passedOver) {}

  TakenTold run(bool overrule) {
    std::vector<ToldPlace> chosen;
    for (const ToldPlace& place : told_.places)
      if (!passedOver_(place.unit)) chosen.push_back(place);
    for (bool goesOn = true; goesOn;) {
      const std::size_t placed = taken_.units.size() + taken_.leaders.size();
      const TakenMoves gone = takeTold(rules_, chosen, false, door_, grace_);
      taken_.units.insert(taken_.units.end(), gone.played.begin(), gone.played.end());
      std::erase_if(chosen, [&](const ToldPlace& place) { return std::ranges::count(gone.played, place.unit) > 0; });
      takeLeaders(false);
      goesOn = taken_.units.size() + taken_.leaders.size() > placed && endPlacing(chosen);
    }
    taken_.someLeft = !takeTold(rules_, std::move(chosen), overrule, door_, grace_).left.empty();
    takeLeaders(overrule);
    return std::move(taken_);
  }

 private:
  // A side that has placed everybody is done where the other side's are told of as well. True where play goes on.
  bool endPlacing(const std::vector<ToldPlace>& chosen) {
    const auto now = deploymentNow(rules_.definition(), door_.battle());
    if (!now) return false;
    const auto end = endOfPlacing(rules_.definition(), door_.battle());
    if (!end) return true;
    const bool others = std::ranges::any_of(chosen, [&](const ToldPlace& place) {
      return door_.battle().unit(place.unit).side != now->side &&
             waitsToDeploy(rules_.definition(), door_.battle(), place.unit);
    });
    return others && door_.act(*end);
  }

  // After the units, whom they may have been waiting for: each that may go goes, the others are put there by hand.
  void takeLeaders(bool overrule) {
    std::vector<ToldLeader> rest;
    std::vector<PersonIndex> tried;
    for (bool again = true; again;) {
      again = false;
      rest.clear();
      for (ToldLeader& leader : leadersTold(rules_, door_.battle(), told_)) {
        if (passedOver_(keyOfLeader(leader.person))) continue;
        if (!again && std::ranges::count(tried, leader.person) == 0 && leader.legal()) {
          tried.push_back(leader.person);
          again = door_.act(leader.draft.action);
          if (again) taken_.leaders.push_back(leader.person);
          if (again) continue;
        }
        rest.push_back(std::move(leader));
      }
    }
    if (overrule && !rest.empty()) (void)door_.change(leadersByHand(door_.battle(), rest));
  }

  const RuleSet& rules_;
  const ToldReading& told_;
  const TakingDoor& door_;
  const ToldGrace& grace_;
  const std::function<bool(int)>& passedOver_;
  TakenTold taken_;
};

}  // namespace

TakenTold takeReading(const RuleSet& rules, const ToldReading& told, const TakingDoor& door, const ToldGrace& grace,
                      const std::function<bool(int key)>& passedOver, bool overrule) {
  return Taking(rules, told, door, grace, passedOver).run(overrule);
}

TakingDoor trialDoor(const RuleSet& rules, Battle& trial) {
  return {[&trial]() -> const Battle& { return trial; },
          [&rules, &trial](const Action& action) {
            if (!rules.judge(trial, action).legal()) return false;
            Battle after = trial;
            ScriptedDice none({});
            SilentChronicle silent;
            try {
              rules.resolve(after, action, none, silent);
            } catch (const ScriptError&) {
              return false;
            }
            trial = std::move(after);
            return true;
          },
          [](const std::string&) { return false; }};
}

}  // namespace signifer::ui
