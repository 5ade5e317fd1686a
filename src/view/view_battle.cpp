// The battle of one side as a battle of its own: whoever is not seen is taken out, and all that tells of them.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "battle/origins.h"
#include "battle/scoring.h"
#include "language/language.h"
#include "play/battle_json.h"
#include "play/deployment.h"
#include "play/deployment_tasks.h"
#include "play/marks.h"
#include "rules/hand_turns.h"
#include "schema/field_reader.h"
#include "view/filters.h"
#include "view/markers.h"
#include "view/view.h"

namespace signifer {
namespace {

class ViewMaker {
 public:
  ViewMaker(const RuleSet& rules, const Battle& battle, const SideView& view)
      : rules_(rules), d_(rules.definition()), true_(battle), view_(view), words_(battle, view) {
    number(view.units, viewed_.units);
    number(view.people, viewed_.people);
  }

  ViewedBattle make() {
    if (view_.seesAll()) {
      viewed_.battle = true_;
      if (view_.side != noSide) setMarkers(viewed_.battle, markersIn(d_, true_, view_));
      forgetWatchers();
      for (SideIndex side = 0; view_.side != noSide && side < 2; ++side) setPointsUntold(viewed_.battle, side, 0);
      return std::move(viewed_);
    }
    makeSetup();
    makeState();
    countTotals();
    forgetWatchers();
    keepUntoldPoints(viewed_.battle, view_.side);
    // The more is left of the moment the better; but what is told of it must hold together.
    for (int less = 0; less < 4; ++less) {
      if (less > 0) leaveOut(less);
      if (holdsTogether()) break;
    }
    return std::move(viewed_);
  }

 private:
  template <class Index>
  static void number(const std::vector<Knowledge>& known, std::vector<Index>& places) {
    Index next = 0;
    for (const Knowledge one : known) places.push_back(one == Knowledge::seen ? next++ : static_cast<Index>(-1));
  }

  template <class T, class Index>
  static std::vector<T> kept(const std::vector<T>& all, const std::vector<Index>& places) {
    std::vector<T> some;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (places[i] >= 0) some.push_back(all[i]);
    return some;
  }

  [[nodiscard]] std::string clean(const std::string& text, Filter filter) const {
    return isIn(filter) && words_.in(text) ? std::string() : text;
  }

  void makeSetup() {
    const Setup& full = *true_.setup;
    auto setup = std::make_shared<Setup>(full);
    setup->units = kept(full.units, viewed_.units);
    setup->people = kept(full.people, viewed_.people);
    setup->title = clean(full.title, Filter::title);
    setup->notes = clean(full.notes, Filter::notes);
    if (isIn(Filter::notes) && awaitsSurprise(true_, view_)) setup->notes.clear();
    for (TerrainPiece& piece : setup->terrain) piece.name = clean(piece.name, Filter::groundNames);
    for (std::string& name : setup->houseRuleNames) name = clean(name, Filter::ruleNames);
    if (isIn(Filter::photo) && setup->photo && words_.in(setup->photo->file)) setup->photo.reset();
    keepKnownObjectives(*setup);
    setup->houseTroops = seenTroops(full.houseTroops);
    const FixedMarks marks = fixedMarks(full, d_);
    keepMarks(
        *setup, d_,
        {marks.side, marks.place, kept(marks.units, viewed_.units), kept(marks.people, viewed_.people), marks.bySide});
    viewed_.battle.setup = std::move(setup);
  }

  // An objective that is an unseen unit is not told of, nor where an unseen unit will arrive.
  void keepKnownObjectives(Setup& setup) const {
    std::erase_if(setup.arrivals, [&](const Arrival& one) { return !view_.sees(one.unit); });
    for (Arrival& one : setup.arrivals) one.unit = viewed_.units[static_cast<std::size_t>(one.unit)];
    std::erase_if(setup.objectives, [&](const Objective& one) { return one.unit >= 0 && !view_.sees(one.unit); });
    for (Objective& one : setup.objectives) {
      if (one.unit >= 0) one.unit = viewed_.units[static_cast<std::size_t>(one.unit)];
      if (isIn(Filter::objectiveNames) && words_.in(one.name)) one.name = said("A place");
    }
  }

  // Troop types of the club's own that none but unseen units are of.
  [[nodiscard]] std::string seenTroops(const std::string& text) const {
    if (text.empty() || !isIn(Filter::troops)) return text;
    Json troops = Json::parse(text);
    Json seen = Json::array();
    for (Json& troop : troops) {
      const auto known = std::ranges::find(d_.troops(), troop.value("id", ""), &TroopType::id);
      const int index = known == d_.troops().end() ? -1 : static_cast<int>(known - d_.troops().begin());
      bool hidden = false;
      bool open = false;
      for (std::size_t i = 0; i < view_.units.size(); ++i)
        if (true_.setup->units[i].troop == index) (viewed_.units[i] < 0 ? hidden : open) = true;
      if (open || !hidden) seen.push_back(std::move(troop));
    }
    return seen.empty() ? std::string() : seen.dump();
  }

  // Notes where something that is told of leads to somebody who is not.
  [[nodiscard]] std::int16_t placeOf(Holds holds, std::int16_t place) const {
    std::int16_t told = place;
    if (holds == Holds::unit && place >= 0 && place < true_.unitCount())
      told = viewed_.units[static_cast<std::size_t>(place)];
    if (holds == Holds::person && place >= 0 && place < true_.personCount())
      told = viewed_.people[static_cast<std::size_t>(place)];
    cut_ = cut_ || (place >= 0 && told < 0);
    return told;
  }

  template <std::size_t N>
  void renumber(const Fields& fields, Slots<N>& slots) const {
    for (std::size_t i = 0; i < fields.size(); ++i) slots.at[i] = placeOf(fields[i].holds, slots.at[i]);
  }

  void makeState() {
    Battle& seen = viewed_.battle;
    seen.turn = true_.turn;
    seen.active = true_.active;
    seen.step = true_.step;
    seen.sides = isIn(Filter::totals) ? withLossesUnseen().sides : true_.sides;
    seen.status = true_.status;
    renumber(d_.battleStatus(), seen.status);
    for (SideState& side : seen.sides) renumber(d_.sideStatus(), side.status);
    seen.units = kept(true_.units, viewed_.units);
    for (Unit& unit : seen.units) renumber(d_.unitStatus(), unit.status);
    seen.people = kept(true_.people, viewed_.people);
    for (Person& person : seen.people) {
      renumber(d_.personStatus(), person.status);
      person.unit = placeOf(Holds::unit, person.unit);
    }
    std::vector<Marker> markers = markersIn(d_, true_, view_);
    for (Marker& marker : markers) marker.unit = placeOf(Holds::unit, marker.unit);
    setMarkers(seen, markers);
    for (const Relation& r : true_.relations)
      if (cut_ = cut_ || !view_.sees(r.from) || !view_.sees(r.to);
          view_.sees(r.from) && view_.sees(r.to) && !isOfOrigin(r))
        seen.relations.push_back({r.kind, placeOf(Holds::unit, r.from), placeOf(Holds::unit, r.to), r.value});
    for (const Task& task : true_.tasks)
      if (!bringFromBehindScreen(task))
        if (const auto told = taskInView(task)) seen.tasks.push_back(*told);
  }

  // A side that has deployed behind the screen sees its own units there until the screen falls. True where the task
  // says of one of them that it is behind the screen.
  bool bringFromBehindScreen(const Task& task) {
    const DeploymentTasks tasks(d_);
    const bool unit = tasks.is(task, DeployTask::unitHidden) && DeploymentTasks::known(true_, task.args[0]);
    const bool leader = tasks.is(task, DeployTask::leaderHidden) && DeploymentTasks::knownPerson(true_, task.args[0]);
    if (!(unit || leader) || !tasks.isDeploying(true_)) return false;
    const int place = placeOf(unit ? Holds::unit : Holds::person, task.args[0]);
    const SideIndex side = unit ? true_.unit(task.args[0]).side : true_.person(task.args[0]).side;
    if (place < 0 || side != view_.side) return false;
    if (unit)
      viewed_.battle.units[static_cast<std::size_t>(place)].present = true;
    else
      viewed_.battle.people[static_cast<std::size_t>(place)].present = true;
    return true;
  }

  [[nodiscard]] std::optional<Task> taskInView(Task task) const {
    const std::vector<TaskArgument>& kinds = d_.tasks()[static_cast<std::size_t>(task.code)].arguments;
    for (std::size_t i = 0; i < std::min(kinds.size(), task.args.size()); ++i) {
      const Holds holds = kinds[i] == TaskArgument::unit     ? Holds::unit
                          : kinds[i] == TaskArgument::person ? Holds::person
                                                             : Holds::number;
      const std::int16_t place = placeOf(holds, task.args[i]);
      if (holds != Holds::number && place < 0 && task.args[i] >= 0) return std::nullopt;
      task.args[i] = place;
    }
    return task;
  }

  // Totals of an army count those who are not seen too. The two armies are made ready anew, with them and without; the
  // difference is theirs.
  void countTotals() {
    if (deploymentNow(d_, true_) || !isIn(Filter::totals)) return;
    try {
      const Battle all = madeReady(true_);
      const Battle seen = madeReady(viewed_.battle);
      const Fields& fields = d_.sideStatus();
      for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < fields.size(); ++i) {
          if (fields[i].type != FieldType::integer && fields[i].type != FieldType::number) continue;
          if (fields[i].holds != Holds::number) continue;
          const auto unseen = all.sides[side].status.at[i] - seen.sides[side].status.at[i];
          std::int16_t& total = viewed_.battle.sides[side].status.at[i];
          const auto lowest = toSlot(fields[i], Value{static_cast<std::int64_t>(fields[i].least), fields[i].least});
          const int told = total - unseen;
          total = static_cast<std::int16_t>(fields[i].bounded ? std::max<int>(told, lowest) : told);
        }
    } catch (const SourceError&) {
      for (SideState& side : viewed_.battle.sides) standardsOf(d_.sideStatus(), side.status);
    }
  }

  // The battle before the losses that the side has not seen.
  [[nodiscard]] Battle withLossesUnseen() const {
    Battle before = true_;
    const HandTurns* turns = handTurnsOf(rules_);
    if (turns == nullptr || deploymentNow(d_, true_)) return before;
    for (UnitIndex u = 0; u < true_.unitCount(); ++u)
      if (const Unit& unit = true_.unit(u); !unit.present && !view_.sees(u) && !waitsOffTable(unit))
        turns->bringBack(before, u);
    return before;
  }

  template <std::size_t N>
  static void standardsOf(const Fields& fields, Slots<N>& slots) {
    for (std::size_t i = 0; i < fields.size(); ++i)
      slots.at[i] = static_cast<std::int16_t>(toSlot(fields[i], fields[i].standard));
  }

  [[nodiscard]] Battle madeReady(const Battle& battle) const {
    Battle ready = battle;
    auto setup = std::make_shared<Setup>(*battle.setup);
    setup->deployment.order = DeploymentPlan::Order::none;
    ready.setup = std::move(setup);
    ready.tasks.clear();
    ready.relations.clear();
    ready.step = 0;
    for (SideState& side : ready.sides) standardsOf(d_.sideStatus(), side.status);
    for (Unit& unit : ready.units) unit.present = true;
    for (Person& person : ready.people) person.present = true;
    // Only totals are asked for: nobody has to look around.
    if (visibilityOf(ready) == Visibility::fog) setVisibility(ready, Visibility::hidden);
    rules_.deploy(ready);
    return ready;
  }

  // The sight of the enemy is the enemy's secret.
  void forgetWatchers() {
    if (!isIn(Filter::watchers)) return;
    for (Unit& unit : viewed_.battle.units)
      if (unit.side == view_.side) {
        hiding::put(unit.status.at[hiding::flagsSlot], hiding::inSight, false);
        hiding::put(unit.status.at[hiding::flagsSlot], hiding::seenBefore, false);
        std::fill_n(unit.status.at.begin() + hiding::placeSlots, hiding::flagsSlot - hiding::placeSlots,
                    std::int16_t{0});
      }
  }

  void leaveOut(int less) {
    Battle& seen = viewed_.battle;
    seen.tasks.clear();
    if (less >= 2) seen.relations.clear();
    if (less < 3) return;
    const Visibility visibility = visibilityOf(seen);
    const int sight = sightInches(seen);
    const bool tellArm = markersTellArm(seen);
    standardsOf(d_.battleStatus(), seen.status);
    setVisibility(seen, visibility);
    setSightInches(seen, sight);
    setMarkersTellArm(seen, tellArm);
    seen.step = 0;
  }

  // Whether a file of it can be read and leads to the same battle. Where nothing was cut off it holds together as the
  // true one does. All enemies in it are in sight, so nobody looks around once more: that takes long in fog.
  [[nodiscard]] bool holdsTogether() {
    Battle& seen = viewed_.battle;
    const Visibility visibility = visibilityOf(seen);
    const bool fog = visibility == Visibility::fog;
    try {
      if (fog) setVisibility(seen, Visibility::hidden);
      rules_.derive(seen);
      forgetWatchers();
      const bool fine = !cut_ || isReadAlike();
      setVisibility(seen, visibility);
      return fine;
    } catch (const SourceError&) {
      setVisibility(seen, visibility);
      return false;
    }
  }

  [[nodiscard]] bool isReadAlike() const {
    const Document file = Document::parse("view", writeBattle(rules_, viewed_.battle).dump());
    return writeBattle(rules_, readBattle(rules_, file.root())) == file.root().json();
  }

  const RuleSet& rules_;
  const Definition& d_;
  const Battle& true_;
  const SideView& view_;
  SecretWords words_;
  ViewedBattle viewed_;
  mutable bool cut_ = false;
};

}  // namespace

ViewedBattle viewOf(const RuleSet& rules, const Battle& battle, const SideView& view) {
  return ViewMaker(rules, battle, view).make();
}

std::optional<Action> inView(const Definition& definition, const ViewedBattle& viewed, const Action& action) {
  Action told = action;
  bool there = true;
  const auto place = [&](auto& index, const auto& places) {
    if (index < 0 || static_cast<std::size_t>(index) >= places.size()) return;
    index = places[static_cast<std::size_t>(index)];
    there = there && index >= 0;
  };
  place(told.unit, viewed.units);
  place(told.target, viewed.units);
  place(told.person, viewed.people);
  told.units.reset();
  forEachIn(action.units, [&](UnitIndex unit) {
    place(unit, viewed.units);
    if (unit >= 0) add(told.units, unit);
  });
  if (action.kind >= 0 && static_cast<std::size_t>(action.kind) < definition.actions().size()) {
    std::size_t value = 0;
    for (const Field& field : definition.actions()[static_cast<std::size_t>(action.kind)].fields) {
      if (!keptAsValue(field.type) || value >= told.values.size()) continue;
      if (field.holds == Holds::unit) place(told.values[value], viewed.units);
      if (field.holds == Holds::person) place(told.values[value], viewed.people);
      ++value;
    }
  }
  return there ? std::optional(told) : std::nullopt;
}

}  // namespace signifer
