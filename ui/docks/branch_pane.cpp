#include "docks/branch_pane.h"

#include <QAction>
#include <QHeaderView>
#include <QInputDialog>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "dialogs/branch_dialog.h"
#include "sheet/branch_words.h"
#include "theme.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int branchRole = Qt::UserRole + 1;
constexpr int foldRole = Qt::UserRole + 2;
// Branches of branches deeper than this are folded at first.
constexpr int openDepth = 2;

}  // namespace

BranchPane::BranchPane(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  setObjectName(QStringLiteral("branchPane"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 4, 6);
  column->setSpacing(4);
  column->addWidget(sectionHead(tr("Lines of play")));
  list_ = new QTreeWidget;
  list_->setObjectName(QStringLiteral("branches"));
  list_->setAccessibleName(tr("Lines of play"));
  list_->setHeaderHidden(true);
  list_->setUniformRowHeights(true);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setIndentation(14);
  list_->setTextElideMode(Qt::ElideRight);
  column->addWidget(list_, 1);
  auto* buttons = new FlowLayout(4);
  const auto button = [&](const QString& words, const char* name, auto deed) {
    auto* one = new QToolButton;
    one->setObjectName(QLatin1String(name));
    one->setText(words);
    connect(one, &QToolButton::clicked, this, deed);
    buttons->addWidget(one);
    return one;
  };
  go_ = button(tr("Go there"), "branchGo", [this] { go(); });
  compare_ = button(tr("Compare…"), "branchCompare", [this] { compare(); });
  name_ = button(tr("Name…"), "branchName", [this] { rename(); });
  remove_ = button(tr("Delete"), "branchRemove", [this] { remove(); });
  go_->setToolTip(tr("Goes on with this line of play, where it was left (Enter)"));
  compare_->setToolTip(tr("What differs between this line of play and the one on the table"));
  name_->setToolTip(tr("Gives it a name (F2)"));
  remove_->setToolTip(tr("Takes it off the list; it can be brought back"));
  column->addLayout(buttons);
  const auto key = [this](const QKeySequence& keys, auto deed) {
    auto* action = new QAction(list_);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(action);
    connect(action, &QAction::triggered, this, deed);
  };
  key(Qt::Key_F2, [this] { rename(); });
  key(Qt::Key_Delete, [this] { remove(); });
  connect(list_, &QTreeWidget::itemActivated, this, [this] { go(); });
  connect(list_, &QTreeWidget::currentItemChanged, this, &BranchPane::refreshButtons);
  connect(list_, &QTreeWidget::itemExpanded, this, [](QTreeWidgetItem* item) { item->setData(0, foldRole, false); });
  connect(&game_, &BattleController::changed, this, &BranchPane::refresh);
  connect(&Theme::current(), &Theme::changed, this, [this] {
    shown_.clear();
    refresh();
  });
  refresh();
}

int BranchPane::counted(bool takenBack) const {
  if (!game_.hasBattle()) return 0;
  const Branches& all = game_.session().branches();
  int count = 0;
  for (BranchIndex branch = 1; branch < all.count(); ++branch)
    if (!all.branch(branch).removed && all.branch(branch).takenBack == takenBack) ++count;
  return count;
}

int BranchPane::count() const { return counted(false); }
int BranchPane::takenBack() const { return counted(true); }

void BranchPane::setRoom(bool room) {
  room_ = room;
  showIfWanted();
}

void BranchPane::showIfWanted() { setVisible(room_ && count() + takenBack() > 0); }

QTreeWidgetItem* BranchPane::itemOf(BranchIndex branch) const {
  for (QTreeWidgetItemIterator it(list_); *it != nullptr; ++it)
    if ((*it)->data(0, branchRole).toInt() == branch) return *it;
  return nullptr;
}

QTreeWidgetItem* BranchPane::add(BranchIndex branch, QTreeWidgetItem* into) {
  const Session& session = game_.session();
  auto* item = into != nullptr ? new QTreeWidgetItem(into) : new QTreeWidgetItem(list_);
  QString words = QString::fromStdString(branchInWords(session, branch));
  item->setToolTip(0, plainTip(words));
  const bool here = branch == session.branches().current();
  // Not by its weight alone.
  if (here) words = QStringLiteral("● ") + words;
  item->setText(0, words);
  item->setData(0, branchRole, branch);
  item->setData(0, Qt::AccessibleTextRole, here ? tr("On the table: %1").arg(words.mid(2)) : words);
  QFont font = Theme::current().font(12.5, here ? QFont::DemiBold : QFont::Normal);
  item->setFont(0, font);
  return item;
}

void BranchPane::refresh() {
  showIfWanted();
  if (!game_.hasBattle()) {
    list_->clear();
    shown_.clear();
    return;
  }
  const Session& session = game_.session();
  const Branches& all = session.branches();
  QStringList now{QString::number(all.current())};
  for (BranchIndex branch = 0; branch < all.count(); ++branch)
    now << (all.branch(branch).removed ? QString() : QString::fromStdString(branchInWords(session, branch)));
  if (now == shown_) return refreshButtons();
  shown_ = now;
  const QSignalBlocker blocker(list_);
  list_->clear();
  std::vector<BranchIndex> back;
  for (BranchIndex branch = 0; branch < all.count(); ++branch) {
    const Branch& one = all.branch(branch);
    if (one.removed) continue;
    if (one.takenBack && branch != all.current()) {
      back.push_back(branch);
      continue;
    }
    QTreeWidgetItem* parent = branch == tableGame ? nullptr : itemOf(all.forkOf(branch).of);
    if (parent == nullptr && branch != tableGame) parent = itemOf(tableGame);
    QTreeWidgetItem* item = add(branch, parent);
    int depth = 0;
    for (const QTreeWidgetItem* up = item; up->parent() != nullptr; up = up->parent()) ++depth;
    item->setExpanded(depth < openDepth);
  }
  if (!back.empty()) {
    auto* fold = new QTreeWidgetItem(list_);
    fold->setText(0, tr("Taken back: %1").arg(back.size()));
    fold->setToolTip(0, tr("What was undone and then played otherwise"));
    fold->setData(0, branchRole, -1);
    fold->setFont(0, Theme::current().font(12.5));
    for (const BranchIndex branch : back)
      add(branch, fold)
          ->setText(0, tr("Turn %1: %2")
                           .arg(turnOfFork(session, branch))
                           .arg(QString::fromStdString(branchName(session, branch))));
  }
  list_->setCurrentItem(itemOf(all.current()));
  refreshButtons();
}

BranchIndex BranchPane::chosen() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item == nullptr ? -1 : item->data(0, branchRole).toInt();
}

void BranchPane::refreshButtons() {
  const bool battle = game_.hasBattle();
  const BranchIndex branch = chosen();
  const bool other = battle && branch >= 0 && branch != game_.session().branches().current();
  go_->setEnabled(other || (battle && branch >= 0 && game_.isLooking()));
  compare_->setEnabled(other);
  name_->setEnabled(battle && branch >= 0);
  remove_->setEnabled(battle && game_.session().mayRemove(branch));
}

void BranchPane::go() {
  if (go_->isEnabled()) game_.goToBranch(chosen());
}

void BranchPane::compare() {
  if (!compare_->isEnabled()) return;
  auto* dialog = new BranchDialog(game_, chosen(), window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void BranchPane::rename() {
  const BranchIndex branch = chosen();
  if (!name_->isEnabled()) return;
  QInputDialog dialog(window());
  dialog.setObjectName(QStringLiteral("branchNameDialog"));
  dialog.setWindowTitle(tr("Name of the line of play"));
  dialog.setLabelText(tr("What is it called? \"What if the horse had waited\", for instance"));
  dialog.setTextValue(QString::fromStdString(game_.session().branches().branch(branch).name));
  dialog.resize(qRound(Theme::current().px(420)), dialog.height());
  if (dialog.exec() == QDialog::Accepted) game_.nameBranch(branch, dialog.textValue());
}

void BranchPane::remove() {
  const BranchIndex branch = chosen();
  if (!remove_->isEnabled()) return;
  game_.removeBranch(branch);
  Q_EMIT removed(branch);
}

}  // namespace signifer::ui
