#include "editors/army_catalogue.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "editors/editor_parts.h"
#include "editors/entry_delegate.h"
#include "lengths.h"
#include "schema/field_reader.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int idRole = Qt::UserRole + 1;
constexpr int kindRole = Qt::UserRole + 2;
constexpr int ownRole = Qt::UserRole + 3;
enum Which { all = 0, units = 1, people = 2, mine = 3 };

}  // namespace

QString shortCaption(const Field& field) {
  const QString caption = QString::fromStdString(field.caption.empty() ? field.name : field.caption);
  return lowerFirst(caption.section(QLatin1Char(':'), 0, 0)
                        .section(QLatin1Char(';'), 0, 0)
                        .section(QLatin1String(", "), 0, 0)
                        .section(QLatin1String(" ("), 0, 0));
}

QString profileWords(const Fields& fields, const std::vector<std::int32_t>& profile) {
  QStringList words;
  for (std::size_t i = 0; i < fields.size() && i < profile.size(); ++i) {
    const Field& field = fields[i];
    const std::int32_t slot = profile[i];
    if (!field.required && slot == toSlot(field, field.standard)) continue;
    switch (field.type) {
      case FieldType::boolean:
        if (slot != 0) words << shortCaption(field);
        break;
      case FieldType::choice: {
        const QString word = wordOf(field, static_cast<std::size_t>(slot));
        if (word != QLatin1String("none") && !words.contains(word)) words << word;
        break;
      }
      case FieldType::list:
        break;
      case FieldType::number:
        words << QStringLiteral("%1 %2").arg(shortCaption(field), figureWords(slot / 1000.0));
        break;
      default:
        words << QStringLiteral("%1 %2").arg(shortCaption(field)).arg(slot);
    }
  }
  return words.join(QStringLiteral(", "));
}

ArmyCatalogue::ArmyCatalogue(ArmyDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  search_ = new QLineEdit;
  search_->setPlaceholderText(tr("name, kind, weapon…"));
  search_->setAccessibleName(tr("Search the troops"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  column->addWidget(search_);
  auto* chips = new QHBoxLayout;
  chips->setSpacing(4);
  which_ = new QButtonGroup(this);
  const QString words[] = {tr("All"), tr("Units"), tr("Leaders"), tr("Mine")};
  for (int i = 0; i < 4; ++i) {
    auto* chip = new QPushButton(words[i]);
    chip->setCheckable(true);
    chip->setChecked(i == 0);
    chip->setAutoDefault(false);
    which_->addButton(chip, i);
    chips->addWidget(chip);
  }
  chips->addStretch();
  column->addLayout(chips);
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Troops"));
  list_->setItemDelegate(new EntryDelegate(list_));
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setUniformItemSizes(true);
  list_->installEventFilter(this);
  column->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  count_ = new Label(12, QFont::Normal, Label::Tone::second);
  auto* addButton = new QPushButton(tr("Add"));
  addButton->setObjectName(QStringLiteral("add"));
  addButton->setToolTip(tr("Adds the chosen troop to the army (Enter, double click)"));
  foot->addWidget(count_, 1);
  foot->addWidget(addButton);
  column->addLayout(foot);
  connect(addButton, &QPushButton::clicked, this, &ArmyCatalogue::addCurrent);
  search_->setProperty(searchField, true);
  connect(search_, &QLineEdit::textChanged, this, &ArmyCatalogue::filter);
  connect(search_, &QLineEdit::returnPressed, this, &ArmyCatalogue::addCurrent);
  connect(which_, &QButtonGroup::idToggled, this, &ArmyCatalogue::filter);
  connect(list_, &QListWidget::itemDoubleClicked, this, &ArmyCatalogue::addCurrent);
  connect(&document_, &ArmyDocument::changed, this, [this] {
    if (&document_.rules() != shown_ || document_.army().troops.size() != own_) fill();
  });
}

void ArmyCatalogue::fill() {
  shown_ = &document_.rules();
  own_ = document_.army().troops.size();
  list_->clear();
  const Definition& d = document_.definition();
  const auto add = [&](const std::string& id, const std::string& name, const std::string& symbol, const QString& about,
                       bool person, bool own) {
    auto* item = new QListWidgetItem(QString::fromStdString(name), list_);
    item->setData(aboutRole, about);
    item->setData(symbolRole, QString::fromStdString(symbol));
    item->setData(personRole, person);
    item->setData(idRole, QString::fromStdString(id));
    item->setData(kindRole, person);
    item->setData(ownRole, own);
    item->setToolTip(plainTip(about));
  };
  for (const ArmyTroop& troop : document_.army().troops)
    add(troop.id, troop.name, troop.symbol, profileWords(d.unitProfile(), troop.profile), false, true);
  for (const TroopType& troop : d.troops())
    add(troop.id, troop.name, troop.symbol, profileWords(d.unitProfile(), troop.profile), false, false);
  for (const PersonType& person : d.people())
    add(person.id, person.name, person.symbol, profileWords(d.personProfile(), person.profile), true, false);
  which_->button(people)->setVisible(!d.people().empty());
  filter();
}

void ArmyCatalogue::filter() {
  const QStringList words = search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int shown = 0;
  QListWidgetItem* first = nullptr;
  for (int i = 0; i < list_->count(); ++i) {
    QListWidgetItem* item = list_->item(i);
    const QString all = item->text() + QLatin1Char(' ') + item->data(aboutRole).toString();
    const bool person = item->data(kindRole).toBool();
    const int which = which_->checkedId();
    bool fits = which == Which::all || (which == units && !person) || (which == people && person) ||
                (which == mine && item->data(ownRole).toBool());
    for (const QString& word : words) fits = fits && all.contains(word, Qt::CaseInsensitive);
    item->setHidden(!fits);
    if (!fits) continue;
    ++shown;
    if (first == nullptr) first = item;
  }
  if (list_->currentItem() == nullptr || list_->currentItem()->isHidden()) list_->setCurrentItem(first);
  count_->setText(shown == 0 ? tr("Nothing has these words.") : tr("%1 of %2 types").arg(shown).arg(list_->count()));
}

void ArmyCatalogue::addCurrent() {
  const QListWidgetItem* item = list_->currentItem();
  if (item == nullptr || item->isHidden()) return;
  const std::string id = item->data(idRole).toString().toStdString();
  const ArmyEntry entry = item->data(kindRole).toBool() ? document_.addPerson(id) : document_.add(id);
  Q_EMIT added(entry);
}

// The search line leads the list: up and down, and Enter in the list adds.
bool ArmyCatalogue::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == search_ && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
      const int step = key->key() == Qt::Key_Down ? 1 : -1;
      for (int row = list_->currentRow() + step; row >= 0 && row < list_->count(); row += step)
        if (!list_->item(row)->isHidden()) {
          list_->setCurrentRow(row);
          break;
        }
      return true;
    }
    if (watched == list_ &&
        (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Plus)) {
      addCurrent();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace signifer::ui
