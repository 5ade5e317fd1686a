#include "dialogs/preferences_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "files/file_deeds.h"
#include "language/language.h"
#include "printing/club_picture.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

PreferencesDialog::PreferencesDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), preferences_(Preferences::load()), actions_(actions) {
  setWindowTitle(tr("Preferences"));
  resizeForText(*this, {560, 480});
  auto* tabs = new QTabWidget;
  tabs->addTab(makeLook(), tr("Look"));
  tabs->addTab(makeFiles(), tr("Files"));
  tabs->addTab(makeClub(), tr("Club"));
  tabs->addTab(makeKeys(), tr("Keys"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(tabs, 1);
  column->addWidget(buttons);
}

void PreferencesDialog::change() {
  preferences_.save();
  preferences_.apply();
}

QWidget* PreferencesDialog::makeLook() {
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  auto* look = new QComboBox;
  look->setObjectName(QStringLiteral("look"));
  look->addItems({tr("As the desktop"), tr("Light"), tr("Dark"), tr("High contrast")});
  look->setCurrentIndex(static_cast<int>(preferences_.look));
  auto* size = new QComboBox;
  size->setObjectName(QStringLiteral("textSize"));
  for (const int perCent : {100, 125, 150, 200}) size->addItem(tr("%1 %").arg(perCent), perCent);
  size->setCurrentIndex(std::max(0, size->findData(preferences_.textSize)));
  form->addRow(tr("Colours"), look);
  form->addRow(tr("Text size"), size);
  auto* language = new QComboBox;
  language->setObjectName(QStringLiteral("language"));
  language->addItem(tr("As the system"), QString());
  for (const Language& one : languages()) language->addItem(text(one.name), text(one.code));
  language->setCurrentIndex(std::max(0, language->findData(preferences_.language)));
  form->addRow(tr("Language"), language);
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setWordWrap(true);
  note->setText(tr("Another language is spoken from the next start."));
  form->addRow(note);
  connect(language, &QComboBox::currentIndexChanged, this, [this, language] {
    preferences_.language = language->currentData().toString();
    change();
  });
  auto* lengths = new QComboBox;
  lengths->setObjectName(QStringLiteral("lengths"));
  lengths->addItems({tr("Inches"), tr("Centimetres")});
  lengths->setToolTip(tr("Rules and files keep inches."));
  lengths->setCurrentIndex(preferences_.centimetres ? 1 : 0);
  form->addRow(tr("Lengths in"), lengths);
  connect(lengths, &QComboBox::currentIndexChanged, this, [this](int index) {
    preferences_.centimetres = index == 1;
    change();
  });
  auto* motion = new QCheckBox(tr("Units glide when a machine moves them"));
  motion->setObjectName(QStringLiteral("motion"));
  motion->setChecked(preferences_.motion);
  form->addRow(tr("Motion"), motion);
  connect(motion, &QCheckBox::toggled, this, [this](bool on) {
    preferences_.motion = on;
    change();
  });
  auto* dice = new QComboBox;
  dice->setObjectName(QStringLiteral("dice"));
  dice->addItems({tr("Rolled by the program"), tr("Own dice, typed in")});
  dice->setCurrentIndex(preferences_.ownDice ? 1 : 0);
  form->addRow(tr("Dice of new battles"), dice);
  connect(dice, &QComboBox::currentIndexChanged, this, [this](int index) {
    preferences_.ownDice = index == 1;
    change();
  });
  auto* layout = new QCheckBox(tr("The window opens as it was left"));
  layout->setObjectName(QStringLiteral("asLeft"));
  layout->setChecked(preferences_.asLeft);
  form->addRow(tr("Layout"), layout);
  connect(layout, &QCheckBox::toggled, this, [this](bool on) {
    preferences_.asLeft = on;
    change();
  });
  connect(look, &QComboBox::currentIndexChanged, this, [this](int index) {
    preferences_.look = static_cast<Preferences::Look>(index);
    change();
  });
  connect(size, &QComboBox::currentIndexChanged, this, [this, size] {
    preferences_.textSize = size->currentData().toInt();
    change();
  });
  return page;
}

QWidget* PreferencesDialog::makeFiles() {
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  auto* folder = new QLineEdit(QDir::toNativeSeparators(FilesHome::current().folder()));
  folder->setObjectName(QStringLiteral("homeFolder"));
  folder->setAccessibleName(tr("Your files are in"));
  folder->setReadOnly(true);
  auto* choose = new QPushButton(tr("Choose…"));
  auto* row = new QHBoxLayout;
  row->addWidget(folder, 1);
  row->addWidget(choose);
  form->addRow(tr("Your files are in"), row);
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setWordWrap(true);
  note->setText(
      tr("Another folder counts at once. Files that are there already stay where they are and are listed still."));
  form->addRow(note);
  auto* say = new QCheckBox(tr("Closing says where the battle is kept"));
  say->setChecked(preferences_.sayWhere);
  form->addRow(say);
  connect(choose, &QPushButton::clicked, this, [this, folder] {
    askForHome(this);
    const Preferences now = Preferences::load();
    preferences_.home = now.home;
    preferences_.earlierHomes = now.earlierHomes;
    folder->setText(QDir::toNativeSeparators(FilesHome::current().folder()));
  });
  connect(say, &QCheckBox::toggled, this, [this](bool on) {
    preferences_.sayWhere = on;
    change();
  });
  return page;
}

QWidget* PreferencesDialog::makeClub() {
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  auto* name = new QLineEdit(preferences_.club);
  name->setObjectName(QStringLiteral("clubName"));
  form->addRow(tr("Club"), name);
  auto* logo = new QLineEdit(preferences_.logo);
  logo->setObjectName(QStringLiteral("clubLogo"));
  auto* choose = new QPushButton(tr("Choose…"));
  choose->setAccessibleName(tr("Choose the club's picture"));
  auto* row = new QHBoxLayout;
  row->addWidget(logo, 1);
  row->addWidget(choose);
  form->addRow(tr("Picture"), row);
  qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(logo);
  auto* note = new Label(12, QFont::Normal, Label::Tone::second);
  note->setWordWrap(true);
  note->setText(tr("Both stand at the top of printed papers. The picture is a PNG, a JPEG or an SVG."));
  form->addRow(note);
  // The picture that papers will show, or the reason why they show none.
  auto* shown = new QLabel;
  shown->setObjectName(QStringLiteral("clubPicture"));
  shown->setWordWrap(true);
  form->addRow(shown);
  const auto show = [shown](const QString& path) {
    constexpr QSize most(240, 96);
    const QString fault = pictureFault(path);
    shown->setText(fault);
    if (const QImage picture = pictureWithin(path, most); !picture.isNull())
      shown->setPixmap(QPixmap::fromImage(picture));
  };
  show(preferences_.logo);
  connect(name, &QLineEdit::textChanged, this, [this](const QString& words) {
    preferences_.club = words.trimmed();
    change();
  });
  connect(logo, &QLineEdit::textChanged, this, [this, show](const QString& path) {
    preferences_.logo = path.trimmed();
    show(preferences_.logo);
    change();
  });
  connect(choose, &QPushButton::clicked, this, [this, logo] {
    const QString chosen = QFileDialog::getOpenFileName(this, tr("The club's picture"), logo->text(),
                                                        tr("Pictures (*.png *.jpg *.jpeg *.svg)"));
    if (!chosen.isEmpty()) logo->setText(chosen);
  });
  return page;
}

QWidget* PreferencesDialog::makeKeys() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  keys_ = new QTableWidget(static_cast<int>(actions_.size()), 2);
  keys_->setObjectName(QStringLiteral("keys"));
  keys_->setAccessibleName(tr("Keys"));
  keys_->setHorizontalHeaderLabels({tr("What"), tr("Keys")});
  keys_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  keys_->setColumnWidth(1, qRound(Theme::current().px(170)));
  keys_->verticalHeader()->hide();
  for (int row = 0; row < actions_.size(); ++row) {
    auto* name = new QTableWidgetItem(keyName(*actions_[row]));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    keys_->setItem(row, 0, name);
    auto* edit = new QKeySequenceEdit(actions_[row]->shortcut());
    edit->setAccessibleName(tr("Keys of %1").arg(name->text()));
    connect(edit, &QKeySequenceEdit::editingFinished, this, [this, row, edit] { setKeys(row, edit->keySequence()); });
    keys_->setCellWidget(row, 1, edit);
  }
  clash_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  clash_->setWordWrap(true);
  clash_->setText(tr("Click a field and press the keys. Keys on the table itself (N, arrows, G) stay as they are."));
  column->addWidget(keys_, 1);
  column->addWidget(clash_);
  return page;
}

// Keys that another action has are not taken from it.
void PreferencesDialog::setKeys(int row, const QKeySequence& keys) {
  for (const QAction* other : actions_)
    if (other != actions_[row] && !keys.isEmpty() && other->shortcuts().contains(keys)) {
      clash_->setText(tr("%1 is taken: %2.").arg(keys.toString(QKeySequence::NativeText), keyName(*other)));
      if (auto* edit = qobject_cast<QKeySequenceEdit*>(keys_->cellWidget(row, 1)))
        edit->setKeySequence(actions_[row]->shortcut());
      return;
    }
  actions_[row]->setShortcut(keys);
  saveKeys(*actions_[row]);
}

}  // namespace signifer::ui
