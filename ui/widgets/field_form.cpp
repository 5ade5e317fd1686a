#include "widgets/field_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

#include "lengths.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/pose_form.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int unbounded = 1000000;
constexpr int listHeight = 84;

QString captionWithUnit(const Field& field) {
  QString caption = captionWithoutUnit(field);
  if (const QString unit = unitOf(field); !unit.isEmpty()) caption += QStringLiteral(" (%1)").arg(unit);
  return caption;
}

double asShown(const Field& field, double value) { return isLength(field) ? shown(value) : value; }

}  // namespace

FieldForm::FieldForm(Fields fields, QWidget* parent, HeldNames names)
    : QWidget(parent),
      fields_(std::move(fields)),
      names_(std::move(names)),
      touched_(fields_.size(), false),
      before_(fields_.size()) {
  // A form layout gives labels of several lines too little height.
  auto* form = new QGridLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setColumnStretch(0, 3);
  form->setColumnStretch(1, 2);
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    QWidget* editor = editorOf(i);
    editor->setObjectName(QString::fromStdString(fields_[i].name));
    editors_.push_back(editor);
    const int row = form->rowCount();
    if (auto* box = qobject_cast<QCheckBox*>(editor)) {
      // A box cannot break its words, a label can.
      const bool wide = box->fontMetrics().horizontalAdvance(box->text()) > qRound(Theme::current().px(230));
      if (!wide) {
        form->addWidget(editor, row, 0, 1, 2);
        labels_.push_back(nullptr);
        continue;
      }
      box->setText({});
    }
    const bool list = qobject_cast<QListWidget*>(editor) != nullptr;
    auto* label = new QLabel(captionWithUnit(fields_[i]));
    label->setWordWrap(true);
    label->setBuddy(editor);
    editor->setAccessibleName(label->text());
    labels_.push_back(label);
    form->addWidget(label, row, 0, 1, list ? 2 : 1);
    form->addWidget(editor, list ? row + 1 : row, list ? 0 : 1, 1, list ? 2 : 1);
  }
  form->setRowStretch(form->rowCount(), 1);
}

bool FieldForm::isNamed(std::size_t index) const {
  const Field& field = fields_[index];
  return field.type == FieldType::integer && field.holds != Holds::number &&
         !names_[static_cast<std::size_t>(field.holds)].isEmpty();
}

QWidget* FieldForm::editorOf(std::size_t index) {
  const Field& field = fields_[index];
  const auto edit = [this, index] { touch(index); };
  if (isNamed(index)) {
    auto* list = new ChoiceList;
    list->setMinimumContentsLength(9);
    // A number below 0 is no place of the list.
    for (int value = static_cast<int>(field.least); value < 0; ++value) {
      list->addItem(value == -1 ? tr("nobody") : QString::number(value));
    }
    list->addItems(names_[static_cast<std::size_t>(field.holds)]);
    connect(list, &QComboBox::currentIndexChanged, this, edit);
    return list;
  }
  if (field.type == FieldType::boolean) {
    auto* box = new QCheckBox(captionWithUnit(field));
    box->setChecked(field.standard.whole != 0);
    connect(box, &QCheckBox::toggled, this, edit);
    return box;
  }
  if (field.type == FieldType::choice) {
    auto* list = new ChoiceList;
    for (std::size_t i = 0; i < field.values.size(); ++i) list->addItem(wordOf(field, i));
    // A narrow form still fits.
    list->setMinimumContentsLength(9);
    list->setCurrentIndex(static_cast<int>(field.standard.whole));
    connect(list, &QComboBox::currentIndexChanged, this, edit);
    return list;
  }
  if (field.type == FieldType::list) {
    auto* list = new QListWidget;
    list->setMaximumHeight(listHeight);
    for (std::size_t i = 0; i < field.values.size(); ++i) {
      auto* item = new QListWidgetItem(wordOf(field, i), list);
      item->setCheckState(Qt::Unchecked);
    }
    connect(list, &QListWidget::itemChanged, this, edit);
    return list;
  }
  if (field.type == FieldType::number) {
    auto* spin = new QDoubleSpinBox;
    spin->setRange(field.bounded ? asShown(field, field.least) : -unbounded,
                   field.bounded ? asShown(field, field.most) : unbounded);
    spin->setDecimals(2);
    spin->setValue(asShown(field, field.standard.real));
    connect(spin, &QDoubleSpinBox::valueChanged, this, edit);
    return spin;
  }
  // Whole inches are no whole centimetres.
  if (isLength(field) && showsCentimetres()) {
    auto* spin = new QDoubleSpinBox;
    spin->setRange(field.bounded ? shown(field.least) : -unbounded, field.bounded ? shown(field.most) : unbounded);
    spin->setSingleStep(shown(1));
    spin->setValue(shown(static_cast<double>(field.standard.whole)));
    connect(spin, &QDoubleSpinBox::valueChanged, this, edit);
    return spin;
  }
  auto* spin = new QSpinBox;
  spin->setRange(field.bounded ? static_cast<int>(field.least) : -unbounded,
                 field.bounded ? static_cast<int>(field.most) : unbounded);
  spin->setValue(static_cast<int>(field.standard.whole));
  connect(spin, &QSpinBox::valueChanged, this, edit);
  return spin;
}

void FieldForm::keepWhatWas() {
  auto* form = qobject_cast<QGridLayout*>(layout());
  constexpr int roomForTheMark = 8;
  form->setContentsMargins(roomForTheMark, 0, 0, 0);
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    form->getItemPosition(form->indexOf(editors_[i]), &row, &column, &rows, &columns);
    QPushButton* was = wasButton();
    was->setObjectName(QStringLiteral("was-%1").arg(QString::fromStdString(fields_[i].name)));
    connect(was, &QPushButton::clicked, this, [this, i] {
      setValue(i, before_[i]);
      Q_EMIT edited();
    });
    form->addWidget(was, row, 2);
    was_.push_back(was);
  }
}

void FieldForm::showRows(const std::function<bool(std::size_t)>& shown) {
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const bool on = shown(i);
    editors_[i]->setVisible(on);
    if (labels_[i] != nullptr) labels_[i]->setVisible(on);
    if (!was_.empty()) was_[i]->setVisible(on && touched_[i]);
  }
}

QString FieldForm::wordsOf(std::size_t index, const Value& value) const {
  if (isNamed(index)) {
    const QStringList& names = names_[static_cast<std::size_t>(fields_[index].holds)];
    return value.whole < 0 || value.whole >= names.size() ? tr("nobody") : names[static_cast<int>(value.whole)];
  }
  switch (fields_[index].type) {
    case FieldType::boolean:
      return value.whole != 0 ? tr("yes") : tr("no");
    case FieldType::choice:
      return wordOf(fields_[index], static_cast<std::size_t>(value.whole));
    case FieldType::list:
      return {};
    case FieldType::number:
      return QString::number(asShown(fields_[index], value.real));
    default:
      return QString::number(asShown(fields_[index], static_cast<double>(value.whole)));
  }
}

void FieldForm::showWas(std::size_t index) {
  if (was_.empty()) return;
  const QString words = wordsOf(index, before_[index]);
  was_[index]->setText(words.isEmpty() ? tr("changed") : tr("was %1").arg(words));
  was_[index]->setVisible(touched_[index] && editors_[index]->isVisibleTo(this));
  update();
}

// A row that was changed by hand is tinted, and has the hand's colour at its left edge.
void FieldForm::paintEvent(QPaintEvent*) {
  if (was_.empty()) return;
  QPainter p(this);
  QColor tint = colours().judge;
  tint.setAlphaF(0.10F);
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    if (!touched_[i] || !editors_[i]->isVisibleTo(this)) continue;
    QRect row = editors_[i]->geometry() | was_[i]->geometry();
    if (labels_[i] != nullptr) row |= labels_[i]->geometry();
    row = QRect(0, row.top() - 2, width(), row.height() + 4);
    p.fillRect(row, tint);
    p.fillRect(QRect(0, row.top(), 3, row.height()), colours().judge);
  }
}

void FieldForm::touch(std::size_t index) {
  // A figure that is set back counts as never changed.
  touched_[index] = was_.empty() || valueOf(index) != before_[index];
  showWas(index);
  Q_EMIT edited();
}

Value FieldForm::valueOf(std::size_t index) const {
  QWidget* editor = editors_[index];
  if (auto* box = qobject_cast<QCheckBox*>(editor)) return {box->isChecked() ? 1 : 0, 0};
  if (auto* list = qobject_cast<QComboBox*>(editor)) {
    const int first = isNamed(index) ? static_cast<int>(std::min(0.0, fields_[index].least)) : 0;
    return {list->currentIndex() + first, 0};
  }
  if (auto* spin = qobject_cast<QDoubleSpinBox*>(editor)) {
    const double value = isLength(fields_[index]) ? inchesShownAs(spin->value()) : spin->value();
    return fields_[index].type == FieldType::number ? Value{0, value} : Value{std::llround(value), 0};
  }
  if (auto* spin = qobject_cast<QSpinBox*>(editor)) return {spin->value(), 0};
  Value bits;
  const auto* list = qobject_cast<QListWidget*>(editor);
  for (int i = 0; list != nullptr && i < list->count(); ++i)
    if (list->item(i)->checkState() == Qt::Checked) bits.whole |= std::int64_t{1} << i;
  return bits;
}

Values FieldForm::values() const {
  Values values;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const bool given = touched_[i] || !fields_[i].optional;
    values.given.push_back(given);
    values.at.push_back(given ? valueOf(i) : fields_[i].standard);
  }
  return values;
}

void FieldForm::setValue(std::size_t index, const Value& value) {
  const QSignalBlocker blocker(editors_[index]);
  if (auto* box = qobject_cast<QCheckBox*>(editors_[index])) box->setChecked(value.whole != 0);
  if (auto* list = qobject_cast<QComboBox*>(editors_[index])) {
    const int first = isNamed(index) ? static_cast<int>(std::min(0.0, fields_[index].least)) : 0;
    list->setCurrentIndex(static_cast<int>(value.whole) - first);
  }
  if (auto* spin = qobject_cast<QDoubleSpinBox*>(editors_[index]))
    spin->setValue(asShown(fields_[index],
                           fields_[index].type == FieldType::number ? value.real : static_cast<double>(value.whole)));
  if (auto* spin = qobject_cast<QSpinBox*>(editors_[index])) spin->setValue(static_cast<int>(value.whole));
  if (auto* list = qobject_cast<QListWidget*>(editors_[index]))
    for (int i = 0; i < list->count(); ++i)
      list->item(i)->setCheckState((value.whole >> i & 1) != 0 ? Qt::Checked : Qt::Unchecked);
  touched_[index] = false;
  before_[index] = value;
  showWas(index);
}

}  // namespace signifer::ui
