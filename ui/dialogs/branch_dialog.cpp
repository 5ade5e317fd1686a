#include "dialogs/branch_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include "sheet/branch_words.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

void fill(QTableWidget& table, const std::vector<BranchRow>& rows, bool strong) {
  for (const BranchRow& row : rows) {
    const int at = table.rowCount();
    table.insertRow(at);
    int column = 0;
    for (const std::string* words : {&row.what, &row.one, &row.other}) {
      auto* item = new QTableWidgetItem(QString::fromStdString(*words));
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      item->setToolTip(plainTip(item->text()));
      if (strong && column == 0) item->setFont(Theme::current().font(13, QFont::DemiBold));
      table.setItem(at, column++, item);
    }
  }
}

}  // namespace

BranchDialog::BranchDialog(const BattleController& game, BranchIndex other, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("branchDialog"));
  const Session& session = game.session();
  const BranchIndex here = session.branches().current();
  const BranchComparison comparison = compareBranches(session, here, other);
  setWindowTitle(tr("Two lines of play"));
  auto* column = new QVBoxLayout(this);
  auto* alike = new Label(14, QFont::DemiBold);
  alike->setWordWrap(true);
  alike->setText(QString::fromStdString(comparison.alike));
  column->addWidget(alike);
  auto* table = new QTableWidget(0, 3);
  table->setObjectName(QStringLiteral("branchTable"));
  table->setAccessibleName(windowTitle());
  table->setHorizontalHeaderLabels({QString(),
                                    tr("On the table: %1").arg(QString::fromStdString(branchInWords(session, here))),
                                    QString::fromStdString(branchInWords(session, other))});
  for (int i = 1; i < 3; ++i)
    table->horizontalHeaderItem(i)->setToolTip(plainTip(table->horizontalHeaderItem(i)->text()));
  table->verticalHeader()->hide();
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setTabKeyNavigation(false);
  fill(*table, comparison.sums, true);
  fill(*table, comparison.units, false);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  column->addWidget(table, 1);
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setWordWrap(true);
  note->setText(comparison.units.empty()
                    ? tr("Every unit stands at the same place, and is hurt alike.")
                    : tr("Units that stand elsewhere, are hurt otherwise or are lost in one of them only. \"To win\": "
                         "how the position is judged, between machines of equal strength."));
  column->addWidget(note);
  auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(close);
  resizeForText(*this, {720, 480});
}

}  // namespace signifer::ui
