#include "game/action_form.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "game/action_kinds.h"
#include "language/field_words.h"
#include "play/wording.h"
#include "schema/field_reader.h"

namespace signifer::ui {
namespace {

/// So many values of a field are looked at for one that is legal.
constexpr std::size_t mostTried = 24;

bool isWay(const Field& field) { return field.type == FieldType::path || field.type == FieldType::steps; }

// A march is its way; a manoeuvre may do without.
bool isButAWay(const ActionKind& kind) {
  const auto isValue = [](const Field& field) { return keptAsValue(field.type); };
  return std::ranges::any_of(kind.fields, isWay) && !hasTarget(kind) && std::ranges::none_of(kind.fields, isValue);
}

bool canBeFilledIn(const ActionKind& kind) {
  const bool needsMore = std::ranges::any_of(kind.fields, [](const Field& field) {
    return field.required && (isWay(field) || field.type == FieldType::units);
  });
  return !kind.fields.empty() && !needsMore && !isButAWay(kind);
}

// A leader is dragged to a place or onto a unit; a unit along a way.
bool isLedOnTheTable(const ActionKind& kind) {
  if (std::ranges::any_of(kind.fields, isWay)) return true;
  return hasField(kind, FieldType::person) && (hasField(kind, FieldType::point) || hasField(kind, FieldType::unit));
}

}  // namespace

std::vector<int> kindsToFillIn(const BattleController& game) {
  std::vector<int> kinds;
  if (!game.hasBattle() || game.byHand() || game.handsRest() || game.outcome()) return kinds;
  const Decision decision = game.decision();
  for (int kind = 0; kind < static_cast<int>(game.definition().actions().size()); ++kind)
    if (decision.allows(kind) && canBeFilledIn(kindOf(game, kind))) kinds.push_back(kind);
  return kinds;
}

namespace {

bool isLegalForSomebody(const BattleController& game, int kind) {
  const ActionForm form(game, kind);
  return game.rules().judge(game.battle(), form.actionOf(form.begin())).legal();
}

}  // namespace

std::vector<int> kindsOfferedNowhere(const BattleController& game) {
  std::vector<int> kinds = kindsToFillIn(game);
  std::erase_if(kinds, [&](int kind) {
    const bool offered = std::ranges::any_of(game.candidates(), [&](const Action& one) { return one.kind == kind; });
    return offered || hasUnit(kindOf(game, kind)) || isLedOnTheTable(kindOf(game, kind)) ||
           !isLegalForSomebody(game, kind);
  });
  return kinds;
}

std::vector<int> kindsOfTheSelected(const BattleController& game) {
  const UnitIndex unit = game.selected();
  if (unit == noUnit || game.battle().unit(unit).side != game.decision().side) return {};
  if (game.decision().unit != noUnit && game.decision().unit != unit) return {};
  std::vector<int> kinds = kindsToFillIn(game);
  std::erase_if(kinds, [&](int kind) {
    const ActionForm form(game, kind);
    const Action first = form.actionOf(form.begin());
    return first.unit != unit || !game.rules().judge(game.battle(), first).legal();
  });
  return kinds;
}

ActionForm::ActionForm(const BattleController& game, int kind) : game_(game), kind_(kind) {
  const Fields& fields = kindOf(game, kind).fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const bool value = keptAsValue(field.type);
    if (field.type == FieldType::unit || (value && field.holds == Holds::unit))
      addUnits(i);
    else if (field.type == FieldType::person || (value && field.holds == Holds::person))
      addPeople(i);
    else if (field.type == FieldType::point)
      addPoint(i);
    else if (field.type == FieldType::facing)
      addFacings(i);
    else if (value)
      add(i, field);
  }
}

void ActionForm::add(std::size_t field, Field shown, std::vector<std::int16_t> meant) {
  fields_.push_back(std::move(shown));
  rows_.push_back({field, std::move(meant)});
}

// The acting unit belongs to the side that decides. Its target is mostly an enemy.
void ActionForm::addUnits(std::size_t field) {
  const Battle& battle = game_.battle();
  Field shown = kindOf(game_, kind_).fields[field];
  std::vector<std::int16_t> meant;
  const SideIndex own = game_.decision().side;
  const bool acts = shown.name == "unit";
  const UnitIndex first = game_.decision().unit != noUnit ? game_.decision().unit : game_.selected();
  for (const SideIndex side : {acts ? own : enemyOf(own), acts ? enemyOf(own) : own})
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!battle.unit(u).present || battle.unit(u).side != side || (acts && side != own)) continue;
      meant.push_back(u);
      shown.values.push_back(battle.setup->units[static_cast<std::size_t>(u)].id);
      shown.words.push_back(unitInFull(battle, u));
      if (u == first && acts) shown.standard.whole = static_cast<std::int64_t>(meant.size()) - 1;
    }
  shown.type = FieldType::choice;
  add(field, std::move(shown), std::move(meant));
}

void ActionForm::addPeople(std::size_t field) {
  const Battle& battle = game_.battle();
  Field shown = kindOf(game_, kind_).fields[field];
  const bool leads = shown.type == FieldType::person;
  shown.standard = {};
  std::vector<std::int16_t> meant;
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    if (!person.present || person.side != game_.decision().side) continue;
    meant.push_back(p);
    shown.values.push_back(battle.setup->people[static_cast<std::size_t>(p)].id);
    shown.words.push_back(personInFull(battle, p));
    const bool selected = person.unit != noUnit && person.unit == game_.selected();
    if (leads && selected) shown.standard.whole = static_cast<std::int64_t>(meant.size()) - 1;
  }
  shown.type = FieldType::choice;
  add(field, std::move(shown), std::move(meant));
}

void ActionForm::addFacings(std::size_t field) {
  Field shown = kindOf(game_, kind_).fields[field];
  shown.type = FieldType::choice;
  for (int quarter = 0; quarter < 4; ++quarter) {
    shown.values.push_back(std::to_string(quarter));
    shown.words.push_back(facingWords(quarter));
  }
  add(field, std::move(shown), {0, 1, 2, 3});
}

void ActionForm::addPoint(std::size_t field) {
  Field shown = kindOf(game_, kind_).fields[field];
  shown.type = FieldType::number;
  shown.unit = "inch";
  shown.bounded = true;
  shown.caption = QCoreApplication::translate("signifer::ui", "From the left").toStdString();
  shown.most = toInches(game_.battle().setup->width);
  add(field, shown);
  shown.caption = QCoreApplication::translate("signifer::ui", "From the lower edge").toStdString();
  shown.most = toInches(game_.battle().setup->depth);
  add(field, shown);
}

Values ActionForm::begin() const {
  Values values;
  for (const Field& field : fields_) {
    values.at.push_back(field.standard);
    values.given.push_back(true);
  }
  const auto legal = [&] { return game_.rules().judge(game_.battle(), actionOf(values)).legal(); };
  if (legal()) return values;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const Field& field = kindOf(game_, kind_).fields[rows_[i].field];
    const bool chosen = field.type == FieldType::unit && field.name == "unit" && game_.selected() != noUnit;
    if (fields_[i].type != FieldType::choice || chosen) continue;
    const Value standard = values.at[i];
    for (std::size_t choice = 0; choice < std::min(fields_[i].values.size(), mostTried); ++choice) {
      values.at[i].whole = static_cast<std::int64_t>(choice);
      if (legal()) return values;
    }
    values.at[i] = standard;
  }
  return values;
}

Action ActionForm::actionOf(const Values& values) const {
  const Fields& fields = kindOf(game_, kind_).fields;
  Action action;
  action.kind = static_cast<std::int8_t>(kind_);
  // A field without a row keeps its standard value.
  std::vector<std::int32_t> kept(fields.size(), 0);
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (keptAsValue(fields[i].type)) kept[i] = toSlot(fields[i], fields[i].standard);
  bool fromBelow = false;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const Field& field = fields[rows_[row].field];
    const Value& value = values.at[row];
    const auto chosen = static_cast<std::size_t>(value.whole);
    const std::int16_t meant = chosen < rows_[row].meant.size() ? rows_[row].meant[chosen] : std::int16_t{-1};
    if (field.type == FieldType::unit)
      (field.name == "unit" ? action.unit : action.target) = meant;
    else if (field.type == FieldType::person)
      action.person = meant;
    else if (field.type == FieldType::point)
      (std::exchange(fromBelow, true) ? action.point.y : action.point.x) = fromInches(value.real);
    else
      kept[rows_[row].field] = rows_[row].meant.empty() ? toSlot(field, value) : meant;
  }
  std::size_t slot = 0;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (keptAsValue(fields[i].type)) action.values.at(slot++) = static_cast<std::int16_t>(kept[i]);
  return action;
}

}  // namespace signifer::ui
