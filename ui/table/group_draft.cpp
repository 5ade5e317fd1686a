#include "table/group_draft.h"

#include <algorithm>

#include "dice/sources.h"
#include "play/foresight.h"
#include "rules/gestures.h"
#include "table/base.h"

namespace signifer::ui {
namespace {

// The kind of action by which the rule set moves several at once now; -1 where it has none.
int groupKind(const RuleSet& rules, const Battle& battle) {
  const Decision decision = rules.decision(battle);
  const auto& kinds = rules.definition().actions();
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].gesture == "group" && decision.allows(static_cast<int>(i))) return static_cast<int>(i);
  return -1;
}

bool namesUnits(const RuleSet& rules, int kind) {
  const auto& fields = rules.definition().actions()[static_cast<std::size_t>(kind)].fields;
  return std::ranges::count(fields, FieldType::units, &Field::type) > 0;
}

bool isTurn(const Leg& leg) {
  return leg.kind == LegKind::wheelLeft || leg.kind == LegKind::wheelRight || leg.kind == LegKind::pivot;
}

// Without dice: what waits for them can only be shown up to there.
bool carryOut(const RuleSet& rules, Battle& battle, const Action& action) {
  if (!foreseen(rules, battle, action).empty()) return false;
  SilentChronicle silent;
  RolledDice none(1);
  rules.resolve(battle, action, none, silent);
  return true;
}

// The move of the whole board: from where one stood to where it comes to stand.
class Board {
 public:
  Board(const Pose& from, const Pose& to)
      : from_(toVec(from.centre)), to_(toVec(to.centre)), turn_(normalised(to.heading - from.heading)) {}
  [[nodiscard]] Pose moved(const Pose& pose) const {
    const Vec2 off = rotated(toVec(pose.centre) - from_, sineCosine(turn_));
    return {toPoint(to_ + off), normalised(pose.heading + turn_)};
  }
  [[nodiscard]] Vec2 way() const { return to_ - from_; }

 private:
  Vec2 from_;
  Vec2 to_;
  Angle turn_;
};

// The foremost first, so that nobody runs into those before him.
std::vector<UnitIndex> inOrder(const Battle& battle, std::vector<UnitIndex> units, Vec2 way) {
  std::ranges::stable_sort(units, {}, [&](UnitIndex u) { return -dot(toVec(battle.unit(u).pose.centre), way); });
  return units;
}

// A lead without turns gives every unit the same legs. Otherwise a unit takes the move that ends nearest to its place
// on the board.
MoveDraft follow(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Action& lead, const Pose& place) {
  if (unit == lead.unit || std::ranges::none_of(lead.path, isTurn)) {
    Action action = lead;
    action.unit = unit;
    return draftOf(rules, battle, action);
  }
  for (const Shown& shown : {Shown(place), Shown(place.centre)}) {
    MoveDraft draft = draftOf(rules, battle, meantBy(rules, battle, unit, shown));
    draft.unit = unit;
    const bool moves = draft.end() && draft.action.kind == lead.kind;
    if (moves && (draft.verdict.legal() || !shown.heading)) return draft;
  }
  Action action = lead;
  action.unit = unit;
  return draftOf(rules, battle, action);
}

void addOneByOne(const RuleSet& rules, Battle battle, const std::vector<UnitIndex>& units, const Action& lead,
                 const Board& board, GroupDraft& group) {
  const Battle before = battle;
  for (const UnitIndex unit : inOrder(battle, units, board.way())) {
    MoveDraft part = follow(rules, battle, unit, lead, board.moved(before.unit(unit).pose));
    group.actions.push_back(part.action);
    if (part.verdict.legal()) carryOut(rules, battle, part.action);
    group.parts.push_back(std::move(part));
  }
}

// All in one action, each part traced as if it went alone.
GroupDraft inOneAction(const RuleSet& rules, const Battle& battle, int kind, const std::vector<UnitIndex>& units,
                       const MoveDraft& lead) {
  GroupDraft group;
  group.together = true;
  Action action;
  action.kind = static_cast<std::int8_t>(kind);
  action.path = lead.action.path;
  for (const UnitIndex unit : units) add(action.units, unit);
  const Verdict verdict = rules.judge(battle, action);
  group.actions = {action};
  for (const UnitIndex unit : units) {
    Action alone = action;
    alone.units.reset();
    add(alone.units, unit);
    MoveDraft part;
    part.unit = unit;
    part.action = action;
    part.verdict = verdict;
    part.trace = rules.trace(battle, alone);
    group.parts.push_back(std::move(part));
  }
  return group;
}

GroupDraft placed(const Battle& battle, const std::vector<UnitIndex>& units, const MoveDraft& lead) {
  GroupDraft group;
  group.placed = true;
  const Board board(battle.unit(lead.unit).pose, lead.trace.back());
  for (const UnitIndex unit : units) group.parts.push_back(draftPlaced(unit, board.moved(battle.unit(unit).pose)));
  return group;
}

}  // namespace

const MoveDraft* GroupDraft::refused() const {
  if (placed) return nullptr;
  const auto found = std::ranges::find_if(parts, [](const MoveDraft& part) { return !part.verdict.legal(); });
  return found == parts.end() ? nullptr : &*found;
}

std::size_t GroupDraft::legalParts() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(parts, [this](const MoveDraft& part) { return placed || part.verdict.legal(); }));
}

const MoveDraft* GroupDraft::partOf(UnitIndex unit) const {
  const auto found = std::ranges::find(parts, unit, &MoveDraft::unit);
  return found == parts.end() ? nullptr : &*found;
}

GroupDraft groupDraft(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& units,
                      const MoveDraft& lead) {
  if (lead.placed) return placed(battle, units, lead);
  const auto end = lead.end();
  if (!end) return {};
  const int kind = groupKind(rules, battle);
  GroupDraft together;
  if (kind >= 0 && namesUnits(rules, kind)) {
    together = inOneAction(rules, battle, kind, units, lead);
    if (together.refused() == nullptr) return together;
  }
  GroupDraft group;
  const Path& path = lead.action.path;
  if (kind >= 0 && !namesUnits(rules, kind) && !path.empty() && isTurn(path[0])) {
    // They turn as one; what is left of the way each goes by himself.
    Action turn = lead.action;
    turn.kind = static_cast<std::int8_t>(kind);
    turn.path = {path[0]};
    Battle turned = battle;
    if (rules.judge(battle, turn).legal() && carryOut(rules, turned, turn)) {
      group.together = true;
      group.actions.push_back(turn);
      Action rest = lead.action;
      rest.path = {};
      for (std::size_t i = 1; i < path.size(); ++i) rest.path.add(path[i]);
      const Pose from = turned.unit(lead.unit).pose;
      const Pose to = rest.path.empty() ? from : walk(from, turned.unit(lead.unit).base, rest.path).end();
      if (!rest.path.empty()) {
        addOneByOne(rules, turned, units, rest, Board(from, to), group);
      } else {
        for (const UnitIndex unit : units) {
          MoveDraft part;
          part.unit = unit;
          part.action = turn;
          part.trace = {battle.unit(unit).pose, turned.unit(unit).pose};
          group.parts.push_back(std::move(part));
        }
      }
      for (MoveDraft& part : group.parts)
        if (!part.trace.empty()) part.trace.insert(part.trace.begin(), battle.unit(part.unit).pose);
      return group;
    }
  }
  addOneByOne(rules, battle, units, lead.action, Board(battle.unit(lead.unit).pose, *end), group);
  return group.refused() != nullptr && !together.parts.empty() ? together : group;
}

std::vector<UnitIndex> lineOf(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  std::vector<UnitIndex> line{unit};
  const int number = rules.portray(battle, unit).line;
  if (number == 0) return line;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (u != unit && battle.unit(u).present && battle.unit(u).side == battle.unit(unit).side &&
        rules.portray(battle, u).line == number)
      line.push_back(u);
  return line;
}

std::vector<UnitIndex> commandOf(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  std::vector<UnitIndex> command{unit};
  for (const Zone& zone : rules.zones(battle, unit)) {
    if (zone.kind != Zone::Kind::command || std::ranges::find(zone.units, unit) == zone.units.end()) continue;
    for (const UnitIndex u : zone.units)
      if (std::ranges::find(command, u) == command.end()) command.push_back(u);
    break;
  }
  return command;
}

}  // namespace signifer::ui
