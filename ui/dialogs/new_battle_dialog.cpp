#include "dialogs/new_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "army/shipped_armies.h"
#include "dialogs/option_form.h"
#include "dialogs/preset_choice.h"
#include "dialogs/sides_form.h"
#include "editors/own_armies.h"
#include "files/army_battle.h"
#include "files/home.h"
#include "files/write_file.h"
#include "language/names.h"
#include "play/opening.h"
#include "schema/document.h"
#include "start/ready_battles.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

namespace fs = std::filesystem;

constexpr int titleRole = Qt::UserRole + 1;
constexpr int notesRole = Qt::UserRole + 2;
constexpr int sidesRole = Qt::UserRole + 3;
constexpr int armiesRole = Qt::UserRole + 4;
constexpr int hidesRole = Qt::UserRole + 5;

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
    item->setData(hidesRole, root.text("visibility", "open") != "open");
  } catch (const std::exception& e) {
    item->setText(QString::fromStdString(path.stem().string()));
    item->setData(notesRole, QString::fromUtf8(e.what()));
    item->setFlags(Qt::NoItemFlags);
  }
  return item;
}

fs::path pathOf(const QListWidgetItem& item) { return item.data(Qt::UserRole).toString().toStdString(); }

bool isSameFile(const fs::path& one, const fs::path& other) {
  std::error_code unread;
  return one == other || fs::equivalent(one, other, unread);
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
  putAway_ = new Label(12, QFont::DemiBold);
  putAway_->setObjectName(QStringLiteral("putAway"));
  putAway_->setWordWrap(true);
  putAway_->hide();
  column->addWidget(putAway_);
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
  armies_ = new QWidget;
  auto* both = new QVBoxLayout(armies_);
  both->setContentsMargins(0, 0, 0, 0);
  for (std::size_t side = 0; side < 2; ++side) {
    army_[side] = new ChoiceList;
    army_[side]->setObjectName(QStringLiteral("army%1").arg(side + 1));
    army_[side]->setAccessibleName(side == 0 ? tr("The first army") : tr("The second army"));
    both->addWidget(army_[side]);
    connect(army_[side], &QComboBox::activated, this, &NewBattleDialog::showArmies);
  }
  armies_->hide();
  left->addWidget(armies_);
  left->addWidget(notes_);
  return scroll;
}

QLayout* NewBattleDialog::makeSidesColumn() {
  auto* right = new QVBoxLayout;
  sides_ = new SidesForm;
  right->addWidget(sides_);
  right->addWidget(sectionHead(tr("House rules")));
  more_ = new Label(12, QFont::Normal, Label::Tone::accent);
  more_->setWordWrap(true);
  right->addWidget(more_);
  options_ = new OptionForm;
  presets_ = new PresetChoice;
  connect(presets_, &PresetChoice::wanted, options_, &OptionForm::choose);
  connect(options_, &OptionForm::changed, presets_, [this] { presets_->compare(options_->values()); });
  right->addWidget(presets_);
  auto* each = new QToolButton;
  each->setObjectName(QStringLiteral("eachOption"));
  each->setText(tr("Choose each one"));
  each->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  each->setAutoRaise(true);
  each->setCheckable(true);
  each->setArrowType(Qt::RightArrow);
  right->addWidget(each);
  auto* scroll = new QScrollArea;
  scroll->setWidget(options_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->hide();
  right->addWidget(scroll, 1);
  // The rest of the column stays above while the list is folded away.
  right->addStretch();
  connect(each, &QToolButton::toggled, this, [each, scroll, right](bool open) {
    each->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    scroll->setVisible(open);
    right->setStretch(right->count() - 1, open ? 0 : 1);
  });
  right->setStretch(right->count() - 1, 1);
  return right;
}

void NewBattleDialog::showRuleSet() {
  const RuleSetSource* source = library_.find(ruleSets_->currentData().toString().toStdString());
  shownRules_ = source == nullptr ? std::string() : source->id;
  const fs::path wanted = shownRules_.empty() ? fs::path() : lookedAt_[shownRules_];
  {
    const QSignalBlocker quiet(scenarios_);
    scenarios_->clear();
  }
  begin_->setEnabled(false);
  if (source == nullptr) return summary_->setText(tr("No rule set was found."));
  summary_->setText(QString::fromStdString(source->summary));
  fillArmies(*source);
  fillScenarios(*source);
  if (scenarios_->count() > 0)
    return scenarios_->setCurrentRow(wanted.empty() ? proposedRow() : std::max(0, rowOf(wanted)));
  options_->clear();
  try {
    showOptions(source->create()->definition(), {});
  } catch (const std::exception& e) {
    summary_->setText(QString::fromUtf8(e.what()));
  }
  notes_->setText(tr("There are no scenarios for these rules in %1.").arg(QString::fromStdString(assets_.string())));
}

// A newcomer begins where nothing is hidden.
int NewBattleDialog::proposedRow() const {
  for (int row = 0; row < scenarios_->count(); ++row) {
    const QListWidgetItem& item = *scenarios_->item(row);
    if (item.flags() != Qt::NoItemFlags && !item.data(hidesRole).toBool()) return row;
  }
  return 0;
}

void NewBattleDialog::chooseRules(const std::string& id) {
  if (const int at = ruleSets_->findData(QString::fromStdString(id)); at >= 0) ruleSets_->setCurrentIndex(at);
}

// A person's own come first, and say so.
void NewBattleDialog::fillScenarios(const RuleSetSource& source) {
  std::vector<fs::path> own;
  if (!own_.empty() && ownRules_ == source.id) own.push_back(own_);
  for (const OwnFile& file : FilesHome::current().list(FileKind::table, QString::fromStdString(source.id)))
    if (!isSameFile(file.file.toStdString(), own_)) own.emplace_back(file.file.toStdString());
  const std::vector<fs::path> shipped = battleFiles(assets_ / "scenarios" / source.id);
  for (const fs::path& path : own) {
    const bool came = std::ranges::any_of(shipped, [&](const fs::path& one) { return isSameFile(one, path); });
    QListWidgetItem* item = itemOf(path);
    if (!came) item->setText(tr("%1 (yours)").arg(item->text()));
    scenarios_->addItem(item);
  }
  for (const fs::path& path : shipped)
    if (!isSameFile(path, own_)) scenarios_->addItem(itemOf(path));
  if (army_[0]->count() == 0 || !FilesHome::current().keeps()) return;
  auto* armies = new QListWidgetItem(tr("Two armies against each other"), scenarios_);
  armies->setData(armiesRole, true);
  armies->setData(notesRole, tr("On an open table, each in its usual order. The battle is kept among your tables."));
}

void NewBattleDialog::fillArmies(const RuleSetSource& source) {
  for (QComboBox* list : army_) {
    list->clear();
    for (const OwnArmy& army : ownArmies(source.id)) list->addItem(text(saidName(army.name.toStdString())), army.file);
    for (const ShippedArmy& army : shippedArmies()) {
      if (!army.name.starts_with(source.id + "/")) continue;
      const QString file = QString::fromStdString(army.file.string());
      const QString name = FilesHome::read(FileKind::army, file).name;
      list->addItem(tr("%1 (sample)").arg(text(saidName(name.toStdString()))), file);
    }
  }
  if (army_[1]->count() > 1) army_[1]->setCurrentIndex(1);
}

// The sides are called after their armies.
void NewBattleDialog::showArmies() {
  try {
    const ArmyBattle battle =
        battleOfArmies(library_, army_[0]->currentData().toString(), army_[1]->currentData().toString());
    QListWidgetItem* item = scenarios_->currentItem();
    if (item == nullptr || !item->data(armiesRole).toBool()) return;
    item->setData(sidesRole, QStringList{battle.sides[0], battle.sides[1]});
    begin_->setEnabled(true);
    sides_->setNames(item->data(sidesRole).toStringList());
    notes_->setText(item->data(notesRole).toString());
    readBattle(Document::parse("battle", battle.text));
  } catch (const std::exception& e) {
    begin_->setEnabled(false);
    options_->clear();
    notes_->setText(QString::fromUtf8(e.what()));
  }
}

void NewBattleDialog::accept() {
  const QListWidgetItem* item = scenarios_->currentItem();
  if (item == nullptr || !begin_->isEnabled()) return;
  if (item->data(armiesRole).toBool()) try {
      const ArmyBattle battle =
          battleOfArmies(library_, army_[0]->currentData().toString(), army_[1]->currentData().toString());
      mustered_ = FilesHome::current().freshFile(FileKind::table, battle.title).toStdString();
      writeFile(mustered_, battle.text);
    } catch (const std::exception& e) {
      return notes_->setText(QString::fromUtf8(e.what()));
    }
  QDialog::accept();
}

int NewBattleDialog::rowOf(const fs::path& path) const {
  if (path.empty()) return -1;
  for (int row = 0; row < scenarios_->count(); ++row)
    if (isSameFile(pathOf(*scenarios_->item(row)), path)) return row;
  return -1;
}

void NewBattleDialog::showScenario() {
  const QListWidgetItem* item = scenarios_->currentItem();
  begin_->setEnabled(item != nullptr && item->flags() != Qt::NoItemFlags);
  if (item == nullptr) return;
  notes_->setText(item->data(notesRole).toString());
  sides_->setNames(item->data(sidesRole).toStringList());
  armies_->setVisible(item->data(armiesRole).toBool());
  if (item->data(armiesRole).toBool()) return showArmies();
  if (!begin_->isEnabled()) return options_->clear();
  lookedAt_[shownRules_] = pathOf(*item);
  readScenario(pathOf(*item));
}

// The rules in force come from the battle as it would be opened: the file's own options and its other changes.
void NewBattleDialog::readScenario(const fs::path& path) {
  try {
    readBattle(Document::load(path));
  } catch (const std::exception& e) {
    begin_->setEnabled(false);
    options_->clear();
    notes_->setText(QString::fromUtf8(e.what()));
  }
}

void NewBattleDialog::readBattle(const Document& file) {
  more_->hide();
  std::vector<LeftOutOverlay> leftOut;
  const Position position = openUnder(library_, file.root(), {}, leftOut);
  showOptions(position.rules->definition(), position.rules->definition().chosen());
  if (!leftOut.empty())
    more_->setText(text(leftOutWords(leftOut)));
  else if (!position.battle.setup->houseRules.empty())
    more_->setText(tr("This scenario changes figures of the rules, too."));
  more_->setVisible(!leftOut.empty() || !position.battle.setup->houseRules.empty());
}

void NewBattleDialog::showOptions(const Definition& definition, const std::vector<std::int32_t>& ofScenario) {
  const RuleSetSource* source = library_.find(definition.id());
  presets_->offer(definition.id(), definition.options(),
                  source == nullptr ? std::vector<OptionPreset>() : presetsOf(source->folder, definition));
  options_->show(definition.options(), ofScenario);
}

bool NewBattleDialog::chooseScenario(const QString& path) {
  try {
    const fs::path file = path.toStdString();
    const std::string rules = Document::load(file).root().at("ruleset").name();
    const int at = ruleSets_->findData(QString::fromStdString(rules));
    if (at < 0) return false;
    own_ = file;
    ownRules_ = rules;
    lookedAt_[rules] = file;
    if (at == ruleSets_->currentIndex())
      showRuleSet();
    else
      ruleSets_->setCurrentIndex(at);
    return begin_->isEnabled();
  } catch (const SourceError&) {
    return false;
  }
}

void NewBattleDialog::setPutAway(const QString& words) {
  putAway_->setText(words);
  putAway_->setVisible(!words.isEmpty());
}

void NewBattleDialog::setPlayer(SideIndex side, const QString& commander) { sides_->setPlayer(side, commander); }

void NewBattleDialog::setAtTheTable() { sides_->setAtTheTable(); }

BattlePlan NewBattleDialog::plan() const {
  BattlePlan plan;
  if (const QListWidgetItem* item = scenarios_->currentItem())
    plan.scenario = item->data(armiesRole).toBool() ? mustered_ : pathOf(*item);
  plan.seed = sides_->seed();
  plan.commanders = sides_->commanders();
  plan.names = sides_->playersNames();
  plan.dice = sides_->dice();
  plan.depth = sides_->depth();
  plan.house.options = options_->changes();
  return plan;
}

}  // namespace signifer::ui
