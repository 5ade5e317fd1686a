#include "table/table_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <map>
#include <memory>

#include "table/table_view.h"

namespace signifer::ui {
namespace {

class UnitAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  UnitAccessible(TableView& table, UnitIndex unit) : table_(table), unit_(unit) {}

  bool isValid() const override { return true; }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&table_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Name) return table_.nameOf(unit_);
    return what == QAccessible::Description ? table_.sentenceOf(unit_) : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override {
    const QRect place = table_.placeOf(unit_);
    return {table_.mapToGlobal(place.topLeft()), place.size()};
  }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.selectable = state.focusable = true;
    state.selected = state.focused = table_.isSelected(unit_);
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (name == pressAction()) table_.selectUnit(unit_);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  TableView& table_;
  UnitIndex unit_;
};

class TableAccessible final : public QAccessibleWidget {
 public:
  explicit TableAccessible(TableView* table) : QAccessibleWidget(table, QAccessible::List), table_(*table) {}
  ~TableAccessible() override {
    for (const auto& [unit, id] : units_) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return static_cast<int>(table_.looks().size()); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    const UnitIndex unit = table_.looks()[static_cast<std::size_t>(index)].unit;
    const auto found = units_.find(unit);
    if (found != units_.end()) return QAccessible::accessibleInterface(found->second);
    auto* made = new UnitAccessible(table_, unit);
    units_[unit] = QAccessible::registerAccessibleInterface(made);
    return made;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    for (int i = 0; i < childCount(); ++i)
      if (this->child(i) == child) return i;
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = 0; i < childCount(); ++i)
      if (child(i)->rect().contains(x, y)) return child(i);
    return nullptr;
  }

 private:
  TableView& table_;
  mutable std::map<UnitIndex, QAccessible::Id> units_;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
  auto* table = qobject_cast<TableView*>(object);
  return table == nullptr ? nullptr : new TableAccessible(table);
}

}  // namespace

void installTableAccessibility() {
  static const bool installed = [] {
    QAccessible::installFactory(makeAccessible);
    return true;
  }();
  (void)installed;
}

}  // namespace signifer::ui
