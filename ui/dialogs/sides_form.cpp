#include "dialogs/sides_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>

#include "commander/commander.h"
#include "game/drawn_seed.h"
#include "language/language.h"
#include "language/names.h"
#include "machine/machine_dock.h"
#include "preferences.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "widgets/choice_list.h"
#include "widgets/depth_switch.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int typedDice = 1;

}  // namespace

SidesForm::SidesForm(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(sectionHead(tr("Sides")));
  auto* grid = new QGridLayout;
  // Large text has a row for the name.
  constexpr double large = 1.3;
  const bool apart = Theme::current().px(1) > large;
  grid->setColumnStretch(1, 1);
  for (SideIndex side = 0; side < 2; ++side) addSide(side, *grid, apart);
  column->addLayout(grid);
  auto* rest = new QGridLayout;
  rest->setColumnStretch(1, 1);
  column->addLayout(rest);
  addPlayersNames(*rest);
  addDepth(*rest);
  addSeed(*rest);
}

void SidesForm::addSide(SideIndex side, QGridLayout& grid, bool apart) {
  const auto at = static_cast<std::size_t>(side);
  auto* flag = new QLabel;
  flag->setPixmap(sideFlag(side));
  names_[at] = new Label(13, QFont::DemiBold);
  players_[at] = new ChoiceList;
  players_[at]->addItem(tr("A person"), QString());
  for (const CommanderInfo& info : signifer::commanders()) {
    players_[at]->addItem(commanderTitle(text(info.name)), text(info.name));
    players_[at]->setItemData(players_[at]->count() - 1, text(said(info.summary)), Qt::ToolTipRole);
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
  dice_[at]->setCurrentIndex(Preferences::load().ownDice ? typedDice : 0);
  const int row = apart ? 3 * side : side;
  grid.addWidget(flag, row, 0);
  grid.addWidget(names_[at], row, 1);
  grid.addWidget(players_[at], apart ? row + 1 : row, apart ? 1 : 2);
  grid.addWidget(dice_[at], apart ? row + 2 : row, apart ? 1 : 3);
}

// Asked for stories, replays and the season's page; nobody has to say.
void SidesForm::addPlayersNames(QGridLayout& grid) {
  auto* caption = new QLabel(tr("Players' names"));
  auto* both = new QHBoxLayout;
  for (std::size_t side = 0; side < 2; ++side) {
    constexpr int longest = 60;
    playersNames_[side] = new QLineEdit;
    playersNames_[side]->setObjectName(side == 0 ? QStringLiteral("firstPlayersName")
                                                 : QStringLiteral("secondPlayersName"));
    playersNames_[side]->setMaxLength(longest);
    both->addWidget(playersNames_[side]);
  }
  caption->setBuddy(playersNames_[0]);
  grid.addWidget(caption, 3, 0);
  grid.addLayout(both, 3, 1);
  const auto follow = [this, caption] {
    for (std::size_t side = 0; side < 2; ++side) playersNames_[side]->setVisible(commanders()[side].isEmpty());
    caption->setVisible(commanders()[0].isEmpty() || commanders()[1].isEmpty());
  };
  for (QComboBox* players : players_) connect(players, &QComboBox::currentIndexChanged, this, follow);
  follow();
}

// The deepest comes first; people at a real table are proposed the one that follows them.
void SidesForm::addDepth(QGridLayout& grid) {
  depthCaption_ = new QLabel(tr("Signifer's part"));
  depth_ = new ChoiceList;
  depth_->setObjectName(QStringLiteral("depthOfEvening"));
  depthCaption_->setBuddy(depth_);
  for (int depth = depthCount - 1; depth >= 0; --depth)
    if (static_cast<Depth>(depth) != Depth::simulate) depth_->addItem(depthName(depth), depth);
  depthHelp_ = new Label(12, QFont::Normal, Label::Tone::second);
  depthHelp_->setWordWrap(true);
  grid.addWidget(depthCaption_, 0, 0);
  grid.addWidget(depth_, 0, 1);
  grid.addWidget(depthHelp_, 1, 1);
  connect(depth_, &QComboBox::currentIndexChanged, this, &SidesForm::tellDepth);
  tellDepth();
  showDepth(false);
}

// There is no seed to choose if nobody wants the program's dice.
void SidesForm::addSeed(QGridLayout& grid) {
  auto* caption = new QLabel(tr("Seed of the rolled dice"));
  seed_ = new QLineEdit(QString::number(drawnSeed()));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), seed_));
  caption->setBuddy(seed_);
  grid.addWidget(caption, 2, 0);
  grid.addWidget(seed_, 2, 1);
  const auto follow = [this, caption] {
    const auto origins = dice();
    const bool rolled = std::ranges::find(origins, DiceOrigin::rolled) != origins.end();
    for (QWidget* one : std::initializer_list<QWidget*>{caption, seed_}) one->setVisible(rolled);
  };
  for (QComboBox* dice : dice_) connect(dice, &QComboBox::currentIndexChanged, this, follow);
  follow();
}

void SidesForm::showDepth(bool asked) {
  for (QWidget* one : std::initializer_list<QWidget*>{depthCaption_, depth_, depthHelp_}) one->setVisible(asked);
}

void SidesForm::tellDepth() { depthHelp_->setText(depthHelp(depth_->currentData().toInt()) + QLatin1Char('.')); }

void SidesForm::setNames(const QStringList& sides) {
  for (std::size_t side = 0; side < 2; ++side) {
    const QString name = sides.value(static_cast<int>(side));
    names_[side]->setText(name);
    players_[side]->setAccessibleName(tr("Who plays %1").arg(name));
    dice_[side]->setAccessibleName(tr("Dice of %1").arg(name));
    playersNames_[side]->setPlaceholderText(name);
    playersNames_[side]->setAccessibleName(tr("Name of the player of %1").arg(name));
  }
}

void SidesForm::setPlayer(SideIndex side, const QString& commander) {
  QComboBox* players = players_[static_cast<std::size_t>(side)];
  players->setCurrentIndex(std::max(0, players->findData(commander)));
}

void SidesForm::setAtTheTable() {
  for (QComboBox* dice : dice_) dice->setCurrentIndex(typedDice);
  depth_->setCurrentIndex(depth_->findData(static_cast<int>(Depth::judgeWhenAsked)));
  showDepth(true);
}

std::array<QString, 2> SidesForm::commanders() const {
  return {players_[0]->currentData().toString(), players_[1]->currentData().toString()};
}

std::array<QString, 2> SidesForm::playersNames() const {
  std::array<QString, 2> names;
  for (std::size_t side = 0; side < 2; ++side)
    if (commanders()[side].isEmpty()) names[side] = playersNames_[side]->text().simplified();
  return names;
}

std::array<DiceOrigin, 2> SidesForm::dice() const {
  const auto origin = [](const QComboBox& list) {
    return list.currentIndex() == typedDice ? DiceOrigin::typed : DiceOrigin::rolled;
  };
  return {origin(*dice_[0]), origin(*dice_[1])};
}

std::uint64_t SidesForm::seed() const { return seed_->text().toULongLong(); }

std::optional<Depth> SidesForm::depth() const {
  if (depth_->isHidden()) return std::nullopt;
  return static_cast<Depth>(depth_->currentData().toInt());
}

}  // namespace signifer::ui
