#include "editors/house_troops_pane.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editors/army_catalogue.h"
#include "editors/editor_parts.h"
#include "editors/entry_delegate.h"
#include "editors/json_parts.h"
#include "schema/field_reader.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/field_form.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// A profile that a person may have typed; standards where it makes no sense.
std::vector<Value> valuesIn(const Fields& fields, const Json& profile) {
  const Document document = Document::parse("profile", profile.dump());
  std::vector<Value> values;
  for (const Field& field : fields) {
    values.push_back(field.standard);
    try {
      if (const auto given = document.root().find(field.name)) values.back() = readValue(field, *given);
    } catch (const SourceError&) {
      // The check names it.
    }
  }
  return values;
}

}  // namespace

HouseTroopsPane::HouseTroopsPane(HouseRulesDocument& document, QWidget* parent)
    : HouseAdditionsPane(document, Addition::troops,
                         {tr("Troop types of your own"), tr("New troop type like this"), tr("Troop type removed")},
                         QStringLiteral("Troop"), parent) {
  list().setItemDelegate(new EntryDelegate(&list()));
  like_ = new QComboBox;
  like_->setObjectName(QStringLiteral("troopLike"));
  like_->setAccessibleName(tr("A new troop type begins as a copy of"));
  addAboveButtons(like_);
  connect(&Theme::current(), &Theme::changed, this, [this] {
    if (shown_ == nullptr) return;
    shown_ = nullptr;
    refresh();
  });
}

void HouseTroopsPane::prepare() {
  if (shown_ == &document().source()) return;
  shown_ = &document().source();
  like_->clear();
  for (const TroopType& troop : document().definition().troops())
    like_->addItem(symbolIcon(QString::fromStdString(troop.symbol), 18), QString::fromStdString(troop.name));
}

void HouseTroopsPane::fillItem(QListWidgetItem& item, const Json& one) {
  const Fields& fields = document().definition().unitProfile();
  item.setText(QString::fromStdString(textIn(one, "name")));
  const std::vector<Value> values = valuesIn(fields, objectIn(one, "profile"));
  std::vector<std::int32_t> profile;
  for (std::size_t f = 0; f < fields.size(); ++f) profile.push_back(toSlot(fields[f], values[f]));
  item.setData(aboutRole, profileWords(fields, profile));
  item.setData(symbolRole, QString::fromStdString(textIn(one, "symbol")));
}

QString HouseTroopsPane::emptyWords() const {
  return tr(
      "Troop types of your own stand beside the rule set's, in battles under these house rules and in army "
      "lists that take them over.");
}

void HouseTroopsPane::fillForm(QVBoxLayout& column, const Json& troop) {
  QFormLayout* form = formIn(column);
  buildHead(*form, troop);
  const Definition& d = document().definition();
  if (!d.grid() && !d.basesFollow()) buildBase(*form, troop);
  column.addWidget(sectionHead(tr("Figures")));
  buildProfile(column, troop);
}

void HouseTroopsPane::buildHead(QFormLayout& form, const Json& troop) {
  const auto line = [&](const QString& caption, const char* member, const QString& hint) {
    auto* one = new QLineEdit(QString::fromStdString(textIn(troop, member)));
    one->setObjectName(QStringLiteral("troop-") + QString::fromLatin1(member));
    one->setToolTip(hint);
    connect(one, &QLineEdit::textEdited, this, [this, member](const QString& words) {
      change(
          tr("Troop type named"), [&](Json& json) { json[member] = nameFrom(words); }, QString::fromLatin1(member));
    });
    form.addRow(caption, one);
  };
  line(tr("Name"), "name", {});
  line(tr("Id"), "id", tr("What files call it: letters, digits and hyphens"));
  QComboBox* drawing = troopSymbolList(QString::fromStdString(textIn(troop, "symbol")));
  drawing->setObjectName(QStringLiteral("troopSymbol"));
  connect(drawing, &QComboBox::activated, this, [this, drawing] {
    change(tr("Drawing"), [&](Json& json) { json["symbol"] = drawing->currentData().toString().toStdString(); });
  });
  form.addRow(tr("Drawing"), drawing);
}

void HouseTroopsPane::buildBase(QFormLayout& form, const Json& troop) {
  const Json base = objectIn(troop, "base");
  const auto spin = [&](const char* member, const QString& words) {
    QDoubleSpinBox* one = baseSpin(words);
    one->setValue(figureIn(base, member, 1));
    one->setObjectName(QStringLiteral("troop-") + QString::fromLatin1(member));
    connect(one, &QDoubleSpinBox::valueChanged, this, [this, member](double inches) {
      change(
          tr("Base"), [&](Json& json) { json["base"][member] = inches; }, QString::fromLatin1(member));
    });
    return one;
  };
  form.addRow(tr("Base"), timesRow(spin("frontageInches", tr("Frontage")), spin("depthInches", tr("Depth"))));
}

void HouseTroopsPane::buildProfile(QVBoxLayout& column, const Json& troop) {
  const Fields& fields = document().definition().unitProfile();
  const std::vector<Value> values = valuesIn(fields, objectIn(troop, "profile"));
  auto* form = new FieldForm(fields);
  form->setObjectName(QStringLiteral("troopProfile"));
  for (std::size_t i = 0; i < fields.size(); ++i) form->setValue(i, values[i]);
  connect(form, &FieldForm::edited, this, [this, form] {
    change(
        tr("Figures"),
        [&](Json& json) {
          const Values given = form->values();
          Json next = Json::object();
          for (std::size_t i = 0; i < form->fields().size(); ++i) {
            const Field& field = form->fields()[i];
            if (field.required || toSlot(field, given.at[i]) != toSlot(field, field.standard))
              next[field.name] = toJson(field, given.at[i]);
          }
          json["profile"] = std::move(next);
        },
        QStringLiteral("profile"));
  });
  column.addWidget(form);
}

void HouseTroopsPane::add() {
  const Definition& d = document().definition();
  if (like_->currentIndex() < 0) return;
  const TroopType& like = d.troops()[static_cast<std::size_t>(like_->currentIndex())];
  const Json all = additions();
  const auto taken = [&](const std::string& id) {
    return std::ranges::any_of(all, [&](const Json& one) { return textIn(one, "id") == id; });
  };
  std::string id = "our-" + like.id;
  for (int i = 2; taken(id); ++i) id = "our-" + like.id + "-" + std::to_string(i);
  Json troop{
      {"id", id}, {"name", tr("Our %1").arg(QString::fromStdString(like.name)).toStdString()}, {"symbol", like.symbol}};
  if (like.frontage > 0)
    troop["base"] = {{"frontageInches", toInches(like.frontage)}, {"depthInches", toInches(like.depth)}};
  Json profile = Json::object();
  for (std::size_t i = 0; i < d.unitProfile().size(); ++i) {
    const Field& field = d.unitProfile()[i];
    if (field.required || like.profile[i] != toSlot(field, field.standard))
      profile[field.name] = toJson(field, fromSlot(field, like.profile[i]));
  }
  troop["profile"] = std::move(profile);
  append(tr("New troop type"), std::move(troop));
}

}  // namespace signifer::ui
