// A row of an option or figure that house rules can change: how its value reads, and how it is edited. Choices are
// lists, options' numbers have bounds, everything else is typed as it stands. Long questions take as many lines as they
// need.
#pragma once

#include <QStyledItemDelegate>

namespace signifer::ui {

/// The roles of the column that holds the value.
enum ChoiceRole {
  /// The choice's place in the list of all.
  choiceRole = Qt::UserRole + 1,
  /// The value as JSON.
  jsonRole,
  /// The words to choose from, and what people read for them.
  valuesRole,
  captionsRole,
  leastRole,
  mostRole,
};
enum ChoiceColumn { what = 0, value = 1, standard = 2, rule = 3, from = 4 };

/// A value as people read it: an option's word by its caption, others without quotation marks and hyphens, lists with
/// commas.
[[nodiscard]] QString valueWords(const std::string& json, const QStringList& values, const QStringList& captions);

class ChoiceDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

}  // namespace signifer::ui
