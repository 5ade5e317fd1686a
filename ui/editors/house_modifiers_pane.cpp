#include "editors/house_modifiers_pane.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "editors/condition_editor.h"
#include "editors/editor_parts.h"
#include "editors/json_parts.h"
#include "schema/document.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostValue = 20;

QString signedFigure(int value) {
  return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

// Long titles do not push the form beyond its pane.
ChoiceList* narrowList() {
  auto* list = new ChoiceList;
  list->setMinimumContentsLength(12);
  return list;
}

}  // namespace

HouseModifiersPane::HouseModifiersPane(HouseRulesDocument& document, QWidget* parent)
    : HouseAdditionsPane(document, Addition::modifiers,
                         {tr("Modifiers of your own"), tr("New modifier"), tr("Modifier removed")},
                         QStringLiteral("Modifier"), parent) {}

const ProcedureInfo* HouseModifiersPane::procedureOf(const Json& modifier) const {
  const auto& all = document().definition().procedures();
  const auto found = std::ranges::find(all, textIn(modifier, "procedure"), &ProcedureInfo::id);
  return found == all.end() ? nullptr : &*found;
}

void HouseModifiersPane::fillItem(QListWidgetItem& item, const Json& one) {
  const ProcedureInfo* procedure = procedureOf(one);
  item.setText(tr("%1 %2, %3")
                   .arg(signedFigure(wholeIn(one, "value")), QString::fromStdString(textIn(one, "label")),
                        QString::fromStdString(procedure == nullptr ? textIn(one, "procedure") : procedure->title)));
}

QString HouseModifiersPane::emptyWords() const {
  const auto& tests = document().definition().procedures();
  const bool any = std::ranges::any_of(tests, [](const ProcedureInfo& one) { return !one.adds.empty(); });
  return any ? tr("A modifier is added to a test whenever its conditions hold: in play, in rulings, in the odds, on "
                  "paper and for machines.")
             : tr("These rules have no table that modifiers can be added to.");
}

void HouseModifiersPane::fillForm(QVBoxLayout& column, const Json& modifier) {
  says_ = new Label(15, QFont::DemiBold);
  says_->setWordWrap(true);
  says_->setText(sentence(modifier));
  column.addWidget(says_);
  buildHead(*formIn(column), modifier);
  column.addWidget(sectionHead(tr("It counts where")));
  buildConditions(column, modifier);
}

void HouseModifiersPane::edited(const Json& modifier) {
  if (says_ != nullptr) says_->setText(sentence(modifier));
}

void HouseModifiersPane::buildHead(QFormLayout& form, const Json& modifier) {
  auto* test = narrowList();
  test->setObjectName(QStringLiteral("test"));
  for (const ProcedureInfo& one : document().definition().procedures())
    if (!one.adds.empty())
      test->addItem(tr("%1: %2").arg(QString::fromStdString(one.title), QString::fromStdString(one.adds)),
                    QString::fromStdString(one.id));
  test->setCurrentIndex(test->findData(QString::fromStdString(textIn(modifier, "procedure"))));
  connect(test, &QComboBox::activated, this, [this, test] {
    change(tr("Test of a modifier"), [&](Json& one) {
      one["procedure"] = test->currentData().toString().toStdString();
      one.erase("if");
    });
    // Another test has other inputs; the list is still emitting.
    buildSoon();
  });
  form.addRow(tr("Added to"), test);
  auto* value = new QSpinBox;
  value->setObjectName(QStringLiteral("modifierValue"));
  value->setRange(-mostValue, mostValue);
  value->setPrefix(wholeIn(modifier, "value") > 0 ? QStringLiteral("+") : QString());
  value->setValue(wholeIn(modifier, "value"));
  connect(value, &QSpinBox::valueChanged, this, [this, value](int figure) {
    value->setPrefix(figure > 0 ? QStringLiteral("+") : QString());
    change(
        tr("Value of a modifier"), [&](Json& one) { one["value"] = figure; }, QStringLiteral("value"));
  });
  form.addRow(tr("Value"), value);
  const auto line = [&](const QString& caption, const char* member, const QString& hint) {
    auto* one = new QLineEdit(QString::fromStdString(textIn(modifier, member)));
    one->setObjectName(QStringLiteral("modifier-") + QString::fromLatin1(member));
    one->setPlaceholderText(hint);
    connect(one, &QLineEdit::textEdited, this, [this, member](const QString& words) {
      change(
          tr("Words of a modifier"),
          [&](Json& json) {
            const std::string text = nameFrom(words);
            if (text.empty() && std::string(member) == "text")
              json.erase(member);
            else
              json[member] = text;
          },
          QString::fromLatin1(member));
    });
    form.addRow(caption, one);
  };
  line(tr("In a few words"), "label", tr("river veterans"));
  line(tr("Rule"), "rule", tr("an id of your own, such as RV-1"));
  line(tr("The rule in full"), "text", tr("Veterans of the river fight with +2."));
}

void HouseModifiersPane::buildConditions(QVBoxLayout& column, const Json& modifier) {
  const ProcedureInfo* procedure = procedureOf(modifier);
  if (procedure == nullptr) return;
  QFormLayout* form = formIn(column);
  const Json conditions = objectIn(modifier, "if");
  auto* more = narrowList();
  more->setObjectName(QStringLiteral("addCondition"));
  more->addItem(conditions.empty() ? tr("Always; add a condition…") : tr("Add a condition…"), QString());
  for (const Field& input : procedure->inputs) {
    const QString name = QString::fromStdString(input.name);
    const QString caption = QString::fromStdString(input.caption.empty() ? input.name : input.caption);
    if (!conditions.contains(input.name)) {
      more->addItem(caption, name);
      continue;
    }
    auto* row = new QHBoxLayout;
    auto* editor = new ConditionEditor(input, conditions[input.name]);
    editor->setObjectName(QStringLiteral("if-") + name);
    connect(editor, &ConditionEditor::edited, this, [this, editor, name] {
      const Json value = editor->value();
      if (value.is_null()) return;
      change(
          tr("Condition of a modifier"), [&](Json& one) { one["if"][name.toStdString()] = value; },
          QStringLiteral("if:") + name);
    });
    auto* gone = new QPushButton(QStringLiteral("×"));
    gone->setObjectName(QStringLiteral("remove-") + name);
    gone->setAccessibleName(tr("Remove this condition"));
    gone->setToolTip(tr("Remove this condition"));
    gone->setMaximumWidth(qRound(Theme::current().px(30)));
    connect(gone, &QPushButton::clicked, this, [this, name] {
      change(tr("Condition removed"), [&](Json& one) {
        one["if"].erase(name.toStdString());
        if (one["if"].empty()) one.erase("if");
      });
      buildSoon();
    });
    row->addWidget(editor, 1, Qt::AlignTop);
    row->addWidget(gone, 0, Qt::AlignTop);
    auto* words = new QLabel(caption);
    words->setWordWrap(true);
    form->addRow(words, row);
  }
  connect(more, &QComboBox::activated, this, [this, more] { addCondition(more->currentData().toString()); });
  column.addWidget(more);
}

void HouseModifiersPane::addCondition(const QString& input) {
  if (input.isEmpty()) return;
  change(tr("Condition of a modifier"), [&](Json& one) {
    const ProcedureInfo* procedure = procedureOf(one);
    const int at = indexOf(procedure->inputs, input.toStdString());
    if (at >= 0)
      one["if"][input.toStdString()] = ConditionEditor::start(procedure->inputs[static_cast<std::size_t>(at)]);
  });
  buildSoon();
}

void HouseModifiersPane::add() {
  const auto& tests = document().definition().procedures();
  const auto first = std::ranges::find_if(tests, [](const ProcedureInfo& one) { return !one.adds.empty(); });
  if (first == tests.end()) return;
  const Json all = additions();
  const auto taken = [&](const std::string& id) {
    return document().definition().findRule(id) != nullptr ||
           std::ranges::any_of(all, [&](const Json& one) { return textIn(one, "rule") == id; });
  };
  int number = 1;
  while (taken("OUR-" + std::to_string(number))) ++number;
  append(tr("New modifier"), {{"procedure", first->id},
                              {"rule", "OUR-" + std::to_string(number)},
                              {"label", tr("our modifier").toStdString()},
                              {"value", 1}});
}

QString HouseModifiersPane::sentence(const Json& modifier) const {
  const ProcedureInfo* procedure = procedureOf(modifier);
  if (procedure == nullptr) return QString::fromStdString(textIn(modifier, "label"));
  QStringList conditions;
  const Json when = objectIn(modifier, "if");
  for (const Field& input : procedure->inputs)
    if (when.contains(input.name)) conditions << conditionWords(input, when[input.name]);
  const QString what = tr("%1: %2 added to %3")
                           .arg(QString::fromStdString(procedure->title), signedFigure(wholeIn(modifier, "value")),
                                QString::fromStdString(procedure->adds));
  return conditions.isEmpty() ? tr("%1, always.").arg(what)
                              : tr("%1. Where: %2.").arg(what, conditions.join(QStringLiteral("; ")));
}

}  // namespace signifer::ui
