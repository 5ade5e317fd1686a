// The rows of the desk for photos: each unit and leader that stands elsewhere with figure, verdict and rule, and below
// them the units that were not read.
#include <QPushButton>
#include <QScrollBar>
#include <nlohmann/json.hpp>

#include "game/battle_controller.h"
#include "photo/photo_desk.h"
#include "photo/told_overlay.h"
#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The keys of units that were not read lie behind all others.
constexpr int missingFrom = 1 << 20;
// A figure in a length of the rule set's own as well is told among the reasons.
constexpr qsizetype longestFigure = 18;

QString joined(std::initializer_list<QString> parts) {
  QStringList said;
  for (const QString& part : parts)
    if (!part.isEmpty()) said << part;
  return said.join(QStringLiteral(" · "));
}

// The verdict's reasons with their rules, a line each.
QString reasonLines(const RuleSet& rules, const Battle& battle, const Verdict& verdict) {
  QStringList lines;
  for (const Reason& reason : verdict.reasons) lines << joined({reasonWords(rules, battle, reason), text(reason.rule)});
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

void PhotoDesk::sayVerdict(Proposal& row, const Action& action, const Verdict& verdict, const QString& distance) const {
  const Battle& battle = game_.battle();
  const QString way = action.kind >= 0 ? actionWords(game_.rules(), battle, action) : QString();
  row.figure = distance;
  row.about = way;
  if (verdict.legal()) {
    row.standing = Proposal::Standing::legal;
    const auto& rules = game_.definition().actions()[static_cast<std::size_t>(action.kind)].rules;
    if (!rules.empty()) row.rule = QString::fromStdString(rules.front());
    row.more = way;
    return;
  }
  row.standing = Proposal::Standing::notLegal;
  row.more = reasonLines(game_.rules(), battle, verdict);
  bool measured = false;
  for (const Reason& reason : verdict.reasons) {
    const QString figures = text(measuredAgainst(game_.definition(), battle, reason));
    measured = !figures.isEmpty() && figures.size() <= longestFigure;
    if (measured) row.figure = figures;
    if (row.rule.isEmpty() || measured) row.rule = text(reason.rule);
    if (measured) break;
  }
  if ((!measured || way.isEmpty()) && !verdict.reasons.empty())
    row.about = reasonWords(game_.rules(), battle, verdict.reasons.front());
  if (verdict.reasons.empty() && way.isEmpty()) row.about = verdictWord(verdict.kind);
}

Proposal PhotoDesk::rowOf(const ToldMove& move) const {
  const Battle& battle = game_.battle();
  Proposal row;
  row.name = nameOfUnit(battle, move.unit);
  row.symbol = QString::fromStdString(battle.setup->units[static_cast<std::size_t>(move.unit)].symbol);
  row.side = battle.unit(move.unit).side;
  const QString distance = move.arrives ? tr("comes on") : lengthWords(move.distance);
  sayVerdict(row, move.action, move.verdict, distance);
  QStringList names;
  for (const UnitIndex other : move.touching) names << nameOfUnit(battle, other);
  const QString touching =
      names.isEmpty() ? QString() : tr("brought to touch %1").arg(names.join(QStringLiteral(", ")));
  if (!move.legal() && move.inTurn) {
    row.standing = Proposal::Standing::legal;
    row.about = tr("when its side deploys");
    row.rule.clear();
    row.more.clear();
  } else if (move.shortBy != 0 && !move.legal()) {
    const QString shortWords = tr("A legal move ends %1 short.").arg(lengthWords(move.shortBy));
    if (row.more.isEmpty()) row.about = shortWords;
    row.more += (row.more.isEmpty() ? QString() : QStringLiteral("\n")) + shortWords;
  }
  if (!touching.isEmpty()) row.more += (row.more.isEmpty() ? QString() : QStringLiteral("\n")) + upperFirst(touching);
  const bool against = row.standing == Proposal::Standing::notLegal;
  row.whole = tr("%1: %2").arg(row.name, distance);
  row.whole = joined({row.whole, touching, against ? verdictWord(move.verdict.kind) : row.about});
  if (against) row.whole += QLatin1Char('\n') + row.more;
  return row;
}

Proposal PhotoDesk::rowOf(const ToldLeader& leader) const {
  const Battle& battle = game_.battle();
  Proposal row;
  row.name = nameOfPerson(battle, leader.person);
  row.symbol = QString::fromStdString(battle.setup->people[static_cast<std::size_t>(leader.person)].symbol);
  row.side = battle.person(leader.person).side;
  row.isPerson = true;
  const QString distance = leader.arrives ? tr("comes on") : lengthWords(leader.distance);
  const UnitIndex was = battle.person(leader.person).unit;
  const QString company =
      joined({leader.with != noUnit ? tr("with %1").arg(nameOfUnit(battle, leader.with)) : QString(),
              was != noUnit ? tr("left %1").arg(nameOfUnit(battle, was)) : QString()});
  Verdict verdict = leader.draft.verdict;
  if (!leader.legal()) verdict.kind = Verdict::Kind::notLegal;
  sayVerdict(row, leader.draft.action, verdict, distance);
  if (!leader.legal() && leader.inTurn) {
    row.standing = Proposal::Standing::legal;
    row.about = tr("after the units of his side");
    row.rule.clear();
    row.more.clear();
  }
  const bool against = row.standing == Proposal::Standing::notLegal;
  row.whole = tr("%1: %2").arg(row.name, distance);
  row.whole = joined({row.whole, company, against ? verdictWord(leader.draft.verdict.kind) : row.about});
  if (against && !row.more.isEmpty()) row.whole += QLatin1Char('\n') + row.more;
  row.about = joined({company, row.about});
  if (!company.isEmpty())
    row.more = upperFirst(company) + (row.more.isEmpty() ? QString() : QStringLiteral("\n")) + row.more;
  return row;
}

Proposal PhotoDesk::rowOfMissing(UnitIndex unit) const {
  const Battle& battle = game_.battle();
  Proposal row;
  row.standing = Proposal::Standing::unknown;
  row.name = nameOfUnit(battle, unit);
  row.about = tr("held where it stood last");
  row.symbol = QString::fromStdString(battle.setup->units[static_cast<std::size_t>(unit)].symbol);
  row.side = battle.unit(unit).side;
  row.whole = tr("%1: %2").arg(row.name, tr("not in the photo, held where it stood last"));
  return row;
}

bool PhotoDesk::passedOver(int key) const { return std::ranges::count(passedOver_, key) > 0; }

void PhotoDesk::addRow(Proposal row, int key) {
  row.number = list_->count() + 1;
  row.whole = tr("%1. %2").arg(row.number).arg(row.whole);
  list_->add(row, !passedOver(key))->setData(Qt::UserRole, key);
}

void PhotoDesk::addMissing() {
  if (told_.missing.empty()) return;
  Proposal heading;
  heading.standing = Proposal::Standing::heading;
  heading.name = tr("Not in the photo");
  heading.figure = QString::number(told_.missing.size());
  heading.whole = heading.name;
  list_->add(heading);
  for (const UnitIndex unit : told_.missing) list_->add(rowOfMissing(unit))->setData(Qt::UserRole, missingFrom + unit);
}

UnitIndex PhotoDesk::pickedMissing() const {
  const QListWidgetItem* row = list_->currentItem();
  const int key = row == nullptr ? 0 : row->data(Qt::UserRole).toInt();
  return key < missingFrom ? noUnit : static_cast<UnitIndex>(key - missingFrom);
}

void PhotoDesk::settleMissing(bool gone) {
  const UnitIndex unit = pickedMissing();
  if (unit == noUnit) return;
  const std::string& id = game_.battle().setup->units[static_cast<std::size_t>(unit)].id;
  const Json changes{{"units", Json::array({{{"id", id}, {"present", false}}})}};
  if (gone && !game_.change(QString::fromStdString(changes.dump()), tr("Photo of the table: %1").arg(photoWords())))
    return;
  std::erase(told_.missing, unit);
  fill();
}

void PhotoDesk::fill() {
  // Rows that stand already say what is ticked.
  if (!filling_ && list_->count() > 0) {
    passedOver_.clear();
    for (int i = 0; i < list_->count(); ++i)
      if (const QListWidgetItem* row = list_->item(i);
          (row->flags() & Qt::ItemIsUserCheckable) != 0 && row->checkState() == Qt::Unchecked)
        passedOver_.push_back(row->data(Qt::UserRole).toInt());
  }
  const QListWidgetItem* current = list_->currentItem();
  const QVariant picked = current == nullptr ? QVariant() : current->data(Qt::UserRole);
  const int scrolled = list_->verticalScrollBar()->value();
  filling_ = true;
  list_->clear();
  lookAhead();
  int legal = 0;
  int ticked = 0;
  const auto add = [&](const auto& row, int key) {
    addRow(rowOf(row), key);
    ticked += passedOver(key) ? 0 : 1;
    legal += !passedOver(key) && row.willBeLegal() ? 1 : 0;
  };
  for (const ToldMove& move : moves_) add(move, move.unit);
  for (const ToldLeader& leader : leaders_) add(leader, keyOfLeader(leader.person));
  if (game_.hasBattle()) addMissing();
  for (int i = 0; picked.isValid() && i < list_->count(); ++i)
    if (list_->item(i)->data(Qt::UserRole) == picked) list_->setCurrentRow(i);
  list_->doItemsLayout();
  list_->verticalScrollBar()->setValue(scrolled);
  filling_ = false;
  asked_->setVisible(pickedMissing() != noUnit);
  fillButtons(ticked, legal);
  overlay_->show(moves_, leaders_, told_.missing);
}

void PhotoDesk::fillButtons(int ticked, int legal) {
  const int others = ticked - legal;
  all_->setText(others > 0 && legal > 0
                    ? tr("Take all %1").arg(ticked) + QLatin1Char('\n') + tr("%1 by hand").arg(others)
                    : tr("Take all %1").arg(ticked));
  all_->setEnabled(ticked > 0);
  legal_->setText(others > 0 && legal > 0
                      ? tr("Take the %1 legal").arg(legal) + QLatin1Char('\n') + tr("%1 stay").arg(others)
                      : tr("Take the %1 legal").arg(legal));
  legal_->setEnabled(legal > 0);
  const std::size_t elsewhere = moves_.size() + leaders_.size();
  const std::size_t read = told_.places.size() + told_.leaders.size();
  none_->setEnabled(read > 0 || !told_.missing.empty());
  if (read > 0)
    head_->setText(elsewhere == 0 ? tr("Everybody stands as the referee holds")
                                  : tr("%1 stand elsewhere, %2 as held").arg(elsewhere).arg(read - elsewhere));
  else if (!reader_.isReading())
    head_->setText({});
  if (!remarks_.isEmpty()) words_->setText(remarks_.join(QStringLiteral("\n")));
  choose_->setEnabled(game_.hasBattle());
  paste_->setEnabled(game_.hasBattle());
  if (camera_ != nullptr) camera_->setEnabled(game_.hasBattle());
}

}  // namespace signifer::ui
