#include "editors/scenario_pane.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "schema/document.h"
#include "schema/field_reader.h"
#include "widgets/field_form.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int notesHeight = 80;

}  // namespace

ScenarioPane::ScenarioPane(TableDocument& document, QWidget* parent) : QScrollArea(parent), document_(document) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(&document_, &TableDocument::changed, this, &ScenarioPane::refresh);
}

void ScenarioPane::refresh() {
  if (changing_) return;
  if (shown_ != &document_.rules()) return build();
  const QString title = QString::fromStdString(document_.model().title);
  if (title_->text().simplified() != title) title_->setText(title);
}

// One step of the document; what the pane itself changes it does not show anew.
void ScenarioPane::change(const QString& what, const std::function<void(TableModel&)>& edit, const QString& run) {
  TableModel next = document_.model();
  edit(next);
  changing_ = true;
  document_.change(what, std::move(next), run);
  changing_ = false;
}

void ScenarioPane::build() {
  shown_ = &document_.rules();
  auto* inner = new QWidget;
  auto* column = new QVBoxLayout(inner);
  column->setContentsMargins(8, 8, 8, 8);
  addWords(*column);
  addSettings(*column);
  addOptions(*column);
  column->addStretch();
  setWidget(inner);
}

void ScenarioPane::addWords(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Title")));
  title_ = new QLineEdit(QString::fromStdString(document_.model().title));
  title_->setObjectName(QStringLiteral("title"));
  title_->setMaxLength(static_cast<int>(longestName));
  connect(title_, &QLineEdit::textEdited, this, [this](const QString& words) {
    change(
        tr("Title"), [&](TableModel& m) { m.title = words.simplified().toStdString(); }, QStringLiteral("title"));
  });
  column.addWidget(title_);
  column.addWidget(sectionHead(tr("Notes")));
  notes_ = new QPlainTextEdit(QString::fromStdString(document_.model().notes));
  notes_->setMaximumHeight(notesHeight);
  notes_->setTabChangesFocus(true);
  connect(notes_, &QPlainTextEdit::textChanged, this, [this] {
    change(
        tr("Notes"), [&](TableModel& m) { m.notes = notes_->toPlainText().toStdString(); }, QStringLiteral("notes"));
  });
  column.addWidget(notes_);
}

void ScenarioPane::addSettings(QVBoxLayout& column) {
  const Fields& settings = document_.definition().settings();
  if (settings.empty()) return;
  column.addWidget(sectionHead(tr("This battle")));
  auto* form = new FieldForm(settings);
  for (std::size_t i = 0; i < settings.size(); ++i) {
    const Field& field = settings[i];
    if (!document_.model().settings.contains(field.name)) continue;
    const Document value = Document::parse("setting", document_.model().settings[field.name].dump());
    form->setValue(i, readValue(field, value.root()));
  }
  connect(form, &FieldForm::edited, this, [this, form] {
    change(
        tr("Settings"),
        [&](TableModel& m) {
          const Values values = form->values();
          for (std::size_t i = 0; i < form->fields().size(); ++i)
            m.settings[form->fields()[i].name] = toJson(form->fields()[i], values.at[i]);
        },
        QStringLiteral("settings"));
  });
  column.addWidget(form);
}

void ScenarioPane::addOptions(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("House rules")));
  auto* options = new QFormLayout;
  options->setRowWrapPolicy(QFormLayout::WrapAllRows);
  for (const OptionInfo& option : document_.definition().options()) {
    QWidget* editor = option.values.empty() ? numberOf(option) : wordsOf(option);
    editor->setObjectName(QString::fromStdString(option.id));
    auto* caption = new QLabel(QString::fromStdString(option.caption.empty() ? option.id : option.caption));
    caption->setWordWrap(true);
    caption->setBuddy(editor);
    options->addRow(caption, editor);
  }
  column.addLayout(options);
}

QWidget* ScenarioPane::numberOf(const OptionInfo& option) {
  const Json chosen = document_.model().options.value(option.id, Json());
  auto* spin = new QSpinBox;
  spin->setRange(option.least, option.most);
  spin->setValue(chosen.is_number_integer() ? chosen.get<int>() : option.standard);
  connect(spin, &QSpinBox::valueChanged, this,
          [this, option](int value) { setOption(option.id, value == option.standard ? Json() : Json(value)); });
  return spin;
}

QWidget* ScenarioPane::wordsOf(const OptionInfo& option) {
  const Json chosen = document_.model().options.value(option.id, Json());
  auto* list = new QComboBox;
  for (const std::string& word : option.words) list->addItem(QString::fromStdString(word));
  const auto at =
      chosen.is_string() ? std::ranges::find(option.values, chosen.get<std::string>()) : option.values.end();
  list->setCurrentIndex(at == option.values.end() ? option.standard : static_cast<int>(at - option.values.begin()));
  connect(list, &QComboBox::activated, this, [this, option](int value) {
    setOption(option.id, value == option.standard ? Json() : Json(option.values[static_cast<std::size_t>(value)]));
  });
  return list;
}

// A value as printed is left out of the file.
void ScenarioPane::setOption(const std::string& id, const Json& value) {
  change(
      tr("House rule"),
      [&](TableModel& m) { value.is_null() ? void(m.options.erase(id)) : void(m.options[id] = value); },
      QStringLiteral("option:") + QString::fromStdString(id));
}

}  // namespace signifer::ui
