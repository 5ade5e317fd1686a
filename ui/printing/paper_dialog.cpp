#include "printing/paper_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>

#include "printing/sheet_printer.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

const QString clubKey = QStringLiteral("print/club");
const QString paperKey = QStringLiteral("print/paper");

}  // namespace

PaperDialog::PaperDialog(const RuleSetLibrary& library, const QString& ruleSet, PaperKind kind, HouseRules house,
                         const Battle* battle, QWidget* parent)
    : QDialog(parent),
      library_(library),
      houseOf_(ruleSet),
      house_(std::move(house)),
      battle_(battle),
      printer_(std::make_unique<QPrinter>(QPrinter::HighResolution)),
      ruleSet_(new QComboBox(this)),
      paper_(new QComboBox(this)),
      size_(new QComboBox(this)),
      direction_(new QComboBox(this)),
      large_(new QCheckBox(tr("Large print"), this)),
      club_(new QLineEdit(this)),
      told_(new QLabel(this)),
      preview_(new QPrintPreviewWidget(printer_.get(), this)),
      save_(new QPushButton(tr("Save as PDF…"), this)),
      print_(new QPushButton(tr("Print…"), this)) {
  setWindowTitle(tr("Print"));
  resize(1000, 720);
  for (const RuleSetSource& source : library_.sources()) ruleSet_->addItem(text(source.name), text(source.id));
  ruleSet_->setCurrentIndex(std::max(0, ruleSet_->findData(ruleSet)));
  for (const PaperKindInfo& info : paperKinds())
    if (!info.needsBattle || battle_ != nullptr) paper_->addItem(text(info.title), text(info.id));
  for (const PaperKindInfo& info : paperKinds())
    if (info.kind == kind) paper_->setCurrentIndex(paper_->findData(text(info.id)));
  size_->addItem(tr("A4"), QStringLiteral("a4"));
  size_->addItem(tr("Letter"), QStringLiteral("letter"));
  size_->setCurrentIndex(std::max(0, size_->findData(QSettings().value(paperKey))));
  direction_->addItem(tr("Upright"), false);
  direction_->addItem(tr("Across"), true);
  club_->setText(QSettings().value(clubKey).toString());
  makeForm();
  refresh();
}

PaperDialog::~PaperDialog() = default;

void PaperDialog::makeForm() {
  auto* form = new QFormLayout;
  form->addRow(tr("&Rule set"), ruleSet_);
  form->addRow(tr("&Paper"), paper_);
  form->addRow(tr("&Size"), size_);
  form->addRow(tr("&Direction"), direction_);
  form->addRow(QString(), large_);
  form->addRow(tr("&Club"), club_);
  told_->setWordWrap(true);
  form->addRow(told_);
  auto* left = new QVBoxLayout;
  left->addLayout(form);
  left->addStretch();
  auto* close = new QPushButton(tr("Close"), this);
  for (QPushButton* button : {print_, save_, close}) left->addWidget(button);
  auto* across = new QHBoxLayout(this);
  across->addLayout(left);
  across->addWidget(preview_, 1);
  print_->setDefault(true);
  preview_->fitInView();
  preview_->setAccessibleName(tr("Preview"));
  connect(preview_, &QPrintPreviewWidget::paintRequested, this, &PaperDialog::show);
  for (QComboBox* box : {ruleSet_, paper_, size_, direction_})
    connect(box, &QComboBox::currentIndexChanged, this, &PaperDialog::refresh);
  connect(large_, &QCheckBox::toggled, this, &PaperDialog::refresh);
  connect(club_, &QLineEdit::editingFinished, this, &PaperDialog::refresh);
  connect(save_, &QPushButton::clicked, this, &PaperDialog::save);
  connect(print_, &QPushButton::clicked, this, &PaperDialog::print);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

PaperOrder PaperDialog::order() const {
  PaperOrder order;
  const std::string id = ruleSet_->currentData().toString().toStdString();
  order.source = library_.find(id);
  if (const PaperKindInfo* info = findPaperKind(paper_->currentData().toString().toStdString()))
    order.kind = info->kind;
  if (ruleSet_->currentData().toString() == houseOf_) {
    order.house = house_;
    order.battle = battle_;
  }
  order.date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat).toStdString();
  order.club = club_->text().toStdString();
  return order;
}

PaperFormat PaperDialog::format() const {
  PaperFormat format;
  format.size = size_->currentData().toString() == QLatin1String("letter") ? QPageSize::Letter : QPageSize::A4;
  format.landscape = direction_->currentData().toBool();
  format.large = large_->isChecked();
  return format;
}

QString PaperDialog::suggestedName() const {
  QString paper = size_->currentData().toString();
  if (large_->isChecked()) paper += QStringLiteral("-large");
  return text(paperFileName(order(), paper.toStdString())) + QStringLiteral(".pdf");
}

void PaperDialog::refresh() {
  QSettings().setValue(clubKey, club_->text());
  QSettings().setValue(paperKey, size_->currentData());
  sheet_.reset();
  pages_ = 0;
  const PaperOrder wanted = order();
  QString told;
  try {
    if (wanted.source != nullptr) sheet_ = makePaper(wanted);
  } catch (const std::exception& e) {
    told = QString::fromUtf8(e.what());
  }
  for (QPushButton* button : {save_, print_}) button->setEnabled(sheet_.has_value());
  printer_->setPageSize(QPageSize(format().size));
  printer_->setPageOrientation(format().landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
  preview_->updatePreview();
  told_->setText(sheet_ ? tr("%n pages", "", pages_) : told);
}

void PaperDialog::show(QPrinter* printer) {
  if (sheet_) pages_ = printSheet(*sheet_, *printer, large_->isChecked());
}

bool PaperDialog::saveAs(const QString& path) const { return sheet_ && writeSheetPdf(*sheet_, path, format()); }

void PaperDialog::save() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save as PDF"), suggestedName(), tr("PDF (*.pdf)"));
  if (!path.isEmpty() && !saveAs(path)) QMessageBox::warning(this, tr("Print"), tr("%1 cannot be written.").arg(path));
}

void PaperDialog::print() {
  QPrintDialog dialog(printer_.get(), this);
  if (dialog.exec() == QDialog::Accepted && sheet_) printSheet(*sheet_, *printer_, large_->isChecked());
}

}  // namespace signifer::ui
