// The faults of the table in preparation: those seen at once, and those that the rule set finds. The rule set reads the
// battle file that would be written.
#include <algorithm>
#include <charconv>

#include "editors/dry_order.h"
#include "editors/table_document.h"
#include "play/battle_problems.h"
#include "play/deployment.h"
#include "play/position.h"
#include "play/wording.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {
namespace {

int placeIn(const std::string& pointer, const std::string& list) {
  const std::string head = "/" + list + "/";
  int place = -1;
  if (pointer.starts_with(head))
    (void)std::from_chars(pointer.data() + head.size(), pointer.data() + pointer.size(), place);
  return place;
}

QString sentence(QString words) {
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  if (!words.isEmpty() && !words.endsWith(QLatin1Char('.')) && !words.endsWith(QLatin1Char('?')))
    words += QLatin1Char('.');
  return words;
}

}  // namespace

bool TableDocument::playable() const {
  return std::ranges::none_of(problems_, [](const TableProblem& problem) { return problem.fault; });
}

void TableDocument::check() {
  checkSoon_.stop();
  problems_.clear();
  checkForces();
  checkArmies();
  checkGround();
  if (model_->units.empty()) return Q_EMIT checked();
  try {
    const Document file = standing(Document::parse("table", write().dump()));
    checkBattle(readPosition(library_, file.root()));
  } catch (const SourceError& e) {
    tellFault(e);
  }
  Q_EMIT checked();
}

void TableDocument::checkForces() {
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = QString::fromStdString(model_->sides[side].name);
    const auto units = beside(side).size();
    const std::optional<TableRemedy> lay = units > 0 ? std::optional(layOutArmy(side)) : std::nullopt;
    if (std::ranges::find(model_->units, side, &TableUnit::side) == model_->units.end())
      problems_.push_back({tr("No units of %1 stand on the table yet.").arg(name), true, {}, -1, lay});
    else if (units > 0)
      problems_.push_back({tr("%1: %2 of its army are not on the table.").arg(name).arg(units), false, {}, -1, lay});
    if (const auto left = peopleBeside(side).size(); left > 0)
      problems_.push_back({tr("%1: %2 leaders are not on the table.").arg(name).arg(left),
                           false,
                           {},
                           -1,
                           units > 0 ? std::nullopt : std::optional(layOutLeaders(side))});
  }
}

void TableDocument::checkArmies() {
  constexpr qsizetype mostTold = 3;
  for (SideIndex side = 0; side < 2; ++side) {
    const QStringList changes = armyChanges(side);
    if (changes.isEmpty()) continue;
    QString words =
        tr("%1: the army's file has changed since. %2")
            .arg(QString::fromStdString(model_->sides[side].name), changes.mid(0, mostTold).join(QLatin1Char(' ')));
    if (changes.size() > mostTold) words += tr(" And %n more", nullptr, static_cast<int>(changes.size() - mostTold));
    problems_.push_back({words, false, {}, -1, takeOverArmy(side)});
  }
}

// A hill without a height is drawn like any other and helps nobody; a unit in the water is seldom meant to be there.
void TableDocument::checkGround() {
  for (std::size_t i = 0; i < model_->ground.size(); ++i) {
    const TerrainPiece& piece = model_->ground[i];
    if (!groundTerms_.liesFlat(piece.kind, piece.level)) continue;
    const std::string& kind = definition().terrainKinds()[static_cast<std::size_t>(piece.kind)].name;
    problems_.push_back(
        {tr("%1 lies flat: nobody on it stands higher.").arg(text(piece.name.empty() ? kind : piece.name)),
         false,
         {},
         static_cast<int>(i),
         raiseGround(static_cast<int>(i))});
  }
  for (const TableUnit& unit : model_->units) {
    const std::string water = waterUnder(definition(), *model_, unit.pose, unit.base);
    if (water.empty()) continue;
    problems_.push_back({tr("%1 stands in water or impassable ground: %2.").arg(text(unit.name()), text(water)),
                         false,
                         {unit.id},
                         -1,
                         moveOutOfWater(unit.id)});
  }
}

void TableDocument::checkBattle(const Position& position) {
  for (std::size_t i = 0; i < position.battle.units.size(); ++i) {
    const auto index = static_cast<UnitIndex>(i);
    looks_[i].portrait = portraitOf(*position.rules, position.battle, index);
    looks_[i].portrait.mayAct = false;
    if (!definition().grid()) looks_[i].base = position.battle.units[i].base;
  }
  using Kind = BattleProblem::Kind;
  for (const BattleProblem& problem : problemsOf(*position.rules, position.battle)) {
    TableProblem told{text(problem.text), false, {}, problem.ground};
    for (const UnitIndex unit : problem.units) told.units.push_back(model_->units[static_cast<std::size_t>(unit)].id);
    if (problem.person != noPerson && problem.kind != Kind::noName) {
      const std::string& leader = model_->people[static_cast<std::size_t>(problem.person)].id;
      told.remedy = problem.kind == Kind::farLeader
                        ? bringLeader(leader, told.units.front(),
                                      text(unitName(position.battle, problem.units.front())), terms_.leadersWithUnits)
                        : moveLeaderOntoTable(leader);
    } else if (problem.kind == Kind::offTable) {
      told.remedy = moveOntoTable(told.units.front());
    } else if (problem.kind == Kind::overlap) {
      told.remedy = moveClear(told.units[0], told.units[1]);
    } else if (problem.kind == Kind::sameName) {
      told.remedy = numberNames(told.units.front());
    }
    problems_.push_back(std::move(told));
  }
  checkZones(position.battle);
}

void TableDocument::tellFault(const SourceError& fault) {
  TableProblem told{sentence(text(fault.expected())), true, {}, placeIn(fault.pointer(), "terrain")};
  if (const int unit = placeIn(fault.pointer(), "units"); unit >= 0 && unit < static_cast<int>(model_->units.size())) {
    const TableUnit& at = model_->units[static_cast<std::size_t>(unit)];
    told.units.push_back(at.id);
    told.words = tr("%1: %2").arg(QString::fromStdString(at.name()), text(fault.expected()));
    const bool place = fault.pointer().ends_with("/column") || fault.pointer().ends_with("/row");
    if (definition().grid() && (place || squareTaken(static_cast<std::size_t>(unit))))
      told.remedy = moveToFreeSquare(at.id);
  }
  if (const int person = placeIn(fault.pointer(), "people");
      person >= 0 && person < static_cast<int>(model_->people.size())) {
    const TablePerson& who = model_->people[static_cast<std::size_t>(person)];
    told.words = tr("%1: %2").arg(QString::fromStdString(who.name()), text(fault.expected()));
    if (who.unit.empty()) told.remedy = joinNearest(who.id);
  }
  problems_.push_back(std::move(told));
}

bool TableDocument::squareTaken(std::size_t unit) const {
  const auto count = std::ranges::count_if(
      model_->units, [&](const TableUnit& other) { return other.pose.centre == model_->units[unit].pose.centre; });
  return count > 1;
}

void TableDocument::checkZones(const Battle& battle) {
  const auto has = [&](SideIndex side) {
    return std::ranges::find(model_->deployment.zones, side, &DeploymentZone::side) != model_->deployment.zones.end();
  };
  for (SideIndex side = 0; side < 2; ++side)
    if (has(side) && !has(side == 0 ? 1 : 0))
      problems_.push_back({tr("A deployment zone is drawn for %1 alone; the other side deploys anywhere.")
                               .arg(QString::fromStdString(model_->sides[side].name)),
                           false,
                           {},
                           -1,
                           mirrorZones(side)});
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    const double off = outsideZones(*battle.setup, unit.side, unit.pose, unit.base);
    if (off <= 0) continue;
    const TableUnit& own = model_->units[static_cast<std::size_t>(u)];
    problems_.push_back({tr("%1: %2 outside the zone of %3.")
                             .arg(QString::fromStdString(own.name()), lengthWords(toLength(off)),
                                  QString::fromStdString(model_->sides[unit.side].name)),
                         false,
                         {own.id},
                         -1,
                         moveIntoZone(own.id)});
  }
}

}  // namespace signifer::ui
