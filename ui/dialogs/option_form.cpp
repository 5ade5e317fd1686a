#include "dialogs/option_form.h"

#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <charconv>
#include <optional>

#include "widgets/choice_list.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// As a file of house rules has it.
std::string fileWord(const OptionInfo& option, std::int32_t value) {
  return option.values.empty() ? std::to_string(value) : option.values[static_cast<std::size_t>(value)];
}

QString spokenWord(const OptionInfo& option, std::int32_t value) {
  return option.values.empty() ? QString::number(value)
                               : QString::fromStdString(option.words[static_cast<std::size_t>(value)]);
}

// Nothing where the option has no such value.
std::optional<std::int32_t> valueOf(const OptionInfo& option, const std::string& word) {
  if (!option.values.empty()) {
    const auto found = std::ranges::find(option.values, word);
    if (found == option.values.end()) return std::nullopt;
    return static_cast<std::int32_t>(found - option.values.begin());
  }
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool good = error == std::errc() && end == word.data() + word.size();
  return good && number >= option.least && number <= option.most ? std::optional(number) : std::nullopt;
}

std::int32_t valueIn(const QWidget& editor) {
  if (const auto* list = qobject_cast<const QComboBox*>(&editor)) return list->currentIndex();
  return dynamic_cast<const QSpinBox&>(editor).value();
}

void putInto(QWidget& editor, std::int32_t value) {
  const QSignalBlocker quiet(&editor);
  if (auto* list = qobject_cast<QComboBox*>(&editor)) return list->setCurrentIndex(value);
  dynamic_cast<QSpinBox&>(editor).setValue(value);
}

}  // namespace

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), form_(new QFormLayout(this)) {
  form_->setContentsMargins(0, 0, 6, 0);
}

void OptionForm::clear() {
  while (form_->rowCount() > 0) form_->removeRow(0);
  rows_.clear();
}

void OptionForm::show(const std::vector<OptionInfo>& options, const std::vector<std::int32_t>& ofScenario) {
  if (!std::ranges::equal(options, rows_, {}, &OptionInfo::id, [](const Row& row) { return row.option.id; })) {
    clear();
    for (const OptionInfo& option : options) addRow(option);
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row& row = rows_[i];
    row.ofScenario = i < ofScenario.size() ? ofScenario[i] : row.option.standard;
    std::optional<std::int32_t> kept;
    if (const auto found = chosen_.find(row.option.id); found != chosen_.end())
      kept = valueOf(row.option, found->second);
    putInto(*row.editor, kept.value_or(row.ofScenario));
    tellWhose(row);
  }
  Q_EMIT changed();
}

void OptionForm::addRow(const OptionInfo& option) {
  Row row{option, option.standard, nullptr, nullptr};
  const std::size_t at = rows_.size();
  if (option.values.empty()) {
    auto* spin = new QSpinBox;
    spin->setRange(option.least, option.most);
    connect(spin, &QSpinBox::valueChanged, this, [this, at] { edited(at); });
    row.editor = spin;
  } else {
    auto* list = new ChoiceList;
    for (const std::string& word : option.words) list->addItem(QString::fromStdString(word));
    connect(list, &QComboBox::currentIndexChanged, this, [this, at] { edited(at); });
    row.editor = list;
  }
  row.editor->setObjectName(QString::fromStdString(option.id));
  auto* caption = new QLabel(QString::fromStdString(option.caption.empty() ? option.id : option.caption));
  caption->setWordWrap(true);
  caption->setBuddy(row.editor);
  row.editor->setAccessibleName(caption->text());
  row.note = new Label(12, QFont::Normal, Label::Tone::accent);
  row.note->setObjectName(row.editor->objectName() + QStringLiteral("-note"));
  row.note->setWordWrap(true);
  // A row of its own: a caption beside its field wraps after a few words.
  auto* column = new QVBoxLayout;
  column->setSpacing(2);
  column->addWidget(caption);
  column->addWidget(row.editor);
  column->addWidget(row.note);
  form_->addRow(column);
  rows_.push_back(row);
}

void OptionForm::edited(std::size_t row) {
  const Row& at = rows_[row];
  const std::int32_t value = valueIn(*at.editor);
  if (value == at.ofScenario)
    chosen_.erase(at.option.id);
  else
    chosen_[at.option.id] = fileWord(at.option, value);
  tellWhose(at);
  Q_EMIT changed();
}

void OptionForm::choose(const OptionPreset& preset) {
  {
    const QSignalBlocker quiet(this);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      putInto(*rows_[i].editor, valueIn(preset, rows_[i].option));
      edited(i);
    }
  }
  Q_EMIT changed();
}

std::vector<std::int32_t> OptionForm::values() const {
  std::vector<std::int32_t> values;
  for (const Row& row : rows_) values.push_back(valueIn(*row.editor));
  return values;
}

// A word of its own for each case: colours alone would tell nothing to those who do not see them.
void OptionForm::tellWhose(const Row& row) const {
  const OptionInfo& option = row.option;
  const std::int32_t value = valueIn(*row.editor);
  const QString printed = spokenWord(option, option.standard);
  const QString scenario = spokenWord(option, row.ofScenario);
  const bool ownScenario = row.ofScenario != option.standard;
  QString words;
  if (value != row.ofScenario && value != option.standard)
    words = ownScenario ? tr("Your choice. This scenario: %1. As printed: %2.").arg(scenario, printed)
                        : tr("Your choice. As printed: %1.").arg(printed);
  else if (ownScenario && value == row.ofScenario)
    words = tr("So in this scenario. As printed: %1.").arg(printed);
  else if (ownScenario)
    words = tr("Your choice, as printed. This scenario: %1.").arg(scenario);
  row.note->setText(words);
  row.note->setVisible(!words.isEmpty());
}

std::map<std::string, std::string> OptionForm::changes() const {
  std::map<std::string, std::string> changed;
  for (const Row& row : rows_)
    if (const std::int32_t value = valueIn(*row.editor); value != row.ofScenario)
      changed[row.option.id] = fileWord(row.option, value);
  return changed;
}

}  // namespace signifer::ui
