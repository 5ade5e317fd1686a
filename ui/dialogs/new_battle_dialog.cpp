#include "dialogs/new_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "commander/commander.h"
#include "language/names.h"
#include "preferences.h"
#include "schema/document.h"
#include "start/ready_battles.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "widgets/choice_list.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

namespace fs = std::filesystem;

constexpr int titleRole = Qt::UserRole + 1;
constexpr int notesRole = Qt::UserRole + 2;
constexpr int sidesRole = Qt::UserRole + 3;

// A scenario that cannot be read is listed with its fault and cannot be picked.
QListWidgetItem* itemOf(const fs::path& path) {
  auto* item = new QListWidgetItem;
  item->setData(Qt::UserRole, QString::fromStdString(path.string()));
  try {
    const Document file = Document::load(path);
    const Node root = file.root();
    item->setText(text(saidName(root.text("title", path.stem().string()))));
    item->setData(notesRole, text(saidName(root.text("notes", ""))));
    QStringList sides;
    for (const Node& side : root.at("sides").items()) sides << text(saidName(side.at("name").text()));
    item->setData(sidesRole, sides);
  } catch (const std::exception& e) {
    item->setText(QString::fromStdString(path.stem().string()));
    item->setData(notesRole, QString::fromUtf8(e.what()));
    item->setFlags(Qt::NoItemFlags);
  }
  return item;
}

QWidget* optionEditor(const OptionInfo& option) {
  if (option.values.empty()) {
    auto* spin = new QSpinBox;
    spin->setRange(option.least, option.most);
    spin->setValue(option.standard);
    return spin;
  }
  auto* list = new QComboBox;
  for (std::size_t i = 0; i < option.values.size(); ++i)
    list->addItem(QString::fromStdString(option.words[i]), QString::fromStdString(option.values[i]));
  list->setCurrentIndex(option.standard);
  return list;
}

}  // namespace

NewBattleDialog::NewBattleDialog(const RuleSetLibrary& library, const fs::path& assets, QWidget* parent)
    : QDialog(parent), library_(library), assets_(assets) {
  setWindowTitle(tr("New battle"));
  resizeForText(*this, {920, 640});
  auto* column = new QVBoxLayout(this);
  auto* both = new QHBoxLayout;
  both->setSpacing(18);
  both->addWidget(makeRulesColumn(), 2);
  both->addLayout(makeSidesColumn(), 3);
  column->addLayout(both, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  begin_ = buttons->button(QDialogButtonBox::Ok);
  begin_->setText(tr("Begin"));
  column->addWidget(buttons);
  connect(ruleSets_, &QComboBox::currentIndexChanged, this, &NewBattleDialog::showRuleSet);
  connect(scenarios_, &QListWidget::currentItemChanged, this, &NewBattleDialog::showScenario);
  connect(scenarios_, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  showRuleSet();
}

QWidget* NewBattleDialog::makeRulesColumn() {
  // Large text scrolls, and leaves the list some rows.
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setMinimumWidth(qRound(Theme::current().px(180)));
  auto* column = new QWidget;
  scroll->setWidget(column);
  auto* left = new QVBoxLayout(column);
  left->setContentsMargins(0, 0, 6, 0);
  left->addWidget(sectionHead(tr("Rules")));
  ruleSets_ = new QComboBox;
  ruleSets_->setAccessibleName(tr("Rules"));
  for (const RuleSetSource& source : library_.sources())
    ruleSets_->addItem(QString::fromStdString(source.name), QString::fromStdString(source.id));
  summary_ = new Label(12, QFont::Normal, Label::Tone::second);
  summary_->setWordWrap(true);
  scenarios_ = new QListWidget;
  scenarios_->setAccessibleName(tr("Scenarios"));
  scenarios_->setMinimumHeight(qRound(Theme::current().px(96)));
  notes_ = new Label(12, QFont::Normal, Label::Tone::second);
  notes_->setWordWrap(true);
  left->addWidget(ruleSets_);
  left->addWidget(summary_);
  left->addWidget(sectionHead(tr("Scenario")));
  left->addWidget(scenarios_, 1);
  left->addWidget(notes_);
  return scroll;
}

QLayout* NewBattleDialog::makeSidesColumn() {
  auto* right = new QVBoxLayout;
  right->addWidget(sectionHead(tr("Sides")));
  right->addLayout(makeSidesGrid());
  auto* seedRow = new QHBoxLayout;
  auto* seedLabel = new QLabel(tr("Seed of the rolled dice"));
  seed_ = new QLineEdit(QString::number(QRandomGenerator::system()->bounded(1, 1000000)));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), seed_));
  seedLabel->setBuddy(seed_);
  seedRow->addWidget(seedLabel);
  seedRow->addWidget(seed_, 1);
  right->addLayout(seedRow);
  right->addWidget(sectionHead(tr("House rules")));
  auto* inner = new QWidget;
  options_ = new QFormLayout(inner);
  options_->setContentsMargins(0, 0, 6, 0);
  options_->setRowWrapPolicy(QFormLayout::WrapAllRows);
  auto* scroll = new QScrollArea;
  scroll->setWidget(inner);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  right->addWidget(scroll, 1);
  return right;
}

QLayout* NewBattleDialog::makeSidesGrid() {
  auto* grid = new QGridLayout;
  // Large text has a row for the name.
  constexpr double large = 1.3;
  const bool apart = Theme::current().px(1) > large;
  grid->setColumnStretch(1, 1);
  for (SideIndex side = 0; side < 2; ++side) {
    const auto at = static_cast<std::size_t>(side);
    auto* flag = new QLabel;
    flag->setPixmap(sideFlag(side));
    sideNames_[at] = new Label(13, QFont::DemiBold);
    players_[at] = new ChoiceList;
    players_[at]->addItem(tr("A person"), QString());
    for (const CommanderInfo& info : commanders()) {
      players_[at]->addItem(tr("Machine, %1").arg(text(info.name)), text(info.name));
      players_[at]->setItemData(players_[at]->count() - 1, text(info.summary), Qt::ToolTipRole);
    }
    dice_[at] = new ChoiceList;
    for (QComboBox* list : {players_[at], dice_[at]}) {
      constexpr int letters = 12;
      if (apart)
        list->setMinimumContentsLength(letters);
      else
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    dice_[at]->addItems({tr("Dice rolled by the program"), tr("Own dice, typed in")});
    dice_[at]->setCurrentIndex(Preferences::load().ownDice ? 1 : 0);
    const int row = apart ? 3 * side : side;
    grid->addWidget(flag, row, 0);
    grid->addWidget(sideNames_[at], row, 1);
    grid->addWidget(players_[at], apart ? row + 1 : row, apart ? 1 : 2);
    grid->addWidget(dice_[at], apart ? row + 2 : row, apart ? 1 : 3);
  }
  return grid;
}

void NewBattleDialog::showRuleSet() {
  scenarios_->clear();
  while (options_->rowCount() > 0) options_->removeRow(0);
  editors_.clear();
  const RuleSetSource* source = library_.find(ruleSets_->currentData().toString().toStdString());
  begin_->setEnabled(false);
  if (source == nullptr) {
    summary_->setText(tr("No rule set was found."));
    return;
  }
  summary_->setText(QString::fromStdString(source->summary));
  for (const fs::path& path : battleFiles(assets_ / "scenarios" / source->id)) scenarios_->addItem(itemOf(path));
  if (scenarios_->count() > 0)
    scenarios_->setCurrentRow(0);
  else
    notes_->setText(tr("There are no scenarios for these rules in %1.").arg(QString::fromStdString(assets_.string())));
  try {
    const std::unique_ptr<RuleSet> rules = source->create();
    for (const OptionInfo& option : rules->definition().options()) {
      QWidget* editor = optionEditor(option);
      auto* caption = new QLabel(QString::fromStdString(option.caption.empty() ? option.id : option.caption));
      caption->setWordWrap(true);
      caption->setBuddy(editor);
      options_->addRow(caption, editor);
      editors_.emplace_back(option, editor);
    }
  } catch (const std::exception& e) {
    summary_->setText(QString::fromUtf8(e.what()));
  }
}

void NewBattleDialog::showScenario() {
  const QListWidgetItem* item = scenarios_->currentItem();
  begin_->setEnabled(item != nullptr && item->flags() != Qt::NoItemFlags);
  if (item == nullptr) return;
  notes_->setText(item->data(notesRole).toString());
  const QStringList sides = item->data(sidesRole).toStringList();
  for (std::size_t side = 0; side < 2; ++side) {
    const QString name = sides.value(static_cast<int>(side));
    sideNames_[side]->setText(name);
    players_[side]->setAccessibleName(tr("Who plays %1").arg(name));
    dice_[side]->setAccessibleName(tr("Dice of %1").arg(name));
  }
}

void NewBattleDialog::setPlayer(SideIndex side, const QString& commander) {
  QComboBox* players = players_[static_cast<std::size_t>(side)];
  players->setCurrentIndex(std::max(0, players->findData(commander)));
}

BattlePlan NewBattleDialog::plan() const {
  BattlePlan plan;
  if (const QListWidgetItem* item = scenarios_->currentItem())
    plan.scenario = item->data(Qt::UserRole).toString().toStdString();
  plan.seed = seed_->text().toULongLong();
  for (std::size_t side = 0; side < 2; ++side) {
    plan.commanders[side] = players_[side]->currentData().toString();
    plan.dice[side] = dice_[side]->currentIndex() == 1 ? DiceOrigin::typed : DiceOrigin::rolled;
  }
  // Only what differs from the rules as they are: a scenario's own options stay in force.
  for (const auto& [option, editor] : editors_) {
    if (const auto* list = qobject_cast<QComboBox*>(editor)) {
      if (list->currentIndex() != option.standard)
        plan.house.options[option.id] = list->currentData().toString().toStdString();
    } else if (const auto* spin = qobject_cast<QSpinBox*>(editor)) {
      if (spin->value() != option.standard) plan.house.options[option.id] = std::to_string(spin->value());
    }
  }
  return plan;
}

}  // namespace signifer::ui
