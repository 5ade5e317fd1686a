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

void ScenarioPane::build() {
  shown_ = &document_.rules();
  const Definition& d = document_.definition();
  auto* inner = new QWidget;
  auto* column = new QVBoxLayout(inner);
  column->setContentsMargins(8, 8, 8, 8);
  const auto change = [this](const QString& what, const auto& edit, const QString& run) {
    TableModel next = document_.model();
    edit(next);
    changing_ = true;
    document_.change(what, std::move(next), run);
    changing_ = false;
  };
  column->addWidget(sectionHead(tr("Title")));
  title_ = new QLineEdit(QString::fromStdString(document_.model().title));
  title_->setObjectName(QStringLiteral("title"));
  title_->setMaxLength(static_cast<int>(longestName));
  connect(title_, &QLineEdit::textEdited, this, [change](const QString& words) {
    change(
        tr("Title"), [&](TableModel& m) { m.title = words.simplified().toStdString(); }, QStringLiteral("title"));
  });
  column->addWidget(title_);
  column->addWidget(sectionHead(tr("Notes")));
  notes_ = new QPlainTextEdit(QString::fromStdString(document_.model().notes));
  notes_->setMaximumHeight(notesHeight);
  notes_->setTabChangesFocus(true);
  connect(notes_, &QPlainTextEdit::textChanged, this, [this, change] {
    change(
        tr("Notes"), [&](TableModel& m) { m.notes = notes_->toPlainText().toStdString(); }, QStringLiteral("notes"));
  });
  column->addWidget(notes_);
  if (!d.settings().empty()) {
    column->addWidget(sectionHead(tr("This battle")));
    auto* form = new FieldForm(d.settings());
    for (std::size_t i = 0; i < d.settings().size(); ++i) {
      const Field& field = d.settings()[i];
      if (!document_.model().settings.contains(field.name)) continue;
      const Document value = Document::parse("setting", document_.model().settings[field.name].dump());
      form->setValue(i, readValue(field, value.root()));
    }
    connect(form, &FieldForm::edited, this, [change, form] {
      change(
          tr("Settings"),
          [&](TableModel& m) {
            const Values values = form->values();
            for (std::size_t i = 0; i < form->fields().size(); ++i)
              m.settings[form->fields()[i].name] = toJson(form->fields()[i], values.at[i]);
          },
          QStringLiteral("settings"));
    });
    column->addWidget(form);
  }
  column->addWidget(sectionHead(tr("House rules")));
  auto* options = new QFormLayout;
  options->setRowWrapPolicy(QFormLayout::WrapAllRows);
  for (const OptionInfo& option : d.options()) {
    const Json chosen = document_.model().options.value(option.id, Json());
    const auto set = [change, option](const Json& value, bool standard) {
      change(
          tr("House rule"),
          [&](TableModel& m) {
            if (standard)
              m.options.erase(option.id);
            else
              m.options[option.id] = value;
          },
          QStringLiteral("option:") + QString::fromStdString(option.id));
    };
    QWidget* editor = nullptr;
    if (option.values.empty()) {
      auto* spin = new QSpinBox;
      spin->setRange(option.least, option.most);
      spin->setValue(chosen.is_number_integer() ? chosen.get<int>() : option.standard);
      connect(spin, &QSpinBox::valueChanged, this, [set, option](int value) { set(value, value == option.standard); });
      editor = spin;
    } else {
      auto* list = new QComboBox;
      for (const std::string& word : option.words) list->addItem(QString::fromStdString(word));
      const auto at =
          chosen.is_string() ? std::ranges::find(option.values, chosen.get<std::string>()) : option.values.end();
      list->setCurrentIndex(at == option.values.end() ? option.standard : static_cast<int>(at - option.values.begin()));
      connect(list, &QComboBox::activated, this, [set, option](int value) {
        set(option.values[static_cast<std::size_t>(value)], value == option.standard);
      });
      editor = list;
    }
    editor->setObjectName(QString::fromStdString(option.id));
    auto* caption = new QLabel(QString::fromStdString(option.caption.empty() ? option.id : option.caption));
    caption->setWordWrap(true);
    caption->setBuddy(editor);
    options->addRow(caption, editor);
  }
  column->addLayout(options);
  column->addStretch();
  setWidget(inner);
}

}  // namespace signifer::ui
