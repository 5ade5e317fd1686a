#include "editors/forces_pane.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "army/shipped_armies.h"
#include "editors/editor_parts.h"
#include "editors/entry_delegate.h"
#include "editors/table_canvas.h"
#include "files/file_deeds.h"
#include "schema/document.h"
#include "table/unit_painter.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int entryRole = Qt::UserRole + 1;
constexpr int personPlaceRole = Qt::UserRole + 2;
constexpr int leastDrag = 6;
const QString otherFile = QStringLiteral("other");

}  // namespace

ForcesPane::ForcesPane(TableDocument& document, TableCanvas& canvas, QWidget* parent)
    : QWidget(parent), document_(document), canvas_(canvas) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  sides_ = new QButtonGroup(this);
  for (int i = 0; i < 2; ++i) {
    auto* button = new QPushButton;
    button->setCheckable(true);
    button->setChecked(i == 0);
    sides_->addButton(button, i);
    row->addWidget(button, 1);
  }
  column->addLayout(row);
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("sideName"));
  name_->setAccessibleName(tr("Name of the side"));
  name_->setMaxLength(static_cast<int>(longestName));
  column->addWidget(name_);
  armies_ = new QComboBox;
  armies_->setObjectName(QStringLiteral("armies"));
  armies_->setAccessibleName(tr("Army of the side"));
  column->addWidget(armies_);
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Not on the table yet"));
  list_->setItemDelegate(new EntryDelegate(list_));
  list_->viewport()->installEventFilter(this);
  armies_->installEventFilter(this);
  column->addWidget(list_, 1);
  note_ = new Label(12, QFont::Normal, Label::Tone::second);
  note_->setWordWrap(true);
  column->addWidget(note_);
  auto* all = new QPushButton(tr("Lay out all (D)"));
  all->setObjectName(QStringLiteral("layAll"));
  column->addWidget(all);
  connect(all, &QPushButton::clicked, this, &ForcesPane::layAll);
  connect(sides_, &QButtonGroup::idToggled, this, [this](int side, bool on) {
    if (on) showSide(static_cast<SideIndex>(side));
  });
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& words) {
    if (words.simplified().isEmpty()) return;
    TableModel next = document_.model();
    next.sides[side_].name = words.simplified().toStdString();
    document_.change(tr("Side named"), std::move(next), QStringLiteral("side:%1").arg(side_));
  });
  connect(armies_, &QComboBox::activated, this, &ForcesPane::chooseArmy);
  connect(&document_, &TableDocument::changed, this, &ForcesPane::refresh);
}

void ForcesPane::showSide(SideIndex side) {
  side_ = side;
  sides_->button(side)->setChecked(true);
  name_->clearFocus();
  refresh();
}

void ForcesPane::fillArmies() {
  shown_ = &document_.rules();
  armies_->clear();
  armies_->addItem(tr("Choose an army…"), QString());
  own_ = ownArmies(document_.definition().id());
  for (const OwnArmy& army : own_) armies_->addItem(army.name, army.file);
  for (const ShippedArmy& army : shippedArmies()) {
    if (!army.name.starts_with(document_.definition().id() + "/")) continue;
    QString name =
        QString::fromStdString(army.name).section(QLatin1Char('/'), 1).replace(QLatin1Char('-'), QLatin1Char(' '));
    name[0] = name[0].toUpper();
    armies_->addItem(tr("%1 (sample)").arg(name), QString::fromStdString(army.file.string()));
  }
  armies_->addItem(tr("From a file…"), otherFile);
}

void ForcesPane::refillArmies() {
  if (shown_ == nullptr || own_ == ownArmies(document_.definition().id())) return;
  fillArmies();
  showArmy();
}

void ForcesPane::chooseArmy(int index) {
  QString path = armies_->itemData(index).toString();
  if (path == otherFile) path = askForOwnFile(this, FileKind::army, tr("Open an army"), tr("Armies (*.json)"));
  if (!path.isEmpty() && setArmy(path))
    rememberArmy(document_.definition().id(), {QString::fromStdString(document_.army(side_)->opened.army.name), path});
  refresh();
}

bool ForcesPane::setArmy(const QString& path) {
  try {
    document_.setArmy(side_, path);
    return true;
  } catch (const std::exception& e) {
    tellBeside(window(), QString::fromUtf8(e.what()));
    return false;
  }
}

void ForcesPane::layAll() { document_.layAll(side_); }

void ForcesPane::refresh() {
  if (shown_ != &document_.rules()) fillArmies();
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = QString::fromStdString(document_.model().sides[side].name);
    sides_->button(side)->setText(name);
    sides_->button(side)->setIcon(QIcon(sideFlag(side)));
  }
  const QString name = QString::fromStdString(document_.model().sides[side_].name);
  if (name_->text().simplified() != name) name_->setText(name);
  showArmy();
  showList();
}

void ForcesPane::showArmy() {
  const auto& own = document_.army(side_);
  int index = 0;
  if (own) {
    index = armies_->findData(own->file);
    if (index < 0) {
      index = armies_->count() - 1;
      armies_->insertItem(index, QString::fromStdString(own->opened.army.name), own->file);
    }
  }
  armies_->setCurrentIndex(index);
}

void ForcesPane::showList() {
  const auto& own = document_.army(side_);
  list_->clear();
  if (!own) {
    note_->setText(tr("Choose an army to put it on the table, or make one under Prepare."));
    return;
  }
  const Army& army = own->opened.army;
  const auto left = document_.beside(side_);
  for (std::size_t i = 0; i < army.units.size(); ++i) {
    const auto count = std::ranges::count(left, i, &ArmyMember::entry);
    if (count == 0) continue;
    const ArmyUnit& unit = army.units[i];
    const ArmyTroopView view = troopOf(document_.definition(), army, unit);
    auto* item = new QListWidgetItem(QString::fromStdString(unit.name.empty() ? view.name : unit.name), list_);
    QStringList names;
    for (const ArmyMember& member : left)
      if (member.entry == i && unit.count > 1)
        names << QString::fromStdString(unitName(document_.definition(), army, unit, member.index));
    item->setData(aboutRole, names.join(QStringLiteral(", ")));
    item->setData(symbolRole, QString::fromStdString(view.symbol));
    item->setData(figureRole, tr("%1 of %2").arg(count).arg(unit.count));
    item->setData(sideRole, static_cast<int>(side_));
    item->setData(entryRole, static_cast<int>(i));
    item->setData(personPlaceRole, -1);
  }
  for (const int person : document_.peopleBeside(side_)) {
    const ArmyTroopView view = personOf(document_.definition(), army.people[static_cast<std::size_t>(person)]);
    auto* item = new QListWidgetItem(QString::fromStdString(view.name), list_);
    item->setData(aboutRole, tr("drop on a unit to join it"));
    item->setData(symbolRole, QString::fromStdString(view.symbol));
    item->setData(personRole, true);
    item->setData(sideRole, static_cast<int>(side_));
    item->setData(personPlaceRole, person);
  }
  note_->setText(list_->count() == 0 ? tr("All of the army is on the table.")
                                     : tr("Drag one, or with Shift all of a kind as a line."));
}

void ForcesPane::take(const QListWidgetItem& item, bool line) {
  const int person = item.data(personPlaceRole).toInt();
  std::vector<ArmyMember> members;
  if (person < 0)
    for (const ArmyMember& member : document_.beside(side_))
      if (static_cast<int>(member.entry) == item.data(entryRole).toInt() && (line || members.empty()))
        members.push_back(member);
  canvas_.carry(side_, std::move(members), person);
}

// A drag out of the list onto the table: the list keeps the pointer until it is let go.
bool ForcesPane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == armies_ && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn))
    refillArmies();
  if (watched != list_->viewport()) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseButtonPress) {
    pressed_ = static_cast<QMouseEvent*>(event)->pos();
    carrying_ = false;
  } else if (event->type() == QEvent::MouseMove) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if ((mouse->buttons() & Qt::LeftButton) == 0) return false;
    if (!carrying_) {
      const QListWidgetItem* item = list_->itemAt(pressed_);
      if (item == nullptr || (mouse->pos() - pressed_).manhattanLength() < leastDrag) return true;
      take(*item, (mouse->modifiers() & Qt::ShiftModifier) != 0);
      carrying_ = true;
    }
    canvas_.carryTo(canvas_.mapFromGlobal(mouse->globalPosition()));
    return true;
  } else if (event->type() == QEvent::MouseButtonRelease && carrying_) {
    carrying_ = false;
    canvas_.dropCarried(canvas_.mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition()));
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace signifer::ui
