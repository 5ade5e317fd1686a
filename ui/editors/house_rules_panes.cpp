// The panes and menus of the house-rules editor; what they show stands in house_rules_window.cpp.
#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "dialogs/preset_choice.h"
#include "editors/choice_delegate.h"
#include "editors/editor_parts.h"
#include "editors/house_modifiers_pane.h"
#include "editors/house_rules_window.h"
#include "editors/house_troops_pane.h"
#include "editors/impact_pane.h"
#include "editors/problem_list.h"
#include "files/file_deeds.h"
#include "printing/paper_dialog.h"
#include "symbols.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr int indentation = 12;

}  // namespace

// The words of a battle's `visibility`; first the battle's own word.
void HouseRulesWindow::addSight(QFormLayout& form) {
  visibility_ = new QComboBox;
  visibility_->setObjectName(QStringLiteral("houseVisibility"));
  visibility_->addItem(tr("As the battle says"), QString());
  visibility_->addItem(tr("Nothing"), QStringLiteral("open"));
  visibility_->addItem(tr("Whoever is marked as hidden"), QStringLiteral("hidden"));
  visibility_->addItem(tr("Whatever nobody of a side sees"), QStringLiteral("fog"));
  visibility_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  visibility_->setMinimumContentsLength(12);
  sight_ = new QSpinBox;
  sight_->setObjectName(QStringLiteral("houseSight"));
  sight_->setRange(0, 200);
  sight_->setSpecialValueText(tr("As the battle says"));
  sight_->setSuffix(tr(" in"));
  sight_->setKeyboardTracking(false);
  const auto set = [this] {
    if (!filling_) document_.setSight({visibility_->currentData().toString().toStdString(), sight_->value()});
  };
  connect(visibility_, &QComboBox::activated, this, set);
  connect(sight_, &QSpinBox::valueChanged, this, set);
  form.addRow(tr("What is hidden"), visibility_);
  form.addRow(tr("Sight reaches"), sight_);
}

void HouseRulesWindow::showSight() {
  const HouseSight& sight = document_.mine().sight;
  visibility_->setCurrentIndex(std::max(0, visibility_->findData(QString::fromStdString(sight.visibility))));
  sight_->setValue(sight.inches);
  sight_->setEnabled(sight.visibility == "fog");
}

QWidget* HouseRulesWindow::makeStack() {
  auto* pane = new QWidget;
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(8, 8, 8, 8);
  ruleSets_ = new QComboBox;
  ruleSets_->setAccessibleName(tr("Rules"));
  for (const RuleSetSource& source : library_.sources())
    ruleSets_->addItem(QString::fromStdString(source.name), QString::fromStdString(source.id));
  connect(ruleSets_, &QComboBox::activated, this, [this] {
    if (mayLeave()) begin(ruleSets_->currentData().toString());
    refresh();
  });
  column->addWidget(ruleSets_);
  column->addWidget(sectionHead(tr("Begin from a named set")));
  presets_ = new PresetChoice;
  connect(presets_, &PresetChoice::wanted, &document_, &HouseRulesDocument::choose);
  column->addWidget(presets_);
  column->addWidget(sectionHead(tr("The file that you write")));
  auto* form = new QFormLayout;
  title_ = new QLineEdit;
  title_->setObjectName(QStringLiteral("title"));
  edition_ = new QLineEdit;
  edition_->setPlaceholderText(tr("2, or spring 2026"));
  notes_ = new QLineEdit;
  for (QLineEdit* line : {title_, edition_, notes_})
    connect(line, &QLineEdit::textEdited, this,
            [this] { document_.describe(title_->text(), edition_->text(), notes_->text()); });
  form->addRow(tr("Title"), title_);
  form->addRow(tr("Edition"), edition_);
  form->addRow(tr("Notes"), notes_);
  addSight(*form);
  column->addLayout(form);
  column->addWidget(sectionHead(tr("Files below it, later ones win")));
  stack_ = new QListWidget;
  stack_->setObjectName(QStringLiteral("stack"));
  stack_->setWordWrap(true);
  stack_->setAccessibleName(tr("Files in force"));
  connect(stack_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    if (!filling_) document_.setInForce(static_cast<std::size_t>(stack_->row(item)), item->checkState() == Qt::Checked);
  });
  column->addWidget(stack_, 1);
  auto* buttons = new QGridLayout;
  const auto button = [&](int row, int at, const QString& words, const auto& then) {
    auto* one = new QPushButton(words);
    connect(one, &QPushButton::clicked, this, then);
    buttons->addWidget(one, row, at);
  };
  const auto place = [this] { return static_cast<std::size_t>(stack_->currentRow()); };
  button(0, 0, tr("Add…"), [this] {
    const QString path = askForOwnFile(this, FileKind::houseRules, tr("Add house rules"), tr("House rules (*.json)"));
    if (!path.isEmpty()) addBelow(path);
  });
  button(1, 0, tr("Up"), [this, place] {
    if (stack_->currentRow() >= 0) document_.moveBelow(place(), -1);
  });
  button(1, 1, tr("Down"), [this, place] {
    if (stack_->currentRow() >= 0) document_.moveBelow(place(), 1);
  });
  button(0, 1, tr("Remove"), [this, place] {
    if (stack_->currentRow() >= 0) document_.removeBelow(place());
  });
  column->addLayout(buttons);
  return pane;
}

QWidget* HouseRulesWindow::makeMiddle() {
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(8, 8, 8, 8);
  auto* head = new QHBoxLayout;
  search_ = new QLineEdit;
  search_->setPlaceholderText(tr("a word or a rule id"));
  search_->setAccessibleName(tr("Search the options and figures"));
  search_->setClearButtonEnabled(true);
  search_->setProperty(searchField, true);
  connect(search_, &QLineEdit::textChanged, this, &HouseRulesWindow::filter);
  which_ = new QComboBox;
  which_->addItems({tr("All"), tr("Changed only")});
  connect(which_, &QComboBox::activated, this, &HouseRulesWindow::filter);
  count_ = new Label(12, QFont::Normal, Label::Tone::second);
  head->addWidget(search_, 1);
  head->addWidget(which_);
  head->addWidget(count_);
  auto* page = new QWidget;
  auto* inner = new QVBoxLayout(page);
  inner->setContentsMargins(0, 8, 0, 0);
  inner->addLayout(head);
  list_ = new QTreeWidget;
  list_->setAccessibleName(tr("Options and figures"));
  list_->setHeaderLabels({tr("What"), tr("In force"), tr("As printed"), tr("Rule"), tr("From")});
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                         QAbstractItemView::SelectedClicked | QAbstractItemView::AnyKeyPressed);
  list_->setItemDelegate(new ChoiceDelegate(list_));
  list_->setWordWrap(true);
  list_->setAlternatingRowColors(true);
  list_->header()->setSectionResizeMode(QHeaderView::Interactive);
  list_->setIndentation(indentation);
  list_->header()->setSectionResizeMode(what, QHeaderView::Stretch);
  list_->header()->setStretchLastSection(false);
  list_->header()->resizeSection(value, 130);
  list_->header()->resizeSection(standard, 130);
  list_->header()->resizeSection(rule, 82);
  list_->header()->resizeSection(from, 96);
  connect(list_->header(), &QHeaderView::sectionResized, list_, [this] { list_->doItemsLayout(); });
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  connect(list_, &QTreeWidget::currentItemChanged, this, &HouseRulesWindow::showChosen);
  connect(list_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row, int column_) {
    if (!filling_ && column_ == value) edited(row);
  });
  tabs_ = new QTabWidget;
  tabs_->setObjectName(QStringLiteral("pages"));
  tabs_->setDocumentMode(true);
  inner->addWidget(list_, 1);
  tabs_->addTab(page, tr("Options and figures"));
  modifiers_ = new HouseModifiersPane(document_);
  tabs_->addTab(modifiers_, tr("Modifiers"));
  troops_ = new HouseTroopsPane(document_);
  tabs_->addTab(troops_, tr("Troop types"));
  connect(tabs_, &QTabWidget::currentChanged, this, &HouseRulesWindow::showChosen);
  connect(&modifiers_->list(), &QListWidget::currentRowChanged, this, &HouseRulesWindow::showChosen);
  column->addWidget(tabs_, 1);
  return middle;
}

QWidget* HouseRulesWindow::makeAbout() {
  auto* pane = new QWidget;
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(10, 10, 10, 10);
  words_ = new Label(15, QFont::DemiBold);
  about_ = new Label(13, QFont::Normal, Label::Tone::second);
  says_ = new Label(13, QFont::Normal);
  for (Label* label : {words_, about_, says_}) {
    label->setWordWrap(true);
    column->addWidget(label);
  }
  impact_ = new ImpactPane;
  column->addWidget(impact_);
  trial_ = new QPushButton;
  trial_->setObjectName(QStringLiteral("trial"));
  connect(trial_, &QPushButton::clicked, this, &HouseRulesWindow::tryInBattles);
  column->addWidget(trial_);
  auto* back = new QPushButton(tr("Back to what it was (Del)"));
  back->setObjectName(QStringLiteral("back"));
  connect(back, &QPushButton::clicked, this, [this] {
    if (const HouseChoice* choice = chosen()) document_.set(*choice, {});
  });
  column->addWidget(back);
  back_ = back;
  column->addWidget(sectionHead(tr("Check")));
  faults_ = new ProblemList(tr("What is wrong"));
  column->addWidget(faults_, 1);
  return pane;
}

void HouseRulesWindow::makeMenus() {
  QMenu* menu = menuBar()->addMenu(tr("&House rules"));
  add(menu, tr("&Open…"), QKeySequence::Open, "tool-open", [this] {
    if (!mayLeave()) return;
    const QString path = askForOwnFile(this, FileKind::houseRules, tr("Open house rules"), tr("House rules (*.json)"));
    if (!path.isEmpty()) openFile(path);
  });
  add(menu, tr("&Save"), QKeySequence::Save, "tool-save", [this] { save(); });
  add(menu, tr("Save &as…"), QKeySequence::SaveAs, "", [this] { saveAs(); });
  addFiles(menu);
  add(menu, tr("&Print on one page…"), QKeySequence::Print, "tool-print", [this] { print(); });
  add(menu, tr("&Close"), QKeySequence::Close, "", [this] { close(); });
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  addSteps(*edit, document_.steps());
  QAction* back = edit->addAction(tr("&Back to what it was"));
  back->setShortcut(Qt::Key_Delete);
  back->setShortcutContext(Qt::WidgetShortcut);
  list_->addAction(back);
  connect(back, &QAction::triggered, this, [this] {
    if (const HouseChoice* choice = chosen()) document_.set(*choice, {});
  });
  add(edit, tr("&Find"), QKeySequence::Find, "", [this] {
    tabs_->setCurrentIndex(0);
    search_->setFocus();
  });
  addPrimary(tr("Play under them…"), [this] { Q_EMIT useWanted(document_.overlays()); });
}

void HouseRulesWindow::print() {
  std::vector<HouseRulesLayer> layers;
  for (const Overlay& overlay : document_.overlays()) layers.push_back(overlay.layer());
  if (!document_.faults().empty()) return tellBeside(this, tr("Mend what stands under Check before you print."));
  PaperDialog(library_, QString::fromStdString(document_.source().id), PaperKind::houseRules, merged(layers), nullptr,
              this)
      .exec();
}

}  // namespace signifer::ui
