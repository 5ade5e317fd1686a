#include "editors/house_rules_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <algorithm>

#include "dialogs/preset_choice.h"
#include "editors/choice_delegate.h"
#include "editors/house_modifiers_pane.h"
#include "editors/house_troops_pane.h"
#include "editors/impact_pane.h"
#include "editors/json_parts.h"
#include "editors/problem_list.h"
#include "simulation/trial_window.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

enum WhichRules { allOfThem = 0, changedOnly = 1 };

}  // namespace
HouseRulesWindow::HouseRulesWindow(const RuleSetLibrary& library, QWidget* parent)
    : DocumentWindow({tr("Save the house rules"), tr("House rules (*.json)"), FileKind::houseRules}, parent),
      library_(library),
      document_(library) {
  setCentralWidget(makeMiddle());
  Dock* files = addDock(tr("Rule set and files"), "files", makeStack(), Qt::LeftDockWidgetArea);
  Dock* about = addDock(tr("This one"), "about", makeAbout(), Qt::RightDockWidgetArea);
  resizeDocks({files, about}, {240, 250}, Qt::Horizontal);
  makeMenus();
  connect(&document_, &HouseRulesDocument::changed, this, &HouseRulesWindow::refresh);
  connect(&document_, &HouseRulesDocument::changed, this, &HouseRulesWindow::keepSoon);
  connect(&document_, &HouseRulesDocument::saved, this, &HouseRulesWindow::showFile);
  connect(&document_, &HouseRulesDocument::saved, this, &HouseRulesWindow::keepSoon);
  connect(&document_, &HouseRulesDocument::checked, this, &HouseRulesWindow::showFaults);
  connect(&Theme::current(), &Theme::changed, this, &HouseRulesWindow::refresh);
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
    QStringList values;
    QStringList captions;
    for (const std::string& one : choice.values) values << QString::fromStdString(one);
    for (const std::string& one : choice.captions) captions << QString::fromStdString(one);
    row->setText(standard, valueWords(choice.standard, values, captions));
    row->setText(rule, QString::fromStdString(choice.rule));
    row->setToolTip(rule, plainTip(QString::fromStdString(choice.effect)));
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    row->setData(value, choiceRole, static_cast<int>(i));
    row->setData(value, valuesRole, values);
    row->setData(value, captionsRole, captions);
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
  row.setText(value, valueWords(now.value, row.data(value, valuesRole).toStringList(),
                                row.data(value, captionsRole).toStringList()));
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
  if (shown_ != &document_.source()) {
    fill();
    const Definition& definition = document_.definition();
    presets_->offer(definition.id(), definition.options(), presetsOf(document_.source().folder, definition));
  }
  presets_->compare(document_.optionValues());
  ruleSets_->setCurrentIndex(ruleSets_->findData(QString::fromStdString(document_.source().id)));
  for (int c = 0; c < list_->topLevelItemCount(); ++c)
    for (int r = 0; r < list_->topLevelItem(c)->childCount(); ++r) refreshRow(*list_->topLevelItem(c)->child(r));
  const HouseRulesFile& mine = document_.mine();
  const std::pair<QLineEdit*, const std::string*> lines[] = {
      {title_, &mine.title}, {edition_, &mine.edition}, {notes_, &mine.notes}};
  for (const auto& [line, text_] : lines)
    if (const QString words = QString::fromStdString(*text_); line->text().simplified() != words.simplified())
      line->setText(words);
  showSight();
  refreshStack();
  filling_ = false;
  filter();
  showChosen();
  showFile();
}

void HouseRulesWindow::showFile() {
  const QString title = QString::fromStdString(document_.mine().title);
  setWindowTitle(
      tr("%1%2 – house rules – Signifer").arg(document_.isSaved() ? QString() : QStringLiteral("• "), title));
}

void HouseRulesWindow::refreshStack() {
  const int row = stack_->currentRow();
  stack_->clear();
  for (const StackedRules& below : document_.stack()) {
    QString words = QString::fromStdString(below.overlay.name());
    if (!below.faults.empty())
      words = tr("%1: left out. %2").arg(words, QString::fromUtf8(below.faults.front().what()));
    else if (const auto [all, overruled] = document_.wordsOf(below); below.inForce)
      words +=
          QLatin1Char('\n') + (overruled == 0 ? tr("%n changed, all in force", nullptr, all)
                                              : tr("%1 changed, %2 overruled by a later file").arg(all).arg(overruled));
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

QString HouseRulesWindow::wordsOf(const HouseChoice& choice, const std::string& json) const {
  QStringList values;
  QStringList captions;
  for (const std::string& one : choice.values) values << QString::fromStdString(one);
  for (const std::string& one : choice.captions) captions << QString::fromStdString(one);
  return valueWords(json, values, captions);
}

void HouseRulesWindow::showChosen() {
  if (shown_ == nullptr) return;
  const bool list = tabs_->currentIndex() == 0;
  back_->setVisible(list);
  impact_->setVisible(list || tabs_->currentWidget() == modifiers_);
  if (!list) return showModifier();
  const HouseChoice* choice = chosen();
  if (choice == nullptr) {
    words_->setText(tr("Choose an option or a figure."));
    about_->setText(tr("A double click or F2 changes it. What differs from the sheet is marked."));
    says_->clear();
    return compare({}, {});
  }
  const InForce now = document_.inForce(*choice);
  words_->setText(tr("%1: %2").arg(QString::fromStdString(choice->words), wordsOf(*choice, now.value)));
  QString about = QString::fromStdString(choice->effect);
  if (!choice->rule.empty()) about += QLatin1Char(' ') + QString::fromStdString(choice->rule);
  about_->setText(about);
  QString says = tr("As printed: %1.").arg(wordsOf(*choice, choice->standard));
  if (!now.from.isEmpty()) says += QLatin1Char(' ') + tr("By %1: %2.").arg(now.from, wordsOf(*choice, now.value));
  if (!now.over.isEmpty())
    says += QLatin1Char(' ') + tr("Another value stands in %1.").arg(now.over.join(QStringLiteral(", ")));
  says_->setText(says);
  compare(now.mine ? QString::fromStdString(choice->pointer) : QString(), choice->rule);
}

void HouseRulesWindow::showModifier() {
  const int place = modifiers_->list().currentRow();
  const Json all = document_.additions(HouseRulesDocument::Addition::modifiers);
  const bool modifier = tabs_->currentWidget() == modifiers_ && place >= 0 && place < static_cast<int>(all.size());
  words_->setText(modifier ? modifiers_->list().item(place)->text() : QString());
  about_->setText(modifier ? QString::fromStdString(textIn(all[static_cast<std::size_t>(place)], "text")) : QString());
  says_->clear();
  compare(modifier ? QStringLiteral("/modifiers/%1").arg(place) : QString(), {});
}

// Asked again only where something has changed.
void HouseRulesWindow::compare(const QString& pointer, const std::string& rule) {
  QString key = pointer;
  for (const Overlay& overlay : document_.overlays())
    key += QString::fromStdString(overlayText(document_.source().id, overlay.file));
  if (key == comparedWith_ && !pointer.isEmpty()) return;
  comparedWith_ = key;
  comparedAt_ = pointer;
  trial_->setText(pointer.isEmpty() ? tr("Battles with and without all of this…") : tr("Battles with and without it…"));
  trial_->setToolTip(tr("Plays 1,000 battles each way by machine, on the same dice"));
  if (pointer.isEmpty()) return impact_->clear(tr("Change it here to see the odds before and after."));
  impact_->compare(document_.source(), document_.overlaysWithout(pointer), document_.overlays(), rule);
}

// Tries the chosen house rule if this file has it. Otherwise all house rules of this file and those below are tried
// against none.
void HouseRulesWindow::tryInBattles() {
  if (!document_.faults().empty()) return tellBeside(this, tr("Mend what stands under Check before you play."));
  const bool one = !comparedAt_.isEmpty();
  HouseTrial trial{&document_.source(),
                   one ? words_->text() : tr("All house rules: %1").arg(QString::fromStdString(document_.mine().title)),
                   one ? document_.overlaysWithout(comparedAt_) : std::vector<Overlay>{}, document_.overlays()};
  auto* window = new TrialWindow(library_, std::move(trial), this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  bringToFront(*window);
}

void HouseRulesWindow::showFaults() {
  std::vector<ProblemLine> lines;
  if (document_.faults().empty()) lines.push_back({ProblemLine::Kind::fine, tr("Can be played"), {}, {}, {}});
  for (const SourceError& fault : document_.faults()) {
    QString pointer = QString::fromStdString(fault.pointer());
    // A patch without a file is told from its own root.
    const auto heads = {QLatin1String("/options/"), QLatin1String("/patch"), QLatin1String("/modifiers"),
                        QLatin1String("/troops")};
    if (std::ranges::none_of(heads, [&](const QLatin1String& head) { return pointer.startsWith(head); }))
      pointer.prepend(QStringLiteral("/patch"));
    lines.push_back({ProblemLine::Kind::fault,
                     tr("%1: %2").arg(placeOf(pointer), QString::fromStdString(fault.expected())),
                     [this, pointer] { follow(pointer); }, tr("Take it out"),
                     [this, pointer] {
                       document_.takeOut(pointer);
                       document_.check();
                     }});
  }
  // Files that say different things: nothing is wrong, the later one holds.
  for (const OverlayConflict& conflict : conflictsOf(document_.overlays())) {
    const QString pointer = QString::fromStdString(conflict.pointer);
    lines.push_back(
        {ProblemLine::Kind::advice,
         tr("%1: %2 and %3 differ; %3 is in force.")
             .arg(placeOf(pointer), QString::fromStdString(conflict.earlier), QString::fromStdString(conflict.later)),
         [this, pointer] { follow(pointer); },
         {},
         {}});
  }
  faults_->setLines(std::move(lines));
}

QString HouseRulesWindow::placeOf(const QString& pointer) const {
  const std::size_t place = pointer.section(QLatin1Char('/'), 2, 2).toUInt();
  const auto named = [&](HouseRulesDocument::Addition kind, const char* member, const QString& otherwise) {
    const Json all = document_.additions(kind);
    const QString name = place < all.size() ? QString::fromStdString(textIn(all[place], member)) : QString();
    return name.isEmpty() ? otherwise : name;
  };
  if (pointer.startsWith(QLatin1String("/modifiers")))
    return named(HouseRulesDocument::Addition::modifiers, "label", tr("Modifiers"));
  if (pointer.startsWith(QLatin1String("/troops")))
    return named(HouseRulesDocument::Addition::troops, "name", tr("Troop types"));
  const QTreeWidgetItem* row = rowOf(pointer.toStdString());
  return row == nullptr ? pointer : row->text(what);
}

void HouseRulesWindow::follow(const QString& pointer) {
  const int place = pointer.section(QLatin1Char('/'), 2, 2).toInt();
  if (pointer.startsWith(QLatin1String("/modifiers"))) {
    tabs_->setCurrentWidget(modifiers_);
    modifiers_->show(place);
  } else if (pointer.startsWith(QLatin1String("/troops"))) {
    tabs_->setCurrentWidget(troops_);
    troops_->show(place);
  } else if (QTreeWidgetItem* row = rowOf(pointer.toStdString())) {
    tabs_->setCurrentIndex(0);
    list_->setCurrentItem(row);
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
  return attempt([&] {
    document_.open(path);
    FilesHome::current().remember(FileKind::houseRules, path);
  });
}

bool HouseRulesWindow::addBelow(const QString& path) {
  return attempt([&] { document_.addBelow(path); });
}

}  // namespace signifer::ui
