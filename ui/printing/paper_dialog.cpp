#include "printing/paper_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

#include "army/shipped_armies.h"
#include "dialogs/save_dialog.h"
#include "editors/own_armies.h"
#include "files/file_deeds.h"
#include "files/home.h"
#include "language/language.h"
#include "language/names.h"
#include "library/places.h"
#include "preferences.h"
#include "printing/club_picture.h"
#include "printing/page_setter.h"
#include "printing/print_job.h"
#include "printing/sheet_printer.h"
#include "schema/document.h"
#include "settings.h"
#include "symbols.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// The name of an army or a battle in its file ("name", "title"); the file's own name if it cannot be read.
QString calledIn(const std::filesystem::path& file, std::string_view member) {
  try {
    return text(saidName(Document::load(file).root().text(member, file.stem().string())));
  } catch (const SourceError&) {
    return text(file.stem().string());
  }
}

const QString paperKey = QStringLiteral("print/paper");

// The kinds of entry in the list of forces: nothing, the open battle, an army, a battle, or the wish for a file.
const QString openBattleMark = QStringLiteral("open");
const QString armyMark = QStringLiteral("army:");
const QString battleMark = QStringLiteral("battle:");
const QString fileMark = QStringLiteral("file");

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
      whose_(new QComboBox(this)),
      size_(new QComboBox(this)),
      direction_(new QComboBox(this)),
      large_(new QCheckBox(tr("Large print"), this)),
      club_(new QLineEdit(this)),
      houseList_(new QListWidget(this)),
      told_(new QLabel(this)),
      preview_(new QPrintPreviewWidget(printer_.get(), this)),
      save_(new QPushButton(tr("Save as PDF…"), this)),
      print_(new QPushButton(tr("Print…"), this)) {
  setWindowTitle(tr("Print"));
  whose_->setObjectName(QStringLiteral("whose"));
  paper_->setObjectName(QStringLiteral("paper"));
  size_->setObjectName(QStringLiteral("paperSize"));
  resizeForText(*this, {1000, 720});
  for (const RuleSetSource& source : library_.sources()) ruleSet_->addItem(text(source.name), text(source.id));
  ruleSet_->setCurrentIndex(std::max(0, ruleSet_->findData(ruleSet)));
  for (const PaperKindInfo& info : paperKinds()) paper_->addItem(text(said(info.title)), text(info.id));
  for (const PaperKindInfo& info : paperKinds())
    if (info.kind == kind) paper_->setCurrentIndex(paper_->findData(text(info.id)));
  size_->addItem(tr("A4"), QStringLiteral("a4"));
  size_->addItem(tr("Letter"), QStringLiteral("letter"));
  size_->addItem(tr("A5, for the pocket"), QStringLiteral("a5"));
  size_->setCurrentIndex(std::max(0, size_->findData(Settings().value(paperKey))));
  direction_->addItem(tr("Upright"), false);
  direction_->addItem(tr("Across"), true);
  club_->setText(Preferences::load().club);
  offerForces();
  makeForm();
  refresh();
}

PaperDialog::~PaperDialog() = default;

void PaperDialog::makeForm() {
  auto* form = new QFormLayout;
  form->addRow(tr("&Rule set"), ruleSet_);
  form->addRow(tr("&Paper"), paper_);
  form->addRow(tr("&Of"), whose_);
  form->addRow(tr("&Size"), size_);
  form->addRow(tr("&Direction"), direction_);
  form->addRow(QString(), large_);
  form->addRow(tr("&Club"), club_);
  form->addRow(tr("&House rules"), makeHouseRules());
  told_->setObjectName(QStringLiteral("told"));
  told_->setWordWrap(true);
  form->addRow(told_);
  auto* left = new QVBoxLayout;
  left->addLayout(form);
  left->addStretch();
  auto* close = new QPushButton(tr("Close"), this);
  close->setObjectName(QStringLiteral("closePapers"));
  for (QPushButton* button : {print_, save_, close}) left->addWidget(button);
  auto* across = new QHBoxLayout(this);
  across->addLayout(left);
  across->addWidget(preview_, 1);
  print_->setDefault(true);
  preview_->fitInView();
  preview_->setAccessibleName(tr("Preview"));
  connect(preview_, &QPrintPreviewWidget::paintRequested, this, &PaperDialog::draw);
  connect(ruleSet_, &QComboBox::currentIndexChanged, this, &PaperDialog::offerForces);
  connect(whose_, &QComboBox::activated, this, &PaperDialog::chooseForces);
  for (QComboBox* box : {ruleSet_, paper_, size_, direction_})
    connect(box, &QComboBox::currentIndexChanged, this, &PaperDialog::refresh);
  connect(large_, &QCheckBox::toggled, this, &PaperDialog::refresh);
  connect(club_, &QLineEdit::editingFinished, this, &PaperDialog::refresh);
  connect(save_, &QPushButton::clicked, this, &PaperDialog::save);
  connect(print_, &QPushButton::clicked, this, &PaperDialog::print);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

QWidget* PaperDialog::makeHouseRules() {
  auto* pane = new QWidget(this);
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(0, 0, 0, 0);
  houseList_->setObjectName(QStringLiteral("houseRules"));
  houseList_->setAccessibleName(tr("Files of house rules, later ones win"));
  houseList_->setToolTip(tr("Files of house rules, later ones win"));
  houseList_->setTextElideMode(Qt::ElideMiddle);
  houseList_->setFixedHeight(3 * houseList_->fontMetrics().height() + 12);
  column->addWidget(houseList_);
  auto* buttons = new QHBoxLayout;
  auto* more = new QPushButton(tr("Add…"), this);
  auto* gone = new QPushButton(tr("Remove"), this);
  for (QPushButton* button : {more, gone}) buttons->addWidget(button);
  column->addLayout(buttons);
  connect(more, &QPushButton::clicked, this, [this] {
    const QString path = askForOwnFile(this, FileKind::houseRules, tr("Add house rules"), tr("House rules (*.json)"));
    if (!path.isEmpty()) addHouseRules(path);
  });
  connect(gone, &QPushButton::clicked, this, [this] {
    if (houseList_->count() == 0) return;
    const int row = std::max(0, houseList_->currentRow());
    houseFiles_.removeAt(row);
    delete houseList_->takeItem(row);
    refresh();
  });
  return pane;
}

void PaperDialog::addHouseRules(const QString& path) {
  houseFiles_ << path;
  houseList_->addItem(QFileInfo(path).fileName());
  refresh();
}

HouseRules PaperDialog::houseInForce() {
  leftOut_.clear();
  HouseRulesLayer own;
  if (forces_) {
    own = ownLayer(*forces_);
    leftOut_ = forces_->leftOut;
  } else if (ruleSet_->currentData().toString() == houseOf_) {
    own.rules = house_;
  }
  const RuleSetSource* source = library_.find(ruleSet_->currentData().toString().toStdString());
  if (source == nullptr) return own.rules;
  std::vector<HouseRulesLayer> layers{own};
  std::vector<Overlay> good;
  for (const QString& file : houseFiles_) {
    const std::string path = file.toStdString();
    try {
      HouseRulesLayer below;
      below.rules = merged(layers);
      for (Overlay& one : readUsable(*source, std::span(&path, 1), leftOut_, &below)) {
        good.push_back(std::move(one));
        layers.push_back(good.back().layer());
      }
    } catch (const SourceError& e) {
      // The file is gone.
      leftOut_.push_back({path, {e}});
    }
  }
  return merged(layers);
}

// The open battle, the person's own, and what came with the program for the rule set; a troop list where nobody's
// forces are meant.
void PaperDialog::offerForces() {
  const QSignalBlocker quiet(whose_);
  const std::string id = ruleSet_->currentData().toString().toStdString();
  whose_->clear();
  forces_.reset();
  wrongForces_.clear();
  if (battle_ != nullptr && text(id) == houseOf_) whose_->addItem(tr("The open battle"), openBattleMark);
  whose_->addItem(tr("The troop list"), QString());
  for (const OwnArmy& army : ownArmies(id)) whose_->addItem(tr("Your army: %1").arg(army.name), armyMark + army.file);
  for (const OwnFile& table : FilesHome::current().list(FileKind::table, text(id)))
    whose_->addItem(tr("Your table: %1").arg(table.name), battleMark + table.file);
  for (const ShippedArmy& army : shippedArmies())
    if (army.name.starts_with(id + "/"))
      whose_->addItem(tr("Army: %1").arg(calledIn(army.file, "name")), armyMark + text(army.name));
  for (const ShippedBattle& battle : shippedBattles())
    if (battle.name.starts_with(id + "/"))
      whose_->addItem(tr("Battle: %1").arg(calledIn(battle.file, "title")), battleMark + text(battle.name));
  whose_->addItem(tr("A file…"), fileMark);
}

void PaperDialog::chooseForces() {
  if (whose_->currentData().toString() == fileMark)
    chooseFile();
  else
    readChosen();
  refresh();
}

// An army's file or a battle's: whichever it turns out to be.
void PaperDialog::chooseFile() {
  const QString path = askForOwnFile(this, FileKind::army, tr("An army or a battle"),
                                     tr("Armies, battles, journals (*.json *.signifer)"));
  if (path.isEmpty()) {
    whose_->setCurrentIndex(0);
    return readChosen();
  }
  whose_->insertItem(whose_->count() - 1, QFileInfo(path).fileName(), armyMark + path);
  whose_->setCurrentIndex(whose_->count() - 2);
  readChosen();
  if (wrongForces_.isEmpty()) return;
  whose_->setItemData(whose_->currentIndex(), battleMark + path);
  readChosen();
}

void PaperDialog::readChosen() {
  forces_.reset();
  wrongForces_.clear();
  const QString chosen = whose_->currentData().toString();
  const bool army = chosen.startsWith(armyMark);
  if (!army && !chosen.startsWith(battleMark)) return;
  const std::string name = chosen.section(u':', 1).toStdString();
  try {
    Forces forces = readForces(library_, army ? name : "", army ? "" : name);
    const int place = ruleSet_->findData(text(forces.rules->definition().id()));
    const QSignalBlocker quiet(ruleSet_);
    if (place >= 0) ruleSet_->setCurrentIndex(place);
    forces_ = std::move(forces);
  } catch (const std::exception& e) {
    wrongForces_ = QString::fromUtf8(e.what());
  }
}

PaperOrder PaperDialog::order() const {
  PaperOrder order;
  order.house = inForce_;
  const std::string id = ruleSet_->currentData().toString().toStdString();
  order.source = library_.find(id);
  if (const PaperKindInfo* info = findPaperKind(paper_->currentData().toString().toStdString()))
    order.kind = info->kind;
  if (forces_) {
    order.battle = &*forces_->battle;
    order.side = forces_->side;
  } else if (ruleSet_->currentData().toString() == houseOf_ && whose_->currentData().toString() == openBattleMark) {
    order.battle = battle_;
  }
  order.date = dateInWords().toStdString();
  order.club = club_->text().trimmed().toStdString();
  if (pictureFault(Preferences::load().logo).isEmpty()) order.logo = Preferences::load().logo.toStdString();
  return order;
}

PaperFormat PaperDialog::format() const {
  PaperFormat format;
  format.size = paperNamed(size_->currentData().toString());
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
  Preferences preferences = Preferences::load();
  preferences.club = club_->text().trimmed();
  preferences.save();
  Settings().setValue(paperKey, size_->currentData());
  sheet_.reset();
  pages_ = 0;
  inForce_ = houseInForce();
  const PaperOrder wanted = order();
  QString told = wrongForces_;
  try {
    if (told.isEmpty() && wanted.source != nullptr) sheet_ = makePaper(wanted);
  } catch (const std::exception& e) {
    told = QString::fromUtf8(e.what());
  }
  for (QPushButton* button : {save_, print_}) button->setEnabled(sheet_.has_value());
  const PaperFormat set = sheet_ ? formatFor(*sheet_, format()) : format();
  printer_->setPageSize(QPageSize(set.size));
  printer_->setPageOrientation(set.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
  preview_->updatePreview();
  const PaperKindInfo* kind = findPaperKind(wanted.kind);
  whose_->setEnabled(kind->takesBattle);
  if (kind->needsBattle && wanted.battle == nullptr && wrongForces_.isEmpty())
    told = tr("Choose an army or a battle under \"Of\".");
  told_->setText(sheet_ ? tr("%n pages", "", pages_) : told);
  if (!leftOut_.empty()) told_->setText(told_->text() + u'\n' + text(leftOutWords(leftOut_)));
  // The club's picture may have been moved: papers go without it, and it is said.
  if (const QString fault = pictureFault(preferences.logo); sheet_ && !fault.isEmpty())
    told_->setText(told_->text() + u'\n' + tr("Without the club's picture. %1").arg(fault));
}

void PaperDialog::draw(QPrinter* printer) {
  if (sheet_) pages_ = printSheet(*sheet_, *printer, large_->isChecked());
}

bool PaperDialog::saveAs(const QString& path) const { return sheet_ && writeSheetPdf(*sheet_, path, format()); }

void PaperDialog::save() {
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save as PDF"), proposedFile(suggestedName(), {}), tr("PDF (*.pdf)"));
  if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdf");
  if (path.isEmpty()) return;
  if (saveAs(path))
    told_->setText(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
  else
    QMessageBox::warning(this, tr("Print"), tr("%1 cannot be written.").arg(path));
}

void PaperDialog::print() {
  QPrintDialog dialog(printer_.get(), this);
  if (dialog.exec() == QDialog::Accepted && sheet_) printSheet(*sheet_, *printer_, large_->isChecked());
}

}  // namespace signifer::ui
