#include "table/move_draft.h"

#include <algorithm>
#include <string>

#include "play/deployment.h"
#include "play/wording.h"
#include "rules/gestures.h"
#include "symbols.h"
#include "table/base.h"
#include "table/moves.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The kind of action that moves units along a path now, -1 where there is none.
int pathKind(const RuleSet& rules, const Battle& battle) {
  const Decision decision = rules.decision(battle);
  const auto& kinds = rules.definition().actions();
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const bool path = std::ranges::any_of(kinds[i].fields, [](const Field& f) { return f.type == FieldType::path; });
    if (path && kinds[i].gesture == "move" && decision.allows(static_cast<int>(i))) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

MoveDraft draftOf(const RuleSet& rules, const Battle& battle, const Action& action) {
  MoveDraft draft;
  draft.unit = action.unit;
  draft.action = action;
  if (action.kind < 0) return draft;
  draft.verdict = rules.judge(battle, action);
  draft.trace = rules.trace(battle, action);
  return draft;
}

MoveDraft draftTowards(const RuleSet& rules, const Battle& battle, UnitIndex unit, Point where) {
  MoveDraft draft = draftOf(rules, battle, rules.propose(battle, unit, where));
  draft.unit = unit;
  return draft;
}

MoveDraft draftOfPerson(const RuleSet& rules, const Battle& battle, PersonIndex person, Point where, UnitIndex onto) {
  const Decision decision = rules.decision(battle);
  const auto& kinds = rules.definition().actions();
  std::optional<MoveDraft> refused;
  for (const bool joining : {true, false}) {
    if (joining && onto == noUnit) continue;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const FieldType wanted = joining ? FieldType::unit : FieldType::point;
      const auto has = [&](FieldType type) { return std::ranges::count(kinds[i].fields, type, &Field::type) > 0; };
      if (!decision.allows(static_cast<int>(i)) || !has(FieldType::person) || !has(wanted)) continue;
      if (!std::ranges::all_of(kinds[i].fields, [&](const Field& field) {
            return field.type == FieldType::person || field.type == wanted;
          }))
        continue;
      Action action;
      action.kind = static_cast<std::int8_t>(i);
      action.person = person;
      if (joining)
        action.unit = onto;
      else
        action.point = where;
      MoveDraft draft = draftOf(rules, battle, action);
      draft.unit = noUnit;
      draft.trace.clear();
      draft.person = person;
      draft.where = joining ? battle.unit(onto).pose.centre : where;
      if (draft.verdict.legal()) return draft;
      if (!refused) refused = std::move(draft);
    }
  }
  return refused.value_or(MoveDraft{});
}

MoveDraft draftPlaced(UnitIndex unit, const Pose& pose) {
  MoveDraft draft;
  draft.unit = unit;
  draft.trace = {pose};
  draft.placed = true;
  return draft;
}

bool isOrdinaryMove(const RuleSet& rules, const Action& action) {
  return action.kind >= 0 && rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture == "move";
}

bool leadsAlongPath(const RuleSet& rules, int kind) {
  const auto& fields = rules.definition().actions()[static_cast<std::size_t>(kind)].fields;
  return std::ranges::count(fields, FieldType::path, &Field::type) > 0;
}

Action leadAlong(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Path& path) {
  const Unit& led = battle.unit(unit);
  Action action = meantBy(rules, battle, unit, walk(led.pose, led.base, path).end());
  const bool other = action.kind >= 0 && action.target == noUnit && leadsAlongPath(rules, action.kind) &&
                     !isOrdinaryMove(rules, action);
  if (!other) {
    action = {};
    action.kind = static_cast<std::int8_t>(pathKind(rules, battle));
    action.unit = unit;
  }
  // An about-face that is a manoeuvre of its own has no way.
  if (!other || !action.path.empty()) action.path = path;
  return action;
}

Path nudged(const Path& path, Leg leg) {
  const auto opposite = [](LegKind kind) {
    switch (kind) {
      case LegKind::ahead:
        return LegKind::back;
      case LegKind::back:
        return LegKind::ahead;
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
  };
  std::vector<Leg> legs(path.begin(), path.end());
  if (!legs.empty() && legs.back().kind == leg.kind && leg.kind == LegKind::pivot) {
    legs.back() = leg;
  } else if (!legs.empty() && legs.back().kind == leg.kind && leg.kind == LegKind::aboutFace) {
    legs.pop_back();
  } else if (!legs.empty() && legs.back().kind == leg.kind) {
    legs.back().amount += leg.amount;
  } else if (!legs.empty() && legs.back().kind == opposite(leg.kind) && leg.kind != opposite(leg.kind)) {
    Leg& last = legs.back();
    last.amount -= leg.amount;
    if (last.amount == 0)
      legs.pop_back();
    else if (last.amount < 0)
      last = {leg.kind, -last.amount};
  } else {
    legs.push_back(leg);
  }
  Path out;
  for (const Leg& one : legs) out.add(one);
  return out;
}

QString figureOf(const RuleSet& rules, const Battle& battle, const MoveDraft& draft) {
  const auto words = [&](const Figure& figure) {
    return QString::fromStdString(worded(rules.definition(), battle, figure));
  };
  for (const Reason& reason : draft.verdict.reasons)
    if (reason.measured && reason.allowed)
      return QString::fromStdString(measuredAgainst(rules.definition(), battle, reason));
  // A unit being placed comes from nowhere, and so does one from off the table.
  const bool comes = draft.unit != noUnit && !battle.unit(draft.unit).present;
  if (comes || deploymentNow(rules.definition(), battle)) return {};
  if (draft.person != noPerson)
    return words(Figure::inches(toLength(distance(toVec(battle.person(draft.person).at), toVec(draft.where)))));
  if (draft.unit == noUnit) return {};
  const Unit& unit = battle.unit(draft.unit);
  if (battle.setup->columns > 0) {
    std::int32_t squares = 0;
    for (const Leg& leg : draft.action.path) squares += leg.kind == LegKind::ahead ? leg.amount : 0;
    return squares > 0 ? words(Figure::squares(squares)) : QString();
  }
  if (!draft.action.path.empty()) return words(Figure::inches(walk(unit.pose, unit.base, draft.action.path).total));
  // A unit that stays in place goes no distance.
  if (const auto end = draft.end(); end && end->centre != unit.pose.centre)
    return words(Figure::inches(toLength(distance(toVec(unit.pose.centre), toVec(end->centre)))));
  return {};
}

QString explain(const RuleSet& rules, const Battle& battle, const MoveDraft& draft) {
  if (!draft.means()) return {};
  const std::string who =
      draft.person != noPerson ? personName(battle, draft.person) : std::string(unitName(battle, draft.unit));
  const QString name = QStringLiteral("<b>%1</b>").arg(text(who).toHtmlEscaped());
  if (draft.placed) return tr("%1 placed by hand. Enter accepts, Esc takes back").arg(name);
  const QString what = actionWords(rules, battle, draft.action).toHtmlEscaped();
  if (draft.verdict.legal()) return tr("%1 %2. Enter accepts, Esc takes back").arg(name, what);
  return tr("%1 %2: not legal. Esc takes back").arg(name, what);
}

MoveDraft draftShown(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Shown& shown) {
  MoveDraft draft = draftOf(rules, battle, meantBy(rules, battle, unit, shown));
  draft.unit = unit;
  return draft;
}

}  // namespace signifer::ui
