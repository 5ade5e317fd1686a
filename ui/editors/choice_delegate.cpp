#include "editors/choice_delegate.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTreeView>
#include <nlohmann/json.hpp>

#include "schema/document.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int choiceHeight = 26;
constexpr int textMargin = 14;
constexpr int lineGap = 8;

}  // namespace

QString valueWords(const std::string& json, const QStringList& values, const QStringList& captions) {
  const Json parsed = Json::parse(json, nullptr, false);
  if (parsed.is_string()) {
    const auto place = values.indexOf(QString::fromStdString(parsed.get<std::string>()));
    return place >= 0 && place < captions.size() ? captions[place] : plainWord(parsed.get<std::string>());
  }
  if (parsed.is_boolean()) return parsed.get<bool>() ? QObject::tr("yes") : QObject::tr("no");
  if (!parsed.is_array()) return QString::fromStdString(json);
  QStringList parts;
  for (const Json& one : parsed) parts << valueWords(one.dump(), values, captions);
  return parts.join(QStringLiteral(", "));
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize usual = QStyledItemDelegate::sizeHint(option, index);
  int height = static_cast<int>(Theme::current().px(choiceHeight));
  const auto* view = qobject_cast<const QTreeView*>(option.widget);
  const bool wraps = index.column() == what || index.column() == value || index.column() == standard;
  if (view != nullptr && wraps && index.parent().isValid()) {
    const int indent = index.column() == what ? 2 * view->indentation() : 0;
    const int width = std::max(40, view->columnWidth(index.column()) - indent - textMargin);
    const QFontMetrics metrics(Theme::current().font(13, QFont::DemiBold));
    const QRect words = metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, index.data().toString());
    height = std::max(height, words.height() + lineGap);
  }
  return {usual.width(), height};
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  if (index.column() != value || !index.data(choiceRole).isValid()) return nullptr;
  const QStringList values = index.data(valuesRole).toStringList();
  if (!values.isEmpty()) {
    auto* list = new QComboBox(parent);
    const QStringList captions = index.data(captionsRole).toStringList();
    for (qsizetype i = 0; i < values.size(); ++i) list->addItem(captions.value(i, values[i]), values[i]);
    connect(list, &QComboBox::activated, this, [this, list] {
      auto* self = const_cast<ChoiceDelegate*>(this);
      Q_EMIT self->commitData(list);
      Q_EMIT self->closeEditor(list);
    });
    return list;
  }
  if (index.data(leastRole).toInt() < index.data(mostRole).toInt()) {
    auto* spin = new QSpinBox(parent);
    spin->setRange(index.data(leastRole).toInt(), index.data(mostRole).toInt());
    return spin;
  }
  return new QLineEdit(parent);
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  const QString json = index.data(jsonRole).toString();
  if (auto* list = qobject_cast<QComboBox*>(editor))
    list->setCurrentIndex(list->findData(QString(json).remove(QLatin1Char('"'))));
  if (auto* spin = qobject_cast<QSpinBox*>(editor)) spin->setValue(json.toInt());
  if (auto* line = qobject_cast<QLineEdit*>(editor)) line->setText(json);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
  QString json;
  if (auto* list = qobject_cast<QComboBox*>(editor))
    json = QLatin1Char('"') + list->currentData().toString() + QLatin1Char('"');
  else if (auto* spin = qobject_cast<QSpinBox*>(editor))
    json = QString::number(spin->value());
  else if (auto* line = qobject_cast<QLineEdit*>(editor))
    json = line->text().trimmed();
  // Keep the old value if the typed words are no JSON.
  if (Json::parse(json.toStdString(), nullptr, false).is_discarded()) return;
  model->setData(index, json, jsonRole);
}

}  // namespace signifer::ui
