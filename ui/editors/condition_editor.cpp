#include "editors/condition_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "editors/json_parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr double mostAllowed = 1000000;
constexpr int wordRows = 4;

bool isWords(const Field& input) { return input.type == FieldType::choice || input.type == FieldType::list; }

// The least and the most that a condition asks for; one figure is both.
std::pair<double, double> boundsOf(const Json& value) {
  if (value.is_number()) return {value.get<double>(), value.get<double>()};
  if (!value.is_object()) return {-mostAllowed, mostAllowed};
  return {figureIn(value, "min", -mostAllowed), figureIn(value, "max", mostAllowed)};
}

QStringList wordsIn(const Field& input, const Json& value) {
  const Json list = value.is_array() ? value : Json::array({value});
  QStringList words;
  for (const Json& one : list)
    if (one.is_string())
      if (const int at = input.indexOf(one.get<std::string>()); at >= 0)
        words << wordOf(input, static_cast<std::size_t>(at));
  return words;
}

}  // namespace

ConditionEditor::ConditionEditor(const Field& input, const Json& value, QWidget* parent)
    : QWidget(parent), input_(input) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  if (input_.type == FieldType::boolean)
    makeYesNo(value);
  else if (isWords(input_))
    makeWords(value);
  else
    makeFigures(value);
}

void ConditionEditor::makeYesNo(const Json& value) {
  yesNo_ = new QComboBox;
  yesNo_->addItems({tr("yes"), tr("no")});
  yesNo_->setCurrentIndex(value.is_boolean() && !value.get<bool>() ? 1 : 0);
  connect(yesNo_, &QComboBox::currentIndexChanged, this, &ConditionEditor::edited);
  layout()->addWidget(yesNo_);
}

void ConditionEditor::makeWords(const Json& value) {
  words_ = new QListWidget;
  const Json chosen = value.is_array() ? value : Json::array({value});
  for (std::size_t i = 0; i < input_.values.size(); ++i) {
    auto* item = new QListWidgetItem(wordOf(input_, i), words_);
    const bool is = std::ranges::find(chosen, Json(input_.values[i])) != chosen.end();
    item->setCheckState(is ? Qt::Checked : Qt::Unchecked);
  }
  const int rows = std::min(wordRows, static_cast<int>(input_.values.size()));
  words_->setFixedHeight(words_->sizeHintForRow(0) * rows + 2 * words_->frameWidth() + 2);
  connect(words_, &QListWidget::itemChanged, this, &ConditionEditor::edited);
  layout()->addWidget(words_);
}

void ConditionEditor::makeFigures(const Json& value) {
  const auto [least, most] = boundsOf(value);
  const double from = input_.bounded ? input_.least : -mostAllowed;
  const double to = input_.bounded ? input_.most : mostAllowed;
  const auto spin = [&](double start, double open, const QString& words) {
    auto* one = new QDoubleSpinBox;
    one->setDecimals(input_.type == FieldType::number ? 2 : 0);
    // The end that nothing is asked of is one step beyond what the input can be.
    one->setRange(std::min(from, open), std::max(to, open));
    if (open < from) one->setSpecialValueText(words);
    one->setValue(std::clamp(start, one->minimum(), one->maximum()));
    connect(one, &QDoubleSpinBox::valueChanged, this, &ConditionEditor::edited);
    return one;
  };
  least_ = spin(least, from - 1, tr("any"));
  least_->setAccessibleName(tr("At least"));
  most_ = spin(most, to, {});
  most_->setAccessibleName(tr("At most"));
  layout()->addWidget(least_);
  layout()->addWidget(new QLabel(tr("to")));
  layout()->addWidget(most_);
}

Json ConditionEditor::figure(double value) const {
  return input_.type == FieldType::number ? Json(value) : Json(static_cast<std::int64_t>(std::llround(value)));
}

Json ConditionEditor::value() const {
  if (yesNo_ != nullptr) return yesNo_->currentIndex() == 0;
  if (words_ != nullptr) {
    Json chosen = Json::array();
    for (int i = 0; i < words_->count(); ++i)
      if (words_->item(i)->checkState() == Qt::Checked) chosen.push_back(input_.values[static_cast<std::size_t>(i)]);
    if (chosen.empty()) return nullptr;
    return chosen.size() == 1 ? chosen[0] : chosen;
  }
  const bool below = least_->value() <= least_->minimum();
  const bool above = most_->value() >= most_->maximum();
  if (below && above) return nullptr;
  if (!below && least_->value() == most_->value()) return figure(least_->value());
  Json bounds = Json::object();
  if (!below) bounds["min"] = figure(least_->value());
  if (!above) bounds["max"] = figure(most_->value());
  return bounds;
}

Json ConditionEditor::start(const Field& input) {
  if (input.type == FieldType::boolean) return true;
  if (isWords(input)) return input.values.empty() ? Json() : Json(input.values.front());
  const double least = input.bounded ? input.least : 0;
  return {{"min", input.type == FieldType::number ? Json(least) : Json(static_cast<std::int64_t>(least))}};
}

QString conditionWords(const Field& input, const Json& value) {
  const QString caption = QString::fromStdString(input.caption.empty() ? input.name : input.caption);
  const auto figure = [](double one) { return QString::number(one, 'g', 6); };
  if (value.is_boolean()) return value.get<bool>() ? caption : ConditionEditor::tr("not: %1").arg(caption);
  if (isWords(input)) {
    const QStringList words = wordsIn(input, value);
    return QStringLiteral("%1: %2").arg(caption, words.join(ConditionEditor::tr(" or ")));
  }
  const auto [least, most] = boundsOf(value);
  if (least == most) return QStringLiteral("%1: %2").arg(caption, figure(least));
  if (most >= mostAllowed) return ConditionEditor::tr("%1: at least %2").arg(caption, figure(least));
  if (least <= -mostAllowed) return ConditionEditor::tr("%1: at most %2").arg(caption, figure(most));
  return ConditionEditor::tr("%1: %2 to %3").arg(caption, figure(least), figure(most));
}

}  // namespace signifer::ui
