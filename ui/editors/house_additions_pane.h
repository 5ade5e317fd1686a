// A club's additions to the rules, kind by kind: a list with its buttons, and the form of the chosen addition. The form
// is built anew whenever another addition is chosen. The panes of modifiers and troop types fill it in.
#pragma once

#include <QWidget>
#include <functional>

#include "editors/house_rules_document.h"

class QListWidget;
class QListWidgetItem;
class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class HouseAdditionsPane : public QWidget {
  Q_OBJECT

 public:
  /// Shows the one at this place of the file's list.
  void show(int place);
  [[nodiscard]] QListWidget& list() { return *list_; }

 protected:
  using Addition = HouseRulesDocument::Addition;
  struct Words {
    /// The list's name for screen readers, and what its buttons say.
    QString list;
    QString more;
    /// The step that takes one out.
    QString removed;
  };
  /// Objects are called after `name`: "modifiers" is the list's, "newModifier" the button's.
  HouseAdditionsPane(HouseRulesDocument& document, Addition kind, const Words& words, const QString& name,
                     QWidget* parent);

  [[nodiscard]] HouseRulesDocument& document() { return document_; }
  [[nodiscard]] const HouseRulesDocument& document() const { return document_; }
  [[nodiscard]] Json additions() const;
  /// Above the buttons.
  void addAboveButtons(QWidget* widget);
  void refresh();
  void build();
  /// After what is emitting has returned.
  void buildSoon();
  /// Adds one to the list and shows it.
  void append(const QString& what, Json one);
  /// While the form itself changes the file it is not built anew under the pointer.
  void change(const QString& what, const std::function<void(Json&)>& edit, const QString& run = {});

  virtual void add() = 0;
  /// Before the list is filled: the rule set may be another one.
  virtual void prepare() {}
  virtual void fillItem(QListWidgetItem& item, const Json& one) = 0;
  virtual void fillForm(QVBoxLayout& column, const Json& one) = 0;
  /// The words shown while no addition is chosen.
  [[nodiscard]] virtual QString emptyWords() const = 0;
  /// The chosen one was changed by its form.
  virtual void edited(const Json& one);

 private:
  void refreshList();
  void remove();

  HouseRulesDocument& document_;
  Addition kind_;
  QString name_;
  QString removed_;
  QListWidget* list_;
  QVBoxLayout* left_;
  QVBoxLayout* place_;
  QWidget* form_ = nullptr;
  bool changing_ = false;
  bool filling_ = false;
};

}  // namespace signifer::ui
