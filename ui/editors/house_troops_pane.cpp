#include "editors/house_troops_pane.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
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

using Addition = HouseRulesDocument::Addition;

constexpr double leastBase = 0.25;
constexpr double mostBase = 24;

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

HouseTroopsPane::HouseTroopsPane(HouseRulesDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 8, 0, 0);
  auto* left = new QVBoxLayout;
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("troops"));
  list_->setAccessibleName(tr("Troop types of your own"));
  list_->setItemDelegate(new EntryDelegate(list_));
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!filling_) build();
  });
  left->addWidget(list_, 1);
  like_ = new QComboBox;
  like_->setObjectName(QStringLiteral("troopLike"));
  like_->setAccessibleName(tr("A new troop type begins as a copy of"));
  left->addWidget(like_);
  auto* buttons = new QHBoxLayout;
  auto* more = new QPushButton(tr("New troop type like this"));
  more->setObjectName(QStringLiteral("newTroop"));
  connect(more, &QPushButton::clicked, this, &HouseTroopsPane::add);
  auto* gone = new QPushButton(tr("Remove"));
  gone->setObjectName(QStringLiteral("removeTroop"));
  connect(gone, &QPushButton::clicked, this, &HouseTroopsPane::remove);
  buttons->addWidget(more, 1);
  buttons->addWidget(gone);
  left->addLayout(buttons);
  row->addLayout(left, 2);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget;
  place_ = new QVBoxLayout(page);
  place_->setContentsMargins(0, 0, 0, 0);
  scroll->setWidget(page);
  row->addWidget(scroll, 3);
  connect(&document_, &HouseRulesDocument::changed, this, &HouseTroopsPane::refresh);
  connect(&Theme::current(), &Theme::changed, this, [this] {
    if (shown_ == nullptr) return;
    shown_ = nullptr;
    refresh();
  });
}

void HouseTroopsPane::show(int place) { list_->setCurrentRow(place); }

void HouseTroopsPane::fillLike() {
  shown_ = &document_.source();
  like_->clear();
  for (const TroopType& troop : document_.definition().troops())
    like_->addItem(symbolIcon(QString::fromStdString(troop.symbol), 18), QString::fromStdString(troop.name));
}

void HouseTroopsPane::refresh() {
  if (shown_ != &document_.source()) fillLike();
  refreshList();
  if (!changing_) build();
}

void HouseTroopsPane::refreshList() {
  const Json all = document_.additions(Addition::troops);
  filling_ = true;
  const int row = std::clamp(list_->currentRow(), all.empty() ? -1 : 0, static_cast<int>(all.size()) - 1);
  while (list_->count() > static_cast<int>(all.size())) delete list_->takeItem(list_->count() - 1);
  const Fields& fields = document_.definition().unitProfile();
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const Json& one = all[static_cast<std::size_t>(i)];
    QListWidgetItem* item = i < list_->count() ? list_->item(i) : new QListWidgetItem(list_);
    item->setText(QString::fromStdString(textIn(one, "name")));
    const std::vector<Value> values = valuesIn(fields, objectIn(one, "profile"));
    std::vector<std::int32_t> slots_;
    for (std::size_t f = 0; f < fields.size(); ++f) slots_.push_back(toSlot(fields[f], values[f]));
    item->setData(aboutRole, profileWords(fields, slots_));
    item->setData(symbolRole, QString::fromStdString(textIn(one, "symbol")));
  }
  list_->setCurrentRow(row);
  filling_ = false;
}

void HouseTroopsPane::build() {
  // The old form may be telling of a click in it.
  if (form_ != nullptr) {
    form_->hide();
    form_->deleteLater();
  }
  form_ = new QWidget;
  auto* column = new QVBoxLayout(form_);
  column->setContentsMargins(10, 0, 4, 4);
  place_->addWidget(form_);
  const Json all = document_.additions(Addition::troops);
  const int place = list_->currentRow();
  if (place < 0 || place >= static_cast<int>(all.size())) {
    auto* note = new Label(13, QFont::Normal, Label::Tone::second);
    note->setWordWrap(true);
    note->setText(
        tr("Troop types of your own stand beside the rule set's, in battles under these house rules and in army "
           "lists that take them over."));
    column->addWidget(note);
    column->addStretch();
    return;
  }
  const Json& troop = all[static_cast<std::size_t>(place)];
  QFormLayout* form = formIn(*column);
  buildHead(*form, troop);
  const Definition& d = document_.definition();
  if (!d.grid() && !d.basesFollow()) buildBase(*form, troop);
  column->addWidget(sectionHead(tr("Figures")));
  buildProfile(*column, troop);
  column->addStretch();
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
  auto* row = new QHBoxLayout;
  const auto spin = [&](const char* member, const QString& words) {
    auto* one = new QDoubleSpinBox;
    one->setRange(leastBase, mostBase);
    one->setSingleStep(0.25);
    one->setSuffix(tr(" in"));
    one->setValue(figureIn(base, member, 1));
    one->setAccessibleName(words);
    one->setObjectName(QStringLiteral("troop-") + QString::fromLatin1(member));
    connect(one, &QDoubleSpinBox::valueChanged, this, [this, member](double inches) {
      change(
          tr("Base"), [&](Json& json) { json["base"][member] = inches; }, QString::fromLatin1(member));
    });
    row->addWidget(one, 1);
  };
  spin("frontageInches", tr("Frontage"));
  row->addWidget(new QLabel(QStringLiteral("×")));
  spin("depthInches", tr("Depth"));
  form.addRow(tr("Base"), row);
}

void HouseTroopsPane::buildProfile(QVBoxLayout& column, const Json& troop) {
  const Fields& fields = document_.definition().unitProfile();
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
  const Definition& d = document_.definition();
  if (like_->currentIndex() < 0) return;
  const TroopType& like = d.troops()[static_cast<std::size_t>(like_->currentIndex())];
  Json all = document_.additions(Addition::troops);
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
  all.push_back(std::move(troop));
  const int place = static_cast<int>(all.size()) - 1;
  document_.setAdditions(Addition::troops, tr("New troop type"), all);
  show(place);
}

void HouseTroopsPane::remove() {
  Json all = document_.additions(Addition::troops);
  const int place = list_->currentRow();
  if (place < 0 || place >= static_cast<int>(all.size())) return;
  all.erase(static_cast<std::size_t>(place));
  document_.setAdditions(Addition::troops, tr("Troop type removed"), all);
}

// While the form itself changes the file it is not built anew under the pointer.
void HouseTroopsPane::change(const QString& what, const std::function<void(Json&)>& edit, const QString& run) {
  Json all = document_.additions(Addition::troops);
  const auto place = static_cast<std::size_t>(list_->currentRow());
  if (place >= all.size()) return;
  if (!all[place].is_object()) all[place] = Json::object();
  edit(all[place]);
  changing_ = true;
  document_.setAdditions(Addition::troops, what, all,
                         run.isEmpty() ? run : QStringLiteral("troop-%1:%2").arg(place).arg(run));
  changing_ = false;
}

}  // namespace signifer::ui
