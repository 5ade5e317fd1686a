#include "editors/house_rules_window.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "editors/editor_parts.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int choiceRole = Qt::UserRole + 1;
constexpr int jsonRole = Qt::UserRole + 2;
constexpr int valuesRole = Qt::UserRole + 3;
constexpr int leastRole = Qt::UserRole + 4;
constexpr int mostRole = Qt::UserRole + 5;
constexpr int rowHeight = 26;
constexpr int indentation = 12;
enum Column { what = 0, value = 1, standard = 2, rule = 3, from = 4 };
enum Which { allOfThem = 0, changedOnly = 1 };

// A value as people read it: words without quotation marks and hyphens, lists with commas.
QString inWords(const std::string& json) {
  const Json parsed = Json::parse(json, nullptr, false);
  if (parsed.is_string()) return plainWord(parsed.get<std::string>());
  if (parsed.is_boolean()) return parsed.get<bool>() ? QObject::tr("yes") : QObject::tr("no");
  if (!parsed.is_array()) return QString::fromStdString(json);
  QStringList parts;
  for (const Json& one : parsed) parts << inWords(one.dump());
  return parts.join(QStringLiteral(", "));
}

// Choices are lists, options' numbers have bounds, everything else is typed as it stands.
class ValueDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    return {QStyledItemDelegate::sizeHint(option, index).width(), static_cast<int>(Theme::current().px(rowHeight))};
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    if (index.column() != value || !index.data(choiceRole).isValid()) return nullptr;
    const QStringList values = index.data(valuesRole).toStringList();
    if (!values.isEmpty()) {
      auto* list = new QComboBox(parent);
      for (const QString& one : values) list->addItem(plainWord(one.toStdString()), one);
      connect(list, &QComboBox::activated, this, [this, list] {
        auto* self = const_cast<ValueDelegate*>(this);
        Q_EMIT self->commitData(list);
        Q_EMIT self->closeEditor(list);
      });
      return list;
    }
    if (index.data(leastRole).toInt() < index.data(mostRole).toInt()) {
      auto* spin = new QSpinBox(parent);
      spin->setRange(index.data(leastRole).toInt(), index.data(mostRole).toInt());
      return spin;
    }
    return new QLineEdit(parent);
  }

  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    const QString json = index.data(jsonRole).toString();
    if (auto* list = qobject_cast<QComboBox*>(editor))
      list->setCurrentIndex(list->findData(QString(json).remove(QLatin1Char('"'))));
    if (auto* spin = qobject_cast<QSpinBox*>(editor)) spin->setValue(json.toInt());
    if (auto* line = qobject_cast<QLineEdit*>(editor)) line->setText(json);
  }

  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
    QString json;
    if (auto* list = qobject_cast<QComboBox*>(editor))
      json = QLatin1Char('"') + list->currentData().toString() + QLatin1Char('"');
    else if (auto* spin = qobject_cast<QSpinBox*>(editor))
      json = QString::number(spin->value());
    else if (auto* line = qobject_cast<QLineEdit*>(editor))
      json = line->text().trimmed();
    // What is no JSON is kept as it was.
    if (Json::parse(json.toStdString(), nullptr, false).is_discarded()) return;
    model->setData(index, json, jsonRole);
  }
};

}  // namespace

HouseRulesWindow::HouseRulesWindow(const RuleSetLibrary& library, QWidget* parent)
    : DocumentWindow({tr("Save the house rules"), tr("House rules (*.json)")}, parent),
      library_(library),
      document_(library) {
  setCentralWidget(makeMiddle());
  const auto dock = [this](const QString& title, const char* name, QWidget* inside, Qt::DockWidgetArea area) {
    auto* one = new Dock(title, QString::fromLatin1(name), this);
    one->setWidget(inside);
    addDockWidget(area, one);
    return one;
  };
  Dock* files = dock(tr("Rule set and files"), "files", makeStack(), Qt::LeftDockWidgetArea);
  Dock* about = dock(tr("This one"), "about", makeAbout(), Qt::RightDockWidgetArea);
  resizeDocks({files, about}, {240, 250}, Qt::Horizontal);
  makeMenus();
  connect(&document_, &HouseRulesDocument::changed, this, &HouseRulesWindow::refresh);
  connect(&document_, &HouseRulesDocument::checked, this, &HouseRulesWindow::showFaults);
  connect(&Theme::current(), &Theme::changed, this, &HouseRulesWindow::refresh);
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
  auto* buttons = new QHBoxLayout;
  const auto button = [&](const QString& words, const auto& then) {
    auto* one = new QPushButton(words);
    connect(one, &QPushButton::clicked, this, then);
    buttons->addWidget(one);
  };
  const auto place = [this] { return static_cast<std::size_t>(stack_->currentRow()); };
  button(tr("Add…"), [this] {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Add house rules"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("House rules (*.json)"));
    if (!path.isEmpty()) addBelow(path);
  });
  button(tr("Up"), [this, place] {
    if (stack_->currentRow() >= 0) document_.moveBelow(place(), -1);
  });
  button(tr("Down"), [this, place] {
    if (stack_->currentRow() >= 0) document_.moveBelow(place(), 1);
  });
  button(tr("Remove"), [this, place] {
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
  connect(search_, &QLineEdit::textChanged, this, &HouseRulesWindow::filter);
  which_ = new QComboBox;
  which_->addItems({tr("All"), tr("Changed only")});
  connect(which_, &QComboBox::activated, this, &HouseRulesWindow::filter);
  count_ = new Label(12, QFont::Normal, Label::Tone::second);
  auto* use = makePrimary(new QPushButton(tr("Play under them…")));
  connect(use, &QPushButton::clicked, this, [this] { Q_EMIT useWanted(document_.overlays()); });
  head->addWidget(search_, 1);
  head->addWidget(which_);
  head->addWidget(count_);
  head->addWidget(use);
  column->addLayout(head);
  list_ = new QTreeWidget;
  list_->setAccessibleName(tr("Options and figures"));
  list_->setHeaderLabels({tr("What"), tr("In force"), tr("As printed"), tr("Rule"), tr("From")});
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                         QAbstractItemView::SelectedClicked | QAbstractItemView::AnyKeyPressed);
  list_->setItemDelegate(new ValueDelegate(list_));
  list_->setUniformRowHeights(true);
  list_->setAlternatingRowColors(true);
  list_->header()->setSectionResizeMode(QHeaderView::Interactive);
  list_->setIndentation(indentation);
  list_->header()->setSectionResizeMode(what, QHeaderView::Stretch);
  list_->header()->setStretchLastSection(false);
  list_->header()->resizeSection(value, 110);
  list_->header()->resizeSection(standard, 110);
  list_->header()->resizeSection(rule, 82);
  list_->header()->resizeSection(from, 96);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  connect(list_, &QTreeWidget::currentItemChanged, this, &HouseRulesWindow::showChosen);
  connect(list_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row, int column_) {
    if (!filling_ && column_ == value) edited(row);
  });
  column->addWidget(list_, 1);
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
  auto* back = new QPushButton(tr("Back to what it was (Del)"));
  back->setObjectName(QStringLiteral("back"));
  connect(back, &QPushButton::clicked, this, [this] {
    if (const HouseChoice* choice = chosen()) document_.set(*choice, {});
  });
  column->addWidget(back);
  column->addWidget(sectionHead(tr("Check")));
  faults_ = new QListWidget;
  faults_->setWordWrap(true);
  faults_->setAccessibleName(tr("What is wrong"));
  const auto go = [this](const QListWidgetItem* item) {
    if (QTreeWidgetItem* row = rowOf(item->data(Qt::UserRole).toString().toStdString())) list_->setCurrentItem(row);
  };
  connect(faults_, &QListWidget::itemClicked, this, go);
  column->addWidget(faults_, 1);
  return pane;
}

void HouseRulesWindow::makeMenus() {
  QToolBar* bar = addToolBar(tr("Tools"));
  bar->setMovable(false);
  bar->setIconSize({18, 18});
  QMenu* menu = menuBar()->addMenu(tr("&House rules"));
  const auto add = [&](QMenu* to, const QString& words, const QKeySequence& keys, const char* symbol,
                       const auto& then) {
    QAction* action = to->addAction(words);
    action->setShortcut(keys);
    if (*symbol != '\0') bar->addAction(withSymbol(action, QString::fromLatin1(symbol)));
    connect(action, &QAction::triggered, this, then);
  };
  add(menu, tr("&Open…"), QKeySequence::Open, "tool-open", [this] {
    if (!mayLeave()) return;
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open house rules"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("House rules (*.json)"));
    if (!path.isEmpty()) openFile(path);
  });
  add(menu, tr("&Save"), QKeySequence::Save, "tool-save", [this] { save(); });
  add(menu, tr("Save &as…"), QKeySequence::SaveAs, "", [this] { saveAs(); });
  add(menu, tr("&Close"), QKeySequence::Close, "", [this] { close(); });
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  QAction* undo = document_.steps().createUndoAction(this, tr("Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = document_.steps().createRedoAction(this, tr("Redo"));
  redo->setShortcuts({Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
  edit->addActions({withSymbol(undo, QStringLiteral("tool-undo")), withSymbol(redo, QStringLiteral("tool-redo"))});
  bar->addActions({undo, redo});
  QAction* back = edit->addAction(tr("&Back to what it was"));
  back->setShortcut(Qt::Key_Delete);
  back->setShortcutContext(Qt::WidgetShortcut);
  list_->addAction(back);
  connect(back, &QAction::triggered, this, [this] {
    if (const HouseChoice* choice = chosen()) document_.set(*choice, {});
  });
  add(edit, tr("&Find"), QKeySequence::Find, "", [this] { search_->setFocus(); });
}

void HouseRulesWindow::fill() {
  shown_ = &document_.source();
  list_->clear();
  QTreeWidgetItem* chapter = nullptr;
  const auto& choices = document_.choices();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const HouseChoice& choice = choices[i];
    const QString name = QString::fromStdString(choice.chapter);
    if (chapter == nullptr || chapter->text(what) != name) {
      chapter = new QTreeWidgetItem(list_, {name});
      chapter->setFirstColumnSpanned(true);
      chapter->setFont(what, Theme::current().font(13, QFont::DemiBold));
      chapter->setFlags(Qt::ItemIsEnabled);
      chapter->setExpanded(true);
    }
    auto* row = new QTreeWidgetItem(chapter, {QString::fromStdString(choice.words)});
    row->setToolTip(what, plainTip(QString::fromStdString(choice.words)));
    row->setText(standard, inWords(choice.standard));
    row->setText(rule, QString::fromStdString(choice.rule));
    row->setToolTip(rule, plainTip(QString::fromStdString(choice.effect)));
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    row->setData(value, choiceRole, static_cast<int>(i));
    QStringList values;
    for (const std::string& one : choice.values) values << QString::fromStdString(one);
    row->setData(value, valuesRole, values);
    row->setData(value, leastRole, choice.least);
    row->setData(value, mostRole, choice.most);
  }
}

QTreeWidgetItem* HouseRulesWindow::rowOf(const std::string& pointer) const {
  for (int c = 0; c < list_->topLevelItemCount(); ++c)
    for (int r = 0; r < list_->topLevelItem(c)->childCount(); ++r) {
      QTreeWidgetItem* row = list_->topLevelItem(c)->child(r);
      const auto at = static_cast<std::size_t>(row->data(value, choiceRole).toInt());
      // A fault inside a list is the list's.
      const std::string& own = document_.choices()[at].pointer;
      if (pointer == own || pointer.starts_with(own + "/")) return row;
    }
  return nullptr;
}

void HouseRulesWindow::refreshRow(QTreeWidgetItem& row) {
  const HouseChoice& choice = document_.choices()[static_cast<std::size_t>(row.data(value, choiceRole).toInt())];
  const InForce now = document_.inForce(choice);
  row.setText(value, inWords(now.value));
  row.setData(value, jsonRole, QString::fromStdString(now.value));
  row.setText(from, now.from);
  const bool changed = now.value != choice.standard;
  const QFont font = Theme::current().font(13, changed ? QFont::DemiBold : QFont::Normal);
  for (const int column : {static_cast<int>(what), static_cast<int>(value), static_cast<int>(from)}) {
    row.setFont(column, font);
    row.setBackground(column, changed ? QBrush(mixed(colours().base, colours().reminder, 0.55)) : QBrush());
    row.setForeground(column, QBrush(colours().text));
  }
}

void HouseRulesWindow::refresh() {
  filling_ = true;
  if (shown_ != &document_.source()) fill();
  ruleSets_->setCurrentIndex(ruleSets_->findData(QString::fromStdString(document_.source().id)));
  for (int c = 0; c < list_->topLevelItemCount(); ++c)
    for (int r = 0; r < list_->topLevelItem(c)->childCount(); ++r) refreshRow(*list_->topLevelItem(c)->child(r));
  const HouseRulesFile& mine = document_.mine();
  const std::pair<QLineEdit*, const std::string*> lines[] = {
      {title_, &mine.title}, {edition_, &mine.edition}, {notes_, &mine.notes}};
  for (const auto& [line, text_] : lines)
    if (const QString words = QString::fromStdString(*text_); line->text().simplified() != words.simplified())
      line->setText(words);
  refreshStack();
  filling_ = false;
  filter();
  showChosen();
  setWindowTitle(tr("%1%2 – house rules – Signifer")
                     .arg(document_.isSaved() ? QString() : QStringLiteral("• "), QString::fromStdString(mine.title)));
}

void HouseRulesWindow::refreshStack() {
  const int row = stack_->currentRow();
  stack_->clear();
  for (const StackedRules& below : document_.stack()) {
    QString words = QString::fromStdString(below.overlay.name());
    if (!below.faults.empty())
      words = tr("%1: left out. %2").arg(words, QString::fromUtf8(below.faults.front().what()));
    auto* item = new QListWidgetItem(words, stack_);
    item->setToolTip(plainTip(words));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(below.inForce && below.faults.empty() ? Qt::Checked : Qt::Unchecked);
  }
  stack_->setCurrentRow(row);
}

void HouseRulesWindow::filter() {
  const QStringList words = search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int changed = 0;
  int all = 0;
  for (int c = 0; c < list_->topLevelItemCount(); ++c) {
    QTreeWidgetItem* chapter = list_->topLevelItem(c);
    bool any = false;
    for (int r = 0; r < chapter->childCount(); ++r) {
      QTreeWidgetItem* row = chapter->child(r);
      const bool own = row->text(value) != row->text(standard);
      ++all;
      changed += own ? 1 : 0;
      const QString text_ = chapter->text(what) + QLatin1Char(' ') + row->text(what) + QLatin1Char(' ') +
                            row->text(rule) + QLatin1Char(' ') + row->toolTip(rule);
      bool fits = which_->currentIndex() == allOfThem || own;
      for (const QString& word : words) fits = fits && text_.contains(word, Qt::CaseInsensitive);
      row->setHidden(!fits);
      any = any || fits;
    }
    chapter->setHidden(!any);
  }
  count_->setText(tr("%1 in all, %2 changed").arg(all).arg(changed));
}

const HouseChoice* HouseRulesWindow::chosen() const {
  const QTreeWidgetItem* row = list_->currentItem();
  if (row == nullptr || !row->data(value, choiceRole).isValid()) return nullptr;
  return &document_.choices()[static_cast<std::size_t>(row->data(value, choiceRole).toInt())];
}

void HouseRulesWindow::showChosen() {
  const HouseChoice* choice = chosen();
  if (choice == nullptr) {
    words_->setText(tr("Choose an option or a figure."));
    about_->setText(tr("A double click or F2 changes it. What differs from the sheet is marked."));
    says_->clear();
    return;
  }
  const InForce now = document_.inForce(*choice);
  words_->setText(tr("%1: %2").arg(QString::fromStdString(choice->words), inWords(now.value)));
  QString about = QString::fromStdString(choice->effect);
  if (!choice->rule.empty()) about += QLatin1Char(' ') + QString::fromStdString(choice->rule);
  about_->setText(about);
  QString says = tr("As printed: %1.").arg(inWords(choice->standard));
  if (!now.from.isEmpty()) says += QLatin1Char(' ') + tr("By %1: %2.").arg(now.from, inWords(now.value));
  if (!now.over.isEmpty())
    says += QLatin1Char(' ') + tr("Another value stands in %1.").arg(now.over.join(QStringLiteral(", ")));
  says_->setText(says);
}

void HouseRulesWindow::showFaults() {
  faults_->clear();
  if (document_.faults().empty())
    new QListWidgetItem(symbolIcon(QStringLiteral("allowed"), 18), tr("Can be played"), faults_);
  for (const SourceError& fault : document_.faults()) {
    const QString pointer = QString::fromStdString(fault.pointer());
    // A patch without a file is told from its own root.
    const QString full = pointer.startsWith(QLatin1String("/options/")) || pointer.startsWith(QLatin1String("/patch"))
                             ? pointer
                             : QStringLiteral("/patch") + pointer;
    QTreeWidgetItem* row = rowOf(full.toStdString());
    const QString where = row == nullptr ? pointer : row->text(what);
    auto* item = new QListWidgetItem(symbolIcon(QStringLiteral("refused"), 18),
                                     tr("%1: %2").arg(where, QString::fromStdString(fault.expected())), faults_);
    item->setData(Qt::UserRole, full);
  }
}

void HouseRulesWindow::edited(QTreeWidgetItem* row) {
  const HouseChoice& choice = document_.choices()[static_cast<std::size_t>(row->data(value, choiceRole).toInt())];
  const std::string json = row->data(value, jsonRole).toString().toStdString();
  // As printed, with nobody below who says otherwise: nothing needs to be said.
  document_.set(choice, json == choice.standard && document_.stack().empty() ? std::string() : json);
}

bool HouseRulesWindow::begin(const QString& ruleSet) {
  return attempt([&] {
    const RuleSetSource* source = library_.find(ruleSet.toStdString());
    if (source == nullptr) throw std::runtime_error(tr("The rule set is not installed.").toStdString());
    document_.begin(*source);
  });
}

bool HouseRulesWindow::openFile(const QString& path) {
  return attempt([&] { document_.open(path); });
}

bool HouseRulesWindow::addBelow(const QString& path) {
  return attempt([&] { document_.addBelow(path); });
}

}  // namespace signifer::ui
