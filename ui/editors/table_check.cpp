// What is wrong with the table that is being prepared: by itself, and by the word of the rule set, which is asked with
// the battle file that would be written.
#include <algorithm>
#include <charconv>

#include "editors/table_document.h"
#include "play/battle_problems.h"
#include "play/deployment.h"
#include "play/position.h"
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
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = QString::fromStdString(model_->sides[side].name);
    if (std::ranges::find(model_->units, side, &TableUnit::side) == model_->units.end())
      problems_.push_back({tr("%1 has no units on the table yet.").arg(name), true, {}, -1});
    if (const auto left = beside(side).size(); left > 0)
      problems_.push_back({tr("%1: %2 of its army are not on the table.").arg(name).arg(left), false, {}, -1});
    if (const auto left = peopleBeside(side).size(); left > 0)
      problems_.push_back({tr("%1: %2 leaders are not on the table.").arg(name).arg(left), false, {}, -1});
  }
  if (model_->units.empty()) return Q_EMIT checked();
  try {
    const Document file = standing(Document::parse("table", write().dump()));
    const Position position = readPosition(library_, file.root());
    for (std::size_t i = 0; i < position.battle.units.size(); ++i) {
      const auto index = static_cast<UnitIndex>(i);
      looks_[i].portrait = portraitOf(*position.rules, position.battle, index);
      looks_[i].portrait.mayAct = false;
      if (definition().grid()) continue;
      looks_[i].base = position.battle.units[i].base;
    }
    for (const BattleProblem& problem : problemsOf(*position.rules, position.battle)) {
      TableProblem told{text(problem.text), false, {}, -1};
      for (const UnitIndex unit : problem.units) told.units.push_back(model_->units[static_cast<std::size_t>(unit)].id);
      problems_.push_back(std::move(told));
    }
    checkZones(position.battle);
  } catch (const SourceError& e) {
    TableProblem told{sentence(text(e.expected())), true, {}, placeIn(e.pointer(), "terrain")};
    if (const int unit = placeIn(e.pointer(), "units"); unit >= 0 && unit < static_cast<int>(model_->units.size())) {
      const TableUnit& at = model_->units[static_cast<std::size_t>(unit)];
      told.units.push_back(at.id);
      told.words = tr("%1: %2").arg(QString::fromStdString(at.name()), text(e.expected()));
    }
    if (const int person = placeIn(e.pointer(), "people");
        person >= 0 && person < static_cast<int>(model_->people.size()))
      told.words = tr("%1: %2").arg(QString::fromStdString(model_->people[static_cast<std::size_t>(person)].name()),
                                    text(e.expected()));
    problems_.push_back(std::move(told));
  }
  Q_EMIT checked();
}

void TableDocument::checkZones(const Battle& battle) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    const double off = outsideZones(*battle.setup, unit.side, unit.pose, unit.base);
    if (off <= 0) continue;
    const TableUnit& own = model_->units[static_cast<std::size_t>(u)];
    problems_.push_back({tr("%1 stands %2 outside the zone of %3.")
                             .arg(QString::fromStdString(own.name()), lengthWords(toLength(off)),
                                  QString::fromStdString(model_->sides[unit.side].name)),
                         false,
                         {own.id},
                         -1});
  }
}

}  // namespace signifer::ui
